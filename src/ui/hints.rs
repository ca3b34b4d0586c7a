//! Hints, in the place of what else is said about a decision.

use ratatui::layout::Rect;
use ratatui::style::Modifier;

use super::canvas::{Pen, below};
use super::theme::Ground;
use crate::texts::language::house::Label;

/// Between hints that share a row.
const SEPARATOR: &str = "; ";

/// What tells a hint on the table and in its row, from the best one on: a bare number could be
/// taken for a marker or a key.
pub fn number(rank: usize) -> String {
    format!("#{rank}")
}

/// Draws that hints are thought about.
pub fn draw_awaited(pen: &mut Pen, area: Rect) {
    let style = pen.theme.muted(Ground::Cloth);
    pen.paragraphs(area, [pen.language.house().label(Label::HintsAwaited)], style);
}

/// A hint in a row.
pub struct Row {
    /// What it is and what speaks for it, in many words and in fewer.
    pub ways: Vec<[String; 2]>,
    /// What would come of it.
    pub expected: String,
}

impl Row {
    /// Columns of the chance and of the lead after it.
    fn parts(&self, pen: &Pen) -> [u16; 2] {
        let (chance, lead) = self.expected.split_at(self.expected.find(',').unwrap_or(0));
        [chance, lead].map(|part| pen.columns(part))
    }
}

/// Columns between two columns.
const GAP: u16 = 2;

/// Draws hints one a row, in columns to compare; says whether there is room for that.
pub fn draw_rows(pen: &mut Pen, area: Rect, hints: &[Row], chosen: Option<usize>) -> bool {
    let widest = |texts: &mut dyn Iterator<Item = &String>| {
        texts.map(|text| pen.columns(text)).max().unwrap_or(0)
    };
    // The chances end in one column, and what follows them begins in one.
    let [chance, lead] =
        [0, 1].map(|part| hints.iter().map(|hint| hint.parts(pen)[part]).max().unwrap_or(0));
    let expected = chance + lead;
    let whole = widest(&mut hints.iter().filter_map(|it| it.ways.first().map(|way| &way[0])));
    let short = widest(&mut hints.iter().filter_map(|it| it.ways.last().map(|way| &way[0])));
    // In short, unless all can be told in the most words beside each other.
    let reasons = |deed: u16| area.width.saturating_sub(deed + GAP + expected + GAP);
    let has_room =
        |hint: &Row| hint.ways.first().is_none_or(|[_, why]| pen.columns(why) <= reasons(whole));
    let deed = if hints.iter().all(has_room) { whole } else { short };
    if hints.len() > area.height.into() || deed + GAP + expected > area.width {
        return false;
    }
    for (y, (at, hint)) in (area.y..).zip(hints.iter().enumerate()) {
        let place = Rect { y, height: 1, ..area };
        let why = area.x + deed + GAP + expected + GAP;
        let fitting = |way: &&[String; 2]| {
            pen.columns(&way[0]) <= deed && why + pen.columns(&way[1]) <= area.right()
        };
        if let Some([told, reasons]) = hint.ways.iter().find(fitting).or(hint.ways.last()) {
            let plain = pen.theme.plain();
            pen.text(area.x, y, told, pen.theme.strong());
            draw_number(pen, (area.x, y), told);
            pen.text(why, y, reasons, plain);
        }
        let number = area.x + deed + GAP + chance - hint.parts(pen)[0];
        pen.text(number, y, &hint.expected, pen.theme.warning());
        if chosen == Some(at) {
            pen.reverse(place);
        }
    }
    true
}

/// Draws hints, each of which can be said in several ways, the longest first: as much as there
/// is room for, of the best one the most. Where there is little room, the last ones share a row
/// or are left out. The one that is chosen stands out.
pub fn draw(pen: &mut Pen, area: Rect, hints: &[Vec<String>], chosen: Option<usize>) {
    let lines = |text: &str| pen.wrap(text, area.width).len();
    let room = usize::from(area.height);
    let mut said: Vec<&str> =
        hints.iter().map(|ways| ways.last().map_or("", String::as_str)).collect();
    let shares = (1..said.len()).contains(&room) && lines(&said[room - 1..].join(SEPARATOR)) == 1;
    let room = room - usize::from(shares);
    let rest = said.split_off(room.min(said.len()));
    let shared = if shares { rest } else { Vec::new() };
    for (at, ways) in hints.iter().enumerate().take(said.len()) {
        for way in ways {
            let shorter = std::mem::replace(&mut said[at], way);
            if said.iter().map(|text| lines(text)).sum::<usize>() <= room {
                break;
            }
            said[at] = shorter;
        }
    }
    let plain = pen.theme.plain();
    let selected = pen.theme.selected(plain);
    let style = |at: usize| if chosen == Some(at) { selected } else { plain };
    let mut y = area.y;
    let apart = said.len();
    for (at, text) in said.into_iter().enumerate() {
        let place = below(area, y);
        y = pen.paragraphs(place, [text], style(at));
        draw_number(pen, (place.x, place.y), text);
    }
    let mut x = area.x;
    for (at, text) in shared.into_iter().enumerate() {
        if at > 0 {
            x = pen.text(x, y, SEPARATOR, plain);
        }
        let number = (x, y);
        x = pen.text(x, y, text, style(apart + at));
        draw_number(pen, number, text);
    }
}

/// Draws the number with which a hint begins as it lies on the table, unless that hint is chosen.
fn draw_number(pen: &mut Pen, (x, y): (u16, u16), hint: &str) {
    // There is none where the hint itself found no room.
    let cell = pen.buf.cell((x, y)).filter(|cell| hint.starts_with(cell.symbol()));
    let is_chosen = cell.is_none_or(|cell| cell.modifier.contains(Modifier::REVERSED));
    if let (false, Some((number, _))) = (is_chosen, hint.split_once(' ')) {
        pen.text(x, y, number, pen.theme.number());
    }
}

#[cfg(test)]
mod tests {
    use ratatui::buffer::Buffer;
    use ratatui::layout::Rect;
    use ratatui::style::Modifier;

    use super::draw;
    use crate::texts::ENGLISH;
    use crate::ui::Sand;
    use crate::ui::canvas::Pen;
    use crate::ui::lesson::Light;
    use crate::ui::theme::{Depth, Theme};

    /// The rows of three hints in this room, and what of them stands out.
    fn drawn(width: u16, height: u16, chosen: Option<usize>) -> (Vec<String>, String) {
        let area = Rect::new(0, 0, width, height);
        let mut pen = Pen {
            buf: &mut Buffer::empty(area),
            theme: Theme { depth: Depth::Basic, ascii: true, ..Theme::FULL },
            language: ENGLISH,
            hits: &mut Vec::new(),
            cut: &mut Vec::new(),
            sand: &mut Sand::default(),
            light: &mut Light::default(),
            is_bare: false,
        };
        let hints = ["one", "two", "three"].map(|hint| {
            let long = format!("{hint}: why it is good");
            vec![long, hint.to_string()]
        });
        draw(&mut pen, area, &hints, chosen);
        let mut rows = vec![String::new(); height.into()];
        let mut standing_out = String::new();
        for at in area.positions() {
            let cell = &pen.buf[at];
            rows[usize::from(at.y)] += cell.symbol();
            if cell.modifier.contains(Modifier::REVERSED) {
                standing_out += cell.symbol();
            }
        }
        let rows = rows.iter().map(|row| row.trim_end().to_string());
        (rows.collect(), standing_out)
    }

    #[test]
    fn of_hints_that_share_a_row_only_the_chosen_one_stands_out() {
        let rows = ["one: why it is good", "two; three"];
        for (chosen, out) in [(None, ""), (Some(0), rows[0]), (Some(1), "two"), (Some(2), "three")]
        {
            let (drawn, standing_out) = drawn(20, 2, chosen);
            assert_eq!(drawn, rows);
            assert_eq!(standing_out, out, "{chosen:?}");
        }
    }

    #[test]
    fn the_last_hints_are_left_out_where_they_cannot_even_share_a_row() {
        assert_eq!(drawn(8, 2, None).0, ["one", "two"]);
        assert_eq!(drawn(10, 1, None).0, ["one"]);
    }
}
