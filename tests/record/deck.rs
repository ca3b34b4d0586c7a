//! A deal laid out by hand: printed and read back, and what can be wrong with it.

use crate::common::{by_hand, for_each_seed, names, pick};
use mandala::record::AnyRecordError;
use mandala::record::cards::{Reason, Record, RecordError};
use mandala::rules::cards::{Action, DeckFault, Event, Fault, Game, Layout, Pile, Side};
use mandala::rules::game::Game as _;
use mandala::rules::shuffle::Shuffler;
use mandala::rules::{Color, Player};
use mandala::texts::ENGLISH;

/// All 108 cards in an order of chance.
fn shuffled(chance: &mut Shuffler) -> Vec<Color> {
    let mut deck: Vec<Color> = Pile::ALL.cards().collect();
    chance.shuffle(&mut deck);
    deck
}

fn rainbow() -> Vec<Color> {
    Color::ALL.repeat(18)
}

fn letters(deck: &[Color]) -> String {
    deck.iter().map(|card| card.letter()).collect()
}

/// A deal laid out by hand.
fn from_deck(deck: &[Color], seed: u64, first: Player) -> Record {
    let layout = Layout::new(deck.to_vec()).expect("108 cards");
    Record::from_layout(layout, seed, names(), first).expect("108 cards")
}

fn read(text: &str) -> Result<Record, RecordError> {
    Record::parse(text.as_bytes())
}

/// A record with this deck line, without check digits.
fn text(deck: &str) -> String {
    format!("mandala record 1\nseed: 42\ndeck: {deck}\none: Anna\ntwo: Beth\nfirst: Anna\n")
}

#[test]
fn a_laid_out_deal_is_printed_and_read_back_with_all_its_moves() {
    let mut reshuffles = 0;
    for_each_seed(0..150, |seed, chance| {
        let first = Player::BOTH[(seed % 2) as usize];
        let deck = shuffled(chance);
        let mut record = from_deck(&deck, seed, first);
        while let Some(action) = pick(&record.game().legal_actions(), chance) {
            let report = record.play(action).expect("a listed action is legal");
            let reshuffled = |event: &&Event| matches!(event, Event::Reshuffled { .. });
            reshuffles += report.events().iter().filter(reshuffled).count();
        }
        let text = record.to_string();
        let again = read(&text).expect("a printed record can be read");
        assert_eq!(again, record);
        assert_eq!(again.to_string(), text);
        assert_eq!(again.layout().map(Layout::cards), Some(&deck[..]));
        assert_eq!(again.seed(), seed);
        assert_eq!(read(&by_hand(&record)), Ok(record.clone()));
        let half = record.up_to(record.steps().len() / 2);
        assert!(text.starts_with(&half.to_string()));
        assert_eq!(half.layout(), record.layout());
    });
    assert!(reshuffles > 50, "only {reshuffles}");
}

#[test]
fn the_deck_is_written_after_the_seed_in_capitals() {
    let record = from_deck(&rainbow(), 42, Player::One);
    let printed = record.to_string();
    let lines: Vec<&str> = printed.lines().collect();
    assert_eq!(lines[1], "seed: 42");
    assert_eq!(lines[2], format!("deck: {}", "ROYGPB".repeat(18)));
    assert_eq!(lines[3], "one: Anna");
    assert!(Record::new(42, names(), Player::One).layout().is_none());
}

#[test]
fn the_top_card_comes_first_and_the_cards_are_dealt_in_the_order_of_the_rules() {
    let dealt = "RO YG RRRRRR OOOOOO YY GG".replace(' ', "");
    let top: Pile = dealt.chars().filter_map(Color::from_letter).collect();
    let rest: Vec<Color> = (Pile::ALL - top).cards().collect();
    let record = read(&text(&(dealt + &letters(&rest)))).expect("a good deck");
    let game = record.game();
    let mountain = |side| game.public_view().mandala(side).mountain.to_string();
    assert_eq!(mountain(Side::Left), "RO");
    assert_eq!(mountain(Side::Right), "YG");
    assert_eq!(game.view(Player::One).hand().to_string(), "RRRRRR");
    assert_eq!(game.view(Player::Two).hand().to_string(), "OOOOOO");
    assert_eq!(game.view(Player::One).cup().to_string(), "YY");
    assert_eq!(game.view(Player::Two).cup().to_string(), "GG");
    let setup = game.to_setup().expect("it goes on");
    assert!(setup.deck == rest, "the rest is the deck");
}

#[test]
fn letters_are_read_in_any_case_and_the_seed_may_be_missing() {
    let letters = letters(&rainbow());
    let record = read(&text(&letters)).expect("a good deck");
    assert_eq!(read(&text(&letters.to_lowercase())), Ok(record.clone()));
    assert_eq!(record.seed(), 42);

    let seedless = text(&letters).replace("seed: 42\n", "");
    let zero = from_deck(&rainbow(), 0, Player::One);
    assert_eq!(read(&seedless), Ok(zero.clone()));
    // The check digits are those of the printed record, which has the seed.
    let printed = zero.to_string();
    assert_eq!(read(&printed.replace("seed: 0\n", "")), Ok(zero));
    let error = read(&record.to_string().replace("seed: 42\n", "")).expect_err("not 0");
    assert_eq!(error.reason, Reason::Damaged);
}

#[test]
fn the_seed_of_a_laid_out_deal_begins_with_the_first_reshuffle() {
    // Discarding a card a turn until the deck has run out.
    let deck = rainbow();
    let mut game = Game::from_deck(&deck, Player::One, 42).expect("108 cards");
    loop {
        let one = |action: &Action| matches!(action, Action::Discard { count: 1, .. });
        let discard = game.legal_actions().iter().find(one).expect("a card is held");
        let before = game.public_view().discard() + Pile::of(discard.color(), 1);
        let report = game.apply(discard).expect("legal");
        let reshuffled = |event: &Event| matches!(event, Event::Reshuffled { .. });
        if report.events().iter().any(reshuffled) {
            // The discards by color, shuffled by a fresh stream; the last is the top card.
            let mut expected: Vec<Color> = before.cards().collect();
            Shuffler::new(42).shuffle(&mut expected);
            expected.reverse();
            assert!(game.to_setup().expect("it goes on").deck == expected);
            return;
        }
    }
}

/// Reads a deck that is wrong; the fault is told with its line and its reason.
fn wrong(deck: &str) -> (Reason, String) {
    let error = read(&text(deck)).expect_err(deck);
    assert_eq!((error.line, &error.good), (3, &None));
    let reason = error.reason.clone();
    let sentence = ENGLISH.records().record_error(&AnyRecordError::Cards(error));
    let sentence = sentence.strip_prefix("line 3: ").expect(deck);
    (reason, sentence.to_string())
}

#[test]
fn what_is_wrong_with_a_deck_is_told() {
    let good = letters(&rainbow());
    for (deck, letters) in [("", 0), (&good[1..], 107), (&format!("{good}R"), 109)] {
        let sentence = format!("the deck has {letters} letters instead of 108");
        assert_eq!(wrong(deck), (Reason::Layout(DeckFault::Length { letters }), sentence));
    }
    for (number, letter) in [(1, 'X'), (50, '\u{1b}'), (108, 'é'), (7, ' '), (8, '-')] {
        let mut deck: Vec<char> = good.chars().collect();
        deck[number - 1] = letter;
        let sentence = format!("letter {number} of the deck is none of R O Y G P B");
        let deck: String = deck.into_iter().collect();
        assert_eq!(wrong(&deck), (Reason::Layout(DeckFault::Letter { number }), sentence));
    }
    let (reason, sentence) = wrong(&good.replacen('R', "B", 2));
    let Reason::Layout(DeckFault::Colors(faults)) = reason else {
        panic!("{reason:?}");
    };
    assert_eq!(faults.list().len(), 2);
    let (color, cards) = (Color::Red, 16);
    assert_eq!(faults.list()[0], Fault::Count { color, cards });
    assert_eq!(
        sentence,
        "in the deck, there are 16 red cards instead of 18; \
         there are 20 black cards instead of 18"
    );
}

#[test]
fn the_deck_stands_once_and_nowhere_but_after_the_seed() {
    let deck = format!("deck: {}", letters(&rainbow()));
    for (head, line, expected) in [
        (format!("{deck}\nseed: 42\none: Anna\n"), 3, "one"),
        (format!("seed: 42\n{deck}\n{deck}\none: Anna\n"), 4, "one"),
        (format!("seed: 42\none: Anna\n{deck}\n"), 4, "two"),
        ("one: Anna\n".to_string(), 2, "seed"),
    ] {
        let text = format!("mandala record 1\n{head}two: Beth\nfirst: Anna\n");
        let error = read(&text).expect_err(expected);
        assert_eq!((error.line, error.reason), (line, Reason::Head(expected)));
    }
}

#[test]
fn a_changed_letter_of_the_deck_is_noticed() {
    let record = from_deck(&rainbow(), 42, Player::One);
    // Two neighbors exchanged leave the number of each color.
    let changed = record.to_string().replacen("deck: RO", "deck: OR", 1);
    let error = read(&changed).expect_err("damaged");
    assert_eq!((error.line, error.reason), (6, Reason::Damaged));
}

#[test]
fn nothing_of_a_laid_out_deal_is_told_by_debug() {
    // The Mountains lie open, so they have to be the same in both.
    let deck = rainbow();
    let mut other = deck.clone();
    other[4..].reverse();
    let debug = |deck: &[Color], seed| {
        let record = from_deck(deck, seed, Player::One);
        assert!(record.game().to_setup().expect("it goes on").deck.len() == 88);
        format!("{record:?}")
    };
    assert_eq!(debug(&deck, 1), debug(&other, 987_654_321));
    assert!(debug(&deck, 1).contains("(hidden)"));
}

#[test]
fn every_change_of_a_game_has_a_revision_of_its_own() {
    let mut taken_back = 0;
    for_each_seed(0..30, |seed, chance| {
        let mut record = Record::new(seed, names(), Player::One);
        let mut seen = vec![record.revision()];
        while let Some(action) = pick(&record.game().legal_actions(), chance) {
            record.play(action).expect("a listed action is legal");
            seen.push(record.revision());
            if record.take_back() {
                taken_back += 1;
                seen.push(record.revision());
                record.play(action).expect("it was legal before");
                seen.push(record.revision());
            }
            if record.steps().len() > 40 && record.agree_to_end().is_ok() {
                seen.push(record.revision());
            }
        }
        assert!(seen.is_sorted_by(|a, b| a < b));
        assert!(record.agree_to_end().is_err());
        assert_eq!(seen.last(), Some(&record.revision()), "a refusal changes nothing");
    });
    assert!(taken_back > 100);
}

#[test]
fn the_steps_tell_what_came_of_each_move_and_in_which_turn() {
    for_each_seed(0..30, |seed, chance| {
        let mut record = Record::new(seed, names(), Player::One);
        let (mut turns, mut reports) = (0, Vec::new());
        while let Some(action) = pick(&record.game().legal_actions(), chance) {
            turns += usize::from(!action.to_string().starts_with("claim"));
            reports.push((turns, record.play(action).expect("legal")));
            assert_eq!(record.turns(), turns);
        }
        let again = read(&record.to_string()).expect("a printed record can be read");
        for game in [&record, &again] {
            let steps = game.steps().iter().map(|step| (step.turn, step.report));
            assert!(steps.eq(reports.iter().copied()));
        }
    });
}
