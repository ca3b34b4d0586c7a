//! Hints, in the place of what else is said about a decision.

use ratatui::layout::Rect;

use super::canvas::Pen;
use super::theme::Ground;
use crate::texts::house as texts;

/// Draws that hints are thought about.
pub fn draw_awaited(pen: &mut Pen, area: Rect) {
    let style = pen.theme.muted(Ground::Cloth);
    pen.paragraphs(area, [texts::HINTS_AWAITED], style);
}

/// Draws hints, each of which can be said in several ways, the longest first: below their
/// heading, as much as there is room for, of the best one the most. Where there is little
/// room, the last ones share a row or are left out. The one that is chosen stands out.
pub fn draw(pen: &mut Pen, area: Rect, hints: &[Vec<String>], chosen: Option<usize>) {
    let lines = |text: &str| pen.wrap(text, area.width).len();
    // Where there are but two rows, hints say more than their heading.
    let heading = Some(texts::HINTS).filter(|_| area.height > 2);
    let room = usize::from(area.height).saturating_sub(heading.map_or(0, lines));
    let mut hints = hints.to_vec();
    if (1..hints.len()).contains(&room) {
        let last = hints[room - 1..].iter().filter_map(|ways| ways.last());
        let shared = last.map(String::as_str).collect::<Vec<_>>().join("; ");
        if lines(&shared) == 1 {
            hints[room - 1] = vec![shared];
        }
    }
    hints.truncate(room);
    let mut said: Vec<&str> = hints
        .iter()
        .filter_map(|ways| ways.last().map(String::as_str))
        .collect();
    for (at, ways) in hints.iter().enumerate() {
        for way in ways {
            let shorter = std::mem::replace(&mut said[at], way);
            if said.iter().map(|text| lines(text)).sum::<usize>() <= room {
                break;
            }
            said[at] = shorter;
        }
    }
    let (strong, plain) = (pen.theme.strong(), pen.theme.plain());
    let mut y = pen.paragraphs(area, heading, strong);
    for (at, text) in said.into_iter().enumerate() {
        let below = Rect {
            y,
            height: area.bottom().saturating_sub(y),
            ..area
        };
        let style = match chosen == Some(at) {
            true => pen.theme.selected(plain),
            false => plain,
        };
        y = pen.paragraphs(below, [text], style);
    }
}
