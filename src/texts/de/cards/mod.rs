//! What is said at the card table.

pub(super) mod help;
mod hints;
mod record;
mod refusal;
pub(super) mod rules;
mod speech;
mod story;

use super::house::{KeyWords, points as points_in_words};
use super::{German, counted, review};
use crate::app::cards::Sentence;
use crate::app::cards::{Context, KeyLabel};
use crate::rules::cards::{Action, Ending, Illegal, Outcome, Score, Side, SpaceScore, Verdict};
use crate::rules::{Color, Player};
use crate::story::Weighed;
use crate::story::cards::{Line, Reason, Warning};
use crate::texts::language::cards::Label;
use crate::texts::language::{Called, Cards, sentence};

use refusal::{fault, refusal};
pub(super) use story::warning;

/// The name of a color.
pub(super) fn color(color: Color) -> &'static str {
    match color {
        Color::Red => "Rot",
        Color::Orange => "Orange",
        Color::Yellow => "Gelb",
        Color::Green => "Grün",
        Color::Purple => "Violett",
        Color::Black => "Schwarz",
    }
}

/// What cards of a color are, one or several of them.
pub(super) fn colored(color: Color) -> &'static str {
    match color {
        Color::Red => "rote",
        Color::Orange => "orange",
        Color::Yellow => "gelbe",
        Color::Green => "grüne",
        Color::Purple => "violette",
        Color::Black => "schwarze",
    }
}

/// Where a card goes that is played to a Mountain or a Field.
pub(super) fn into(side: Side) -> &'static str {
    match side {
        Side::Left => "ins linke",
        Side::Right => "ins rechte",
    }
}

/// Where a card lies in one.
pub(super) fn within(side: Side) -> &'static str {
    match side {
        Side::Left => "im linken",
        Side::Right => "im rechten",
    }
}

/// Which of the two Mandalas, behind its article.
fn which(side: Side) -> &'static str {
    match side {
        Side::Left => "linke",
        Side::Right => "rechte",
    }
}

/// A number of cards.
pub(super) fn cards(cards: u8) -> String {
    counted(cards.into(), "Karte", "Karten")
}

/// What some keys are for.
pub(super) fn key_words(label: KeyLabel) -> KeyWords {
    let (label, help) = match label {
        KeyLabel::Show => ("Karten zeigen", "deine Karten zeigen oder verdecken"),
        KeyLabel::HandColor => ("Farbe", "eine Farbe aus deiner Hand wählen"),
        KeyLabel::MountainColor => ("Farbe", "eine Farbe aus dem Zentrum wählen"),
        KeyLabel::Side => ("Mandala", "ins linke oder ins rechte Mandala spielen"),
        KeyLabel::Place => ("wohin", "ins Zentrum, in dein Feld oder auf die Ablage"),
        KeyLabel::Choices => ("", "die Möglichkeiten durchgehen"),
        KeyLabel::ChoicesOrHints => ("", "der nächste Tipp, sonst die nächste Möglichkeit"),
        KeyLabel::Count => ("", "mehr oder weniger Karten spielen oder abwerfen"),
        KeyLabel::Play => ("los", "spielen, was du gewählt hast"),
        KeyLabel::HandOver => ("weitergeben", "deinen Zug beenden und deine Karten verdecken"),
        KeyLabel::TakeBack => ("zurück", "Feldkarten zurücknehmen, wenn nichts vollendet ist"),
        KeyLabel::Take => ("los", "die gewählte Farbe nehmen"),
        KeyLabel::Hide => ("zu", "deine Karten verdecken"),
        KeyLabel::Flip => ("auf/zu", "deine Karten verdecken oder wieder zeigen"),
        KeyLabel::Peek => ("auf/zu", "wer wählt, zeigt oder verdeckt die Karten"),
        KeyLabel::Back => ("", "einen Schritt zurück; deine Karten verdecken"),
    };
    KeyWords { label, help }
}

/// The heading of the keys that work somewhere.
pub(super) fn keys_heading(context: Context) -> &'static str {
    match context {
        Context::Covered => "Weitergeben",
        Context::Choose => "Dein Zug",
        Context::AfterPlay => "Nach deiner Aktion",
        Context::Draft => "Aus einem vollendeten Mandala wählen",
    }
}

impl Cards for German {
    fn label(&self, label: Label) -> String {
        match label {
            Label::Mountain => "Zentrum".to_string(),
            Label::Field => "Feld".to_string(),
            Label::River => "Fluss".to_string(),
            Label::Cup => "Kelch".to_string(),
            Label::Points => "Punkte".to_string(),
            Label::PointsGained => "Punkte".to_string(),
            Label::PointsInShort => "Pkt".to_string(),
            Label::Space => "Platz".to_string(),
            Label::Deck(cards) => format!("Stapel {cards}"),
            Label::Discard(cards) => format!("Ablage {cards}"),
            Label::InHand(count) => counted(count.into(), "Handkarte", "Handkarten"),
            Label::InCup(count) => cards(count),
            Label::InCupWorth(count, points) => format!("{}, {points} P.", cards(count)),
            Label::Worth(points) => format!("= {points}"),
            Label::KnownWorth(points) => format!("mindestens {}", points_in_words(points)),
            Label::KnownWorthInShort(points) => format!("{points}+ Punkte"),
            Label::Lost => "weg".to_string(),
            Label::Unseen(cards) => format!("Verdeckt {cards}"),
            Label::Counting => "Wir zählen die Kelche".to_string(),
            Label::FinalCup(count) => format!("Kelch {count}"),
        }
    }

    fn sentence(&self, sentence: &Sentence, names: &dyn Called) -> String {
        speech::sentence(sentence, names)
    }

    fn entry(&self, line: &Line, names: &dyn Called) -> String {
        story::entry(line, names)
    }

    fn told(&self, line: &Line, names: &dyn Called) -> String {
        sentence(&story::entry(line, names))
    }

    fn ending(&self, ending: Ending) -> String {
        sentence(&story::why_over(ending))
    }

    fn warning(&self, warning: &Warning, names: &dyn Called) -> String {
        story::warning(warning, names)
    }

    fn warning_in_short(&self, warning: &Warning) -> &'static str {
        story::warning_in_short(warning)
    }

    fn weighed(
        &self,
        weighed: Weighed,
        deed: Action,
        reasons: &[Reason],
        names: &dyn Called,
    ) -> String {
        let why: Vec<String> = reasons.iter().map(|it| hints::reason(it, names)).collect();
        review::weighed(weighed, &hints::deed(deed), &why.join("; "), names)
    }

    fn refusal(&self, illegal: Illegal, names: Option<&dyn Called>) -> String {
        refusal(illegal, names)
    }

    fn outcome(&self, outcome: Outcome, names: &dyn Called) -> String {
        match outcome {
            Outcome::Win(seat) => format!("{} gewinnt!", names.of(seat)),
            Outcome::TieBreak(seat) => {
                format!("{} gewinnt bei Gleichstand: weniger im Kelch!", names.of(seat))
            }
            Outcome::Draw => "Unentschieden: gleich viele Punkte und Karten.".to_string(),
        }
    }

    fn result(&self, verdict: &Verdict, names: &dyn Called) -> String {
        let points = |seat: Player| verdict.scores[seat].total();
        let score = |seat: Player| format!("{} : {}", points(seat), points(seat.other()));
        match verdict.outcome {
            Outcome::Win(seat) => format!("{} gewinnt {}.", names.of(seat), score(seat)),
            Outcome::TieBreak(seat) => {
                format!("{} gewinnt {}, mit weniger Karten im Kelch.", names.of(seat), score(seat))
            }
            Outcome::Draw => format!("Unentschieden, {}.", score(Player::One)),
        }
    }

    fn title(&self, names: &dyn Called, first: Player) -> String {
        format!(
            "Mandala: {} und {}, {} beginnt",
            names.of(Player::One),
            names.of(Player::Two),
            names.of(first)
        )
    }

    fn space(&self, number: u16, card: Color, space: &SpaceScore) -> String {
        let (card, cards, points) = (color(card), space.cards, space.points);
        format!("Platz {number} {card:<7} {cards:>2} x {number} = {points:>2}")
    }

    fn cup(&self, score: &Score) -> String {
        format!("{} im Kelch; davon nichts wert: {}", cards(score.cup_cards), score.worthless.len())
    }
}
