//! A player's place: name, hand, Cup and River.

use ratatui::layout::Rect;
use ratatui::style::Modifier;

use super::last::{LastPlay, mark, shown};
use super::layout::{Place, River};
use super::piles::in_rows;
use crate::app::cards::Command as Cards;
use crate::app::cards::{Spectacle, StageView, TableScene};
use crate::app::command::Command;
use crate::fit::padded;
use crate::lessons::Spot;
use crate::record::cards::Move;
use crate::rules::cards::{Action, Pile, PlayerView};
use crate::rules::{Color, Player};
use crate::story::review::Sign;
use crate::texts::language::cards::Label;
use crate::ui::canvas::Pen;
use crate::ui::theme::Ground;

/// The fewest columns of a card with an edge.
const LINED: u16 = 3;

/// Draws a player's place.
pub fn draw(pen: &mut Pen, scene: &TableScene, seat: Player, place: &Place, card: u16) {
    draw_name(pen, scene, seat, place.name);
    pen.spot(place.cup, Spot::Cup(seat));
    match scene.open[seat] {
        Some(view) => {
            draw_hand(pen, scene, &view, place.hand, card);
            draw_cup(pen, place.cup, view.cup(), view.score().total());
        }
        None => {
            let held = scene.table.hand_len(seat);
            draw_backs(pen, held, place.hand, card);
            if place.hand.height == 1 {
                // On higher ones it is told below the name.
                let x = place.hand.x + 2 + u16::from(held) * card;
                pen.text(x, place.hand.y, &held.to_string(), pen.theme.muted(Ground::Cloth));
            }
            if scene.acting == Some(seat) {
                pen.hit(place.hand, Command::Cards(Cards::Reveal));
            }
            draw_covered_cup(pen, scene, seat, place.cup);
        }
    }
    draw_river(pen, scene, seat, &place.river);
}

fn draw_name(pen: &mut Pen, scene: &TableScene, seat: Player, area: Rect) {
    let acting = scene.acting == Some(seat);
    let style = if acting { pen.theme.warning() } else { pen.theme.strong() };
    if acting {
        let arrow = pen.theme.glyph("▸", ">");
        pen.text(area.x, area.y, arrow, style);
    }
    let (name, level) = (scene.names.of(seat), scene.computers.of(seat));
    pen.player_in((area.x + 2, area.y), area.width - 3, name, level, style);
    if area.height > 1 {
        let text = label(pen, Label::InHand(scene.table.hand_len(seat)));
        let style = pen.theme.muted(Ground::Cloth);
        pen.text_in(area.x + 2, area.y + 1, area.width - 2, &text, style);
    }
}

fn draw_hand(pen: &mut Pen, scene: &TableScene, view: &PlayerView, area: Rect, card: u16) {
    let hand = view.hand();
    let chosen = match scene.stage {
        StageView::Choose { choice, .. } => Some(choice),
        _ => None,
    };
    if card < LINED {
        draw_small_hand(pen, scene, view, area);
        return;
    }
    let choosing = chosen.is_some();
    let mut landed = landed(scene, view.seat());
    let mut x = area.x + 1;
    for color in hand.colors() {
        let count = hand.count(color);
        let new = scene.fresh.count(color);
        let signs = Signs::of(scene, view, color);
        let selected =
            signs.better > 0 || chosen.is_some_and(|choice| choice.color() == Some(color));
        let taken = match chosen {
            Some(choice) if selected => choice.count().unwrap_or(0),
            _ => 0,
        };
        let start = x;
        for n in 0..count {
            let is_new = n >= count - new;
            if is_new && landed == 0 {
                draw_back(pen, x, area, card);
            } else {
                landed -= u8::from(is_new);
                // Brackets say the same of all of them.
                let mark = if n < taken && taken < count {
                    "^"
                } else if is_new {
                    "+"
                } else {
                    signs.mark(n)
                };
                draw_card(pen, x, area, card, color, mark);
            }
            if choosing {
                // Clicking a card about to be played says how many.
                let click = match taken {
                    0 => Command::Cards(Cards::Color(color)),
                    _ => Command::Cards(Cards::Count(n + 1)),
                };
                pen.hit(Rect::new(x, area.y, card, area.height), click);
            }
            x += card;
        }
        pen.spot(Rect::new(start, area.y, x - start, area.height), Spot::Hand(color));
        if selected {
            let style = pen.theme.bracket(Ground::Cloth);
            pen.clasp(Rect { x: start, width: x - start, ..area }, style);
        }
        x += 2;
    }
}

/// The same in one row: a chip for each color, with how many cards of it there are, behind
/// how many of these are chosen.
fn draw_small_hand(pen: &mut Pen, scene: &TableScene, view: &PlayerView, area: Rect) {
    let choice = match scene.stage {
        StageView::Choose { choice, .. } => Some(choice),
        _ => None,
    };
    let landed = landed(scene, view.seat());
    let mut waiting = scene.fresh.len() - landed;
    // Brackets share the column between full hands.
    let gap = if view.hand().colors().len() > 5 { 1 } else { 2 };
    let mut x = area.x + 1;
    for color in view.hand().colors() {
        // Cards that are still on their way are not in hand.
        let new = scene.fresh.count(color);
        let coming = new.min(waiting);
        waiting -= coming;
        let count = view.hand().count(color) - coming;
        if count == 0 {
            continue;
        }
        let signs = Signs::of(scene, view, color);
        let is_chosen = choice.is_some_and(|choice| choice.color() == Some(color));
        let taken = choice.filter(|_| is_chosen).and_then(|it| it.count());
        let start = x;
        let text = match taken {
            // A column for every card, on which a click says how many.
            Some(taken) if count > 1 => {
                let text = format!("{}{taken}/{count}", color.letter());
                padded(&text, count.into())
            }
            _ => format!("{}{count}", color.letter()),
        };
        x = pen.chip(start, area.y, &text, color);
        let mark = match (new > coming, signs.mark(0)) {
            (true, _) => "+",
            (false, mark) => mark,
        };
        let style = pen.theme.bracket(Ground::Cloth);
        if is_chosen || signs.better > 0 {
            pen.text(start - 1, area.y, "[", style);
            pen.text(x, area.y, "]", style);
        } else {
            pen.text(x, area.y, mark, style);
        }
        if choice.is_some() && taken.is_none() {
            let click = Command::Cards(Cards::Color(color));
            pen.hit(Rect::new(start, area.y, x - start, 1), click);
        }
        for n in 0..taken.map_or(0, |_| count) {
            let click = Command::Cards(Cards::Count(n + 1));
            pen.hit(Rect::new(start + u16::from(n), area.y, 1, 1), click);
        }
        pen.spot(Rect::new(start, area.y, x - start, 1), Spot::Hand(color));
        x += gap;
    }
}

/// How many of the new cards are in hand already: while it is shown how they are drawn,
/// they come one after the other.
fn landed(scene: &TableScene, seat: Player) -> u8 {
    let all = scene.fresh.len();
    let last = scene.log.entries().last().map(|step| step.made);
    let is_own = matches!(last, Some(Move::Action(player, _)) if player == seat);
    match shown(scene) {
        Some(frame) if is_own => all * frame / Spectacle::Played.pictures(),
        _ => all,
    }
}

/// How many cards of a color in hand a review tells of.
struct Signs {
    played: u8,
    better: u8,
}

impl Signs {
    fn of(scene: &TableScene, view: &PlayerView, color: Color) -> Signs {
        let marked = scene.marked.filter(|it| it.seat == view.seat().into());
        let count = |action: Action| match action {
            _ if action.color() != color => 0,
            Action::Build { .. } => 1,
            Action::Grow { count, .. } | Action::Discard { count, .. } => count,
            Action::Claim { .. } => 0,
        };
        Signs {
            played: marked.and_then(|it| it.played).map_or(0, count),
            better: marked.map_or(0, |it| count(it.better)),
        }
    }

    /// The mark of a card, counted from 0; one that goes anyway has that of a choice.
    fn mark(&self, n: u8) -> &'static str {
        match (n < self.played, n < self.better) {
            (true, true) => "^",
            (true, false) => Sign::Played.mark(),
            (false, true) => Sign::Better.mark(),
            (false, false) => "",
        }
    }
}

/// One card: its letter on its color, with an edge towards the next card. A card that is
/// new, about to go, or told of has a mark in its lower corner; a card of one row has it
/// beside its letter.
pub fn draw_card(pen: &mut Pen, x: u16, area: Rect, width: u16, color: Color, mark: &str) {
    let face = pen.theme.lit_card(color);
    let edge = pen.theme.edge(color);
    let middle = area.y + (area.height - 1) / 2;
    let outline = pen.theme.outline(color).filter(|_| !pen.theme.ascii);
    for y in area.top()..area.bottom() {
        for at in 0..width - 1 {
            pen.text(x + at, y, " ", face);
        }
        if outline.is_some() && width > 2 {
            pen.text(x, y, "▏", edge);
        }
        pen.text(x + width - 1, y, pen.theme.glyph("▕", "|"), edge);
    }
    if !pen.large_face(Rect { x, width: width - 1, ..area }, color, None, face) {
        let letter = color.letter().to_string();
        pen.text(x + (width - 1) / 2, middle, &letter, face);
    }
    if mark.is_empty() {
        return;
    }
    if area.height > 1 {
        pen.text(x + (width - 1) / 2, area.bottom() - 1, mark, face);
    } else {
        pen.text(x + width - 1, area.y, mark, face);
    }
}

pub fn draw_backs(pen: &mut Pen, count: u8, area: Rect, card: u16) {
    for n in 0..u16::from(count) {
        draw_back(pen, area.x + 1 + n * card, area, card);
    }
}

fn draw_back(pen: &mut Pen, x: u16, area: Rect, card: u16) {
    let back = pen.theme.back();
    let weave = pen.theme.glyph("░", "#").repeat(usize::from(card - 1));
    // Without a face behind it, a line would stand apart from its card.
    let edge = if pen.theme.depth.has_palette() { pen.theme.glyph("▕", "|") } else { " " };
    for y in area.top()..area.bottom() {
        let x = pen.text(x, y, &weave, back);
        pen.text(x, y, edge, back);
    }
}

/// What stands on the table.
fn label(pen: &Pen, label: Label) -> String {
    pen.language.cards().label(label)
}

fn draw_cup(pen: &mut Pen, area: Rect, cup: Pile, worth: u16) {
    let plain = pen.theme.plain();
    if area.height > 1 {
        let x = pen.text(area.x, area.y, &label(pen, Label::Cup), plain) + 1;
        let mut text = label(pen, Label::InCupWorth(cup.len(), worth));
        if x + pen.columns(&text) > area.right() {
            text = label(pen, Label::Worth(worth));
        }
        pen.text_in(x, area.y, area.right() - x, &text, pen.theme.strong());
        pen.chips(area.x, area.y + 1, cup);
    } else {
        let text = label(pen, Label::Worth(worth));
        let name = label(pen, Label::Cup);
        let colors = cup.colors().into_iter();
        let each = colors.map(|color| 2 + pen.columns(&cup.count(color).to_string()));
        let needed = each.sum::<u16>() + pen.columns(&text);
        // Beside the hand it is named, unless it is too full for that.
        let named = pen.columns(&name) + 1;
        let x = if named + needed <= area.width {
            pen.text(area.x, area.y, &name, plain) + 1
        } else {
            area.x
        };
        let x = if needed <= area.width {
            pen.chips(x, area.y, cup)
        } else {
            let chips = in_rows(cup, u16::MAX).into_iter();
            chips.fold(x, |x, (.., color, text)| pen.chip(x, area.y, &text, color))
        };
        pen.text_in(x, area.y, area.right().saturating_sub(x), &text, pen.theme.strong());
    }
}

fn draw_covered_cup(pen: &mut Pen, scene: &TableScene, seat: Player, area: Rect) {
    let cards = scene.table.cup_len(seat);
    let worth = |seat| scene.table.public_score(seat).total();
    let plain = pen.theme.plain();
    let tells = |seat| {
        let has_more = scene.table.cup_len(seat) > scene.table.claimed(seat).len();
        has_more && scene.remembers && worth(seat) > 0
    };
    let last = LastPlay::of(scene);
    let came = last.into_cup(seat);
    let x = pen.text(area.x, area.y, &label(pen, Label::Cup), plain);
    if came > 0 {
        last.flash(pen, area.x, area.y, x - area.x);
    }
    let mut covered = Player::BOTH.into_iter().filter(|&it| scene.open[it].is_none());
    if area.height == 1 && came == 0 && covered.any(tells) {
        // Told of one, it leaves no room for the back of a card of the other one either.
        let text = match worth(seat) {
            0 => label(pen, Label::InCup(cards)),
            worth => format!("{cards}: {}", label(pen, Label::KnownWorthInShort(worth))),
        };
        pen.text_in(x + 1, area.y, area.right() - x - 1, &text, plain);
        return;
    }
    let back = pen.theme.glyph("░░", "##");
    let x = pen.text(x + 1, area.y, back, pen.theme.back());
    let x = pen.text(x + 1, area.y, &label(pen, Label::InCup(cards)), plain);
    if came > 0 {
        // The mark of the last play would pass for that of a player who is to move.
        pen.text(x + 1, area.y, &format!("+{came}"), pen.theme.warning());
    }
    if tells(seat) && area.height > 1 {
        let muted = pen.theme.muted(Ground::Cloth);
        let text = label(pen, Label::KnownWorth(worth(seat)));
        pen.text_in(area.x, area.y + 1, area.width, &text, muted);
    }
}

fn draw_river(pen: &mut Pen, scene: &TableScene, seat: Player, river: &River) {
    let muted = pen.theme.muted(Ground::Cloth);
    let (x, y) = river.name;
    pen.text(x, y, &label(pen, Label::River), muted);
    let slot = pen.theme.muted(Ground::Unlit);
    let last = LastPlay::of(scene);
    for (number, space) in (1..).zip(scene.table.river(seat).spaces()) {
        // The number lies on the card whose worth it is.
        let area = river.space(number);
        pen.spot(area, Spot::Space(seat, number));
        let letter = match space {
            Some(color) => color.letter(),
            None if pen.theme.depth.has_palette() => ' ',
            None => '.',
        };
        let is_last = last.in_river(seat, number);
        let style = match space {
            Some(color) => {
                let blank = " ".repeat(area.width.into());
                for y in area.rows().map(|row| row.y) {
                    pen.chip(area.x, y, &blank, color);
                }
                pen.theme.lit_card(color)
            }
            None => {
                pen.fill(area, slot);
                slot
            }
        };
        // A number and a letter beside each other could be read as one.
        let light = style.remove_modifier(Modifier::BOLD);
        let digit = number.to_string();
        let letter = letter.to_string();
        match (area.height, area.width) {
            (1, ..3) => {
                let x = pen.text(area.x, area.y, &digit, light);
                pen.text(x, area.y, &letter, style);
            }
            (1, width) => {
                let gap = if space.is_some() { " " } else { "" };
                let text = format!("{digit}{gap}{letter}");
                pen.centered(area.x, area.y, width, text.trim_end(), style);
            }
            (_, width) => {
                pen.centered(area.x, area.y, width, &digit, light);
                pen.centered(area.x, area.bottom() - 1, width, &letter, style);
            }
        }
        if is_last {
            let (x, style) = match area.width {
                ..4 => (area.x - 1, pen.theme.warning()),
                _ => (area.x, style),
            };
            pen.text(x, area.bottom() - 1, mark(pen.theme), style);
            last.flash(pen, area.x, area.y, area.width);
        }
    }
}
