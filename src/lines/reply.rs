//! What is asked about what could be done, and what is said instead of what is open.

use super::choices::Begun;
use super::hear::is_taught;
use super::outcome::{Outcome, chosen_words, corrected, outcome, replaced, tried};
use super::table::Table;
use super::typed::Typed;
use super::voice::Voice;
use super::words::Line;
use super::{Talk, at_table, rules};
use crate::app::keymap::Context;
use crate::app::{App, Place};
use crate::rules::Kind;
use crate::texts::Language;
use crate::texts::language::lines::{Said, Word};

/// Which section of the rules of a game begins with how it ends.
const fn end_of(kind: Kind) -> usize {
    match kind {
        Kind::Cards => 3,
        Kind::Tiles | Kind::Pyramids => 2,
    }
}

impl Talk {
    /// Answers a question. Nothing is done, and what is open stays so.
    pub(super) fn reply(&mut self, app: &mut App, line: &Line, text: &str, begun: Option<Begun>) {
        let is_known = line.words.iter().all(Typed::is_known);
        if line.only() == Some(Word::Missing) && begun.is_some() {
            // It is what asks for the rest.
            self.begun = begun;
            return self.repeat();
        }
        if line.only() == Some(Word::Worth)
            && at_table!(app.scene(), it => it.chosen().is_some(), false)
        {
            // What is about to be played is what is spoken of.
            return self.repeat();
        }
        // It may be the last one of anything: what is open says it best.
        if line.only() == Some(Word::Final) && (line.points || self.is_open(app)) {
            match begun {
                Some(_) => self.keep_begun(begun),
                None => self.repeat(),
            }
            return;
        }
        let line = &match app.scene().kind {
            Kind::Cards => line.clone(),
            kind => elsewhere(line, kind),
        };
        match line.only() {
            Some(Word::Help | Word::Rules | Word::Goal | Word::Settings | Word::End)
                if asks_all(app) =>
            {
                self.house(app, &line.clone().with(Word::End, Word::Help));
            }
            _ if asks_all(app) => drop(self.hear_agreement(app, line)),
            _ if line.first() == Some(Word::Why)
                || line.has(Word::Why) && line.has(Word::Score) =>
            {
                if !self.tell_reason(app, line, begun.as_ref()) {
                    return self.ask_again(app, begun, None);
                }
            }
            _ if !is_known => {
                self.say_unknown(app, line, text);
                return self.ask_again(app, begun, None);
            }
            _ if line.asks_of_player().is_some() => self.tell_possible(app, line),
            Some(Word::Help | Word::Rules | Word::Goal | Word::Settings) => {
                self.house(app, line);
            }
            // A lesson says itself what is to be done.
            Some(Word::Hint) if app.scene().is_lesson => self.repeat(),
            // Hidden cards are told only to those who are alone.
            Some(Word::Cup | Word::Hand | Word::Hint) => {
                if !self.hear_here(app, line, text, &begun) {
                    self.say_unknown(app, line, text);
                }
                return;
            }
            Some(Word::End) => self.tell_end(app),
            _ if line.has(Word::End) && line.less(Word::Game).only() == Some(Word::End) => {
                self.tell_end(app);
            }
            Some(Word::First) if app.table().is_some() => self.tell_first(app),
            _ if line.is_who_is_first() && app.table().is_some() => self.tell_who_chooses(app),
            Some(Word::Legal) if is_taught(&app.scene()) => self.repeat(),
            Some(Word::Turn) => self.repeat(),
            _ => self.tell_possible(app, line),
        }
        self.keep_begun(begun);
    }

    /// Tells when the game ends, as its rules say it.
    fn tell_end(&mut self, app: &App) {
        let kind = app.scene().kind;
        let section = self.language.games().game(kind).rules.get(end_of(kind));
        let end = section.and_then(|it| it.paragraphs.first());
        self.out.extend(end.map(|it| rules::unmarked(self.language, it)));
    }

    /// Takes what is said instead of what is open, which is not played any more; says whether
    /// it means something.
    pub(super) fn correct(
        &mut self,
        app: &mut App,
        line: &Line,
        begun: &Option<Begun>,
        refused: &[Typed],
    ) -> bool {
        let scene = app.scene();
        let language = self.language;
        let (outcome, words) = at_table!(
            scene,
            it => {
                let before = match begun {
                    Some(begun) => begun.words.clone(),
                    // What chose an action that was played says nothing any more.
                    None if it.chosen().is_none() => refused.to_vec(),
                    None => chosen_words(it, line, &self.chosen_by),
                };
                instead(language, it, line, &before)
            },
            return false
        );
        drop(scene);
        self.drop_choice(app);
        self.follow(app, line, (outcome, words), &None)
    }

    /// Answers a question about the table, or tells what can be done there of what it is
    /// about; elsewhere, what can be typed.
    fn tell_possible(&mut self, app: &mut App, line: &Line) {
        let scene = app.scene();
        let language = self.language;
        let is_result = line.only() == Some(Word::Score) && scene.offers.context == Context::Over;
        let is_away = scene.overlay.is_some() || scene.offers.context == Context::Naming;
        let outcome = at_table!(
            scene,
            it => match possible(language, it, line) {
                Outcome::Say(said) => {
                    let said = self.without_known(said, it);
                    self.note_known(&said, it);
                    Outcome::Say(said)
                }
                other => other,
            },
            Outcome::Nothing
        );
        drop(scene);
        if is_result {
            self.out.extend(self.result(app));
        }
        match outcome {
            Outcome::Say(said) if !is_away => {
                self.out.extend(said);
                self.note_listed(app, line);
            }
            Outcome::Refuse(why, rule, _) if !is_away => {
                self.tell_why(why);
                self.add_rule(app, rule);
            }
            _ => self.help_to_ask(app),
        }
    }
}

/// Whether all are asked whether the game ends.
fn asks_all(app: &App) -> bool {
    app.scene().offers.context == Context::Agree
}

/// A question as it is meant where there are no cards: what is missing is what remains, and
/// what something is worth is told with it, or with its group.
fn elsewhere(line: &Line, kind: Kind) -> Line {
    let line = line.clone().with(Word::Missing, Word::Remains);
    match line.only() {
        Some(Word::Worth) => line.with(Word::Worth, Word::Score),
        _ if kind == Kind::Pyramids && line.has(Word::Worth) => {
            line.less(Word::Worth).after(&[Word::Group.into()])
        }
        _ => line.less(Word::Worth),
    }
}

/// What a question at a table comes to.
pub(super) fn possible<T: Table>(
    language: &'static dyn Language,
    table: &T,
    line: &Line,
) -> Outcome {
    use Word::{Keep, Legal, Swap, Take};
    let voice = Voice { language, names: table.names() };
    let asks_deeds = line.can && line.words.is_empty();
    if let Some(seat) = line.asks_of_player().filter(|_| !asks_deeds) {
        return Outcome::Say(table.about(voice, seat, line));
    }
    // Only what lies on the path is told of others.
    let others = line.about.filter(|&it| Some(it) != table.acting());
    let is_deed = matches!(line.only(), Some(Word::Flip | Swap | Word::Open));
    let is_asked = line.can || line.has(Legal) || is_deed;
    match (others, table.acting()) {
        (Some(_), Some(_)) if is_asked && T::tells_others_moves() => {
            return Outcome::Say(table.legal(voice, line));
        }
        (Some(_), Some(seat)) if is_asked => {
            return Outcome::Say(vec![voice.say(&Said::OnlyMoves(seat))]);
        }
        _ => {}
    }
    let is_deed = |it: &Typed| matches!(it.word, Some(Keep | Legal | Swap | Take));
    let is_about_deeds = line.words.iter().any(|it| is_deed(it) || it.sort().is_some());
    match outcome(language, table, line) {
        said @ Outcome::Say(_) if !matches!(line.only(), Some(Legal | Swap)) => said,
        refused @ Outcome::Refuse(..) => refused,
        _ if table.acting().is_none() || table.replay().is_some() => Outcome::Nothing,
        _ if is_about_deeds => Outcome::Say(table.legal(voice, line)),
        _ => Outcome::Nothing,
    }
}

/// What a line comes to that is said instead of some words before it, or of what is chosen.
fn instead<T: Table>(
    language: &'static dyn Language,
    table: &T,
    line: &Line,
    before: &[Typed],
) -> (Outcome, Vec<Typed>) {
    if line.is_other() {
        let voice = Voice { language, names: table.names() };
        let other = table.chosen().and_then(|action| table.other(action));
        let other = other.map_or(Outcome::Nothing, |action| tried(voice, table, action));
        let is_side = |it: &Typed| matches!(it.word, Some(Word::Side(_)));
        let words = if before.iter().any(is_side) { before } else { &[] };
        return (other, words.iter().map(Typed::on_other_side).collect());
    }
    match corrected(language, table, line, before) {
        (said @ Outcome::Say(_), words) => {
            replaced(language, table, line, before).unwrap_or((said, words))
        }
        done => done,
    }
}
