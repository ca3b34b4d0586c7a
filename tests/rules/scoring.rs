//! What the Cups are worth, and who wins.

use mandala::rules::cards::{Ending, Game, Outcome, River, Score, Verdict};
use mandala::rules::game::Game as _;

use crate::help::*;

fn score(river: &str, cup: &str) -> Score {
    let river: River = colors(river).into_iter().collect();
    Score::new(&river, pile(cup))
}

/// A game that both players agree to end as it is laid out.
fn agreed(text: &str) -> Verdict {
    let mut game = position(text);
    game.agree_to_end().unwrap();
    game.verdict().unwrap()
}

#[test]
fn four_five_six_none_three_and_one_card_score_53() {
    let score = score("ROYGPB", "RRRR OOOOO YYYYYY PPP B");
    assert_eq!(score.total(), 53);
    assert_eq!(
        score.spaces.map(|space| (space.cards, space.points)),
        [(4, 4), (5, 10), (6, 18), (0, 0), (3, 15), (1, 6)]
    );
    assert_eq!(score.worthless, pile(""));
    assert_eq!(score.cup_cards, 19);
}

#[test]
fn a_game_can_be_played_out_to_the_example_of_53() {
    let mut game = position(
        "
        left:    BBR | OG | Y
        right:   GG | - | -
        hands:   PP | GG
        dealt:   RR | GG
        claimed: RR OOOOO YYYYYY PPP | -
        rivers:  ROYGP | -
        deck:    *
        ",
    );
    play(&mut game, "grow left purple 1");
    play(&mut game, "claim black");
    assert_eq!(ending(&game), Some(Ending::SixthColor));
    let verdict = game.verdict().unwrap();
    assert_eq!(verdict.scores.one.total(), 53);
    assert_eq!(verdict.scores.two.total(), 0);
    assert_eq!(verdict.outcome, Outcome::Win(One));
}

#[test]
fn each_cup_card_is_worth_the_number_of_its_colors_river_space() {
    for (number, river) in (1..=6).zip(["B", "RB", "ROB", "ROYB", "ROYGB", "ROYGPB"]) {
        assert_eq!(score(river, "BB").total(), 2 * number);
    }
}

#[test]
fn cup_cards_whose_color_the_river_lacks_are_worth_nothing() {
    let score = score("RO", "RO YYYY GB");
    assert_eq!(score.total(), 1 + 2);
    assert_eq!(score.worthless, pile("YYYYGB"));
    assert_eq!(score.cup_cards, 8);
    assert_eq!(score.spaces[2].color, None);
}

#[test]
fn river_cards_themselves_score_nothing() {
    assert_eq!(score("ROYGPB", "").total(), 0);
    assert_eq!(score("", "").total(), 0);
}

#[test]
fn a_color_never_takes_a_second_space_of_a_river() {
    let river: River = colors("GRGGB").into_iter().collect();
    assert_eq!(river.colors().collect::<Vec<_>>(), colors("GRB"));
    assert_eq!(score("GRG", "GG").total(), 2);
}

#[test]
fn a_cup_with_all_that_can_be_claimed_does_not_overflow() {
    let cup = "RRRRRRRRRRRRRRRRR OOOOOOOOOOOOOOOOO YYYYYYYYYYYYYYYYY \
               GGGGGGGGGGGGGGGGG PPPPPPPPPPPPPPPPP BBBBBBBBBBBBBBBBB";
    assert_eq!(score("ROYGPB", cup).total(), 17 * 21);
}

#[test]
fn the_cards_dealt_into_the_cup_score_once_the_river_has_their_color() {
    let verdict = agreed(
        "
        left:    RR | - | -
        right:   OO | - | -
        hands:   Y | Y
        dealt:   GP | BB
        claimed: G | -
        rivers:  RG | G
        deck:    *
        ",
    );
    assert_eq!(verdict.scores.one.total(), 4);
    assert_eq!(verdict.scores.one.worthless, pile("P"));
    assert_eq!(verdict.scores.two.total(), 0);
    assert_eq!(verdict.scores.two.worthless, pile("BB"));
}

#[test]
fn more_points_win_with_however_many_cards() {
    let verdict = agreed(
        "
        left:    RR | - | -
        right:   OO | - | -
        hands:   Y | Y
        dealt:   PP | BB
        claimed: G | GG
        rivers:  ROG | G
        deck:    *
        ",
    );
    assert_eq!(verdict.outcome, Outcome::Win(One));
    let verdict = agreed(
        "
        left:    RR | - | -
        right:   OO | - | -
        hands:   Y | Y
        dealt:   PP | BB
        claimed: G | GGGG
        rivers:  ROG | G
        deck:    *
        ",
    );
    assert_eq!(verdict.outcome, Outcome::Win(Two));
}

#[test]
fn on_equal_points_fewer_cards_in_the_cup_win() {
    // Two points each: two green on space 1 against one orange on space 2.
    let text = |claimed, rivers| {
        format!(
            "
            left:    RR | - | -
            right:   OO | - | -
            hands:   Y | Y
            dealt:   PP | BB
            claimed: {claimed}
            rivers:  {rivers}
            deck:    *
            "
        )
    };
    let verdict = agreed(&text("GG | O", "G | GO"));
    assert_eq!(verdict.scores.one.total(), 2);
    assert_eq!(verdict.scores.two.total(), 2);
    assert_eq!(verdict.outcome, Outcome::TieBreak(Two));
    assert_eq!(verdict.outcome.winner(), Some(Two));

    let verdict = agreed(&text("O | GG", "GO | G"));
    assert_eq!(verdict.outcome, Outcome::TieBreak(One));
    assert_eq!(verdict.outcome.winner(), Some(One));
}

#[test]
fn worthless_cards_count_when_a_tie_is_broken() {
    use mandala::rules::ByPlayer;
    let scores = ByPlayer::new(score("GO", "O Y"), score("GO", "O YY"));
    assert_eq!(Outcome::of(&scores), Outcome::TieBreak(One));
}

#[test]
fn equal_points_and_equally_many_cup_cards_are_a_draw() {
    let verdict = agreed(
        "
        left:    RR | - | -
        right:   OO | - | -
        hands:   Y | Y
        dealt:   PP | BB
        claimed: GG | OO
        rivers:  G | O
        deck:    *
        ",
    );
    assert_eq!(verdict.scores.one.total(), 2);
    assert_eq!(verdict.outcome, Outcome::Draw);
    assert_eq!(verdict.outcome.winner(), None);
}

#[test]
fn there_is_no_verdict_before_the_end() {
    assert!(Game::deal(7, One).verdict().is_none());
}
