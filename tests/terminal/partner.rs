//! Games against a computer on the terminal: left and made larger while it thinks, and gone
//! on with to the end.

use mandala::record::AnyRecord;
use mandala::rules::Kind;
use mandala::rules::game::Game as _;
use mandala::store;

use crate::player::{DEAL, record_in, see, to_score};
use crate::pty::{FRAME_END, Pty};

const SIZE: (u16, u16) = (80, 24);

/// What a person against a computer sees and types in a game.
struct Table {
    game: &'static str,
    kind: Kind,
    /// What asks the person for a turn.
    turn: &'static str,
    /// What makes a turn.
    keys: &'static [&'static str],
}

const TILES: Table =
    Table { game: "tiles", kind: Kind::Tiles, turn: "Anna's turn", keys: &["\t", "\r"] };
const PYRAMIDS: Table = Table {
    game: "pyramids",
    kind: Kind::Pyramids,
    turn: "Anna, choose",
    keys: &["\x1b[C", "\x1b[C", "\x1b[C", "\r"],
};

impl Table {
    /// A game dealt at once that Anna starts.
    fn deal(&self) -> Pty {
        let names = ["--names", "Anna,Beth", "--first", "1", "--computer", "2=1"];
        let game = ["--game", self.game, "--seed", "42"];
        Pty::spawn(&[&game[..], &names[..]].concat(), &[], SIZE)
    }

    fn turn(&self, pty: &Pty) {
        see();
        for key in self.keys {
            pty.press(key);
        }
    }

    /// Waits until the person decides, or the game is over; tells whether it goes on.
    fn goes_on(&self, pty: &Pty) -> bool {
        let is_over = |text: &str| text.contains("a again");
        pty.wait_until("a person's turn or the end", |screen| {
            let text = screen.contents();
            text.contains(self.turn) || text.contains("may flip") || is_over(&text)
        });
        !is_over(&pty.screen())
    }

    fn plays_on(&self) {
        let mut pty = self.deal();
        pty.wait_for(self.turn);
        pty.wait_frame(0);
        self.turn(&pty);
        pty.wait_for("Beth is thinking.");
        pty.send("q");
        pty.wait_for("Leave the game?");
        pty.wait_quiet();
        let before = pty.bytes();
        pty.resize(100, 30);
        pty.wait_frame(before);
        pty.wait_for("Leave the game?");
        pty.send("\r");
        assert_eq!(pty.wait_exit().code(), Some(0));
        let home = pty.take_home();
        let kept = store::load(&record_in(home.path())).unwrap();
        assert_eq!(kept.kind(), self.kind);
        let text = kept.recorded().text_up_to(0);
        assert!(text.contains("\ncomputer: two 1\n"), "{text}");

        let mut pty = Pty::spawn_in(home, &["--resume", "--no-motion"], &[], SIZE);
        let mut turns = 0;
        while self.goes_on(&pty) {
            assert!(turns < 80, "the game does not end:\n{}", pty.screen());
            self.turn(&pty);
            // While it thinks, or just after.
            if turns == 2 {
                pty.resize(120, 38);
            }
            turns += 1;
        }
        assert!(turns > 2);
        let record = store::load(&record_in(&pty.home().join("finished"))).unwrap();
        assert!(is_over(&record));
        to_score(&pty);
        pty.send("q");
        assert_eq!(pty.wait_exit().code(), Some(0));
    }
}

fn is_over(record: &AnyRecord) -> bool {
    match record {
        AnyRecord::Cards(record) => record.game().is_over(),
        AnyRecord::Tiles(record) => record.game().is_over(),
        AnyRecord::Pyramids(record) => record.game().is_over(),
    }
}

#[test]
fn a_game_of_tiles_is_left_while_the_computer_thinks_and_played_to_its_end() {
    TILES.plays_on();
}

#[test]
fn a_game_of_pyramids_is_left_while_the_computer_thinks_and_played_to_its_end() {
    PYRAMIDS.plays_on();
}

/// How many frames the game has drawn.
fn frames(pty: &Pty) -> usize {
    let raw = pty.raw();
    raw.windows(FRAME_END.len()).filter(|bytes| *bytes == FRAME_END).count()
}

#[test]
fn nothing_is_written_while_a_computer_or_a_hint_is_thought_about() {
    let computer = ["--computer", "2=6"];
    let pty = Pty::spawn(&[&DEAL[..], &computer].concat(), &[], SIZE);
    pty.wait_for("Pick a color");
    pty.wait_frame(0);
    see();
    let before = frames(&pty);
    pty.send("t");
    pty.wait_for("Hints (Tab tries one)");
    pty.wait_quiet();
    assert_eq!(frames(&pty), before + 2, "that they come, and the hints");

    for key in ["\x1b", "g", "1", "f"] {
        pty.press(key);
    }
    let before = frames(&pty);
    pty.send("\r");
    pty.wait_for("Beth is thinking.");
    pty.wait_gone("Beth is thinking.");
    pty.wait_quiet();
    assert_eq!(frames(&pty), before + 2, "the play, and the answer");
}
