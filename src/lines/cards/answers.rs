//! What is answered about a card table.

use super::known::counted;
use super::parts::{places, which_place};
use crate::app::cards::{StageView, TableScene};
use crate::lines::table::Table as _;
use crate::lines::typed::{Sort, Typed};
use crate::lines::voice::Voice;
use crate::lines::words::{Line as Heard, Whose};
use crate::rules::cards::{Phase, Side, Verdict};
use crate::rules::{Color, Kind, Player};
use crate::texts::language::lines::Word;
use crate::texts::language::lines::cards::Fact;

impl TableScene<'_> {
    /// The hands that are up, and the Cups that go with them.
    pub(super) fn hand(&self, voice: Voice) -> Vec<String> {
        if let Some(view) = self.up() {
            let worth = view.score().total();
            let facts = [Fact::Hand(view.hand()), Fact::Cup(view.cup(), worth)];
            return facts.map(|fact| voice.card(&fact)).to_vec();
        }
        let open = Player::BOTH.into_iter();
        let open = open.filter_map(|seat| self.open[seat].as_ref());
        let hands = open.map(|view| Fact::HandOf(view.seat(), view.hand()));
        hands.map(|fact| voice.card(&fact)).collect()
    }

    pub(super) fn mandala(&self, voice: Voice, side: Side) -> String {
        voice.card(&Fact::Mandala(side, *self.table.mandala(side)))
    }

    /// The colors that a Mandala does not have yet; one that is shared out had all of them.
    fn lacks(&self, side: Side) -> Fact {
        let mandala = self.table.mandala(side);
        let is_shared = matches!(self.table.phase(), Phase::Draft(draft) if draft.side == side);
        let has = |color: Color| {
            let fields = Player::BOTH.map(|seat| mandala.fields[seat]);
            let lies = mandala.mountain.has(color) || fields.iter().any(|field| field.has(color));
            is_shared || lies
        };
        Fact::Lacks(side, Color::ALL.into_iter().filter(|&color| !has(color)).collect())
    }

    /// What colors bring: in a share-out, what they would bring each player; otherwise what a
    /// card counts in the Cups.
    pub(super) fn worth(&self, voice: Voice, colors: &[Color]) -> Vec<String> {
        // Whoever chooses is spoken to, so nobody else is told of it.
        let draft = match self.stage {
            StageView::Draft { draft, .. } if self.foresees => Some(draft),
            _ => None,
        };
        let mut is_foreseen = false;
        let each = colors.iter().flat_map(|&color| {
            match draft.and_then(|draft| self.gains(draft, color)) {
                Some(gains) => {
                    is_foreseen = true;
                    voice.sentences::<Self>(&gains)
                }
                None => {
                    let counts = |seat| {
                        let mut spaces = (1..).zip(self.table.river(seat).spaces());
                        spaces.find(|(_, it)| *it == Some(color)).map(|(number, _)| number)
                    };
                    let each = Player::BOTH.map(|it| (it, counts(it)));
                    let next = |it| self.table.river(it).spaces().iter().flatten().count() + 1;
                    let fact = match each {
                        [(one, None), (two, None)] => {
                            Fact::NoRiver(color, [(one, next(one)), (two, next(two))])
                        }
                        each => Fact::Worth(color, each),
                    };
                    vec![voice.card(&fact)]
                }
            }
        });
        let said: Vec<String> = each.collect();
        let caveat = self.caveat(voice).filter(|_| is_foreseen);
        said.into_iter().chain(caveat).collect()
    }

    /// A Cup, as far as it may be told.
    pub(super) fn cup(&self, voice: Voice, seat: Player) -> String {
        if let Some(view) = &self.open[seat] {
            let (cup, worth) = (view.cup(), view.score().total());
            return voice.card(&match self.up() {
                Some(_) => Fact::Cup(cup, worth),
                None => Fact::KnownCup(seat, cup, cup.len(), worth),
            });
        }
        let known = self.table.public_score(seat).total();
        let (claimed, all) = (self.table.claimed(seat), self.table.cup_len(seat));
        voice.card(&if self.remembers {
            Fact::KnownCup(seat, claimed, all, known)
        } else {
            Fact::CupCount(seat, all)
        })
    }

    /// The deck, the discard pile, and what could be remembered of them.
    pub(super) fn deck(&self, voice: Voice) -> Vec<String> {
        let deck = Fact::Deck(self.table.deck_len(), self.table.discard());
        let unseen = self.unseen.map(Fact::Unseen);
        let facts = [deck].into_iter().chain(unseen);
        facts.map(|fact| voice.card(&fact)).collect()
    }

    /// What can be done of what a line is about.
    pub(super) fn possible(&self, voice: Voice, line: &Heard) -> Vec<String> {
        if let StageView::Draft { draft, .. } = self.stage {
            let colors: Vec<Color> = line.words.iter().filter_map(Typed::color).collect();
            let asks_what_it_brings = line.asks && !line.can && !colors.is_empty();
            return match asks_what_it_brings {
                true => self.worth(voice, &colors),
                false => vec![voice.card(&self.which_color(draft))],
            };
        }
        let StageView::Choose { view, .. } = &self.stage else {
            return self.question(voice);
        };
        let held = view.hand().colors();
        let named =
            held.iter().filter(|&it| line.words.iter().any(|word| word.color() == Some(it)));
        let named: Vec<Fact> = named.map(|color| which_place(view, color)).collect();
        let facts = if named.is_empty() { places(view, line) } else { named };
        facts.iter().map(|fact| voice.card(fact)).collect()
    }

    fn rivers(&self, voice: Voice) -> Vec<String> {
        let seats = [self.bottom, self.bottom.other()];
        let rivers = seats.map(|seat| Fact::River(seat, *self.table.river(seat)));
        rivers.map(|fact| voice.card(&fact)).to_vec()
    }

    /// The answer to a question about the table of a game that is over: nothing is hidden any
    /// more, and what was not shared out is cleared away.
    fn counted_up(&self, voice: Voice, topic: Word, verdict: &Verdict) -> Option<Vec<String>> {
        let left_over = || voice.card(&Fact::LeftOver);
        match topic {
            Word::Cup => Some(counted(voice, verdict)),
            Word::River => Some(self.rivers(voice)),
            Word::Table => {
                let rivers = self.rivers(voice).into_iter();
                Some(rivers.chain(counted(voice, verdict)).chain([left_over()]).collect())
            }
            Word::Deck | Word::Field | Word::Hand | Word::Mountain | Word::Side(_) => {
                Some(vec![left_over()])
            }
            _ => None,
        }
    }

    /// The answer to a question about the table.
    pub(super) fn answer(&self, voice: Voice, line: &Heard) -> Option<Vec<String>> {
        let seats = [self.bottom, self.bottom.other()];
        let is_place = |it: &Typed| matches!(it.sort(), Some(Sort::Side | Sort::Area));
        // What can go there is no question about what lies there.
        if line.can
            && matches!(self.stage, StageView::Choose { .. })
            && line.words.iter().any(is_place)
        {
            return None;
        }
        if let StageView::Draft { draft, .. } = self.stage
            && line.asks
            && line.has(Word::Next)
            && line.words.iter().all(|it| matches!(it.word, Some(Word::Next | Word::Take)))
        {
            return Some(vec![voice.card(&Fact::ChoosesNow(draft.chooser))]);
        }
        let discards = [Word::Discard, Word::Discards].into_iter().any(|it| line.has(it));
        if discards
            && line.can
            && let StageView::Draft { draft, .. } = self.stage
        {
            return Some(vec![voice.card(&self.which_color(draft))]);
        }
        if discards && (line.has(Word::Last) || line.about.is_some()) && line.asks && !line.can {
            let own = self.acting.filter(|_| line.whose == Some(Whose::Own));
            let whose = line.about.and_then(|it| Player::try_from(it).ok()).or(own);
            if let Some(seat) = whose {
                return Some(vec![self.last_discarded(voice, seat)]);
            }
        }
        if line.has(Word::Worth) {
            let colors: Vec<Color> = line.words.iter().filter_map(Typed::color).collect();
            return match (&colors[..], self.stage, line.only()) {
                ([], StageView::Draft { draft, .. }, Some(_)) => {
                    let mountain = self.table.mandala(draft.side).mountain.colors();
                    Some(self.worth(voice, &mountain.iter().collect::<Vec<_>>()))
                }
                ([], _, Some(_)) => Some(self.score(voice)),
                ([], ..) => self.answer(voice, &line.less(Word::Worth)),
                _ => Some(self.worth(voice, &colors)),
            };
        }
        let of_colors = line.words.iter().any(|it| it.color().is_some());
        let of_points = line.counts && line.has(Word::Score) && of_colors;
        if of_points && matches!(self.stage, StageView::Draft { .. }) {
            let colors: Vec<Color> = line.words.iter().filter_map(Typed::color).collect();
            return Some(self.worth(voice, &colors));
        }
        let is_named = |side: &Side| line.has(Word::Side(*side));
        let sides: Vec<Side> = Side::BOTH.into_iter().filter(is_named).collect();
        if line.has(Word::Missing) && !line.has(Word::Deck) {
            let sides = if sides.is_empty() { Side::BOTH.to_vec() } else { sides };
            return Some(sides.iter().map(|&side| voice.card(&self.lacks(side))).collect());
        }
        if line.has(Word::Missing) || line.has(Word::Remains) {
            let of_mountain = |it: &Typed| {
                use Word::{Missing, Mountain, Remains, Take};
                matches!(it.word, Some(Missing | Mountain | Remains | Take))
            };
            if let StageView::Draft { draft, .. } = self.stage
                && line.words.iter().all(of_mountain)
            {
                return Some(vec![voice.card(&self.which_color(draft))]);
            }
            let is_all = sides.is_empty() && line.has(Word::Mountain);
            let sides = if is_all { Side::BOTH.to_vec() } else { sides };
            let lies = sides.iter().map(|&side| self.mandala(voice, side));
            return Some(if sides.is_empty() { self.deck(voice) } else { lies.collect() });
        }
        let topic = topic(line)?;
        if let Some(verdict) = &self.verdict {
            return self.counted_up(voice, topic, verdict);
        }
        match topic {
            Word::Hand | Word::Kind(Kind::Cards) => {
                let up = self.hand(voice);
                let counts = seats.map(|seat| Fact::Holds(seat, self.table.hand_len(seat)));
                let counts = counts.iter().map(|fact| voice.card(fact));
                Some(match (up.is_empty(), &self.stage) {
                    (false, _) => up,
                    (true, StageView::Covered { .. }) => self.question(voice),
                    (true, StageView::Draft { draft, .. }) => {
                        vec![voice.card(&Fact::AloneInDraft(draft.chooser))]
                    }
                    (true, _) => counts.collect(),
                })
            }
            Word::Cup => Some(seats.map(|seat| self.cup(voice, seat)).to_vec()),
            Word::River => Some(self.rivers(voice)),
            Word::Deck => Some(self.deck(voice)),
            // What lies there, and what can go there, if that is asked.
            it @ (Word::Discard | Word::Discards) if line.asks || it == Word::Discards => {
                let can = line.can || it == Word::Discard;
                let can = can && matches!(self.stage, StageView::Choose { .. });
                let can = can.then(|| voice.card(&Fact::AllDiscarded));
                Some(self.deck(voice).into_iter().take(1).chain(can).collect())
            }
            Word::Side(side) => Some(vec![self.mandala(voice, side)]),
            Word::Mountain | Word::Field if line.asks => {
                Some(Side::BOTH.map(|side| self.mandala(voice, side)).to_vec())
            }
            Word::Table => {
                let mut said = Side::BOTH.map(|side| self.mandala(voice, side)).to_vec();
                for seat in seats {
                    said.push(voice.card(&Fact::River(seat, *self.table.river(seat))));
                    said.push(self.cup(voice, seat));
                    said.push(voice.card(&Fact::Holds(seat, self.table.hand_len(seat))));
                }
                said.extend(self.deck(voice).into_iter().take(1));
                said.extend(self.hand(voice).into_iter().take(1));
                Some(said)
            }
            _ => None,
        }
    }
}

/// What a line asks about; where it names a color as well, that is what can be done with it,
/// unless it asks how many there are.
fn topic(line: &Heard) -> Option<Word> {
    let is_topic = |it: &Word| {
        use Word::{Cup, Deck, Field, Hand, Mountain, River, Side, Table};
        matches!(it, Cup | Deck | Field | Hand | Mountain | River | Side(_) | Table)
    };
    let mut topics = line.words.iter().filter_map(|typed| typed.word).filter(is_topic);
    match (line.asks, line.words.iter().any(|typed| typed.color().is_some())) {
        (true, false) => topics.next().or(line.only()),
        (true, true) if line.counts => topics.next().or(Some(Word::Hand)),
        _ => line.only(),
    }
}
