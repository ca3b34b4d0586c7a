//! How the players like their table, and the list of what can be set.

use std::time::Duration;

use super::command::Command;
use super::cycle::turned;
use super::{AnyTable, App, Change, Overlay, Screen, Told, Tongue, TongueMode};
use crate::rules::{Kind, Player};

/// How the players like their table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The player to move sits at the bottom.
    pub flip: bool,
    /// Some things move by themselves.
    pub motion: bool,
    /// How long a computer lets the players look before it moves.
    pub pause: Pause,
    /// The mouse is for the game.
    pub mouse: bool,
    /// How many colors to draw with.
    pub color: ColorMode,
    /// What the colors go with.
    pub palette: PaletteMode,
    /// Draw with ASCII characters only.
    pub ascii: bool,
    /// Hints can be asked for between people, too.
    pub hints: bool,
    /// Everything is told line by line, from the next start on.
    pub plain: bool,
    /// What could be remembered is shown.
    pub memory: bool,
    /// What comes up for the first time is explained.
    pub tips: bool,
    /// What was explained.
    pub told: Told,
    /// Which language to speak.
    pub language: TongueMode,
    /// What the system speaks.
    pub system: Tongue,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            flip: false,
            motion: true,
            pause: Pause::Normal,
            mouse: true,
            color: ColorMode::Auto,
            palette: PaletteMode::Auto,
            ascii: false,
            hints: false,
            plain: false,
            memory: true,
            tips: true,
            told: Told::default(),
            language: TongueMode::Auto,
            system: Tongue::English,
        }
    }
}

impl Settings {
    /// What the players read.
    pub const fn tongue(self) -> Tongue {
        self.language.tongue(self.system)
    }

    /// What a setting is set to.
    pub fn value(mut self, setting: &Setting) -> Value {
        match setting.lever {
            Lever::Switch(switch) => Value::Switch(*switch(&mut self)),
            Lever::Pause => Value::Pause(self.pause),
            Lever::Color => Value::Color(self.color),
            Lever::Palette => Value::Palette(self.palette),
            Lever::Language => Value::Language(self.language),
        }
    }

    /// Sets a setting; tells whether it can be set to this.
    pub fn set(&mut self, setting: &Setting, value: Value) -> bool {
        match (setting.lever, value) {
            (Lever::Switch(switch), Value::Switch(on)) => *switch(self) = on,
            (Lever::Pause, Value::Pause(pause)) => self.pause = pause,
            (Lever::Color, Value::Color(mode)) => self.color = mode,
            (Lever::Palette, Value::Palette(mode)) => self.palette = mode,
            (Lever::Language, Value::Language(mode)) => self.language = mode,
            _ => return false,
        }
        true
    }

    /// Sets a setting as a line of a file says; tells whether that can be understood, or is
    /// for somebody else.
    pub(super) fn take(&mut self, name: &str, word: &str) -> bool {
        let Some(setting) = SETTINGS.iter().find(|setting| setting.word == name) else {
            return true;
        };
        let mut values = setting.values().into_iter();
        let value = values.find(|known| known.word() == word);
        value.is_some_and(|value| self.set(setting, value))
    }

    /// Who sits at the bottom of the screen: this player, unless the one to act is to.
    pub(super) fn bottom(self, acting: Option<Player>, usual: Player) -> Player {
        acting.filter(|_| self.flip).unwrap_or(usual)
    }
}

impl App {
    /// What can be set here: all that has an effect.
    pub(super) fn settings_here(&self) -> Vec<&'static Setting> {
        let alone = self.table().is_some_and(AnyTable::is_against_computer);
        let has_effect = |setting: &&Setting| match setting.name {
            // That table has no sides, and who plays alone sits at the bottom.
            Name::Flip => self.kind() != Kind::Pyramids && !alone,
            Name::Pause => self.settings.motion,
            Name::Palette => self.settings.color != ColorMode::Never,
            // Against a computer they can always be asked for.
            Name::Hints => !alone,
            // Elsewhere all lies open.
            Name::Memory => self.kind() == Kind::Cards,
            // At a table they come up by themselves.
            Name::Tips => self.table().is_none(),
            Name::Language | Name::Motion | Name::Mouse => true,
            Name::Color | Name::Ascii | Name::Plain => true,
        };
        SETTINGS.iter().filter(has_effect).collect()
    }

    /// Goes through the settings, or changes one.
    pub(super) fn update_settings(&mut self, at: usize, command: Command) {
        let here = self.settings_here();
        let count = here.len();
        let (at, by) = match command {
            Command::Down => ((at + 1) % count, 0),
            Command::Up => ((at + count - 1) % count, 0),
            Command::Next => (at, 1),
            Command::Previous => (at, -1),
            // A click on a line.
            Command::Setting(line) if line < count => (line, 1),
            _ => return,
        };
        self.overlay = Some(Overlay::Settings { at });
        if by == 0 {
            return;
        }
        let setting = here[at];
        let value = turned(&setting.values(), self.settings.value(setting), by);
        self.apply(setting, value);
    }

    /// Sets what has an effect here.
    pub(super) fn set(&mut self, name: Name, value: Value) {
        let setting = self.settings_here().into_iter().find(|it| it.name == name);
        if let Some(setting) = setting.filter(|it| self.settings.value(it) != value) {
            self.apply(setting, value);
        }
    }

    fn apply(&mut self, setting: &'static Setting, value: Value) {
        self.settings.set(setting, value);
        if let Screen::Table(table) = &mut self.screen
            && table.refusal(Command::Hints, self.settings.hints).is_some()
        {
            table.forget_hints();
        }
        if setting.name == Name::Tips {
            // All of them can be told anew.
            self.settings.told = Told::default();
        }
        let tongue = self.settings.tongue();
        if let Screen::Start(start) = &mut self.screen {
            start.speak(tongue);
        }
        self.pending.remember.push(Change::Setting(setting.word, value.word()));
    }
}

/// Something that can be set.
#[derive(Clone, Copy, Debug)]
pub struct Setting {
    /// Which one it is.
    pub name: Name,
    /// The word for it in files.
    pub word: &'static str,
    lever: Lever,
}

/// Everything that can be set, in the order of the settings screen. Another switch is
/// another line here, a field of [`Settings`] and its words in
/// [`texts`](crate::texts::language::Settings).
#[rustfmt::skip] // a table reads better as one
pub const SETTINGS: [Setting; 12] = [
    switch(Name::Flip, "flip", |settings| &mut settings.flip),
    switch(Name::Mouse, "mouse", |settings| &mut settings.mouse),
    switch(Name::Hints, "hints", |settings| &mut settings.hints),
    switch(Name::Memory, "memory", |settings| &mut settings.memory),
    switch(Name::Tips, TIPS, |settings| &mut settings.tips),
    switch(Name::Motion, "motion", |settings| &mut settings.motion),
    Setting { name: Name::Pause, word: "pause", lever: Lever::Pause },
    Setting { name: Name::Color, word: "color", lever: Lever::Color },
    Setting { name: Name::Palette, word: "palette", lever: Lever::Palette },
    switch(Name::Ascii, "ascii", |settings| &mut settings.ascii),
    Setting { name: Name::Language, word: "language", lever: Lever::Language },
    switch(Name::Plain, "plain", |settings| &mut settings.plain),
];

/// The word for tips: with a change of it, all of them can be told anew.
pub(super) const TIPS: &str = "tips";

/// The names of the settings, so that none is without words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Name {
    /// [`Settings::language`]
    Language,
    /// [`Settings::flip`]
    Flip,
    /// [`Settings::motion`]
    Motion,
    /// [`Settings::pause`]
    Pause,
    /// [`Settings::mouse`]
    Mouse,
    /// [`Settings::color`]
    Color,
    /// [`Settings::palette`]
    Palette,
    /// [`Settings::ascii`]
    Ascii,
    /// [`Settings::hints`]
    Hints,
    /// [`Settings::plain`]
    Plain,
    /// [`Settings::memory`]
    Memory,
    /// [`Settings::tips`]
    Tips,
}

/// How a setting is set.
#[derive(Clone, Copy, Debug)]
enum Lever {
    Switch(fn(&mut Settings) -> &mut bool),
    Pause,
    Color,
    Palette,
    Language,
}

const fn switch(name: Name, word: &'static str, lever: fn(&mut Settings) -> &mut bool) -> Setting {
    Setting { name, word, lever: Lever::Switch(lever) }
}

impl Setting {
    /// What it can be set to.
    pub fn values(&self) -> Vec<Value> {
        match self.lever {
            Lever::Switch(_) => [false, true].map(Value::Switch).to_vec(),
            Lever::Pause => Pause::ALL.map(Value::Pause).to_vec(),
            Lever::Color => ColorMode::ALL.map(Value::Color).to_vec(),
            Lever::Palette => PaletteMode::ALL.map(Value::Palette).to_vec(),
            Lever::Language => TongueMode::ALL.map(Value::Language).to_vec(),
        }
    }
}

/// What a setting is set to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value {
    /// On or off.
    Switch(bool),
    /// So long.
    Pause(Pause),
    /// So many colors.
    Color(ColorMode),
    /// Colors that go with this.
    Palette(PaletteMode),
    /// This language.
    Language(TongueMode),
}

impl Value {
    /// The word for it in files.
    pub const fn word(self) -> &'static str {
        match self {
            Value::Switch(true) => "on",
            Value::Switch(false) => "off",
            Value::Pause(pause) => pause.name(),
            Value::Color(mode) => mode.name(),
            Value::Palette(mode) => mode.name(),
            Value::Language(mode) => mode.name(),
        }
    }
}

/// How long the table stays as it is before a computer moves, so that the players can see
/// what was done before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pause {
    /// As long as a glance takes.
    Short,
    /// As long as it takes to see what was done.
    Normal,
    /// As long as it takes to read it, too.
    Long,
}

impl Pause {
    /// All of them.
    pub const ALL: [Pause; 3] = [Pause::Short, Pause::Normal, Pause::Long];

    /// The word for it in files.
    pub const fn name(self) -> &'static str {
        match self {
            Pause::Short => "short",
            Pause::Normal => "normal",
            Pause::Long => "long",
        }
    }

    /// How long it is.
    pub(super) const fn time(self) -> Duration {
        Duration::from_millis(match self {
            Pause::Short => 250,
            Pause::Normal => 700,
            Pause::Long => 2_000,
        })
    }
}

/// How many colors to draw with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ColorMode {
    /// As many as the terminal seems to have.
    #[default]
    Auto,
    /// All of them, whatever the terminal says.
    Always,
    /// The 256 of an xterm.
    Ansi256,
    /// The 16 that every terminal with colors has.
    Ansi16,
    /// None.
    Never,
}

impl ColorMode {
    /// Every mode there is.
    pub const ALL: [ColorMode; 5] = [
        ColorMode::Auto,
        ColorMode::Always,
        ColorMode::Ansi256,
        ColorMode::Ansi16,
        ColorMode::Never,
    ];

    /// The word for it in options and files.
    pub const fn name(self) -> &'static str {
        match self {
            ColorMode::Auto => "auto",
            ColorMode::Always => "always",
            ColorMode::Ansi256 => "256",
            ColorMode::Ansi16 => "16",
            ColorMode::Never => "never",
        }
    }
}

/// What the colors go with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PaletteMode {
    /// The ground of the terminal, if it tells.
    #[default]
    Auto,
    /// A dark room.
    Dark,
    /// Paper.
    Light,
    /// Eyes that need more contrast.
    Contrast,
}

impl PaletteMode {
    /// Every mode there is.
    pub const ALL: [PaletteMode; 4] =
        [PaletteMode::Auto, PaletteMode::Dark, PaletteMode::Light, PaletteMode::Contrast];

    /// The word for it in options and files.
    pub const fn name(self) -> &'static str {
        match self {
            PaletteMode::Auto => "auto",
            PaletteMode::Dark => "dark",
            PaletteMode::Light => "light",
            PaletteMode::Contrast => "contrast",
        }
    }
}
