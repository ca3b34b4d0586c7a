//! What to decide now, and what would come of it.

use ratatui::layout::Rect;

use crate::app::cards::{StageView, TableScene};
use crate::texts::cards::prompt::{self as texts, Prompt};
use crate::texts::cards::{notice, story};
use crate::texts::house;
use crate::ui::canvas::{Pen, capitalized};

/// Draws the prompt: what to do in bold, then details, then a refusal if any.
pub fn draw(pen: &mut Pen, scene: &TableScene, area: Rect) {
    let inner = Rect {
        x: area.x + 2,
        width: area.width - 4,
        ..area
    };
    let Prompt { headline, details } = words(pen, scene, inner);
    let strong = pen.theme.strong();
    let y = pen.paragraphs(inner, [headline.as_str()], strong);
    let rest = |y: u16| Rect {
        y,
        height: area.bottom().saturating_sub(y),
        ..inner
    };
    match scene.notice {
        Some(said) => {
            let notice = format!("{}.", capitalized(&notice(said, scene.names)));
            let style = pen.theme.warning();
            pen.paragraphs(rest(y), [notice.as_str()], style);
        }
        None => {
            let plain = pen.theme.plain();
            pen.paragraphs(rest(y), details.iter().map(String::as_str), plain);
        }
    }
}

/// What to do, and details, for this room.
fn words(pen: &Pen, scene: &TableScene, room: Rect) -> Prompt {
    let (table, names) = (scene.table, scene.names);
    // What happened has the room below the headline.
    let with_recap = |headline: String| {
        let taken = pen.wrap(&headline, room.width).len() as u16;
        let lines = scene.recap.iter();
        let sentences: Vec<String> = lines.map(|line| story::line(line, names)).collect();
        let below = (room.width, room.height.saturating_sub(taken));
        Prompt {
            details: vec![as_many(pen, &sentences, below)],
            headline,
        }
    };
    match scene.stage {
        StageView::Replay { at, of, typed } => with_recap(match typed {
            Some(turn) => house::replay_to(turn),
            None => house::replay_at(at, of, scene.log.turns()),
        }),
        StageView::Covered { player } if scene.recap.is_empty() => Prompt {
            headline: texts::take_over(player, names),
            details: vec![texts::first_turn().to_string()],
        },
        StageView::Covered { player } => with_recap(texts::take_over(player, names)),
        StageView::Choose { view, choice } => texts::choose(&choice, &view, table, names),
        StageView::Review { player, .. } => texts::review(player, scene.fresh.len(), names),
        StageView::Draft { draft, pick, .. } => texts::draft(draft, pick, table, names),
        StageView::Over => Prompt {
            headline: texts::last_destroyed().to_string(),
            details: Vec::new(),
        },
    }
}

/// As many of the sentences as fit, from the first on.
fn as_many(pen: &Pen, sentences: &[String], (width, height): (u16, u16)) -> String {
    let text = |count: usize| match count {
        0 => String::new(),
        _ => format!("{}.", sentences[..count].join(". ")),
    };
    let fits = |count: &usize| pen.wrap(&text(*count), width).len() <= height.into();
    let most = (0..=sentences.len()).rev().find(fits);
    text(most.unwrap_or(0))
}
