//! What stands below the score of a game.

use super::canvas::Pen;
use super::frame::Frame;
use super::theme::Ground;
use crate::app::{Saving, Series};
use crate::fit::shorten;
use crate::past::Meeting;
use crate::record::Names;

/// Most lines that say where the record is.
pub const MOST_LINES: u16 = 3;

/// What is told below a score, in as many rows as it may have: where a replay stands, or else
/// the record. Where its path does not fit, it is what the file is called; the path is told
/// on leaving, too, and in the list of past games.
pub fn told(
    pen: &Pen,
    said: Option<String>,
    saving: &Saving,
    width: u16,
    rows: u16,
) -> Vec<String> {
    if pen.is_bare {
        return Vec::new();
    }
    let lines = |saving: &Saving| {
        let told = said.clone();
        let told = told.or_else(|| pen.language.files().after_the_game(saving));
        pen.wrap(&told.unwrap_or_default(), width)
    };
    let fits = |lines: &Vec<String>| lines.len() <= rows.into();
    let mark = pen.theme.glyph("…", "~");
    let whole = lines(saving);
    if let (false, None, Saving::Finished(path)) = (fits(&whole), &said, saving) {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        // The end of a long name tells more than what many begin with.
        let ends = name.char_indices().map(|(at, _)| match at {
            0 => name.to_string(),
            _ => format!("{mark}{}", &name[at..]),
        });
        let mut ends = ends.map(|end| lines(&Saving::Finished(end.into())));
        return ends.find(fits).unwrap_or_default();
    }
    let mut paragraphs = [whole];
    shorten(&mut paragraphs, rows, mark);
    paragraphs.concat()
}

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
    lines: &[String],
    is_notice: bool,
    series: Option<&str>,
) -> u16 {
    let block = frame.block;
    let foot = frame.bar.y - (lines.len() as u16).max(1);
    let style = if is_notice { pen.theme.warning() } else { pen.theme.muted(Ground::Cloth) };
    for (y, line) in (foot..frame.bar.y).zip(lines) {
        pen.centered(block.x, y, block.width, line, style);
    }
    let Some(series) = series else {
        return foot;
    };
    pen.centered(block.x, foot - 1, block.width, series, pen.theme.plain());
    foot - 1
}
