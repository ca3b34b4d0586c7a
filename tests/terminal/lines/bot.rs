//! A bot that plays through the pipe.

use mandala::rules::Kind;

use super::talker::Talker;
use crate::common::often;
use crate::home::Home;

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
        } else if let Some((_, mountain)) =
            line.split_once(" Mountain: ").filter(|_| line.contains("which color"))
        {
            let color = mountain.split([' ', ',', '.']).nth(1).unwrap();
            talker.send(format!("{color} yes"));
        } else if line.starts_with("Type undo to take it back.") {
            talker.send("last");
        } else if line.contains("Type all to make all flips") {
            talker.send("all yes");
        } else if let Some(place) = word("Ahead of you:").and(word(" on ")) {
            talker.send(place + " yes");
        } else if is_asked(&line) && kind != Kind::Pyramids {
            if kind == Kind::Cards {
                talker.send("hand");
            }
            talker.send("legal");
        } else if let Some((place, colors)) = line.split_once(": ").filter(|(place, _)| {
            let was_heard = last.iter().any(|it: &String| it.contains("Mountain: "));
            !was_heard && (place.ends_with(" Mountain") || *place == "Discard pile")
        }) {
            // The first place that it hears of; the others follow, and are not listened to.
            let place = match place {
                "Right Mountain" => "right mountain",
                "Discard pile" => "discard 1",
                _ => "left mountain",
            };
            let hand = last.iter().rev().find_map(|it| it.strip_prefix("Your hand: "));
            let color = match colors {
                "any color." => hand.and_then(|hand| hand.split([' ', ',', '.']).nth(1)),
                colors => colors.split([' ', ',', '.']).next(),
            };
            talker.send(format!("{} {place} yes", color.expect("a color in hand")));
        } else if let Some(rest) = line.strip_prefix("You can ").filter(|_| {
            let mut heard = last.iter();
            !heard.any(|it: &String| it.starts_with("You can "))
        }) {
            let verb = rest.split(' ').next().unwrap();
            let mut words = rest.split([' ', ',', '.']);
            let cell = words.find(|it| it.len() == 2 && it.ends_with(|c: char| c.is_ascii_digit()));
            talker.send(format!("{verb} {} yes", cell.unwrap()));
        }
        if is_asked(&line) {
            last.clear();
        }
        last.push(line);
    }
}

/// Whether a line asks for an action, by name or where the name was just said.
fn is_asked(line: &str) -> bool {
    line.to_lowercase().ends_with("what do you do?")
}

/// Level 2 thinks for a while, so only some of the hundred games are always played.
#[test]
fn a_bot_plays_against_the_computer_through_the_pipe() {
    for seed in 0..often(3, 100) {
        let kind = Kind::ALL[(seed % 3) as usize];
        let said = bot(kind, seed);
        assert!(said.contains("wins") || said.contains("draw"), "{said}");
    }
}
