//! How strong a computer is, told beside its name.

use mandala::app::Settings;
use mandala::app::start::First;
use mandala::record::Names;
use mandala::rules::{Kind, Player};

use crate::common::app::App;
use crate::help::seeds;
use crate::lessons::{learn, tried};
use crate::partner::party_of;
use crate::screens::dump::{PLAIN, SIZES, THEMES, drawn, uncut};

#[test]
fn the_level_of_a_computer_stands_behind_its_name_where_there_is_room() {
    let first = First::Seat(Player::One.into());
    for kind in Kind::ALL {
        let app = |names: Option<Names>| {
            let mut party = party_of(kind, 0, 3);
            party.names = names.unwrap_or(party.names);
            App::deal(Settings::default(), seeds(42), kind, party, first)
        };
        for theme in THEMES {
            for size in SIZES {
                let screen = drawn(&app(None), theme, size).join("\n");
                let is_narrow = size.0 < if kind == Kind::Tiles { 100 } else { 80 };
                let [words, number] = ["Beth (level 3)", "Beth (3)"].map(|it| screen.contains(it));
                assert!(words || (number && is_narrow), "{kind} {size:?}: {screen}");
                let long = Names::new("Anna", "Bartholomew").expect("good names");
                uncut(&app(Some(long)), theme, size);
            }
        }
    }
}

#[test]
fn who_follows_a_script_has_no_level() {
    let lessons = Kind::ALL.map(learn).into_iter();
    for app in lessons.chain([tried()]) {
        let screen = drawn(&app, PLAIN, (80, 24)).join("\n");
        assert!(!screen.contains("Beth@"), "{screen}");
    }
}
