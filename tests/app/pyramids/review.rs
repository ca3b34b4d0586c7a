//! The review of a finished game of pyramids, of two to five players.

use crate::common::app::App;
use mandala::app::keymap::Context;
use mandala::app::{ReviewView, Settings};
use mandala::record::Names;
use mandala::record::pyramids::Record;
use mandala::rules::Seat;
use mandala::rules::game::Game as _;
use mandala::rules::shuffle::Shuffler;
use mandala::story::review::MOST_TOLD;

use super::help::{at, marked_near};
use crate::common::names_of;
use crate::common::pyramids::{ODD, random_record};
use crate::help::{press, state};
use crate::partner::decide;
use crate::screens::dump::{BARE, PLAIN, THEMES, uncut as screen};

/// A game in which everyone always takes the eighth pyramid ahead, up to so many takes.
fn unfinished(names: Names, takes: usize) -> Record {
    let mut record = Record::new(42, names, Seat::default());
    for _ in 0..takes {
        let actions = record.game().legal_actions();
        let eighth = actions.get(7).or_else(|| actions.iter().next_back());
        let Some(action) = eighth else { break };
        record.play(action).expect("a listed action");
    }
    record
}

/// A game that the first player gives away at once by a leap to the last pyramid but one.
fn leapt(players: usize) -> Record {
    let mut record = Record::new(42, names_of(players), Seat::default());
    let far = record.game().legal_actions().get(73);
    record.play(far.expect("75 pyramids")).expect("legal");
    for _ in 1..players {
        let next = record.game().legal_actions().get(0);
        record.play(next.expect("one ahead")).expect("legal");
    }
    record
}

/// The same, which its players agreed to end.
fn agreed(mut record: Record) -> Record {
    record.agree_to_end().expect("it goes on");
    record
}

fn reviewed(record: Record) -> App {
    let mut app = App::replay(Settings::default(), record);
    press(&mut app, "v");
    decide(&mut app);
    app
}

/// Before which decisions the review would stop, in its order.
fn mistakes(app: &App) -> Vec<usize> {
    let scene = app.scene();
    match &scene.pyramids().expect("the table").review {
        Some(ReviewView::Done(review, _)) => {
            review.mistakes().map(|decision| decision.step).collect()
        }
        _ => panic!("no review"),
    }
}

#[test]
fn a_game_of_any_number_of_players_is_reviewed() {
    for players in 2..=Seat::MOST {
        let names = names_of(players);
        let app = reviewed(agreed(leapt(players)));
        let text = screen(&app, PLAIN, (80, 24));
        assert!(text.contains("The costliest moves"), "{text}");
        assert!(text.contains("Better: Take "), "{text}");
        if players == 2 {
            assert!(text.contains("Anna's chance to win by turn"), "{text}");
            continue;
        }
        assert!(text.contains("Chances to win by turn"), "{text}");
        // Without colors, areas have letters, and these stand before the names.
        let bare = screen(&app, BARE, (80, 24));
        for name in names.iter() {
            assert!(text.contains(&format!("■ {name}")), "{name}: {text}");
            assert!(bare.contains(&format!("{} {name}", &name[..1])), "{name}: {bare}");
        }
        // Whoever takes all that is left leads from the first turn on.
        assert!(text.contains("████"), "{text}");
        let textures = ["     ", ":::::"];
        let leads = |name: &str| {
            let letter = &name[..1];
            textures.iter().any(|it| bare.contains(&[letter, it, letter, it, letter].concat()))
        };
        assert!(names.iter().any(leads), "{bare}");
    }
}

#[test]
fn all_that_cost_most_is_told_of_any_number_of_players_at_every_size() {
    for players in 2..=Seat::MOST {
        let chance = &mut Shuffler::new(7);
        let app =
            reviewed(random_record(7, names_of(players), Seat::default(), usize::MAX, chance));
        let count = mistakes(&app).len();
        assert_eq!(count, MOST_TOLD, "{players} players");
        for size in [(60, 20), (80, 24), (100, 30)] {
            let text = screen(&app, PLAIN, size);
            let better = text.lines().filter(|line| line.contains("Better: "));
            assert_eq!(better.count(), count, "{size:?}: {text}");
        }
    }
}

#[test]
fn each_of_several_curves_has_a_value_for_every_decision() {
    let app = reviewed(agreed(unfinished(names_of(3), 6)));
    let scene = app.scene();
    let Some(ReviewView::Done(review, _)) = &scene.pyramids().expect("the table").review else {
        panic!("no review");
    };
    let curves = review.curves();
    assert_eq!(curves.len(), 3);
    for (seat, chances) in curves {
        // One before each of them and one after it, and one at the end.
        assert_eq!(chances.len(), 2 * 6 + 1);
        let own: Vec<f32> = (review.decisions.iter())
            .filter(|decision| decision.seat == seat)
            .map(|decision| decision.chances()[0] as f32 / 100.0)
            .collect();
        // One decision in three is their own, and it stands until the next.
        let [first, second] = own[..] else {
            panic!("two decisions each");
        };
        let [own, next] = [seat.index(), seat.index() + 3].map(|at| 2 * at);
        let stands = |from: &[f32], chance: f32| from.iter().all(|&it| it == chance);
        assert!(stands(&chances[own + 1..next], first));
        assert!(stands(&chances[next + 1..], second));
    }
}

/// The pyramid that a sentence begins with, as "R2 on 30" or "Take R2 on 30".
fn marked(words: &str) -> &str {
    let words = words.strip_prefix("Take ").unwrap_or(words);
    words.split(' ').next().unwrap_or_default()
}

#[test]
fn the_decisions_are_stepped_through_on_the_table_before_they_are_made() {
    let mut app = reviewed(unfinished(names_of(2), 75));
    let steps = mistakes(&app);
    assert!(steps.len() > 1, "long strides have their price");
    press(&mut app, "Enter");
    let of = unfinished(names_of(2), 75).steps().len();
    assert_eq!(state(&app), format!("replay {} of {of}", steps[0]));
    // From there they are met in the order of the game.
    let mut in_time = steps.clone();
    in_time.sort_unstable();
    // The first one is already there.
    in_time.retain(|&step| step > 0);
    press(&mut app, "Home");
    for (key, step) in [("n", in_time[0]), ("n", in_time[1]), ("b", in_time[0])] {
        press(&mut app, key);
        assert_eq!(state(&app), format!("replay {step} of {of}"));
        // Both take turns.
        let played = format!("? {} played: ", ["Anna", "Beth"][step % 2]);
        for size in [(60, 20), (80, 24)] {
            let text = screen(&app, PLAIN, size);
            assert!(text.contains(&played) && text.contains("! Better: "), "{text}");
            let (table, said) = text.split_once(&played).expect("the decision");
            let better = said.split_once("! Better: ").expect("a better one").1;
            for (sign, words) in [('?', said), ('!', better)] {
                let piece = marked(words);
                assert!(marked_near(table, sign, piece) > 0, "{sign} above {piece} in {text}");
            }
        }
    }
    press(&mut app, "Right");
    let text = screen(&app, PLAIN, (80, 24));
    assert!(!text.contains("Better: "), "{text}");
}

#[test]
fn after_a_game_the_review_leads_back_to_the_score() {
    let mut app = at(leapt(3), "q a y");
    assert_eq!(app.context(), Context::Over);
    press(&mut app, "v");
    assert_eq!(app.context(), Context::Review);
    decide(&mut app);
    press(&mut app, "Enter");
    assert_eq!(app.context(), Context::Replay);
    press(&mut app, "Esc");
    assert_eq!(app.context(), Context::Review);
    press(&mut app, "Esc");
    assert_eq!(app.context(), Context::Over);
    press(&mut app, "v Esc");
    assert_eq!(app.context(), Context::Over);
}

#[test]
fn an_unfinished_game_is_not_reviewed_and_the_screen_says_why() {
    let mut app = App::replay(Settings::default(), unfinished(names_of(3), 9));
    press(&mut app, "v");
    assert!(!app.thinks());
    let text = screen(&app, PLAIN, (80, 24));
    let said = "This game is not over, so it cannot be reviewed yet.";
    assert!(text.contains(said), "{text}");
    // So do the keys that go through what a review found.
    for key in ["n", "b"] {
        press(&mut app, &format!("Esc {key}"));
        assert_eq!(app.context(), Context::Review, "{key}");
        assert!(screen(&app, PLAIN, (80, 24)).contains(said), "{key}");
    }
}

#[test]
fn the_same_record_gives_the_same_review() {
    for players in [2, 5] {
        let look =
            || screen(&reviewed(agreed(unfinished(names_of(players), 10))), PLAIN, (100, 30));
        assert_eq!(look(), look());
    }
}

#[test]
fn nothing_of_a_review_is_cut_at_any_size_whatever_the_names() {
    for names in [&["Anna", "Beth"][..], &ODD] {
        let names = Names::recorded(names.iter().copied()).expect("names that fit");
        let mut app = reviewed(agreed(unfinished(names, 14)));
        let look = |app: &App| {
            for theme in THEMES {
                for size in [(60, 20), (80, 24), (100, 30), (120, 38), (140, 44)] {
                    let text = screen(app, theme, size);
                    assert!(!theme.ascii || text.is_ascii(), "{text}");
                }
            }
        };
        look(&app);
        for _ in mistakes(&app) {
            press(&mut app, "Down");
            look(&app);
        }
        press(&mut app, "Enter");
        for _ in mistakes(&app) {
            press(&mut app, "n");
            look(&app);
        }
    }
}
