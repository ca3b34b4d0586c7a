//! Positions laid out by hand: how they are written, and what is wrong with them.

use mandala::rules::cards::{Fault, Game, Phase, Pile, Setup};

use crate::help::*;

/// What is wrong with a position that can be read.
#[track_caller]
fn faults(text: &str) -> String {
    let faults = Game::try_from(&written(text)).expect_err("the position is legal");
    faults.to_string()
}

/// What is wrong with the way a position is written.
#[track_caller]
fn unreadable(text: &str) -> String {
    text.parse::<Setup>().expect_err("can be read").to_string()
}

#[test]
fn a_position_is_taken_over_as_it_is_written() {
    let game = position(
        "
        left:    YYP | OR | GG    # Mountain, player one's Field, player two's
        right:   B b | -  |

        hands:   rrog | BY
        dealt:   BB | YY
        claimed: OO | -
        rivers:  OG | P
        discard: RR
        deck:    RGB*
        turn:    two
        ran out: yes
        seed:    18446744073709551615
        ",
    );
    assert_eq!(mountain(&game, Left), "YYP");
    assert_eq!(field(&game, Left, One), "RO");
    assert_eq!(field(&game, Left, Two), "GG");
    assert_eq!(mountain(&game, Right), "BB");
    assert_eq!(hand(&game, One), "RROG");
    assert_eq!(hand(&game, Two), "YB");
    assert_eq!(cup(&game, One), "OOBB");
    assert_eq!(cup(&game, Two), "YY");
    assert_eq!(river(&game, One), "OG....");
    assert_eq!(river(&game, Two), "P.....");
    assert_eq!(discarded(&game), "RR");
    assert_eq!(phase(&game), Phase::Turn(Two));
    assert!(game.public_view().deck_ran_out());
}

#[test]
fn the_star_stands_for_every_card_not_named_elsewhere() {
    let text = "hands: RR | OO \n dealt: YY | GG";
    let all = written(&format!("{text} \n deck: B*"));
    assert_eq!(all.deck.len(), 100);
    assert_eq!(all.deck[0], Black);
    let deck: Pile = all.deck.iter().copied().collect();
    assert_eq!(deck, Pile::ALL - pile("RROOYYGG"));

    let discard = written(&format!("{text} \n deck: B \n discard: P*"));
    assert_eq!(discard.deck, [Black]);
    assert_eq!(discard.discard, Pile::ALL - pile("RROOYYGGB"));

    // One of each color again and again, as long as there are any.
    let sixteen = "B".repeat(16);
    let order = written(&format!("left: {sixteen} | - | - \n deck: *"));
    assert_eq!(order.deck[..17], colors("ROYGPB ROYGPB ROYGP"));
}

#[test]
fn there_is_one_star_at_most() {
    assert_eq!(unreadable("deck: R*\ndiscard: *\n"), "line 2: expected only one `*`");
}

#[test]
fn every_color_has_18_cards() {
    let text = "
        left:  RR | - | -
        hands: RR | OO
        dealt: YY | GG
        ";
    let setup = Setup { deck: vec![Red; 15], ..written(text) };
    let faults = Game::try_from(&setup).unwrap_err().to_string();
    let counts = "there are 19 red cards instead of 18; there are 2 orange cards instead of 18; ";
    assert!(faults.starts_with(counts), "{faults}");
    assert_eq!(faults.matches(" instead of 18").count(), 6);
    let (color, cards) = (Red, 1);
    assert_eq!(Fault::Count { color, cards }.to_string(), "there is 1 red card instead of 18");
}

#[test]
fn what_cannot_be_is_told_in_a_sentence() {
    for (lines, sentence) in [
        ("right: YY | G | YP", "yellow lies in two areas of the right Mandala"),
        (
            "left: ROY | G | PB",
            "the left Mandala has all six colors, so it would have been destroyed",
        ),
        ("hands: RRRRRRRRR | OOOOOOOO", "player one holds 9 cards, more than the 8 allowed"),
        ("hands: R | -", "player two holds no card"),
        ("dealt: YY | GGG", "player two was dealt 3 Cup cards instead of 2"),
        (
            "claimed: BB | -\nrivers: R | B",
            "player one has claimed black, but there is none in their River",
        ),
        ("rivers: RGR | B", "red lies twice in the River of player one"),
        ("rivers: - | ROYGPB", "the River of player two is full, so the game would be over"),
        (
            "deck: -\ndiscard: *\nran out: yes",
            "the deck is empty, but the discard pile was not reshuffled",
        ),
        (
            "left: RRRRRRRRRRRRRRRR OOOOOOOOOOOOOOOO GGGGGGGGGGGGGGGG | - | -
             right: PPPPPPPPPPPPPPPPPP BBBBBBBBBBBBBBBBBB | YYYYYYYYYYYYYYYY | -
             hands: YY | GG\ndealt: RR | OO\ndeck: -",
            "the deck is empty, but is not said to have run out",
        ),
        (
            "dealt: RR | RR\nclaimed: RRRRRR | RRRRRR\nrivers: R | R\nhands: B | B",
            "no Mandala can be completed any more, so the game would be over",
        ),
        (
            "left: RRRRRRRRRRRRRRRR OOOOOOOOOOOOOOOO GGGGGGGGGGGGGGGGG | - | -
             right: PPPPPPPPPPPPPPPPPP BBBBBBBBBBBBBBBBBB | YYYYYYYYYYYYYYYYY | -
             hands: Y | G\ndealt: RR | OO\ndeck: -\nran out: yes",
            "no Mandala can be completed any more, so the game would be over",
        ),
    ] {
        let name = |line: &str| line.trim().split(':').next().map(str::to_string);
        let good = ["hands: R | R", "dealt: YY | GG", "deck: *"];
        let mut text = lines.to_string();
        for line in good {
            if !lines.lines().any(|it| name(it) == name(line)) {
                text = format!("{line}\n{text}");
            }
        }
        assert_eq!(faults(&text), sentence, "{lines}");
    }
}

#[test]
fn all_faults_are_listed_at_once() {
    let text = "
        left:  ROY | G | PBB
        right: RY | R | -
        hands: - | OOOOOOOOO
        dealt: Y | GG
        claimed: - | P
        deck:  *
        ";
    assert_eq!(
        faults(text),
        "the left Mandala has all six colors, so it would have been destroyed; \
         red lies in two areas of the right Mandala; \
         player one holds no card; player one was dealt 1 Cup card instead of 2; \
         player two holds 9 cards, more than the 8 allowed; \
         player two has claimed purple, but there is none in their River"
    );
}

#[test]
fn a_position_that_nobody_wrote_down_is_checked_just_as_well() {
    let setup = Setup::default();
    let faults = Game::try_from(&setup).unwrap_err();
    assert!(faults.list().contains(&Fault::HandEmpty { seat: One }));
    assert!(faults.list().contains(&Fault::NotRunOut));
    let huge = Setup { discard: Pile::of(Black, 18), deck: vec![Black; 1000], ..setup };
    let faults = Game::try_from(&huge).unwrap_err();
    assert!(faults.list().contains(&Fault::Count { color: Black, cards: 1018 }));
}

#[test]
fn a_line_that_cannot_be_read_is_named_by_its_number() {
    for (line, sentence) in [
        ("left RR", "expected `name: cards`"),
        (
            "middle: RR",
            "expected left, right, hands, dealt, claimed, rivers, deck, discard, turn, \
             draft, ran out or seed",
        ),
        ("deck: RX", "expected the letters R O Y G P B, or `-` for no card"),
        ("deck: *R", "expected the letters R O Y G P B, or `-` for no card"),
        ("hands: R* | R", "expected `*` only in the deck or the discard pile"),
        ("hands: RR", "expected two parts with a `|` between: player one's and player two's"),
        (
            "left: R | O",
            "expected three parts with a `|` between: the Mountain, player one's Field and \
             player two's",
        ),
        (
            "rivers: R | O | G",
            "expected two parts with a `|` between: player one's and player two's",
        ),
        ("dealt: RR | RR", "expected each name only once"),
        ("turn: three", "expected `one` or `two`"),
        ("ran out: perhaps", "expected `yes` or `no`"),
        ("seed: -1", "expected a number"),
        ("seed: 18446744073709551616", "expected a number"),
        ("discard: RRRRRRRRRRRRRRRRRRR", "expected at most 18 cards of a color"),
        ("deck: RRRRRRRRRRRRRRRRRRR*", "expected at most 18 cards of a color"),
    ] {
        let text = format!("# A comment.\n\ndealt: RR | RR\n{line}\n");
        assert_eq!(unreadable(&text), format!("line 4: {sentence}"), "{line}");
    }
}

#[test]
fn all_lines_that_cannot_be_read_are_listed_at_once() {
    assert_eq!(
        unreadable("turn: me\ndealt: RR | RR\nran out: maybe\n"),
        "line 1: expected `one` or `two`; line 3: expected `yes` or `no`"
    );
}
