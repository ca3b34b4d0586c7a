//! A game of pyramids told as plain text.

use crate::record::Names;
use crate::record::pyramids::Record;
use crate::rules::pyramids::Game;
use crate::story::pyramids::Log;
use crate::texts::pyramids::{story, transcript as texts};
use crate::texts::transcript::total;

/// Tells a game of pyramids.
pub fn of(record: &Record) -> String {
    let (names, game) = (record.names(), record.game());
    let title = texts::title(names, record.first());
    let sentence = |line| format!("{}.", story::line(&line, names));
    let story = Log::of(record).story();
    let story = story.map(|(turn, line)| (turn, sentence(line)));
    super::tell(&title, story, game.is_over().then(|| score(game, names)))
}

fn score(game: &Game, names: &Names) -> String {
    let totals = game
        .seats()
        .map(|seat| total(names.of(seat), game.points(seat).into()) + "\n");
    let totals: String = totals.collect();
    format!("{totals}\n{}\n", texts::outcome(game, names))
}
