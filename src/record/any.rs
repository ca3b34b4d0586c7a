use std::error::Error;
use std::fmt;
use std::str::FromStr;

use super::read::Reader;
use super::{Computers, Move, Names, Record, RecordError, Recorded, cards, pyramids, tiles};
use crate::rules::{
    Kind, Player, Seat, cards as card_game, pyramids as pyramid_game, tiles as tile_game,
};
use crate::variants::{each, from_variants};

/// The record of a game of any kind.
///
/// ```
/// use mandala::record::AnyRecord;
///
/// let text = "mandala record 1\nseed: 42\none: Anna\ntwo: Beth\nfirst: Anna\n";
/// let record: AnyRecord = text.parse()?;
/// assert!(matches!(record, AnyRecord::Cards(record) if record.seed() == 42));
/// # Ok::<(), mandala::record::AnyRecordError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(clippy::large_enum_variant, reason = "there are never more than a few")]
pub enum AnyRecord {
    /// That of a card game.
    Cards(cards::Record),
    /// That of a tile game.
    Tiles(tiles::Record),
    /// That of a pyramid game.
    Pyramids(pyramids::Record),
}

from_variants!(
    AnyRecord: Cards(cards::Record), Tiles(tiles::Record), Pyramids(pyramids::Record),
);

impl AnyRecord {
    /// Which game a record says it is of, by its first lines.
    pub fn kind_said(bytes: &[u8]) -> Kind {
        Reader::new(bytes).kind()
    }

    /// Reads a record of the kind that it says it is.
    ///
    /// # Errors
    ///
    /// The first line that is wrong, and the game up to that line.
    pub fn parse(bytes: &[u8]) -> Result<AnyRecord, AnyRecordError> {
        match AnyRecord::kind_said(bytes) {
            Kind::Cards => Ok(AnyRecord::Cards(Record::parse(bytes)?)),
            Kind::Tiles => Ok(AnyRecord::Tiles(Record::parse(bytes)?)),
            Kind::Pyramids => Ok(AnyRecord::Pyramids(Record::parse(bytes)?)),
        }
    }

    /// Deals the game of a seed.
    ///
    /// The caller knows that it is a game for as many players as there are names.
    pub fn deal(kind: Kind, seed: u64, names: Names, first: Seat) -> AnyRecord {
        let duelist = || Player::try_from(first).unwrap_or_default();
        match kind {
            Kind::Cards => AnyRecord::Cards(Record::new(seed, names, duelist())),
            Kind::Tiles => AnyRecord::Tiles(Record::new(seed, names, duelist())),
            Kind::Pyramids => AnyRecord::Pyramids(Record::new(seed, names, first)),
        }
    }

    /// The same game with computers in some seats.
    #[must_use]
    pub fn with_computers(self, computers: Computers) -> AnyRecord {
        each!(AnyRecord, self, record => record.with_computers(computers).into())
    }

    /// The same game with other names.
    #[must_use]
    pub(crate) fn with_names(self, names: Names) -> AnyRecord {
        each!(AnyRecord, self, record => record.with_names(names).into())
    }

    /// How some of its moves are written, without who made them.
    pub fn notations(&self, first: usize, count: usize) -> Vec<String> {
        each!(AnyRecord, self, record => {
            let moves = record.moves().skip(first).take(count);
            moves.filter_map(|made| match made {
                Move::Action(_, action) => Some(action.to_string()),
                Move::Agreed => None,
            }).collect()
        })
    }

    /// The record as far as keeping it goes.
    pub fn recorded(&self) -> &dyn Recorded {
        each!(AnyRecord, self, record => record)
    }

    /// Which seats a computer has.
    pub fn computers(&self) -> Computers {
        *each!(AnyRecord, self, record => record.computers())
    }

    /// Which game it is of.
    pub fn kind(&self) -> Kind {
        match self {
            AnyRecord::Cards(_) => Kind::Cards,
            AnyRecord::Tiles(_) => Kind::Tiles,
            AnyRecord::Pyramids(_) => Kind::Pyramids,
        }
    }
}

impl FromStr for AnyRecord {
    type Err = AnyRecordError;

    fn from_str(text: &str) -> Result<AnyRecord, AnyRecordError> {
        AnyRecord::parse(text.as_bytes())
    }
}

impl fmt::Display for AnyRecord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        each!(AnyRecord, self, record => record.fmt(f))
    }
}

/// Error when a text is not a record of any kind.
///
/// What does not say which game it is of is taken for a card game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AnyRecordError {
    /// It is not that of a card game.
    Cards(RecordError<card_game::Game>),
    /// It is not that of a tile game.
    Tiles(RecordError<tile_game::Game>),
    /// It is not that of a pyramid game.
    Pyramids(RecordError<pyramid_game::Game>),
}

from_variants!(
    AnyRecordError:
    Cards(RecordError<card_game::Game>),
    Tiles(RecordError<tile_game::Game>),
    Pyramids(RecordError<pyramid_game::Game>),
);

impl AnyRecordError {
    /// The game up to the line that is wrong, if the head could be read.
    pub fn good(&self) -> Option<AnyRecord> {
        each!(AnyRecordError, self, error => error.good.as_deref().cloned().map(AnyRecord::from))
    }

    /// Whether the line that is wrong may be one that was only written in part.
    pub(crate) fn may_be_torn(&self) -> bool {
        each!(AnyRecordError, self, error => error.reason.may_be_torn())
    }
}

impl fmt::Display for AnyRecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        each!(AnyRecordError, self, error => error.fmt(f))
    }
}

impl Error for AnyRecordError {}
