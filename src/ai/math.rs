//! Logarithms and exponentials that are the same on every machine.
//!
//! Those of the standard library come from the platform and may differ in their last
//! digit, and a search would then choose differently there. Sums, products, quotients and
//! roots are rounded alike everywhere, so these are made of them.

use std::f32::consts::{LN_2, LOG2_E, SQRT_2};

/// The bits of a number behind its exponent.
const FRACTION: u32 = f32::MANTISSA_DIGITS - 1;

/// The exponent of 1 as it is stored.
const BIAS: i32 = f32::MAX_EXP - 1;

/// The natural logarithm of a positive number.
pub(super) fn ln(x: f32) -> f32 {
    let exponent = (x.to_bits() >> FRACTION) as i32 - BIAS;
    let one_to_two = x / power_of_two(exponent);
    let (near_one, exponent) =
        if one_to_two > SQRT_2 { (0.5 * one_to_two, exponent + 1) } else { (one_to_two, exponent) };
    // ln m = 2 artanh s, as a series.
    let s = (near_one - 1.0) / (near_one + 1.0);
    let t = s * s;
    let series = 1.0 + t * (1.0 / 3.0 + t * (1.0 / 5.0 + t * (1.0 / 7.0 + t / 9.0)));
    exponent as f32 * LN_2 + 2.0 * s * series
}

/// The exponential of a number; beyond ±80 it is that of ±80.
pub(super) fn exp(x: f32) -> f32 {
    let x = x.clamp(-80.0, 80.0);
    let twos = (x * LOG2_E + 0.5_f32.copysign(x)) as i32;
    let r = x - twos as f32 * LN_2;
    let cubic = 1.0 / 6.0 + r * (1.0 / 24.0 + r * (1.0 / 120.0 + r / 720.0));
    let series = 1.0 + r * (1.0 + r * (0.5 + r * cubic));
    series * power_of_two(twos)
}

/// 2 to an exponent that a number can have.
fn power_of_two(exponent: i32) -> f32 {
    f32::from_bits(((exponent + BIAS) as u32) << FRACTION)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn logarithms_and_exponentials_are_as_good_as_those_of_the_platform() {
        let close =
            |own: f32, platform: f32| (own - platform).abs() <= 4e-7 * platform.abs().max(1.0);
        for step in 1..200_000_u32 {
            let x = step as f32 * 0.37;
            assert!(close(ln(x), x.ln()), "ln {x}");
            assert!(close(ln(1.0 / x), (1.0 / x).ln()), "ln 1/{x}");
            let x = step as f32 * 0.0008 - 80.0;
            assert!((exp(x) / x.exp() - 1.0).abs() < 1e-5, "exp {x}");
        }
        assert_eq!(ln(1.0), 0.0);
        assert_eq!(exp(0.0), 1.0);
        assert!(exp(f32::INFINITY).is_finite() && exp(f32::NEG_INFINITY) > 0.0);
    }

    #[test]
    fn they_never_change() {
        let bits = [ln(10.0), ln(0.3), exp(-1.5), exp(7.0)].map(f32::to_bits);
        assert_eq!(bits, [1_075_010_958, 3_214_547_912, 1_046_772_796, 1_149_834_307]);
    }
}
