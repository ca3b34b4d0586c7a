use std::ops::RangeInclusive;

use super::{Cell, Cells};
use crate::rules::Color;

/// A player's turned tiles of one color.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Group {
    /// Its color.
    pub color: Color,
    /// The number of its marker, from 1: what each tile but the first is worth.
    pub marker: u8,
    /// Its first tile, which carries the marker.
    pub first: Cell,
    /// All its tiles.
    pub cells: Cells,
}

impl Group {
    /// What it is worth.
    ///
    /// ```
    /// use mandala::rules::Color;
    /// use mandala::rules::tiles::{Cells, Group};
    /// let (color, first, cells) = (Color::Red, Cells::CENTER.first().unwrap(), Cells::CENTER);
    /// assert_eq!(Group { color, marker: 5, first, cells }.points(), 15);
    /// ```
    pub fn points(&self) -> u16 {
        u16::from(self.marker) * u16::from(self.cells.len().saturating_sub(1))
    }
}

/// The order in which a player opened groups: six spaces, one for each marker.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct River {
    /// The marker of each color that is opened, and the cell on which it lies.
    markers: [Option<(u8, Cell)>; 6],
}

impl River {
    /// The numbers of the markers.
    pub const MARKERS: RangeInclusive<u8> = 1..=6;

    /// The spaces in use, marker 1 first: the color of a group and its first tile.
    pub fn spaces(&self) -> impl Iterator<Item = (Color, Cell)> {
        River::MARKERS.map_while(|number| {
            let mut markers = Color::ALL.into_iter().zip(self.markers);
            markers.find_map(|(color, marker)| match marker {
                Some((found, cell)) if found == number => Some((color, cell)),
                _ => None,
            })
        })
    }

    /// The marker of this color, from 1, if it is opened.
    #[inline]
    pub fn marker(&self, color: Color) -> Option<u8> {
        self.markers[color.index()].map(|(number, _)| number)
    }

    /// Puts the lowest marker left on the first tile of a group, and tells its number.
    #[inline]
    pub(super) fn open(&mut self, color: Color, cell: Cell) -> u8 {
        let number = 1 + self.markers.iter().flatten().count() as u8;
        self.markers[color.index()] = Some((number, cell));
        number
    }
}
