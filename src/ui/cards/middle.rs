//! Between the Mandalas: deck, discard pile, and what happened or can be chosen.

use ratatui::layout::Rect;

use super::Hinted;
use super::draft;
use super::last::{LastPlay, mark as last_mark};
use super::mandala::{Mark, draw_tag};
use super::piles::{in_rows, rows_of};
use crate::app::cards::Command as Cards;
use crate::app::cards::Target;
use crate::app::cards::{Sentence, StageView, TableScene};
use crate::app::command::Command;
use crate::app::{Details, Prompt, Speech, Warning};
use crate::lessons::Spot;
use crate::rules::Color;
use crate::rules::cards::{Draft, Game, PER_COLOR, Pile};
use crate::story::cards::tell;
use crate::texts::language::cards::Label;
use crate::ui::canvas::{Pen, below};

/// The fewest rows in which unseen cards are shown as bars above what happened.
const BARS: u16 = 14;
/// The fewest rows in which these have free rows between them.
const AIRY: u16 = 24;

/// Columns between Mandalas that do not stand close.
const ROOMY: u16 = 26;

/// Draws the middle of the table.
pub fn draw(
    pen: &mut Pen,
    scene: &TableScene,
    (speech, hinted): (&Speech<Game, Sentence>, &Hinted),
    area: Rect,
) {
    if let StageView::Draft { draft, pick, .. } = scene.stage {
        draw_draft(pen, scene, hinted, (draft, pick), area);
        return;
    }
    // With a free row to the Rivers above and below, unless every row counts.
    let [above, beneath] = [9, 10].map(|few| u16::from(area.height > few));
    let area = Rect { y: area.y + above, height: area.height - above - beneath, ..area };
    let y = draw_piles(pen, scene, hinted, area);
    let told = warnings(pen, scene, (area.width, area.bottom() - y));
    let y = draw_warnings(pen, &told, below(area, y));
    let y = draw_unseen(pen, scene, below(area, y + 1));
    // What could be left out stands apart from the River.
    let rest = below(area, y + 1);
    let apart = if is_taught(scene) { 0 } else { 1 - beneath };
    let told = told_below(scene, speech);
    draw_story(pen, scene, told, Rect { height: rest.height.saturating_sub(apart), ..rest });
}

/// Draws what can be chosen, and what must be known for that; the piles and the unseen cards
/// where there is room for them, too.
fn draw_draft(
    pen: &mut Pen,
    scene: &TableScene,
    hinted: &Hinted,
    choice: (Draft, Option<Color>),
    area: Rect,
) {
    let rows = draft::HEAD + scene.shares.len() as u16;
    let room = area.height.saturating_sub(rows);
    // With free rows above and below them, and below all.
    let warnings = warnings(pen, scene, (area.width, room.saturating_sub(3)));
    let lines = warnings.iter().map(|text| pen.wrap(text, area.width).len() as u16).sum::<u16>();
    let gap = u16::from(lines > 0 && room > lines + 2);
    let [above, beneath] = [1, 2].map(|rows| u16::from(room >= lines + gap + rows));
    let air = above + beneath;
    let area = Rect { y: area.y + above, height: area.height - air, ..area };
    let mut y = area.y;
    // With a free row below the piles, which are left out where that is too much.
    let for_piles = room.saturating_sub(air + lines + gap + 1);
    if for_piles > 1 {
        y = draw_piles(pen, scene, hinted, Rect { height: for_piles, ..area }) + 1;
    }
    let y = draw_warnings(pen, &warnings, below(area, y));
    let choices = below(area, y + gap);
    pen.spot(choices, Spot::Claims);
    let y = draft::draw(pen, scene, hinted, choice, choices);
    let rest = below(area, y + 1);
    if rest.height > Color::ALL.len() as u16 {
        draw_unseen(pen, scene, rest);
    }
}

/// Draws the deck and the discard pile; gives the row after them.
fn draw_piles(pen: &mut Pen, scene: &TableScene, hinted: &Hinted, area: Rect) -> u16 {
    let plain = pen.theme.plain();
    let words = pen.language.cards();
    let deck = scene.table.deck_len();
    let back = pen.theme.glyph("░░", "##");
    let mut x = area.x;
    if deck > 0 {
        x = pen.text(x, area.y, back, pen.theme.back()) + 1;
    }
    pen.text(x, area.y, &words.label(Label::Deck(deck)), plain);

    let y = area.y + 1;
    let discard = scene.table.discard();
    let choice = match scene.stage {
        StageView::Choose { choice, .. } => Some(choice),
        _ => None,
    };
    let told =
        scene.marked.and_then(|it| it.sign(|action| Target::of(action) == Some(Target::Discard)));
    let is_open = choice.is_some_and(|choice| choice.color().is_some());
    let open = if is_open { Mark::Legal } else { Mark::Quiet };
    let mark = told.map_or(open, Mark::Sign);
    let aimed = choice.and_then(|choice| choice.target());
    let chosen = aimed == Some(Target::Discard) || mark.is_chosen();
    let label = words.label(Label::Discard(discard.len()));
    let style = if chosen { pen.theme.selected(plain) } else { plain };
    let label = if chosen { format!("[{label}]") } else { label };
    let end = pen.text(area.x, y, &label, style);
    let hinted = hinted.at(Target::Discard);
    if let Some((tag, style)) = mark.tag(pen, hinted.as_ref(), Cards::Discard) {
        draw_tag(pen, (end + 1, y), (&tag, style));
    }
    let end = draw_discard(pen, scene, discard, below(area, y + 1));
    let piles = Rect::new(area.x, y, area.width, (end - y).max(1));
    pen.spot(piles, Spot::Discard);
    if choice.is_some() {
        pen.hit(piles, Command::Cards(Cards::Target(Target::Discard)));
    }
    end
}

/// What lies in the discard pile; gives the row after it.
fn draw_discard(pen: &mut Pen, scene: &TableScene, discard: Pile, area: Rect) -> u16 {
    let chips = in_rows(discard, area.width);
    let last = LastPlay::of(scene);
    let is_draft = matches!(scene.stage, StageView::Draft { .. });
    let rows = rows_of(&chips);
    if is_draft && rows > area.height {
        return area.y;
    }
    for (x, row, color, text) in chips {
        let (x, y) = (area.x + x, area.y + row);
        if row >= area.height {
            pen.leave_out(&text);
            continue;
        }
        let end = pen.chip(x, y, &text, color);
        if last.in_discard(color) {
            let style = pen.theme.warning();
            pen.text(x.saturating_sub(1), y, last_mark(pen.theme), style);
            last.flash(pen, x, y, end - x);
        }
    }
    area.y + rows.min(area.height)
}

/// How many cards of each color whoever looks cannot see; gives the row after that. Between
/// Mandalas that stand close, some rows are left for what happened if nothing else tells it.
fn draw_unseen(pen: &mut Pen, scene: &TableScene, area: Rect) -> u16 {
    let Some(unseen) = scene.unseen else {
        return area.y.saturating_sub(1);
    };
    let chips = in_rows(unseen, area.width);
    let rows = rows_of(&chips);
    let needed = if is_taught(scene) && area.width < ROOMY { 5 } else { rows };
    if area.height <= needed {
        return area.y.saturating_sub(1);
    }
    let label = pen.language.cards().label(Label::Unseen(unseen.len()));
    pen.text(area.x, area.y, &label, pen.theme.plain());
    let rest = below(area, area.y + 1);
    if area.height >= BARS {
        return draw_bars(pen, unseen, rest);
    }
    for (x, row, color, text) in chips {
        pen.chip(rest.x + x, rest.y + row, &text, color);
    }
    rest.y + rows
}

/// The same as bars, one below the other: all of a color would fill a row. Gives the row after
/// them.
fn draw_bars(pen: &mut Pen, unseen: Pile, area: Rect) -> u16 {
    let block = pen.theme.glyph("▆", "=");
    let (rest, slot) = (pen.theme.rest("▆"), pen.theme.slot());
    // As far from the next Mandala as they begin from the one before.
    let long = area.width.saturating_sub(8 + 2).min(36);
    // With air between them, where there is room.
    let step = if area.height >= AIRY { 2 } else { 1 };
    let mut y = area.y + step - 1;
    for color in Color::ALL {
        let count = unseen.count(color);
        let filled = (u16::from(count) * long).div_ceil(PER_COLOR.into());
        pen.chip(area.x + 1, y, &format!(" {} ", color.letter()), color);
        pen.text(area.x + 5, y, &format!("{count:>2}"), pen.theme.strong());
        let bar = pen.theme.plain_bar(color);
        let end = pen.text(area.x + 8, y, &block.repeat(filled.into()), bar);
        pen.text(end, y, &rest.repeat((long - filled).into()), slot);
        y += step;
    }
    y - step + 1
}

/// What both must know: in short if there are too few columns and rows.
fn warnings(pen: &Pen, scene: &TableScene, (width, height): (u16, u16)) -> Vec<String> {
    let words = pen.language.cards();
    let house = pen.language.house();
    let whole = |warning: &Warning| house.warning(warning, scene.names);
    let in_short = |warning: &Warning| match warning {
        Warning::Cards(warning) => words.warning_in_short(warning).to_string(),
        _ => whole(warning),
    };
    let texts: Vec<String> = scene.warnings.iter().map(whole).collect();
    let lines = texts.iter().map(|text| pen.wrap(text, width).len());
    match lines.sum::<usize>() > height.into() {
        true => scene.warnings.iter().map(in_short).collect(),
        false => texts,
    }
}

/// Draws that; gives the row after it.
fn draw_warnings(pen: &mut Pen, warnings: &[String], area: Rect) -> u16 {
    let style = pen.theme.warning();
    pen.paragraphs(area, warnings.iter().map(String::as_str), style)
}

/// Whether it is a lesson or an exercise that speaks below the table.
fn is_taught(scene: &TableScene) -> bool {
    scene.lecture.is_some() || scene.exercise.is_some()
}

/// How many of the last actions are told below the table.
fn told_below(scene: &TableScene, speech: &Speech<Game, Sentence>) -> usize {
    let log = scene.log.entries();
    let details = match speech {
        Speech::Prompt(Prompt { details: Details::Text(details), .. }) => &details[..],
        _ => &[],
    };
    let is_told = |it: &Sentence| matches!(it, Sentence::Happened(_));
    match scene.stage {
        _ if !details.iter().any(is_told) => 0,
        StageView::Replay(_) => 1,
        _ => log.len() - log.iter().rposition(|step| step.begins_turn).unwrap_or(0),
    }
}

/// What happened lately, as far as nothing else tells it.
fn draw_story(pen: &mut Pen, scene: &TableScene, told_below: usize, area: Rect) {
    let words = pen.language.cards();
    let entries = scene.log.entries().iter().rev().enumerate().skip(told_below);
    let told = entries.flat_map(|(age, entry)| {
        let lines = tell(entry.report.events()).into_iter().rev();
        lines.map(move |line| (age == 0, words.entry(&line, scene.names)))
    });
    pen.story(area, told);
}
