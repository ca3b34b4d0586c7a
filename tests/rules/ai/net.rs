//! The numbers it judges by.

use mandala::ai::cards::features::features;
use mandala::ai::cards::judgment::{LEARNED, Net, estimate};
use mandala::ai::cards::position::{after_draft, best_draft};
use mandala::ai::{pyramids, tiles};
use mandala::rules::cards::{Action, Game, Phase, Pile, Prospect, Setup};
use mandala::rules::game::Game as _;

use crate::common::hidden::positions;
use crate::common::{for_each_seed, pick};
use crate::help::*;

/// The same position with every color called by another name, and the Mandalas exchanged.
fn renamed(setup: &Setup) -> Setup {
    let next = |color: Color| Color::ALL[(color.index() + 1) % 6];
    let pile = |pile: Pile| pile.cards().map(next).collect::<Pile>();
    let mut other = setup.clone();
    other.mandalas.left = setup.mandalas.right;
    other.mandalas.right = setup.mandalas.left;
    for side in Side::BOTH {
        let mandala = &mut other.mandalas[side];
        mandala.mountain = pile(mandala.mountain);
        mandala.fields = mandala.fields.map(pile);
    }
    other.hands = setup.hands.map(pile);
    other.dealt = setup.dealt.map(pile);
    other.claimed = setup.claimed.map(pile);
    other.discard = pile(setup.discard);
    for seat in Player::BOTH {
        other.rivers[seat] = setup.rivers[seat].iter().copied().map(next).collect();
    }
    other.deck = setup.deck.iter().copied().map(next).collect();
    other
}

#[test]
fn positions_are_judged_alike_whatever_the_colors_are_called() {
    let (mut looked, mut level) = (0, 0);
    positions(0..200, 8, |game, setup, _| {
        let other = Game::try_from(&renamed(setup)).expect("it is a position as well");
        for seat in Player::BOTH {
            let (one, two) = (Prospect::from(game.view(seat)), Prospect::from(other.view(seat)));
            // Of two Mandalas that are equally full, either may come first.
            let fullness = |side| {
                let mandala = game.public_view().mandala(side);
                (mandala.cards().colors().len(), mandala.mountain.len())
            };
            if fullness(Left) == fullness(Right) {
                level += 1;
                continue;
            }
            let pairs = features(&one).into_iter().zip(features(&two));
            let off = pairs.map(|(a, b)| (a - b).abs()).fold(0.0, f32::max);
            assert!(off < 1e-4, "{off}");
            looked += 1;
        }
    });
    assert!(looked > 2_000 && level < looked, "{looked} and {level}");
}

#[test]
fn the_weights_are_read_as_they_were_written() {
    macro_rules! assert_written {
        ($learned:expr, $game:literal) => {
            let file = include_bytes!(concat!("../../../src/ai/", $game, "/net.bin"));
            assert!($learned.to_bytes() == file, $game);
            assert!(file.iter().any(|&byte| byte != 0), $game);
        };
    }
    assert_written!(LEARNED, "cards");
    assert_written!(tiles::LEARNED, "tiles");
    assert_written!(pyramids::LEARNED, "pyramids");
}

#[test]
fn what_is_over_is_known_but_for_the_others_dealt_cards() {
    let mut ends = 0;
    for_each_seed(0..300, |seed, chance| {
        let mut game = Game::deal(seed, One);
        while let Some(action) = pick(&game.legal_actions(), chance) {
            game.apply(action).expect("it is legal");
        }
        let verdict = game.verdict().expect("it is over");
        for seat in Player::BOTH {
            let estimate = estimate(&Net::EMPTY, &Prospect::from(game.view(seat)));
            let table = game.public_view();
            let own = f32::from(game.view(seat).score().total());
            let known = f32::from(table.public_score(seat.other()).total());
            // Two cards of at most six points each.
            assert!((own - known - 12.0..=own - known + 0.01).contains(&estimate.points));
            let certain = own > known + 12.0 || own < known;
            if certain {
                let won = verdict.outcome.winner() == Some(seat);
                assert!((estimate.win - f32::from(u8::from(won))).abs() < 1e-3);
                ends += 1;
            }
        }
    });
    assert!(ends > 200, "only {ends}");
}

#[test]
fn in_a_draft_no_quick_line_is_better_than_what_both_do_at_their_best() {
    let lead = |prospect: &Prospect| {
        let (seat, table) = (prospect.seat(), prospect.table());
        let points = |seat| f32::from(table.public_score(seat).total());
        points(seat) - points(seat.other())
    };
    let (mut drafts, mut better) = (0, 0);
    for_each_seed(0..100, |seed, chance| {
        let mut game = Game::deal(seed, One);
        while let Some(action) = pick(&game.legal_actions(), chance) {
            if let Phase::Draft(draft) = game.phase() {
                let prospect = Prospect::from(game.view(draft.chooser));
                let exact = best_draft(&prospect, &lead);
                // Every claim is worth at most that, and one of them is.
                let lines = prospect.table().mandala(draft.side).mountain.colors();
                let values: Vec<f32> = lines
                    .into_iter()
                    .filter_map(|color| prospect.after(Action::Claim { color }).ok())
                    .map(|next| plain_minimax(&next, &lead))
                    .collect();
                assert_eq!(values.iter().copied().fold(f32::MIN, f32::max), exact);
                let quick = after_draft(prospect);
                assert!(!matches!(quick.table().phase(), Phase::Draft(_)));
                better += u32::from(exact != lead(&quick));
                drafts += 1;
            }
            game.apply(action).expect("it is legal");
        }
    });
    assert!(drafts > 500 && better > 10, "{better} of {drafts}");
}

/// Every line of a draft, tried without any shortcut.
fn plain_minimax(prospect: &Prospect, worth: &impl Fn(&Prospect) -> f32) -> f32 {
    let Phase::Draft(draft) = prospect.table().phase() else {
        return worth(prospect);
    };
    let claims = prospect.table().mandala(draft.side).mountain.colors();
    let values = claims
        .into_iter()
        .filter_map(|color| prospect.after(Action::Claim { color }).ok())
        .map(|next| plain_minimax(&next, worth));
    if draft.chooser == prospect.seat() {
        values.fold(f32::MIN, f32::max)
    } else {
        values.fold(f32::MAX, f32::min)
    }
}
