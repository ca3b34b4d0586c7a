//! First games: each lesson played through with its own keys, and everything that it does
//! not want tried on the way.

use std::collections::BTreeSet;

use mandala::app::command::Command;
use mandala::app::key::KeyCode;
use mandala::app::start::Line;
use mandala::app::{Lecture, Part, Tongue};
use mandala::lessons::{Lesson, Task};
use mandala::record::{AnyRecord, Names};
use mandala::rules::{Kind, Player};
use mandala::texts::ENGLISH;
use mandala::texts::language::lessons::StepWords;
use mandala::ui::Painter;
use mandala::ui::theme::{Depth, Theme};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::{
    act, go_through, learn, lecture, position, press, settle, start, task, unwanted, wanted,
};
use crate::common::app::App;
use crate::common::clock::{calmly, now, wait};
use crate::screens::dump::{BARE, PLAIN, SIZES, click, draw_in, draw_noting_cuts};

#[test]
fn the_records_of_all_lessons_can_be_read_and_every_step_stands_at_one_of_their_moves() {
    for kind in Kind::ALL {
        let lesson = Lesson::of(kind);
        let record = lesson.record();
        assert_eq!(record.kind(), kind);
        assert!(record.recorded().is_over(), "{kind} is played to its end");
        let mut after = 0;
        for step in lesson.steps {
            assert!(step.cut >= after, "{kind}: {step:?}");
            after = step.cut + step.moves() + step.answers;
        }
        assert_eq!(after, record.recorded().len());
    }
}

#[test]
fn every_step_has_its_words_and_no_more_than_three_sentences_at_a_time() {
    let sentences = |text: &str| {
        let ends = text.split_whitespace().filter(|word| word.ends_with(['.', '!', '?']));
        ends.count()
    };
    for kind in Kind::ALL {
        let lesson = Lesson::of(kind);
        let words = ENGLISH.lessons().lesson(kind);
        assert_eq!(lesson.steps.len(), words.steps.len());
        for (step, words) in lesson.steps.iter().zip(words.steps) {
            let StepWords { said, task, keys, others, then, heard } = *words;
            assert!(!said.is_empty());
            assert_eq!(task.is_empty(), step.task == Task::Read);
            let reasons = match step.task {
                Task::Read => 0,
                _ => step.others.len() + 1,
            };
            assert_eq!(others.len(), reasons, "{task}");
            let heard = heard.iter().map(|(_, text)| text);
            for text in others.iter().chain([&then]).chain(heard) {
                assert!(sentences(text) <= 3, "{text}");
            }
            let asked = [said, task, keys].map(sentences);
            assert!(asked.into_iter().sum::<usize>() <= 3, "{said} {task} {keys}");
        }
    }
}

#[test]
fn each_lesson_is_played_through_with_its_own_keys_to_the_end_of_its_record() {
    for kind in Kind::ALL {
        let mut last = None;
        let (_, keys) = go_through(kind, |app| last = Some(position(app).1));
        assert_eq!(last, Some(Lesson::of(kind).record().recorded().len()));
        assert!(keys < 60, "{kind} takes {keys} keys");
    }
}

#[test]
fn what_a_step_does_not_want_changes_nothing_and_gets_a_kind_reason() {
    for kind in Kind::ALL {
        let mut tried = 0;
        go_through(kind, |app| {
            let asked = lecture(app);
            let Some(Lecture { task: Some(_), .. }) = asked else {
                return;
            };
            let before = position(app);
            for action in unwanted(app) {
                act(app, &action);
                let reason = lecture(app).and_then(|it| it.reason);
                let reason = reason.unwrap_or_else(|| panic!("{kind}: {action} at {before:?}"));
                assert!(matches!(reason.part, Part::Other(_)));
                assert!(!ENGLISH.lessons().taught(reason).is_empty(), "{action}");
                assert_eq!(position(app), before, "{action}");
                tried += 1;
                // The next key brings the text back.
                press(app, KeyCode::Esc);
                assert_eq!(lecture(app), asked, "{action}");
            }
        });
        assert!(tried > 50, "{kind}: {tried}");
    }
}

#[test]
fn nothing_of_a_lesson_is_cut_at_any_size() {
    let mut found = BTreeSet::new();
    for kind in Kind::ALL {
        go_through(kind, |app| {
            let mut look = |app: &App| {
                let looks = [PLAIN, BARE].map(|theme| SIZES.map(|size| (theme, size)));
                for (theme, size) in looks.concat() {
                    for tongue in Tongue::ALL {
                        let (rows, cut) = draw_in(app, tongue, theme, size);
                        let short = rows.into_iter().filter(|row| row.contains('…'));
                        let all = cut.into_iter().chain(short);
                        found.extend(all.map(|it| format!("{tongue:?} {size:?} {it}")));
                    }
                }
            };
            look(app);
            let Some(Lecture { task: Some(task), .. }) = lecture(app) else {
                return;
            };
            let words = ENGLISH.lessons().lesson(kind).steps[task.step];
            let step = &Lesson::of(kind).steps[task.step];
            for reason in 0..words.others.len() {
                let others = unwanted(app);
                let other = others.iter().find(|it| step.reason(it) == reason);
                let other = other.unwrap_or_else(|| panic!("{}", words.others[reason]));
                act(app, other);
                look(app);
                press(app, KeyCode::Esc);
            }
        });
    }
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn what_a_step_speaks_of_can_be_seen_in_every_depth_of_color() {
    for kind in Kind::ALL {
        go_through(kind, |app| {
            if app.scene().lit.is_empty() {
                return;
            }
            for depth in [Depth::True, Depth::Indexed, Depth::Basic, Depth::Mono] {
                let theme = Theme { depth, ..Theme::FULL };
                for size in SIZES {
                    let mut painter = Painter::new(theme, ENGLISH);
                    let area = Rect::new(0, 0, size.0, size.1);
                    painter.draw(&app.scene(), &mut Buffer::empty(area));
                    let lit = painter.lit().len();
                    assert_eq!(lit, app.scene().lit.len(), "{kind} {size:?}");
                }
            }
        });
    }
}

#[test]
fn how_a_test_is_done_is_told_only_after_a_wrong_try() {
    let mut tests = 0;
    go_through(Kind::Cards, |app| {
        if wanted(app).is_none_or(|step| !step.is_test) {
            return;
        }
        tests += 1;
        let tells = |app: &App| {
            let (rows, _) = draw_noting_cuts(app, PLAIN, (80, 24));
            rows.join("\n").contains("does it")
        };
        assert!(!tells(app));
        let action = unwanted(app).pop().expect("something else");
        act(app, &action);
        assert!(tells(app));
    });
    assert_eq!(tests, 1);
}

#[test]
fn a_lesson_is_not_saved_and_counts_nowhere() {
    for kind in Kind::ALL {
        let (mut app, _) = go_through(kind, |app| {
            assert!(app.record().is_none());
        });
        assert_eq!(app.games, 0);
        assert!(app.take_changes().is_empty());
        press(&mut app, KeyCode::Enter);
        let scene = app.scene();
        let cards = scene.cards().map(|table| table.series);
        let tiles = scene.tiles().map(|table| table.series);
        let pyramids = scene.pyramids().map(|table| table.series);
        let series = cards.or(tiles).or(pyramids).expect("a game is dealt");
        assert_eq!(series.games(), 0);
    }
}

#[test]
fn after_a_lesson_a_first_game_against_the_computer_is_one_key_away() {
    for kind in Kind::ALL {
        let (mut app, _) = go_through(kind, |_| {});
        press(&mut app, KeyCode::Enter);
        assert_eq!(app.games, 1);
        let record: AnyRecord = app.record().expect("it was dealt").text_up_to(0).parse().unwrap();
        assert_eq!(record.kind(), kind);
        let computers = record.computers();
        let mut levels = computers.iter().map(|(_, level)| level.number());
        assert!(levels.next() == Some(1) && levels.next().is_none());
    }
}

#[test]
fn a_lesson_can_be_taken_again() {
    for kind in Kind::ALL {
        let (mut app, _) = go_through(kind, |_| {});
        press(&mut app, KeyCode::Char('a'));
        let said = lecture(&app).and_then(|it| it.said).expect("it begins");
        assert_eq!((said.step, said.part), (0, Part::Said));
    }
}

#[test]
fn leaving_a_lesson_asks_nothing_and_leads_to_the_start_screen() {
    for kind in Kind::ALL {
        for key in [KeyCode::Esc, KeyCode::Char('q')] {
            for steps in 0..4 {
                let mut app = learn(kind);
                for _ in 0..steps {
                    settle(&mut app);
                    for key in task(&app) {
                        press(&mut app, key);
                    }
                }
                settle(&mut app);
                press(&mut app, key);
                let scene = app.scene();
                let start = scene.start().expect("the start screen");
                assert_eq!((start.kind(), start.focus), (kind, Line::Learn));
            }
        }
    }
}

/// At the first task of a lesson.
fn asked(kind: Kind) -> App {
    let mut app = learn(kind);
    while wanted(&app).is_none() {
        press(&mut app, KeyCode::Enter);
    }
    app
}

#[test]
fn what_is_chosen_goes_back_before_a_lesson_is_left() {
    let mut app = asked(Kind::Cards);
    let asked = lecture(&app);
    press(&mut app, KeyCode::Char('y'));
    assert_eq!(lecture(&app), None, "the table speaks");
    press(&mut app, KeyCode::Esc);
    assert_eq!(lecture(&app), asked);
}

#[test]
fn a_key_held_down_reads_nothing_away() {
    let mut app = learn(Kind::Cards);
    let welcome = lecture(&app);
    for _ in 0..40 {
        app.shown(now());
        wait(30);
        app.press(KeyCode::Enter.into(), now());
    }
    assert_eq!(lecture(&app), welcome);
    press(&mut app, KeyCode::Enter);
    assert_ne!(lecture(&app), welcome);
}

#[test]
fn hints_and_undo_have_no_place_in_a_lesson() {
    let mut app = asked(Kind::Cards);
    for key in ['t', 'u', ' '] {
        let before = position(&app);
        press(&mut app, KeyCode::Char(key));
        assert_eq!(position(&app), before);
        let (rows, _) = draw_noting_cuts(&app, PLAIN, (80, 24));
        assert!(rows.join("\n").contains("do that in a lesson"), "{key:?}");
    }
}

#[test]
fn help_and_events_lie_on_top_of_a_lesson_and_it_goes_on_below() {
    for key in ['?', 'e', ','] {
        let mut app = asked(Kind::Tiles);
        let asked = lecture(&app);
        press(&mut app, KeyCode::Char(key));
        assert!(app.scene().overlay.is_some());
        press(&mut app, KeyCode::Esc);
        assert_eq!(lecture(&app), asked);
    }
}

#[test]
fn whoever_learns_has_their_own_name_unless_it_is_the_other_players() {
    for (typed, name) in [("Dora", "Dora"), ("Beth", "Anna"), ("", "Anna")] {
        let mut app = start(Kind::Cards);
        for letter in typed.chars() {
            press(&mut app, KeyCode::Char(letter));
        }
        calmly(&mut app, Command::Focus(Line::Learn));
        let names: &Names = app.table().and_then(|it| it.cards()).expect("cards").names();
        assert_eq!((names.of(Player::One), names.of(Player::Two)), (name, "Beth"));
    }
}

#[test]
fn a_click_goes_on_where_there_is_something_to_read() {
    let mut app = learn(Kind::Pyramids);
    let welcome = lecture(&app);
    click(&mut app, (80, 24), Command::Confirm);
    assert_ne!(lecture(&app), welcome);
}
