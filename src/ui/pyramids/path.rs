//! The pyramids and the pawns on the path.

use ratatui::layout::Rect;

use super::faces::SLOPED;
use super::layout::Layout;
use super::pawns::Pawns;
use super::sand::{self, Walked};
use super::spiral::Spiral;
use super::{eye, waiting};
use crate::app::command::Command;
use crate::app::pyramids::{Command as Pyramids, Motion, SWEEP_FRAMES, StageView, TableScene};
use crate::lessons::Spot;
use crate::rules::Seat;
use crate::rules::game::Game as _;
use crate::rules::pyramids::{Piece, Place, Places};
use crate::story::review::Sign;
use crate::ui::canvas::Pen;
use crate::ui::theme::Ground;

/// What is drawn of a pyramid on the path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
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

impl Look {
    /// How far above others it is drawn.
    fn layer(self) -> u8 {
        match self {
            Look::Chosen => 1,
            Look::Alike | Look::Hint(_) | Look::Sign(_) => 2,
            Look::Plain | Look::Falling | Look::Skipped => 0,
        }
    }
}

/// What is drawn on the path.
pub struct Picture<'a> {
    pub scene: &'a TableScene<'a>,
    pub layout: &'a Layout,
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
    };
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
    let waiting = waiting::pawns(scene);
    sand::draw(
        pen,
        &layout.spiral,
        layout.path,
        Walked { under_way, is_yard: !waiting.is_empty() },
    );
    pen.spot(layout.path, Spot::Path);
    eye::draw(pen, layout, |piece| picture.fallen(piece));
    picture.draw_way(pen, under_way);
    // The frame of the chosen one lies on top, but for a mark beside it, which says more.
    let mut places: Vec<Place> = Place::all().collect();
    places.sort_by_key(|&place| (picture.look(place).layer(), picture.is_mover_on(place)));
    let marked = places.partition_point(|&place| picture.look(place).layer() == 0);
    let (plain, marked) = places.split_at(marked);
    for &place in plain {
        picture.draw_place(pen, pawns, place, under_way);
    }
    // Where there is no other room for them, they hide the tops of pyramids, but no mark: above
    // rows they wait only while none is there. Below these it is told, too, where all stand.
    let is_first_row = |place: &Place| layout.spiral.at(*place).1 == 0;
    if !(layout.spiral.is_in_rows() && marked.iter().any(is_first_row)) {
        waiting::draw(pen, scene, &waiting, pawns, layout);
    }
    for &place in marked {
        picture.draw_place(pen, pawns, place, under_way);
    }
    let framed = picture.framed(pen);
    picture.draw_arrows(pen, under_way, &framed);
    picture.draw_numbers(pen, under_way, &framed);
}

/// Whether a pyramid of letters has a top: not where it is too small to tell its size.
pub fn has_top(spiral: &Spiral) -> bool {
    !spiral.is_in_rows() && spiral.face.0 >= SLOPED
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

    pub fn look(&self, place: Place) -> Look {
        let marked = self.scene.marked;
        if let Some(sign) = marked.and_then(|it| it.sign(|action| action.place == place)) {
            Look::Sign(sign)
        } else if self.chosen == Some(place) {
            Look::Chosen
        } else if let Some(best) = self.hint(place) {
            Look::Hint(best)
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

    /// The number of the hint that tells of a place.
    pub fn hint(&self, place: Place) -> Option<usize> {
        self.hinted.iter().position(|&hint| hint == place).map(|best| best + 1)
    }

    /// Whether a pyramid is chosen.
    pub fn has_choice(&self) -> bool {
        self.chosen.is_some()
    }

    /// Whether the player to move stands on a place.
    pub fn is_mover_on(&self, place: Place) -> bool {
        self.pawn_on(place).is_some_and(|seat| self.scene.acting() == Some(seat))
    }

    /// The face of a place, on the screen.
    pub fn area(&self, place: Place) -> Rect {
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
            self.draw_pawn(pen, pawns, seat, area);
        } else if let Some(piece) = game.piece(place).or(going) {
            self.draw_piece(pen, piece, (place, area));
        } else if let Some(taken) = self.gone_from(place) {
            self.draw_gone(pen, pawns, taken, area);
        } else if under_way.contains(place) && !self.scene.is_scored && !self.begins_row(place) {
            // As on a printed board: a place can be found by its number. That of the first in a row
            // stands before it.
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
    pub fn pawn_on(&self, place: Place) -> Option<Seat> {
        match self.walker {
            Some((walker, at)) if at == Some(place) => Some(walker),
            walker => {
                let walker = walker.map(|(seat, _)| seat);
                let stands = self.scene.game.pawn_on(place);
                stands.filter(|&seat| Some(seat) != walker)
            }
        }
    }
}
