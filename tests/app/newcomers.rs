//! What people stumbled over who played for the first time.

use crate::common::app::App;
use mandala::app::Settings;
use mandala::rules::Kind;
use mandala::rules::cards::Event;
use mandala::story::cards::Line;
use mandala::texts::ENGLISH;
use mandala::texts::language::cards::Label;
use mandala::texts::language::games::Picture;

use crate::help::{TURN, names, notice, press, refused, script, state};
use crate::screens::dump::{PLAIN, drawn};
use crate::screens::scenes;

/// The picture of the card table.
fn picture() -> Picture {
    ENGLISH.games().game(Kind::Cards).picture
}

const SIZES: [(u16, u16); 5] = [(60, 20), (80, 24), (100, 30), (132, 43), (200, 60)];

fn screen(app: &App, size: (u16, u16)) -> String {
    drawn(app, PLAIN, size).join("\n")
}

/// The last line, which names the keys.
fn bar(app: &App) -> String {
    let text = screen(app, (80, 24));
    text.lines().last().unwrap_or_default().to_string()
}

fn replayed(keys: &str) -> App {
    let mut app = App::replay(Settings::default(), scenes::played(names()));
    press(&mut app, keys);
    app
}

#[test]
fn after_a_refused_place_enter_proposes_no_other() {
    let why = refused(&mut script(TURN, "Space p"), "1");
    for place in ["1", "1 m", "1 f"] {
        let mut app = script(TURN, "Space p");
        for key in place.split(' ') {
            refused(&mut app, key);
        }
        for _ in 0..3 {
            assert_eq!(refused(&mut app, "Enter"), why);
            assert_eq!(state(&app), "choose purple", "{place}");
        }
        // The color asked for once more begins anew.
        press(&mut app, "p x");
        assert_eq!(state(&app), "choose discard purple 1");
    }
}

#[test]
fn after_a_color_that_is_not_held_enter_proposes_no_place() {
    let mut app = script(TURN, "Space g 1");
    assert_eq!(refused(&mut app, "o"), "You hold no orange.");
    assert_eq!(state(&app), "choose green");
    assert_eq!(refused(&mut app, "Enter"), "Pick a place first.");
    press(&mut app, "1 Enter");
    assert_eq!(state(&app), "review one, up");
}

#[test]
fn a_color_picked_after_a_refusal_can_be_aimed_with_enter_again() {
    let mut app = script(TURN, "Space p");
    refused(&mut app, "1");
    press(&mut app, "r Enter");
    assert_eq!(state(&app), "choose build left red");
}

#[test]
fn a_number_typed_on_the_score_of_a_replay_can_be_read() {
    let app = replayed("End 1 2");
    for size in SIZES {
        let text = screen(&app, size);
        assert!(text.contains("Enter goes to turn 12"), "{text}");
    }
    let app = replayed("End");
    for size in SIZES {
        let text = screen(&app, size);
        assert!(text.contains("Replay: action "), "{text}");
    }
}

#[test]
fn a_turn_that_does_not_exist_is_said() {
    let mut app = replayed("9 9 9 Enter");
    let there_is_none = "There is no turn 999; this is the end.";
    assert_eq!(notice(&app).as_deref(), Some(there_is_none));
    for size in SIZES {
        let text = screen(&app, size);
        assert!(text.contains("There is no turn 999; this is"), "{text}");
    }
    press(&mut app, "Left");
    assert_eq!(notice(&app), None);
    press(&mut app, "1 Enter");
    assert_eq!(notice(&app), None, "the first turn exists");
}

#[test]
fn one_thing_is_not_told_in_the_plural() {
    let words = ENGLISH.cards();
    let told = |line| words.entry(&line, &names());
    assert_eq!(told(Line::NewDeck { cards: 1 }), "The deck ran out; 1 discard forms a new one");
    assert_eq!(told(Line::NewDeck { cards: 2 }), "The deck ran out; 2 discards form a new one");
    assert_eq!(told(Line::Event(Event::Reshuffled { cards: 1 })), "1 discard forms a new deck");
    assert_eq!(ENGLISH.house().total(1, 0), "1 point");
    assert_eq!(ENGLISH.house().total(1, 1), "1 point, 1 ahead");
    assert_eq!(ENGLISH.house().total(0, 0), "0 points");
    assert_eq!(ENGLISH.house().total(12, 3), "12 points, 3 ahead");
    assert_eq!(words.label(Label::InCup(1)), "1 card");
}

#[test]
fn in_a_draft_the_key_bar_offers_only_colors_that_can_be_taken() {
    let mut app = script(TURN, "Space b 1 m Enter");
    assert!(bar(&app).starts_with(" royb color"), "{}", bar(&app));
    press(&mut app, "o Enter");
    assert!(bar(&app).starts_with(" ryb color"), "{}", bar(&app));
}

#[test]
fn a_hidden_cup_says_in_words_what_it_is_worth() {
    let claimed = TURN.replace("rivers:", "claimed: OO | PP\n    rivers:");
    for size in SIZES {
        let text = screen(&script(&claimed, ""), size);
        let short = text.contains("Cup 4: 2+ points");
        assert!(short || text.contains("at least 2 points"), "{text}");
        // Nothing would say less than nothing.
        let text = screen(&script(TURN, ""), size);
        assert!(!text.contains("0+ points") && !text.contains("0 points"), "{text}");
    }
}

#[test]
fn the_help_says_whose_field_is_whose_and_what_the_ring_means() {
    let words: Vec<&str> = picture().labels.iter().map(|(word, _)| *word).collect();
    assert!(words.contains(&"Field") && words.contains(&"ring"));
    let picture = picture().rows.join("\n");
    for part in ["top player's Field", "bottom player's Field", " ring "] {
        assert!(picture.contains(part), "{part}");
    }
}
