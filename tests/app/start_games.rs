//! The start screen chooses the game, how many play it, and their names.

use std::sync::Arc;

use crate::common::app::App;
use crate::common::clock::now;
use mandala::app::command::Command;
use mandala::app::keymap::Context;
use mandala::app::start::{First, GameFile, Line, Start, Unfinished};
use mandala::app::{AnyTable, Event, Opening, Saving, Settings};
use mandala::record::{AnyRecord, Names};
use mandala::rules::{Kind, Seat};
use mandala::store::StoreError;
use mandala::texts::ENGLISH;

use crate::help::{click, press, press_dead, record, seeds, state, type_text};
use crate::screens::dump::{self, PLAIN, SIZES, uncut};
use crate::start::damage;

fn open(opening: Opening) -> App {
    App::start(Settings::default(), seeds(7), opening, None)
}

pub fn at(kind: Kind) -> App {
    open(Opening { kind, ..Opening::default() })
}

pub fn form(app: &App) -> Start {
    app.scene().start().expect("the start screen").clone()
}

/// A game that several numbers of players can play.
pub fn for_several() -> Kind {
    let mut kinds = Kind::ALL.into_iter();
    let open = kinds.find(|kind| kind.players().count() > 1);
    open.expect("such a game")
}

fn seat(number: usize) -> Seat {
    Seat::all(number).next_back().expect("a seat")
}

pub fn five(names: [&str; 5]) -> Names {
    Names::recorded(names).expect("five names that fit")
}

/// Fills in so many names, whichever number can play.
fn filled(kind: Kind, names: &Names) -> App {
    let players = (*kind.players().end()).min(names.count());
    let names = Names::recorded(names.iter().take(players)).expect("some of them");
    open(Opening { kind, names: Some(names), first: First::Drawn, ..Opening::default() })
}

/// The start screen with a kept game of each kind.
fn keeping() -> App {
    let mut app = open(Opening::default());
    let names = || Names::new("Wolfgang Amadeus", "Constanze Weber").expect("two names");
    let kept = Kind::ALL.map(|kind| Unfinished {
        record: AnyRecord::deal(kind, 42, names(), Seat::default()),
        file: None,
    });
    app.on(Event::Found(kept.into(), 0), now());
    app
}

#[test]
fn the_arrows_go_through_all_kept_games_and_around() {
    let mut app = keeping();
    assert_eq!(form(&app).focus, Line::Resume);
    for kind in Kind::ALL.into_iter().cycle().take(5) {
        assert_eq!(form(&app).offer().map(|it| it.kind), Some(kind));
        for size in SIZES {
            uncut(&app, PLAIN, size);
        }
        press(&mut app, "Right");
    }
    let kind = form(&app).offer().map(|it| it.kind);
    press(&mut app, "Enter");
    assert_eq!(app.table().map(AnyTable::kind), kind);
}

#[test]
fn the_arrows_of_a_kept_game_can_be_clicked_wherever_the_cursor_is() {
    for size in SIZES {
        let mut app = keeping();
        for game in [1, 2, 0, 2, 1] {
            press(&mut app, "Down");
            dump::click(&mut app, size, Command::Offer(game));
            assert_eq!(form(&app).focus, Line::Resume, "{size:?}");
            let kind = form(&app).offer().map(|it| it.kind);
            assert_eq!(kind, Some(Kind::ALL[game]), "{size:?}");
        }
    }
}

#[test]
fn kept_games_of_the_same_players_are_told_apart_by_their_days() {
    let days = ["2026-11-15", "2026-11-16"];
    let kept = days.map(|day| Unfinished {
        record: AnyRecord::deal(
            Kind::Cards,
            42,
            Names::new("Anna", "Beth").expect("two names"),
            Seat::default(),
        ),
        file: Some(GameFile::ReadOnly(format!("{day}-200000.mandala").into())),
    });
    let mut app = open(Opening::default());
    app.on(Event::Found(kept.into(), 0), now());
    for day in days {
        for size in SIZES {
            let told = dump::words(&app, PLAIN, size);
            assert!(told.contains(day), "{told}");
        }
        press(&mut app, "Right");
    }
}

#[test]
fn a_game_is_left_for_the_start_screen_with_its_players_filled_in() {
    let mut app = keeping();
    press(&mut app, "Right Enter q s");
    let form = form(&app);
    assert_eq!(form.kind(), Kind::ALL[1]);
    assert_eq!(form.name(seat(2)), "Constanze Weber");
    assert!(form.offer().is_none(), "it is found among the files");
}

#[test]
fn a_game_that_could_not_be_saved_is_not_left_for_the_start_screen() {
    let mut app = keeping();
    press(&mut app, "Enter");
    let why = Arc::new(StoreError::NoHome);
    app.on(Event::Saved(Saving::Failed(why)), now());
    press(&mut app, "q");
    press_dead(&mut app, "s");
    assert!(app.table().is_some());
    assert_eq!(app.scene().offers.ready_key(Command::NewGame), None);
}

#[test]
fn a_kept_game_is_offered_once_however_often_it_is_found() {
    let files: [fn() -> GameFile; 2] =
        [|| GameFile::Damaged(damage()), || GameFile::ReadOnly(damage().path)];
    for file in files {
        let names = Names::new("Anna", "Beth").expect("two names");
        let kept = || Unfinished {
            record: AnyRecord::deal(Kind::Cards, 42, names.clone(), Seat::default()),
            file: Some(file()),
        };
        let find = |app: &mut App| {
            app.on(Event::Found(vec![kept(), kept()], 0), now());
            assert_eq!(form(app).kept.len(), 1);
        };
        let opening = Opening::default();
        let mut app = App::start(Settings::default(), seeds(7), opening, Some(kept()));
        find(&mut app);
        for _ in 0..2 {
            click(&mut app, Command::Focus(Line::Learn));
            assert!(app.table().is_some());
            click(&mut app, Command::Quit);
            find(&mut app);
        }
        for _ in 0..2 {
            click(&mut app, Command::Focus(Line::Resume));
            assert!(app.table().is_some());
            press(&mut app, "q s");
            find(&mut app);
        }
    }
}

#[test]
fn the_arrows_go_through_all_games_and_around() {
    let mut app = open(Opening::default());
    press(&mut app, "Up");
    assert_eq!(form(&app).focus, Line::Game);
    assert_eq!(app.context(), Context::Start);
    for kind in Kind::ALL.into_iter().chain([Kind::ALL[0]]).skip(1) {
        press(&mut app, "Right");
        assert_eq!(form(&app).kind(), kind);
        assert_eq!(app.scene().kind, kind, "its help and its keys");
    }
    for kind in Kind::ALL.into_iter().rev() {
        press(&mut app, "Left");
        assert_eq!(form(&app).kind(), kind);
    }
    press(&mut app, "l");
    assert_eq!(form(&app).kind(), Kind::ALL[1]);
    press(&mut app, "h");
    assert_eq!(form(&app).kind(), Kind::ALL[0]);
    press(&mut app, "Space");
    assert_eq!(form(&app).kind(), Kind::ALL[1]);
    press_dead(&mut app, "x q e Backspace");
}

#[test]
fn the_start_screen_opens_at_the_game_that_is_asked_for() {
    for kind in Kind::ALL {
        let start = form(&at(kind));
        assert_eq!(start.kind(), kind);
        assert_eq!(start.players(), *kind.players().start());
        assert_eq!(start.focus, Line::Name(Seat::default()));
    }
}

#[test]
fn the_number_of_players_is_asked_only_where_it_can_be_chosen() {
    for kind in Kind::ALL {
        let is_asked = form(&at(kind)).lines().contains(&Line::Players);
        assert_eq!(is_asked, kind.players().count() > 1, "{kind}");
    }
    let kind = for_several();
    let mut app = at(kind);
    press(&mut app, "Up");
    assert_eq!(form(&app).focus, Line::Players);
    let counts = kind.players().chain([*kind.players().start()]);
    for count in counts.skip(1) {
        press(&mut app, "Right");
        assert_eq!(form(&app).players(), count);
        let names = |line: &&Line| matches!(line, Line::Name(_));
        assert_eq!(form(&app).lines().iter().filter(names).count(), count);
    }
    press(&mut app, "Left");
    assert_eq!(form(&app).players(), *kind.players().end());
}

#[test]
fn another_game_keeps_the_names_and_the_number_of_players() {
    let mut app = filled(for_several(), &five(["Ada", "Bob", "Cy", "Di", "Ed"]));
    click(&mut app, Command::Focus(Line::Game));
    let before = form(&app);
    for kind in Kind::ALL {
        press(&mut app, "Right");
        let start = form(&app);
        assert!(start.kind().players().contains(&start.players()), "{kind}");
        for seat in Seat::all(start.players()) {
            assert_eq!(start.typed(seat), before.typed(seat), "{kind}");
        }
    }
    let start = form(&app);
    assert_eq!(start.kind(), before.kind());
    assert_eq!(start.players(), 5);
    assert_eq!(start.typed(seat(5)), "Ed");
}

#[test]
fn the_names_that_were_typed_are_those_of_the_game_that_is_dealt() {
    let mut app = at(for_several());
    press(&mut app, "Up Right Right Down");
    for name in ["Ada", "Bob", "Cy"] {
        type_text(&mut app, name);
        press(&mut app, "Enter");
    }
    click(&mut app, Command::Focus(Line::Game));
    while form(&app).kind() != Kind::Cards {
        press(&mut app, "Right");
    }
    click(&mut app, Command::Focus(Line::Deal));
    assert_eq!(state(&app), "covered");
    assert_eq!(record(&app).names(), &Names::new("Ada", "Bob").unwrap());
}

#[test]
fn anyone_who_plays_can_start_and_nobody_else() {
    let kind = for_several();
    for count in kind.players() {
        let mut app = at(kind);
        click(&mut app, Command::Focus(Line::Players));
        while form(&app).players() != count {
            press(&mut app, "Right");
        }
        click(&mut app, Command::Focus(Line::First));
        for seat in Seat::all(count) {
            press(&mut app, "Right");
            assert_eq!(form(&app).first, First::Seat(seat));
        }
        press(&mut app, "Right");
        assert_eq!(form(&app).first, First::Drawn);
    }
}

#[test]
fn whoever_was_to_start_but_does_not_play_any_more_leaves_it_to_chance() {
    let kind = for_several();
    let mut app =
        open(Opening { kind, names: None, first: First::Seat(seat(5)), ..Opening::default() });
    // There are as many lines as it takes for that player to be there.
    assert_eq!(form(&app).players(), 5);
    assert_eq!(form(&app).first, First::Seat(seat(5)));
    click(&mut app, Command::Focus(Line::Players));
    press(&mut app, "Left");
    assert_eq!((form(&app).players(), form(&app).first), (4, First::Drawn));

    let mut app = filled(kind, &five(["Ada", "Bob", "Cy", "Di", "Ed"]));
    assert_eq!(form(&app).focus, Line::First);
    press(&mut app, "Right Right");
    click(&mut app, Command::Focus(Line::Game));
    press(&mut app, "Right");
    assert_eq!(form(&app).first, First::Seat(seat(2)), "player two plays on");
}

#[test]
fn a_name_that_is_not_used_in_this_game_does_not_matter() {
    // Alike, but the third one does not play cards.
    let mut app = at(for_several());
    press(&mut app, "Up Right Down");
    for name in ["Ada", "Bob", "Ada"] {
        type_text(&mut app, name);
        press(&mut app, "Enter");
    }
    click(&mut app, Command::Focus(Line::Deal));
    assert!(form(&app).problem.is_some());
    click(&mut app, Command::Focus(Line::Game));
    while form(&app).kind() != Kind::Cards {
        press(&mut app, "Right");
    }
    click(&mut app, Command::Focus(Line::Deal));
    assert_eq!(state(&app), "covered");
}

#[test]
fn a_second_click_on_a_line_with_choices_takes_the_next_one() {
    let mut app = at(for_several());
    click(&mut app, Command::Focus(Line::Players));
    assert_eq!(form(&app).players(), 2);
    click(&mut app, Command::Focus(Line::Players));
    assert_eq!(form(&app).players(), 3);
    click(&mut app, Command::Focus(Line::Name(seat(5))));
    assert_eq!(form(&app).focus, Line::Players, "there is no fifth player");
    click(&mut app, Command::Focus(Line::Game));
    assert_eq!(form(&app).kind(), for_several());
    click(&mut app, Command::Focus(Line::Game));
    assert_ne!(form(&app).kind(), for_several());
}

#[test]
fn the_key_that_changes_is_told_on_the_lines_that_can_be_changed() {
    let mut app = at(for_several());
    let lines = form(&app).lines();
    click(&mut app, Command::Focus(Line::First));
    for _ in &lines {
        press(&mut app, "Down");
        let focus = form(&app).focus;
        let scene = app.scene();
        let bar = scene.offers.bar();
        let mut labels =
            bar.iter().map(|row| ENGLISH.house().key_words(row.label, scene.kind).label);
        let is_told = labels.any(|label| label == "change");
        let changes = matches!(focus, Line::Game | Line::Players | Line::First);
        assert_eq!(is_told, changes, "{focus:?}");
    }
}
