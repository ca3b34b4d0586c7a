use std::fmt;

use super::{AGREED, Names};
use crate::rules::Player;
use crate::rules::cards::{Action, Game, Illegal, Report};

/// One line of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// A player's action.
    Action(Player, Action),
    /// Both players agreed to end the game.
    Agreed,
}

impl Move {
    /// Whether it is the action of a turn, and not a choice in a draft.
    pub(crate) fn is_turn(self) -> bool {
        match self {
            Move::Action(_, Action::Claim { .. }) | Move::Agreed => false,
            Move::Action(..) => true,
        }
    }

    /// Does it in a game, as the player whose decision it is.
    pub(crate) fn apply(self, game: &mut Game) -> Result<Report, Illegal> {
        match self {
            Move::Action(_, action) => game.apply(action),
            Move::Agreed => game.agree_to_end(),
        }
    }

    /// How it is written in a record.
    pub(super) fn line(self, names: &Names) -> Line<'_> {
        Line { made: self, names }
    }
}

/// A line of a record, without its check digits.
pub(super) struct Line<'a> {
    made: Move,
    names: &'a Names,
}

impl fmt::Display for Line<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.made {
            Move::Action(seat, action) => {
                f.write_str(self.names.of(seat))?;
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
pub struct Step {
    /// The move.
    pub made: Move,
    /// How many turns were taken up to and with this move.
    pub turn: usize,
    /// What it brought about.
    pub report: Report,
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
pub struct Course {
    names: Names,
    first: Player,
    /// The game before the first move.
    start: Game,
    steps: Vec<Step>,
    game: Game,
    /// The game before the last move, if that one may be taken back.
    before: Option<Game>,
    revision: u64,
}

impl PartialEq for Course {
    fn eq(&self, other: &Course) -> bool {
        self.names == other.names
            && self.first == other.first
            && self.steps == other.steps
            && self.game == other.game
    }
}

impl Eq for Course {}

impl Course {
    /// Begins at any position.
    pub fn new(game: Game, names: Names) -> Course {
        Course {
            names,
            first: game.to_act().unwrap_or(Player::One),
            start: game.clone(),
            steps: Vec::with_capacity(USUAL),
            game,
            before: None,
            revision: 0,
        }
    }

    /// The players' names.
    pub fn names(&self) -> &Names {
        &self.names
    }

    /// Who started.
    pub fn first(&self) -> Player {
        self.first
    }

    /// Everything that was done, and what came of it.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// Everything that was done.
    pub fn moves(&self) -> impl ExactSizeIterator<Item = Move> + DoubleEndedIterator {
        self.steps.iter().map(|step| step.made)
    }

    /// How many turns were taken.
    pub fn turns(&self) -> usize {
        self.steps.last().map_or(0, |step| step.turn)
    }

    /// The game as it stands.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The game before the first move.
    pub(crate) fn start(&self) -> &Game {
        &self.start
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
    pub fn play(&mut self, action: Action) -> Result<Report, Illegal> {
        let player = self.game.to_act().ok_or(Illegal::GameOver)?;
        let before = self.game.clone();
        let report = self.repeat(Move::Action(player, action))?;
        self.before = report.revealed_nothing().then_some(before);
        Ok(report)
    }

    /// Ends the game because both players agree to.
    ///
    /// # Errors
    ///
    /// If the game is over already, or a draft is under way.
    pub fn agree_to_end(&mut self) -> Result<Report, Illegal> {
        self.repeat(Move::Agreed)
    }

    /// Makes a move that was made before, so that it cannot be taken back.
    pub(super) fn repeat(&mut self, made: Move) -> Result<Report, Illegal> {
        let report = made.apply(&mut self.game)?;
        let turn = self.turns() + usize::from(made.is_turn());
        self.steps.push(Step { made, turn, report });
        self.before = None;
        self.revision += 1;
        Ok(report)
    }

    /// Whether the last move, just made, can be taken back: only one that revealed
    /// nothing can.
    pub fn can_take_back(&self) -> bool {
        self.before.is_some()
    }

    /// Takes the last move back, if that is possible.
    pub fn take_back(&mut self) -> bool {
        let Some(before) = self.before.take() else {
            return false;
        };
        self.game = before;
        self.steps.pop();
        self.revision += 1;
        true
    }

    /// The first `count` moves of this game, or all of them if there are fewer.
    pub(super) fn up_to(&self, count: usize) -> Course {
        let mut course = Course::new(self.start.clone(), self.names.clone());
        for made in self.moves().take(count) {
            let done = course.repeat(made);
            debug_assert!(done.is_ok(), "it was legal when it was made");
        }
        course
    }
}
