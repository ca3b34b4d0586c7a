//! Whole games, by keys and clicks at random.

use crate::common::app::App;
use mandala::app::Settings;
use mandala::app::keymap::Context;
use mandala::app::start::First;
use mandala::record::AnyRecord;
use mandala::rules::Kind;
use mandala::rules::game::Game as _;

use super::help::course;
use crate::common::clock::wait;
use crate::common::events::{Desk, any_key, any_size, useful_key};
use crate::common::{for_each_seed, often};
use crate::help::names;

#[test]
fn whole_games_are_played_by_keys_and_clicks_and_kept_as_they_were_played() {
    for_each_seed(0..often(5, 200), |seed, chance| {
        let seeds = Box::new(move || seed);
        let app = App::deal(Settings::default(), seeds, Kind::Tiles, names(), First::Drawn);
        let mut desk = Desk::new(app);
        for step in 0.. {
            assert!(step < 20_000, "the game does not end");
            if desk.app.context() == Context::Over {
                break;
            }
            wait(300);
            let next = match chance.below(10) {
                0..=2 => desk.some_click(chance),
                3 => any_key(chance),
                4 if step % 50 == 0 => any_size(chance),
                _ => useful_key(desk.app.context(), chance),
            };
            let before = desk.app.table().map(|_| course(&desk.app).moves().len());
            desk.happen(next);
            if let (Some(before), Some(_)) = (before, desk.app.table()) {
                let after = course(&desk.app).moves().len();
                let all_at_once = matches!(desk.app.context(), Context::Over);
                assert!(all_at_once || after <= before + 1, "one thing at a time");
            }
            desk.frame();
        }
        let kept = desk.app.record().expect("it was dealt");
        let text = kept.text_up_to(kept.len());
        let read = AnyRecord::parse(text.as_bytes()).expect("it reads back");
        let AnyRecord::Tiles(read) = read else {
            panic!("a game of tiles");
        };
        assert_eq!(read.game(), course(&desk.app).game());
        assert!(read.game().is_over());
    });
}
