//! What is said about a decision, fitted into its place.

use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use super::canvas::{Pen, below, fairly};
use super::theme::Ground;
use super::{hints, review};
use crate::app::{Details, Prompt, Speech};
use crate::story::review::Sign;
use crate::texts::language::house::Label;
use crate::texts::{Called, Spoken};

/// Rows of hints with their heading.
pub const HINTS: u16 = 4;

/// Some sentences, each in its style.
pub type Said = Vec<(String, Style)>;

/// The part of an area for some speech: where there is room, a row above the keys stays free,
/// then one above hints, of which there are three with a heading. What is explained once may take
/// that row.
pub fn room<G: Spoken>(area: Rect, speech: &Speech<G, G::Sentence>) -> Rect {
    let (above, beneath) = match speech {
        Speech::Hints(..) => (area.height > HINTS + 1, area.height > HINTS),
        Speech::Prompt(Prompt { tip: Some(_), .. }) => (false, area.height > 4),
        _ => (false, area.height > 3),
    };
    let [above, beneath] = [above, beneath].map(u16::from);
    Rect { y: area.y + above, height: area.height - above - beneath, ..area }
}

/// Leaves the row that is free rather above what is said than below it, but for hints, which have
/// their place.
pub fn lower<G: Spoken>(pen: &mut Pen, sheet: Rect, speech: &Speech<G, G::Sentence>) {
    if !matches!(speech, Speech::Hints(..)) {
        pen.lower(sheet);
    }
}

/// Puts a sheet under the rows of what is said, as wide as the table.
pub fn lay_sheet(pen: &mut Pen, area: Rect) {
    if !pen.is_bare {
        let whole = pen.buf.area;
        pen.lay_sheet(Rect { x: whole.x, width: whole.width, ..area });
    }
}

/// Draws as much of a speech as there is room for.
pub fn draw<G: Spoken>(
    pen: &mut Pen,
    area: Rect,
    speech: &Speech<G, G::Sentence>,
    names: &dyn Called,
) {
    match speech {
        // What a review tells explains the marks on the table.
        _ if pen.is_bare && !matches!(speech, Speech::Mistake(..)) => {}
        Speech::Awaited => hints::draw_awaited(pen, area),
        // Where there are but two rows, hints say more than their heading.
        Speech::Hints(..) if area.height > 2 => {
            let heading = Rect { height: 1, ..area };
            draw_hints(pen, Some(heading), below(area, area.y + 1), speech, names);
        }
        Speech::Hints(..) => draw_hints(pen, None, area, speech, names),
        Speech::Mistake(headline, decision) => {
            let [played, better] = pen.language.mistake_ways(decision, names);
            let marked = |sign: Sign, ways: Vec<String>| -> Vec<String> {
                let ways = ways.iter();
                ways.map(|it| format!("{} {it}", sign.mark())).collect()
            };
            let said = [marked(Sign::Played, played), marked(Sign::Better, better)];
            let headline = said_all::<G>(pen, headline, names).join(" ");
            review::draw_at_table(pen, area, &headline, &said);
        }
        Speech::Lesson { said, task, keys } => {
            let (plain, strong) = (pen.theme.plain(), pen.theme.strong());
            let parts = [(said, plain), (task, strong), (keys, strong)];
            let each = |(part, style)| {
                let words = said_all::<G>(pen, part, names).into_iter();
                words.map(move |it| (it, style)).collect::<Said>()
            };
            let all: Said = parts.into_iter().flat_map(each).collect();
            let has_words = |(words, _): &(String, _)| !words.is_empty();
            draw_flow(pen, area, &all.into_iter().filter(has_words).collect::<Said>());
        }
        Speech::Practice(exercised) => {
            let ways = pen.language.practice_ways(*exercised, names);
            draw_ways(pen, area, &ways);
        }
        Speech::Prompt(prompt) => draw_prompt::<G>(pen, area, prompt, names),
    }
}

/// Draws hints, and their heading where there is a place for it.
pub fn draw_hints<G: Spoken>(
    pen: &mut Pen,
    heading: Option<Rect>,
    area: Rect,
    speech: &Speech<G, G::Sentence>,
    names: &dyn Called,
) {
    let Speech::Hints(above, given, chosen) = speech else {
        return;
    };
    if let Some(place) = heading {
        let words = pen.language.house();
        let heading = match words.common(*above, names) {
            long if pen.columns(&long) > place.width => words.label(Label::HintsInShort).into(),
            heading => heading,
        };
        // Where no sheet lies below it, a line tells where the hints begin.
        let has_sheet = pen.theme.depth.has_palette();
        let line = if has_sheet { Modifier::empty() } else { Modifier::UNDERLINED };
        let style = pen.theme.strong().add_modifier(line);
        pen.text_in(place.x, place.y, place.width, &heading, style);
    }
    // The same numbers lie on the table.
    let numbered = |rank: usize, way: String| format!("{} {way}", hints::number(rank));
    let rows = (1..).zip(*given).map(|(rank, hint)| {
        let ways = pen.language.hint_parts(hint, names).into_iter();
        let ways = ways.map(|[deed, why]| [numbered(rank, deed), why]);
        let expected = pen.language.hint_expected(hint, names);
        hints::Row { ways: ways.collect(), expected }
    });
    // Where there is room for fewer, the chosen one is among them: the others lie on the table.
    let most = usize::from(area.height);
    let first = chosen.map_or(0, |at| (at + 1).saturating_sub(most));
    let rows: Vec<hints::Row> = rows.skip(first).take(most).collect();
    if hints::draw_rows(pen, area, &rows, chosen.map(|at| at - first)) {
        return;
    }
    let hints = (1..).zip(*given).map(|(rank, hint)| {
        let ways = pen.language.hint_ways(hint, names).into_iter();
        ways.map(|way| numbered(rank, way)).collect()
    });
    hints::draw(pen, area, &hints.collect::<Vec<Vec<String>>>(), *chosen);
}

/// Draws some sentences, each in the most words for which there is room.
fn draw_ways(pen: &mut Pen, area: Rect, said: &[Vec<String>]) {
    let style = pen.theme.strong();
    let longest = said.iter().map(Vec::len).max().unwrap_or(0);
    let at = |level: usize| {
        let each = said
            .iter()
            .filter_map(|ways| ways.get(level).or(ways.last()))
            .filter(|text| !text.is_empty());
        each.map(|text| (text.clone(), style)).collect::<Said>()
    };
    let fits = |said: &Said| rows(pen, said, area.width) <= area.height.into();
    let fitting = (0..longest).map(at).find(fits);
    let said = fitting.unwrap_or_else(|| at(longest));
    draw_flow(pen, area, &said);
}

/// Some sentences in words.
pub fn said_all<'s, G: Spoken>(
    pen: &Pen,
    sentences: impl IntoIterator<Item = &'s G::Sentence>,
    names: &dyn Called,
) -> Vec<String>
where
    G::Sentence: 's,
{
    let sentences = sentences.into_iter();
    let said = sentences.map(|sentence| G::say(pen.language, sentence, names));
    said.collect()
}

/// What is said below the score, if anything is.
pub fn below_score<G: Spoken>(
    pen: &Pen,
    said: &[G::Sentence],
    names: &dyn Called,
) -> Option<String> {
    let said = said_all::<G>(pen, said, names);
    (!said.is_empty()).then(|| said.join(" "))
}

/// What to do in bold, then what must not be overlooked, then what else is good to know, and
/// last and least what is explained.
fn draw_prompt<G: Spoken>(
    pen: &mut Pen,
    area: Rect,
    prompt: &Prompt<G::Sentence>,
    names: &dyn Called,
) {
    let headline = said_all::<G>(pen, &prompt.headline, names).join(" ");
    let warning = said_all::<G>(pen, &prompt.warning, names).join(" ");
    let warning = Some(warning.as_str()).filter(|warning| !warning.is_empty());
    let tip = prompt.tip.as_ref().map(|tip| G::say(pen.language, tip, names));
    let tip = tip.as_deref();
    let lines = |text: &str| pen.wrap(text, area.width).len() as u16;
    // A refusal and a warning are said whole, even if there is no room for anything else; a tip
    // where there is room below what is to be done.
    let warned = warning.map_or(0, lines);
    let fits = warned == 0 || lines(&headline) + warned <= area.height;
    let headline = Some(headline.as_str()).filter(|_| fits);
    let said = headline.map_or(0, lines) + warned;
    let tip = tip.filter(|tip| said + lines(tip) <= area.height);
    let explained = tip.map_or(0, lines);
    let y = pen.paragraphs(area, headline, pen.theme.strong());
    let mut y = pen.paragraphs(below(area, y), warning, pen.theme.warning());
    if let Some(left) = prompt.wait.filter(|_| y < area.bottom()) {
        let eighth = pen.theme.glyph("━━━━", "====");
        pen.text(area.x, y, &eighth.repeat(left.into()), pen.theme.warning());
        y += 1;
    }
    let plain = pen.theme.plain();
    let rest = below(area, y);
    let rest = Rect { height: rest.height.saturating_sub(explained), ..rest };
    let y = match &prompt.details {
        Details::Text(details) => {
            let foreseen = prompt.foreseen.first().map_or(&[][..], Vec::as_slice);
            // In fewer words if there is no room for what is good to know first.
            let fits = |recap: &&Vec<G::Sentence>| {
                let first = recap.iter().chain(foreseen).chain(details.first());
                let first = said_all::<G>(pen, first, names).join(" ");
                pen.wrap(&first, rest.width).len() <= rest.height.into()
            };
            let recap = prompt.recap.iter().find(fits).or(prompt.recap.first());
            let longest = recap.into_iter().flatten().chain(foreseen);
            let text = said_all::<G>(pen, longest.chain(details), names);
            pen.sentences(rest, &text, plain)
        }
        Details::Rows(rows) => {
            let rows = said_all::<G>(pen, rows, names);
            pen.paragraphs(rest, rows.iter().map(String::as_str), plain)
        }
    };
    pen.paragraphs(below(area, y), tip, pen.theme.muted(Ground::Cloth));
}

/// Draws some sentences one after the other.
pub fn draw_flow(pen: &mut Pen, area: Rect, said: &Said) {
    let lines = flow(pen, said, area.width);
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

/// Breaks texts of several styles into lines, one after the other, of which the last one is no
/// lonely word.
pub fn flow(pen: &Pen, parts: &[(String, Style)], width: u16) -> Vec<Said> {
    fairly(
        width,
        |width| broken(pen, parts, width),
        |line: &Said| line.iter().map(|(word, _)| word.as_str()).collect(),
    )
}

/// How many lines that are.
pub fn rows(pen: &Pen, parts: &[(String, Style)], width: u16) -> usize {
    broken(pen, parts, width).len()
}

/// The same lines as they come.
fn broken(pen: &Pen, parts: &[(String, Style)], width: u16) -> Vec<Said> {
    let mut lines: Vec<Said> = Vec::new();
    let mut used = 0;
    for (text, style) in parts {
        let mut before = pen.theme.plain();
        for word in text.split(' ').filter(|word| !word.is_empty()) {
            let columns = pen.columns(word);
            match lines.last_mut() {
                Some(line) if used + 1 + columns <= width => {
                    line.push((" ".to_string(), before));
                    line.push((word.to_string(), *style));
                    used += 1 + columns;
                }
                _ => {
                    lines.push(vec![(word.to_string(), *style)]);
                    used = columns;
                }
            }
            before = *style;
        }
    }
    lines
}
