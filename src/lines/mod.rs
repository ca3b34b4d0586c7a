//! The same games line by line, for those who hear or feel what is written, and for
//! programs: the second reader of what the app says and offers. It has no rules of its own;
//! what is typed becomes the commands that keys and clicks stand for.

mod cards;
mod past;
mod pyramids;
mod review;
mod start;
mod table;
mod tiles;
mod words;

use std::mem;
use std::time::Duration;

use crate::app::command::Command;
use crate::app::keymap::Context;
use crate::app::settings::{Name, SETTINGS, Value};
use crate::app::{
    AnyTable, App, Effects, Event, Extent, Input, Overlay, Place, Save, Scene, Speech,
    cards as card_table,
};
use crate::plain::Plain;
use crate::record::{Course, Names};
use crate::rules::game::Game;
use crate::rules::{Kind, Level, Seat};
use crate::texts::Language;
use crate::texts::language::house::Label;
use crate::texts::language::lines::{Said, Topic, Word};
use table::{Read, Table, Voice};
use words::{Line, Typed};

/// What clears the screen and what was scrolled off it.
const CLEAR: &str = "\x1b[H\x1b[2J\x1b[3J";
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

/// A conversation with the players.
pub struct Talk {
    language: &'static dyn Language,
    /// Whether hidden cards can be cleared from where they were printed.
    clears: bool,
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
    /// The part of an action that was typed last.
    part: Vec<Typed>,
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
    /// Whether hints, or a review, are to be told as soon as they are there.
    awaits: bool,
    /// Whether cards were told that the other player must not know.
    has_told_secrets: bool,
    /// How many past games were listed.
    listed: usize,
}

/// What becomes of a line at a table.
enum Outcome {
    Say(Vec<String>),
    /// It is refused for this reason; in a lesson it may be tried all the same.
    Refuse(String, Vec<Command>),
    Choose(Vec<Command>),
    Part(String),
    Sure(Command),
    Nothing,
}

impl Talk {
    /// Begins to talk; whether what was printed can be cleared.
    pub fn new(language: &'static dyn Language, clears: bool) -> Talk {
        let mut talk = Talk {
            language,
            clears,
            out: Vec::new(),
            is_clearing: false,
            effects: Effects::default(),
            now: Duration::ZERO,
            here: None,
            begins: true,
            told: 0,
            asked: Vec::new(),
            part: Vec::new(),
            list: Vec::new(),
            sure: None,
            why: Vec::new(),
            has_tried: false,
            warned: Vec::new(),
            awaits: false,
            has_told_secrets: false,
            listed: 0,
        };
        talk.say(&Said::Welcome);
        talk
    }

    /// What is to be printed, each line with its end.
    pub fn take_printed(&mut self) -> String {
        let clear = mem::take(&mut self.is_clearing) && self.clears;
        let mut text = if clear { CLEAR } else { "" }.to_string();
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

    /// Nobody waits to see what a computer is about to do.
    pub fn hurry(&mut self, app: &mut App) {
        if matches!(app.scene().offers.context, Context::Waiting(_)) {
            self.press(app, Command::Hurry);
        }
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
        let line = Line::read(text, self.language.in_lines().words());
        if text.trim().is_empty() {
            // What is asked is said once more.
            return self.asked.clear();
        }
        let list = mem::take(&mut self.list);
        let part = mem::take(&mut self.part);
        let sure = self.sure.take();
        self.has_tried = false;
        let context = app.scene().offers.context;
        if !self.picks(app, &line, list, context)
            && !self.is_sure(app, &line, sure)
            && !self.house(app, &line)
        {
            let understood = match context {
                Context::Naming | Context::Start => self.hear_start(app, &line, text),
                Context::Past | Context::Find | Context::Heads | Context::Remove => {
                    self.hear_past(app, &line, text)
                }
                Context::Review | Context::Luck => self.hear_review(app, &line),
                Context::Replay => self.hear_replay(app, &line) || self.ask(app, &line, part),
                Context::Over => self.hear_over(app, &line) || self.ask(app, &line, part),
                Context::Lesson => self.hear_lesson(app, &line) || self.ask(app, &line, part),
                Context::Recap => self.hear_lesson(app, &line),
                Context::Quit | Context::Agree => self.hear_agreement(app, &line),
                _ => self.hear_turn(app, &line) || self.ask(app, &line, part),
            };
            if !understood {
                let quoted = Plain::quote(&table::collapsed(text));
                let is_known = line.words.iter().all(|typed| typed.word.is_some());
                self.say(&if is_known && !line.words.is_empty() {
                    Said::NotHere(&quoted)
                } else {
                    Said::Unknown(&quoted)
                });
            }
        }
        if mem::take(&mut self.has_tried) {
            self.tell_refusal(app);
        }
    }

    /// Picks what a number of the last list stands for.
    fn picks(
        &mut self,
        app: &mut App,
        line: &Line,
        list: Vec<Vec<Command>>,
        context: Context,
    ) -> bool {
        let Some(number) = line.number().filter(|_| !list.is_empty()) else {
            return false;
        };
        match number.checked_sub(1).and_then(|at| list.get(at)) {
            Some(commands) => self.choose(app, commands.clone(), line.is_sure),
            // It may be a place there.
            None if context == Context::Pyramids => return false,
            None => {
                self.say(&Said::NoNumber(number));
                self.list = list;
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
            [Some(Word::Quit)] => self.press(app, Command::Leave),
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

    /// Chooses something at a table; plays it, if the players are sure.
    fn choose(&mut self, app: &mut App, commands: Vec<Command>, is_sure: bool) {
        self.drop_choice(app);
        for command in commands {
            self.press(app, command);
        }
        self.has_tried = true;
        let scene = app.scene();
        let is_chosen = at_table!(scene, it => it.chosen().is_some() && !it.has_notice(), false);
        if is_chosen && is_sure {
            self.press(app, Command::Confirm);
        }
    }

    /// Chooses nothing any more, and puts hints away.
    fn drop_choice(&mut self, app: &mut App) {
        for _ in 0..4 {
            let scene = app.scene();
            if !at_table!(scene, it => it.has_choice() || has_hints(it), false) {
                return;
            }
            self.press(app, Command::Back);
        }
    }

    /// Answers a question about the table, or takes an action. What was typed before may
    /// belong to it.
    fn ask(&mut self, app: &mut App, line: &Line, part: Vec<Typed>) -> bool {
        let scene = app.scene();
        let whole = line.after(&part);
        let language = self.language;
        let is_lesson = at_table!(scene, it => matches!(it.speech(), Speech::Lesson(..)), false);
        let outcome = at_table!(
            scene,
            it => {
                let alone = outcome(language, it, line);
                match (outcome(language, it, &whole), alone) {
                    (_, alone) if part.is_empty() => alone,
                    (whole @ Outcome::Choose(_), _) => whole,
                    (_, alone @ Outcome::Say(_)) => alone,
                    (whole @ (Outcome::Refuse(..) | Outcome::Part(_)), _) => whole,
                    (_, alone) => alone,
                }
            },
            Outcome::Nothing
        );
        drop(scene);
        match outcome {
            Outcome::Say(said) => self.out.extend(said),
            Outcome::Refuse(_, commands) if is_lesson => self.choose(app, commands, true),
            Outcome::Refuse(why, _) => {
                self.drop_choice(app);
                self.why = vec![why.clone()];
                self.out.push(why);
            }
            Outcome::Choose(commands) => self.choose(app, commands, line.is_sure),
            Outcome::Part(missing) => {
                self.part = whole.words;
                self.out.push(missing);
            }
            Outcome::Sure(command) if line.is_sure => self.press(app, command),
            Outcome::Sure(command) => {
                self.sure = Some(command);
                self.say(&Said::Sure);
            }
            Outcome::Nothing => return false,
        }
        true
    }

    /// Does what can be asked for in a turn, whichever game it is.
    fn hear_turn(&mut self, app: &mut App, line: &Line) -> bool {
        let scene = app.scene();
        let (is_chosen, is_hinted) =
            at_table!(scene, it => (it.chosen().is_some(), has_hints(it)), (false, false));
        let reveal = Command::Cards(card_table::Command::Reveal);
        let (is_covered, is_done, peek) = match scene.cards().map(|it| &it.stage) {
            Some(card_table::StageView::Covered { .. }) => (true, false, None),
            Some(card_table::StageView::AfterPlay { .. }) => (false, true, None),
            Some(&card_table::StageView::Draft { peek, .. }) => (false, false, Some(peek)),
            _ => (false, false, None),
        };
        drop(scene);
        use card_table::Peek;
        match (line.only(), peek) {
            (Some(Word::Yes), _) if is_chosen => {
                self.press(app, Command::Confirm);
                self.has_tried = true;
            }
            (Some(Word::No), _) if is_chosen => {
                self.drop_choice(app);
                self.say(&Said::NotPlayed);
            }
            (Some(Word::Yes | Word::No), _) => self.say(&Said::NothingAsked),
            (Some(Word::Ready), _) if is_covered => {
                self.press(app, reveal);
                self.tell_hand(app);
            }
            (Some(Word::Hand | Word::Cup | Word::Hint), Some(Peek::Covered)) => {
                self.press(app, reveal);
            }
            (Some(Word::Ready), Some(Peek::Asked)) => {
                self.press(app, reveal);
                self.tell_hand(app);
            }
            (Some(Word::Done), _) if is_done => self.press(app, Command::Confirm),
            (Some(Word::Hint), _) => {
                self.awaits = true;
                if !is_hinted {
                    self.press(app, Command::Hints);
                    self.has_tried = true;
                }
            }
            (Some(Word::Undo), _) => {
                self.drop_choice(app);
                self.press(app, Command::TakeBack);
                self.has_tried = true;
            }
            (Some(Word::Agree), _) => {
                self.press(app, Command::Quit);
                self.press(app, Command::Agree);
                if app.scene().overlay == Some(Overlay::Quit) {
                    self.press(app, Command::Back);
                    let scene = app.scene();
                    self.why = scene
                        .refused
                        .iter()
                        .map(|it| self.language.house().reason(*it))
                        .collect();
                    self.out.extend(self.why.clone());
                }
            }
            _ => return false,
        }
        true
    }

    /// Tells the hand that was just turned up.
    fn tell_hand(&mut self, app: &App) {
        let line = Line::of(Word::Hand);
        let scene = app.scene();
        let said = match scene.cards() {
            Some(table) => outcome(self.language, table, &line),
            None => Outcome::Nothing,
        };
        if let Outcome::Say(said) = said {
            self.out.extend(said);
        }
    }

    /// Does what can be asked for once a game is over.
    fn hear_over(&mut self, app: &mut App, line: &Line) -> bool {
        let command = match line.only() {
            Some(Word::Again) => Command::Rematch,
            Some(Word::New) => Command::NewGame,
            Some(Word::Review) => {
                self.awaits = true;
                Command::Review
            }
            _ => return false,
        };
        self.press(app, command);
        self.has_tried = true;
        true
    }

    /// Goes on with a lesson, or leaves it.
    fn hear_lesson(&mut self, app: &mut App, line: &Line) -> bool {
        let command = match line.only() {
            Some(Word::Next | Word::Begin) => Command::Confirm,
            Some(Word::Again) => Command::Rematch,
            Some(Word::Practice) => Command::Practice,
            Some(Word::Done) => Command::Back,
            _ => return false,
        };
        self.press(app, command);
        self.has_tried = true;
        true
    }

    /// Asks whether all agree to end the game.
    fn hear_agreement(&mut self, app: &mut App, line: &Line) -> bool {
        match line.only() {
            Some(Word::Yes) => self.press(app, Command::Confirm),
            Some(Word::No) => self.press(app, Command::Back),
            _ => return false,
        }
        true
    }

    /// Says why what was just tried is refused, if it is.
    fn tell_refusal(&mut self, app: &App) {
        let scene = app.scene();
        let language = self.language;
        let said = at_table!(
            scene,
            it => Voice { language, names: it.names() }.refused(it),
            Vec::new()
        );
        if !said.is_empty() {
            self.why = said.clone();
            self.out.extend(said);
        }
    }

    /// Says what happened, and asks what is to be decided, unless that was asked already.
    pub fn speak(&mut self, app: &App) {
        let scene = app.scene();
        let has_secrets_up = scene.cards().is_some_and(|it| it.has_secrets_up());
        if !has_secrets_up {
            self.is_clearing |= mem::take(&mut self.has_told_secrets);
        }
        match (scene.overlay, &scene.place) {
            (Some(Overlay::Past | Overlay::Find | Overlay::Heads { .. } | Overlay::Remove), _) => {
                self.speak_past(&scene);
            }
            (Some(Overlay::Review | Overlay::Luck), _) => {
                at_table!(scene, it => self.speak_review(it), ());
            }
            (Some(Overlay::Recap), _) => {
                let words = self.language.lessons().lesson(scene.kind).recap.iter();
                let words = words.map(|it| it.to_string());
                let after = self.language.in_lines().say(&Said::AfterLesson, NOBODY);
                self.question(words.chain([after]).collect());
            }
            (Some(Overlay::Agree), _) => {
                let house = self.language.house();
                let question = [
                    house.agreement(scene.agreement).to_string(),
                    house.label(Label::EndHere).to_string(),
                    self.language.in_lines().say(&Said::Sure, NOBODY),
                ];
                self.question(question.to_vec());
            }
            (_, Place::Start(start)) => {
                let question = self.start_question(start);
                self.here = None;
                self.question(question);
            }
            _ => at_table!(scene, it => self.speak_table(app, &scene, it), ()),
        }
        self.has_told_secrets |= has_secrets_up;
    }

    /// Asks, unless that was asked already.
    fn question(&mut self, question: Vec<String>) {
        if self.asked != question {
            self.out.extend(question.iter().cloned());
            self.asked = question;
        }
    }

    /// Says what happened at a table, and asks what is to be done.
    fn speak_table<T: Table>(&mut self, app: &App, scene: &Scene, table: &T) {
        let voice = Voice {
            language: self.language,
            names: table.names(),
        };
        let context = scene.offers.context;
        let here = (scene.kind, context == Context::Replay);
        let log = table.log();
        let entries = log.entries().len();
        let is_new = mem::take(&mut self.begins) || self.here != Some(here);
        self.here = Some(here);
        if is_new {
            self.asked.clear();
            self.warned.clear();
            if let Some(said) = app.table().and_then(plays) {
                self.out.push(voice.say(&said));
            }
            if context == Context::Replay {
                self.out.push(voice.say(&Said::InReplay));
            } else if context != Context::Over {
                self.out.extend(table.introduction(voice));
            }
            if context != Context::Over {
                self.out.extend(voice.news(&log, entries.saturating_sub(1)));
            }
        } else if entries != self.told {
            self.asked.clear();
            let from = match context {
                Context::Replay => entries.saturating_sub(1),
                _ => self.told,
            };
            // Some tables say themselves what was taken back.
            let is_said = context == Context::Replay || table.has_notice();
            if entries < self.told && !is_said {
                self.out.push(voice.say(&Said::TakenBack));
            }
            self.out.extend(voice.news(&log, from));
            self.out.extend(table.aside(voice, from));
        }
        self.told = entries;
        let warnings = table.warnings().into_iter();
        let warnings = warnings.map(|it| self.language.house().warning(it, voice.names));
        let warnings: Vec<String> = warnings.chain(self.stands(scene)).collect();
        for warning in &warnings {
            if !self.warned.contains(warning) {
                self.out.push(warning.clone());
            }
        }
        self.warned = warnings;
        if let Some(hints) = voice.hints(table)
            && mem::take(&mut self.awaits)
        {
            self.out
                .push(self.language.house().label(Label::Hints).to_string());
            for (said, commands) in hints {
                self.number(&said, commands);
            }
        }
        let question = match context {
            Context::Over => {
                let result = app.table().and_then(|it| self.language.game_result(it));
                let after = voice.say(&Said::AfterGame);
                let all = result.into_iter().chain(table.score(voice));
                all.chain([after]).collect()
            }
            Context::Replay => self.replay_question(voice, table),
            Context::Lesson => {
                // What was refused there is not chosen any more.
                let mut said = if table.has_notice() {
                    Vec::new()
                } else {
                    voice.question(table)
                };
                said.push(voice.say(&Said::GoOn));
                said
            }
            _ => voice.question(table),
        };
        self.question(question);
    }

    /// How the players stand with each other after a game.
    fn stands(&self, scene: &Scene) -> Option<String> {
        let meeting = match &scene.place {
            Place::Cards(it) => it.stands,
            Place::Tiles(it) => it.stands,
            Place::Pyramids(it) => it.stands,
            Place::Start(_) => None,
        };
        meeting.map(|meeting| self.language.stand(meeting))
    }

    /// What is waited for, in a sentence.
    pub fn tell_waiting(&mut self, app: &App) {
        let scene = app.scene();
        let language = self.language;
        let thinking = if scene.overlay.is_some() {
            language.in_lines().say(&Said::Reviewing, NOBODY)
        } else {
            at_table!(scene, it => voice_of(language, it), String::new())
        };
        self.out.push(thinking);
    }
}

/// What a line comes to at a table.
fn outcome<T: Table>(language: &'static dyn Language, table: &T, line: &Line) -> Outcome {
    let voice = Voice {
        language,
        names: table.names(),
    };
    match line.only() {
        Some(Word::Score) => return Outcome::Say(table.score(voice)),
        Some(Word::Legal) => return Outcome::Say(table.legal(voice)),
        Some(Word::Log) => {
            let said = voice.news(&table.log(), 0);
            let nothing = language.house().label(Label::NothingYet).to_string();
            return Outcome::Say(if said.is_empty() { vec![nothing] } else { said });
        }
        Some(Word::Last) => {
            let log = table.log();
            let from = log.entries().len().saturating_sub(1);
            let nothing = language.house().label(Label::NothingYet).to_string();
            let said = voice.news(&log, from);
            return Outcome::Say(if said.is_empty() { vec![nothing] } else { said });
        }
        _ => {}
    }
    // What is only half understood is not done.
    if line.words.iter().any(|typed| !typed.is_known()) {
        return Outcome::Nothing;
    }
    match table.read(voice, line) {
        Read::Action(action) => match table.refusal(voice, action) {
            Some(why) => Outcome::Refuse(why, table.clicks(action)),
            None => Outcome::Choose(table.clicks(action)),
        },
        Read::Part(missing) => Outcome::Part(missing),
        Read::Answer(said) => Outcome::Say(said),
        Read::Command(command) => Outcome::Sure(command),
        Read::Nothing => Outcome::Nothing,
    }
}

/// Whether hints are shown.
fn has_hints<T: Table>(table: &T) -> bool {
    matches!(table.speech(), Speech::Hints(..))
}

/// Who is thinking, or that hints are thought about.
fn voice_of<T: Table>(language: &'static dyn Language, table: &T) -> String {
    let voice = Voice {
        language,
        names: table.names(),
    };
    match table.speech() {
        Speech::Prompt(prompt) => voice.sentences::<T>(&prompt.headline).join(" "),
        _ => language.house().label(Label::HintsAwaited).to_string(),
    }
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
        Context::Replay | Context::Review | Context::Luck => Topic::Replay,
        Context::Past | Context::Find | Context::Heads | Context::Remove => Topic::Past,
        _ => Topic::Turn(scene.kind),
    }
}

/// Who plays a game, if it is being played.
fn plays(table: &AnyTable) -> Option<Said<'static>> {
    fn players<G: Game>(course: &Course<G>) -> (Vec<(Seat, Option<Level>)>, Seat) {
        let names: &Names = course.names();
        let each = names
            .seats()
            .map(|seat| (seat, course.computers().of(seat)));
        (each.collect(), course.first().into())
    }
    let kind = table.kind();
    let (players, first) = match kind {
        Kind::Cards => players(table.cards()?),
        Kind::Tiles => players(table.tiles()?),
        Kind::Pyramids => players(table.pyramids()?),
    };
    Some(Said::Plays {
        kind,
        players,
        first,
    })
}
