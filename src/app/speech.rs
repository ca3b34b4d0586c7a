//! What is to be said at a table, as a value: a language finds the words, and whoever shows
//! it fits them in.

use super::advice::Hints;
use super::command::Command;
use super::keymap::{Context, KeyCode, key_for};
use super::lesson::{Lecture, Part, Taught};
use super::practice::Exercised;
use super::replay::ReplayAt;
use super::tips::Tip;
use crate::rules::Seat;
use crate::story::review::Decision;
use crate::story::{Expected, Explained, Hint};

/// What is to be said, in the sentences of a table.
pub enum Speech<'a, G: Explained, S> {
    /// What to decide now, or what is going on.
    Prompt(Prompt<S>),
    /// Hints are being thought about.
    Awaited,
    /// What could be done, to compare, below a heading, and which of it is chosen.
    Hints(Common, &'a [Hint<G>], Option<usize>),
    /// A decision that a review tells of, and where that is.
    Mistake(Vec<S>, &'a Decision<G>),
    /// What a lesson tells, what is to be done, and which keys do it.
    Lesson {
        /// What it tells.
        said: Vec<S>,
        /// What is to be done.
        task: Vec<S>,
        /// Which keys do it, where keys are pressed.
        keys: Vec<S>,
    },
    /// A decision that is made again, and what comes of that.
    Practice(Exercised<'a, G>),
}

impl<'a, G: Explained, S> Speech<'a, G, S> {
    /// What is said of a table: why something was refused, which takes the place of all
    /// details; or hints, among which is what is chosen; or a decision that a review tells
    /// of; or else the prompt.
    pub(super) fn new(
        refusal: Vec<S>,
        hints: Option<Hints<'a, G>>,
        chosen: Option<G::Action>,
        mistake: Option<&'a Decision<G>>,
        prompt: Prompt<S>,
    ) -> Speech<'a, G, S> {
        if !refusal.is_empty() {
            return Speech::Prompt(Prompt { warning: refusal, ..Prompt::new(prompt.headline, []) });
        }
        match (hints, mistake) {
            (Some(Hints::Awaited), _) => Speech::Awaited,
            (Some(Hints::Given(given)), _) => {
                let chosen = given.iter().position(|hint| Some(hint.action) == chosen);
                // The key is the same at all tables.
                let next = key_for(Context::Pyramids, Command::NextHint);
                Speech::Hints(Common::Hints(next), given, chosen)
            }
            (None, Some(decision)) => Speech::Mistake(prompt.headline, decision),
            (None, None) => Speech::Prompt(prompt),
        }
    }
}

impl<'a, G: Explained, S: From<Common>> Speech<'a, G, S> {
    /// What a lesson says, or what is said of a decision that is made again; nothing where
    /// the table speaks.
    pub(super) fn taught(
        lecture: Option<Lecture>,
        exercise: Option<Exercised<'a, G>>,
        refusal: impl FnOnce() -> Vec<S>,
    ) -> Option<Self> {
        let lecture = lecture.and_then(|it| Speech::lecture(it, refusal()));
        lecture.or_else(|| match exercise? {
            Exercised::Chosen => None,
            told => Some(Speech::Practice(told)),
        })
    }

    /// What a lesson says: a reason why something is not wanted takes the place of what it
    /// tells, and where it is silent, why something was refused. Nothing where the table
    /// speaks.
    fn lecture(lecture: Lecture, refusal: Vec<S>) -> Option<Self> {
        let say = |taught: Option<Taught>| {
            let said = taught.map(Common::Lesson).map(S::from);
            said.into_iter().collect::<Vec<S>>()
        };
        let Lecture { said, task, reason } = lecture;
        let is_silent = said.or(task).or(reason).is_none();
        if reason.is_none() && !is_silent {
            let part = Part::Keys;
            return Some(Speech::Lesson {
                said: say(said),
                task: say(task),
                keys: say(task.map(|task| Taught { part, ..task })),
            });
        }
        let warning = if is_silent { refusal } else { say(reason) };
        let is_said = !warning.is_empty();
        is_said.then(|| Speech::Prompt(Prompt { warning, ..Prompt::new(say(task), []) }))
    }
}

/// What is said below the score: why something was refused, where a replay stands, or what
/// a lesson tells.
pub(super) fn below_score<S: From<Common>>(
    refusal: Vec<S>,
    replay: Option<ReplayAt>,
    lecture: Option<Lecture>,
) -> Vec<S> {
    if !refusal.is_empty() {
        return refusal;
    }
    let said = lecture.and_then(|lecture| lecture.said);
    let said = replay.map(Common::replay).or(said.map(Common::Lesson));
    said.map(S::from).into_iter().collect()
}

/// What to decide now, or what is going on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prompt<S> {
    /// What to do; what keys do it has sentences of its own.
    pub headline: Vec<S>,
    /// What must not be overlooked: a refusal, or what an action would do.
    pub warning: Vec<S>,
    /// What is explained because it came up for the first time.
    pub tip: Option<S>,
    /// How much is left of a moment that has to pass, in eighths.
    pub wait: Option<u8>,
    /// What happened before, the newest last, to be said first unless it stands elsewhere:
    /// in as many words as there may be room for, then in fewer.
    pub recap: Vec<Vec<S>>,
    /// What would come of what is chosen, the most important first, in the same ways.
    pub foreseen: Vec<Vec<S>>,
    /// What else is good to know.
    pub details: Details<S>,
}

/// What else is good to know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Details<S> {
    /// Sentences, the most important first.
    Text(Vec<S>),
    /// Something to compare, each in a row of its own.
    Rows(Vec<S>),
}

impl<S> Prompt<S> {
    /// What to do, and sentences about it.
    pub(super) fn new(
        headline: impl IntoIterator<Item = S>,
        details: impl IntoIterator<Item = S>,
    ) -> Prompt<S> {
        Prompt {
            headline: headline.into_iter().collect(),
            warning: Vec::new(),
            tip: None,
            wait: None,
            recap: Vec::new(),
            foreseen: Vec::new(),
            details: Details::Text(details.into_iter().collect()),
        }
    }

    /// The same with what is explained.
    pub(super) fn tipped(mut self, tip: Option<Tip>) -> Prompt<S>
    where
        S: From<Common>,
    {
        if let Some(tip) = tip {
            self.tip = Some(Common::Tip(tip).into());
        }
        self
    }

    /// The same with what hints say of the action that is chosen, before all details.
    pub(super) fn judged(mut self, judged: Option<Common>) -> Prompt<S>
    where
        S: From<Common>,
    {
        if let Details::Text(details) = &mut self.details {
            details.splice(0..0, judged.map(S::from));
        }
        self
    }
}

/// What every table says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Common {
    /// Where a record that is stepped through stands.
    Replay(ReplayAt),
    /// A key goes to the turn whose number is typed.
    GoesTo {
        /// The key.
        go: KeyCode,
        /// The turn.
        turn: usize,
    },
    /// There is no such turn; the record went to its end.
    NoTurn(usize),
    /// A computer decides.
    Thinking(Seat),
    /// A key goes from the table of a finished game to the score.
    ShowsScore(KeyCode),
    /// What hints tell, and the key that tries one.
    Hints(KeyCode),
    /// What is expected of the action that is chosen.
    Expects(Expected),
    /// The action that is chosen is none of the hints.
    NoHint,
    /// What a lesson says.
    Lesson(Taught),
    /// What is explained because it came up for the first time.
    Tip(Tip),
    /// A key has what is chosen judged.
    Tries(KeyCode),
}

impl Common {
    /// How to come from the table of a finished game to the score.
    pub(super) fn shows_score() -> Common {
        Common::ShowsScore(key_for(Context::Over, Command::FinalTable))
    }

    /// That what is chosen in practice can be tried. The key is the same at all tables.
    pub(super) fn tries() -> Common {
        Common::Tries(key_for(Context::Pyramids, Command::Confirm))
    }

    /// Where a record stands, or where it is told to go.
    pub fn replay(it: ReplayAt) -> Common {
        match it.typed {
            Some(turn) => Common::GoesTo { go: key_for(Context::Replay, Command::Confirm), turn },
            None => Common::Replay(it),
        }
    }
}
