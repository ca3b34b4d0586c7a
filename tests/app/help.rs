//! Situations, keys written as text, and short words for what comes of them.

use std::sync::atomic::AtomicBool;

use crate::common::app::App;
use mandala::app::cards::Peek;
use mandala::app::cards::Sentence;
use mandala::app::cards::StageView;
use mandala::app::command::Command;
use mandala::app::key::{Key, KeyCode};
use mandala::app::keymap::{self, Context};
use mandala::app::{
    Answer, AnyTable, Details, Overlay, Place, Prompt, ReplayAt, ReviewView, Scene, Settings,
    Speech, Task,
};
use mandala::record::Names;
use mandala::record::cards::{Course, Move, Record};
use mandala::rules::Player;
use mandala::rules::cards::{Game, Setup};
use mandala::rules::game::Game as _;
use mandala::rules::shuffle::next_seed;
use mandala::texts::{ENGLISH, Spoken};

use crate::common::clock::{calmly, now, wait};
use crate::common::laid_out;
pub use crate::common::names;

/// Player one to move, with the left Mandala one color short of completion.
pub const TURN: &str = "
    left:    ROY | GG | P
    right:   B   | R  | -
    hands:   RYGGBBP | ROYGPB
    dealt:   OO | YY
    rivers:  O  | P
    deck:    RGB*
    turn:    one
";

/// The same with player two's Field larger: player two chooses first.
pub const OTHER_FIRST: &str = "
    left:    ROY | G | PP
    right:   B   | R  | -
    hands:   RYGGBBP | ROYGPB
    dealt:   OO | YY
    rivers:  O  | P
    deck:    RGB*
    turn:    one
";

/// Completing the left Mandala ends the game because the deck has run out.
pub const LAST: &str = "
    left:    RO | GGY | P
    right:   - | - | -
    hands:   RYGGBBP | ROYGPB
    dealt:   OO | YY
    rivers:  O  | P
    deck:    RGB*
    ran out: yes
    turn:    one
";

#[track_caller]
pub fn position(text: &str) -> Course {
    Course::new(laid_out::<Setup, Game>(text), names())
}

/// Settings with which nothing moves.
pub fn without_motion() -> Settings {
    Settings { motion: false, ..Settings::default() }
}

/// The seeds of an evening, as `--seed` gives them.
pub fn seeds(first: u64) -> Box<dyn FnMut() -> u64> {
    let mut next = first;
    Box::new(move || {
        let seed = next;
        next = next_seed(seed);
        seed
    })
}

/// Opens the app on a record or a position.
pub fn at_table(game: impl Into<AnyTable>) -> App {
    let mut app = App::resume(Settings::default(), seeds(1), game);
    assert!(app.take_handover(), "sitting down is taking over");
    app
}

/// Sits down to a record or a position and types.
#[track_caller]
pub fn sit_down(game: impl Into<AnyTable>, keys: &str) -> App {
    let mut app = at_table(game);
    press(&mut app, keys);
    app
}

/// Lays out a position and types.
#[track_caller]
pub fn script(text: &str, keys: &str) -> App {
    sit_down(position(text), keys)
}

/// Types keys, named and separated by spaces; a key that means nothing now is an error.
#[track_caller]
pub fn press(app: &mut App, keys: &str) {
    for word in keys.split_whitespace() {
        assert!(try_key(app, word), "{word} means nothing in {}", state(app));
    }
}

/// Types keys that must mean nothing now.
#[track_caller]
pub fn press_dead(app: &mut App, keys: &str) {
    let before = state(app);
    for word in keys.split_whitespace() {
        assert!(!try_key(app, word), "{word} means something in {before}");
    }
    assert_eq!(state(app), before);
}

/// Types a key as the terminal does; tells whether it meant anything.
pub fn try_key(app: &mut App, word: &str) -> bool {
    let means_something = app.command(key(word)).is_some();
    app.shown(now());
    wait(1_000);
    app.press(key(word), now());
    means_something
}

/// Whether the key bar offers a key.
pub fn offers(app: &App, key: &str) -> bool {
    let scene = app.scene();
    let bar = scene.offers.bar();
    let mut keys = bar.iter().flat_map(|row| &row.keys);
    keys.any(|offer| ENGLISH.house().key(offer.key) == key)
}

/// What a key is bound to, whether that can be done or not.
pub fn bound(context: Context, code: KeyCode) -> Option<Command> {
    let mut keys = keymap::bindings(context).flat_map(|row| row.keys);
    keys.find(|(key, _)| *key == code).map(|(_, command)| *command)
}

/// Types a text, letter by letter.
pub fn type_text(app: &mut App, text: &str) {
    for letter in text.chars() {
        if let Some(command) = app.command(KeyCode::Char(letter).into()) {
            calmly(app, command);
        }
    }
}

/// A key by its name.
#[track_caller]
pub fn key(word: &str) -> Key {
    let (ctrl, alt, word) = match word.split_once('-') {
        Some(("Ctrl", rest)) => (true, false, rest),
        Some(("Alt", rest)) => (false, true, rest),
        _ => (false, false, word),
    };
    let mut letters = word.chars();
    let code = match (word, letters.next(), letters.next()) {
        ("Space", ..) => KeyCode::Char(' '),
        ("Enter", ..) => KeyCode::Enter,
        ("Esc", ..) => KeyCode::Esc,
        ("Tab", ..) => KeyCode::Tab,
        ("BackTab", ..) => KeyCode::BackTab,
        ("Backspace", ..) => KeyCode::Backspace,
        ("Del", ..) => KeyCode::Delete,
        ("Left", ..) => KeyCode::Left,
        ("Right", ..) => KeyCode::Right,
        ("Up", ..) => KeyCode::Up,
        ("Down", ..) => KeyCode::Down,
        ("PgUp", ..) => KeyCode::PageUp,
        ("PgDn", ..) => KeyCode::PageDown,
        ("Home", ..) => KeyCode::Home,
        ("End", ..) => KeyCode::End,
        ("F1", ..) => KeyCode::F(1),
        ("F2", ..) => KeyCode::F(2),
        (_, Some(letter), None) => KeyCode::Char(letter),
        _ => panic!("no key is called {word}"),
    };
    Key { code, ctrl, alt }
}

/// Does a command that no key gives, as a click does.
pub fn click(app: &mut App, command: Command) {
    calmly(app, command);
}

/// Thinks about it to the end.
pub fn think(task: Task) -> Answer {
    let stop = AtomicBool::new(false);
    task.think(&stop).expect("nobody stopped it")
}

/// Lets the table think about what it was asked, and tells it.
#[track_caller]
pub fn answer(app: &mut App) {
    let task = app.task().expect("a question");
    app.answered(think(task));
}

/// What lies on the screen, in a few words.
pub fn state(app: &App) -> String {
    let scene = app.scene();
    let below = match &scene.place {
        Place::Start(_) => "start".to_string(),
        Place::Cards(table) => stage_words(table.stage),
        Place::Tiles(table) => crate::tiles::help::words(table),
        Place::Pyramids(table) => crate::pyramids::help::stage_words(table),
    };
    match scene.overlay {
        None => below,
        Some(Overlay::Help { scroll }) => format!("help {scroll} over {below}"),
        Some(Overlay::Log { back }) => format!("log {back} over {below}"),
        Some(Overlay::Settings { at }) => format!("settings {at} over {below}"),
        Some(Overlay::Review) => format!("review {:?} over {below}", chosen(&scene)),
        Some(Overlay::Luck { scroll }) => format!("luck {scroll} over {below}"),
        Some(Overlay::Past) => format!("past games over {below}"),
        Some(Overlay::Find) => format!("find over {below}"),
        Some(Overlay::Heads { scroll }) => format!("head to head, {scroll} over {below}"),
        Some(Overlay::Remove) => format!("remove? over {below}"),
        Some(Overlay::Quit) => format!("quit? over {below}"),
        Some(Overlay::Agree) => format!("agree? over {below}"),
        Some(Overlay::Recap) => format!("recap over {below}"),
        Some(Overlay::Practice) => format!("practice over {below}"),
    }
}

/// Where a record is looked at, or which turn is being typed.
pub fn replay_words(it: ReplayAt) -> String {
    match it.typed {
        None => format!("replay {} of {}", it.at, it.of),
        Some(turn) => format!("replay to turn {turn}"),
    }
}

/// Which of the decisions in the list of a review is chosen.
fn chosen(scene: &Scene) -> Option<usize> {
    match (scene.cards()?.review.as_ref())? {
        ReviewView::Done(_, at) => Some(*at),
        ReviewView::Refused | ReviewView::UnderWay(..) => None,
    }
}

fn stage_words(stage: StageView) -> String {
    match stage {
        StageView::Covered { .. } => "covered".to_string(),
        StageView::Waiting { player, .. } => format!("waiting for {}", seat(player)),
        StageView::Choose { choice, .. } => match choice.action() {
            None => {
                let color = choice.color().map_or("nothing", |color| color.name());
                format!("choose {color}")
            }
            Some(action) => format!("choose {action}"),
        },
        StageView::AfterPlay { player, open } => {
            let cards = if open { "up" } else { "covered" };
            format!("review {}, {cards}", seat(player))
        }
        StageView::Draft { pick, peek, .. } => {
            let pick = pick.map_or("nothing", |color| color.name());
            let peek = match peek {
                Peek::Covered => "covered",
                Peek::Asked => "asked",
                Peek::Up => "up",
            };
            format!("draft {pick}, {peek}")
        }
        StageView::Over => "over".to_string(),
        StageView::Final => "final table".to_string(),
        StageView::Replay(it) => replay_words(it),
    }
}

fn seat(seat: Player) -> &'static str {
    match seat {
        Player::One => "one",
        Player::Two => "two",
    }
}

/// The record of a game that was dealt, as it would be saved.
pub fn record(app: &App) -> Record {
    let kept = app.record().expect("a dealt game is being played");
    let text = kept.text_up_to(kept.len());
    text.parse().expect("a record can be read back")
}

/// The game being played, however it began.
pub fn course(app: &App) -> &Course {
    app.table().and_then(AnyTable::cards).expect("a game is being played")
}

/// Everything that was done since the position was laid out.
pub fn moves(app: &App) -> Vec<String> {
    let line = |made| match made {
        Move::Action(who, action) => format!("{}: {action}", seat(who)),
        Move::Agreed => "agreed".to_string(),
    };
    course(app).moves().map(line).collect()
}

/// Some sentences of a table in words.
pub fn said<G: Spoken>(sentences: &[G::Sentence], names: &Names) -> Vec<String> {
    let words = |sentence| G::say(ENGLISH, sentence, names);
    sentences.iter().map(words).collect()
}

/// What must not be overlooked, in words.
fn warning<G: Spoken>(speech: Speech<G, G::Sentence>, names: &Names) -> Option<String> {
    let Speech::Prompt(prompt) = speech else {
        return None;
    };
    let warning = said::<G>(&prompt.warning, names).join(" ");
    (!warning.is_empty()).then_some(warning)
}

/// Why the last key was refused.
pub fn notice(app: &App) -> Option<String> {
    let scene = app.scene();
    match &scene.place {
        Place::Start(_) => None,
        Place::Cards(table) => warning(table.speech(), table.names),
        Place::Tiles(table) => {
            // Not only refusals are warnings there.
            table.notice?;
            warning(table.speech(), table.names)
        }
        Place::Pyramids(table) => warning(table.speech(), table.names),
    }
}

/// What the other player is asked for in a draft, which is said below what to choose.
pub fn request(app: &App) -> Option<String> {
    let scene = app.scene();
    let table = scene.cards()?;
    let Speech::Prompt(Prompt { details: Details::Text(told), .. }) = table.speech() else {
        return None;
    };
    let asks = told.iter().find(|it| matches!(it, Sentence::Notice { .. }))?;
    Some(ENGLISH.cards().sentence(asks, table.names))
}

/// What the player to decide is told about what happened.
pub fn recap(app: &App) -> Vec<String> {
    let scene = app.scene();
    let table = scene.cards().expect("a table");
    let tell = |line| ENGLISH.cards().entry(line, table.names);
    table.recap.iter().map(tell).collect()
}

/// Whose cards are up.
pub fn up(app: &App) -> &'static str {
    let scene = app.scene();
    let table = scene.cards().expect("a table");
    match (table.open.one.is_some(), table.open.two.is_some()) {
        (false, false) => "nobody's",
        (true, false) => "one's",
        (false, true) => "two's",
        (true, true) => "both",
    }
}

/// Whose decision it is.
pub fn player(app: &App) -> Option<Player> {
    course(app).game().to_act()
}

/// Types a key that must be refused: the reason is shown, nothing is played, and
/// nothing that was chosen before could be played by mistake.
#[track_caller]
pub fn refused(app: &mut App, word: &str) -> String {
    let before = (state(app), moves(app));
    press(app, word);
    let changes_count = ["+", "-", "=", "Up", "Down", "k", "j"].contains(&word);
    if changes_count {
        assert_eq!(state(app), before.0, "{word} changed something");
    } else {
        let words = state(app);
        let unaimed = words.split(' ').count() <= 2 || words.starts_with("draft nothing");
        assert!(unaimed, "{word} left {} to be played", state(app));
    }
    assert_eq!(moves(app), before.1, "{word} played something");
    notice(app).unwrap_or_else(|| panic!("{word} was not refused"))
}
