//! Choosing from the Mountain of a complete Mandala.

use super::command::Command as Cards;
use super::notice::Notice;
use super::play::CardTable;
use super::stage::{Peek, Stage};
use crate::app::command::Command;
use crate::app::cycle::neighbor;
use crate::app::live::LiveTable as _;
use crate::rules::cards::{Action, Draft};
use crate::rules::{Color, Player};

impl CardTable {
    pub(super) fn draft(
        &mut self,
        draft: Draft,
        pick: Option<Color>,
        peek: Peek,
        command: Command,
    ) {
        let game = self.game();
        let mountain = game.public_view().mandala(draft.side).mountain;
        let colors: Vec<Color> = mountain.colors().iter().collect();
        // Any other key ends the request to look away.
        let peek = match peek {
            Peek::Asked if command != Command::Cards(Cards::Reveal) => Peek::Covered,
            peek => peek,
        };
        let (pick, peek) = match (command, pick) {
            (Command::Confirm, Some(color)) => return self.play(Action::Claim { color }),
            (Command::Confirm, None) => {
                self.notice.0 = Some(Notice::MountainColorFirst);
                (pick, peek)
            }
            (Command::Cards(Cards::Reveal), _) => (pick, self.next_peek(draft.chooser, peek)),
            (Command::Hints, _) => return self.ask_for_hints(),
            (Command::Back, Some(_)) if peek == Peek::Covered || self.alone().is_some() => {
                (None, peek)
            }
            (Command::Back, _) => {
                self.current.advice.forget();
                (pick, Peek::Covered)
            }
            (Command::Cards(Cards::Color(color)), _) => (Some(color), peek),
            (Command::Next | Command::Down, _) => (neighbor(&colors, pick, 1), peek),
            (Command::Previous | Command::Up, _) => (neighbor(&colors, pick, -1), peek),
            (Command::NextHint, _) => (self.next_pick(&colors, pick, 1), peek),
            (Command::PreviousHint, _) => (self.next_pick(&colors, pick, -1), peek),
            _ => (pick, peek),
        };
        self.current.advice.step_aside();
        self.stage = Stage::Draft { draft, pick, peek };
    }

    /// The next color; that of a hint comes first, while hints are shown.
    fn next_pick(&self, colors: &[Color], pick: Option<Color>, by: isize) -> Option<Color> {
        match self.proposed(by) {
            Some(Action::Claim { color }) => Some(color),
            _ => neighbor(colors, pick, by),
        }
    }

    /// What Space does in a draft: as both are watching, it first asks the other
    /// player to look away.
    fn next_peek(&mut self, chooser: Player, peek: Peek) -> Peek {
        match peek {
            Peek::Covered if self.alone().is_some() => Peek::Up,
            Peek::Covered => {
                self.notice.0 = Some(Notice::LookAway { chooser });
                Peek::Asked
            }
            Peek::Asked => Peek::Up,
            Peek::Up => {
                self.current.advice.forget();
                Peek::Covered
            }
        }
    }
}
