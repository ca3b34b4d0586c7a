//! The end: every group by players, and why it went as it went.

use ratatui::layout::Rect;
use ratatui::style::Style;

use super::pawns::Pawns;
use crate::app::Saving;
use crate::app::pyramids::TableScene;
use crate::rules::Seat;
use crate::rules::pyramids::{PER_GROUP, Phase, Piece};
use crate::texts::pyramids::{story, table as texts};
use crate::texts::{files, house};
use crate::ui::canvas::Pen;
use crate::ui::frame::Frame;
use crate::ui::theme::Ground;

/// Columns of a group's mark, and of one player.
const GROUP: u16 = 8;
const PLAYER: u16 = 5;
/// Columns of the reason.
const WHY: u16 = 26;

/// Draws the score sheet.
pub fn draw(pen: &mut Pen, scene: &TableScene, saving: &Saving, pawns: &Pawns, frame: &Frame) {
    let block = frame.block;
    let muted = pen.theme.muted(Ground::Cloth);
    let headline = texts::outcome(scene.game, scene.names);
    let warning = pen.theme.warning();
    let mut y = block.y;
    for line in pen.wrap(&headline, block.width - 2) {
        pen.centered(block.x, y, block.width, &line, warning);
        y += 1;
    }
    // At the bottom, how it ended, the series and the file, as far as there is room.
    let mut foot = Vec::new();
    if let Phase::Over(ending) = scene.game.phase() {
        foot.push(format!("{}.", story::end(ending)));
    }
    foot.extend(house::series(&scene.series, scene.names));
    foot.extend(files::after_the_game(saving));
    let sheet = 2 + Piece::GROUPS as u16 + 2;
    let room = frame.bar.y - y;
    let lines: Vec<String> = foot
        .iter()
        .rev()
        .flat_map(|text| pen.wrap(text, block.width - 2).into_iter().rev())
        .take(usize::from(room.saturating_sub(sheet)))
        .collect();
    for (up, line) in (1..).zip(&lines) {
        pen.centered(block.x, frame.bar.y - up, block.width, line, muted);
    }
    let width = GROUP + PLAYER * scene.game.players() as u16 + WHY;
    let free = frame.bar.y - y - lines.len() as u16;
    let top = y + free.saturating_sub(sheet) / 2;
    let x = block.x + (block.width - width.min(block.width)) / 2;
    draw_sheet(pen, scene, pawns, Rect::new(x, top, width, sheet));
}

fn draw_sheet(pen: &mut Pen, scene: &TableScene, pawns: &Pawns, area: Rect) {
    let game = scene.game;
    let muted = pen.theme.muted(Ground::Cloth);
    let strong = pen.theme.strong();
    let column = |seat: Seat| area.x + GROUP + PLAYER * seat.index() as u16;
    let why = column(Seat::default()) + PLAYER * game.players() as u16 + 1;
    for seat in game.seats() {
        let style = pen.theme.pawn(false);
        pen.text(column(seat) + 1, area.y, &pawns.mark(seat), style);
    }
    pen.text(why, area.y, texts::WHY, muted);
    for (y, (group, award)) in (area.y + 1..).zip(Piece::ALL.into_iter().zip(scene.log.awards())) {
        let face = pen.theme.pyramid(group.color);
        pen.text(area.x + 2, y, &group.to_string(), face);
        let reason = match award {
            Some(award) => texts::why(&award, |seat| pawns.mark(seat)),
            None if usize::from(game.eye(group)) == PER_GROUP => texts::IN_EYE.to_string(),
            None if game.is_scored(group) => String::new(),
            None => texts::UNFINISHED.to_string(),
        };
        pen.text(why, y, &reason, muted);
        for (seat, points) in award.iter().flat_map(|award| award.shares()) {
            let style: Style = if points == 2 {
                pen.theme.plain()
            } else {
                strong
            };
            pen.text(column(seat) + 2, y, &points.to_string(), style);
        }
    }
    let y = area.y + 1 + Piece::GROUPS as u16;
    pen.text(area.x, y, texts::POINTS, muted);
    pen.text(area.x, y + 1, texts::PLACE, muted);
    let standing = game.standing();
    for seat in game.seats() {
        let points = game.points(seat).to_string();
        let place = game.pawn(seat).map_or("-".to_string(), |at| at.to_string());
        let won = standing.is_some_and(|standing| standing.place(seat) == 1);
        let style = if won { pen.theme.warning() } else { strong };
        let at = |text: &str| column(seat) + 3 - text.len() as u16;
        pen.text(at(&points), y, &points, style);
        pen.text(at(&place), y + 1, &place, muted);
    }
}
