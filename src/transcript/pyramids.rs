//! A game of pyramids told as plain text.

use crate::record::Names;
use crate::record::pyramids::Record;
use crate::rules::pyramids::Game;
use crate::texts::Language;
use crate::texts::pyramids::transcript as texts;
use crate::texts::transcript::total;

/// Tells a game of pyramids.
pub fn of(record: &Record, language: &dyn Language) -> String {
    let (names, game) = (record.names(), record.game());
    let title = texts::title(names, record.first());
    let score = game.is_over().then(|| score(game, names));
    super::tell(language, &title, record, score)
}

fn score(game: &Game, names: &Names) -> String {
    let totals = game
        .seats()
        .map(|seat| total(names.of(seat), game.points(seat).into()) + "\n");
    let totals: String = totals.collect();
    format!("{totals}\n{}\n", texts::outcome(game, names))
}
