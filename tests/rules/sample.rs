//! Games that could be, as far as one player knows.

use std::collections::HashMap;

use mandala::rules::cards::{Game, Phase, PlayerView};
use mandala::rules::game::{Game as _, View as _};
use mandala::rules::shuffle::Shuffler;

use crate::help::*;

fn play_at_random(game: &mut Game, chance: &mut Shuffler) -> bool {
    let legal = game.legal_actions();
    if legal.is_empty() {
        return false;
    }
    let action = legal.get(chance.below(legal.len() as u64) as usize).unwrap();
    game.apply(action).expect("a listed action is legal");
    true
}

#[test]
fn a_sampled_game_looks_the_same_to_the_player_and_can_be_played_to_its_end() {
    let (mut drafts, mut other_hands) = (0, 0);
    for seed in 0..60 {
        let mut chance = Shuffler::new(seed);
        let mut game = Game::deal(seed, One);
        loop {
            for seat in Player::BOTH {
                let view = game.view(seat);
                let mut possible = view.sample(&mut chance);
                assert!(possible.view(seat) == view);
                let theirs = seat.other();
                other_hands += u32::from(hand(&possible, theirs) != hand(&game, theirs));
                if let Some(setup) = possible.to_setup() {
                    assert!(Game::try_from(&setup).is_ok(), "it is a legal position");
                }
                drafts += u32::from(matches!(possible.phase(), Phase::Draft(_)));
                if chance.below(8) == 0 {
                    while play_at_random(&mut possible, &mut chance) {}
                    assert!(possible.verdict().is_some());
                }
            }
            if !play_at_random(&mut game, &mut chance) {
                break;
            }
        }
    }
    assert!(drafts > 500, "only {drafts}");
    assert!(other_hands > 5_000, "only {other_hands}");
}

#[test]
fn the_same_chance_samples_the_same_game_and_other_chance_another() {
    let view = Game::deal(42, One).view(One);
    let sample = |seed| view.sample(&mut Shuffler::new(seed));
    assert!(sample(1) == sample(1));
    assert!(sample(1) != sample(2));
    // The stream goes on: the next game is another.
    let mut chance = Shuffler::new(1);
    assert!(view.sample(&mut chance) != view.sample(&mut chance));
}

/// Player one sees all but six cards: player two's hand `G`, Cup `BG` and a deck `OPB`.
const SIX_HIDDEN: &str = "
    left:    ROYG | - | -
    right:   PB | - | -
    hands:   O | G
    dealt:   OO | BG
    rivers:  ROY | RGPB
    deck:    OPB
";

/// How often each kind of hand, Cup and deck came up.
fn tally(view: &PlayerView, samples: u32) -> HashMap<String, u32> {
    let mut chance = Shuffler::new(7);
    let mut seen = HashMap::new();
    for _ in 0..samples {
        let setup = view.sample(&mut chance).to_setup().expect("it goes on");
        let deck: String = setup.deck.iter().map(|card| card.letter()).collect();
        let hidden = format!("{} {} {deck}", setup.hands.two, setup.dealt.two);
        *seen.entry(hidden).or_default() += 1;
    }
    seen
}

#[test]
fn hidden_cards_are_drawn_uniformly_from_those_the_player_cannot_see() {
    let game = position_rest_claimed(SIX_HIDDEN);
    // Six cards O, P, B, B, G, G can lie in 6! ways: 720, of which each arrangement by
    // color comes up 4 times, or 8 if the Cup holds two different colors.
    let samples = 72_000;
    let seen = tally(&game.view(One), samples);
    let mut arrangements = 0;
    for (hidden, &times) in &seen {
        let cup = hidden.split(' ').nth(1).unwrap();
        let ways = if cup.as_bytes()[0] == cup.as_bytes()[1] { 4 } else { 8 };
        arrangements += ways;
        let expected = f64::from(samples) * f64::from(ways) / 720.0;
        let off = (f64::from(times) - expected).abs() / expected.sqrt();
        assert!(off < 5.0, "{hidden}: {times} times instead of {expected}");
    }
    assert_eq!(arrangements, 720, "every way comes up");
}

#[test]
fn games_that_would_be_over_are_not_sampled() {
    // All other red lies in Cups and Rivers, so the last two are not in player two's Cup.
    let game = position_rest_claimed(&SIX_HIDDEN.replace("ROYG", "OYG").replace("OPB", "RRB"));
    let seen = tally(&game.view(One), 3_000);
    let cups = |cup: &str| {
        let of = |hidden: &&String| hidden.split(' ').nth(1) == Some(cup);
        seen.keys().filter(of).count()
    };
    assert_eq!(cups("RR"), 0);
    assert!(cups("RB") > 0 && cups("GG") > 0);
}
