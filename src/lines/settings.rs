//! Settings, line by line.

use super::Talk;
use super::words::Line;
use crate::app::command::Command;
use crate::app::settings::{Name, Value};
use crate::app::{App, Event, Tongue, TongueMode};
use crate::fit::ascii::spell;
use crate::plain::Plain;
use crate::texts::language::lines::{Said, Word};
use crate::texts::sentence;

/// What can be set where nothing is seen, and the words for it.
const HEARD: [(Word, Name); 5] = [
    (Word::Hint, Name::Hints),
    (Word::Memory, Name::Memory),
    (Word::Tips, Name::Tips),
    (Word::Plain, Name::Plain),
    (Word::Language, Name::Language),
];

impl Talk {
    /// Tells what is set to what, or sets something.
    pub(super) fn hear_settings(&mut self, app: &mut App, line: &Line) -> bool {
        if line.only() == Some(Word::Settings) {
            let here = app.scene().settings_here;
            let is_here = |name| here.iter().any(|it| it.name == name);
            for (_, name) in HEARD.into_iter().filter(|(_, name)| is_here(*name)) {
                self.tell_setting(app, name);
            }
            self.say(&Said::ChangeSettings);
            return true;
        }
        let named = HEARD.into_iter().find(|(it, _)| line.first() == Some(*it));
        let Some((_, name)) = named else { return false };
        // Where hints are given, yes asks for them.
        let are_given = app.scene().offers.ready_key(Command::Hints).is_some();
        if name == Name::Hints && line.is_sure && are_given {
            return false;
        }
        if name == Name::Language {
            return self.hear_language(app, line);
        }
        let on = match (&line.words[1..], line.is_sure) {
            // A switch may be shown as a yes or a no.
            ([], true) => true,
            ([typed], false) => match typed.word {
                Some(Word::On) => true,
                Some(Word::Off | Word::No) => false,
                _ => return false,
            },
            _ => return false,
        };
        self.tell(app, Event::Set(name, Value::Switch(on)));
        self.tell_setting(app, name);
        true
    }

    /// Speaks another language, or says which there are.
    fn hear_language(&mut self, app: &mut App, line: &Line) -> bool {
        match &line.words[1..] {
            [] => self.tell_setting(app, Name::Language),
            [typed] => match tongue(&typed.text) {
                Some(mode) => {
                    self.tell(app, Event::Set(Name::Language, Value::Language(mode)));
                    self.language = app.scene().settings.tongue().language();
                    // What was asked was asked in another one.
                    self.asked.clear();
                    self.tell_setting(app, Name::Language);
                    return true;
                }
                None => self.say(&Said::Unknown(&Plain::quote(&typed.text))),
            },
            _ => return false,
        }
        let choices = self.language.settings().about(Name::Language);
        self.out.push(sentence(choices));
        true
    }

    /// Says what a setting is set to, or why that has no effect here.
    fn tell_setting(&mut self, app: &App, name: Name) {
        let (scene, words) = (app.scene(), self.language.settings());
        let here = scene.settings_here.iter().find(|it| it.name == name);
        self.say(&match here {
            Some(setting) => {
                let value = scene.settings.value(setting);
                Said::Setting(words.name(name), words.value(value))
            }
            None => Said::NoEffect(name),
        });
    }
}

/// The language of a word: its code, or its name in any language.
fn tongue(word: &str) -> Option<TongueMode> {
    let word = spell(word);
    let is_named = |tongue: Tongue| {
        let names = Tongue::ALL.into_iter();
        let mut names = names.flat_map(|it| it.language().in_lines().words());
        names.any(|(name, means)| *means == Word::Tongue(tongue) && spell(name) == word)
    };
    let is_meant = |mode: &TongueMode| match *mode {
        TongueMode::Auto => mode.name() == word,
        TongueMode::Always(tongue) => tongue.code() == word || is_named(tongue),
    };
    TongueMode::ALL.into_iter().find(is_meant)
}
