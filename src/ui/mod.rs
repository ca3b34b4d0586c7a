//! Drawing with ratatui: it takes a [`Scene`] and decides nothing.

mod ascii;
mod canvas;
mod cards;
mod overlay;
mod start;
pub mod theme;

use crossterm::event::KeyCode;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};

use crate::app::cards::Command as Cards;
use crate::app::cards::Target;
use crate::app::cards::play::Stage;
use crate::app::command::Command;
use crate::app::keymap::Binding;
use crate::app::{Scene, StageView, TableScene};
use crate::rules::Player;
use crate::rules::cards::{Phase, Side};
use crate::texts::house as texts;
pub use canvas::Hit;
use canvas::{Pen, columns};
pub use cards::layout;
use cards::layout::Layout;
use cards::mandala::{Disc, Mark};
use cards::{middle, player, prompt, result};
use theme::{Ground, Theme};

/// Draws one scene; gives what can be clicked, the topmost last.
pub fn draw(scene: &Scene, theme: Theme, buf: &mut Buffer) -> Vec<Hit> {
    let mut painter = Painter::new(theme);
    painter.draw(scene, buf);
    painter.hits
}

/// Draws scene after scene, and keeps what need not be made anew for each.
pub struct Painter {
    theme: Theme,
    hits: Vec<Hit>,
    scroll_limit: usize,
    page: Option<overlay::Page>,
}

impl Painter {
    /// A painter who has drawn nothing yet.
    pub fn new(theme: Theme) -> Painter {
        Painter {
            theme,
            hits: Vec::new(),
            scroll_limit: 0,
            page: None,
        }
    }

    /// Draws a scene.
    pub fn draw(&mut self, scene: &Scene, buf: &mut Buffer) {
        self.hits.clear();
        let mut pen = Pen {
            buf,
            theme: self.theme,
            hits: &mut self.hits,
        };
        self.scroll_limit = draw_scene(&mut pen, scene, &mut self.page);
    }

    /// How far the text on top of the last scene can be scrolled.
    pub fn scroll_limit(&self) -> usize {
        self.scroll_limit
    }

    /// What a click into the last scene does.
    pub fn clicked(&self, column: u16, row: u16) -> Option<Command> {
        clicked(&self.hits, column, row)
    }

    /// Forgets what can be clicked, until the next scene is drawn.
    pub fn forget_clicks(&mut self) {
        self.hits.clear();
    }
}

/// Draws a scene; gives how far the text on top can be scrolled.
fn draw_scene(pen: &mut Pen, scene: &Scene, page: &mut Option<overlay::Page>) -> usize {
    let area = pen.buf.area;
    let cloth = pen.theme.plain();
    pen.fill(area, cloth);
    let Some(layout) = Layout::of(area) else {
        draw_too_small(pen, area);
        return 0;
    };
    if let Some(start) = scene.start {
        start::draw(pen, start, &layout);
    }
    if let Some(table) = &scene.table {
        match table.verdict {
            // The last destruction is watched to its end.
            Some(verdict) if table.motion.is_none() => {
                result::draw(pen, table, scene.saving, &verdict, &layout);
            }
            _ => draw_table(pen, table, &layout),
        }
    }
    let scroll_limit = overlay::draw(pen, scene, &layout, page);
    draw_bar(pen, scene, layout.bar);
    scroll_limit
}

/// What a click does.
pub fn clicked(hits: &[Hit], column: u16, row: u16) -> Option<Command> {
    let at = Position { x: column, y: row };
    let hit = hits.iter().rev().find(|(area, _)| area.contains(at));
    hit.map(|(_, command)| *command)
}

fn draw_too_small(pen: &mut Pen, area: Rect) {
    let (width, height) = layout::SMALLEST;
    let lines = [
        "Mandala".to_string(),
        format!("needs {width}x{height},"),
        format!("here: {}x{}", area.width, area.height),
    ];
    let top = area.y + area.height.saturating_sub(3) / 2;
    for (y, line) in (top..).zip(&lines) {
        let style = pen.theme.strong();
        pen.centred(area.x, y, area.width, line, style);
    }
}

fn draw_table(pen: &mut Pen, scene: &TableScene, layout: &Layout) {
    let top = scene.bottom.other();
    player::draw(pen, scene, top, &layout.top, layout.card);
    player::draw(pen, scene, scene.bottom, &layout.bottom, layout.card);
    for (side, area) in [(Side::Left, layout.left), (Side::Right, layout.right)] {
        disc(scene, side, top).draw(pen, area);
    }
    middle::draw(pen, scene, layout.centre);
    prompt::draw(pen, scene, layout.prompt);
}

/// What is to be shown of a Mandala.
fn disc<'a>(scene: &'a TableScene, side: Side, top: Player) -> Disc<'a> {
    let mut disc = Disc {
        top,
        motion: scene.motion,
        ..Disc::picture(side, scene.table.mandala(side))
    };
    let open = scene.open.one.or(scene.open.two);
    match (scene.stage, scene.table.phase()) {
        (StageView::Play(Stage::Choose(choice)), Phase::Turn(player)) => {
            let Some(view) = open else { return disc };
            let mark = |target: Target| {
                if choice.target() == Some(target) {
                    Mark::Chosen
                } else if choice.may(&view, target) {
                    Mark::Legal
                } else {
                    Mark::Quiet
                }
            };
            disc.clickable = Some(player);
            disc.marks[0] = mark(Target::Mountain(side));
            let field = if player == top { 1 } else { 2 };
            disc.marks[field] = mark(Target::Field(side));
        }
        (StageView::Play(Stage::Draft { pick, .. }), Phase::Draft(draft)) if draft.side == side => {
            disc.drafting = true;
            disc.pick = *pick;
        }
        _ => {}
    }
    disc
}

/// The keys that work right now; each can be clicked. Where there is little room,
/// keys that belong together move together, and the least needed are left out.
fn draw_bar(pen: &mut Pen, scene: &Scene, area: Rect) {
    let sheet = pen.theme.on(Ground::Sheet);
    pen.fill(area, sheet);
    let keys = scene.keys.iter().map(|binding| BarKeys::new(pen, binding));
    let keys: Vec<BarKeys> = keys.collect();
    let fits = |&(tight, rank): &(bool, u8)| {
        let shown = keys.iter().filter(|keys| keys.rank <= rank);
        shown.map(|keys| keys.width(tight) + 2).sum::<usize>() <= usize::from(area.width)
    };
    let ways = [(false, 3), (true, 3), (true, 2), (true, 1), (true, 0)];
    let (tight, rank) = ways.into_iter().find(fits).unwrap_or((true, 0));
    let mut x = area.x + 1;
    for keys in keys.iter().filter(|keys| keys.rank <= rank) {
        let style = pen.theme.bracket(Ground::Sheet);
        let start = x;
        let end = pen.text(start, area.y, &keys.names.join(keys.gap(tight)), style);
        x = pen.text(end + 1, area.y, &keys.label, pen.theme.muted(Ground::Sheet));
        // The label does what the first key does, and each key its own.
        let mut hit = |at: u16, width: u16, command: Command| {
            if may_click(scene, command) {
                pen.hit(Rect::new(at, area.y, width, 1), command);
            }
        };
        if let [(_, command), ..] = keys.shown {
            hit(end, x - end, *command);
        }
        let mut at = start;
        for (name, (_, command)) in keys.names.iter().zip(keys.shown) {
            let width = columns(name) as u16;
            hit(at, width, *command);
            at += width + columns(keys.gap(tight)) as u16;
        }
        x += 2;
    }
}

/// Some keys of the key bar, as they are drawn.
struct BarKeys {
    names: Vec<String>,
    label: String,
    rank: u8,
    shown: &'static [(KeyCode, Command)],
}

impl BarKeys {
    fn new(pen: &Pen, binding: &'static Binding) -> BarKeys {
        let spell = |text: &str| pen.spell(text).into_owned();
        BarKeys {
            names: binding.names().iter().map(|name| spell(name)).collect(),
            label: spell(texts::key_words(binding.hint).label),
            rank: binding.rank.unwrap_or(0),
            shown: binding.shown(),
        }
    }

    /// What stands between two keys: nothing if room is short and each has only one
    /// character.
    fn gap(&self, tight: bool) -> &'static str {
        match tight && self.names.iter().all(|name| columns(name) == 1) {
            true => "",
            false => " ",
        }
    }

    fn width(&self, tight: bool) -> usize {
        columns(&self.names.join(self.gap(tight))) + 1 + columns(&self.label)
    }
}

/// Whether a key may be clicked in the key bar. Cards are turned up only where they
/// lie: a double click on the key that hands over must not show the next player's.
fn may_click(scene: &Scene, command: Command) -> bool {
    let is_up = |table: &TableScene| table.open.one.is_some() || table.open.two.is_some();
    command != Command::Cards(Cards::Reveal) || scene.table.as_ref().is_some_and(is_up)
}
