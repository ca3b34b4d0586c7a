//! A word as it was typed.

use crate::rules::Color;
use crate::rules::pyramids::Piece;
use crate::rules::tiles::Cell;
use crate::texts::language::lines::Word;

/// What a word says something of.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Sort {
    Color,
    Size,
    Side,
    Area,
    Number,
    Deed,
    Cell,
}

/// A word as it was typed, in lower case.
#[derive(Clone, Debug)]
pub(super) struct Typed {
    pub(super) text: String,
    /// What it means, if it is one of the words that are known.
    pub(super) word: Option<Word>,
    /// Whether it is several of what it means.
    pub(super) is_many: bool,
    /// Whether it is only the beginning of the word that is known.
    pub(super) is_begun: bool,
}

impl From<Word> for Typed {
    /// A word that was not typed, but is meant.
    fn from(word: Word) -> Typed {
        Typed { text: String::new(), word: Some(word), is_many: false, is_begun: false }
    }
}

impl Typed {
    /// The number that it is.
    pub(super) fn number(&self) -> Option<usize> {
        match self.word {
            Some(Word::Number(number) | Word::Ordinal(number)) => Some(number.into()),
            _ => self.text.parse().ok(),
        }
    }

    /// Which one of several it is, by its number or as the first one.
    pub(super) fn which(&self) -> Option<usize> {
        match self.word {
            Some(Word::First) => Some(1),
            _ => self.number(),
        }
    }

    /// The cell that it is, as `c4` or `4c`.
    pub(super) fn cell(&self) -> Option<Cell> {
        let turned = || self.text.chars().rev().collect::<String>();
        self.text.parse().or_else(|_| turned().parse()).ok()
    }

    /// The color of sand that it is, by its name or its letter.
    pub(super) fn color(&self) -> Option<Color> {
        match self.word {
            Some(Word::Color(color)) => Some(color),
            _ => self.letter().and_then(Color::from_letter),
        }
    }

    /// The same, on the other side if it names one.
    pub(super) fn on_other_side(&self) -> Typed {
        match self.word {
            Some(Word::Side(side)) => {
                Typed { word: Some(Word::Side(side.other())), ..self.clone() }
            }
            _ => self.clone(),
        }
    }

    /// Whether it can mean something, somewhere.
    pub(super) fn is_known(&self) -> bool {
        let is_piece = self.text.parse::<Piece>().is_ok();
        let is_name = self.letter().is_some() || self.number().is_some();
        self.word.is_some() || is_name || is_piece || self.cell().is_some()
    }

    /// What it says something of, if that is a part of an action.
    pub(super) fn sort(&self) -> Option<Sort> {
        Some(match (self.word, self.letter()) {
            _ if self.color().is_some() => Sort::Color,
            (Some(Word::Blue), _) => Sort::Color,
            (Some(Word::Size(_)), _) => Sort::Size,
            (Some(Word::Side(_)), _) => Sort::Side,
            (Some(Word::Mountain | Word::Build | Word::Field | Word::Grow), _)
            | (Some(Word::Discard | Word::Discards), _)
            | (_, Some('m' | 'f' | 'x' | 'd')) => Sort::Area,
            (Some(Word::Flip | Word::Open | Word::Swap | Word::Lay), _) => Sort::Deed,
            (Some(Word::Both | Word::All), _) => Sort::Number,
            _ if self.number().is_some() => Sort::Number,
            _ if self.cell().is_some() => Sort::Cell,
            _ => return None,
        })
    }

    /// Whether it is something that lies on a table, or a part of an action there.
    pub(super) fn lies_on_tables(&self) -> bool {
        use Word::{Column, Cup, Deck, Eye, Group, Hand, Mine, Pawns, Place, River, Row};
        let lies = matches!(self.word, Some(Cup | Deck | Eye | Hand | Mine | Pawns | River));
        let is_part = matches!(self.word, Some(Column | Group | Place | Row));
        // Everything that lies there was laid.
        lies || is_part || self.sort().is_some() && self.word != Some(Word::Lay)
    }

    /// Whether it only asks for something that is told.
    pub(super) fn is_topic(&self) -> bool {
        use Word::{
            Cup, Deck, Eye, Goal, Hand, Help, Log, Mine, Pawns, River, Rules, Score, Table,
        };
        let lies = matches!(self.word, Some(Cup | Deck | Eye | Hand | Mine | Pawns | River));
        lies || matches!(self.word, Some(Goal | Help | Log | Rules | Score | Table))
    }

    /// Whether it takes the place of another one that was said before.
    pub(super) fn replaces(&self, other: &Typed) -> bool {
        let discards = |it: &Typed| {
            matches!(it.word, Some(Word::Discard | Word::Discards))
                || matches!(it.letter(), Some('x' | 'd'))
        };
        let sort = other.sort();
        sort.is_some() && (sort == self.sort() || sort == Some(Sort::Side) && discards(self))
    }

    /// Whether one thing of several can be told by it, as in `the red one`.
    pub(super) fn names_one(&self) -> bool {
        use Word::{Blue, Color, First, Nearest, Next, Number, Ordinal, Side, Size};
        let numbers = matches!(self.word, Some(Number(_) | Ordinal(_)));
        numbers
            || matches!(
                self.word,
                Some(Blue | Color(_) | First | Nearest | Next | Side(_) | Size(_))
            )
    }

    /// Whether it is this name, as it may stand in a sentence.
    pub(super) fn is_name(&self, name: &str) -> bool {
        let mut parts = self.text.split('\'');
        parts.any(|it| it == name) || self.text.strip_suffix('s') == Some(name)
    }

    /// A cell by its name.
    pub(super) fn of_cell(cell: Cell) -> Typed {
        Typed { text: cell.to_string(), word: None, is_many: false, is_begun: false }
    }

    /// Whether it means the same.
    pub(super) fn is_same(&self, other: &Typed) -> bool {
        let numbers = (self.number(), other.number());
        match (self.word, other.word) {
            _ if numbers.0.is_some() => numbers.0 == numbers.1,
            (None, None) => self.text == other.text,
            (one, two) => one == two,
        }
    }

    /// The letter that it is.
    pub(super) fn letter(&self) -> Option<char> {
        let mut letters = self.text.chars();
        letters.next().filter(|_| letters.next().is_none())
    }
}
