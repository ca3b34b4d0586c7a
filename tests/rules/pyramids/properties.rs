//! What holds in every game, whoever plays it.

use mandala::rules::Seat;
use mandala::rules::game::Game as _;
use mandala::rules::pyramids::{Ending, Event, Game, Phase, Piece, Place, Report, Setup};

use crate::common::{for_each_seed, often};

use super::help::*;

/// Plays random games of all numbers of players, some in leaps and some in short steps.
pub fn play(games: u64, mut step: impl FnMut(&Game, &Report, &Game)) {
    for_each_seed(0..games, |seed, chance| {
        let players = 2 + (seed % 4) as usize;
        let reach = [6, 75][(seed / 4 % 2) as usize];
        let first = seat(1 + chance.below(players as u64) as usize);
        let mut game = Game::deal(seed, players, first);
        while !game.is_over() {
            let legal = game.legal_actions();
            let chosen = chance.below(legal.len().min(reach) as u64) as usize;
            let before = game.clone();
            let report = game.apply(legal.get(chosen).expect("listed"));
            step(&before, &report.expect("legal"), &game);
        }
    });
}

#[test]
fn no_piece_is_ever_lost() {
    play(often(400, 4_000), |_, _, game| {
        for group in Piece::ALL {
            let owned: u8 = game.seats().map(|seat| game.owned(seat, group)).sum();
            let pieces = game.on_path(group) + game.eye(group) + owned;
            let on_path = Place::all().filter(|&place| game.piece(place) == Some(group));
            assert_eq!(on_path.count(), usize::from(game.on_path(group)));
            match game.is_scored(group) {
                true => assert!(pieces == 0 || game.eye(group) == 5),
                false => assert_eq!(pieces, 5),
            }
        }
        let in_points =
            Piece::ALL.into_iter().filter(|&group| game.is_scored(group) && game.eye(group) == 0);
        let sum: usize = points(game).into_iter().map(usize::from).sum();
        assert_eq!(sum, 5 * in_points.count());
    });
}

#[test]
fn nothing_lies_where_all_have_passed_and_pawns_never_go_back() {
    play(often(400, 4_000), |before, _, game| {
        let rearmost = game.seats().map(|seat| game.pawn(seat)).min().flatten();
        assert!(game.left().behind(rearmost).is_empty());
        for seat in game.seats() {
            assert!(game.pawn(seat) >= before.pawn(seat));
            if let Some(place) = game.pawn(seat) {
                assert_eq!(game.pawn_on(place), Some(seat), "alone on its place");
                assert_eq!(game.piece(place), None);
            }
        }
    });
}

#[test]
fn who_is_at_the_end_stays_there_and_is_told_once() {
    play(often(400, 4_000), |before, report, game| {
        for seat in game.seats() {
            let told = at_end(report).contains(&(seat.index() + 1));
            let sweeps = sweeper(report) == Some(seat.index() + 1);
            let came = game.is_at_end(seat) && !before.is_at_end(seat);
            assert_eq!(told || sweeps, came);
            assert!(game.is_at_end(seat) || !before.is_at_end(seat));
        }
        if let Some(player) = game.to_act() {
            assert!(!game.is_at_end(player));
            let under_way = game.seats().filter(|&seat| !game.is_at_end(seat));
            assert!(under_way.count() >= 2);
        }
    });
}

#[test]
fn the_events_of_a_turn_make_its_points_and_stand_in_order() {
    play(often(400, 4_000), |before, report, game| {
        let order = |event: &Event| match event {
            Event::Took { .. } => 0,
            Event::Fell { .. } => 1,
            Event::Scored(_) => 2,
            Event::AtEnd { .. } => 3,
            Event::Swept { .. } => 4,
            Event::Ended(_) => 6,
        };
        // What is scored after a sweep follows it.
        let mut swept = false;
        let places = report.events().map(|event| {
            swept |= matches!(event, Event::Swept { .. });
            order(&event).max(if swept { 5 } else { 0 })
        });
        assert!(places.collect::<Vec<_>>().is_sorted());
        for seat in game.seats() {
            let won: u8 = report.scored().map(|award| award.points(seat)).sum();
            assert_eq!(game.points(seat), before.points(seat) + won);
        }
        for award in report.scored() {
            let shared: u8 = award.shares().map(|(_, points)| points).sum();
            assert!(shared == 5 || shared == 0 && game.eye(award.group) == 5);
            // Only a sweep moves a pawn after groups are scored.
            let sweeps = |seat: Seat| sweeper(report) == Some(seat.index() + 1);
            let mut still = game.seats().filter(|&seat| !sweeps(seat));
            assert!(still.all(|seat| award.pawn(seat) == game.pawn(seat)));
        }
    });
}

#[test]
fn the_last_player_sweeps_what_is_left_and_loses_all_ties() {
    let mut sweeps = 0;
    play(often(400, 4_000), |before, report, game| {
        let Some(number) = sweeper(report) else {
            assert_ne!(game.phase(), Phase::Over(Ending::Swept));
            return;
        };
        sweeps += 1;
        let last = seat(number);
        assert_eq!(game.phase(), Phase::Over(Ending::Swept));
        assert!(game.left().is_empty());
        assert_eq!(report.swept().last(), game.pawn(last));
        assert_eq!(report.swept(), report.swept().ahead_of(before.pawn(last)));
        let others = game.seats().filter(|&seat| seat != last);
        assert!(others.clone().all(|seat| game.pawn(seat) > game.pawn(last)));
        assert!(report.scored().all(|award| award.ahead_of(last).next().is_none()));
    });
    assert!(sweeps > 100);
}

#[test]
fn the_ranking_is_strict_without_agreement() {
    play(often(400, 4_000), |_, _, game| {
        if let Some(standing) = game.standing() {
            let mut places: Vec<u8> = game.seats().map(|seat| standing.place(seat)).collect();
            let best = points(game).into_iter().max();
            let winner = standing.winners().next().expect("somebody wins");
            assert_eq!(Some(game.points(winner)), best);
            places.sort_unstable();
            assert!((1..).zip(places).all(|(expected, place)| place == expected));
        }
    });
}

#[test]
fn every_position_of_a_game_can_be_laid_out_again() {
    play(often(100, 1_000), |_, _, game| {
        let Some(setup) = game.to_setup() else {
            return assert!(game.is_over());
        };
        let read: Setup = setup.to_string().parse().expect("as printed");
        assert_eq!(read, setup);
        let again = Game::try_from(&read).expect("a position of a game");
        assert_eq!(again.to_setup(), Some(setup));
        assert!(again.legal_actions().iter().eq(game.legal_actions().iter()));
    });
}
