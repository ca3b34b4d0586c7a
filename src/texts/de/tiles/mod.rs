//! What is said at the tile table.

pub(super) mod help;
mod hints;
mod record;
mod refusal;
pub(super) mod rules;
mod speech;
mod story;

use super::cards::color;
use super::house::{KeyWords, points};
use super::{German, counted, review};
use crate::app::tiles::{Context, KeyLabel, Sentence};
use crate::rules::tiles::{Event, Illegal, Verdict};
use crate::rules::{Color, Player};
use crate::story::Weighed;
use crate::story::tiles::{Deed, Reason};
use crate::texts::language::tiles::Label;
use crate::texts::language::{Called, Tiles};

/// A number of tiles, in any case.
pub(super) fn tiles(count: usize) -> String {
    format!("{count} Plättchen")
}

/// A number of actions.
fn actions(count: usize) -> String {
    match count {
        0 => "keine Aktion".to_string(),
        n => counted(n, "Aktion", "Aktionen"),
    }
}

/// What some keys are for.
pub(super) fn key_words(label: KeyLabel) -> KeyWords {
    let (label, help) = match label {
        KeyLabel::StartColor => ("", "ein Startplättchen nach seiner Farbe wählen"),
        KeyLabel::StartNext => ("Wahl", "das andere Startplättchen wählen"),
        KeyLabel::Keep => ("behalten", "das gewählte Plättchen behalten"),
        KeyLabel::PlacesBack => ("", "zum vorigen"),
        KeyLabel::Move => ("", "über den Spielplan gehen"),
        KeyLabel::MoveByLetters => ("", "dasselbe: links, unten, oben, rechts"),
        KeyLabel::Places => ("weiter", "zum nächsten spielbaren Plättchen: Tipps, dann Punkte"),
        KeyLabel::TileColor => ("", "zum nächsten spielbaren dieser Farbe"),
        KeyLabel::Row => ("", "die Reihe eines Plättchens, dann die Spalte: 7 c für c7"),
        KeyLabel::Column => ("Spalte", "die Spalte eines Plättchens"),
        KeyLabel::ColumnFirst => ("", "sagt, dass die Reihe zuerst kommt"),
        KeyLabel::Change => {
            ("drehen/legen", "umdrehen oder deins legen; was mehr bringt, kommt zuerst")
        }
        KeyLabel::Play => ("los", "spielen, was du gewählt hast"),
        KeyLabel::FlipAll => ("alle", "alles umdrehen, was noch geht"),
        KeyLabel::Enough => ("genug", "nichts mehr umdrehen"),
        KeyLabel::TakeBack => {
            ("zurück", "die letzte Aktion zurücknehmen, samt Antwort des Computers")
        }
        KeyLabel::Chains => ("Ketten", "Ketten an oder aus: ~ wird durch Umdrehen erreichbar"),
        KeyLabel::Back => ("", "deine Wahl aufheben"),
        KeyLabel::ForgetRow => ("zurück", "die Reihe verwerfen"),
    };
    KeyWords { label, help }
}

/// The heading of the keys that work somewhere.
pub(super) fn keys_heading(context: Context) -> &'static str {
    match context {
        Context::Start => "Ein Startplättchen behalten",
        Context::Turn => "Dein Zug",
        Context::Column => "Zu Reihe und Spalte gehen",
        Context::Flips => "Umdrehen am Ende",
    }
}

impl Tiles for German {
    fn label(&self, label: Label) -> String {
        match label {
            Label::Holds => "hält".to_string(),
            Label::StartTiles => "Zur Wahl".to_string(),
            Label::Turn(number) => format!("Zug {number}"),
            Label::Chain(points, flips) => format!("+{points}: {flips}×"),
            Label::LongChain(points, flips) => format!("+{points}: {flips}× umdrehen"),
            Label::Marks(marked) => marked.among(["+ umdrehen", "* tauschen", "x gesperrt"]),
            Label::Counting => "Wir zählen die Gruppen".to_string(),
        }
    }

    fn sentence(&self, sentence: &Sentence, names: &dyn Called) -> String {
        speech::sentence(sentence, names)
    }

    fn entry(&self, event: &Event, names: &dyn Called) -> String {
        story::entry(*event, names)
    }

    fn entry_in_short(&self, event: &Event, names: &dyn Called) -> String {
        story::in_short(*event, names)
    }

    fn told(&self, event: &Event, names: &dyn Called) -> String {
        format!("{}.", story::entry(*event, names))
    }

    fn ending(&self, stuck: Option<Player>, names: &dyn Called) -> String {
        match stuck {
            Some(player) => format!("{} konnte nichts mehr tun.", names.of(player)),
            None => "Ende.".to_string(),
        }
    }

    fn weighed(
        &self,
        weighed: Weighed,
        deed: Deed,
        reasons: &[Reason],
        names: &dyn Called,
    ) -> String {
        let why: Vec<String> = reasons.iter().map(|it| hints::reason(it, names)).collect();
        review::weighed(weighed, &hints::deed(deed), &why.join(", "), names)
    }

    fn refusal(&self, illegal: Illegal, names: Option<&dyn Called>) -> String {
        refusal::refusal(illegal, names)
    }

    fn outcome(&self, winner: Option<Player>, names: &dyn Called) -> String {
        match winner {
            Some(winner) => format!("{} gewinnt!", names.of(winner)),
            None => "Unentschieden: gleich noch eine Partie!".to_string(),
        }
    }

    fn outcome_told(&self, winner: Option<Player>, names: &dyn Called) -> String {
        match winner {
            Some(winner) => format!("{} gewinnt.", names.of(winner)),
            None => "Unentschieden.".to_string(),
        }
    }

    fn result(&self, verdict: &Verdict, names: &dyn Called) -> String {
        let total = |player: Player| verdict.scores[player].total();
        let score = |player: Player| format!("{} : {}", total(player), total(player.other()));
        match verdict.winner {
            Some(winner) => format!("{} gewinnt {}.", names.of(winner), score(winner)),
            None => format!("Unentschieden, {}.", score(Player::One)),
        }
    }

    fn title(&self, names: &dyn Called, first: Player) -> String {
        format!(
            "Mandala, das Plättchenspiel: {} und {}, {} beginnt",
            names.of(Player::One),
            names.of(Player::Two),
            names.of(first)
        )
    }

    fn space(&self, marker: u8, group: Color, tiles: u8, points: u16) -> String {
        let group = color(group);
        format!("Marker {marker} {group:<7} {tiles:>2} x {marker} = {points:>2}")
    }
}
