//! Cards on their way: from the deck to a hand, and from a Mountain to where they go.

use ratatui::layout::Position;

use super::last::shown;
use super::layout::{Layout, Place};
use crate::app::cards::{Spectacle, TableScene};
use crate::rules::Player;
use crate::rules::cards::{ClaimEffect, Event, Side};
use crate::ui::canvas::Pen;

/// Draws what the last action moves, as far as it has come in this picture.
pub fn draw(pen: &mut Pen, scene: &TableScene, layout: &Layout) {
    let Some(frame) = shown(scene) else { return };
    let Some(last) = scene.log.entries().last() else {
        return;
    };
    for event in last.report.events() {
        match *event {
            // Nobody sees which cards they are.
            Event::Drew { seat, .. } => {
                let at = between(deck(layout), hand(scene, layout, seat), frame);
                let back = pen.theme.glyph("░░", "##");
                pen.text(at.x, at.y, back, pen.theme.back());
            }
            Event::Claimed { seat, side, color, claim } => {
                let at = between(mountain(layout, side), goal(scene, layout, seat, claim), frame);
                let card = format!(" {} ", color.letter());
                pen.text(at.x, at.y, &card, pen.theme.lit_card(color));
            }
            _ => {}
        }
    }
}

/// Where something is on its way.
fn between(from: Position, to: Position, frame: u8) -> Position {
    let (done, all) = (i32::from(frame) + 1, i32::from(Spectacle::Played.pictures()));
    let at = |from: u16, to: u16| {
        let (from, to) = (i32::from(from), i32::from(to));
        (from + (to - from) * done / all) as u16
    };
    Position::new(at(from.x, to.x), at(from.y, to.y))
}

fn place<'a>(scene: &TableScene, layout: &'a Layout, seat: Player) -> &'a Place {
    if seat == scene.bottom { &layout.bottom } else { &layout.top }
}

fn deck(layout: &Layout) -> Position {
    layout.center.as_position()
}

/// The end of a player's hand.
fn hand(scene: &TableScene, layout: &Layout, seat: Player) -> Position {
    let hand = place(scene, layout, seat).hand;
    let cards = u16::from(scene.table.hand_len(seat)).saturating_sub(1);
    Position::new(hand.x + 1 + cards * layout.card, hand.y)
}

fn mountain(layout: &Layout, side: Side) -> Position {
    let area = match side {
        Side::Left => layout.left,
        Side::Right => layout.right,
    };
    Position::new(area.x + area.width / 2 - 1, area.y + area.height / 2)
}

/// Where cards go that a player takes.
fn goal(scene: &TableScene, layout: &Layout, seat: Player, claim: ClaimEffect) -> Position {
    let place = place(scene, layout, seat);
    match claim {
        ClaimEffect::River { space, .. } => place.river.space(space).as_position(),
        ClaimEffect::Cup { .. } => place.cup.as_position(),
        ClaimEffect::Discard { .. } => Position { y: layout.center.y + 1, ..deck(layout) },
    }
}
