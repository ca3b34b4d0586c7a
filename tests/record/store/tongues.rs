//! Which language is spoken: what the command line says, else the settings, else the system.

use std::ffi::OsString;

use mandala::app::Tongue::{self, Dutch, English, French, German};
use mandala::session;
use mandala::store::HabitsFile;

use super::help::Temp;

/// What a system speaks that has these variables.
fn spoken(variables: &[(&str, &str)]) -> Tongue {
    Tongue::of_system(|asked| {
        let found = variables.iter().find(|(name, _)| *name == asked);
        found.map(|(_, value)| value.to_string())
    })
}

#[test]
fn the_first_variable_that_is_set_tells_what_the_system_speaks() {
    for (variables, tongue) in [
        (&[][..], English),
        (&[("LANG", "de_DE.UTF-8")], German),
        (&[("LC_MESSAGES", "nl"), ("LANG", "de_DE.UTF-8")], Dutch),
        (&[("LC_ALL", "fr_CA"), ("LC_MESSAGES", "nl_NL")], French),
        (&[("LC_ALL", ""), ("LANG", "fr_FR@euro")], French),
        // What nobody here speaks is not passed over.
        (&[("LC_ALL", "C"), ("LANG", "de_DE")], English),
        (&[("LC_ALL", "C.UTF-8"), ("LANG", "de_DE")], English),
        (&[("LC_ALL", "POSIX"), ("LANG", "de_DE")], English),
        (&[("LC_MESSAGES", "ja_JP.eucJP"), ("LANG", "fr")], English),
    ] {
        assert_eq!(spoken(variables), tongue, "{variables:?}");
    }
}

#[test]
fn countries_encodings_and_modifiers_do_not_matter() {
    for (locale, tongue) in [
        ("de", German),
        ("DE", German),
        ("de_AT", German),
        ("de-CH", German),
        ("de.ISO-8859-1", German),
        ("nl_BE.UTF-8", Dutch),
        ("fr_CH@euro", French),
        ("en_GB", English),
        ("den", English),
        ("deutsch", English),
        ("_de", English),
        ("\u{1b}[31m", English),
    ] {
        assert_eq!(spoken(&[("LANG", locale)]), tongue, "{locale:?}");
    }
}

#[test]
fn an_option_comes_before_the_settings_and_these_before_the_system() {
    let temp = Temp::new();
    let home = temp.dir.to_str().expect("a path in Unicode").to_string();
    let tongue = |options: &[&str]| {
        let line = ["mandala", "--home", &home].into_iter();
        let line: Vec<OsString> = line.chain(options.iter().copied()).map(Into::into).collect();
        session::speaker(&line, Dutch).tongue
    };
    assert_eq!(tongue(&[]), Dutch);
    temp.file(HabitsFile::NAME, "language: fr\n");
    for (options, expected) in [
        (&[][..], French),
        (&["--lang", "de"], German),
        (&["--lang=de"], German),
        (&["--lang=en", "--lang", "de"], German),
        (&["--lang", "auto"], Dutch),
        // The command line is refused, in a language that the players can read.
        (&["--lang", "eo"], French),
        (&["--lang"], French),
    ] {
        assert_eq!(tongue(options), expected, "{options:?}");
    }
    temp.file(HabitsFile::NAME, "language: auto\n");
    assert_eq!(tongue(&[]), Dutch);
    temp.file(HabitsFile::NAME, "language: eo\n");
    assert_eq!(tongue(&[]), Dutch, "what cannot be understood is ignored");
}
