use std::time::{SystemTime, UNIX_EPOCH};

/// A time in UTC as it stands in the name of a file.
///
/// ```
/// use std::time::{Duration, UNIX_EPOCH};
/// use mandala::store::stamp;
///
/// let time = UNIX_EPOCH + Duration::from_secs(1_794_792_605);
/// assert_eq!(stamp(time), "2026-11-16-013005");
/// ```
pub fn stamp(time: SystemTime) -> String {
    let since = time.duration_since(UNIX_EPOCH).unwrap_or_default();
    let (days, seconds) = (since.as_secs() / 86_400, since.as_secs() % 86_400);
    // Counted from 1 March 0000, leap days come last in their year and in its four
    // hundred years.
    let days = days + 719_468;
    let (era, day) = (days / 146_097, days % 146_097);
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let day = day - (153 * month + 2) / 5 + 1;
    let (year, month) = match month {
        0..10 => (400 * era + year, month + 3),
        _ => (400 * era + year + 1, month - 9),
    };
    let (hour, minute, second) = (seconds / 3_600, seconds / 60 % 60, seconds % 60);
    format!("{year:04}-{month:02}-{day:02}-{hour:02}{minute:02}{second:02}")
}
