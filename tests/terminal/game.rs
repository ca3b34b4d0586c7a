//! Whole games, and what keys, pastes and sizes do to them.

use std::time::Duration;

use crate::common::load;
use crate::player::{
    Ask, Chance, DEAL, Story, asked, at_many_tables, calm, covered, deal, deal_job, record_in, show,
};
use crate::prepared::{about_to_complete, home_with, played, skip_to_the_last_draft};
use crate::pty::Pty;

const SIZE: (u16, u16) = (80, 24);

#[test]
fn an_evening_is_played_from_the_first_handover_to_the_rematch() {
    let mut pty = deal_job(&[], &[]);
    assert!(pty.screen().contains("Anna's turn. Beth, look away; Anna, press Space."));
    let (mut story, mut chance) = (Story::default(), Chance(1));
    story.play(&pty, &mut chance, 3);
    pty.send([3]);
    assert_eq!(pty.wait_job_exit(), 130);
    skip_to_the_last_draft(&record_in(pty.home()));
    let pty = Pty::job_in(pty.take_home(), &["--resume", "--no-motion"], &[], SIZE);
    pty.wait_for("in hand");
    pty.wait_frame(0);
    story.play_out(&pty, &mut chance);
    assert!(story.actions > 3 && story.drafts > 0, "{}", story.actions);
    let score = pty.screen();
    assert!(score.contains("Points"), "{score}");
    let record = load(&record_in(&pty.home().join("finished"))).unwrap();
    // The last color of each Mountain goes by itself.
    assert!(record.moves().len() >= story.actions);

    calm();
    pty.press("a");
    covered(&pty);
    assert!(pty.screen().contains("Beth's turn. Anna, look away; Beth, press Space."));
    Story::default().play(&pty, &mut chance, 2);
    pty.press("q");
    pty.wait_for("The game is saved");
    pty.send("\r");
    assert_eq!(pty.wait_job_exit(), 0);
    assert!(pty.screen().contains("mandala --resume"), "{}", pty.screen());
}

#[test]
fn names_are_typed_on_the_start_screen() {
    let mut pty = Pty::spawn(&["--seed", "42"], &[], SIZE);
    pty.wait_for("Deal the cards");
    pty.wait_frame(0);
    for keys in ["Carla", "\r", "Doro", "\r", "\x1b[C", "\r", "\r"] {
        pty.press(keys);
    }
    // A name is answered with a picture for each letter, or with one for several.
    covered(&pty);
    pty.wait_for("Carla's turn. Doro, look away; Carla, press Space.");
    Story::default().play(&pty, &mut Chance(2), 1);
    pty.send([3]);
    assert_eq!(pty.wait_exit().code(), Some(130));
}

#[test]
fn motion_hinders_nobody() {
    let (record, keys) = about_to_complete();
    let mut pty = Pty::spawn_in(home_with(&record), &["--resume"], &[], SIZE);
    covered(&pty);
    show(&pty);
    for key in keys {
        pty.press(key);
    }
    pty.press("\r");
    // The Mandala is still moving when its first color is taken, and the last.
    let (mut story, mut chance) = (Story::default(), Chance(2));
    while story.step(&pty, &mut chance) == Ask::Draft {}
    assert!(story.drafts > 0);
    pty.send([3]);
    assert_eq!(pty.wait_exit().code(), Some(130));
}

#[test]
fn a_paste_plays_nothing() {
    let pty = deal(&[], &[]);
    show(&pty);
    let before = pty.screen();
    // A key after it shows that the paste was read.
    pty.press("\x1b[200~\r\r\r \rq\r\x1b[201~?");
    pty.wait_for("How to play");
    pty.press("\x1b");
    show(&pty);
    assert_eq!(pty.screen(), before);
    assert_eq!(asked(&before), Some(Ask::Choose));
}

#[test]
fn keys_typed_ahead_never_turn_up_the_cards_of_the_next_player() {
    // More than can be read at once, too.
    at_many_tables([1, 500, 3_000], |ahead: usize| {
        let pty = deal(&[], &[]);
        show(&pty);
        for keys in ["\t", "\r", "\r"] {
            pty.press(keys);
        }
        pty.wait_for("Enter hands over");
        calm();
        pty.press(format!("\r{}", " ".repeat(ahead)));
        pty.wait_for("Beth, press Space");
        // What is left over does not count either, but one more key may go with it.
        for _ in 0..20 {
            assert!(pty.screen().contains("Beth, press Space"), "{}", pty.screen());
            let before = pty.bytes();
            pty.send("?");
            if ahead < 1_000 {
                pty.wait_frame(before);
                break;
            }
            pty.wait_quiet();
            if pty.bytes() > before {
                break;
            }
        }
        pty.wait_for("How to play");
        // Only now all that was typed ahead is thrown away.
        pty.note_space(b" ");
        pty.press("\x1b");
        assert!(pty.screen().contains("Beth, press Space"), "{}", pty.screen());
        show(&pty);
        assert_eq!(asked(&pty.screen()), Some(Ask::Choose), "{}", pty.screen());
    });
}

#[test]
fn very_many_keys_typed_ahead_do_nothing_at_all() {
    at_many_tables([2_000, 20_000], |ahead: usize| {
        let pty = deal(&[], &[]);
        show(&pty);
        for keys in ["\t", "\r", "\r"] {
            pty.press(keys);
        }
        pty.wait_for("Enter hands over");
        calm();
        // They come in parts, and only the very last one would open something.
        pty.send(format!("\r{}", "z".repeat(ahead)));
        std::thread::sleep(Duration::from_millis(10));
        pty.send("z?");
        pty.wait_for("Beth, press Space");
        pty.wait_quiet();
        let screen = pty.screen();
        assert!(screen.contains("Beth, press Space"), "{ahead}:\n{screen}");
    });
}

#[test]
fn a_game_in_which_nothing_was_done_leaves_no_file() {
    let mut pty = deal(&[], &[]);
    show(&pty);
    pty.press("q");
    pty.send("\r");
    assert!(pty.wait_exit().success());
    let left: Vec<_> = std::fs::read_dir(pty.home()).unwrap().collect();
    assert!(left.is_empty(), "{left:?}");
}

#[test]
fn a_covered_table_shows_what_it_showed_before_the_cards_were_up() {
    let cells = |pty: &Pty| -> Vec<vt100::Cell> {
        pty.look(|screen| {
            let at = (0..24).flat_map(|row| (0..80).map(move |col| (row, col)));
            at.filter_map(|(row, col)| screen.cell(row, col).cloned()).collect()
        })
    };
    let pty = deal(&[], &[]);
    let before = cells(&pty);
    show(&pty);
    assert!(cells(&pty) != before);
    show(&pty);
    assert!(cells(&pty) == before);
}

#[test]
fn a_terminal_too_small_covers_everything_and_says_so() {
    let pty = deal(&[], &[]);
    let before = pty.screen();
    show(&pty);
    pty.resize(50, 15);
    pty.wait_for("needs 60x20");
    pty.wait_for("here: 50x15");
    // Nothing can be played there.
    pty.send("gm1");
    pty.resize(80, 24);
    covered(&pty);
    pty.wait_until("the same table", |screen| screen.contents() == before);
}

#[test]
fn no_new_size_is_missed_when_a_key_comes_at_the_same_moment() {
    let pty = deal(&[], &[]);
    for round in 0..40 {
        let (cols, rows) = [(100, 30), (80, 24)][round % 2];
        // A key that does nothing here, just before or just after.
        let keys = if round % 4 < 2 { ["\t", ""] } else { ["", "\t"] };
        pty.send(keys[0]);
        pty.resize(cols, rows);
        pty.send(keys[1]);
        pty.wait_until("the whole table", |screen| {
            let lines: Vec<String> = screen.rows(0, cols).collect();
            let last = lines.last().map_or("", |line| line.trim());
            asked(last) == Some(Ask::Space) && lines.concat().matches("Deck").count() == 1
        });
    }
}

#[test]
fn a_record_is_stepped_through_on_the_table() {
    let home = home_with(&played(5));
    let mut pty = Pty::spawn_in(home, &["--replay", "game.mandala"], &[], SIZE);
    pty.wait_for("Replay: action 0 of 5");
    pty.wait_frame(0);
    pty.press("\x1b[C");
    pty.wait_for("Replay: action 1 of 5");
    pty.press("\x1b[F");
    pty.wait_for("Replay: action 5 of 5");
    pty.send("q");
    assert_eq!(pty.wait_exit().code(), Some(0));
}

#[test]
fn a_wanted_record_has_the_whole_game_and_later_games_go_to_the_store() {
    const STORE: &[(&str, &str)] = &[("MANDALA_HOME", "games")];
    let mut pty = deal(&["--record", "game.mandala"], STORE);
    let (mut story, mut chance) = (Story::default(), Chance(4));
    story.play(&pty, &mut chance, 2);
    pty.kill9();
    pty.wait_exit();
    let home = pty.take_home();
    let path = home.path().join("game.mandala");

    let mut pty = Pty::spawn_in(home, &["--resume", "game.mandala", "--no-motion"], STORE, SIZE);
    covered(&pty);
    story.play(&pty, &mut chance, 1);
    pty.send([3]);
    pty.wait_exit();
    skip_to_the_last_draft(&path);
    let mut pty =
        Pty::spawn_in(pty.take_home(), &["--resume", "game.mandala", "--no-motion"], STORE, SIZE);
    pty.wait_for("in hand");
    pty.wait_frame(0);
    story.play_out(&pty, &mut chance);
    let whole = load(&path).unwrap();
    assert!(whole.game().verdict().is_some());
    assert!(whole.moves().len() >= story.actions);
    calm();
    pty.press("a");
    covered(&pty);
    story.play(&pty, &mut chance, 2);
    assert_eq!(load(&path).unwrap(), whole);
    let next = record_in(&pty.home().join("games"));
    assert_eq!(load(&next).unwrap().moves().len(), 2);
    pty.send([3]);
    pty.wait_exit();

    let again = [&DEAL[..], &["--record", "game.mandala"]].concat();
    let mut pty = Pty::spawn_in(pty.take_home(), &again, STORE, SIZE);
    assert_eq!(pty.wait_exit().code(), Some(1));
    assert!(!pty.raw().contains(&0x1b));
    assert_eq!(load(&path).unwrap(), whole);
}
