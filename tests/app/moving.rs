//! The moving picture in the README: a turn, the draft that follows, and the count, drawn
//! by the table itself and kept current like the others.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use mandala::app::Settings;
use mandala::picture;
use mandala::texts::ENGLISH;

use crate::common::app::App;
use crate::help::{position, press, seeds};
use crate::picture::is_kept;

/// Anna is about to complete the left Mandala; its yellow will fill her River.
const BEFORE: &str = "
    turn:    one
    left:    ROYY | GG | PPP
    right:   YR | BB | P
    hands:   RGGGYBO | OOPYB
    dealt:   RO | YY
    claimed: GGGOOBB | PPPRRY
    rivers:  GORBP | PYR
    discard: RRRYYYOOGGPBBB
    deck:    *
";

/// Keys, and for how many milliseconds one looks at what they brought about.
const STORY: [(&str, u16); 11] = [
    ("", 1500),
    ("Space", 1800),
    ("b", 900),
    ("1", 900),
    ("m", 1300),
    ("Enter", 2000),
    ("o", 1400),
    ("Enter", 1000),
    ("y", 1400),
    ("Enter r Enter", 3000),
    ("", 1500),
];

/// Milliseconds of every second picture of a motion: more of them would not look smoother.
const PICTURE: u16 = 70;

/// The pictures, each with its milliseconds.
fn story() -> Vec<(String, u16)> {
    let mut app = App::resume(Settings::default(), seeds(1), position(BEFORE));
    let mut pictures = Vec::new();
    for (keys, still) in STORY {
        press(&mut app, keys);
        while app.moves() {
            pictures.push((drawn(&app), PICTURE));
            app.tick();
            app.tick();
        }
        pictures.push((drawn(&app), still));
    }
    pictures
}

fn drawn(app: &App) -> String {
    picture::of(&app.scene(), ENGLISH, (80, 24))
}

/// Where a shape of a picture belongs: letters above blocks above grounds, row by row.
type Layer = (bool, u16, bool);

fn layer(line: &str) -> Layer {
    let number = |name: &str| -> u16 {
        let (_, rest) = line.split_once(&format!(" {name}=\"")).expect("a shape");
        let digits = rest.split(['"', ' ']).next().expect("a number");
        digits.parse().expect("a number")
    };
    let is_text = line.starts_with("<text");
    let is_ground = !is_text && number("height") == 16 && !line.contains("opacity");
    (is_text, number("y") / 16, !is_ground)
}

/// One picture of all, in which each shape is seen at its times only.
fn moving(pictures: &[(String, u16)]) -> String {
    let mut seen: BTreeMap<(Layer, &str), BTreeSet<usize>> = BTreeMap::new();
    for (number, (svg, _)) in pictures.iter().enumerate() {
        let is_shape = |line: &&str| line.starts_with("<rect") || line.starts_with("<text");
        for line in svg.lines().filter(is_shape) {
            seen.entry((layer(line), line)).or_default().insert(number);
        }
    }
    let times: BTreeSet<&BTreeSet<usize>> = seen.values().collect();
    let names: BTreeMap<&BTreeSet<usize>, usize> = times.into_iter().zip(0..).collect();
    let whole: u16 = pictures.iter().map(|(_, time)| time).sum();
    let mut svg = pictures[0].0.lines().next().expect("a head").to_string() + "\n<style>\n";
    svg += "rect{shape-rendering:crispEdges}\n";
    for (numbers, name) in &names {
        if numbers.len() == pictures.len() {
            continue;
        }
        let _ = write!(svg, "@keyframes k{name}{{");
        let (mut at, mut was) = (0, None);
        for (number, (_, time)) in pictures.iter().enumerate() {
            let is = numbers.contains(&number);
            if was != Some(is) {
                let percent = f64::from(at) * 100.0 / f64::from(whole);
                let look = if is { "visible" } else { "hidden" };
                let _ = write!(svg, "{percent:.2}%{{visibility:{look}}}");
            }
            (at, was) = (at + time, Some(is));
        }
        let _ = writeln!(svg, "}}.k{name}{{animation:k{name} {whole}ms step-end infinite}}");
    }
    // Whoever wants no motion sees the beginning.
    svg += "@media (prefers-reduced-motion){*{animation-play-state:paused!important}}\n</style>\n";
    for ((_, line), numbers) in &seen {
        let class = if numbers.len() == pictures.len() {
            String::new()
        } else {
            format!(" class=\"k{}\"", names[numbers])
        };
        let (kind, rest) = line.split_at(5);
        let _ = writeln!(svg, "{kind}{class}{rest}");
    }
    svg + "</svg>\n"
}

#[test]
fn the_moving_picture_in_the_readme_shows_a_turn_a_draft_and_the_count() {
    let pictures = story();
    let length: u16 = pictures.iter().map(|(_, time)| time).sum();
    assert!((15_000..25_000).contains(&length), "{length} ms");
    is_kept("turn.svg", &moving(&pictures));
}
