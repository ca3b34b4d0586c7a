//! Who sees what (ruling R9).

use mandala::record::Names;
use mandala::record::cards::Record;
use mandala::rules::cards::{Event, Game};
use mandala::rules::game::Game as _;

use crate::help::*;

/// One table, with these hands, dealt Cup cards and top of the deck.
fn table(hands: &str, dealt: &str, deck: &str) -> String {
    format!(
        "
        left:    RRYYP | OO | GGG
        right:   OO | - | B
        hands:   {hands}
        dealt:   {dealt}
        claimed: YY | G
        rivers:  PY | G
        discard: RRB
        deck:    {deck}*
        "
    )
}

fn usual() -> Game {
    position(&table("BBYYGG | RRRYYY", "RO | YP", "RRR"))
}

/// The same table, but player two's cards and the deck are others.
fn other() -> Game {
    position(&table("BBYYGG | OOOGBP", "RO | BB", "YGB"))
}

#[test]
fn a_player_sees_their_own_hand_and_all_of_their_own_cup() {
    let game = usual();
    assert_eq!(game.view(One).seat(), One);
    assert_eq!(game.view(One).hand(), pile("BBYYGG"));
    assert_eq!(game.view(One).cup(), pile("ROYY"));
    assert_eq!(game.view(Two).seat(), Two);
    assert_eq!(game.view(Two).hand(), pile("RRRYYY"));
    assert_eq!(game.view(Two).cup(), pile("GYP"));
}

#[test]
fn everyone_sees_mandalas_rivers_counts_and_the_discard_pile() {
    let game = usual();
    let table = game.public_view();
    assert_eq!(table.mandala(Left).mountain, pile("RRYYP"));
    assert_eq!(table.mandala(Left).fields.one, pile("OO"));
    assert_eq!(table.mandala(Left).fields.two, pile("GGG"));
    assert_eq!(table.mandala(Right).mountain, pile("OO"));
    assert_eq!(table.river(One).colors().collect::<Vec<_>>(), colors("PY"));
    assert_eq!(table.river(Two).colors().collect::<Vec<_>>(), colors("G"));
    assert_eq!(table.hand_len(One), 6);
    assert_eq!(table.hand_len(Two), 6);
    assert_eq!(table.cup_len(One), 4);
    assert_eq!(table.cup_len(Two), 3);
    assert_eq!(table.claimed(One), pile("YY"));
    assert_eq!(table.claimed(Two), pile("G"));
    assert_eq!(table.discard(), pile("RRB"));
    // 13 cards in Mandalas, 12 in hands, 7 in Cups, 3 in Rivers, 3 discarded.
    assert_eq!(table.deck_len(), 108 - 13 - 12 - 7 - 3 - 3);
    assert!(!table.deck_ran_out());
    for seat in Player::BOTH {
        assert_eq!(game.view(seat).table(), table);
    }
}

#[test]
fn nothing_a_player_can_ask_depends_on_what_is_hidden_from_them() {
    let (game, other) = (usual(), other());
    assert!(game != other);
    assert_eq!(game.public_view(), other.public_view());
    let (view, other_view) = (game.view(One), other.view(One));
    assert!(view == other_view);
    assert_eq!(view.legal_actions(), other_view.legal_actions());
    for action in view.legal_actions().iter() {
        assert_eq!(view.preview(action), other_view.preview(action));
    }
    for seat in Player::BOTH {
        let score = |game: &Game| game.public_view().public_score(seat);
        assert_eq!(score(&game), score(&other));
    }
}

#[test]
fn the_public_score_leaves_out_the_cards_dealt_into_the_cup() {
    let game = position(
        "
        left:    RR | - | -
        right:   OO | - | -
        hands:   B | B
        dealt:   YO | GG
        claimed: YY | G
        rivers:  PY | G
        deck:    *
        ",
    );
    // Player one: yellow on space 2; the dealt yellow counts, the orange does not.
    let public = game.public_view().public_score(One);
    assert_eq!(public.total(), 4);
    assert_eq!(public.cup_cards, 2);
    assert_eq!(public.worthless, pile(""));
    let full = game.view(One).score();
    assert_eq!(full.total(), 6);
    assert_eq!(full.cup_cards, 4);
    assert_eq!(full.worthless, pile("O"));
    // Player two: green on space 1, two of them dealt.
    assert_eq!(game.public_view().public_score(Two).total(), 1);
    assert_eq!(game.view(Two).score().total(), 3);
}

#[test]
fn only_the_player_who_drew_is_told_which_cards() {
    let mut game = usual();
    let report = play(&mut game, "build right yellow");
    assert_eq!(report.drawn(One), pile("RRR"));
    assert_eq!(report.drawn(Two), pile(""));
    assert!(brought(&report, Event::Drew { seat: One, count: 3 }));
    let report = play(&mut game, "discard yellow 2");
    assert_eq!(report.drawn(Two).len(), 2);
    assert_eq!(report.drawn(One), pile(""));
}

#[test]
fn everyone_sees_the_same_events_whatever_is_drawn() {
    let (mut game, mut other) = (usual(), other());
    let (report, other_report) =
        (play(&mut game, "build right yellow"), play(&mut other, "build right yellow"));
    assert_ne!(report.drawn(One), other_report.drawn(One));
    assert_eq!(report.events(), other_report.events());
    assert_eq!(game.public_view(), other.public_view());
}

#[test]
fn debug_output_of_a_game_shows_no_hidden_card() {
    // Player one's cards are others as well.
    let (game, other) = (usual(), position(&table("RRPPPP | OOOGBP", "BP | BB", "YGB")));
    assert_eq!(format!("{game:?}"), format!("{other:?}"));
    assert_eq!(format!("{game:#?}"), format!("{other:#?}"));
    for seat in Player::BOTH {
        let (view, other_view) = (game.view(seat), other.view(seat));
        assert!(view != other_view);
        assert_eq!(format!("{view:?}"), format!("{other_view:?}"));
    }
}

#[test]
fn debug_output_of_a_report_shows_no_drawn_card() {
    let (mut game, mut other) = (usual(), other());
    let report = play(&mut game, "build right yellow");
    let other_report = play(&mut other, "build right yellow");
    assert!(report != other_report);
    assert_eq!(format!("{report:?}"), format!("{other_report:?}"));
    // Nor does it show events that did not happen.
    assert!(!format!("{report:?}").contains("DeckRanOut"));
}

#[test]
fn debug_output_of_the_legal_actions_shows_no_card_in_hand() {
    let legal = usual().legal_actions();
    assert_eq!(format!("{legal:?}"), format!("ActionList({} hidden)", legal.len()));
    assert_eq!(format!("{:?}", legal.iter()), "ActionListIter(hidden)");
    let mut listed = 0;
    for action in &legal {
        assert!(legal.contains(action));
        listed += 1;
    }
    assert_eq!((listed, legal.into_iter().len()), (legal.len(), legal.len()));
}

#[test]
fn debug_output_of_a_position_shows_no_card() {
    let setup = written(&table("BBYYGG | RRRYYY", "RO | YP", "RRR"));
    let other = written(&table("RRPPPP | OOOGBP", "BP | BB", "YGB"));
    assert!(setup != other);
    assert_eq!(format!("{setup:?}"), format!("{other:?}"));
}

#[test]
fn debug_output_of_a_record_shows_neither_a_hidden_card_nor_the_seed() {
    let record = |seed| Record::new(seed, Names::new("Anna", "Beth").unwrap(), One);
    let shown = record(42);
    // Another deal with the same Mountains looks the same.
    let hidden = (43..)
        .map(record)
        .find(|other| other.game().public_view() == shown.game().public_view())
        .unwrap();
    assert!(shown.game() != hidden.game());
    assert_eq!(format!("{shown:?}"), format!("{hidden:?}"));
}

#[test]
fn both_cups_are_turned_up_only_at_the_end() {
    let mut game = usual();
    assert!(game.verdict().is_none());
    game.agree_to_end().unwrap();
    let scores = game.verdict().unwrap().scores;
    for seat in Player::BOTH {
        assert_eq!(scores[seat], game.view(seat).score());
    }
    // Player one: two yellow on space 2; red and orange were dealt for nothing.
    assert_eq!(scores.one.total(), 4);
    assert_eq!(scores.one.worthless, pile("RO"));
    // Player two: one green on space 1; yellow and purple were dealt for nothing.
    assert_eq!(scores.two.total(), 1);
    assert_eq!(scores.two.worthless, pile("YP"));
}
