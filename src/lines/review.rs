//! Replays and reviews, line by line.

use super::choices::Choice;
use super::table::Table;
use super::voice::Voice;
use super::words::Line;
use super::{Awaited, Talk, at_table};
use crate::app::command::Command;
use crate::app::keymap::Context;
use crate::app::{App, Place, Reason, ReviewView, Scene, Speech};
use crate::story::luck::Step;
use crate::story::review::Review;
use crate::texts::language::lines::{Said, Word};
use crate::texts::language::review::Findings;

/// At how many turns the chance to win is told.
const CHANCES: usize = 8;

impl Talk {
    /// Steps through a record.
    pub(super) fn hear_replay(&mut self, app: &mut App, line: &Line) -> bool {
        let is_back = line.has(Word::Back);
        let has_mistakes = at_table!(
            app.scene(),
            it => matches!(it.review(), Some(ReviewView::Done(it, _)) if it.mistakes().len() > 0),
            false
        );
        let command = match (line.first(), line.has(Word::Mistake)) {
            // They are found by a review, which also says that there are none.
            (_, true) if !has_mistakes => {
                self.awaits = Some(Awaited::Findings);
                Command::Review
            }
            (_, true) if is_back => Command::PreviousMistake,
            (_, true) => Command::NextMistake,
            (Some(Word::Turn), _) => {
                let Some(&turn) = line.numbers().first() else {
                    return false;
                };
                for digit in turn.to_string().bytes() {
                    self.press(app, Command::Digit(digit - b'0'));
                }
                Command::Confirm
            }
            // At pyramids this asks for one ahead.
            (Some(Word::Next), _) if line.words.len() == 1 => Command::Next,
            (Some(Word::Back), _) => Command::Previous,
            (Some(Word::Start), _) => Command::Top,
            (Some(Word::End), _) => Command::Bottom,
            (Some(Word::Done), _) => Command::Back,
            (Some(Word::Practice), _) => Command::Practice,
            (Some(Word::Review), _) => {
                self.awaits = Some(Awaited::Findings);
                Command::Review
            }
            _ => return false,
        };
        let at = |app: &App| at_table!(app.scene(), it => it.replay().map(|it| it.at), None);
        let before = at(app);
        self.press(app, command);
        if command == Command::NextMistake && at(app) <= before {
            self.say(&Said::FirstMistakeAgain);
        }
        self.has_tried = true;
        self.asked.clear();
        true
    }

    /// Where a replay stands, and what a review says about that.
    pub(super) fn replay_question<T: Table>(&self, voice: Voice, table: &T) -> Vec<String> {
        let mut said = match table.speech() {
            Speech::Prompt(prompt) => voice.sentences::<T>(&prompt.headline),
            Speech::Mistake(headline, _) => voice.sentences::<T>(&headline),
            _ => Vec::new(),
        };
        said.extend(voice.mistake(table));
        said.extend(match table.replay() {
            Some(it) if it.at == it.of => Some(voice.say(&Said::AtEnd)),
            Some(it) if it.at == 0 => Some(voice.say(&Said::AtBeginning)),
            _ => None,
        });
        said
    }

    /// Goes to a decision, or leaves the review.
    pub(super) fn hear_review(&mut self, app: &mut App, line: &Line) -> bool {
        match line.only() {
            Some(Word::Done | Word::Back) => self.press(app, Command::Back),
            Some(Word::Practice) if self.refuse_in_house(app, Command::Practice) => {}
            Some(Word::Practice) => self.press(app, Command::Practice),
            // What is told of a review that is still made comes with it.
            Some(Word::Luck) if self.awaits.is_some() => self.awaits = Some(Awaited::All),
            Some(Word::Luck) => {
                self.asked.clear();
                self.awaits = Some(Awaited::Luck);
            }
            Some(Word::Past) => {
                self.press(app, Command::Back);
                if app.scene().offers.context == Context::Over {
                    self.open_past(app);
                }
            }
            Some(Word::Review | Word::List | Word::Again) => self.awaits = Some(Awaited::Findings),
            _ => return false,
        }
        true
    }

    /// Says what a review has found.
    pub(super) fn speak_review<T: Table>(&mut self, scene: &Scene, table: &T) {
        let voice = Voice { language: self.language, names: table.names() };
        let (review, at) = match table.review() {
            Some(ReviewView::Done(review, at)) => (*review, *at),
            Some(ReviewView::UnderWay(..)) => {
                return self.question(vec![voice.say(&Said::Reviewing)]);
            }
            _ => {
                let nothing = Said::NotPossible(Reason::NothingFound);
                let said = [nothing, after_review(false, false)];
                return self.question(said.iter().map(|it| voice.say(it)).collect());
            }
        };
        let told = self.language.tell(review, table.names());
        let awaits = self.awaits.take();
        if let Some(Awaited::Findings | Awaited::All) = awaits {
            self.tell_review::<T>(voice, review, &told, at);
        }
        if let Some(Awaited::Luck | Awaited::All) = awaits {
            let sums = self.sums(table);
            self.out.extend(sums);
        }
        let can_practice = scene.offers.ready_key(Command::Practice).is_some();
        let has_mistakes = !told.mistakes.is_empty();
        if let Some(told) = awaits {
            self.is_luck_last = !matches!(told, Awaited::Findings);
        }
        let said = match has_mistakes {
            true if self.is_luck_last || self.list.is_empty() => Said::AfterLuck,
            false if self.is_luck_last => Said::GoBack,
            _ => after_review(has_mistakes, can_practice),
        };
        self.question(vec![voice.say(&said)]);
    }

    fn tell_review<T: Table>(
        &mut self,
        voice: Voice,
        review: &Review<T::Game>,
        told: &Findings,
        at: usize,
    ) {
        for (seat, chances) in told.curves.iter().filter(|(_, it)| !it.is_empty()) {
            // Each second one is that before a decision.
            let step = 2 * chances.len().div_ceil(2 * CHANCES).max(1);
            let shown = told.turns.iter().zip(chances).step_by(step);
            let percent = |chance: f32| (chance * 100.0).round() as i32;
            let shown = shown.map(|(&turn, &chance)| (turn, percent(chance)));
            let said = Said::Chances(*seat, shown.collect());
            self.out.push(voice.say(&said));
        }
        self.out.push(voice.say(&Said::ChancesAnew));
        let blameless = self.language.say_blameless(told, voice.names);
        self.out.extend(blameless);
        if !told.mistakes.is_empty() {
            let title = self.language.review().label(told.mistakes_title);
            self.out.push(title.to_string());
        }
        let language = self.language;
        let mistakes = review.mistakes().map(|it| {
            T::heard(voice, |names| {
                let missed = review.missed_before(it);
                let mut mistake = language.tell_mistake(it, missed, names);
                mistake.better = mistake.better_in_full();
                language.in_lines().say(&Said::Mistake(&mistake), names)
            })
        });
        let mistakes: Vec<String> = mistakes.collect();
        let count = mistakes.len();
        let numbered = mistakes.into_iter().enumerate().map(|(number, mistake)| {
            // From the one that is chosen, down to this one.
            let down = (number + count - at) % count;
            let mut commands = vec![Command::Down; down];
            commands.push(Command::Confirm);
            (mistake, Choice::of(commands))
        });
        self.number(numbered.collect());
    }

    /// What luck and decisions did in the game.
    fn sums<T: Table>(&self, table: &T) -> Vec<String> {
        let Some(ReviewView::Done(review, _)) = table.review() else {
            return Vec::new();
        };
        let (names, words) = (table.names(), self.language.luck());
        let told = self.language.tell(*review, names);
        let (whose, steps) = &told.way;
        // What is made of the steps after it would be heard as one more.
        let steps = steps.iter().filter(|it| !matches!(it, Step::Play(_)));
        let steps = steps.map(|&step| match step {
            Step::After(chance) if review.is_agreed() => Said::Stopped(chance),
            step => Said::Moved(step),
        });
        let language = self.language;
        let voice = Voice { language, names };
        let say = |said: Said| T::heard(voice, |names| language.in_lines().say(&said, names));
        let mut said: Vec<String> = Vec::new();
        let verdict = told.verdict;
        said.extend(verdict.map(|it| T::heard(voice, |names| words.verdict(it, names))));
        said.push(words.way(whose.map(|seat| names.of(seat))));
        said.extend(steps.map(say));
        said.extend(told.accounts.iter().map(|account| {
            T::heard(voice, |names| language.say_account(&told, account, names.of(account.seat)))
        }));
        said
    }
}

fn after_review(has_mistakes: bool, can_practice: bool) -> Said<'static> {
    Said::AfterReview { has_mistakes, can_practice }
}
