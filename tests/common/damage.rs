//! Records torn and damaged, of any game.

use mandala::record::Record;
use mandala::rules::game::Game;
use mandala::rules::shuffle::Shuffler;

/// What could be read: the whole, or what was good before the first wrong line.
pub fn salvaged<G: Game>(bytes: &[u8]) -> Option<Record<G>> {
    match Record::parse(bytes) {
        Ok(record) => Some(record),
        Err(error) => {
            assert!(error.line >= 1);
            assert!(!error.to_string().is_empty());
            error.good.map(|record| *record)
        }
    }
}

/// Whether a record is the beginning of another: the same deal and players, and
/// the same first moves.
pub fn begins<G: Game>(part: &Record<G>, whole: &Record<G>) -> bool {
    part.seed() == whole.seed()
        && part.layout() == whole.layout()
        && part.names() == whole.names()
        && part.first() == whole.first()
        && whole.steps().starts_with(part.steps())
}

/// Replaces each byte of a printed record in turn by these others: what is read then is
/// never another game.
pub fn damage_each_byte<G: Game>(record: &Record<G>, others: &[u8]) {
    let mut bytes = record.to_string().into_bytes();
    for at in 0..bytes.len() {
        let good = bytes[at];
        for &other in others {
            bytes[at] = other;
            if let Some(kept) = salvaged(&bytes) {
                let shown = String::from_utf8_lossy(&bytes);
                assert!(begins(&kept, record), "byte {at} is {other:#04x}: {shown}");
            }
        }
        bytes[at] = good;
    }
}

/// Does something foolish to a few bytes.
pub fn mutate(bytes: &mut Vec<u8>, chance: &mut Shuffler) {
    for _ in 0..1 + chance.below(4) {
        let at = chance.below(bytes.len().max(1) as u64) as usize;
        let end = (at + chance.below(40) as usize).min(bytes.len());
        let byte = b"\n#@:\r 0129ARbegind\xc3\xa9\xff\0"[chance.below(22) as usize];
        match chance.below(5) {
            0 if at < bytes.len() => bytes[at] = byte,
            1 => bytes.insert(at.min(bytes.len()), byte),
            2 => drop(bytes.drain(at.min(end)..end)),
            3 => bytes.truncate(at),
            _ => {
                let piece = bytes[at.min(end)..end].to_vec();
                let to = chance.below(bytes.len() as u64 + 1) as usize;
                bytes.splice(to..to, piece);
            }
        }
    }
}

/// Reads bytes that may be anything and tells whether something could be kept; what can be
/// read must print and read alike.
pub fn can_be_read<G: Game>(bytes: &[u8]) -> bool {
    let kept = salvaged::<G>(bytes);
    if let Some(kept) = &kept {
        let again: Record<G> = kept.to_string().parse().expect("a printed record");
        assert!(again == *kept);
    }
    kept.is_some()
}
