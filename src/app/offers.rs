//! What can be done now, and why the rest cannot: keys, the key bar, clicks and the help
//! all go by this list, and nothing else decides it.

use super::command::Command;
use super::key::{Key, KeyCode};
use super::keymap::{self, Binding, Context, KeyLabel};
use super::overlay::Overlay;
use super::practice::Stage;
use super::refusal::{Reason, Refusal};
use super::start::Line;
use super::table::AnyTable;
use super::{App, Screen, cards, past, pyramids, tiles};

/// What a key does now.
#[derive(Clone, Copy)]
pub struct Offer {
    /// The keys that it belongs to.
    pub binding: &'static Binding,
    /// The key.
    pub key: KeyCode,
    /// What it asks for.
    pub command: Command,
    /// Why that cannot be done now, if it cannot.
    pub refusal: Option<Refusal>,
    /// What the key bar says it is for, as things stand; nothing if it is silent about it.
    pub label: Option<KeyLabel>,
    /// How readily it is left out there where there is little room; 0 is never.
    pub rank: u8,
    /// Whether it can be clicked in the key bar.
    pub may_click: bool,
}

/// What can be done at the table of one game.
pub(super) trait Offering {
    /// Why something is refused there.
    type Notice: From<Reason> + Into<Refusal>;

    /// Why this cannot be done now, if it cannot.
    fn refusal(&self, command: Command) -> Option<Self::Notice>;

    /// Says why something was refused.
    fn refuse(&mut self, reason: Self::Notice);

    /// What the key bar says a key is for, as things stand.
    fn label(&self, label: KeyLabel) -> Option<KeyLabel> {
        Some(label)
    }

    /// Whether the key bar tells of the key that asks for this, as things stand.
    fn is_told(&self, _: Command) -> bool {
        true
    }

    /// What can be asked for by clicks only.
    fn clicks(&self) -> Vec<Command>;

    /// Whether something can be clicked in the key bar.
    fn may_click(&self, _: Command) -> bool {
        true
    }
}

/// All that can be done now.
pub struct Offers {
    /// What the players are looking at.
    pub context: Context,
    keys: Vec<Offer>,
    /// What can be asked for by clicks only.
    clicks: Vec<Command>,
    /// The keys that do what a lesson asks for.
    pub task: Vec<KeyCode>,
    /// What any key does that means nothing else.
    other: Option<Command>,
    /// Whether a character is typed into a name.
    types: bool,
}

/// Keys of the key bar that stand together.
pub struct BarKeys<'a> {
    /// All keys that belong together, also those that are not offered now.
    pub binding: &'static Binding,
    /// What they are for, as things stand.
    pub label: KeyLabel,
    /// How readily they are left out where there is little room; 0 is never.
    pub rank: u8,
    /// Those that are offered.
    pub keys: Vec<&'a Offer>,
}

impl Offers {
    /// What a key asks for, even if that is refused.
    pub fn command(&self, pressed: Key) -> Option<Command> {
        if pressed.ctrl {
            return (pressed == Key::INTERRUPT).then_some(Command::Interrupt);
        }
        if pressed.alt {
            return None;
        }
        // Capitals count too: Caps Lock must not get in the way.
        let code = match pressed.code {
            KeyCode::Char(c) => KeyCode::Char(c.to_ascii_lowercase()),
            code => code,
        };
        let offer = self.keys.iter().find(|offer| offer.key == code);
        match (offer, pressed.code) {
            (Some(offer), _) => Some(offer.command),
            (None, KeyCode::Char(c)) if self.types => Some(Command::Type(c)),
            _ => self.other,
        }
    }

    /// The keys for the key bar: those that can be used now.
    pub fn bar(&self) -> Vec<BarKeys<'_>> {
        let mut bar: Vec<BarKeys> = Vec::new();
        let is_shown = |offer: &&Offer| {
            let mut shown = offer.binding.shown().iter();
            offer.refusal.is_none() && shown.any(|(key, _)| *key == offer.key)
        };
        for offer in self.keys.iter().filter(is_shown) {
            let Some(label) = offer.label else { continue };
            match bar.last_mut() {
                Some(last) if std::ptr::eq(last.binding, offer.binding) => last.keys.push(offer),
                _ => bar.push(BarKeys {
                    binding: offer.binding,
                    label,
                    rank: offer.rank,
                    keys: vec![offer],
                }),
            }
        }
        bar
    }

    /// Whether something can be asked for by a click where it lies, if only to hear why it
    /// is refused.
    pub fn has(&self, command: Command) -> bool {
        let by_key = self.keys.iter().any(|offer| offer.command == command);
        by_key || self.clicks.contains(&command)
    }

    /// Why something that has a key here cannot be done now, if it cannot.
    pub fn refusal(&self, command: Command) -> Option<Refusal> {
        let offer = self.keys.iter().find(|offer| offer.command == command);
        offer?.refusal
    }

    /// The key that does something, if it can be done now.
    pub fn ready_key(&self, command: Command) -> Option<KeyCode> {
        let mut keys = self.keys.iter();
        let ready = keys.find(|offer| offer.command == command && offer.refusal.is_none());
        ready.map(|offer| offer.key)
    }
}

impl App {
    /// What can be done now; nothing while the terminal is too small.
    pub(super) fn offers(&self) -> Offers {
        let context = self.context();
        let waits = matches!(context, Context::Waiting(_));
        let mut offers = Offers {
            context,
            keys: Vec::new(),
            clicks: Vec::new(),
            task: Vec::new(),
            other: None,
            types: false,
        };
        if self.too_small {
            return offers;
        }
        let task = match self.overlay {
            Some(_) => Vec::new(),
            None => self.task_keys(),
        };
        for binding in keymap::bindings(context) {
            let keys = binding.keys.iter();
            offers.keys.extend(keys.filter_map(|&(key, command)| {
                let (command, label) = self.meaning(context, command, binding.label)?;
                let rank = self.rank(label, binding.rank.unwrap_or(0), !task.is_empty());
                Some(Offer {
                    binding,
                    key,
                    command,
                    refusal: self.refusal(context, command),
                    label: label.filter(|_| binding.rank.is_some()),
                    rank,
                    may_click: self.table().is_none_or(|table| table.may_click(command)),
                })
            }));
        }
        offers.clicks = self.clicks(context);
        offers.task = task;
        offers.types = matches!(context, Context::Naming | Context::Find);
        offers.other = match () {
            () if waits => Some(Command::Hurry),
            // It ends what is shown before the score.
            () if self.is_counting(context) => Some(Command::Back),
            () => None,
        };
        offers
    }

    /// How much a key matters now, whose usual rank this is.
    fn rank(&self, label: Option<KeyLabel>, usual: u8, is_asked: bool) -> u8 {
        use cards::keymap::KeyLabel::{HandColor, Side};
        match label {
            // Whoever is at a loss has to find these.
            Some(KeyLabel::Answer) if !self.has_chosen() => 0,
            Some(KeyLabel::Help | KeyLabel::LeaveLesson) if is_asked => 0,
            // What is asked for stands before all other keys.
            _ if is_asked => usual + 1,
            // Once a color is chosen, it goes into one of the Mandalas.
            Some(KeyLabel::Cards(Side)) if self.has_chosen() => 0,
            Some(KeyLabel::Cards(HandColor)) if self.has_chosen() => 1,
            _ => usual,
        }
    }

    /// What a key of the table of keys asks for, as things stand, and what the key bar says
    /// it is for; nothing if this game has no use for it.
    fn meaning(
        &self,
        context: Context,
        command: Command,
        label: KeyLabel,
    ) -> Option<(Command, Option<KeyLabel>)> {
        if !keymap::is_known(self.kind(), command) {
            return None;
        }
        Some(match (context, command) {
            // Where nothing can be taken back, it is a key like any other.
            (Context::Waiting(_), Command::TakeBack) if self.has_nothing_to_take_back(context) => {
                (Command::Hurry, None)
            }
            // The start screen could not offer the game again.
            (Context::Quit, Command::NewGame) if self.loses_game() => return None,
            // Without a review it means nothing.
            (Context::Replay, Command::Practice) if !self.has_mistakes() => return None,
            // Another key leads back to it.
            (Context::Replay, Command::Review) if self.is_from_review => (command, None),
            // Before a review they ask for it.
            (_, Command::NextMistake | Command::PreviousMistake) if !self.has_mistakes() => {
                (Command::Review, None)
            }
            // Nothing is played there, and nothing tried before it is chosen.
            (_, Command::Confirm) if self.exercise_stage() == Some(Stage::Asks) => {
                (command, self.has_chosen().then_some(KeyLabel::Try))
            }
            _ if !self.table().is_none_or(|table| table.is_told(command)) => (command, None),
            _ => (command, self.label(label)),
        })
    }

    /// Whether something is chosen at the table.
    fn has_chosen(&self) -> bool {
        self.table().is_some_and(AnyTable::has_chosen)
    }

    /// What the key bar says a key is for, as things stand: that for the table leads back
    /// from there, and the last line of a form begins.
    fn label(&self, label: KeyLabel) -> Option<KeyLabel> {
        match (&self.screen, label) {
            (_, KeyLabel::Quit) if self.lesson.is_some() => Some(KeyLabel::LeaveLesson),
            (_, KeyLabel::Quit | KeyLabel::Hints) if self.practice.is_some() => {
                Some(keymap::practiced(label))
            }
            (_, KeyLabel::ToScore) if self.is_from_review => Some(KeyLabel::ToReview),
            (_, KeyLabel::ToScore) if self.behind.is_some() => Some(label),
            (_, KeyLabel::ToScore) => {
                self.is_from_list().then_some(KeyLabel::Past(past::KeyLabel::ToList))
            }
            (Screen::Start(_), KeyLabel::Close)
                if self.overlay == Some(Overlay::Past) && self.is_filtered() =>
            {
                Some(KeyLabel::Past(past::KeyLabel::All))
            }
            (Screen::Start(_), _) if self.overlay.is_some() => Some(label),
            (Screen::Start(start), KeyLabel::GoOn) if start.is_at_end() => Some(KeyLabel::Begin),
            (Screen::Start(start), KeyLabel::GoOn)
                if matches!(start.focus, Line::Learn | Line::Practice | Line::Past) =>
            {
                Some(KeyLabel::Open)
            }
            (Screen::Start(_), _) => Some(label),
            (Screen::Table(table), _) => table.label(label),
        }
    }

    /// Why something cannot be done now, if it cannot.
    pub(super) fn refusal(&self, context: Context, command: Command) -> Option<Refusal> {
        let reason = match (context, command) {
            (Context::Review | Context::Luck, Command::Picture) => {
                self.asked_for_review().map(|_| Reason::NothingFoundYet)
            }
            (
                Context::Review,
                Command::Up | Command::Down | Command::Confirm | Command::Practice,
            ) => {
                let reason = match self.asked_for_review() {
                    Some(_) => Reason::NothingFoundYet,
                    None => Reason::NothingFound,
                };
                let is_idle = command == Command::Practice && !self.has_exercises();
                match self.has_mistakes() {
                    true => is_idle.then_some(Reason::NothingToPractice),
                    false => Some(reason),
                }
            }
            (Context::Replay, Command::Practice) => {
                (!self.has_exercises()).then_some(Reason::NothingToPractice)
            }
            (Context::Practice, Command::Confirm) => {
                let looks = self.asked_for_practice().is_some();
                looks.then_some(Reason::StillLooking)
            }
            (Context::Quit, Command::Agree) => self.agreement().err(),
            (Context::Start, Command::Previous | Command::Next) => match &self.screen {
                Screen::Start(start) if start.has_choices() => None,
                _ => Some(Reason::NothingToChange {
                    go_on: keymap::key_for(context, Command::Confirm),
                }),
            },
            (Context::Replay, Command::Back) => {
                let is_typing = self.table().is_some_and(AnyTable::is_typing);
                let leave = keymap::key_for(context, Command::Quit);
                let leads_back =
                    self.is_from_review || self.behind.is_some() || self.is_from_list();
                (!leads_back && !is_typing).then_some(Reason::NoScore { leave })
            }
            (
                Context::Past,
                Command::Confirm
                | Command::Review
                | Command::Luck
                | Command::Heads
                | Command::Place
                | Command::Remove,
            ) => (!self.has_chosen_game()).then_some(Reason::NoGame),
            (Context::Past, Command::Picture) => {
                Some(Reason::PictureOfGame { open: keymap::key_for(context, Command::Confirm) })
            }
            _ if self.overlay.is_some() => None,
            _ => {
                let table = self.table()?;
                return table.refusal(command, self.settings.hints);
            }
        };
        reason.map(Refusal::House)
    }

    /// Says why something was refused: at the table, unless something lies on top of it.
    pub(super) fn refuse(&mut self, refusal: Refusal) {
        match (&mut self.screen, refusal) {
            (Screen::Table(table), _) if self.overlay.is_none() => table.refuse(refusal),
            (_, Refusal::House(reason)) => self.refused = Some(reason),
            // What is refused at a table is asked for at a table.
            _ => {}
        }
    }

    /// Whether the key that takes back would only say that there is nothing.
    fn has_nothing_to_take_back(&self, context: Context) -> bool {
        matches!(
            self.refusal(context, Command::TakeBack),
            Some(
                Refusal::Cards(cards::notice::Notice::NothingToTakeBack)
                    | Refusal::Tiles(tiles::notice::Notice::NothingToTakeBack)
                    | Refusal::Pyramids(pyramids::notice::Notice::NothingToTakeBack)
            )
        )
    }

    /// What can be asked for by clicks only.
    fn clicks(&self, context: Context) -> Vec<Command> {
        match (context, &self.screen) {
            (Context::Settings, _) => {
                let here = self.settings_here();
                (0..here.len()).map(Command::Setting).collect()
            }
            (Context::Past | Context::Find, _) => self.rows().map(Command::Row).collect(),
            _ if self.overlay.is_some() => Vec::new(),
            (_, Screen::Start(start)) => {
                let kept = (0..start.kept.len()).map(Command::Offer);
                start.lines().into_iter().map(Command::Focus).chain(kept).collect()
            }
            _ if self.is_counting(context) => vec![Command::Back],
            (_, Screen::Table(table)) => table.clicks(),
        }
    }

    /// Whether something is still shown before the score.
    pub(super) fn is_counting(&self, context: Context) -> bool {
        let shows_score = match context {
            Context::Lesson => self.table().and_then(AnyTable::standing).is_some(),
            context => context == Context::Over,
        };
        shows_score && (self.frame.is_some() || self.stays)
    }
}
