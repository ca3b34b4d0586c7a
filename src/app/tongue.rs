//! The languages that players can read.

/// The languages that there are; [`texts`](crate::texts) have the words of each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tongue {
    /// English.
    #[default]
    English,
    /// German.
    German,
    /// Dutch.
    Dutch,
    /// French.
    French,
}

impl Tongue {
    /// All of them.
    pub const ALL: [Tongue; 4] = [Tongue::English, Tongue::German, Tongue::Dutch, Tongue::French];

    /// The word for it in options, files and locales.
    pub const fn code(self) -> &'static str {
        match self {
            Tongue::English => "en",
            Tongue::German => "de",
            Tongue::Dutch => "nl",
            Tongue::French => "fr",
        }
    }

    /// What the system speaks, by the variables of its environment: the first of them that
    /// is set tells, and English stands in for a language that nobody here speaks.
    ///
    /// ```
    /// use mandala::app::Tongue;
    ///
    /// let austria = |name: &str| match name {
    ///     "LC_ALL" => Some(String::new()),
    ///     "LANG" => Some("de_AT.UTF-8".to_string()),
    ///     _ => None,
    /// };
    /// assert_eq!(Tongue::of_system(austria), Tongue::German);
    /// assert_eq!(Tongue::of_system(|_| None), Tongue::English);
    /// ```
    pub fn of_system(variable: impl Fn(&str) -> Option<String>) -> Tongue {
        let mut set = ["LC_ALL", "LC_MESSAGES", "LANG"]
            .into_iter()
            .filter_map(variable)
            .filter(|locale| !locale.is_empty());
        let locale = set.next().unwrap_or_default();
        // A country, an encoding or a modifier may follow.
        let language = locale.split(['_', '-', '.', '@']).next();
        let is_meant = |tongue: &Tongue| {
            language.is_some_and(|language| language.eq_ignore_ascii_case(tongue.code()))
        };
        Tongue::ALL.into_iter().find(is_meant).unwrap_or_default()
    }
}

/// Which language to speak.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TongueMode {
    /// That of the system.
    #[default]
    Auto,
    /// This one.
    Always(Tongue),
}

impl TongueMode {
    /// Every mode there is.
    pub const ALL: [TongueMode; 5] = [
        TongueMode::Auto,
        TongueMode::Always(Tongue::English),
        TongueMode::Always(Tongue::German),
        TongueMode::Always(Tongue::Dutch),
        TongueMode::Always(Tongue::French),
    ];

    /// The word for it in options and files.
    pub const fn name(self) -> &'static str {
        match self {
            TongueMode::Auto => "auto",
            TongueMode::Always(tongue) => tongue.code(),
        }
    }

    /// The mode of a word in options and files.
    pub fn named(word: &str) -> Option<TongueMode> {
        TongueMode::ALL.into_iter().find(|mode| mode.name() == word)
    }

    /// The language that is spoken where the system speaks this one.
    pub const fn tongue(self, system: Tongue) -> Tongue {
        match self {
            TongueMode::Auto => system,
            TongueMode::Always(tongue) => tongue,
        }
    }
}
