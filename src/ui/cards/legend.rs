//! A small table with its own pieces, to be explained in the help.

use ratatui::layout::Rect;

use super::mandala::Disc;
use super::player::{draw_backs, draw_card};
use crate::rules::cards::{Mandala, Pile, Side};
use crate::rules::{ByPlayer, Color};
use crate::texts::language::cards::Label;
use crate::ui::canvas::Pen;
use crate::ui::theme::Ground;

/// Rows of a Mandala, at least and at most, and the fewest columns that the rest takes.
const DISC: (u16, u16) = (9, 21);
const REST: u16 = 28;
/// Rows of the hands.
const HANDS: u16 = 2;
/// Columns of a River space, with the gap before the next, and of a card in hand.
const SPACE: u16 = 5;
const CARD: u16 = 3;
/// Cards left in the deck.
const DECK: u8 = 60;

/// Rows of a table of the most columns and rows it may have, the Mandalas between two hands;
/// none if these are too few.
pub fn rows((width, height): (u16, u16)) -> u16 {
    let most =
        (width.saturating_sub(REST) / 4).clamp(DISC.0, DISC.1).min(height.saturating_sub(HANDS));
    if most < DISC.0 { 0 } else { HANDS + ((most - 1) | 1) }
}

/// Draws it.
pub fn draw(pen: &mut Pen, area: Rect) {
    let cloth = pen.theme.plain();
    pen.fill(area, cloth);
    let rows = area.height - HANDS;
    let discs = Rect { y: area.y + 1, width: 2 * rows, height: rows, ..area };
    let left = Rect { x: area.x + 1, ..discs };
    let right = Rect { x: area.right() - 1 - discs.width, ..discs };
    let pile = |cards: &[(Color, u8)]| {
        cards.iter().fold(Pile::EMPTY, |pile, &(color, count)| pile + Pile::of(color, count))
    };
    let mandala = |mountain: &[(Color, u8)], top: &[(Color, u8)], bottom: &[(Color, u8)]| Mandala {
        mountain: pile(mountain),
        fields: ByPlayer::new(pile(top), pile(bottom)),
    };
    let begun = mandala(
        &[(Color::Orange, 1), (Color::Black, 2)],
        &[(Color::Green, 2)],
        &[(Color::Purple, 1)],
    );
    let new = mandala(&[(Color::Red, 1), (Color::Yellow, 1)], &[], &[]);
    Disc::picture(Side::Left, begun).draw_finished(pen, left);
    Disc::picture(Side::Right, new).draw_finished(pen, right);
    let between = Rect { x: left.right() + 1, width: right.x - left.right() - 2, ..discs };
    draw_middle(pen, between);
    draw_hands(pen, area, between);
}

/// Both Rivers, the deck and the discard pile.
fn draw_middle(pen: &mut Pen, area: Rect) {
    let words = pen.language.cards();
    let (plain, muted) = (pen.theme.plain(), pen.theme.muted(Ground::Cloth));
    let river = words.label(Label::River);
    let step = SPACE.min((area.width + 1) / 6);
    for (name, spaces, filled) in [
        (area.y + 1, area.y + 2, &[Color::Green][..]),
        (area.bottom() - 3, area.bottom() - 2, &[Color::Orange, Color::Purple][..]),
    ] {
        pen.text(area.x, name, &river, muted);
        for n in 0..6 {
            let number = (n + 1).to_string();
            let x = area.x + n * step;
            let place = Rect::new(x, spaces, step - 1, 1);
            match filled.get(usize::from(n)) {
                Some(&color) => {
                    let style = pen.theme.lit_card(color);
                    pen.fill(place, style);
                    pen.text(x, spaces, &number, style);
                }
                None => {
                    let slot = pen.theme.muted(Ground::Unlit);
                    pen.fill(place, slot);
                    pen.text(x, spaces, &number, slot);
                }
            }
        }
    }
    let y = area.y + area.height / 2 - 1;
    let x = pen.text(area.x, y, pen.theme.glyph("░░", "##"), pen.theme.back());
    pen.text(x + 1, y, &words.label(Label::Deck(DECK)), plain);
    pen.text(area.x, y + 1, &words.label(Label::Discard(0)), plain);
}

/// A covered hand and an open one, each with its Cup.
fn draw_hands(pen: &mut Pen, area: Rect, between: Rect) {
    let words = pen.language.cards();
    let (plain, muted) = (pen.theme.plain(), pen.theme.muted(Ground::Cloth));
    let hand = [Color::Red, Color::Green, Color::Green, Color::Yellow];
    let cards = hand.len() as u16;
    let (cup, held) = (words.label(Label::Cup), words.label(Label::InHand(cards as u8)));
    for y in [area.y, area.bottom() - 1] {
        let row = Rect { x: between.x, y, height: 1, ..area };
        pen.text(area.x + 1, y, &held, muted);
        if y == area.y {
            draw_backs(pen, cards as u8, Rect { x: row.x - 1, ..row }, CARD);
        } else {
            for (n, &color) in (0..).zip(&hand) {
                draw_card(pen, row.x + n * CARD, row, CARD, color, "");
            }
        }
        let x = area.right() - 4 - pen.columns(&cup);
        let x = pen.text(x, y, &cup, plain);
        pen.text(x + 1, y, pen.theme.glyph("░░", "##"), pen.theme.back());
    }
}
