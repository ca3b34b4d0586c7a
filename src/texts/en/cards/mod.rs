//! What is said at the card table.

pub(super) mod help;
mod hints;
mod record;
mod refusal;
pub(super) mod rules;
mod speech;
mod story;

use super::English;
use super::house::{KeyWords, points as points_in_words};
use super::review;
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
pub fn color(color: Color) -> &'static str {
    match color {
        Color::Red => "red",
        Color::Orange => "orange",
        Color::Yellow => "yellow",
        Color::Green => "green",
        Color::Purple => "purple",
        Color::Black => "black",
    }
}

/// The name of a color, as the first word of a sentence.
pub(super) fn color_title(color: Color) -> &'static str {
    match color {
        Color::Red => "Red",
        Color::Orange => "Orange",
        Color::Yellow => "Yellow",
        Color::Green => "Green",
        Color::Purple => "Purple",
        Color::Black => "Black",
    }
}

/// Which of the two Mandalas.
pub fn side(side: Side) -> &'static str {
    match side {
        Side::Left => "left",
        Side::Right => "right",
    }
}

/// Which of the two Mandalas, as the first word of a sentence.
fn title(side: Side) -> &'static str {
    match side {
        Side::Left => "Left",
        Side::Right => "Right",
    }
}

/// A number of cards.
fn cards(cards: u8) -> String {
    match cards {
        1 => "1 card".to_string(),
        n => format!("{n} cards"),
    }
}

/// What some keys are for.
pub fn key_words(label: KeyLabel) -> KeyWords {
    let (label, help) = match label {
        KeyLabel::Show => ("show my cards", "show your own cards, or hide them"),
        KeyLabel::HandColor => ("color", "pick a color from your hand"),
        KeyLabel::MountainColor => ("color", "pick a color of the Mountain"),
        KeyLabel::Side => ("Mandala", "play into the left or the right Mandala"),
        KeyLabel::Place => ("place", "play to the Mountain or your Field, or discard"),
        KeyLabel::Choices => ("", "go through the choices"),
        KeyLabel::ChoicesOrHints => ("", "the next hint, or else the next choice"),
        KeyLabel::Count => ("", "play or discard more or fewer cards"),
        KeyLabel::Play => ("play", "play your choice"),
        KeyLabel::HandOver => ("hand over", "end your turn and hide your cards"),
        KeyLabel::TakeBack => ("undo", "undo a Field play that completed nothing"),
        KeyLabel::Take => ("take it", "take the chosen color"),
        KeyLabel::Hide => ("hide", "hide your cards"),
        KeyLabel::Flip => ("hide/show", "hide your cards, or show them again"),
        KeyLabel::Peek => ("hide/show", "show the chooser's cards, or hide them"),
        KeyLabel::Back => ("", "step back; hide your cards"),
    };
    KeyWords { label, help }
}

/// The heading of the keys that work somewhere.
pub fn keys_heading(context: Context) -> &'static str {
    match context {
        Context::Covered => "Passing the keyboard",
        Context::Choose => "Your turn",
        Context::AfterPlay => "After your action",
        Context::Draft => "Choosing from a complete Mandala",
    }
}

impl Cards for English {
    fn label(&self, label: Label) -> String {
        match label {
            Label::Mountain => "Mountain".to_string(),
            Label::Field => "Field".to_string(),
            Label::River => "River".to_string(),
            Label::Cup => "Cup".to_string(),
            Label::Points => "Points".to_string(),
            Label::PointsGained => "points".to_string(),
            Label::PointsInShort => "pts".to_string(),
            Label::Space => "space".to_string(),
            Label::Deck(cards) => format!("Deck {cards}"),
            Label::Discard(cards) => format!("Discard {cards}"),
            Label::InHand(count) => format!("{} in hand", cards(count)),
            Label::InCup(count) => cards(count),
            Label::InCupWorth(count, points) => {
                format!("{}, {}", cards(count), points_in_words(points))
            }
            Label::Worth(points) => format!("= {points}"),
            Label::KnownWorth(points) => format!("at least {}", points_in_words(points)),
            Label::KnownWorthInShort(points) => format!("{points}+ points"),
            Label::Lost => "lost".to_string(),
            Label::Unseen(cards) => format!("Unseen {cards}"),
            Label::Counting => "Counting the Cups".to_string(),
            Label::FinalCup(count) => format!("Cup {count}"),
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
            Outcome::Win(seat) => format!("{} wins!", names.of(seat)),
            Outcome::TieBreak(seat) => {
                format!("{} wins the tie with fewer cards in the Cup!", names.of(seat))
            }
            Outcome::Draw => "A draw: equal points, equal cards.".to_string(),
        }
    }

    fn result(&self, verdict: &Verdict, names: &dyn Called) -> String {
        let points = |seat: Player| verdict.scores[seat].total();
        let score = |seat: Player| format!("{} : {}", points(seat), points(seat.other()));
        match verdict.outcome {
            Outcome::Win(seat) => format!("{} wins {}.", names.of(seat), score(seat)),
            Outcome::TieBreak(seat) => {
                format!("{} wins {}, with fewer cards in the Cup.", names.of(seat), score(seat))
            }
            Outcome::Draw => format!("A draw, {}.", score(Player::One)),
        }
    }

    fn title(&self, names: &dyn Called, first: Player) -> String {
        format!(
            "Mandala: {} and {}, {} starts",
            names.of(Player::One),
            names.of(Player::Two),
            names.of(first)
        )
    }

    fn space(&self, number: u16, card: Color, space: &SpaceScore) -> String {
        let (card, cards, points) = (color(card), space.cards, space.points);
        format!("space {number} {card:<7} {cards:>2} x {number} = {points:>2}")
    }

    fn cup(&self, score: &Score) -> String {
        format!(
            "{} in the Cup; of these worth nothing: {}",
            cards(score.cup_cards),
            score.worthless.len()
        )
    }
}
