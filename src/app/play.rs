//! A game being played: whose cards are up, what is chosen, what happens next.

use super::choice::Choice;
use super::command::{Command, Target};
use super::log::Log;
use crate::record::{Move, Record};
use crate::rules::cards::{Action, Phase, Pile, PlayerView, Report, Side};
use crate::rules::{BySeat, Color, Seat, Secret};

/// Where a game stands between the two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// All cards lie face down; the player to move is to turn theirs up.
    Covered,
    /// The player to move has turned their cards up and chooses.
    Choose(Choice),
    /// The player who just acted looks at the outcome before handing over.
    Review {
        /// Who acted.
        player: Seat,
        /// Whether their cards are up.
        open: bool,
    },
    /// A colour is to be chosen from the Mountain being destroyed.
    Draft {
        /// The colour with the cursor; none before one was chosen, so that a key
        /// pressed once too often takes nothing.
        pick: Option<Color>,
        /// Whether the chooser has turned their cards up.
        open: bool,
    },
    /// The game is over.
    Over,
}

/// Something that both players watch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spectacle {
    /// A Mandala was completed.
    Completed(Side),
    /// A Mandala was destroyed.
    Destroyed(Side),
}

/// A game being played.
#[derive(Clone, Debug)]
pub(super) struct Play {
    record: Record,
    stage: Stage,
    log: Log,
    /// Why the last thing tried was refused; meant for the player at the keyboard.
    notice: Secret<Option<String>>,
    spectacle: Option<Spectacle>,
    handed_over: bool,
    /// What each player drew with their last action.
    drawn: Secret<BySeat<Pile>>,
}

impl Play {
    /// Goes on with a game, face down.
    pub(super) fn new(record: Record) -> Play {
        let log = Log::of(&record);
        let mut play = Play {
            record,
            stage: Stage::Covered,
            log,
            notice: Secret(None),
            spectacle: None,
            handed_over: true,
            drawn: Secret::default(),
        };
        play.settle();
        play
    }

    /// The record of the game.
    pub(super) fn record(&self) -> &Record {
        &self.record
    }

    /// Where the game stands between the players.
    pub(super) fn stage(&self) -> &Stage {
        &self.stage
    }

    /// Everything that happened.
    pub(super) fn log(&self) -> &Log {
        &self.log
    }

    /// Why the last thing tried was refused.
    pub(super) fn notice(&self) -> Option<&str> {
        self.notice.0.as_deref()
    }

    /// What is worth watching, told once.
    pub(super) fn take_spectacle(&mut self) -> Option<Spectacle> {
        self.spectacle.take()
    }

    /// Whether the decision passed to another player since this was last asked:
    /// then keys pressed before belong to nobody.
    pub(super) fn take_handover(&mut self) -> bool {
        std::mem::take(&mut self.handed_over)
    }

    /// What the player whose cards are up sees; nobody's cards are up if `None`.
    pub(super) fn open_view(&self) -> Option<PlayerView> {
        let game = self.record.game();
        let player = match self.stage {
            Stage::Choose(_) | Stage::Draft { open: true, .. } => {
                game.public_view().phase().player()
            }
            Stage::Review { player, open: true } => Some(player),
            _ => None,
        };
        player.map(|seat| game.view(seat))
    }

    /// Which cards of a hand its player drew with their last action and may not
    /// have looked at yet.
    pub(super) fn fresh(&self, view: &PlayerView) -> Pile {
        match self.stage {
            Stage::Review { .. } | Stage::Draft { .. } => self.drawn.0[view.seat()],
            _ => Pile::EMPTY,
        }
    }

    /// Turns everything face down and forgets what was chosen or said about it.
    pub(super) fn cover(&mut self) {
        self.notice.0 = None;
        match &mut self.stage {
            Stage::Choose(_) => self.stage = Stage::Covered,
            Stage::Review { open, .. } | Stage::Draft { open, .. } => *open = false,
            Stage::Covered | Stage::Over => {}
        }
    }

    /// Ends the game because both players agree to.
    pub(super) fn agree_to_end(&mut self) {
        self.cover();
        match self.record.agree_to_end() {
            Ok(report) => {
                self.tell(Move::Agreed, &report);
                self.settle();
            }
            Err(reason) => self.notice.0 = Some(reason.to_string()),
        }
    }

    /// Whether both players could agree to end the game now.
    pub(super) fn may_agree(&self) -> bool {
        matches!(self.record.game().public_view().phase(), Phase::Turn(_))
    }

    /// Does what is asked.
    pub(super) fn update(&mut self, command: Command) {
        self.notice.0 = None;
        match self.stage {
            Stage::Covered => match command {
                Command::Reveal => self.turn_up(),
                Command::Confirm => {
                    self.notice.0 = Some("Space, not Enter, turns the cards up".to_string());
                }
                _ => {}
            },
            Stage::Choose(choice) => self.choose(choice, command),
            Stage::Review { .. } => self.review(command),
            Stage::Draft { pick, .. } => self.draft(pick, command),
            Stage::Over => {}
        }
    }

    fn turn_up(&mut self) {
        let game = self.record.game();
        if let Phase::Turn(player) = game.public_view().phase()
            && let Some(choice) = Choice::first(&game.view(player))
        {
            self.stage = Stage::Choose(choice);
        }
    }

    fn choose(&mut self, choice: Choice, command: Command) {
        let Some(view) = self.open_view() else { return };
        let changed = match command {
            Command::Reveal => return self.cover(),
            Command::Back => match choice.back() {
                Some(choice) => Ok(choice),
                None => return self.cover(),
            },
            Command::Confirm => match choice.action() {
                Some(action) => return self.play(action),
                None => Ok(choice.aim(&view)),
            },
            Command::Next => Ok(choice.next(&view, 1)),
            Command::Previous => Ok(choice.next(&view, -1)),
            Command::Up => choice.count_by(&view, 1),
            Command::Down => choice.count_by(&view, -1),
            Command::Color(color) => choice.pick(&view, color),
            Command::Side(side) => choice.side(&view, side),
            Command::Mountain => choice.kind(&view, Target::Mountain),
            Command::Field => choice.kind(&view, Target::Field),
            Command::Discard => choice.at(&view, Target::Discard),
            Command::Target(target) if choice.target() == Some(target) => {
                return self.choose(choice, Command::Confirm);
            }
            Command::Target(target) => choice.at(&view, target),
            _ => return,
        };
        match changed {
            Ok(choice) => self.stage = Stage::Choose(choice),
            Err(reason) => {
                self.notice.0 = Some(reason);
                // Enter must not play what was chosen before the refusal.
                if !matches!(command, Command::Up | Command::Down) {
                    self.stage = Stage::Choose(choice.disarmed());
                }
            }
        }
    }

    fn review(&mut self, command: Command) {
        match command {
            Command::Reveal => {
                if let Stage::Review { open, .. } = &mut self.stage {
                    *open = !*open;
                }
            }
            Command::Confirm => {
                self.stage = Stage::Covered;
                self.handed_over = true;
            }
            Command::TakeBack if self.record.take_back() => {
                self.log.pop();
                // Only Space turns cards up.
                let is_open = matches!(self.stage, Stage::Review { open: true, .. });
                self.stage = Stage::Covered;
                if is_open {
                    self.turn_up();
                }
            }
            Command::TakeBack => {
                let last = self.record.moves().last();
                let why = match last {
                    Some(Move::Action(_, Action::Grow { .. })) => "it completed a Mandala",
                    _ => "you drew cards",
                };
                self.notice.0 = Some(format!("this cannot be taken back, for {why}"));
            }
            Command::Back => self.cover(),
            _ => {}
        }
    }

    fn draft(&mut self, pick: Option<Color>, command: Command) {
        let game = self.record.game();
        let Phase::Draft(draft) = game.public_view().phase() else {
            return;
        };
        let mountain = game.public_view().mandala(draft.side).mountain;
        let colors: Vec<Color> = mountain.colors().iter().collect();
        let (first, last) = (colors.first().copied(), colors.last().copied());
        let neighbour = |by: isize| {
            let at = colors.iter().position(|&color| Some(color) == pick)?;
            let next = (at as isize + by).rem_euclid(colors.len() as isize);
            colors.get(next as usize).copied()
        };
        let next = match (command, pick) {
            (Command::Confirm, Some(color)) => return self.play(Action::Claim { color }),
            (Command::Confirm, None) => {
                self.notice.0 = Some("choose a colour of the Mountain first".to_string());
                return;
            }
            (Command::Reveal, _) => {
                if let Stage::Draft { open, .. } = &mut self.stage {
                    *open = !*open;
                }
                return;
            }
            (Command::Back, _) => return self.cover(),
            (Command::Color(color), _) => {
                match game.view(draft.chooser).check(Action::Claim { color }) {
                    Ok(()) => Some(color),
                    Err(reason) => {
                        self.notice.0 = Some(reason.to_string());
                        None
                    }
                }
            }
            (Command::Next | Command::Down, _) => neighbour(1).or(first),
            (Command::Previous | Command::Up, _) => neighbour(-1).or(last),
            _ => return,
        };
        if let Stage::Draft { pick, .. } = &mut self.stage {
            *pick = next;
        }
    }

    fn play(&mut self, action: Action) {
        let Some(player) = self.record.game().public_view().phase().player() else {
            return;
        };
        match self.record.play(action) {
            Ok(report) => {
                self.tell(Move::Action(player, action), &report);
                if !matches!(action, Action::Claim { .. }) {
                    self.drawn.0[player] = report.drawn(player);
                }
                self.stage = Stage::Review { player, open: true };
                self.settle_after(action);
            }
            Err(reason) => self.notice.0 = Some(reason.to_string()),
        }
    }

    fn tell(&mut self, step: Move, report: &Report) {
        use crate::rules::cards::Event;
        self.log.push(step, report.events());
        for event in report.events() {
            match *event {
                Event::Completed { side, .. } => self.spectacle = Some(Spectacle::Completed(side)),
                Event::FieldsDiscarded { side, .. } | Event::Swept { side, .. } => {
                    self.spectacle = Some(Spectacle::Destroyed(side));
                }
                _ => {}
            }
        }
    }

    /// After an action: a player looks at what they drew unless a draft goes first.
    fn settle_after(&mut self, action: Action) {
        let phase = self.record.game().public_view().phase();
        let reviewing = matches!(phase, Phase::Turn(_)) && !matches!(action, Action::Claim { .. });
        if !reviewing {
            self.settle();
        }
    }

    /// Face down, at whatever the game waits for.
    fn settle(&mut self) {
        let table = self.record.game().public_view();
        self.stage = match table.phase() {
            Phase::Turn(_) => Stage::Covered,
            Phase::Draft(_) => Stage::Draft {
                pick: None,
                open: false,
            },
            Phase::Over(_) => Stage::Over,
        };
        self.handed_over = true;
    }
}
