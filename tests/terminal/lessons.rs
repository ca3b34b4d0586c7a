//! Whole lessons on a terminal, with no more than what their screens say.

use std::fs;
use std::thread;
use std::time::Duration;

use crate::pty::Pty;

/// What the screen asks for: the keys of a task, or the one that goes on. Where it leaves
/// these for the player to find, a discard is tried, after which it tells them.
fn asked(screen: &str) -> Option<Vec<String>> {
    let bar = screen.trim_end().lines().last()?.trim();
    let colors = bar.split_once(" color ").map(|(keys, _)| keys);
    let keys = match (bar.split_once(" does it"), colors.and_then(|it| it.chars().next())) {
        (Some((keys, _)), _) => keys.to_string(),
        (None, Some(color)) => format!("{color} x Enter"),
        (None, None) => bar.starts_with("Enter go on").then_some("Enter")?.to_string(),
    };
    Some(keys.split(' ').map(str::to_string).collect())
}

fn typed(key: &str) -> &str {
    match key {
        "Enter" => "\r",
        letter => letter,
    }
}

/// Does what the screens of a lesson ask for, to its end; gives how many keys that took.
fn go_through(pty: &Pty) -> usize {
    let mut keys = 0;
    while !pty.screen().contains("What you know now") {
        pty.wait_until("something asked", |screen| {
            let screen = screen.contents();
            asked(&screen).is_some() || screen.contains("What you know now")
        });
        let Some(task) = asked(&pty.screen()) else {
            continue;
        };
        // What is to be read is not read away by a key held down.
        thread::sleep(Duration::from_millis(300));
        for key in task {
            pty.press(typed(&key));
            keys += 1;
        }
        assert!(keys < 60, "{}", pty.screen());
    }
    keys
}

fn learn(game: &str) {
    for size in [(60, 20), (80, 24)] {
        let mut pty = Pty::spawn(&["--learn", "--game", game, "--no-motion"], &[], size);
        go_through(&pty);
        let finished = fs::read_dir(pty.home().join("finished"));
        assert_eq!(finished.map_or(0, Iterator::count), 0, "it is not kept");
        pty.press("\x1b");
        pty.wait_for("Learn");
        pty.send([3]);
        pty.wait_exit();
    }
}

#[test]
fn the_lesson_of_cards_can_be_taken_with_what_its_screens_say() {
    learn("cards");
}

#[test]
fn the_lesson_of_tiles_can_be_taken_with_what_its_screens_say() {
    learn("tiles");
}

#[test]
fn the_lesson_of_pyramids_can_be_taken_with_what_its_screens_say() {
    learn("pyramids");
}

#[test]
fn without_options_a_first_evening_begins_at_the_lesson() {
    let pty = Pty::spawn(&[], &[], (80, 24));
    pty.wait_for("▸ Learn");
    pty.press("\r");
    pty.wait_for("Collect cards of sand");
    let pty = Pty::spawn(&["--seed", "1"], &[], (80, 24));
    pty.wait_for("▸ Top:");
}
