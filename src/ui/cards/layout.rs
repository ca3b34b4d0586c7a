//! Where things lie on the card table, at each size of the frame.

use ratatui::layout::Rect;

use crate::ui::frame::{Frame, SIZES};

/// The measures of one layout.
#[derive(Clone, Copy, Debug)]
struct Measures {
    /// Rows of a Mandala; it is twice as many columns wide.
    disc: u16,
    /// Columns between the Mandalas and the edge.
    margin: u16,
    /// Rows between the Mandalas and the River above them.
    above: u16,
    /// Rows between the Mandalas and the River below them.
    below: u16,
    /// Rows of a hand.
    hand: u16,
    /// Columns of a card in hand.
    card: u16,
    /// Columns for a player's name.
    name: u16,
    /// Columns for a player's Cup.
    cup: u16,
    /// Rows for the decision at hand.
    prompt: u16,
}

/// For each size of a frame.
#[rustfmt::skip] // a table reads better as one
const MEASURES: [Measures; SIZES.len()] = [
    Measures { disc: 24, margin: 1, above: 1, below: 1, hand: 4, card: 6, name: 24, cup: 34, prompt: 6 },
    Measures { disc: 20, margin: 2, above: 1, below: 1, hand: 3, card: 5, name: 22, cup: 30, prompt: 5 },
    Measures { disc: 15, margin: 2, above: 1, below: 0, hand: 3, card: 5, name: 20, cup: 27, prompt: 4 },
    Measures { disc: 13, margin: 1, above: 1, below: 0, hand: 2, card: 3, name: 20, cup: 24, prompt: 3 },
    Measures { disc: 10, margin: 0, above: 0, below: 0, hand: 1, card: 2, name: 14, cup: 22, prompt: 4 },
];

/// A player's place at the top or the bottom.
#[derive(Clone, Copy, Debug)]
pub(in crate::ui) struct Place {
    /// The name.
    pub name: Rect,
    /// The hand.
    pub hand: Rect,
    /// The Cup.
    pub cup: Rect,
    /// The River.
    pub river: Rect,
}

/// Where everything lies.
#[derive(Clone, Copy, Debug)]
pub(in crate::ui) struct Layout {
    /// The player at the top.
    pub top: Place,
    /// The player at the bottom.
    pub bottom: Place,
    /// The left Mandala.
    pub left: Rect,
    /// The right Mandala.
    pub right: Rect,
    /// Between the Mandalas.
    pub center: Rect,
    /// The decision at hand.
    pub prompt: Rect,
    /// Columns of a card in hand.
    pub card: u16,
}

impl Layout {
    /// Where everything lies in a frame.
    pub(in crate::ui) fn of(frame: &Frame) -> Layout {
        let (block, size) = (frame.block, MEASURES[frame.size]);
        let rows = |y: u16, height: u16| Rect::new(block.x, block.y + y, block.width, height);
        let place = |hand: Rect, river: Rect| Place {
            name: Rect {
                width: size.name,
                ..hand
            },
            hand: Rect {
                x: hand.x + size.name,
                width: block.width - size.name - size.cup,
                ..hand
            },
            cup: Rect {
                x: block.right() - size.cup,
                width: size.cup,
                ..hand
            },
            river,
        };
        let discs = size.hand + 1 + size.above;
        let lower = discs + size.disc + size.below;
        let middle = rows(discs, size.disc);
        let across = size.disc * 2;
        let edge = size.margin + across;
        Layout {
            top: place(rows(0, size.hand), rows(size.hand, 1)),
            bottom: place(rows(lower + 1, size.hand), rows(lower, 1)),
            left: Rect {
                x: block.x + size.margin,
                width: across,
                ..middle
            },
            right: Rect {
                x: block.right() - edge,
                width: across,
                ..middle
            },
            center: Rect {
                x: block.x + edge + 1,
                width: block.width - 2 * edge - 2,
                // What stands there ends before the River below, unless every row counts.
                height: size.disc - size.above + size.below,
                ..middle
            },
            prompt: rows(block.height - 1 - size.prompt, size.prompt),
            card: size.card,
        }
    }
}
