//! Two players who do what the screen asks for, and otherwise anything.

use std::time::{Duration, Instant};

use mandala::app::cards::Command as Cards;
use mandala::app::cards::Context as At;
use mandala::app::command::Command;
use mandala::app::keymap::{self, Binding, Context};
use mandala::rules::Kind;
use mandala::texts::ENGLISH;

use crate::pty::Pty;

/// What the screen asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// A player is to turn their cards up.
    Space,
    /// Cards are to be chosen and played.
    Choose,
    /// A turn is to be handed over.
    HandOver,
    /// A color of a Mountain is to be taken.
    Draft,
    /// The game is over.
    Over,
}

/// What this screen asks for, by the keys in its last line.
pub fn asked(screen: &str) -> Option<Ask> {
    let bar = screen.trim_end().lines().last()?;
    let asks = [
        (Ask::Space, Context::Cards(At::Covered), Command::Cards(Cards::Reveal)),
        (Ask::HandOver, Context::Cards(At::AfterPlay), Command::Confirm),
        (Ask::Draft, Context::Cards(At::Draft), Command::Confirm),
        (Ask::Over, Context::Over, Command::Rematch),
        (Ask::Choose, Context::Cards(At::Choose), Command::Confirm),
    ];
    let listed = |&&(_, context, command): &&(Ask, Context, Command)| {
        let has = |row: &&Binding| row.keys.iter().any(|(_, does)| *does == command);
        let row = keymap::bindings(context).find(has).expect("such a key");
        let label = ENGLISH.house().key_words(row.label, Kind::Cards).label;
        let names: Vec<String> =
            (row.shown().iter()).map(|(key, _)| ENGLISH.house().key(*key)).collect();
        bar.contains(&format!("{} {label}", names.join(" ")))
    };
    asks.iter().find(listed).map(|(ask, ..)| *ask)
}

/// Numbers that look like chance.
pub struct Chance(pub u64);

impl Chance {
    pub fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (self.0 >> 33) % bound
    }
}

/// What the players have done.
#[derive(Default)]
pub struct Story {
    /// How many actions the screen has shown as done.
    pub actions: usize,
    /// How many of them were choices in a draft.
    pub drafts: usize,
}

impl Story {
    /// Answers what is asked, with one key; returns what was asked.
    pub fn step(&mut self, pty: &Pty, chance: &mut Chance) -> Ask {
        let (ask, key) = next(pty, chance);
        if ask == Ask::Over {
            return ask;
        }
        match ask {
            Ask::Space => show(pty),
            Ask::HandOver => hand_over(pty),
            Ask::Draft => {
                see();
                pty.press(key);
            }
            _ => pty.press(key),
        }
        if acted(ask, key, &pty.screen()) {
            self.actions += 1;
            self.drafts += usize::from(ask == Ask::Draft);
        }
        ask
    }

    /// Plays until the game is over, and goes on to the score.
    pub fn play_out(&mut self, pty: &Pty, chance: &mut Chance) {
        for _ in 0..5_000 {
            if self.step(pty, chance) == Ask::Over {
                return to_score(pty);
            }
        }
        panic!("the game does not end:\n{}", pty.screen());
    }

    /// Plays so many actions.
    pub fn play(&mut self, pty: &Pty, chance: &mut Chance, actions: usize) {
        let end = self.actions + actions;
        while self.actions < end && self.step(pty, chance) != Ask::Over {}
    }
}

/// How long nothing may be typed before cards are turned up or handed over, and a bit.
const CALM: Duration = Duration::from_millis(310);

/// Waits for the calm moment that it takes to turn cards up, or to hand over.
pub fn calm() {
    std::thread::sleep(CALM);
}

/// Goes on to the score from the table of the last action, which stays where nothing moves.
pub fn to_score(pty: &Pty) {
    pty.wait_for("shows the score.");
    calm();
    pty.press("z");
    pty.wait_for("wins");
}

/// Waits as long as it takes to see what was done, before anything can be chosen, and a
/// bit.
pub fn see() {
    std::thread::sleep(Duration::from_millis(220));
}

/// Presses this key until the screen shows that something is chosen: a key that comes before
/// it can be seen what was done chooses nothing, and a busy machine shows it late.
#[track_caller]
pub fn choose(pty: &Pty, key: &str, chosen: &str) {
    for _ in 0..20 {
        see();
        pty.press(key);
        if pty.screen().contains(chosen) {
            return;
        }
    }
    panic!("nothing is chosen:\n{}", pty.screen());
}

/// Turns cards up, a second after they were last to be turned.
#[track_caller]
pub fn show(pty: &Pty) {
    let next = pty.spaced().map(|at| at + Duration::from_millis(1_010));
    let left = next.map(|next| next.saturating_duration_since(Instant::now()));
    std::thread::sleep(left.unwrap_or_default().max(CALM));
    pty.press(" ");
}

/// Turns cards up that were turned before: that takes a second since then.
#[track_caller]
pub fn show_again(pty: &Pty) {
    std::thread::sleep(Duration::from_millis(1_010));
    pty.press(" ");
}

/// Hands over.
#[track_caller]
pub fn hand_over(pty: &Pty) {
    calm();
    pty.press("\r");
}

/// Plays at a table for each case, at all of them at once: most of the time each waits.
pub fn at_many_tables<T: Send>(cases: impl IntoIterator<Item = T>, play: impl Fn(T) + Sync) {
    std::thread::scope(|scope| {
        for case in cases {
            let play = &play;
            scope.spawn(move || play(case));
        }
    });
}

/// What is asked and a key that answers it.
pub fn next(pty: &Pty, chance: &mut Chance) -> (Ask, &'static str) {
    pty.wait_frame(0);
    let screen = pty.screen();
    let ask = asked(&screen).unwrap_or_else(|| panic!("nothing is asked:\n{screen}"));
    let key = match ask {
        Ask::Space => " ",
        Ask::Choose if chance.below(2) == 0 => {
            let keys = ["1", "2", "f", "m", "\t", "r", "o", "y", "g", "p", "b"];
            keys[chance.below(keys.len() as u64) as usize]
        }
        Ask::Draft if chance.below(2) == 0 => "\t",
        _ => "\r",
    };
    (ask, key)
}

/// Whether a key could be an action of the game.
pub fn may_act(ask: Ask, key: &str) -> bool {
    matches!(ask, Ask::Choose | Ask::Draft) && key == "\r"
}

/// Whether a key was an action of the game, by what the screen shows then.
pub fn acted(ask: Ask, key: &str, screen: &str) -> bool {
    // Enter also goes from the cards to the place where they go, and takes nothing
    // before a color was chosen.
    let refused = screen.contains("Pick a color of the Mountain first");
    may_act(ask, key) && !refused && (ask == Ask::Draft || asked(screen) != Some(Ask::Choose))
}

/// The options of a game that is dealt at once.
pub const DEAL: [&str; 7] = ["--seed", "42", "--names", "Anna,Beth", "--first", "1", "--no-motion"];

/// A game dealt at once, covered, with some more options.
pub fn deal(options: &[&str], env: &[(&str, &str)]) -> Pty {
    let pty = Pty::spawn(&[&DEAL[..], options].concat(), env, (80, 24));
    covered(&pty);
    pty
}

/// The same as the job of a shell: the last that a game writes could get lost if it
/// led the session of its terminal.
pub fn deal_job(options: &[&str], env: &[(&str, &str)]) -> Pty {
    let pty = Pty::job(&[&DEAL[..], options].concat(), env, (80, 24));
    covered(&pty);
    pty
}

/// Waits until a whole frame shows everything face down.
#[track_caller]
pub fn covered(pty: &Pty) {
    pty.wait_until("a covered table", |screen| asked(&screen.contents()) == Some(Ask::Space));
    pty.wait_frame(0);
}

/// The only record in a directory.
pub fn record_in(dir: &std::path::Path) -> std::path::PathBuf {
    let paths = std::fs::read_dir(dir).unwrap().map(|entry| entry.unwrap().path());
    let mut records = paths.filter(|path| path.extension().is_some_and(|end| end == "mandala"));
    let record = records.next().expect("a record");
    assert_eq!(records.next(), None);
    record
}
