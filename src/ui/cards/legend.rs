//! A small table with its own pieces, to be explained in the help.

use ratatui::layout::Rect;
use ratatui::style::Modifier;

use super::mandala::Disc;
use super::player::{draw_backs, draw_card};
use crate::rules::cards::{Mandala, Pile, Side};
use crate::rules::{ByPlayer, Color, Kind};
use crate::texts::language::cards::Label;
use crate::ui::canvas::Pen;
use crate::ui::theme::Ground;

/// Rows of a Mandala, at least and at most, and the fewest columns that the rest takes. In a
/// smaller one the cards would touch each other.
const DISC: (u16, u16) = (13, 25);
const REST: u16 = 28;
/// The most that it takes.
const ROOM: u16 = 30;
/// Rows of the hands, and of the Rivers above and below a Mandala alone.
const HANDS: u16 = 2;
const RIVERS: u16 = 2;
/// What lies in the Rivers and in a hand.
const TOP: &[Color] = &[Color::Green];
const BOTTOM: &[Color] = &[Color::Orange, Color::Purple];
const HAND: &[Color] = &[Color::Red, Color::Green, Color::Green, Color::Yellow];
/// Free columns on either side of the names before a Mandala alone.
const AROUND: u16 = 1;
/// The fewest rows of a Mandala whose Mountain has room for its name and two piles.
const TWO_PILES: u16 = 15;
/// The row of a Field below the upper edge of a Mandala, and above the lower one.
const FIELD: u16 = 2;
/// What was built.
const BUILT: &[(Color, u8)] = &[(Color::Orange, 1), (Color::Black, 2)];
/// What was discarded.
const DISCARDED: Color = Color::Purple;
/// Columns of a River space, with the gap before the next, and of a card in hand.
const SPACE: u16 = 5;
const CARD: u16 = 3;
/// Cards left in the deck.
const DECK: u8 = 60;

/// What the help calls the parts of a table, in the order of its language: Mountain, Field, ring,
/// River, Cup and hand.
fn words(pen: &Pen) -> impl Iterator<Item = &'static str> {
    pen.language.games().game(Kind::Cards).picture.labels.iter().map(|(word, _)| *word).take(6)
}

/// The same for the deck and the discard pile, which stand before those of a hint and of what is
/// not seen.
fn piles(pen: &Pen) -> Option<[&'static str; 2]> {
    match pen.language.games().game(Kind::Cards).marks {
        [.., (deck, _), (discard, _), _, _] => Some([deck, discard]),
        _ => None,
    }
}

/// The columns that these take before a Mandala; the Mountain has its name on it.
pub fn names(pen: &Pen) -> u16 {
    let words = words(pen).skip(1).chain(piles(pen).into_iter().flatten());
    AROUND + words.map(|word| pen.columns(word)).max().unwrap_or(0) + AROUND
}

/// Columns and rows of the tables in at most so many, the largest first: two Mandalas side by side
/// between two hands, or else one alone with names before it in so many columns.
pub fn sizes((width, height): (u16, u16), names: u16) -> impl Iterator<Item = (u16, u16)> {
    let discs = (DISC.0..=DISC.1).rev().step_by(2);
    let both = discs.clone().map(move |rows| ((4 * rows + ROOM).min(width), rows + HANDS));
    let both = both.filter(|&(wide, rows)| wide >= 4 * (rows - HANDS) + REST);
    let one = discs.map(move |rows| (names + 2 * rows + AROUND, rows + HANDS + RIVERS));
    both.chain(one).filter(move |&(wide, high)| wide <= width && high <= height)
}

/// Draws one of these.
pub fn draw(pen: &mut Pen, area: Rect) {
    let cloth = pen.theme.plain();
    pen.fill(area, cloth);
    if area.width == names(pen) + 2 * (area.height - HANDS - RIVERS) + AROUND {
        return draw_one(pen, area);
    }
    let rows = area.height - HANDS;
    let discs = Rect { y: area.y + 1, width: 2 * rows, height: rows, ..area };
    let left = Rect { x: area.x + 1, ..discs };
    let right = Rect { x: area.right() - 1 - discs.width, ..discs };
    let new = mandala(&[(Color::Red, 1), (Color::Yellow, 1)], &[], &[]);
    Disc::picture(Side::Left, begun(BUILT)).draw_finished(pen, left);
    Disc::picture(Side::Right, new).draw_finished(pen, right);
    let between = Rect { x: left.right() + 1, width: right.x - left.right() - 2, ..discs };
    draw_middle(pen, between);
    draw_hands(pen, area, between);
}

/// One Mandala, between Rivers and hands; before all of that stands what it is called.
fn draw_one(pen: &mut Pen, area: Rect) {
    let rows = area.height - HANDS - RIVERS;
    let x = area.x + names(pen);
    let disc = Rect { x, y: area.y + 2, width: 2 * rows, height: rows };
    // In a small Mountain a second pile would take the place of its name.
    let built = if rows < TWO_PILES { &BUILT[..1] } else { BUILT };
    Disc::picture(Side::Left, begun(built)).draw_finished(pen, disc);
    let step = (disc.width + 1) / 6;
    draw_river(pen, (disc.x, area.y + 1), step, TOP);
    draw_river(pen, (disc.x, area.bottom() - 2), step, BOTTOM);
    for y in [area.y, area.bottom() - 1] {
        draw_hand(pen, Rect { y, height: 1, ..disc }, y == area.y);
        draw_cup(pen, disc.right(), y);
    }
    let words: Vec<&str> = words(pen).collect();
    let [_, field, ring, river, _, hand] = words[..] else { return };
    let (top, middle, bottom) = (disc.y, disc.y + rows / 2, disc.bottom() - 1);
    let named = [
        (area.y, hand),
        (area.y + 1, river),
        (top, ring),
        (top + FIELD, field),
        (bottom - FIELD, field),
        (bottom + 1, river),
        (bottom + 2, hand),
    ];
    let [deck, discard] = piles(pen).unwrap_or_default();
    for (y, word) in named.into_iter().chain([(middle - 2, deck), (middle + 1, discard)]) {
        let before = disc.x - AROUND - pen.columns(word);
        pen.text(before, y, word, pen.theme.bracket(Ground::Cloth));
    }
    let end = disc.x - AROUND;
    pen.text(end - 2, middle - 1, pen.theme.glyph("░░", "##"), pen.theme.back());
    draw_card(pen, end - CARD, Rect { y: middle + 2, height: 1, ..area }, CARD, DISCARDED, "");
}

/// A Mandala in which something lies.
fn begun(mountain: &[(Color, u8)]) -> Mandala {
    mandala(mountain, &[(Color::Green, 2)], &[(Color::Yellow, 1)])
}

fn mandala(mountain: &[(Color, u8)], top: &[(Color, u8)], bottom: &[(Color, u8)]) -> Mandala {
    let pile = |cards: &[(Color, u8)]| {
        cards.iter().fold(Pile::EMPTY, |pile, &(color, count)| pile + Pile::of(color, count))
    };
    Mandala { mountain: pile(mountain), fields: ByPlayer::new(pile(top), pile(bottom)) }
}

/// Both Rivers, the deck and the discard pile.
fn draw_middle(pen: &mut Pen, area: Rect) {
    let words = pen.language.cards();
    let (plain, muted) = (pen.theme.plain(), pen.theme.muted(Ground::Cloth));
    let river = words.label(Label::River);
    let step = SPACE.min((area.width + 1) / 6);
    for (y, filled) in [(area.y + 1, TOP), (area.bottom() - 3, BOTTOM)] {
        pen.text(area.x, y, &river, muted);
        draw_river(pen, (area.x, y + 1), step, filled);
    }
    let y = area.y + area.height / 2 - 1;
    let x = pen.text(area.x, y, pen.theme.glyph("░░", "##"), pen.theme.back());
    pen.text(x + 1, y, &words.label(Label::Deck(DECK)), plain);
    pen.text(area.x, y + 1, &words.label(Label::Discard(0)), plain);
}

/// The spaces of a River, some of them with a color.
fn draw_river(pen: &mut Pen, (x, y): (u16, u16), step: u16, filled: &[Color]) {
    for n in 0..6 {
        let color = filled.get(usize::from(n));
        let style = match color {
            Some(&color) => pen.theme.lit_card(color),
            None => pen.theme.muted(Ground::Unlit),
        };
        let place = Rect::new(x + n * step, y, step - 1, 1);
        pen.fill(place, style);
        // A number and a letter beside each other could be read as one.
        let light = style.remove_modifier(Modifier::BOLD);
        let gap = u16::from(place.width > 2);
        let end = pen.text(place.x, y, &(n + 1).to_string(), light) + gap;
        if let Some(color) = color {
            pen.text(end, y, &color.letter().to_string(), style);
        }
    }
}

/// A covered hand and an open one, each with its Cup.
fn draw_hands(pen: &mut Pen, area: Rect, between: Rect) {
    let [_, _, ring, _, _, hand] = words(pen).collect::<Vec<_>>()[..] else { return };
    let style = pen.theme.bracket(Ground::Cloth);
    // Before the uppermost arc of the left Mandala.
    let arc = area.x + 1 + (area.height - HANDS) / 2;
    pen.text(arc - 1 - pen.columns(ring), area.y + 1, ring, style);
    for y in [area.y, area.bottom() - 1] {
        pen.text(between.x - 1 - pen.columns(hand), y, hand, style);
        draw_hand(pen, Rect { x: between.x, y, height: 1, ..area }, y == area.y);
        draw_cup(pen, area.right() - 1, y);
    }
}

/// The cards in hand, if they are not covered.
fn draw_hand(pen: &mut Pen, row: Rect, is_covered: bool) {
    if is_covered {
        // Its first card begins a column later.
        draw_backs(pen, HAND.len() as u8, Rect { x: row.x - 1, ..row }, CARD);
        return;
    }
    for (n, &color) in (0..).zip(HAND) {
        draw_card(pen, row.x + n * CARD, row, CARD, color, "");
    }
}

/// A Cup that ends before a column, behind its name.
fn draw_cup(pen: &mut Pen, end: u16, y: u16) {
    let plain = pen.theme.plain();
    let cup = pen.language.cards().label(Label::Cup);
    pen.text(end - 3 - pen.columns(&cup), y, &cup, plain);
    pen.text(end - 2, y, pen.theme.glyph("░░", "##"), pen.theme.back());
}
