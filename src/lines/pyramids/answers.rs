//! What is answered about a pyramid table.

use super::asked::Asked;
use crate::app::pyramids::TableScene;
use crate::lines::table::{Table as _, few};
use crate::lines::typed::Typed;
use crate::lines::voice::Voice;
use crate::lines::words::{Line as Heard, Whose};
use crate::rules::game::Game as _;
use crate::rules::pyramids::{Piece, Place, Places};
use crate::rules::{Kind, Seat};
use crate::story::pyramids::Line;
use crate::texts::language::lines::pyramids::Fact;
use crate::texts::language::lines::{Said, Word};

/// How many pyramids are told in one sentence, where all are to be told.
const IN_SENTENCE: usize = 10;

impl TableScene<'_> {
    pub(super) fn points(&self, voice: Voice) -> String {
        voice.say(&Said::Points(self.totals()))
    }

    /// The pyramids ahead that are like this.
    pub(super) fn ahead(&self, asked: &Asked) -> Vec<(Place, Piece)> {
        let places = match asked.of {
            Some(seat) => self.game.ahead(seat),
            None => self.game.legal_actions().places(),
        };
        self.like(places, asked)
    }

    /// The next of them.
    pub(super) fn next(&self, asked: &Asked) -> Fact {
        let (ahead, more) = few(self.ahead(asked));
        asked.among(ahead, more)
    }

    /// So many of the next ones as a line asks for by their number.
    pub(super) fn next_few(&self, line: &Heard) -> Option<Vec<(Place, Piece)>> {
        let [count] = line.numbers()[..] else { return None };
        let is_count = |it: &Typed| it.number().is_some() && it.color().is_none();
        let rest = line.words.iter().filter(|it| !is_count(it) && it.word != Some(Word::Next));
        let rest = Heard { words: rest.cloned().collect(), ..*line };
        let asked = Asked::of(&rest);
        let is_meant = line.has(Word::Next) && !line.has(Word::Take) && !asked.has_rest;
        is_meant.then(|| self.ahead(&asked).into_iter().take(count).collect())
    }

    /// All of some pyramids, some in each sentence.
    pub(super) fn in_sentences(
        &self,
        voice: Voice,
        asked: &Asked,
        found: &[(Place, Piece)],
    ) -> Vec<String> {
        if found.is_empty() {
            return vec![voice.pyramid(&asked.among(Vec::new(), 0))];
        }
        let some = found.chunks(IN_SENTENCE).enumerate();
        let some = some.map(|(at, some)| match at {
            0 => asked.among(some.to_vec(), 0),
            _ => Fact::Others(some.to_vec()),
        });
        some.map(|fact| voice.pyramid(&fact)).collect()
    }

    /// Those of some places that are like this.
    fn like(&self, places: Places, asked: &Asked) -> Vec<(Place, Piece)> {
        let all = places.iter();
        let all = all.filter_map(|place| Some((place, self.game.piece(place)?)));
        all.filter(|&(_, piece)| asked.is_like(piece)).collect()
    }

    /// What lies on the place of this number.
    pub(super) fn place(&self, number: usize) -> Option<Fact> {
        let place = Place::new(u8::try_from(number).ok()?)?;
        Some(Fact::Place(place, self.game.piece(place), self.game.pawn_on(place)))
    }

    fn group(&self, group: Piece) -> Fact {
        let asked = Asked { color: Some(group.color), size: Some(group.size), ..Asked::default() };
        let left = self.like(self.game.left(), &asked);
        let owned = self.game.seats();
        let owned = owned.map(|seat| (seat, self.game.owned(seat, group)));
        Fact::Group {
            group,
            left: left.into_iter().map(|(place, _)| place).collect(),
            owned: owned.filter(|(_, count)| *count > 0).collect(),
            eye: self.game.eye(group),
            scored: self.game.is_scored(group),
        }
    }

    pub(super) fn pawns(&self, of: impl Iterator<Item = Seat>) -> Fact {
        let each = of.map(|seat| (seat, self.game.pawn(seat), self.game.is_at_end(seat)));
        Fact::Pawns(each.collect())
    }

    pub(super) fn owns(&self, seat: Seat) -> Fact {
        let pieces = Piece::ALL.map(|piece| (piece, self.game.owned(seat, piece)));
        let pieces = pieces.into_iter().filter(|(_, count)| *count > 0);
        Fact::Owns(seat, pieces.collect())
    }

    /// How many pyramids like this a player has.
    pub(super) fn has(&self, seat: Seat, asked: &Asked) -> Fact {
        let alike = Piece::ALL.into_iter().filter(|&it| asked.is_like(it));
        let count = alike.map(|it| self.game.owned(seat, it)).sum();
        Fact::Has(seat, asked.color, asked.size, count)
    }

    /// Who scored the groups that are like this, if anybody did.
    fn winners(&self, voice: Voice, asked: &Asked) -> Vec<String> {
        let groups = Piece::ALL.into_iter().filter(|&it| asked.is_like(it));
        let each = groups.map(|group| {
            let is_scored = |it: &Line| matches!(it, Line::Scored(scored) if scored.group == group);
            let told = self.last_told(voice, is_scored);
            let open =
                if self.game.is_scored(group) { self.group(group) } else { Fact::Open(group) };
            told.unwrap_or_else(|| voice.pyramid(&open))
        });
        each.collect()
    }

    /// What lay on some places when the game began, those alike counted.
    pub(super) fn alike(&self, places: Places) -> Vec<(Piece, u8)> {
        let laid: Vec<Piece> = places.iter().filter_map(|it| self.game.laid(it)).collect();
        let count = |piece| laid.iter().filter(|&&it| it == piece).fold(0, |sum, _| sum + 1);
        let counts = Piece::ALL.map(|piece| (piece, count(piece))).into_iter();
        counts.filter(|(_, count)| *count > 0).collect()
    }

    /// The last thing of a sort that happened.
    pub(super) fn last_told(
        &self,
        voice: Voice,
        is_meant: impl Fn(&Line) -> bool,
    ) -> Option<String> {
        self.log.entries().iter().rev().find_map(|entry| {
            let line = self.log.lines(entry).into_iter().find(&is_meant)?;
            Some(voice.told_line(self, entry, &line))
        })
    }

    fn eye(&self) -> Fact {
        let pieces = Piece::ALL.map(|piece| (piece, self.game.eye(piece)));
        let pieces: Vec<_> = pieces.into_iter().filter(|(_, count)| *count > 0).collect();
        let mut told = self.log.entries().iter().flat_map(|entry| self.log.lines(entry));
        // With a group that is scored, its pyramids leave the eye.
        match pieces.is_empty() && told.any(|it| matches!(it, Line::Fell(_))) {
            true => Fact::EyeEmptied,
            false => Fact::Eye(pieces),
        }
    }

    /// All but the path itself, which is told piece by piece.
    pub(super) fn table(&self, voice: Voice) -> Vec<String> {
        let owned = self.game.seats().map(|seat| self.owns(seat));
        let facts = [self.pawns(self.game.seats())].into_iter().chain(owned).chain([self.eye()]);
        facts.map(|fact| voice.pyramid(&fact)).collect()
    }

    /// The answer to a question about the table.
    pub(super) fn answer(&self, voice: Voice, line: &Heard) -> Option<Vec<String>> {
        let one = |fact: Fact| Some(vec![voice.pyramid(&fact)]);
        let groups = |asked: &Asked| {
            let groups = Piece::ALL.into_iter().filter(|&it| asked.is_like(it));
            let facts = groups.map(|group| self.group(group));
            Some(facts.map(|fact| voice.pyramid(&fact)).collect())
        };
        if line.only() == Some(Word::Stands) {
            let seat = self.acting()?;
            return one(Fact::At(seat, self.game.pawn(seat)));
        }
        if line.only() == Some(Word::Pass) {
            return one(Fact::MustTake);
        }
        let about = Asked::about(&line.less(Word::Score));
        if line.asks && line.has(Word::Score) && !about.has_rest && !about.is_any() {
            return Some(self.winners(voice, &about));
        }
        if line.asks && !about.has_rest && !line.has(Word::Take) {
            match (about.number, about.is_any()) {
                (Some(number), true) => return one(self.place(number)?),
                // For one player, that is what lies ahead of them.
                (None, _) if line.has(Word::Remains) && about.of.is_some() => {
                    return one(self.next(&about));
                }
                (None, is_any) if line.has(Word::Remains) => {
                    let left = self.like(self.game.left(), &about).len();
                    let count = voice.pyramid(&Fact::Remain(left));
                    let groups = groups(&about).filter(|_| !is_any).unwrap_or_default();
                    return Some([count].into_iter().chain(groups).collect());
                }
                (None, false) if line.counts => {
                    let own = self.acting().filter(|_| line.whose == Some(Whose::Own));
                    let own = own.map(|seat| voice.pyramid(&self.has(seat, &about)));
                    return Some(own.into_iter().chain(groups(&about)?).collect());
                }
                _ => {}
            }
        }
        let asked = Asked::of(&line.rest());
        let is_of_fall = |it: &Typed| matches!(it.word, Some(Word::Eye | Word::Fell | Word::Last));
        match (line.first()?, &line.words[1..]) {
            (Word::Table, []) => {
                let left = Fact::Remain(self.game.left().iter().count());
                let ahead = self.acting().map(|_| self.next(&Asked::default()));
                let path = [left].into_iter().chain(ahead).map(|it| voice.pyramid(&it));
                Some(self.table(voice).into_iter().chain(path).collect())
            }
            (Word::Pawns, []) => one(self.pawns(self.game.seats())),
            (Word::Eye, []) => one(self.eye()),
            (Word::Fell | Word::Eye, rest) if rest.iter().all(is_of_fall) => {
                let fell = self.last_told(voice, |it| matches!(it, Line::Fell(_)));
                let fell = fell.unwrap_or_else(|| voice.pyramid(&Fact::Fell(Vec::new())));
                let emptied = Some(self.eye()).filter(|it| *it == Fact::EyeEmptied);
                Some([fell].into_iter().chain(emptied.map(|it| voice.pyramid(&it))).collect())
            }
            (Word::Mine | Word::Hand | Word::Kind(Kind::Pyramids), []) => {
                let seat = self.acting()?;
                one(self.owns(seat))
            }
            (Word::Next, _) if self.next_few(line).is_some() => {
                let found = self.next_few(line)?;
                Some(self.in_sentences(voice, &Asked::about(line), &found))
            }
            (Word::Beside, [number]) => {
                let at = number.number()?;
                let beside = [at.checked_sub(1)?, at.checked_add(1)?].into_iter();
                let facts = beside.filter_map(|it| self.place(it));
                let told: Vec<_> = facts.map(|fact| voice.pyramid(&fact)).collect();
                Some(told).filter(|told| !told.is_empty())
            }
            (Word::Next, _) if !asked.has_rest && (line.asks || !line.is_next_one()) => {
                one(self.next(&asked))
            }
            (Word::Place, [number]) => one(self.place(number.number()?)?),
            (Word::Group, _) if !asked.has_rest => groups(&asked),
            _ => None,
        }
    }
}
