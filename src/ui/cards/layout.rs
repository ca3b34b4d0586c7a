//! Where things lie on the card table: it fills the terminal.

use ratatui::layout::Rect;

use super::mandala::ROOMY;
use crate::ui::frame::Frame;

/// The most columns between the Mandalas.
const BETWEEN: u16 = 64;
/// The fewest of them on the largest table.
const LARGE: u16 = 44;
/// The most columns that what stands between them keeps away from the left one.
const BESIDE: u16 = 3;
/// Spaces of a River, and the most cards in a hand.
const SPACES: u16 = 6;
const HAND: u16 = 8;

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
    pub river: River,
}

/// Where a River lies.
#[derive(Clone, Copy, Debug)]
pub(in crate::ui) struct River {
    /// Where its name stands.
    pub name: (u16, u16),
    /// Its first space.
    first: Rect,
    /// Columns from one space to the next.
    step: u16,
}

impl River {
    /// A space by its number.
    pub(in crate::ui) fn space(&self, number: u8) -> Rect {
        Rect { x: self.first.x + u16::from(number - 1) * self.step, ..self.first }
    }
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
    /// Between the Mandalas, and between the Rivers if they lie there.
    pub center: Rect,
    /// The decision at hand.
    pub prompt: Rect,
    /// Whether the hand lies right above it.
    pub is_close: bool,
    /// Columns of a card in hand.
    pub card: u16,
    /// Whether room is short.
    pub is_small: bool,
}

impl Layout {
    /// Where everything lies in a frame, if the label of a River has so many columns.
    pub(in crate::ui) fn of(frame: &Frame, label: u16) -> Layout {
        let block = frame.block;
        // Rows of a hand, and of the cloth beyond it: cards look cut at the edge of a screen.
        let (hand, beyond) = match (block.width, block.height) {
            (..80, _) | (_, ..24) => (1, 0),
            (..100, _) | (_, ..30) => (2, 0),
            (_, ..33) => (2, 1),
            (..120, _) | (_, ..38) => (3, 1),
            (..160, _) | (_, ..55) => (4, 1),
            _ => (5, 1),
        };
        let is_small = hand == 1;
        let prompt = frame.prompt(if hand > 3 { 5 } else { 4 });
        let (upper, lower) = (block.y + beyond, prompt.y - beyond - hand);
        let between = Rect { y: upper + hand + 1, height: lower - 1 - (upper + hand + 1), ..block };
        let disc = if is_small {
            between.height.min(block.width / 6) & !1
        } else {
            // The largest leave more to what lies between them.
            let beside = if hand == 5 { LARGE } else { 28 };
            (between.height.min((block.width - beside) / 4) - 1) | 1
        };
        let margin = if is_small {
            0
        } else {
            ((block.width - 4 * disc).saturating_sub(BETWEEN) / 2).max(1)
        };
        let above = (between.height - disc) / 2;
        let discs = Rect { y: between.y + above, width: 2 * disc, height: disc, ..between };
        let left = Rect { x: block.x + margin, ..discs };
        let right = Rect { x: block.right() - margin - discs.width, ..discs };
        let middle = Rect { x: left.right() + 1, width: right.x - left.right() - 2, ..between };
        // What stands there is about as far from one Mandala as from the other.
        let beside = match is_headed(disc) {
            true => (middle.width - (SPACES * step(middle) - 1)) / 2,
            false => 0,
        };
        let beside = beside.min(BESIDE);
        let middle = Rect { x: middle.x + beside, width: middle.width - beside, ..middle };
        let place =
            |y: u16, river: u16| Place::new(block, (y, hand), (middle, river), (disc, label));
        let high = river_rows(disc) + u16::from(is_headed(disc));
        let (first, last, center) = if disc < ROOMY {
            // There is no room for the Rivers between small ones.
            (upper + hand, lower - 2, Rect { y: discs.y, height: disc, ..middle })
        } else {
            (
                middle.y,
                middle.bottom() - high,
                Rect { y: middle.y + high, height: middle.height - 2 * high, ..middle },
            )
        };
        Layout {
            top: place(upper, first),
            bottom: place(lower, last),
            left,
            right,
            center,
            prompt,
            is_close: beyond == 0 && !is_small,
            card: card(block.width, hand),
            is_small,
        }
    }
}

impl Layout {
    /// The same with a row between the hand and what is said, where that lies right below it: of
    /// the hand and what stands beside it, only the first row is drawn.
    pub(in crate::ui) fn apart(self) -> Layout {
        if !self.is_close {
            return self;
        }
        let first = |area: Rect| Rect { height: 1, ..area };
        let Place { name, hand, cup, river } = self.bottom;
        let [name, hand, cup] = [name, hand, cup].map(first);
        Layout { bottom: Place { name, hand, cup, river }, ..self }
    }
}

impl Place {
    /// The place of a player whose hand begins in a row and has so many, with a River in
    /// the middle of the table, in this row, between Mandalas of this size and with a label of
    /// so many columns.
    fn new(
        block: Rect,
        (y, rows): (u16, u16),
        (middle, river): (Rect, u16),
        (disc, label): (u16, u16),
    ) -> Place {
        let (name, cup) = match rows {
            1 => (14, 22),
            2 => (20, 24),
            3 => (20, 27),
            _ => (24, 34),
        };
        let card = card(block.width, rows);
        let needed = HAND * card + SPACES * if rows > 1 { 2 } else { 1 };
        let row = Rect { y, height: rows, ..block };
        let most = block.width - cup - needed;
        // Where there is room, it begins in the column of the River between the Mandalas.
        let before = (middle.x - block.x - 1).clamp(name.min(most), most);
        Place {
            name: Rect { width: name, ..row },
            hand: Rect { x: block.x + before, width: block.width - before - cup, ..row },
            cup: Rect { x: block.right() - cup, width: cup, ..row },
            river: if disc < ROOMY {
                River {
                    name: (block.x + 2, river),
                    first: Rect::new(block.x + before + 1, river, 3, 1),
                    step: 4,
                }
            } else if is_headed(disc) {
                let step = step(middle);
                River {
                    name: (middle.x, river),
                    first: Rect::new(middle.x, river + 1, step - 1, river_rows(disc)),
                    step,
                }
            } else {
                // With room for a mark before the first space.
                let before = label + 2;
                let step = ((middle.width - before) / SPACES).clamp(3, 7);
                let width = before + SPACES * step - 1;
                // A long label takes the gap before the next Mandala, too.
                let x = middle.x + middle.width.saturating_sub(width) / 2;
                River {
                    name: (x, river),
                    first: Rect::new(x + before, river, step - 1, river_rows(disc)),
                    step,
                }
            },
        }
    }
}

/// Rows of a River beside Mandalas of so many rows.
fn river_rows(disc: u16) -> u16 {
    match disc {
        ..17 => 1,
        17..33 => 2,
        _ => 3,
    }
}

/// Columns from one space of a River to the next, if it has its name above it.
fn step(middle: Rect) -> u16 {
    ((middle.width + 1) / SPACES).clamp(3, 8)
}

/// Whether a River has its name in a row above it.
fn is_headed(disc: u16) -> bool {
    river_rows(disc) > 1
}

/// Columns of a card, where a hand has so many rows.
fn card(width: u16, rows: u16) -> u16 {
    match rows {
        1 => 2,
        2 if width < 100 => 3,
        2 | 3 => 5,
        4 => 6 + u16::from(width >= 140),
        _ => 10,
    }
}
