//! What drawing a frame costs: a whole table into a buffer, at three sizes.

use std::hint::black_box;
use std::time::Instant;

use mandala::app::command::Command;
use mandala::app::{App, Settings};
use mandala::record::{Names, Record};
use mandala::rules::Seat;
use mandala::ui::{
    self,
    theme::{Depth, Theme},
};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

const FRAMES: u32 = 2_000;

/// A game after some turns, with a player's cards up.
fn table() -> App {
    let names = Names::new("Anna", "Beth").expect("good names");
    let record = Record::new(42, names, Seat::One);
    let mut app = App::resume(Settings::default(), Box::new(|| 42), record);
    for _ in 0..30 {
        // Turn up, choose what is offered first, play it, hand over.
        for command in [
            Command::Reveal,
            Command::Confirm,
            Command::Confirm,
            Command::Confirm,
        ] {
            app.update(command);
        }
    }
    app.update(Command::Reveal);
    app
}

fn main() {
    let app = table();
    let theme = Theme {
        depth: Depth::True,
        ascii: false,
    };
    for (width, height) in [(60, 20), (80, 24), (200, 60)] {
        let mut buffer = Buffer::empty(Rect::new(0, 0, width, height));
        let fastest = (0..10)
            .map(|_| {
                let start = Instant::now();
                for _ in 0..FRAMES {
                    black_box(ui::draw(&app.scene(), theme, black_box(&mut buffer)));
                }
                start.elapsed() / FRAMES
            })
            .min()
            .unwrap_or_default();
        println!("frame {width}x{height}: {} us", fastest.as_micros());
    }
}
