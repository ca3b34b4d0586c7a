//! Games told line by line, without a terminal: what is said, and what must not be.

use mandala::app::{AnyTable, App, Effects, Event, Opening, Settings, Think, Tongue, TongueMode};
use mandala::lines::{Clearing, Talk};
use mandala::record::cards::{Course, Record};
use mandala::record::{AnyRecord, tiles};
use mandala::rules::cards::{Game, Phase, Setup};
use mandala::rules::game::Game as _;
use mandala::rules::{Kind, Player};
use mandala::texts::ENGLISH;

use crate::common::app::used;
use crate::common::hidden::{Exchange, positions};
use crate::common::{for_each_seed, names, pick};

/// A table and whoever tells it.
pub struct Told {
    pub app: App,
    pub talk: Talk,
}

impl Told {
    pub fn of(app: App, clearing: Clearing) -> Told {
        let talk = Talk::new(ENGLISH, clearing);
        let mut told = Told { app, talk };
        told.talk.tell(&mut told.app, Event::Tick);
        told.work();
        told
    }

    /// A game that goes on.
    pub fn resumed(game: impl Into<AnyTable>) -> Told {
        Told::of(App::resume(settings(), Box::new(|| 0), game, None), Clearing::Nothing)
    }

    /// The same in another language.
    pub fn in_tongue(game: impl Into<AnyTable>, tongue: Tongue) -> Told {
        let app = App::resume(speaking(tongue), Box::new(|| 0), game, None);
        let talk = Talk::new(tongue.language(), Clearing::Nothing);
        let mut told = Told { app, talk };
        told.talk.tell(&mut told.app, Event::Tick);
        told.work();
        told
    }

    /// The start screen in another language, after what it says first.
    pub fn start_in(tongue: Tongue) -> Told {
        let app = App::start(speaking(tongue), Box::new(|| 7), Opening::default(), None);
        let mut told = Told { app, talk: Talk::new(tongue.language(), Clearing::Nothing) };
        told.hear(&[]);
        told
    }

    /// A position that two people play on from.
    fn laid_out(setup: &Setup) -> Told {
        let game = Game::try_from(setup).unwrap();
        let course = Course::new(game, names());
        let app = App::resume(settings(), Box::new(|| 0), course, None);
        Told::of(app, Clearing::Screen)
    }

    pub fn work(&mut self) {
        let mut effects: Effects = self.talk.take_effects();
        while let Some(Think::About(thought)) = effects.think.take() {
            let answer = thought.think(&Default::default()).unwrap();
            self.talk.tell(&mut self.app, Event::Answered(answer));
            self.talk.hurry(&mut self.app);
            effects = self.talk.take_effects();
        }
    }

    /// What is printed after some lines.
    pub fn hear(&mut self, lines: &[&str]) -> String {
        let mut printed = String::new();
        self.talk.speak(&self.app);
        printed += &self.talk.take_printed();
        for line in lines {
            self.talk.hear(&mut self.app, line);
            self.work();
            self.talk.speak(&self.app);
            printed += &self.talk.take_printed();
        }
        printed
    }
}

pub fn settings() -> Settings {
    used(Settings { motion: false, plain: true, ..Settings::default() })
}

fn speaking(tongue: Tongue) -> Settings {
    Settings { language: TongueMode::Always(tongue), ..settings() }
}

/// What a player may ask for who has not said that they are alone.
const PUBLIC: [&str; 26] = [
    "hand",
    "cup",
    "river",
    "left",
    "right",
    "deck",
    "discard pile",
    "what is missing?",
    "what is green worth?",
    "table",
    "score",
    "legal",
    "hint",
    "last",
    "what did I draw?",
    "what did he get?",
    "which colors can I put on the left mountain?",
    "log",
    "why",
    "help",
    "settings",
    "undo",
    "green right mountain yes",
    "yes",
    "",
    "rubbish",
];

#[test]
fn hidden_cards_change_no_byte_until_their_owner_says_ready() {
    let mut revealed = 0;
    positions(0..12, 8, |_, setup, chance| {
        let other = Exchange::ALL.make(setup, chance);
        let mut both = [setup, &other].map(Told::laid_out);
        let [one, two] = both.each_mut().map(|told| told.hear(&PUBLIC));
        assert_eq!(one, two);
        assert!(!one.contains('\u{1b}'), "{one}");
        let [one, two] = both.each_mut().map(|told| told.hear(&["ready", "hand"]));
        revealed += usize::from(one != two);
    });
    assert!(revealed > 10, "{revealed}");
}

#[test]
fn what_was_refused_or_begun_is_forgotten_with_the_cards() {
    positions(0..12, 8, |_, setup, chance| {
        let other = Exchange::ALL.make(setup, chance);
        let mut both = [setup, &other].map(Told::laid_out);
        for told in &mut both {
            told.hear(&["ready", "discard 9 red", "field"]);
            // Whoever comes back to a suspended game finds the cards face down.
            told.talk.tell(&mut told.app, Event::Continued);
            told.hear(&[]);
        }
        let [one, two] = both.each_mut().map(|told| told.hear(&["", "why"]));
        assert_eq!(one, two);
        let [one, two] = both.each_mut().map(|told| told.hear(&PUBLIC));
        assert_eq!(one, two);
    });
}

#[test]
fn what_was_told_in_secret_is_cleared_when_the_turn_passes_on() {
    let mut tried = 0;
    positions(0..6, 20, |game, setup, _| {
        let Some(action) = game.legal_actions().iter().next() else {
            return;
        };
        let mut told = Told::laid_out(setup);
        let before = told.hear(&["ready", "hand", &format!("{action} yes")]);
        let after = told.hear(&["done"]);
        let cleared = after.strip_prefix("\u{1b}[H\u{1b}[2J\u{1b}[3J");
        // A Mandala that is complete is shared out first.
        if before.contains("Type done") {
            tried += 1;
            assert!(!before.contains('\u{1b}'), "{before}");
            assert!(cleared.is_some_and(|rest| !rest.contains('\u{1b}')), "{after}");
            // Who takes over hears once more what was done.
            let said = told.hear(&["ready"]);
            let player = game.to_act().unwrap();
            assert!(said.starts_with(names().of(player)), "{said}");
        }
    });
    assert!(tried > 3, "{tried}");
}

#[test]
fn nothing_is_cleared_in_a_pipe() {
    let app = App::deal(
        settings(),
        Box::new(|| 42),
        mandala::rules::Kind::Cards,
        names(),
        Default::default(),
    );
    let mut told = Told::of(app, Clearing::Nothing);
    let said = told.hear(&["ready", "discard 1 red yes", "done", "ready"]);
    assert!(!said.contains('\u{1b}'), "{said}");
}

#[test]
fn a_yes_after_another_question_plays_nothing_of_before() {
    let played = |told: &Told| told.app.table().unwrap().tiles().unwrap().steps().len();
    for (other, is_dropped) in [("flip", true), ("c9", false), ("on which", false)] {
        let record = AnyRecord::from(tiles::Record::new(42, names(), Player::One));
        let mut told = Told::resumed(record);
        told.hear(&["purple yes"]);
        assert_eq!(played(&told), 1);
        let proposed = told.hear(&["c4"]);
        assert!(proposed.contains("Play it?"), "{proposed}");
        let printed = told.hear(&[other]);
        // What was not understood changes nothing, and it is asked about once more.
        assert_eq!(printed.ends_with(&proposed), !is_dropped, "{other}: {printed}");
        assert_eq!(played(&told), 1, "{other}: {printed}");
        told.hear(&["yes"]);
        assert_eq!(played(&told) == 1, is_dropped, "{other}: {printed}");
    }
}

#[test]
fn who_takes_a_color_is_named_and_nothing_is_told_twice() {
    for_each_seed(0..6, |seed, chance| {
        let mut record = Record::new(seed, names(), Player::One);
        let draft = loop {
            if let Phase::Draft(draft) = record.game().public_view().phase() {
                break draft;
            }
            let action = pick(&record.game().legal_actions(), chance).expect("a draft comes");
            record.play(action).unwrap();
        };
        let mountain = record.game().public_view().mandala(draft.side).mountain;
        let color = mountain.colors().iter().next().unwrap().name();
        let asks = format!("{}, which color do you take?", names().of(draft.chooser));
        let mut told = Told::resumed(AnyRecord::from(record));
        let said = told.hear(&[]);
        assert!(said.contains(&asks), "{said}");
        let said = told.hear(&[color, "no", "yes"]);
        assert!(said.contains(&asks), "{said}");
        assert!(said.contains("There is nothing to say yes or no to."), "{said}");
        let said = told.hear(&["hand"]);
        assert!(said.contains(", if nobody else listens or looks, type ready"), "{said}");
        let said = told.hear(&[&format!("{color} yes")]);
        let lines: Vec<&str> = said.lines().collect();
        for (at, line) in lines.iter().enumerate() {
            assert!(!lines[..at].contains(line), "{said}");
        }
    });
}

#[test]
fn puzzles_are_tried_again_and_gone_through_line_by_line() {
    let opening = Opening { kind: Kind::Pyramids, ..Opening::default() };
    let app = App::start(settings(), Box::new(|| 0), opening, None);
    let mut told = Told::of(app, Clearing::Nothing);
    for (lines, said) in [
        (&["practice"][..], "Puzzle 1 of 3. 30 to 30, three pyramids left."),
        (&["take 73", "yes"], "Not the best: "),
        (&["again"], "1 of 3. 30 to 30"),
        (&["take 73 yes"], "Not the best: "),
        // A slip does not take back what was said of it.
        (&["xyzzy"], "I do not understand"),
        (&["take 73 no"], "Nothing is played"),
        (&[""], "Not the best: "),
        (&["take 74", "yes"], "The last small green"),
        (&["next"], "Pawns: Anna on "),
        (&[""], "2 of 3. "),
        (&["hint"], "The answer: "),
        (&["next", "take 72", "yes", "next"], "You found 0 of 3 at once, 1 more with another try."),
        (&["next"], "Type begin"),
    ] {
        let printed = told.hear(lines);
        let printed = printed.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(printed.contains(said), "{lines:?}: {printed}");
    }
}
