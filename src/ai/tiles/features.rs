//! A position of the tile game in numbers, as the net takes it in.

use crate::ai::net::{Sheet, yes};
use crate::rules::game::Game as _;
use crate::rules::tiles::{Cells, Game};
use crate::rules::{Color, Player};

/// How many numbers tell of a group.
const OF_GROUP: usize = 10;

/// How many numbers tell of a player besides the groups.
const OF_PLAYER: usize = 16;

/// How many numbers tell of the whole.
const OVERALL: usize = 11;

/// How many numbers describe a position.
pub const FEATURES: usize = 2 * (6 * OF_GROUP + OF_PLAYER) + OVERALL;

/// A position in numbers, mostly between -1 and 1, which do not depend on which color is
/// which or on how the mandala is turned.
pub type Features = [f32; FEATURES];

/// Describes a position in which turns go on to this player.
pub fn features(game: &Game, player: Player) -> Features {
    let mut sheet = Sheet::new();
    let [own, other] = [player, player.other()].map(|player| Side::of(game, player));
    own.describe(&other, &mut sheet);
    other.describe(&own, &mut sheet);
    let lead = f32::from(own.score) - f32::from(other.score);
    let sure = lead + f32::from(own.chained) - f32::from(other.chained);
    let fronts = f32::from(game.fronts().len());
    let late = 1.0 - fronts / 52.0;
    let close = |lead: f32| lead.clamp(-8.0, 8.0) / 8.0;
    sheet.put([
        1.0,
        yes(game.to_act() == Some(player)),
        lead / 20.0,
        close(lead),
        sure / 20.0,
        close(sure),
        late * sure / 20.0,
        late * close(sure),
        late,
        late * late,
        f32::from(own.score) / 40.0,
    ]);
    sheet.full()
}

/// A group of a player, with what it could still take in.
#[derive(Clone, Copy, Default)]
struct Reach {
    /// How many tiles it has besides the first.
    tiles: u8,
    /// The tiles that could be flipped next, and with those that could be after them.
    flips: Cells,
    chain: Cells,
    /// The cells on which a tile of its color could be laid instead of another.
    room: Cells,
    /// How many more tiles of its color come near once its room is used.
    next: u8,
    /// How many tiles of its color it does not reach.
    far: u8,
    /// The marker of the other's group of its color.
    rival: u8,
    /// Whether its player and the other hold a tile of its color.
    is_held: [bool; 2],
}

/// What one player has and could do.
struct Side {
    /// The groups by their markers.
    groups: [Option<Reach>; 6],
    score: u16,
    /// What all flips would bring, one after the other.
    chained: u16,
    /// Where the tile held could be laid, and whether that opens a group.
    places: Cells,
    is_opening: bool,
    flips: Cells,
    /// The most tiles of the color held that lie together, if it is not opened yet.
    held: u8,
    /// The same of the best two of all colors not opened, and their number.
    best: [u8; 2],
    unopened: u8,
}

impl Side {
    fn of(game: &Game, player: Player) -> Side {
        let other = player.other();
        let fronts = game.fronts();
        let turn = game.turn_actions(player);
        let held = game.swap_tile(player);
        let mut side = Side {
            groups: [None; 6],
            score: 0,
            chained: 0,
            places: turn.opens() | turn.swaps(),
            is_opening: held.is_some_and(|color| game.opened(player, color).is_none()),
            flips: turn.flips(),
            held: 0,
            best: [0; 2],
            unopened: 0,
        };
        for color in Color::ALL {
            let barred = game.around(other, color);
            let free = (game.of_color(color) & fronts) - barred;
            let Some(marker) = game.opened(player, color) else {
                let most = largest(free);
                side.unopened += 1;
                if held == Some(color) {
                    side.held = most;
                }
                let [first, second] = side.best;
                side.best = [first.max(most), second.max(most.min(first))];
                continue;
            };
            let group = game.group_cells(player, color);
            let around = game.around(player, color);
            let chain = (group | free).connected_to(group) - group;
            let room = ((around | chain.neighbors()) & fronts) - barred - game.of_color(color);
            let next = (room.neighbors() & free) - chain;
            let reach = Reach {
                tiles: group.len().saturating_sub(1),
                flips: free & around,
                chain,
                room: (around & room) - chain,
                next: next.len(),
                far: (free - chain - next).len(),
                rival: game.opened(other, color).unwrap_or(0),
                is_held: [held, game.swap_tile(other)].map(|it| it == Some(color)),
            };
            side.score += u16::from(marker) * u16::from(reach.tiles);
            side.chained += u16::from(marker) * u16::from(chain.len());
            if let Some(slot) = side.groups.get_mut(usize::from(marker) - 1) {
                *slot = Some(reach);
            }
        }
        side
    }

    /// Tells of this player, whose moves that other one could cross.
    fn describe(&self, other: &Side, sheet: &mut Sheet<FEATURES>) {
        for group in &self.groups {
            let Some(group) = group else {
                sheet.room(OF_GROUP);
                continue;
            };
            let few = |count: u8| f32::from(count) / 4.0;
            sheet.put([
                few(group.tiles),
                few(group.chain.len()),
                few(group.flips.len()),
                few(group.room.len()),
                few(group.next),
                few(group.far),
                few((group.chain & other.places).len()),
                f32::from(group.rival) / 6.0,
                yes(group.is_held[0]),
                yes(group.is_held[1]),
            ]);
        }
        let [places, flips] = [self.places, self.flips].map(Cells::len);
        let actions = places + flips;
        let chain = self.groups.iter().flatten();
        let chain: u8 = chain.map(|group| group.chain.len()).sum();
        let some = |count: u8| f32::from(count.min(8)) / 8.0;
        sheet.put([
            yes(actions == 0),
            yes(actions == 1),
            yes(actions == 2),
            yes(actions == 3),
            some(actions),
            some(places),
            some(flips),
            f32::from(chain) / 10.0,
            yes(!self.is_opening && places == 0),
            yes(self.is_opening),
            f32::from(self.held) / 4.0,
            f32::from(self.best[0]) / 4.0,
            f32::from(self.best[1]) / 4.0,
            f32::from(self.unopened) / 6.0,
            yes(self.unopened == 0),
            some((self.flips & other.places).len()),
        ]);
    }
}

/// How many of these cells lie together at most.
fn largest(mut cells: Cells) -> u8 {
    let mut most = 0;
    while let Some(cell) = cells.first() {
        let together = cells.connected_to(Cells::of(cell));
        most = most.max(together.len());
        cells = cells - together;
    }
    most
}
