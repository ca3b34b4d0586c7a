//! Which keys the help and the command line tell of.

use super::{Binding, Context, KeyLabel, all, bindings};
use crate::app::command::Command;
use crate::app::key::KeyCode;
use crate::app::{cards, pyramids, tiles};
use crate::rules::Kind;

/// What the players look at in a turn of a game.
fn of_table(kind: Kind) -> &'static [Context] {
    match kind {
        Kind::Cards => &cards::keymap::CONTEXTS,
        Kind::Tiles => &tiles::keymap::CONTEXTS,
        Kind::Pyramids => &pyramids::keymap::CONTEXTS,
    }
}

/// The keys of a binding that are shown.
fn codes(binding: &Binding) -> impl Iterator<Item = KeyCode> {
    binding.shown().iter().map(|(code, _)| *code)
}

/// The keys of a turn, each once, for the command line's help.
pub fn of_a_turn(kind: Kind) -> Vec<&'static Binding> {
    let mut keys: Vec<&Binding> = Vec::new();
    for binding in all() {
        let mut contexts = of_table(kind).iter();
        let in_turn = contexts.any(|&context| (binding.works_in)(context));
        let known = keys.iter().any(|known| codes(known).eq(codes(binding)));
        let is_told = binding.rank.is_some() || tiles::keymap::is_of_board(binding.label);
        if in_turn && is_told && !known {
            keys.push(binding);
        }
    }
    keys
}

/// The eight keys of a turn without which nobody could play, for the command line's help.
pub fn quick(kind: Kind) -> Vec<&'static Binding> {
    use cards::KeyLabel as Card;
    use pyramids::KeyLabel as Pyramid;
    use tiles::KeyLabel as Tile;
    let needed = |binding: &&&'static Binding| match binding.label {
        KeyLabel::Cards(label) => matches!(
            label,
            Card::Show | Card::HandColor | Card::Side | Card::Place | Card::Play | Card::TakeBack
        ),
        KeyLabel::Tiles(label) => matches!(
            label,
            Tile::Places | Tile::Move | Tile::Row | Tile::Change | Tile::Play | Tile::TakeBack
        ),
        KeyLabel::Pyramids(label) => !matches!(label, Pyramid::Nothing | Pyramid::Drop),
        KeyLabel::Help | KeyLabel::Quit => true,
        _ => false,
    };
    let all = of_a_turn(kind);
    all.iter().filter(needed).copied().collect()
}

/// The places whose keys the help tells of that is opened here: it covers the cards of
/// whoever is to choose, and they still want to know how.
pub fn help_contexts(here: Context) -> Vec<Context> {
    let turn = Context::Cards(cards::Context::Choose);
    let covers = here == Context::Cards(cards::Context::Covered);
    [here].into_iter().chain(covers.then_some(turn)).collect()
}

/// What keys are for in practice, which is left and told of in its own way.
pub(in crate::app) fn practiced(label: KeyLabel) -> KeyLabel {
    match label {
        KeyLabel::Quit => KeyLabel::LeavePractice,
        KeyLabel::Hints => KeyLabel::Answer,
        label => label,
    }
}

/// The same at a table, where nothing is played; nothing if they have no use there.
fn practiced_at(binding: &Binding, context: Context) -> Option<KeyLabel> {
    let asks_for = |wanted: Command| binding.keys.iter().any(|it| it.1 == wanted);
    let is_table = matches!(context, Context::Cards(_) | Context::Tiles(_) | Context::Pyramids);
    if asks_for(Command::TakeBack) || asks_for(Command::Cards(cards::Command::Reveal)) {
        None
    } else if is_table && asks_for(Command::Confirm) {
        Some(KeyLabel::Try)
    } else {
        Some(practiced(binding.label))
    }
}

/// The keys that work here while this game is played, and what they are for, for its help:
/// first those of this place alone, then those that work in many. Each is told once.
pub fn help_bindings(
    kind: Kind,
    context: Context,
    is_practice: bool,
) -> [Vec<(&'static Binding, KeyLabel)>; 2] {
    let is_of_game = |&(_, command): &(KeyCode, Command)| is_known(kind, command);
    let is_told = |binding: &&Binding| {
        let is_shown = !binding.shown().is_empty();
        is_shown && binding.keys.iter().any(is_of_game)
    };
    let is_common = |binding: &Binding| {
        use KeyLabel::{Help, Hints, Leave, Log, Picture, Quit, Settings};
        // In practice the answer is asked for, which is of that place alone.
        let is_hint = binding.label == Hints && !is_practice;
        is_hint || matches!(binding.label, Help | Leave | Log | Picture | Quit | Settings)
    };
    let labelled = |binding: &'static Binding| {
        let label = if is_practice { practiced_at(binding, context)? } else { binding.label };
        Some((binding, label))
    };
    bindings(context)
        .filter(is_told)
        .filter_map(labelled)
        .partition::<Vec<_>, _>(|(binding, _)| !is_common(binding))
        .into()
}

/// Whether this game has something like that at all.
pub(in crate::app) fn is_known(kind: Kind, command: Command) -> bool {
    match command {
        Command::Agree => kind.ends_by_agreement(),
        _ => true,
    }
}
