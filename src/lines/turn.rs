//! What is heard at a table: actions, and questions about it.

use std::slice;

use super::choices::{Begun, Choice};
use super::outcome::{Outcome, chosen_words, corrected, joined, outcome};
use super::table::{Part, Table};
use super::typed::Typed;
use super::voice::Voice;
use super::words::Line;
use super::{Aside, Awaited, NOBODY, Talk, at_table};
use crate::app::cards::{self as card_table, Peek, TableScene as CardTable};
use crate::app::command::Command;
use crate::app::keymap::Context;
use crate::app::{App, Place, Refusal, Speech};
use crate::texts::language::games::TurnRule;
use crate::texts::language::lines::{Said, Word};

/// By so many steps back nothing is chosen any more at any table.
pub(super) const MOST_STEPS: usize = 4;

/// What turns the cards of a player up.
const REVEAL: Command = Command::Cards(card_table::Command::Reveal);

impl Talk {
    /// Chooses something at a table; plays it, if the players are sure.
    pub(super) fn choose(&mut self, app: &mut App, commands: Vec<Command>, is_sure: bool) {
        if is_judged(app) {
            self.press(app, Command::Rematch);
        }
        self.drop_choice(app);
        for command in commands {
            self.press(app, command);
            // What comes after a refusal would only hide the reason.
            if at_table!(app.scene(), it => it.has_notice(), false) {
                break;
            }
        }
        self.has_tried = true;
        self.is_list_last = false;
        // It is told, even if it was told before.
        self.asked.clear();
        let scene = app.scene();
        let is_chosen = at_table!(scene, it => it.chosen().is_some() && !it.has_notice(), false);
        // What a lesson refuses is not asked about first.
        if is_chosen && (is_sure || app.is_choice_unwanted()) {
            self.press(app, Command::Confirm);
        }
    }

    /// Chooses nothing any more, and puts hints away. What is said of a try stays until the
    /// next one.
    pub(super) fn drop_choice(&mut self, app: &mut App) {
        self.chosen_by.clear();
        self.picked = None;
        // There nothing is about to be played, and what goes back would leave.
        let scene = app.scene();
        let is_told = scene.offers.context == Context::Lesson || scene.overlay.is_some();
        drop(scene);
        if is_told || is_judged(app) {
            return;
        }
        let was_up = peek(app) == Some(Peek::Up);
        for _ in 0..MOST_STEPS {
            let scene = app.scene();
            let is_chosen = at_table!(scene, it => it.has_choice(), false);
            if !is_chosen && !at_table!(scene, it => has_hints(it), false) {
                break;
            }
            drop(scene);
            if is_chosen {
                // What was asked of it is not asked any more.
                self.asked.clear();
            }
            self.press(app, Command::Back);
        }
        // Whoever is ready in a share-out stays so until they chose.
        for _ in 0..2 {
            if was_up && matches!(peek(app), Some(Peek::Covered | Peek::Asked)) {
                self.press(app, REVEAL);
            }
        }
    }

    /// Answers a question about the table, or takes an action. What was begun before may
    /// belong to it.
    pub(super) fn ask(&mut self, app: &mut App, line: &Line, begun: &Option<Begun>) -> bool {
        match self.come_to(app, line, begun.as_ref()) {
            Some(done) => self.follow(app, line, done, begun),
            None => false,
        }
    }

    /// What a line comes to at a table after what was begun or chosen, and the words that make
    /// it.
    pub(super) fn come_to(
        &self,
        app: &App,
        line: &Line,
        begun: Option<&Begun>,
    ) -> Option<(Outcome, Vec<Typed>)> {
        let language = self.language;
        at_table!(
            app.scene(),
            it => Some(match begun {
                Some(begun) => joined(language, it, line, begun),
                None if it.chosen().is_some() => {
                    corrected(language, it, line, &chosen_words(it, line, &self.chosen_by))
                }
                None => (outcome(language, it, line), line.words.clone()),
            }),
            None
        )
    }

    /// Does what a line comes to, which these words make; says whether that is anything.
    pub(super) fn follow(
        &mut self,
        app: &mut App,
        line: &Line,
        (outcome, mut words): (Outcome, Vec<Typed>),
        begun: &Option<Begun>,
    ) -> bool {
        let is_lesson = app.scene().is_lesson;
        // What answers a question wrongly leaves it open.
        let goes_on = words.len() > line.words.len();
        let still_open = begun.clone().filter(|_| goes_on);
        match outcome {
            Outcome::Say(said) => {
                self.out.extend(said);
                self.note_listed(app, line);
                self.keep_begun(begun.clone());
            }
            Outcome::Refuse(.., commands) if is_lesson && !commands.is_empty() => {
                self.choose(app, commands, true)
            }
            Outcome::Refuse(why, rule, _) => {
                self.drop_choice(app);
                self.tell_why(why);
                self.add_rule(app, rule);
                self.ask_again(app, still_open, None);
                self.refused = words;
            }
            Outcome::Twofold => {
                self.drop_choice(app);
                self.tell_why(self.language.in_lines().say(&Said::OneAtATime, NOBODY));
                self.ask_again(app, still_open, None);
            }
            Outcome::Choose(commands) => {
                self.choose(app, commands, line.is_sure);
                self.chosen_by = words;
            }
            Outcome::Part(Part { missing, clear, choices }) => {
                self.drop_choice(app);
                words.extend(clear.map(Typed::from));
                let choices = choices.into_iter();
                let choices = choices.map(|it| {
                    Choice::said([&words[..], slice::from_ref(&it)].concat()).named(vec![it])
                });
                let choices = choices.collect();
                self.open(Begun { words, missing, choices, is_action: true });
            }
            Outcome::Sure(command, _) if line.is_sure => self.press(app, command),
            Outcome::Sure(command, what) => self.make_sure(&Said::SureOf(&what), &[command]),
            Outcome::Nothing => return false,
        }
        true
    }

    /// Does what can be asked for in a turn, whichever game it is.
    pub(super) fn hear_turn(&mut self, app: &mut App, line: &Line, begun: &Option<Begun>) -> bool {
        let scene = app.scene();
        let (is_chosen, is_hinted) =
            at_table!(scene, it => (it.chosen().is_some(), has_hints(it)), (false, false));
        let is_waiting = matches!(scene.offers.context, Context::Waiting(_));
        let is_last_chance = self.is_last_chance(app);
        let (is_covered, is_done) = match scene.cards().map(|it| &it.stage) {
            Some(card_table::StageView::Covered { .. }) => (true, false),
            // The next player says that they are ready, and must not hear these cards.
            Some(card_table::StageView::AfterPlay { .. }) => (false, true),
            _ => (false, false),
        };
        drop(scene);
        if line.ends_game() {
            self.propose_end(app);
            return true;
        }
        if matches!(line.less(Word::Game).only(), Some(Word::Luck | Word::Past | Word::Review)) {
            self.say(&Said::OnceOver);
            self.keep_begun(begun.clone());
            return true;
        }
        let peek = peek(app);
        let only = match line.only() {
            // The number of one that was not told yet.
            _ if line.hint().is_some() => Some(Word::Hint),
            Some(Word::Back) => Some(Word::Undo),
            // As a setting it is said with what it is to be.
            Some(Word::Tips) => Some(Word::Hint),
            only => only,
        };
        match (only, peek) {
            (Some(Word::Yes), _) if is_chosen => {
                self.press(app, Command::Confirm);
                self.has_tried = true;
            }
            // Nothing else is undone where something is still asked.
            (Some(Word::No | Word::Undo), _) if is_chosen => {
                self.drop_choice(app);
                self.say(&Said::NotPlayed);
            }
            (Some(Word::Next | Word::Done | Word::Ready), _) if is_last_chance => {
                self.let_answer(app);
            }
            // It may have been meant for what was played already.
            (Some(Word::Yes | Word::No), _) if is_last_chance => self.repeat(),
            (Some(Word::Yes), _) if is_hinted => self.say(&Said::WhichHint),
            (Some(Word::Yes | Word::No), _) => {
                self.say(&Said::NothingAsked);
                self.ask_again(app, begun.clone(), None);
            }
            (Some(Word::Ready), _) if is_covered => {
                self.tell_recap(app);
                self.press(app, REVEAL);
                self.tell_hand(app);
            }
            (Some(Word::Ready), Some(peek @ (Peek::Covered | Peek::Asked))) => {
                // At the table, the other player is asked to look away first.
                if peek == Peek::Covered {
                    self.press(app, REVEAL);
                }
                self.press(app, REVEAL);
                self.tell_hand(app);
                self.asked.clear();
            }
            (Some(Word::Done | Word::Next), _) if is_done => self.press(app, Command::Confirm),
            (Some(Word::Again | Word::Ready | Word::Turn), _) => match begun {
                Some(_) => self.keep_begun(begun.clone()),
                None => self.repeat(),
            },
            // Nothing is to be decided: what is asked or waited for is said once more.
            (Some(Word::Hint), _) if is_done || is_waiting => self.repeat(),
            (Some(Word::Hint), _) if self.refuse_in_house(app, Command::Hints) => {
                self.keep_begun(begun.clone());
            }
            (Some(Word::Hint), _) if is_hinted => self.awaits = Some(Awaited::Findings),
            (Some(Word::Hint), _) => {
                if line.hint().is_some() {
                    self.say(&Said::HintsFirst);
                }
                self.put_aside(app, begun);
                self.awaits = Some(Awaited::Findings);
                self.press(app, Command::Hints);
                self.has_tried = true;
            }
            (Some(Word::Undo), _) if self.refuse_in_house(app, Command::TakeBack) => {}
            (Some(Word::Undo), _) => {
                self.drop_choice(app);
                self.press(app, Command::TakeBack);
                self.has_tried = true;
            }
            (Some(Word::Agree), _) => self.propose_end(app),
            // What comes next at pyramids lies ahead.
            (Some(Word::Next), _) if app.scene().offers.context != Context::Pyramids => {
                if at_table!(app.scene(), it => it.acting().is_some(), false) {
                    self.say(&Said::NothingPending);
                }
                self.ask_again(app, begun.clone(), None);
            }
            _ => return false,
        }
        true
    }

    /// Keeps what is open while hints take its place.
    fn put_aside(&mut self, app: &App, begun: &Option<Begun>) {
        self.begun = begun.clone();
        let scene = app.scene();
        let chosen = at_table!(scene, it => it.chosen().map(|action| it.clicks(action)), None);
        self.aside = chosen.map(|commands| Aside { commands, question: self.asked.clone() });
    }

    /// Refuses what cannot be done wherever the players are, and says why; nothing happens if
    /// it can be done.
    pub(super) fn refuse_in_house(&mut self, app: &App, command: Command) -> bool {
        let refusal = app.scene().offers.refusal(command);
        let Some(Refusal::House(reason)) = refusal else {
            return false;
        };
        let why = Said::NotPossible(reason);
        self.tell_why(self.language.in_lines().say(&why, NOBODY));
        true
    }

    /// Says why something is refused.
    pub(super) fn tell_why(&mut self, why: String) {
        self.why = vec![why.clone()];
        self.out.push(why);
    }

    /// Adds a rule to what is told to those who ask why something was refused.
    pub(super) fn add_rule(&mut self, app: &App, rule: Option<TurnRule>) {
        let game = self.language.games().game(app.scene().kind);
        let told = rule.and_then(|it| game.rule(it));
        self.why.extend(told.map(str::to_string));
    }

    /// Tells what happened since the last turn of the player who takes over: it may have been
    /// cleared before they came.
    fn tell_recap(&mut self, app: &App) {
        let scene = app.scene();
        let words = self.language.cards();
        if let Some(table) = scene.cards() {
            let voice = Voice { language: self.language, names: table.names };
            let recap = table.recap.iter();
            let heard = |line| CardTable::heard(voice, |names| words.told(line, names));
            self.out.extend(recap.map(heard));
        }
    }

    /// Tells the hand that was just turned up.
    fn tell_hand(&mut self, app: &App) {
        let line = Line::of(Word::Hand);
        let scene = app.scene();
        let said = match scene.cards() {
            Some(table) => outcome(self.language, table, &line),
            None => Outcome::Nothing,
        };
        // What came with a Mandala that was shared out is told as soon as it is looked at.
        if let Some((player, turns)) = scene.cards().and_then(|table| table.taken())
            && self.drawn[player] != Some(turns)
        {
            self.drawn[player] = Some(turns);
            self.out.extend(scene.cards().and_then(|table| table.drawn(self.language)));
        }
        if let Outcome::Say(said) = said {
            self.out.extend(said);
        }
    }
}

/// Whether it is said how good something is that was tried in practice.
pub(super) fn is_judged(app: &App) -> bool {
    matches!(app.scene().offers.context, Context::Tried | Context::Solved)
}

/// Whether the cards of whoever chooses from a Mountain are up.
fn peek(app: &App) -> Option<Peek> {
    match app.scene().cards().map(|it| it.stage) {
        Some(card_table::StageView::Draft { peek, .. }) => Some(peek),
        _ => None,
    }
}

/// Whether hints are shown.
fn has_hints<T: Table>(table: &T) -> bool {
    matches!(table.speech(), Speech::Hints(..))
}
