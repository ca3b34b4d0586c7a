//! Things that happen at a terminal, done to an app as the terminal does them.
//! Pastes are missing because the terminal lets none of them through to the app.

use crate::common::app::App;
use mandala::app::cards::Context as At;
use mandala::app::command::Command;
use mandala::app::key::{Key, KeyCode};
use mandala::app::keymap::{self, Context};
use mandala::app::tiles::Context as Tiles;
use mandala::rules::shuffle::Shuffler;
use mandala::ui::theme::{Depth, Theme};
use mandala::ui::{self, Hit, frame};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::clock::now;
use super::screen::paint;

pub const THEME: Theme = Theme { depth: Depth::True, ascii: false, ..Theme::FULL };

/// The sizes a terminal is given, some of them too small.
pub const SIZES: [(u16, u16); 8] =
    [(80, 24), (60, 20), (100, 30), (140, 44), (160, 50), (59, 24), (80, 19), (7, 3)];

/// Something that happens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Happening {
    Key(Key),
    Click(u16, u16),
    /// A button is let go.
    Release,
    Resize(u16, u16),
    /// Suspended and resumed.
    Interruption,
    Tick,
}

impl Happening {
    /// Whether a hand is at the keys or the mouse.
    pub fn is_touch(self) -> bool {
        use Happening::{Click, Key, Release};
        matches!(self, Key(_) | Click(..) | Release)
    }
}

/// An app and the screen in front of it.
pub struct Desk {
    pub app: App,
    pub buffer: Buffer,
    hits: Vec<Hit>,
    is_stale: bool,
}

impl Desk {
    pub fn new(mut app: App) -> Desk {
        app.shown(now());
        Desk {
            app,
            buffer: Buffer::empty(Rect::new(0, 0, 80, 24)),
            hits: Vec::new(),
            is_stale: true,
        }
    }

    /// What is on the screen now.
    pub fn frame(&mut self) -> &Buffer {
        if self.is_stale {
            self.hits = paint(&self.app.scene(), THEME, &mut self.buffer).0;
            self.is_stale = false;
        }
        &self.buffer
    }

    /// The command that something stands for now.
    pub fn meaning(&mut self, happening: Happening) -> Option<Command> {
        match happening {
            Happening::Key(key) => self.app.command(key),
            Happening::Click(column, row) => {
                self.frame();
                ui::clicked(&self.hits, column, row)
            }
            Happening::Release
            | Happening::Resize(..)
            | Happening::Interruption
            | Happening::Tick => None,
        }
    }

    /// Lets something happen; returns the command it stood for.
    pub fn happen(&mut self, happening: Happening) -> Option<Command> {
        let command = self.meaning(happening);
        // A game that is to be played to its end is not left for another one.
        if self.app.context() == Context::Quit && command == Some(Command::NewGame) {
            return None;
        }
        match happening {
            Happening::Resize(width, height) => {
                self.app.resized(frame::fits(width, height));
                self.buffer = Buffer::empty(Rect::new(0, 0, width, height));
            }
            Happening::Interruption => self.app.came_back(),
            Happening::Tick => self.app.tick(),
            Happening::Key(_) | Happening::Click(..) | Happening::Release => {}
        }
        match (happening, command) {
            (Happening::Key(key), _) => {
                self.app.press(key, now());
            }
            (Happening::Click(..), Some(command)) => self.app.update(command, now()),
            (Happening::Click(..) | Happening::Release, _) => self.app.touched(now()),
            _ => {}
        }
        self.is_stale = true;
        self.app.shown(now());
        command
    }

    /// A click into something that can be clicked.
    pub fn some_click(&mut self, chance: &mut Shuffler) -> Happening {
        self.frame();
        match self.hits.len() as u64 {
            0 => Happening::Click(0, 0),
            count => {
                let (area, _) = self.hits[chance.below(count) as usize];
                let x = area.x + chance.below(u64::from(area.width)) as u16;
                let y = area.y + chance.below(u64::from(area.height)) as u16;
                Happening::Click(x, y)
            }
        }
    }
}

pub fn key(code: KeyCode) -> Happening {
    Happening::Key(code.into())
}

/// One of some letters, with ` ` for Space, `/` for Enter and `>` for Tab.
pub fn letter(letters: &str, chance: &mut Shuffler) -> Happening {
    let all: Vec<char> = letters.chars().collect();
    match all[chance.below(all.len() as u64) as usize] {
        '/' => key(KeyCode::Enter),
        '>' => key(KeyCode::Tab),
        '<' => key(KeyCode::Esc),
        c => key(KeyCode::Char(c)),
    }
}

/// Any key that means something somewhere, and some that mean nothing.
pub fn any_key(chance: &mut Shuffler) -> Happening {
    let rows: Vec<_> = keymap::all().collect();
    let row = rows[chance.below(rows.len() as u64) as usize];
    let (code, _) = row.keys[chance.below(row.keys.len() as u64) as usize];
    match chance.below(12) {
        0 => Happening::Key(Key { alt: true, ..code.into() }),
        1 => letter("QWERTZUIOPäß0123456789!\"", chance),
        2 => key(KeyCode::Other),
        _ => key(code),
    }
}

pub fn any_size(chance: &mut Shuffler) -> Happening {
    let (width, height) = SIZES[chance.below(SIZES.len() as u64) as usize];
    Happening::Resize(width, height)
}

/// A key that takes the game forward.
pub fn useful_key(context: Context, chance: &mut Shuffler) -> Happening {
    let keys = match context {
        Context::Cards(At::Covered) => " ",
        Context::Cards(At::Choose) => "roygpbroygpb12mfx-////////",
        Context::Cards(At::AfterPlay) => "////u ",
        Context::Cards(At::Draft) => "roygpb///  ",
        Context::Tiles(Tiles::Start) => "roygpb>/",
        Context::Tiles(Tiles::Turn) => "roygpbhjkl>>> 5w////////u",
        Context::Tiles(Tiles::Column) => "abcdefgh",
        Context::Tiles(Tiles::Flips) => ">>hjkl/////fxu",
        Context::Pyramids => "rygub123rygub123n/////",
        Context::Waiting(_) => "////u",
        Context::Over => "a",
        Context::Agree | Context::Quit => "n",
        Context::Help | Context::Log => "qkj?",
        Context::Settings => "qkjl,",
        Context::Naming | Context::Start => "/",
        Context::Replay => " <",
        Context::Review => "qjkl",
        Context::Luck => "lq",
        Context::Past | Context::Heads => "qjkh",
        Context::Find => "/",
        Context::Remove => "n",
        Context::Lesson | Context::Recap | Context::Practice | Context::Solved => "/",
        Context::Tried => "/tn",
    };
    letter(keys, chance)
}
