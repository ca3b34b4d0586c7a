//! What is wrong with a record or with names, as the players read it.

use mandala::plain::Plain;
use mandala::record::{AnyRecord, AnyRecordError, NameError, Names, Reason, RecordError};
use mandala::rules::cards::{DeckFault, Game, Illegal, Side};
use mandala::rules::{Color, Player};
use mandala::texts::ENGLISH;

#[test]
fn every_reason_is_told_in_a_sentence() {
    let faults = Game::from_deck(&[Color::Red], Player::One, 0).expect_err("one card");
    for (wrong, told) in [
        (Reason::NotText, "this is not text"),
        (Reason::NotARecord, "a record begins with `mandala record 1`"),
        (
            Reason::Version(Plain::quote("2")),
            "this is a record of version 2, and this program reads version 1",
        ),
        (Reason::Head("seed"), "`seed` should stand here"),
        (Reason::Unfinished, "the record ends before the game begins"),
        (Reason::Names(NameError::Alike), "the players need different names"),
        (
            Reason::Stranger(Plain::quote("Eve\u{1b}")),
            "nobody called `Eve\\u{1b}` plays in this game",
        ),
        (Reason::Damaged, "the check digits do not match: this line or one above was changed"),
        (
            Reason::NoAction,
            "after the player's name, an action is written like `build left red`, \
             `grow right green 3`, `discard black 2` or `claim yellow`",
        ),
        (
            Reason::CutShort,
            "this line may be half of a longer one: it needs a line break behind it",
        ),
        (
            Reason::NotTheirs { player: "Anna".to_string(), expected: "Beth".to_string() },
            "Anna acts, but it was for Beth to decide",
        ),
        (
            Reason::Illegal(Illegal::DraftUnderWay { side: Side::Left }),
            "the left Mandala is complete: share it out first",
        ),
        (Reason::Hand { player: "Anna".to_string() }, "the hand of Anna does not allow this"),
        (Reason::AfterEnd, "the game was over before this line"),
        (
            Reason::Layout(DeckFault::Letter { number: 7 }),
            "letter 7 of the deck is none of R O Y G P B",
        ),
        (
            Reason::Layout(DeckFault::Length { letters: 107 }),
            "the deck has 107 letters instead of 108",
        ),
        (
            Reason::Layout(DeckFault::Colors(faults)),
            "in the deck, there is 1 red card instead of 18; there are 0 orange cards instead \
             of 18; there are 0 yellow cards instead of 18; there are 0 green cards instead of \
             18; there are 0 purple cards instead of 18; there are 0 black cards instead of 18",
        ),
        (Reason::NoGame(Plain::quote("chess")), "there is no game called `chess`"),
    ] {
        let wrong = AnyRecordError::Cards(RecordError { line: 7, reason: wrong, good: None });
        assert_eq!(ENGLISH.records().record_error(&wrong), format!("line 7: {told}"));
    }
}

#[test]
fn what_is_wrong_is_told_with_its_line() {
    let wrong = AnyRecord::parse(b"mandala record 1\nseed: none\n").expect_err("no seed");
    assert_eq!(
        ENGLISH.records().record_error(&wrong),
        "line 2: `seed: a number` should stand here"
    );
}

#[test]
fn names_that_cannot_be_used_are_told_why() {
    let told = |one: &str| ENGLISH.records().name_error(Names::new(one, "Beth").expect_err(one));
    assert_eq!(told(""), "a name needs at least one character");
    assert_eq!(told(&"x".repeat(17)), "a name has at most 16 characters");
    assert_eq!(told("a:b"), "a name has only visible characters, and no `:`, `#` or `@`");
    assert_eq!(
        told("Zoe\u{308}"),
        "a name has no combining marks: a letter and its accent are one character"
    );
    assert_eq!(told("beth"), "the players need different names");
}
