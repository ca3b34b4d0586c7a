//! Players, positions and whole games of pyramids.

use mandala::record::Names;
use mandala::record::pyramids::Record;
use mandala::rules::Seat;
use mandala::rules::game::Game as _;
use mandala::rules::shuffle::Shuffler;

/// Player one, the last of three, can score three groups at once: a tie, a single owner, and all in the eye.
pub const THREE: &str = "
    path:   -11 U1 - B3 - Y2 -23 R2 R2 -8 R2 -9 R2 -9 R2 -5
    pawns:  10 | 20 | 30
    owned:  Y2 | U1 | Y2
    eye:    B3 B3 B3 B3 U1 U1 U1 Y2 Y2
    points: 20 | 20 | 15
    turn:   one
";

/// Brought to the end by another, a sweep, and a tie at the end.
pub const SWEEP: &str = "
    path:   -44 R1 -6 G1 -7 R1 -5 U2 -5 G1 -3
    pawns:  74 | 70 | 50 | 40 | 75
    owned:  R1 | R1 G1 | G1 | U2 | R1 U2
    eye:    G1 U2 U2
    points: 15 | 14 | 10 | 9 | 12
    turn:   three
";

/// Of two pyramids alike the further one is better, because whoever is ahead wins the group;
/// it lets the nearer one fall into the eye. Either take brings the end near.
pub const TWO_ALIKE: &str = "
    path:   -14 R1 -14 R1 -45
    pawns:  10 | 20
    owned:  R1 | R1 R1
    points: 35 | 35
    turn:   one
";

/// Names that are long, wide or made of more than one character.
pub const ODD: [&str; 5] = ["WWWWWWWWWWWWWWWW", "Maximiliane-Mari", "李小龍李小龍李小", "ß", "が"];

/// A random game of at most so many moves, everyone taking one of the next few pieces.
pub fn random_record(
    seed: u64,
    names: Names,
    first: Seat,
    most: usize,
    chance: &mut Shuffler,
) -> Record {
    let mut record = Record::new(seed, names, first);
    while record.moves().len() < most && !record.game().is_over() {
        let legal = record.game().legal_actions();
        let chosen = chance.below(legal.len().min(8) as u64) as usize;
        let action = legal.get(chosen).expect("listed");
        record.play(action).expect("legal");
    }
    record
}
