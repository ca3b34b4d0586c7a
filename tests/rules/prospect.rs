//! What a player can foresee is what comes, but for the cards that are drawn.

use mandala::rules::cards::{Ending, Event, Game, Illegal, Phase, Pile, Prospect};
use mandala::rules::game::Game as _;

use crate::common::{for_each_seed, pick};
use crate::help::*;

/// Whether only hidden cards can tell that the game ends like this.
fn ends_unforeseen(phase: Phase) -> bool {
    matches!(phase, Phase::Over(Ending::NoPlays | Ending::ColorGone(_)))
}

#[test]
fn what_a_player_foresees_comes_true_but_for_the_cards_drawn() {
    let (mut looked, mut refills, mut ends) = (0, 0, 0);
    for_each_seed(0..400, |seed, chance| {
        let mut game = Game::deal(seed, One);
        while let Some(action) = pick(&game.legal_actions(), chance) {
            let seat = game.to_act().expect("someone acts");
            let after = game.view(seat).after(action).expect("it is legal");
            let report = game.apply(action).expect("it is legal");
            let (foreseen, table) = (after.table(), game.public_view());
            if ends_unforeseen(table.phase()) {
                continue;
            }
            assert_eq!(foreseen.phase(), table.phase());
            assert_eq!(foreseen.deck_len(), table.deck_len());
            assert_eq!(foreseen.deck_ran_out(), table.deck_ran_out());
            for player in Player::BOTH {
                assert_eq!(foreseen.hand_len(player), table.hand_len(player));
                assert_eq!(foreseen.river(player), table.river(player));
                assert_eq!(foreseen.claimed(player), table.claimed(player));
            }
            assert_eq!(after.seat(), seat);
            assert_eq!(after.cup(), game.view(seat).cup());
            looked += 1;
            if game.is_over() {
                ends += 1;
                continue;
            }
            assert_eq!(foreseen.discard(), table.discard());
            let drawn = report.drawn(seat);
            assert_eq!(after.hand() + drawn, game.view(seat).hand());
            for side in Side::BOTH {
                let refill: Pile = report.events().iter().filter_map(refilled(side)).collect();
                refills += u32::from(!refill.is_empty());
                let mut mandala = *foreseen.mandala(side);
                mandala.mountain += refill;
                assert_eq!(mandala, *table.mandala(side));
            }
        }
    });
    assert!(looked > 20_000 && refills > 1_000 && ends > 300);
}

fn refilled(there: Side) -> impl Fn(&Event) -> Option<Color> {
    move |event| match *event {
        Event::Refilled { side, color } if side == there => Some(color),
        _ => None,
    }
}

#[test]
fn both_players_claims_can_be_foreseen_but_not_the_others_turn() {
    let mut drafts = 0;
    for_each_seed(0..60, |seed, chance| {
        let mut game = Game::deal(seed, One);
        while let Some(action) = pick(&game.legal_actions(), chance) {
            let seat = game.to_act().expect("someone acts");
            let theirs = Prospect::from(game.view(seat.other())).after(action);
            if let Phase::Draft(_) = game.phase() {
                let own = game.view(seat).after(action).expect("it is legal");
                let seen = theirs.expect("a claim lies open");
                assert_eq!(seen.table().phase(), own.table().phase());
                assert_eq!(seen.table().claimed(seat), own.table().claimed(seat));
                drafts += 1;
            } else {
                assert_eq!(theirs, Err(Illegal::NotYours { player: seat }));
            }
            game.apply(action).expect("it is legal");
        }
    });
    assert!(drafts > 300, "only {drafts}");
}

#[test]
fn a_game_played_without_reports_is_the_same_game() {
    for_each_seed(0..100, |seed, chance| {
        let mut reported = Game::deal(seed, One);
        let mut silent = reported.clone();
        while let Some(action) = pick(&reported.legal_actions(), chance) {
            reported.apply(action).expect("it is legal");
            silent.apply_silently(action).expect("it is legal");
            assert!(reported == silent);
        }
        let claim = "claim red".parse().expect("an action");
        assert_eq!(silent.apply_silently(claim), Err(Illegal::GameOver));
        assert!(reported == silent);
    });
}

#[test]
fn a_player_cannot_see_the_deck_the_other_hand_and_what_the_other_was_dealt() {
    let view = Game::deal(42, Player::One).view(Player::One);
    assert_eq!(view.unseen().len(), 88 + 6 + 2);
    assert_eq!(Prospect::from(view).unseen(), view.unseen());
    // What will be drawn is not seen beforehand.
    let after = view.after("discard green 2".parse().expect("an action"));
    assert_eq!(after.expect("it is legal").unseen(), view.unseen());
}
