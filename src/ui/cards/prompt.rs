//! What to decide now, and what would come of it.

use ratatui::layout::Rect;

use crate::app::Hints;
use crate::app::cards::notice::Notice;
use crate::app::cards::{StageView, TableScene};
use crate::record::Names;
use crate::rules::cards::Action;
use crate::texts::cards::prompt::{self as texts, Details, Prompt};
use crate::texts::cards::{hints, notice, story};
use crate::texts::{house, review};
use crate::ui::canvas::{Pen, below, capitalized};
use crate::ui::hints as ui_hints;
use crate::ui::review as ui_review;

/// Draws the prompt: what to do in bold, then details, or a refusal if there is one.
pub fn draw(pen: &mut Pen, scene: &TableScene, area: Rect) {
    let inner = Rect {
        x: area.x + 2,
        width: area.width - 4,
        ..area
    };
    if let (Some(told), None) = (scene.hints, scene.notice) {
        return draw_hints(pen, scene, told, inner);
    }
    let Prompt { headline, details } = words(scene);
    if let (Some(decision), None) = (scene.mistake, scene.notice) {
        let said = review::cards_at_table(decision, scene.names);
        return ui_review::draw_at_table(pen, inner, &headline, &said);
    }
    let strong = pen.theme.strong();
    let y = pen.paragraphs(inner, [headline.as_str()], strong);
    let rest = below(inner, y);
    let plain = pen.theme.plain();
    match (scene.notice, details) {
        (Some(said), _) => {
            let notice = sentence(said, scene.names);
            let style = pen.theme.warning();
            pen.paragraphs(rest, [notice.as_str()], style);
        }
        (None, Details::Text(sentences)) => {
            pen.sentences(rest, &sentences, plain);
        }
        (None, Details::Rows(rows)) => {
            pen.paragraphs(rest, rows.iter().map(String::as_str), plain);
        }
    }
}

/// What the player whose cards are up could do.
fn draw_hints(pen: &mut Pen, scene: &TableScene, told: Hints<Action>, area: Rect) {
    let view = scene.open.one.or(scene.open.two);
    match (told, view) {
        (Hints::Given(given), Some(view)) => {
            let told = hints::hints(given, &view, scene.names);
            let chosen = chosen(scene);
            let chosen = given.iter().position(|hint| Some(hint.action) == chosen);
            ui_hints::draw(pen, area, &told, chosen);
        }
        _ => ui_hints::draw_awaited(pen, area),
    }
}

/// What would be done if it were confirmed now.
fn chosen(scene: &TableScene) -> Option<Action> {
    match scene.stage {
        StageView::Choose { choice, .. } => choice.action(),
        StageView::Draft { pick, .. } => pick.map(|color| Action::Claim { color }),
        _ => None,
    }
}

/// What to do, and details.
fn words(scene: &TableScene) -> Prompt {
    let (table, names) = (scene.table, scene.names);
    let recap = || {
        let lines = scene.recap.iter();
        let sentence = |line| format!("{}.", story::line(line, names));
        Details::Text(lines.map(sentence).collect())
    };
    match scene.stage {
        StageView::Replay(it) => Prompt {
            headline: house::replay(it),
            details: recap(),
        },
        StageView::Covered { .. } if scene.against_computer => Prompt {
            headline: texts::show_again(),
            details: recap(),
        },
        StageView::Covered { player } => Prompt {
            headline: texts::take_over(player, names),
            details: match scene.recap.is_empty() {
                true => first_turn(scene),
                false => recap(),
            },
        },
        StageView::Choose { view, choice } => {
            let mut prompt = texts::choose(&choice, &view, table, names);
            if scene.against_computer && choice.color().is_none() && !scene.recap.is_empty() {
                prompt.details = recap();
            }
            if let (Details::Text(said), Some(outlook)) = (&mut prompt.details, scene.outlook) {
                said.push(house::expected(outlook));
            }
            prompt
        }
        StageView::Waiting { player, can_undo } => {
            let mut details = recap();
            if let (Details::Text(said), true) = (&mut details, can_undo) {
                said.insert(0, texts::undoes());
            }
            Prompt {
                headline: house::thinking(names.of(player)),
                details,
            }
        }
        StageView::Review { player, .. } => texts::review(player, scene.fresh.len(), names),
        StageView::Draft { draft, pick, .. } => {
            let view = scene.open[draft.chooser].as_ref();
            let mut prompt = texts::draft(draft, pick, view, table, scene.draft.as_ref(), names);
            if let (Details::Rows(rows), Some(outlook)) = (&prompt.details, scene.outlook) {
                // There is no room for a row more, but for a sentence.
                let gains = format!("{}.", rows.join("; "));
                prompt.details = Details::Text(vec![gains, house::expected(outlook)]);
            }
            prompt
        }
        StageView::Final => Prompt {
            headline: texts::before_the_end(),
            details: recap(),
        },
        StageView::Over => Prompt {
            headline: texts::last_shared_out().to_string(),
            details: Details::Text(Vec::new()),
        },
    }
}

/// What a replay says below the score at its end.
pub fn below_score(scene: &TableScene) -> Option<String> {
    match (scene.stage, scene.notice) {
        (StageView::Replay(_) | StageView::Over, Some(said)) => Some(sentence(said, scene.names)),
        (StageView::Replay(it), None) => Some(house::replay(it)),
        _ => None,
    }
}

/// A notice as a sentence.
fn sentence(said: Notice, names: &Names) -> String {
    format!("{}.", capitalized(&notice(said, names)))
}

/// What the player reads who begins: in the first game of an evening, what a turn is.
fn first_turn(scene: &TableScene) -> Details {
    let is_first_game = scene.series.games() == 0;
    let turn = is_first_game.then_some(texts::TURN);
    let sentences = turn.into_iter().chain([texts::FIRST_TURN]);
    Details::Text(sentences.map(str::to_string).collect())
}
