//! When keys came, which tells whether one was meant: a held, doubled or early key
//! must not turn cards up, and one typed ahead must not play for the next player.

use std::time::Duration;

/// How long nothing may arrive before cards are turned up.
const CALM: Duration = Duration::from_millis(250);
/// How long a key or click that is meant to turn cards keeps them as they are, because it
/// could be held down or doubled: a keyboard repeats a key only after 200 to 660 ms.
const CALM_AGAIN: Duration = Duration::from_secs(1);
/// How soon such a key comes again if it is held down or doubled: then the second begins
/// anew.
const DOUBLED: Duration = Duration::from_millis(400);
/// How long nothing may arrive before something is chosen for a decision that passed on:
/// who answers what was just done has seen it.
const SEEN: Duration = Duration::from_millis(150);
/// How soon a key comes again that is held down: keyboards repeat 8 to 50 times a second.
const REPEAT: Duration = Duration::from_millis(130);
/// How long a player sees at least what they drew.
const LOOK: Duration = Duration::from_millis(300);

/// When things happened, counted from any moment before all of them.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Clock {
    /// When the screen first showed what is to be decided now, if it has.
    shown: Option<Duration>,
    /// When a key or a click last arrived.
    touched: Duration,
    /// When they were meant to turn cards up or down, whether they did or not. What
    /// comes between two of them, as the release of a button, changes nothing about it.
    flipped: Option<Flips>,
    /// When something was last to be taken back.
    undone: Option<Duration>,
    /// Whether the decision passed on and nobody can have meant a key for it yet.
    passed_on: bool,
}

/// Keys and clicks that were meant to turn cards.
#[derive(Clone, Copy, Debug)]
struct Flips {
    /// When the second began that has to pass.
    since: Duration,
    /// When the last of them came.
    last: Duration,
}

/// How quickly a key came after what it answers.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pace {
    /// Whether nothing arrived for a moment.
    pub(super) is_calm: bool,
    /// Whether that was long enough for a key that turns cards up.
    pub(super) may_turn_up: bool,
    /// Whether a player has had time to see what they drew.
    pub(super) may_hand_over: bool,
    /// Whether something may be chosen, because it was seen what there is to decide.
    pub(super) may_choose: bool,
    /// Whether it cannot be the key held down or doubled that made the last move.
    pub(super) may_make_firm: bool,
}

impl Pace {
    /// That of what no key asked for.
    pub(super) const CALM: Pace = Pace {
        is_calm: true,
        may_turn_up: true,
        may_hand_over: true,
        may_choose: true,
        may_make_firm: true,
    };
}

impl Clock {
    /// Remembers a key or a click; tells how quickly it came.
    pub(super) fn touch(&mut self, at: Duration, flips: bool) -> Pace {
        let since = |moment: Duration| at.saturating_sub(moment);
        let calm = self.shown.map(|shown| since(shown.max(self.touched)));
        let is_calm = |time: Duration| calm.is_some_and(|calm| calm >= time);
        self.passed_on &= !is_calm(SEEN);
        let has_passed = |it: &Flips| since(it.since) >= CALM_AGAIN;
        let is_doubled = |it: &Flips| since(it.last) < DOUBLED;
        let mut flipped = self.flipped.iter();
        let pace = Pace {
            is_calm: is_calm(CALM),
            may_turn_up: is_calm(CALM) && flipped.all(|it| has_passed(it) && !is_doubled(it)),
            may_hand_over: is_calm(LOOK),
            may_choose: !self.passed_on,
            may_make_firm: is_calm(CALM_AGAIN),
        };
        self.touched = at;
        if flips {
            let goes_on = self.flipped.filter(|it| !has_passed(it) && !is_doubled(it));
            self.flipped = Some(Flips { since: goes_on.map_or(at, |it| it.since), last: at });
        }
        pace
    }

    /// When a key may turn cards up again, if all are let go until then.
    pub(super) fn calm_at(&self) -> Option<Duration> {
        Some(self.flipped?.since + CALM_AGAIN)
    }

    /// Remembers that something is to be taken back; tells whether the key may only be
    /// held down since the last time.
    pub(super) fn undo(&mut self, at: Duration) -> bool {
        let last = self.undone.replace(at);
        last.is_some_and(|last| at.saturating_sub(last) < REPEAT)
    }

    /// The decision passed on. Until a key comes after a calm moment, nothing is chosen.
    pub(super) fn pass_on(&mut self) {
        self.passed_on = true;
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
