//! Beside the board: both players' Rivers and what happened.

use ratatui::layout::Rect;

use crate::app::command::Command;
use crate::app::tiles::{Command as Tiles, Reach, StageView, TableScene};
use crate::lessons::Spot;
use crate::rules::{Color, Player};
use crate::texts::language::tiles::{Label, Marked};
use crate::ui::canvas::{Pen, below};
use crate::ui::figures::Figures;
use crate::ui::theme::Ground;

/// Rows of a player: the name and six markers.
const PLAYER: u16 = 7;
/// Rows of the panel from which on a marker takes two of them, and the points are large.
const TALL: u16 = 44;
const SIZE: Figures = Figures::Small;
/// Columns from which on there is room for words and for blanks in a sum.
const WIDE: u16 = 30;
/// Columns from which on there is room for the tiles of a group, too, and for broad ones.
const PICTURED: u16 = 38;
const BROAD: u16 = 50;
/// Columns of what flips of a group would bring, in most words.
const LONGEST_CHAIN: u16 = 14;
/// Columns between a sum and the tiles that it counts.
const BEFORE_TILES: u16 = 2;
/// The most tiles of a group that count.
const MOST_TILES: u16 = 8;

/// Rows of both players with a line above them, with air between them, and with a whole head and
/// air below it: in more of them, what happened is told below.
const HEADED: u16 = 2 * PLAYER + 1;
const ROOMY: u16 = HEADED + 3;
/// Rows of what a head tells.
const HEAD: u16 = 2;

/// Rows of anything that happened, below an empty one; in fewer of them it is told what the
/// marks on the tiles are for, because the prompt has no room for that either.
const TOLD: u16 = 2;
const LEGEND: u16 = 1;

/// Draws the panel; without its head if that leaves room for hints. Says whether it was told what
/// happened last.
pub fn draw(pen: &mut Pen, scene: &TableScene, area: Rect) -> bool {
    let top = scene.bottom.other();
    let head = match area.height {
        ..HEADED => 0,
        HEADED..ROOMY => 1,
        ROOMY => HEAD + 1,
        _ => HEAD,
    };
    let (height, gap) = match area.height {
        HEADED => (PLAYER, 0),
        ..TALL => (PLAYER, 1),
        TALL.. => (SIZE.rows() + 2 * (PLAYER - 1), 1),
    };
    let first = Rect { y: area.y + head, height, ..area };
    draw_player(pen, scene, top, first);
    let second = Rect { y: first.bottom() + gap, ..first };
    draw_player(pen, scene, scene.bottom, second);
    let under = below(area, second.bottom());
    if under.height == LEGEND {
        draw_legend(pen, scene, under);
    }
    // What is told once does not change its place: there is room for all of it, or for none.
    let is_told = under.height >= TOLD && draw_below(pen, scene, under);
    is_told | (head > 0 && draw_head(pen, scene, Rect { height: head.min(HEAD), ..area }, is_told))
}

/// The number of the turn, and what happened last unless that is told below; or the start
/// tiles; or else a warning. Says whether it was told what happened last.
fn draw_head(pen: &mut Pen, scene: &TableScene, area: Rect, is_told: bool) -> bool {
    if let Some(warning) = &scene.warning {
        let style = pen.theme.warning();
        let text = pen.language.house().warning(warning, scene.names);
        // It is told whole, at the edge if need be.
        let area = Rect { width: area.width + 1, ..area };
        pen.paragraphs(area, [text.as_str()], style);
        return false;
    }
    if let StageView::Start { tiles, pick, .. } = scene.stage {
        draw_start_tiles(pen, area, tiles, pick);
        return false;
    }
    let muted = pen.theme.muted(Ground::Cloth);
    let turn = match scene.stage {
        StageView::Replay(it) => it.turn,
        // The flips at the end belong to the last turn.
        StageView::Flips { .. } => scene.log.turns().max(1),
        _ => scene.log.turns() + 1,
    };
    let turn = pen.language.tiles().label(Label::Turn(turn));
    pen.text(area.x, area.y, &turn, muted);
    let newest = scene.log.entries().last();
    let last = newest.and_then(|step| step.report.events().first());
    let Some(event) = last.filter(|_| !is_told) else { return false };
    let words = pen.language.tiles();
    let whole = words.entry(event, scene.names);
    let ways = [&whole, &words.entry_in_short(event, scene.names)];
    let below = below(area, area.y + 1);
    let fits = |text: &&String| pen.wrap(text, below.width).len() <= below.height.into();
    let Some(text) = ways.into_iter().find(fits) else { return false };
    pen.paragraphs(below, [text.as_str()], pen.theme.plain());
    // In short is enough: the tile that was taken lies in the bowl.
    true
}

/// The two tiles of which one is kept.
fn draw_start_tiles(pen: &mut Pen, area: Rect, tiles: [Color; 2], pick: Option<Color>) {
    let plain = pen.theme.plain();
    let label = pen.language.tiles().label(Label::StartTiles);
    let mut x = pen.text(area.x, area.y, &label, plain) + 2;
    for tile in tiles {
        let end = pen.tile(x, area.y, tile);
        if pick == Some(tile) {
            let style = pen.theme.bracket(Ground::Cloth);
            pen.text(x - 1, area.y, ">", style);
            pen.text(end, area.y, "<", style);
        }
        let click = Command::Tiles(Tiles::ClickStart(tile));
        pen.hit(Rect::new(x - 1, area.y, end + 2 - x, 1), click);
        x = end + 3;
    }
}

/// A player's name, swap tile and points, and below them the groups.
fn draw_player(pen: &mut Pen, scene: &TableScene, player: Player, area: Rect) {
    let is_acting = scene.acting == Some(player);
    let style = if is_acting { pen.theme.warning() } else { pen.theme.strong() };
    let arrow = pen.theme.glyph("▸", ">");
    let before = if is_acting { arrow } else { " " };
    let head = if area.height > PLAYER { SIZE.rows() } else { 1 };
    let y = area.y + head / 2;
    let x = pen.text(area.x, y, before, style);
    let x = pen.owner(x, y, player, style) + 1;
    let total = scene.game.score(player).total();
    // The tile in the bowl stands before the points.
    let mut end = area.right();
    if head > 1 {
        pen.figures((end - SIZE.columns(total.into()), area.y), total, SIZE, style);
        end -= SIZE.columns(100) + 5;
    } else {
        let total = total.to_string();
        pen.text(end - pen.columns(&total), y, &total, style);
        end -= 8;
    }
    let name = scene.names.of(player);
    if let Some(held) = scene.game.swap_tile(player) {
        pen.tile(end, y, held);
        let holds = pen.language.tiles().label(Label::Holds);
        let label = pen.columns(&holds) + 1;
        // A long name is known without its end, what lies there is not.
        if area.width >= WIDE || x + pen.columns(name) + label < end {
            end -= label;
            let muted = pen.theme.muted(Ground::Cloth);
            pen.text(end, y, &holds, muted);
        }
        let bowl = Rect::new(end, y, area.right() - end, 1);
        pen.hit(bowl, Command::Tiles(Tiles::Change));
        pen.spot(bowl, Spot::Bowl(player));
    }
    let level = scene.computers.of(player);
    pen.player_in((x, y), end.saturating_sub(x + 1), name, level, style);
    let owner = Rect::new(area.x + 1, y, x + pen.columns(name) - area.x - 1, 1);
    pen.spot(owner, Spot::Owner(player));
    let step = (area.height - head) / (PLAYER - 1);
    for marker in 1..=6 {
        let row = Rect { y: area.y + head + step * u16::from(marker - 1), height: step, ..area };
        draw_space(pen, scene, player, marker, row);
        pen.spot(row, Spot::Marker(player, marker));
    }
    if is_acting {
        let river = Rect { y: area.y + head, height: area.height - head, ..area };
        pen.hit(river, Command::Tiles(Tiles::Change));
    }
}

/// A marker, its group and what that is worth.
fn draw_space(pen: &mut Pen, scene: &TableScene, player: Player, marker: u8, area: Rect) {
    let muted = pen.theme.muted(Ground::Cloth);
    let mut groups = scene.game.groups(player);
    let Some(group) = groups.find(|group| group.marker == marker) else {
        let text = format!(" {marker}  {}", pen.theme.glyph("·", "."));
        pen.text(area.x, area.y, &text, muted);
        return;
    };
    let is_high = area.height > 1;
    let tiles = group.cells.len() - 1;
    let x = pen.group((area.x, area.y), (marker, group.color), player, is_high) + 1;
    let plain = pen.theme.plain();
    let times = pen.theme.glyph("×", "x");
    let sum = match area.width {
        // The first tile counts nothing.
        ..WIDE if tiles == 0 => format!("{:>6}", 0),
        _ if tiles == 0 => format!("{:>8}", 0),
        ..WIDE => format!("{tiles}{times}{marker}={:>2}", group.points()),
        _ => format!("{tiles}{times}{marker} ={:>3}", group.points()),
    };
    let mut end = pen.text(x, area.y, &sum, plain);
    if area.width >= PICTURED {
        let each = if area.width < BROAD { 1 } else { 2 };
        let tiles_at = end + BEFORE_TILES;
        pen.tiles((tiles_at, area.y), (group.color, tiles), each, (player, is_high));
        end += BEFORE_TILES + MOST_TILES * u16::from(each);
    }
    // Apart from the points, or it would be taken for a part of their sum.
    let x = end + area.right().saturating_sub(end + LONGEST_CHAIN).clamp(1, 3);
    let chain = scene.game.chain(player, group.color);
    if !chain.cells.is_empty() && scene.foresees {
        let words = pen.language.tiles();
        let (points, flips) = (chain.points, chain.cells.len());
        let long = words.label(Label::LongChain(points, flips));
        let text = match x + pen.columns(&long) <= area.right() {
            true => long,
            false => words.label(Label::Chain(points, flips)),
        };
        pen.text(x, area.y, &text, muted);
    }
}

/// What the marks on the tiles are for, if there are any.
fn draw_legend(pen: &mut Pen, scene: &TableScene, area: Rect) {
    let Reach { flips, swaps, barred, .. } = scene.reach;
    let [flips, swaps, barred] = [flips, swaps, barred].map(|cells| !cells.is_empty());
    let legend = pen.language.tiles().label(Label::Marks(Marked { flips, swaps, barred }));
    pen.text(area.x, area.y, &legend, pen.theme.muted(Ground::Cloth));
}

/// What happened lately, below an empty row. Says whether there was room for any of it.
fn draw_below(pen: &mut Pen, scene: &TableScene, area: Rect) -> bool {
    let events = scene.log.story().rev().enumerate();
    let words = pen.language.tiles();
    let told = events.map(|(age, (_, event))| (age == 0, words.entry(&event, scene.names)));
    pen.story(below(area, area.y + 1), told)
}
