//! What each thing on the screen looks like in each depth of color, as a table.

use std::fmt::Write;

use mandala::ui::theme::{Depth, Theme};
use ratatui::buffer::Buffer;

use super::dump::{cells, draw, rows, style_words};
use super::scenes;
use super::snapshots::difference;

const DEPTHS: [Depth; 4] = [Depth::True, Depth::Indexed, Depth::Basic, Depth::Mono];

/// A thing by its name, a scene that shows it, some text there, and the character of
/// that text that has the style.
type Role = (&'static str, &'static str, &'static str, usize);

const ROLES: &[Role] = &[
    ("writing", "covered", "Deck", 0),
    ("strong", "covered", "Anna", 0),
    ("muted", "covered", "6 cards in hand", 0),
    ("warning", "covered", "One more new color", 0),
    ("back of a card", "covered", "░░", 0),
    ("red card", "covered", "R2 O2", 0),
    ("orange card", "covered", "O2 Y2", 0),
    ("yellow card", "covered", "Y2 G2", 0),
    ("green card", "covered", "G2 P3", 0),
    ("purple card", "covered", "P3▕B1", 0),
    ("black card", "covered", "▕B1", 1),
    ("red edge", "covered-last", "R 1▕", 3),
    ("orange edge", "covered-last", "O 3▕", 3),
    ("yellow edge", "covered-last", "Y 1▕", 3),
    ("green edge", "covered-last", "G 3▕", 3),
    ("purple edge", "covered-last", "P 2▕", 3),
    ("black edge", "covered", "B 2▕", 3),
    ("number of a Mandala", "deal", "  1    Mountain", 2),
    ("name of a Mountain", "deal", "Mountain", 0),
    ("bracket in a Field", "choose-field", "]f", 0),
    ("bracket in a Mountain", "draft-open", "[▏O", 0),
    ("bracket at the discard pile", "choose-discard", "[Discard", 0),
    ("discard pile, chosen", "choose-discard", "[Discard", 1),
    ("key at a place", "choose-field", "Discard 12  x", 12),
    ("cursor in a name", "start", "▸ Top:", 11),
    ("muted on a sheet", "start", "Beth   ◂", 7),
    ("sheet", "quit", "The game is saved", 0),
    ("heading on a sheet", "quit", "Leave the game?", 0),
    ("key in the key bar", "quit", "Enter leave", 0),
    ("what the key does", "quit", "Enter leave", 6),
];

/// The place of a character of some text.
fn find(buffer: &Buffer, text: &str, character: usize) -> Option<(usize, usize)> {
    let rows = rows(buffer).into_iter().enumerate();
    rows.filter_map(|(y, row)| {
        let start = row.find(text)?;
        Some((row[..start].chars().count() + character, y))
    })
    .next()
}

#[test]
fn everything_looks_in_each_depth_as_it_did() {
    let scenes = scenes::all(&scenes::names());
    let mut table = "thing: 24 bits; 256 colors; 16 colors; none\n".to_string();
    for &(role, scene, text, character) in ROLES {
        let (_, app) = scenes.iter().find(|(name, _)| *name == scene).expect("the scene");
        let pictures = DEPTHS.map(|depth| {
            let theme = Theme { depth, ascii: false, ..Theme::FULL };
            draw(app, theme, (80, 24)).0
        });
        let (x, y) = find(&pictures[0], text, character)
            .unwrap_or_else(|| panic!("{scene} does not show {text:?}"));
        let looks = pictures.each_ref().map(|picture| {
            let cell = &cells(picture).nth(y).expect("a row")[x];
            let sign = text.chars().nth(character).unwrap_or(' ');
            assert_eq!(cell.symbol(), sign.to_string(), "{role}");
            style_words(cell)
        });
        let _ = writeln!(table, "{role}: {}", looks.join("; "));
    }
    assert_eq!(difference("roles.txt", &table), None);
}
