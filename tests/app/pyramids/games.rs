//! Whole games played through the app by random keys, clicks and interruptions.

use crate::common::app::App;
use mandala::app::key::KeyCode;
use mandala::app::start::First;
use mandala::app::{AnyTable, Settings};
use mandala::record::pyramids::Record;
use mandala::rules::Kind;
use mandala::rules::pyramids::{PER_GROUP, PLACES, Piece};
use mandala::rules::shuffle::Shuffler;

use super::help::{course, names};
use crate::common::clock::wait;
use crate::common::events::{Desk, Happening, any_key, any_size, key, useful_key};
use crate::common::{for_each_seed, often, once_in};

/// What happened in all games together.
#[derive(Default)]
struct Count {
    finished: u64,
    takes: usize,
    clicks: u64,
    taken_back: u64,
}

/// What happens next; a click often comes twice.
fn next(desk: &mut Desk, last: Happening, chance: &mut Shuffler) -> Happening {
    match chance.below(100) {
        _ if matches!(last, Happening::Click(..)) && once_in(2, chance) => last,
        0 => any_size(chance),
        1 => Happening::Resize(80, 24),
        2 => Happening::Interruption,
        3..=5 => Happening::Tick,
        6..=8 => any_key(chance),
        9 => key(KeyCode::Backspace),
        10..=29 => desk.some_click(chance),
        30..=32 => Happening::Release,
        _ => useful_key(desk.app.context(), chance),
    }
}

/// Every pyramid is somewhere: on the path, in the eye, with a player or turned to points.
fn all_pyramids_are_there(app: &App) {
    let game = course(app).game();
    let mut scored = 0;
    for group in Piece::ALL {
        let owned: u8 = game.seats().map(|seat| game.owned(seat, group)).sum();
        let there = usize::from(game.on_path(group) + game.eye(group) + owned);
        assert!([0, PER_GROUP].contains(&there), "{group}: {there}");
        scored += usize::from(there == 0);
    }
    let points: u8 = game.seats().map(|seat| game.points(seat)).sum();
    assert_eq!(usize::from(points), PER_GROUP * scored);
    assert!(game.left().len() <= PLACES);
}

fn play(seed: u64, chance: &mut Shuffler, count: &mut Count) {
    let players = 2 + (seed % 4) as usize;
    let settings = Settings { motion: !seed.is_multiple_of(3), ..Settings::default() };
    let seeds = Box::new(move || seed);
    let app = App::deal(settings, seeds, Kind::Pyramids, names(players), First::Drawn);
    let mut desk = Desk::new(app);
    let mut happening = Happening::Release;
    for step in 0.. {
        assert!(step < 40_000, "the game does not end");
        if desk.app.table().is_none_or(|it| it.pyramids().is_none()) {
            return;
        }
        all_pyramids_are_there(&desk.app);
        let before = course(&desk.app).steps().len();
        let number = desk.app.games;
        happening = next(&mut desk, happening, chance);
        wait([5, 50, 1_000][chance.below(3) as usize]);
        desk.happen(happening);
        desk.frame();
        let table = desk.app.table().and_then(AnyTable::pyramids);
        let Some(after) = table else { continue };
        if desk.app.games != number {
            count.finished += 1;
            return;
        }
        let after = after.steps().len();
        assert!(after.abs_diff(before) <= 1, "{happening:?} did two things");
        count.takes += usize::from(after > before);
        count.taken_back += u64::from(after < before);
        count.clicks += u64::from(after > before && matches!(happening, Happening::Click(..)));
        let kept = desk.app.record().expect("a game to keep");
        let text = kept.text_up_to(kept.len());
        let again: Record = text.parse().expect("the record can be read");
        assert_eq!(again.game(), course(&desk.app).game());
    }
}

#[test]
fn games_of_two_to_five_played_at_random_by_keys_and_clicks_end_well() {
    let mut count = Count::default();
    for_each_seed(0..often(24, 400), |seed, chance| {
        play(seed, chance, &mut count);
    });
    assert!(count.finished >= often(12, 200), "{}", count.finished);
    assert!(count.takes > 150, "{}", count.takes);
    assert!(count.clicks > 10, "{}", count.clicks);
    assert!(count.taken_back > 2, "{}", count.taken_back);
}
