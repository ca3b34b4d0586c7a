//! What each color of a Mountain would bring each player, to compare down a column.

use ratatui::layout::Rect;

use crate::app::cards::{Command as Cards, Share, TableScene};
use crate::app::command::Command;
use crate::rules::cards::{ClaimEffect, Draft, RIVER_SPACES};
use crate::rules::{ByPlayer, Color, Player};
use crate::texts::language::cards::Label;
use crate::ui::canvas::Pen;
use crate::ui::theme::Ground;

/// What the colors bring one player.
struct Column {
    /// What is done with each color, and the points it brings.
    claims: Vec<Option<(ClaimEffect, u16)>>,
    /// Columns of the points, which end at the same column.
    points: u16,
}

impl Column {
    fn new(pen: &Pen, shares: &[Share], seat: Player) -> Column {
        let claims: Vec<_> = shares.iter().map(|share| share.claims[seat]).collect();
        let brings = claims.iter().flatten();
        let points = brings.map(|&(claim, points)| pen.columns(&points_of(pen, claim, points)));
        Column {
            points: points.max().unwrap_or(0),
            claims,
        }
    }

    /// A line of it, with the River space said in one of several ways; or the heads over
    /// both.
    fn line(&self, pen: &Pen, row: Option<usize>, way: usize) -> String {
        let [gains, river] = [Label::Gains, Label::River].map(|it| pen.language.cards().label(it));
        let (points, space) = match row.map(|row| self.claims[row]) {
            None => (gains.clone(), river.clone()),
            Some(None) => return String::new(),
            Some(Some((claim, points))) => {
                (points_of(pen, claim, points), space_of(pen, claim, way))
            }
        };
        // Below their heads, where these stand.
        let (left, right) = match way {
            0 => (self.points.max(pen.columns(&gains)), pen.columns(&river)),
            _ => (self.points, 0),
        };
        let (left, right) = (usize::from(left), usize::from(right));
        let line = format!("{points:>left$} {space:^right$}");
        line.trim_end().to_string()
    }

    fn width(&self, pen: &Pen, way: usize) -> u16 {
        let head = (way == 0).then_some(None);
        let rows = (0..self.claims.len()).map(Some).chain(head);
        let widths = rows.map(|row| pen.columns(&self.line(pen, row, way)));
        widths.max().unwrap_or(0)
    }
}

/// The points that a claim brings, as far as is known.
fn points_of(pen: &Pen, claim: ClaimEffect, points: u16) -> String {
    let label = match claim {
        ClaimEffect::River { .. } | ClaimEffect::Cup { .. } => Label::Gain(points),
        ClaimEffect::Discard { .. } => Label::Lost,
    };
    pen.language.cards().label(label)
}

/// The River space that a claim fills, if it does, and whether that ends the game; then
/// the same in less and less room.
fn space_of(pen: &Pen, claim: ClaimEffect, way: usize) -> String {
    let label = match (claim, way) {
        (ClaimEffect::River { space, .. }, 0 | 1) if space == RIVER_SPACES => {
            Label::SpaceAndEnd(space)
        }
        (ClaimEffect::River { space, .. }, 0..=2) => Label::Space(space),
        _ => return String::new(),
    };
    pen.language.cards().label(label)
}

/// Draws the table of what each color brings.
pub fn draw(pen: &mut Pen, scene: &TableScene, draft: Draft, pick: Option<Color>, area: Rect) {
    let shares = &scene.shares[..];
    let chips: Vec<String> = shares.iter().map(chip).collect();
    // Brackets take a column on either side of a chip.
    let chip_width = chips
        .iter()
        .map(|chip| pen.columns(chip))
        .max()
        .unwrap_or(0)
        + 2;
    let columns = ByPlayer::from_fn(|seat| Column::new(pen, shares, seat));
    let room = area.width.saturating_sub(chip_width);
    let widths = |way| [&columns.one, &columns.two].map(|column| column.width(pen, way));
    let fits = |way: &usize| widths(*way).iter().sum::<u16>() < room;
    // The heads take a row.
    let heads = u16::from(usize::from(area.height) > shares.len() + 1);
    let way = (1 - usize::from(heads)..3).find(fits).unwrap_or(3);
    let heads = if way == 0 { heads } else { 0 };
    let [first, second] = widths(way);
    let gap = u16::from(first + second + 1 < room);
    let (left, room) = (area.x + chip_width + gap, room - gap);
    // In the middle of what is left, if the first column allows it.
    let right = left + (room / 2).min(room.saturating_sub(second)).max(first + 1);
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
        if heads > 0 {
            let line = columns[seat].line(pen, None, way);
            pen.text_in(x, area.y + 1, width, &line, pen.theme.muted(Ground::Cloth));
        }
        let rows = area.y + 1 + heads..area.bottom();
        for (row, y) in rows.take(shares.len()).enumerate() {
            let style = if pick == Some(shares[row].color) {
                pen.theme.strong()
            } else {
                pen.theme.plain()
            };
            let line = columns[seat].line(pen, Some(row), way);
            pen.text_in(x, y, width, &line, style);
        }
    }
    let rows = area.y + 1 + heads..area.bottom();
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

fn chip(share: &Share) -> String {
    format!("{}{}", share.color.letter(), share.count)
}

/// What a click on a color of the Mountain does: it chooses the color, and takes it
/// if it was chosen before.
pub fn take(pick: Option<Color>, color: Color) -> Command {
    if pick == Some(color) {
        Command::Confirm
    } else {
        Command::Cards(Cards::Color(color))
    }
}
