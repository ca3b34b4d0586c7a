//! How the players like their table.

/// How the players like their table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The player to move sits at the bottom.
    pub flip: bool,
    /// Some things move by themselves.
    pub motion: bool,
    /// The mouse is for the game.
    pub mouse: bool,
    /// How many colors to draw with.
    pub color: ColorMode,
    /// Draw with ASCII characters only.
    pub ascii: bool,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            flip: false,
            motion: true,
            mouse: true,
            color: ColorMode::Auto,
            ascii: false,
        }
    }
}

/// How many colors to draw with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ColorMode {
    /// As many as the terminal seems to have.
    #[default]
    Auto,
    /// All of them, whatever the terminal says.
    Always,
    /// The 256 of an xterm.
    Ansi256,
    /// The 16 that every terminal with colors has.
    Ansi16,
    /// None.
    Never,
}

impl ColorMode {
    /// Every mode there is.
    pub const ALL: [ColorMode; 5] = [
        ColorMode::Auto,
        ColorMode::Always,
        ColorMode::Ansi256,
        ColorMode::Ansi16,
        ColorMode::Never,
    ];

    /// The word for it in options and files.
    ///
    /// ```
    /// use mandala::app::ColorMode;
    /// assert_eq!(ColorMode::Ansi256.name(), "256");
    /// ```
    pub const fn name(self) -> &'static str {
        match self {
            ColorMode::Auto => "auto",
            ColorMode::Always => "always",
            ColorMode::Ansi256 => "256",
            ColorMode::Ansi16 => "16",
            ColorMode::Never => "never",
        }
    }
}
