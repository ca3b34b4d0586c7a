//! The table can be read: whose number is whose, how many cards lie where.

use crate::common::app::App;
use mandala::app::Settings;

use super::dump::{PLAIN, drawn};
use super::scenes;
use crate::help::without_motion;

const SIZES: [(u16, u16); 5] = [(60, 20), (80, 24), (100, 30), (120, 38), (140, 44)];

/// Anna has 10 cards in her left Field, and Mountains hold one to seven of a color.
const FULL: &str = "
    left:    RRRROOOOOYYYYYYY | GGGGPPPPPP | -
    right:   BB | - | YYY
    hands:   BYGGBBPO | OYGPB
    dealt:   OO | YY
    claimed: P | -
    rivers:  PG | -
    discard: -
    deck:    *
    turn:    one
";

fn table(size: (u16, u16)) -> Vec<String> {
    table_at(FULL, size)
}

fn table_at(position: &str, (width, height): (u16, u16)) -> Vec<String> {
    let course = scenes::position(position, scenes::names());
    let app = App::resume(Settings::default(), Box::new(|| 0), course);
    drawn(&app, PLAIN, (width, height))
}

#[test]
fn the_number_of_a_river_space_lies_on_its_card() {
    for size in SIZES {
        let rows = table(size);
        let at = rows.iter().position(|row| row.contains("River"));
        let at = at.expect("it");
        let (before, spaces) = rows[at].split_once("River").expect("it");
        let spaces: Vec<&str> = spaces.split_whitespace().take(8).collect();
        match size {
            (60, _) => assert_eq!(spaces, ["1", "P", "2", "G", "3", "4", "5", "6"]),
            (80, _) => assert_eq!(spaces[..6], ["1P", "2G", "3", "4", "5", "6"]),
            _ => {
                // The letter is below the number, in rows below the name.
                let from = before.chars().count();
                let columns = |row: usize| rows[row].chars().enumerate().skip(from);
                for (number, letter) in [('1', 'P'), ('2', 'G')] {
                    let mut numbers = columns(at + 1);
                    let (column, _) = numbers.find(|(_, c)| *c == number).expect("a number");
                    let below = rows[at + 2].chars().nth(column);
                    assert_eq!(below, Some(letter), "{size:?}");
                }
            }
        }
    }
}

#[test]
fn a_field_tells_how_many_cards_it_has_together() {
    for size in SIZES {
        let text = table(size).join("\n");
        assert_eq!(text.matches(" = 10").count(), 1, "{size:?}:\n{text}");
        // Of one color, its own number is enough.
        assert!(!text.contains(" = 3"), "{size:?}:\n{text}");
    }
}

#[test]
fn piles_of_four_and_seven_cards_are_drawn_alike() {
    for size in SIZES {
        let rows = table(size);
        for (letter, count) in [('R', '4'), ('O', '5'), ('Y', '7'), ('B', '2')] {
            // Behind its letter, or below it on a large card.
            let is_told = rows.iter().enumerate().any(|(y, row)| {
                let letters: Vec<char> = row.chars().collect();
                let below = rows.get(y + 1).map(|row| row.chars().collect::<Vec<char>>());
                letters.iter().enumerate().any(|(x, &c)| {
                    let behind = letters[x + 1..].iter().take(2).find(|it| **it != ' ');
                    let below = below.as_ref().and_then(|row| row.get(x));
                    c == letter && [behind, below].contains(&Some(&count))
                })
            });
            assert!(is_told, "{letter} {size:?}:\n{}", rows.join("\n"));
        }
    }
}

#[test]
fn a_mountain_has_its_name_unless_cards_lie_right_above_or_below_it() {
    let crowded = FULL;
    let free = &FULL.replace("RRRROOOOOYYYYYYY", "OOO").replace("BB", "O");
    for (position, size, names) in [
        (crowded, (80, 24), 0),
        (free, (80, 24), 2),
        (crowded, (100, 30), 2),
        (free, (100, 30), 2),
        (free, (140, 44), 2),
    ] {
        let text = table_at(position, size).join("\n");
        // The prompt below may speak of it too.
        let (board, _) = text.split_once("Anna's turn").expect("a prompt");
        assert_eq!(board.matches("Mountain").count(), names, "{size:?}:\n{text}");
    }
}

/// A large card has blanks around its letter.
fn without_blanks(text: &str) -> String {
    text.replace(' ', "")
}

/// What the table shows after these keys, in columns without the styles.
fn after(keys: &str, size: (u16, u16)) -> String {
    let course = scenes::position(FULL, scenes::names());
    let settings = without_motion();
    let mut app = App::resume(settings, Box::new(|| 0), course);
    scenes::press(&mut app, keys);
    drawn(&app, PLAIN, size).join("\n")
}

#[test]
fn the_last_play_is_marked_until_the_next() {
    for size in SIZES {
        // The arrow before the name of the player to move is not among them.
        let marks = |keys| after(keys, size).matches('▸').count() - 1;
        let shows = |keys, mark| {
            let table = without_blanks(&after(keys, size));
            assert!(table.contains(mark), "{mark} at {size:?}:\n{table}");
            assert_eq!(marks(keys), 1, "{size:?}:\n{table}");
        };
        assert_eq!(marks(""), 0);
        shows("Space b 2 m Enter Enter", "▸B");
        shows("Space o f 2 Enter Enter", "▸O");
        shows("Space g x Enter Enter", "▸G2");
        shows("Space b 2 m Enter Enter Space b x Enter", "▸B1");
        // A new color fills the next River space; the last color goes by itself.
        let draft = "Space b 1 m Enter r Enter";
        let table = without_blanks(&after(draft, size));
        let filled = if size.0 < 100 { "▸3R" } else { "▸R" };
        assert!(table.contains(filled), "{size:?}:\n{table}");
        assert!(table.contains("cards+3"), "three of it go to the Cup");
        assert_eq!(marks(draft), 1, "{size:?}:\n{table}");
    }
}

#[test]
fn a_chosen_mountain_keeps_the_number_of_its_mandala() {
    for size in SIZES {
        let table = after("Space b 1 m", size);
        let mut rows = table.lines();
        let numbered = rows.any(|row| {
            let row = row.trim_start_matches([' ', '▀', '▄']);
            ["1 ", "1▀", "1▄", "1["].iter().any(|it| row.starts_with(it))
        });
        assert!(numbered, "{size:?}:\n{table}");
    }
}
