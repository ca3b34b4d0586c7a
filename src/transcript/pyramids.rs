//! A game of pyramids told as plain text.

use crate::record::Names;
use crate::record::pyramids::Record;
use crate::rules::Seat;
use crate::rules::pyramids::Game;
use crate::story::pyramids::Verdict;
use crate::texts::Language;

/// Tells a game of pyramids.
pub fn of(record: &Record, language: &dyn Language) -> String {
    let (names, game, words) = (record.names(), record.game(), language.pyramids());
    let players: Vec<Seat> = names.seats().collect();
    let title = words.title(&players, record.first(), names);
    let verdict = Verdict::of(game);
    let score = verdict.map(|verdict| score(game, &verdict, names, language));
    super::tell(language, &title, record, score)
}

fn score(game: &Game, verdict: &Verdict, names: &Names, language: &dyn Language) -> String {
    let (house, words) = (language.house(), language.pyramids());
    let totals =
        game.seats().map(|seat| house.total_of(names.of(seat), game.points(seat).into()) + "\n");
    let totals: String = totals.collect();
    format!("{totals}\n{}\n", words.outcome_told(&verdict.outcome, names))
}
