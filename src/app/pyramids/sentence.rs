//! The sentences of the pyramid table.

use super::choice::Wanted;
use crate::app::Reason;
use crate::app::keymap::KeyCode;
use crate::app::speech::Common;
use crate::rules::Seat;
use crate::rules::pyramids::{Illegal, Piece, Place};
use crate::story::pyramids::{Fallen, Line, Scored, Shares, Who};
use crate::variants::from_variants;

/// A sentence of the pyramid table. What it foresees is told to the player who decides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sentence {
    /// One that every table has.
    Common(Common),
    /// Something that happened, in short.
    Happened(Line),
    /// It is refused for a reason that any table may have.
    NotPossible(Reason),
    /// The rules refuse it.
    Refused(Illegal),
    /// A pyramid is to be chosen first.
    ChooseFirst,
    /// Nothing like that lies ahead.
    NoneAhead(Wanted),
    /// No pyramid ahead would finish a group.
    NoneFinishes,
    /// There is no take that could be taken back.
    NothingToTakeBack,
    /// This player's last take was taken back.
    TookBack(Seat, Piece, Place),
    /// The same, and takes of computers with it.
    TookBackWithAnswers(Seat, Piece, Place),
    /// This player is to choose a pyramid; this key takes it.
    Choose(Seat, KeyCode),
    /// The same in fewer words.
    ChooseInShort(Seat, KeyCode),
    /// What a turn is.
    WhatATurnIs,
    /// What a group is.
    WhatAGroupIs,
    /// What falls into the eye.
    WhatFalls,
    /// Whether this is to be taken.
    Take(Piece, Place),
    /// The same in fewer words.
    TakeInShort(Piece, Place),
    /// A key takes it.
    Takes(KeyCode),
    /// A group scores, with all that decides it.
    Scores(Scored),
    /// The same in fewer words.
    ScoresInShort(Scored),
    /// A group scores, with the numbers that decide it.
    ScoresByCounts(Scored),
    /// A group scores.
    ScoresFor(Piece, Shares),
    /// A group scores for nobody.
    ScoresForNobody(Piece),
    /// So many groups score.
    ScoresMany(usize, Shares),
    /// So many groups score for nobody.
    ScoresManyForNobody(usize),
    /// So many groups score, which brings the player so many points.
    ScoresManyForYou(usize, u8),
    /// Somebody takes the rest, so many pyramids, and the game is over.
    TakesRest(Who, u8),
    /// The same in fewer words.
    TakesRestInShort(Who),
    /// Pyramids fall into the eye.
    Falls(Fallen),
    /// So many pyramids fall into the eye.
    FallsInShort(u8),
    /// The player is at the end then.
    YouAtEnd,
    /// These others are at the end then.
    AtEnd(Vec<Seat>),
    /// The game is over then.
    Over,
    /// The player jumps over so many pyramids, which are left to others, or to this one alone;
    /// of the same group those on these places.
    Leaves(usize, Option<Seat>, Piece, Vec<Place>),
    /// It is the player's first one of its group.
    FirstOfGroup,
    /// The player has so many of its group already.
    HasOfGroup(u8),
    /// So much more lies there of what was asked for, and is marked.
    MoreMarked(Wanted, usize),
    /// Where more lies of what was asked for.
    More(Wanted, Vec<Place>),
    /// Where more lies of the same group.
    MoreOfGroup(Piece, Vec<Place>),
}

from_variants!(Sentence: Common(Common));

impl Sentence {
    /// The same in fewer words, if that can be.
    pub fn in_short(&self) -> Sentence {
        match *self {
            Sentence::Choose(seat, take) => Sentence::ChooseInShort(seat, take),
            Sentence::Take(piece, place) => Sentence::TakeInShort(piece, place),
            ref other => other.clone(),
        }
    }
}
