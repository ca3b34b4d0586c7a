//! The other one of two, where no table says which one that is.

use super::choices::{Begun, Choice};
use super::lists::offered;
use super::table::Table as _;
use super::words::Line;
use super::{Talk, at_table};
use crate::app::{App, Place};
use crate::texts::language::lines::Said;

impl Talk {
    /// Takes the other one of exactly two that are open, were told, or can be chosen; asks
    /// which one is meant where that is not clear. Says whether it did one of both.
    pub(super) fn take_other(
        &mut self,
        app: &mut App,
        line: &Line,
        text: &str,
        begun: Option<&Begun>,
        list: &[Choice],
    ) -> bool {
        let is_at_table = at_table!(app.scene(), it => it.acting().is_some(), false);
        if !line.is_other() || !is_at_table || self.knows_other(app) {
            return false;
        }
        let offered = offered(app);
        let begun_of = begun.map_or(&[][..], |it| &it.choices);
        let told = [begun_of, list, &self.named, &offered];
        let two = told.into_iter().find(|it| it.len() == 2).map(<[Choice]>::to_vec);
        let chosen = two.and_then(|two| Some((self.chosen_of(app, &two)?, two)));
        match chosen {
            Some((at, two)) => self.take_choice(app, line, text, (&two, 1 - at), &[]),
            None => {
                self.drop_choice(app);
                self.say(&Said::WhichOther);
                self.ask_again(app, begun.cloned(), None);
            }
        }
        true
    }

    /// Whether the table says which one is the other of what is chosen.
    fn knows_other(&self, app: &App) -> bool {
        at_table!(
            app.scene(),
            it => it.chosen().is_some_and(|action| it.other(action).is_some()),
            false
        )
    }
}
