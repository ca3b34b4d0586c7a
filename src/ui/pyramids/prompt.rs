//! What to decide now, and what would come of it.

use ratatui::layout::Rect;
use ratatui::style::Style;

use super::layout::Layout;
use crate::app::pyramids::{StageView, TableScene};
use crate::texts::house;
use crate::texts::pyramids::{prompt as texts, story};
use crate::ui::canvas::{Pen, capitalized};

/// Columns of a name in a sentence; on a small table, fewer.
const NAME: (u16, u16) = (16, 8);

/// Draws the prompt: what to do in bold, then what happened or would happen.
pub fn draw(pen: &mut Pen, scene: &TableScene, layout: &Layout) {
    let width = if layout.is_small { NAME.1 } else { NAME.0 };
    let short = |name: &str| pen.short_name(name, width).into_owned();
    let names: Vec<String> = scene.names.iter().map(short).collect();
    let (headline, mut details) = words(scene, &names);
    if let Some(notice) = scene.notice {
        details = vec![format!(
            "{}.",
            capitalized(&texts::notice(notice, scene.names))
        )];
    }
    let details_style = match scene.notice {
        Some(_) => pen.theme.warning(),
        None => pen.theme.plain(),
    };
    let warnings = scene.warnings.iter();
    let warnings = warnings.map(|it| (house::warning(it, scene.names), pen.theme.warning()));
    let mut parts: Vec<(String, Style)> = warnings.collect();
    parts.push((headline, pen.theme.strong()));
    for sentence in details {
        parts.push((sentence, details_style));
        // What does not fit any more is left out as a whole.
        if flow(pen, &parts, layout.prompt.width).len() > usize::from(layout.prompt.height) {
            parts.pop();
        }
    }
    let lines = flow(pen, &parts, layout.prompt.width);
    if lines.len() > usize::from(layout.prompt.height) {
        pen.leave_out(&parts[0].0);
    }
    for (y, line) in (layout.prompt.top()..layout.prompt.bottom()).zip(&lines) {
        let mut x = layout.prompt.x;
        for (text, style) in line {
            x = pen.text(x, y, text, *style);
        }
    }
}

/// What to do, and what else is good to know, the most important first.
fn words(scene: &TableScene, names: &[String]) -> (String, Vec<String>) {
    let recap = || {
        let lines = scene.recap.iter();
        lines
            .map(|line| format!("{}.", story::line(line, names)))
            .collect()
    };
    match &scene.stage {
        StageView::Replay { at, of, typed } => {
            let headline = match typed {
                Some(turn) => house::replay_to(*turn),
                None => house::replay_at(*at, *of, scene.log.turns()),
            };
            (format!("{headline}."), recap())
        }
        StageView::Choose {
            choice,
            preview: Some(preview),
            ..
        } => (
            texts::take(preview, choice.alike(scene.game)),
            texts::foresee(preview, scene.game, names),
        ),
        StageView::Choose { player, .. } => {
            let is_first = scene.game.pawn(*player).is_none() && scene.series.games() == 0;
            let details = match is_first {
                true => texts::FIRST_TURN.map(str::to_string).to_vec(),
                false => recap(),
            };
            (texts::choose(&names[player.index()]), details)
        }
        StageView::Over => (String::new(), recap()),
    }
}

/// Breaks texts of several styles into lines, one after the other.
fn flow(pen: &Pen, parts: &[(String, Style)], width: u16) -> Vec<Vec<(String, Style)>> {
    let mut lines: Vec<Vec<(String, Style)>> = Vec::new();
    let mut used = 0;
    for (text, style) in parts {
        for word in text.split(' ').filter(|word| !word.is_empty()) {
            let columns = pen.columns(word);
            match lines.last_mut() {
                Some(line) if used + 1 + columns <= width => {
                    line.push((format!(" {word}"), *style));
                    used += 1 + columns;
                }
                _ => {
                    lines.push(vec![(word.to_string(), *style)]);
                    used = columns;
                }
            }
        }
    }
    lines
}

/// Draws what happened lately, the newest at the bottom: as many whole sentences as there
/// is room for.
pub fn draw_log(pen: &mut Pen, scene: &TableScene, area: Rect) {
    let entries = scene.log.entries().iter().rev().enumerate();
    let told = entries.flat_map(|(age, entry)| {
        let lines = scene.log.lines(entry);
        lines.into_iter().rev().map(move |line| (age == 0, line))
    });
    let mut lines: Vec<(String, bool)> = Vec::new();
    for (is_last, line) in told {
        let sentence = format!("{}.", story::line(&line, scene.names));
        let wrapped = pen.wrap(&sentence, area.width);
        if lines.len() + wrapped.len() > usize::from(area.height) {
            break;
        }
        lines.splice(0..0, wrapped.into_iter().map(|line| (line, is_last)));
    }
    for (y, (line, is_last)) in (area.y..).zip(&lines) {
        let style = match is_last {
            true => pen.theme.plain(),
            false => pen.theme.muted(crate::ui::theme::Ground::Cloth),
        };
        pen.text(area.x, y, line, style);
    }
}
