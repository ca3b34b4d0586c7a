//! What is said above the score: who won and how it came about.

use ratatui::layout::Rect;

use super::result::BESIDE;
use crate::app::cards::TableScene;
use crate::rules::cards::Verdict;
use crate::texts::language::cards::Label;
use crate::ui::canvas::Pen;
use crate::ui::theme::Ground;

/// What is said there.
pub struct Head {
    headline: String,
    reason: String,
    /// How the players stand, if there is room for that.
    series: String,
}

impl Head {
    /// What is said of an ending, which nobody knows before the last Cup is counted; and how the
    /// players stand, if that has no room in the same row.
    pub fn new(
        pen: &Pen,
        scene: &TableScene,
        (verdict, is_counted): (&Verdict, bool),
        series: Option<String>,
        width: u16,
    ) -> (Head, Option<String>) {
        let words = pen.language.cards();
        let mut head = Head {
            headline: words.outcome(verdict.outcome, scene.names),
            reason: words.ending(verdict.ending),
            series: series.unwrap_or_default(),
        };
        // All of it has its place before it is told, so that nothing moves then.
        let beneath = match head.columns(pen) <= width {
            true => None,
            false => Some(std::mem::take(&mut head.series)).filter(|text| !text.is_empty()),
        };
        if is_counted {
            return (head, beneath);
        }
        let headline = words.label(Label::Counting);
        (Head { headline, series: String::new(), ..head }, beneath.map(|_| String::new()))
    }

    /// Columns of all of it in a row.
    fn columns(&self, pen: &Pen) -> u16 {
        let [headline, reason, series] =
            [&self.headline, &self.reason, &self.series].map(|text| pen.columns(text));
        let before = if series > 0 { 2 * BESIDE } else { 0 };
        headline + 2 + BESIDE + reason + before + series
    }

    /// Its rows in so many columns.
    pub fn rows(&self, pen: &Pen, width: u16) -> u16 {
        match self.columns(pen) <= width {
            true => 1,
            false => 1 + pen.wrap(&self.reason, width).len() as u16,
        }
    }

    /// Draws it; gives the row after it.
    pub fn draw(&self, pen: &mut Pen, area: Rect) -> u16 {
        let muted = pen.theme.muted(Ground::Cloth);
        let rows = self.rows(pen, area.width);
        if rows == 1 {
            let x = area.x + (area.width - self.columns(pen)) / 2;
            let plate = pen.columns(&self.headline) + 2;
            pen.plate(Rect { x, width: plate, ..area }, &self.headline);
            let x = pen.text(x + plate + BESIDE, area.y, &self.reason, muted);
            pen.text(x + 2 * BESIDE, area.y, &self.series, pen.theme.plain());
        } else {
            pen.plate_in_middle(area, &self.headline);
            for (y, line) in (area.y + 1..).zip(pen.wrap(&self.reason, area.width)) {
                pen.centered(area.x, y, area.width, &line, muted);
            }
        }
        area.y + rows
    }
}
