//! A Mandala as it is laid in sand: a Mountain in the middle, a Field on either
//! side, and a rim of six petals that light up with the colors it holds.

use ratatui::layout::Rect;
use ratatui::style::{Color as Ink, Modifier, Style};

use super::last::LastPlay;
use super::shape::{Part, is_outer, part, petal, scatter};
use crate::app::MOTION_FRAMES;
use crate::app::cards::Motion;
use crate::app::cards::Spectacle;
use crate::app::cards::{Command as Cards, Context, Target};
use crate::app::command::Command;
use crate::app::keymap;
use crate::rules::Color;
use crate::rules::Player;
use crate::rules::cards::{Colors, Mandala, Pile, Side};
use crate::story::review::Sign;
use crate::ui::canvas::Pen;
use crate::ui::theme::{Depth, Ground};

/// How much attention an area asks for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mark {
    /// None.
    #[default]
    Quiet,
    /// The chosen cards may go there.
    Legal,
    /// The chosen cards will go there.
    Chosen,
    /// A review tells of it.
    Told(Sign),
}

impl Mark {
    /// The ground of an area that is otherwise `quiet`.
    pub(super) fn ground(self, quiet: Ground) -> Ground {
        match self.is_chosen() {
            true => Ground::Chosen,
            false => quiet,
        }
    }

    /// Whether cards will go there, or should have gone.
    pub(super) fn is_chosen(self) -> bool {
        match self {
            Mark::Quiet | Mark::Legal | Mark::Told(Sign::Played) => false,
            Mark::Chosen | Mark::Told(Sign::Better | Sign::Both) => true,
        }
    }

    /// Writes the key that chooses the area, if the chosen cards may go there; or what a
    /// review marks it with.
    pub(super) fn draw_key(self, pen: &mut Pen, x: u16, y: u16, command: Cards) {
        let tag = match self {
            Mark::Quiet => return,
            Mark::Legal | Mark::Chosen => key(pen, command),
            Mark::Told(sign) => sign.mark().to_string(),
        };
        let style = pen.theme.tag();
        pen.text(x, y, &format!(" {tag} "), style);
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
    pub mandala: &'a Mandala,
    /// Whose Field is at the top.
    pub top: Player,
    /// Marks of the Mountain, the Field at the top and the one at the bottom.
    pub marks: [Mark; 3],
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
    pub fn picture(side: Side, mandala: &'a Mandala) -> Disc<'a> {
        Disc {
            side,
            mandala,
            top: Player::One,
            marks: [Mark::Quiet; 3],
            pick: None,
            told: [None; 6],
            drafting: false,
            clickable: None,
            last: LastPlay::default(),
            motion: None,
        }
    }

    /// Draws the sand without the cards.
    pub fn draw_rim(&self, pen: &mut Pen, area: Rect) {
        if pen.theme.depth == Depth::Mono {
            self.draw_letters(pen, area);
        } else {
            self.draw_sand(pen, area);
            if self.destroyed().is_none() {
                self.draw_petals(pen, area);
            }
        }
    }

    /// Draws the Mandala into a square of `area.height` rows and twice the columns.
    pub fn draw(&self, pen: &mut Pen, area: Rect) {
        self.draw_rim(pen, area);
        self.draw_number(pen, area);
        if self.destroyed().is_none() {
            self.draw_cards(pen, area);
        }
        self.make_clickable(pen, area);
    }

    /// The key that chooses this Mandala, in the sand beside its Mountain.
    fn draw_number(&self, pen: &mut Pen, area: Rect) {
        let style = pen.theme.on(Ground::Field).add_modifier(Modifier::BOLD);
        let number = key(pen, Cards::Side(self.side));
        pen.text(
            area.x + area.width / 8,
            area.y + area.height / 2,
            &number,
            style,
        );
    }

    /// The letters of the six petals.
    fn draw_petals(&self, pen: &mut Pen, area: Rect) {
        let lit = self.lit();
        let (rx, ry) = (f32::from(area.width) / 2.0, f32::from(area.height) / 2.0);
        for color in Color::ALL {
            let (x, y) = petal(color);
            let column = (rx + x * rx - 0.5).round() as u16;
            let row = (ry + y * ry - 0.5).round() as u16;
            let style = if lit.contains(color) {
                pen.theme.card(color)
            } else {
                pen.theme.muted(Ground::Cloth)
            };
            let letter = color.letter().to_string();
            pen.text(area.x + column, area.y + row, &letter, style);
        }
    }

    /// How far the destruction shown here has gone, from 0 to 1.
    fn destroyed(&self) -> Option<f32> {
        match self.motion {
            Some(Motion {
                spectacle: Spectacle::Destroyed(side),
                frame,
            }) if side == self.side => Some(f32::from(frame) / f32::from(MOTION_FRAMES)),
            _ => None,
        }
    }

    /// Which petals are lit: those of the colors present; while the Mandala is being
    /// completed, each of them flickers once.
    fn lit(&self) -> Colors {
        let present = self.mandala.cards().colors();
        match self.motion {
            Some(Motion {
                spectacle: Spectacle::Completed(side),
                frame,
            }) if side == self.side => {
                let dark = Color::ALL[usize::from(frame / 3) % 6];
                present - Pile::of(dark, 1).colors()
            }
            _ => present,
        }
    }

    fn ink(&self, pen: &Pen, (x, y): (f32, f32), radius: f32, lit: Colors) -> Option<Ink> {
        let theme = &pen.theme;
        if let Some(gone) = self.destroyed() {
            return self.blown(pen, x, y, gone);
        }
        match part(x, y)? {
            Part::Rim(color) if lit.contains(color) => {
                let edge = theme.rim_edge(color).filter(|_| is_outer(x, y));
                edge.or(theme.glow(color))
            }
            // What is missing is dotted, because any color could pass for another.
            Part::Rim(_) if is_dot(x, y, radius) => theme.ground(Ground::Unlit),
            Part::Rim(_) => None,
            Part::Seam => theme.ground(Ground::Field),
            Part::Mountain => theme.ground(self.marks[0].ground(Ground::Mountain)),
            Part::Shore | Part::Ornament => theme.ground(Ground::Ornament),
            Part::FieldTop => theme.ground(self.marks[1].ground(Ground::Field)),
            Part::FieldBottom => theme.ground(self.marks[2].ground(Ground::Field)),
        }
    }

    /// A point of a Mandala whose sand is being blown away: grains fly outwards
    /// from where they lay, fewer and fewer.
    fn blown(&self, pen: &Pen, x: f32, y: f32, gone: f32) -> Option<Ink> {
        let from = 1.0 - 0.45 * gone;
        let (x, y) = (x * from, y * from);
        let grain = scatter(x, y);
        if f32::from(grain as u8) < gone * 256.0 {
            return None;
        }
        match part(x, y)? {
            Part::Rim(color) => pen.theme.glow(color),
            // Two grains in five have a color.
            _ => match grain >> 8 & 15 {
                n @ 0..6 => pen.theme.glow(Color::ALL[n as usize]),
                _ => pen.theme.ground(Ground::Field),
            },
        }
    }

    fn draw_sand(&self, pen: &mut Pen, area: Rect) {
        let cloth = pen.theme.ground(Ground::Cloth).unwrap_or(Ink::Reset);
        let lit = self.lit();
        let radius = f32::from(area.height);
        let unit = |n: u16| (f32::from(n) + 0.5) / radius - 1.0;
        for row in 0..area.height {
            for column in 0..area.width {
                let x = unit(column);
                let upper = self.ink(pen, (x, unit(2 * row)), radius, lit);
                let lower = match pen.theme.ascii {
                    // Without half blocks a cell has one color.
                    true => upper,
                    false => self.ink(pen, (x, unit(2 * row + 1)), radius, lit),
                };
                let (symbol, fg, bg) = match (upper, lower) {
                    (None, None) => continue,
                    (Some(a), Some(b)) if a == b => (" ", None, a),
                    (Some(a), Some(b)) => ("▀", Some(a), b),
                    (Some(a), None) => ("▀", Some(a), cloth),
                    (None, Some(b)) => ("▄", Some(b), cloth),
                };
                if let Some(cell) = pen.buf.cell_mut((area.x + column, area.y + row)) {
                    cell.set_symbol(symbol).set_bg(bg);
                    if let Some(fg) = fg {
                        cell.set_fg(fg);
                    }
                }
            }
        }
    }

    /// The same without colors: the rim is made of the letters of the colors.
    fn draw_letters(&self, pen: &mut Pen, area: Rect) {
        let lit = self.lit();
        let radius = f32::from(area.height);
        for row in 0..area.height {
            for column in 0..area.width {
                let x = (f32::from(column) + 0.5) / radius - 1.0;
                let y = (f32::from(2 * row) + 1.0) / radius - 1.0;
                let (letter, style) = match part(x, y) {
                    Some(Part::Rim(color)) if lit.contains(color) => {
                        let style = match pen.theme.glow(color) {
                            Some(_) => pen.theme.card(color),
                            None => Style::new(),
                        };
                        (color.letter().to_ascii_lowercase(), style)
                    }
                    Some(Part::Rim(_)) => ('.', pen.theme.plain()),
                    Some(Part::Shore) => ('.', pen.theme.plain()),
                    _ => continue,
                };
                let letter = if self.destroyed().is_some() {
                    '.'
                } else {
                    letter
                };
                pen.text(
                    area.x + column,
                    area.y + row,
                    letter.encode_utf8(&mut [0; 4]),
                    style,
                );
            }
        }
    }

    fn make_clickable(&self, pen: &mut Pen, area: Rect) {
        let Some(seat) = self.clickable else { return };
        let band = area.height / 4;
        let (top, rest) = (
            Rect::new(area.x, area.y, area.width, band),
            area.bottom() - band,
        );
        let bottom = Rect::new(area.x, rest, area.width, band);
        let field = if seat == self.top { top } else { bottom };
        let middle = Rect::new(area.x, area.y + band, area.width, area.height - 2 * band);
        pen.hit(
            field,
            Command::Cards(Cards::Target(Target::Field(self.side))),
        );
        pen.hit(
            middle,
            Command::Cards(Cards::Target(Target::Mountain(self.side))),
        );
    }
}

/// Whether a point belongs to a dot: they lie like the dark squares of a chessboard.
fn is_dot(x: f32, y: f32, radius: f32) -> bool {
    let index = |n: f32| ((n + 1.0) * radius) as u16;
    (index(x) + index(y)).is_multiple_of(2)
}
