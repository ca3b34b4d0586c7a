//! What a line says of an action at tiles.

use crate::app::tiles::TableScene;
use crate::lines::table::Read;
use crate::lines::typed::Typed;
use crate::lines::voice::Voice;
use crate::lines::words::Line;
use crate::rules::Color;
use crate::rules::tiles::{Action, Cell};
use crate::texts::language::lines::Word;
use crate::texts::language::lines::tiles::Fact;

/// What a line says of an action: its verb, a color, and the cells that are named, as `c4`, `4c`,
/// `c 4` or `4 c`; nothing if it says something else as well.
pub(super) fn said(line: &Line) -> Option<(Option<Word>, Option<Color>, Vec<Cell>)> {
    let (mut verb, mut color) = (None, None);
    let mut cells = Vec::new();
    let line = line.uncounted();
    let mut words = line.words.iter();
    while let Some(typed) = words.next() {
        match typed.word {
            Some(word @ (Word::Flip | Word::Open | Word::Swap | Word::Lay)) => {
                if verb.replace(word).is_some_and(|before| before != word) {
                    return None;
                }
            }
            Some(Word::Place | Word::On) => {}
            // In `flip one` it is not said which.
            Some(Word::Number(1)) if words.len() == 0 => {}
            Some(Word::Color(it)) => {
                if color.replace(it).is_some() {
                    return None;
                }
            }
            _ => {
                let cell = typed.cell().or_else(|| {
                    let digit = |typed: &Typed| match typed.number() {
                        Some(number) => number.to_string(),
                        None => typed.text.clone(),
                    };
                    let text = digit(typed) + &digit(words.next()?);
                    Typed { text, word: None, is_many: false, is_begun: false }.cell()
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

impl TableScene<'_> {
    /// What a verb does to a cell.
    pub(super) fn done_by(&self, verb: Word, cell: Cell) -> Action {
        match verb {
            Word::Flip => Action::Flip(cell),
            Word::Open => Action::Open(cell),
            Word::Swap => Action::Swap(cell),
            _ => self.lay(cell),
        }
    }

    /// What asks whether the tile on a cell is meant or the one held, where both can be.
    pub(super) fn flip_or_lay(&self, cell: Cell) -> Option<Fact> {
        let held = self.game.swap_tile(self.acting?)?;
        let both = [Action::Flip(cell), self.lay(cell)];
        let can_both = both.into_iter().all(|it| self.game.preview(it).is_ok());
        can_both.then(|| Fact::FlipOrLay(cell, self.game.tile(cell).color, held))
    }

    /// What a line means that names a color beside a cell: that of the tile there, which is
    /// flipped if it can be, or that of the tile held, which is laid.
    pub(super) fn colored(
        &self,
        voice: Voice,
        (verb, color, cell): (Option<Word>, Color, Cell),
        line: &Line,
    ) -> Read<Action> {
        let tile = self.game.tile(cell);
        let held = self.acting.and_then(|player| self.game.swap_tile(player));
        let (lies, is_held) = (tile.color == color, held == Some(color));
        let can = |action| self.game.preview(action).is_ok();
        match verb {
            Some(Word::Flip) if lies => Read::Action(Action::Flip(cell)),
            // What is laid is the tile held, and no other.
            Some(verb) if is_held && verb != Word::Flip || lies && is_laid_there(verb) => {
                Read::Action(self.done_by(verb, cell))
            }
            None if lies && is_held => match self.flip_or_lay(cell) {
                Some(both) => super::part(voice, &both),
                None => Read::Action(self.usual(cell)),
            },
            // That it is laid there is told before it is done.
            None if lies && !line.is_sure && can(self.lay(cell)) && !can(Action::Flip(cell)) => {
                Read::Action(self.lay(cell))
            }
            None if lies => Read::Action(Action::Flip(cell)),
            None if is_held => Read::Action(self.lay(cell)),
            Some(Word::Lay) => match self.acting.and_then(|player| self.holds(player)) {
                Some(holds) => Read::Refused(voice.tile(&holds)),
                None => Read::Nothing,
            },
            Some(Word::Open | Word::Swap) => match held {
                Some(held) => Read::Refused(voice.tile(&Fact::HoldsOther(held, color))),
                None => Read::Nothing,
            },
            _ => Read::Refused(voice.tile(&Fact::Tile(cell, tile))),
        }
    }
}

/// Whether a color beside such a verb can be that of the tile on which something is laid.
fn is_laid_there(verb: Word) -> bool {
    matches!(verb, Word::Open | Word::Swap)
}
