//! Everything can be played with the mouse, also by five.

use crate::common::app::App;
use mandala::app::command::Command;
use mandala::app::pyramids::Command as Pyramids;
use mandala::rules::game::Game as _;
use mandala::rules::pyramids::{Piece, Place};
use mandala::texts::ENGLISH;
use mandala::ui::theme::{Depth, Theme};
use mandala::ui::{self, clicked};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::help::{course, deal, moves};
use crate::common::clock::calmly;
use crate::help::state;

const SIZES: [(u16, u16); 5] = [(60, 20), (80, 24), (100, 30), (120, 38), (140, 44)];

/// Clicks into the middle of what gives this command.
#[track_caller]
fn click(app: &mut App, (width, height): (u16, u16), command: Command) {
    let theme = Theme {
        depth: Depth::True,
        ascii: false,
        ..Theme::FULL
    };
    let mut buffer = Buffer::empty(Rect::new(0, 0, width, height));
    let hits = ui::draw(&app.scene(), theme, ENGLISH, &mut buffer);
    let found = hits.iter().find(|(area, listed)| {
        let (x, y) = (area.x + area.width / 2, area.y + area.height / 2);
        *listed == command && clicked(&hits, x, y) == Some(command)
    });
    assert!(found.is_some(), "{command:?} cannot be clicked");
    calmly(app, command);
}

#[test]
fn every_place_and_every_group_can_be_clicked_at_every_size() {
    for size in SIZES {
        let mut app = deal(5, "");
        for place in Place::all() {
            click(&mut app, size, Command::Pyramids(Pyramids::Place(place)));
            assert!(state(&app).ends_with(&format!(" on {place}")));
        }
        for group in Piece::ALL {
            click(&mut app, size, Command::Pyramids(Pyramids::Group(group)));
            assert!(state(&app).starts_with(&format!("Anna: {group} on ")));
        }
        assert!(moves(&app).is_empty());
    }
}

#[test]
fn a_whole_game_of_five_is_played_with_the_mouse_alone() {
    for size in SIZES {
        let mut app = deal(5, "");
        let mut takes = 0;
        while let Some(action) = course(&app).game().legal_actions().iter().nth(takes % 3) {
            let place = Command::Pyramids(Pyramids::Place(action.place));
            click(&mut app, size, place);
            click(&mut app, size, place);
            takes += 1;
            assert_eq!(moves(&app).len(), takes);
            if takes % 7 == 0 {
                click(&mut app, (140, 44), Command::TakeBack);
                click(&mut app, size, place);
                click(&mut app, size, Command::Confirm);
                assert_eq!(moves(&app).len(), takes);
            }
        }
        assert!(takes > 20, "{takes}");
    }
}
