//! Places and sets of them.

use mandala::rules::Seat;
use mandala::rules::game::Game as _;
use mandala::rules::pyramids::{Game, Place, Places};

use super::help::*;

#[test]
fn a_set_of_places_is_what_it_was_made_of() {
    let numbers = [1, 2, 17, 63, 64, 65, 74, 75];
    let set: Places = numbers.map(place).into_iter().collect();
    assert_eq!(set.len(), numbers.len());
    let listed: Vec<u8> = set.iter().map(Place::number).collect();
    assert_eq!(listed, numbers);
    let back: Vec<u8> = set.iter().rev().map(Place::number).collect();
    assert!(back.iter().rev().eq(&numbers));
    for (at, &number) in numbers.iter().enumerate() {
        assert_eq!(set.nth(at), Some(place(number)));
    }
    assert_eq!(set.nth(numbers.len()), None);
    assert_eq!((set.first(), set.last()), (Place::new(1), Place::new(75)));
    assert_eq!(format!("{:?}", set.behind(Place::new(17))), "{1, 2}");
    assert_eq!(format!("{:?}", set.ahead_of(Place::new(65))), "{74, 75}");
    assert!(set.ahead_of(Place::new(75)).is_empty());
    assert!(set.behind(None).is_empty() && set.ahead_of(None) == set);
}

#[test]
fn no_places_have_no_first_and_no_last() {
    let none = Places::NONE;
    assert!(none.is_empty());
    assert_eq!((none.first(), none.last(), none.nth(0)), (None, None, None));
    assert_eq!(none.iter().next_back(), None);
    assert_eq!(Places::ALL.iter().count(), 75);
    assert!(Places::ALL.iter().eq(Place::all()));
}

#[test]
fn where_nobody_sits_no_pawn_stands() {
    let game = Game::deal(1, 2, Seat::default());
    for seat in Seat::all(Seat::MOST) {
        assert_eq!(game.pawn(seat), None, "{seat:?}");
    }
}
