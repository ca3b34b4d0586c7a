//! What to decide now, and what would come of it.

use ratatui::layout::Rect;
use ratatui::style::Style;

use super::layout::Layout;
use crate::app::pyramids::{Sentence, TableScene};
use crate::app::{Details, Prompt, Speech};
use crate::rules::pyramids::Game;
use crate::ui::canvas::Pen;
use crate::ui::prompt::{self, Said, flow};

/// Columns of a name in a sentence; on a small table, fewer if that lets more be said.
const NAMES: &[u16] = &[16];
const SMALL_NAMES: &[u16] = &[16, 12, 8];

/// Draws the prompt: what to do in bold, then what happened or would happen.
/// What stands in the log is not said again.
pub fn draw(pen: &mut Pen, scene: &TableScene, layout: &Layout, is_told: bool) {
    let widths = if layout.is_small { SMALL_NAMES } else { NAMES };
    let mut speech = scene.speech();
    if let (Speech::Prompt(prompt), true) = (&mut speech, is_told) {
        prompt.recap.clear();
    }
    let area = prompt::room(layout.prompt, &speech);
    let Speech::Prompt(prompt) = &speech else {
        // Hints and reviews have the least room.
        let names = short_names(pen, scene, widths[widths.len() - 1]);
        let hints = layout.hints;
        let is_hint = matches!(speech, Speech::Hints(..));
        prompt::draw(pen, if is_hint { hints } else { area }, &speech, &names);
        if is_hint {
            pen.lay_sheet(Rect { x: 0, width: hints.right(), ..hints });
        }
        return prompt::lay_sheet(pen, layout.prompt);
    };
    if pen.is_bare {
        return;
    }
    let mut said = Said::new();
    for &width in widths {
        let names = short_names(pen, scene, width);
        let is_whole;
        (said, is_whole) = say(pen, scene, prompt, (area, layout.is_small), &names);
        if is_whole {
            break;
        }
    }
    prompt::draw_flow(pen, area, &said);
    prompt::lay_sheet(pen, layout.prompt);
}

/// The names in at most so many columns each.
fn short_names(pen: &Pen, scene: &TableScene, width: u16) -> Vec<String> {
    let short = |name: &str| pen.short_name(name, width).into_owned();
    scene.names.iter().map(short).collect()
}

/// As much as there is room for, and whether that is all that matters.
fn say(
    pen: &Pen,
    scene: &TableScene,
    prompt: &Prompt<Sentence>,
    (area, is_small): (Rect, bool),
    names: &Vec<String>,
) -> (Said, bool) {
    let (warning, plain) = (pen.theme.warning(), pen.theme.plain());
    let words = |sentences: &[Sentence]| prompt::said_all::<Game>(pen, sentences, names);
    let headline = prompt
        .headline
        .iter()
        .map(|sentence| if is_small { sentence.in_short() } else { sentence.clone() });
    let headline = words(&headline.collect::<Vec<_>>());
    let warnings = scene.warnings.iter();
    let house = pen.language.house();
    let warnings = warnings.map(|it| (house.warning(it, scene.names), warning));
    let strong = pen.theme.strong();
    let headline: Said = headline.into_iter().map(|it| (it, strong)).collect();
    let explained = prompt.warning.iter().chain(&prompt.tip).cloned();
    let explained = words(&explained.collect::<Vec<_>>()).into_iter();
    let explained: Said = explained.map(|it| (it, warning)).collect();
    let warnings: Said = warnings.collect();
    let mut said = [&warnings[..], &headline, &explained].concat();
    let fits = |said: &[(String, Style)]| flow(pen, said, area.width).len() <= area.height.into();
    let fits_all = |said: &Said, more: &[Sentence]| {
        let more = words(more).into_iter().map(|it| (it, plain));
        fits(&said.iter().cloned().chain(more).collect::<Vec<_>>())
    };
    let mut is_whole = fits(&said);
    if let [.., shortest] = &prompt.recap[..] {
        let fitting = prompt.recap.iter().position(|way| fits_all(&said, way));
        let told = words(fitting.map_or(shortest, |way| &prompt.recap[way]));
        let first = said.len();
        for sentence in told.into_iter().rev() {
            said.insert(first, (sentence, plain));
            if !fits(&said) {
                // So that nobody takes the rest for all.
                said[first].0 = pen.theme.glyph("…", "~").to_string();
                if !fits(&said) {
                    said.remove(first);
                }
                break;
            }
        }
        is_whole = fitting == Some(0);
    }
    if let [.., shortest] = &prompt.foreseen[..] {
        // All of it in shorter words, before anything is left out.
        let fitting = prompt.foreseen.iter().find(|way| fits_all(&said, way));
        add(&mut said, words(fitting.unwrap_or(shortest)), plain, fits);
        is_whole = fitting.is_some();
    }
    let (Details::Text(details) | Details::Rows(details)) = &prompt.details;
    add(&mut said, words(details), plain, fits);
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

/// Draws what happened lately; says whether all is told since the player's last turn.
pub fn draw_log(pen: &mut Pen, scene: &TableScene, area: Rect) -> bool {
    let words = pen.language.pyramids();
    let entries = scene.log.entries().iter().rev().enumerate();
    let told = entries.flat_map(|(age, entry)| {
        let lines = scene.log.lines(entry).into_iter().rev();
        lines.map(move |line| {
            let happened = Sentence::Happened(line);
            (age == 0, words.sentence(&happened, scene.names))
        })
    });
    pen.story(area, told);
    let recap = scene.recap.iter().map(|line| {
        let happened = Sentence::Happened(line.clone());
        pen.wrap(&words.sentence(&happened, scene.names), area.width)
    });
    recap.map(|lines| lines.len()).sum::<usize>() <= area.height.into()
}
