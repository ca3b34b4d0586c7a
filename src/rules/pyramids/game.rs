use std::ops::RangeInclusive;

use super::counts::Counts;
use super::path::Path;
use super::pawns::Pawns;
use super::turn::Listener;
use super::{Action, ActionList, Award, Illegal, Piece, Place, Places, Report};
use crate::rules::Seat;

/// What the game is waiting for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// A player takes a pyramid.
    Turn(Seat),
    /// Nothing more; the game has ended.
    Over(Ending),
}

/// How the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// Only one player was not at the end, and took all that was left.
    Swept,
    /// The last take left nothing ahead of anybody.
    Emptied,
    /// All players agreed to end it.
    Agreed,
}

/// A game of pyramids. Everything in it lies open.
///
/// ```
/// use mandala::rules::Seat;
/// use mandala::rules::pyramids::Game;
///
/// let mut game = Game::deal(42, 3, Seat::default());
/// while let Some(action) = game.legal_actions().get(0) {
///     game.apply(action)?;
/// }
/// assert!(game.is_over() && game.standing().is_some());
/// # Ok::<(), mandala::rules::pyramids::Illegal>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// What was laid on each place, also where nothing is left.
    pub(super) path: Path,
    /// Where something still lies.
    pub(super) left: Places,
    /// How many pieces of each group still lie on the path.
    pub(super) on_path: Counts,
    pub(super) eye: Counts,
    pub(super) players: u8,
    pub(super) pawns: Pawns,
    // By seat; those beyond the players have nothing.
    pub(super) owned: [Counts; Seat::MOST],
    pub(super) points: [u8; Seat::MOST],
    pub(super) phase: Phase,
}

impl Game {
    /// How many can play.
    pub const PLAYERS: RangeInclusive<usize> = 2..=Seat::MOST;

    /// Deals the game of a seed: the same one on every platform, in every version.
    ///
    /// The pieces, five of each group in the order of [`Piece::ALL`], are shuffled and
    /// laid out from the first place on.
    ///
    /// # Panics
    ///
    /// If the game is not for so many players.
    ///
    /// ```
    /// use mandala::rules::Seat;
    /// use mandala::rules::pyramids::{Game, Place};
    ///
    /// let game = Game::deal(42, 4, Seat::default());
    /// assert_eq!(game.piece(Place::new(1).unwrap()).unwrap().to_string(), "U1");
    /// assert_eq!(game.to_act(), Some(Seat::default()));
    /// ```
    pub fn deal(seed: u64, players: usize, first: Seat) -> Game {
        Game::lay(Path::deal(seed), players, first)
    }

    /// Begins with five pieces of each group on the path.
    #[inline]
    pub(super) fn lay(path: Path, players: usize, first: Seat) -> Game {
        assert!(
            Game::PLAYERS.contains(&players) && first.index() < players,
            "pyramids is a game for two to five"
        );
        Game {
            path,
            left: Places::ALL,
            on_path: Counts::ALL,
            eye: Counts::NONE,
            players: players as u8,
            pawns: Pawns::at_start(players),
            owned: [Counts::NONE; Seat::MOST],
            points: [0; Seat::MOST],
            phase: Phase::Turn(first),
        }
    }

    /// How many play.
    pub fn players(&self) -> usize {
        usize::from(self.players)
    }

    /// Everybody's seat, in order.
    #[inline]
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(usize::from(self.players))
    }

    /// What the game is waiting for.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Whose turn it is; nobody's once the game is over.
    #[inline]
    pub fn to_act(&self) -> Option<Seat> {
        match self.phase {
            Phase::Turn(seat) => Some(seat),
            Phase::Over(_) => None,
        }
    }

    /// Whether the game has ended.
    pub fn is_over(&self) -> bool {
        self.to_act().is_none()
    }

    /// Where pyramids still lie.
    #[inline]
    pub fn left(&self) -> Places {
        self.left
    }

    /// Where pyramids lie ahead of this player.
    ///
    /// ```
    /// use mandala::rules::Seat;
    /// use mandala::rules::pyramids::Game;
    ///
    /// let mut game = Game::deal(42, 2, Seat::default());
    /// game.apply("take 70".parse()?)?;
    /// assert_eq!(game.ahead(Seat::default()).len(), 5);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn ahead(&self, seat: Seat) -> Places {
        self.left.ahead_of(self.pawn(seat))
    }

    /// The pyramid that lies on a place.
    pub fn piece(&self, place: Place) -> Option<Piece> {
        self.laid(place).filter(|_| self.left.contains(place))
    }

    /// The pyramid that lay on a place when the game was laid out, even if it is gone.
    ///
    /// ```
    /// use mandala::rules::Seat;
    /// use mandala::rules::pyramids::{Game, Place};
    ///
    /// let mut game = Game::deal(42, 2, Seat::default());
    /// game.apply("take 17".parse()?)?;
    /// let place = Place::new(17).unwrap();
    /// assert_eq!(game.piece(place), None);
    /// assert_eq!(game.laid(place).unwrap().to_string(), "B3");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn laid(&self, place: Place) -> Option<Piece> {
        self.path.get(place)
    }

    /// Where this player's pawn stands; `None` is the start.
    #[inline]
    pub fn pawn(&self, seat: Seat) -> Option<Place> {
        self.pawns.get(seat)
    }

    /// Whose pawn stands on a place.
    pub fn pawn_on(&self, place: Place) -> Option<Seat> {
        self.seats().find(|&seat| self.pawn(seat) == Some(place))
    }

    /// Whether nothing lies ahead of this player any more, so that they pass for the rest
    /// of the game.
    #[inline]
    pub fn is_at_end(&self, seat: Seat) -> bool {
        self.left.last() <= self.pawn(seat)
    }

    /// How many pieces of a group still lie on the path.
    pub fn on_path(&self, group: Piece) -> u8 {
        self.on_path.of(group)
    }

    /// How many pieces of a group lie in front of a player; none once it is scored.
    pub fn owned(&self, seat: Seat, group: Piece) -> u8 {
        self.owned[seat.index()].of(group)
    }

    /// How many pieces of a group lie in the eye. Once it is scored, that is none, or all
    /// five if nobody owned one.
    pub fn eye(&self, group: Piece) -> u8 {
        self.eye.of(group)
    }

    /// Whether a group was scored: none of it lies on the path any more.
    pub fn is_scored(&self, group: Piece) -> bool {
        self.on_path(group) == 0
    }

    /// The points of a player.
    pub fn points(&self, seat: Seat) -> u8 {
        self.points[seat.index()]
    }

    /// Who would get the points of a group if it were scored now; nobody gets anything
    /// any more once it was.
    #[inline]
    pub fn award(&self, group: Piece) -> Award {
        Award {
            group,
            pieces: self.owned.map(|owned| owned.of(group)),
            pawns: self.pawns,
        }
    }

    /// Everything the player whose turn it is may do, sorted; empty only when the game
    /// is over.
    ///
    /// ```
    /// use mandala::rules::Seat;
    /// use mandala::rules::pyramids::Game;
    ///
    /// let legal = Game::deal(42, 2, Seat::default()).legal_actions();
    /// assert_eq!(legal.get(0).unwrap().to_string(), "take 1 small blue");
    /// ```
    #[inline]
    pub fn legal_actions(&self) -> ActionList {
        let places = self.to_act().map(|seat| self.ahead(seat));
        ActionList::new(places.unwrap_or_default(), self.path)
    }

    /// Does an action of the player whose turn it is.
    ///
    /// # Errors
    ///
    /// The reason why it is not legal; then nothing has changed.
    ///
    /// ```
    /// use mandala::rules::Seat;
    /// use mandala::rules::pyramids::{Game, Illegal};
    ///
    /// let mut game = Game::deal(42, 2, Seat::default());
    /// game.apply("take 17 large black".parse()?)?;
    /// assert_eq!(game.to_act().unwrap().name(), "two");
    /// let refused = game.apply("take 17".parse()?).unwrap_err();
    /// assert!(matches!(refused, Illegal::Empty { .. }));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn apply(&mut self, action: Action) -> Result<Report, Illegal> {
        let mut report = Report::new();
        self.play(action, &mut report)?;
        Ok(report)
    }

    /// Does an action like [`apply`](Game::apply), but makes no report of it: a search
    /// plays thousands of actions that nobody sees.
    ///
    /// # Errors
    ///
    /// The reason why it is not legal; then nothing has changed.
    ///
    /// ```
    /// use mandala::rules::Seat;
    /// use mandala::rules::pyramids::Game;
    ///
    /// let mut reported = Game::deal(42, 2, Seat::default());
    /// let mut unseen = reported.clone();
    /// reported.apply("take 17".parse()?)?;
    /// unseen.apply_silently("take 17".parse()?)?;
    /// assert_eq!(reported, unseen);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn apply_silently(&mut self, action: Action) -> Result<(), Illegal> {
        self.play(action, &mut ())
    }

    #[inline]
    fn play(&mut self, action: Action, listener: &mut impl Listener) -> Result<(), Illegal> {
        let seat = self.to_act().ok_or(Illegal::GameOver)?;
        self.check(seat, action)?;
        self.take(seat, action.place, listener);
        Ok(())
    }

    /// Whether this player may do this now, and which piece they would take.
    ///
    /// # Errors
    ///
    /// The reason why they may not.
    ///
    /// ```
    /// use mandala::rules::Seat;
    /// use mandala::rules::pyramids::{Game, Illegal};
    ///
    /// let game = Game::deal(42, 2, Seat::default());
    /// let (one, two) = (Seat::default(), Seat::default().next(2));
    /// assert_eq!(game.check(one, "take 1".parse()?)?.to_string(), "U1");
    /// assert_eq!(game.check(two, "take 1".parse()?), Err(Illegal::NotYours { player: one }));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn check(&self, seat: Seat, action: Action) -> Result<Piece, Illegal> {
        let Action { place, piece } = action;
        match self.laid(place) {
            Some(lies)
                if self.to_act() == Some(seat)
                    && self.left.contains(place)
                    && Some(place) > self.pawn(seat)
                    && piece.is_none_or(|named| named == lies) =>
            {
                Ok(lies)
            }
            _ => Err(self.refusal(seat, action)),
        }
    }

    /// Why a player may not do this.
    #[cold]
    fn refusal(&self, seat: Seat, action: Action) -> Illegal {
        let Action { place, piece } = action;
        let Some(player) = self.to_act() else {
            return Illegal::GameOver;
        };
        if player != seat && self.is_at_end(seat) {
            return Illegal::AtEnd { seat };
        }
        if player != seat {
            return Illegal::NotYours { player };
        }
        match (self.piece(place), self.pawn(seat), piece) {
            (Some(_), Some(pawn), _) if place < pawn => Illegal::Behind { place, pawn },
            (Some(lies), _, Some(named)) => Illegal::OtherPiece { place, named, lies },
            _ => Illegal::Empty {
                place,
                pawn: self.pawn_on(place),
            },
        }
    }

    /// The game after this action, and what it would bring about.
    ///
    /// # Errors
    ///
    /// The reason why it is not legal.
    ///
    /// ```
    /// use mandala::rules::Seat;
    /// use mandala::rules::pyramids::Game;
    ///
    /// let game = Game::deal(42, 2, Seat::default());
    /// let (after, report) = game.after("take 75".parse()?)?;
    /// assert_eq!(report.swept().len(), 74);
    /// assert_eq!(after.points(Seat::default()), 2);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn after(&self, action: Action) -> Result<(Game, Report), Illegal> {
        let mut after = self.clone();
        let report = after.apply(action)?;
        Ok((after, report))
    }

    /// Ends the game because all players agree to; the points count as they stand.
    ///
    /// # Errors
    ///
    /// If the game is over already.
    ///
    /// ```
    /// use mandala::rules::Seat;
    /// use mandala::rules::pyramids::{Ending, Game, Phase};
    ///
    /// let mut game = Game::deal(42, 2, Seat::default());
    /// game.agree_to_end()?;
    /// assert_eq!(game.phase(), Phase::Over(Ending::Agreed));
    /// # Ok::<(), mandala::rules::pyramids::Illegal>(())
    /// ```
    pub fn agree_to_end(&mut self) -> Result<Report, Illegal> {
        if self.is_over() {
            return Err(Illegal::GameOver);
        }
        let mut report = Report::new();
        self.end(Ending::Agreed, &mut report);
        Ok(report)
    }
}
