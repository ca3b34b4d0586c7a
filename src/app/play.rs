//! A game being played: whose cards are up, what is chosen, what happens next.

use super::choice::{Choice, neighbour};
use super::command::{Command, Target};
use super::sitting::Sitting;
use crate::record::{Course, Move, Record};
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
        /// How far the chooser is with turning their cards up.
        cards: Cards,
    },
    /// The game is over.
    Over,
}

/// A chooser's cards in a draft, which both players watch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cards {
    /// They lie face down.
    Covered,
    /// The other player was asked to look away.
    Asked,
    /// They are up.
    Up,
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
    sitting: Sitting,
    stage: Stage,
    /// Why the last thing tried was refused; meant for the player at the keyboard.
    notice: Secret<Option<String>>,
    spectacle: Option<Spectacle>,
    handed_over: bool,
    /// What each player drew with their last action.
    drawn: Secret<BySeat<Pile>>,
}

impl Play {
    /// Goes on with a game, face down.
    pub(super) fn new(sitting: Sitting) -> Play {
        let mut play = Play {
            sitting,
            stage: Stage::Covered,
            notice: Secret(None),
            spectacle: None,
            handed_over: true,
            drawn: Secret::default(),
        };
        play.settle();
        play
    }

    /// The game, however it began.
    pub(super) fn course(&self) -> &Course {
        self.sitting.course()
    }

    /// The record of the game, if it was dealt.
    pub(super) fn record(&self) -> Option<&Record> {
        self.sitting.record()
    }

    /// Where the game stands between the players.
    pub(super) fn stage(&self) -> &Stage {
        &self.stage
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
        let game = self.course().game();
        let player = match self.stage {
            Stage::Choose(_)
            | Stage::Draft {
                cards: Cards::Up, ..
            } => game.public_view().phase().player(),
            Stage::Review { player, open: true } => Some(player),
            _ => None,
        };
        player.map(|seat| game.view(seat))
    }

    /// Which cards of a hand its player drew with their last action and has not yet
    /// reviewed.
    pub(super) fn fresh(&self, view: &PlayerView) -> Pile {
        self.drawn.0[view.seat()]
    }

    /// Turns everything face down and forgets what was chosen or said about it.
    pub(super) fn cover(&mut self) {
        self.notice.0 = None;
        match &mut self.stage {
            Stage::Choose(_) => self.stage = Stage::Covered,
            Stage::Review { open, .. } => *open = false,
            Stage::Draft { cards, .. } => *cards = Cards::Covered,
            Stage::Covered | Stage::Over => {}
        }
    }

    /// Ends the game because both players agree to.
    pub(super) fn agree_to_end(&mut self) {
        self.cover();
        match self.sitting.agree_to_end() {
            Ok(report) => {
                self.tell(&report);
                self.settle();
            }
            Err(reason) => self.notice.0 = Some(reason.to_string()),
        }
    }

    /// Whether both players could agree to end the game now.
    pub(super) fn may_agree(&self) -> bool {
        matches!(self.course().game().phase(), Phase::Turn(_))
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
            Stage::Draft { pick, cards } => self.draft(pick, cards, command),
            Stage::Over => {}
        }
    }

    fn turn_up(&mut self) {
        if let Phase::Turn(_) = self.course().game().phase() {
            self.stage = Stage::Choose(Choice::default());
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
                None => choice.aim(&view),
            },
            Command::Next => Ok(choice.next(&view, 1)),
            Command::Previous => Ok(choice.next(&view, -1)),
            Command::Up => choice.count_by(&view, 1),
            Command::Down => choice.count_by(&view, -1),
            Command::Count(count) => choice.count_to(&view, count),
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
                // The next keys must not play what was chosen before the refusal.
                self.stage = Stage::Choose(match command {
                    Command::Up | Command::Down | Command::Count(_) => choice,
                    Command::Color(_) => Choice::default(),
                    Command::Side(side) => choice.disarmed().asking(side),
                    _ => choice.disarmed(),
                });
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
                if let Stage::Review { player, .. } = self.stage {
                    self.drawn.0[player] = Pile::EMPTY;
                }
                self.stage = Stage::Covered;
                self.handed_over = true;
            }
            Command::TakeBack if self.sitting.take_back() => {
                // Only Space turns cards up.
                let is_open = matches!(self.stage, Stage::Review { open: true, .. });
                self.stage = Stage::Covered;
                if is_open {
                    self.turn_up();
                }
            }
            Command::TakeBack => {
                let last = self.course().moves().next_back();
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

    fn draft(&mut self, pick: Option<Color>, cards: Cards, command: Command) {
        let game = self.course().game();
        let Phase::Draft(draft) = game.public_view().phase() else {
            return;
        };
        let mountain = game.public_view().mandala(draft.side).mountain;
        let colors: Vec<Color> = mountain.colors().iter().collect();
        // Whoever was asked to look away need not do so for ever.
        let cards = match cards {
            Cards::Asked if command != Command::Reveal => Cards::Covered,
            cards => cards,
        };
        let (pick, cards) = match (command, pick) {
            (Command::Confirm, Some(color)) => return self.play(Action::Claim { color }),
            (Command::Confirm, None) => {
                self.notice.0 = Some("choose a colour of the Mountain first".to_string());
                (pick, cards)
            }
            (Command::Reveal, _) => (pick, self.next_cards(draft.chooser, cards)),
            (Command::Back, _) => (pick, Cards::Covered),
            (Command::Color(color), _) => {
                let taken = game.view(draft.chooser).check(Action::Claim { color });
                self.notice.0 = taken.err().map(|reason| reason.to_string());
                (taken.is_ok().then_some(color), cards)
            }
            (Command::Next | Command::Down, _) => (neighbour(&colors, pick, 1), cards),
            (Command::Previous | Command::Up, _) => (neighbour(&colors, pick, -1), cards),
            _ => (pick, cards),
        };
        self.stage = Stage::Draft { pick, cards };
    }

    /// What Space does in a draft: as both are watching, it first asks the other
    /// player to look away.
    fn next_cards(&mut self, chooser: Seat, cards: Cards) -> Cards {
        match cards {
            Cards::Covered => {
                let names = self.course().names();
                let (chooser, other) = (names.of(chooser), names.of(chooser.other()));
                self.notice.0 = Some(format!(
                    "{other}, look away; then Space once more shows {chooser}'s cards"
                ));
                Cards::Asked
            }
            Cards::Asked => Cards::Up,
            Cards::Up => Cards::Covered,
        }
    }

    fn play(&mut self, action: Action) {
        let Some(player) = self.course().game().to_act() else {
            return;
        };
        match self.sitting.play(action) {
            Ok(report) => {
                self.tell(&report);
                if !matches!(action, Action::Claim { .. }) {
                    self.drawn.0[player] = report.drawn(player);
                }
                self.stage = Stage::Review { player, open: true };
                self.settle_after(action);
            }
            Err(reason) => self.notice.0 = Some(reason.to_string()),
        }
    }

    fn tell(&mut self, report: &Report) {
        use crate::rules::cards::Event;
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
        let phase = self.course().game().phase();
        let reviewing = matches!(phase, Phase::Turn(_)) && !matches!(action, Action::Claim { .. });
        if !reviewing {
            self.settle();
        }
    }

    /// Face down, at whatever the game waits for.
    fn settle(&mut self) {
        let table = self.course().game().public_view();
        self.stage = match table.phase() {
            Phase::Turn(_) => Stage::Covered,
            Phase::Draft(_) => Stage::Draft {
                pick: None,
                cards: Cards::Covered,
            },
            Phase::Over(_) => Stage::Over,
        };
        self.handed_over = true;
    }
}
