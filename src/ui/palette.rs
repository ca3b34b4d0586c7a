//! The inks of each palette, by what they are for. No other file names a color.

use ratatui::style::Color as Ink;

/// What the colors of the table go with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Palette {
    /// A dark room.
    #[default]
    Dark,
    /// Paper.
    Light,
    /// Eyes that need it: black, white, and bright faces.
    Contrast,
}

/// An ink in 24 bits, and which of the 256 of xterm stands for it: not always the nearest
/// one, because what is apart has to stay apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Tone(u32, u8);

impl Tone {
    /// The ink in 24 bits.
    pub fn rgb(self) -> Ink {
        let [_, r, g, b] = self.0.to_be_bytes();
        Ink::Rgb(r, g, b)
    }

    /// The one that stands for it.
    pub fn indexed(self) -> Ink {
        Ink::Indexed(self.1)
    }
}

/// What an ink is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Name {
    Cloth,
    Sheet,
    Text,
    Muted,
    /// Who is to move, and what all must notice.
    Gold,
    /// Brackets.
    Cream,
    Sand,
    /// Lighter sand, for what lies in the middle.
    Light,
    Groove,
    Wall,
    /// A path over which nobody walks any more.
    Passed,
    OnWall,
    /// Writing on sand.
    Ink,
    /// Less of it.
    FaintInk,
    /// The area chosen.
    Glow,
    OnGlow,
    /// Marks on sand.
    Lapis,
    /// An area where nothing may go.
    Dim,
    /// A color that is missing.
    Unlit,
    Tag,
    OnTag,
    Back,
    Pattern,
    /// What is chosen on a sheet.
    Band,
    /// Below the keys.
    Keys,
    /// The first of two players, in bars, curves and names.
    First,
    /// The second of them.
    Second,
}

/// Dark, light and high contrast.
type Tones = [(u32, u8); 3];

/// The one of a palette.
fn tone(tones: &Tones, palette: Palette) -> Tone {
    let (rgb, index) = tones[palette as usize];
    Tone(rgb, index)
}

/// In the order of the names.
#[rustfmt::skip] // a table reads better as one
const INKS: [Tones; Name::Second as usize + 1] = [
    [(0x2a3346, 237), (0xf7f1e4, 255), (0x000000, 16)],
    [(0x101520, 233), (0xe6dac2, 223), (0x1a1a1a, 234)],
    [(0xf2eadc, 254), (0x2a1d10, 234), (0xffffff, 231)],
    [(0xb0b9ca, 146), (0x65553f, 239), (0xd2d2d2, 252)],
    [(0xffc857, 221), (0x8a4b00, 94),  (0xffd800, 220)],
    [(0xfff3d6, 230), (0x2a1d10, 234), (0xffffff, 231)],
    [(0xcfae80, 180), (0xd9bc8c, 180), (0x4a4a4a, 239)],
    [(0xe6d2ac, 187), (0xebd9b4, 230), (0x303030, 236)],
    [(0xa07c52, 137), (0x9c7848, 137), (0x9a9a9a, 247)],
    [(0x4d3a28, 94),  (0x7a5a36, 94),  (0x9a9a9a, 247)],
    [(0x5c4834, 95), (0x876846, 137), (0x8e8e8e, 245)],
    [(0xf2eadc, 254), (0xfff8ea, 255), (0x000000, 16)],
    [(0x2a1d10, 234), (0x2a1d10, 234), (0xffffff, 231)],
    [(0x583d20, 237), (0x5a3f22, 237), (0xd2d2d2, 252)],
    [(0xfff3d6, 230), (0xffffff, 231), (0xffffff, 231)],
    [(0x2a1d10, 234), (0x2a1d10, 234), (0x000000, 16)],
    [(0x1f3f8f, 18),  (0x1f3f8f, 18),  (0xffd800, 220)],
    [(0x6c645d, 241), (0xa89a84, 138), (0x1e1e1e, 234)],
    [(0x3c465b, 239), (0xcdc0a5, 187), (0x2a2a2a, 235)],
    [(0x6e5030, 58),  (0x5f4326, 58),  (0xffffff, 231)],
    [(0xf2eadc, 254), (0xfff8ea, 255), (0x000000, 16)],
    [(0x46526e, 60),  (0xb4bdcd, 146), (0x3a3a3a, 237)],
    [(0x7b89a8, 103), (0x7c879d, 103), (0xa0a0a0, 247)],
    [(0x353a46, 237), (0xcdbd98, 180), (0x4a4a4a, 239)],
    [(0x1c2331, 235), (0xdccfb2, 187), (0x303030, 236)],
    [(0x93a4d2, 110), (0x3d4a8a, 60),  (0xa0a0a0, 247)],
    [(0x5fb7a4, 73),  (0x176457, 23),  (0x00d7af, 43)],
];

/// The faces of cards and tiles, in the order of their colors: they stay apart from each
/// other and from the sand under the common color-blindnesses.
#[rustfmt::skip]
const FACES: [Tones; 6] = [
    [(0xc1121f, 124), (0xc1121f, 124), (0xff4d4d, 203)],
    [(0xf18f01, 208), (0xf18f01, 208), (0xff9d00, 214)],
    [(0xffee88, 228), (0xffee88, 228), (0xffff7a, 228)],
    [(0x009070, 29),  (0x009070, 29),  (0x00b37a, 36)],
    [(0x8f7ae5, 104), (0x8f7ae5, 104), (0xa78bff, 141)],
    [(0x0d0d0f, 233), (0x0d0d0f, 233), (0x000000, 16)],
];

/// The lines between cards of one color.
#[rustfmt::skip]
const LINES: [Tones; 6] = [
    [(0x870c15, 88),  (0x870c15, 88),  (0xb23535, 131)],
    [(0xa86400, 130), (0xa86400, 130), (0xb26d00, 130)],
    [(0xb2a65f, 143), (0xb2a65f, 143), (0xb2b255, 143)],
    [(0x00644e, 23),  (0x00644e, 23),  (0x007d55, 29)],
    [(0x6455a0, 61),  (0x6455a0, 61),  (0x7461b2, 97)],
    [(0x8a8a90, 245), (0x8a8a90, 245), (0xffffff, 231)],
];

/// The faces of pyramids, in the order of their colors.
#[rustfmt::skip]
const PYRAMIDS: [Tones; 5] = [
    [(0xc1121f, 124), (0xc1121f, 124), (0xff4d4d, 203)],
    [(0xffdd33, 221), (0xffdd33, 221), (0xffff7a, 228)],
    [(0x00a878, 36),  (0x00a878, 36),  (0x00c48a, 42)],
    [(0x1d4ed8, 26),  (0x1d4ed8, 26),  (0x4f8dff, 69)],
    [(0x0d0d0f, 233), (0x0d0d0f, 233), (0x000000, 16)],
];

/// Pawns by their seats, and whether the letters on them are dark.
const PAWNS: [(u32, u8, bool); 5] = [
    (0xffffff, 231, true),
    (0xf18f01, 208, true),
    (0x1aa6a6, 37, true),
    (0x7a3fb0, 97, false),
    (0xb4b4ff, 147, true),
];

/// Letters on a face.
const LETTERS: [Tone; 2] = [Tone(0x14100c, 233), Tone(0xffffff, 231)];

impl Palette {
    pub(super) fn ink(self, name: Name) -> Tone {
        tone(&INKS[name as usize], self)
    }

    /// The face of a card by the number of its color.
    pub(super) fn face(self, color: usize) -> Tone {
        tone(&FACES[color], self)
    }

    /// The line at the edge of a card.
    pub(super) fn line(self, color: usize) -> Tone {
        tone(&LINES[color], self)
    }

    /// The dots on a tile, of 256 colors.
    pub(super) fn dot(self, color: usize) -> Ink {
        Ink::Indexed([174, 130, 143, 115, 146, 247][color])
    }

    /// The edge of a face that could pass for the ground around it.
    pub(super) fn edge(self, color: usize) -> Option<Tone> {
        match (self, color) {
            (Palette::Dark, 0) => Some(Tone(0xe04a54, 167)),
            (Palette::Dark, 5) => Some(Tone(0x8a8a90, 245)),
            (Palette::Light, 1) => Some(Tone(0xc47400, 172)),
            (Palette::Light, 2) => Some(Tone(0x9c8626, 100)),
            (Palette::Contrast, 5) => Some(Tone(0xffffff, 231)),
            _ => None,
        }
    }

    /// The face of a pyramid by the number of its color.
    pub(super) fn pyramid(self, color: usize) -> Tone {
        tone(&PYRAMIDS[color], self)
    }

    /// What is written with on a face.
    pub(super) fn letter(self, face: Tone) -> Tone {
        let is_dark = match self {
            Palette::Contrast => face.0 == 0,
            _ => [0xc1121f, 0x1d4ed8, 0x0d0d0f].contains(&face.0),
        };
        LETTERS[usize::from(is_dark)]
    }

    /// A pawn by the number of its seat, and its letter.
    pub(super) fn pawn(self, seat: usize) -> (Tone, Tone) {
        let (rgb, index, dark) = match (self, seat) {
            // White is lost on paper.
            (Palette::Light, 0) => (0x475569, 60, false),
            _ => PAWNS[seat],
        };
        (Tone(rgb, index), LETTERS[usize::from(!dark)])
    }

    /// The same where it has no letter and no edge: on paper, a pale one would fade.
    pub(super) fn pawn_ink(self, seat: usize) -> Tone {
        match (self, seat) {
            (Palette::Light, 4) => Tone(0x7478dc, 104),
            _ => self.pawn(seat).0,
        }
    }
}
