//! A table with one kind of game on it, being played or stepped through: what all of them
//! do alike, and what each game says itself.

use super::advice::Hints;
use super::cards;
use super::clock::Pace;
use super::command::Command;
use super::current::{CurrentGame, Origin};
use super::cycle::neighbor;
use super::keymap::Context;
use super::offers::Offering;
use super::opening::Party;
use super::practice::Exercise;
use super::refusal::{Reason, Refusal};
use super::replay::Replay;
use super::speech::Common;
use super::start::First;
use super::task::{self, Topic, Word, Work};
use super::tips::Tip;
use crate::record::{Course, Record, Recorded};
use crate::rules::Seat;
use crate::rules::game::Game;
use crate::story::Explained;

/// What players do in a game.
pub(super) type ActionOf<P> = <<P as LiveTable>::Game as Game>::Action;

/// A game being played, as each table has its own.
pub(super) trait LiveTable: Offering + Clone {
    /// Which game it is.
    type Game: Explained + 'static;

    /// Goes on with a game.
    fn new(current: CurrentGame<Self::Game>) -> Self;

    /// The game and how it began.
    fn current(&self) -> &CurrentGame<Self::Game>;

    /// The same, to be changed.
    fn current_mut(&mut self) -> &mut CurrentGame<Self::Game>;

    /// The game and all that was done in it.
    fn course(&self) -> &Course<Self::Game> {
        self.current().course()
    }

    /// The game as it stands.
    fn game(&self) -> &Self::Game {
        self.course().game()
    }

    /// What the players are looking at.
    fn context(&self) -> Context;

    /// A number that changes whenever something else is to be decided, or by somebody
    /// else.
    fn moment(&self) -> u64;

    /// Does what is asked.
    fn update(&mut self, command: Command, pace: Pace);

    /// Turns everything face down; where all lies open, there is nothing to cover.
    fn cover(&mut self) {}

    /// The same, to go on from there after a look at something else.
    fn put_aside(&mut self) {}

    /// Forgets what was chosen.
    fn forget(&mut self);

    /// Whether a player was asked to wait for a calm moment.
    fn asks_for_calm(&self) -> bool {
        false
    }

    /// That moment has come.
    fn calmed(&mut self) {}

    /// How many pictures the motion has that the last update began; 0 if nothing moves.
    fn pictures(&self) -> u8 {
        0
    }

    /// What a person who decides now may see for the first time.
    fn tips(&self) -> Vec<Tip>;

    /// Whether all players could agree to end the game now.
    fn may_agree(&self) -> bool;

    /// Ends the game because all players agree to, where a game can end so.
    fn agree_to_end(&mut self) {}

    /// Whether the last move can be taken back until a computer has answered it, because
    /// its answer comes from a hidden hand.
    fn has_last_chance(&self) -> bool {
        let waits = self.current().waits_for_computer().is_some();
        !Self::Game::OPEN && waits && self.refusal(Command::TakeBack).is_none()
    }

    /// Does what a computer decided.
    fn answered(&mut self, action: ActionOf<Self>);

    /// Whether something is chosen, which is looked at instead of hints.
    fn has_chosen(&self) -> bool;

    /// The action that would be played if it were confirmed now.
    fn chosen_action(&self) -> Option<ActionOf<Self>>;

    /// Whether something is said about the last thing tried.
    fn has_notice(&self) -> bool;

    /// Why the rules refuse what was tried last, or what is chosen.
    fn refused(&self) -> Option<<Self::Game as Game>::Illegal>;

    /// What is asked for to play an action, from the beginning.
    fn way(&self, action: ActionOf<Self>) -> Vec<Command>;

    /// Whether a person decides, with all before them that they may see.
    fn waits_for_person(&self) -> bool {
        !self.game().is_over() && self.current().waits_for_computer().is_none()
    }

    /// Whether it is said what would come of an action: of a puzzle that is for the player to
    /// find.
    fn foresees(&self) -> bool {
        !self.current().exercise().is_some_and(Exercise::is_puzzle)
    }

    /// The hints to be shown.
    fn hints(&self) -> Option<Hints<'_, Self::Game>> {
        let revision = self.course().revision();
        let hints = self.current().advice.shown(revision, self.has_chosen());
        hints.filter(|_| self.waits_for_person())
    }

    /// What hints that were asked for say of the action that is chosen.
    fn judged(&self) -> Option<Common> {
        let action = self.chosen_action().filter(|_| self.waits_for_person())?;
        let revision = self.course().revision();
        self.current().advice.of(revision, action)
    }

    /// What hints propose next or before: while they are shown, and from one of them to another.
    fn proposed(&self, by: isize) -> Option<ActionOf<Self>> {
        let chosen = self.chosen_action();
        let revision = self.course().revision();
        let hints = self.current().advice.now(revision).filter(|_| self.waits_for_person())?;
        let actions: Vec<ActionOf<Self>> = hints.actions().collect();
        let goes_on = chosen.is_some_and(|action| actions.contains(&action));
        let at_hand = goes_on || self.hints().is_some();
        neighbor(&actions, chosen, by).filter(|_| at_hand)
    }

    /// Puts hints away that are shown, before anything else is gone back on; says whether
    /// there were any.
    fn put_hints_away(&mut self) -> bool {
        let are_shown = self.hints().is_some();
        if are_shown {
            self.current_mut().advice.forget();
        }
        are_shown
    }

    /// Asks for hints, or puts them away.
    fn ask_for_hints(&mut self) {
        let revision = self.course().revision();
        let has_chosen = self.has_chosen();
        if self.waits_for_person() {
            self.current_mut().advice.toggle(revision, has_chosen);
        }
    }
}

/// A game on the table.
#[derive(Debug)]
pub(super) enum Table<P: LiveTable> {
    /// It is being played.
    Live(Box<P>),
    /// Its record is stepped through.
    Replay(Box<Replay<P::Game>>),
}

impl<P: LiveTable> Table<P> {
    /// Sits down to a game.
    pub(super) fn live(origin: Origin<P::Game>) -> Table<P> {
        Table::Live(Box::new(P::new(CurrentGame::new(origin))))
    }

    /// Opens a record at its deal.
    pub(super) fn replay(record: Record<P::Game>) -> Table<P> {
        Table::Replay(Box::new(Replay::new(record)))
    }

    /// The game being played, if one is.
    pub(super) fn played(&self) -> Option<&P> {
        match self {
            Table::Live(live) => Some(live),
            Table::Replay(_) => None,
        }
    }

    /// The record that is stepped through, if one is.
    pub(super) fn replayed(&self) -> Option<&Replay<P::Game>> {
        match self {
            Table::Live(_) => None,
            Table::Replay(replay) => Some(replay),
        }
    }

    /// The game being played, however it began.
    pub(super) fn course(&self) -> Option<&Course<P::Game>> {
        self.played().map(P::course)
    }

    /// The whole game, however far it is stepped through.
    pub(super) fn whole(&self) -> &Course<P::Game> {
        match self {
            Table::Live(live) => live.course(),
            Table::Replay(replay) => replay.record(),
        }
    }

    /// Does what is asked.
    pub(super) fn update(&mut self, command: Command, pace: Pace) {
        match self {
            Table::Live(live) => live.update(command, pace),
            Table::Replay(replay) => replay.update(command),
        }
    }

    /// The record of a game that was dealt and is being played.
    pub(super) fn record(&self) -> Option<&dyn Recorded>
    where
        Record<P::Game>: Recorded,
    {
        Some(self.played()?.current().record()?)
    }

    /// The players and who starts if they play again: the next one around the table, and after
    /// a replay anybody.
    pub(super) fn rematch(&self) -> (Party, First) {
        match self {
            Table::Live(live) => {
                let course = live.course();
                let first: Seat = course.first().into();
                let next = first.next(course.names().count());
                (Party::of(course), First::Seat(next))
            }
            Table::Replay(replay) => (Party::of(replay.record()), First::Drawn),
        }
    }

    pub(super) fn task(&self, topic: Topic) -> Option<Work<Word<P::Game>>> {
        match (self, topic) {
            (Table::Live(live), Topic::Move) => {
                task::map(task::decision(live.current())?, Word::Move)
            }
            (Table::Live(live), Topic::Hints) => {
                task::map(task::hints(live.current())?, Word::Hints)
            }
            (Table::Live(live), Topic::Trial) => {
                task::map(live.current().exercise()?.task()?, Word::Trial)
            }
            (Table::Replay(replay), Topic::Review) => {
                task::map(replay.review_task()?, Word::Review)
            }
            _ => None,
        }
    }

    pub(super) fn answered(&mut self, word: Word<P::Game>) {
        match (self, word) {
            (Table::Live(live), Word::Move(action)) => live.answered(action),
            (Table::Live(live), Word::Hints(hints)) => live.current_mut().advice.give(hints),
            (Table::Live(live), Word::Trial(trial)) => {
                if let Some(exercise) = live.current_mut().exercise_mut() {
                    exercise.give(trial);
                }
            }
            (Table::Replay(replay), Word::Review(review)) => replay.give_review(review),
            // The answer to another question is not waited for.
            _ => {}
        }
    }

    /// Why something cannot be done now, if it cannot; hints between people only where they
    /// are wanted.
    pub(super) fn refusal(&self, command: Command, hints_wanted: bool) -> Option<Refusal> {
        let live = self.played()?;
        let are_wanted = || hints_wanted || !live.course().computers().is_empty();
        let reason = match command {
            Command::Hints if live.current().exercise().is_some() => return None,
            Command::Hints | Command::TakeBack | Command::Cards(cards::Command::Reveal)
                if live.current().is_taught() =>
            {
                if live.current().exercise().is_some() {
                    Reason::InPractice
                } else {
                    Reason::InLesson
                }
            }
            Command::Hints if !are_wanted() => Reason::hints_off(),
            Command::Hints if !live.waits_for_person() => Reason::cards_down(),
            Command::Review | Command::Luck if self.finished().is_none() => Reason::LaidOut,
            _ => return live.refusal(command).map(P::Notice::into),
        };
        Some(Refusal::House(reason))
    }

    /// Says why something was refused, for a reason that any table may have.
    pub(super) fn refuse_for(&mut self, reason: Reason) {
        match self {
            Table::Live(live) => live.refuse(reason.into()),
            Table::Replay(replay) => replay.refuse(reason),
        }
    }

    /// How the game stands to which hints are awaited, as the number of its revision.
    pub(super) fn awaits_hints(&self) -> Option<u64> {
        let live = self.played()?;
        let revision = live.course().revision();
        live.current().advice.is_awaited(revision).then_some(revision)
    }

    /// The record of a game that was dealt and played, once it is over.
    pub(super) fn finished(&self) -> Option<&Record<P::Game>> {
        let record = self.played()?.current().record()?;
        record.game().to_act().is_none().then_some(record)
    }
}
