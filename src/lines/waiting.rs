//! What is waited for, line by line.

use super::table::Table;
use super::voice::Voice;
use super::{NOBODY, Talk, at_table};
use crate::app::past::List;
use crate::app::{App, Exercised, Overlay, Place, ReviewView, Scene, Speech};
use crate::texts::Language;
use crate::texts::language::house::Label;
use crate::texts::language::lessons;
use crate::texts::language::lines::Said;

impl Talk {
    /// What is waited for, in a sentence.
    pub fn tell_waiting(&mut self, app: &App) {
        let scene = app.scene();
        let language = self.language;
        let say = |said: Said| language.in_lines().say(&said, NOBODY);
        let thinking = match scene.overlay {
            Some(Overlay::Practice) => {
                let page = scene.practice_page.into_iter();
                let page = page.flat_map(|it| language.lessons().practice_page(it));
                page.filter(|it| !self.asked.contains(it)).collect()
            }
            Some(Overlay::Past | Overlay::Find | Overlay::Heads { .. }) => {
                vec![say(Said::LookingForGames)]
            }
            Some(_) => at_table!(scene, it => progress(language, it), Vec::new()),
            None => at_table!(scene, it => voice_of(language, it), Vec::new()),
        };
        self.out.extend(thinking);
    }
}

/// Whether hints or a review are there, or come.
pub(super) fn is_awaited(scene: &Scene) -> bool {
    let is_review = matches!(scene.overlay, Some(Overlay::Review | Overlay::Luck { .. }));
    let are_hints = at_table!(scene, it => matches!(
        it.speech(),
        Speech::Awaited | Speech::Hints(..) | Speech::Practice(Exercised::Judged)
    ), false);
    // The game of a file is about to be opened.
    let is_opened = scene.past.is_some_and(List::has_errand);
    is_review || are_hints || is_opened
}

/// How far a review is.
fn progress<T: Table>(language: &'static dyn Language, table: &T) -> Vec<String> {
    match table.review() {
        Some(&ReviewView::UnderWay(done, all)) => vec![language.review().progress(done, all)],
        _ => vec![language.in_lines().say(&Said::Reviewing, NOBODY)],
    }
}

/// Who is thinking, or that hints are thought about.
fn voice_of<T: Table>(language: &'static dyn Language, table: &T) -> Vec<String> {
    let voice = Voice { language, names: table.names() };
    match table.speech() {
        Speech::Prompt(prompt) => voice.sentences::<T>(&prompt.headline),
        Speech::Practice(_) => {
            let judged = language.lessons().lesson_label(lessons::Label::Judged);
            vec![judged.to_string()]
        }
        _ => vec![language.house().label(Label::HintsAwaited).to_string()],
    }
}
