//! The same games line by line, for those who hear or feel what is written, and for
//! programs: the second reader of what the app says and offers. It has no rules of its own;
//! what is typed becomes the commands that keys and clicks stand for.

mod cards;
mod past;
mod pyramids;
mod review;
mod speak;
mod start;
mod table;
mod tiles;
mod turn;
mod words;

use std::mem;
use std::time::Duration;

use crate::app::command::Command;
use crate::app::keymap::Context;
use crate::app::settings::{Name, SETTINGS, Value};
use crate::app::{App, Effects, Event, Extent, Input, Overlay, Place, Save, Saving, Scene};
use crate::plain::Plain;
use crate::rules::{Kind, Seat};
use crate::texts::language::lines::{Said, Topic, Word};
use crate::texts::{Language, sentence};
use table::Table as _;
use words::{Line, Typed};

/// What clears the screen and what was scrolled off it.
const CLEAR: &str = "\x1b[H\x1b[2J\x1b[3J";
/// More lines than a screen has.
const SCREENFUL: usize = 100;
/// By so much the app's clock goes on with each line: whoever types one has read what came
/// before.
const MOMENT: Duration = Duration::from_secs(2);
/// Who is named where nobody plays yet.
const NOBODY: &Vec<String> = &Vec::new();

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

/// An action that was begun, but is not whole yet.
#[derive(Clone)]
struct Begun {
    words: Vec<Typed>,
    /// What asks for the rest.
    missing: String,
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
    /// Where the players were last: which game, and whether it is a replay.
    here: Option<(Kind, bool)>,
    /// Whether a game has just begun.
    begins: bool,
    /// How many entries of the log were told.
    told: usize,
    /// What was asked last.
    asked: Vec<String>,
    /// The part of an action that was typed.
    begun: Option<Begun>,
    /// Whether a line was heard that nothing was said to yet.
    owes: bool,
    /// Who is still to be asked whether they agree to end the game.
    to_agree: Vec<Seat>,
    /// Whether it was told how the game came out.
    is_counted: bool,
    /// What the numbers of the list stand for that was just printed.
    list: Vec<Vec<Command>>,
    /// What is done once the players are sure.
    sure: Option<Command>,
    /// Why the last thing tried was refused.
    why: Vec<String>,
    /// Whether something was asked for at the table that may be refused.
    has_tried: bool,
    /// What was said to all.
    warned: Vec<String>,
    /// What was said to be wrong with what is kept.
    troubles: Vec<String>,
    /// Whether hints, or a review, are to be told as soon as they are there.
    awaits: bool,
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
            asked: Vec::new(),
            begun: None,
            owes: false,
            to_agree: Vec::new(),
            is_counted: false,
            list: Vec::new(),
            sure: None,
            why: Vec::new(),
            has_tried: false,
            warned: Vec::new(),
            troubles: Vec::new(),
            awaits: false,
            has_told_secrets: false,
            listed: 0,
            tells_more: false,
        };
        talk.say(&Said::Welcome);
        talk
    }

    /// What is to be printed, each line with its end.
    pub fn take_printed(&mut self) -> String {
        let mut text = match self.clearing {
            _ if !mem::take(&mut self.is_clearing) => String::new(),
            Clearing::Nothing => String::new(),
            Clearing::Scroll => "\n".repeat(SCREENFUL),
            Clearing::Screen => CLEAR.to_string(),
        };
        for line in self.out.drain(..) {
            text += &Plain::message(&line).to_string();
            text.push('\n');
        }
        text
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
    pub fn let_answer(&mut self, app: &mut App) {
        if matches!(app.scene().offers.context, Context::Waiting(_)) {
            self.press(app, Command::Hurry);
        }
    }

    /// Whether the last action can be undone until a computer answers it.
    pub fn is_last_chance(&self, app: &App) -> bool {
        use crate::app::cards::StageView;
        let scene = app.scene();
        let stage = scene.cards().map(|table| table.stage);
        matches!(stage, Some(StageView::Waiting { can_undo: true, .. }))
    }

    /// Whether a line asks to undo.
    pub fn is_undo(&self, text: &str) -> bool {
        let line = Line::read(text, self.language.in_lines().words());
        line.only() == Some(Word::Undo)
    }

    /// Whether the next line could show cards that somebody else must not see.
    pub fn is_before_secrets(&self, app: &App) -> bool {
        use crate::app::cards::StageView;
        let scene = app.scene();
        let stage = scene.cards().map(|table| &table.stage);
        matches!(
            stage,
            Some(StageView::Covered { .. } | StageView::Draft { .. })
        )
    }

    /// Leaves nothing on the screen that somebody else must not read.
    pub fn leave(&mut self) {
        self.is_clearing |= mem::take(&mut self.has_told_secrets);
    }

    fn say(&mut self, said: &Said) {
        let said = self.language.in_lines().say(said, NOBODY);
        self.out.push(said);
    }

    /// Says what a number stands for, from the first one of a list on.
    fn number(&mut self, line: &str, commands: Vec<Command>) {
        self.list.push(commands);
        self.say(&Said::Numbered(self.list.len(), line));
    }

    /// Says that a line cannot be read.
    pub fn refuse(&mut self, why: Unreadable) {
        self.say(&match why {
            Unreadable::TooLong => Said::TooLong,
            Unreadable::NoText => Said::NoText,
            Unreadable::Invisible => Said::Invisible,
        });
    }

    /// Takes a line that was typed.
    pub fn hear(&mut self, app: &mut App, text: &str) {
        self.owes = true;
        let mut line = Line::read(text, self.language.in_lines().words());
        if text.trim().is_empty() || line.only() == Some(Word::Repeat) {
            return self.repeat();
        }
        // It is the letter of a color, but not where yes or no is asked.
        if line.is_letter('y') && self.asks_yes_or_no(app) {
            line = Line::of(Word::Yes);
        }
        let before = moment(app);
        let list = mem::take(&mut self.list);
        let begun = self.begun.take();
        let sure = self.sure.take();
        self.has_tried = false;
        if begun.is_none() && self.picks(app, &line, &list) || self.is_sure(app, &line, sure) {
        } else if self.house(app, &line) {
            self.begun = begun;
        } else if !self.hear_here(app, &line, text, &begun) {
            self.not_understood(app, &line, text);
            self.out.extend(begun.iter().map(|it| it.missing.clone()));
            self.begun = begun;
        }
        if mem::take(&mut self.has_tried) {
            self.tell_refusal(app);
        }
        // At pyramids a number is a place, unless a list was just told.
        let is_kept = self.list.is_empty() && self.begun.is_none();
        if is_kept && moment(app) == before && before.0 != Context::Pyramids {
            self.list = list;
        }
    }

    /// Says once more what is asked.
    fn repeat(&mut self) {
        match &self.begun {
            Some(begun) => self.out.push(begun.missing.clone()),
            None => self.asked.clear(),
        }
    }

    /// Takes a line that means something only where the players are.
    fn hear_here(&mut self, app: &mut App, line: &Line, text: &str, begun: &Option<Begun>) -> bool {
        let context = app.scene().offers.context;
        match context {
            Context::Naming | Context::Start => return self.hear_start(app, line, text),
            Context::Past | Context::Find | Context::Heads | Context::Remove => {
                return self.hear_past(app, line, text);
            }
            _ if line.is_torn() => {
                self.drop_choice(app);
                self.say(&Said::YesAndNo);
                return true;
            }
            _ => {}
        }
        let is_done = match context {
            Context::Review | Context::Luck => return self.hear_review(app, line),
            Context::Recap => return self.hear_lesson(app, line),
            Context::Quit | Context::Agree => return self.hear_agreement(app, line),
            Context::Replay => self.hear_replay(app, line),
            Context::Over => self.hear_over(app, line),
            Context::Lesson => self.hear_lesson(app, line),
            _ if app.scene().is_lesson && self.hear_task(app, line) => true,
            _ => self.hear_turn(app, line, begun),
        };
        is_done || self.ask(app, line, begun)
    }

    /// Says that a line is not understood.
    fn not_understood(&mut self, app: &mut App, line: &Line, text: &str) {
        // A yes that comes later is not meant for what was asked before.
        self.drop_choice(app);
        let quoted = Plain::quote(&table::collapsed(text));
        let is_known = line.words.iter().all(|typed| typed.word.is_some());
        self.say(&if is_known && !line.words.is_empty() {
            Said::NotHere(&quoted)
        } else {
            Said::Unknown(&quoted)
        });
        if self.asks_yes_or_no(app) {
            self.asked.clear();
        }
    }

    /// Whether yes or no would answer what was asked.
    fn asks_yes_or_no(&self, app: &App) -> bool {
        let scene = app.scene();
        let is_question = matches!(
            scene.overlay,
            Some(Overlay::Agree | Overlay::Quit | Overlay::Remove)
        );
        let is_chosen = at_table!(scene, it => it.chosen().is_some(), false);
        is_question || is_chosen || self.sure.is_some()
    }

    /// Picks what a number of the last list stands for.
    fn picks(&mut self, app: &mut App, line: &Line, list: &[Vec<Command>]) -> bool {
        let named = match (line.first(), line.words.len()) {
            (Some(Word::Hint), 2) => line.rest().number(),
            _ => line.number(),
        };
        let Some(number) = named.filter(|_| !list.is_empty()) else {
            return false;
        };
        match number.checked_sub(1).and_then(|at| list.get(at)) {
            Some(commands) => self.choose(app, commands.clone(), line.is_sure),
            // It may be a place there.
            None if app.scene().offers.context == Context::Pyramids => return false,
            None => {
                self.say(&Said::NoNumber(number));
                self.list = list.to_vec();
            }
        }
        true
    }

    /// Does what the players were asked about, if they are sure.
    fn is_sure(&mut self, app: &mut App, line: &Line, sure: Option<Command>) -> bool {
        match (sure, line.only()) {
            (Some(command), Some(Word::Yes)) => self.press(app, command),
            (Some(_), Some(Word::No)) => self.say(&Said::NotPlayed),
            _ => return false,
        }
        true
    }

    /// Does what can be asked for anywhere.
    fn house(&mut self, app: &mut App, line: &Line) -> bool {
        let words: Vec<Option<Word>> = line.words.iter().map(|typed| typed.word).collect();
        match words[..] {
            [Some(Word::Help)] => {
                let topic = topic(&app.scene());
                self.say(&Said::Help(topic));
            }
            [Some(Word::Rules)] => {
                let kind = app.scene().kind;
                for section in self.language.games().game(kind).rules {
                    self.out.push(section.title.to_string());
                    let paragraphs = section.paragraphs.iter();
                    self.out.extend(paragraphs.map(|it| it.to_string()));
                }
            }
            [Some(Word::Quit)] => self.quit(app, line.is_sure),
            [Some(Word::Why)] if self.why.is_empty() => self.say(&Said::NothingRefused),
            [Some(Word::Why)] => self.out.extend(self.why.clone()),
            [Some(Word::Settings)] => {
                let settings = app.scene().settings;
                let words = self.language.settings();
                for setting in SETTINGS.iter().filter(|it| matters(it.name)) {
                    let value = words.value(settings.value(setting));
                    self.say(&Said::Setting(words.name(setting.name), value));
                }
                self.say(&Said::ChangeSettings);
            }
            [Some(Word::Hint), Some(to @ (Word::On | Word::Off))] => {
                self.set(app, Name::Hints, to == Word::On);
            }
            [Some(Word::Plain), Some(to @ (Word::On | Word::Off))] => {
                self.set(app, Name::Plain, to == Word::On);
            }
            _ => return false,
        }
        true
    }

    /// Leaves; asks first if the game would be lost.
    fn quit(&mut self, app: &mut App, is_sure: bool) {
        let scene = app.scene();
        let is_played = scene.start().is_none() && scene.offers.context != Context::Over;
        if is_played && !is_sure && matches!(scene.saving, Saving::Failed(_)) {
            let told = self.language.files().before_leaving(scene.saving);
            drop(scene);
            self.out.extend(told.iter().map(|it| sentence(it)));
            self.say(&Said::LeaveUnkept);
            self.sure = Some(Command::Leave);
        } else {
            drop(scene);
            self.press(app, Command::Leave);
        }
    }

    /// Changes a setting.
    fn set(&mut self, app: &mut App, name: Name, on: bool) {
        let Some(at) = SETTINGS.iter().position(|it| it.name == name) else {
            return;
        };
        let (setting, words) = (&SETTINGS[at], self.language.settings());
        if app.scene().settings.value(setting) != Value::Switch(on) {
            self.press(app, Command::Settings);
            self.press(app, Command::Setting(at));
            self.press(app, Command::Back);
        }
        let value = words.value(app.scene().settings.value(setting));
        self.say(&Said::Setting(words.name(name), value));
    }
}

/// What is to be decided: where the players are, and how much has happened there.
fn moment(app: &App) -> (Context, usize) {
    let scene = app.scene();
    let entries = at_table!(scene, it => it.log().entries().len(), 0);
    (scene.offers.context, entries)
}

/// Whether a setting does something here.
fn matters(name: Name) -> bool {
    matches!(name, Name::Hints | Name::Plain)
}

/// What help is to be about.
fn topic(scene: &Scene) -> Topic {
    match scene.offers.context {
        Context::Naming | Context::Start => Topic::Start,
        Context::Over => Topic::Over,
        Context::Replay => Topic::Replay,
        Context::Review | Context::Luck => Topic::Review,
        _ if scene.is_lesson => Topic::Lesson,
        Context::Past | Context::Find | Context::Heads | Context::Remove => Topic::Past,
        _ => Topic::Turn(scene.kind),
    }
}
