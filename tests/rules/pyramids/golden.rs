//! What the seeds bring: the same for ever.

use mandala::rules::game::{Game as _, Layout as _};
use mandala::rules::pyramids::{Game, Layout, Piece, Place};
use mandala::rules::shuffle::first_seat;

use super::help::*;

const PATH_OF_42: &str = "U1 B2 U3 Y2 B1 B3 G2 U2 G1 Y3 U2 U2 Y2 U3 R2 R1 B3 B1 R3 G3 B2 Y1 R3 B3 \
                          G2 R2 U1 Y1 G1 U3 R1 Y1 G2 R2 Y3 G2 Y1 Y1 B1 G3 U1 R3 G1 Y3 R1 G3 B1 U1 \
                          Y2 R2 B2 Y3 G1 U1 B2 Y3 U3 R1 R3 G1 Y2 R1 G3 U2 G2 B3 R3 B2 R2 G3 U3 U2 \
                          B3 Y2 B1";

/// More seeds, the ends of their range among them, computed apart from this code.
#[rustfmt::skip]
const PATHS: [(u64, &str); 3] = [
    (0, "G3 G1 B2 Y2 G3 Y1 Y3 U1 Y2 U2 U2 Y3 B1 G1 R2 G1 Y3 G2 R3 U1 B3 R1 U1 R3 \
         U2 G1 B3 B1 G3 B1 U1 B2 G3 R3 G2 G2 B3 U1 B2 R2 B3 U3 U2 Y1 R3 U2 G3 G1 \
         B2 U3 U3 R3 R1 R2 Y1 Y2 Y1 B1 G2 B3 B1 R2 R2 B2 Y2 R1 Y1 U3 U3 R1 G2 R1 \
         Y3 Y3 Y2"),
    (1, "Y1 R1 U3 R3 Y2 B3 Y1 G2 U3 U2 Y2 Y3 R3 G2 B2 G1 B2 B3 G2 Y2 U1 R1 B3 B3 \
         G3 R1 R1 B3 Y1 U1 Y1 Y3 G3 G1 Y1 B1 U1 U3 B1 U2 G2 G3 U2 U1 Y3 G1 Y3 U1 \
         B1 G1 R3 B1 B2 G3 R3 B2 U2 Y3 G1 R2 R2 Y2 R1 Y2 U3 R2 R2 G2 B2 G3 R3 U2 \
         R2 U3 B1"),
    (u64::MAX, "U1 U2 B3 B3 R1 G1 Y2 R3 B3 R2 Y3 U3 U2 B2 Y3 Y1 G2 B2 Y3 U1 Y2 B1 G2 G1 \
                G1 R2 U2 R3 R3 U1 B2 B2 R2 R1 R1 U2 U3 G2 U3 R2 B3 G3 Y1 G2 B1 Y1 R3 G3 \
                U2 G2 R1 G3 Y2 G1 R3 B1 Y2 R2 U1 B3 Y1 R1 U3 G3 Y2 U3 G3 G1 B1 Y3 U1 Y1 \
                B1 B2 Y3"),
];

fn path(seed: u64) -> String {
    let game = Game::deal(seed, 3, seat(2));
    let pieces = Place::all().filter_map(|place| game.piece(place));
    let layout = Layout::new(pieces.collect()).expect("five of each group");
    assert_eq!(layout.check(), Ok(()));
    layout.to_string()
}

#[test]
fn seed_42_lays_this_path_for_any_number_of_players() {
    assert_eq!(path(SEED), PATH_OF_42);
    for players in 2..=5 {
        let game = Game::deal(SEED, players, seat(1));
        let first = game.piece(place(1));
        assert_eq!(first, Some(piece("U1")));
        assert_eq!(game.players(), players);
    }
}

#[test]
fn the_seeds_at_the_ends_of_their_range_lay_these_paths() {
    for (seed, expected) in PATHS {
        assert_eq!(path(seed), expected, "seed {seed}");
    }
}

#[test]
fn left_to_chance_seed_42_begins_with_these_players() {
    let first = [2, 3, 4, 5].map(|players| first_seat(SEED, players).name());
    assert_eq!(first, ["one", "one", "one", "two"]);
}

/// A whole game on the path of seed 42, everyone always taking the same piece ahead.
struct Golden {
    /// Which piece ahead; the last one, if there are fewer.
    kth: usize,
    turns: usize,
    points: &'static [u8],
    pawns: &'static [u8],
    /// How many pieces fell into the eye.
    eye: usize,
    /// How many were swept, and by whom.
    swept: (usize, Option<usize>),
    winner: usize,
    /// Whether others have as many points as the winner.
    tie: bool,
    /// The groups that lie in the eye whole.
    whole: &'static str,
}

#[test]
fn whole_games_on_seed_42_come_out_so() {
    #[rustfmt::skip]
    let games = [
        Golden { kth: 1, turns: 75, points: &[38, 37], pawns: &[75, 74], eye: 0,
            swept: (0, None), winner: 1, tie: false, whole: "" },
        Golden { kth: 1, turns: 75, points: &[19, 11, 14, 15, 16], pawns: &[71, 72, 73, 74, 75],
            eye: 0, swept: (0, None), winner: 1, tie: false, whole: "" },
        Golden { kth: 3, turns: 37, points: &[37, 38], pawns: &[75, 74], eye: 36,
            swept: (2, Some(2)), winner: 2, tie: false, whole: "" },
        Golden { kth: 3, turns: 51, points: &[20, 21, 21, 13], pawns: &[75, 74, 73, 72], eye: 24,
            swept: (0, None), winner: 2, tie: true, whole: "" },
        Golden { kth: 5, turns: 25, points: &[26, 24], pawns: &[75, 74], eye: 48,
            swept: (2, Some(2)), winner: 1, tie: false, whole: "R1 R2 Y1 G3 B2" },
        Golden { kth: 8, turns: 23, points: &[26, 18, 26], pawns: &[75, 74, 73], eye: 49,
            swept: (3, Some(3)), winner: 1, tie: true, whole: "G2" },
        Golden { kth: 8, turns: 27, points: &[14, 21, 17, 23], pawns: &[74, 75, 73, 72], eye: 42,
            swept: (6, Some(4)), winner: 4, tie: false, whole: "" },
        Golden { kth: 8, turns: 33, points: &[13, 18, 14, 14, 16], pawns: &[75, 74, 73, 71, 72],
            eye: 42, swept: (0, None), winner: 2, tie: false, whole: "" },
    ];
    for golden in games {
        let mut game = Game::deal(SEED, golden.points.len(), seat(1));
        let (mut turns, mut eye, mut swept) = (0, 0, (0, None));
        while !game.is_over() {
            let ahead = game.legal_actions();
            let chosen = ahead.get((golden.kth - 1).min(ahead.len() - 1));
            let report = game.apply(chosen.expect("something lies ahead")).expect("legal");
            turns += 1;
            eye += report.fell().len();
            if let Some(by) = sweeper(&report) {
                swept = (report.swept().len(), Some(by));
            }
        }
        let what = format!("piece {} of {} players", golden.kth, golden.points.len());
        assert_eq!(turns, golden.turns, "{what}");
        assert_eq!(points(&game), golden.points, "{what}");
        assert_eq!(pawns(&game), golden.pawns, "{what}");
        assert_eq!(eye, golden.eye, "{what}");
        assert_eq!(swept, golden.swept, "{what}");
        assert_eq!(winners(&game), [golden.winner], "{what}");
        let most = golden.points.iter().max();
        let level = golden.points.iter().filter(|&points| Some(points) == most);
        assert_eq!(level.count() > 1, golden.tie, "{what}");
        let whole = Piece::ALL.into_iter().filter(|&group| game.eye(group) > 0);
        let whole: Vec<String> = whole.map(|group| group.to_string()).collect();
        // The rules name these groups only where there are any.
        assert_eq!(whole.join(" "), golden.whole, "{what}");
    }
}
