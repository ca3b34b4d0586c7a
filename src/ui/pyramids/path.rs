//! The pyramids and the pawns on the path.

use ratatui::layout::Rect;
use ratatui::style::Modifier;

use super::faces::{GONE, Tint, draw_face, draw_gone, draw_pawn};
use super::layout::Layout;
use super::pawns::Pawns;
use super::spiral::Spiral;
use super::{eye, sand, waiting};
use crate::app::command::Command;
use crate::app::pyramids::{Command as Pyramids, Motion, SWEEP_FRAMES, StageView, TableScene};
use crate::lessons::Spot;
use crate::rules::Seat;
use crate::rules::game::Game as _;
use crate::rules::pyramids::{Game, Piece, Place, Places};
use crate::story::review::Sign;
use crate::ui::canvas::Pen;
use crate::ui::theme::{Depth, Ground};

/// The seed of the path on the picture of the game.
const PICTURE: u64 = 42;

/// What is drawn of a pyramid on the path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Look {
    /// As it lies there.
    Plain,
    /// It would fall into the eye.
    Falling,
    /// It would be left behind for others.
    Skipped,
    /// It is like the chosen one.
    Alike,
    /// A hint tells of it: so good it is.
    Hint(usize),
    /// A review tells of it.
    Sign(Sign),
    /// It is chosen.
    Chosen,
}

/// What is drawn on the path.
struct Picture<'a> {
    scene: &'a TableScene<'a>,
    layout: &'a Layout,
    chosen: Option<Place>,
    alike: Places,
    hinted: Vec<Place>,
    falling: Places,
    skipped: Places,
    /// What still lies there until the last player has swept it up, or a pawn on its way
    /// has arrived.
    to_go: Places,
    /// The pawn on its way, and where it is seen.
    walker: Option<(Seat, Option<Place>)>,
    /// Who took what lay there, or that nobody did: once the game is over, the path shows that.
    gone: Vec<(Place, Option<Seat>)>,
    /// Columns to show that.
    gone_width: u16,
}

/// Draws the path with all that lies and stands on it.
pub fn draw(pen: &mut Pen, scene: &TableScene, pawns: &Pawns, layout: &Layout) {
    let mut picture = Picture {
        scene,
        layout,
        chosen: None,
        alike: Places::NONE,
        hinted: hinted(scene),
        falling: Places::NONE,
        skipped: Places::NONE,
        to_go: to_go(scene),
        walker: walker(scene),
        gone: match scene.motion {
            None if scene.game.is_over() => scene.log.gone().collect(),
            _ => Vec::new(),
        },
        gone_width: layout.spiral.face.0,
    };
    if !picture.gone.is_empty() && layout.spiral.has_room_behind() {
        picture.gone_width = picture.gone_width.max(GONE);
    }
    if let StageView::Choose { choice, preview, .. } = &scene.stage {
        picture.chosen = choice.place();
        if scene.hints.is_none() {
            picture.alike = choice.alike(scene.game);
        }
        if let Some(preview) = preview.as_ref().filter(|_| scene.foresees) {
            picture.skipped = preview.left(scene.game).0;
            picture.falling = preview.report.fell();
        }
    }
    let under_way = picture.under_way();
    sand::draw(pen, &layout.spiral, layout.path, under_way);
    pen.spot(layout.path, Spot::Path);
    eye::draw(pen, layout, |piece| picture.fallen(piece));
    picture.draw_arrows(pen, under_way);
    picture.draw_numbers(pen, under_way);
    waiting::draw(pen, scene, pawns, layout);
    picture.draw_beginning(pen, under_way);
    // The brackets of the chosen one lie on top, but for a mark beside it, which says more.
    let mut places: Vec<Place> = Place::all().collect();
    places.sort_by_key(|&place| match picture.look(place) {
        Look::Chosen => 1,
        Look::Alike | Look::Hint(_) => 2,
        _ => 0,
    });
    for place in places {
        picture.draw_place(pen, pawns, place, under_way);
    }
}

/// Draws a path with its pyramids, to look at.
pub fn draw_picture(pen: &mut Pen, area: Rect) {
    // With the wall around it.
    let area =
        Rect { x: area.x + 1, y: area.y + 1, width: area.width - 2, height: area.height - 1 };
    let spiral = Spiral::picture(area.width, area.height);
    sand::draw(pen, &spiral, area, Places::ALL);
    let game = Game::deal(PICTURE, 2, Seat::default());
    for place in spiral.places() {
        if let Some(piece) = game.piece(place) {
            let (x, y) = spiral.at(place);
            let (width, height) = spiral.face;
            let area = Rect::new(area.x + x, area.y + y, width, height);
            if width < 4 && pen.theme.depth != Depth::Mono {
                pen.fill(area, pen.theme.pyramid(piece.color))
            } else {
                draw_face(pen, piece, Tint::Full, area);
            }
        }
    }
}

/// The places of the hints, the best first.
fn hinted(scene: &TableScene) -> Vec<Place> {
    match scene.hints {
        Some(hints) => hints.actions().map(|action| action.place).collect(),
        None => Vec::new(),
    }
}

/// What still lies on the path while something moves.
fn to_go(scene: &TableScene) -> Places {
    match scene.motion {
        Some(Motion::Walking { report, walk, .. }) => {
            let taken = Places::from_iter([walk.to]);
            taken | report.fell() | report.swept()
        }
        Some(Motion::Done { report, frame }) => {
            let swept = report.swept();
            let done = swept.len() * usize::from(frame) / usize::from(SWEEP_FRAMES);
            swept.iter().skip(done).collect()
        }
        None => Places::NONE,
    }
}

/// The pawn that is on its way, and where it is seen: one that sweeps up the rest walks in
/// place by place.
fn walker(scene: &TableScene) -> Option<(Seat, Option<Place>)> {
    match scene.motion? {
        Motion::Walking { walk, at, .. } => Some((walk.seat, at)),
        Motion::Done { report, .. } => {
            let swept = report.swept();
            let sweeper = scene.game.pawn_on(swept.last()?)?;
            Some((sweeper, (swept - to_go(scene)).last()))
        }
    }
}

impl Picture<'_> {
    /// The places that somebody may still walk over.
    fn under_way(&self) -> Places {
        let game = self.scene.game;
        // Nobody walks any more: the whole path is looked at.
        if self.scene.is_scored {
            return Places::ALL;
        }
        let rearmost = game.seats().map(|seat| game.pawn(seat)).min().flatten();
        let walks = self.walker.and_then(|(_, at)| at);
        let moving = [self.to_go.first(), walks].into_iter().flatten().min();
        let from = moving.map_or(rearmost, |moving| rearmost.min(Some(moving)));
        Places::ALL - Places::ALL.behind(from)
    }

    fn look(&self, place: Place) -> Look {
        let marked = self.scene.marked;
        if let Some(sign) = marked.and_then(|it| it.sign(|action| action.place == place)) {
            Look::Sign(sign)
        } else if self.chosen == Some(place) {
            Look::Chosen
        } else if let Some(best) = self.hinted.iter().position(|&hint| hint == place) {
            Look::Hint(best + 1)
        } else if self.falling.contains(place) {
            Look::Falling
        } else if self.skipped.contains(place) {
            Look::Skipped
        } else if self.alike.contains(place) {
            Look::Alike
        } else {
            Look::Plain
        }
    }

    /// The face of a place, on the screen.
    fn area(&self, place: Place) -> Rect {
        let (x, y) = self.layout.spiral.at(place);
        let path = self.layout.path;
        let (width, height) = self.layout.spiral.face;
        Rect::new(path.x + x, path.y + y, width, height)
    }

    fn draw_place(&self, pen: &mut Pen, pawns: &Pawns, place: Place, under_way: Places) {
        let area = self.area(place);
        let game = self.scene.game;
        let going = game.laid(place).filter(|_| self.to_go.contains(place));
        if let Some(seat) = self.pawn_on(place) {
            let pawn = draw_pawn(pen, pawns, seat, area);
            if self.scene.acting() == Some(seat) {
                draw_turn(pen, pawn);
            }
        } else if let Some(piece) = game.piece(place).or(going) {
            self.draw_piece(pen, piece, self.look(place), area);
        } else if let Some((piece, seat)) = self.gone_from(place) {
            draw_gone(pen, pawns, piece, seat, Rect { width: self.gone_width, ..area });
        } else if under_way.contains(place) && !self.scene.is_scored {
            // As on a printed board: a place can be found by its number.
            let style = pen.theme.muted(Ground::Mountain);
            let y = area.y + area.height / 2;
            let x = area.x + (area.width - 2) / 2;
            pen.text(x, y, &format!("{:>2}", place.number()), style);
        }
        let wide = Rect { x: area.x - 1, width: area.width + 2, ..area };
        pen.hit(wide, Command::Pyramids(Pyramids::Place(place)));
        // Its brackets take a column on either side, which its neighbors share.
        pen.spot(area, Spot::Place(place));
    }

    /// What lay on a place, and who took it.
    fn gone_from(&self, place: Place) -> Option<(Piece, Seat)> {
        let (_, taker) = self.gone.iter().find(|(from, _)| *from == place)?;
        Some((self.scene.game.laid(place)?, (*taker)?))
    }

    /// How many of a group lie in the eye. They leave it when the group is scored, so that in
    /// the end all is shown that fell.
    fn fallen(&self, group: Piece) -> u8 {
        let game = self.scene.game;
        if self.gone.is_empty() {
            return game.eye(group);
        }
        let fell = self.gone.iter().filter(|(_, taker)| taker.is_none());
        fell.filter(|(from, _)| game.laid(*from) == Some(group)).count() as u8
    }

    /// Whose pawn is seen on a place.
    fn pawn_on(&self, place: Place) -> Option<Seat> {
        match self.walker {
            Some((walker, at)) if at == Some(place) => Some(walker),
            walker => {
                let walker = walker.map(|(seat, _)| seat);
                let stands = self.scene.game.pawn_on(place);
                stands.filter(|&seat| Some(seat) != walker)
            }
        }
    }

    fn draw_piece(&self, pen: &mut Pen, piece: Piece, look: Look, area: Rect) {
        let tint = match look {
            Look::Falling => Tint::Falling,
            Look::Skipped => Tint::Skipped,
            _ => Tint::Full,
        };
        let mut face = draw_face(pen, piece, tint, area);
        if self.scene.game.on_path(piece) == 1 {
            let letters = face.intersection(pen.buf.area);
            pen.buf.set_style(letters, Modifier::UNDERLINED);
        }
        // A large pyramid is marked at its foot.
        face.y = face.bottom() - 1;
        let left = face.x - 1;
        match look {
            Look::Chosen => {
                let mark = pen.theme.mark();
                if area.height > 1 {
                    draw_frame(pen, Rect::new(left, area.y, face.width + 2, area.height));
                }
                pen.text(left, face.y, "[", mark);
                pen.text(face.right(), face.y, "]", mark);
            }
            Look::Alike => self.draw_mark(pen, face, "="),
            Look::Hint(number) => self.draw_mark(pen, face, &number.to_string()),
            Look::Sign(sign) => self.draw_mark(pen, face, sign.mark()),
            Look::Plain | Look::Falling | Look::Skipped => {}
        }
    }

    /// A mark on a pyramid: before a drawn one, and else below it, where nothing else lies.
    fn draw_mark(&self, pen: &mut Pen, face: Rect, mark: &str) {
        let style = pen.theme.label();
        if self.layout.spiral.is_curve() {
            pen.text(face.x - 1, face.y, mark, style);
            return;
        }
        // Not right behind the next pyramid, where that lies around a corner.
        let (path, width) = (self.layout.path, usize::from(face.width));
        let beside = (face.x - path.x, face.y + 1 - path.y);
        let is_beside = |place: Place| {
            let (x, y) = self.layout.spiral.at(place);
            (x + face.width, y) == beside
        };
        let text = match Place::all().any(is_beside) {
            true => format!("{mark:>width$}"),
            false => format!("{mark:^width$}"),
        };
        pen.text(face.x, face.y + 1, &text, style);
    }

    /// Which way the path goes, wherever it crosses the lines through its middle and there
    /// is a free cell.
    fn draw_arrows(&self, pen: &mut Pen, under_way: Places) {
        let spiral = &self.layout.spiral;
        if spiral.is_in_rows() {
            return self.draw_row_numbers(pen);
        }
        let ((width, height), (face, rows)) = (spiral.size, spiral.face);
        let middle = |(x, y): (u16, u16)| (2 * x + face > width, 2 * y + rows > height);
        let is_free = |(x, y): (u16, u16)| {
            let covers = |place: Place| {
                let (left, top) = spiral.at(place);
                (left..left + face).contains(&x) && (top..top + rows).contains(&y)
            };
            !Place::all().any(covers)
        };
        for (one, two) in Place::all().zip(Place::all().skip(1)) {
            let ((ax, ay), (bx, by)) = (spiral.at(one), spiral.at(two));
            if middle((ax, ay)) == middle((bx, by)) || !under_way.contains(one) {
                continue;
            }
            let is_across = middle((ax, ay)).0 != middle((bx, by)).0;
            let at = ((ax + bx + face) / 2, (ay + by + rows) / 2);
            let (arrow, ascii) = match (is_across, ax < bx, ay < by) {
                (true, true, _) => ("▸", ">"),
                (true, false, _) => ("◂", "<"),
                (false, _, true) => ("▾", "v"),
                (false, _, false) => ("▴", "^"),
            };
            let (x, y) = (self.layout.path.x + at.0, self.layout.path.y + at.1);
            if is_free(at) && sand::ground(pen, spiral, at) == Ground::Mountain {
                let style = pen.theme.muted(Ground::Mountain);
                pen.text(x, y, pen.theme.glyph(arrow, ascii), style);
            }
        }
    }

    /// The number of every fifth place, in the wall beside it where that is broad.
    fn draw_numbers(&self, pen: &mut Pen, under_way: Places) {
        let spiral = &self.layout.spiral;
        let ((face, rows), path) = (spiral.face, self.layout.path);
        if !spiral.is_curve() || self.scene.is_scored {
            return;
        }
        let style = pen.theme.faint(Ground::Wall);
        // An empty place shows its number itself.
        let game = self.scene.game;
        let is_filled = |place: Place| game.piece(place).is_some() || self.pawn_on(place).is_some();
        let numbered = under_way.iter().filter(|place| place.number() % 5 == 0);
        for place in numbered.filter(|&place| is_filled(place)) {
            let (x, y) = spiral.at(place);
            let columns = x.saturating_sub(4)..=x + face + 2;
            let near = columns.flat_map(|column| {
                let rows = y.saturating_sub(2)..=y + rows + 1;
                rows.map(move |row| (column, row))
            });
            let far = |&(column, row): &(u16, u16)| {
                let across = (2 * column + 2).abs_diff(2 * x + face);
                across + 2 * (2 * row + 1).abs_diff(2 * y + rows)
            };
            let is_free = |&(x, y): &(u16, u16)| {
                let is_blank = |x: u16| {
                    let cell = pen.buf.cell((path.x + x, path.y + y));
                    cell.is_none_or(|cell| !cell.symbol().contains(char::is_alphanumeric))
                };
                // With a blank before what is written in the eye.
                (x..x + 3).all(is_blank)
                    && (x..x + 2).all(|x| sand::is_wall(pen, spiral, (x, y)))
                    && !Place::all().any(|place| {
                        let (left, top) = spiral.at(place);
                        let beside = left.saturating_sub(2)..left + face + 1;
                        beside.contains(&x) && (top..top + rows).contains(&y)
                    })
            };
            let mut near: Vec<(u16, u16)> = near.collect();
            near.sort_by_key(far);
            if let Some((x, y)) = near.into_iter().find(is_free) {
                pen.text(path.x + x, path.y + y, &place.to_string(), style);
            }
        }
    }

    /// Where the path begins.
    fn draw_beginning(&self, pen: &mut Pen, under_way: Places) {
        let spiral = &self.layout.spiral;
        let is_seen = |place: &Place| !spiral.is_in_rows() && under_way.contains(*place);
        let Some(first) = Place::all().next().filter(is_seen) else {
            return;
        };
        let (x, y) = spiral.at(first);
        // It leads up from there.
        let at = (x + spiral.face.0 / 2, y + spiral.face.1);
        let ground = sand::ground(pen, spiral, at);
        let (arrow, style) = (pen.theme.glyph("▴", "^"), pen.theme.on(ground));
        let path = self.layout.path;
        pen.text(path.x + at.0, path.y + at.1, arrow, style);
    }

    /// The number of the first place of each row.
    fn draw_row_numbers(&self, pen: &mut Pen) {
        let path = self.layout.path;
        let muted = pen.theme.muted(Ground::Cloth);
        for place in Place::all() {
            let (x, y) = self.layout.spiral.at(place);
            if x == 3 {
                let number = format!("{:>2}", place.number());
                pen.text(path.x, path.y + y, &number, muted);
            }
        }
    }
}

/// A frame at both sides of what is chosen and above it.
fn draw_frame(pen: &mut Pen, area: Rect) {
    let mark = pen.theme.mark();
    for y in area.top()..area.bottom() {
        pen.text(area.x, y, " ", mark);
        pen.text(area.right() - 1, y, " ", mark);
    }
}

/// Marks the pawn of the player to move: an arrow would seem to tell where the path leads.
fn draw_turn(pen: &mut Pen, pawn: Rect) {
    let style = pen.theme.label();
    for y in pawn.top()..pawn.bottom() {
        pen.text(pawn.x - 1, y, "(", style);
        pen.text(pawn.right(), y, ")", style);
    }
}
