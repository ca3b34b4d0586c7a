//! Judges a position of the card game: what is worth doing, and what an action gives away.
//!
//! ```text
//! cargo run --release --example judge -- "build left red"
//! ```

use std::env;
use std::error::Error;
use std::sync::atomic::AtomicBool;

use mandala::ai::{Outlook, Partner};
use mandala::rules::cards::{Action, Game, Setup};
use mandala::rules::game::Game as _;
use mandala::rules::shuffle::Shuffler;

/// A line a thing, a letter a card; `*` is every card not named elsewhere.
const POSITION: &str = "
    left:    YYP | OR | GG    # Mountain, player one's Field, player two's
    right:   BB  | -  | -
    hands:   RROG | BY
    dealt:   BB | YY          # the two Cup cards nobody else saw
    claimed: OO | -           # the Cup cards everybody saw
    rivers:  OG | P
    discard: RR
    deck:    RGB*             # the top card first
    turn:    one
";

fn print(outlook: &Outlook<Action>) {
    let (action, estimate) = (outlook.action.to_string(), outlook.estimate);
    let percent = 100.0 * estimate.win;
    println!("  {action:20} wins {percent:3.0} %, by {:+.1}", estimate.points);
}

fn main() -> Result<(), Box<dyn Error>> {
    // What cannot be read, or is not a position of the game, is told with all its faults.
    let setup: Setup = POSITION.parse()?;
    let game = Game::try_from(&setup)?;
    let player = game.public_view().phase().player().ok_or("the game is over")?;
    let view = game.view(player);

    // Only the player's view is judged: what is hidden from them is not looked at. The same
    // number of chance brings the same answer on every machine.
    let stop = AtomicBool::new(false);
    println!("Worth thinking about:");
    for outlook in Game::hints(&view, &mut Shuffler::new(1), &stop) {
        print(&outlook);
    }

    let word = env::args().nth(1);
    let action: Action = word.as_deref().unwrap_or("discard red 2").parse()?;
    let judgment = Game::judge(&view, action, &mut Shuffler::new(1), &stop);
    let judgment = judgment.ok_or("that is not allowed now")?;
    println!("Compared with the best:");
    print(&judgment.best);
    print(&judgment.played);
    println!("  This gives {:.2} of the game away.", judgment.loss());
    Ok(())
}
