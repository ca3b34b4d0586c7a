//! Every action of the tile game can be done with the mouse, at every size.

use crate::common::app::App;
use mandala::app::command::Command;
use mandala::app::tiles::Command as Tiles;
use mandala::rules::game::Game as _;
use mandala::rules::shuffle::Shuffler;
use mandala::rules::tiles::Action;
use mandala::ui::clicked;
use ratatui::layout::Rect;

use super::help::{OPENING, course, dealt, script};
use crate::common::clock::calmly;
use crate::help::state;
use crate::screens::dump::{click, hits};

const SIZES: [(u16, u16); 7] =
    [(60, 20), (80, 24), (100, 30), (120, 38), (140, 44), (150, 50), (200, 60)];

/// Clicks until the action is done.
fn do_by_mouse(app: &mut App, size: (u16, u16), action: Action) {
    let before = course(app).moves().len();
    match action {
        Action::Keep(color) => {
            for _ in 0..2 {
                click(app, size, Command::Tiles(Tiles::ClickStart(color)));
            }
        }
        Action::Open(cell) | Action::Flip(cell) | Action::Swap(cell) => {
            click(app, size, Command::Tiles(Tiles::Click(cell)));
            if !state(app).ends_with(&action.to_string()) {
                click(app, size, Command::Tiles(Tiles::Change));
            }
            assert!(state(app).ends_with(&action.to_string()), "{}", state(app));
            click(app, size, Command::Tiles(Tiles::Click(cell)));
        }
        Action::Done => {
            click(app, size, Command::Tiles(Tiles::Enough));
            click(app, size, Command::Confirm);
        }
    }
    let made: Vec<_> = course(app).moves().skip(before).collect();
    assert_eq!(made.len(), 1, "{action}");
}

#[test]
fn whole_games_are_played_by_mouse_at_every_size() {
    for (seed, size) in (0..).zip(SIZES) {
        let mut chance = Shuffler::new(seed);
        let mut app = dealt("");
        while state(&app) != "over" {
            let legal = course(&app).game().legal_actions();
            let number = chance.below(legal.len() as u64) as usize;
            let action = legal.get(number).expect("it is listed");
            do_by_mouse(&mut app, size, action);
        }
    }
}

#[test]
fn the_bowl_and_the_river_change_how_the_chosen_cell_is_used() {
    for size in SIZES {
        let mut app = script(OPENING, "2 e");
        let before = state(&app);
        let hits = hits(&app, size);
        let change = Command::Tiles(Tiles::Change);
        let in_bar = |area: &Rect| area.y + 1 == size.1;
        let areas = hits.iter().filter(|(_, command)| *command == change);
        let areas: Vec<Rect> = areas.map(|(area, _)| *area).collect();
        let heights: Vec<u16> =
            areas.iter().filter(|area| !in_bar(area)).map(|area| area.height).collect();
        assert_eq!(heights.iter().filter(|it| [6, 11, 12].contains(*it)).count(), 1, "a River");
        assert!(heights.contains(&1), "a bowl at {size:?}");
        for area in areas {
            let before = state(&app);
            calmly(&mut app, clicked(&hits, area.x, area.y).expect("a hit"));
            assert_ne!(state(&app), before, "{area:?} at {size:?}");
        }
        assert!(before.starts_with("turn: "));
    }
}
