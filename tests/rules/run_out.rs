//! The deck runs out (rulings R1 to R5).

use mandala::rules::cards::{Ending, Event};
use mandala::rules::game::Game as _;

use crate::help::*;

#[test]
fn when_the_refill_empties_the_deck_the_fields_are_in_the_reshuffle() {
    let mut game = position_rest_claimed(
        "
        left:    RRY | OG | P
        right:   ROYGP | - | -
        hands:   BBBBBB | GGGGGG
        dealt:   OO | OO
        rivers:  ROYGP | B
        deck:    R
        ",
    );
    play(&mut game, "grow left black 1");
    let report = play(&mut game, "claim red");
    let events = report.events();
    let [Event::Refilled { side: Left, color }] = events[6..] else {
        panic!("{events:?}");
    };
    assert!(pile("OGPB").has(color), "{color} was not in a Field");
}

#[test]
fn when_the_refill_takes_the_decks_very_last_card_the_next_mandala_is_the_last() {
    let mut game = position_rest_claimed(
        "
        left:    RRY | OG | P
        right:   ROYGP | - | -
        hands:   BBBBBB | BGGGGG
        dealt:   OO | OO
        rivers:  ROYGP | B
        deck:    RO
        ",
    );
    play(&mut game, "grow left black 1");
    let report = play(&mut game, "claim red");
    assert!(brought(&report, Event::DeckRanOut));
    assert_eq!(mountain(&game, Left), "RO");
    assert_eq!(deck_len(&game), 4);
    assert!(game.public_view().deck_ran_out());
    assert!(ending(&game).is_none());

    // The other Mandala is completed next.
    let completing = game.view(Two).preview(action("grow right black 1"));
    assert!(completing.unwrap().completes.unwrap().last);
    play(&mut game, "grow right black 1");
    for claim in ["claim red", "claim orange", "claim yellow", "claim green"] {
        play(&mut game, claim);
    }
    assert_eq!(ending(&game), Some(Ending::Deck));
}

#[test]
fn a_preview_tells_how_few_cards_are_left_to_draw() {
    let game = position_rest_claimed(
        "
        left:    ROY | - | -
        right:   GPB | - | -
        hands:   RRRRRR | BBBBBB
        dealt:   GG | GG
        rivers:  ROYGP | B
        deck:    OG
        ",
    );
    let preview = game.view(One).preview(action("build left red")).unwrap();
    assert_eq!(preview.draws, 2);
}
