//! What moves for a moment: the last play, cards drawn and taken, and the counting of
//! the Cups. It never delays a key and never shows a hidden card.

use crate::common::app::App;
use mandala::app::Settings;
use mandala::app::cards::{Spectacle, StageView};
use mandala::app::command::Command;
use mandala::app::keymap::Context;
use mandala::record::cards::Course;
use mandala::rules::cards::{Game, Setup};
use mandala::rules::{ByPlayer, Player};
use mandala::ui::clicked;
use ratatui::buffer::Buffer;

use crate::common::clock::{calmly, rest};
use crate::common::hidden::{Exchange, pick_common, positions};
use crate::common::{names, often};
use crate::help::without_motion;
use crate::help::{
    LAST, TURN, course, key, moves, position, press, script, seeds, state, try_key, up,
};
use crate::screens::dump::{PLAIN, THEMES, draw, rows, uncut};

const SIZES: [(u16, u16); 5] = [(60, 20), (80, 24), (100, 30), (132, 43), (200, 60)];

fn buffer(app: &App, (width, height): (u16, u16)) -> Buffer {
    draw(app, PLAIN, (width, height)).0
}

fn screen(app: &App, size: (u16, u16)) -> String {
    rows(&buffer(app, size)).join("\n")
}

/// Every picture of the motion under way, with the last one at rest.
fn pictures(app: &mut App, size: (u16, u16)) -> Vec<Buffer> {
    let mut all = vec![buffer(app, size)];
    while app.moves() {
        nothing_is_cut(app, size);
        app.tick();
        all.push(buffer(app, size));
    }
    all
}

#[track_caller]
fn nothing_is_cut(app: &App, size: (u16, u16)) {
    for theme in THEMES {
        let screen = uncut(app, theme, size);
        assert!(screen.is_ascii() || !theme.ascii, "{size:?}");
    }
}

fn spectacle(app: &App) -> Option<Spectacle> {
    let motion = app.scene().cards()?.motion;
    motion.map(|motion| motion.spectacle)
}

/// A game that both end at once.
fn counting() -> App {
    script(TURN, "q a y")
}

#[test]
fn a_play_flashes_when_it_is_made_and_when_it_is_handed_over() {
    for play in ["Space r 1 Enter", "Space g 1 Enter", "Space g x Enter"] {
        for size in SIZES {
            let mut app = script(TURN, play);
            for _ in 0..2 {
                assert_eq!(spectacle(&app), Some(Spectacle::Played), "{play}");
                let all = pictures(&mut app, size);
                let at_rest = &all[all.len() - 1];
                assert!(all[0] != *at_rest, "{play} at {size:?} looks alike");
                if state(&app) != "covered" {
                    press(&mut app, "Enter");
                }
            }
            assert_eq!(state(&app), "covered");
        }
    }
}

#[test]
fn any_key_ends_the_flash_and_is_obeyed() {
    let mut app = script(TURN, "Space r 1 Enter");
    assert!(app.moves());
    press(&mut app, "Space");
    assert_eq!(state(&app), "review one, covered");
    assert!(!app.moves());
    press(&mut app, "Space Enter");
    assert_eq!(state(&app), "covered");
    assert!(app.moves());
    press(&mut app, "Space");
    assert_eq!(up(&app), "two's");
    assert!(!app.moves());
    let mut app = script(TURN, "Space r 1 Enter");
    press(&mut app, "q");
    assert_eq!(state(&app), "quit? over review one, covered");
}

#[test]
fn cards_drawn_come_into_the_hand_one_after_the_other() {
    for size in SIZES {
        let mut app = script(TURN, "Space r 1 Enter");
        let marks = |app: &App| screen(app, size).matches('+').count();
        let mut seen = vec![marks(&app)];
        while app.moves() {
            app.tick();
            seen.push(marks(&app));
        }
        let drawn = seen[seen.len() - 1] - seen[0];
        assert!(drawn > 0, "{size:?}: {seen:?}");
        assert!(seen.is_sorted(), "{size:?}: {seen:?}");
        let different: std::collections::BTreeSet<_> = seen.iter().collect();
        assert_eq!(different.len(), drawn + 1, "{size:?}: {seen:?}");
    }
}

#[test]
fn a_color_that_is_taken_moves_to_where_it_goes() {
    for size in SIZES {
        let mut app = script(TURN, "Space b m 1 Enter r Enter");
        assert_eq!(spectacle(&app), Some(Spectacle::Played));
        let all = pictures(&mut app, size);
        let last = all.len() - 1;
        // The card is somewhere else in each picture.
        for (n, picture) in all[..last].iter().enumerate() {
            assert!(*picture != all[n + 1], "{size:?}: {n}");
        }
    }
}

#[test]
fn a_motion_has_an_end_and_then_nothing_moves() {
    for keys in [
        "Space r 1 Enter",
        "Space r 1 Enter Enter",
        "Space b m 1 Enter",
        "Space b m 1 Enter r Enter",
        "q a y",
    ] {
        let mut app = script(TURN, keys);
        let pictures = pictures(&mut app, (80, 24)).len();
        assert!((8..100).contains(&pictures), "{keys}: {pictures}");
        app.tick();
        assert_eq!(app.effects.wake, None, "{keys}");
        assert!(!app.moves(), "{keys}");
    }
}

#[test]
fn the_cups_are_counted_one_after_the_other() {
    for size in SIZES {
        let mut app = counting();
        assert_eq!(spectacle(&app), Some(Spectacle::Counted));
        let sums = |app: &App| {
            let text = screen(app, size);
            text.matches('=').count()
        };
        let verdict = course(&app).game().verdict().expect("it is over");
        let spaces = |seat: Player| verdict.scores[seat].spaces.iter();
        let worthless = |seat: Player| verdict.scores[seat].worthless.colors().len();
        let valued = |seat| spaces(seat).filter(|space| space.color.is_some()).count();
        let colors = |seat| valued(seat) + usize::from(worthless(seat));
        let all = colors(Player::One) + colors(Player::Two);
        assert!(!screen(&app, size).contains("wins"));
        assert_eq!(sums(&app), 0);
        let mut before = 0;
        while app.moves() {
            app.tick();
            let now = sums(&app);
            assert!((before..=before + 1).contains(&now), "{before}, {now}");
            before = now;
            let text = screen(&app, size);
            assert_eq!(text.contains("wins"), !app.moves(), "{text}");
        }
        assert_eq!(before, all);
    }
}

#[test]
fn any_key_or_click_ends_the_counting_and_does_nothing_else() {
    for word in ["a", "n", "q", "t", "e", "?", "Space", "Enter", "x", "F1", "Esc"] {
        let mut app = counting();
        let before = moves(&app);
        assert!(try_key(&mut app, word), "{word}");
        assert!(!app.moves(), "{word}");
        assert_eq!(state(&app), "over", "{word}");
        assert!(app.left().is_none(), "{word}");
        assert_eq!(moves(&app), before);
        assert!(screen(&app, (80, 24)).contains("Anna wins!"));
    }
    for size in SIZES {
        let mut app = counting();
        let (_, hits) = draw(&app, PLAIN, size);
        for (x, y) in [(0, 0), (size.0 / 2, size.1 / 2), (size.0 - 1, size.1 - 1)] {
            assert!(clicked(&hits, x, y).is_some(), "{x}, {y}");
        }
        calmly(&mut app, clicked(&hits, 0, 0).expect("it can be clicked"));
        assert!(!app.moves());
        assert_eq!(state(&app), "over");
        let (_, hits) = draw(&app, PLAIN, size);
        assert_eq!(clicked(&hits, 0, 0), None, "later a click must hit");
    }
}

#[test]
fn a_key_that_means_nothing_means_nothing_once_the_cups_are_counted() {
    let mut app = counting();
    rest(&mut app);
    for word in ["Space", "x", "Enter"] {
        assert_eq!(app.command(key(word)), None, "{word}");
    }
}

#[test]
fn the_last_mandala_is_swept_away_before_the_cups_are_counted() {
    let mut app = script(LAST, "Space b m 1 Enter r Enter o Enter");
    let mut seen = Vec::new();
    while let Some(spectacle) = spectacle(&app) {
        seen.push(spectacle);
        let over = app.scene().cards().expect("a table").verdict.is_some();
        assert_eq!(over, spectacle == Spectacle::Counted);
        app.tick();
    }
    seen.dedup();
    assert_eq!(seen.len(), 2, "{seen:?}");
    assert!(matches!(seen[0], Spectacle::Destroyed(_)));
    assert_eq!(seen[1], Spectacle::Counted);
}

#[test]
fn without_motion_the_score_is_there_at_once() {
    let settings = without_motion();
    let mut app = App::resume(settings, seeds(1), position(TURN));
    press(&mut app, "q a y");
    assert!(screen(&app, (80, 24)).contains("Anna wins!"));
    press(&mut app, "a");
    assert_eq!(state(&app), "covered", "and the first key counts");
}

#[test]
fn the_table_can_be_looked_at_again_from_the_score_and_back() {
    for (text, keys, shown) in
        [(TURN, "q a y", "Deck"), (LAST, "Space b m 1 Enter r Enter o Enter", "Mountain")]
    {
        let mut app = script(text, keys);
        rest(&mut app);
        for size in SIZES {
            let score = screen(&app, size);
            press(&mut app, "t");
            assert_eq!(state(&app), "final table");
            assert_eq!(app.context(), Context::Over);
            let table = screen(&app, size);
            assert!(
                table.contains("The table before the last move.")
                    || table.contains("The table before the last Mandala was shared out."),
                "{table}"
            );
            assert!(table.contains(shown) || size.0 < 80, "{table}");
            assert!(!table.contains("Points"), "{table}");
            assert_eq!(up(&app), "nobody's");
            press(&mut app, "t");
            assert_eq!(state(&app), "over");
            assert_eq!(screen(&app, size), score);
        }
        // What works at the score works here, too.
        press(&mut app, "t ? Esc e Esc");
        assert_eq!(state(&app), "final table");
        press(&mut app, "a");
        assert_eq!(state(&app), "covered");
    }
}

#[test]
fn the_final_table_shows_what_lay_there_before_it_was_cleared() {
    let mut app = script(TURN, "");
    let before = *app.scene().cards().expect("a table").table;
    press(&mut app, "q a y");
    rest(&mut app);
    press(&mut app, "t");
    let scene = app.scene();
    let table = scene.cards().expect("a table");
    assert_eq!(*table.table, before);
    assert!(table.verdict.is_none());
    assert!(matches!(table.stage, StageView::Final));
}

/// Two apps on positions that differ in hidden cards.
fn pair(setup: &Setup, changed: &Setup) -> Option<[App; 2]> {
    let open = |setup: &Setup| {
        let course = Course::new(Game::try_from(setup).ok()?, names());
        Some(App::resume(Settings::default(), Box::new(|| 1), course))
    };
    Some([open(setup)?, open(changed)?])
}

fn both(apps: &mut [App; 2], word: &str) {
    for app in apps {
        let command = app.command(key(word)).expect("it means something");
        calmly(app, command);
    }
}

#[track_caller]
fn alike(apps: &[App; 2], size: (u16, u16)) {
    let [one, two] = apps.each_ref().map(|app| buffer(app, size));
    assert!(one == two, "the frames differ at {size:?}");
}

/// Discards one card of a color.
fn discard(apps: &mut [App; 2], color: char) {
    both(apps, &color.to_ascii_lowercase().to_string());
    both(apps, "x");
    for _ in 0..8 {
        both(apps, "-");
    }
    both(apps, "Enter");
}

/// In no picture of a motion does anything show of the cards of the player who does not
/// act, nor of the deck once all are covered again.
#[test]
fn no_picture_of_a_motion_shows_a_hidden_card() {
    let mut compared = 0;
    let games = often(10, 60);
    positions(5_000..5_000 + games, 10, |game, setup, chance| {
        let actor = setup.turn;
        // The deck stays, because the actor sees what they draw.
        let changed = Exchange::unseen_by(actor, false).make(setup, chance);
        let Some(mut apps) = pair(setup, &changed) else {
            return;
        };
        let Some(action) = pick_common(game, game, chance) else {
            return;
        };
        let size = SIZES[chance.below(5) as usize];
        both(&mut apps, "Space");
        discard(&mut apps, action.color().letter());
        for _ in 0..2 {
            assert!(apps.iter().all(App::moves));
            while apps[0].moves() {
                alike(&apps, size);
                compared += 1;
                for app in &mut apps {
                    app.tick();
                }
            }
            alike(&apps, size);
            both(&mut apps, "Enter");
        }
    });
    assert!(compared > games * 40, "only {compared} pictures");
}

/// The score shows the Cups, but neither the hands nor the deck; the final table not even
/// the Cups.
#[test]
fn the_final_table_shows_no_hidden_card() {
    let mut compared = 0;
    let games = often(10, 60);
    positions(6_000..6_000 + games, 10, |_, setup, chance| {
        let changed = Exchange::ALL.make(setup, chance);
        let Some(mut apps) = pair(setup, &changed) else {
            return;
        };
        let hidden = |setup: &Setup| (setup.hands, setup.dealt);
        let differs = hidden(setup) != hidden(&changed);
        for word in ["q", "a", "y"] {
            both(&mut apps, word);
        }
        let size = SIZES[chance.below(5) as usize];
        // The first picture of the counting shows nothing yet.
        alike(&apps, size);
        apps.iter_mut().for_each(rest);
        both(&mut apps, "t");
        for size in SIZES {
            alike(&apps, size);
        }
        compared += u64::from(differs);
        for app in &mut apps {
            let open = app.scene().cards().expect("a table").open;
            assert_eq!(open, ByPlayer::new(None, None));
            calmly(app, Command::Help);
            calmly(app, Command::Back);
        }
        alike(&apps, size);
    });
    assert!(compared > games * 4, "only {compared} positions");
}
