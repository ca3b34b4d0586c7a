//! What is said in lessons and in practice. The other player is called Beth, as in its record.

use super::{Called, Language, Spoken};
use crate::app::{Exercised, Part, PracticePage, Taught};
use crate::rules::Kind;
use crate::story::{Hint, Weighed};

/// The words of a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LessonWords {
    /// Those of its steps.
    pub steps: &'static [StepWords],
    /// Those of the puzzles: a task, and what is said when it is done.
    pub puzzles: &'static [StepWords],
    /// What was learned, in a few points.
    pub recap: &'static [&'static str],
}

/// The words of a step: at most three short sentences at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StepWords {
    /// What it is about.
    pub said: &'static str,
    /// What is to be done.
    pub task: &'static str,
    /// Which keys do it, the first time that such keys are pressed. They stand in the key bar,
    /// too.
    pub keys: &'static str,
    /// Why another action is not wanted here, in the order of the step's own groups of
    /// actions; then of any other.
    pub others: &'static [&'static str],
    /// What is said when it is done; nothing where that can be seen.
    pub then: &'static str,
    /// What those hear instead who play line by line, where the rest speaks of the screen.
    pub heard: &'static [(Part, &'static str)],
}

/// What stands on its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Label {
    /// Over what was learned.
    Recap,
    /// Over what is said before and after practice.
    Practice,
    /// Before the keys of a task.
    Task,
    /// While what was tried is judged.
    Judged,
}

/// What is said in a lesson.
pub trait Lessons {
    /// The words of the lesson of a game.
    fn lesson(&self, kind: Kind) -> &'static LessonWords;

    /// What stands on its own.
    fn lesson_label(&self, label: Label) -> &'static str;

    /// A sentence of a lesson.
    fn taught(&self, taught: Taught) -> &'static str;

    /// The same for those who play line by line.
    fn heard(&self, taught: Taught) -> &'static str;

    /// Which decision of practice it is, and of how many.
    fn place(&self, place: (usize, usize)) -> String;

    /// What is said before and after practice.
    fn practice_page(&self, page: PracticePage) -> Vec<String>;
}

impl dyn Language + '_ {
    /// What is said of a decision that is made again: each sentence in as many words as there
    /// may be room for, then in fewer.
    pub fn practice_ways<G: Spoken>(
        &self,
        exercised: Exercised<G>,
        names: &dyn Called,
    ) -> Vec<Vec<String>> {
        let words = self.lessons();
        let weigh = |weighed: Weighed, hint: &Hint<G>| {
            let ways = hint.ways().into_iter();
            let ways = ways.map(|way| G::say_weighed(self, weighed, &way, names));
            ways.collect::<Vec<String>>()
        };
        let chance = |hint: &Hint<G>| hint.expected.chance;
        match exercised {
            Exercised::Chosen => Vec::new(),
            Exercised::Judged => vec![vec![words.lesson_label(Label::Judged).to_string()]],
            Exercised::Mistake(place, decision) => {
                let weighed = Weighed::Missed {
                    who: decision.seat,
                    chance: chance(&decision.played),
                };
                // What speaks for it did not help.
                let played = (decision.played.deed.clone(), Vec::new());
                let asked = G::say_weighed(self, weighed, &played, names);
                vec![vec![words.place(place)], vec![asked]]
            }
            Exercised::Puzzle(place, taught) => {
                let asked = words.taught(taught).to_string();
                vec![vec![words.place(place)], vec![asked]]
            }
            Exercised::Wrong(trial) => {
                let weighed = Weighed::Wrong {
                    chance: chance(&trial.tried),
                    cost: trial.cost(),
                };
                vec![weigh(weighed, &trial.tried)]
            }
            Exercised::Found(_, Some(why)) => vec![vec![words.taught(why).to_string()]],
            Exercised::Found(trial, None) => {
                let chance = chance(&trial.tried);
                vec![weigh(Weighed::Found { chance }, &trial.tried)]
            }
            Exercised::Answer(hint, why) => {
                let chance = chance(hint);
                let mut answer = weigh(Weighed::Answer { chance }, hint);
                let why = why.map(|it| vec![words.taught(it).to_string()]);
                if why.is_some() {
                    // Why it is so matters more than how sure that is.
                    answer.extend(weigh(Weighed::AnswerInShort, hint).pop());
                }
                [answer].into_iter().chain(why).collect()
            }
        }
    }
}
