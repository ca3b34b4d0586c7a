//! What the rulings say of every game.

use mandala::rules::Seat;
use mandala::rules::game::{Game as _, View};
use mandala::rules::pyramids::{Color, Event, Game, Piece, Place, Size};
use mandala::rules::shuffle::Shuffler;

use super::help::*;
use super::properties::play;
use crate::common::often;

#[test]
fn there_are_five_pyramids_of_each_of_five_colors_and_three_sizes() {
    for seed in 0..200 {
        let game = Game::deal(seed, 2, seat(1));
        for color in Color::ALL {
            for size in Size::ALL {
                let group = Piece { color, size };
                assert_eq!(game.on_path(group), 5, "{group} of seed {seed}");
                assert_eq!(game.eye(group), 0);
            }
        }
        assert!(Place::all().all(|place| game.piece(place).is_some()));
        assert_eq!(pawns(&game), [0, 0]);
    }
}

/// B is black in the whole program.
#[test]
fn a_piece_is_written_as_its_letter_and_its_pips_and_blue_is_u() {
    let written: Vec<String> = Piece::ALL.iter().map(Piece::to_string).collect();
    let all = "R1 R2 R3 Y1 Y2 Y3 G1 G2 G3 U1 U2 U3 B1 B2 B3";
    assert_eq!(written.join(" "), all);
    for (text, color, size) in [
        ("R1", Color::Red, Size::Small),
        ("U3", Color::Blue, Size::Large),
        ("B2", Color::Black, Size::Medium),
        ("u3", Color::Blue, Size::Large),
    ] {
        assert_eq!(piece(text), Piece { color, size });
    }
    assert_eq!(piece("U3").name(), "large blue");
}

#[test]
fn play_goes_round_in_seating_order_past_those_at_the_end() {
    let mut passed_over = 0;
    play(often(400, 4_000), |before, _, game| {
        let (Some(last), Some(next)) = (before.to_act(), game.to_act()) else {
            return;
        };
        let mut between = last.next(game.players());
        while between != next {
            assert!(game.is_at_end(between), "{between} was left out");
            between = between.next(game.players());
            passed_over += 1;
        }
    });
    assert!(passed_over > 100, "only {passed_over}");
}

#[test]
fn a_game_takes_at_most_75_turns_and_at_least_one_less_than_there_are_players() {
    let (mut turns, mut games) = (0, 0);
    play(often(400, 4_000), |_, _, game| {
        turns += 1;
        if game.is_over() {
            assert!((game.players() - 1..=75).contains(&turns), "{turns} turns");
            (turns, games) = (0, games + 1);
        }
    });
    assert_eq!(games, often(400, 4_000));
}

#[test]
fn groups_scored_at_once_are_told_by_color_and_then_by_size() {
    let mut several = 0;
    play(often(400, 4_000), |_, report, _| {
        // A sweep makes a second scoring.
        let events: Vec<Event> = report.events().collect();
        for events in events.split(|event| matches!(event, Event::Swept { .. })) {
            let scored = events.iter().filter_map(|event| match event {
                Event::Scored(award) => Some(award.group.index()),
                _ => None,
            });
            let groups: Vec<usize> = scored.collect();
            assert!(groups.is_sorted_by(|a, b| a < b), "{groups:?}");
            several += u32::from(groups.len() > 1);
        }
    });
    assert!(several > 100, "only {several}");
}

/// Nobody is in a tie who never moved.
#[test]
fn who_has_not_moved_owns_nothing() {
    play(often(400, 4_000), |_, _, game| {
        for seat in game.seats().filter(|&seat| game.pawn(seat).is_none()) {
            let mut owned = Piece::ALL.into_iter().map(|group| game.owned(seat, group));
            assert!(owned.all(|pieces| pieces == 0));
            assert_eq!(game.points(seat), 0);
        }
    });
}

#[test]
fn two_players_have_equal_points_only_with_an_odd_number_of_groups_whole_in_the_eye() {
    let mut ties = 0;
    play(often(2_000, 20_000), |_, _, game| {
        if game.players() != 2 || !game.is_over() {
            return;
        }
        let whole = Piece::ALL.into_iter().filter(|&group| game.eye(group) == 5);
        let whole = whole.count();
        let points = points(game);
        assert_eq!(usize::from(points[0] + points[1]), 75 - 5 * whole);
        if points[0] == points[1] {
            assert_eq!(whole % 2, 1);
            ties += 1;
        }
    });
    assert!(ties > 10, "only {ties}");
}

#[test]
fn everything_is_public() {
    let mut game = Game::deal(SEED, 5, seat(1));
    for number in [10, 3, 30] {
        take(&mut game, number);
    }
    for seat in Seat::all(5) {
        assert_eq!(game.view(seat), game);
        assert_eq!(game.view(seat).sample(&mut Shuffler::new(1)), game);
    }
}
