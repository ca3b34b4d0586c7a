//! A whole game that ends 41 to 46.

use super::help::*;
use mandala::rules::game::Game as _;
use mandala::rules::tiles::SpaceScore;

/// The game after so many actions, the choice at the start among them.
fn after(actions: usize) -> Game {
    let mut game = laid_out(WHOLE_GAME);
    for text in ACTIONS.split(',').take(actions) {
        play(&mut game, text);
    }
    game
}

#[test]
fn the_worked_positions_are_moments_of_it() {
    assert_eq!(listed(&after(0)), "keep yellow purple");
    for (turns, text) in [(6, A), (8, B), (17, C), (26, D), (40, E)] {
        assert_eq!(after(1 + turns), position(text), "after {turns} turns");
    }
}

#[test]
fn it_ends_41_to_46_with_the_markers_counted_one_by_one() {
    let game = after(usize::MAX);
    assert!(game.is_over());
    let verdict = game.verdict().expect("it is over");
    assert_eq!(verdict.winner, Some(Two));
    for (player, total, spaces) in [
        (
            One,
            41,
            [
                (Yellow, 4, 4),
                (Red, 3, 6),
                (Purple, 1, 3),
                (Orange, 4, 16),
                (Black, 0, 0),
                (Green, 2, 12),
            ],
        ),
        (
            Two,
            46,
            [
                (Purple, 4, 4),
                (Green, 4, 8),
                (Black, 3, 9),
                (Yellow, 2, 8),
                (Orange, 1, 5),
                (Red, 2, 12),
            ],
        ),
    ] {
        let score = verdict.scores[player];
        assert_eq!(score.total(), total);
        let expected =
            spaces.map(|(color, tiles, points)| SpaceScore { color: Some(color), tiles, points });
        assert_eq!(score.spaces, expected);
        assert_eq!(game.score(player), score);
    }
}

#[test]
fn every_action_tells_what_it_brought() {
    let mut game = laid_out(WHOLE_GAME);
    let mut event = |text| play(&mut game, text).events().to_vec();
    let at = cell;
    assert_eq!(event("keep purple"), [Event::Kept { player: Two, color: Purple, given: Yellow }]);
    assert_eq!(
        event("open g2"),
        [Event::Opened { player: One, cell: at("g2"), color: Yellow, marker: 1, taken: Red }]
    );
    event("open h3");
    assert_eq!(
        event("flip f2"),
        [Event::Flipped { player: One, cell: at("f2"), color: Yellow, marker: 1 }]
    );
    for text in ["flip h4", "open d3", "open f8", "open g6"] {
        event(text);
    }
    assert_eq!(
        event("swap f7"),
        [Event::Swapped { player: Two, cell: at("f7"), color: Green, marker: 2, taken: Purple }]
    );
    let mut game = after(40);
    assert_eq!(
        play(&mut game, "open e7").events(),
        [
            Event::Opened { player: Two, cell: at("e7"), color: Red, marker: 6, taken: Red },
            Event::Stuck { player: One, flips: 2 },
        ]
    );
    assert_eq!(play(&mut game, "done").events(), [Event::Stopped { player: Two }, Event::Ended]);
}
