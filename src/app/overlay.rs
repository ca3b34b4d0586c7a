//! What lies on top of the table: help, log, settings and questions.

use super::command::Command;
use super::keymap::Context;
use super::past::Page;
use super::{App, Exit, Screen};

/// How many lines a mouse wheel scrolls.
const WHEEL: isize = 3;
/// How many lines of a page are shown again on the next one.
const OVERLAP: usize = 2;

/// How a long text fits on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Extent {
    /// How many of its lines are shown at once.
    pub height: usize,
    /// How many of them a step goes.
    pub step: usize,
    /// How far it can be scrolled.
    pub limit: usize,
    /// Where its first sections begin.
    pub sections: [usize; Extent::SECTIONS],
}

impl Extent {
    /// How many sections keys lead to.
    pub const SECTIONS: usize = 6;
}

impl Default for Extent {
    /// That of a text nobody has drawn yet: on the smallest screen, and of any length.
    fn default() -> Extent {
        Extent { height: 18, step: 1, limit: usize::MAX, sections: [0; Extent::SECTIONS] }
    }
}

/// Something on top of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Overlay {
    /// The rules and the keys.
    Help {
        /// The first line shown.
        scroll: usize,
    },
    /// Everything that happened.
    Log {
        /// How many lines back from the end.
        back: usize,
    },
    /// What can be set.
    Settings {
        /// Which of the settings has the cursor.
        at: usize,
    },
    /// Where a finished game was decided.
    Review,
    /// What luck and play did in it.
    Luck {
        /// The first line shown.
        scroll: usize,
    },
    /// The list of past games.
    Past,
    /// The same, while it is typed what to look for.
    Find,
    /// How the players of one of them stand with each other.
    Heads {
        /// The first line shown.
        scroll: usize,
    },
    /// The question whether to remove one of them.
    Remove,
    /// The question whether to leave.
    Quit,
    /// The question whether all agree to end the game.
    Agree,
    /// What was learned.
    Recap,
    /// What is said before and after practice.
    Practice,
}

impl Overlay {
    /// What its keys mean.
    pub(super) fn context(self) -> Context {
        match self {
            Overlay::Help { .. } => Context::Help,
            Overlay::Log { .. } => Context::Log,
            Overlay::Settings { .. } => Context::Settings,
            Overlay::Review => Context::Review,
            Overlay::Luck { .. } => Context::Luck,
            Overlay::Past => Context::Past,
            Overlay::Find => Context::Find,
            Overlay::Heads { .. } => Context::Heads,
            Overlay::Remove => Context::Remove,
            Overlay::Quit => Context::Quit,
            Overlay::Agree => Context::Agree,
            Overlay::Recap => Context::Recap,
            Overlay::Practice => Context::Practice,
        }
    }

    /// Whether it is the list of past games, or lies on top of that.
    pub(super) fn is_past(self) -> bool {
        use Overlay::{Find, Heads, Past, Remove};
        matches!(self, Past | Find | Heads { .. } | Remove)
    }

    /// Scrolls a text; settings and questions have nothing to scroll.
    pub(super) fn scroll(&mut self, command: Command, extent: Extent) {
        let overlap = match self {
            // It has pages of its own.
            Overlay::Help { .. } => 0,
            _ => OVERLAP,
        };
        let page = extent.height.saturating_sub(overlap);
        let down = lines_down(command, (extent.step, page));
        match (self, command) {
            (Overlay::Help { scroll }, Command::Digit(number)) => {
                let section = extent.sections.get(usize::from(number).wrapping_sub(1));
                *scroll = section.copied().unwrap_or(*scroll);
            }
            (
                Overlay::Help { scroll } | Overlay::Heads { scroll } | Overlay::Luck { scroll },
                _,
            ) => *scroll = scroll.saturating_add_signed(down),
            // The end of the log lies at 0, so down is less.
            (Overlay::Log { back }, _) => *back = back.saturating_add_signed(-down),
            _ => {}
        }
    }

    /// Goes back to the end of the text, if it was scrolled beyond that.
    pub(super) fn limit(&mut self, extent: Extent) {
        if let Overlay::Help { scroll }
        | Overlay::Heads { scroll }
        | Overlay::Luck { scroll }
        | Overlay::Log { back: scroll } = self
        {
            *scroll = (*scroll).min(extent.limit);
        }
    }
}

/// How many lines down a command scrolls, if a step and a page have so many.
fn lines_down(command: Command, (step, page): (usize, usize)) -> isize {
    let (step, page) = (step as isize, page.max(1) as isize);
    match command {
        Command::Up => -step,
        Command::Down => step,
        Command::WheelUp => -WHEEL.max(step),
        Command::WheelDown => WHEEL.max(step),
        Command::PageUp => -page,
        Command::PageDown => page,
        Command::Top => isize::MIN / 2,
        Command::Bottom => isize::MAX / 2,
        _ => 0,
    }
}

impl App {
    pub(super) fn ask_to_quit(&mut self) {
        match &mut self.screen {
            Screen::Table(table) if table.is_being_played() => {
                table.cover();
                self.overlay = Some(Overlay::Quit);
            }
            Screen::Table(_) | Screen::Start(_) => self.pending.leave = Some(Exit::Left),
        }
    }

    pub(super) fn update_overlay(&mut self, command: Command) {
        let is_at_list = self.is_at_list();
        let Some(overlay) = &mut self.overlay else {
            return;
        };
        match (overlay, command) {
            (_, Command::Picture) => self.pending.picture = true,
            (Overlay::Recap, _) => self.update_recap(command),
            (Overlay::Practice, _) => self.update_practice_page(command),
            (overlay, _) if overlay.is_past() => {
                let overlay = *overlay;
                self.update_past(overlay, command);
            }
            (Overlay::Review, Command::Luck) => self.overlay = Some(Overlay::Luck { scroll: 0 }),
            (Overlay::Luck { .. }, Command::Back) if self.past.page == Some(Page::Luck) => {
                self.back_to_list();
            }
            (Overlay::Luck { .. }, Command::Back) => self.overlay = Some(Overlay::Review),
            (Overlay::Review, _) => self.update_review(command),
            (Overlay::Help { .. }, Command::Back) if is_at_list => {
                self.overlay = Some(Overlay::Past);
            }
            (_, Command::Back) => self.overlay = None,
            (Overlay::Quit, Command::NewGame) => self.leave_for_start(),
            (Overlay::Quit, Command::Agree) => self.overlay = Some(Overlay::Agree),
            (Overlay::Agree, Command::Confirm) => {
                self.overlay = None;
                if let Screen::Table(table) = &mut self.screen {
                    table.agree_to_end();
                }
                self.after_table();
            }
            (&mut Overlay::Settings { at }, _) => self.update_settings(at, command),
            (overlay, _) => overlay.scroll(command, self.extent),
        }
    }
}
