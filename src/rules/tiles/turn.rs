//! How the game goes on from action to action.

use super::{Action, ActionList, Cell, Cells, Event, Game, Phase};
use crate::rules::{Color, Player};

/// Hears what an action brings about. A search plays on without one.
pub(super) trait Listener {
    fn tell(&mut self, event: Event);
}

impl Listener for () {
    #[inline]
    fn tell(&mut self, _: Event) {}
}

impl Game {
    /// What a player may do on a turn.
    #[inline]
    pub(crate) fn turn_actions(&self, player: Player) -> ActionList {
        let held = self.bowls[player].index();
        let mine = self.neighbors[player][held];
        let free = self.fronts() - self.neighbors[player.other()][held];
        let opening = mine.is_empty();
        ActionList {
            flips: self.flips[player],
            places: if opening {
                free
            } else {
                // A tile of the swap tile's own color is flipped instead.
                (free & mine) - self.colors[held]
            },
            opening,
            ..ActionList::default()
        }
    }

    /// Does an action that is legal.
    #[inline]
    pub(super) fn act(&mut self, player: Player, action: Action, listener: &mut impl Listener) {
        listener.tell(match action {
            Action::Keep(color) => self.keep(player, color),
            Action::Open(cell) => {
                let (color, taken) = self.lay(player, cell);
                let marker = self.rivers[player].open(color, cell);
                Event::Opened { player, cell, color, marker, taken }
            }
            Action::Flip(cell) => {
                let color = self.color(cell);
                self.turn_over(player, cell, color);
                let marker = self.marker(player, color);
                Event::Flipped { player, cell, color, marker }
            }
            Action::Swap(cell) => {
                let (color, taken) = self.lay(player, cell);
                let marker = self.marker(player, color);
                Event::Swapped { player, cell, color, marker, taken }
            }
            Action::Done => Event::Stopped { player },
        });
        match self.phase {
            Phase::LastFlips(_) if action == Action::Done => self.end(listener),
            Phase::LastFlips(_) => self.go_on_flipping(player, listener),
            _ => self.begin_turn(player.other(), listener),
        }
    }

    fn keep(&mut self, player: Player, color: Color) -> Event {
        let tiles = self.bowls;
        let given = if tiles.one == color { tiles.two } else { tiles.one };
        self.bowls[player] = color;
        self.bowls[player.other()] = given;
        Event::Kept { player, color, given }
    }

    /// Lays the swap tile back up on a cell and takes what lay there; tells both colors.
    #[inline]
    fn lay(&mut self, player: Player, cell: Cell) -> (Color, Color) {
        let (laid, taken) = (self.bowls[player], self.color(cell));
        let here = Cells::of(cell);
        self.colors[taken.index()] = self.colors[taken.index()] - here;
        self.colors[laid.index()] |= here;
        self.bowls[player] = taken;
        self.turn_over(player, cell, laid);
        (laid, taken)
    }

    /// Makes a tile part of a player's group of its color.
    #[inline]
    pub(super) fn turn_over(&mut self, player: Player, cell: Cell, color: Color) {
        let (other, color) = (player.other(), color.index());
        let (here, near) = (Cells::of(cell), cell.neighbors());
        self.turned[player] |= here;
        self.neighbors[player][color] |= near;
        // Tiles of this color next to it can be flipped into this group at most.
        let reached = self.colors[color] & near & self.fronts();
        let barred = self.neighbors[other][color];
        self.flips[player] = (self.flips[player] | (reached - barred)) - here;
        self.flips[other] = self.flips[other] - reached - here;
    }

    /// The marker of a group that is opened.
    #[inline]
    fn marker(&self, player: Player, color: Color) -> u8 {
        self.rivers[player].marker(color).unwrap_or_default()
    }

    /// Passes the turn on; the turns are over if this player cannot act.
    #[inline]
    pub(super) fn begin_turn(&mut self, player: Player, listener: &mut impl Listener) {
        self.phase = Phase::Turn(player);
        self.legal = self.turn_actions(player);
        if self.legal.is_empty() {
            let flipper = player.other();
            let flips = self.turn_actions(flipper).flips.len();
            listener.tell(Event::Stuck { player, flips });
            self.go_on_flipping(flipper, listener);
        }
    }

    /// Lets a player go on with the flips at the end, as long as there are any.
    fn go_on_flipping(&mut self, player: Player, listener: &mut impl Listener) {
        let flips = self.turn_actions(player).flips;
        if flips.is_empty() {
            return self.end(listener);
        }
        self.phase = Phase::LastFlips(player);
        self.legal = ActionList { flips, done: true, ..ActionList::default() };
    }

    fn end(&mut self, listener: &mut impl Listener) {
        self.phase = Phase::Over;
        self.legal = ActionList::default();
        listener.tell(Event::Ended);
    }
}
