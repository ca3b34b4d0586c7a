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
use super::{French, counted, de, listed};
use crate::app::pyramids::{KeyLabel, Sentence};
use crate::rules::Seat;
use crate::rules::pyramids::{Color, Illegal, Piece, Size};
use crate::story::Weighed;
use crate::story::pyramids::{Deed, End, Line, Outcome, Reason, Scored, Verdict};
use crate::texts::language::pyramids::Label;
use crate::texts::language::{Called, Pyramids};

/// A color as it follows a pyramid.
pub(super) fn color(color: Color) -> &'static str {
    match color {
        Color::Red => "rouge",
        Color::Yellow => "jaune",
        Color::Green => "verte",
        Color::Blue => "bleue",
        Color::Black => "noire",
    }
}

/// A size as it goes before a pyramid.
pub(super) fn size(size: Size) -> &'static str {
    match size {
        Size::Small => "petite",
        Size::Medium => "moyenne",
        Size::Large => "grande",
    }
}

/// The name of a piece or of its group.
pub(super) fn piece(piece: Piece) -> String {
    format!("{} {}", size(piece.size), color(piece.color))
}

/// Pyramids of a size or a color or both, for so many of them: `petites pyramides rouges`.
pub(super) fn pyramids(count: usize, of_size: Option<Size>, of_color: Option<Color>) -> String {
    let words = [of_size.map(size), Some("pyramide"), of_color.map(color)];
    let plural = if count > 1 { "s" } else { "" };
    let words = words.into_iter().flatten();
    let words: Vec<String> = words.map(|word| format!("{word}{plural}")).collect();
    words.join(" ")
}

/// So many of a piece.
pub(super) fn so_many(count: u8, piece: Piece) -> String {
    let (size, color) = (size(piece.size), color(piece.color));
    match count {
        0 | 1 => format!("{count} {size} {color}"),
        _ => format!("{count} {size}s {color}s"),
    }
}

/// A group by its mark and its name.
fn group(group: Piece) -> String {
    format!("{group} ({})", piece(group))
}

/// What some keys are for.
pub fn key_words(label: KeyLabel) -> KeyWords {
    let (label, help) = match label {
        KeyLabel::Color => {
            ("couleur", "la plus proche\u{a0}: rouge, jaune, verte, bleue (u), noire")
        }
        KeyLabel::Size => {
            ("taille", "la plus proche de cette taille\u{a0}; encore\u{a0}: la suivante")
        }
        KeyLabel::Choose => ("choix", "la pyramide d'avant ou d'après\u{a0}; ou un clic"),
        KeyLabel::ChooseToo => ("", "de même, celle d'avant ou d'après"),
        KeyLabel::ChooseOrHints => {
            ("", "le conseil suivant, s'il y en a\u{a0}; sinon la pyramide suivante")
        }
        KeyLabel::Ends => ("", "la pyramide la plus proche, ou la plus lointaine"),
        KeyLabel::Five => ("", "cinq pyramides plus loin ou en arrière"),
        KeyLabel::Finishing => ("dernières", "la prochaine pyramide qui termine un groupe"),
        KeyLabel::Take => ("prise", "prendre la pyramide choisie"),
        KeyLabel::TakeBack => ("annuler", "renoncer à votre choix, ou annuler la dernière prise"),
        KeyLabel::Nothing => ("", "ne rien choisir"),
        KeyLabel::Drop => ("lâcher", "renoncer à votre choix"),
    };
    KeyWords { label, help }
}

/// The heading of the keys of a turn.
pub const KEYS: &str = "votre tour";

fn won_tie(winner: &str, others: &[Seat], names: &dyn Called) -> String {
    let others = listed(&story::seats(others, names));
    format!("À égalité avec {others}, {winner} gagne\u{a0}: son pion est le plus avancé.")
}

impl Pyramids for French {
    fn label(&self, label: Label) -> String {
        let words = match label {
            Label::Start => "départ",
            Label::Eye => "œil",
            Label::Left => "reste",
            Label::Points => "points",
            Label::Place => "pion en",
            Label::Won => "gagnées",
            Label::Drawn(games) => return format!("et {}", counted(games as usize, "nulle")),
            Label::Last => "der.",
            Label::Done => "fini",
            Label::End => "fin",
            Label::Why => "raison",
            Label::Owned => "pièces",
            Label::InEye => "toutes dans l'œil",
            Label::Unfinished => "non terminé",
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
                format!("{} gagne\u{a0}!", names.of(*winner))
            }
            Outcome::Drawn => "Match nul\u{a0}: mêmes points, et aucun pion n'a bougé.".to_string(),
        }
    }

    fn tie_broken(&self, winner: Seat, others: &[Seat], points: u16, names: &dyn Called) -> String {
        let others = listed(&story::seats(others, names));
        let winner = names.of(winner);
        format!("{points} chacun avec {others}\u{a0}; le pion de {winner} est plus avancé.")
    }

    fn outcome_told(&self, outcome: &Outcome, names: &dyn Called) -> String {
        match outcome {
            Outcome::Won(winner) => format!("{} gagne.", names.of(*winner)),
            Outcome::WonTie(winner, others) => won_tie(names.of(*winner), others, names),
            Outcome::Drawn => "Match nul.".to_string(),
        }
    }

    fn result(&self, verdict: &Verdict, names: &dyn Called) -> String {
        let each = verdict.points.iter();
        let each = each.map(|&(seat, points)| format!("{} {points}", names.of(seat)));
        let points = each.collect::<Vec<_>>().join(", ");
        match &verdict.outcome {
            Outcome::Won(winner) => format!("{} gagne\u{a0}: {points}.", names.of(*winner)),
            Outcome::WonTie(winner, others) => format!(
                "{} gagne, devant {} sur le chemin\u{a0}: {points}.",
                names.of(*winner),
                listed(&story::seats(others, names))
            ),
            Outcome::Drawn => format!("Match nul\u{a0}: {points}."),
        }
    }

    fn title(&self, players: &[Seat], first: Seat, names: &dyn Called) -> String {
        format!(
            "Mandala, le jeu de pyramides\u{a0}: {}\u{a0}; {} commence",
            listed(&story::seats(players, names)),
            names.of(first)
        )
    }
}
