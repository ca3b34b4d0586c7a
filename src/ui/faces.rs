//! The faces of cards, tiles, pyramids and pawns, and their edges.

use ratatui::style::{Color as Ink, Modifier, Style};

use super::palette::{Name, Tone};
use super::theme::{Depth, Palette, Theme, mixed};
use crate::rules::{Color, Seat, pyramids};

impl Theme {
    /// The face of a card.
    pub(super) fn card(&self, color: Color) -> Style {
        let (face, letter) = match self.depth {
            Depth::Mono => return Style::new().add_modifier(Modifier::BOLD),
            Depth::Basic => basic(color),
            _ => self.face(self.palette.face(color.index())),
        };
        let face = Style::new().fg(letter).bg(face);
        face.add_modifier(Modifier::BOLD)
    }

    /// The same on the card table, where it stands out without colors, too: all but black, which
    /// stays dark.
    pub(super) fn lit_card(&self, color: Color) -> Style {
        let face = self.card(color);
        match (self.depth, color) {
            (Depth::Mono, Color::Black) | (Depth::True | Depth::Indexed | Depth::Basic, _) => face,
            (Depth::Mono, _) => face.add_modifier(Modifier::REVERSED),
        }
    }

    /// The face of a pyramid.
    pub(super) fn pyramid(&self, color: pyramids::Color) -> Style {
        let (face, letter) = match self.depth {
            Depth::Mono => return Style::new().add_modifier(Modifier::BOLD),
            Depth::Basic => basic_pyramid(color),
            _ => self.face(self.palette.pyramid(color.index())),
        };
        let face = Style::new().fg(letter).bg(face);
        face.add_modifier(Modifier::BOLD)
    }

    /// A face and the letter on it.
    fn face(&self, face: Tone) -> (Ink, Ink) {
        (self.tone(face), self.tone(self.palette.letter(face)))
    }

    /// A player's pawn.
    pub(super) fn pawn(&self, seat: Seat) -> Style {
        let style = Style::new().add_modifier(Modifier::BOLD);
        let (face, letter) = match self.depth {
            Depth::Mono => return style.add_modifier(Modifier::REVERSED),
            Depth::Basic => BASIC_PAWNS[seat.index()],
            _ => {
                let (face, letter) = self.palette.pawn(seat.index());
                (self.tone(face), self.tone(letter))
            }
        };
        style.fg(letter).bg(face)
    }

    /// The ink of a player among several, in areas and bars on a sheet.
    pub(super) fn pawn_ink(&self, seat: Seat) -> Option<Ink> {
        match self.depth {
            Depth::Mono => None,
            Depth::Basic => self.pawn(seat).bg,
            _ => Some(self.tone(self.palette.pawn_ink(seat.index()))),
        }
    }

    /// The edge of a card.
    pub(super) fn edge(&self, color: Color) -> Style {
        match self.depth {
            Depth::Mono | Depth::Basic => self.lit_card(color).remove_modifier(Modifier::BOLD),
            _ => {
                let line = self.tone(self.palette.line(color.index()));
                let face = self.tone(self.palette.face(color.index()));
                Style::new().fg(line).bg(face)
            }
        }
    }

    /// The outline of a card or chip whose face could pass for the ground around it.
    pub(super) fn outline(&self, color: Color) -> Option<Style> {
        match (self.depth, color) {
            (Depth::Mono, _) => None,
            (Depth::Basic, Color::Black | Color::Yellow) => Some(Style::new().fg(Ink::DarkGray)),
            (_, Color::Black | Color::Yellow) => Some(self.plain().fg(self.rim_edge(color)?)),
            _ => None,
        }
    }

    /// The light of a color on the rim of a Mandala, or in blown sand.
    pub(super) fn glow(&self, color: Color) -> Option<Ink> {
        self.card(color).bg
    }

    /// The outer edge of a color on the rim that could pass for the ground around it.
    pub(super) fn rim_edge(&self, color: Color) -> Option<Ink> {
        if self.depth.has_palette() {
            self.palette.edge(color.index()).map(|edge| self.tone(edge))
        } else {
            self.outline(color)?.fg
        }
    }

    /// The dots on the tiles of the second player.
    pub(super) fn dot(&self, color: Color) -> Ink {
        let face = self.card(color).bg.unwrap_or(Ink::Reset);
        let (ink, eighths) = match color {
            Color::Yellow | Color::Orange => (self.ink(Name::OnGlow), 3),
            _ => (self.tone(Palette::Dark.ink(Name::Light)), 4),
        };
        match self.depth {
            Depth::True => mixed(face, ink, eighths).unwrap_or(face),
            Depth::Indexed => self.palette.dot(color.index()),
            _ => face,
        }
    }
}

/// The faces of cards in 16 colors and the letters on them: each has the hue of its name.
fn basic(color: Color) -> (Ink, Ink) {
    match color {
        Color::Red => (Ink::Red, Ink::White),
        Color::Orange => (Ink::Yellow, Ink::Black),
        Color::Yellow => (Ink::LightYellow, Ink::Black),
        Color::Green => (Ink::Green, Ink::Black),
        Color::Purple => (Ink::Magenta, Ink::White),
        Color::Black => (Ink::Black, Ink::White),
    }
}

/// The same of pyramids.
fn basic_pyramid(color: pyramids::Color) -> (Ink, Ink) {
    match color {
        pyramids::Color::Red => (Ink::Red, Ink::White),
        pyramids::Color::Yellow => (Ink::LightYellow, Ink::Black),
        pyramids::Color::Green => (Ink::Green, Ink::Black),
        pyramids::Color::Blue => (Ink::Blue, Ink::White),
        pyramids::Color::Black => (Ink::Black, Ink::White),
    }
}

/// Pawns in 16 colors by their seats, and the letters on them.
const BASIC_PAWNS: [(Ink, Ink); 5] = [
    (Ink::White, Ink::Black),
    (Ink::Yellow, Ink::Black),
    (Ink::LightCyan, Ink::Black),
    (Ink::Magenta, Ink::White),
    (Ink::LightBlue, Ink::Black),
];
