//! A Mandala as it is laid in sand: a Mountain in the middle, a Field on either
//! side, and a rim that lights up with the colors it holds.

use ratatui::layout::Rect;
use ratatui::style::{Color as Ink, Modifier, Style};

use super::last::LastPlay;
use super::shape::{Half, Outline, Part, Shape, scatter};
use crate::app::MOTION_FRAMES;
use crate::app::cards::Motion;
use crate::app::cards::Spectacle;
use crate::app::cards::{Command as Cards, Context, Target};
use crate::app::command::Command;
use crate::app::keymap;
use crate::lessons::Spot;
use crate::rules::Color;
use crate::rules::Player;
use crate::rules::cards::{Colors, Mandala, Pile, Side};
use crate::story::review::Sign;
use crate::ui::canvas::Pen;
use crate::ui::raster::Raster;
use crate::ui::theme::{Depth, Ground, Palette, mixed};

/// The fewest rows of a Mandala that is not small.
pub const ROOMY: u16 = 13;

/// How much attention an area asks for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mark {
    /// None.
    #[default]
    Quiet,
    /// The chosen cards may not go there, or another Mandala is shared out.
    Barred,
    /// The chosen cards may go there.
    Legal,
    /// The chosen cards will go there.
    Chosen,
    /// A review tells of it.
    Sign(Sign),
}

impl Mark {
    /// The ground of an area that is otherwise `quiet`.
    pub(super) fn ground(self, quiet: Ground) -> Ground {
        match self {
            Mark::Barred => Ground::Dim,
            _ if self.is_chosen() => Ground::Chosen,
            _ => quiet,
        }
    }

    /// Whether cards will go there, or should have gone.
    pub(super) fn is_chosen(self) -> bool {
        match self {
            Mark::Quiet | Mark::Barred | Mark::Legal | Mark::Sign(Sign::Played) => false,
            Mark::Chosen | Mark::Sign(Sign::Better | Sign::Both) => true,
        }
    }

    /// What stands beside the area: the numbers of the hints that lead there,
    /// the key that chooses it, if the chosen cards may go there, or what a review marks it with.
    pub(super) fn tag(
        self,
        pen: &Pen,
        hinted: Option<&String>,
        command: Cards,
    ) -> Option<(String, Style)> {
        if let Some(numbers) = hinted {
            return Some((numbers.clone(), pen.theme.number()));
        }
        let tag = match self {
            Mark::Quiet | Mark::Barred => return None,
            Mark::Legal | Mark::Chosen => key(pen, command),
            Mark::Sign(sign) => sign.mark().to_string(),
        };
        Some(match pen.theme.depth {
            // Reversed, it would run into the letters of the rim.
            Depth::Mono => (format!("({tag})"), pen.theme.bracket(Ground::Cloth)),
            _ => (format!(" {tag} "), pen.theme.tag()),
        })
    }
}

/// Draws that. Two numbers lie apart, or they would be read as one.
pub(super) fn draw_tag(pen: &mut Pen, (x, y): (u16, u16), (tag, style): (&str, Style)) {
    if tag.split_whitespace().count() < 2 {
        pen.text(x, y, tag, style);
        return;
    }
    for (x, number) in (x..).zip(tag.chars()).filter(|(_, number)| *number != ' ') {
        pen.text(x, y, number.encode_utf8(&mut [0; 4]), style);
    }
}

/// The key of a choice.
pub(super) fn key(pen: &Pen, command: Cards) -> String {
    let context = keymap::Context::Cards(Context::Choose);
    let key = keymap::key_for(context, Command::Cards(command));
    pen.language.house().key(key)
}

/// What is drawn of a Mandala.
pub struct Disc<'a> {
    pub side: Side,
    /// With the cards that will go there.
    pub mandala: Mandala,
    /// The color of these, if there are any.
    pub coming: Option<Color>,
    /// Whose Field is at the top.
    pub top: Player,
    /// Marks of the Mountain, the Field at the top and the one at the bottom.
    pub marks: [Mark; 3],
    /// The numbers of the hints that lead to these.
    pub hinted: [Option<String>; 3],
    /// Whether its own number is shown.
    pub is_numbered: bool,
    /// The color with the cursor in a draft.
    pub pick: Option<Color>,
    /// What a review tells of each color in a draft.
    pub told: [Option<Sign>; 6],
    /// Whether a click on a color of the Mountain chooses it.
    pub drafting: bool,
    /// Whose Field can be clicked.
    pub clickable: Option<Player>,
    /// The last play, which is marked.
    pub last: LastPlay<'a>,
    pub motion: Option<Motion>,
}

impl<'a> Disc<'a> {
    /// A Mandala to look at, with nothing to choose.
    pub fn picture(side: Side, mandala: Mandala) -> Disc<'a> {
        Disc {
            side,
            mandala,
            coming: None,
            top: Player::One,
            marks: [Mark::Quiet; 3],
            hinted: [const { None }; 3],
            is_numbered: true,
            pick: None,
            told: [None; 6],
            drafting: false,
            clickable: None,
            last: LastPlay::default(),
            motion: None,
        }
    }

    /// Draws the sand and the cards, with nothing else that is for playing.
    pub fn draw_finished(&self, pen: &mut Pen, area: Rect) {
        let shape = Shape::new(area.height, pen.theme.is_smooth());
        self.draw_rim(pen, area, &shape);
        self.draw_cards(pen, area, &shape);
    }

    /// Draws the sand without the cards.
    fn draw_rim(&self, pen: &mut Pen, area: Rect, shape: &Shape) {
        if pen.theme.depth == Depth::Mono {
            self.draw_letters(pen, area, shape);
        } else if let Some(gone) = self.destroyed() {
            self.draw_blown(pen, area, shape, gone);
        } else {
            self.draw_sand(pen, area, shape);
            self.draw_outline(pen, area, shape);
            self.draw_colors(pen, area, shape);
        }
    }

    /// Draws the Mandala into a square of `area.height` rows and twice the columns.
    pub fn draw(&self, pen: &mut Pen, area: Rect) {
        let shape = Shape::new(area.height, pen.theme.is_smooth());
        self.draw_rim(pen, area, &shape);
        if self.destroyed().is_none() {
            if self.is_numbered {
                self.draw_number(pen, area);
            }
            self.draw_cards(pen, area, &shape);
        }
        self.make_clickable(pen, area);
    }

    /// The key that chooses this Mandala, in the sand beside its Mountain.
    fn draw_number(&self, pen: &mut Pen, area: Rect) {
        // The middle row belongs to the lower Field.
        let ground = self.marks[2].ground(Ground::Field);
        let style = pen.theme.on(ground).add_modifier(Modifier::BOLD);
        let number = key(pen, Cards::Side(self.side));
        let x = area.x + (area.width * 3).div_ceil(20);
        pen.text(x, area.y + area.height / 2, &number, style);
    }

    /// The letters of the six colors on the rim.
    fn draw_colors(&self, pen: &mut Pen, area: Rect, shape: &Shape) {
        let lit = self.lit();
        for color in Color::ALL {
            let (column, row) = shape.letter(color);
            let style = if lit.contains(color) {
                pen.theme.lit_card(color)
            } else {
                pen.theme.muted(Ground::Unlit)
            };
            let letter = color.letter().to_string();
            pen.text(area.x + column, area.y + row, &letter, style);
        }
    }

    /// How far the destruction shown here has gone, from 0 to 1.
    fn destroyed(&self) -> Option<f32> {
        match self.motion {
            Some(Motion { spectacle: Spectacle::Destroyed(side), frame }) if side == self.side => {
                Some(f32::from(frame) / f32::from(MOTION_FRAMES))
            }
            _ => None,
        }
    }

    /// Which petals are lit: those of the colors present; while the Mandala is being
    /// completed, each of them flickers once.
    fn lit(&self) -> Colors {
        let present = self.mandala.cards().colors();
        match self.motion {
            Some(Motion { spectacle: Spectacle::Completed(side), frame }) if side == self.side => {
                let dark = Color::ALL[usize::from(frame / 3) % 6];
                present - Pile::of(dark, 1).colors()
            }
            _ => present,
        }
    }

    /// Draws the sand, of which only the inks depend on the game.
    fn draw_sand(&self, pen: &mut Pen, area: Rect, shape: &Shape) {
        let (theme, lit) = (pen.theme, self.lit());
        let measures = (area.height, theme.is_smooth());
        let raster = pen.sand.mandala.of(measures, |&(rows, is_smooth)| {
            let (size, part) = ((2 * rows, rows), |x, y| shape.part(x, y));
            if is_smooth { Raster::new(size, part) } else { Raster::hard(size, part) }
        });
        let rim = Color::ALL.map(|color| {
            if lit.contains(color) { theme.glow(color) } else { theme.ground(Ground::Unlit) }
        });
        let fields = [1, 2].map(|place| {
            let mark = self.marks[place];
            let petal = theme.ground(mark.ground(Ground::Field));
            let groove = match mark {
                Mark::Barred => theme.dim_groove(),
                _ => theme.ground(Ground::Groove),
            };
            // On paper, sand needs an edge, but not one that is darker than the petals.
            if theme.palette == Palette::Light {
                let soft = |eighths: u8| mixed(petal?, groove?, eighths).or(groove);
                return (petal, soft(3), soft(5));
            }
            (petal, petal, groove)
        });
        let mountain = theme.ground(self.marks[0].ground(Ground::Mountain));
        let shore = match self.marks[0] {
            mark if mark.is_chosen() => theme.chosen_edge(),
            Mark::Barred => theme.dim_groove(),
            _ => theme.ground(Ground::Groove),
        };
        let line = match self.marks[0] {
            Mark::Quiet => theme.ground(Ground::Field),
            _ => mountain,
        };
        let field = |half: Half| fields[half as usize];
        raster.draw(pen, area, |part| match part {
            Part::Cloth => None,
            Part::Rim(color) => rim[color.index()],
            Part::Petal(half) => field(half).0,
            Part::Tip(half) => field(half).1,
            Part::Groove(half) => field(half).2,
            Part::Shore => shore,
            Part::Line => line,
            Part::Mountain => mountain,
        });
    }

    /// Draws a line along the outer side of the colors that could pass for the cloth. It is as
    /// dark everywhere, which a smooth one could not be that is no broader than a half cell.
    fn draw_outline(&self, pen: &mut Pen, area: Rect, shape: &Shape) {
        let (theme, lit) = (pen.theme, self.lit());
        let edge = |color| match (theme.rim_edge(color), theme.glow(color)) {
            // As broad as an arc, it must not seem to be one of another color.
            (Some(edge), Some(glow)) if shape.has_thin_rim() && theme.palette == Palette::Light => {
                mixed(edge, glow, 4).or(Some(edge))
            }
            (edge, _) => edge,
        };
        let edges = Color::ALL.map(|color| edge(color).filter(|_| lit.contains(color)));
        if edges.iter().all(Option::is_none) {
            return;
        }
        let cloth = theme.ground(Ground::Cloth);
        for Outline { x, half_row, color, eighths } in shape.outline() {
            let edge = edges[color.index()];
            let ink = match eighths {
                8 => edge,
                _ => cloth.zip(edge).and_then(|(cloth, edge)| mixed(cloth, edge, eighths)),
            };
            let Some(ink) = ink else { continue };
            if !theme.ascii {
                pen.half(area.x + x, 2 * area.y + half_row, ink);
            } else if eighths == 8 {
                // There are no half blocks.
                pen.halves(area.x + x, area.y + half_row / 2, Some(ink), Some(ink));
            }
        }
    }

    /// Draws a Mandala whose sand is being blown away: grains fly outwards from where they
    /// lay, fewer and fewer.
    fn draw_blown(&self, pen: &mut Pen, area: Rect, shape: &Shape, gone: f32) {
        let radius = f32::from(area.height);
        let from = 1.0 - 0.45 * gone;
        let lay = |n: u16| ((f32::from(n) + 0.5) / radius - 1.0) * from;
        let grain = |x: u16, half_row: u16| -> Option<Ink> {
            let (x, y) = (lay(x), lay(half_row));
            let grain = scatter(x, y);
            if f32::from(grain as u8) < gone * 256.0 {
                return None;
            }
            match shape.part((x + 1.0) * radius, (y + 1.0) * radius) {
                Part::Cloth => None,
                Part::Rim(color) => pen.theme.glow(color),
                // Two grains in five have a color.
                _ => match grain >> 8 & 15 {
                    n @ 0..6 => pen.theme.glow(Color::ALL[n as usize]),
                    _ => pen.theme.ground(Ground::Field),
                },
            }
        };
        let mut cells = Vec::new();
        for (row, column) in (0..area.height).flat_map(|y| (0..area.width).map(move |x| (y, x))) {
            let above = grain(column, 2 * row);
            // A large Mandala has larger grains.
            let below = if pen.theme.ascii || area.height > 30 {
                above
            } else {
                grain(column, 2 * row + 1)
            };
            cells.push((area.x + column, area.y + row, above, below));
        }
        for (x, y, above, below) in cells {
            pen.halves(x, y, above, below);
        }
    }

    /// The same without colors: the rim is made of the letters of the colors.
    fn draw_letters(&self, pen: &mut Pen, area: Rect, shape: &Shape) {
        let (lit, is_blown) = (self.lit(), self.destroyed().is_some());
        // One that is not chosen from is drawn lightly, and without what is not lit.
        let is_barred = self.marks == [Mark::Barred; 3];
        let style = Style::new();
        for row in 0..area.height {
            for column in 0..area.width {
                let middle = (f32::from(column) + 0.5, f32::from(2 * row + 1));
                let (x, y) = (area.x + column, area.y + row);
                match shape.part(middle.0, middle.1) {
                    Part::Rim(color) if lit.contains(color) && !is_blown => {
                        let letter = color.letter().to_ascii_lowercase();
                        let dim = if is_barred { Modifier::DIM } else { Modifier::empty() };
                        let lit = pen.theme.lit_card(color).add_modifier(dim);
                        pen.text(x, y, letter.encode_utf8(&mut [0; 4]), lit);
                    }
                    Part::Rim(_) if !is_barred => {
                        pen.text(x, y, pen.theme.glyph("·", "."), style);
                    }
                    Part::Petal(_) | Part::Tip(_) if !is_blown => {
                        let sand = if is_barred { ("·", ".") } else { ("░", ":") };
                        pen.text(x, y, pen.theme.glyph(sand.0, sand.1), style);
                    }
                    _ => {}
                }
            }
        }
    }

    fn make_clickable(&self, pen: &mut Pen, area: Rect) {
        let band = area.height / 4;
        let (top, rest) = (Rect::new(area.x, area.y, area.width, band), area.bottom() - band);
        let bottom = Rect::new(area.x, rest, area.width, band);
        let middle = Rect::new(area.x, area.y + band, area.width, area.height - 2 * band);
        pen.spot(area, Spot::Mandala(self.side));
        pen.spot(middle, Spot::Mountain(self.side));
        // With the row in which a Field is named.
        let (height, rest) = (band + 1, rest - 1);
        pen.spot(Rect { height, ..top }, Spot::Field(self.top, self.side));
        let bottom_lit = Rect::new(area.x, rest, area.width, height);
        pen.spot(bottom_lit, Spot::Field(self.top.other(), self.side));
        let Some(seat) = self.clickable else { return };
        let field = if seat == self.top { top } else { bottom };
        pen.hit(field, Command::Cards(Cards::Target(Target::Field(self.side))));
        pen.hit(middle, Command::Cards(Cards::Target(Target::Mountain(self.side))));
    }
}
