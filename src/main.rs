use mandala::app::{App, Settings, start::First};
use mandala::record::Names;
use mandala::rules::shuffle;
use mandala::terminal::{self, Keeper};
use mandala::ui::theme::{Depth, Theme};
struct No;
impl Keeper for No {
    fn keep(&mut self, _: &mut App) {}
}
fn main() -> anyhow::Result<()> {
    let args: Vec<String> = std::env::args().collect();
    let mut seed = 42;
    let seeds = Box::new(move || {
        let s = seed;
        seed = shuffle::next_seed(s);
        s
    });
    let depth = match args.get(2).map(|s| s.as_str()) {
        Some("256") => Depth::Indexed,
        Some("16") => Depth::Basic,
        Some("mono") => Depth::Mono,
        _ => Depth::True,
    };
    let theme = Theme {
        depth,
        ascii: args.get(3).is_some(),
    };
    let mut app = if args.get(1).map(|s| s.as_str()) == Some("deal") {
        App::deal(
            Settings::default(),
            seeds,
            Names::new("Anna", "Beth")?,
            First::Drawn,
        )
    } else {
        App::start(Settings::default(), seeds, (None, First::Drawn), None)
    };
    terminal::run(&mut app, theme, true, &mut No)
}
