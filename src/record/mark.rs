use std::hash::{Hash, Hasher};

/// A fingerprint of what was done, and of all that was done before: `before` has the mark
/// of that.
///
/// It is for telling games apart while the program runs, and for nothing that is kept.
pub(super) fn mark(before: u64, done: impl Hash) -> u64 {
    let mut mixer = Mixer(before);
    done.hash(&mut mixer);
    // So that doing something that hashes to nothing makes a difference, too.
    mixer.write_usize(1);
    mixer.finish()
}

/// Mixes a word at a time. Reading a record makes a mark of every line, and the standard
/// hasher would take longer than applying the move.
struct Mixer(u64);

impl Hasher for Mixer {
    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_usize(usize::from(byte));
        }
    }

    fn write_u8(&mut self, n: u8) {
        self.write_usize(usize::from(n));
    }

    fn write_usize(&mut self, n: usize) {
        // The odd number of the golden ratio, so that no bit is lost.
        let mixed = (self.0 ^ n as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.0 = mixed ^ mixed >> 32;
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::mark;
    use crate::rules::shuffle::Shuffler;

    #[test]
    fn no_two_ways_to_go_on_have_the_same_mark() {
        let mut chance = Shuffler::new(1);
        let mut seen = HashSet::new();
        for _ in 0..1_000 {
            let start = chance.seed();
            for one in 0..20_u8 {
                for two in 0..20_u8 {
                    assert!(seen.insert(mark(mark(start, one), two)));
                }
                assert!(seen.insert(mark(start, one)));
            }
            assert!(seen.insert(mark(start, ())));
        }
    }
}
