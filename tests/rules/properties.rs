//! What holds in every game, watched over tens of thousands of random ones.

use std::ops::Range;

use crate::common::{dealt, every_action, for_each_seed, often, once_in, play_out, player};
use mandala::rules::cards::{
    Action, Ending, Event, Game, HAND_LIMIT, PER_COLOR, Phase, Pile, Preview, Report, Side, Table,
};
use mandala::rules::game::Game as _;
use mandala::rules::{ByPlayer, Color, Player};

/// All cards that do not lie in the deck.
fn cards_outside_the_deck(game: &Game) -> Pile {
    let table = game.public_view();
    let mandalas = table.mandala(Side::Left).cards() + table.mandala(Side::Right).cards();
    Player::BOTH
        .into_iter()
        .map(|seat| {
            let view = game.view(seat);
            view.hand() + view.cup() + table.river(seat).cards()
        })
        .fold(mandalas + table.discard(), |sum, cards| sum + cards)
}

fn no_card_is_lost_or_made(game: &Game) {
    let table = game.public_view();
    let outside = cards_outside_the_deck(game);
    let counts = Color::ALL.map(|color| outside.count(color));
    assert!(counts.iter().all(|&count| count <= PER_COLOR), "{counts:?}");
    let in_deck: u32 = counts.iter().map(|&c| u32::from(PER_COLOR - c)).sum();
    assert_eq!(in_deck, u32::from(table.deck_len()));
    for seat in Player::BOTH {
        let view = game.view(seat);
        assert_eq!(view.table(), table);
        assert_eq!(view.hand().len(), table.hand_len(seat));
        assert_eq!(view.cup().len(), table.cup_len(seat));
        assert_eq!(dealt(&view).len(), 2);
    }
}

fn every_mandala_is_as_the_rules_allow(table: &Table) {
    let in_draft = match table.phase() {
        Phase::Draft(draft) => Some(draft.side),
        _ => None,
    };
    for side in Side::BOTH {
        let mandala = table.mandala(side);
        for color in Color::ALL {
            assert!(mandala.areas_with(color).count() <= 1, "{mandala:?}");
        }
        if Some(side) != in_draft {
            assert!(!mandala.is_complete());
            assert!(!mandala.missing().is_empty());
        }
    }
}

fn every_hand_is_as_the_rules_allow(table: &Table) {
    let over = matches!(table.phase(), Phase::Over(_));
    for seat in Player::BOTH {
        let held = table.hand_len(seat);
        assert!(held <= HAND_LIMIT);
        assert_eq!(held == 0, over, "{seat} holds {held} cards");
    }
}

fn watch_cards(seeds: Range<u64>) {
    let mut most_events = 0;
    for_each_seed(seeds, |seed, chance| {
        let end = play_out(seed, chance, |_, _, report, game, _| {
            no_card_is_lost_or_made(game);
            every_mandala_is_as_the_rules_allow(game.public_view());
            every_hand_is_as_the_rules_allow(game.public_view());
            most_events = most_events.max(report.events().len());
        });
        assert!(matches!(end.public_view().phase(), Phase::Over(_)));
    });
    // A report has room for twelve.
    println!("most events of one action: {most_events}");
    assert!((8..12).contains(&most_events), "{most_events}");
}

#[test]
fn cards_hands_and_mandalas_keep_to_the_rules() {
    watch_cards(0..often(5_000, 10_000));
}

#[test]
fn cards_hands_and_mandalas_keep_to_the_rules_in_other_games() {
    watch_cards(10_000..10_000 + often(5_000, 10_000));
}

fn the_list_agrees_with_itself(game: &Game) {
    let legal = game.legal_actions();
    let listed: Vec<Action> = legal.iter().collect();
    assert_eq!(listed.len(), legal.len());
    assert_eq!(listed.is_empty(), legal.is_empty());
    for (number, &action) in listed.iter().enumerate() {
        assert_eq!(legal.get(number), Some(action));
        assert!(legal.contains(action));
    }
    for beyond in [listed.len(), listed.len() + 1, 300, usize::MAX] {
        assert_eq!(legal.get(beyond.max(listed.len())), None);
    }
    for seat in Player::BOTH {
        let seen = game.view(seat).legal_actions();
        if player(game) == Some(seat) {
            assert_eq!(seen, legal);
        } else {
            assert!(seen.is_empty());
        }
    }
}

fn a_view_allows_what_the_game_does(game: &Game, everything: &[Action]) {
    let legal = game.legal_actions();
    for &action in everything {
        let applied = game.clone().apply(action).map(|_| ());
        assert_eq!(legal.contains(action), applied.is_ok(), "{action}");
        for seat in Player::BOTH {
            let view = game.view(seat);
            let checked = view.check(action);
            assert_eq!(view.preview(action).map(|_| ()), checked, "{action}");
            if player(game).is_none_or(|player| player == seat) {
                assert_eq!(checked, applied, "{action}");
            } else {
                assert!(checked.is_err(), "{action} by {seat}");
            }
        }
    }
}

#[test]
fn players_are_told_exactly_what_they_may_do() {
    let everything = every_action();
    assert_eq!(everything.len(), 12 + 12 * 12 + 6 * 12 + 6);
    for_each_seed(20_000..20_000 + often(1_500, 4_000), |seed, chance| {
        let end = play_out(seed, chance, |game, _, _, _, chance| {
            the_list_agrees_with_itself(game);
            if once_in(30, chance) {
                a_view_allows_what_the_game_does(game, &everything);
            }
        });
        the_list_agrees_with_itself(&end);
        a_view_allows_what_the_game_does(&end, &everything);
    });
}

fn drawn(events: &[Event]) -> u8 {
    let counts = events.iter().map(|event| match event {
        Event::Drew { count, .. } => *count,
        _ => 0,
    });
    counts.sum()
}

/// Compares what a player was told beforehand with what happened, and gives back
/// whether the Mandala completed, if one was, was said to be the last.
fn the_preview_comes_true(preview: Preview, report: &Report, after: &Game) -> Option<bool> {
    let events = report.events();
    assert_eq!(preview.draws, drawn(events));
    let completion = |event: &Event| matches!(event, Event::Completed { .. });
    let at = events.iter().position(completion);
    // What a refill does comes later, and is not the action's own draw.
    let own = match at {
        Some(at) => &events[..at],
        None if drawn(events) > 0 => events,
        None => &[],
    };
    assert_eq!(preview.deck_runs_out, own.contains(&Event::DeckRanOut));
    let completed = at.map(|at| events[at]);
    let foretold = preview.completes.map(|it| (it.side, it.first));
    let happened = completed.and_then(|event| match event {
        Event::Completed { side, first, .. } => Some((side, first)),
        _ => None,
    });
    assert_eq!(foretold, happened);
    let completes = preview.completes?;
    if let Phase::Draft(draft) = after.public_view().phase() {
        let mandala = after.public_view().mandala(draft.side);
        let fields = ByPlayer::from_fn(|seat| mandala.fields[seat].len());
        assert_eq!(completes.fields, fields);
    }
    Some(completes.last)
}

/// Compares what `before` says each claim of a draft would do with what it did.
fn the_claims_come_true(before: &Table, events: &[Event]) {
    for event in events {
        if let Event::Claimed { seat, side, color, claim } = *event {
            assert_eq!(before.claim(side, color, seat), Some(claim));
        }
    }
}

#[test]
fn what_players_are_told_beforehand_comes_true() {
    let mut drafts = 0;
    for_each_seed(30_000..35_000, |seed, chance| {
        let mut last = None;
        play_out(seed, chance, |before, action, report, after, _| {
            let seat = player(before).expect("somebody acts");
            let preview = before.view(seat).preview(action).expect("it is legal");
            if let Action::Claim { .. } = action {
                assert_eq!((preview.draws, preview.completes), (0, None));
                the_claims_come_true(before.public_view(), report.events());
            } else {
                last = the_preview_comes_true(preview, report, after);
            }
            if let (Some(last), false) = (last, in_draft(after)) {
                let ended = matches!(
                    after.public_view().phase(),
                    Phase::Over(Ending::Deck | Ending::DeckAndSixthColor)
                );
                assert_eq!(last, ended);
                drafts += 1;
            }
        });
    });
    assert!(drafts > 20_000);
}

fn in_draft(game: &Game) -> bool {
    matches!(game.public_view().phase(), Phase::Draft(_))
}
