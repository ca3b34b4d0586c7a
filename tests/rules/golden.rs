//! What seeds bring, pinned: a record is a seed and moves, so a deal that changed
//! would make all records unreadable.
//!
//! The values were worked out apart from this code, from the definitions of
//! SplitMix64 (which spreads the seed), Xoshiro256++ and the shuffle.

use mandala::rules::cards::Game;
use mandala::rules::shuffle::{Shuffler, first_seat, next_seed};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};

use crate::help::*;

#[test]
fn the_generator_gives_its_documented_words() {
    let mut generator = Xoshiro256PlusPlus::seed_from_u64(42);
    assert_eq!(generator.next_u64(), 0xd076_4d4f_4476_689f);
    assert_eq!(generator.next_u64(), 0x519e_4174_576f_3791);
}

/// The next cards of the deck, seen by discarding a card at a time.
fn draws(game: &mut Game, count: usize) -> String {
    let mut drawn = String::new();
    for _ in 0..count {
        let player = phase(game).player().unwrap();
        let discard = legal(game, "discard")[0].clone();
        drawn += &play(game, &discard).drawn(player).to_string();
    }
    drawn
}

#[test]
fn a_seed_deals_the_same_game_for_ever() {
    for (seed, mountains, hands, cups, deck) in [
        (0, ["OY", "RY"], ["RROYPP", "RRROYB"], ["GB", "BB"], "ORROYOPYPB"),
        (1, ["PP", "RP"], ["RROYGB", "RRROYB"], ["YY", "GP"], "OGBOBYRBYP"),
        (42, ["OP", "PB"], ["ROGGPB", "RYYGGB"], ["RO", "YY"], "RPGYGRBPPP"),
        (2026, ["YG", "PB"], ["RPBBBB", "OYGPBB"], ["YG", "RO"], "OOPRPYBYGG"),
        (u64::MAX, ["YB", "OB"], ["YYGGPB", "ROOOGP"], ["RG", "RO"], "RYOGRBPPOO"),
    ] {
        let mut game = Game::deal(seed, One);
        assert_eq!(Side::BOTH.map(|side| mountain(&game, side)), mountains);
        assert_eq!(Player::BOTH.map(|seat| hand(&game, seat)), hands);
        assert_eq!(Player::BOTH.map(|seat| cup(&game, seat)), cups);
        assert_eq!(draws(&mut game, deck.len()), deck, "seed {seed}");
    }
}

#[test]
fn a_seed_reshuffles_the_same_way_for_ever() {
    for (seed, deck) in [(0, "OYBRPPYBRGOG"), (42, "POBGPYRBYORG")] {
        let mut game = position_rest_claimed(&format!(
            "
            left:    ROY | - | -
            right:   GPB | - | -
            hands:   RRRRRRRR | BBBBBBBB
            dealt:   GG | GG
            rivers:  ROYGP | B
            deck:    O
            discard: RROOYYGGPPBB
            seed:    {seed}
            "
        ));
        play(&mut game, "build left red");
        assert_eq!(deck_len(&game), 12);
        assert_eq!(draws(&mut game, 12), deck, "seed {seed}");
    }
}

#[test]
fn a_shuffle_changes_the_order_and_loses_nothing() {
    let mut items: Vec<u8> = (0..108).collect();
    Shuffler::new(42).shuffle(&mut items);
    assert!(!items.is_sorted());
    items.sort_unstable();
    assert_eq!(items, (0..108).collect::<Vec<u8>>());
    let mut none: [u8; 0] = [];
    Shuffler::new(42).shuffle(&mut none);
}

#[test]
fn a_seed_chooses_the_same_first_player_for_ever() {
    for (seed, first) in [(0, Two), (1, Two), (2, One), (42, One), (2026, One), (u64::MAX, Two)] {
        assert_eq!(first_seat(seed, 2), first.into(), "seed {seed}");
    }
}

#[test]
fn a_seed_is_followed_by_the_same_one_for_ever() {
    for (seed, next) in [
        (0, 11_745_688_423_850_485_237),
        (1, 8_582_439_651_323_884_652),
        (2, 3_200_244_552_376_980_191),
        (42, 8_433_956_326_856_617_520),
        (2026, 17_750_869_695_745_188_217),
        (u64::MAX, 18_188_166_751_880_342_329),
    ] {
        assert_eq!(next_seed(seed), next, "seed {seed}");
    }
}
