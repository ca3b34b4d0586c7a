//! What is said: what happened, and what is to be decided.

use std::mem;

use super::table::Table;
use super::voice::Voice;
use super::waiting::is_awaited;
use super::{Aside, Clearing, NOBODY, Talk, at_table, heard};
use crate::app::command::Command;
use crate::app::keymap::Context;
use crate::app::{Agreement, AnyTable, App, Overlay, Place, Saving, Scene};
use crate::record::{Course, Move, Names};
use crate::rules::game::Game;
use crate::rules::{ByPlayer, Kind, Level, Seat};
use crate::texts::language::house::Label;
use crate::texts::language::lines::Said;
use crate::texts::sentence;

/// So many moves are undone at a time.
const MOST_UNDONE: usize = 6;
/// So many moves a lesson shows at a time.
const IN_LESSON: usize = 4;

impl Talk {
    /// Says what happened, and asks what is to be decided, unless that was asked already.
    /// Whoever typed something is always answered.
    pub fn speak(&mut self, app: &App) {
        self.awaits = self.awaits.filter(|_| is_awaited(&app.scene()));
        self.speak_once(app);
        // Hints and reviews are answers that take their time, and so is what a computer does.
        let takes_time = self.awaits.is_some() || self.goes_on && self.is_last_chance(app);
        if !takes_time && mem::take(&mut self.owes) && self.out.is_empty() {
            self.repeat();
            self.speak_once(app);
            if self.out.is_empty() {
                self.tell_waiting(app);
            }
        }
    }

    fn speak_once(&mut self, app: &App) {
        let scene = app.scene();
        let has_secrets_up = scene.cards().is_some_and(|it| it.has_secrets_up());
        if !has_secrets_up && mem::take(&mut self.has_told_secrets) {
            self.is_clearing = true;
            // They may tell of the cards, and somebody else may ask next.
            self.why.clear();
            self.begun = None;
            self.chosen_by.clear();
            self.refused.clear();
            self.list.clear();
            self.named.clear();
            self.aside = None;
        }
        self.warn(&scene);
        match (scene.overlay, &scene.place) {
            (Some(Overlay::Past | Overlay::Find | Overlay::Heads { .. } | Overlay::Remove), _) => {
                self.speak_past(&scene);
            }
            (Some(Overlay::Review | Overlay::Luck { .. }), _) => {
                at_table!(scene, it => self.speak_review(&scene, it), ());
            }
            (Some(Overlay::Recap), _) => {
                let words = self.language.lessons().lesson(scene.kind).recap.iter();
                let words = words.map(|it| it.to_string());
                let after = self.language.in_lines().say(&Said::AfterLesson, NOBODY);
                self.question(words.chain([after]).collect());
            }
            (Some(Overlay::Practice), _) => {
                let words = self.language.lessons();
                let page = scene.practice_page.into_iter();
                let told = page.flat_map(|it| words.practice_page(it));
                let after = self.language.in_lines().say(&Said::GoOn, NOBODY);
                let is_ready = scene.offers.ready_key(Command::Confirm).is_some();
                self.question(told.chain(is_ready.then_some(after)).collect());
            }
            (Some(Overlay::Agree), _) => {
                // Where only computers play, whoever watches is asked.
                let said = self.to_agree.first().map_or(Said::Sure, |&seat| Said::Agrees(seat));
                let words = self.language.in_lines();
                let asked = at_table!(scene, it => words.say(&said, it.names()), String::new());
                let computer = Ok(Agreement::Computer) == scene.agreement;
                let computer =
                    computer.then(|| self.language.house().agreement(Agreement::Computer));
                self.question(computer.map(str::to_string).into_iter().chain([asked]).collect());
            }
            (_, Place::Start(start)) => {
                let question = self.start_question(start);
                self.here = None;
                // What was explained may be explained anew from here on.
                self.tip = None;
                self.question(question);
            }
            _ => at_table!(scene, it => self.speak_table(app, &scene, it), ()),
        }
        self.has_told_secrets |= has_secrets_up;
    }

    /// Says what is wrong with what is kept, as soon as it is.
    fn warn(&mut self, scene: &Scene) {
        let trouble = scene.trouble.map(|it| self.language.settings().trouble(it));
        let files = self.language.files();
        let saving: Vec<String> = match scene.saving {
            Saving::Failed(_) => {
                let told = files.before_leaving(scene.saving);
                told.iter().map(|it| heard::ended(it)).collect()
            }
            // How to go on with it ends with a command, which no full stop follows.
            Saving::Moved { .. } => {
                let told = files.after_leaving(scene.saving);
                told.iter().flat_map(|it| it.lines()).map(str::to_string).collect()
            }
            Saving::Off | Saving::Kept(_) | Saving::Finished(_) => Vec::new(),
        };
        let warnings = trouble.into_iter().chain(saving);
        let warnings: Vec<String> = warnings.collect();
        if self.troubles != warnings {
            self.out.extend(warnings.iter().cloned());
            self.troubles = warnings;
            if self.troubles.is_empty() && matches!(scene.saving, Saving::Kept(_)) {
                self.say(&Said::KeptAgain);
            }
        }
    }

    /// Asks, unless that was asked already.
    pub(super) fn question(&mut self, question: Vec<String>) {
        if self.asked != question {
            self.named.clear();
            self.out.extend(question.iter().cloned());
            self.asked = question;
        }
    }

    /// Says what happened at a table, and asks what is to be done.
    fn speak_table<T: Table>(&mut self, app: &App, scene: &Scene, table: &T) {
        let voice = Voice { language: self.language, names: table.names() };
        let context = scene.offers.context;
        let here = (scene.kind, context == Context::Replay, scene.practice);
        let entries = table.log().entries().len();
        let begins = mem::take(&mut self.begins);
        let is_new = begins || self.here != Some(here);
        // What is told of the question before all else.
        let mut ahead = Vec::new();
        self.here = Some(here);
        self.is_counted &= !begins;
        if begins {
            self.drawn = ByPlayer::default();
        }
        if is_new && context == Context::Over && self.is_counted {
            // Back from a review.
            self.asked.clear();
            self.out.extend(self.result(app));
        } else if is_new {
            self.asked.clear();
            self.warned.clear();
            // Nobody else decides in practice.
            let plays = app.table().and_then(plays);
            let plays = plays.filter(|_| scene.practice.is_none());
            let is_fresh = matches!(plays, Some((.., None)));
            if let Some((said, first, turn)) = plays {
                self.out.push(voice.say(&said));
                self.out.extend(match (turn, table.acting()) {
                    (None, _) => Some(voice.say(&Said::Starts(Some(voice.names.of(first))))),
                    (Some(turn), Some(seat)) => Some(voice.say(&Said::GoesOn(turn, seat))),
                    (Some(_), None) => None,
                });
            }
            let are_hidden = scene.cards().is_some_and(|it| !it.against_computer);
            let clears = self.clearing != Clearing::Nothing;
            if clears && are_hidden && context != Context::Replay {
                self.out.push(voice.say(&Said::MayStay));
            }
            // What happened comes first: how things lie is what came of it.
            if context != Context::Over && !table.recaps() {
                let from = entries.saturating_sub(1);
                self.out.extend(voice.news(table, if is_fresh { 0 } else { from }));
            }
            if !matches!(context, Context::Replay | Context::Over) {
                self.out.extend(table.introduction(voice));
            }
        } else if entries != self.told {
            self.asked.clear();
            let from = match context {
                Context::Replay => entries.saturating_sub(1),
                _ => self.told,
            };
            // Some tables say themselves what was taken back.
            let is_said = context == Context::Replay || table.has_notice();
            if entries < self.told && !is_said {
                // What was answered goes back with it.
                let first = self.last.len().checked_sub(self.told - entries);
                let what = first.map(|first| self.last[first..].join(" "));
                self.out.push(voice.say(&Said::TakenBack(what.as_deref())));
            }
            // Where a lesson skips some of its game, it says so itself.
            if !scene.is_lesson || entries.saturating_sub(from) <= IN_LESSON {
                self.out.extend(voice.news(table, from));
                self.out.extend(table.aside(voice, from));
            } else {
                ahead = voice.lecture(table);
                self.out.extend(ahead.iter().cloned());
                self.out.extend(table.introduction(voice));
            }
        }
        self.told = entries;
        self.last = voice.last(table, MOST_UNDONE);
        if let Some(result) = self.result(app)
            && (context == Context::Over || scene.is_lesson)
            && !mem::replace(&mut self.is_counted, true)
        {
            self.out.push(result);
            // A lesson counts by itself.
            if context == Context::Over {
                self.out.extend(table.account(voice));
            }
        }
        let warnings = table.warnings().into_iter();
        let warnings = warnings.map(|it| self.language.house().warning(it, voice.names));
        let warnings: Vec<String> = warnings.map(|it| sentence(&it)).collect();
        if warnings.iter().any(|it| !self.warned.contains(it)) {
            self.asked.clear();
        }
        // After their first game there is nothing else to be told.
        let stands = table.stands();
        let stands = stands.filter(|it| it.heads.balance().played() > 1);
        let stands = stands.map(|it| sentence(&self.language.stand(it)));
        let stands = stands.map(|it| heard::counted(self.language, &it));
        let news: Vec<String> = warnings.into_iter().chain(stands).collect();
        let unheard = news.iter().filter(|it| !self.warned.contains(it));
        self.out.extend(unheard.cloned());
        self.warned = news;
        // It is told once, however often something is asked.
        if let Some(tip) = voice.tip(table).filter(|it| self.tip.as_ref() != Some(it)) {
            self.out.push(tip.clone());
            self.tip = Some(tip);
        }
        if let Some(hints) = voice.hints(table)
            && self.awaits.take().is_some()
        {
            self.out.push(self.language.house().label(Label::Hints).to_string());
            let numbers = voice.say(&Said::AboutHints);
            self.why = hints.first().map(|(best, _)| best.clone()).into_iter().collect();
            self.why.push(numbers);
            self.number(hints);
            // What was begun before them still is, and goes on with its own words: it is not
            // asked for now, because a number is that of a hint.
            self.out.extend(self.sure.iter().map(|it| it.question.clone()));
            if let Some(Aside { question, .. }) = &self.aside {
                let ends = [question.first(), question.last()];
                self.out.extend(ends.into_iter().flatten().cloned());
            }
        }
        let question = match context {
            // How the players stand comes before what is asked.
            Context::Over if app.awaits_stands() => return,
            Context::Over => vec![voice.say(&Said::AfterGame)],
            Context::Replay => {
                let mut said = self.replay_question(voice, table);
                said.extend(is_new.then(|| voice.say(&Said::InReplay)));
                said
            }
            Context::Lesson => {
                // What was refused there is not chosen any more.
                let mut said = if table.has_notice() { Vec::new() } else { voice.question(table) };
                said.push(voice.say(&Said::GoOn));
                said
            }
            Context::Tried | Context::Solved => {
                let mut said = voice.question(table);
                said.push(voice.say(&Said::AfterTry(context == Context::Solved)));
                said
            }
            _ => voice.question(table),
        };
        let question = self.without_known(question, table);
        // What is missing of an action comes before anything else that is asked.
        if self.begun.is_some() {
            self.asked.clear();
        } else if self.aside.is_some() {
            self.asked = question;
        } else if ahead.is_empty() {
            if self.asked != question {
                self.note_known(&question, table);
            }
            self.question(question);
        } else {
            let rest = question.iter().filter(|it| !ahead.contains(it));
            self.out.extend(rest.cloned());
            self.asked = question;
        }
    }

    /// How a game came out, once it is over.
    pub(super) fn result(&self, app: &App) -> Option<String> {
        let result = self.language.game_result(app.table()?)?;
        Some(heard::counted(self.language, &result))
    }

    /// Says why it is this player who decides, where nothing was refused.
    pub(super) fn tell_why_asked(&mut self, app: &App) {
        let language = self.language;
        self.tell_or_first(
            app,
            at_table!(
                app.scene(),
                it => it.why_asked(Voice { language, names: it.names() }),
                Vec::new()
            ),
        );
    }

    /// Says who is the first to choose and why, where some do.
    pub(super) fn tell_who_chooses(&mut self, app: &App) {
        let language = self.language;
        self.tell_or_first(
            app,
            at_table!(
                app.scene(),
                it => it.why_first(Voice { language, names: it.names() }),
                Vec::new()
            ),
        );
    }

    /// Says this, or else who started the game.
    fn tell_or_first(&mut self, app: &App, why: Vec<String>) {
        if why.is_empty() {
            self.tell_first(app);
        }
        self.out.extend(why);
    }

    /// Says who was the first, and that all take turns; elsewhere, that nothing was refused.
    pub(super) fn tell_first(&mut self, app: &App) {
        let first = app.table().and_then(plays).map(|(_, first, _)| Said::InTurn(first));
        let words = self.language.in_lines();
        let scene = app.scene();
        let said = at_table!(scene, it => first.map(|said| words.say(&said, it.names())), None);
        self.out.push(said.unwrap_or_else(|| words.say(&Said::NothingRefused, NOBODY)));
    }
}

/// The only computer that plays a game.
pub(super) fn only_computer(table: &AnyTable) -> Option<Seat> {
    let (Said::Plays { players, .. }, ..) = plays(table)? else { return None };
    let computers = players.into_iter().filter(|(_, level)| level.is_some());
    match computers.collect::<Vec<_>>()[..] {
        [(seat, _)] => Some(seat),
        _ => None,
    }
}

/// The people who play a game.
pub(super) fn people(table: &AnyTable) -> Vec<Seat> {
    let Some((Said::Plays { players, .. }, ..)) = plays(table) else {
        return Vec::new();
    };
    let people = players.into_iter().filter(|(_, level)| level.is_none());
    people.map(|(seat, _)| seat).collect()
}

/// Who plays a game, if it is being played, who starts it, and which turn it is, once somebody
/// did something who is no computer.
fn plays(table: &AnyTable) -> Option<(Said<'static>, Seat, Option<usize>)> {
    type Players = (Vec<(Seat, Option<Level>)>, Seat, Option<usize>);
    fn players<G: Game>(course: &Course<G>) -> Players {
        let names: &Names = course.names();
        let level = |seat: Seat| course.computers().of(seat);
        let each = names.seats().map(|seat| (seat, level(seat)));
        let is_computers =
            |made: Move<G>| matches!(made, Move::Action(who, _) if level(who.into()).is_some());
        let is_fresh = course.moves().all(is_computers);
        let turn = (!is_fresh).then(|| course.turn_now());
        (each.collect(), course.first().into(), turn)
    }
    let kind = table.kind();
    let (players, first, turn) = match kind {
        Kind::Cards => players(table.cards()?),
        Kind::Tiles => players(table.tiles()?),
        Kind::Pyramids => players(table.pyramids()?),
    };
    Some((Said::Plays { kind, players }, first, turn))
}
