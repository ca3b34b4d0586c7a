//! What to decide now, and what would come of it.

use super::refusal::refusal;
use super::{actions, color, color_title, colored, counted, points, story, tiles};
use crate::app::tiles::{Few, Finish, Gain, Lays, Sentence};
use crate::texts::language::{Called, House};
use crate::texts::nl::house::key;
use crate::texts::nl::{Dutch, listed};

/// A sentence of the tile table.
pub fn sentence(sentence: &Sentence, names: &dyn Called) -> String {
    match *sentence {
        Sentence::Common(common) => Dutch.common(common, names),
        Sentence::Happened(event) => format!("{}.", story::entry(event, names)),
        Sentence::Flipped(player, flipped, points) => {
            format!("{} draait {} om: +{points}.", names.of(player), tiles(flipped))
        }
        Sentence::NotPossible(reason) => Dutch.reason(reason),
        Sentence::Refused(illegal) => {
            format!("Dat kan niet: {}.", refusal(illegal, Some(names)))
        }
        Sentence::CellFirst(next) => {
            format!("Kies eerst een tegel: {}, pijltjes, of 7 c voor c7.", key(next))
        }
        Sentence::StartTileFirst => {
            "Kies eerst een van de twee tegels: druk op de letter.".to_string()
        }
        Sentence::NoTile(tile) => {
            format!("Je kunt nu geen {} tegel omdraaien of nemen.", colored(tile))
        }
        Sentence::OneWay => "Met deze tegel kun je maar één ding doen.".to_string(),
        Sentence::NoChains => {
            "Er is geen reeks: geen tegel leidt nu naar een volgende.".to_string()
        }
        Sentence::NoCell => "Dat vakje is er niet: het bord heeft geen hoeken.".to_string(),
        Sentence::RowFirst(column) => {
            format!("Typ eerst de rij, dan de kolom: voor {0}5 dus 5 {0}.", key(column))
        }
        Sentence::BeforeResuming => {
            "Wat al gespeeld was toen je terugkwam, kun je niet terugnemen.".to_string()
        }
        Sentence::NothingToTakeBack => "Je hebt niets om terug te nemen.".to_string(),
        Sentence::WhichTile(chooser, [one, two]) => format!(
            "{}, welke tegel houd je: {} {} of {} {}?",
            names.of(chooser),
            key(one.0),
            color(one.1),
            key(two.0),
            color(two.1)
        ),
        Sentence::GetsOther(other) => {
            format!("{} krijgt de andere en begint.", names.of(other))
        }
        Sentence::WhatATileIsFor => {
            "Met de tegel die je houdt, open je je eerste groep.".to_string()
        }
        Sentence::Keep(kept) => format!("{} houden?", color_title(kept)),
        Sentence::Keeps(keep) => format!("{} houdt die.", key(keep)),
        Sentence::Gets(other, given) => {
            format!("{} krijgt {} en begint.", names.of(other), color(given))
        }
        Sentence::Turn(player, next) => {
            format!("{}, kies een tegel met {} of de pijltjes.", names.of(player), key(next))
        }
        // Says what opening is, in one line of the smallest screen.
        Sentence::OpensFirst(held) => {
            format!("Leg je {} tegel op een vrije tegel en open een groep.", colored(held))
        }
        Sentence::Can { flips, lays } => can(flips, lays),
        Sentence::WhatATurnIs => {
            "Elke beurt open je met je tegel een groep van zijn kleur, draai je een tegel om naast \
             je groep van die kleur, of ruil je jouw tegel voor een andere naast je groep van zijn \
             kleur."
                .to_string()
        }
        Sentence::WhichColumn(row, [first, last]) => {
            format!("Rij {row}: welke kolom, {} tot {}?", key(first), key(last))
        }
        Sentence::Forgets(back) => format!("{} wist de rij.", key(back)),
        Sentence::Turned { cell, owner, color: tile, marker } => {
            format!("{cell}: {} groep van {}, {marker} per tegel.", colored(tile), names.of(owner))
        }
        Sentence::Stays => "Omgedraaide tegels blijven liggen.".to_string(),
        Sentence::NothingToDo(cell, tile) => {
            format!("{cell}, {}: hier kun je niets doen.", color(tile))
        }
        Sentence::CannotFlip(illegal) => {
            format!("Omdraaien kan niet: {}.", refusal(illegal, Some(names)))
        }
        Sentence::NoGroupYet(tile) => {
            format!("Omdraaien kan niet: je hebt nog geen {} groep.", colored(tile))
        }
        Sentence::CannotLay(illegal) => {
            format!("Leggen kan niet: {}.", refusal(illegal, Some(names)))
        }
        Sentence::CannotLayEither(held, touched) => {
            format!("Leggen kan niet: dat raakt het {} van de ander op {touched}.", color(held))
        }
        Sentence::Open { cell, laid, marker, taken } => {
            format!("Open {} met fiche {marker} op {cell} en neem {}.", color(laid), color(taken))
        }
        Sentence::Flip(cell, tile, brings) => {
            format!("Draai {} om op {cell}: {}.", color(tile), gain(brings))
        }
        Sentence::Swap { cell, laid, taken, gain: brings } => {
            format!("Ruil {} voor {} op {cell}: {}.", color(laid), color(taken), gain(brings))
        }
        // Short enough for a line of the smallest screen.
        Sentence::EndsGame(finish) => format!("Dit beëindigt de partij: {}.", finished(finish)),
        Sentence::EndsTurns(flips, finish) => {
            format!("De laatste beurt; na {flips}x omdraaien: {}.", finished(finish))
        }
        Sentence::CannotActNext => {
            "Volgende beurt kun je niets doen: dan is het voorbij.".to_string()
        }
        Sentence::NoPlace(taken) => {
            format!("{} past nergens: dan kun je alleen nog omdraaien.", color_title(taken))
        }
        Sentence::SwapsInstead(change, held) => {
            format!("Of {}: ruilen met {}.", key(change), color(held))
        }
        Sentence::OpensInstead(change, held) => {
            format!("Of {}: hier {} openen.", key(change), color(held))
        }
        Sentence::FlipsInstead(change) => format!("Of {}: omdraaien.", key(change)),
        Sentence::OpensUp(ref cells) => format!("Dan kun je ook {} omdraaien.", few(cells)),
        Sentence::CouldNotAct(other) => format!("{} kan dan niets doen.", names.of(other)),
        Sentence::OnlyOtherFlips(other) => {
            format!("Je raakt niets kwijt, maar alleen {} mag dan nog omdraaien.", names.of(other))
        }
        Sentence::TakesFlip(other, tile) => {
            format!("{} had deze {} tegel kunnen omdraaien.", names.of(other), colored(tile))
        }
        Sentence::BarsFlips(other, ref cells) => {
            format!("{} kan {} niet meer omdraaien.", names.of(other), few(cells))
        }
        Sentence::Holds { color: tile, places } => {
            format!("Je hebt dan {}, met {} ervoor.", color(tile), self::places(places))
        }
        Sentence::KeepsHolding { color: tile, places } => {
            format!("Je houdt {}, met {} ervoor.", color(tile), self::places(places))
        }
        Sentence::BarsLaying(other, theirs, ref cells) => {
            format!("{} kan {} niet meer leggen op {}.", names.of(other), color(theirs), few(cells))
        }
        Sentence::LeavesYou(left) => {
            format!("Zoals het nu ligt, heb jij dan {}.", actions(left))
        }
        Sentence::LeavesOther(other, left) => {
            format!("{} heeft dan {}.", names.of(other), actions(left))
        }
        Sentence::Plays(play) => format!("{} speelt dit.", key(play)),
        Sentence::CannotAct(player) => format!("{} kan niets meer doen.", names.of(player)),
        Sentence::MayFlip(player, flips) => {
            format!("{} mag er nog {flips} omdraaien.", names.of(player))
        }
        Sentence::FlipsAll(all, brings) => {
            format!("{} draait alles om: {}.", key(all), gain(brings))
        }
        Sentence::OneByOne { next, flip, stop } => {
            format!("Of één voor één: {} en {}; {} stopt.", key(next), key(flip), key(stop))
        }
        Sentence::Stop(stop) => format!("Hier stoppen? {} beëindigt de partij.", key(stop)),
        Sentence::LeavesPoints(left) => format!("Je laat {} liggen.", points(left)),
        Sentence::Stands([one, two]) => {
            format!("De stand: {} {}, {} {}.", names.of(one.0), one.1, names.of(two.0), two.1)
        }
    }
}

/// What can be done in a turn.
fn can(flips: bool, lays: Option<Lays>) -> String {
    // Short enough for a line of the smallest screen.
    let can = if flips { "Een tegel met + omdraaien, of" } else { "Je kunt" };
    match lays {
        None => "Je kunt een tegel met + omdraaien.".to_string(),
        Some(Lays::Swaps(held)) => format!("{can} {} ruilen voor een met *.", color(held)),
        Some(Lays::OpensAnywhere(held)) => format!("{can} {} overal openen.", color(held)),
        Some(Lays::OpensUnmarked(held)) => {
            format!("{can} {} openen, behalve bij x.", color(held))
        }
    }
}

/// How many places there are for a tile.
fn places(places: Option<u8>) -> String {
    match places {
        Some(few) => counted(few.into(), "plek", "plekken"),
        None => "veel plekken".to_string(),
    }
}

/// What something brings.
fn gain(gain: Gain) -> String {
    let (points, before, after) = (gain.points, gain.before, gain.after());
    format!("+{points}, je score van {before} naar {after}")
}

/// How a game would come out.
fn finished(finish: Finish) -> String {
    match finish {
        Finish::Won(own, theirs) => format!("je wint met {own}-{theirs}"),
        Finish::Lost(own, theirs) => format!("je verliest met {own}-{theirs}"),
        Finish::Drawn(points) => format!("gelijkspel, {points}-{points}"),
    }
}

/// Some cells, of which only a few are named.
fn few(cells: &Few) -> String {
    let mut names: Vec<String> = cells.named.iter().map(|cell| cell.to_string()).collect();
    if cells.more > 0 {
        names.push(format!("nog {}", cells.more));
    }
    listed(&names)
}
