//! A bot of your own plays cards against a level of the computer.
//!
//! ```text
//! cargo run --release --example bot            # ten games against level 1
//! cargo run --release --example bot -- 3 50    # fifty games against level 3
//! ```

use std::env;
use std::error::Error;
use std::sync::atomic::AtomicBool;

use mandala::ai::{Level, Partner};
use mandala::rules::Player;
use mandala::rules::cards::{Action, Game, Outcome, PlayerView, Side};
use mandala::rules::game::Game as _;
use mandala::rules::shuffle::decision;

/// The bot: make it better! It gets what its player may see, so it cannot cheat.
///
/// It foresees every action that is allowed. It likes points best, then cards in its
/// Fields, which will bring points, then cards in its hand.
fn bot(view: &PlayerView) -> Option<Action> {
    let seat = view.seat();
    let worth = |action: &Action| {
        let after = view.after(*action).ok()?;
        let table = after.table();
        let fields = Side::BOTH.map(|side| table.mandala(side).fields[seat].len());
        let points = table.public_score(seat).total();
        Some((points, fields[0] + fields[1], table.hand_len(seat)))
    };
    view.legal_actions().into_iter().max_by_key(worth)
}

/// Plays the game of a seed, the bot in the first seat. The same seed brings the same game.
fn play(seed: u64, level: Level) -> Result<Outcome, Box<dyn Error>> {
    // Both take the first turn equally often.
    let first = Player::BOTH[(seed % 2) as usize];
    let mut game = Game::deal(seed, first);
    for number in 0.. {
        let Some(player) = game.public_view().phase().player() else {
            break;
        };
        let view = game.view(player);
        let action = match player {
            Player::One => bot(&view),
            Player::Two => {
                // Another thread could stop the computer while it thinks.
                let stop = AtomicBool::new(false);
                Game::choose(&view, level, &mut decision(seed, number), &stop)
            }
        };
        // An action that is not allowed would be refused, with the reason why.
        game.apply(action.ok_or("no action")?)?;
    }
    Ok(game.verdict().ok_or("the game is not over")?.outcome)
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut numbers = env::args().skip(1).map(|word| word.parse());
    let level = numbers.next().transpose()?.unwrap_or(1);
    let games = numbers.next().transpose()?.unwrap_or(10);
    let level = Level::of::<Game>(level).ok_or("there is no such level")?;

    let mut won = 0;
    for seed in 0..u64::from(games) {
        let outcome = play(seed, level)?;
        won += u32::from(outcome.winner() == Some(Player::One));
    }
    println!("The bot won {won} of {games} games against level {level}.");
    Ok(())
}
