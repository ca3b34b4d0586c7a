//! Short words for laying out, playing and looking.

use mandala::rules::Color;
use mandala::rules::tiles::{Action, Cells};

/// Every action that can be expressed.
pub fn every_action() -> Vec<Action> {
    let at = |action: fn(_) -> Action| Cells::ALL.iter().map(action);
    let keeps = Color::ALL.map(Action::Keep);
    let cells = at(Action::Open)
        .chain(at(Action::Flip))
        .chain(at(Action::Swap));
    keeps
        .into_iter()
        .chain(cells)
        .chain([Action::Done])
        .collect()
}
