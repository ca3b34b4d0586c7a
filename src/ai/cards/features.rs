//! A position in numbers, as the net takes it in.

use super::position::{Holdings, Position};
use crate::ai::net::{Sheet, yes};
use crate::rules::cards::{BUILD_DRAWS, HAND_LIMIT, Phase, Pile, Prospect, Side, Table};
use crate::rules::{Color, Player};

/// How many numbers describe a position.
pub const FEATURES: usize = 121;

/// A position in numbers, mostly between -1 and 1, which do not depend on which color is
/// which or on which Mandala is the left one.
pub type Features = [f32; FEATURES];

/// Describes a position to the one who foresees it.
pub fn features(prospect: &Prospect) -> Features {
    let position = Position::of(prospect);
    let mut sheet = Sheet::new();
    sheet.overall(&position);
    for side in fuller_first(&position) {
        sheet.mandala(&position, side);
    }
    sheet.by_space(&position, &position.own, &position.other);
    sheet.by_space(&position, &position.other, &position.own);
    sheet.full()
}

/// The Mandala with more colors comes first, or else the one with more in its Mountain.
fn fuller_first(position: &Position) -> [Side; 2] {
    let fullness = |side| {
        let mandala = position.mandala(side);
        (mandala.cards().colors().len(), mandala.mountain.len())
    };
    let [left, right] = Side::BOTH;
    if fullness(left) >= fullness(right) { [left, right] } else { [right, left] }
}

impl Sheet<FEATURES> {
    /// Scores, hands and the deck.
    fn overall(&mut self, position: &Position) {
        let (prospect, table) = (position.prospect, position.prospect.table());
        let own_score = position.own.score() as f32;
        let other_score = position.other.score() as f32;
        let lead = own_score - other_score;
        let close = lead.clamp(-8.0, 8.0) / 8.0;
        self.put([
            1.0,
            yes(table.phase() == Phase::Turn(prospect.seat())),
            lead / 20.0,
            close,
            own_score / 40.0,
            other_score / 40.0,
        ]);
        self.player(table, prospect.seat(), &position.own);
        self.player(table, prospect.seat().other(), &position.other);

        let ran_out = table.deck_ran_out();
        let deck = f32::from(table.deck_len());
        let progress = if ran_out { 1.0 } else { 1.0 - deck / 88.0 };
        let without_space = |color: Color| match position.own.space(color) {
            0 => position.own.cup.count(color),
            _ => 0,
        };
        let worthless: u8 = Color::ALL.into_iter().map(without_space).sum();
        self.put([
            deck / 88.0,
            yes(ran_out),
            yes(!ran_out && deck <= 12.0),
            progress * lead / 20.0,
            yes(ran_out) * close,
            f32::from(prospect.hand().colors().len()) / 6.0,
            f32::from(worthless) / 2.0,
        ]);
    }

    fn player(&mut self, table: &Table, seat: Player, holdings: &Holdings) {
        let hand = table.hand_len(seat);
        self.put([
            f32::from(holdings.filled) / 6.0,
            yes(holdings.filled == 4),
            yes(holdings.filled == 5),
            f32::from(hand) / f32::from(HAND_LIMIT),
            yes(hand < BUILD_DRAWS),
            yes(hand == 1),
        ]);
    }

    /// How full it is, who leads there, what it will bring, what the hand can do in it.
    fn mandala(&mut self, position: &Position, side: Side) {
        let mandala = position.mandala(side);
        let (own_field, other_field) = position.fields(side);
        let missing = mandala.missing();
        let colors = 6 - missing.len();
        let almost = colors == 5;
        let (own, other) = (f32::from(own_field.len()), f32::from(other_field.len()));
        self.put([
            yes(colors <= 2),
            yes(colors == 3),
            yes(colors == 4),
            yes(almost),
            own / 5.0,
            other / 5.0,
            (own - other).clamp(-3.0, 3.0) / 3.0,
            yes(own == other),
            yes(own == 0.0),
            yes(other == 0.0),
            yes(own > other),
            f32::from(mandala.mountain.len()) / 8.0,
            f32::from(mandala.mountain.colors().len()) / 5.0,
        ]);

        let chosen_first = position.draft(side, true);
        let chosen_second = position.draft(side, false);
        // On equal Fields the one who does not complete it chooses, likely the one who waits.
        let own_turn = position.prospect.table().phase() == Phase::Turn(position.prospect.seat());
        let (gain, loss) =
            if own > other || (own == other && !own_turn) { chosen_first } else { chosen_second };
        let near = f32::from(colors) / 6.0;
        self.put([
            (gain.points - loss.points) / 10.0,
            yes(almost) * (gain.points - loss.points) / 10.0,
            near * (gain.points + loss.points) / 20.0,
            (chosen_first.0.points - chosen_first.1.points) / 10.0,
            (chosen_second.0.points - chosen_second.1.points) / 10.0,
            near * yes(position.own.full_with(gain.colors)),
            near * yes(position.other.full_with(loss.colors)),
        ]);

        let hand = position.prospect.hand();
        let held = hand.colors();
        let may_build = held - (own_field.colors() | other_field.colors());
        let may_grow = held - (mandala.mountain.colors() | other_field.colors());
        let growing = hand.only(may_grow);
        let longest = may_grow.iter().map(|color| hand.count(color)).max();
        let completing = hand.only(missing).colors().len();
        let building = may_build.iter().map(|color| {
            f32::from(position.own.space(color)) - f32::from(position.other.space(color))
        });
        self.put([
            f32::from(completing) / 3.0,
            yes(almost && completing > 0),
            f32::from(longest.unwrap_or(0)) / 4.0,
            f32::from(growing.len()) / 6.0,
            building.fold(0.0, f32::max) / 6.0,
        ]);
    }

    /// What lies where, by the River spaces of a player; the sixth ends the game.
    fn by_space(&mut self, position: &Position, whose: &Holdings, other: &Holdings) {
        let hand = position.prospect.hand();
        let [left, right] = Side::BOTH.map(|side| position.mandala(side).mountain);
        let of = |pile: Pile, color: Color| f32::from(pile.count(color));
        let mountains = |color| of(left, color) + of(right, color);
        let mut spaces = [[0.0; 4]; 5];
        let mut without = [0.0; 3];
        for color in Color::ALL {
            let theirs = f32::from(other.space(color));
            let space = usize::from(whose.space(color));
            if space == 0 {
                without[0] += of(hand, color) / 6.0;
                without[1] += mountains(color) / 6.0;
                without[2] += theirs / 12.0;
            } else if let Some(row) = spaces.get_mut(space - 1) {
                *row = [
                    of(whose.cup, color) / 6.0,
                    of(hand, color) / 4.0,
                    mountains(color) / 4.0,
                    theirs / 6.0,
                ];
            }
        }
        for row in spaces {
            self.put(row);
        }
        self.put(without);
    }
}
