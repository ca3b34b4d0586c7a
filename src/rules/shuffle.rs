//! The seeded generator and the shuffle: the same for ever, on every platform.
//!
//! The generator is Xoshiro256++, which is specified to the bit; the shuffle over
//! it is our own, because library shuffles may change between releases.

use std::fmt::{self, Write};

use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};

use super::Seat;

/// Keeps what an evening draws from a seed apart from what a deal draws from it.
const EVENING: u64 = 0x6d61_6e64_616c_6121;

/// Keeps what a computer partner draws from a seed apart from both.
const PARTNER: u64 = 0x7061_7274_6e65_7221;

/// A stream of shuffles, fixed by its seed.
#[derive(Clone, PartialEq, Eq)]
pub struct Shuffler(Xoshiro256PlusPlus);

impl Shuffler {
    /// Starts the stream of this seed.
    ///
    /// ```
    /// use mandala::rules::shuffle::Shuffler;
    /// assert_eq!(Shuffler::new(42).below(100), 81);
    /// ```
    pub fn new(seed: u64) -> Shuffler {
        Shuffler(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// A number below `bound`, each equally likely.
    ///
    /// # Panics
    ///
    /// If `bound` is 0, because no number is below that.
    ///
    /// ```
    /// use mandala::rules::shuffle::Shuffler;
    /// let mut dice = Shuffler::new(42);
    /// assert!((0..100).all(|_| dice.below(6) < 6));
    /// ```
    #[inline]
    pub fn below(&mut self, bound: u64) -> u64 {
        assert!(bound > 0, "no number is below 0");
        // The high half of word × bound is uniform once the words that would
        // favor some results (fewer than `bound` of all 2^64) are thrown away.
        loop {
            let wide = u128::from(self.0.next_u64()) * u128::from(bound);
            let low = wide as u64;
            if low >= bound || low >= bound.wrapping_neg() % bound {
                return (wide >> 64) as u64;
            }
        }
    }

    /// Puts the items into random order.
    ///
    /// ```
    /// use mandala::rules::shuffle::Shuffler;
    /// let mut cards = [1, 2, 3, 4, 5];
    /// Shuffler::new(42).shuffle(&mut cards);
    /// assert_eq!(cards, [1, 4, 3, 2, 5]);
    /// ```
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let chosen = self.below(last as u64 + 1) as usize;
            items.swap(last, chosen);
        }
    }

    /// A seed for another stream.
    ///
    /// ```
    /// use mandala::rules::shuffle::Shuffler;
    /// assert_eq!(Shuffler::new(42).seed(), 0xd076_4d4f_4476_689f);
    /// ```
    pub fn seed(&mut self) -> u64 {
        self.0.next_u64()
    }
}

/// Who of so many players starts the game of this seed, when they leave it to chance.
///
/// # Panics
///
/// If there are no players.
///
/// ```
/// use mandala::rules::shuffle::first_seat;
/// assert_eq!(first_seat(42, 4).name(), "one");
/// assert_eq!(first_seat(42, 5).name(), "two");
/// ```
pub fn first_seat(seed: u64, players: usize) -> Seat {
    let drawn = Shuffler::new(seed ^ EVENING).below(players as u64) as usize;
    Seat::all(players).nth(drawn).unwrap_or_default()
}

/// The seed of the rematch: from one seed a whole evening of games follows.
///
/// ```
/// use mandala::rules::shuffle::next_seed;
/// assert_ne!(next_seed(42), 42);
/// ```
pub fn next_seed(seed: u64) -> u64 {
    let mut stream = Xoshiro256PlusPlus::seed_from_u64(seed ^ EVENING);
    stream.next_u64();
    stream.next_u64()
}

/// The chance for one decision of a computer partner, by the game's seed (0 without one)
/// and how many moves were made before it: the same when a game is resumed.
///
/// The stream has nothing in common with the one that deals, and gives no seed away.
///
/// ```
/// use mandala::rules::shuffle::decision;
/// assert_eq!(decision(42, 7).below(1000), decision(42, 7).below(1000));
/// assert_ne!(decision(42, 7).seed(), decision(42, 8).seed());
/// ```
pub fn decision(seed: u64, moves: u64) -> Shuffler {
    let mut stream = Shuffler::new(seed ^ PARTNER);
    Shuffler::new(stream.seed().wrapping_add(moves))
}

/// The chance for what is thought for a player, by a text of what that player may know:
/// the same knowledge brings the same thoughts, whatever lies hidden.
///
/// ```
/// use mandala::rules::shuffle::from_knowledge;
/// assert_eq!(from_knowledge(format_args!("red {}", 1)).seed(), from_knowledge("red 1").seed());
/// assert_ne!(from_knowledge("red 1").seed(), from_knowledge("red 2").seed());
/// ```
pub fn from_knowledge(known: impl fmt::Display) -> Shuffler {
    let mut digest = Digest(0xcbf2_9ce4_8422_2325);
    // A digest takes any text.
    let _ = write!(digest, "{known}");
    Shuffler::new(digest.0 ^ PARTNER)
}

/// A number that stands for a text: its FNV-1a hash, which is specified to the bit.
struct Digest(u64);

impl Write for Digest {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for byte in text.bytes() {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
        Ok(())
    }
}
