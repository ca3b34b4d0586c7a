//! What is said at the pyramid table.

pub(super) mod help;
mod hints;
mod record;
mod refusal;
pub(super) mod rules;
mod speech;
mod story;

use super::house::KeyWords;
use super::review;
use super::{German, counted, listed};
use crate::app::pyramids::{KeyLabel, Sentence};
use crate::rules::Seat;
use crate::rules::pyramids::{Color, Illegal, Piece, Size};
use crate::story::Weighed;
use crate::story::pyramids::{Deed, End, Line, Outcome, Reason, Scored, Verdict};
use crate::texts::language::pyramids::Label;
use crate::texts::language::{Called, Pyramids};

/// What pyramids of a color are, one or several of them.
pub(super) fn color(color: Color) -> &'static str {
    match color {
        Color::Red => "rote",
        Color::Yellow => "gelbe",
        Color::Green => "grüne",
        Color::Blue => "blaue",
        Color::Black => "schwarze",
    }
}

/// What pyramids of a size are, one or several of them.
pub(super) fn size(size: Size) -> &'static str {
    match size {
        Size::Small => "kleine",
        Size::Medium => "mittlere",
        Size::Large => "große",
    }
}

/// What a piece is, or those of its group.
pub(super) fn piece(piece: Piece) -> String {
    format!("{} {}", size(piece.size), color(piece.color))
}

/// A group by its mark and what it is.
fn group(group: Piece) -> String {
    format!("{group} ({})", piece(group))
}

/// A number of pyramids.
fn pyramids(count: usize) -> String {
    counted(count, "Pyramide", "Pyramiden")
}

/// What some keys are for.
pub(super) fn key_words(label: KeyLabel) -> KeyWords {
    let (label, help) = match label {
        KeyLabel::Color => ("Farbe", "nächste rote, gelbe, grüne, blaue (u) oder schwarze"),
        KeyLabel::Size => ("Größe", "zur nächsten dieser Größe; noch einmal: eine weiter"),
        KeyLabel::Choose => ("wählen", "vorige oder nächste Pyramide vor dir; oder Klick"),
        KeyLabel::ChooseToo => ("", "ebenfalls die vorige oder nächste"),
        KeyLabel::ChooseOrHints => ("", "der nächste Tipp, sonst die nächste Pyramide"),
        KeyLabel::Ends => ("", "zur nächsten Pyramide oder zur innersten"),
        KeyLabel::Five => ("", "fünf Pyramiden weiter oder zurück"),
        KeyLabel::Finishing => ("letzte", "zur nächsten, die eine Gruppe abschließt"),
        KeyLabel::Take => ("los", "die gewählte Pyramide nehmen"),
        KeyLabel::TakeBack => {
            ("zurück", "deine Wahl aufheben oder die letzte Pyramide zurücklegen")
        }
        KeyLabel::Nothing => ("", "deine Wahl aufheben"),
        KeyLabel::Drop => ("weg", "deine Wahl aufheben"),
    };
    KeyWords { label, help }
}

/// The heading of the keys of a turn.
pub(super) const KEYS: &str = "Dein Zug";

fn won_tie(winner: &str, others: &[Seat], names: &dyn Called) -> String {
    let others = listed(&story::seats(others, names));
    format!("{winner} gewinnt bei Gleichstand mit {others}: weiter vorn.")
}

impl Pyramids for German {
    fn label(&self, label: Label) -> String {
        let words = match label {
            Label::Start => "Start",
            Label::Eye => "Auge",
            Label::Left => "übrig",
            Label::Points => "Punkte",
            Label::Place => "Figur",
            Label::Won => "Siege",
            Label::Drawn(games) => return format!("und {games} remis"),
            Label::Last => "bald",
            Label::Done => "aus",
            Label::End => "aus",
            Label::Why => "warum",
            Label::Owned => "Stück",
            Label::InEye => "alle im Auge",
            Label::Unfinished => "nicht fertig",
        };
        words.to_string()
    }

    fn why(&self, scored: &Scored, pawns: &dyn Called) -> String {
        story::why(scored, pawns)
    }

    fn sentence(&self, sentence: &Sentence, names: &dyn Called) -> String {
        speech::sentence(sentence, names)
    }

    fn entry(&self, line: &Line, names: &dyn Called) -> String {
        story::entry(line, names)
    }

    fn told(&self, line: &Line, names: &dyn Called) -> String {
        format!("{}.", story::entry(line, names))
    }

    fn ending(&self, end: End, names: &dyn Called) -> String {
        story::ending(end, names)
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

    fn outcome(&self, outcome: &Outcome, names: &dyn Called) -> String {
        match outcome {
            Outcome::Won(winner) | Outcome::WonTie(winner, _) => {
                format!("{} gewinnt!", names.of(*winner))
            }
            Outcome::Drawn => "Unentschieden: Punkte gleich, und alle stehen am Start.".to_string(),
        }
    }

    fn tie_broken(&self, winner: Seat, others: &[Seat], points: u16, names: &dyn Called) -> String {
        let others = listed(&story::seats(others, names));
        format!("Je {points} mit {others}; {} steht weiter vorn.", names.of(winner))
    }

    fn outcome_told(&self, outcome: &Outcome, names: &dyn Called) -> String {
        match outcome {
            Outcome::Won(winner) => format!("{} gewinnt.", names.of(*winner)),
            Outcome::WonTie(winner, others) => won_tie(names.of(*winner), others, names),
            Outcome::Drawn => "Unentschieden.".to_string(),
        }
    }

    fn result(&self, verdict: &Verdict, names: &dyn Called) -> String {
        let each = verdict.points.iter();
        let each = each.map(|&(seat, points)| format!("{} {points}", names.of(seat)));
        let points = each.collect::<Vec<_>>().join(", ");
        match &verdict.outcome {
            Outcome::Won(winner) => format!("{} gewinnt: {points}.", names.of(*winner)),
            Outcome::WonTie(winner, others) => format!(
                "{} gewinnt, weiter vorn als {}: {points}.",
                names.of(*winner),
                listed(&story::seats(others, names))
            ),
            Outcome::Drawn => format!("Unentschieden: {points}."),
        }
    }

    fn title(&self, players: &[Seat], first: Seat, names: &dyn Called) -> String {
        format!(
            "Mandala, das Pyramidenspiel: {}; {} beginnt",
            listed(&story::seats(players, names)),
            names.of(first)
        )
    }
}
