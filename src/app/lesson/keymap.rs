//! The keys of lessons and practice, where nothing is to be chosen.

use crate::app::command::Command;
use crate::app::keymap::{Binding, Context, ENTER, ESC, KeyLabel, bind, key};

/// All of them.
#[rustfmt::skip] // a table reads better as one
pub(in crate::app) const BINDINGS: &[Binding] = &[
    bind(|c| c == Context::Lesson, KeyLabel::GoOn, Some(0), 1,
        &[(ENTER, Command::Confirm), (key(' '), Command::Confirm)]),
    bind(|c| c == Context::Practice, KeyLabel::GoOn, Some(0), 1,
        &[(ENTER, Command::Confirm)]),
    bind(|c| c == Context::Practice, KeyLabel::Close, Some(0), 1,
        &[(key('q'), Command::Back), (ESC, Command::Back)]),
    bind(|c| c == Context::Solved, KeyLabel::NextExercise, Some(0), 1,
        &[(ENTER, Command::Next), (key('n'), Command::Next), (key(' '), Command::Next)]),
    bind(|c| c == Context::Tried, KeyLabel::TryAgain, Some(0), 1,
        &[(ENTER, Command::Rematch), (key('a'), Command::Rematch), (key(' '), Command::Rematch)]),
    bind(|c| c == Context::Solved, KeyLabel::TryAgain, Some(0), 1,
        &[(key('a'), Command::Rematch)]),
    bind(|c| c == Context::Tried, KeyLabel::Answer, Some(0), 1,
        &[(key('t'), Command::Hints)]),
    bind(|c| c == Context::Tried, KeyLabel::NextExercise, Some(0), 1,
        &[(key('n'), Command::Next)]),
    bind(|c| matches!(c, Context::Tried | Context::Solved), KeyLabel::LeavePractice, Some(0), 1,
        &[(key('q'), Command::Back), (ESC, Command::Back)]),
    bind(|c| c == Context::Lesson, KeyLabel::LeaveLesson, Some(1), 1,
        &[(key('q'), Command::Back), (ESC, Command::Back)]),
    bind(|c| c == Context::Recap, KeyLabel::PlayFirst, Some(0), 1,
        &[(ENTER, Command::Confirm)]),
    bind(|c| c == Context::Recap, KeyLabel::LearnAgain, Some(0), 1,
        &[(key('a'), Command::Rematch)]),
    bind(|c| c == Context::Recap, KeyLabel::Practice, Some(0), 1,
        &[(key('x'), Command::Practice)]),
    bind(|c| c == Context::Recap, KeyLabel::LeaveLesson, Some(0), 1,
        &[(key('q'), Command::Back), (ESC, Command::Back)]),
];
