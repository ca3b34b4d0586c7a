//! What is said about a decision, fitted into its place.

use ratatui::layout::Rect;

use super::canvas::{Pen, below};
use super::{hints, review};
use crate::app::{Details, Prompt, Speech};
use crate::texts::{Called, Spoken};

/// Draws as much of a speech as there is room for; `say` puts its sentences into words.
pub fn draw<G: Spoken, S>(
    pen: &mut Pen,
    area: Rect,
    speech: &Speech<G, S>,
    names: &dyn Called,
    say: impl Fn(&S) -> String,
) {
    match speech {
        Speech::Awaited => hints::draw_awaited(pen, area),
        Speech::Hints(given, chosen) => {
            let hints = given.iter().map(|hint| pen.language.hint_ways(hint, names));
            hints::draw(pen, area, &hints.collect::<Vec<_>>(), *chosen);
        }
        Speech::Mistake(headline, decision) => {
            let said = pen.language.mistake_ways(decision, names);
            review::draw_at_table(pen, area, &said_all(headline, say).join(" "), &said);
        }
        Speech::Prompt(prompt) => draw_prompt(pen, area, prompt, say),
    }
}

fn said_all<S>(sentences: &[S], say: impl Fn(&S) -> String) -> Vec<String> {
    sentences.iter().map(say).collect()
}

/// What to do in bold, then what must not be overlooked, then what else is good to know.
fn draw_prompt<S>(pen: &mut Pen, area: Rect, prompt: &Prompt<S>, say: impl Fn(&S) -> String) {
    let headline = said_all(&prompt.headline, &say).join(" ");
    let warning = prompt.warning.as_ref().map(&say);
    let lines = |text: &str| pen.wrap(text, area.width).len() as u16;
    // A refusal or a warning is said whole, even if there is no room for anything else.
    let needed = warning.as_deref().map_or(0, lines);
    let fits = needed == 0 || lines(&headline) + needed <= area.height;
    let headline = Some(headline.as_str()).filter(|_| fits);
    let y = pen.paragraphs(area, headline, pen.theme.strong());
    let y = pen.paragraphs(below(area, y), warning.as_deref(), pen.theme.warning());
    let (rest, plain) = (below(area, y), pen.theme.plain());
    match &prompt.details {
        Details::Text(sentences) => pen.sentences(rest, &said_all(sentences, say), plain),
        Details::Rows(rows) => {
            let rows = said_all(rows, say);
            pen.paragraphs(rest, rows.iter().map(String::as_str), plain);
        }
    }
}
