//! Positions of the tile game, and what its table shows in a few words.

use crate::common::app::App;
use mandala::app::tiles::{Context, Pick, Sentence, StageView, TableScene, Way};
use mandala::app::{AnyTable, Details, Settings, Speech};
use mandala::record::AnyRecord;
use mandala::record::tiles::{Course, Move, Record};
use mandala::rules::Player;
use mandala::rules::tiles::{Game, Setup};

use crate::common::laid_out;
pub use crate::common::tiles::{A as OPENING, D as MIDDLE, E as FLIPS};
use crate::help::{names, press, replay_words, said, seeds, sit_down};
use crate::hints::wanted;

/// Before the last turn of the shortest game.
pub const SHORTEST: &str = "
    8           b   y   p   r
    7     (G1)  p   r   b   g   y
    6   p   g   y   g   o   y   y   o
    5   r   o   p   o   y   p   p   p
    4   o   p   o   p   b   b   r   r
    3   r   r   y   y   b   b   y [R1]
    2       b   g   r   o   g   b
    1           g   o   b   o
    bowls: G | G
    turn: one
";

#[track_caller]
pub fn position(text: &str) -> Course {
    Course::new(laid_out::<Setup, Game>(text), names())
}

/// Lays out a position and types.
#[track_caller]
pub fn script(text: &str, keys: &str) -> App {
    sit_down(position(text), keys)
}

/// Deals a game in which Anna starts, and types: orange and purple are the start tiles.
#[track_caller]
pub fn dealt(keys: &str) -> App {
    sit_down(deal(), keys)
}

/// The same for people with these settings.
pub fn dealt_to(settings: Settings, keys: &str) -> App {
    let mut app = App::resume(settings, seeds(1), deal());
    press(&mut app, keys);
    app
}

fn deal() -> AnyTable {
    AnyRecord::from(Record::new(42, names(), Player::One)).into()
}

/// Ways to get into a context, between which every key must do something.
pub fn ways_into(context: Context) -> Vec<App> {
    let dealt = |keys: &[&str]| keys.iter().map(|keys| dealt(keys)).collect();
    let at = |text: &str, keys: &[&str]| -> Vec<App> {
        keys.iter().map(|keys| script(text, keys)).collect()
    };
    let mut ways = match context {
        Context::Start => dealt(&["", "o", "p"]),
        Context::Turn => at(MIDDLE, &["", "Tab", "4 b", "2 d", "1 d", "5 e", "3 f Enter"]),
        Context::Column => at(MIDDLE, &["5", "6"]),
        Context::Flips => at(FLIPS, &["", "Tab", "x", "7 d Enter"]),
    };
    // Hints work between people only where they are wanted.
    let with_hints = |table: AnyTable, keys| {
        let mut app = App::resume(wanted(), seeds(1), table);
        press(&mut app, keys);
        app
    };
    ways.push(match context {
        Context::Start => with_hints(deal(), ""),
        Context::Turn => with_hints(position(MIDDLE).into(), ""),
        Context::Column => with_hints(position(MIDDLE).into(), "5"),
        Context::Flips => with_hints(position(FLIPS).into(), ""),
    });
    ways
}

/// What the tile table shows.
pub fn words(table: &TableScene) -> String {
    let chains = if table.chains { " with chains" } else { "" };
    let pick = |pick: Pick| match pick {
        Pick::Nothing => "nothing".to_string(),
        Pick::Row(row) => format!("row {row}"),
        Pick::Enough => "enough".to_string(),
        Pick::Cell(at) => match at.outcome {
            Ok((action, _)) => action.to_string(),
            Err(_) => match at.way {
                Way::Flip => format!("no flip {}", at.cell),
                Way::Lay => format!("no lay {}", at.cell),
            },
        },
    };
    let stage = match table.stage {
        StageView::Start { pick: None, .. } => "start: nothing".to_string(),
        StageView::Start { pick: Some(color), .. } => format!("start: keep {color}"),
        StageView::Turn { pick: chosen, .. } => format!("turn: {}", pick(chosen)),
        StageView::Flips { pick: chosen, .. } => format!("flips: {}", pick(chosen)),
        StageView::Over => "over".to_string(),
        StageView::Replay(it) => replay_words(it),
    };
    format!("{stage}{chains}")
}

/// The game being played.
pub fn course(app: &App) -> &Course {
    app.table().and_then(AnyTable::tiles).expect("a game of tiles is being played")
}

/// Everything that was done since the game began, or since the position was laid out.
pub fn moves(app: &App) -> Vec<String> {
    let line = |made| match made {
        Move::Action(Player::One, action) => format!("one: {action}"),
        Move::Action(Player::Two, action) => format!("two: {action}"),
        Move::Agreed => "agreed".to_string(),
    };
    course(app).moves().map(line).collect()
}

/// Both players' points, player one's first.
pub fn totals(app: &App) -> [u16; 2] {
    Player::BOTH.map(|player| course(app).game().score(player).total())
}

/// What the player with the cursor reads.
pub struct Words {
    pub headline: String,
    pub warning: Option<String>,
    pub details: Vec<String>,
}

pub fn prompt(app: &App) -> Words {
    let scene = app.scene();
    let table = scene.tiles().expect("a tile table");
    let Speech::Prompt(prompt) = table.speech() else {
        panic!("no prompt is read");
    };
    let Details::Text(details) = &prompt.details else {
        panic!("there is nothing to compare at this table");
    };
    let words = |sentences: &[Sentence]| said::<Game>(sentences, table.names);
    Words {
        headline: words(&prompt.headline).join(" "),
        warning: words(&prompt.warning).pop(),
        details: words(details),
    }
}
