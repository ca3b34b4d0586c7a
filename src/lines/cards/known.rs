//! What a player can know at a card table.

use crate::app::Speech;
use crate::app::cards::notice::Notice;
use crate::app::cards::{Sentence, StageView, TableScene};
use crate::lines::table::Table as _;
use crate::lines::voice::{Voice, leads};
use crate::record::cards::Move;
use crate::rules::cards::{Action, ClaimEffect, Draft, Event, Pile, PlayerView, Verdict};
use crate::rules::{Player, Seat};
use crate::story::cards::Line;
use crate::texts::Language;
use crate::texts::language::lines::Said;
use crate::texts::language::lines::cards::Fact;

impl Voice<'_> {
    pub(super) fn card(self, fact: &Fact) -> String {
        self.language.in_lines().card_fact(fact, self.names)
    }
}

impl TableScene<'_> {
    /// What is asked of a player who takes a color.
    pub(super) fn which_color(&self, draft: Draft) -> Fact {
        let Draft { chooser, side, .. } = draft;
        let mountain = self.table.mandala(side).mountain;
        Fact::WhichMountainColor { chooser, side, mountain, is_lost: self.is_lost(draft) }
    }

    /// What a color that is left over in a share-out would end.
    pub(super) fn what_may_end(&self, voice: Voice) -> Vec<String> {
        let ends = |it: &&Sentence| {
            use Sentence::{ChoosesLastAndEnds, ColorLeftOverEnds, LeftOverEnds};
            matches!(it, ChoosesLastAndEnds(_) | ColorLeftOverEnds(..) | LeftOverEnds(_))
        };
        match self.speech() {
            Speech::Prompt(prompt) => voice.sentences::<Self>(prompt.headline.iter().filter(ends)),
            _ => Vec::new(),
        }
    }

    /// Whether the Field of whoever chooses is empty, so that what they choose is discarded.
    pub(super) fn is_lost(&self, draft: Draft) -> bool {
        self.table.mandala(draft.side).fields[draft.chooser].is_empty()
    }

    /// What is discarded by choosing a color, if it is.
    pub(super) fn discarded(&self, action: Action) -> Option<Action> {
        let (StageView::Draft { draft, .. }, Action::Claim { color }) = (self.stage, action) else {
            return None;
        };
        let count = self.table.mandala(draft.side).mountain.count(color);
        self.is_lost(draft).then_some(Action::Discard { color, count })
    }

    /// What came to a player by itself since they did something: the last color of a Mountain.
    pub(super) fn left_to(&self, voice: Voice, seat: Seat) -> Vec<String> {
        let is_own = |made| matches!(made, Move::Action(by, _) if Seat::from(by) == seat);
        let entries = self.log.entries();
        let after = entries.iter().rposition(|it| is_own(it.made)).map_or(0, |own| own + 1);
        let is_theirs = |it: &Line| matches!(it, Line::Event(Event::Claimed { seat: by, .. }) if Seat::from(*by) == seat);
        let told = entries[after..].iter().flat_map(|entry| {
            let lines = self.log.lines(entry).into_iter().filter(is_theirs);
            lines.map(move |line| voice.told_line(self, entry, &line))
        });
        told.collect()
    }

    /// What a player discarded last, from their hand or in a share-out.
    pub(super) fn last_discarded(&self, voice: Voice, seat: Player) -> String {
        let is_theirs = |it: &Line| match *it {
            Line::Event(event) | Line::Drawing { play: event, .. } => match event {
                Event::Discarded { seat: by, .. }
                | Event::Claimed { seat: by, claim: ClaimEffect::Discard { .. }, .. } => by == seat,
                _ => false,
            },
            _ => false,
        };
        let told = self.log.entries().iter().rev().find_map(|entry| {
            let line = self.log.lines(entry).into_iter().rfind(is_theirs)?;
            Some(voice.told_line(self, entry, &line))
        });
        told.unwrap_or_else(|| voice.card(&Fact::DiscardedNothing(seat)))
    }

    /// What the player sees whose cards are up.
    pub(super) fn up(&self) -> Option<&PlayerView> {
        let [one, two] = Player::BOTH.map(|seat| self.open[seat].as_ref());
        // In a replay those of both are.
        one.xor(two)
    }

    /// Who leads, as far as the player can know who asks.
    pub(super) fn lead(&self) -> Option<Said<'static>> {
        let known = |seat: Player| match &self.open[seat] {
            Some(view) => Some((view.score().total(), false)),
            None if self.remembers => {
                let hides = self.table.cup_len(seat) > self.table.claimed(seat).len();
                Some((self.table.public_score(seat).total(), hides))
            }
            None => None,
        };
        let [one, two] = Player::BOTH.map(known);
        let known = [(Player::One.into(), one?), (Player::Two.into(), two?)];
        let hidden = known.iter().filter(|(_, (_, hides))| *hides).map(|(seat, _)| *seat);
        Some(leads(&known.map(|(seat, (points, _))| (seat, points)), hidden.collect()))
    }

    /// The player whose cards are up, and how many turns they have taken.
    pub(in crate::lines) fn taken(&self) -> Option<(Player, usize)> {
        let player = self.up()?.seat();
        let is_turn =
            |made| matches!(made, Move::Action(seat, action) if seat == player && draws(action));
        let turns = self.log.entries().iter().filter(|entry| is_turn(entry.made));
        Some((player, turns.count()))
    }

    /// What a player drew in their last turn, if their cards are up.
    pub(super) fn last_drawn(&self, seat: Seat) -> Option<Pile> {
        let player = self.up()?.seat();
        let is_turn =
            |made| matches!(made, Move::Action(by, action) if by == player && draws(action));
        let last = self.log.entries().iter().rfind(|entry| is_turn(entry.made));
        let drawn = last.map_or(Pile::EMPTY, |entry| entry.report.drawn(player));
        (Seat::from(player) == seat).then_some(drawn)
    }

    /// What a player took in the last share-out.
    pub(super) fn last_shared(&self, voice: Voice, seat: Seat) -> Vec<String> {
        let takes = |made| matches!(made, Move::Action(_, Action::Claim { .. }));
        let entries = self.log.entries().iter().rev().skip_while(|entry| !takes(entry.made));
        let shared: Vec<_> = entries.take_while(|entry| takes(entry.made)).collect();
        let lines = shared.into_iter().rev().flat_map(|entry| self.log.lines(entry));
        let is_own = |it: &Line| matches!(it, Line::Event(Event::Claimed { seat: by, .. }) if Seat::from(*by) == seat);
        let say = |line| Self::heard(voice, |names| voice.language.cards().told(&line, names));
        lines.filter(is_own).map(say).collect()
    }

    /// What the player drew whose cards are up, if they have not looked at it yet.
    pub(in crate::lines) fn drawn(&self, language: &'static dyn Language) -> Option<String> {
        let names = self.names;
        let drew = Voice { language, names }.card(&Fact::Drew(self.fresh));
        (!self.fresh.is_empty()).then_some(drew)
    }
}

/// The score of a finished game.
pub(super) fn counted(voice: Voice, verdict: &Verdict) -> Vec<String> {
    let each = Player::BOTH.map(|player| {
        let score = &verdict.scores[player];
        let spaces = (1..).zip(&score.spaces);
        let spaces = spaces.filter(|(_, it)| it.points > 0);
        let spaces = spaces.filter_map(|(at, it)| Some((it.color?, it.cards, at, it.points)));
        voice.card(&Fact::Counted {
            player,
            total: score.total(),
            spaces: spaces.collect(),
            cup: score.cup_cards,
            worthless: score.worthless.len(),
        })
    });
    each.to_vec()
}

/// Whether cards may be drawn with an action.
pub(super) fn draws(action: Action) -> bool {
    !matches!(action, Action::Claim { .. })
}

/// Whether a notice is about when keys are pressed.
pub(super) fn is_of_pace(notice: Notice) -> bool {
    use Notice::{LookAway, LookFirst, TooQuick, TooQuickInDraft, WrongKey};
    matches!(notice, LookAway { .. } | LookFirst | TooQuick | TooQuickInDraft { .. } | WrongKey)
}
