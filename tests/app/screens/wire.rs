//! How many bytes a whole screen takes.

use super::dump::{SIZES, draw};
use super::scenes;
use crate::common::app::App;
use mandala::terminal::wire;
use mandala::ui::theme::{Depth, Theme};
use ratatui::buffer::Buffer;

/// What is sent to a terminal that shows nothing yet.
fn bytes(app: &App, depth: Depth, (width, height): (u16, u16)) -> usize {
    let theme = Theme { depth, ascii: false, ..Theme::FULL };
    let (picture, _) = draw(app, theme, (width, height));
    let mut bytes = Vec::new();
    let nothing = Buffer::empty(picture.area);
    wire::write(&mut bytes, nothing.diff_iter(&picture));
    bytes.len()
}

#[test]
fn the_table_of_cards_fits_into_what_a_terminal_takes_at_once() {
    let scenes = scenes::all(&scenes::names());
    for name in ["deal", "covered", "choose-color", "choose-place"] {
        let (_, app) = scenes.iter().find(|scene| scene.0 == name).expect("the scene");
        for (depth, most) in [(Depth::True, 18_000), (Depth::Indexed, 9_500)] {
            let bytes = bytes(app, depth, (80, 24));
            assert!(bytes <= most, "{name}: {bytes}");
        }
    }
}

#[test]
fn no_screen_takes_more_than_80_kilobytes() {
    for (name, app) in scenes::all(&scenes::names()) {
        for size in SIZES {
            let bytes = bytes(&app, Depth::True, size);
            assert!(bytes <= 80_000, "{name} {size:?}: {bytes}");
        }
    }
}
