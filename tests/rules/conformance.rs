//! What the house relies on in every game, written once for all of them.

use std::ops::Range;

use mandala::record::{Move, Record};
use mandala::rules::game::{Game, Report, View};
use mandala::rules::shuffle::Shuffler;
use mandala::rules::{Seat, cards, pyramids, tiles};

use crate::common::stones::{self, Stones};
use crate::common::{ENDLESS, every_action, for_each_seed, names_of, often, once_in};
use crate::pyramids::help::every_action as every_take;
use crate::tiles::help::every_action as every_tile_action;

#[test]
fn the_card_game_keeps_the_house_rules() {
    keeps_the_house_rules::<cards::Game>(20_000..20_000 + often(1_500, 4_000), &every_action());
}

#[test]
fn the_tile_game_keeps_the_house_rules() {
    keeps_the_house_rules::<tiles::Game>(0..often(2_000, 20_000), &every_tile_action());
}

#[test]
fn the_pyramid_game_keeps_the_house_rules() {
    // Each number of players has its share.
    keeps_the_house_rules::<pyramids::Game>(0..4 * often(2_000, 20_000), &every_take());
}

/// So the suite and the house are not made for the card game alone.
#[test]
fn a_game_for_up_to_five_with_nothing_hidden_keeps_the_house_rules() {
    keeps_the_house_rules::<Stones>(0..often(500, 4_000), &stones::Action::all());
}

/// Plays random games and looks at each step for what the house relies on; `everything` is
/// a sample of all actions that can be expressed, legal or not.
fn keeps_the_house_rules<G: Game>(games: Range<u64>, everything: &[G::Action]) {
    for_each_seed(games, |seed, chance| {
        let mut record: Record<G> = begin(seed, chance);
        let mut copy = record.clone();
        let mut last = record.clone();
        for _ in 0..ENDLESS {
            let game = record.game();
            the_list_is_in_order(game);
            what_is_listed_applies(game);
            a_sampled_game_looks_the_same(&record, chance);
            if once_in(30, chance) {
                only_what_is_listed_applies(game, everything);
                an_agreed_end_ends_the_game_or_changes_nothing(&record);
            }
            let legal: Vec<G::Action> = game.legal_actions().into_iter().collect();
            if legal.is_empty() {
                break;
            }
            let action = legal[chance.below(legal.len() as u64) as usize];
            let before = record.clone();
            let report = record.play(action).expect("a listed action is legal");
            assert_eq!(copy.play(action).expect("as before"), report);
            assert!(copy == record, "a copy goes another way");
            what_reveals_nothing_can_be_taken_back(&record, &report, &before);
            last = before;
            if once_in(20, chance) {
                copy = read_back(&record);
            }
        }
        the_game_is_over(&record, everything);
        assert!(read_back(&record) == record);
        let half = record.steps().len() / 2;
        assert_eq!(record.up_to(half).steps(), &record.steps()[..half]);
        an_open_game_can_be_taken_back_as_far_as_it_allows(last);
    });
}

/// Deals a game for a number of players that can play it.
fn begin<G: Game>(seed: u64, chance: &mut Shuffler) -> Record<G> {
    let counts: Vec<usize> = G::PLAYERS.collect();
    let players = counts[chance.below(counts.len() as u64) as usize];
    let first = chance.below(players as u64) as usize;
    Record::new(seed, names_of(players), all_players::<G>(players)[first])
}

fn all_players<G: Game>(players: usize) -> Vec<G::Player> {
    let player = |seat| G::Player::try_from(seat).ok().expect("as many can play");
    Seat::all(players).map(player).collect()
}

fn the_list_is_in_order<G: Game>(game: &G) {
    let listed: Vec<G::Action> = game.legal_actions().into_iter().collect();
    assert!(listed.is_sorted_by(|a, b| a < b), "{listed:?}");
    assert_eq!(listed.is_empty(), game.to_act().is_none());
    assert_eq!(listed.is_empty(), game.standing().is_some());
    for action in listed {
        assert!(action.to_string().parse() == Ok(action), "{action}");
        assert_eq!(game.in_full(action), action, "a listed action is whole");
    }
}

fn what_is_listed_applies<G: Game>(game: &G) {
    for action in game.legal_actions() {
        let mut tried = game.clone();
        assert!(tried.apply(action).is_ok(), "{action} is listed");
        assert_ne!(&tried, game, "{action} changes nothing");
    }
}

fn only_what_is_listed_applies<G: Game>(game: &G, everything: &[G::Action]) {
    let listed: Vec<G::Action> = game.legal_actions().into_iter().collect();
    for &action in everything {
        let mut tried = game.clone();
        let applied = tried.apply(action).is_ok();
        assert_eq!(applied, listed.contains(&action), "{action}");
        if !applied {
            assert_eq!(&tried, game, "the refused {action} changes something");
        }
    }
}

fn a_sampled_game_looks_the_same<G: Game>(record: &Record<G>, chance: &mut Shuffler) {
    let game = record.game();
    for player in all_players::<G>(record.names().count()) {
        let view = game.view(player);
        let possible = view.sample(chance);
        assert!(possible.view(player) == view, "{player:?} sees another game");
        assert_eq!(possible.to_act(), game.to_act());
    }
}

fn an_agreed_end_ends_the_game_or_changes_nothing<G: Game>(record: &Record<G>) {
    let mut ended = record.clone();
    match ended.agree_to_end() {
        Ok(_) => {
            assert!(ended.game().standing().is_some());
            assert!(!ended.can_take_back());
            assert!(read_back(&ended) == ended);
        }
        Err(_) => assert!(ended == *record, "the refused end changes something"),
    }
}

fn what_reveals_nothing_can_be_taken_back<G: Game>(
    record: &Record<G>,
    report: &G::Report,
    before: &Record<G>,
) {
    // The end is final.
    let can = report.revealed_nothing() && record.game().to_act().is_some();
    assert_eq!(record.can_take_back(), can);
    let mut back = record.clone();
    assert_eq!(back.take_back(), can);
    let expected = if can { before } else { record };
    assert!(back == *expected, "it is not as it was");
    assert_eq!(back.turns(), expected.turns());
}

/// The game is not over yet.
fn an_open_game_can_be_taken_back_as_far_as_it_allows<G: Game>(mut record: Record<G>) {
    let whole = record.clone();
    let moves = whole.steps().len();
    let taken_back = (0..=moves).take_while(|_| record.take_back()).count();
    assert!(record == whole.up_to(moves - taken_back));
    if !G::OPEN {
        assert!(taken_back <= 1);
    } else if G::BACK_TO_DEAL {
        assert_eq!(taken_back, moves);
    } else {
        let player = |made: &Move<G>| match made {
            Move::Action(player, _) => Some(*player),
            Move::Agreed => None,
        };
        let last = whole.moves().next_back().and_then(|made| player(&made));
        let their_own = whole.moves().rev();
        let their_own = their_own.take_while(|made| player(made) == last);
        assert_eq!(taken_back, their_own.count());
    }
}

/// Prints the record and reads that.
fn read_back<G: Game>(record: &Record<G>) -> Record<G> {
    let text = record.to_string();
    let again: Record<G> = text.parse().expect("a printed record can be read");
    assert!(again == *record, "another game is read");
    assert_eq!(again.to_string(), text);
    again
}

fn the_game_is_over<G: Game>(record: &Record<G>, everything: &[G::Action]) {
    let game = record.game();
    assert_eq!(game.to_act(), None, "the game does not end");
    only_what_is_listed_applies(game, everything);
    assert!(game.clone().agree_to_end().is_err());

    let standing = game.standing().expect("it is over");
    let players = record.names().count();
    assert_eq!(standing.players(), players);
    assert!(standing.winners().next().is_some());
    let places = Seat::all(players).map(|seat| usize::from(standing.place(seat)));
    for (seat, place) in Seat::all(players).zip(places.clone()) {
        let better = places.clone().filter(|&other| other < place).count();
        assert_eq!(place, better + 1, "{seat} shares no place of others");
    }
}
