//! Games played line by line through a pipe.

use std::fmt::Display;
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Output, Stdio};
use std::thread;
use std::time::Duration;

use mandala::record::{AnyRecord, Record};
use mandala::rules::cards::{self, Phase, Side};
use mandala::rules::game::Game;
use mandala::rules::{Kind, pyramids, tiles};
use rustix::process::{Pid, Signal, kill_process};

use crate::common::names;
use crate::home::Home;
use crate::player::Chance;
use crate::pty::Pty;

/// How an action is typed.
#[derive(Clone, Copy, Debug)]
enum Style {
    Words,
    Letters,
    Notation,
}

const STYLES: [Style; 3] = [Style::Words, Style::Letters, Style::Notation];

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
    [
        "--game", game, "--seed", seed, "--names", names, "--first", first,
    ]
}

/// Plays a game to its end, and notes what is typed for each action.
fn script<G: Game>(
    record: &mut Record<G>,
    chance: &mut Chance,
    mut typed: impl FnMut(&G, G::Action) -> Vec<String>,
) -> String {
    let mut lines = Vec::new();
    loop {
        let actions: Vec<G::Action> = record.game().legal_actions().into_iter().collect();
        if actions.is_empty() {
            return lines.join("\n") + "\n";
        }
        let action = actions[chance.below(actions.len() as u64) as usize];
        let before = record.game().clone();
        lines.extend(typed(&before, action));
        record.play(action).unwrap();
    }
}

fn letter(name: &str) -> String {
    name.chars().take(1).collect()
}

/// What two people type for an action of cards, with all they do to hide theirs.
fn cards_typed(style: Style, game: &cards::Game, action: cards::Action) -> Vec<String> {
    use cards::Action::{Build, Claim, Discard, Grow};
    let side_number = |side| match side {
        Side::Left => 1,
        Side::Right => 2,
    };
    let said = match (style, action) {
        (Style::Notation, action) => action.to_string(),
        (Style::Words, Build { side, color }) => {
            format!(
                "Add the {} card to the {} Mountain",
                color.name(),
                side.name()
            )
        }
        (Style::Words, Grow { side, color, count }) => {
            format!("{count} {} into my {} field", color.name(), side.name())
        }
        (Style::Words, Discard { color, count }) => format!("discard {count} {}", color.name()),
        (Style::Words, Claim { color }) => format!("take {}", color.name()),
        (Style::Letters, Build { side, color }) => {
            format!("{} {} m", letter(color.name()), side_number(side))
        }
        (Style::Letters, Grow { side, color, count }) => {
            format!("{} {} f {count}", letter(color.name()), side_number(side))
        }
        (Style::Letters, Discard { color, count }) => {
            format!("{} d {count}", letter(color.name()))
        }
        (Style::Letters, Claim { color }) => letter(color.name()),
    };
    let is_turn = |game: &cards::Game| matches!(game.public_view().phase(), Phase::Turn(_));
    let mut after = game.clone();
    after.apply(action).unwrap();
    let mut lines = Vec::new();
    if is_turn(game) {
        lines.push("ready".to_string());
    }
    lines.extend([said, "yes".to_string()]);
    if is_turn(game) && is_turn(&after) {
        lines.push("done".to_string());
    }
    lines
}

fn tiles_typed(style: Style, action: tiles::Action) -> Vec<String> {
    use tiles::Action::{Done, Flip, Keep, Open, Swap};
    let said = match (style, action) {
        (Style::Notation, action) => action.to_string(),
        (Style::Words, Keep(color)) => color.name().to_string(),
        (Style::Letters, Keep(color)) => letter(color.name()),
        (Style::Words, Done) => "stop".to_string(),
        (Style::Letters, Done) => "Done.".to_string(),
        (_, Flip(cell) | Open(cell) | Swap(cell)) => {
            let verb = action.to_string();
            let verb = verb.split(' ').next().unwrap();
            let cell = cell.to_string();
            let (column, row) = cell.split_at(1);
            match style {
                Style::Words => format!("{row}{column}, please {verb}!"),
                _ => format!("{verb} {} {row}", column.to_uppercase()),
            }
        }
    };
    vec![format!("{said} yes")]
}

fn pyramids_typed(style: Style, game: &pyramids::Game, action: pyramids::Action) -> Vec<String> {
    let piece = game.piece(action.place).unwrap();
    let said = match style {
        Style::Notation => game.in_full(action).to_string(),
        Style::Words => format!("{} on {}", piece.name(), action.place),
        Style::Letters => format!("{} {}", piece, action.place),
    };
    vec![said, "yes".to_string()]
}

/// A whole random game of two people as a record, and what they typed.
fn whole_game(kind: Kind, style: Style, seed: u64) -> (String, String) {
    let chance = &mut Chance(seed);
    match AnyRecord::deal(kind, 42, names(), Default::default()) {
        AnyRecord::Cards(mut record) => {
            let lines = script(&mut record, chance, |game, action| {
                cards_typed(style, game, action)
            });
            (record.to_string(), lines)
        }
        AnyRecord::Tiles(mut record) => {
            let lines = script(&mut record, chance, |_, action| tiles_typed(style, action));
            (record.to_string(), lines)
        }
        AnyRecord::Pyramids(mut record) => {
            let lines = script(&mut record, chance, |game, action| {
                pyramids_typed(style, game, action)
            });
            (record.to_string(), lines)
        }
    }
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
        let begun: String = lines
            .lines()
            .take(8)
            .map(|line| format!("{line}\n"))
            .collect();
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
        text.matches("Anna, what do you do?").count()
    };
    assert_eq!(asked("help\nscore\npawns\nxyzzy\nlegal\nplace 3\nyes\n"), 1);
    assert_eq!(asked("\n"), 2);
    assert_eq!(asked("5\nno\n"), 2);
    // Enter alone plays nothing.
    assert_eq!(asked("5\n\n\n\n"), 1);
}

/// Somebody who talks to the game line by line.
struct Talker {
    game: Child,
    said: BufReader<std::process::ChildStdout>,
}

impl Talker {
    fn new(home: &Home, options: &[&str]) -> Talker {
        let mut command = home.game();
        command.arg("--plain").args(options);
        command.stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut game = command.spawn().unwrap();
        let said = BufReader::new(game.stdout.take().unwrap());
        Talker { game, said }
    }

    fn send(&mut self, line: impl Display) {
        writeln!(self.game.stdin.as_ref().unwrap(), "{line}").unwrap();
    }

    /// The next line; nothing if there is no more.
    fn next(&mut self) -> Option<String> {
        let mut line = String::new();
        let read = self.said.read_line(&mut line).unwrap();
        (read > 0).then(|| line.trim_end().to_string())
    }

    /// What is said until a line has this in it.
    fn until(&mut self, text: &str) -> Vec<String> {
        let mut said = Vec::new();
        while let Some(line) = self.next() {
            let is_it = line.contains(text);
            said.push(line);
            if is_it {
                return said;
            }
        }
        panic!("nobody says {text}: {said:?}");
    }
}

#[test]
fn ctrl_c_leaves_with_130_and_loses_nothing() {
    let (home, own) = (Home::new(), Home::new());
    let file = own.path().join("game.mandala");
    let file_option = ["--record", file.to_str().unwrap()];
    let mut talker = Talker::new(
        &home,
        &[&options(Kind::Pyramids)[..], &file_option].concat(),
    );
    talker.until("what do you do?");
    talker.send("5 yes");
    talker.until("Beth, what do you do?");
    // Which would be closed while its end is awaited.
    let input = talker.game.stdin.take();
    let pid = Pid::from_child(&talker.game);
    kill_process(pid, Signal::INT).unwrap();
    assert_eq!(talker.game.wait().unwrap().code(), Some(130));
    drop(input);
    let record = fs::read_to_string(&file).unwrap();
    assert!(record.contains("take 5"), "{record}");
}

/// A bot that only knows what is said to it: plays the first thing that comes to its mind.
fn bot(kind: Kind, seed: u64) -> String {
    let home = Home::new();
    let seed = seed.to_string();
    let options = [
        "--game",
        kind.name(),
        "--seed",
        &seed,
        "--names",
        "Bot,Level",
        "--computer",
        "2=2",
        "--first",
        "1",
    ];
    let mut talker = Talker::new(&home, &options);
    let mut last = Vec::new();
    loop {
        let line = talker.next().expect("the game goes on");
        let word = |after: &str| {
            let rest = line.split_once(after).map(|(_, rest)| rest.trim());
            rest.map(|rest| rest.split([' ', ',', '.']).next().unwrap().to_string())
        };
        if line.contains("Type again for a rematch") {
            talker.send("quit");
            assert!(talker.game.wait().unwrap().success());
            return last.join("\n");
        } else if line.contains("which start tile do you keep") {
            talker.send(word("keep,").unwrap() + " yes");
        } else if let Some((_, mountain)) = line.split_once("The Mountain: ") {
            let color = mountain.split([' ', ',', '.']).nth(1).unwrap();
            talker.send(format!("{color} yes"));
        } else if line.contains("Type all to make all flips") {
            talker.send("all yes");
        } else if let Some(place) = word("Ahead of you:") {
            talker.send(place + " yes");
        } else if line == "Bot, what do you do?" && kind != Kind::Pyramids {
            talker.send("legal");
        } else if let Some(color) = line.split_once(" can go to the ") {
            // The first color that it hears of; the others follow, and are not listened to.
            if !last
                .iter()
                .any(|it: &String| it.contains(" can go to the "))
            {
                let place = match color.1 {
                    place if place.starts_with("left or the right Mountain") => "left mountain",
                    place if place.starts_with("left Mountain") => "left mountain",
                    place if place.starts_with("right Mountain") => "right mountain",
                    _ => "discard 1",
                };
                talker.send(format!("{} {place} yes", color.0));
            }
        } else if line.starts_with("You can ")
            && !last.iter().any(|it: &String| it.starts_with("You can "))
        {
            let mut words = line.split([' ', ',', '.']);
            let cell = words.find(|it| it.len() == 2 && it.ends_with(|c: char| c.is_ascii_digit()));
            talker.send(format!("{} yes", cell.unwrap()));
        }
        if line.ends_with("what do you do?") {
            last.clear();
        }
        last.push(line);
    }
}

/// Level 2 thinks for a while, so only some of the hundred games are always played.
#[test]
fn a_bot_plays_against_the_computer_through_the_pipe() {
    let games = if std::env::var_os("MANDALA_LONG").is_some() {
        100
    } else {
        3
    };
    for seed in 0..games {
        let kind = Kind::ALL[(seed % 3) as usize];
        let said = bot(kind, seed);
        assert!(said.contains("wins") || said.contains("draw"), "{said}");
    }
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
    assert!(run(
        "yes",
        &[
            "--color",
            "never",
            "--ascii",
            "--mouse",
            "--no-motion",
            "--flip"
        ]
    ));
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
    let options = [
        "--plain",
        "--seed",
        "5",
        "--first",
        "1",
        "--names",
        "Anna,Beth",
    ];
    for ahead in [
        "yellow left yes\ndone\nready\nhand\n",
        "yellow left yes\ndone\nready",
    ] {
        let pty = Pty::spawn(&options, &[], (80, 24));
        pty.wait_for("Type ready.");
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
