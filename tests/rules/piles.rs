//! Piles and chance: what they give, and that misuse does not go unnoticed.

use mandala::rules::cards::Pile;
use mandala::rules::shuffle::Shuffler;

use crate::help::*;

#[test]
fn a_pile_holds_up_to_18_cards_of_each_color() {
    let all: Pile =
        Color::ALL.map(|color| Pile::of(color, 18)).into_iter().fold(Pile::EMPTY, |all, more| {
            assert_eq!((all + more) - more, all);
            all + more
        });
    assert_eq!(all, Pile::ALL);
    assert_eq!(all.len(), 108);
    for color in Color::ALL {
        assert_eq!(all.count(color), 18);
    }
    assert_eq!(all.nth(107), Some((Black, 18)));
    assert_eq!(all.nth(108), None);
    assert_eq!(all.nth(255), None);
}

#[test]
#[should_panic(expected = "only 18 cards of a color")]
fn more_than_18_cards_of_a_color_are_refused() {
    let _ = Pile::of(Red, 19);
}

#[test]
#[should_panic(expected = "no number is below 0")]
fn no_number_is_drawn_below_none() {
    Shuffler::new(42).below(0);
}

#[cfg(debug_assertions)]
#[test]
#[should_panic(expected = "assertion failed")]
fn adding_up_to_more_than_18_cards_of_a_color_is_noticed() {
    let _ = Pile::of(Red, 10) + Pile::of(Red, 9);
}

#[cfg(debug_assertions)]
#[test]
#[should_panic(expected = "assertion failed")]
fn taking_cards_that_are_not_there_is_noticed() {
    let _ = pile("RO") - pile("RR");
}
