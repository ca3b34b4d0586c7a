use std::fmt;
use std::hash::{Hash, Hasher};

use super::mark::mark;
use super::{AGREED, Computers, Names};
use crate::rules::game::{Game, Report};

/// One line of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Move<G: Game> {
    /// A player's action.
    Action(G::Player, G::Action),
    /// All players agreed to end the game.
    Agreed,
}

// Derived, these would ask the game itself for the same.
impl<G: Game> Copy for Move<G> {}

impl<G: Game> Hash for Move<G> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        match self {
            Move::Action(player, action) => (player, action).hash(state),
            Move::Agreed => {}
        }
    }
}

impl<G: Game> Move<G> {
    /// Does it in a game, as the player whose decision it is.
    fn apply(self, game: &mut G) -> Result<G::Report, G::Illegal> {
        match self {
            Move::Action(_, action) => game.apply(action),
            Move::Agreed => game.agree_to_end(),
        }
    }

    /// How it is written in a record.
    pub(super) fn line(self, names: &Names) -> Line<'_, G> {
        Line { made: self, names }
    }
}

/// A line of a record, without its check digits.
pub(super) struct Line<'a, G: Game> {
    made: Move<G>,
    names: &'a Names,
}

impl<G: Game> fmt::Display for Line<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.made {
            Move::Action(player, action) => {
                f.write_str(self.names.of(player))?;
                f.write_str(": ")?;
                fmt::Display::fmt(&action, f)
            }
            Move::Agreed => f.write_str(AGREED),
        }
    }
}

/// Room for the moves of most games, so that they need not be moved about.
const USUAL: usize = 100;

/// A move that was made, and what came of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step<G: Game> {
    /// The move.
    pub made: Move<G>,
    /// Whether a turn began with it.
    pub begins_turn: bool,
    /// How many turns were taken up to and with this move.
    pub turn: usize,
    /// What it brought about.
    pub report: G::Report,
    /// A fingerprint of all moves up to this one: where those of two games are the same,
    /// the moves up to there are.
    pub(crate) mark: u64,
}

impl<G: Game> Step<G> {
    /// Does it again in a game that stands as it did then.
    pub(crate) fn redo(&self, game: &mut G) {
        let done = self.made.apply(game);
        debug_assert!(done.is_ok(), "it was legal when it was made");
    }
}

/// A game being played: its players, and everything they did since it was dealt or laid
/// out.
///
/// It may begin at any position, so it need not have a record: a game that was dealt
/// is a [`Record`](super::Record), which can be printed and kept.
///
/// ```
/// use mandala::record::{Course, Names};
/// use mandala::rules::cards::{Game, Setup};
///
/// let puzzle: Setup = "left: ROYGP | - | - \n hands: B | R \n dealt: OO | YY \n deck: *".parse()?;
/// let mut course = Course::new(Game::try_from(&puzzle)?, Names::new("Anna", "Beth")?);
/// course.play("build left black".parse()?)?;
/// assert_eq!(course.steps().len(), 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Course<G: Game> {
    names: Names,
    computers: Computers,
    first: G::Player,
    /// The game before the first move.
    start: G,
    steps: Vec<Step<G>>,
    game: G,
    /// How many of the steps cannot be taken back.
    firm: usize,
    revision: u64,
}

impl<G: Game> PartialEq for Course<G> {
    fn eq(&self, other: &Course<G>) -> bool {
        self.names == other.names
            && self.computers == other.computers
            && self.first == other.first
            && self.steps == other.steps
            && self.game == other.game
    }
}

impl<G: Game> Eq for Course<G> {}

impl<G: Game> Course<G> {
    /// Begins at any position.
    pub fn new(game: G, names: Names) -> Course<G> {
        let first = game.to_act().unwrap_or_default();
        Course::begin(game, names, first)
    }

    /// Begins with a deal. Who takes the first turn need not be the first to decide
    /// something.
    pub(super) fn begin(game: G, names: Names, first: G::Player) -> Course<G> {
        Course {
            names,
            computers: Computers::default(),
            first,
            start: game.clone(),
            steps: Vec::with_capacity(USUAL),
            game,
            firm: 0,
            revision: 0,
        }
    }

    /// The players' names.
    pub fn names(&self) -> &Names {
        &self.names
    }

    /// Which of them are computers.
    pub fn computers(&self) -> &Computers {
        &self.computers
    }

    /// Lets computers play in these seats.
    pub fn seat(&mut self, computers: Computers) {
        self.computers = computers;
    }

    /// Calls the players otherwise.
    pub(super) fn rename(&mut self, names: Names) {
        self.names = names;
    }

    /// Who started.
    pub fn first(&self) -> G::Player {
        self.first
    }

    /// Everything that was done, and what came of it.
    pub fn steps(&self) -> &[Step<G>] {
        &self.steps
    }

    /// Everything that was done.
    pub fn moves(&self) -> impl ExactSizeIterator<Item = Move<G>> + DoubleEndedIterator {
        self.steps.iter().map(|step| step.made)
    }

    /// How many turns were taken.
    pub fn turns(&self) -> usize {
        self.steps.last().map_or(0, |step| step.turn)
    }

    /// The turn of the next action, or of the last one where no more can follow: before the
    /// first turn of all, that one.
    pub fn turn_now(&self) -> usize {
        let next = self.game.legal_actions().into_iter().next();
        let begins = next.is_some_and(|action| self.game.begins_turn(action));
        (self.turns() + usize::from(begins)).max(1)
    }

    /// The game as it stands.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The game before the first move.
    pub(crate) fn start(&self) -> &G {
        &self.start
    }

    /// The game after the first `count` moves, or after all of them if there are fewer.
    pub fn game_after(&self, count: usize) -> G {
        let mut game = self.start.clone();
        for step in self.steps.iter().take(count) {
            step.redo(&mut game);
        }
        game
    }

    /// A number that changes with every move made or taken back, and never comes again.
    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// Does an action of the player whose decision it is.
    ///
    /// # Errors
    ///
    /// The reason why it is not legal; then nothing has changed.
    pub fn play(&mut self, action: G::Action) -> Result<G::Report, G::Illegal> {
        // Once it is nobody's decision, the rules refuse the action whoever does it.
        let player = self.game.to_act().unwrap_or_default();
        let action = self.game.in_full(action);
        let was_theirs = matches!(self.moves().next_back(),
            Some(Move::Action(before, _)) if before == player);
        let report = self.make(Move::Action(player, action))?;
        if !report.revealed_nothing() {
            self.firm = self.steps.len();
        } else if !G::OPEN || !G::BACK_TO_DEAL && !was_theirs && self.computers.of(player).is_none()
        {
            // What comes from a hidden hand tells of it, and where all lies open a person
            // has answered another player's move: what was done before stays. There a
            // computer's answer can go back with it.
            self.firm = self.steps.len() - 1;
        }
        Ok(report)
    }

    /// Ends the game because all players agree to.
    ///
    /// # Errors
    ///
    /// The reason why it cannot end now, or not in this way; then nothing has changed.
    pub fn agree_to_end(&mut self) -> Result<G::Report, G::Illegal> {
        self.repeat(Move::Agreed)
    }

    /// Makes a move that was made before, so that it cannot be taken back.
    pub(super) fn repeat(&mut self, made: Move<G>) -> Result<G::Report, G::Illegal> {
        let report = self.make(made)?;
        self.firm = self.steps.len();
        Ok(report)
    }

    fn make(&mut self, made: Move<G>) -> Result<G::Report, G::Illegal> {
        let begins_turn = match made {
            Move::Action(_, action) => self.game.begins_turn(action),
            Move::Agreed => false,
        };
        let report = made.apply(&mut self.game)?;
        let before = self.steps.last().map_or(0, |step| step.mark);
        self.steps.push(Step {
            made,
            begins_turn,
            turn: self.turns() + usize::from(begins_turn),
            report: report.clone(),
            mark: mark(before, made),
        });
        self.revision += 1;
        Ok(report)
    }

    /// Whether the last move can be taken back: only one that was made just now and
    /// revealed nothing can; where everything lies open, also those before it, as far as
    /// the game allows that. What ended the game stays.
    pub fn can_take_back(&self) -> bool {
        self.loose() > 0
    }

    /// How many of the last moves can be taken back, one by one.
    pub fn loose(&self) -> usize {
        match self.game.to_act() {
            Some(_) => self.steps.len() - self.firm,
            None => 0,
        }
    }

    /// Takes the last move back, if that is possible.
    pub fn take_back(&mut self) -> bool {
        if !self.can_take_back() {
            return false;
        }
        self.steps.pop();
        self.game = self.game_after(self.steps.len());
        self.revision += 1;
        true
    }

    /// The first `count` moves of this game, or all of them if there are fewer.
    pub(super) fn up_to(&self, count: usize) -> Course<G> {
        let mut course = Course::begin(self.start.clone(), self.names.clone(), self.first);
        course.seat(self.computers);
        for made in self.moves().take(count) {
            let done = course.repeat(made);
            debug_assert!(done.is_ok(), "it was legal when it was made");
        }
        course
    }
}
