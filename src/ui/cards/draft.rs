//! What each color of a Mountain would bring each player, to compare down a column.

use ratatui::layout::Rect;

use crate::app::cards::{Command as Cards, Share, TableScene};
use crate::app::command::Command;
use crate::rules::cards::{ClaimEffect, Draft, RIVER_SPACES};
use crate::rules::{Color, Player};
use crate::texts::language::cards::Label;
use crate::ui::canvas::Pen;
use crate::ui::theme::Ground;

/// Columns of a table without any to spare.
const NARROW: u16 = 20;

/// In how many ways a cell can be told, the first one in the most words.
const WAYS: usize = 4;

/// What a color brings a player, as far as is known: the River space that it fills, if it
/// does, and whether that ends the game; else its points in the Cup.
fn cell(pen: &Pen, brings: Option<(ClaimEffect, u16)>, way: usize) -> String {
    let Some((claim, points)) = brings else {
        return String::new();
    };
    let words = pen.language.cards();
    words.label(match claim {
        ClaimEffect::Discard { .. } => Label::Lost,
        ClaimEffect::Cup { .. } => Label::Gain(points),
        ClaimEffect::River { space, .. } => {
            let ends = space == RIVER_SPACES && way.is_multiple_of(2);
            match way {
                ..2 => Label::IntoRiver(space, points, ends),
                _ => Label::Space(space, points, ends),
            }
        }
    })
}

/// Draws the table of what each color brings.
pub fn draw(pen: &mut Pen, scene: &TableScene, draft: Draft, pick: Option<Color>, area: Rect) {
    let shares = &scene.shares[..];
    // A letter and a number beside each other could be read as one.
    let between = if area.width < NARROW { "" } else { " " };
    let chip = |share: &Share| format!("{}{between}{}", share.color.letter(), share.count);
    let chips: Vec<String> = shares.iter().map(chip).collect();
    // Brackets take a column on either side of a chip.
    let chip_width = chips.iter().map(|chip| pen.columns(chip)).max().unwrap_or(0) + 2;
    let width = |seat: Player, way: usize| {
        let cells = shares.iter().map(|share| pen.columns(&cell(pen, share.claims[seat], way)));
        cells.max().unwrap_or(0)
    };
    let widths = |way| [Player::One, Player::Two].map(|seat| width(seat, way));
    let room = area.width.saturating_sub(chip_width);
    let fits = |way: &usize| widths(*way).iter().sum::<u16>() < room;
    let way = (0..WAYS).find(fits).unwrap_or(WAYS - 1);
    let [first, second] = widths(way);
    let gap = u16::from(first + second + 1 < room);
    let (left, room) = (area.x + chip_width + gap, room - gap);
    // In the middle of what is left, if the first column allows it.
    let right = left + (room / 2).min(room.saturating_sub(second)).max(first + 1);
    // With air between them, where there is room.
    let step = if usize::from(area.height) > 2 * shares.len() { 2 } else { 1 };
    let rows = (area.y + step..area.bottom()).step_by(step.into());
    for (seat, x, width) in [
        (Player::One, left, right - left - 1),
        (Player::Two, right, area.right().saturating_sub(right)),
    ] {
        let style = if seat == draft.chooser {
            pen.theme.warning()
        } else {
            pen.theme.muted(Ground::Cloth)
        };
        pen.name_in(x, area.y, width, scene.names.of(seat), style);
        for (y, share) in rows.clone().zip(shares) {
            let style =
                if pick == Some(share.color) { pen.theme.strong() } else { pen.theme.plain() };
            let text = cell(pen, share.claims[seat], way);
            pen.text_in(x, y, width, &text, style);
        }
    }
    for ((y, &Share { color, .. }), chip) in rows.zip(shares).zip(&chips) {
        let end = pen.chip(area.x + 1, y, chip, color);
        if pick == Some(color) {
            let style = pen.theme.bracket(Ground::Cloth);
            pen.text(area.x, y, "[", style);
            pen.text(end, y, "]", style);
        }
        pen.hit(Rect::new(area.x, y, area.width, 1), take(pick, color));
    }
}

/// What a click on a color of the Mountain does: it chooses the color, and takes it
/// if it was chosen before.
pub fn take(pick: Option<Color>, color: Color) -> Command {
    if pick == Some(color) { Command::Confirm } else { Command::Cards(Cards::Color(color)) }
}
