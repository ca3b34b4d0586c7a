//! What it answers does not depend on cards that its player may not see.

use mandala::ai::Partner;
use mandala::rules::cards::Game;
use mandala::rules::game::Game as _;
use mandala::rules::shuffle::Shuffler;

use super::{GO_ON, choice, levels};
use crate::common::hidden::{Exchange, positions};

#[test]
fn with_hidden_cards_exchanged_it_answers_the_same() {
    let (mut looked, mut changed) = (0, 0);
    positions(0..6, 20, |game, setup, chance| {
        let Some(seat) = game.to_act() else { return };
        let exchanged = Exchange::unseen_by(seat, true).make(setup, chance);
        let Ok(other) = Game::try_from(&exchanged) else {
            return;
        };
        looked += 1;
        changed += u32::from(setup.hands[seat.other()] != exchanged.hands[seat.other()]);
        let (one, two) = (game.view(seat), other.view(seat));
        for level in levels() {
            assert_eq!(choice(&one, level, looked), choice(&two, level, looked));
        }
        let hints = |view| Game::hints(view, &mut Shuffler::new(looked), &GO_ON);
        assert_eq!(hints(&one), hints(&two));
        let played = one.legal_actions().get(0).expect("there is one");
        let judge = |view| Game::judge(view, played, &mut Shuffler::new(looked), &GO_ON);
        assert_eq!(judge(&one), judge(&two));
    });
    assert!(looked > 10 && u64::from(changed) * 10 > looked * 8);
}
