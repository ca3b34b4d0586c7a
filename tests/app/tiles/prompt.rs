//! What the table says before Enter.

use super::help::{FLIPS, MIDDLE, OPENING, SHORTEST, prompt, script};

#[test]
fn a_flip_says_what_it_brings_and_what_it_opens_up() {
    let words = prompt(&script(MIDDLE, "4 b"));
    assert_eq!(words.headline, "Flip b4, green: +6, your score 13 to 19.");
    let details = words.details.join(" ");
    assert!(details.contains("Then a4 can be flipped too."), "{details}");
    assert!(details.contains("You keep black, with 1 place for it."), "{details}");
    assert!(!details.contains("24"), "nobody counts so far: {details}");
    assert!(details.ends_with("Enter plays."), "{details}");
}

#[test]
fn an_opening_says_the_marker_and_the_tile_that_is_taken() {
    let words = prompt(&script(OPENING, "6 g"));
    assert_eq!(words.headline, "Open purple with marker 3 on g6, take yellow.");
}

#[test]
fn a_swap_says_both_tiles() {
    let words = prompt(&script(MIDDLE, "1 d"));
    assert_eq!(words.headline, "Swap d1, black for orange: +5, your score 13 to 18.");
}

#[test]
fn where_both_are_allowed_the_other_way_is_offered() {
    let flip = prompt(&script(OPENING, "2 e"));
    assert!(flip.details.contains(&"Space: open purple here instead.".to_string()));
    let lay = prompt(&script(OPENING, "2 e Space"));
    assert!(lay.details.contains(&"Space: flip it instead.".to_string()));
}

#[test]
fn a_cell_where_nothing_can_be_done_says_why() {
    let words = prompt(&script(OPENING, "5 h"));
    assert_eq!(words.headline, "h5, black: nothing to do here.");
    assert_eq!(
        words.details,
        [
            "Cannot flip: you have no black group yet.",
            "Cannot lay: h5 touches Beth's purple at h4."
        ]
    );
    let words = prompt(&script(MIDDLE, "8 c"));
    assert_eq!(words.headline, "c8: Beth's black group, 3 a tile.");
}

#[test]
fn in_the_flips_at_the_end_only_flips_are_spoken_of() {
    let words = prompt(&script(FLIPS, "7 d"));
    assert_eq!(words.headline, "Flip d7, red: +6, your score 34 to 40.");
    assert_eq!(words.warning, None);
    assert_eq!(words.details, ["Enter plays."]);
    let words = prompt(&script(FLIPS, "5 e"));
    assert_eq!(words.headline, "e5, orange: nothing to do here.");
    assert_eq!(words.details, ["Cannot flip: e5 is not next to your orange."]);
}

#[test]
fn the_last_flip_says_that_it_ends_the_game() {
    let words = prompt(&script(FLIPS, "7 d Enter 6 e"));
    let said = "This ends the game: you win 46 to 41.";
    assert_eq!(words.warning.as_deref(), Some(said));
}

#[test]
fn an_action_after_which_one_could_not_act_says_so() {
    // Player one can only flip a4.
    let closed = FLIPS.replace("4 [G] ", "4   g ");
    let words = prompt(&script(&closed, "4 a"));
    assert_eq!(words.headline, "Flip a4, green: +6, your score 35 to 41.");
    let said = "You could not act next turn, which ends the turns.";
    assert_eq!(words.warning.as_deref(), Some(said));
    let said = "Nothing you have is lost, but only Beth may still flip then.";
    assert_eq!(words.details[0], said);
}

#[test]
fn an_action_that_ends_the_turns_says_how_it_would_end() {
    let words = prompt(&script(SHORTEST, "6 c"));
    assert_eq!(words.headline, "Open green with marker 2 on c6, take yellow.");
    let said = "This ends the turns: with 3 more flips you win 4 to 0.";
    assert_eq!(words.warning.as_deref(), Some(said));
    assert!(words.details.contains(&"Beth could not act.".to_string()));
}
