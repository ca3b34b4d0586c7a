//! Nothing a player is shown or told depends on a card that they may not see.
//!
//! Random positions are laid out a second time with the hidden cards exchanged
//! among each other; a player who cannot see them must not notice.

use std::fmt::Debug;

use crate::common::hidden::{Exchange, pick_common, positions};
use crate::common::{every_action, often, player};
use mandala::rules::cards::{
    Action, Ending, Event, Game, Phase, PlayerView, Report, Setup, Side, Table,
};
use mandala::rules::game::{Game as _, View as _};
use mandala::rules::shuffle::Shuffler;
use mandala::rules::{Color, Player};

/// A random position and the same one with hidden cards exchanged; none where the
/// exchange makes a game that would be over.
fn exchanged(setup: &Setup, exchange: Exchange, chance: &mut Shuffler) -> Option<(Setup, Game)> {
    let changed = exchange.make(setup, chance);
    let game = Game::try_from(&changed).ok()?;
    Some((changed, game))
}

fn alike(what: &str, a: &impl Debug, b: &impl Debug) {
    assert_eq!(format!("{a:?}"), format!("{b:?}"), "{what}");
}

fn tables_look_alike(a: &Table, b: &Table) {
    assert_eq!(a, b);
    alike("Table", a, b);
    for seat in Player::BOTH {
        assert_eq!(a.public_score(seat), b.public_score(seat));
        for side in Side::BOTH {
            for color in Color::ALL {
                assert_eq!(a.claim(side, color, seat), b.claim(side, color, seat));
            }
        }
    }
}

fn games_print_alike(a: &Game, b: &Game) {
    alike("Game", a, b);
    for seat in Player::BOTH {
        alike("PlayerView", &a.view(seat), &b.view(seat));
    }
}

fn views_look_alike(a: &PlayerView, b: &PlayerView, everything: &[Action]) {
    assert_eq!(a, b);
    tables_look_alike(a.table(), b.table());
    assert_eq!(a.hand(), b.hand());
    assert_eq!(a.cup(), b.cup());
    assert_eq!(a.score(), b.score());
    assert_eq!(a.legal_actions(), b.legal_actions());
    for &action in everything {
        let (checked, other) = (a.check(action), b.check(action));
        assert_eq!(checked, other, "{action}");
        assert_eq!(a.preview(action), b.preview(action), "{action}");
        if let (Err(one), Err(two)) = (checked, other) {
            assert_eq!(one.to_string(), two.to_string());
        }
    }
}

/// How often something was looked at, and how often it was not trivial.
#[derive(Default)]
struct Tally {
    looked: u32,
    changed: u32,
}

impl Tally {
    fn count(&mut self, changed: bool) {
        self.looked += 1;
        self.changed += u32::from(changed);
    }

    /// A test whose exchanges change nothing would test nothing.
    fn is_telling(&self, at_least: u64) {
        assert!(u64::from(self.looked) >= at_least, "only {} positions", self.looked);
        let share = f64::from(self.changed) / f64::from(self.looked);
        assert!(share > 0.9, "only {share:.2} of the exchanges change anything");
    }
}

#[test]
fn a_player_cannot_tell_which_cards_the_other_and_the_deck_hold() {
    let everything = every_action();
    let (mut hands, mut decks) = (Tally::default(), Tally::default());
    let games = often(300, 1_000);
    positions(0..games, 8, |game, setup, chance| {
        for seat in Player::BOTH {
            let other = game.view(seat).sample(chance);
            let changed = other.to_setup().expect("the game goes on");
            games_print_alike(game, &other);
            views_look_alike(&game.view(seat), &other.view(seat), &everything);
            let held = |setup: &Setup| setup.hands[seat.other()];
            hands.count(held(setup) != held(&changed));
            decks.count(setup.deck != changed.deck);
            if player(game) == Some(seat) {
                assert_eq!(game.legal_actions(), other.legal_actions());
                the_game_refuses_alike(game, &other, &everything);
            }
        }
    });
    hands.is_telling(8 * games);
    decks.is_telling(8 * games);
}

fn the_game_refuses_alike(a: &Game, b: &Game, everything: &[Action]) {
    for &action in everything {
        let (one, two) = (a.clone().apply(action), b.clone().apply(action));
        assert_eq!(one.is_ok(), two.is_ok(), "{action}");
        if let (Err(one), Err(two)) = (one, two) {
            assert_eq!(one, two);
        }
    }
}

#[test]
fn the_public_cannot_tell_any_card_that_lies_face_down() {
    let mut tally = Tally::default();
    positions(1_000..2_000, 8, |game, setup, chance| {
        if let Some((changed, other)) = exchanged(setup, Exchange::ALL, chance) {
            tables_look_alike(game.public_view(), other.public_view());
            games_print_alike(game, &other);
            alike("Setup", setup, &changed);
            tally.count(setup.hands != changed.hands);
        }
    });
    tally.is_telling(6_000);
}

/// The control: what a player does see must look different.
#[test]
fn a_player_can_tell_the_cards_of_their_own_hand() {
    let mut tally = Tally::default();
    positions(2_000..2_500, 8, |game, setup, chance| {
        for seat in Player::BOTH {
            if let Some((changed, other)) = exchanged(setup, Exchange::own_hand(seat), chance) {
                let differs = game.view(seat) != other.view(seat);
                assert_eq!(differs, setup.hands[seat] != changed.hands[seat]);
                assert_eq!(game.view(seat.other()), other.view(seat.other()));
                tally.count(differs);
            }
        }
    });
    tally.is_telling(4_000);
}

/// Endings that follow from hidden cards, so that they tell something of them.
fn ends_dead(report: &Report) -> bool {
    report
        .events()
        .iter()
        .any(|event| matches!(event, Event::Ended(Ending::NoPlays | Ending::ColorGone(_))))
}

/// The events up to where cards of the deck are turned up.
fn before_refill(report: &Report) -> &[Event] {
    let events = report.events();
    let refill = |event: &Event| matches!(event, Event::Refilled { .. });
    let end = events.iter().position(refill).unwrap_or(events.len());
    &events[..end]
}

/// Plays the same action, and the whole draft that it sets off, in two games that
/// differ only in what `seat` cannot see, and compares what `seat` is told.
fn play_alike(
    mut a: Game,
    mut b: Game,
    seat: Player,
    same_deck: bool,
    chance: &mut Shuffler,
) -> u32 {
    let mut played = 0;
    let mut drew_other_cards = false;
    while let Some(actor) = player(&a) {
        let Some(action) = pick_common(&a, &b, chance) else {
            return played;
        };
        let one = a.apply(action).expect("legal in both");
        let two = b.apply(action).expect("legal in both");
        if ends_dead(&one) || ends_dead(&two) {
            return played;
        }
        assert!(one.drawn(actor.other()).is_empty());
        assert!(two.drawn(actor.other()).is_empty());
        assert_eq!(before_refill(&one), before_refill(&two));
        played += 1;
        let refilled = before_refill(&one).len() < one.events().len();
        if player(&a).is_none() {
            // Both hands lie open on the discard pile now.
            assert_eq!(one.events(), two.events());
            return played;
        }
        if same_deck || !refilled {
            assert_eq!(one.events(), two.events());
            alike("Report", &one, &two);
            tables_look_alike(a.public_view(), b.public_view());
            games_print_alike(&a, &b);
        }
        if same_deck {
            assert_eq!(one.drawn(seat), two.drawn(seat));
        }
        drew_other_cards |= !same_deck && !one.drawn(seat).is_empty();
        if same_deck || !(refilled || drew_other_cards) {
            assert_eq!(a.view(seat), b.view(seat));
        }
        if !matches!(a.public_view().phase(), Phase::Draft(_)) {
            return played;
        }
    }
    played
}

fn play_exchanged(seeds: std::ops::Range<u64>, same_deck: bool) {
    let mut tally = Tally::default();
    let (mut played, mut claims) = (0, 0);
    positions(seeds, 8, |_, setup, chance| {
        for seat in Player::BOTH {
            let exchange = Exchange::unseen_by(seat, !same_deck);
            let Ok(game) = Game::try_from(setup) else {
                continue;
            };
            if let Some((changed, other)) = exchanged(setup, exchange, chance) {
                let steps = play_alike(game, other, seat, same_deck, chance);
                played += steps.min(1);
                claims += steps.saturating_sub(1);
                let owner = seat.other();
                let hidden = |setup: &Setup| (setup.hands[owner], setup.dealt[owner]);
                tally.count(hidden(setup) != hidden(&changed));
            }
        }
    });
    // With the deck left alone only eight or ten cards are exchanged, sometimes in vain.
    assert!(tally.looked > 8_000, "only {} positions", tally.looked);
    let needed = if same_deck { 0.6 } else { 0.9 };
    let share = f64::from(tally.changed) / f64::from(tally.looked);
    assert!(share > needed, "only {share:.2} changed anything");
    assert!(played > tally.looked / 2, "only {played} actions compared");
    assert!(claims > 1_000, "only {claims} claims compared");
}

#[test]
fn an_action_tells_nothing_of_the_other_hand() {
    play_exchanged(3_000..4_000, true);
}

#[test]
fn an_action_tells_nothing_of_the_deck_but_what_it_turns_up() {
    play_exchanged(4_000..5_000, false);
}
