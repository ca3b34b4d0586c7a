//! What is said at the tile table.

pub mod help;
mod hints;
mod record;
mod refusal;
pub(super) mod rules;
mod speech;
mod story;

use super::cards::{color, color_title};
use super::house::{KeyWords, points};
use super::{English, counted, review};
use crate::app::tiles::{Context, KeyLabel, Sentence};
use crate::rules::tiles::{Event, Illegal, Verdict};
use crate::rules::{Color, Player};
use crate::story::Weighed;
use crate::story::tiles::{Deed, Reason};
use crate::texts::language::tiles::Label;
use crate::texts::language::{Called, Tiles};

/// What some keys are for.
pub fn key_words(label: KeyLabel) -> KeyWords {
    let (label, help) = match label {
        KeyLabel::StartColor => ("", "pick a start tile by its color"),
        KeyLabel::StartNext => ("pick", "pick the other start tile"),
        KeyLabel::Keep => ("keep", "keep the tile picked"),
        KeyLabel::PlacesBack => ("", "to the one before"),
        KeyLabel::Move => ("", "move over the board"),
        KeyLabel::MoveByLetters => ("", "the same: left, down, up, right"),
        KeyLabel::Places => ("next", "the next tile you can play on: hints, then most points"),
        KeyLabel::TileColor => ("", "to the next tile of this color you can flip or take"),
        KeyLabel::Row => ("", "the row of a tile, then its column: 7 c for c7"),
        KeyLabel::Column => ("column", "the column of a tile"),
        KeyLabel::ColumnFirst => ("", "says that the row is typed first"),
        KeyLabel::Change => {
            ("flip or lay", "flip it, or lay yours; what is worth more comes first")
        }
        KeyLabel::Play => ("play", "play your choice"),
        KeyLabel::FlipAll => ("flip all", "make all flips that are left"),
        KeyLabel::Enough => ("stop", "make no more flips"),
        KeyLabel::TakeBack => ("undo", "undo the last action, and a computer's answer to it"),
        KeyLabel::Chains => {
            ("chains", "chains: mark with ~ what more flips would reach, or hide it")
        }
        KeyLabel::Back => ("", "choose nothing"),
        KeyLabel::ForgetRow => ("back", "forget the row"),
    };
    KeyWords { label, help }
}

/// The heading of the keys that work somewhere.
pub fn keys_heading(context: Context) -> &'static str {
    match context {
        Context::Start => "Keeping a start tile",
        Context::Turn => "Your turn",
        Context::Column => "Going to a row and a column",
        Context::Flips => "Flips at the end",
    }
}

impl Tiles for English {
    fn label(&self, label: Label) -> String {
        match label {
            Label::Holds => "holds".to_string(),
            Label::StartTiles => "Start tiles".to_string(),
            Label::Turn(number) => format!("Turn {number}"),
            Label::Chain(points, flips) => format!("+{points} in {flips}"),
            Label::LongChain(points, flips) => {
                format!("+{points} in {}", counted(flips.into(), "flip"))
            }
            Label::Marks(marked) => marked.among(["+ flip", "* swap", "x not here"]),
            Label::Counting => "Counting the groups".to_string(),
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
            Some(player) => format!("{} could not act.", names.of(player)),
            None => "The end.".to_string(),
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
            Some(winner) => format!("{} wins!", names.of(winner)),
            None => "A draw: play again!".to_string(),
        }
    }

    fn outcome_told(&self, winner: Option<Player>, names: &dyn Called) -> String {
        match winner {
            Some(winner) => format!("{} wins.", names.of(winner)),
            None => "It is a draw.".to_string(),
        }
    }

    fn result(&self, verdict: &Verdict, names: &dyn Called) -> String {
        let total = |player: Player| verdict.scores[player].total();
        let score = |player: Player| format!("{} : {}", total(player), total(player.other()));
        match verdict.winner {
            Some(winner) => format!("{} wins {}.", names.of(winner), score(winner)),
            None => format!("A draw, {}.", score(Player::One)),
        }
    }

    fn title(&self, names: &dyn Called, first: Player) -> String {
        format!(
            "Mandala, the tile game: {} and {}, {} starts",
            names.of(Player::One),
            names.of(Player::Two),
            names.of(first)
        )
    }

    fn space(&self, marker: u8, group: Color, tiles: u8, points: u16) -> String {
        let group = color(group);
        format!("marker {marker} {group:<7} {tiles:>2} x {marker} = {points:>2}")
    }
}
