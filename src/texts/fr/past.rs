//! What is said about the games that were played.

use super::games::pieces;
use super::house::KeyWords;
use super::{French, counted, listed};
use crate::app::past::KeyLabel;
use crate::past::{Balance, Party, Side, Vocabulary};
use crate::plain::Plain;
use crate::rules::{Kind, Level};
use crate::texts::language::past::{Label, by_wins};
use crate::texts::language::{Games, Past};

impl Past for French {
    fn vocabulary(&self) -> &'static Vocabulary {
        &VOCABULARY
    }

    fn no_games(&self, of: Option<Kind>, looked_for: bool) -> String {
        match (of, looked_for) {
            (None, true) => "Aucune partie terminée ne correspond.".to_string(),
            (None, false) => "Il n'y a pas encore de partie terminée.".to_string(),
            (Some(kind), true) => format!(
                "Aucune partie de {} terminée ne correspond. Retirez --game pour chercher dans \
                 toutes.",
                pieces(kind)
            ),
            (Some(kind), false) => {
                format!("Il n'y a pas encore de partie de {} terminée.", pieces(kind))
            }
        }
    }

    fn in_all(&self, games: usize) -> String {
        format!("{} en tout", games_played(games))
    }

    fn of_others(&self, games: usize) -> String {
        format!("Autres\u{a0}: {}", games_played(games))
    }

    fn stands(&self, party: &Party, balance: &Balance) -> String {
        if balance.won.len() > 2 {
            let won = by_wins(party, balance).into_iter();
            let won: Vec<String> =
                won.map(|(it, won)| format!("{} {won}", name(party, it))).collect();
            return format!("Parties gagnées\u{a0}: {}", with_drawn(won.join(", "), balance.drawn));
        }
        let sides: Vec<&str> = party.sides().map(|side| name(party, side)).collect();
        format!("{}\u{a0}: {}", listed(&sides), came_out(balance))
    }

    fn stands_at(&self, party: &Party, kind: Kind, level: Level, balance: &Balance) -> String {
        let people = listed(party.people());
        let game = self.game(kind).label;
        let came_out = came_out(balance);
        format!("{people}, {game} contre le niveau {level}\u{a0}: {came_out}")
    }

    fn stands_in(&self, kind: Kind, balance: &Balance, average: &[f64], best: &[u16]) -> String {
        let average = average.iter().map(|&points| self.average(points));
        let average: Vec<String> = average.collect();
        let best: Vec<String> = best.iter().map(u16::to_string).collect();
        format!(
            "{}\u{a0}: {}\u{a0}; en moyenne {} points, au mieux {}",
            self.game(kind).label,
            came_out(balance),
            average.join(" à "),
            best.join(" à ")
        )
    }

    fn with_level(&self, name: &str, level: Level) -> String {
        format!("{name} (niveau {level})")
    }

    fn level(&self, level: Level) -> String {
        format!("niveau {level}")
    }

    fn at_level(&self, level: Level, balance: &Balance) -> String {
        format!("niveau {level}\u{a0}: {}", came_out(balance))
    }

    fn even_level(&self, level: Option<Level>) -> String {
        match level {
            Some(level) => {
                format!("Une partie sur deux gagnée jusqu'au niveau {level} environ.")
            }
            None => "Moins d'une partie sur deux gagnée jusqu'ici.".to_string(),
        }
    }

    fn longest_run(&self, party: &Party, sides: &[Side], games: usize) -> String {
        let whose: Vec<&str> = sides.iter().map(|&side| name(party, side)).collect();
        format!("Plus longue série de victoires\u{a0}: {games} ({})", listed(&whose))
    }

    fn label(&self, label: Label) -> &'static str {
        match label {
            Label::Title => "Parties passées",
            Label::Find => ", chercher\u{a0}: ",
            Label::Date => "Date",
            Label::DateAndTime => "Date, heure (UTC)",
            Label::Game => "Jeu",
            Label::Players => "Joueurs (* gagne)",
            Label::Points => "Points",
            Label::Turns => "Tours",
            Label::Heads => "Face à face",
            Label::Won => "Gagnées",
            Label::Average => "Moyenne",
            Label::Best => "Record",
            Label::Lead => "Qui menait, partie après partie",
            Label::Latest => "Dernières parties",
            Label::Remove => "Retirer cette partie\u{a0}?",
        }
    }

    fn found(&self, at: usize, count: usize, seen: Option<(usize, usize)>) -> String {
        match seen {
            Some((seen, files)) => format!("{at} sur {count} (fichier {seen} sur {files})"),
            None => format!("{at} sur {count}"),
        }
    }

    fn place(&self, path: &Plain) -> String {
        format!("Cette partie est dans {path}")
    }

    fn removing(&self, file: &Plain) -> String {
        format!("{file} rejoint le dossier des parties retirées. Rien n'est effacé.")
    }

    fn removed(&self, path: &Plain) -> String {
        format!("La partie est maintenant dans {path}")
    }

    fn no_game(&self, file: &Plain) -> String {
        format!("pas de partie terminée\u{a0}: {file}")
    }

    fn played(&self, count: usize) -> String {
        games_played(count)
    }

    fn drawn(&self, games: usize) -> String {
        counted(games, "partie nulle")
    }

    fn average(&self, points: f64) -> String {
        format!("{points:.1}").replace('.', ",")
    }

    fn side<'a>(&self, party: &'a Party, side: Side) -> &'a str {
        name(party, side)
    }
}

/// What some keys of the list are for.
pub(super) fn key_words(label: KeyLabel) -> KeyWords {
    let (label, help) = match label {
        KeyLabel::ToList => ("liste", "revenir à la liste des parties passées"),
        KeyLabel::Find => ("chercher", "chercher un nom, un jeu, un mois, gagnée, perdue ou nulle"),
        KeyLabel::Found => ("suite", "continuer avec ce qui a été trouvé"),
        KeyLabel::All => ("toutes", "revoir toutes les parties"),
        KeyLabel::Replay => ("revoir", "revoir la partie pas à pas"),
        KeyLabel::Heads => ("face à face", "le bilan de ces joueurs entre eux"),
        KeyLabel::Place => ("fichier", "où se trouve son fichier"),
        KeyLabel::Remove => ("retirer", "retirer la partie"),
        KeyLabel::RemoveIt => ("oui, retirer", "retirer la partie"),
        KeyLabel::KeepIt => ("garder", "garder la partie"),
    };
    KeyWords { label, help }
}

/// The words by which games are looked for.
const VOCABULARY: Vocabulary = Vocabulary {
    won: "gagnée",
    lost: "perdue",
    drawn: "nulle",
    games: ["cartes", "tuiles", "pyramides"],
    months: [
        "janvier",
        "février",
        "mars",
        "avril",
        "mai",
        "juin",
        "juillet",
        "août",
        "septembre",
        "octobre",
        "novembre",
        "décembre",
    ],
};

fn name(party: &Party, side: Side) -> &str {
    match side {
        Side::Person(number) => &party.people()[number],
        Side::Computers => "l'ordinateur",
    }
}

/// How many games there were and who won them.
fn came_out(balance: &Balance) -> String {
    let won: Vec<String> = balance.won.iter().map(usize::to_string).collect();
    let games = format!("{}, {}", games_played(balance.played()), won.join(" à "));
    with_drawn(games, balance.drawn)
}

/// How games came out, and how many were drawn.
fn with_drawn(told: String, drawn: usize) -> String {
    match drawn {
        0 => told,
        drawn => format!("{told}, {}", counted(drawn, "nulle")),
    }
}

fn games_played(count: usize) -> String {
    counted(count, "partie")
}
