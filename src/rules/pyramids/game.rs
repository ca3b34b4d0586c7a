use std::ops::RangeInclusive;

use super::counts::Counts;
use super::path::Path;
use super::pawns::Pawns;
use super::turn::Listener;
use super::{
    Action, ActionList, Award, Illegal, Layout, PLACES, PathFault, Piece, Place, Places, Report,
};
use crate::rules::game::{self, Game as _, Standing};
use crate::rules::{Kind, Seat};

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
/// use mandala::rules::game::Game as _;
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

    /// Where pyramids still lie.
    #[inline]
    pub fn left(&self) -> Places {
        self.left
    }

    /// Where pyramids lie ahead of this player.
    #[inline]
    pub fn ahead(&self, seat: Seat) -> Places {
        self.left.ahead_of(self.pawns.get(seat))
    }

    /// The pyramid that lies on a place.
    pub fn piece(&self, place: Place) -> Option<Piece> {
        self.laid(place).filter(|_| self.left.contains(place))
    }

    /// The pyramid that lay on a place when the game was laid out, even if it is gone.
    #[inline]
    pub fn laid(&self, place: Place) -> Option<Piece> {
        self.path.get(place)
    }

    /// Where this player's pawn stands; `None` is the start, and where nobody sits.
    #[inline]
    pub fn pawn(&self, seat: Seat) -> Option<Place> {
        self.pawns.get(seat).filter(|_| seat.index() < self.players())
    }

    /// Whose pawn stands on a place.
    pub fn pawn_on(&self, place: Place) -> Option<Seat> {
        self.seats().find(|&seat| self.pawn(seat) == Some(place))
    }

    /// Whether nothing lies ahead of this player any more, so that they pass for the rest
    /// of the game.
    #[inline]
    pub fn is_at_end(&self, seat: Seat) -> bool {
        self.left.last() <= self.pawns.get(seat)
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
        Award { group, pieces: self.owned.map(|owned| owned.of(group)), pawns: self.pawns }
    }

    /// Does an action like [`apply`](Game::apply), but makes no report of it: a search
    /// plays thousands of actions that nobody sees.
    ///
    /// # Errors
    ///
    /// The reason why it is not legal; then nothing has changed.
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
    /// use mandala::rules::game::Game as _;
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
                    && Some(place) > self.pawns.get(seat)
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
            _ => Illegal::Empty { place, pawn: self.pawn_on(place) },
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
    /// use mandala::rules::game::Game as _;
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
}

impl game::Game for Game {
    const KIND: Kind = Kind::Pyramids;
    const PLAYERS: RangeInclusive<usize> = 2..=Seat::MOST;
    const LEVELS: u8 = 7;
    const OPEN: bool = true;
    const BACK_TO_DEAL: bool = true;

    type Player = Seat;
    type Layout = Layout;
    type Action = Action;
    type Actions = ActionList;
    type Illegal = Illegal;
    type Report = Report;
    type View = Game;

    /// The pieces, five of each group in the order of [`Piece::ALL`], are shuffled and laid out
    /// from the first place on.
    ///
    /// # Panics
    ///
    /// If the game is not for so many players.
    fn deal(seed: u64, players: usize, first: Seat) -> Game {
        Game::lay(Path::deal(seed), players, first)
    }

    fn lay_out(layout: &Layout, _: u64, players: usize, first: Seat) -> Result<Game, PathFault> {
        layout.begin(players, first).map_err(PathFault::Groups)
    }

    #[inline]
    fn to_act(&self) -> Option<Seat> {
        match self.phase {
            Phase::Turn(seat) => Some(seat),
            Phase::Over(_) => None,
        }
    }

    #[inline]
    fn legal_actions(&self) -> ActionList {
        let places = self.to_act().map(|seat| self.ahead(seat));
        ActionList::new(places.unwrap_or_default(), self.path)
    }

    /// The piece that lies there may be left out.
    fn in_full(&self, action: Action) -> Action {
        let Action { place, piece } = action;
        Action { place, piece: piece.or(self.piece(place)) }
    }

    /// `take 1` may be what is left of `take 17 small red`.
    fn may_be_cut(action: Action) -> bool {
        let longer = 10 * usize::from(action.place.number());
        action.piece.is_none() && longer <= PLACES
    }

    #[inline]
    fn begins_turn(&self, _: Action) -> bool {
        true
    }

    fn apply(&mut self, action: Action) -> Result<Report, Illegal> {
        let mut report = Report::new();
        self.play(action, &mut report)?;
        Ok(report)
    }

    fn agree_to_end(&mut self) -> Result<Report, Illegal> {
        if self.is_over() {
            return Err(Illegal::GameOver);
        }
        let mut report = Report::new();
        self.end(Ending::Agreed, &mut report);
        Ok(report)
    }

    fn view(&self, _: Seat) -> Game {
        self.clone()
    }

    /// By points, and among equals by the pawns. Only players who never moved can share a place.
    fn standing(&self) -> Option<Standing> {
        let rank = |seat: Seat| (self.points(seat), self.pawn(seat));
        let place = |seat: Seat| {
            let better = self.seats().filter(|&other| rank(other) > rank(seat));
            better.count() as u8 + 1
        };
        let mut places = [0; Seat::MOST];
        for seat in self.seats() {
            places[seat.index()] = place(seat);
        }
        self.is_over().then(|| Standing::new(&places[..self.players()]))
    }
}
