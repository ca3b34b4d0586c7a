//! Sets as bits of a word: finding a member by its number.

/// The lowest bit of each byte.
const EACH: u64 = 0x0101_0101_0101_0101;

/// Where the bits of each byte are, the lowest first.
const POSITIONS: [[u8; 8]; 256] = {
    let mut positions = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut bit, mut number) = (0, 0);
        while bit < 8 {
            if byte >> bit & 1 != 0 {
                positions[byte][number] = bit;
                number += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    positions
};

/// In each byte, how many bits there are in it and in those below.
#[inline]
pub(super) const fn sums(word: u64) -> u64 {
    let twos = word - ((word >> 1) & (0x55 * EACH));
    let fours = (twos & (0x33 * EACH)) + ((twos >> 2) & (0x33 * EACH));
    ((fours + (fours >> 4)) & (0x0f * EACH)).wrapping_mul(EACH)
}

/// Where the bit with this number is, from 0 at the low end; there must be so many.
///
/// Random play asks for little else, so there is no branch in it that chance could decide.
#[inline]
pub(super) const fn position(word: u64, sums: u64, number: u64) -> u8 {
    // The bytes that are passed are those whose sums do not exceed the number.
    let passed = (((0x80 | number) * EACH - sums) >> 7) & EACH;
    let byte = passed.wrapping_mul(EACH) >> 56;
    let number = number - (sums << 8 >> (8 * byte) & 0xff);
    let bits = word >> (8 * byte) & 0xff;
    8 * byte as u8 + POSITIONS[bits as usize][(number & 7) as usize]
}
