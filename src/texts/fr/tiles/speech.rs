//! What to decide now, and what would come of it.

use super::refusal::refusal;
use super::{color, counted, de, feminine, points, story, the, tile, tile_title};
use crate::app::tiles::{Few, Finish, Gain, Lays, Sentence};
use crate::texts::fr::house::key;
use crate::texts::fr::{French, listed};
use crate::texts::language::{Called, House};

/// A sentence of the tile table.
pub fn sentence(sentence: &Sentence, names: &dyn Called) -> String {
    match *sentence {
        Sentence::Common(common) => French.common(common, names),
        Sentence::Happened(event) => format!("{}.", story::entry(event, names)),
        Sentence::Flipped(player, tiles, points) => {
            let tiles = counted(tiles, "tuile");
            format!("{} retourne {tiles}\u{a0}: +{points}.", names.of(player))
        }
        Sentence::NotPossible(reason) => French.reason(reason),
        Sentence::Refused(illegal) => {
            format!("Impossible\u{a0}: {}.", refusal(illegal, Some(names)))
        }
        Sentence::CellFirst(next) => {
            format!("Choisissez une tuile\u{a0}: {}, flèches, ou 7 c pour c7.", key(next))
        }
        Sentence::StartTileFirst => {
            "Choisissez d'abord une des deux\u{a0}: tapez sa lettre.".to_string()
        }
        Sentence::NoTile(it) => {
            format!("Aucune tuile {} à retourner ni à prendre pour l'instant.", feminine(it))
        }
        Sentence::OneWay => "Il n'y a qu'une chose à faire sur cette tuile.".to_string(),
        Sentence::NoChains => {
            "Pas de chaîne\u{a0}: aucune tuile retournée n'en amène une autre.".to_string()
        }
        Sentence::NoCell => "Cette case n'existe pas\u{a0}: les coins sont coupés.".to_string(),
        Sentence::RowFirst(column) => {
            format!("Tapez d'abord la ligne, puis la colonne\u{a0}: pour {0}5, 5 {0}.", key(column))
        }
        Sentence::BeforeResuming => {
            "Ce qui a été joué avant la reprise ne peut plus être annulé.".to_string()
        }
        Sentence::NothingToTakeBack => "Vous n'avez rien à annuler.".to_string(),
        Sentence::WhichTile(chooser, [one, two]) => format!(
            "{}, quelle tuile gardez-vous\u{a0}: {} {} ou {} {}\u{a0}?",
            names.of(chooser),
            key(one.0),
            feminine(one.1),
            key(two.0),
            feminine(two.1)
        ),
        Sentence::GetsOther(other) => format!("{} reçoit l'autre et commence.", names.of(other)),
        Sentence::WhatATileIsFor => {
            "La tuile gardée vous servira à ouvrir un premier groupe.".to_string()
        }
        Sentence::Keep(kept) => format!("Garder {}\u{a0}?", tile(kept)),
        Sentence::Keeps(keep) => format!("{} pour la garder.", key(keep)),
        Sentence::Gets(other, given) => {
            format!("{} reçoit {} et commence.", names.of(other), tile(given))
        }
        Sentence::Turn(player, next) => {
            format!("À {}\u{a0}: {} ou les flèches pour choisir.", names.of(player), key(next))
        }
        // Says what opening is, in one line of the smallest screen.
        Sentence::OpensFirst(held) => {
            format!("Posez {} n'importe où pour ouvrir un groupe.", tile(held))
        }
        Sentence::Can { flips, lays } => can(flips, lays),
        Sentence::WhatATurnIs => "À chaque tour\u{a0}: ouvrir un groupe avec votre tuile, \
                                  retourner une tuile à côté de votre groupe de sa couleur, ou \
                                  ajouter la vôtre au groupe de sa couleur, en échange d'une autre."
            .to_string(),
        Sentence::WhichColumn(row, [first, last]) => {
            format!("Ligne {row}\u{a0}: quelle colonne, de {} à {}\u{a0}?", key(first), key(last))
        }
        Sentence::Forgets(back) => format!("{} pour l'oublier.", key(back)),
        Sentence::Turned { cell, owner, color: it, marker } => format!(
            "{cell}\u{a0}: groupe {} {}, {marker} par tuile.",
            color(it),
            de(names.of(owner))
        ),
        Sentence::Stays => "Une tuile retournée ne bouge plus.".to_string(),
        Sentence::NothingToDo(cell, it) => {
            format!("{cell}, {}\u{a0}: rien à faire ici.", feminine(it))
        }
        Sentence::CannotFlip(illegal) => {
            format!("Impossible à retourner\u{a0}: {}.", refusal(illegal, Some(names)))
        }
        Sentence::NoGroupYet(it) => {
            format!("Impossible à retourner\u{a0}: pas de groupe {}.", color(it))
        }
        Sentence::CannotLay(illegal) => {
            format!("Pose impossible\u{a0}: {}.", refusal(illegal, Some(names)))
        }
        Sentence::CannotLayEither(held, touched) => {
            format!("Pose impossible\u{a0}: groupe {} adverse en {touched}.", color(held))
        }
        Sentence::Open { cell, laid, marker, taken } => format!(
            "Ouvrir {} en {cell} avec le jeton {marker}, prendre {}.",
            the(laid),
            tile(taken)
        ),
        Sentence::Flip(cell, it, brings) => {
            format!("Retourner {cell}, {}\u{a0}: {}.", feminine(it), gain(brings))
        }
        Sentence::Swap { cell, laid, taken, gain: brings } => format!(
            "Échanger en {cell}, {} contre {}\u{a0}: {}.",
            feminine(laid),
            feminine(taken),
            gain(brings)
        ),
        // Short enough for a line of the smallest screen.
        Sentence::EndsGame(finish) => format!("Fin de la partie\u{a0}: {}.", finished(finish)),
        Sentence::EndsTurns(flips, finish) => format!(
            "Fin des tours\u{a0}; encore {}, et {}.",
            counted(flips.into(), "tuile"),
            finished(finish)
        ),
        Sentence::CannotActNext => {
            "Vous ne pourriez plus agir ensuite, ce qui met fin aux tours.".to_string()
        }
        Sentence::NoPlace(taken) => format!(
            "{} n'irait nulle part\u{a0}: il faudrait retourner une tuile.",
            tile_title(taken)
        ),
        Sentence::SwapsInstead(change, held) => {
            format!("{}\u{a0}: plutôt l'échanger contre {}.", key(change), tile(held))
        }
        Sentence::OpensInstead(change, held) => {
            format!("{}\u{a0}: plutôt ouvrir {} ici.", key(change), the(held))
        }
        Sentence::FlipsInstead(change) => format!("{}\u{a0}: plutôt la retourner.", key(change)),
        Sentence::OpensUp(ref cells) => format!("Puis {} à retourner aussi.", few(cells)),
        Sentence::CouldNotAct(other) => format!("{} ne pourrait plus agir.", names.of(other)),
        Sentence::OnlyOtherFlips(other) => {
            format!("Vous ne perdez rien, mais {} pourra encore retourner.", names.of(other))
        }
        Sentence::TakesFlip(other, it) => {
            format!("{} aurait pu retourner cette tuile {}.", names.of(other), feminine(it))
        }
        Sentence::BarsFlips(other, ref cells) => {
            format!("Empêche {} de retourner {}.", names.of(other), few(cells))
        }
        Sentence::Holds { color: it, places } => {
            format!("Vous tiendrez {}, {} où la poser.", tile(it), self::places(places))
        }
        Sentence::KeepsHolding { color: it, places } => {
            format!("Vous gardez {}, {} où la poser.", tile(it), self::places(places))
        }
        Sentence::BarsLaying(other, theirs, ref cells) => {
            format!("{} ne pourra plus poser {} en {}.", names.of(other), tile(theirs), few(cells))
        }
        Sentence::LeavesYou(actions) => {
            format!("En l'état, cela vous laisse {}.", counted(actions, "action"))
        }
        Sentence::LeavesOther(other, actions) => {
            format!("Il reste alors {} à {}.", counted(actions, "action"), names.of(other))
        }
        Sentence::Plays(play) => format!("{} pour jouer.", key(play)),
        Sentence::CannotAct(player) => format!("{} ne peut plus agir.", names.of(player)),
        Sentence::MayFlip(player, flips) => format!(
            "{} peut encore retourner {}.",
            names.of(player),
            counted(flips.into(), "tuile")
        ),
        Sentence::FlipsAll(all, brings) => {
            format!("{} pour tout retourner\u{a0}: {}.", key(all), gain(brings))
        }
        Sentence::OneByOne { next, flip, stop } => format!(
            "Ou {} et {} pour une seule\u{a0}; {} pour finir.",
            key(next),
            key(flip),
            key(stop)
        ),
        Sentence::Stop(stop) => format!("Arrêter ici\u{a0}? {} termine la partie.", key(stop)),
        Sentence::LeavesPoints(left) => {
            format!("Vous laissez {} sur le plateau.", points(left))
        }
        Sentence::Stands([one, two]) => {
            format!("Score\u{a0}: {} {}, {} {}.", names.of(one.0), one.1, names.of(two.0), two.1)
        }
    }
}

/// What can be done in a turn.
fn can(flips: bool, lays: Option<Lays>) -> String {
    // Short enough for a line of the smallest screen.
    let can = if flips { "Retourner une tuile + ou" } else { "Vous pouvez" };
    match lays {
        None => "Vous pouvez retourner une tuile marquée +.".to_string(),
        Some(Lays::Swaps(held)) => {
            format!("{can} échanger {} contre une tuile *.", tile(held))
        }
        Some(Lays::OpensAnywhere(held)) => format!("{can} ouvrir {} partout.", the(held)),
        Some(Lays::OpensUnmarked(held)) => {
            format!("{can} ouvrir {}, sauf aux x.", the(held))
        }
    }
}

/// How many places there are for a tile.
fn places(places: Option<u8>) -> String {
    match places {
        Some(0) => "sans place".to_string(),
        Some(few) => format!("avec {}", counted(few.into(), "place")),
        None => "avec beaucoup de places".to_string(),
    }
}

/// What something brings.
fn gain(gain: Gain) -> String {
    let (points, before, after) = (gain.points, gain.before, gain.after());
    format!("+{points}, de {before} à {after} points")
}

/// How a game would come out.
fn finished(finish: Finish) -> String {
    match finish {
        Finish::Won(own, theirs) => format!("vous gagnez {own} à {theirs}"),
        Finish::Lost(own, theirs) => format!("vous perdez {theirs} à {own}"),
        Finish::Drawn(points) => format!("match nul, {points} à {points}"),
    }
}

/// Some cells, of which only a few are named.
fn few(cells: &Few) -> String {
    let mut names: Vec<String> = cells.named.iter().map(|cell| cell.to_string()).collect();
    if cells.more > 0 {
        names.push(counted(cells.more, "autre"));
    }
    listed(&names)
}
