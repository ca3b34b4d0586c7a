use std::fmt::{self, Write};

/// A running check of the lines of a record (CRC-16, which notices any single damaged
/// byte).
pub(super) struct Check(u16);

/// What each first byte of the check adds to the rest of it.
const TABLE: [u16; 256] = table();

const fn table() -> [u16; 256] {
    let mut table = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        let mut sum = (byte as u16) << 8;
        let mut bit = 0;
        while bit < 8 {
            let carry = sum & 0x8000 != 0;
            sum = sum << 1 ^ if carry { 0x1021 } else { 0 };
            bit += 1;
        }
        table[byte] = sum;
        byte += 1;
    }
    table
}

impl Check {
    pub(super) fn new() -> Check {
        Check(0xffff)
    }

    /// Adds a line and gives the number whose four digits are printed behind it.
    pub(super) fn add(&mut self, line: impl fmt::Display) -> u16 {
        let written = writeln!(self, "{line}");
        debug_assert!(written.is_ok(), "adding up cannot fail");
        self.0
    }
}

impl Write for Check {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for byte in text.bytes() {
            let [high, low] = self.0.to_be_bytes();
            self.0 = u16::from(low) << 8 ^ TABLE[usize::from(high ^ byte)];
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::Check;

    /// The published check value of CRC-16/CCITT-FALSE is that of the digits 1 to 9.
    #[test]
    fn the_check_is_the_published_one() {
        let mut check = Check::new();
        std::fmt::Write::write_str(&mut check, "123456789").unwrap();
        assert_eq!(check.0, 0x29b1);
    }
}
