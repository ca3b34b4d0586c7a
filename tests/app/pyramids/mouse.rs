//! Everything can be played with the mouse, also by five.

use mandala::app::command::Command;
use mandala::app::pyramids::Command as Pyramids;
use mandala::rules::game::Game as _;
use mandala::rules::pyramids::{Piece, Place};

use super::help::{course, deal, moves};
use crate::help::state;
use crate::screens::dump::click;

const SIZES: [(u16, u16); 5] = [(60, 20), (80, 24), (100, 30), (120, 38), (140, 44)];

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
