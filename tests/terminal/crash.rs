//! Killed at any moment, the game goes on where it was seen to be.

use std::time::Duration;

use mandala::record::cards::Record;

use crate::common::{load, often};
use crate::home::Home;
use crate::player::{
    Ask, Chance, Story, acted, asked, calm, covered, deal, may_act, next, record_in,
};
use crate::pty::Pty;

/// At how many tables games are killed at the same time.
const TABLES: u64 = 5;

#[test]
fn nothing_that_was_shown_is_lost_when_the_game_is_killed() {
    std::thread::scope(|scope| {
        for table in 0..TABLES {
            let seed = u64::from(std::process::id()) * TABLES + table;
            scope.spawn(move || kill_and_go_on(Chance(seed)));
        }
    });
}

fn kill_and_go_on(mut chance: Chance) {
    let mut pty = deal(&[], &[]);
    let mut story = Story::default();
    // An unplayed game leaves nothing to go on with.
    story.play(&pty, &mut chance, 1);
    let mut before: Option<Record> = None;
    for kill in 0..often(6, 200) {
        for _ in 0..chance.below(12) {
            if story.step(&pty, &mut chance) == Ask::Over {
                calm();
                pty.press("a");
                story = Story::default();
                before = None;
                story.play(&pty, &mut chance, 1);
            }
        }
        let (ask, key) = next(&pty, &mut chance);
        let acts = may_act(ask, key);
        pty.send(key);
        std::thread::sleep(Duration::from_micros(chance.below(3_000)));
        pty.kill9();
        pty.wait_exit();

        // What was shown at last: at least all that was answered with a frame.
        let shown = pty.screen();
        let seen_last = ask == Ask::Choose && pty.drew() && acted(ask, key, &shown);
        let least = story.actions + usize::from(seen_last);
        let home = pty.take_home();
        if ask == Ask::Over || home_is_done(&home) {
            pty = deal(&[], &[]);
            story = Story::default();
            before = None;
            story.play(&pty, &mut chance, 1);
            continue;
        }
        let path = record_in(home.path());
        let record = load(&path).unwrap();
        let moves = record.moves().len();
        assert!(
            (least..=story.actions + usize::from(acts)).contains(&moves),
            "kill {kill}: {moves} kept, {least} shown; the screen showed:\n{shown}"
        );
        if let Some(before) = &before {
            assert!(record.steps().starts_with(before.steps()));
        }

        pty = Pty::spawn_in(home, &["--resume", "--no-motion"], &[], (80, 24));
        if record.game().verdict().is_some() {
            // It was over, and only has to be put away.
            assert_eq!(pty.wait_exit().code(), Some(1));
            let finished = std::fs::read_dir(pty.home().join("finished")).unwrap();
            let mut records = finished.map(|entry| load(&entry.unwrap().path()).unwrap());
            assert!(records.any(|put_away| put_away == record));
            pty = deal(&[], &[]);
            story = Story::default();
            before = None;
            story.play(&pty, &mut chance, 1);
            continue;
        }
        pty.wait_for("Deck");
        pty.wait_frame(0);
        let asks = asked(&pty.screen());
        assert!(matches!(asks, Some(Ask::Space | Ask::Draft)), "{}", pty.screen());
        let table = record.game().public_view();
        let deck = format!("Deck {}", table.deck_len());
        assert!(pty.screen().contains(&deck), "{deck}:\n{}", pty.screen());
        // What was shown of the deck when no action was under way is shown again.
        if !acts && moves == least {
            assert!(shown.contains(&deck), "{deck}:\n{shown}");
        }
        story.actions = moves;
        before = Some(record);
    }
    drop(pty);
}

/// Whether the game had ended when it was killed.
fn home_is_done(home: &Home) -> bool {
    let names = std::fs::read_dir(home.path()).unwrap();
    !names
        .map(|entry| entry.unwrap().path())
        .any(|path| path.extension().is_some_and(|end| end == "mandala"))
}

#[test]
fn a_killed_game_is_offered_on_the_start_screen() {
    let mut pty = deal(&[], &[]);
    Story::default().play(&pty, &mut Chance(6), 1);
    pty.kill9();
    pty.wait_exit();
    let pty = Pty::spawn_in(pty.take_home(), &[], &[], (80, 24));
    pty.wait_for("Continue:");
    pty.wait_frame(0);
    pty.press("\r");
    covered(&pty);
}

#[test]
fn two_games_in_one_place_do_not_damage_each_other() {
    let mut one = deal(&[], &[]);
    let home = one.home().to_str().unwrap().to_string();
    let two = deal(&["--home", &home], &[]);
    let (mut first, mut second) = (Story::default(), Story::default());
    let mut chance = Chance(7);
    std::thread::scope(|scope| {
        scope.spawn(|| first.play(&one, &mut chance, 3));
        scope.spawn(|| second.play(&two, &mut Chance(8), 5));
    });
    let mut counts: Vec<usize> = std::fs::read_dir(&home)
        .unwrap()
        .map(|entry| load(&entry.unwrap().path()).unwrap().moves().len())
        .collect();
    counts.sort();
    assert_eq!(counts, [3, 5]);

    // Both are being played: there is none to go on with.
    let none = Pty::job(&["--resume", "--home", &home], &[], (80, 24));
    assert_eq!(none.wait_job_exit(), 1);
    assert!(none.screen().contains("no unfinished game"), "{}", none.screen());
    let paths = std::fs::read_dir(&home).unwrap().map(|entry| entry.unwrap().path());
    for path in paths {
        let third = Pty::job(&["--resume", path.to_str().unwrap()], &[], (200, 24));
        assert_eq!(third.wait_job_exit(), 1);
        assert!(third.screen().contains("another mandala is playing"), "{}", third.screen());
        assert!(!third.raw().contains(&0x1b));
    }

    // One that was left is offered while the other is played.
    one.send([3]);
    one.wait_exit();
    let back = Pty::spawn(&["--resume", "--home", &home, "--no-motion"], &[], (80, 24));
    covered(&back);
    first.play(&back, &mut chance, 1);
    drop(two);
}
