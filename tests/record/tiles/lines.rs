//! What stands in a record, line by line.

use super::{HEAD, by_hand, read};
use crate::common::for_each_seed;
use crate::common::names;
use crate::common::tiles::{ACTIONS, SHORTEST_GAME, WHOLE_GAME, played, random_record};
use mandala::record::tiles::{Reason, Record};
use mandala::record::{Move, Recorded};
use mandala::rules::game::Game as _;
use mandala::rules::tiles::{Illegal, LayoutFault};
use mandala::rules::{Color, Player};

/// The line that is wrong, and why.
#[track_caller]
fn wrong(text: &str) -> (usize, Reason) {
    let error = read(text).expect_err(text);
    (error.line, error.reason)
}

#[test]
fn the_head_says_which_game_it_is() {
    let record = Record::new(42, names(), Player::One);
    let text = record.to_string();
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(
        lines[..5],
        ["mandala record 1", "game: tiles", "seed: 42", "one: Anna", "two: Beth"]
    );
    assert!(lines[5].starts_with("first: Anna @"));
    assert_eq!((lines[6], lines.len()), ("", 7));
    assert_eq!(read(HEAD), Ok(record));
}

#[test]
fn who_starts_stands_in_the_head_and_the_other_player_acts_first() {
    let mut record = Record::new(42, names(), Player::Two);
    record.play("keep orange".parse().unwrap()).expect("Anna keeps it");
    record.play("open e5".parse().unwrap()).expect("Beth starts");
    let text = by_hand(&record);
    assert!(text.contains("first: Beth\n\nAnna: keep orange\nBeth: open e5\n"), "{text}");
    assert_eq!(record.first(), Player::Two);
}

#[test]
fn the_whole_game_is_a_record_of_41_to_46() {
    let record = played(WHOLE_GAME, ACTIONS);
    let text = by_hand(&record);
    let mut lines = text.lines();
    let head: Vec<&str> = lines.by_ref().take(7).collect();
    let layout = format!("layout: {WHOLE_GAME}");
    assert_eq!(
        head,
        ["mandala record 1", "game: tiles", &layout, "one: Anna", "two: Beth", "first: Anna", ""]
    );
    let names = ["Beth", "Anna"].into_iter().cycle();
    let actions: Vec<&str> = ACTIONS.split(',').map(str::trim).collect();
    let mut expected: Vec<String> =
        names.zip(&actions).map(|(name, action)| format!("{name}: {action}")).collect();
    // The flips at the end belong to the player who made the last turn.
    let last = expected.len() - 1;
    expected[last - 1] = "Beth: flip d7".to_string();
    expected[last] = "Beth: flip e6".to_string();
    assert_eq!(lines.collect::<Vec<_>>(), expected);

    let loud = ACTIONS.to_uppercase();
    let loud = actions.iter().zip(loud.split(',')).fold(text.clone(), |text, (action, loud)| {
        text.replace(action, &format!(" {}", loud.trim()))
    });
    for text in [text, record.to_string(), loud] {
        let again = read(&text).expect("a record");
        let verdict = again.game().verdict().expect("it is over");
        assert_eq!((verdict.scores.one.total(), verdict.scores.two.total()), (41, 46));
        assert_eq!(verdict.winner, Some(Player::Two));
        assert_eq!(again.turns(), 40);
        assert_eq!(Recorded::turns(&again), 40);
    }
    assert_eq!(read(&record.to_string()), Ok(record));
}

#[test]
fn turns_are_counted_without_the_choice_and_the_flips_at_the_end() {
    let record = played(WHOLE_GAME, ACTIONS);
    let begins: Vec<bool> = record.steps().iter().map(|step| step.begins_turn).collect();
    assert_eq!(begins.len(), 43);
    let expected = [vec![false], vec![true; 40], vec![false; 2]].concat();
    assert_eq!(begins, expected);
}

#[test]
fn openings_are_the_turning_points() {
    use mandala::rules::game::Report;
    let record = played(WHOLE_GAME, ACTIONS);
    for step in record.steps() {
        let Move::Action(_, action) = step.made else {
            panic!("nobody agreed to anything");
        };
        let opens = action.to_string().starts_with("open");
        assert_eq!(step.report.is_turning_point(), opens, "{action}");
    }
}

#[test]
fn a_layout_stands_in_place_of_the_seed() {
    let text = by_hand(&played(SHORTEST_GAME, "keep green"));
    let layout = format!("layout: {SHORTEST_GAME}\n");
    assert!(text.contains(&format!("game: tiles\n{layout}one: Anna\n")));
    let small = text.replace(SHORTEST_GAME, &SHORTEST_GAME.to_lowercase());
    assert_eq!(read(&small), read(&text));
    for both in [format!("seed: 1\n{layout}"), format!("{layout}seed: 1\n")] {
        assert_eq!(wrong(&text.replace(&layout, &both)), (4, Reason::Head("one")));
    }
    assert_eq!(wrong(&text.replace(&layout, "")), (3, Reason::Head("seed")));
}

#[test]
fn a_layout_that_cannot_be_is_told_with_its_line() {
    let head = HEAD.replace("seed: 42", &format!("layout: {WHOLE_GAME}"));
    assert!(read(&head).is_ok());
    for (from, to, fault) in [
        ("/OORY", "", LayoutFault::Rows { rows: 7 }),
        ("BBPG/", "BBP/", LayoutFault::Row { row: 8, letters: 3, expected: 4 }),
        ("BBPG/", "BBPX/", LayoutFault::Letter { row: 8, number: 4 }),
        ("/OORY", "/OORR", LayoutFault::Counts { counts: [10, 9, 7, 9, 8, 9] }),
        ("OBPROYBB", "OBPYORBB", LayoutFault::Center { color: Color::Red }),
    ] {
        let (line, reason) = wrong(&head.replace(from, to));
        assert_eq!((line, reason), (3, Reason::Layout(fault)), "{to}");
    }
}

#[test]
fn the_other_players_choice_comes_first_and_once() {
    let theirs = |player: &str, expected: &str| Reason::NotTheirs {
        player: player.to_string(),
        expected: expected.to_string(),
    };
    for (lines, at, reason) in [
        ("Beth: open e5", 7, Reason::Illegal(Illegal::KeepFirst { player: Player::Two })),
        ("Beth: done", 7, Reason::Illegal(Illegal::KeepFirst { player: Player::Two })),
        ("Anna: open e5", 7, theirs("Anna", "Beth")),
        ("Anna: keep orange", 7, theirs("Anna", "Beth")),
        ("Beth: keep red", 7, Reason::Illegal(Illegal::NoStartTile { color: Color::Red })),
        ("Beth: keep r", 7, Reason::NoAction),
        (
            "Beth: keep orange\nAnna: keep purple",
            8,
            Reason::Illegal(Illegal::KeptBefore { color: Color::Purple }),
        ),
        ("Beth: keep orange\nBeth: keep purple", 8, theirs("Beth", "Anna")),
        ("Beth: keep orange\nBeth: open e5", 8, theirs("Beth", "Anna")),
    ] {
        let text = format!("{HEAD}{lines}\n");
        assert_eq!(wrong(&text), (at, reason), "{lines}");
        let good = read(&text).expect_err(lines).good.expect("the head is good");
        assert_eq!(good.steps().len(), at - 7);
    }
}

#[test]
fn done_stands_only_while_a_flip_is_left() {
    let before = by_hand(&played(WHOLE_GAME, ACTIONS).up_to(41));
    let (one, all) = ("Beth: flip d7\n", "Beth: flip d7\nBeth: flip e6\n");
    for stopped in ["", one] {
        let record = read(&format!("{before}{stopped}Beth: done\n")).expect("a flip is left");
        assert!(record.game().is_over());
    }
    let line = before.lines().count() + 3;
    assert_eq!(wrong(&format!("{before}{all}Beth: done\n")), (line, Reason::AfterEnd));
    assert_eq!(wrong(&format!("{before}Beth: done\n{one}")), (line - 1, Reason::AfterEnd));
    // The player who cannot act has nothing to say.
    let (_, reason) = wrong(&format!("{before}{one}Anna: done\n"));
    assert!(matches!(reason, Reason::NotTheirs { .. }));
    // And before the end, there is no passing.
    let early = format!("{HEAD}Beth: keep orange\nAnna: done\n");
    let must_act = Illegal::MustAct { player: Player::One };
    assert_eq!(wrong(&early), (8, Reason::Illegal(must_act)));
}

#[test]
fn only_flips_follow_the_last_turn() {
    let before = by_hand(&played(WHOLE_GAME, ACTIONS).up_to(41));
    let line = before.lines().count() + 1;
    let only_flips =
        |at: &str| Illegal::OnlyFlips { cell: at.parse().expect("a cell"), stuck: Player::One };
    for at in ["d7", "e5"] {
        let (told, reason) = wrong(&format!("{before}Beth: swap {at}\n"));
        assert_eq!((told, reason), (line, Reason::Illegal(only_flips(at))));
    }
}

#[test]
fn a_tile_of_the_swap_tiles_color_is_written_as_a_flip() {
    let before = by_hand(&played(WHOLE_GAME, ACTIONS).up_to(9));
    let line = before.lines().count() + 1;
    let same = Illegal::SameColor { cell: "e2".parse().expect("a cell"), color: Color::Yellow };
    let swap = format!("{before}Anna: swap e2\n");
    assert_eq!(wrong(&swap), (line, Reason::Illegal(same)));
    assert!(read(&swap.replace("swap e2", "flip e2")).is_ok());
}

#[test]
fn no_agreement_ends_it() {
    let mut record = played(WHOLE_GAME, ACTIONS).up_to(10);
    let before = record.clone();
    assert_eq!(record.agree_to_end(), Err(Illegal::NoAgreement));
    assert_eq!(record, before);
    let text = by_hand(&record);
    let line = text.lines().count() + 1;
    let refused = (line, Reason::Illegal(Illegal::NoAgreement));
    assert_eq!(wrong(&format!("{text}end by agreement\n")), refused);
    let over = by_hand(&played(WHOLE_GAME, ACTIONS));
    let line = over.lines().count() + 1;
    assert_eq!(wrong(&format!("{over}end by agreement\n")), (line, Reason::AfterEnd));
}

#[test]
fn any_game_can_be_printed_and_read_back() {
    for_each_seed(0..500, |seed, chance| {
        let record = random_record(seed, chance.below(60) as usize, chance);
        let text = record.to_string();
        assert_eq!(read(&text).as_ref(), Ok(&record));
        assert_eq!(read(&by_hand(&record)).as_ref(), Ok(&record));
        let airy: String = text.lines().map(|line| format!(" {line} # so\n\n")).collect();
        assert_eq!(read(&airy).as_ref(), Ok(&record));
        assert_eq!(read(&text).expect("a record").to_string(), text);
    });
}
