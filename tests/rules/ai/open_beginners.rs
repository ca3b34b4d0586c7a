//! What beginners do not do at tiles and at pyramids, over many games.

use mandala::ai::Partner;
use mandala::rules::game::Game as _;
use mandala::rules::{pyramids, tiles};

use super::watch;
use crate::help::*;

/// Shows the decisions of some games of tiles between beginners that are not certain to be right.
fn watch_tiles(mut show: impl FnMut(&tiles::Game, Player, tiles::Action)) {
    for seed in 0..30 {
        watch::<tiles::Game>(seed, 2, 1 + (seed % 2) as u8, |game, player, action| {
            if tiles::Game::certain(game, action).is_none() {
                show(game, player, action);
            }
        });
    }
}

fn after(game: &tiles::Game, action: tiles::Action) -> tiles::Game {
    let mut after = game.clone();
    after.apply(action).expect("it is legal");
    after
}

/// What an action adds to a player's score.
fn adds(game: &tiles::Game, player: Player, action: tiles::Action) -> u16 {
    after(game, action).score(player).total() - game.score(player).total()
}

/// The most that an action adds, if it is the player's turn.
fn most(game: &tiles::Game, player: Player) -> u16 {
    let actions = game.legal_actions().into_iter().filter(|_| game.to_act() == Some(player));
    actions.map(|action| adds(game, player, action)).max().unwrap_or(0)
}

fn is_opening(action: tiles::Action) -> bool {
    matches!(action, tiles::Action::Open(_) | tiles::Action::Keep(_))
}

#[test]
fn beginners_open_a_group_beside_its_color_where_they_can() {
    let mut opened = 0;
    watch_tiles(|game, player, action| {
        let Some(color) = game.swap_tile(player).filter(|_| is_opening(action)) else { return };
        let beside = |action| after(game, action).chain(player, color).cells.len().min(3);
        let openings = game.legal_actions().into_iter().filter(|&it| is_opening(it));
        let best = openings.map(beside).max().expect("one was made");
        // Where one flip is best, the place of a group may have to see to that first.
        if !game.legal_actions().into_iter().any(|it| matches!(it, tiles::Action::Flip(_))) {
            assert_eq!(beside(action), best, "{action}");
            opened += 1;
        }
    });
    assert!(opened > 50, "only {opened}");
}

#[test]
fn beginners_flip_or_swap_no_tile_where_another_brings_far_more() {
    let mut less = 0;
    watch_tiles(|game, player, action| {
        let (own, most) = (adds(game, player, action), most(game, player));
        if !is_opening(action) {
            assert!(own + 1 >= most, "{action}");
            less += u32::from(own < most);
        }
    });
    assert!(less > 20, "only {less}");
}

#[test]
fn beginners_swap_for_no_tile_that_brings_less_than_another() {
    let mut swapped = 0;
    watch_tiles(|game, player, action| {
        let is_swap = |it: &tiles::Action| matches!(it, tiles::Action::Swap(_));
        let flips = game.legal_actions().into_iter().filter(|it| !is_swap(it));
        let best_flip = flips.map(|flip| adds(game, player, flip)).max().unwrap_or(0);
        if !is_swap(&action) || best_flip >= adds(game, player, action) + 2 {
            return;
        }
        // What the tile that was taken may bring in each swap; nothing if it opens a group.
        let next = |swap| {
            let taken = after(game, swap);
            let turns = taken.legal_actions().into_iter().map(|answer| after(&taken, answer));
            let turns = turns.filter(|turn| turn.to_act() == Some(player));
            let most = turns.max_by_key(|turn| turn.legal_actions().into_iter().count())?;
            let actions: Vec<_> = most.legal_actions().into_iter().collect();
            let swaps = actions.iter().filter(|it| is_swap(it));
            let brings = swaps.map(|&swap| adds(&most, player, swap)).collect::<Vec<_>>();
            (!actions.iter().any(|&it| is_opening(it))).then_some(brings)
        };
        let swaps = game.legal_actions().into_iter().filter(is_swap);
        let others: Vec<_> = swaps.filter_map(next).filter(|it| it.len() > 1).collect();
        if let (Some(own), Some(most)) = (next(action), others.iter().flatten().max()) {
            assert!(own.first().unwrap_or(&0) + 2 > *most, "{action}");
            swapped += u32::from(others.iter().flatten().any(|other| other < most));
        }
    });
    assert!(swapped > 10, "only {swapped}");
}

#[test]
fn beginners_leave_no_tile_in_danger_that_brings_more() {
    let mut safe = 0;
    watch_tiles(|game, player, action| {
        let is_flip = |&it: &tiles::Action| matches!(it, tiles::Action::Flip(_));
        let flips = game.legal_actions().into_iter().filter(is_flip);
        let best = flips.map(|flip| adds(game, player, flip)).max().unwrap_or(0);
        let missed = if is_flip(&action) { 1 } else { 2 };
        if best >= adds(game, player, action) + missed {
            let next = after(game, action);
            let answers = next.legal_actions().into_iter();
            let worst = answers.map(|answer| most(&after(&next, answer), player)).min();
            assert!(worst > Some(best - missed), "{action}");
            safe += 1;
        }
    });
    assert!(safe > 50, "only {safe}");
}

#[test]
fn beginners_jump_over_few_pieces_and_only_for_a_reason() {
    let mut jumped = 0;
    for seed in 0..40 {
        let (level, players) = (1 + (seed % 2) as u8, 2 + (seed / 2 % 3) as usize);
        watch::<pyramids::Game>(seed, players, level, |game, seat, action| {
            // What is certain to win may be done, and what is certain to lose left.
            if game
                .legal_actions()
                .into_iter()
                .any(|it| pyramids::Game::certain(game, it).is_some())
            {
                return;
            }
            let others = || game.seats().filter(|&other| other != seat);
            let is_free = |place| others().all(|other| game.pawn(other) > Some(place));
            let near = game.legal_actions().into_iter().map(|near| near.place);
            let near: Vec<_> = near.take_while(|&near| near < action.place).collect();
            let is_settled = |place| {
                let group = game.piece(place).expect("one lies there");
                let most = others().map(|other| game.owned(other, group)).max().unwrap_or(0);
                let (own, left) = (game.owned(seat, group), game.on_path(group));
                own > most + left || players == 2 && most > own + left
            };
            let mut left = near.iter().filter(|&&place| is_free(place));
            assert!(left.all(|&place| is_settled(place)), "game {seed}: {action}");
            assert!(near.len() <= 3, "game {seed}: {action}");
            let group = |place| game.piece(place).expect("one lies there");
            let owned = |place| game.owned(seat, group(place));
            for &place in &near {
                assert_ne!(group(place), group(action.place), "game {seed}: {action}");
            }
            for &place in near.iter().filter(|_| players == 2) {
                let theirs = |place| others().map(|it| game.owned(it, group(place))).sum::<u8>();
                let is_no_worse = !is_settled(place) && theirs(place) <= theirs(action.place);
                assert!(!is_no_worse || owned(action.place) > 0, "game {seed}: {action}");
            }
            for &place in near.iter().take(2).filter(|_| players == 2) {
                let theirs = others().map(|it| game.owned(it, group(place))).sum::<u8>();
                let is_last = |place| game.on_path(group(place)) == 1;
                // It decides who has more; the next one, too, whether somebody has all of them.
                let is_all = |own: u8| own == 4 && Some(&place) == near.first();
                let counts = |own: u8| own == theirs || own == theirs + 1 || is_all(own);
                let decides = is_last(place) && counts(owned(place));
                assert!(!decides || is_last(action.place), "game {seed}: {action}");
            }
            jumped += near.len();
        });
    }
    assert!(jumped > 200, "only {jumped}");
}

#[test]
fn beginners_take_no_dead_piece_near_the_end_while_another_matters() {
    let mut dead = 0;
    for seed in 0..90 {
        let (level, players) = (1 + (seed % 2) as u8, 2 + (seed / 2 % 3) as usize);
        watch::<pyramids::Game>(seed, players, level, |game, seat, action| {
            let ahead: Vec<_> = game.legal_actions().into_iter().collect();
            if ahead.len() > 5
                || ahead.iter().any(|&it| pyramids::Game::certain(game, it).is_some())
            {
                return;
            }
            // Whoever takes it, the player gets the same for its group.
            let is_dead = |action: pyramids::Action| {
                let group = game.piece(action.place).expect("one lies there");
                let others = game.seats().filter(|&other| other != seat);
                let most = others.map(|other| game.owned(other, group)).max().unwrap_or(0);
                let (own, left) = (game.owned(seat, group), game.on_path(group));
                let is_decided = own > most + left || players == 2 && most > own + left;
                own > 0 && most > 0 && is_decided
            };
            if !ahead.iter().take(4).all(|&it| is_dead(it)) {
                assert!(!is_dead(action), "game {seed}: {action}");
                dead += u32::from(is_dead(ahead[0]));
            }
        });
    }
    assert!(dead > 5, "only {dead}");
}
