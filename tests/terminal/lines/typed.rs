//! What is typed for the actions of whole games.

use mandala::record::{AnyRecord, Record};
use mandala::rules::cards::{self, Phase, Side};
use mandala::rules::game::Game;
use mandala::rules::{Kind, pyramids, tiles};

use crate::common::names;
use crate::player::Chance;

/// How an action is typed.
#[derive(Clone, Copy, Debug)]
pub enum Style {
    Words,
    Letters,
    Notation,
}

pub const STYLES: [Style; 3] = [Style::Words, Style::Letters, Style::Notation];

/// Plays a game to its end, and notes what is typed for each action.
fn script<G: Game>(
    record: &mut Record<G>,
    chance: &mut Chance,
    mut typed: impl FnMut(&G, G::Action) -> Vec<String>,
) -> String {
    let mut lines = Vec::new();
    loop {
        let actions: Vec<G::Action> = record.game().legal_actions().into_iter().collect();
        if actions.is_empty() {
            return lines.join("\n") + "\n";
        }
        let action = actions[chance.below(actions.len() as u64) as usize];
        let before = record.game().clone();
        lines.extend(typed(&before, action));
        record.play(action).unwrap();
    }
}

fn letter(name: &str) -> String {
    name.chars().take(1).collect()
}

/// What two people type for an action of cards, with all they do to hide theirs.
fn cards_typed(style: Style, game: &cards::Game, action: cards::Action) -> Vec<String> {
    use cards::Action::{Build, Claim, Discard, Grow};
    let side_number = |side| match side {
        Side::Left => 1,
        Side::Right => 2,
    };
    let said = match (style, action) {
        (Style::Notation, action) => action.to_string(),
        (Style::Words, Build { side, color }) => {
            format!("Add the {} card to the {} Mountain", color.name(), side.name())
        }
        (Style::Words, Grow { side, color, count }) => {
            format!("{count} {} into my {} field", color.name(), side.name())
        }
        (Style::Words, Discard { color, count }) => format!("discard {count} {}", color.name()),
        (Style::Words, Claim { color }) => format!("take {}", color.name()),
        (Style::Letters, Build { side, color }) => {
            format!("{} {} m", letter(color.name()), side_number(side))
        }
        (Style::Letters, Grow { side, color, count }) => {
            format!("{} {} f {count}", letter(color.name()), side_number(side))
        }
        (Style::Letters, Discard { color, count }) => {
            format!("{} d {count}", letter(color.name()))
        }
        (Style::Letters, Claim { color }) => letter(color.name()),
    };
    let is_turn = |game: &cards::Game| matches!(game.public_view().phase(), Phase::Turn(_));
    let mut after = game.clone();
    after.apply(action).unwrap();
    let mut lines = Vec::new();
    if is_turn(game) {
        lines.push("ready".to_string());
    }
    lines.extend([said, "yes".to_string()]);
    if is_turn(game) && is_turn(&after) {
        lines.push("done".to_string());
    }
    lines
}

fn tiles_typed(style: Style, action: tiles::Action) -> Vec<String> {
    use tiles::Action::{Done, Flip, Keep, Open, Swap};
    let said = match (style, action) {
        (Style::Notation, action) => action.to_string(),
        (Style::Words, Keep(color)) => color.name().to_string(),
        (Style::Letters, Keep(color)) => letter(color.name()),
        (Style::Words, Done) => "stop".to_string(),
        (Style::Letters, Done) => "Done.".to_string(),
        (_, Flip(cell) | Open(cell) | Swap(cell)) => {
            let verb = action.to_string();
            let verb = verb.split(' ').next().unwrap();
            let cell = cell.to_string();
            let (column, row) = cell.split_at(1);
            match style {
                Style::Words => format!("{row}{column}, please {verb}!"),
                _ => format!("{verb} {} {row}", column.to_uppercase()),
            }
        }
    };
    vec![format!("{said} yes")]
}

fn pyramids_typed(style: Style, game: &pyramids::Game, action: pyramids::Action) -> Vec<String> {
    let piece = game.piece(action.place).unwrap();
    let said = match style {
        Style::Notation => game.in_full(action).to_string(),
        Style::Words => format!("{} on {}", piece.name(), action.place),
        Style::Letters => format!("{} {}", piece, action.place),
    };
    vec![said, "yes".to_string()]
}

/// A whole random game of two people as a record, and what they typed.
pub fn whole_game(kind: Kind, style: Style, seed: u64) -> (String, String) {
    let chance = &mut Chance(seed);
    match AnyRecord::deal(kind, 42, names(), Default::default()) {
        AnyRecord::Cards(mut record) => {
            let lines =
                script(&mut record, chance, |game, action| cards_typed(style, game, action));
            (record.to_string(), lines)
        }
        AnyRecord::Tiles(mut record) => {
            let lines = script(&mut record, chance, |_, action| tiles_typed(style, action));
            (record.to_string(), lines)
        }
        AnyRecord::Pyramids(mut record) => {
            let lines =
                script(&mut record, chance, |game, action| pyramids_typed(style, game, action));
            (record.to_string(), lines)
        }
    }
}
