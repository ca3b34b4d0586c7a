//! A picture can be saved of what is shown after a game.

use std::path::PathBuf;
use std::sync::Arc;

use mandala::app::Event;
use mandala::store::StoreError;

use crate::common::clock::now;
use crate::help::{answer, press};
use crate::past::{listed, played, text};
use crate::shelf::games;

#[test]
fn a_picture_is_saved_of_what_is_shown_after_a_game_and_told_until_the_next_key() {
    let mut over = played(games(0));
    let mut list = listed(games(1));
    press(&mut list, "Enter");
    answer(&mut list);
    press(&mut over, "p");
    press(&mut list, "p");
    for mut app in [over, list] {
        assert!(app.effects.picture);
        app.on(Event::Pictured(Ok(PathBuf::from("pictures/1.svg"))), now());
        assert!(!app.effects.picture);
        assert!(text(&app).contains("The picture is saved: 1.svg in pictures"));
        press(&mut app, "e");
        assert!(!text(&app).contains("1.svg"), "{}", text(&app));
    }
    // The list has none, and says where there is one.
    let mut app = listed(games(1));
    press(&mut app, "p");
    assert!(!app.effects.picture);
    assert!(text(&app).contains("Enter opens it"), "{}", text(&app));
    let mut app = played(games(0));
    press(&mut app, "v p");
    // Of a review that is not there yet, there is nothing to show.
    assert!(!app.effects.picture);
    assert!(text(&app).contains("The review is still being worked out"), "{}", text(&app));
    answer(&mut app);
    press(&mut app, "p");
    assert!(app.effects.picture);
    let error = Arc::new(StoreError::NoHome);
    app.on(Event::Pictured(Err(error)), now());
    assert!(text(&app).contains("There is no place"), "{}", text(&app));
}
