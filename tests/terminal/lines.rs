//! Games played line by line through a pipe.

mod bot;
mod talker;
mod typed;

use std::fs;
use std::io::Write;
use std::process::{Output, Stdio};
use std::thread;
use std::time::Duration;

use mandala::rules::Kind;
use rustix::process::{Pid, Signal, kill_process};

use crate::home::Home;
use crate::player::Chance;
use crate::pty::Pty;
use talker::Talker;
use typed::{STYLES, Style, whole_game};

/// Plays line by line what is sent, all at once.
fn play(home: &Home, options: &[&str], sent: &[u8]) -> Output {
    let mut command = home.game();
    command.arg("--plain").args(options);
    command.stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut game = command.stderr(Stdio::piped()).spawn().unwrap();
    let mut input = game.stdin.take().unwrap();
    let sent = sent.to_vec();
    // It may leave before it has read everything.
    let writer = std::thread::spawn(move || drop(input.write_all(&sent)));
    let output = game.wait_with_output().unwrap();
    writer.join().unwrap();
    output
}

/// What was printed: letters, digits and punctuation, which read the same if several spaces
/// are one.
#[track_caller]
fn printed(output: &Output) -> String {
    assert!(output.stderr.is_empty(), "{output:?}");
    let text = String::from_utf8(output.stdout.clone()).unwrap();
    for line in text.lines() {
        let words: Vec<&str> = line.split_whitespace().collect();
        assert_eq!(line, words.join(" "));
        let is_plain = |c: char| c == ' ' || c.is_ascii_graphic() || c.is_alphabetic();
        assert!(line.chars().all(is_plain), "{line}");
    }
    text
}

/// The options of a game of two people.
fn options(kind: Kind) -> [&'static str; 8] {
    let game = kind.name();
    let [seed, names, first] = ["42", "Anna,Beth", "1"];
    ["--game", game, "--seed", seed, "--names", names, "--first", first]
}

#[test]
fn whole_games_are_played_by_words_by_letters_and_by_notation() {
    for kind in Kind::ALL {
        for (seed, style) in (1..).zip(STYLES) {
            let (home, own) = (Home::new(), Home::new());
            let file = own.path().join("game.mandala");
            let (record, lines) = whole_game(kind, style, seed);
            let file_option = ["--record", file.to_str().unwrap()];
            let all = [&options(kind)[..], &file_option].concat();
            let output = play(&home, &all, lines.as_bytes());
            assert_eq!(output.status.code(), Some(0));
            let text = printed(&output);
            let written = fs::read_to_string(&file).unwrap();
            assert_eq!(written, record, "{kind} by {style:?}:\n{text}");
            assert!(text.contains("Type again for a rematch"), "{text}");
        }
    }
}

/// A line of anything that can be typed, but for what means something.
fn rubbish(chance: &mut Chance) -> Vec<u8> {
    let words = [
        "yes", "no", "red", "left", "7", "c4", "green", "take", "flip", "mountain", "2", "of",
        "every", "xyzzy", "hand", "row", "legal", "why", "undo", "back", "next", "begin",
    ];
    let count = chance.below(6);
    let mut line = Vec::new();
    for _ in 0..count {
        if chance.below(2) == 0 {
            let word = words[chance.below(words.len() as u64) as usize];
            line.extend_from_slice(word.as_bytes());
        } else {
            line.extend((0..chance.below(8)).map(|_| chance.below(256) as u8));
        }
        line.push(b' ');
    }
    line.retain(|&byte| byte != b'\n');
    // Whatever it says, it is not sure of it.
    line.extend_from_slice(b"or maybe not\n");
    line
}

#[test]
fn rubbish_changes_nothing() {
    for kind in Kind::ALL {
        let (home, own) = (Home::new(), Home::new());
        let file = own.path().join("game.mandala");
        let file_option = ["--record", file.to_str().unwrap()];
        let all = [&options(kind)[..], &file_option].concat();
        let mut chance = Chance(7);
        // Some actions first, so that there is something to change.
        let (_, lines) = whole_game(kind, Style::Notation, 3);
        let begun: String = lines.lines().take(8).map(|line| format!("{line}\n")).collect();
        play(&home, &all, begun.as_bytes());
        let before = fs::read_to_string(&file).unwrap();
        let sent: Vec<u8> = (0..200).flat_map(|_| rubbish(&mut chance)).collect();
        let resume = ["--resume", file.to_str().unwrap()];
        let output = play(&home, &resume, &sent);
        assert_eq!(output.status.code(), Some(0));
        printed(&output);
        assert_eq!(fs::read_to_string(&file).unwrap(), before, "{kind}");
    }
}

#[test]
fn what_is_no_line_of_text_gets_one_sentence_each() {
    let home = Home::new();
    let long = vec![b'x'; 1_000_000];
    let sent = [&long[..], b"\n\0\0\n\xff\xfe\n\x1b[2J\nquit\n"].concat();
    let output = play(&home, &options(Kind::Tiles), &sent);
    let text = printed(&output);
    let from = text.find("That line is too long").unwrap();
    let said: Vec<&str> = text[from..].lines().take(4).collect();
    assert_eq!(
        said,
        [
            "That line is too long to be an answer.",
            "That line has characters that cannot be typed.",
            "That line is not text.",
            "That line has characters that cannot be typed.",
        ]
    );
    assert_eq!(output.status.code(), Some(0));
}

#[test]
fn a_question_is_asked_again_only_if_something_changed_or_an_empty_line_asks() {
    let home = Home::new();
    let asked = |sent: &str| {
        let text = printed(&play(&home, &options(Kind::Pyramids), sent.as_bytes()));
        text.matches("Anna, your pawn is ").count()
    };
    assert_eq!(asked("help\nscore\npawns\nxyzzy\nlegal\nplace 3\nyes\n"), 1);
    assert_eq!(asked("\n"), 2);
    assert_eq!(asked("5\nno\n"), 2);
    // Enter alone plays nothing.
    assert_eq!(asked("5\n\n\n\n"), 1);
}

#[test]
fn an_empty_line_leaves_time_to_undo() {
    let home = Home::new();
    let against = ["--computer", "2=1"];
    let all = [&options(Kind::Cards)[..], &against].concat();
    let sent =
        "2 green left field yes\n\n\nundo\nlog\n2 green left field yes\ntable\nlegal\nnext\n";
    let text = printed(&play(&home, &all, sent.as_bytes()));
    let (before, after) = text.split_once("Nothing has happened yet.").unwrap();
    // After each play, and for each empty line; a question may bring it once more.
    let undo = "or undo to take it back.";
    assert_eq!(before.matches(undo).count(), 3, "{text}");
    assert!(after.contains(undo), "{text}");
    assert!(!before.contains("Beth: "), "{text}");
    // The computer answers only once it is asked to.
    assert!(after.contains("Beth: "), "{text}");
    assert!(after.split_once("Beth: ").unwrap().0.matches(undo).count() == 2, "{text}");
}

#[test]
fn only_past_games_that_were_told_have_a_number() {
    let home = Home::new();
    let sent =
        "1 yes\n2 yes\nagree\nyes\nyes\nnew\npast\n2\nreview 7\nremove 1\nyes\nreview 1\nreview\n";
    let text = printed(&play(&home, &options(Kind::Pyramids), sent.as_bytes()));
    for number in ["2", "7"] {
        assert!(text.contains(&format!("The list has no number {number}.\n")), "{text}");
    }
    // Where there is none left, that is said, and not how to name one.
    assert_eq!(text.matches("There is no finished game of pyramids yet.").count(), 3, "{text}");
    assert!(!text.contains("Say the number of a game"), "{text}");
}

#[test]
fn a_past_game_is_opened_without_a_word_about_the_list() {
    let home = Home::new();
    let sent = "1 yes\n2 yes\nagree\nyes\nyes\nnew\npast\nreplay 1\nnext\ndone\nreview 1\n";
    let text = printed(&play(&home, &options(Kind::Pyramids), sent.as_bytes()));
    let how = "Type replay, review, stand, file or remove with a number";
    let (listed, opened) = text.split_once("Replay: action 0 of 3").expect("a replay");
    assert_eq!(listed.matches(how).count(), 1, "{text}");
    let (stepped, reviewed) = opened.split_once(how).expect("the list again");
    assert!(stepped.contains("Replay: action 1 of 3"), "{text}");
    assert!(reviewed.contains("'s chance to win: "), "{text}");
    assert!(!reviewed.contains(how), "{text}");
}

#[test]
fn a_game_that_is_left_for_another_one_can_go_on_at_once_and_later() {
    let home = Home::new();
    let sent = "1 yes\nmenu\ncards\nbegin\nmenu\nresume\n2 yes\nmenu\ntiles\nname 1 Kim\n\
                begin\nred yes\norange yes\nyellow yes\ngreen yes\npurple yes\nquit\n";
    let text = printed(&play(&home, &options(Kind::Pyramids), sent.as_bytes()));
    let kept = "A saved game: Pyramids with Anna and Beth, turn 2.";
    assert!(text.contains(kept), "{text}");
    assert!(text.contains("Your saved game stays saved."), "{text}");
    // The game of cards had no move yet, so that there is only one to go on with.
    assert!(text.contains("Turn 2, Beth to move."), "{text}");
    let text = printed(&play(&home, &["--game", "cards"], b"resume\nresume pyramids\n"));
    assert!(text.contains("You can go on with 2 saved games."), "{text}");
    assert!(text.contains("1. Tiles with Kim and Beth, turn 1, begun on "), "{text}");
    assert!(text.contains("Turn 3, Anna to move."), "{text}");
}

#[test]
fn ctrl_c_leaves_with_130_and_loses_nothing() {
    let (home, own) = (Home::new(), Home::new());
    let file = own.path().join("game.mandala");
    let file_option = ["--record", file.to_str().unwrap()];
    let mut talker = Talker::new(&home, &[&options(Kind::Pyramids)[..], &file_option].concat());
    talker.until("What do you do?");
    talker.send("5 yes");
    talker.until("Beth, your pawn is at the start.");
    // Which would be closed while its end is awaited.
    let input = talker.game.stdin.take();
    let pid = Pid::from_child(&talker.game);
    kill_process(pid, Signal::INT).unwrap();
    assert_eq!(talker.game.wait().unwrap().code(), Some(130));
    drop(input);
    let record = fs::read_to_string(&file).unwrap();
    assert!(record.contains("take 5"), "{record}");
}

#[test]
fn the_environment_can_ask_for_lines_and_an_option_has_the_last_word() {
    let home = Home::new();
    let run = |accessible: &str, option: &[&str]| {
        let mut command = home.game();
        command.env("ACCESSIBLE", accessible).args(option);
        let output = command.stdin(Stdio::null()).output().unwrap();
        let text = String::from_utf8(output.stdout).unwrap();
        text.starts_with("Mandala in plain text.")
    };
    assert!(run("1", &[]));
    assert!(run("yes", &["--color", "never", "--ascii", "--mouse", "--no-motion", "--flip"]));
    assert!(!run("1", &["--no-plain"]));
    for off in ["", "0", "false"] {
        assert!(!run(off, &[]), "{off}");
        assert!(run(off, &["--plain"]), "{off}");
    }
    let habits = mandala::store::HabitsFile::NAME;
    fs::write(home.path().join(habits), "plain: on\n").unwrap();
    assert!(run("", &[]) && !run("0", &[]));
}

/// In a pipe lines are answered in order, but who sits at a terminal was not asked yet.
#[test]
fn lines_typed_ahead_do_not_show_the_cards_of_the_next_player() {
    let options = ["--plain", "--seed", "5", "--first", "1", "--names", "Anna,Beth"];
    for ahead in
        ["yellow left mountain yes\ndone\nready\nhand\n", "yellow left mountain yes\ndone\nready"]
    {
        let pty = Pty::spawn(&options, &[], (80, 24));
        pty.wait_for("type ready.");
        pty.send("ready\n");
        pty.wait_for("Your hand: ");
        pty.send(ahead);
        pty.wait_for("Beth, it is your turn.");
        pty.send("\n");
        thread::sleep(Duration::from_millis(300));
        let screen = pty.screen();
        assert!(!screen.contains("Your hand: "), "{ahead:?}\n{screen}");
        pty.send("ready\n");
        pty.wait_for("Your hand: ");
    }
}

#[test]
fn ctrl_c_leaves_no_hand_on_the_screen_and_quitting_neither() {
    let options = ["--plain", "--seed", "5", "--first", "1", "--names", "Anna,Beth"];
    for (end, code) in [("\x03", 130), ("\x04", 0), ("quit\n", 0)] {
        let mut pty = Pty::spawn(&options, &[], (80, 24));
        pty.wait_for("type ready.");
        pty.send("ready\n");
        pty.wait_for("Your hand: ");
        pty.wait_for("what do you do?");
        pty.send(end);
        assert_eq!(pty.wait_exit().code(), Some(code), "{end:?}");
        let screen = pty.screen();
        assert!(!screen.contains("Your hand: "), "{end:?}\n{screen}");
    }
    // Nor is one left while the game is stopped, or told to whoever makes it go on.
    let mut pty = Pty::job(&options, &[], (80, 24));
    pty.wait_for("type ready.");
    pty.send("ready\n");
    pty.wait_for("Your hand: ");
    pty.wait_for("what do you do?");
    pty.send([26]);
    pty.wait_for("[stopped]");
    assert!(!pty.screen().contains("Your hand: "), "{}", pty.screen());
    pty.send("\r");
    pty.wait_for("type ready.");
    assert!(!pty.screen().contains("Your hand: "), "{}", pty.screen());
    pty.send([3]);
    assert_eq!(pty.wait_job_exit(), 130);
    pty.send("\r");
    pty.wait_exit();
    // Where nobody could make it go on, nothing happens.
    let mut pty = Pty::spawn(&options, &[], (80, 24));
    pty.wait_for("type ready.");
    pty.send("ready\n");
    pty.wait_for("what do you do?");
    pty.signal(Signal::TSTP);
    pty.send("cup\n");
    pty.wait_for("Your Cup: ");
    assert!(pty.screen().contains("Your hand: "), "{}", pty.screen());
    pty.send([3]);
    assert_eq!(pty.wait_exit().code(), Some(130));
    // Where nothing was told in secret, all stays.
    let mut pty = Pty::spawn(&options, &[], (80, 24));
    pty.wait_for("type ready.");
    pty.send("\x03");
    assert_eq!(pty.wait_exit().code(), Some(130));
    assert!(pty.screen().contains("type ready."));
}
