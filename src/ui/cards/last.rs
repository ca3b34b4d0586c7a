//! The last play, which stays marked on the table until the next one.

use ratatui::layout::Rect;

use crate::app::cards::{Spectacle, TableScene};
use crate::rules::cards::{ClaimEffect, Event, Side};
use crate::rules::{Color, Player};
use crate::ui::canvas::Pen;
use crate::ui::theme::Theme;

/// What the last action brought about.
#[derive(Clone, Copy, Default)]
pub struct LastPlay<'a> {
    events: &'a [Event],
    /// Whether it flashes in this very picture.
    is_lit: bool,
}

impl<'a> LastPlay<'a> {
    /// The last play of a game; none before the first.
    pub fn of(scene: &TableScene<'a>) -> LastPlay<'a> {
        let last = scene.log.entries().last();
        LastPlay {
            events: last.map_or(&[], |step| step.report.events()),
            // On and off, two pictures each.
            is_lit: shown(scene).is_some_and(|frame| frame / 2 % 2 == 0),
        }
    }

    /// Draws what was marked the other way around, in the pictures in which it flashes.
    pub fn flash(self, pen: &mut Pen, x: u16, y: u16, width: u16) {
        if self.is_lit {
            pen.reverse(Rect::new(x, y, width, 1));
        }
    }

    /// Whether a card of this color came into a Mountain.
    pub fn in_mountain(self, at: Side, of: Color) -> bool {
        // What lies there after a sweep is new.
        let swept = |event: &Event| matches!(*event, Event::Swept { side, .. } if side == at);
        let built = |event: &Event| matches!(*event, Event::Built { side, color, .. } if (side, color) == (at, of));
        self.events.iter().any(built) && !self.events.iter().any(swept)
    }

    /// Whether cards of this color came into a player's Field.
    pub fn in_field(self, whose: Player, at: Side, of: Color) -> bool {
        self.events.iter().any(|event| match *event {
            Event::Grew { seat, side, color, .. } => (seat, side, color) == (whose, at, of),
            _ => false,
        })
    }

    /// Whether cards of this color were discarded, from a hand or from a Mountain.
    pub fn in_discard(self, of: Color) -> bool {
        self.events.iter().any(|event| match *event {
            Event::Discarded { color, .. } => color == of,
            Event::Claimed { color, claim, .. } => {
                color == of && matches!(claim, ClaimEffect::Discard { .. })
            }
            _ => false,
        })
    }

    /// Whether a space of a player's River was filled.
    pub fn in_river(self, whose: Player, number: u8) -> bool {
        let mut claims = self.claims(whose);
        claims.any(|claim| matches!(claim, ClaimEffect::River { space, .. } if space == number))
    }

    /// How many cards came into a player's Cup.
    pub fn into_cup(self, whose: Player) -> u8 {
        self.claims(whose).map(ClaimEffect::cup_cards).sum()
    }

    fn claims(self, whose: Player) -> impl Iterator<Item = ClaimEffect> + use<'a> {
        self.events.iter().filter_map(move |event| match *event {
            Event::Claimed { seat, claim, .. } if seat == whose => Some(claim),
            _ => None,
        })
    }
}

/// The picture of the last play being shown, if it is.
pub fn shown(scene: &TableScene) -> Option<u8> {
    let motion = scene.motion?;
    (motion.spectacle == Spectacle::Played).then_some(motion.frame)
}

/// The mark of the last play.
pub fn mark(theme: Theme) -> &'static str {
    theme.glyph("▸", ">")
}
