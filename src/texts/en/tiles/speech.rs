//! What to decide now, and what would come of it.

use super::refusal::refusal;
use super::{color, color_title, counted, points, story};
use crate::app::tiles::{Few, Finish, Gain, Lays, Sentence};
use crate::texts::en::house::key;
use crate::texts::en::{English, listed};
use crate::texts::language::{Called, House};

/// A sentence of the tile table.
pub fn sentence(sentence: &Sentence, names: &dyn Called) -> String {
    match *sentence {
        Sentence::Common(common) => English.common(common, names),
        Sentence::Happened(event) => format!("{}.", story::entry(event, names)),
        Sentence::Flipped(player, tiles, points) => {
            format!("{} flips {}: +{points}.", names.of(player), counted(tiles, "tile"))
        }
        Sentence::NotPossible(reason) => English.reason(reason),
        Sentence::Refused(illegal) => {
            format!("Not possible: {}.", refusal(illegal, Some(names)))
        }
        Sentence::CellFirst(next) => {
            format!("Choose a tile first: {}, arrows, or 7 c for c7.", key(next))
        }
        Sentence::StartTileFirst => {
            "Pick one of the two tiles first: press its letter.".to_string()
        }
        Sentence::NoTile(tile) => {
            format!("You can neither flip nor take a {} tile now.", color(tile))
        }
        Sentence::OneWay => "Only one thing can be done on this tile.".to_string(),
        Sentence::NoChains => "There is no chain: no flip leads to another one now.".to_string(),
        Sentence::NoCell => "The board has no such cell: its corners are cut.".to_string(),
        Sentence::RowFirst(column) => {
            format!("Type the row first, then the column: for {0}5, 5 {0}.", key(column))
        }
        Sentence::BeforeResuming => {
            "What was played before you came back to this game cannot be undone.".to_string()
        }
        Sentence::NothingToTakeBack => "There is nothing of yours to undo.".to_string(),
        Sentence::WhichTile(chooser, [one, two]) => format!(
            "{}, which tile do you keep: {} {} or {} {}?",
            names.of(chooser),
            key(one.0),
            color(one.1),
            key(two.0),
            color(two.1)
        ),
        Sentence::GetsOther(other) => {
            format!("{} gets the other one and starts.", names.of(other))
        }
        Sentence::WhatATileIsFor => {
            "You will lay the tile you keep to open your first group.".to_string()
        }
        Sentence::Keep(kept) => format!("Keep {}?", color(kept)),
        Sentence::Keeps(keep) => format!("{} keeps it.", key(keep)),
        Sentence::Gets(other, given) => {
            format!("{} gets {} and starts.", names.of(other), color(given))
        }
        Sentence::Turn(player, next) => {
            format!("{}'s turn: {} or arrows choose a tile.", names.of(player), key(next))
        }
        // Says what opening is, in one line of the smallest screen.
        Sentence::OpensFirst(held) => {
            format!("Lay your {} tile on any front tile to open a group.", color(held))
        }
        Sentence::Can { flips, lays } => can(flips, lays),
        Sentence::WhatATurnIs => "Each turn, lay the tile you hold to open a group of its color, \
                                  flip a tile next to your group of its color, or swap the tile \
                                  you hold for one next to your group of its color."
            .to_string(),
        Sentence::WhichColumn(row, [first, last]) => {
            format!("Row {row}: which column, {} to {}?", key(first), key(last))
        }
        Sentence::Forgets(back) => format!("{} forgets it.", key(back)),
        Sentence::Turned { cell, owner, color: tile, marker } => {
            format!("{cell}: {}'s {} group, {marker} a tile.", names.of(owner), color(tile))
        }
        Sentence::Stays => "Turned tiles stay where they are.".to_string(),
        Sentence::NothingToDo(cell, tile) => {
            format!("{cell}, {}: nothing to do here.", color(tile))
        }
        Sentence::CannotFlip(illegal) => {
            format!("Cannot flip: {}.", refusal(illegal, Some(names)))
        }
        Sentence::NoGroupYet(tile) => {
            format!("Cannot flip: you have no {} group yet.", color(tile))
        }
        Sentence::CannotLay(illegal) => {
            format!("Cannot lay: {}.", refusal(illegal, Some(names)))
        }
        Sentence::CannotLayEither(held, touched) => {
            format!("Cannot lay: it touches their {} at {touched}.", color(held))
        }
        Sentence::Open { cell, laid, marker, taken } => {
            format!("Open {} with marker {marker} on {cell}, take {}.", color(laid), color(taken))
        }
        Sentence::Flip(cell, tile, brings) => {
            format!("Flip {cell}, {}: {}.", color(tile), gain(brings))
        }
        Sentence::Swap { cell, laid, taken, gain: brings } => {
            format!("Swap {cell}, {} for {}: {}.", color(laid), color(taken), gain(brings))
        }
        // Short enough for a line of the smallest screen.
        Sentence::EndsGame(finish) => format!("This ends the game: {}.", finished(finish)),
        Sentence::EndsTurns(flips, finish) => format!(
            "This ends the turns: with {} {}.",
            counted(flips.into(), "more flip"),
            finished(finish)
        ),
        Sentence::CannotActNext => "You could not act next turn, which ends the turns.".to_string(),
        Sentence::NoPlace(taken) => {
            format!("{} has no place: you could only flip then.", color_title(taken))
        }
        Sentence::SwapsInstead(change, held) => {
            format!("{}: swap it for {} instead.", key(change), color(held))
        }
        Sentence::OpensInstead(change, held) => {
            format!("{}: open {} here instead.", key(change), color(held))
        }
        Sentence::FlipsInstead(change) => format!("{}: flip it instead.", key(change)),
        Sentence::OpensUp(ref cells) => format!("Then {} can be flipped too.", few(cells)),
        Sentence::CouldNotAct(other) => format!("{} could not act.", names.of(other)),
        Sentence::OnlyOtherFlips(other) => {
            format!("Nothing you have is lost, but only {} may still flip then.", names.of(other))
        }
        Sentence::TakesFlip(other, tile) => {
            format!("{} could have flipped this {} tile.", names.of(other), color(tile))
        }
        Sentence::BarsFlips(other, ref cells) => {
            format!("Bars {}'s flip on {}.", names.of(other), few(cells))
        }
        Sentence::Holds { color: tile, places } => {
            format!("You then hold {}, with {} for it.", color(tile), self::places(places))
        }
        Sentence::KeepsHolding { color: tile, places } => {
            format!("You keep {}, with {} for it.", color(tile), self::places(places))
        }
        Sentence::BarsLaying(other, theirs, ref cells) => {
            format!("{} can no longer lay {} on {}.", names.of(other), color(theirs), few(cells))
        }
        Sentence::LeavesYou(actions) => {
            format!("That leaves you {}, as it stands.", counted(actions, "action"))
        }
        Sentence::LeavesOther(other, actions) => {
            format!("{} then has {}.", names.of(other), counted(actions, "action"))
        }
        Sentence::Plays(play) => format!("{} plays.", key(play)),
        Sentence::CannotAct(player) => format!("{} cannot act.", names.of(player)),
        Sentence::MayFlip(player, flips) => {
            format!("{} may flip {flips} more.", names.of(player))
        }
        Sentence::FlipsAll(all, brings) => {
            format!("{} flips all: {}.", key(all), gain(brings))
        }
        Sentence::OneByOne { next, flip, stop } => {
            format!("Or {} and {} for one; {} stops.", key(next), key(flip), key(stop))
        }
        Sentence::Stop(stop) => format!("Stop here? {} ends the game.", key(stop)),
        Sentence::LeavesPoints(left) => format!("You leave {} on the board.", points(left)),
        Sentence::Stands([one, two]) => {
            format!("The score: {} {}, {} {}.", names.of(one.0), one.1, names.of(two.0), two.1)
        }
    }
}

/// What can be done in a turn.
fn can(flips: bool, lays: Option<Lays>) -> String {
    // Short enough for a line of the smallest screen.
    let can = if flips { "Flip a tile marked +, or" } else { "You can" };
    match lays {
        None => "You can flip a tile marked +.".to_string(),
        Some(Lays::Swaps(held)) => format!("{can} swap {} for a tile marked *.", color(held)),
        Some(Lays::OpensAnywhere(held)) => {
            format!("{can} open {} on any front tile.", color(held))
        }
        Some(Lays::OpensUnmarked(held)) => {
            format!("{can} open {} on a tile without x.", color(held))
        }
    }
}

/// How many places there are for a tile.
fn places(places: Option<u8>) -> String {
    match places {
        Some(few) => counted(few.into(), "place"),
        None => "many places".to_string(),
    }
}

/// What something brings.
fn gain(gain: Gain) -> String {
    let (points, before, after) = (gain.points, gain.before, gain.after());
    format!("+{points}, your score {before} to {after}")
}

/// How a game would come out.
fn finished(finish: Finish) -> String {
    match finish {
        Finish::Won(own, theirs) => format!("you win {own} to {theirs}"),
        Finish::Lost(own, theirs) => format!("you lose {own} to {theirs}"),
        Finish::Drawn(points) => format!("a draw, {points} to {points}"),
    }
}

/// Some cells, of which only a few are named.
fn few(cells: &Few) -> String {
    let mut names: Vec<String> = cells.named.iter().map(|cell| cell.to_string()).collect();
    if cells.more > 0 {
        names.push(format!("{} more", cells.more));
    }
    listed(&names)
}
