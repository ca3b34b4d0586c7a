//! What a draft says: what happened, why, and what each color brings.

use crate::common::app::App;
use mandala::app::cards::Sentence;
use mandala::app::{Details, Settings, Speech};
use mandala::record::Names;
use mandala::record::cards::Course;
use mandala::texts::ENGLISH;

use crate::help::{OTHER_FIRST, TURN, position, press, recap, script, seeds};
use crate::screens::dump::{PLAIN, words};

const COMPLETE: &str = "Space b m 1 Enter";

/// Both Fields of the left Mandala have one card.
const EQUAL: &str = "
    left:    ROY | G | P
    right:   B   | R  | -
    hands:   RYGGBBP | ROYGPB
    dealt:   OO | YY
    rivers:  O  | P
    deck:    RGB*
    turn:    one
";

/// Beth has nothing in the left Field, and Anna one color to go.
const EMPTY: &str = "
    left:    ROYY | GGPPP | -
    right:   B   | R  | -
    hands:   RYGGBBP | ROYGPB
    dealt:   OO | YY
    claimed: G | R
    rivers:  OGPBR | R
    deck:    RGB*
    turn:    one
";

/// What is said in a draft: the headline, and the details, which are rows or not.
#[track_caller]
fn asked(app: &App) -> (String, Vec<String>, bool) {
    let scene = app.scene();
    let table = scene.cards().expect("a table");
    let Speech::Prompt(prompt) = table.speech() else {
        panic!("nothing is asked");
    };
    let say = |said: &[Sentence]| -> Vec<String> {
        let words = ENGLISH.cards();
        said.iter().map(|it| words.sentence(it, table.names)).collect()
    };
    let headline = say(&prompt.headline).join(" ");
    match prompt.details {
        Details::Text(said) => (headline, say(&said), false),
        Details::Rows(said) => (headline, say(&said), true),
    }
}

#[track_caller]
fn text(app: &App) -> (String, String) {
    let (headline, said, are_rows) = asked(app);
    assert!(!are_rows, "a color is picked");
    (headline, said.join(" "))
}

#[track_caller]
fn rows(app: &App) -> (String, Vec<String>) {
    let (headline, said, are_rows) = asked(app);
    assert!(are_rows, "no color is picked");
    (headline, said)
}

const SPACE: &str = "New colors take the River space shown.";

#[test]
fn a_draft_says_who_completed_the_mandala_with_what_and_why_they_choose_first() {
    for (position, keys, chooser, colors, why) in [
        (
            TURN,
            COMPLETE,
            "Anna",
            "r, o, y or b",
            "Anna completed it with black. Anna has more in the Field, 2 to 1.",
        ),
        (
            OTHER_FIRST,
            COMPLETE,
            "Beth",
            "r, o, y or b",
            "Anna completed it with black. Beth has more in the Field, 2 to 1.",
        ),
        (
            EQUAL,
            COMPLETE,
            "Beth",
            "r, o, y or b",
            "Anna completed it with black. The Fields are equal, 1 to 1, so Beth is first, not \
             Anna.",
        ),
        (
            OTHER_FIRST,
            "Space b f 1 Enter",
            "Anna",
            "r, o or y",
            "Anna completed it with 2 black. Anna has more in the Field, 3 to 2.",
        ),
    ] {
        let (headline, details) = text(&script(position, keys));
        let asks = format!("The left Mandala is complete. {chooser}, choose {colors}.");
        assert_eq!(headline, asks);
        assert_eq!(details, format!("{why} {SPACE}"));
    }
}

#[test]
fn a_draft_says_what_was_taken_so_far_and_who_gets_the_last_color() {
    let mut app = script(TURN, COMPLETE);
    press(&mut app, "r Enter");
    let (headline, details) = text(&app);
    assert_eq!(headline, "The left Mandala is complete. Beth, choose o, y or b.");
    assert_eq!(details, "Anna takes 1 red.", "who has chosen once knows how");
    press(&mut app, "o Enter");
    let (headline, details) = text(&app);
    assert_eq!(headline, "The left Mandala is complete. Anna chooses, the rest is Beth's.");
    assert_eq!(details, "Anna takes 1 red. Beth takes 1 orange.");
}

#[test]
fn what_a_color_brings_is_told_in_two_sentences() {
    let mut app = script(TURN, "Space b m 1 Enter y");
    let (headline, lines) = rows(&app);
    assert_eq!(headline, "Anna chooses a color.");
    assert_eq!(
        lines,
        [
            "Yellow would bring you River space 2 and no points yet.",
            "For Beth: River space 2 and no points.",
        ]
    );
    press(&mut app, "o");
    assert_eq!(
        rows(&app).1,
        ["Orange would bring you 1 point.", "For Beth: River space 2 and no points."]
    );
    press(&mut app, "Space Space");
    assert_eq!(rows(&app).1[0], "Orange would bring you 1 point.");

    let mut app = script(EMPTY, "Space b m 1 Enter y");
    assert_eq!(
        rows(&app).1,
        [
            "Yellow would end the game and bring you 6 points.",
            "For Beth: nothing, that Field is empty.",
        ]
    );
    press(&mut app, "Enter r");
    assert_eq!(
        rows(&app).1,
        ["You would have to discard 1 red: your Field is empty.", "For Anna: 5 points."]
    );
}

#[test]
fn after_a_draft_the_recap_says_why_it_went_as_it_did() {
    for (position, why) in [
        (TURN, "Left Mandala complete: Fields 2 to 1, Anna first"),
        (OTHER_FIRST, "Left Mandala complete: Fields 2 to 1, Beth first"),
        (EQUAL, "Left Mandala complete: Fields equal, Beth first"),
    ] {
        let mut app = script(position, COMPLETE);
        press(&mut app, "r Enter o Enter y Enter");
        assert_eq!(recap(&app)[1], why);
    }
}

#[test]
fn what_a_color_brings_both_is_shown_in_full_even_with_long_names() {
    let names = Names::new("WWWWWWWWWWWWWWWW", "MMMMMMMMMMMMMMMM").expect("good names");
    for text in [TURN, EQUAL, EMPTY] {
        let course = Course::new(position(text).game().clone(), names.clone());
        let mut app = App::resume(Settings::default(), seeds(1), course);
        press(&mut app, COMPLETE);
        for keys in ["y", "Enter r", "Enter o"] {
            press(&mut app, keys);
            let (headline, lines) = rows(&app);
            for size in [(60, 20), (80, 24), (100, 30), (140, 44)] {
                let screen = words(&app, PLAIN, size);
                for line in lines.iter().chain([&headline]) {
                    assert!(screen.contains(line), "{size:?}: {line}\n{screen}");
                }
            }
        }
    }
}

#[test]
fn a_player_whose_field_is_empty_is_told_that_a_color_is_discarded() {
    // Anna has the only Field with cards, so she chooses first; then it is Beth's choice.
    let mut app = script(EMPTY, COMPLETE);
    let asks = "The left Mandala is complete. Anna, choose r, o, y or b.";
    assert_eq!(asked(&app).0, asks);
    press(&mut app, "y Enter");
    assert_eq!(asked(&app).0, "Beth's Field is empty: choose a color to discard.");
}

#[test]
fn only_places_are_named_where_the_color_may_go() {
    for (left, right, named) in [
        ("R | O | P", "Y | R | -", "Where does green go? m Mountain, f Field, x discard."),
        ("G | O | P", "G | R | -", "Where does green go? m Mountain, x discard."),
        ("R | G | P", "Y | G | -", "Where does green go? f Field, x discard."),
        ("R | O | G", "Y | - | G", "Where does green go? x discard."),
    ] {
        let position = format!(
            "left: {left}\n right: {right}\n hands: RYGG | ROYG\n dealt: OO | YY\n \
             rivers: - | -\n deck: RGB*\n turn: one"
        );
        let app = script(&position, "Space g");
        assert_eq!(asked(&app).0, named);
    }
}
