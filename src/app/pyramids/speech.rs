//! What is to be said at the pyramid table.

use super::choice::Choice;
use super::notice::Notice;
use super::scene::{StageView, TableScene};
use super::sentence::Sentence;
use crate::app::Speech;
use crate::app::command::Command;
use crate::app::keymap::{self, KeyCode};
use crate::app::speech::{Common, Prompt, below_score};
use crate::rules::Seat;
use crate::rules::game::Game as _;
use crate::rules::pyramids::{Award, Event, Game, Place};
use crate::story::pyramids::{Fallen, Line, Preview, Scored, Who, in_short};

/// How many places are named one by one.
const MOST_PLACES: usize = 5;

/// The key that does something at the pyramid table.
fn key(command: Command) -> KeyCode {
    keymap::key_for(keymap::Context::Pyramids, command)
}

impl<'a> TableScene<'a> {
    /// What is to be said now.
    pub fn speech(&self) -> Speech<'a, Game, Sentence> {
        let taught = Speech::taught(self.lecture, self.exercise, || self.refusal());
        if let Some(speech) = taught {
            return speech;
        }
        let prompt = self.prompt().tipped(self.tip).judged(self.judged);
        Speech::new(self.refusal(), self.hints, self.chosen, self.mistake, prompt)
    }

    /// What is said below the score.
    pub fn below_score(&self) -> Vec<Sentence> {
        below_score(self.refusal(), self.replay, self.lecture)
    }

    /// What is said about the last thing done or tried.
    fn refusal(&self) -> Vec<Sentence> {
        let said = self.notice.map(|notice| match notice {
            Notice::House(reason) => Sentence::NotPossible(reason),
            Notice::Illegal(illegal) => Sentence::Refused(illegal),
            Notice::ChooseFirst => Sentence::ChooseFirst,
            Notice::NoneAhead(wanted) => Sentence::NoneAhead(wanted),
            Notice::NoneFinishes => Sentence::NoneFinishes,
            Notice::TookBack { seat, place, piece, with_answers: false } => {
                Sentence::TookBack(seat, piece, place)
            }
            Notice::TookBack { seat, place, piece, .. } => {
                Sentence::TookBackWithAnswers(seat, piece, place)
            }
            Notice::NothingToTakeBack => Sentence::NothingToTakeBack,
            Notice::NoTurn(turn) => Sentence::Common(Common::NoTurn(turn)),
        });
        said.into_iter().collect()
    }

    /// What to do, and what else is good to know.
    fn prompt(&self) -> Prompt<Sentence> {
        match &self.stage {
            &StageView::Replay(it) => self.after([Sentence::Common(Common::replay(it))], []),
            StageView::Choose { choice, preview: Some(preview), .. } => self.take(preview, *choice),
            &StageView::Choose { player, .. } => {
                let is_first = self.game.pawn(player).is_none() && self.series.games() == 0;
                let basics = [Sentence::WhatATurnIs, Sentence::WhatAGroupIs, Sentence::WhatFalls];
                let choose = Sentence::Choose(player, key(Command::Confirm));
                self.after([choose], basics.into_iter().filter(|_| is_first))
            }
            &StageView::Waiting { player } => {
                self.after([Sentence::Common(Common::Thinking(player))], [])
            }
            // A motion goes on to the score by itself.
            StageView::Over => {
                let shows_score = self.motion.is_none().then(Common::shows_score);
                self.after(shows_score.map(Sentence::Common), [])
            }
        }
    }

    /// What to do after all that happened, which comes before what else is good to know.
    fn after(
        &self,
        headline: impl IntoIterator<Item = Sentence>,
        details: impl IntoIterator<Item = Sentence>,
    ) -> Prompt<Sentence> {
        let shorter = in_short(&self.recap);
        let mut shortest = shorter.clone();
        shortest.retain(|line| !matches!(line, Line::Fell(_)));
        let mut ways = vec![self.recap.clone(), shorter, shortest.clone()];
        if self.tip.is_some() {
            // Before a tip would take the place of what others did.
            shortest.retain(|line| matches!(line, Line::Took { .. }));
            ways.push(shortest);
        }
        let told = ways.into_iter();
        let told = told.map(|lines| lines.into_iter().map(Sentence::Happened).collect());
        Prompt { recap: told.collect(), ..Prompt::new(headline, details) }
    }

    /// What is about to be taken, and what would come of it.
    fn take(&self, preview: &Preview, choice: Choice) -> Prompt<Sentence> {
        let takes = match self.exercise {
            Some(_) => Common::tries().into(),
            None => Sentence::Takes(key(Command::Confirm)),
        };
        let headline = [Sentence::Take(preview.piece, preview.place), takes];
        if !self.foresees {
            return Prompt::new(headline, []);
        }
        let owned = self.owned(preview).into_iter();
        let also = owned.chain(self.leaves(preview));
        let also = also.chain(self.more(preview, choice));
        Prompt { foreseen: self.foresee(preview), ..Prompt::new(headline, also) }
    }

    /// What would come of a take, the most important first; all of it in as many words as
    /// there may be room for, then in fewer.
    fn foresee(&self, preview: &Preview) -> Vec<Vec<Sentence>> {
        let you = preview.seat;
        let mut comes = vec![scores(preview)];
        for event in preview.report.events() {
            comes.push(match event {
                Event::Swept { seat, pieces, .. } => {
                    let who = Who::told(seat, you);
                    vec![
                        vec![Sentence::TakesRest(who, pieces)],
                        vec![Sentence::TakesRestInShort(who)],
                    ]
                }
                Event::Fell { pieces } => {
                    let fallen = Fallen::of(preview.report.fell(), self.game);
                    vec![vec![Sentence::Falls(fallen)], vec![Sentence::FallsInShort(pieces)]]
                }
                Event::AtEnd { seat } if seat == you && !preview.after.is_over() => {
                    vec![vec![Sentence::YouAtEnd]]
                }
                _ => continue,
            });
        }
        comes.extend(others_at_end(preview).map(|it| vec![vec![it]]));
        if preview.after.is_over() && preview.report.swept().is_empty() {
            comes.push(vec![vec![Sentence::Over]]);
        }
        let longest = comes.iter().map(Vec::len).max().unwrap_or(0);
        let level = |level: usize| {
            let each = comes.iter();
            let each = each.filter_map(|ways| ways.get(level).or(ways.last()));
            each.flatten().cloned().collect()
        };
        (0..longest).map(level).collect()
    }

    /// How many of the group the player has before the take, if it goes on.
    fn owned(&self, preview: &Preview) -> Option<Sentence> {
        let goes_on = !preview.after.is_scored(preview.piece);
        goes_on.then(|| match self.game.owned(preview.seat, preview.piece) {
            0 => Sentence::FirstOfGroup,
            owned => Sentence::HasOfGroup(owned),
        })
    }

    /// What the player jumps over and leaves to others.
    fn leaves(&self, preview: &Preview) -> Option<Sentence> {
        let (left, taker) = preview.left(self.game);
        let is_alike = |&place: &Place| self.game.piece(place) == Some(preview.piece);
        let alike = left.iter().filter(is_alike).collect();
        let count = left.len();
        (count > 0).then_some(Sentence::Leaves(count, taker, preview.piece, alike))
    }

    /// Where else ahead something lies that was asked for, or that is of the same group.
    fn more(&self, preview: &Preview, choice: Choice) -> Option<Sentence> {
        let ahead = choice.alike(self.game).ahead_of(Some(preview.place));
        let stays = |&place: &Place| preview.after.piece(place).is_some();
        let others: Vec<Place> = ahead.iter().filter(stays).collect();
        let wanted = choice.wanted();
        let is_group = wanted.color.is_some() == wanted.size.is_some();
        if others.is_empty() {
            None
        } else if is_group {
            Some(Sentence::MoreOfGroup(preview.piece, others))
        } else if others.len() > MOST_PLACES {
            Some(Sentence::MoreMarked(wanted, others.len()))
        } else {
            Some(Sentence::More(wanted, others))
        }
    }
}

/// Who else would be at the end, as long as the game goes on.
fn others_at_end(preview: &Preview) -> Option<Sentence> {
    let others = preview.report.events().filter_map(|event| match event {
        Event::AtEnd { seat } if seat != preview.seat => Some(seat),
        _ => None,
    });
    let others: Vec<Seat> = others.collect();
    let is_told = !others.is_empty() && !preview.after.is_over();
    is_told.then_some(Sentence::AtEnd(others))
}

/// Which groups would score for whom, and why; in less and less room.
fn scores(preview: &Preview) -> Vec<Vec<Sentence>> {
    let awards: Vec<Award> = preview.report.scored().collect();
    if awards.is_empty() {
        return Vec::new();
    }
    let each = |say: fn(Scored) -> Sentence| {
        let told = awards.iter().map(|award| {
            let scored = Scored::of(award, Some(preview.seat));
            scored.map_or(Sentence::ScoresForNobody(award.group), say)
        });
        told.collect()
    };
    let (groups, shares) = (awards.len(), preview.shares());
    let own = awards.iter().map(|award| award.points(preview.seat)).sum();
    let many = if shares.is_empty() {
        Sentence::ScoresManyForNobody(groups)
    } else {
        Sentence::ScoresMany(groups, shares)
    };
    vec![
        each(Sentence::Scores),
        each(Sentence::ScoresInShort),
        each(Sentence::ScoresByCounts),
        each(|scored| Sentence::ScoresFor(scored.group, scored.shares)),
        vec![many],
        vec![Sentence::ScoresManyForYou(groups, own)],
    ]
}
