//! What is said in lessons and in practice. The other player is called Beth, as in its record.

use super::{Called, Language, Spoken};
use crate::app::{Exercised, Part, PracticePage, Taught};
use crate::rules::Kind;
use crate::story::review::Trial;
use crate::story::{Hint, Odds, Weighed};

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
    /// Before why the answer to a puzzle is right.
    Found,
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

    /// Which decision of one's own games it is, and of how many.
    fn place_of_mistake(&self, place: (usize, usize)) -> String;

    /// Which puzzle it is, and of how many.
    fn place_of_puzzle(&self, place: (usize, usize)) -> String;

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
        let odds = |hint: &Hint<G>| hint.expected.odds();
        let wrong = |trial: &Trial<G>, weighed: fn(Odds, Option<i32>) -> Weighed| {
            let tried = odds(&trial.tried);
            let weighed = weighed(tried, tried.cost(odds(&trial.best)));
            vec![weigh(weighed, &trial.tried)]
        };
        match exercised {
            Exercised::Chosen => Vec::new(),
            Exercised::Judged => vec![vec![words.lesson_label(Label::Judged).to_string()]],
            Exercised::Mistake(place, decision) => {
                let weighed = Weighed::Missed(decision.seat, odds(&decision.played));
                let played = (decision.played.deed.clone(), Vec::new());
                let asked = G::say_weighed(self, weighed, &played, names);
                vec![vec![words.place_of_mistake(place)], vec![asked]]
            }
            Exercised::Puzzle(place, taught) => {
                let asked = words.taught(taught).to_string();
                vec![vec![words.place_of_puzzle(place)], vec![asked]]
            }
            Exercised::Wrong(trial) => wrong(trial, Weighed::Wrong),
            Exercised::WrongButBetter(trial) => wrong(trial, Weighed::WrongButBetter),
            Exercised::Found(trial, Some(why)) => {
                let deed = (trial.tried.deed.clone(), Vec::new());
                let weighed = Weighed::Found(odds(&trial.tried));
                let found = G::say_weighed(self, weighed, &deed, names);
                let short = words.lesson_label(Label::Found).to_string();
                vec![vec![found, short], vec![words.taught(why).to_string()]]
            }
            Exercised::Found(trial, None) => {
                vec![weigh(Weighed::Found(odds(&trial.tried)), &trial.tried)]
            }
            Exercised::Answer(hint, None) => vec![weigh(Weighed::Answer(odds(hint)), hint)],
            Exercised::Answer(hint, Some(why)) => {
                // Why it is so is told after it, and matters more than how sure that is.
                let told = [Weighed::Answer(odds(hint)), Weighed::AnswerInShort];
                let told = told.into_iter().filter_map(|it| weigh(it, hint).pop());
                vec![told.collect(), vec![words.taught(why).to_string()]]
            }
        }
    }
}
