//! Sets as bits of a word: finding a member by its number.

/// The lowest bit of each byte.
const EACH: u64 = 0x0101_0101_0101_0101;

/// Where the bit with this number is, from 0 at the low end; there must be so many.
///
/// Random play asks for little else, so there is no branch in it that chance could decide.
#[inline]
pub(super) fn position(word: u64, number: usize) -> u32 {
    let number = number as u64;
    let twos = word - ((word >> 1) & (0x55 * EACH));
    let fours = (twos & (0x33 * EACH)) + ((twos >> 2) & (0x33 * EACH));
    let sums = running_sums((fours + (fours >> 4)) & (0x0f * EACH));
    let byte = bytes_up_to(sums, number);
    let passed = (sums << 8 >> (8 * byte)) & 0xff;
    // The bits of that byte, a byte each.
    let bits = (word >> (8 * byte)) & 0xff;
    let apart = (bits * EACH) & 0x8040_2010_0804_0201;
    let bits = ((apart + 0x7f * EACH) >> 7) & EACH;
    let bit = bytes_up_to(running_sums(bits), number - passed);
    (8 * byte + bit) as u32
}

/// In each byte the sum of it and those below.
#[inline]
fn running_sums(bytes: u64) -> u64 {
    bytes.wrapping_mul(EACH)
}

/// How many of these bytes, none above 127, do not exceed a number below 128.
#[inline]
fn bytes_up_to(bytes: u64, number: u64) -> u64 {
    let up_to = (((0x80 | number) * EACH - bytes) >> 7) & EACH;
    running_sums(up_to) >> 56
}
