//! The app as a test has it: with what it has told, and in the time of the test.

use std::ops::Deref;
use std::sync::Arc;
use std::time::Duration;

use mandala::app::command::Command;
use mandala::app::key::Key;
use mandala::app::keymap::Context;
use mandala::app::start::{First, GameFile, Unfinished};
use mandala::app::{
    Answer, AnyTable, App as Machine, Change, Effects, Event, Exit, Extent, Input, Opening, Party,
    Save, Saving, Settings, Task, Think, Tip, Told, Trouble,
};
use mandala::past::Shelf;
use mandala::record::{AnyRecord, Recorded};
use mandala::rules::Kind;

use super::clock::{now, wait};

/// How long a picture of a motion is shown, in milliseconds.
const PICTURE: u64 = 35;

/// The app and what it has told.
pub struct App {
    app: Machine,
    /// What is to be done now.
    pub effects: Effects,
    /// How many games have begun.
    pub games: usize,
    /// The file of the last one that went on in a file.
    pub file: Option<GameFile>,
    /// How a text on top fits.
    extent: Extent,
    changes: Vec<Change>,
    handover: bool,
    task: Option<Task>,
    /// Whether an answer is waited for.
    thinks: bool,
}

/// What may be seen of it.
impl Deref for App {
    type Target = Machine;

    fn deref(&self) -> &Machine {
        &self.app
    }
}

/// The settings of players to whom everything was explained, unless a test says what was.
pub fn used(settings: Settings) -> Settings {
    let all = Tip::ALL.into_iter().fold(Told::default(), Told::with);
    let told = match settings.told == Told::default() {
        true => all,
        false => settings.told,
    };
    Settings { told, ..settings }
}

impl App {
    /// Opens it, as a session does.
    fn new(app: Machine) -> App {
        let mut app = App {
            app,
            effects: Effects::default(),
            games: 0,
            file: None,
            extent: Extent::default(),
            changes: Vec::new(),
            handover: false,
            task: None,
            thinks: false,
        };
        app.troubled(None);
        app
    }

    pub fn start(
        settings: Settings,
        seeds: Box<dyn FnMut() -> u64>,
        opening: Opening,
        kept: Option<Unfinished>,
    ) -> App {
        App::new(Machine::start(used(settings), seeds, opening, kept))
    }

    /// At the start screen, where past games can be looked through.
    pub fn at_home(
        settings: Settings,
        seeds: Box<dyn FnMut() -> u64>,
        opening: Opening,
        shelf: Arc<dyn Shelf>,
    ) -> App {
        App::new(Machine::start(used(settings), seeds, opening, None).with_shelf(shelf, Vec::new()))
    }

    /// Opens the start screen where games of these kinds were finished, and nothing was
    /// asked for by options.
    pub fn after(
        finished: Vec<Kind>,
        opening: Opening,
        kept: Option<Unfinished>,
        shelf: Arc<dyn Shelf>,
    ) -> App {
        let app = Machine::start(used(Settings::default()), Box::new(|| 7), opening, kept);
        App::new(app.with_shelf(shelf, finished).for_newcomers())
    }

    pub fn deal(
        settings: Settings,
        seeds: Box<dyn FnMut() -> u64>,
        kind: Kind,
        party: impl Into<Party>,
        first: First,
    ) -> App {
        App::new(Machine::deal(used(settings), seeds, kind, party, first))
    }

    /// Goes on with a game that has no file.
    pub fn resume(
        settings: Settings,
        seeds: Box<dyn FnMut() -> u64>,
        game: impl Into<AnyTable>,
    ) -> App {
        App::new(Machine::resume(used(settings), seeds, game, None))
    }

    /// The same, where past games can be looked through.
    pub fn resume_at_home(
        settings: Settings,
        seeds: Box<dyn FnMut() -> u64>,
        game: impl Into<AnyTable>,
        shelf: Arc<dyn Shelf>,
    ) -> App {
        App::new(Machine::resume(used(settings), seeds, game, None).with_shelf(shelf, Vec::new()))
    }

    pub fn replay(settings: Settings, record: impl Into<AnyRecord>) -> App {
        App::new(Machine::replay(used(settings), record))
    }

    /// Tells what happened at this time, and takes note of what is to be done.
    pub fn on(&mut self, event: Event, at: Duration) {
        let mut effects = self.app.on(event, at);
        self.handover |= effects.drop_input;
        self.changes.append(&mut effects.remember);
        if let Some(Save::Begin(file)) = &mut effects.save {
            self.games += 1;
            self.file = file.take();
        }
        if let Some(think) = effects.think.take() {
            self.task = match think {
                Think::About(task) => Some(task),
                Think::Stop => None,
            };
            self.thinks = self.task.is_some();
        }
        self.effects = effects;
    }

    /// Presses a key; tells whether that meant anything.
    pub fn press(&mut self, key: Key, at: Duration) -> bool {
        self.on(Event::Input(Input::Key(key)), at);
        self.effects.show
    }

    /// Does what a click asks for.
    pub fn update(&mut self, command: Command, at: Duration) {
        self.on(Event::Input(Input::Click(command)), at);
    }

    /// Takes note of what came too early to be obeyed.
    pub fn thrown_away(&mut self, command: Command, at: Duration) {
        self.on(Event::Dropped(Input::Click(command)), at);
    }

    /// Takes note of what means nothing.
    pub fn touched(&mut self, at: Duration) {
        self.on(Event::Input(Input::Other), at);
    }

    /// The screen shows what is to be decided.
    pub fn shown(&mut self, at: Duration) {
        self.on(Event::Shown(self.extent), at);
    }

    /// The same, with a text on top of it that fits like this from now on.
    pub fn shown_with(&mut self, extent: Extent) {
        self.extent = extent;
        self.shown(now());
    }

    /// Shows a picture for as long as one is shown.
    pub fn tick(&mut self) {
        self.shown(now());
        wait(PICTURE);
        self.on(Event::Tick, now());
    }

    pub fn resized(&mut self, fits: bool) {
        self.on(Event::Resized { fits }, now());
    }

    /// The game was suspended and goes on.
    pub fn came_back(&mut self) {
        self.on(Event::Continued, now());
    }

    pub fn saved(&mut self, saving: Saving) {
        self.on(Event::Saved(saving), now());
    }

    pub fn troubled(&mut self, trouble: Option<Trouble>) {
        self.on(Event::Remembered(trouble), now());
    }

    /// Turns a mouse wheel; tells whether that meant anything.
    pub fn wheel(&mut self, down: bool) -> bool {
        self.on(Event::Input(Input::Wheel { down }), now());
        self.effects.show
    }

    /// What a key asks for.
    pub fn command(&self, key: Key) -> Option<Command> {
        self.scene().offers.command(key)
    }

    /// What the players are looking at.
    pub fn context(&self) -> Context {
        self.scene().offers.context
    }

    /// How the players like their table.
    pub fn settings(&self) -> Settings {
        self.scene().settings
    }

    /// The record of the game on the table, as it is to be saved.
    pub fn record(&self) -> Option<&dyn Recorded> {
        self.table()?.record()
    }

    /// What is to be remembered and was not asked for yet.
    pub fn take_changes(&mut self) -> Vec<Change> {
        std::mem::take(&mut self.changes)
    }

    /// Whether the decision passed on since this was last asked.
    pub fn take_handover(&mut self) -> bool {
        std::mem::take(&mut self.handover)
    }

    /// Whether something moves.
    pub fn moves(&self) -> bool {
        let scene = self.scene();
        let cards = scene.cards().is_some_and(|table| table.motion.is_some());
        let tiles = scene.tiles().is_some_and(|table| table.motion.is_some());
        cards || tiles || scene.pyramids().is_some_and(|table| table.motion.is_some())
    }

    /// How the players leave by the last thing that happened, if they do.
    pub fn left(&self) -> Option<Exit> {
        self.effects.leave
    }

    /// Whether an answer is waited for.
    pub fn thinks(&self) -> bool {
        self.thinks
    }

    /// What is to be thought about, given once.
    pub fn task(&mut self) -> Option<Task> {
        self.task.take()
    }

    pub fn answered(&mut self, answer: Answer) {
        self.on(Event::Answered(answer), now());
    }
}
