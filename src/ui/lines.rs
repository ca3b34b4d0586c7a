//! Lines on a sheet that may be more than fit.

use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use super::canvas::Pen;
use super::theme::{Depth, Ground};
use crate::app::Extent;

/// A line: texts, and where they begin.
pub type Line = Vec<(u16, String, Style)>;

/// The ground of what is chosen on a sheet: in sixteen colors all inks are pale on a gray one, so
/// ink and ground change places.
pub fn chosen(pen: &Pen) -> Style {
    match pen.theme.depth {
        Depth::Basic => Style::new().add_modifier(Modifier::REVERSED),
        _ => pen.theme.band(),
    }
}

/// A text in as many lines as it takes, about as long as each other.
pub fn balanced(pen: &Pen, text: &str, width: u16, style: Style) -> Vec<Line> {
    let lines = wrapped(pen, text, width, style);
    let mut narrower = (width / 2..width).map(|width| wrapped(pen, text, width, style));
    narrower.find(|it| it.len() == lines.len()).unwrap_or(lines)
}

/// A text in as many lines as it takes.
pub fn wrapped(pen: &Pen, text: &str, width: u16, style: Style) -> Vec<Line> {
    let lines = pen.wrap(text, width).into_iter();
    lines.map(|line| vec![(0, line, style)]).collect()
}

/// Lines beside each other, the right ones from a column on.
pub fn beside(left: Vec<Line>, right: Vec<Line>, x: u16) -> Vec<Line> {
    let rows = left.len().max(right.len());
    let mut lines = left;
    lines.resize(rows, Line::new());
    for (line, more) in lines.iter_mut().zip(right) {
        let more = more.into_iter();
        line.extend(more.map(|(at, text, style)| (x + at, text, style)));
    }
    lines
}

/// Draws as many as fit, from one on; where that are not all, it is said in the row of the
/// title which they are. Gives how they fit.
pub fn draw(pen: &mut Pen, lines: &[Line], area: Rect, title: u16, scroll: usize) -> Extent {
    let height = usize::from(area.height);
    let limit = lines.len().saturating_sub(height);
    let from = scroll.min(limit);
    let until = (from + height).min(lines.len());
    if limit > 0 {
        let page = |lines: usize| lines.div_ceil(height.max(1));
        let place = pen.language.house().page(page(until), page(lines.len()));
        let x = area.right().saturating_sub(pen.columns(&place));
        pen.text(x, title, &place, pen.theme.muted(Ground::Sheet));
    }
    for (y, line) in (area.y..).zip(&lines[from..until]) {
        for (x, text, style) in line {
            pen.text(area.x + x, y, text, *style);
        }
    }
    Extent { height, limit, ..Extent::default() }
}
