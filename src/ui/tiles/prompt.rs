//! What to decide now, and what would come of it.

use ratatui::layout::Rect;

use crate::app::tiles::{Pick, StageView, TableScene};
use crate::app::{Common, Hints};
use crate::rules::tiles::Action;
use crate::texts::tiles::notice;
use crate::texts::tiles::prompt::{self as texts, Prompt};
use crate::ui::canvas::{Pen, below};
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
            let told = given
                .iter()
                .map(|hint| pen.language.hint_ways(hint, scene.names));
            let told: Vec<_> = told.collect();
            let chosen = given
                .iter()
                .position(|hint| Some(hint.action) == chosen(scene));
            return ui_hints::draw(pen, inner, &told, chosen);
        }
        _ => {}
    }
    let Prompt {
        headline,
        warning,
        mut details,
    } = words(pen, scene, area.height);
    if let (Some(decision), None) = (scene.mistake, scene.notice) {
        let said = pen.language.mistake_ways(decision, scene.names);
        return ui_review::draw_at_table(pen, inner, &headline, &said);
    }
    if let Some(expected) = scene.expected {
        let expects = Common::Expects(expected);
        details.insert(0, pen.language.house().common(expects, scene.names));
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
    if let Some(warning) = &warning {
        let style = pen.theme.warning();
        y = pen.paragraphs(below(inner, y), [warning.as_str()], style);
    }
    if scene.notice.is_none() {
        let plain = pen.theme.plain();
        pen.sentences(below(inner, y), &details, plain);
    }
}

/// What would be done if it were confirmed now.
fn chosen(scene: &TableScene) -> Option<Action> {
    match scene.stage {
        StageView::Start { pick, .. } => pick.map(Action::Keep),
        StageView::Flips {
            pick: Pick::Enough, ..
        } => Some(Action::Done),
        stage => Some(stage.at()?.outcome.ok()?.0),
    }
}

/// What a replay says below the score at its end.
pub fn below_score(pen: &Pen, scene: &TableScene) -> Option<String> {
    let common = |sentence| pen.language.house().common(sentence, scene.names);
    match (scene.stage, scene.notice) {
        (StageView::Replay(_) | StageView::Over, Some(said)) => Some(notice(said, scene.names)),
        (StageView::Replay(it), None) => Some(common(Common::replay(it))),
        _ => None,
    }
}

/// What to do, and details.
fn words(pen: &Pen, scene: &TableScene, rows: u16) -> Prompt {
    let common = |sentence| pen.language.house().common(sentence, scene.names);
    let (game, names) = (scene.game, scene.names);
    let recap = || texts::recap(&scene.log.last_events(), names);
    if let (true, Some(player)) = (scene.is_thinking, scene.acting) {
        return Prompt {
            headline: common(Common::Thinking(player.into())),
            warning: None,
            details: recap(),
        };
    }
    match scene.stage {
        StageView::Replay(it) => Prompt {
            headline: common(Common::replay(it)),
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
