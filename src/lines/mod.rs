//! The same games line by line, for those who hear or feel what is written, and for
//! programs: the second reader of what the app says and offers. It has no rules of its own;
//! what is typed becomes the commands that keys and clicks stand for.

mod cards;
mod choices;
mod end;
mod foretold;
mod hear;
mod heard;
mod house;
mod learn;
mod lists;
mod meaning;
mod misheard;
mod numbers;
mod others;
mod outcome;
mod past;
mod pyramids;
mod reading;
mod reason;
mod reply;
mod resume;
mod review;
mod rules;
mod sense;
mod settings;
mod speak;
mod start;
mod table;
mod tiles;
mod turn;
mod typed;
mod voice;
mod waiting;
mod words;

use std::mem;
use std::sync::LazyLock;
use std::time::Duration;

use crate::app::command::Command;
use crate::app::keymap::Context;
use crate::app::{App, Effects, Event, Extent, Input, Save, Scene, Tongue};
use crate::plain::Plain;
use crate::rules::{ByPlayer, Kind, Seat};
use crate::texts::language::lines::{Said, Word};
use crate::texts::{ENGLISH, Language};
use choices::{Begun, Choice};
use foretold::Foretold;
use meaning::Words;
use typed::Typed;

/// What clears the screen and what was scrolled off it.
const CLEAR: &str = "\x1b[H\x1b[2J\x1b[3J";
/// More lines than a screen has.
const SCREENFUL: usize = 100;
/// By so much the app's clock goes on with each line: whoever types one has read what came
/// before.
const MOMENT: Duration = Duration::from_secs(2);
/// Who is named where nobody plays yet.
const NOBODY: &Vec<String> = &Vec::new();

/// The words for a language in all of them.
static WAYS_OUT: LazyLock<Vec<(&str, Word)>> = LazyLock::new(|| {
    let all = Tongue::ALL.into_iter();
    let all = all.flat_map(|tongue| tongue.language().in_lines().words());
    all.filter(|(_, word)| *word == Word::Language).copied().collect()
});

/// Asks the table of whichever game it is; gives something else away from the tables.
macro_rules! at_table {
    ($scene:expr, $table:ident => $asked:expr, $other:expr) => {
        match &$scene.place {
            Place::Cards(it) => {
                let $table = &**it;
                $asked
            }
            Place::Tiles(it) => {
                let $table = &**it;
                $asked
            }
            Place::Pyramids(it) => {
                let $table = &**it;
                $asked
            }
            Place::Start(_) => $other,
        }
    };
}
use at_table;

/// Why a line cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unreadable {
    /// It is longer than any answer.
    TooLong,
    /// It is no text.
    NoText,
    /// It has characters that nobody types.
    Invisible,
}

/// How hidden cards are cleared from where they were printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Clearing {
    /// Not at all: nobody looks at a pipe.
    Nothing,
    /// They are scrolled off a screen that knows no commands.
    Scroll,
    /// By a command to the terminal.
    Screen,
}

/// What is done once the players are sure.
struct Sure {
    commands: Vec<Command>,
    /// What asks whether they are.
    question: String,
}

/// An action that was chosen before hints took its place.
struct Aside {
    commands: Vec<Command>,
    /// What asks whether to play it.
    question: Vec<String>,
}

/// What takes its time, and is told once it is there.
#[derive(Clone, Copy)]
enum Awaited {
    /// Hints, or what a review has found.
    Findings,
    /// Of a review, only what luck did.
    Luck,
    /// Of a review, all of it.
    All,
}

/// A conversation with the players.
pub struct Talk {
    language: &'static dyn Language,
    clearing: Clearing,
    /// What is to be printed.
    out: Vec<String>,
    /// Whether the screen is to be cleared before that.
    is_clearing: bool,
    /// What is to be done around the app.
    effects: Effects,
    now: Duration,
    /// Where the players were last: which game, whether it is a replay, and which decision is
    /// made again.
    here: Option<(Kind, bool, Option<usize>)>,
    /// Whether a game has just begun.
    begins: bool,
    /// How many entries of the log were told.
    told: usize,
    /// What the last ones of them tell, each in a line.
    last: Vec<String>,
    /// What was asked last.
    asked: Vec<String>,
    /// What is open: the part of an action that was typed, and what asks for the rest.
    begun: Option<Begun>,
    /// The words that named what was just refused.
    refused: Vec<Typed>,
    /// The words that chose what is chosen.
    chosen_by: Vec<Typed>,
    /// What was chosen before hints took its place.
    aside: Option<Aside>,
    /// Whether a line was heard that nothing was said to yet.
    owes: bool,
    /// What was told that holds for a whole share-out.
    foretold: Vec<Foretold>,
    /// Who is still to be asked whether they agree to end the game.
    to_agree: Vec<Seat>,
    /// Whether it was told how the game came out.
    is_counted: bool,
    /// What the numbers of the list stand for that was just printed.
    list: Vec<Choice>,
    /// The last list that was told with numbers, as long as nothing is played.
    numbered: Vec<Choice>,
    /// Which of them is chosen.
    picked: Option<usize>,
    /// What an answer named since something was asked, in its order.
    named: Vec<Choice>,
    /// Whether nothing was asked or chosen since that list was told, so that numbers mean it.
    is_list_last: bool,
    /// What the players were asked whether they are sure of.
    sure: Option<Sure>,
    /// Why the last thing tried was refused, or what speaks for a hint.
    why: Vec<String>,
    /// Whether something was asked for at the table that may be refused.
    has_tried: bool,
    /// Whether a computer was told to answer.
    goes_on: bool,
    /// What was said to all.
    warned: Vec<String>,
    /// What was explained last.
    tip: Option<String>,
    /// What was said to be wrong with what is kept.
    troubles: Vec<String>,
    /// What is to be told as soon as it is there.
    awaits: Option<Awaited>,
    /// Whether of a review it was told last what luck did.
    is_luck_last: bool,
    /// After which of their turns it was told last what a player drew.
    drawn: ByPlayer<Option<usize>>,
    /// Whether cards were told that the other player must not know.
    has_told_secrets: bool,
    /// How many past games were listed.
    listed: usize,
    /// Whether more of them are to be.
    tells_more: bool,
}

impl Talk {
    /// Begins to talk; what was printed can be cleared like this.
    pub fn new(language: &'static dyn Language, clearing: Clearing) -> Talk {
        let mut talk = Talk {
            language,
            clearing,
            out: Vec::new(),
            is_clearing: false,
            effects: Effects::default(),
            now: Duration::ZERO,
            here: None,
            begins: true,
            told: 0,
            last: Vec::new(),
            asked: Vec::new(),
            begun: None,
            refused: Vec::new(),
            chosen_by: Vec::new(),
            aside: None,
            owes: false,
            foretold: Vec::new(),
            to_agree: Vec::new(),
            is_counted: false,
            list: Vec::new(),
            picked: None,
            numbered: Vec::new(),
            named: Vec::new(),
            is_list_last: false,
            sure: None,
            why: Vec::new(),
            has_tried: false,
            goes_on: false,
            warned: Vec::new(),
            tip: None,
            troubles: Vec::new(),
            awaits: None,
            is_luck_last: false,
            drawn: ByPlayer::default(),
            has_told_secrets: false,
            listed: 0,
            tells_more: false,
        };
        talk.say(&Said::Welcome);
        talk
    }

    /// The words that are understood: those of the language, and the English ones; and in
    /// every language the word for it, so that nobody is caught in one.
    fn vocabulary(&self) -> [Words; 3] {
        let [spoken, english] =
            [self.language, ENGLISH].map(|language| language.in_lines().words());
        [spoken, english, &WAYS_OUT]
    }

    /// What is to be printed, each line with its end.
    pub fn take_printed(&mut self) -> String {
        let is_clearing = mem::take(&mut self.is_clearing);
        let mut text = self.clears(is_clearing);
        for line in self.out.drain(..) {
            text += &Plain::message(&line).to_string();
            text.push('\n');
        }
        text
    }

    /// What clears what was printed, if it is to be.
    fn clears(&self, is_clearing: bool) -> String {
        match self.clearing {
            _ if !is_clearing => String::new(),
            Clearing::Nothing => String::new(),
            Clearing::Scroll => "\n".repeat(SCREENFUL),
            Clearing::Screen => CLEAR.to_string(),
        }
    }

    /// What is to be printed if the game ends here, so that nothing is left that somebody else
    /// must not read.
    pub fn parting(&self) -> String {
        self.clears(self.has_told_secrets)
    }

    /// Goes on after the game was stopped: nobody was told anything, as far as is known.
    pub fn go_on_covered(&mut self, app: &mut App) {
        (self.begun, self.sure) = (None, None);
        self.asked.clear();
        self.tell(app, Event::Continued);
    }

    /// What is to be done around the app.
    pub fn take_effects(&mut self) -> Effects {
        mem::take(&mut self.effects)
    }

    /// Whether something is to be done before anything else can happen.
    pub fn has_work(&self) -> bool {
        let effects = &self.effects;
        effects.save.is_some()
            || !effects.remember.is_empty()
            || effects.leave.is_some()
            || effects.think.is_some()
    }

    /// Tells the app that something happened.
    pub fn tell(&mut self, app: &mut App, event: Event) {
        self.now += MOMENT;
        let effects = app.on(event, self.now);
        self.note(effects);
    }

    /// Takes note of what is to be done.
    pub fn note(&mut self, effects: Effects) {
        self.begins |= matches!(effects.save, Some(Save::Begin(_)));
        self.effects.add(effects);
    }

    /// Asks the app for something, as by a key.
    fn press(&mut self, app: &mut App, command: Command) {
        if let Command::Row(at) = command {
            self.tell_damage(app, at);
        }
        self.tell(app, Event::Shown(Extent::default()));
        self.tell(app, Event::Input(Input::Click(command)));
    }

    /// Nobody waits to see what a computer is about to do, unless they can still undo what
    /// it answers.
    pub fn hurry(&mut self, app: &mut App) {
        if !self.is_last_chance(app) {
            self.let_answer(app);
        }
    }

    /// Lets a computer answer now.
    fn let_answer(&mut self, app: &mut App) {
        self.goes_on = true;
        if matches!(app.scene().offers.context, Context::Waiting(_)) {
            self.press(app, Command::Hurry);
        }
    }

    /// Whether the last action can be undone until a computer answers it. It answers only once
    /// somebody says so: nobody knows how long it takes to hear that this can be undone.
    fn is_last_chance(&self, app: &App) -> bool {
        is_last_chance(&app.scene())
    }

    /// Whether a computer waits for a word before it answers.
    pub fn waits_for_word(&self, app: &App) -> bool {
        self.is_last_chance(app) && !self.goes_on
    }

    /// Whether the next line could show cards that somebody else must not see.
    pub fn is_before_secrets(&self, app: &App) -> bool {
        use crate::app::cards::StageView;
        let scene = app.scene();
        let stage = scene.cards().map(|table| &table.stage);
        matches!(stage, Some(StageView::Covered { .. } | StageView::Draft { .. }))
    }

    /// Leaves nothing on the screen that somebody else must not read.
    pub fn leave(&mut self) {
        self.is_clearing |= mem::take(&mut self.has_told_secrets);
    }

    fn say(&mut self, said: &Said) {
        let said = self.language.in_lines().say(said, NOBODY);
        self.out.push(said);
    }

    /// Says that a line cannot be read.
    pub fn refuse(&mut self, app: &mut App, why: Unreadable) {
        // A yes that comes later is not meant for what was asked before.
        self.drop_choice(app);
        self.sure = None;
        self.say(&match why {
            Unreadable::TooLong => Said::TooLong,
            Unreadable::NoText => Said::NoText,
            Unreadable::Invisible => Said::Invisible,
        });
    }
}

/// Whether the last action can be undone until a computer answers it.
fn is_last_chance(scene: &Scene) -> bool {
    use crate::app::cards::StageView;
    let stage = scene.cards().map(|table| table.stage);
    matches!(stage, Some(StageView::Waiting { can_undo: true, .. }))
}
