//! What a line says of an action at tiles.

use crate::lines::words::{Line, Typed};
use crate::rules::Color;
use crate::rules::tiles::Cell;
use crate::texts::language::lines::Word;

/// What a line says of an action: its verb, a color, and the cells that are named, as `c4`, `4c`,
/// `c 4` or `4 c`; nothing if it says something else as well.
pub(super) fn said(line: &Line) -> Option<(Option<Word>, Option<Color>, Vec<Cell>)> {
    let (mut verb, mut color) = (None, None);
    let mut cells = Vec::new();
    let mut words = line.words.iter().peekable();
    while let Some(typed) = words.next() {
        match typed.word {
            Some(word @ (Word::Flip | Word::Open | Word::Swap | Word::Lay)) => {
                if verb.replace(word).is_some_and(|before| before != word) {
                    return None;
                }
            }
            Some(Word::Place | Word::On) => {}
            Some(Word::Color(it)) => {
                if color.replace(it).is_some() {
                    return None;
                }
            }
            _ => {
                let cell = typed.cell().or_else(|| {
                    let next = words.next()?;
                    let text = format!("{}{}", typed.text, next.text);
                    Typed { text, word: None }.cell()
                });
                let cell = cell?;
                if !cells.contains(&cell) {
                    cells.push(cell);
                }
            }
        }
    }
    Some((verb, color, cells))
}
