use std::fmt::Display;

use super::counts::Counts;
use super::path::Path;
use super::pawns::Pawns;
use super::{Fault, Faults, Game, PER_GROUP, PLACES, Phase, Piece, Place, Places};
use crate::rules::Seat;
use crate::rules::game::{Game as _, OpenGame};

/// A position laid out by hand, before it is checked.
///
/// It can be written down, a line a thing, with `|` between players; a line that is left
/// out is empty. On the path, `-` is an empty place and `-9` are nine of them; a pawn on 0
/// is at the start. Printed, it has every line, and reads back as the same position, good
/// or not.
///
/// ```
/// use mandala::rules::game::Game as _;
/// use mandala::rules::pyramids::{Game, Setup};
///
/// let setup: Setup = "
///     path:   -49 G2 -9 Y3 Y3 -8 Y3 Y3 Y3 -3
///     pawns:  40 | 45 | 30 | 35
///     owned:  G2 G2 | G2 | G2 | -
///     eye:    -
///     points: 20 | 18 | 15 | 12
///     turn:   three
/// ".parse()?;
/// let game = Game::try_from(&setup)?;
/// assert_eq!(game.legal_actions().len(), 6);
/// assert_eq!(game.to_setup(), Some(setup.clone()));
/// assert_eq!(setup.to_string().parse(), Ok(setup));
/// # Ok::<(), mandala::rules::pyramids::Faults>(())
/// ```
///
/// What players own and what lies in the eye are only pieces of groups that are not yet
/// scored, and groups that lie in the eye whole. So a group has five pieces in a position,
/// or none if it was scored.
///
/// # What is promised
///
/// `Game::try_from` takes every position that can be played on by the rules, and lists
/// everything that is wrong with any other. It does not ask how the position came about.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Setup {
    /// What lies on each place.
    pub path: Vec<Option<Piece>>,
    /// Where each player's pawn stands; `None` is the start.
    pub pawns: Vec<Option<Place>>,
    /// What lies in front of each player.
    pub owned: Vec<Vec<Piece>>,
    /// What lies in the eye.
    pub eye: Vec<Piece>,
    /// Each player's points.
    pub points: Vec<u8>,
    /// Whose turn it is.
    pub turn: Seat,
}

impl TryFrom<&Setup> for Game {
    type Error = Faults;

    /// Checks the position and lists all its faults.
    fn try_from(setup: &Setup) -> Result<Game, Faults> {
        Faults::check(setup.faults())?;
        let players = setup.pawns.len();
        let mut game = Game {
            path: Path::EMPTY,
            left: Places::NONE,
            on_path: Counts::NONE,
            eye: Counts::NONE,
            players: players as u8,
            pawns: Pawns::at_start(players),
            owned: [Counts::NONE; Seat::MOST],
            points: [0; Seat::MOST],
            phase: Phase::Turn(setup.turn),
        };
        for (place, piece) in setup.pieces() {
            game.path.lay(place, piece);
            game.left |= Places::of(place);
            game.on_path += Counts::one(piece.index());
        }
        for piece in &setup.eye {
            game.eye += Counts::one(piece.index());
        }
        for (seat, pawn) in Seat::all(players).zip(&setup.pawns) {
            game.pawns.set(seat, *pawn);
        }
        game.points[..setup.points.len()].copy_from_slice(&setup.points);
        for (seat, owned) in Seat::all(players).zip(&setup.owned) {
            for piece in owned {
                game.owned[seat.index()] += Counts::one(piece.index());
            }
        }
        Ok(game)
    }
}

impl Game {
    /// The position as it could be laid out by hand; none once the game is over.
    pub fn to_setup(&self) -> Option<Setup> {
        self.to_act().map(|seat| self.laid_out(seat))
    }

    /// What lies where, with this player to turn.
    fn laid_out(&self, turn: Seat) -> Setup {
        let pieces = |count: &dyn Fn(Piece) -> u8| -> Vec<Piece> {
            let some = |piece| std::iter::repeat_n(piece, usize::from(count(piece)));
            Piece::ALL.into_iter().flat_map(some).collect()
        };
        Setup {
            turn,
            path: Place::all().map(|place| self.piece(place)).collect(),
            pawns: self.seats().map(|seat| self.pawn(seat)).collect(),
            owned: self.seats().map(|seat| pieces(&|group| self.owned(seat, group))).collect(),
            eye: pieces(&|group| self.eye(group)),
            points: self.seats().map(|seat| self.points(seat)).collect(),
        }
    }
}

impl OpenGame for Game {
    fn position(&self) -> impl Display {
        self.laid_out(self.to_act().unwrap_or_default())
    }
}

impl Setup {
    /// What lies where, as far as there are places.
    fn pieces(&self) -> impl Iterator<Item = (Place, Piece)> {
        let places = Place::all().zip(&self.path);
        places.filter_map(|(place, piece)| Some((place, (*piece)?)))
    }

    fn faults(&self) -> Vec<Fault> {
        let (places, players) = (self.path.len(), self.pawns.len());
        let mut faults = Vec::new();
        if places != PLACES {
            faults.push(Fault::Length { places });
        }
        if !Game::PLAYERS.contains(&players) {
            faults.push(Fault::Players { players });
        }
        for (line, parts) in [("owned", self.owned.len()), ("points", self.points.len())] {
            if parts != players {
                faults.push(Fault::Parts { line, parts });
            }
        }
        self.find_group_faults(&mut faults);
        self.find_pawn_faults(&mut faults);
        self.find_turn_faults(&mut faults);
        faults
    }

    fn find_group_faults(&self, faults: &mut Vec<Fault>) {
        let mut scored = 0;
        for group in Piece::ALL {
            let count = |pieces: &[Piece]| pieces.iter().filter(|&&piece| piece == group).count();
            let on_path = self.path.iter().filter(|&&piece| piece == Some(group));
            let (on_path, in_eye) = (on_path.count(), count(&self.eye));
            let owned: usize = self.owned.iter().map(|owned| count(owned)).sum();
            match on_path + in_eye + owned {
                0 => scored += 1,
                PER_GROUP if on_path == 0 && in_eye < PER_GROUP => {
                    faults.push(Fault::NotScored { group });
                }
                PER_GROUP => {}
                pieces => faults.push(Fault::Group { group, pieces }),
            }
        }
        let points = self.points.iter().map(|&points| usize::from(points)).sum();
        let expected = PER_GROUP * scored;
        if points != expected {
            faults.push(Fault::Points { points, expected });
        }
    }

    fn find_pawn_faults(&self, faults: &mut Vec<Fault>) {
        // By number, because there may be more pawns than seats.
        for (index, &pawn) in self.pawns.iter().enumerate() {
            let number = index + 1;
            let Some(place) = pawn else {
                if self.owned.get(index).is_some_and(|owned| !owned.is_empty()) {
                    faults.push(Fault::NeverMoved { player: number });
                }
                continue;
            };
            if self.pawns[..index].contains(&pawn) {
                faults.push(Fault::SamePlace { place });
            }
            if self.pieces().any(|(at, _)| at == place) {
                faults.push(Fault::OnPiece { pawn: number, place });
            }
        }
    }

    fn find_turn_faults(&self, faults: &mut Vec<Fault>) {
        let left: Places = self.pieces().map(|(place, _)| place).collect();
        let rearmost = self.pawns.iter().copied().min().flatten();
        let passed = left.behind(rearmost).iter();
        faults.extend(passed.map(|place| Fault::Passed { place }));

        let has_piece = |pawn: &Option<Place>| !left.ahead_of(*pawn).is_empty();
        if self.pawns.iter().filter(|pawn| has_piece(pawn)).count() < 2 {
            faults.push(Fault::Over);
        }
        let seat = self.turn;
        match self.pawns.get(seat.index()) {
            None => faults.push(Fault::Nobody { turn: seat }),
            Some(pawn) if !has_piece(pawn) => faults.push(Fault::NothingAhead { seat }),
            Some(_) => {}
        }
    }
}
