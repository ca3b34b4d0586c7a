//! What things look like, by what they mean.

use ratatui::style::{Color as Ink, Modifier, Style};

use super::palette::Name;
pub use super::palette::Palette;
use super::palette::Tone;
use crate::rules::Color;

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

impl Depth {
    /// Whether there are colors enough for a palette of our own.
    pub fn has_palette(self) -> bool {
        matches!(self, Depth::True | Depth::Indexed)
    }
}

/// How the table is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Theme {
    /// How many colors there are.
    pub depth: Depth,
    /// Draw with ASCII characters only.
    pub ascii: bool,
    /// What the colors go with, where there are enough of them.
    pub palette: Palette,
}

/// The grounds on which things are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ground {
    /// The cloth on the table.
    Cloth,
    /// Sand: the Fields of a Mandala, or the disc under tiles.
    Field,
    /// The grooves in it.
    Groove,
    /// Lighter sand: a Mountain, a path, or the front of a tile.
    Mountain,
    /// The wall around a path.
    Wall,
    /// A path over which nobody walks any more.
    Passed,
    /// The area chosen.
    Chosen,
    /// An area where what is chosen may not go.
    Dim,
    /// A color that is missing.
    Unlit,
    /// Something lying on top.
    Sheet,
    /// The bar with the keys.
    Keys,
}

impl Theme {
    /// All colors and all letters, on a dark cloth.
    pub const FULL: Theme = Theme { depth: Depth::True, ascii: false, palette: Palette::Dark };

    /// Whether the edges of a shape can be smooth.
    pub(super) fn is_smooth(&self) -> bool {
        self.depth == Depth::True && !self.ascii
    }

    /// A ground to draw on; none where the terminal's own shows through.
    pub(super) fn ground(&self, ground: Ground) -> Option<Ink> {
        if !self.depth.has_palette() {
            return self.on(ground).bg;
        }
        Some(self.ink(match ground {
            Ground::Cloth => Name::Cloth,
            Ground::Field => Name::Sand,
            Ground::Groove => Name::Groove,
            Ground::Mountain => Name::Light,
            Ground::Wall => Name::Wall,
            Ground::Passed => Name::Passed,
            Ground::Chosen => Name::Glow,
            Ground::Dim => Name::Dim,
            Ground::Unlit => Name::Unlit,
            Ground::Sheet => Name::Sheet,
            Ground::Keys => Name::Keys,
        }))
    }

    /// The grooves of an area where what is chosen may not go: its shape can still be seen.
    pub(super) fn dim_groove(&self) -> Option<Ink> {
        let (dim, cloth) = (self.ground(Ground::Dim)?, self.ground(Ground::Cloth));
        let mixed = cloth.and_then(|cloth| mixed(dim, cloth, 4));
        match self.depth {
            Depth::Basic => self.ground(Ground::Groove),
            _ => mixed.or(Some(dim)),
        }
    }

    /// Writing on a ground. Sand is gray where there are too few colors for it.
    pub(super) fn on(&self, ground: Ground) -> Style {
        match (self.depth, ground) {
            (Depth::Mono, _)
            | (Depth::Basic, Ground::Cloth | Ground::Sheet | Ground::Keys | Ground::Unlit) => {
                return Style::new();
            }
            (Depth::Basic, Ground::Chosen) => return Style::new().fg(Ink::Black).bg(Ink::White),
            (Depth::Basic, Ground::Mountain) => return Style::new().fg(Ink::Black).bg(Ink::Gray),
            (Depth::Basic, Ground::Wall | Ground::Passed | Ground::Groove) => {
                return Style::new().fg(Ink::White).bg(Ink::Black);
            }
            (Depth::Basic, _) => return Style::new().fg(Ink::White).bg(Ink::DarkGray),
            _ => {}
        }
        let ink = self.ink(match ground {
            Ground::Cloth | Ground::Sheet | Ground::Keys | Ground::Unlit | Ground::Dim => {
                Name::Text
            }
            Ground::Field | Ground::Groove | Ground::Mountain => Name::Ink,
            Ground::Wall | Ground::Passed => Name::OnWall,
            Ground::Chosen => Name::OnGlow,
        });
        let style = Style::new().fg(ink);
        match self.ground(ground) {
            Some(bg) => style.bg(bg),
            None => style,
        }
    }

    /// What can be done on a tile.
    pub(super) fn label(&self) -> Style {
        match self.depth {
            Depth::Mono => Style::new().add_modifier(Modifier::BOLD),
            // The front of a tile is light there.
            Depth::Basic => self.on(Ground::Wall).add_modifier(Modifier::BOLD),
            _ => self.tag(),
        }
    }

    /// A mark on sand: the frame of the cursor, and the number of a hint on a board.
    pub(super) fn mark(&self) -> Style {
        let style = Style::new().add_modifier(Modifier::BOLD);
        match self.depth {
            Depth::Mono => style,
            Depth::Basic => style.fg(Ink::White).bg(Ink::Blue),
            _ => style.bg(self.ink(Name::Lapis)).fg(match self.palette {
                Palette::Contrast => self.ink(Name::OnGlow),
                _ => self.tone(self.palette.ink(Name::Glow)),
            }),
        }
    }

    /// The same around the pawn of the player to move, whose name is gold, too.
    pub(super) fn turn_mark(&self) -> Style {
        let style = self.mark();
        match self.depth {
            Depth::Mono => style,
            Depth::Basic => style.fg(Ink::Black).bg(Ink::LightYellow),
            _ => style.fg(self.ink(Name::OnGlow)).bg(match self.palette {
                // There, what is chosen is gold.
                Palette::Contrast => self.ink(Name::Cream),
                // On paper gold is brown, as the wall is.
                _ => self.tone(Palette::Dark.ink(Name::Gold)),
            }),
        }
    }

    /// The number of a hint. Without colors, what is reversed belongs to a player.
    pub(super) fn number(&self) -> Style {
        match self.depth {
            Depth::Mono => Style::new().add_modifier(Modifier::BOLD | Modifier::UNDERLINED),
            _ => self.mark(),
        }
    }

    /// Around the chosen area, where its light alone could be overlooked.
    pub(super) fn chosen_edge(&self) -> Option<Ink> {
        match self.depth {
            Depth::Mono => None,
            Depth::Basic => Some(Ink::LightYellow),
            _ => Some(self.ink(Name::Gold)),
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
            (Depth::Basic, Ground::Cloth | Ground::Sheet | Ground::Keys | Ground::Unlit) => {
                on.add_modifier(Modifier::DIM)
            }
            (Depth::Basic, _) => on,
            (_, Ground::Cloth | Ground::Sheet | Ground::Keys | Ground::Unlit) => {
                on.fg(self.ink(Name::Muted))
            }
            (_, Ground::Field | Ground::Groove | Ground::Mountain) => {
                on.fg(self.ink(Name::FaintInk))
            }
            _ => on,
        }
    }

    /// What can be looked past.
    pub(super) fn faint(&self, ground: Ground) -> Style {
        let on = self.on(ground);
        match self.depth.has_palette() {
            true => on.fg(self.ink(Name::Sand)),
            false => on,
        }
    }

    /// Something that all players must notice.
    pub(super) fn warning(&self) -> Style {
        self.gold(Ground::Cloth)
    }

    /// The same on any ground of the table.
    pub(super) fn gold(&self, ground: Ground) -> Style {
        let style = self.on(ground).add_modifier(Modifier::BOLD);
        if self.depth.has_palette() {
            style.fg(self.ink(Name::Gold))
        } else {
            // No color of sixteen can be read on light and dark grounds alike.
            style.add_modifier(Modifier::UNDERLINED)
        }
    }

    /// A row of a bar beside what all players must notice. It is no blank in colors: of a blank
    /// only the ground is sent, so it would keep the ink of whatever was written before.
    pub(super) fn beam(&self) -> (&'static str, Style) {
        if self.depth.has_palette() {
            let gold = self.ink(Name::Gold);
            (self.glyph("█", "|"), Style::new().fg(gold).bg(gold))
        } else {
            (" ", Style::new().add_modifier(Modifier::REVERSED))
        }
    }

    /// A bar on the cloth that stands for cards of a color.
    pub(super) fn plain_bar(&self, color: Color) -> Style {
        let face = match color {
            Color::Black => self.rim_edge(color),
            _ => self.glow(color),
        };
        match face {
            Some(face) => self.plain().fg(face),
            None => self.plain(),
        }
    }

    /// The rest of such a bar.
    pub(super) fn slot(&self) -> Style {
        match self.ground(Ground::Unlit) {
            Some(unlit) => self.plain().fg(unlit),
            None => self.muted(Ground::Cloth),
        }
    }

    /// A block of such a rest: without colors it must look unlike what is filled.
    pub(super) fn rest(&self, block: &'static str) -> &'static str {
        if self.depth == Depth::Mono { "." } else { self.glyph(block, ".") }
    }

    /// The chances of a player on a sheet: those of the first, or of the other.
    pub(super) fn chance(&self, is_first: bool) -> Style {
        let sheet = self.on(Ground::Sheet);
        match (self.depth, is_first) {
            (Depth::Mono, _) => sheet,
            (Depth::Basic, true) => sheet.fg(Ink::LightBlue),
            (Depth::Basic, false) => sheet.fg(Ink::Cyan),
            (_, true) => sheet.fg(self.ink(Name::First)),
            (_, false) => sheet.fg(self.ink(Name::Second)),
        }
    }

    /// What the bars of these are made of: where there is no color, that tells them apart.
    pub(super) fn bar(&self, is_first: bool) -> &'static str {
        match (self.ascii, is_first) {
            (true, true) => "#",
            (true, false) => "=",
            (false, false) if self.depth == Depth::Mono => "▒",
            (false, _) => "█",
        }
    }

    /// The same for bars below each other, which leave a gap between them.
    pub(super) fn low_bar(&self, is_first: bool) -> &'static str {
        match self.bar(is_first) {
            "█" => "▆",
            bar => bar,
        }
    }

    /// What stands before and after something that can be changed.
    pub(super) fn arrows(&self) -> (&'static str, &'static str) {
        (self.glyph("◂ ", "< "), self.glyph(" ▸", " >"))
    }

    /// The ground of what is chosen on a sheet.
    pub(super) fn band(&self) -> Style {
        match self.depth {
            Depth::Mono => Style::new(),
            Depth::Basic => Style::new().bg(Ink::DarkGray),
            _ => Style::new().bg(self.ink(Name::Band)),
        }
    }

    /// What is missing of a bar.
    pub(super) fn track(&self) -> Style {
        let muted = self.muted(Ground::Sheet);
        self.band().bg.map_or(muted, |ink| muted.fg(ink))
    }

    /// What has the cursor: never by color alone.
    pub(super) fn selected(&self, style: Style) -> Style {
        style.add_modifier(Modifier::BOLD | Modifier::REVERSED)
    }

    /// The brackets around what has the cursor.
    pub(super) fn bracket(&self, ground: Ground) -> Style {
        let style = self.on(ground).add_modifier(Modifier::BOLD);
        match (self.depth, ground) {
            (Depth::True | Depth::Indexed, Ground::Cloth | Ground::Sheet | Ground::Keys) => {
                style.fg(self.ink(Name::Cream))
            }
            _ => style,
        }
    }

    /// A key that can be pressed here and now.
    pub(super) fn tag(&self) -> Style {
        if self.depth.has_palette() {
            Style::new()
                .fg(self.ink(Name::OnTag))
                .bg(self.ink(Name::Tag))
                .add_modifier(Modifier::BOLD)
        } else if self.depth == Depth::Basic {
            // Reversed, it could pass for sand.
            Style::new().fg(Ink::White).bg(Ink::Blue).add_modifier(Modifier::BOLD)
        } else {
            Style::new().add_modifier(Modifier::REVERSED)
        }
    }

    /// The back of a card that lies face down.
    pub(super) fn back(&self) -> Style {
        if self.depth.has_palette() {
            // In ASCII its pattern is made of signs, to be seen one by one.
            let pattern = if self.ascii { Name::Muted } else { Name::Pattern };
            Style::new().fg(self.ink(pattern)).bg(self.ink(Name::Back))
        } else {
            Style::new()
        }
    }

    /// A character, or what stands for it in ASCII.
    pub(super) fn glyph(&self, fancy: &'static str, plain: &'static str) -> &'static str {
        if self.ascii { plain } else { fancy }
    }

    pub(super) fn ink(&self, name: Name) -> Ink {
        self.tone(self.palette.ink(name))
    }

    pub(super) fn tone(&self, tone: Tone) -> Ink {
        match self.depth {
            Depth::True => tone.rgb(),
            Depth::Indexed => tone.indexed(),
            // The palettes are not for the user's own colors.
            Depth::Basic | Depth::Mono => Ink::Reset,
        }
    }
}

/// So many eighths of one ink in another, if both are of 24 bits.
pub(super) fn mixed(one: Ink, other: Ink, eighths: u8) -> Option<Ink> {
    let (Ink::Rgb(r, g, b), Ink::Rgb(to_r, to_g, to_b)) = (one, other) else {
        return None;
    };
    let mix = |a: u8, b: u8| {
        let (a, b, part) = (i16::from(a), i16::from(b), i16::from(eighths));
        (a + (b - a) * part / 8) as u8
    };
    Some(Ink::Rgb(mix(r, to_r), mix(g, to_g), mix(b, to_b)))
}
