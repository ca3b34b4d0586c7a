use std::fmt;

/// Something that lies face down: its `Debug` shows nothing of it.
///
/// Whatever holds secrets wraps them in this, so that a derived `Debug`, an
/// assertion or a panic text can never print a hidden card.
///
/// ```
/// use mandala::rules::Secret;
/// assert_eq!(format!("{:?}", Secret("a red card")), "(hidden)");
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Secret<T>(pub T);

impl<T> fmt::Debug for Secret<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("(hidden)")
    }
}
