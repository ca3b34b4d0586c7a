//! What the tests of the pyramid game share.

pub use crate::common::seat;
use mandala::rules::Seat;
use mandala::rules::game::Game as _;
use mandala::rules::pyramids::{Action, Award, Event, Game, Piece, Place, Report, Setup};

pub const SEED: u64 = 42;

pub fn place(number: u8) -> Place {
    Place::new(number).expect("a place")
}

pub fn piece(text: &str) -> Piece {
    text.parse().expect("a piece")
}

/// Takes what lies on a place.
pub fn take(game: &mut Game, number: u8) -> Report {
    game.apply(place(number).into()).expect("legal")
}

/// A position laid out by hand.
pub fn position(text: &str) -> Game {
    crate::common::laid_out::<Setup, Game>(text)
}

pub fn points(game: &Game) -> Vec<u8> {
    game.seats().map(|seat| game.points(seat)).collect()
}

/// Where the pawns stand; 0 is the start.
pub fn pawns(game: &Game) -> Vec<u8> {
    let number = |seat| game.pawn(seat).map_or(0, Place::number);
    game.seats().map(number).collect()
}

/// Where the player to act may take something.
pub fn legal(game: &Game) -> Vec<u8> {
    let places = game.legal_actions().places();
    places.iter().map(Place::number).collect()
}

/// The numbers of some seats.
pub fn numbers(seats: impl Iterator<Item = Seat>) -> Vec<usize> {
    seats.map(|seat| seat.index() + 1).collect()
}

/// The award of a group that was scored.
pub fn award(report: &Report, group: &str) -> Award {
    let group = piece(group);
    let mut awards = report.scored().filter(|award| award.group == group);
    awards.next().expect("it is scored")
}

/// What a report tells, in a few words each.
pub fn told(report: &Report) -> Vec<String> {
    let tell = |event| match event {
        Event::Took { seat, place, piece } => format!("{seat} takes {place} {piece}"),
        Event::Fell { pieces } => format!("{pieces} fall"),
        Event::Scored(award) => format!("{} scores", award.group),
        Event::AtEnd { seat } => format!("{seat} at the end"),
        Event::Swept { seat, pieces, to } => format!("{seat} sweeps {pieces} to {to}"),
        Event::Ended(ending) => format!("{ending:?}"),
    };
    report.events().map(tell).collect()
}

/// What each player got, by the numbers of the seats.
pub fn shares(award: &Award) -> Vec<(usize, u8)> {
    let shares = award.shares();
    shares.map(|(seat, points)| (seat.index() + 1, points)).collect()
}

/// Whether pawns decided who gets how many points.
pub fn is_by_pawn(award: &Award) -> bool {
    let mut shares = award.shares();
    shares.any(|(seat, _)| award.ahead_of(seat).next().is_some())
}

/// Who is at the end now and was not before.
pub fn at_end(report: &Report) -> Vec<usize> {
    let at_end = |event| match event {
        Event::AtEnd { seat } => Some(seat),
        _ => None,
    };
    numbers(report.events().filter_map(at_end))
}

/// The numbers of the winners.
pub fn winners(game: &Game) -> Vec<usize> {
    numbers(game.standing().expect("it is over").winners())
}

/// The number of the player who swept up what was left, if one did.
pub fn sweeper(report: &Report) -> Option<usize> {
    report.events().find_map(|event| match event {
        Event::Swept { seat, .. } => Some(seat.index() + 1),
        _ => None,
    })
}

/// Every take that can be expressed with its piece, possible or not, sorted.
pub fn every_action() -> Vec<Action> {
    let pieces = |place| Piece::ALL.map(|piece| Action { place, piece: Some(piece) });
    Place::all().flat_map(pieces).collect()
}
