//! The pyramids and the pawns on the path.

use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use super::layout::Layout;
use super::pawns::Pawns;
use super::spiral::Spiral;
use super::{eye, sand};
use crate::app::MOTION_FRAMES;
use crate::app::command::Command;
use crate::app::pyramids::{Command as Pyramids, StageView, TableScene};
use crate::rules::Seat;
use crate::rules::game::Game as _;
use crate::rules::pyramids::{Game, Piece, Place, Places};
use crate::story::review::Sign;
use crate::texts::language::pyramids::Label;
use crate::ui::canvas::Pen;
use crate::ui::theme::Ground;

/// The seed of the path on the picture of the game.
const PICTURE: u64 = 42;

/// What is drawn of a pyramid on the path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Look {
    /// As it lies there.
    Plain,
    /// It would fall into the eye.
    Falling,
    /// It is like the chosen one, or a hint tells of it.
    Marked,
    /// A review tells of it.
    Told(Sign),
    /// It is chosen.
    Chosen,
}

/// What is drawn on the path.
struct Picture<'a> {
    scene: &'a TableScene<'a>,
    layout: &'a Layout,
    chosen: Option<Place>,
    marked: Places,
    falling: Places,
    /// What the last player has not swept up yet.
    to_sweep: Places,
}

/// Draws the path with all that lies and stands on it.
pub fn draw(pen: &mut Pen, scene: &TableScene, pawns: &Pawns, layout: &Layout) {
    let mut picture = Picture {
        scene,
        layout,
        chosen: None,
        marked: hinted(scene),
        falling: Places::NONE,
        to_sweep: to_sweep(scene),
    };
    if let StageView::Choose {
        choice, preview, ..
    } = &scene.stage
    {
        picture.chosen = choice.place();
        if scene.hints.is_none() && choice.place().is_some() {
            picture.marked = choice.alike(scene.game);
        }
        if let Some(preview) = preview {
            picture.falling = preview.report.fell();
        }
    }
    let under_way = picture.under_way();
    sand::draw(pen, &layout.spiral, layout.face, layout.path, under_way);
    eye::draw(pen, scene, layout);
    picture.draw_numbers(pen, under_way);
    for place in Place::all() {
        picture.draw_place(pen, pawns, place, under_way);
    }
    draw_start(pen, scene, pawns, layout);
}

/// Draws a path with all its pyramids, to look at.
pub fn draw_picture(pen: &mut Pen, area: Rect) {
    // The smallest path is laid by hand.
    let height = if area.height < 18 { 16 } else { area.height };
    let area = Rect { height, ..area };
    let face = if area.width < 62 { 2 } else { 4 };
    let spiral = Spiral::new(area.width, area.height, face);
    sand::draw(pen, &spiral, face, area, Places::ALL);
    let game = Game::deal(PICTURE, 2, Seat::default());
    for place in Place::all() {
        let Some(piece) = game.piece(place) else {
            continue;
        };
        let (x, y) = spiral.at(place);
        let text = face_of(pen, piece, face);
        let x = area.x + x + (face - pen.columns(&text)) / 2;
        pen.text(x, area.y + y, &text, pen.theme.pyramid(piece.color));
    }
}

/// The places of the hints.
fn hinted(scene: &TableScene) -> Places {
    match scene.hints {
        Some(hints) => hints.actions().map(|action| action.place).collect(),
        None => Places::NONE,
    }
}

/// What the last player still has to walk over, while that is to be seen.
fn to_sweep(scene: &TableScene) -> Places {
    let Some(motion) = scene.motion else {
        return Places::NONE;
    };
    let swept = motion.report.swept();
    let done = swept.len() * usize::from(motion.frame) / usize::from(MOTION_FRAMES);
    swept.iter().skip(done).collect()
}

impl Picture<'_> {
    /// The places that somebody may still walk over.
    fn under_way(&self) -> Places {
        let game = self.scene.game;
        let rearmost = game.seats().map(|seat| game.pawn(seat)).min().flatten();
        let from = self.to_sweep.first().or(rearmost);
        Places::ALL - Places::ALL.behind(from)
    }

    fn look(&self, place: Place) -> Look {
        let mistake = self.scene.mistake;
        if let Some(sign) = mistake.and_then(|it| it.sign(|action| action.place == place)) {
            Look::Told(sign)
        } else if self.chosen == Some(place) {
            Look::Chosen
        } else if self.falling.contains(place) {
            Look::Falling
        } else if self.marked.contains(place) {
            Look::Marked
        } else {
            Look::Plain
        }
    }

    /// The face of a place, on the screen.
    fn area(&self, place: Place) -> Rect {
        let (x, y) = self.layout.spiral.at(place);
        let path = self.layout.path;
        Rect::new(path.x + x, path.y + y, self.layout.face, 1)
    }

    fn draw_place(&self, pen: &mut Pen, pawns: &Pawns, place: Place, under_way: Places) {
        let area = self.area(place);
        let game = self.scene.game;
        let swept = game.laid(place).filter(|_| self.to_sweep.contains(place));
        if let Some(piece) = game.piece(place).or(swept) {
            self.draw_piece(pen, piece, self.look(place), area);
        } else if let Some(seat) = self.pawn_on(place) {
            let style = pen.theme.pawn(self.scene.acting() == Some(seat));
            let x = area.x + (area.width - 2) / 2;
            pen.text(x, area.y, &pawns.mark(seat), style);
        } else if under_way.contains(place) {
            let style = pen.theme.muted(Ground::Mountain);
            pen.text(area.x + (area.width - 1) / 2, area.y, ".", style);
        }
        let wide = Rect {
            x: area.x - 1,
            width: area.width + 2,
            ..area
        };
        pen.hit(wide, Command::Pyramids(Pyramids::Place(place)));
    }

    /// Whose pawn is seen on a place: one that sweeps up the rest walks in place by place.
    fn pawn_on(&self, place: Place) -> Option<Seat> {
        let game = self.scene.game;
        match self.scene.motion {
            Some(motion) if !motion.report.swept().is_empty() => {
                let swept = motion.report.swept() - self.to_sweep;
                let sweeper = motion.report.swept().last().and_then(|to| game.pawn_on(to));
                match swept.last() == Some(place) {
                    true => sweeper,
                    false => game.pawn_on(place).filter(|&seat| Some(seat) != sweeper),
                }
            }
            _ => game.pawn_on(place),
        }
    }

    fn draw_piece(&self, pen: &mut Pen, piece: Piece, look: Look, area: Rect) {
        let mut text = face_of(pen, piece, self.layout.face);
        let mut style = pen.theme.pyramid(piece.color);
        if look == Look::Falling {
            text = text.to_lowercase();
            style = pen.theme.muted(Ground::Mountain);
        }
        if self.scene.game.on_path(piece) == 1 {
            style = style.add_modifier(Modifier::UNDERLINED);
        }
        let width = pen.columns(&text);
        let x = area.x + (area.width - width) / 2;
        pen.text(x, area.y, &text, style);
        if self.is_tall(pen) && look != Look::Falling {
            let path = pen.theme.ground(Ground::Mountain).unwrap_or_default();
            let half = Style::new().fg(style.bg.unwrap_or_default()).bg(path);
            pen.text(x, area.y + 1, &"▀".repeat(width.into()), half);
        }
        let mark = mark(pen);
        match look {
            Look::Chosen => {
                pen.text(x - 1, area.y, "[", mark);
                pen.text(x + width, area.y, "]", mark);
            }
            Look::Marked => {
                pen.text(x - 1, area.y, pen.theme.glyph("▸", ">"), mark);
            }
            Look::Told(sign) => {
                pen.text(x - 1, area.y, sign.mark(), mark);
            }
            Look::Plain | Look::Falling => {}
        }
    }

    /// Whether a face is higher than a row.
    fn is_tall(&self, pen: &Pen) -> bool {
        let has_ground = pen.theme.ground(Ground::Mountain).is_some();
        self.layout.face >= 6 && has_ground && !pen.theme.ascii
    }

    /// The number of every fifth place, where there is room.
    fn draw_numbers(&self, pen: &mut Pen, under_way: Places) {
        if self.layout.face < 4 {
            return;
        }
        for place in under_way
            .iter()
            .filter(|place| place.number().is_multiple_of(5))
        {
            let area = self.area(place);
            let number = place.to_string();
            let x = area.x + (area.width - pen.columns(&number)) / 2;
            let y = area.y + if self.is_tall(pen) { 2 } else { 1 };
            pen.text(x, y, &number, pen.theme.muted(Ground::Field));
        }
    }
}

/// A letter and the pips; with triangles, so that a large one is really larger, where
/// there is room.
fn face_of(pen: &Pen, piece: Piece, width: u16) -> String {
    if width < 4 {
        return piece.to_string();
    }
    let pips = usize::from(piece.size.pips());
    let pips = pen.theme.glyph("▴", "^").repeat(pips);
    let face = format!("{}{pips}", piece.color.letter());
    match width {
        4 | 5 => face,
        _ => format!(" {face} "),
    }
}

/// What marks a pyramid on the path.
fn mark(pen: &Pen) -> Style {
    let on = pen.theme.on(Ground::Chosen);
    on.add_modifier(Modifier::BOLD)
}

/// The pawns that have not moved yet, outside the first place.
fn draw_start(pen: &mut Pen, scene: &TableScene, pawns: &Pawns, layout: &Layout) {
    let at_start = |seat: &Seat| scene.game.pawn(*seat).is_none();
    let seats: Vec<Seat> = scene.game.seats().filter(at_start).collect();
    if seats.is_empty() {
        return;
    }
    let (mut x, mut y) = (layout.path.x, layout.path.y);
    if !layout.is_small {
        if layout.face < 4 {
            y -= 1;
        }
        let start = pen.language.pyramids().label(Label::Start);
        x = pen.text(x, y, &start, pen.theme.plain()) + 1;
    } else {
        x = pen.text(x - 1, y, "@", pen.theme.pawn(false));
    }
    for seat in seats {
        let style = pen.theme.pawn(scene.acting() == Some(seat));
        x = match layout.is_small {
            true => pen.text(x, y, &pawns.letter(seat).to_string(), style),
            false => pen.text(x, y, &pawns.mark(seat), style) + 1,
        };
    }
}
