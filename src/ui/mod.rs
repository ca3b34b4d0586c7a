//! Drawing with ratatui: it takes a [`Scene`] and decides nothing.

mod bar;
mod canvas;
mod cards;
mod curves;
mod faces;
mod figures;
pub mod frame;
mod heads;
mod help;
mod hints;
mod lesson;
mod lines;
mod luck;
mod overlay;
mod page;
mod palette;
mod past;
mod portrait;
mod prompt;
mod pyramids;
mod raster;
mod result;
mod review;
mod sample;
mod scoreboard;
mod settings;
mod signs;
mod stack;
mod start;
pub mod theme;
mod tiles;

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect, Size};

use crate::app::command::Command;
use crate::app::keymap::Context;
use crate::app::{
    Aside, Extent, Overlay, Place, Scene, cards as card_table, pyramids as pyramid_table,
    tiles as tile_table,
};
use crate::fit::shorten;
use crate::plain::Plain;
use crate::texts::{Language, sentence};
pub use canvas::Hit;
use canvas::Pen;
use frame::Frame;
use lesson::Light;
pub use portrait::{Portrait, portrait};
use raster::Kept;
use theme::{Ground, Theme};

/// Draws scene after scene, and keeps what need not be made anew for each.
pub struct Painter {
    theme: Theme,
    language: &'static dyn Language,
    /// The size of the last scene.
    size: Size,
    hits: Vec<Hit>,
    extent: Extent,
    cut: Vec<String>,
    page: Option<page::Page>,
    sand: Sand,
    light: Light,
    /// Whether nothing is drawn that asks for keys or tells of files.
    is_bare: bool,
}

/// The shapes in the sand, as they were last drawn.
#[derive(Debug, Default)]
struct Sand {
    mandala: Kept<(u16, bool), cards::Part>,
    disc: Kept<tiles::Measures, tiles::Part>,
    path: Kept<(u16, u16), pyramids::Part>,
    spiral: Kept<(u16, u16), pyramids::PicturePart>,
}

impl Painter {
    /// A painter who has drawn nothing yet.
    pub fn new(theme: Theme, language: &'static dyn Language) -> Painter {
        Painter {
            theme,
            language,
            size: Size::ZERO,
            hits: Vec::new(),
            extent: Extent::default(),
            cut: Vec::new(),
            page: None,
            sand: Sand::default(),
            light: Light::default(),
            is_bare: false,
        }
    }

    /// Draws like this from now on.
    pub fn set_look(&mut self, theme: Theme, language: &'static dyn Language) {
        self.theme = theme;
        self.language = language;
        // Its lines may have been spelled otherwise.
        self.page = None;
    }

    /// Draws a scene.
    pub fn draw(&mut self, scene: &Scene, buf: &mut Buffer) {
        self.size = buf.area.as_size();
        self.hits.clear();
        self.cut.clear();
        self.light.begin(scene.lit);
        let mut pen = Pen {
            buf,
            theme: self.theme,
            language: self.language,
            hits: &mut self.hits,
            cut: &mut self.cut,
            sand: &mut self.sand,
            light: &mut self.light,
            is_bare: self.is_bare,
        };
        self.extent = draw_scene(&mut pen, scene, &mut self.page);
        self.hits.retain(|(_, command)| scene.offers.has(*command));
    }

    /// What can be clicked in the last scene, the topmost last.
    pub fn hits(&self) -> &[Hit] {
        &self.hits
    }

    /// How the text on top of the last scene fits on the screen.
    pub fn extent(&self) -> Extent {
        self.extent
    }

    /// The texts of the last scene of which something had to be left out.
    pub fn cut(&self) -> &[String] {
        &self.cut
    }

    /// Where in the last scene lies what a lesson speaks of.
    pub fn lit(&self) -> &[Rect] {
        self.light.areas()
    }

    /// Where the cursor stands in the last scene, so that braille lines and magnifiers follow:
    /// at what is chosen, the line of a menu or the end of what is typed. Elsewhere, and
    /// while cards are up that somebody must not see, it is at the top: a terminal that
    /// shrinks keeps its line, and without an alternate screen puts all lines above it into
    /// the scrollback.
    pub fn focus(&self, scene: &Scene) -> Position {
        let hit = focused(scene).and_then(|focused| {
            let mut hits = self.hits.iter().rev();
            hits.find(|(_, command)| *command == focused)
        });
        hit.map_or(Position::ORIGIN, |(area, _)| area.as_position())
    }

    /// What a click into the last scene does; nothing if that was drawn for another size
    /// than the terminal has.
    pub fn clicked(&self, size: Size, column: u16, row: u16) -> Option<Command> {
        if self.size != size {
            return None;
        }
        clicked(&self.hits, column, row)
    }
}

/// What a click on what is chosen would ask for.
fn focused(scene: &Scene) -> Option<Command> {
    match (scene.overlay, &scene.place) {
        (Some(Overlay::Settings { at }), _) => Some(Command::Setting(at)),
        (Some(Overlay::Past | Overlay::Find), _) => scene.past.map(|list| Command::Row(list.at)),
        (Some(_), _) => None,
        (None, Place::Start(start)) => Some(Command::Focus(start.focus)),
        (None, Place::Cards(table)) if table.has_secrets_up() => None,
        (None, Place::Cards(table)) => {
            let focused = match table.stage {
                card_table::StageView::Choose { choice, .. } => choice
                    .target()
                    .map(card_table::Command::Target)
                    .or(choice.color().map(card_table::Command::Color)),
                card_table::StageView::Draft { pick, .. } => pick.map(card_table::Command::Color),
                _ => None,
            };
            focused.map(Command::Cards)
        }
        (None, Place::Tiles(table)) => {
            let focused = match table.stage {
                tile_table::StageView::Start { pick, .. } => {
                    pick.map(tile_table::Command::ClickStart)
                }
                stage => stage.at().map(|at| tile_table::Command::Click(at.cell)),
            };
            focused.map(Command::Tiles)
        }
        (None, Place::Pyramids(table)) => {
            let chosen = table.chosen.map(|action| action.place);
            let chosen = chosen.map(pyramid_table::Command::Place);
            chosen.map(Command::Pyramids)
        }
    }
}

/// Most rows of what is told beside all else.
const ASIDE: u16 = 4;

/// Draws a scene; gives how the text on top fits.
fn draw_scene(pen: &mut Pen, scene: &Scene, page: &mut Option<page::Page>) -> Extent {
    let area = pen.buf.area;
    let cloth = pen.theme.plain();
    pen.fill(area, cloth);
    let Some(frame) = Frame::of(area) else {
        draw_too_small(pen, area);
        return Extent::default();
    };
    let aside = aside(pen, scene, frame.block.width);
    match &scene.place {
        Place::Start(start) => {
            // What is wrong stands at its end, and must not be covered.
            let end = frame.bar.y - aside.len() as u16;
            start::draw(pen, start, scene, &frame, end);
        }
        Place::Cards(table) => cards::draw(pen, table, scene.saving, &frame),
        Place::Tiles(table) => tiles::draw(pen, table, scene.saving, &frame),
        Place::Pyramids(table) => pyramids::draw(pen, table, scene.saving, &frame),
    }
    if scene.offers.context == Context::Lesson {
        // A click anywhere goes on.
        pen.hit(area, Command::Confirm);
    }
    // What lies on top ends above what is told.
    let mut above = frame;
    above.block.height -= aside.len() as u16;
    let extent = overlay::draw(pen, scene, &above, page);
    draw_aside(pen, &aside, &frame);
    if !pen.is_bare {
        bar::draw(pen, scene, extent, frame.bar);
    }
    extent
}

/// What is told beside all else, in lines.
fn aside(pen: &Pen, scene: &Scene, width: u16) -> Vec<String> {
    let Some(aside) = scene.aside.filter(|_| !pen.is_bare) else {
        return Vec::new();
    };
    let words = pen.language.files();
    let told = match aside {
        Aside::Picture(path) => {
            let folder = path.parent().map(Plain::path);
            words.picture_saved(&past::file_name(path), folder.as_ref())
        }
        Aside::NoPicture(error) => sentence(&words.store_error(error)),
        Aside::AllCards => words.all_cards().to_string(),
    };
    let mut lines = [pen.wrap(&told, width - 4)];
    shorten(&mut lines, ASIDE, pen.theme.glyph("…", "~"));
    let [lines] = lines;
    lines
}

/// Draws that above the key bar.
fn draw_aside(pen: &mut Pen, lines: &[String], frame: &Frame) {
    let height = lines.len() as u16;
    let strip = Rect { y: frame.bar.y - height, height, ..frame.block };
    let (sheet, style) = (pen.theme.on(Ground::Sheet), pen.theme.bracket(Ground::Sheet));
    pen.fill(strip, sheet);
    for (y, line) in (strip.y..).zip(lines) {
        pen.text(strip.x + 2, y, line, style);
    }
}

/// What a click does.
pub fn clicked(hits: &[Hit], column: u16, row: u16) -> Option<Command> {
    let at = Position { x: column, y: row };
    let hit = hits.iter().rev().find(|(area, _)| area.contains(at));
    hit.map(|(_, command)| *command)
}

fn draw_too_small(pen: &mut Pen, area: Rect) {
    let words = pen.language.house();
    let lines = words.too_small(frame::SMALLEST, (area.width, area.height));
    let top = area.y + area.height.saturating_sub(lines.len() as u16) / 2;
    for (y, line) in (top..).zip(&lines) {
        let style = pen.theme.strong();
        pen.centered(area.x, y, area.width, line, style);
    }
}
