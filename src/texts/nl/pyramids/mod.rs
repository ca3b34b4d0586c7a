//! What is said at the pyramid table.

pub mod help;
mod hints;
mod record;
mod refusal;
pub(super) mod rules;
mod speech;
mod story;

use super::house::KeyWords;
use super::review;
use super::{Dutch, counted, listed};
use crate::app::pyramids::{KeyLabel, Sentence};
use crate::rules::Seat;
use crate::rules::pyramids::{Color, Illegal, Piece, Size};
use crate::story::Weighed;
use crate::story::pyramids::{Deed, End, Line, Outcome, Reason, Scored, Verdict};
use crate::texts::language::pyramids::Label;
use crate::texts::language::{Called, Pyramids};

/// The name of a color, before what has it.
pub(super) fn color(color: Color) -> &'static str {
    match color {
        Color::Red => "rode",
        Color::Yellow => "gele",
        Color::Green => "groene",
        Color::Blue => "blauwe",
        Color::Black => "zwarte",
    }
}

/// The name of a size, before what has it.
pub(super) fn size(size: Size) -> &'static str {
    match size {
        Size::Small => "kleine",
        Size::Medium => "middelste",
        Size::Large => "grote",
    }
}

/// The name of a piece or of its group.
pub(super) fn piece(piece: Piece) -> String {
    format!("{} {}", size(piece.size), color(piece.color))
}

/// A group by its mark and its name.
fn group(group: Piece) -> String {
    format!("{group} ({})", piece(group))
}

/// A number of groups.
fn groups(groups: usize) -> String {
    counted(groups, "groep", "groepen")
}

/// A number of pyramids.
fn pyramids(pieces: usize) -> String {
    counted(pieces, "piramide", "piramides")
}

/// What some keys are for.
pub fn key_words(label: KeyLabel) -> KeyWords {
    let (label, help) = match label {
        KeyLabel::Color => ("kleur", "de eerste rode, gele (y), groene, blauwe (u), zwarte (b)"),
        KeyLabel::Size => ("maat", "de eerste van die maat; nog eens: de volgende"),
        KeyLabel::Choose => ("kies", "de vorige of volgende piramide; of klik erop"),
        KeyLabel::ChooseToo => ("", "ook de vorige of volgende"),
        KeyLabel::ChooseOrHints => {
            ("", "de volgende tip, als er tips zijn; anders de volgende piramide")
        }
        KeyLabel::Ends => ("", "de dichtstbijzijnde piramide, of de binnenste"),
        KeyLabel::Five => ("", "vijf piramides verder of terug"),
        KeyLabel::Finishing => ("laatste", "de volgende piramide die een groep afmaakt"),
        KeyLabel::Take => ("neem", "de gekozen piramide nemen"),
        KeyLabel::TakeBack => {
            ("terug", "je keuze wissen, of de laatste zet terugnemen, van wie dan ook")
        }
        KeyLabel::Nothing => ("", "niets kiezen"),
        KeyLabel::Drop => ("wis", "je keuze wissen"),
    };
    KeyWords { label, help }
}

/// The heading of the keys of a turn.
pub const KEYS: &str = "jouw beurt";

fn won_tie(winner: &str, others: &[Seat], names: &dyn Called) -> String {
    let others = listed(&story::seats(others, names));
    format!("{winner} wint bij gelijke stand met {others}: de pion van {winner} is verder.")
}

impl Pyramids for Dutch {
    fn label(&self, label: Label) -> String {
        let words = match label {
            Label::Start => "start",
            Label::Eye => "oog",
            Label::Left => "over",
            Label::Points => "punten",
            Label::Place => "pion op",
            Label::Won => "zeges",
            Label::Drawn(games) => return format!("en {games} gelijk"),
            Label::Last => "nog1",
            Label::Done => "af",
            Label::End => "uit",
            Label::Why => "waarom",
            Label::Owned => "stuks",
            Label::InEye => "alles in het oog",
            Label::Unfinished => "niet af",
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
                format!("{} wint!", names.of(*winner))
            }
            Outcome::Drawn => {
                "Gelijkspel: evenveel punten, en geen pion heeft bewogen.".to_string()
            }
        }
    }

    fn tie_broken(&self, winner: Seat, others: &[Seat], points: u16, names: &dyn Called) -> String {
        let others = listed(&story::seats(others, names));
        format!("Elk {points} met {others}; de pion van {} is verder.", names.of(winner))
    }

    fn outcome_told(&self, outcome: &Outcome, names: &dyn Called) -> String {
        match outcome {
            Outcome::Won(winner) => format!("{} wint.", names.of(*winner)),
            Outcome::WonTie(winner, others) => won_tie(names.of(*winner), others, names),
            Outcome::Drawn => "Het is gelijkspel.".to_string(),
        }
    }

    fn result(&self, verdict: &Verdict, names: &dyn Called) -> String {
        let each = verdict.points.iter();
        let each = each.map(|&(seat, points)| format!("{} {points}", names.of(seat)));
        let points = each.collect::<Vec<_>>().join(", ");
        match &verdict.outcome {
            Outcome::Won(winner) => format!("{} wint: {points}.", names.of(*winner)),
            Outcome::WonTie(winner, others) => format!(
                "{} wint, verder dan {}: {points}.",
                names.of(*winner),
                listed(&story::seats(others, names))
            ),
            Outcome::Drawn => format!("Gelijkspel: {points}."),
        }
    }

    fn title(&self, players: &[Seat], first: Seat, names: &dyn Called) -> String {
        format!(
            "Mandala, het piramidespel: {}; {} begint",
            listed(&story::seats(players, names)),
            names.of(first)
        )
    }
}
