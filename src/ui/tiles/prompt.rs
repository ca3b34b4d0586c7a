//! What to decide now, and what would come of it.

use ratatui::layout::Rect;

use crate::app::Hints;
use crate::app::tiles::{Pick, StageView, TableScene};
use crate::texts::tiles::prompt::{self as texts, Prompt};
use crate::texts::tiles::{hints, notice};
use crate::texts::{house, review};
use crate::ui::canvas::Pen;
use crate::ui::hints as ui_hints;
use crate::ui::review as ui_review;

/// Draws the prompt: what to do in bold, then details, or a refusal if there is one.
pub fn draw(pen: &mut Pen, scene: &TableScene, area: Rect) {
    let inner = Rect {
        x: area.x + 2,
        width: area.width - 4,
        ..area
    };
    match (scene.hints, scene.notice) {
        (Some(Hints::Awaited), None) => return ui_hints::draw_awaited(pen, inner),
        (Some(Hints::Given(given)), None) => {
            let words = |outlook| hints::hint(outlook, scene.game, scene.names);
            let told: Vec<_> = given.iter().map(words).collect();
            return ui_hints::draw(pen, inner, &told);
        }
        _ => {}
    }
    let Prompt {
        headline,
        warning,
        details,
    } = words(scene, area.height);
    if let (Some(decision), None) = (scene.mistake(), scene.notice) {
        let said = review::tiles_at_table(decision, scene.names);
        return ui_review::draw_at_table(pen, inner, &headline, &said);
    }
    let refusal = scene.notice.map(|said| notice(said, scene.names));
    let warning = refusal.or(warning);
    let lines = |text: &str| pen.wrap(text, inner.width).len() as u16;
    // A refusal or a warning is said whole, even if there is no room for anything else.
    let needed = warning.as_deref().map_or(0, lines);
    let mut y = inner.y;
    if lines(&headline) + needed <= inner.height {
        let strong = pen.theme.strong();
        y = pen.paragraphs(inner, [headline.as_str()], strong);
    }
    let below = |y: u16| Rect {
        y,
        height: inner.bottom() - y,
        ..inner
    };
    if let Some(warning) = &warning {
        let style = pen.theme.warning();
        y = pen.paragraphs(below(y), [warning.as_str()], style);
    }
    if scene.notice.is_none() {
        let text = as_many(pen, &details, below(y));
        let plain = pen.theme.plain();
        pen.paragraphs(below(y), [text.as_str()], plain);
    }
}

/// Where a replay stands, or where it is told to go.
fn replay(at: usize, of: usize, typed: Option<usize>, turn: usize) -> String {
    match typed {
        Some(turn) => house::replay_to(turn),
        None => house::replay_at(at, of, turn),
    }
}

/// What a replay says below the score at its end.
pub fn below_score(scene: &TableScene) -> Option<String> {
    match (scene.stage, scene.notice) {
        (StageView::Replay { .. }, Some(said)) => Some(notice(said, scene.names)),
        (
            StageView::Replay {
                at,
                of,
                typed,
                turn,
            },
            None,
        ) => Some(replay(at, of, typed, turn)),
        _ => None,
    }
}

/// What to do, and details.
fn words(scene: &TableScene, rows: u16) -> Prompt {
    let (game, names) = (scene.game, scene.names);
    let recap = || texts::recap(&scene.log.last_events(), names);
    if let (true, Some(player)) = (scene.is_thinking, scene.acting) {
        return Prompt {
            headline: house::thinking(names.of(player)),
            warning: None,
            details: recap(),
        };
    }
    match scene.stage {
        StageView::Replay {
            at,
            of,
            typed,
            turn,
        } => Prompt {
            headline: replay(at, of, typed, turn),
            warning: None,
            details: recap(),
        },
        StageView::Start {
            chooser,
            tiles,
            pick,
        } => texts::keep(chooser, tiles, pick, names),
        StageView::Turn { player, pick } => match pick {
            Pick::Nothing => {
                let mut prompt = texts::turn(player, game, names);
                if scene.series.games() == 0 && scene.log.turns() < 2 {
                    prompt.details.push(texts::TURN.to_string());
                }
                // Where there is room, this stands beside the board; so do the tiles kept.
                if rows < 3 && scene.log.turns() > 0 {
                    prompt.details.splice(0..0, recap());
                }
                prompt
            }
            Pick::Row(row) => texts::column(row),
            Pick::Cell(at) => texts::choose(&at, player, game, names),
            Pick::Enough => texts::enough(player, game, names),
        },
        StageView::Flips { player, pick } => match pick {
            Pick::Nothing => texts::flips(player, game, names),
            Pick::Row(row) => texts::column(row),
            Pick::Cell(at) => texts::choose(&at, player, game, names),
            Pick::Enough => texts::enough(player, game, names),
        },
        StageView::Over => Prompt {
            headline: String::new(),
            warning: None,
            details: recap(),
        },
    }
}

/// As many of the sentences as fit, from the first on.
fn as_many(pen: &Pen, sentences: &[String], area: Rect) -> String {
    let text = |count: usize| sentences[..count].join(" ");
    let fits = |count: &usize| pen.wrap(&text(*count), area.width).len() <= area.height.into();
    let most = (0..=sentences.len()).rev().find(fits);
    text(most.unwrap_or(0))
}
