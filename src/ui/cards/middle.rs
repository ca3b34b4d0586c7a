//! Between the Mandalas: deck, discard pile, and what happened or can be chosen.

use ratatui::layout::Rect;

use crate::app::Warning;
use crate::app::cards::Command as Cards;
use crate::app::cards::story::tell;
use crate::app::cards::{Context, Target};
use crate::app::cards::{StageView, TableScene};
use crate::app::command::Command;
use crate::rules::cards::{ClaimEffect, Draft, Pile};
use crate::rules::{Color, Player};
use crate::texts::cards::{self as texts, story, table};
use crate::texts::house;
use crate::ui::canvas::Pen;
use crate::ui::theme::Ground;

/// Draws the middle of the table.
pub fn draw(pen: &mut Pen, scene: &TableScene, area: Rect) {
    let drafting = match scene.stage {
        StageView::Draft { draft, pick, .. } => Some((draft, pick)),
        _ => None,
    };
    // The choices get their lines first, and what is known gets the rest.
    let reserved = drafting.map_or(0, |(draft, _)| {
        let mountain = scene.table.mandala(draft.side).mountain;
        u16::from(mountain.colors().len()) + 1
    });
    let upper = Rect {
        height: area.height.saturating_sub(reserved),
        ..area
    };
    // The discard pile matters least while a color is chosen.
    let y = draw_piles(pen, scene, upper, drafting.is_none() || area.height > 10);
    let y = draw_warnings(pen, scene, below(upper, y));
    match drafting {
        Some((draft, pick)) => {
            let y = (y + 1).min(upper.bottom());
            draw_draft(pen, scene, draft, pick, below(area, y));
        }
        None => draw_story(pen, scene, below(area, y + 1)),
    }
}

fn below(area: Rect, y: u16) -> Rect {
    let y = y.min(area.bottom());
    Rect {
        y,
        height: area.bottom() - y,
        ..area
    }
}

fn draw_piles(pen: &mut Pen, scene: &TableScene, area: Rect, chips: bool) -> u16 {
    let plain = pen.theme.plain();
    let deck = scene.table.deck_len();
    let back = pen.theme.glyph("░░", "##");
    let mut x = area.x;
    if deck > 0 {
        x = pen.text(x, area.y, back, pen.theme.back()) + 1;
    }
    pen.text(x, area.y, &table::deck(deck), plain);

    let y = area.y + 1;
    let discard = scene.table.discard();
    let choice = match scene.stage {
        StageView::Choose { choice, .. } => Some(choice),
        _ => None,
    };
    let chosen = choice.is_some_and(|choice| choice.target() == Some(Target::Discard));
    let label = table::discard(discard.len());
    let style = if chosen {
        pen.theme.selected(plain)
    } else {
        plain
    };
    let label = if chosen { format!("[{label}]") } else { label };
    let end = pen.text(area.x, y, &label, style);
    let choosing = choice.is_some_and(|choice| choice.color().is_some());
    if choosing {
        let style = pen.theme.tag();
        let key = texts::key(Context::Choose, Command::Cards(Cards::Discard));
        pen.text(end + 1, y, &format!(" {key} "), style);
    }
    // In two rows where one is too narrow for six chips.
    let shown = if chips { discard } else { Pile::EMPTY };
    let colors: Vec<Color> = shown.colors().iter().collect();
    let mut rows = 0;
    let mut at = area.x;
    for color in colors {
        let text = format!("{}{}", color.letter(), discard.count(color));
        if at + pen.columns(&text) > area.right() {
            rows += 1;
            at = area.x;
        }
        match y + 1 + rows < area.bottom() {
            true => at = pen.text(at, y + 1 + rows, &text, pen.theme.card(color)) + 1,
            false => pen.leave_out(&text),
        }
    }
    let end = (y + 1 + rows + u16::from(!shown.is_empty())).min(area.bottom());
    if choice.is_some() {
        let piles = Rect::new(area.x, y, area.width, (end - y).max(1));
        pen.hit(piles, Command::Cards(Cards::Target(Target::Discard)));
    }
    end
}

/// What both must know: in short if there is little room.
fn draw_warnings(pen: &mut Pen, scene: &TableScene, area: Rect) -> u16 {
    let whole = |warning: &Warning| house::warning(warning, scene.names);
    let in_short = |warning: &Warning| match warning {
        Warning::Cards(warning) => table::warning_in_short(warning).to_string(),
        _ => whole(warning),
    };
    let mut texts: Vec<String> = scene.warnings.iter().map(whole).collect();
    let lines = texts.iter().map(|text| pen.wrap(text, area.width).len());
    if lines.sum::<usize>() > usize::from(area.height) {
        texts = scene.warnings.iter().map(in_short).collect();
    }
    let style = pen.theme.warning();
    pen.paragraphs(area, texts.iter().map(String::as_str), style)
}

/// What happened lately, the newest at the bottom: as many whole sentences as there is
/// room for.
fn draw_story(pen: &mut Pen, scene: &TableScene, area: Rect) {
    let entries = scene.log.entries().iter().rev().enumerate();
    let told = entries.flat_map(|(age, entry)| {
        let lines = tell(entry.report.events());
        lines.into_iter().rev().map(move |line| (age == 0, line))
    });
    let mut lines: Vec<(String, bool)> = Vec::new();
    for (is_last, line) in told {
        let sentence = story::line(&line, scene.names);
        let wrapped = pen.wrap(&sentence, area.width);
        if lines.len() + wrapped.len() > usize::from(area.height) {
            break;
        }
        lines.splice(0..0, wrapped.into_iter().map(|line| (line, is_last)));
    }
    for (y, (line, is_last)) in (area.y..).zip(&lines) {
        let style = match is_last {
            true => pen.theme.plain(),
            false => pen.theme.muted(Ground::Cloth),
        };
        pen.text(area.x, y, line, style);
    }
}

/// What each color of the Mountain would do for each player.
fn draw_draft(pen: &mut Pen, scene: &TableScene, draft: Draft, pick: Option<Color>, area: Rect) {
    let mountain = scene.table.mandala(draft.side).mountain;
    // Columns of a chip with brackets.
    let has_ten = mountain
        .colors()
        .iter()
        .any(|color| mountain.count(color) > 9);
    let chip_width = if has_ten { 5 } else { 4 };
    let half = (area.width.saturating_sub(chip_width) / 2).max(1);
    let muted = pen.theme.muted(Ground::Cloth);
    let column = |seat: Player| match seat {
        Player::One => area.x + chip_width,
        Player::Two => area.x + chip_width + half,
    };
    for seat in Player::BOTH {
        let style = if seat == draft.chooser {
            pen.theme.warning()
        } else {
            muted
        };
        pen.name_in(column(seat), area.y, half - 1, scene.names.of(seat), style);
    }
    for (y, color) in (area.y + 1..area.bottom()).zip(mountain.colors()) {
        let count = mountain.count(color);
        let face = pen.theme.card(color);
        let chip = format!("{}{count}", color.letter());
        pen.text(area.x + 1, y, &chip, face);
        if pick == Some(color) {
            let style = pen.theme.bracket(Ground::Cloth);
            pen.text(area.x, y, "[", style);
            pen.text(area.x + 1 + pen.columns(&chip), y, "]", style);
        }
        for seat in Player::BOTH {
            if let Some(claim) = scene.table.claim(draft.side, color, seat) {
                let style = if pick == Some(color) {
                    pen.theme.strong()
                } else {
                    pen.theme.plain()
                };
                let text = brief(pen, claim, half - 1);
                pen.text_in(column(seat), y, half - 1, &text, style);
            }
        }
        pen.hit(Rect::new(area.x, y, area.width, 1), take(pick, color));
    }
}

/// What a click on a color of the Mountain does: it chooses the color, and takes it
/// if it was chosen before.
pub fn take(pick: Option<Color>, color: Color) -> Command {
    match pick == Some(color) {
        true => Command::Confirm,
        false => Command::Cards(Cards::Color(color)),
    }
}

/// A claim in a few words: the River space it takes, or the points it brings. What
/// does not fit is said shorter, because half a number would be a wrong one.
fn brief(pen: &Pen, claim: ClaimEffect, width: u16) -> String {
    let times = pen.theme.glyph("×", "x");
    let ways = table::claim_in_short(claim, times);
    let fits = |way: &&String| pen.columns(way) <= width;
    let shortest = ways.last().cloned().unwrap_or_default();
    ways.iter().find(fits).cloned().unwrap_or(shortest)
}
