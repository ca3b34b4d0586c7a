use std::fmt;
use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

/// A time in UTC as it stands in the name of a file. Later ones are greater.
///
/// The standard library does not know the local time, and reading it would take unsafe code or
/// a dependency with a database of time zones. So where a list shows hours, it says which; a
/// game late in the evening may stand at the next day.
///
/// ```
/// use std::time::{Duration, UNIX_EPOCH};
/// use mandala::store::Stamp;
///
/// let stamp = Stamp::of(UNIX_EPOCH + Duration::from_secs(1_794_792_605));
/// assert_eq!(stamp.to_string(), "2026-11-16-013005");
/// assert_eq!(Stamp::leading("2026-11-16-013005-2.mandala"), Some(stamp));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Stamp(String);

impl Stamp {
    /// That of a time.
    pub fn of(time: SystemTime) -> Stamp {
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
        // Nothing after the year 9999 could be told from an earlier one.
        let year = year.min(9_999);
        Stamp(format!("{year:04}-{month:02}-{day:02}-{hour:02}{minute:02}{second:02}"))
    }

    /// The one of a file, if its name begins with one.
    pub fn named(path: &Path) -> Option<Stamp> {
        Stamp::leading(path.file_name()?.to_str()?)
    }

    /// The one with which the name of a file begins, if it does.
    pub fn leading(name: &str) -> Option<Stamp> {
        const FORM: &str = "0000-00-00-000000";
        let (stamp, rest) = name.split_at_checked(FORM.len())?;
        let fits = |(form, c): (char, char)| match form {
            '0' => c.is_ascii_digit(),
            _ => c == form,
        };
        let is_stamp = FORM.chars().zip(stamp.chars()).all(fits)
            && ("01".."13").contains(&&stamp[5..7])
            && ("01".."32").contains(&&stamp[8..10])
            && !rest.starts_with(|c: char| c.is_ascii_digit());
        is_stamp.then(|| Stamp(stamp.to_string()))
    }

    /// The day, like `2026-11-16`.
    pub fn day(&self) -> &str {
        &self.0[..10]
    }

    /// The time of day, like `01:30`.
    pub fn time(&self) -> String {
        format!("{}:{}", &self.0[11..13], &self.0[13..15])
    }

    /// The number of the month, from 1.
    pub fn month(&self) -> usize {
        self.0[5..7].parse().unwrap_or_default()
    }

    /// The minute as other programs read it, like `2026-11-16T01:30Z`.
    pub fn minute(&self) -> String {
        format!("{}T{}Z", self.day(), self.time())
    }
}

impl fmt::Display for Stamp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}
