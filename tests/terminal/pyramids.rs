//! The pyramid game on a pseudo-terminal: a whole game of five, killed and gone on with.

use mandala::record::AnyRecord;
use mandala::record::pyramids::Record;
use mandala::rules::game::Game as _;
use mandala::store;

use crate::player::{Chance, calm, choose, record_in, see, to_score};
use crate::pty::Pty;

const SIZE: (u16, u16) = (80, 24);

/// The options of a game of five that is dealt at once.
const FIVE: [&str; 9] = [
    "--game",
    "pyramids",
    "--seed",
    "42",
    "--names",
    "Anna,Beth,Carl,Dora,Emil",
    "--first",
    "1",
    "--no-motion",
];

fn load(path: &std::path::Path) -> Record {
    match store::load(path) {
        Ok(AnyRecord::Pyramids(record)) => record,
        other => panic!("no game of pyramids: {other:?}"),
    }
}

/// Waits until somebody is asked to choose.
fn waiting(pty: &Pty) {
    pty.wait_for("choose a pyramid");
    pty.wait_frame(0);
    see();
}

/// Takes the third pyramid ahead, or the last; tells whether the game goes on.
fn take(pty: &Pty) -> bool {
    choose(pty, "\x1b[C", "? Enter takes it");
    for key in ["\x1b[C", "\x1b[C", "\r"] {
        pty.press(key);
    }
    !pty.screen().contains("a again")
}

#[test]
fn a_whole_game_of_five_is_played_and_a_rematch_begun() {
    let pty = Pty::job(&FIVE, &[], SIZE);
    waiting(&pty);
    assert!(pty.screen().contains("Anna, choose a pyramid ahead of your pawn"));
    let mut takes = 1;
    while take(&pty) {
        takes += 1;
        assert!(takes <= 75, "the game does not end:\n{}", pty.screen());
    }
    let record = load(&record_in(&pty.home().join("finished")));
    assert_eq!(record.moves().len(), takes);
    assert!(record.game().is_over());
    let winner = record.game().standing().and_then(|it| it.winners().next());
    let winner = record.names().of(winner.expect("a winner")).to_string();
    to_score(&pty);
    let screen = pty.screen();
    assert!(screen.contains(&format!("{winner} wins")), "{screen}");

    calm();
    pty.press("a");
    waiting(&pty);
    assert!(pty.screen().contains("Beth, choose a pyramid"));
    take(&pty);
    pty.press("q");
    pty.wait_for("The game is saved");
    pty.send("\r");
    assert_eq!(pty.wait_job_exit(), 0);
    assert!(pty.screen().contains("mandala --resume"));
}

#[test]
fn a_game_that_is_killed_goes_on_where_it_was_seen_to_be() {
    let mut pty = Pty::spawn(&FIVE, &[], SIZE);
    waiting(&pty);
    let mut chance = Chance(7);
    let mut takes = 0;
    for _ in 0..5 {
        for _ in 0..=chance.below(4) {
            assert!(take(&pty));
            takes += 1;
        }
        // Something is chosen, and not taken.
        see();
        pty.press("g");
        pty.kill9();
        pty.wait_exit();
        let home = pty.take_home();
        let record = load(&record_in(home.path()));
        assert_eq!(record.moves().len(), takes);
        pty = Pty::spawn_in(home, &["--resume", "--no-motion"], &[], SIZE);
        waiting(&pty);
        let player = record.game().to_act().expect("the game goes on");
        let name = record.names().of(player);
        assert!(pty.screen().contains(&format!("{name}, choose a pyramid")));
    }
    pty.send([3]);
    assert_eq!(pty.wait_exit().code(), Some(130));
}

/// Typed ahead or held, Enter takes one pyramid and no more.
#[test]
fn a_held_enter_takes_once() {
    let mut pty = Pty::spawn(&FIVE, &[], SIZE);
    waiting(&pty);
    choose(&pty, "g", "? Enter takes it");
    pty.send("\r".repeat(30));
    pty.wait_for("Beth, choose");
    pty.wait_quiet();
    pty.send([3]);
    assert_eq!(pty.wait_exit().code(), Some(130));
    assert_eq!(load(&record_in(pty.home())).moves().len(), 1);
}

#[test]
fn a_click_chooses_and_a_second_one_takes() {
    let mut pty = Pty::spawn(&FIVE, &[], SIZE);
    waiting(&pty);
    // The black pyramid of place 5 on the left.
    let click = "\x1b[<0;4;5M\x1b[<0;4;5m";
    pty.send(click);
    pty.wait_for("Take B1 (small black) on place 5?");
    pty.wait_frame(0);
    pty.send(click);
    pty.wait_for("Beth, choose");
    pty.send([3]);
    assert_eq!(pty.wait_exit().code(), Some(130));
    let record = load(&record_in(pty.home()));
    let moves: Vec<String> = record.moves().map(|made| format!("{made:?}")).collect();
    assert_eq!(moves.len(), 1, "{moves:?}");
}
