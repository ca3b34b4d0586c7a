//! When keys came, which tells whether one was meant: a held, doubled or early key
//! must not turn cards up.

use std::time::Duration;

/// How long nothing may arrive before cards are turned up.
const CALM: Duration = Duration::from_millis(250);
/// The same where the key before was the same one, which may be held down: a keyboard
/// repeats it only after 200 to 660 ms.
const CALM_AGAIN: Duration = Duration::from_secs(1);
/// How long a player sees at least what they drew.
const LOOK: Duration = Duration::from_millis(300);

/// When things happened, counted from any moment before all of them.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Clock {
    /// When the screen first showed what is to be decided now, if it has.
    shown: Option<Duration>,
    /// When a key or a click last arrived.
    touched: Duration,
    /// Whether that one was meant to turn cards up or down.
    flipped: bool,
}

/// How quickly a key came after what it answers.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pace {
    /// Whether the table was calm, so that a key may turn cards up.
    pub(super) may_turn_up: bool,
    /// Whether a player has had time to see what they drew.
    pub(super) may_hand_over: bool,
}

impl Clock {
    /// Remembers a key or a click; tells how quickly it came.
    pub(super) fn touch(&mut self, at: Duration, flips: bool) -> Pace {
        let since = |moment: Duration| at.saturating_sub(moment);
        let calm = if self.flipped { CALM_AGAIN } else { CALM };
        let pace = Pace {
            may_turn_up: self
                .shown
                .is_some_and(|shown| since(shown.max(self.touched)) >= calm),
            may_hand_over: self.shown.is_some_and(|shown| since(shown) >= LOOK),
        };
        self.touched = at;
        self.flipped = flips;
        pace
    }

    /// Something else is to be decided, and nobody has seen it yet.
    pub(super) fn wait_for_screen(&mut self) {
        self.shown = None;
    }

    /// Remembers that the screen shows what is to be decided.
    pub(super) fn show(&mut self, at: Duration) {
        self.shown.get_or_insert(at);
    }
}
