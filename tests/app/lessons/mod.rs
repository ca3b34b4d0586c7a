//! Lessons and practice, with their own keys and with everything else that could be done.

mod mistakes;
mod practice;
mod search;
mod taught;
mod told;

use mandala::app::command::Command;
use mandala::app::key::KeyCode;
use mandala::app::keymap::Context;
use mandala::app::start::Line;
use mandala::app::{Lecture, Opening, Settings, cards, pyramids, tiles};
use mandala::lessons::{Lesson, Step};
use mandala::rules::Kind;
use mandala::rules::game::Game as _;

use crate::common::app::App;
use crate::common::clock::{calmly, now, wait};

pub use practice::{practiced, solved, tried};

/// The start screen of a game.
fn start(kind: Kind) -> App {
    let opening = Opening { kind, ..Opening::default() };
    App::start(Settings::default(), Box::new(|| 7), opening, None)
}

/// At the beginning of a lesson.
pub fn learn(kind: Kind) -> App {
    let mut app = start(kind);
    calmly(&mut app, Command::Focus(Line::Learn));
    app
}

/// Presses a key as somebody who takes their time.
fn press(app: &mut App, key: KeyCode) {
    app.shown(now());
    wait(1_000);
    app.press(key.into(), now());
}

/// Lets all move that moves by itself.
fn settle(app: &mut App) {
    for _ in 0..200 {
        app.tick();
    }
}

/// What a lesson says now.
pub fn lecture(app: &App) -> Option<Lecture> {
    let scene = app.scene();
    let cards = scene.cards().and_then(|table| table.lecture);
    let tiles = scene.tiles().and_then(|table| table.lecture);
    let pyramids = scene.pyramids().and_then(|table| table.lecture);
    cards.or(tiles).or(pyramids)
}

/// Asks the course of whichever game is at the table.
macro_rules! course {
    ($app:expr, $course:ident => $asked:expr) => {{
        let table = $app.table().expect("a game is at the table");
        match (table.cards(), table.tiles(), table.pyramids()) {
            (Some($course), ..) => $asked,
            (_, Some($course), _) => $asked,
            (.., Some($course)) => $asked,
            _ => panic!("it is not played"),
        }
    }};
}

/// Everything that may be done now, as it is written.
fn legal(app: &App) -> Vec<String> {
    course!(app, course => {
        let actions = course.game().legal_actions().into_iter();
        actions.map(|action| action.to_string()).collect()
    })
}

/// How often something was played, and how many moves there are.
fn position(app: &App) -> (u64, usize) {
    course!(app, course => (course.revision(), course.steps().len()))
}

/// Does something by clicks.
fn act(app: &mut App, action: &str) {
    for command in clicks(app, action) {
        let chosen = app.scene().tiles().and_then(|table| table.chosen);
        if command == Command::Confirm && chosen.is_some_and(|it| it.to_string() != action) {
            calmly(app, Command::Tiles(tiles::Command::Change));
        }
        calmly(app, command);
    }
}

fn clicks(app: &App, action: &str) -> Vec<Command> {
    use mandala::rules::cards::Action as Cards;
    use mandala::rules::tiles::Action as Tiles;
    match app.scene().kind {
        Kind::Cards => {
            let action: Cards = action.parse().expect("an action");
            let color = cards::Command::Color(action.color());
            let (place, count) = match action {
                Cards::Build { side, .. } => (cards::Target::Mountain(side), 1),
                Cards::Grow { side, count, .. } => (cards::Target::Field(side), count),
                Cards::Discard { count, .. } => (cards::Target::Discard, count),
                Cards::Claim { .. } => return vec![Command::Cards(color), Command::Confirm],
            };
            let (place, count) = (cards::Command::Target(place), cards::Command::Count(count));
            let way = [color, place, count].map(Command::Cards);
            way.into_iter().chain([Command::Confirm]).collect()
        }
        Kind::Tiles => {
            let action: Tiles = action.parse().expect("an action");
            let Some(cell) = action.cell() else {
                let enough = Command::Tiles(tiles::Command::Enough);
                return vec![enough, Command::Confirm];
            };
            let click = Command::Tiles(tiles::Command::Click(cell));
            vec![click, Command::Confirm]
        }
        Kind::Pyramids => {
            let action: mandala::rules::pyramids::Action = action.parse().expect("an action");
            let click = Command::Pyramids(pyramids::Command::Place(action.place));
            vec![click, Command::Confirm]
        }
    }
}

/// The step that asks for something now.
fn wanted(app: &App) -> Option<&'static Step> {
    let step = lecture(app)?.task?.step;
    Some(&Lesson::of(app.scene().kind).steps[step])
}

/// What may be done now and is not asked for.
fn unwanted(app: &App) -> Vec<String> {
    let record = Lesson::of(app.scene().kind).record();
    let step = wanted(app).expect("it asks for something");
    let moves = record.notations(step.cut, step.moves());
    let is_other = |it: &String| !step.takes(it) && !moves.contains(it);
    legal(app).into_iter().filter(is_other).collect()
}

/// The keys that do what is to be done now; Enter where something is only to be read.
fn task(app: &App) -> Vec<KeyCode> {
    let task = app.scene().offers.task.clone();
    if task.is_empty() { vec![KeyCode::Enter] } else { task }
}

/// Goes through a lesson, from one thing that is to be read or done to the next; gives how
/// many keys that took.
fn go_through(kind: Kind, mut look: impl FnMut(&mut App)) -> (App, usize) {
    let mut app = learn(kind);
    let mut keys = 0;
    while app.context() != Context::Recap {
        settle(&mut app);
        look(&mut app);
        // How a test is done is told after a wrong try.
        if task(&app) == [KeyCode::Enter] && wanted(&app).is_some() {
            let other = unwanted(&app).pop().expect("there is something else to do");
            act(&mut app, &other);
        }
        for key in task(&app) {
            press(&mut app, key);
            keys += 1;
        }
        assert!(keys < 60, "it goes on");
    }
    look(&mut app);
    (app, keys)
}

/// At what is learned in the end.
pub fn learned(kind: Kind) -> App {
    go_through(kind, |_| {}).0
}
