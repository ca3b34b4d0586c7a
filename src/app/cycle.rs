//! Going round among things that can be chosen.

/// The thing that many places further on, going round; from nothing, the first or
/// the last.
pub(super) fn neighbor<T: PartialEq + Copy>(all: &[T], at: Option<T>, by: isize) -> Option<T> {
    let here = all.iter().position(|&one| Some(one) == at);
    let next = match here {
        Some(here) => (here as isize + by).rem_euclid(all.len() as isize) as usize,
        None if by > 0 => 0,
        None => all.len().checked_sub(1)?,
    };
    all.get(next).copied()
}

/// The same from one of them.
pub(super) fn turned<T: PartialEq + Copy>(all: &[T], now: T, by: isize) -> T {
    neighbor(all, Some(now), by).unwrap_or(now)
}
