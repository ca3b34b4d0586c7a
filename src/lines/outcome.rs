//! What a line comes to at a table.

use super::choices::Begun;
use super::table::{ActionOf, Part, Read, Table};
use super::typed::{Sort, Typed};
use super::voice::Voice;
use super::words::Line;
use crate::app::command::Command;
use crate::texts::Language;
use crate::texts::language::games::TurnRule;
use crate::texts::language::house::Label;
use crate::texts::language::lines::{Said, Word};

/// What becomes of a line at a table.
pub(super) enum Outcome {
    Say(Vec<String>),
    /// It is refused for this reason, which this rule is behind; in a lesson it may be tried
    /// all the same.
    Refuse(String, Option<TurnRule>, Vec<Command>),
    Choose(Vec<Command>),
    /// It says two different things of the same.
    Twofold,
    /// Something is missing, which is asked for.
    Part(Part),
    /// It is a command that does this, once it is sure.
    Sure(Command, String),
    Nothing,
}

impl Outcome {
    /// Whether it is refused because it can be no action at all.
    fn is_no_action(&self) -> bool {
        matches!(self, Outcome::Refuse(.., commands) if commands.is_empty())
    }
}

/// What a line comes to that may go on with what was begun, and the words that make it.
pub(super) fn joined<T: Table>(
    language: &'static dyn Language,
    table: &T,
    line: &Line,
    begun: &Begun,
) -> (Outcome, Vec<Typed>) {
    if line.only() == Some(Word::List) {
        let wanted = [&line.words[..], &begun.words].concat();
        let wanted = Line { words: wanted, ..Line::default() };
        return (outcome(language, table, &wanted), Vec::new());
    }
    let whole = line.after(&begun.words);
    match (outcome(language, table, &whole), outcome(language, table, line)) {
        // It is another action, whatever was begun.
        (whole, alone @ Outcome::Choose(_)) if whole.is_no_action() => (alone, line.words.clone()),
        (done @ (Outcome::Choose(_) | Outcome::Refuse(..)), _) => (done, whole.words),
        (Outcome::Part(part), _) if begun.missing != part.missing => {
            (Outcome::Part(part), whole.words)
        }
        (part @ Outcome::Part(..), Outcome::Nothing) => (part, whole.words),
        (Outcome::Twofold, Outcome::Nothing) => (Outcome::Twofold, whole.words),
        _ => corrected(language, table, line, &begun.words),
    }
}

/// The words that a line may correct while an action is chosen: those that chose it; or those of
/// the action, if it is only said how many cards, as in `only one`.
pub(super) fn chosen_words<T: Table>(table: &T, line: &Line, chosen_by: &[Typed]) -> Vec<Typed> {
    let counts = line.words.iter().all(|it| it.sort() == Some(Sort::Number));
    let action = table.chosen().filter(|_| counts);
    match action.map(|action| table.uncounted(action)) {
        Some(words) if !words.is_empty() => words,
        _ => chosen_by.to_vec(),
    }
}

/// What a line comes to that may correct some of the words before it, and the words that make
/// it. What says enough of itself takes their place.
pub(super) fn corrected<T: Table>(
    language: &'static dyn Language,
    table: &T,
    line: &Line,
    before: &[Typed],
) -> (Outcome, Vec<Typed>) {
    let alone = outcome(language, table, line);
    let is_known = line.words.iter().all(Typed::is_known);
    let is_less = matches!(alone, Outcome::Part(..) | Outcome::Nothing | Outcome::Twofold);
    let more = is_known && (is_less || alone.is_no_action());
    let more = more.then(|| replaced(language, table, line, before)).flatten();
    // What is asked for is better than that something else does not fit.
    let more = more.filter(|(it, _)| !it.is_no_action() || !matches!(alone, Outcome::Part(..)));
    more.unwrap_or((alone, line.words.clone()))
}

/// What a line comes to with those of the words before it that it does not contradict, if any
/// are left: a place or a number that the rest does not fit goes with what is corrected.
pub(super) fn replaced<T: Table>(
    language: &'static dyn Language,
    table: &T,
    line: &Line,
    before: &[Typed],
) -> Option<(Outcome, Vec<Typed>)> {
    let is_where = |it: &Typed| matches!(it.sort(), Some(Sort::Number | Sort::Cell));
    let others: Vec<Typed> = before.iter().filter(|it| !is_where(it)).cloned().collect();
    let tries = [before, &others].map(|kept| line.instead_of(kept));
    let tries = tries.into_iter().filter(|it| it.words.len() > line.words.len());
    let mut tries = tries.map(|it| (outcome(language, table, &it), it.words));
    let fits = |it: &Outcome| matches!(it, Outcome::Choose(_) | Outcome::Part(..));
    let (first, second) = (tries.next()?, tries.next());
    let best = match second {
        Some(second) if !fits(&first.0) && (fits(&second.0) || first.0.is_no_action()) => second,
        _ => first,
    };
    Some(best).filter(|(it, _)| fits(it) || matches!(it, Outcome::Refuse(..)))
}

/// What a line comes to at a table.
pub(super) fn outcome<T: Table>(
    language: &'static dyn Language,
    table: &T,
    line: &Line,
) -> Outcome {
    let voice = Voice { language, names: table.names() };
    match line.only() {
        Some(Word::Score) => return Outcome::Say(table.score(voice)),
        Some(Word::Legal) => return Outcome::Say(table.legal(voice, line)),
        Some(Word::Where) => return outcome(language, table, &Line::of(Word::Table)),
        Some(Word::Log) => {
            let said = voice.log(table);
            let nothing = language.house().label(Label::NothingYet).to_string();
            return Outcome::Say(if said.is_empty() { vec![nothing] } else { said });
        }
        Some(deed @ (Word::Last | Word::Final | Word::Gained | Word::Drew)) => {
            return Outcome::Say(told(voice, table, line, deed));
        }
        _ => {}
    }
    if line.first() == Some(Word::List) {
        return Outcome::Say(table.list(voice, line));
    }
    // What is only half understood is not done.
    if line.words.iter().any(|typed| !typed.is_known()) {
        return Outcome::Nothing;
    }
    if let Some(said) = each_topic(language, table, line) {
        return Outcome::Say(said);
    }
    match table.read(voice, line) {
        Read::Answer(said) => Outcome::Say(said),
        // What was played is only looked at.
        _ if table.replay().is_some() => Outcome::Nothing,
        Read::Action(action) => tried(voice, table, action),
        Read::Refused(why) => Outcome::Refuse(why, None, Vec::new()),
        Read::Twofold => Outcome::Twofold,
        Read::Part(part) => Outcome::Part(part),
        Read::Command(command, what) => Outcome::Sure(command, what),
        Read::Nothing => Outcome::Nothing,
    }
}

/// What was done: by the player whom a line is about, or else since the one who decides did
/// something.
fn told<T: Table>(voice: Voice, table: &T, line: &Line, deed: Word) -> Vec<String> {
    let about = line.about.or(table.acting().filter(|_| !is_last(deed)));
    let (turn, said) = match about {
        Some(seat) if is_last(deed) => (None, table.did(voice, seat)),
        Some(seat) if deed == Word::Drew => (None, table.drew(voice, seat)),
        Some(seat) => (None, table.gained(voice, seat)),
        None => {
            // In practice only the decision counts that is made again.
            let decides = table.acting().filter(|_| !table.is_practice());
            let (turn, said) = voice.since(table, decides);
            (Some(voice.say(&Said::TurnNumber(turn))), said)
        }
    };
    if said.is_empty() {
        let has_begun = !table.log().entries().is_empty();
        let idle = about.filter(|_| has_begun).map(|seat| voice.say(&Said::DidNothing(seat)));
        let nothing = || voice.language.house().label(Label::NothingYet).to_string();
        return vec![idle.unwrap_or_else(nothing)];
    }
    turn.into_iter().chain(said).collect()
}

/// Whether it is all that was done, and not what came of it.
fn is_last(deed: Word) -> bool {
    matches!(deed, Word::Last | Word::Final)
}

/// The answers to a line that asks about several things, one after the other.
fn each_topic<T: Table>(
    language: &'static dyn Language,
    table: &T,
    line: &Line,
) -> Option<Vec<String>> {
    use Word::{Cup, Deck, Eye, Hand, Last, Mine, Pawns, River, Score};
    let topics = line.words.iter().map(|typed| match typed.word {
        Some(it @ (Cup | Deck | Eye | Hand | Last | Mine | Pawns | River | Score)) => Some(it),
        Some(it @ (Word::Table | Word::Side(_))) => Some(it),
        _ => None,
    });
    let topics: Vec<Word> = topics.collect::<Option<_>>()?;
    let [_, _, ..] = topics[..] else { return None };
    // Who leads on a side is seen by what lies there.
    let is_side = |it: &Word| matches!(it, Word::Side(_));
    let is_there = topics.iter().any(is_side) && topics.contains(&Score);
    let topics = topics.into_iter().filter(|it| !is_there || is_side(it));
    let answers = topics.map(|it| match outcome(language, table, &Line::of(it)) {
        Outcome::Say(said) => Some(said),
        _ => None,
    });
    answers.collect::<Option<Vec<_>>>().map(|it| it.concat())
}

/// What comes of an action.
pub(super) fn tried<T: Table>(voice: Voice, table: &T, action: ActionOf<T>) -> Outcome {
    let commands = table.clicks(action);
    match table.refusal(voice, action) {
        Some((why, rule)) => Outcome::Refuse(why, rule, commands),
        None => Outcome::Choose(commands),
    }
}
