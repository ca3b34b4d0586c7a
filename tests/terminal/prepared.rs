//! Games played on by the library, at once: at the table each handover takes its calm
//! moment.

use std::fs;
use std::path::Path;

use mandala::record::cards::{Move, Record};
use mandala::rules::Player;
use mandala::rules::cards::{Action, Phase};
use mandala::rules::game::Game as _;
use mandala::rules::shuffle::Shuffler;

use crate::common::load;
use crate::common::{names, pick};
use crate::home::Home;
use crate::pty::Pty;

/// The game of [`DEAL`](crate::player::DEAL).
fn dealt() -> Record {
    Record::new(42, names(), Player::One)
}

/// Plays one of the legal actions.
fn play_on(record: &mut Record, chance: &mut Shuffler) {
    let action = pick(&record.game().legal_actions(), chance).expect("it goes on");
    record.play(action).expect("a listed action is legal");
}

/// The game of [`DEAL`](crate::player::DEAL) after so many actions.
pub fn played(actions: usize) -> Record {
    let mut record = dealt();
    let mut chance = Shuffler::new(5);
    for _ in 0..actions {
        play_on(&mut record, &mut chance);
    }
    record
}

/// A game about to complete a Mandala, and the keys that build its last color.
pub fn about_to_complete() -> (Record, [String; 3]) {
    let mut record = dealt();
    let mut chance = Shuffler::new(5);
    loop {
        let actions = record.game().legal_actions();
        for action in actions {
            let mut game = record.game().clone();
            let done = game.apply(action);
            if let Action::Build { side, color } = action
                && matches!((done, game.phase()), (Ok(_), Phase::Draft(_)))
            {
                let letter = color.letter().to_ascii_lowercase();
                let number = side as usize + 1;
                return (record, [letter.into(), number.to_string(), "m".into()]);
            }
        }
        play_on(&mut record, &mut chance);
    }
}

/// A kept game played on to the beginning of its last draft.
pub fn to_the_last_draft(mut record: Record) -> Record {
    let mut chance = Shuffler::new(7);
    let mut last = None;
    while !record.game().is_over() {
        let claimed =
            matches!(record.moves().next_back(), Some(Move::Action(_, Action::Claim { .. })));
        if matches!(record.game().phase(), Phase::Draft(_)) && !claimed {
            last = Some(record.clone());
        }
        play_on(&mut record, &mut chance);
    }
    last.expect("a game ends with a draft")
}

/// Plays the game in a file on to the beginning of its last draft.
pub fn skip_to_the_last_draft(path: &Path) {
    let record = to_the_last_draft(load(path).unwrap());
    fs::write(path, record.to_string()).unwrap();
}

/// A directory where this game is kept.
pub fn home_with(record: &Record) -> Home {
    let home = Home::new();
    fs::write(home.path().join("game.mandala"), record.to_string()).unwrap();
    home
}

/// Goes on with a game in which nothing moves, with some more options.
pub fn resumed(record: &Record, options: &[&str], env: &[(&str, &str)]) -> Pty {
    let args = [&["--resume", "--no-motion"], options].concat();
    let pty = Pty::spawn_in(home_with(record), &args, env, (80, 24));
    pty.wait_for("in hand");
    pty.wait_frame(0);
    pty
}
