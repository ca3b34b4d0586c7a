//! What drawing a frame costs: a whole table into a buffer, at three sizes, and what a
//! key costs after very many actions.

use std::hint::black_box;
use std::time::Duration;

use mandala::app::cards::Command as Cards;
use mandala::app::cards::Context as At;
use mandala::app::command::Command;
use mandala::app::keymap::Context;
use mandala::app::{AnyTable, App, Event, Extent, Input, Settings};
use mandala::record::Names;
use mandala::record::cards::Record;
use mandala::rules::cards::Action;
use mandala::rules::game::Game as _;
use mandala::rules::{Player, Seat};
use mandala::texts::ENGLISH;
use mandala::ui::{
    Painter,
    theme::{Depth, Theme},
};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

mod clock;

use clock::{median, now};

const FRAMES: u32 = 500;
const ROUNDS: u32 = 25;

/// Does what a click asks for; nothing of what is to be done then.
fn ask(app: &mut App, command: Command, at: Duration) {
    let _ = app.on(Event::Input(Input::Click(command)), at);
}

/// A game after some turns, with a player's cards up.
fn table() -> App {
    let names = Names::new("Anna", "Beth").expect("good names");
    let record = Record::new(42, names, Player::One);
    let mut app = App::resume(Settings::default(), Box::new(|| 42), record, None);
    let mut now = Duration::ZERO;
    let mut calmly = |app: &mut App, command| {
        let _ = app.on(Event::Shown(Extent::default()), now);
        now += Duration::from_secs(1);
        ask(app, command, now);
    };
    for _ in 0..30 {
        let commands: &[Command] = match app.scene().offers.context {
            Context::Cards(At::Draft) => &[Command::Next, Command::Confirm],
            // Turn up, choose what is offered first and its first place, play it,
            // hand over.
            _ => &[
                Command::Cards(Cards::Reveal),
                Command::Next,
                Command::Confirm,
                Command::Confirm,
                Command::Confirm,
            ],
        };
        for &command in commands {
            calmly(&mut app, command);
        }
    }
    while app.scene().offers.context == Context::Cards(At::Draft) {
        calmly(&mut app, Command::Next);
        calmly(&mut app, Command::Confirm);
    }
    calmly(&mut app, Command::Cards(Cards::Reveal));
    assert_eq!(app.scene().offers.context, Context::Cards(At::Choose));
    let record = app.table().and_then(AnyTable::record);
    let moves = record.map(|record| record.len());
    assert!(moves >= Some(30), "every step is an action");
    app
}

/// A game of so many actions: its players only discard, so that it never ends.
fn endless(actions: usize) -> Record {
    let names = Names::new("Anna", "Beth").expect("good names");
    let mut record = Record::new(42, names, Player::One);
    for _ in 0..actions {
        let discards = |action: &Action| matches!(action, Action::Discard { .. });
        let mut legal = record.game().legal_actions().into_iter();
        let action = legal.find(discards).expect("a hand to discard from");
        record.play(action).expect("a listed action is legal");
    }
    record
}

/// What something costs that is done so many times a round, in microseconds.
fn cost(times: u32, mut something: impl FnMut()) -> f64 {
    let rounds = (0..ROUNDS).map(|_| {
        let start = now();
        (0..times).for_each(|_| something());
        1e6 * (now() - start) / f64::from(times)
    });
    median(rounds.collect())
}

/// What these keys cost on the average, with the pictures after them.
fn keys(app: &mut App, painter: &mut Painter, commands: &[Command]) -> f64 {
    const TIMES: u32 = 50;
    let mut buffer = Buffer::empty(Rect::new(0, 0, 80, 24));
    let all = cost(TIMES, || {
        for &command in commands {
            ask(app, command, Duration::ZERO);
            painter.draw(&app.scene(), &mut buffer);
            let _ = app.on(Event::Shown(painter.extent()), Duration::ZERO);
        }
    });
    all / commands.len() as f64
}

fn long_games(theme: Theme) {
    for actions in [50, 5_000] {
        let record = endless(actions);
        let mut painter = Painter::new(theme, ENGLISH);
        let mut app = App::resume(Settings::default(), Box::new(|| 42), record.clone(), None);
        let covered = keys(&mut app, &mut painter, &[Command::Cards(Cards::Reveal)]);
        let open = keys(&mut app, &mut painter, &[Command::Log, Command::Back]);
        ask(&mut app, Command::Log, Duration::ZERO);
        let scroll = keys(&mut app, &mut painter, &[Command::Up, Command::Down]);
        let mut app = App::replay(Settings::default(), record);
        ask(&mut app, Command::Bottom, Duration::ZERO);
        let step = keys(&mut app, &mut painter, &[Command::Previous, Command::Next]);
        println!(
            "a key after {actions} actions: at the table {covered:.0} us, log opened or closed \
             {open:.0} us, scrolled {scroll:.0} us, a step back or forth in a replay {step:.0} us",
        );
    }
}

/// A game of pyramids for five after some turns, with a pyramid chosen.
fn pyramids() -> App {
    let names = Names::of_all(["Anna", "Beth", "Carl", "Dora", "Emil"]).expect("good names");
    let mut record = mandala::record::pyramids::Record::new(42, names, Seat::default());
    for _ in 0..20 {
        let action = record.game().legal_actions().get(2).expect("a third one");
        record.play(action).expect("a listed action is legal");
    }
    let mut app = App::resume(Settings::default(), Box::new(|| 42), record, None);
    ask(&mut app, Command::Next, Duration::ZERO);
    app
}

fn main() {
    let theme = Theme { depth: Depth::True, ascii: false, ..Theme::FULL };
    for (game, app) in [("", table()), ("pyramids ", pyramids())] {
        frames(game, &app, theme);
    }
    long_games(theme);
}

/// What a picture of a table costs.
fn frames(game: &str, app: &App, theme: Theme) {
    for (width, height) in [(60, 20), (80, 24), (200, 60)] {
        let mut painter = Painter::new(theme, ENGLISH);
        let mut buffer = Buffer::empty(Rect::new(0, 0, width, height));
        let cost = cost(FRAMES, || {
            painter.draw(&app.scene(), black_box(&mut buffer));
        });
        println!("{game}frame {width}x{height}: {cost:.0} us");
    }
}
