//! What to decide now, and what would come of it.

use ratatui::layout::Rect;
use ratatui::style::Style;

use super::layout::Layout;
use crate::app::pyramids::{StageView, TableScene};
use crate::app::{Common, Hints, ReplayAt};
use crate::rules::pyramids::Game;
use crate::story::pyramids::Line;
use crate::texts::pyramids::prompt::{self as texts, Foreseen};
use crate::texts::pyramids::story;
use crate::texts::{Called, house};
use crate::ui::canvas::{Pen, capitalized};
use crate::ui::hints as ui_hints;
use crate::ui::review as ui_review;

/// Columns of a name in a sentence; on a small table, fewer if that lets more be said.
const NAME: u16 = 16;
const SMALL_NAMES: [u16; 3] = [NAME, 12, 8];

/// What else is good to know.
enum Details {
    /// What would happen.
    Foreseen(Foreseen),
    /// What happened, the newest last, in as many words as there may be room for and in
    /// fewer; then what a newcomer has to know, the most important first.
    Recap([Vec<String>; 2], Vec<String>),
}

/// Some sentences, each in its style.
type Said = Vec<(String, Style)>;

/// Draws the prompt: what to do in bold, then what happened or would happen.
pub fn draw(pen: &mut Pen, scene: &TableScene, layout: &Layout) {
    if let (Some(given), None) = (scene.hints, scene.notice) {
        return draw_hints(pen, scene, given, layout);
    }
    if let (Some(decision), None) = (scene.mistake, scene.notice) {
        let names = shortest_names(pen, scene, layout);
        let said = pen.language.mistake_ways(decision, &names);
        let (headline, _) = words(pen, scene, &names, layout.is_small);
        return ui_review::draw_at_table(pen, layout.prompt, &headline, &said);
    }
    let widths: &[u16] = match layout.is_small {
        true => &SMALL_NAMES,
        false => &[NAME],
    };
    let mut said = Said::new();
    for &width in widths {
        let short = |name: &str| pen.short_name(name, width).into_owned();
        let names: Vec<String> = scene.names.iter().map(short).collect();
        let is_whole;
        (said, is_whole) = say(pen, scene, layout, &names);
        if is_whole {
            break;
        }
    }
    let area = layout.prompt;
    let lines = flow(pen, &said, area.width);
    for line in lines.iter().skip(area.height.into()) {
        let words: Vec<&str> = line.iter().map(|(word, _)| word.as_str()).collect();
        pen.leave_out(&words.concat());
    }
    for (y, line) in (area.top()..area.bottom()).zip(&lines) {
        let mut x = area.x;
        for (text, style) in line {
            x = pen.text(x, y, text, *style);
        }
    }
}

/// Draws hints in the place of the prompt.
fn draw_hints(pen: &mut Pen, scene: &TableScene, given: Hints<Game>, layout: &Layout) {
    let Hints::Given(given) = given else {
        return ui_hints::draw_awaited(pen, layout.prompt);
    };
    let names = shortest_names(pen, scene, layout);
    let words = |hint| pen.language.hint_ways(hint, &names);
    let told: Vec<_> = given.iter().map(words).collect();
    let chosen = match scene.stage {
        StageView::Choose { choice, .. } => choice.place(),
        _ => None,
    };
    let chosen = given
        .iter()
        .position(|hint| Some(hint.action.place) == chosen);
    ui_hints::draw(pen, layout.prompt, &told, chosen);
}

/// The names as the table shows them where there is the least room.
fn shortest_names(pen: &Pen, scene: &TableScene, layout: &Layout) -> Vec<String> {
    let width = match layout.is_small {
        true => SMALL_NAMES[SMALL_NAMES.len() - 1],
        false => NAME,
    };
    let short = |name: &str| pen.short_name(name, width).into_owned();
    scene.names.iter().map(short).collect()
}

/// As much as there is room for, and whether that is all that matters.
fn say(pen: &Pen, scene: &TableScene, layout: &Layout, names: &Vec<String>) -> (Said, bool) {
    let (headline, details) = words(pen, scene, names, layout.is_small);
    let (warning, plain) = (pen.theme.warning(), pen.theme.plain());
    let warnings = scene.warnings.iter();
    let mut said: Said = warnings
        .map(|it| (house::warning(it, scene.names), warning))
        .collect();
    said.push((headline, pen.theme.strong()));
    let area = layout.prompt;
    let fits = |said: &[(String, Style)]| flow(pen, said, area.width).len() <= area.height.into();
    let is_whole = match (scene.notice, details) {
        (Some(notice), _) => {
            let notice = capitalized(&texts::notice(notice, names));
            said.push((format!("{notice}."), warning));
            fits(&said)
        }
        (None, Details::Foreseen(Foreseen { comes, also })) => {
            // All of it in shorter words, before anything is left out.
            let longest = comes.iter().map(Vec::len).max().unwrap_or(0);
            let words = |level: usize| {
                let in_level = |ways: &Vec<String>| ways.get(level).or(ways.last()).cloned();
                comes.iter().filter_map(in_level).collect::<Vec<String>>()
            };
            let whole = |level: &usize| {
                let more = words(*level).into_iter().map(|text| (text, plain));
                fits(&said.iter().cloned().chain(more).collect::<Vec<_>>())
            };
            let level = (0..longest).find(whole);
            let told = words(level.unwrap_or(longest)).into_iter().chain(also);
            add(&mut said, told.collect(), plain, fits);
            level.is_some() || longest == 0
        }
        (None, Details::Recap(ways, hints)) => {
            let whole = |told: &Vec<String>| {
                let told = told.iter().map(|text| (text.clone(), plain));
                fits(&said.iter().cloned().chain(told).collect::<Vec<_>>())
            };
            let fitting = ways.iter().position(whole);
            let [_, shortest] = &ways;
            let told = fitting.map_or(shortest, |way| &ways[way]);
            let first = said.len();
            for sentence in told.iter().rev() {
                said.insert(first, (sentence.clone(), plain));
                if !fits(&said) {
                    said.remove(first);
                    // So that nobody takes the rest for all.
                    let mark = pen.theme.glyph("…", "~").to_string();
                    said.insert(first, (mark, plain));
                    if !fits(&said) {
                        said.remove(first);
                    }
                    break;
                }
            }
            add(&mut said, hints, plain, fits);
            fitting == Some(0)
        }
    };
    (said, is_whole)
}

/// Adds those sentences that fit; others are left out as a whole.
fn add(
    said: &mut Said,
    told: Vec<String>,
    style: Style,
    fits: impl Fn(&[(String, Style)]) -> bool,
) {
    for sentence in told {
        said.push((sentence, style));
        if !fits(said) {
            said.pop();
        }
    }
}

/// Where a replay stands, or where it is told to go.
fn replay(pen: &Pen, it: ReplayAt, names: &dyn Called) -> String {
    let house = pen.language.house();
    format!("{}.", house.common(Common::replay(it), names))
}

/// What a replay says below the score at its end.
pub fn below_score(pen: &Pen, scene: &TableScene) -> Option<String> {
    match (&scene.stage, scene.notice) {
        (StageView::Replay(_) | StageView::Over, Some(said)) => {
            let said = capitalized(&texts::notice(said, scene.names));
            Some(format!("{said}."))
        }
        (&StageView::Replay(it), None) => Some(replay(pen, it, scene.names)),
        _ => None,
    }
}

/// What to do, and what else is good to know.
fn words(pen: &Pen, scene: &TableScene, names: &Vec<String>, is_small: bool) -> (String, Details) {
    let common = |sentence| pen.language.house().common(sentence, names);
    let recap = |hints| {
        let sentence = |text: String| format!("{text}.");
        let ways = story::recap(&scene.recap, names);
        let ways = ways.map(|way| way.into_iter().map(sentence).collect());
        Details::Recap(ways, hints)
    };
    match &scene.stage {
        &StageView::Replay(it) => (replay(pen, it, names), recap(Vec::new())),
        StageView::Choose {
            choice,
            preview: Some(preview),
            ..
        } => {
            let headline = match is_small {
                true => texts::take_in_short(preview),
                false => texts::take(preview),
            };
            let mut told = texts::foresee(preview, *choice, scene.game, names);
            let expected = scene.expected.map(|it| common(Common::Expects(it)));
            told.also.splice(0..0, expected);
            (headline, Details::Foreseen(told))
        }
        StageView::Choose { player, .. } => {
            let name = &names[player.index()];
            let headline = match is_small {
                true => texts::choose_in_short(name),
                false => texts::choose(name),
            };
            let is_first = scene.game.pawn(*player).is_none() && scene.series.games() == 0;
            let hints: &[&str] = match is_first {
                true => &texts::FIRST_TURN,
                false => &[],
            };
            (
                headline,
                recap(hints.iter().map(|it| it.to_string()).collect()),
            )
        }
        StageView::Waiting { player } => (common(Common::Thinking(*player)), recap(Vec::new())),
        StageView::Over => (String::new(), recap(Vec::new())),
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

/// Draws what happened lately.
pub fn draw_log(pen: &mut Pen, scene: &TableScene, area: Rect) {
    let entries = scene.log.entries().iter().rev().enumerate();
    let told = entries.flat_map(|(age, entry)| {
        let sentence = |line: Line| format!("{}.", story::in_short(&line, scene.names));
        let lines = scene.log.lines(entry).into_iter().rev();
        lines.map(move |line| (age == 0, sentence(line)))
    });
    pen.story(area, told);
}
