//! What a line asks for at pyramids.

use crate::lines::typed::Typed;
use crate::lines::words::{Line as Heard, fill};
use crate::rules::pyramids::{Color, Piece, Place, Size};
use crate::rules::{Color as Sand, Seat};
use crate::texts::language::lines::Word;
use crate::texts::language::lines::pyramids::Fact;

/// What a line asks for.
#[derive(Default)]
pub(super) struct Asked {
    pub(super) color: Option<Color>,
    pub(super) size: Option<Size>,
    pub(super) number: Option<usize>,
    /// Whether the first of several is meant.
    pub(super) is_nearest: bool,
    /// Whether the last one is.
    pub(super) is_last: bool,
    /// Whether two different things were said of the same.
    pub(super) is_twofold: bool,
    /// Whether it says something that belongs to no action.
    pub(super) has_rest: bool,
    /// The player of whose way it is, if that is said.
    pub(super) of: Option<Seat>,
}

impl Asked {
    pub(super) fn of(line: &Heard) -> Asked {
        let mut asked = Asked { of: line.about, ..Asked::default() };
        let line = line.uncounted();
        let is_twofold = &mut asked.is_twofold;
        // The first or the last of what has to be said.
        let mut is_one = false;
        for (at, typed) in line.words.iter().enumerate() {
            if let Ok(Piece { color, size }) = typed.text.parse() {
                fill(&mut asked.color, color, is_twofold);
                fill(&mut asked.size, size, is_twofold);
            } else if let Some(color) = color_of(typed) {
                fill(&mut asked.color, color, is_twofold);
            } else if let Some(Word::Size(size)) = typed.word {
                fill(&mut asked.size, size, is_twofold);
            } else if let Some(Word::Ordinal(_)) = typed.word {
                // The second one of some is no place 2.
                asked.has_rest = true;
            } else if let Some(number) = typed.number() {
                // After the letter of a color, it is a size, as at the table.
                let before = at.checked_sub(1).map(|before| &line.words[before]);
                let is_letter =
                    before.is_some_and(|it| it.letter().is_some() && color_of(it).is_some());
                let size = u8::try_from(number).ok().and_then(Size::from_pips);
                match size.filter(|_| is_letter && asked.size.is_none()) {
                    Some(size) => asked.size = Some(size),
                    None => fill(&mut asked.number, number, is_twofold),
                }
            } else {
                match typed.word {
                    Some(Word::Lay | Word::Take | Word::Place | Word::On | Word::Remains) => {}
                    Some(Word::Nearest) => asked.is_nearest = true,
                    // Without the verb it asks which there are.
                    Some(Word::Next) if line.has(Word::Take) || line.is_next_one() => {
                        asked.is_nearest = true;
                    }
                    Some(it @ (Word::First | Word::Final | Word::Last)) => {
                        asked.is_nearest |= it == Word::First;
                        asked.is_last |= it != Word::First;
                        is_one = true;
                    }
                    _ => asked.has_rest = true,
                }
            }
        }
        asked.has_rest |= is_one && asked.is_any();
        asked
    }

    /// Whether it says nothing of a pyramid.
    pub(super) fn is_any(&self) -> bool {
        self.color.is_none() && self.size.is_none()
    }

    /// Some of those that it asks for, and how many more there are.
    pub(super) fn among(&self, pieces: Vec<(Place, Piece)>, more: usize) -> Fact {
        Fact::Of { of: self.of, color: self.color, size: self.size, pieces, more }
    }

    /// Whether a pyramid is like this.
    pub(super) fn is_like(&self, piece: Piece) -> bool {
        self.color.is_none_or(|it| it == piece.color) && self.size.is_none_or(|it| it == piece.size)
    }

    /// The same of a question; where it names several, it is about all.
    pub(super) fn about(line: &Heard) -> Asked {
        let asked = Asked::of(line);
        if asked.is_twofold { Asked { of: asked.of, ..Asked::default() } } else { asked }
    }
}

/// A color, by its name or its letter.
pub(super) fn color_of(typed: &Typed) -> Option<Color> {
    match typed.word {
        Some(Word::Color(Sand::Red)) => Some(Color::Red),
        Some(Word::Color(Sand::Yellow)) => Some(Color::Yellow),
        Some(Word::Color(Sand::Green)) => Some(Color::Green),
        Some(Word::Color(Sand::Black)) => Some(Color::Black),
        Some(Word::Blue) => Some(Color::Blue),
        _ => typed.letter().and_then(Color::from_letter),
    }
}
