//! A position of the pyramid game in numbers, as the net takes it in.

use crate::ai::net::{Sheet, yes};
use crate::rules::Seat;
use crate::rules::game::Game as _;
use crate::rules::pyramids::{Game, PER_GROUP, Piece, Places};

/// How many ways there are to split up to five pieces between two and leave the rest.
const SPLITS: usize = 56;

/// How many numbers tell of the groups: how many are split in each way, four times.
const OF_GROUPS: usize = 4 * SPLITS;

/// How many numbers tell of the whole.
const OVERALL: usize = 26;

/// How many numbers describe a position.
pub const FEATURES: usize = OF_GROUPS + OVERALL;

/// A position in numbers, mostly between -1 and 1, which do not depend on which color or
/// size is which.
pub type Features = [f32; FEATURES];

/// The number of a split: `a` pieces of one, `b` of another, `c` left.
const NUMBERS: [[[u8; 6]; 6]; 6] = {
    let mut numbers = [[[0; 6]; 6]; 6];
    let (mut a, mut next) = (0, 0);
    while a < 6 {
        let mut b = 0;
        while a + b < 6 {
            let mut c = 0;
            while a + b + c < 6 {
                numbers[a][b][c] = next;
                next += 1;
                c += 1;
            }
            b += 1;
        }
        a += 1;
    }
    assert!(next as usize == SPLITS);
    numbers
};

/// Describes a position to one of the players.
pub fn features(game: &Game, seat: Seat) -> Features {
    let mut sheet = Sheet::new();
    let ties = groups(game, seat, sheet.room(OF_GROUPS));
    overall(game, seat, ties, &mut sheet);
    sheet.full()
}

/// How many pieces of each group are among these.
fn count(game: &Game, places: Places) -> [u8; Piece::ALL.len()] {
    let mut counts = [0; Piece::ALL.len()];
    for place in places {
        if let Some(piece) = game.laid(place) {
            counts[piece.index()] += 1;
        }
    }
    counts
}

/// Counts how the groups are split; tells how many ties the pawns would win and lose.
fn groups(game: &Game, seat: Seat, splits: &mut [f32]) -> [f32; 2] {
    let (own_reach, all) = (count(game, game.ahead(seat)), count(game, game.left()));
    let others = || game.seats().filter(|&other| other != seat);
    let of_two = (game.players() == 2).then(|| others().next()).flatten();
    let their_reach = of_two.map(|other| count(game, game.ahead(other)));
    let mut ties = [0.0; 2];
    for piece in Piece::ALL {
        let (at, own) = (piece.index(), game.owned(seat, piece));
        let (mut most, mut second, mut leader) = (0, 0, None);
        for other in others() {
            let theirs = game.owned(other, piece);
            if theirs > most {
                (second, most, leader) = (most, theirs, Some(other));
            } else {
                second = second.max(theirs);
            }
        }
        if own == 0 && most == 0 && all[at] == 0 {
            continue;
        }
        if own == most
            && let Some(leader) = leader
        {
            ties[usize::from(game.pawn(leader) > game.pawn(seat))] += 1.0;
        }
        let mut add = |sheet: usize, theirs: u8, left: u8| {
            let number = NUMBERS[usize::from(own)][usize::from(theirs)][usize::from(left)];
            splits[SPLITS * sheet + usize::from(number)] += 0.5;
        };
        add(0, most, own_reach[at]);
        add(1, most, all[at]);
        match their_reach {
            Some(reach) => add(2, most, reach[at]),
            None => add(3, second, all[at]),
        }
    }
    ties
}

/// Points, pawns and whose turn it is.
fn overall(game: &Game, seat: Seat, ties: [f32; 2], sheet: &mut Sheet<FEATURES>) {
    let players = game.players();
    let shares = game.shares();
    let points = |seat: Seat| f32::from(game.points(seat));
    let standing = |seat: Seat| points(seat) + f32::from(shares[seat.index()]);
    let others = || game.seats().filter(|&other| other != seat);
    let best = |worth: &dyn Fn(Seat) -> f32| others().map(worth).fold(0.0, f32::max);
    let lead = points(seat) - best(&points);
    let stands = standing(seat) - best(&standing);
    let ahead = |seat: Seat| game.ahead(seat).len() as f32;
    let own_ahead = ahead(seat);
    let rearmost = others().map(ahead).fold(0.0, f32::max);
    let foremost = others().map(ahead).fold(75.0, f32::min);
    // What nobody else comes to first lies before the next pawn ahead.
    let pawn = game.pawn(seat);
    let next = others().map(|other| game.pawn(other)).filter(|&other| other > pawn);
    let before = next.min().map_or(own_ahead, |next| game.ahead(seat).behind(next).len() as f32);
    let turn = game.to_act().map_or(0, |next| (seat.index() + players - next.index()) % players);
    let late = 1.0 - game.left().len() as f32 / 75.0;
    let far = late * (stands / 10.0);
    let ended = others().filter(|&other| game.is_at_end(other)).count();
    let close = |lead: f32| lead.clamp(-6.0, 6.0) / 6.0;
    sheet.put([
        1.0,
        yes(players == 2),
        yes(players == 3),
        yes(players == 4),
        yes(players == 5),
        yes(turn == 0),
        turn as f32 / 4.0,
        lead / 20.0,
        close(lead),
        stands / 20.0,
        close(stands),
        far,
        late * close(stands),
        standing(seat) / 30.0,
        own_ahead / 75.0,
        (own_ahead - rearmost) / 20.0,
        (own_ahead - foremost) / 20.0,
        yes(own_ahead >= rearmost),
        yes(own_ahead <= foremost),
        before.min(20.0) / 10.0,
        late * before.min(20.0) / 10.0,
        yes(game.is_at_end(seat)),
        ended as f32 / players as f32,
        ties[0] / 3.0,
        ties[1] / 3.0,
        late,
    ]);
}

const _: () = assert!(PER_GROUP == 5, "the splits are counted for groups of five");
