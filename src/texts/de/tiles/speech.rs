//! What to decide now, and what would come of it.

use super::refusal::refusal;
use super::{actions, color, counted, points, story, tiles};
use crate::app::tiles::{Few, Finish, Gain, Lays, Sentence};
use crate::texts::de::house::key;
use crate::texts::de::{German, capital, listed, owned};
use crate::texts::language::{Called, House};

/// A sentence of the tile table.
pub fn sentence(sentence: &Sentence, names: &dyn Called) -> String {
    match *sentence {
        Sentence::Common(common) => German.common(common, names),
        Sentence::Happened(event) => format!("{}.", story::entry(event, names)),
        Sentence::Flipped(player, flipped, points) => {
            format!("{} dreht {} um: +{points}.", names.of(player), tiles(flipped))
        }
        Sentence::NotPossible(reason) => German.reason(reason),
        Sentence::Refused(illegal) => {
            format!("Das geht nicht: {}.", capital(&refusal(illegal, Some(names))))
        }
        Sentence::CellFirst(next) => {
            format!("Wähle erst ein Plättchen: {}, Pfeile oder 7 c für c7.", key(next))
        }
        Sentence::StartTileFirst => {
            "Wähle erst eins der beiden: Drücke seinen Buchstaben.".to_string()
        }
        Sentence::NoTile(tile) => {
            format!("Du kannst jetzt kein {} umdrehen oder nehmen.", color(tile))
        }
        Sentence::OneWay => "Hier gibt es nur eine Möglichkeit.".to_string(),
        Sentence::NoChains => "Gerade gibt es keine Kette zum Umdrehen.".to_string(),
        Sentence::NoCell => "Dieses Feld gibt es nicht: Der Spielplan hat keine Ecken.".to_string(),
        Sentence::RowFirst(column) => {
            format!("Tippe erst die Reihe, dann die Spalte: für {0}5 also 5 {0}.", key(column))
        }
        Sentence::BeforeResuming => {
            "Was vor der Pause gespielt wurde, kannst du nicht zurücknehmen.".to_string()
        }
        Sentence::NothingToTakeBack => "Du kannst nichts zurücknehmen.".to_string(),
        Sentence::WhichTile(chooser, [one, two]) => format!(
            "{}, welches behältst du: {} {} oder {} {}?",
            names.of(chooser),
            key(one.0),
            color(one.1),
            key(two.0),
            color(two.1)
        ),
        Sentence::GetsOther(other) => {
            format!("{} bekommt das andere und beginnt.", names.of(other))
        }
        Sentence::WhatATileIsFor => {
            "Mit dem, was du behältst, eröffnest du deine erste Gruppe.".to_string()
        }
        Sentence::Keep(kept) => format!("{} behalten?", color(kept)),
        Sentence::Keeps(keep) => format!("{} bestätigt.", key(keep)),
        Sentence::Gets(other, given) => {
            format!("{} bekommt {} und beginnt.", names.of(other), color(given))
        }
        Sentence::Turn(player, next) => {
            format!("{} ist am Zug: {} oder Pfeile wählen aus.", names.of(player), key(next))
        }
        // Says what opening is, in one line of the smallest screen.
        Sentence::OpensFirst(held) => {
            format!("Lege {} auf ein freies Plättchen: deine erste Gruppe.", color(held))
        }
        Sentence::Can { flips, lays } => can(flips, lays),
        Sentence::WhatATurnIs => {
            "Dein Zug: Eröffne mit deinem Plättchen eine Gruppe in seiner Farbe, drehe eins neben \
             deiner gleichfarbigen Gruppe um oder tausche deins gegen eins neben seiner Gruppe."
                .to_string()
        }
        Sentence::WhichColumn(row, [first, last]) => {
            format!("Reihe {row}: Welche Spalte, {} bis {}?", key(first), key(last))
        }
        Sentence::Forgets(back) => format!("{} verwirft sie.", key(back)),
        Sentence::Turned { cell, owner, color: tile, marker } => format!(
            "{cell}: {} in {}, {marker} je Plättchen.",
            owned(names.of(owner), "", "Gruppe"),
            color(tile)
        ),
        Sentence::Stays => "Umgedrehte Plättchen bleiben liegen.".to_string(),
        Sentence::NothingToDo(cell, tile) => format!("{cell}, {}: Hier geht nichts.", color(tile)),
        Sentence::CannotFlip(illegal) => {
            format!("Umdrehen geht nicht: {}.", capital(&refusal(illegal, Some(names))))
        }
        Sentence::NoGroupYet(tile) => {
            format!("Umdrehen geht nicht: noch keine Gruppe in {}.", color(tile))
        }
        Sentence::CannotLay(illegal) => {
            format!("Legen geht nicht: {}.", capital(&refusal(illegal, Some(names))))
        }
        Sentence::CannotLayEither(held, touched) => {
            format!("Legen geht nicht: Es berührt gegnerisches {} auf {touched}.", color(held))
        }
        Sentence::Open { cell, laid, marker, taken } => format!(
            "Eröffne {} mit Marker {marker} auf {cell}, nimm {}.",
            color(laid),
            color(taken)
        ),
        Sentence::Flip(cell, tile, brings) => {
            format!("Drehe {} auf {cell} um: {}.", color(tile), gain(brings))
        }
        Sentence::Swap { cell, laid, taken, gain: brings } => {
            format!("Tausche auf {cell} {} gegen {}: {}.", color(laid), color(taken), gain(brings))
        }
        // Short enough for a line of the smallest screen.
        Sentence::EndsGame(finish) => format!("Das beendet die Partie: {}.", finished(finish)),
        Sentence::EndsTurns(flips, finish) => {
            format!("Letzter Zug, dann {flips} umdrehen: {}.", finished(finish))
        }
        Sentence::CannotActNext => "Danach kannst du nichts tun, und die Züge enden.".to_string(),
        Sentence::NoPlace(taken) => {
            format!("Kein Platz für {}: Du könntest dann nur umdrehen.", color(taken))
        }
        Sentence::SwapsInstead(change, held) => {
            format!("{}: lieber gegen {} tauschen.", key(change), color(held))
        }
        Sentence::OpensInstead(change, held) => {
            format!("{}: lieber hier {} eröffnen.", key(change), color(held))
        }
        Sentence::FlipsInstead(change) => format!("{}: lieber umdrehen.", key(change)),
        Sentence::OpensUp(ref cells) => {
            format!("Dann kannst du auch {} umdrehen.", few(cells))
        }
        Sentence::CouldNotAct(other) => format!("Dann kann {} nichts tun.", names.of(other)),
        Sentence::OnlyOtherFlips(other) => {
            format!("Du verlierst nichts, aber nur {} darf dann noch umdrehen.", names.of(other))
        }
        Sentence::TakesFlip(other, tile) => {
            format!("{} hätte dieses {} umdrehen können.", names.of(other), color(tile))
        }
        Sentence::BarsFlips(other, ref cells) => {
            format!("{} kann {} dann nicht mehr umdrehen.", names.of(other), few(cells))
        }
        Sentence::Holds { color: tile, places } => {
            format!("Du hältst dann {}, dafür gibt es {}.", color(tile), self::places(places))
        }
        Sentence::KeepsHolding { color: tile, places } => {
            format!("Du behältst {}, dafür gibt es {}.", color(tile), self::places(places))
        }
        Sentence::BarsLaying(other, theirs, ref cells) => format!(
            "{} kann {} nicht mehr auf {} legen.",
            names.of(other),
            color(theirs),
            few(cells)
        ),
        Sentence::LeavesYou(left) => {
            format!("So wie es steht, hast du dann {}.", actions(left))
        }
        Sentence::LeavesOther(other, left) => {
            format!("{} hat dann {}.", names.of(other), actions(left))
        }
        Sentence::Plays(play) => format!("{} bestätigt.", key(play)),
        Sentence::CannotAct(player) => format!("{} kann nichts tun.", names.of(player)),
        Sentence::MayFlip(player, flips) => {
            format!("{} darf noch {flips} umdrehen.", names.of(player))
        }
        Sentence::FlipsAll(all, brings) => {
            format!("{} dreht alle um: {}.", key(all), gain(brings))
        }
        Sentence::OneByOne { next, flip, stop } => {
            format!("Oder einzeln mit {} und {}; {} hört auf.", key(next), key(flip), key(stop))
        }
        Sentence::Stop(stop) => format!("Hier aufhören? {} beendet die Partie.", key(stop)),
        Sentence::LeavesPoints(left) => format!("Du lässt {} liegen.", points(left)),
        Sentence::Stands([one, two]) => {
            format!("Es steht: {} {}, {} {}.", names.of(one.0), one.1, names.of(two.0), two.1)
        }
    }
}

/// What can be done in a turn.
fn can(flips: bool, lays: Option<Lays>) -> String {
    // Short enough for a line of the smallest screen.
    let can = if flips { "Eins mit + umdrehen oder" } else { "Du kannst" };
    match lays {
        None => "Du kannst ein Plättchen mit + umdrehen.".to_string(),
        Some(Lays::Swaps(held)) => {
            format!("{can} {} gegen eins mit * tauschen.", color(held))
        }
        Some(Lays::OpensAnywhere(held)) => {
            format!("{can} mit {} überall eröffnen.", color(held))
        }
        Some(Lays::OpensUnmarked(held)) => {
            format!("{can} mit {} eröffnen, außer bei x.", color(held))
        }
    }
}

/// How many places there are for a tile.
fn places(places: Option<u8>) -> String {
    match places {
        Some(few) => counted(few.into(), "Platz", "Plätze"),
        None => "viele Plätze".to_string(),
    }
}

/// What something brings.
fn gain(gain: Gain) -> String {
    let (points, before, after) = (gain.points, gain.before, gain.after());
    format!("+{points}, von {before} auf {after}")
}

/// How a game would come out.
fn finished(finish: Finish) -> String {
    match finish {
        Finish::Won(own, theirs) => format!("Du gewinnst {own} zu {theirs}"),
        Finish::Lost(own, theirs) => format!("Du verlierst {own} zu {theirs}"),
        Finish::Drawn(points) => format!("Unentschieden, {points} zu {points}"),
    }
}

/// Some cells, of which only a few are named.
fn few(cells: &Few) -> String {
    let mut names: Vec<String> = cells.named.iter().map(|cell| cell.to_string()).collect();
    match cells.more {
        0 => {}
        1 => names.push("1 weiteres".to_string()),
        more => names.push(format!("{more} weitere")),
    }
    listed(&names)
}
