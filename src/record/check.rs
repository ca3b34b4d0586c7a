use std::fmt::{self, Write};

/// A running check of the lines of a record (CRC-16, which notices any single damaged
/// byte).
pub(super) struct Check {
    sum: u16,
    /// The line being added, here so that its room is used again.
    line: String,
}

/// What a byte adds to the check, for the last byte of a pair and for the first.
const TABLES: [[u16; 256]; 2] = tables();

const fn tables() -> [[u16; 256]; 2] {
    let mut tables = [[0; 256]; 2];
    let mut byte = 0;
    while byte < 256 {
        let last = shift((byte as u16) << 8);
        tables[0][byte] = last;
        tables[1][byte] = shift(last);
        byte += 1;
    }
    tables
}

/// The check after one more byte of 0.
const fn shift(mut sum: u16) -> u16 {
    let mut bit = 0;
    while bit < 8 {
        let carry = sum & 0x8000 != 0;
        sum = sum << 1 ^ if carry { 0x1021 } else { 0 };
        bit += 1;
    }
    sum
}

impl Check {
    pub(super) fn new() -> Check {
        Check::after(0xffff)
    }

    /// Goes on from the check of the lines above.
    pub(super) fn after(sum: u16) -> Check {
        Check { sum, line: String::new() }
    }

    /// Adds a line and gives the number whose four digits are printed behind it.
    pub(super) fn add(&mut self, line: impl fmt::Display) -> u16 {
        self.line.clear();
        // Writing to a string cannot fail.
        let _ = writeln!(self.line, "{line}");
        self.sum = check(self.sum, self.line.as_bytes());
        self.sum
    }
}

/// Adds bytes to a check, two at a time, because each step waits for the one before.
fn check(mut sum: u16, bytes: &[u8]) -> u16 {
    let [last, first] = &TABLES;
    let (pairs, rest) = bytes.as_chunks();
    for [one, two] in pairs {
        let [high, low] = sum.to_be_bytes();
        sum = first[usize::from(high ^ one)] ^ last[usize::from(low ^ two)];
    }
    for byte in rest {
        let [high, low] = sum.to_be_bytes();
        sum = u16::from(low) << 8 ^ last[usize::from(high ^ byte)];
    }
    sum
}

#[cfg(test)]
mod tests {
    use super::check;

    /// The published check value of CRC-16 with this start is that of the digits 1 to 9.
    #[test]
    fn the_check_is_the_published_one() {
        assert_eq!(check(0xffff, b"123456789"), 0x29b1);
        assert_eq!(check(check(0xffff, b"1234567"), b"89"), 0x29b1);
        assert_eq!(check(0xffff, b""), 0xffff);
    }
}
