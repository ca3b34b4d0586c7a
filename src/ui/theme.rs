//! What things look like, by what they mean. No other file names a color.

use ratatui::style::{Color as Ink, Modifier, Style};

use crate::rules::Color;
use crate::rules::pyramids;

/// How many colors the terminal shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Depth {
    /// 24 bits.
    True,
    /// The 256 of xterm.
    Indexed,
    /// The 16 that follow the user's own palette.
    Basic,
    /// None: bold, reverse and brackets carry the meaning.
    Mono,
}

/// How the table is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Theme {
    /// How many colors there are.
    pub depth: Depth,
    /// Draw with ASCII characters only.
    pub ascii: bool,
}

/// The grounds on which things are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ground {
    /// The cloth on the table.
    Cloth,
    /// The Field half of a Mandala.
    Field,
    /// Its ornaments.
    Ornament,
    /// The middle of a Mandala.
    Mountain,
    /// The area chosen.
    Chosen,
    /// The dots in the rim where a color is missing.
    Unlit,
    /// Something lying on top.
    Sheet,
    /// What lies around a table that does not fill the terminal.
    Floor,
}

type Rgb = (u8, u8, u8);

const CLOTH: Rgb = (0x2a, 0x33, 0x46);
const DARK: Rgb = (0x2a, 0x1d, 0x10);
/// The edge of black.
const GRAY: Rgb = (0x8a, 0x8a, 0x90);
const DIM_GRAY: Rgb = (0x6a, 0x6c, 0x74);
const LIGHT: Rgb = (0xf2, 0xea, 0xdc);

impl Theme {
    /// The face of a card.
    pub(super) fn card(&self, color: Color) -> Style {
        let face = match self.depth {
            Depth::Mono => return Style::new().add_modifier(Modifier::BOLD),
            Depth::Basic => basic(color),
            Depth::True | Depth::Indexed => self.ink(face(color)),
        };
        let letter = match (self.depth, color) {
            (Depth::Basic, Color::Red | Color::Purple | Color::Black) => Ink::White,
            (Depth::Basic, _) => Ink::Black,
            (_, Color::Red | Color::Black) => self.ink((0xff, 0xff, 0xff)),
            (_, _) => self.ink((0x14, 0x10, 0x0c)),
        };
        Style::new()
            .fg(letter)
            .bg(face)
            .add_modifier(Modifier::BOLD)
    }

    /// The face of a pyramid.
    pub(super) fn pyramid(&self, color: pyramids::Color) -> Style {
        let (face, letter) = match self.depth {
            Depth::Mono => return Style::new().add_modifier(Modifier::BOLD),
            Depth::Basic => basic_pyramid(color),
            Depth::True | Depth::Indexed => {
                let (face, letter) = pyramid(color);
                (self.ink(face), self.ink(letter))
            }
        };
        Style::new()
            .fg(letter)
            .bg(face)
            .add_modifier(Modifier::BOLD)
    }

    /// A pawn; that of the player to move stands out.
    pub(super) fn pawn(&self, is_to_move: bool) -> Style {
        let style = Style::new().add_modifier(Modifier::BOLD);
        match self.depth {
            Depth::Mono | Depth::Basic => style.add_modifier(Modifier::REVERSED),
            _ if is_to_move => style.fg(self.ink(DARK)).bg(self.ink((0xff, 0xc8, 0x57))),
            _ => style.fg(self.ink(LIGHT)).bg(self.ink((0x5a, 0x2d, 0x5f))),
        }
    }

    /// The edge of a card.
    pub(super) fn edge(&self, color: Color) -> Style {
        match self.depth {
            Depth::Mono => Style::new(),
            Depth::Basic => self.card(color),
            Depth::True | Depth::Indexed => {
                let (r, g, b) = face(color);
                let dim = |c: u8| (u16::from(c) * 7 / 10) as u8;
                let edge = match color {
                    Color::Black => GRAY,
                    _ => (dim(r), dim(g), dim(b)),
                };
                Style::new().fg(self.ink(edge)).bg(self.ink(face(color)))
            }
        }
    }

    /// The outline of a card or chip whose face could pass for the ground around it.
    pub(super) fn outline(&self, color: Color) -> Option<Style> {
        match (self.depth, color) {
            (Depth::Basic, Color::Black | Color::Yellow) => Some(Style::new().fg(Ink::DarkGray)),
            (Depth::True | Depth::Indexed, Color::Black) => Some(self.plain().fg(self.ink(GRAY))),
            _ => None,
        }
    }

    /// The light of a color on the rim of a Mandala, or in blown sand.
    pub(super) fn glow(&self, color: Color) -> Option<Ink> {
        match self.depth {
            Depth::Mono => None,
            Depth::Basic => Some(basic(color)),
            Depth::True | Depth::Indexed => Some(self.ink(face(color))),
        }
    }

    /// The outer edge of a color on the rim that could pass for the ground around it.
    pub(super) fn rim_edge(&self, color: Color) -> Option<Ink> {
        match self.depth {
            Depth::True | Depth::Indexed => self.outline(color).map(|_| self.ink(DIM_GRAY)),
            _ => self.outline(color)?.fg,
        }
    }

    /// A ground to draw on; none where the terminal's own shows through.
    pub(super) fn ground(&self, ground: Ground) -> Option<Ink> {
        match self.depth {
            Depth::Mono => None,
            Depth::Basic => match ground {
                Ground::Unlit => Some(Ink::DarkGray),
                _ => None,
            },
            Depth::True | Depth::Indexed => Some(self.ink(match ground {
                Ground::Cloth => CLOTH,
                Ground::Field => (0xcf, 0xae, 0x80),
                Ground::Ornament => (0xbb, 0x97, 0x68),
                Ground::Mountain => (0xe2, 0xcb, 0xa2),
                Ground::Chosen => (0xff, 0xf3, 0xd6),
                Ground::Unlit => (0x6f, 0x62, 0x55),
                Ground::Sheet => (0x10, 0x15, 0x20),
                Ground::Floor => (0x1d, 0x24, 0x33),
            })),
        }
    }

    /// Writing on a ground.
    pub(super) fn on(&self, ground: Ground) -> Style {
        let ink = match ground {
            Ground::Cloth | Ground::Sheet | Ground::Floor | Ground::Unlit => LIGHT,
            _ => DARK,
        };
        match self.ground(ground) {
            Some(bg) if matches!(self.depth, Depth::True | Depth::Indexed) => {
                Style::new().fg(self.ink(ink)).bg(bg)
            }
            _ => Style::new(),
        }
    }

    /// Writing on sand, which is gray where there are too few colors for it.
    pub(super) fn sand(&self, ground: Ground) -> Style {
        match (self.depth, ground) {
            (Depth::Basic, Ground::Chosen) => Style::new().fg(Ink::White).bg(Ink::Blue),
            (Depth::Basic, Ground::Field | Ground::Ornament) => {
                Style::new().fg(Ink::White).bg(Ink::DarkGray)
            }
            (Depth::Basic, _) => Style::new().fg(Ink::Black).bg(Ink::Gray),
            _ => self.on(ground),
        }
    }

    /// What can be done on a tile.
    pub(super) fn label(&self) -> Style {
        match self.depth {
            Depth::Mono => Style::new().add_modifier(Modifier::BOLD),
            Depth::Basic => Style::new().fg(Ink::White).bg(Ink::Black),
            _ => self.on(Ground::Chosen).add_modifier(Modifier::BOLD),
        }
    }

    /// Writing on the cloth.
    pub(super) fn plain(&self) -> Style {
        self.on(Ground::Cloth)
    }

    /// Writing that matters now.
    pub(super) fn strong(&self) -> Style {
        self.plain().add_modifier(Modifier::BOLD)
    }

    /// Writing that can be looked past.
    pub(super) fn muted(&self, ground: Ground) -> Style {
        let on = self.on(ground);
        match (self.depth, ground) {
            (Depth::Mono, _) => on,
            (Depth::Basic, _) => on.add_modifier(Modifier::DIM),
            (_, Ground::Cloth | Ground::Sheet) => on.fg(self.ink((0x9a, 0xa4, 0xb8))),
            (_, _) => on.fg(self.ink((0x6e, 0x50, 0x30))),
        }
    }

    /// Something that all players must notice.
    pub(super) fn warning(&self) -> Style {
        match self.depth {
            // No color of sixteen can be read on light and dark grounds alike.
            Depth::Mono | Depth::Basic => {
                Style::new().add_modifier(Modifier::BOLD | Modifier::UNDERLINED)
            }
            _ => self
                .plain()
                .fg(self.ink((0xff, 0xc8, 0x57)))
                .add_modifier(Modifier::BOLD),
        }
    }

    /// What has the cursor: never by color alone.
    pub(super) fn selected(&self, style: Style) -> Style {
        style.add_modifier(Modifier::BOLD | Modifier::REVERSED)
    }

    /// The brackets around what has the cursor.
    pub(super) fn bracket(&self, ground: Ground) -> Style {
        let style = self.on(ground).add_modifier(Modifier::BOLD);
        match (self.depth, ground) {
            (Depth::True | Depth::Indexed, Ground::Cloth | Ground::Sheet) => {
                style.fg(self.ink((0xff, 0xf3, 0xd6)))
            }
            _ => style,
        }
    }

    /// A key that can be pressed here and now.
    pub(super) fn tag(&self) -> Style {
        match self.depth {
            Depth::Mono | Depth::Basic => Style::new().add_modifier(Modifier::REVERSED),
            _ => Style::new()
                .fg(self.ink(LIGHT))
                .bg(self.ink((0x6e, 0x50, 0x30)))
                .add_modifier(Modifier::BOLD),
        }
    }

    /// The back of a card that lies face down.
    pub(super) fn back(&self) -> Style {
        match self.depth {
            Depth::Mono | Depth::Basic => Style::new(),
            _ => Style::new()
                .fg(self.ink((0x7b, 0x89, 0xa8)))
                .bg(self.ink((0x46, 0x52, 0x6e))),
        }
    }

    /// A character, or what stands for it in ASCII.
    pub(super) fn glyph(&self, fancy: &'static str, plain: &'static str) -> &'static str {
        if self.ascii { plain } else { fancy }
    }

    fn ink(&self, (r, g, b): Rgb) -> Ink {
        match self.depth {
            Depth::True => Ink::Rgb(r, g, b),
            _ => Ink::Indexed(nearest(r, g, b)),
        }
    }
}

/// Six colors that stay apart from each other and from the sand under the common
/// color-blindnesses.
fn face(color: Color) -> Rgb {
    match color {
        Color::Red => (0xc1, 0x12, 0x1f),
        Color::Orange => (0xf1, 0x8f, 0x01),
        Color::Yellow => (0xff, 0xee, 0x88),
        Color::Green => (0x00, 0x90, 0x70),
        Color::Purple => (0x8f, 0x7a, 0xe5),
        Color::Black => (0x0d, 0x0d, 0x0f),
    }
}

/// Six of the 16 that stay apart in the usual palettes, in which light red is hardly
/// another red, and yellow comes from brown to lemon.
fn basic(color: Color) -> Ink {
    match color {
        Color::Red => Ink::Red,
        Color::Orange => Ink::Yellow,
        Color::Yellow => Ink::White,
        Color::Green => Ink::Cyan,
        Color::Purple => Ink::Magenta,
        Color::Black => Ink::Black,
    }
}

/// Five colors of pyramids and the letters on them, apart under the common
/// color-blindnesses, too.
fn pyramid(color: pyramids::Color) -> (Rgb, Rgb) {
    let (white, black) = ((0xff, 0xff, 0xff), (0x14, 0x10, 0x0c));
    match color {
        pyramids::Color::Red => ((0xc1, 0x12, 0x1f), white),
        pyramids::Color::Yellow => ((0xff, 0xee, 0x88), black),
        pyramids::Color::Green => ((0x00, 0xa8, 0x78), black),
        pyramids::Color::Blue => ((0x1d, 0x4e, 0xd8), white),
        pyramids::Color::Black => ((0x0d, 0x0d, 0x0f), white),
    }
}

/// The same in five of the 16 colors.
fn basic_pyramid(color: pyramids::Color) -> (Ink, Ink) {
    match color {
        pyramids::Color::Red => (Ink::Red, Ink::White),
        pyramids::Color::Yellow => (Ink::Yellow, Ink::Black),
        pyramids::Color::Green => (Ink::Green, Ink::Black),
        pyramids::Color::Blue => (Ink::Blue, Ink::White),
        pyramids::Color::Black => (Ink::Black, Ink::White),
    }
}

/// The nearest of the 216 colors and 24 grays that every 256-color terminal has.
fn nearest(r: u8, g: u8, b: u8) -> u8 {
    const STEPS: [u8; 6] = [0, 95, 135, 175, 215, 255];
    let distance = |(x, y, z): Rgb| {
        let square = |a: u8, b: u8| u32::from(a.abs_diff(b)).pow(2);
        square(x, r) + square(y, g) + square(z, b)
    };
    let step = |c: u8| {
        (0..6u8)
            .min_by_key(|&i| STEPS[usize::from(i)].abs_diff(c))
            .unwrap_or(0)
    };
    let (x, y, z) = (step(r), step(g), step(b));
    let cube = STEPS[usize::from(x)];
    let cube = (cube, STEPS[usize::from(y)], STEPS[usize::from(z)]);
    let level = ((u16::from(r) + u16::from(g) + u16::from(b)) / 3) as u8;
    let gray = (level.saturating_sub(3) / 10).min(23);
    let shade = 8 + 10 * gray;
    if distance((shade, shade, shade)) < distance(cube) {
        232 + gray
    } else {
        16 + 36 * x + 6 * y + z
    }
}
