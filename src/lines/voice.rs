//! Whoever tells what happens at a table, and asks what is to be done.

use super::choices::{Choice, Hinted};
use super::table::{SentenceOf, Table};
use crate::app::{Common, Details, Exercised, Prompt, Speech, Tip};
use crate::record::{Move, Names, Step};
use crate::rules::Seat;
use crate::story::{Narrated, Weighed};
use crate::texts::language::Called;
use crate::texts::language::lines::Said;
use crate::texts::{Language, Spoken, sentence};

/// Whoever speaks, and of whom.
#[derive(Clone, Copy)]
pub(super) struct Voice<'a> {
    pub(super) language: &'static dyn Language,
    pub(super) names: &'a Names,
}

impl Voice<'_> {
    pub(super) fn say(self, said: &Said) -> String {
        self.language.in_lines().say(said, self.names)
    }

    /// Some sentences of a table, but for those about keys.
    pub(super) fn sentences<'a, T: Table + ?Sized>(
        self,
        sentences: impl IntoIterator<Item = &'a SentenceOf<T>>,
    ) -> Vec<String>
    where
        SentenceOf<T>: 'a,
    {
        let is_of_keys =
            |it: &SentenceOf<T>| T::is_of_keys(it) || T::common(it).is_some_and(is_of_keys);
        let sentences = sentences.into_iter().filter(|it| !is_of_keys(it));
        let say = |it| match (T::reason(it), T::common(it), T::reworded(self, it)) {
            (Some(reason), ..) => self.say(&Said::NotPossible(reason)),
            (_, Some(Common::Lesson(taught)), _) => self.say(&Said::Taught(taught)),
            (.., Some(said)) => said,
            _ => T::heard(self, |names| T::Game::say(self.language, it, names)),
        };
        sentences.map(say).collect()
    }

    /// What happened in the entries of the log from this one on, but for what warnings tell.
    pub(super) fn news<T: Table>(self, table: &T, from: usize) -> Vec<String> {
        let log = table.log();
        let entries = log.entries().get(from..).unwrap_or_default().iter();
        entries.flat_map(|entry| self.told(table, entry, true)).collect()
    }

    /// Everything that happened.
    pub(super) fn log<T: Table>(self, table: &T) -> Vec<String> {
        let log = table.log();
        log.entries().iter().flat_map(|entry| self.told(table, entry, false)).collect()
    }

    /// What happened in one entry of the log. News are told with what they mean, and without
    /// what warnings tell.
    fn told<T: Table>(self, table: &T, entry: &Step<T::Game>, is_news: bool) -> Vec<String> {
        let lines = table.log().lines(entry).into_iter();
        let lines = lines.filter(|it| !is_news || !table.is_warned(it));
        let heard = |line: <T::Game as Narrated>::Line| {
            let bare = T::bare(&line).filter(|_| is_news);
            let bare = bare.as_ref().unwrap_or(&line);
            let told = self.told_line(table, entry, bare);
            match table.remark(self, entry.made, &line).filter(|_| is_news) {
                Some(remark) => format!("{told} {remark}"),
                None => told,
            }
        };
        lines.map(heard).collect()
    }

    /// One thing that happened in an entry of the log.
    pub(super) fn told_line<T: Table>(
        self,
        table: &T,
        entry: &Step<T::Game>,
        line: &<T::Game as Narrated>::Line,
    ) -> String {
        let retold = table.retold(self, entry, line);
        retold.unwrap_or_else(|| {
            T::heard(self, |names| T::Game::say_told(self.language, line, names))
        })
    }

    /// What happened since a player decided something, or else last; and in which turn.
    pub(super) fn since<T: Table>(self, table: &T, seat: Option<Seat>) -> (usize, Vec<String>) {
        let entries = table.log().entries();
        let is_own =
            |it: &Step<T::Game>| matches!(it.made, Move::Action(by, _) if Some(by.into()) == seat);
        let last = entries.len().saturating_sub(1);
        let after = entries.iter().rposition(is_own).map_or(0, |own| own + 1);
        let from = if seat.is_some() { after.min(last) } else { last };
        let turn = entries.get(from).map_or(0, |it| it.turn.max(1));
        (turn, self.news(table, from))
    }

    /// What happened in the last entries of the log, a line for each.
    pub(super) fn last<T: Table>(self, table: &T, most: usize) -> Vec<String> {
        let log = table.log();
        let entries = log.entries().iter();
        let entries = entries.skip(log.entries().len().saturating_sub(most));
        entries.map(|entry| self.told(table, entry, false).join(" ")).collect()
    }

    /// What a player did last: all of it, until somebody else decided.
    pub(super) fn last_of<T: Table>(self, table: &T, seat: Seat) -> Vec<String> {
        let log = table.log();
        let is_own =
            |it: &&Step<T::Game>| matches!(it.made, Move::Action(by, _) if by.into() == seat);
        let last = log.entries().iter().rev().skip_while(|it| !is_own(it)).take_while(is_own);
        let last: Vec<_> = last.collect();
        last.into_iter().rev().flat_map(|entry| self.told(table, entry, true)).collect()
    }

    /// Everything else that a prompt says.
    pub(super) fn details<T: Table + ?Sized>(self, prompt: &Prompt<SentenceOf<T>>) -> Vec<String> {
        let details = match &prompt.details {
            Details::Text(details) | Details::Rows(details) => details,
        };
        let foreseen = prompt.foreseen.first().into_iter().flatten();
        let all = prompt.warning.iter().chain(foreseen).chain(details);
        self.sentences::<T>(all)
    }

    /// What is explained because it came up for the first time.
    pub(super) fn tip<T: Table>(self, table: &T) -> Option<String> {
        let Speech::Prompt(prompt) = table.speech() else {
            return None;
        };
        // A warning says it.
        let is_warned = |it: &SentenceOf<T>| T::common(it) == Some(Common::Tip(Tip::DeckRanOut));
        self.sentences::<T>(prompt.tip.iter().filter(|it| !is_warned(it))).pop()
    }

    /// What is asked at a table: whether to play what is chosen, or else what to do.
    pub(super) fn question<T: Table>(self, table: &T) -> Vec<String> {
        let deed = table.chosen().and_then(|action| table.deed(action));
        let deed = deed.map(|it| {
            let way = (it, Vec::new());
            let say = |names: &dyn Called| {
                T::Game::say_weighed(self.language, Weighed::Alone, &way, names)
            };
            sentence(&T::heard(self, say))
        });
        match (deed, table.speech()) {
            (_, Speech::Practice(exercised)) => self.practice(table, exercised),
            (Some(deed), speech) => {
                let details = match speech {
                    Speech::Prompt(prompt) => self.details::<T>(&prompt),
                    _ => Vec::new(),
                };
                let told = [deed].into_iter().chain(table.brings(self)).chain(details);
                let told = told.chain(table.caveat(self));
                let asked = if table.is_practice() { Said::TryIt } else { Said::PlayIt };
                told.chain([self.say(&asked)]).collect()
            }
            (None, Speech::Lesson { said, task, .. }) => {
                self.sentences::<T>(said.iter().chain(&task))
            }
            // Why a lesson does not want something takes the place of what it tells.
            (None, Speech::Prompt(prompt)) if !prompt.warning.is_empty() && !table.has_notice() => {
                self.sentences::<T>(prompt.warning.iter().chain(&prompt.headline))
            }
            _ => table.question(self),
        }
    }

    /// What a lesson tells, without what it asks for.
    pub(super) fn lecture<T: Table>(self, table: &T) -> Vec<String> {
        match table.speech() {
            Speech::Lesson { said, .. } => self.sentences::<T>(said.iter()),
            _ => Vec::new(),
        }
    }

    /// What is said of a decision that is made again.
    fn practice<T: Table>(self, table: &T, exercised: Exercised<T::Game>) -> Vec<String> {
        let offered = match exercised {
            Exercised::Mistake(..) | Exercised::Puzzle(..) => table.offered(self),
            _ => None,
        };
        let said = self.heard_all::<T>(|names| self.language.practice_ways(exercised, names));
        said.into_iter().chain(offered).collect()
    }

    /// Why something was refused at a table.
    pub(super) fn refused<T: Table>(self, table: &T) -> Vec<String> {
        match table.speech() {
            Speech::Prompt(prompt) if table.has_notice() => self.sentences::<T>(&prompt.warning),
            _ => Vec::new(),
        }
    }

    /// Hints, each in all its words and with what chooses it.
    pub(super) fn hints<T: Table>(self, table: &T) -> Option<Vec<(String, Choice)>> {
        let Speech::Hints(_, hints, _) = table.speech() else {
            return None;
        };
        let each = hints.iter().map(|hint| {
            let whole = T::heard(self, |names| longest(self.language.hint_ways(hint, names)));
            let deed = T::heard(self, |names| self.language.hint_deed(hint, names));
            let commands = table.clicks(hint.action);
            (whole.clone(), Choice::of(commands).hinted(Hinted { deed, whole }))
        });
        Some(each.collect())
    }

    /// How a decision that a review tells of was, and what would have been better.
    pub(super) fn mistake<T: Table>(self, table: &T) -> Vec<String> {
        let Speech::Mistake(_, decision) = table.speech() else {
            return Vec::new();
        };
        self.heard_all::<T>(|names| self.language.mistake_ways(decision, names).to_vec())
    }

    /// Some sentences that could be said in fewer words, in the most.
    fn heard_all<T: Table>(self, say: impl Fn(&dyn Called) -> Vec<Vec<String>>) -> Vec<String> {
        let each = 0..say(self.names).len();
        each.map(|at| T::heard(self, |names| longest(say(names).swap_remove(at)))).collect()
    }
}

/// The player who did something last, but for this one.
pub(super) fn other_than<T: Table>(table: &T, seat: Option<Seat>) -> Option<Seat> {
    let by = |it: &Step<T::Game>| match it.made {
        Move::Action(by, _) => Some(by.into()).filter(|by| Some(*by) != seat),
        _ => None,
    };
    table.log().entries().iter().rev().find_map(by)
}

/// Who leads with these points, and by how many; whose hidden cards are left out.
pub(super) fn leads(points: &[(Seat, u16)], hidden: Vec<Seat>) -> Said<'static> {
    let most = points.iter().map(|(_, it)| *it).max().unwrap_or_default();
    let leaders = points.iter().filter(|(_, it)| *it == most).map(|(seat, _)| *seat);
    let second = points.iter().map(|(_, it)| *it).filter(|it| *it < most).max();
    let by = second.map_or(0, |second| most - second);
    Said::Leads { leaders: leaders.collect(), by, hidden }
}

/// What says the most of what could be said.
fn longest(ways: Vec<String>) -> String {
    ways.into_iter().next().unwrap_or_default()
}

/// Whether a sentence that every table has is about keys.
fn is_of_keys(common: Common) -> bool {
    use Common::{GoesTo, Hints, ShowsScore, Tries};
    matches!(common, GoesTo { .. } | Hints(_) | ShowsScore(_) | Tries(_))
}
