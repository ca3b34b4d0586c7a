//! What the first levels are told, because a beginner would laugh if they did not know it.

use mandala::ai::cards::judgment::{LEARNED, estimate};
use mandala::ai::cards::position::{Position, best_draft};
use mandala::rules::cards;
use mandala::rules::cards::{Action, ClaimEffect, Phase, PlayerView, Prospect};
use mandala::rules::game::Game as _;

use super::{choice, level, watch};
use crate::help::*;

/// Shows the decisions of some games of cards between beginners, each with all that could be
/// done instead and is not far below the best.
fn watch_cards(mut show: impl FnMut(&PlayerView, Action, &[Action])) {
    for seed in 0..100 {
        watch::<cards::Game>(seed, 2, 1 + (seed % 3) as u8, |game, player, action| {
            let view = game.view(player);
            let all: Vec<Action> = view.legal_actions().iter().collect();
            show(&view, action, &near(&view, &all));
        });
    }
}

/// In how many Mandalas that are complete then, or nearly so, the player has no card.
fn left_out(view: &PlayerView, action: Action) -> usize {
    let after = view.after(action).expect("it is legal");
    let is_left_out = |side: &Side| {
        let mandala = after.table().mandala(*side);
        mandala.cards().colors().len() >= 4 && mandala.fields[view.seat()].is_empty()
    };
    Side::BOTH.iter().filter(|side| is_left_out(side)).count()
}

fn lead(prospect: &Prospect) -> f32 {
    Position::of(prospect).lead() as f32
}

/// What a draft that follows brings the player more than the other.
fn brings(view: &PlayerView, action: Action) -> f32 {
    let after = view.after(action).expect("it is legal");
    best_draft(&after, &lead) - lead(&Prospect::from(*view))
}

fn completes(view: &PlayerView, action: Action) -> bool {
    view.preview(action).expect("it is legal").completes.is_some()
}

/// The points that an action can be expected to bring, and the chance to win.
fn expected(view: &PlayerView, action: Action) -> [f32; 2] {
    let after = view.after(action).expect("it is legal");
    let points = best_draft(&after, &|end| estimate(&LEARNED, end).points);
    [points, best_draft(&after, &|end| estimate(&LEARNED, end).worth())]
}

/// What no beginner finds far below the best, or leaves for a Mandala that can be completed.
fn near(view: &PlayerView, all: &[Action]) -> Vec<Action> {
    let is_play = |action: &Action| !matches!(action, Action::Discard { .. });
    let plays = all.iter().copied().filter(is_play);
    let plays: Vec<_> = plays.map(|action| (action, expected(view, action))).collect();
    let most = |which: usize| plays.iter().map(|it| it.1[which]).fold(f32::MIN, f32::max);
    let [points, win] = [most(0) - 2.5, most(1) - 0.08];
    let chances = plays.iter().filter(|it| is_chance(view, it.0));
    let better = chances.map(|it| if brings(view, it.0) < 0.0 { it.1[0] + 2.0 } else { f32::MAX });
    let better = better.fold(f32::MIN, f32::max);
    let is_near = |it: &&(Action, [f32; 2])| {
        let is_kept = it.1[0] >= better || is_chance(view, it.0);
        it.1[0] >= points && it.1[1] >= win && is_kept
    };
    plays.iter().filter(is_near).map(|it| it.0).collect()
}

/// Whether it is a play that completes nothing and leaves the player out of no more.
fn is_quiet(view: &PlayerView, other: Action, action: Action) -> bool {
    let is_play = matches!(other, Action::Build { .. } | Action::Grow { .. });
    is_play && !completes(view, other) && left_out(view, other) <= left_out(view, action)
}

/// Whether the other can see to it that a draft ends the game while they lead.
fn loses(view: &PlayerView, action: Action) -> bool {
    let is_lost = |end: &Prospect| matches!(end.table().phase(), Phase::Over(_)) && lead(end) < 0.0;
    let after = view.after(action).expect("it is legal");
    best_draft(&after, &|end| if is_lost(end) { -1.0 } else { 0.0 }) < 0.0
}

/// Whether it completes a Mandala so that the player chooses first, and ends no game that is lost.
fn is_chance(view: &PlayerView, action: Action) -> bool {
    let completes = view.preview(action).expect("it is legal").completes;
    completes.is_some_and(|draft| draft.first == Some(view.seat())) && !loses(view, action)
}

/// How many cards lie in the player's Field and in the other's.
fn in_fields(view: &PlayerView, side: Side) -> [u8; 2] {
    let fields = view.table().mandala(side).fields;
    [view.seat(), view.seat().other()].map(|it| fields[it].len())
}

#[test]
fn beginners_do_nothing_that_is_worth_far_less_than_the_best_play() {
    let worth = |view: &PlayerView, action: Action| {
        let after = view.after(action).expect("it is legal");
        best_draft(&after, &|end| estimate(&LEARNED, end).worth())
    };
    let mut far = 0;
    for seed in 0..30 {
        let at = seed as usize % 3;
        watch::<cards::Game>(seed, 2, 1 + at as u8, |game, player, action| {
            let view = game.view(player);
            if matches!(view.table().phase(), Phase::Draft(_)) {
                return;
            }
            let is_play = |it: &Action| !matches!(it, Action::Discard { .. });
            let plays = view.legal_actions().iter().filter(is_play).collect::<Vec<_>>();
            let most = plays.iter().map(|&it| worth(&view, it)).fold(f32::NEG_INFINITY, f32::max);
            let least = most - [0.18, 0.11, 0.08][at];
            assert!(plays.is_empty() || worth(&view, action) >= least, "{action}");
            far += plays.iter().filter(|&&it| worth(&view, it) < least).count();
        });
    }
    assert!(far > 50, "only {far}");
}

#[test]
fn beginners_are_not_left_out_of_a_mandala_if_they_can_help_it() {
    let mut near = 0;
    watch_cards(|view, action, all| {
        let mut others = all.iter().filter(|&&other| is_quiet(view, other, action));
        let can_help = others.any(|&other| left_out(view, other) < left_out(view, action));
        let is_chance = completes(view, action) && brings(view, action) >= 0.0;
        assert!(!can_help || is_chance, "{action}");
        near += u32::from(all.iter().any(|&other| left_out(view, other) > 0));
    });
    assert!(near > 100, "only {near}");
}

#[test]
fn beginners_pass_no_chance_to_choose_first_for_what_is_not_better() {
    let [mut great, mut fair] = [0, 0];
    watch_cards(|view, action, _| {
        let plays = view.legal_actions().iter().filter(|it| !matches!(it, Action::Discard { .. }));
        let plays: Vec<_> = plays.map(|action| (action, expected(view, action))).collect();
        let likely = plays.iter().map(|it| it.1[1]).fold(f32::MIN, f32::max) - 0.08;
        let is_likely = |it: &&(Action, [f32; 2])| it.1[1] >= likely && is_chance(view, it.0);
        for &(chance, [points, _]) in plays.iter().filter(is_likely) {
            let is_great = brings(view, chance) >= 5.0;
            let is_better = !is_great && expected(view, action)[0] >= points + 2.0;
            let is_taken = is_chance(view, action);
            assert!(is_taken || is_better, "{action}, not {chance}");
            great += u32::from(is_great);
            fair += u32::from(!is_great && is_taken);
        }
    });
    assert!(great > 100 && fair > 100, "only {great} and {fair}");
}

/// One card of the missing color makes the second player choose first, where the first one would
/// complete the Mandala next; a fair share of it goes to the other all the same.
const TIED: [(&str, &str); 2] = [
    (
        "left:    RYYGG | BB | PP
         right:   OG | - | -
         hands:   OYYGPP | OOOYYGPB
         dealt:   RR | YG
         claimed: RRRRRP | YGG
         rivers:  PROG | GBY
         discard: RROOOOYYPPPPBBBBBB
         deck:    *
         turn:    two",
        "grow left orange 1",
    ),
    (
        "left:    OOOGGGB | YY | PP
         right:   OOG | PPP | YYYY
         hands:   ROYGPB | ROGBBB
         dealt:   RR | YG
         claimed: RRRRRRYP | YGGGG
         rivers:  PROGY | GBY
         discard: RROOOOOYYPPPPPPBBBBBBBB
         deck:    *
         turn:    two",
        "grow left red 1",
    ),
];

#[test]
fn beginners_complete_a_mandala_of_tied_fields_before_the_other_does() {
    for (text, complete) in TIED {
        let view = position(text).view(Two);
        for (number, seed) in (1..=3).flat_map(|number| (0..20).map(move |seed| (number, seed))) {
            assert_eq!(choice(&view, level(number), seed), Some(action(complete)));
        }
    }
}

#[test]
fn beginners_give_no_mandala_away_if_they_can_help_it() {
    let mut given = 0;
    watch_cards(|view, action, all| {
        let gives = |action| completes(view, action) && brings(view, action) < 0.0;
        let can_help = all.iter().any(|&other| {
            let is_better = expected(view, other)[0] > expected(view, action)[0] + 1.0;
            is_quiet(view, other, action) && is_better
        });
        assert!(!gives(action) || !can_help, "{action}");
        given += u32::from(all.iter().any(|&other| gives(other)));
    });
    assert!(given > 100, "only {given}");
}

#[test]
fn beginners_waste_no_card_where_they_could_add_one_to_a_field() {
    let mut wasted = 0;
    watch_cards(|view, action, all| {
        let is_wasted = |action| {
            let (side, grown) = match action {
                Action::Build { side, .. } => (side, 0),
                Action::Grow { side, count, .. } => (side, count),
                Action::Discard { .. } | Action::Claim { .. } => return false,
            };
            let [own, theirs] = in_fields(view, side);
            if grown == 0 {
                return own == 0 && theirs > 0 || theirs >= own + 2;
            }
            let is_behind = own > 0 && theirs >= own + grown + 2;
            own >= theirs + 2 || own + grown > theirs + 3 || is_behind
        };
        let can_grow = all.iter().any(|&other| {
            let is_grow = matches!(other, Action::Grow { .. });
            is_grow && is_quiet(view, other, action) && !is_wasted(other)
        });
        let is_play = all.iter().any(|&other| is_quiet(view, other, action));
        if is_play && !completes(view, action) {
            assert!(!is_wasted(action) || !can_grow, "{action}");
            wasted += u32::from(all.iter().any(|&other| is_wasted(other)));
        }
    });
    assert!(wasted > 500, "only {wasted}");
}

/// The left Field stays behind with any card, the right ones are empty.
const BEHIND: &str = "
    left:    OOOOYYYY | GGGPP | BB
    right:   OY | - | -
    hands:   RYGGGGPP | ROOYYPPB
    dealt:   YP | GP
    claimed: OOOP | GGGPB
    rivers:  POY | GOBP
    discard: RRRRRRRYYYGGPBB
    deck:    *
    turn:    two
";

#[test]
fn beginners_add_no_card_to_a_field_that_stays_far_behind() {
    let view = position(BEHIND).view(Two);
    for (number, seed) in (1..=3).flat_map(|number| (0..20).map(move |seed| (number, seed))) {
        assert_ne!(choice(&view, level(number), seed), Some(action("grow left black 1")));
    }
}

#[test]
fn beginners_play_no_more_and_no_fewer_cards_than_a_field_needs() {
    let (mut completed, mut behind) = (0, 0);
    watch_cards(|view, action, all| {
        let Action::Grow { side, color, count } = action else { return };
        let first = |action| {
            let preview = view.preview(action).expect("it is legal");
            preview.completes.map(|draft| draft.first)
        };
        let fewer = Action::Grow { side, color, count: count.max(2) - 1 };
        if first(action).is_some() {
            let is_too_much = count > 1 && first(fewer) == first(action);
            assert!(!is_too_much || !all.contains(&fewer), "{action}");
            completed += u32::from(all.contains(&Action::Grow { side, color, count: count + 1 }));
        }
        let [own, theirs] = in_fields(view, side);
        if first(action).is_none() && own + count < theirs + 2 {
            let more = |more| Action::Grow { side, color, count: count + more };
            let is_enough = own + count + 1 == theirs + 2 || view.check(more(2)).is_err();
            assert!(!is_enough || !all.contains(&more(1)), "{action}");
            behind += u32::from(own < theirs);
        }
    });
    assert!(completed > 10 && behind > 50, "only {completed} and {behind}");
}

#[test]
fn beginners_feed_no_mountain_that_they_could_lead() {
    let mut could = 0;
    watch_cards(|view, action, all| {
        let Action::Build { side, .. } = action else { return };
        let [own, theirs] = in_fields(view, side);
        let leads = |other: &Action| match *other {
            Action::Grow { side: at, count, .. } => {
                let is_kept = view.hand().len() >= count + 2;
                at == side && own + count == theirs + 1 && is_kept && is_quiet(view, *other, action)
            }
            _ => false,
        };
        if own < theirs && !completes(view, action) {
            assert!(!all.iter().any(leads), "{action}");
            could += 1;
        }
    });
    assert!(could > 50, "only {could}");
}

#[test]
fn beginners_leave_no_color_that_wins_the_game_for_the_other() {
    let mut left = 0;
    watch_cards(|view, action, _| {
        let is_draft = matches!(view.table().phase(), Phase::Draft(_));
        let all = view.legal_actions();
        if is_draft && all.iter().any(|other| !loses(view, other)) {
            assert!(!loses(view, action), "{action}");
            left += u32::from(all.iter().any(|other| loses(view, other)));
        }
    });
    assert!(left > 5, "only {left}");
}

#[test]
fn beginners_take_no_color_where_another_is_plainly_better() {
    let mut chosen = 0;
    watch_cards(|view, action, all| {
        let Phase::Draft(draft) = view.table().phase() else { return };
        let claims = |action| {
            let Action::Claim { color } = action else { panic!("{action} in a draft") };
            let claim = |player| view.table().claim(draft.side, color, player);
            [view.seat(), view.seat().other()].map(|player| claim(player).expect("it lies there"))
        };
        let worth = |action| {
            let worth = |claim: ClaimEffect| {
                claim.points() + u16::from(matches!(claim, ClaimEffect::River { .. }))
            };
            let [own, theirs] = claims(action).map(worth);
            // Cards that were dealt into the Cup count with a color's first space.
            let dealt = match (action, claims(action)[0]) {
                (Action::Claim { color }, ClaimEffect::River { space, .. }) => {
                    u16::from(view.cup().count(color)) * u16::from(space)
                }
                _ => 0,
            };
            (own + dealt, own + dealt + theirs)
        };
        let is_better = |other, action| {
            // Nobody ends a game themselves that they lose.
            let ends = matches!(claims(other)[0], ClaimEffect::River { space: 6, .. });
            let is_lost = loses(view, other) && (ends || !loses(view, action));
            let [(own, both), taken] = [other, action].map(worth);
            !is_lost && own >= taken.0 && both >= taken.1 && (own, both) != taken
        };
        let best = |action: &Action| !view.legal_actions().iter().any(|it| is_better(it, *action));
        for &other in all.iter().filter(|other| best(other)) {
            assert!(!is_better(other, action), "{action}, not {other}");
            chosen += u32::from(worth(other).0 > worth(action).0);
        }
    });
    assert!(chosen > 20, "only {chosen}");
}
