//! The command that goes on with a game, pasted into a shell.

use std::ffi::{OsStr, OsString};
use std::fs::{self, Permissions};
use std::io::Write;
use std::os::unix::ffi::{OsStrExt, OsStringExt};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::{Command, Stdio};

use mandala::platform::Platform;
use mandala::shell;

use crate::home::{GAME, Home};
use crate::player::{Chance, DEAL, Story, covered, deal_job, record_in};
use crate::pty::Pty;

/// Places that a shell could take for something else.
const NASTY: [&[u8]; 44] = [
    b"plain",
    b"a b",
    b"a  b",
    b" a ",
    b"it's",
    b"''",
    b"'; touch owned; '",
    b"\"",
    b"\"; touch owned; \"",
    b"$(touch owned)",
    b"`touch owned`",
    b"'$(touch owned)'",
    b"\"$(touch owned)\"",
    b"$HOME",
    b"${HOME}",
    b"$((1+1))",
    b"\\",
    b"\\\\",
    b"a\\",
    b"\\'",
    b"a\\nb",
    b"%s%n%d",
    b"\x01%s\\n'\"$(touch owned)`touch owned`!1",
    b"~",
    b"~root",
    b"-x",
    b"--resume",
    b"-",
    b"a;touch owned",
    b"a&touch owned",
    b"a|touch owned",
    b">owned",
    b"<owned",
    b"#a",
    b"!1 !! !touch",
    b"*?[a-z]",
    b"{a,b}",
    b"a=b",
    b"a\nb",
    b"a\n",
    b"\n\ntouch owned\n\n",
    b"\x1b]2;EVIL\x07",
    b"\xff\xfe\x80",
    "\u{202e}\u{200b}\u{a0}\u{3000}é花".as_bytes(),
];

/// The words of the arguments of `mandala` in such commands, as a shell reads them.
fn pasted(shell: &str, commands: &[String]) -> Vec<Vec<OsString>> {
    let home = Home::new();
    let mut script = String::from("mandala() { printf '%s\\0' $# \"$@\"; }\n");
    for command in commands {
        script += command;
        script += "\n";
    }
    let mut child = Command::new(shell);
    child.current_dir(home.path()).env("HOME", "/elsewhere");
    child.stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = child.spawn().unwrap();
    let mut typed = child.stdin.take().unwrap();
    let writer = std::thread::spawn(move || typed.write_all(script.as_bytes()).unwrap());
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    let made: Vec<_> = fs::read_dir(home.path()).unwrap().collect();
    assert!(made.is_empty(), "{shell}: something was executed: {made:?}");

    let mut words = output.stdout.split(|&b| b == 0);
    let mut lines = Vec::new();
    while let Some(count) = words.next().filter(|count| !count.is_empty()) {
        let count: usize = std::str::from_utf8(count).unwrap().parse().unwrap();
        let word = |word: &[u8]| OsString::from_vec(word.to_vec());
        lines.push(words.by_ref().take(count).map(word).collect());
    }
    lines
}

/// The shells that are there; `sh` always is.
fn shells() -> impl Iterator<Item = &'static str> {
    let is_there = |shell: &&str| {
        let mut command = Command::new(shell);
        command.args(["-c", ":"]).stderr(Stdio::null());
        command.status().is_ok_and(|status| status.success())
    };
    ["sh", "dash", "bash", "zsh", "ksh"].into_iter().filter(is_there)
}

#[track_caller]
fn is_right(paths: &[Vec<u8>]) {
    let words: Vec<String> = paths
        .iter()
        .map(|path| shell::word(Platform::Unix, Path::new(OsStr::from_bytes(path))))
        .collect();
    for (word, path) in words.iter().zip(paths) {
        // Only ends of lines at the end of a path are as they are.
        let shown = word.trim_end_matches(['\n', '"']);
        assert!(!shown.contains(char::is_control), "{path:?}: {word:?}");
        assert!(!shown.contains("  "), "{path:?}: {word:?}");
    }
    let commands: Vec<String> =
        words.iter().map(|word| format!("mandala --home {word} --resume")).collect();
    for shell in shells() {
        let read = pasted(shell, &commands);
        assert_eq!(read.len(), paths.len(), "{shell}");
        for ((read, path), word) in read.iter().zip(paths).zip(&words) {
            let [home, path_read, resume] = &read[..] else {
                panic!("{shell}: {word}: {read:?}");
            };
            assert_eq!((home, resume), (&"--home".into(), &"--resume".into()));
            let dashed = path.starts_with(b"-");
            let path = if dashed { [b"./", &path[..]].concat() } else { path.clone() };
            assert_eq!(path_read.as_bytes(), path, "{shell}: {word}");
        }
    }
}

#[test]
fn a_pasted_command_names_the_path_and_executes_nothing() {
    is_right(&NASTY.map(<[u8]>::to_vec));
}

#[test]
fn any_path_at_all_can_be_pasted() {
    let mut chance = Chance(3);
    let pieces = b"'\"`$(){}\\ \n\t\x1b;&|<>!~-#%*?=/ab01\x7f\x80\xc3\xa9";
    let paths: Vec<Vec<u8>> = (0..2_000)
        .map(|_| {
            let length = 1 + chance.below(12);
            (0..length).map(|_| pieces[chance.below(pieces.len() as u64) as usize]).collect()
        })
        .collect();
    is_right(&paths);
}

#[test]
fn the_command_told_on_leaving_goes_on_with_the_game() {
    for name in
        ["a \"$(touch owned)`touch owned`'s\"", "\u{1b}]2;EVIL\u{7}\nsecond line", "two  spaces"]
    {
        let dir = Home::new();
        let home = dir.path().join(name);
        let pty = deal_job(&["--home", home.to_str().unwrap()], &[]);
        Story::default().play(&pty, &mut Chance(8), 1);
        pty.press("q");
        pty.wait_for("The game is saved");
        assert!(!pty.screen().contains("EVIL\nsecond"), "{}", pty.screen());
        pty.send("\r");
        assert_eq!(pty.wait_job_exit(), 0, "{name:?}");
        let raw = String::from_utf8(pty.raw()).unwrap();
        assert!(!raw.contains("\u{1b}]2;EVIL"), "{name:?}");
        let (_, told) = raw.rsplit_once("Go on with it: ").expect("a command");
        let (command, _) = told.split_once("\r\n").expect("a line");
        let words = ["--home".into(), home.into_os_string(), "--resume".into()];
        for shell in shells() {
            assert_eq!(pasted(shell, &[command.to_string()]), [words.to_vec()]);
        }
    }
}

/// The command told after a game of one action, as a shell reads it.
fn told_after(pty: &Pty) -> Vec<OsString> {
    Story::default().play(pty, &mut Chance(8), 1);
    pty.send([3]);
    assert_eq!(pty.wait_job_exit(), 130);
    let raw = String::from_utf8(pty.raw()).unwrap();
    let (_, told) = raw.rsplit_once("Go on with it: ").expect("a command");
    let (command, _) = told.split_once("\r\n").expect("a line");
    pasted("sh", &[command.to_string()]).remove(0)
}

#[test]
fn a_record_that_would_not_be_found_among_the_games_is_named_in_the_command() {
    let dir = Home::new();
    let home = dir.path().to_str().unwrap();
    for (name, listed) in [("x.txt", false), ("x", false), ("x.mandala", true)] {
        let record = dir.path().join(name);
        let record = record.to_str().unwrap();
        let pty = deal_job(&["--home", home, "--record", record], &[]);
        let words = match listed {
            true => vec!["--home", home, "--resume"],
            false => vec!["--resume", record],
        };
        assert_eq!(told_after(&pty), words, "{name}");
    }
    // A link to a game is not offered either.
    let link = dir.path().join("link.mandala");
    std::os::unix::fs::symlink(dir.path().join("x.txt"), &link).unwrap();
    let link = link.to_str().unwrap();
    let options = ["--home", home, "--resume", link, "--no-motion"];
    let pty = Pty::job(&options, &[], (80, 24));
    covered(&pty);
    assert_eq!(told_after(&pty), ["--resume", link]);
}

/// Runs the game as a user who may not do more than the rights of a directory say.
const WITHOUT_POWERS: &str = r#"
test "$(id -u)" = 0 || exec "$@"
exec setpriv --bounding-set=-dac_override,-dac_read_search -- "$@"
"#;

#[test]
fn where_games_can_be_written_but_not_looked_for_the_command_names_the_file() {
    let dir = Home::new();
    let home = dir.path().join("games");
    fs::create_dir(&home).unwrap();
    fs::set_permissions(&home, Permissions::from_mode(0o300)).unwrap();
    let game = ["-c", WITHOUT_POWERS, "sh", GAME, "--home", home.to_str().unwrap()];
    let pty = Pty::command_as_job("/bin/sh", &[&game[..], &DEAL].concat(), &[], (80, 24));
    covered(&pty);
    let told = told_after(&pty);
    fs::set_permissions(&home, Permissions::from_mode(0o700)).unwrap();
    assert_eq!(told, ["--resume".into(), record_in(&home).into_os_string()]);
}

#[test]
fn on_windows_a_path_is_quoted_for_both_of_its_shells() {
    for (path, word) in [
        (r"C:\games\anna", r"C:\games\anna"),
        (r"C:\my games", r#""C:\my games""#),
        (r"C:\my games\", r#""C:\my games\\""#),
        (r"C:\Anna's", r#""C:\Anna's""#),
        (r"C:\a&b", r#""C:\a&b""#),
        (r"C:\a,b", r#""C:\a,b""#),
        (r"C:\$(calc)", r"'C:\$(calc)'"),
        (r"C:\`it's", r"'C:\`it''s'"),
        ("C:\\\u{201d}calc\u{2019}", "'C:\\\u{201d}calc\u{2019}\u{2019}'"),
        ("C:\\a\u{202e}b", "\"C:\\a\\u{202e}b\""),
        ("~", "\"~\""),
        ("", "\"\""),
    ] {
        assert_eq!(shell::word(Platform::Windows, Path::new(path)), word);
    }
}
