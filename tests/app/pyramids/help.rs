//! Situations at the pyramid table, and short words for what comes of keys.

use crate::common::app::App;
use mandala::app::AnyTable;
use mandala::app::pyramids::{StageView, TableScene};
use mandala::record::pyramids::{Course, Move, Record};
use mandala::rules::Seat;
use mandala::rules::game::Game as _;
use mandala::rules::pyramids::{Game, Setup};

use crate::common::laid_out;
pub use crate::common::names_of as names;
pub use crate::common::pyramids::THREE as MIDDLE;
use crate::help::without_motion;
use crate::help::{press, replay_words, seeds};

/// A position laid out by hand.
#[track_caller]
pub fn position(text: &str) -> Course {
    let game = laid_out::<Setup, Game>(text);
    let names = names(game.players());
    Course::new(game, names)
}

/// A game of seed 42 that the first player begins.
pub fn dealt(players: usize) -> Record {
    Record::new(42, names(players), Seat::default())
}

/// Sits down to a game and types; nothing moves.
#[track_caller]
pub fn at(game: impl Into<AnyTable>, keys: &str) -> App {
    let settings = without_motion();
    let mut app = App::resume(settings, seeds(1), game);
    press(&mut app, keys);
    app
}

/// Deals to so many players and types.
#[track_caller]
pub fn deal(players: usize, keys: &str) -> App {
    at(dealt(players), keys)
}

/// What the table waits for, in a few words.
pub fn stage_words(table: &TableScene) -> String {
    match &table.stage {
        StageView::Waiting { player } => format!("waiting for {player}"),
        StageView::Choose { player, choice, .. } => {
            let who = table.names.of(*player);
            match choice.place() {
                None => format!("{who} chooses"),
                Some(place) => {
                    let piece = table.game.piece(place).expect("something to take");
                    format!("{who}: {piece} on {place}")
                }
            }
        }
        StageView::Over => "over".to_string(),
        StageView::Replay(it) => replay_words(*it),
    }
}

/// The game being played, however it began.
pub fn course(app: &App) -> &Course {
    app.table().and_then(AnyTable::pyramids).expect("a game of pyramids is being played")
}

/// Everything that was done, such as `Anna 17`.
pub fn moves(app: &App) -> Vec<String> {
    let course = course(app);
    let line = |made| match made {
        Move::Action(who, action) => format!("{} {}", course.names().of(who), action.place),
        Move::Agreed => "agreed".to_string(),
    };
    course.moves().map(line).collect()
}

/// Keys that choose a place, whatever lies there: so many steps from the nearest one.
pub fn go_to(app: &App, place: u8) -> String {
    let places = course(app).game().legal_actions().places();
    let before = places.iter().filter(|it| it.number() < place).count();
    format!("Home {}", "Right ".repeat(before))
}

/// Takes what lies on a place.
#[track_caller]
pub fn take(app: &mut App, place: u8) {
    let keys = go_to(app, place);
    press(app, &keys);
    press(app, "Enter");
    assert!(
        moves(app).last().is_some_and(|last| last.ends_with(&format!(" {place}"))),
        "{place} was not taken"
    );
}

/// How often a pyramid stands on a screen with this mark right after it, above it, or beside it
/// in a lane that goes up or down.
pub fn marked_near(screen: &str, mark: char, piece: &str) -> usize {
    let rows: Vec<Vec<char>> = screen.lines().map(|row| row.chars().collect()).collect();
    let piece: Vec<char> = piece.chars().collect();
    let is_marked = |pair: &[Vec<char>], at: usize| {
        let before = pair[1][..at].iter().rev().take(4).collect::<Vec<_>>();
        let is_ground = |sign: &&char| !sign.is_ascii_alphanumeric() && **sign != mark;
        let mut signs = before.iter().skip_while(|sign| is_ground(sign));
        // The size of another or the number of a place is no mark.
        let is_beside = signs.next() == Some(&&mark) && signs.next().is_none_or(is_ground);
        let is_above = pair[0].get(at..at + 2).is_some_and(|above| above.contains(&mark));
        let is_after = pair[1].get(at + 2) == Some(&mark);
        is_above || is_beside || is_after
    };
    let in_rows = |pair: &[Vec<char>]| {
        let pieces = pair[1].windows(2).enumerate().filter(|(_, found)| *found == piece);
        pieces.filter(|(at, _)| is_marked(pair, *at)).count()
    };
    rows.windows(2).map(in_rows).sum()
}
