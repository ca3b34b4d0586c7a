//! Dealing.

use mandala::rules::cards::{DECK, Game, PER_COLOR, Phase};

use crate::help::*;

/// A deck that begins with these cards; the others follow, color by color.
fn deck(top: &str) -> Vec<Color> {
    let mut cards = colors(top);
    for color in Color::ALL {
        let named = cards.iter().filter(|&&card| card == color).count();
        cards.extend(std::iter::repeat_n(color, usize::from(PER_COLOR) - named));
    }
    cards
}

#[test]
fn there_are_18_cards_of_each_of_six_colors() {
    assert_eq!(PER_COLOR, 18);
    assert_eq!(Color::ALL.len(), 6);
    assert_eq!(DECK, 108);
}

#[test]
fn two_cards_go_to_each_mountain_six_to_each_hand_and_two_to_each_cup() {
    let cards = deck("RO YG PPPPPP BBBBBB RR OO");
    let game = Game::from_deck(&cards, One, 0).unwrap();
    assert_eq!(mountain(&game, Left), "RO");
    assert_eq!(mountain(&game, Right), "YG");
    assert_eq!(hand(&game, One), "PPPPPP");
    assert_eq!(hand(&game, Two), "BBBBBB");
    assert_eq!(cup(&game, One), "RR");
    assert_eq!(cup(&game, Two), "OO");
}

#[test]
fn fields_rivers_and_the_discard_pile_begin_empty() {
    let game = Game::deal(7, One);
    for seat in Player::BOTH {
        assert_eq!(river(&game, seat), "......");
        assert_eq!(field(&game, Left, seat), "-");
        assert_eq!(field(&game, Right, seat), "-");
        assert_eq!(game.public_view().claimed(seat), pile(""));
    }
    assert_eq!(discarded(&game), "-");
}

#[test]
fn eighty_eight_cards_stay_in_the_deck() {
    let game = Game::deal(7, Two);
    assert_eq!(deck_len(&game), 88);
    assert!(!game.public_view().deck_ran_out());
}

#[test]
fn either_player_may_start() {
    for seat in Player::BOTH {
        assert_eq!(phase(&Game::deal(7, seat)), Phase::Turn(seat));
        let game = Game::from_deck(&deck(""), seat, 0).unwrap();
        assert_eq!(phase(&game), Phase::Turn(seat));
    }
}

#[test]
fn who_starts_does_not_change_the_deal() {
    let (one, two) = (Game::deal(7, One), Game::deal(7, Two));
    for seat in Player::BOTH {
        assert_eq!(hand(&one, seat), hand(&two, seat));
        assert_eq!(cup(&one, seat), cup(&two, seat));
    }
}

#[test]
fn the_deck_is_drawn_from_the_top_after_the_deal() {
    let cards = deck("RO YG PPPPPP BBBBBB RR OO GYR");
    let mut game = Game::from_deck(&cards, One, 0).unwrap();
    for (discards, drawn) in [("purple", "G"), ("black", "Y"), ("purple", "R")] {
        let player = phase(&game).player().unwrap();
        let report = play(&mut game, &format!("discard {discards} 1"));
        assert_eq!(report.drawn(player), pile(drawn));
    }
}

#[test]
fn a_deck_without_18_cards_of_each_color_is_refused_color_by_color() {
    let mut cards = deck("");
    cards.pop();
    let faults = Game::from_deck(&cards, One, 0).unwrap_err();
    assert_eq!(faults.to_string(), "there are 17 black cards instead of 18");

    cards.push(Red);
    let faults = Game::from_deck(&cards, One, 0).unwrap_err();
    assert_eq!(
        faults.to_string(),
        "there are 19 red cards instead of 18; there are 17 black cards instead of 18"
    );

    let faults = Game::from_deck(&[], One, 0).unwrap_err();
    assert_eq!(faults.list().len(), 6);

    let faults = Game::from_deck(&[Green; 300], One, 0).unwrap_err();
    assert_eq!(faults.list().len(), 6);
    assert!(faults.to_string().contains("there are 300 green cards"));
}
