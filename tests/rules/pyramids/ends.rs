//! How a game ends.

use mandala::rules::game::Game as _;
use mandala::rules::pyramids::{Ending, Game, Illegal, Phase, Piece};

use super::help::*;

#[test]
fn the_shortest_game_is_one_turn_less_than_there_are_players() {
    let mut game = Game::deal(SEED, 2, seat(1));
    let report = take(&mut game, 75);
    assert_eq!(report.swept().len(), 74);
    assert_eq!(points(&game), [2, 73]);
    assert_eq!(pawns(&game), [75, 74]);
    assert_eq!(game.phase(), Phase::Over(Ending::Swept));

    let mut game = Game::deal(SEED, 5, seat(1));
    for number in [75, 74, 73] {
        let report = take(&mut game, number);
        assert_eq!(at_end(&report).len(), 1, "only who took it");
        assert!(!game.is_over());
    }
    let report = take(&mut game, 72);
    assert_eq!(sweeper(&report), Some(5));
    assert_eq!(report.swept().len(), 71);
    assert_eq!(points(&game), [2, 2, 2, 2, 67]);
    assert_eq!(winners(&game), [5]);
}

#[test]
fn who_never_moved_may_sweep_and_own_everything_alone() {
    let mut game = Game::deal(SEED, 2, seat(2));
    assert_eq!(game.to_act(), Some(seat(2)));
    let report = take(&mut game, 75);
    assert_eq!(sweeper(&report), Some(1));
    let alone = report.scored().filter(|award| award.second().is_none());
    assert_eq!(alone.count(), 14);
    assert!(Piece::ALL.into_iter().all(|group| game.is_scored(group)));
}

#[test]
fn a_player_at_the_end_is_passed_over_and_still_scores() {
    let mut game = Game::deal(SEED, 3, seat(1));
    take(&mut game, 75);
    assert!(game.is_at_end(seat(1)));
    take(&mut game, 1);
    take(&mut game, 2);
    assert_eq!(game.to_act(), Some(seat(2)), "player one passes");
    take(&mut game, 3);
    take(&mut game, 4);
    assert_eq!(game.to_act(), Some(seat(2)));
    // Then player three has all that player two leaves.
    let report = take(&mut game, 74);
    assert_eq!(sweeper(&report), Some(3));
    let one = game.points(seat(1));
    assert!(one > 0, "a single piece brought 2 or more");
    assert_eq!(points(&game).iter().sum::<u8>(), 75);
}

#[test]
fn a_pawn_is_at_the_end_without_standing_on_the_last_place() {
    let mut game = Game::deal(SEED, 3, seat(1));
    take(&mut game, 74);
    assert!(!game.is_at_end(seat(1)), "75 still lies ahead");
    let report = take(&mut game, 75);
    assert_eq!(at_end(&report), [1, 2], "another player's take ends their way, too");
    assert_eq!(sweeper(&report), Some(3));
}

#[test]
fn nothing_is_swept_when_the_last_take_ends_the_way_for_all() {
    let mut game = Game::deal(SEED, 2, seat(1));
    take(&mut game, 74);
    let report = take(&mut game, 75);
    assert_eq!(report.fell().len(), 73);
    assert!(report.swept().is_empty());
    assert_eq!(game.phase(), Phase::Over(Ending::Emptied));
    // Both pieces are the only ones of their groups that anybody has.
    assert_eq!(points(&game), [5, 5]);
    assert_eq!(winners(&game), [2]);
    let dead = Piece::ALL.into_iter().filter(|&group| game.eye(group) == 5);
    assert_eq!(dead.count(), 13);
}

#[test]
fn an_agreed_end_counts_the_points_as_they_stand() {
    let mut game = Game::deal(SEED, 3, seat(1));
    take(&mut game, 3);
    take(&mut game, 5);
    let report = game.agree_to_end().expect("it is not over");
    assert_eq!(told(&report), ["Agreed"]);
    assert_eq!(game.phase(), Phase::Over(Ending::Agreed));
    assert_eq!(points(&game), [0, 0, 0]);
    assert_eq!(winners(&game), [2], "the pawn further along");
    let standing = game.standing().expect("it is over");
    assert_eq!(standing.place(seat(3)), 3, "behind all who moved");
    assert_eq!(game.agree_to_end(), Err(Illegal::GameOver));
}

#[test]
fn players_who_never_moved_share_a_place() {
    let mut game = Game::deal(SEED, 4, seat(3));
    take(&mut game, 10);
    let mut begun = game.clone();
    begun.agree_to_end().expect("it is not over");
    let standing = begun.standing().expect("it is over");
    let places = begun.seats().map(|seat| standing.place(seat));
    assert_eq!(places.collect::<Vec<_>>(), [2, 2, 1, 2]);

    let mut game = Game::deal(SEED, 2, seat(1));
    game.agree_to_end().expect("it is not over");
    assert_eq!(winners(&game), [1, 2], "a draw");
}
