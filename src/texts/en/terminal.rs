//! Why the game cannot go on at this terminal; what the system says follows.

/// Signals cannot be waited for.
pub const NO_SIGNALS: &str = "signals cannot be watched";
/// The terminal cannot be set up.
pub const NOT_USABLE: &str = "the terminal cannot be used for the game";
/// The terminal cannot be set up again after a pause.
pub const NOT_USABLE_AGAIN: &str = "the terminal cannot be used again";
/// Nothing can be drawn.
pub const NO_SCREEN: &str = "the screen cannot be drawn";
/// The terminal does not tell its size.
pub const NO_SIZE: &str = "the terminal has no size";
/// The keys have ended.
pub const NO_KEYS: &str = "no more keys can be read";
