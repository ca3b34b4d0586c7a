//! What is heard at a table: actions, and questions about it.

use super::table::{ActionOf, Read, Table};
use super::typed::Typed;
use super::voice::Voice;
use super::words::Line;
use super::{Aside, Begun, NOBODY, Talk, at_table};
use crate::app::cards::{self as card_table, TableScene as CardTable};
use crate::app::command::Command;
use crate::app::keymap::Context;
use crate::app::{App, Place, Refusal, Speech};
use crate::texts::Language;
use crate::texts::language::games::TurnRule;
use crate::texts::language::house::Label;
use crate::texts::language::lines::{Said, Word};

/// By so many steps back nothing is chosen any more at any table.
pub(super) const MOST_STEPS: usize = 4;

/// What becomes of a line at a table.
pub(super) enum Outcome {
    Say(Vec<String>),
    /// It is refused for this reason, which this rule is behind; in a lesson it may be tried
    /// all the same.
    Refuse(String, Option<TurnRule>, Vec<Command>),
    Choose(Vec<Command>),
    /// It says two different things of the same.
    Twofold,
    /// Something is missing, which is asked for; the word is clear without being said.
    Part(String, Option<Word>),
    Sure(Command),
    Nothing,
}

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
        // There nothing is about to be played, and what goes back would leave.
        let scene = app.scene();
        let is_told = scene.offers.context == Context::Lesson || scene.overlay.is_some();
        drop(scene);
        if is_told || is_judged(app) {
            return;
        }
        for _ in 0..MOST_STEPS {
            let scene = app.scene();
            if !at_table!(scene, it => it.has_choice() || has_hints(it), false) {
                return;
            }
            self.press(app, Command::Back);
        }
    }

    /// Answers a question about the table, or takes an action. What was begun before may
    /// belong to it.
    pub(super) fn ask(&mut self, app: &mut App, line: &Line, begun: &Option<Begun>) -> bool {
        let scene = app.scene();
        let language = self.language;
        let done = at_table!(
            scene,
            it => match begun {
                Some(begun) => joined(language, it, line, begun),
                None if it.chosen().is_some() => corrected(language, it, line, &self.chosen_by),
                None => (outcome(language, it, line), line.words.clone()),
            },
            return false
        );
        drop(scene);
        self.follow(app, line, done, begun)
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
        match outcome {
            Outcome::Say(said) => {
                self.out.extend(said);
                self.keep_begun(begun.clone());
            }
            Outcome::Refuse(.., commands) if is_lesson && !commands.is_empty() => {
                self.choose(app, commands, true)
            }
            Outcome::Refuse(why, rule, _) => {
                self.drop_choice(app);
                self.tell_why(why);
                self.add_rule(app, rule);
            }
            Outcome::Twofold => {
                self.drop_choice(app);
                self.tell_why(self.language.in_lines().say(&Said::OneAtATime, NOBODY));
            }
            Outcome::Choose(commands) => {
                self.choose(app, commands, line.is_sure);
                self.chosen_by = words;
            }
            Outcome::Part(missing, clear) => {
                self.drop_choice(app);
                self.out.push(missing.clone());
                words.extend(clear.into_iter().flat_map(|word| Line::of(word).words));
                self.begun = Some(Begun { words, missing });
            }
            Outcome::Sure(command) if line.is_sure => self.press(app, command),
            Outcome::Sure(command) => self.make_sure(&Said::Sure, &[command]),
            Outcome::Nothing => return false,
        }
        true
    }

    /// Does what can be asked for in a turn, whichever game it is.
    pub(super) fn hear_turn(&mut self, app: &mut App, line: &Line, begun: &Option<Begun>) -> bool {
        let scene = app.scene();
        let (is_chosen, is_hinted) =
            at_table!(scene, it => (it.chosen().is_some(), has_hints(it)), (false, false));
        let reveal = Command::Cards(card_table::Command::Reveal);
        let is_waiting = matches!(scene.offers.context, Context::Waiting(_));
        let is_last_chance = self.is_last_chance(app);
        let (is_covered, is_done, peek) = match scene.cards().map(|it| &it.stage) {
            Some(card_table::StageView::Covered { .. }) => (true, false, None),
            // The next player says that they are ready, and must not hear these cards.
            Some(card_table::StageView::AfterPlay { .. }) => (false, true, None),
            Some(&card_table::StageView::Draft { peek, .. }) => (false, false, Some(peek)),
            _ => (false, false, None),
        };
        drop(scene);
        use card_table::Peek;
        let only = match line.only() {
            // The number of one that was not told yet.
            _ if line.hint().is_some() => Some(Word::Hint),
            Some(Word::Back) => Some(Word::Undo),
            only => only,
        };
        match (only, peek) {
            (Some(Word::Yes), _) if is_chosen => {
                self.press(app, Command::Confirm);
                self.has_tried = true;
            }
            // Nothing else is undone where something is still asked.
            (Some(Word::No | Word::Undo), _) if is_chosen || begun.is_some() => {
                self.drop_choice(app);
                self.say(&Said::NotPlayed);
            }
            (Some(Word::Yes | Word::No), _) => {
                self.say(&Said::NothingAsked);
                self.keep_begun(begun.clone());
            }
            (Some(Word::Ready), _) if is_covered => {
                if !self.was_public {
                    self.tell_recap(app);
                }
                self.press(app, reveal);
                self.tell_hand(app);
            }
            (Some(Word::Ready), Some(peek @ (Peek::Covered | Peek::Asked))) => {
                // At the table, the other player is asked to look away first.
                if peek == Peek::Covered {
                    self.press(app, reveal);
                }
                self.press(app, reveal);
                self.tell_hand(app);
            }
            (Some(Word::Done), _) if is_done => self.press(app, Command::Confirm),
            (Some(Word::Next), _) if is_last_chance => self.let_answer(app),
            (Some(Word::Again | Word::Ready | Word::Turn), _) => self.repeat(),
            // Nothing is to be decided: what is asked or waited for is said once more.
            (Some(Word::Hint), _) if is_done || is_waiting => self.repeat(),
            (Some(Word::Hint), _) if self.refuse_in_house(app, Command::Hints) => {
                self.keep_begun(begun.clone());
            }
            (Some(Word::Hint), _) if is_hinted => self.awaits = true,
            (Some(Word::Hint), _) => {
                self.put_aside(app, begun);
                self.awaits = true;
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

/// What a line comes to that may go on with what was begun, and the words that make it.
fn joined<T: Table>(
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
        (done @ (Outcome::Choose(_) | Outcome::Refuse(..)), _) => (done, whole.words),
        (Outcome::Part(missing, clear), _) if missing != begun.missing => {
            (Outcome::Part(missing, clear), whole.words)
        }
        (part @ Outcome::Part(..), Outcome::Nothing) => (part, whole.words),
        (Outcome::Twofold, Outcome::Nothing) => (Outcome::Twofold, whole.words),
        _ => corrected(language, table, line, &begun.words),
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
    if is_known && matches!(alone, Outcome::Part(..) | Outcome::Nothing | Outcome::Twofold) {
        let whole = line.instead_of(before);
        let corrected = outcome(language, table, &whole);
        if whole.words.len() > line.words.len()
            && matches!(corrected, Outcome::Choose(_) | Outcome::Refuse(..) | Outcome::Part(..))
        {
            return (corrected, whole.words);
        }
    }
    (alone, line.words.clone())
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
            let said = voice.news(table, 0);
            let nothing = language.house().label(Label::NothingYet).to_string();
            return Outcome::Say(if said.is_empty() { vec![nothing] } else { said });
        }
        Some(Word::Last) => {
            let from = table.log().entries().len().saturating_sub(1);
            let nothing = language.house().label(Label::NothingYet).to_string();
            let said = voice.news(table, from);
            if said.is_empty() {
                return Outcome::Say(vec![nothing]);
            }
            let turn = voice.say(&Said::TurnNumber(table.log().turns()));
            return Outcome::Say([turn].into_iter().chain(said).collect());
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
    match table.read(voice, line) {
        Read::Answer(said) => Outcome::Say(said),
        // What was played is only looked at.
        _ if table.replay().is_some() => Outcome::Nothing,
        Read::Action(action) => tried(voice, table, action),
        Read::Refused(why) => Outcome::Refuse(why, None, Vec::new()),
        Read::Twofold => Outcome::Twofold,
        Read::Part(missing) => Outcome::Part(missing, None),
        Read::ClearPart(missing, word) => Outcome::Part(missing, Some(word)),
        Read::Command(command) => Outcome::Sure(command),
        Read::Nothing => Outcome::Nothing,
    }
}

/// What comes of an action.
pub(super) fn tried<T: Table>(voice: Voice, table: &T, action: ActionOf<T>) -> Outcome {
    let commands = table.clicks(action);
    match table.refusal(voice, action) {
        Some((why, rule)) => Outcome::Refuse(why, rule, commands),
        None => Outcome::Choose(commands),
    }
}

/// Whether it is said how good something is that was tried in practice.
pub(super) fn is_judged(app: &App) -> bool {
    matches!(app.scene().offers.context, Context::Tried | Context::Solved)
}

/// Whether hints are shown.
fn has_hints<T: Table>(table: &T) -> bool {
    matches!(table.speech(), Speech::Hints(..))
}
