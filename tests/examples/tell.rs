//! Tells a record as text, whichever game it is of.
//!
//! ```text
//! cargo run --example tell            # the short one below
//! cargo run --example tell -- FILE    # that of a game you played
//! ```

use std::env;
use std::error::Error;
use std::fs;

use mandala::record::{AnyRecord, Move, Record};
use mandala::rules::Seat;
use mandala::rules::game::{Game, Report};

/// A record may be written by hand; then it has no check digits.
const SHORT: &str = "\
mandala record 1
game: pyramids
seed: 42
one: Anna
two: Beth
first: Anna

Anna: take 3
Beth: take 1
Anna: take 17
end by agreement
";

/// What is known of any game is enough: who did what, whether it was a moment that decided
/// something, and who came in where.
fn tell<G: Game>(record: &Record<G>) {
    let names = record.names();
    let players: Vec<&str> = names.iter().collect();
    println!("A game of {}: {}", G::KIND, players.join(", "));

    for step in record.steps() {
        // Some turns have more than one action.
        let number = if step.begins_turn { format!("{}.", step.turn) } else { String::new() };
        let mark = if step.report.is_turning_point() { " !" } else { "" };
        match step.made {
            Move::Action(player, action) => {
                println!("{number:>4} {}: {action}{mark}", names.of(player));
            }
            Move::Agreed => println!("     all agreed to end it"),
        }
    }

    let game = record.game();
    if let Some(player) = game.to_act() {
        println!("It is for {} to decide.", names.of(player));
    }
    if let Some(standing) = game.standing() {
        for seat in Seat::all(standing.players()) {
            println!("{}. {}", standing.place(seat), names.of(seat));
        }
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let bytes = match env::args_os().nth(1) {
        Some(path) => fs::read(path)?,
        None => SHORT.into(),
    };
    // What is wrong is told with its line, and with the game up to there.
    match AnyRecord::parse(&bytes)? {
        AnyRecord::Cards(record) => tell(&record),
        AnyRecord::Tiles(record) => tell(&record),
        AnyRecord::Pyramids(record) => tell(&record),
    }
    Ok(())
}
