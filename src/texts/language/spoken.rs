use super::{Called, Language};
use crate::app::{self, AnyTable};
use crate::record::{AnyRecord, Course};
use crate::rules::{Kind, cards, pyramids, tiles};
use crate::story::pyramids::Verdict;
use crate::story::{Explained, Hint, Narrated, Way, Weighed};

/// A game of which every language can tell.
pub trait Spoken: Explained + Narrated {
    /// What is said at its table.
    type Sentence;

    /// A sentence that is said there.
    fn say(language: &dyn Language, sentence: &Self::Sentence, names: &dyn Called) -> String;

    /// What happened, as an entry of the log: without a full stop.
    fn say_entry(language: &dyn Language, line: &Self::Line, names: &dyn Called) -> String;

    /// The same as a sentence.
    fn say_told(language: &dyn Language, line: &Self::Line, names: &dyn Called) -> String;

    /// What is done, with what is expected of it and what speaks for it.
    fn say_weighed(
        language: &dyn Language,
        weighed: Weighed,
        way: &Way<Self>,
        names: &dyn Called,
    ) -> String;

    /// How a game came out of which nothing else is seen any more, once it is over.
    fn say_result(language: &dyn Language, course: &Course<Self>) -> Option<String>;
}

impl Spoken for cards::Game {
    type Sentence = app::cards::Sentence;

    fn say(language: &dyn Language, sentence: &Self::Sentence, names: &dyn Called) -> String {
        language.cards().sentence(sentence, names)
    }

    fn say_entry(language: &dyn Language, line: &Self::Line, names: &dyn Called) -> String {
        language.cards().entry(line, names)
    }

    fn say_told(language: &dyn Language, line: &Self::Line, names: &dyn Called) -> String {
        language.cards().told(line, names)
    }

    fn say_weighed(
        language: &dyn Language,
        weighed: Weighed,
        (deed, reasons): &Way<Self>,
        names: &dyn Called,
    ) -> String {
        language.cards().weighed(weighed, *deed, reasons, names)
    }

    fn say_result(language: &dyn Language, course: &Course<Self>) -> Option<String> {
        let verdict = course.game().verdict()?;
        Some(language.cards().result(&verdict, course.names()))
    }
}

impl Spoken for tiles::Game {
    type Sentence = app::tiles::Sentence;

    fn say(language: &dyn Language, sentence: &Self::Sentence, names: &dyn Called) -> String {
        language.tiles().sentence(sentence, names)
    }

    fn say_entry(language: &dyn Language, line: &Self::Line, names: &dyn Called) -> String {
        language.tiles().entry(line, names)
    }

    fn say_told(language: &dyn Language, line: &Self::Line, names: &dyn Called) -> String {
        language.tiles().told(line, names)
    }

    fn say_weighed(
        language: &dyn Language,
        weighed: Weighed,
        (deed, reasons): &Way<Self>,
        names: &dyn Called,
    ) -> String {
        language.tiles().weighed(weighed, *deed, reasons, names)
    }

    fn say_result(language: &dyn Language, course: &Course<Self>) -> Option<String> {
        let verdict = course.game().verdict()?;
        Some(language.tiles().result(&verdict, course.names()))
    }
}

impl Spoken for pyramids::Game {
    type Sentence = app::pyramids::Sentence;

    fn say(language: &dyn Language, sentence: &Self::Sentence, names: &dyn Called) -> String {
        language.pyramids().sentence(sentence, names)
    }

    fn say_entry(language: &dyn Language, line: &Self::Line, names: &dyn Called) -> String {
        language.pyramids().entry(line, names)
    }

    fn say_told(language: &dyn Language, line: &Self::Line, names: &dyn Called) -> String {
        language.pyramids().told(line, names)
    }

    fn say_weighed(
        language: &dyn Language,
        weighed: Weighed,
        (deed, reasons): &Way<Self>,
        names: &dyn Called,
    ) -> String {
        language.pyramids().weighed(weighed, *deed, reasons, names)
    }

    fn say_result(language: &dyn Language, course: &Course<Self>) -> Option<String> {
        let verdict = Verdict::of(course.game())?;
        Some(language.pyramids().result(&verdict, course.names()))
    }
}

impl dyn Language + '_ {
    /// How a game that was played came out, once it is over.
    pub fn game_result(&self, table: &AnyTable) -> Option<String> {
        match table.kind() {
            Kind::Cards => cards::Game::say_result(self, table.cards()?),
            Kind::Tiles => tiles::Game::say_result(self, table.tiles()?),
            Kind::Pyramids => pyramids::Game::say_result(self, table.pyramids()?),
        }
    }

    /// How the game of a record came out, once it is over.
    pub fn record_result(&self, record: &AnyRecord) -> Option<String> {
        match record {
            AnyRecord::Cards(record) => cards::Game::say_result(self, record),
            AnyRecord::Tiles(record) => tiles::Game::say_result(self, record),
            AnyRecord::Pyramids(record) => pyramids::Game::say_result(self, record),
        }
    }

    /// A hint in as many words as there may be room for, then in fewer.
    pub fn hint_ways<G: Spoken>(&self, hint: &Hint<G>, names: &dyn Called) -> Vec<String> {
        let weighed = Weighed::Hint(hint.expected);
        let ways = hint.ways().into_iter();
        ways.map(|way| G::say_weighed(self, weighed, &way, names)).collect()
    }

    /// What is hinted at, and no more.
    pub fn hint_deed<G: Spoken>(&self, hint: &Hint<G>, names: &dyn Called) -> String {
        G::say_weighed(self, Weighed::Alone, &(hint.deed.clone(), Vec::new()), names)
    }

    /// What would come of it.
    pub fn hint_expected<G: Spoken>(&self, hint: &Hint<G>, names: &dyn Called) -> String {
        let way = (hint.deed.clone(), Vec::new());
        G::say_weighed(self, Weighed::Expected(hint.expected), &way, names)
    }

    /// What it is and what speaks for it, in as many words as there may be room for, then in
    /// fewer.
    pub fn hint_parts<G: Spoken>(&self, hint: &Hint<G>, names: &dyn Called) -> Vec<[String; 2]> {
        let parts = |(deed, reasons): Way<G>| {
            let alone = (deed.clone(), Vec::new());
            [
                G::say_weighed(self, Weighed::Alone, &alone, names),
                G::say_weighed(self, Weighed::Reasons, &(deed, reasons), names),
            ]
        };
        hint.ways().into_iter().map(parts).collect()
    }
}
