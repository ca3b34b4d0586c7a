//! Action A: build a Mountain and draw.

use mandala::rules::cards::Action;
use mandala::rules::game::Game as _;

use crate::help::*;

#[test]
fn three_cards_are_drawn_unless_the_hand_would_exceed_eight() {
    for (held, draws, then) in [
        ("RRRRRRRR", 1, 8),
        ("RRRRRRR", 2, 8),
        ("RRRRRR", 3, 8),
        ("RRRRR", 3, 7),
        ("RR", 3, 4),
        ("R", 3, 3),
    ] {
        let mut game = position(&format!(
            "
            left:  YY | - | -
            right: OO | - | -
            hands: {held} | B
            dealt: GG | OO
            deck:  *
            "
        ));
        let preview = game.view(One).preview(action("build left red")).unwrap();
        assert_eq!(preview.draws, draws, "from {held}");
        let report = play(&mut game, "build left red");
        assert_eq!(report.drawn(One).len(), draws, "from {held}");
        assert_eq!(hand(&game, One).len(), then, "from {held}");
    }
}

#[test]
fn the_number_of_built_cards_is_not_said() {
    assert!("build left red 2".parse::<Action>().is_err());
}
