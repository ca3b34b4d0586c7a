//! Keys as the app knows them, however a terminal sends them.

/// A key, and the modifiers that change what it means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Key {
    /// Which key it is.
    pub code: KeyCode,
    /// Whether Ctrl is held down.
    pub ctrl: bool,
    /// Whether Alt is held down.
    pub alt: bool,
}

/// Which key it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyCode {
    /// The key of a character.
    Char(char),
    /// A function key.
    F(u8),
    /// Enter.
    Enter,
    /// Escape.
    Esc,
    /// Tab.
    Tab,
    /// Tab with Shift.
    BackTab,
    /// Backspace.
    Backspace,
    /// Delete.
    Delete,
    /// Left.
    Left,
    /// Right.
    Right,
    /// Up.
    Up,
    /// Down.
    Down,
    /// Home.
    Home,
    /// End.
    End,
    /// Page up.
    PageUp,
    /// Page down.
    PageDown,
    /// Any other key, which means nothing.
    Other,
}

/// A key alone.
impl From<KeyCode> for Key {
    fn from(code: KeyCode) -> Key {
        Key { code, ctrl: false, alt: false }
    }
}

impl Key {
    /// The key that leaves at once, wherever it is pressed.
    pub const INTERRUPT: Key = Key { code: KeyCode::Char('c'), ctrl: true, alt: false };
}
