//! What stands below the score of any game of two.

use super::canvas::Pen;
use super::frame::Frame;
use super::theme::Ground;
use crate::app::Series;
use crate::fit::shorten;
use crate::past::Meeting;
use crate::record::Names;

/// Most lines that say where the record is. A longer path is told whole on leaving.
const MOST_LINES: u16 = 3;

/// How the games of an evening came out, once there was more than one.
pub fn series(pen: &Pen, series: &Series, names: &Names) -> Option<String> {
    (series.games() > 1).then(|| pen.language.house().series(series, names))
}

/// The same, with how the players stand with each other; where there is no room for both in a
/// row, the latter.
pub fn stands(
    pen: &Pen,
    frame: &Frame,
    series: Option<String>,
    meeting: Option<&Meeting>,
) -> Option<String> {
    let stands = meeting.map(|meeting| pen.language.stand(meeting));
    match (series, stands) {
        (Some(series), Some(stands)) => {
            let both = [series, String::new(), stands.clone()].join("  ");
            let fits = pen.columns(&both) <= frame.block.width - 4;
            Some(if fits { both } else { stands })
        }
        (series, stands) => stands.or(series),
    }
}

/// Draws at the bottom what is told, and above it how the games of the evening came out.
/// Gives the row of the first of these.
pub fn draw_foot(
    pen: &mut Pen,
    frame: &Frame,
    told: &str,
    is_notice: bool,
    series: Option<&str>,
) -> u16 {
    let block = frame.block;
    let told = if pen.is_bare { "" } else { told };
    let mut lines = [pen.wrap(told, block.width - 4)];
    shorten(&mut lines, MOST_LINES, pen.theme.glyph("…", "~"));
    let [lines] = lines;
    let foot = frame.bar.y - (lines.len() as u16).max(1);
    let style = if is_notice {
        pen.theme.warning()
    } else {
        pen.theme.muted(Ground::Cloth)
    };
    for (y, line) in (foot..frame.bar.y).zip(&lines) {
        pen.centered(block.x, y, block.width, line, style);
    }
    let Some(series) = series else {
        return foot;
    };
    pen.centered(block.x, foot - 1, block.width, series, pen.theme.plain());
    foot - 1
}
