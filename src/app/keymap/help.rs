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

/// The contexts whose keys the help lists, from the start of an evening to its end.
pub fn help_contexts(kind: Kind) -> impl Iterator<Item = Context> {
    let end = [
        Context::Over,
        Context::Quit,
        Context::Agree,
        Context::Replay,
        Context::Review,
        Context::Settings,
        Context::Past,
        Context::Find,
    ];
    [Context::Naming, Context::Start]
        .into_iter()
        .chain(of_table(kind).iter().copied())
        .chain([Context::Waiting(kind)])
        .chain(end)
        .filter(move |&context| context != Context::Agree || kind.ends_by_agreement())
}

/// The keys that work here while this game is played, for its help.
pub fn help_bindings(kind: Kind, context: Context) -> impl Iterator<Item = &'static Binding> {
    let is_of_game = move |&(_, command): &(KeyCode, Command)| is_known(kind, command);
    bindings(context).filter(move |binding| match binding.label {
        // There the key says that it is too late.
        KeyLabel::Cards(cards::KeyLabel::TakeBack) => {
            context != Context::Cards(cards::Context::Choose)
        }
        _ => binding.keys.iter().any(is_of_game),
    })
}

/// Whether this game has something like that at all.
pub(in crate::app) fn is_known(kind: Kind, command: Command) -> bool {
    match command {
        Command::Agree => kind.ends_by_agreement(),
        // Only there the score takes the place of the table.
        Command::FinalTable => kind == Kind::Cards,
        _ => true,
    }
}
