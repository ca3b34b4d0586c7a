//! What no level does, because a beginner would laugh at it.

use mandala::ai::Partner;
use mandala::ai::cards::by_points;
use mandala::ai::cards::judgment::LEARNED;
use mandala::ai::tiles::features as of_tiles;
use mandala::rules::game::Game as _;
use mandala::rules::shuffle::decision;
use mandala::rules::tiles::{self, Phase};
use mandala::rules::{Level, cards, pyramids};

use super::GO_ON;
use crate::help::*;

/// Plays a game in which both or all play at one level, and shows every decision.
fn watch<G: Partner>(
    seed: u64,
    players: usize,
    level: u8,
    mut show: impl FnMut(&G, G::Player, G::Action),
) {
    let level = Level::of::<G>(level).expect("there is such a level");
    let mut game = G::deal(seed, players, G::Player::default());
    let mut moves = 0;
    while let Some(player) = game.to_act() {
        let view = game.view(player);
        let action = G::choose(&view, level, &mut decision(seed, moves), &GO_ON);
        let action = action.expect("nobody stopped it");
        show(&game, player, action);
        assert!(game.apply(action).is_ok());
        moves += 1;
    }
}

#[test]
fn no_level_stops_while_there_are_tiles_to_flip() {
    let mut last_flips = 0;
    for (level, seed) in [(1, 0..20), (2, 20..40), (3, 40..50), (4, 50..55), (5, 55..58)]
        .into_iter()
        .flat_map(|(level, seeds)| seeds.map(move |seed| (level, seed)))
    {
        watch::<tiles::Game>(seed, 2, level, |game, _, action| {
            last_flips += u32::from(matches!(game.phase(), Phase::LastFlips(_)));
            assert_ne!(action, tiles::Action::Done, "level {level}, game {seed}");
        });
    }
    assert!(last_flips > 20, "only {last_flips}");
}

#[test]
fn every_level_takes_a_win_that_is_certain() {
    let mut certain = 0;
    for seed in 0..24 {
        let level = 1 + (seed % 5) as u8;
        watch::<tiles::Game>(seed, 2, level, |game, _, action| {
            certain += u32::from(is_won_if_possible(game, action));
        });
        watch::<pyramids::Game>(seed, 3, level, |game, _, action| {
            certain += u32::from(is_won_if_possible(game, action));
        });
    }
    assert!(certain > 10, "only {certain}");
}

/// Whether a win was certain; then it was taken.
fn is_won_if_possible<G: Partner<View = G>>(game: &G, action: G::Action) -> bool {
    let wins = |action| G::certain(game, action).is_some_and(|end| end.win == 1.0);
    let possible = game.legal_actions().into_iter().any(wins);
    assert!(!possible || wins(action), "{action} does not win");
    possible
}

#[test]
fn no_level_discards_where_it_can_play() {
    let mut turns = 0;
    for (level, seed) in (0..40).map(|seed| (1 + (seed % 5) as u8, seed)).chain([(6, 1)]) {
        watch::<cards::Game>(seed, 2, level, |game, _, action| {
            let is_discard = |action| matches!(action, cards::Action::Discard { .. });
            let can_play = !game.legal_actions().iter().all(is_discard);
            assert!(!is_discard(action) || !can_play, "level {level}, game {seed}");
            turns += 1;
        });
    }
    assert!(turns > 1_000, "only {turns}");
}

/// Whether a player has nothing in the Field of a Mandala that is complete then, or nearly so.
fn is_left_out(view: &cards::PlayerView, action: cards::Action) -> bool {
    let after = view.after(action).expect("it is legal");
    Side::BOTH.into_iter().any(|side| {
        let mandala = after.table().mandala(side);
        let colors = mandala.cards().colors().len();
        colors >= 5 && mandala.fields[view.seat()].is_empty()
    })
}

#[test]
fn beginners_are_not_left_out_of_a_mandala_if_they_can_help_it() {
    let mut completed = 0;
    for seed in 0..30 {
        let level = 1 + (seed % 3) as u8;
        watch::<cards::Game>(seed, 2, level, |game, player, action| {
            let view = game.view(player);
            let is_left_out = |action| is_left_out(&view, action);
            let is_discard = |action| matches!(action, cards::Action::Discard { .. });
            let mut plays = game.legal_actions().iter().filter(|&it| !is_discard(it));
            let can_help = plays.any(|other| !is_left_out(other));
            assert!(!can_help || !is_left_out(action), "level {level}, game {seed}");
            completed += u32::from(matches!(game.phase(), cards::Phase::Draft(_)));
        });
    }
    assert!(completed > 100, "only {completed}");
}

#[test]
fn beginners_complete_a_mandala_at_once_where_that_is_best_and_they_choose_first() {
    let mut completed = 0;
    for seed in 0..60 {
        let level = 1 + (seed % 3) as u8;
        watch::<cards::Game>(seed, 2, level, |game, player, action| {
            let view = game.view(player);
            let chooses_first = |action| {
                let completes = view.preview(action).ok().and_then(|it| it.completes);
                completes.is_some_and(|it| it.first == Some(player))
            };
            let options = by_points(&view, &LEARNED).into_iter();
            let best = options.max_by(|(_, a), (_, b)| a.total_cmp(b)).expect("it goes on");
            if chooses_first(best.0) && !is_left_out(&view, best.0) {
                assert!(chooses_first(action), "level {level}, game {seed}");
                completed += 1;
            }
        });
    }
    assert!(completed > 40, "only {completed}");
}

#[test]
fn beginners_take_no_color_where_another_brings_more_to_both() {
    let mut chosen = 0;
    for seed in 0..60 {
        let level = 1 + (seed % 3) as u8;
        watch::<cards::Game>(seed, 2, level, |game, player, action| {
            let cards::Phase::Draft(draft) = game.phase() else { return };
            let brings = |action| {
                let cards::Action::Claim { color } = action else { panic!("{action} in a draft") };
                let claim = |player| game.public_view().claim(draft.side, color, player);
                Player::BOTH.map(|player| claim(player).expect("it lies there"))
            };
            let [own, theirs] = [player.index(), player.other().index()];
            let taken = brings(action);
            for other in game.legal_actions().iter().map(brings) {
                let is_new = |claim| matches!(claim, cards::ClaimEffect::River { .. });
                let is_as_good = other[theirs].points() >= taken[theirs].points()
                    && is_new(other[theirs]) >= is_new(taken[theirs]);
                let ends = matches!(other[own], cards::ClaimEffect::River { space: 6, .. });
                let more = other[own].points().saturating_sub(taken[own].points());
                assert!(more < 2 || !is_as_good || ends, "level {level}, game {seed}: {action}");
                chosen += u32::from(more > 0);
            }
        });
    }
    assert!(chosen > 100, "only {chosen}");
}

#[test]
fn beginners_add_to_no_field_that_leads_by_far_while_there_is_something_else_to_do() {
    let mut turns = 0;
    for seed in 0..60 {
        let level = 1 + (seed % 3) as u8;
        watch::<cards::Game>(seed, 2, level, |game, player, action| {
            let view = game.view(player);
            let is_idle = |action| {
                let cards::Action::Grow { side, .. } = action else { return false };
                let fields = game.public_view().mandala(side).fields;
                let completes = view.preview(action).expect("it is legal").completes;
                fields[player].len() > fields[player.other()].len() + 2 && completes.is_none()
            };
            let is_useful = |it| match it {
                cards::Action::Discard { .. } => false,
                _ => view.preview(it).is_ok_and(|it| it.completes.is_none()),
            };
            let mut others = game.legal_actions().iter().filter(|&it| !is_left_out(&view, it));
            let can_help = others.any(|it| is_useful(it) && !is_idle(it));
            assert!(!is_idle(action) || !can_help, "level {level}, game {seed}: {action}");
            turns += 1;
        });
    }
    assert!(turns > 1_000, "only {turns}");
}

#[test]
fn beginners_open_a_group_beside_its_color_where_they_can() {
    let mut opened = 0;
    for seed in 0..30 {
        let level = 1 + (seed % 2) as u8;
        watch::<tiles::Game>(seed, 2, level, |game, player, action| {
            let color = game.swap_tile(player);
            let follows = |action: tiles::Action| {
                let mut after = game.clone();
                after.apply(action).expect("it is legal");
                color.is_some_and(|color| !after.chain(player, color).cells.is_empty())
            };
            let is_opening = |&it: &tiles::Action| matches!(it, tiles::Action::Open(_));
            let mut openings = game.legal_actions().into_iter().filter(is_opening);
            let wins = tiles::Game::certain(game, action).is_some_and(|end| end.win == 1.0);
            if is_opening(&action) && !wins && openings.any(follows) {
                assert!(follows(action), "level {level}, game {seed}: {action}");
                opened += 1;
            }
        });
    }
    assert!(opened > 100, "only {opened}");
}

#[test]
fn beginners_flip_or_swap_no_tile_where_another_brings_far_more() {
    let mut less = 0;
    for seed in 0..30 {
        let level = 1 + (seed % 2) as u8;
        watch::<tiles::Game>(seed, 2, level, |game, player, action| {
            let brings = |action| {
                let mut after = game.clone();
                after.apply(action).expect("it is legal");
                after.score(player).total() - game.score(player).total()
            };
            let most = game.legal_actions().into_iter().map(brings).max().expect("it goes on");
            // Of what is certain, every level takes the best.
            let is_certain = tiles::Game::certain(game, action).is_some();
            let is_opening = matches!(action, tiles::Action::Open(_) | tiles::Action::Keep(_));
            if !is_opening && !is_certain {
                assert!(brings(action) + 2 >= most, "level {level}, game {seed}: {action}");
                less += u32::from(brings(action) < most);
            }
        });
    }
    assert!(less > 20, "only {less}");
}

#[test]
fn beginners_leave_no_two_behind_that_nobody_else_can_take() {
    let mut jumped = 0;
    for seed in 0..30 {
        let (level, players) = (1 + (seed % 2) as u8, 2 + (seed / 2 % 2) as usize);
        watch::<pyramids::Game>(seed, players, level, |game, seat, action| {
            let others = || game.seats().filter(|&other| other != seat);
            let is_free = |place| others().all(|other| game.pawn(other) > Some(place));
            let near =
                game.legal_actions().into_iter().take_while(|near| near.place < action.place);
            let left = near.filter(|near| is_free(near.place)).count();
            let most = usize::from(!is_free(action.place));
            let wins = pyramids::Game::certain(game, action).is_some_and(|end| end.win == 1.0);
            assert!(left <= most || wins, "level {level}, game {seed}: {action}");
            jumped += left;
        });
    }
    assert!(jumped > 20, "only {jumped}");
}

#[test]
fn nobody_leaps_far_in_the_pyramid_game_but_to_win() {
    for level in 1..=5 {
        for seed in 0..6 {
            watch::<pyramids::Game>(seed, 2, level, |game, _, action| {
                let mut nearest = game.legal_actions().into_iter().take(6);
                let wins = pyramids::Game::certain(game, action).is_some_and(|end| end.win == 1.0);
                assert!(wins || nearest.any(|near| near == action), "{action}");
            });
        }
    }
}

/// A layout with every color called by another name.
fn renamed(game: &tiles::Game) -> tiles::Layout {
    let next = |letter: char| match "ROYGPB".find(letter) {
        Some(at) => "ROYGPB".as_bytes()[(at + 1) % 6] as char,
        None => letter,
    };
    let rows: Vec<String> = (1..=8)
        .rev()
        .map(|row| {
            let cells = (0..8).filter_map(|column| tiles::Cell::new(column, row));
            cells.map(|cell| next(game.tile(cell).color.letter())).collect()
        })
        .collect();
    rows.join("/").parse().expect("it is a layout as well")
}

#[test]
fn tiles_are_judged_alike_whatever_the_colors_are_called() {
    for seed in 0..20 {
        let mut game = tiles::Game::deal(seed, One);
        let mut other = tiles::Game::lay_out(&renamed(&game), One).expect("a layout");
        let mut chance = decision(seed, 0);
        while game.to_act().is_some() && !matches!(game.phase(), Phase::LastFlips(_)) {
            let pick = chance.below(game.legal_actions().len() as u64) as usize;
            let action = game.legal_actions().get(pick).expect("it is below the length");
            let renamed = match action {
                tiles::Action::Keep(color) => {
                    tiles::Action::Keep(Color::ALL[(color.index() + 1) % 6])
                }
                action => action,
            };
            game.apply(action).expect("it is legal");
            other.apply(renamed).expect("it is legal as well");
            for player in Player::BOTH {
                let both = [&game, &other].map(|game| of_tiles::features(game, player));
                assert_eq!(both[0], both[1], "game {seed}");
            }
        }
    }
}
