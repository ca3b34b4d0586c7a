//! What is to be said at the card table.

use super::choice::Choice;
use super::command::{Command as Cards, Target};
use super::keymap::Context;
use super::notice::Notice;
use super::scene::{StageView, TableScene};
use super::sentence::Sentence;
use crate::app::command::Command;
use crate::app::keymap::{self, KeyCode};
use crate::app::speech::{Common, Details, Prompt, below_score};
use crate::app::{Hints, Speech, Warning};
use crate::rules::cards::{
    Action, BUILD_DRAWS, ClaimEffect, Draft, Game, Phase, PlayerView, Preview, RIVER_SPACES, Side,
};
use crate::rules::{Color, Kind, Player};
use crate::story::cards::{DraftSoFar, Gain, Points, Sharing, Warning as Told};

/// The key that does something at the card table.
fn key(context: Context, command: Command) -> KeyCode {
    keymap::key_for(keymap::Context::Cards(context), command)
}

impl<'a> TableScene<'a> {
    /// What is to be said now.
    pub fn speech(&self) -> Speech<'a, Game, Sentence> {
        let taught = Speech::taught(self.lecture, self.exercise, || self.refusal());
        if let Some(speech) = taught {
            return speech;
        }
        let is_up = self.open.one.is_some() || self.open.two.is_some();
        // Hints follow from cards: with these down, there are none to be read.
        let hints = self.hints.map(|hints| match hints {
            Hints::Given(_) if !is_up => Hints::Awaited,
            hints => hints,
        });
        // What the other player is asked for is neither a refusal nor to be left out.
        let (refusal, tip) = match self.request() {
            Some(_) => (Vec::new(), None),
            None => (self.refusal(), self.tip),
        };
        let prompt = self.prompt().tipped(tip);
        // Who is refused a place still needs the keys for the others.
        let keys = match self.stage {
            StageView::Choose { choice, .. }
                if choice.action().is_none() && !refusal.is_empty() =>
            {
                Some(prompt.details.clone())
            }
            _ => None,
        };
        let mut speech = Speech::new(refusal, hints, self.chosen, self.mistake, prompt);
        if let Speech::Prompt(prompt) = &mut speech {
            prompt.wait = self.calm;
            if let Some(keys) = keys {
                prompt.details = keys;
            }
        }
        speech
    }

    /// What is said below the score.
    pub fn below_score(&self) -> Vec<Sentence> {
        below_score(self.refusal(), self.replay, self.lecture)
    }

    /// Why the last thing tried was refused.
    fn refusal(&self) -> Vec<Sentence> {
        self.notice.map(notice).into_iter().collect()
    }

    /// What a player who wants to see their cards in a draft asks the other one for. It does not
    /// take the place of what is to be chosen.
    fn request(&self) -> Option<Sentence> {
        let is_request = |it: &Notice| matches!(it, Notice::LookAway { .. });
        self.notice.filter(is_request).map(notice)
    }

    /// What to do, and what else is good to know.
    fn prompt(&self) -> Prompt<Sentence> {
        let recap = || self.recap.iter().cloned().map(Sentence::Happened);
        let show = key(Context::Covered, Command::Cards(Cards::Reveal));
        match self.stage {
            StageView::Replay(it) => Prompt::new([Sentence::Common(Common::replay(it))], recap()),
            StageView::Covered { .. } if self.against_computer => {
                Prompt::new([Sentence::Hidden, Sentence::Shows(show)], recap())
            }
            StageView::Covered { player } => {
                let headline = [Sentence::Turn(player), Sentence::TakeOver { player, show }];
                if self.recap.is_empty() {
                    Prompt::new(headline, self.first_turn())
                } else {
                    Prompt::new(headline, recap())
                }
            }
            StageView::Choose { view, choice } => self.choose(&choice, &view),
            StageView::Waiting { player, can_undo } => {
                let thinking = Common::Thinking(player.into());
                let waiting = keymap::Context::Waiting(Kind::Cards);
                let undo = can_undo.then(|| keymap::key_for(waiting, Command::TakeBack));
                let undo = undo.map(Sentence::Undoes);
                let details = undo.into_iter().chain(recap());
                Prompt::new([Sentence::Common(thinking)], details)
            }
            StageView::AfterPlay { player, .. } => {
                let hand_over = key(Context::AfterPlay, Command::Confirm);
                Prompt::new(
                    [Sentence::Done(player, self.fresh.len()), Sentence::HandsOver(hand_over)],
                    [Sentence::Next(player.other())],
                )
            }
            StageView::Draft { draft, pick, .. } => match pick {
                None => self.ask_for_color(draft),
                Some(pick) => self.weigh(draft, pick),
            },
            StageView::Final => {
                let what = match self.table.phase() {
                    Phase::Draft(_) => Sentence::BeforeSharing,
                    _ => Sentence::BeforeTheEnd,
                };
                Prompt::new([what, Common::shows_score().into()], recap())
            }
            StageView::Over => Prompt::new([Sentence::LastSharedOut], []),
        }
    }

    /// What the player reads who begins: in the first game of an evening, what a turn is.
    fn first_turn(&self) -> impl Iterator<Item = Sentence> {
        let is_first_game = self.series.games() == 0;
        let turn = is_first_game.then_some(Sentence::WhatATurnIs);
        turn.into_iter().chain([Sentence::FirstTurn])
    }

    /// What a player is about to do, and what would come of it.
    fn choose(&self, choice: &Choice, view: &PlayerView) -> Prompt<Sentence> {
        let here = |command| key(Context::Choose, command);
        let Some(color) = choice.color() else {
            let pick = Sentence::PickColor(view.hand().colors());
            if self.against_computer && !self.recap.is_empty() {
                let recap = self.recap.iter().cloned().map(Sentence::Happened);
                return Prompt::new([pick], recap);
            }
            let then = Sentence::ThenPlace {
                sides: Side::BOTH.map(|side| here(Command::Cards(Cards::Side(side)))),
                mountain: here(Command::Cards(Cards::Mountain)),
                field: here(Command::Cards(Cards::Field)),
                discard: here(Command::Cards(Cards::Discard)),
            };
            return Prompt::new([pick], [then]);
        };
        let Some(action) = choice.action() else {
            let may = |target: fn(Side) -> Target| {
                Side::BOTH.into_iter().any(|side| choice.may(view, target(side)))
            };
            let places = Sentence::Places {
                mountain: may(Target::Mountain).then(|| here(Command::Cards(Cards::Mountain))),
                field: may(Target::Field).then(|| here(Command::Cards(Cards::Field))),
                discard: here(Command::Cards(Cards::Discard)),
            };
            let mandalas = Sentence::PickMandala {
                left: here(Command::Cards(Cards::Side(Side::Left))),
                right: here(Command::Cards(Cards::Side(Side::Right))),
            };
            // No key picks one where it can only be discarded.
            let is_aimed = may(Target::Mountain) || may(Target::Field);
            return Prompt::new([Sentence::Where(color), places], is_aimed.then_some(mandalas));
        };
        let plays = match self.exercise {
            Some(_) => Common::tries().into(),
            None => Sentence::Plays(here(Command::Confirm)),
        };
        let is_counted = matches!(choice.target(), Some(Target::Field(_) | Target::Discard));
        let counts = is_counted && view.hand().count(color) > 1;
        let counts = counts
            .then(|| Sentence::Counts { more: here(Command::Up), fewer: here(Command::Down) });
        let foreseen = match view.preview(action) {
            Ok(_) if !self.foresees => Vec::new(),
            Ok(preview) => self.foresee(action, &preview, view.seat()),
            Err(reason) => vec![Sentence::Refused(reason)],
        };
        let judged = self.judged.map(Sentence::Common);
        Prompt::new(
            [Sentence::Asks(action), plays].into_iter().chain(counts),
            foreseen.into_iter().chain(judged),
        )
    }

    /// What would come of an action of this player.
    fn foresee(&self, action: Action, preview: &Preview, player: Player) -> Vec<Sentence> {
        let builds = matches!(action, Action::Build { .. });
        let completes = preview.completes.as_ref().map(|done| Sentence::Completes {
            side: done.side,
            last: done.last,
            sharing: Sharing::of(done, player),
        });
        let draws = Sentence::Draws {
            cards: preview.draws,
            is_limited: builds && (1..BUILD_DRAWS).contains(&preview.draws),
            runs_out: preview.deck_runs_out && !self.table.deck_ran_out(),
        };
        completes.into_iter().chain([draws]).collect()
    }

    /// Asks for a color from the Mountain of a complete Mandala.
    fn ask_for_color(&self, draft: Draft) -> Prompt<Sentence> {
        // Both are waiting for that, and know the rest.
        let so_far = match self.request() {
            Some(request) => vec![request],
            // Who completed it lies open on the table: what is explained takes its place.
            None if self.tip.is_some() => {
                let story = self.draft_story().into_iter();
                story.filter(|it| !matches!(it, Sentence::CompletedWith(..))).collect()
            }
            None => self.draft_story(),
        };
        // Who has chosen once knows what the table says.
        let is_first = self.draft.as_ref().is_none_or(|it| it.taken.is_empty());
        let explained = (is_first && self.foresees).then_some(Sentence::SpaceColumn);
        let asks = self.who_chooses(draft);
        // Before what is unusual there is no room for what can be seen.
        let is_lost = matches!(asks, Sentence::ChoosesLost(_));
        let complete = (!is_lost).then_some(Sentence::Complete(draft.side));
        Prompt::new(complete.into_iter().chain([asks]), so_far.into_iter().chain(explained))
    }

    /// How it came to the choice that is to be made: why this player is first, or what was
    /// taken since.
    pub(crate) fn draft_story(&self) -> Vec<Sentence> {
        self.draft.as_ref().map_or_else(Vec::new, story_of)
    }

    /// Why a player was the first to choose in the draft under way, or would be in the one that
    /// what is chosen leads to.
    pub(crate) fn why_they_are_first(&self) -> Vec<Sentence> {
        if let Some(so_far) = &self.draft {
            return why_first(so_far).to_vec();
        }
        let (StageView::Choose { view, .. }, Some(action)) = (&self.stage, self.chosen) else {
            return Vec::new();
        };
        let preview = view.preview(action).ok().filter(|_| self.foresees);
        let foreseen = preview.map(|it| self.foresee(action, &it, view.seat()));
        let foreseen = foreseen.into_iter().flatten();
        foreseen.filter(|it| matches!(it, Sentence::Completes { .. })).collect()
    }

    /// Who chooses, and what becomes of the rest.
    fn who_chooses(&self, draft: Draft) -> Sentence {
        let colors = self.table.mandala(draft.side).mountain.colors();
        match colors.len() {
            _ if self.table.mandala(draft.side).fields[draft.chooser].is_empty() => {
                Sentence::ChoosesLost(draft.chooser)
            }
            2 => Sentence::ChoosesLast(draft.chooser),
            _ => Sentence::Chooses(draft.chooser, colors),
        }
    }

    /// What the color with the cursor brings each player. What the chooser's own Cup adds is
    /// said only while their cards are up.
    fn weigh(&self, draft: Draft, pick: Color) -> Prompt<Sentence> {
        let left = self.what_is_left(draft, pick);
        let headline = left.unwrap_or_else(|| match self.who_chooses(draft) {
            // They have found the colors.
            Sentence::Chooses(player, _) => Sentence::Choosing(player),
            other => other,
        });
        if let Some(request) = self.request() {
            return Prompt::new([headline], [request]);
        }
        if !self.foresees {
            let asks = Sentence::Asks(Action::Claim { color: pick });
            return Prompt::new([asks], [Common::tries().into()]);
        }
        let Some(gains) = self.gains(draft, pick) else {
            return Prompt::new([headline], []);
        };
        let details = match self.judged.map(Sentence::Common) {
            // There is no room for a row more, but for a sentence.
            Some(judged) => Details::Text(gains.into_iter().chain([judged]).collect()),
            None => Details::Rows(gains.to_vec()),
        };
        Prompt { details, ..Prompt::new([headline], []) }
    }

    /// What a color of the Mountain would bring each player, the one who chooses first.
    pub(crate) fn gains(&self, draft: Draft, pick: Color) -> Option<[Sentence; 2]> {
        let Draft { chooser, side, .. } = draft;
        let own = self.table.claim(side, pick, chooser)?;
        let theirs = self.table.claim(side, pick, chooser.other())?;
        let points = match &self.open[chooser] {
            Some(view) => Points::known(pick, own, view),
            None => Points::public(own),
        };
        let others = Gain::of(theirs, Points::public(theirs));
        // Nothing ends a game that ends anyway.
        let ends =
            |it: &Warning| matches!(it, Warning::Cards(Told::LastMandala | Told::RiverFull(_)));
        let gain = |gain: Gain| match gain {
            Gain::Sixth(points) if self.warnings.iter().any(ends) => {
                Gain::River(RIVER_SPACES, points)
            }
            gain => gain,
        };
        Some([
            Sentence::GainOf(pick, chooser, gain(Gain::of(own, points))),
            Sentence::OthersGain(pick, chooser.other(), gain(others)),
        ])
    }

    /// Who chooses, if the game may end with what is left over after this color.
    fn what_is_left(&self, draft: Draft, pick: Color) -> Option<Sentence> {
        let Draft { chooser, side, .. } = draft;
        let table = self.table;
        let ends = |claim| matches!(claim, Some(ClaimEffect::River { space: RIVER_SPACES, .. }));
        let picked = table.claim(side, pick, chooser);
        if ends(picked) {
            return None;
        }
        let mountain = table.mandala(side).mountain.colors();
        let left: Vec<Color> = mountain.iter().filter(|&color| color != pick).collect();
        match left[..] {
            [last] => {
                let is_end = ends(table.claim(side, last, chooser.other()));
                is_end.then_some(Sentence::ChoosesLastAndEnds(chooser))
            }
            [one, two] => {
                // Each takes one, and the third is this player's again.
                let is_fifth = |space| space + 1 == RIVER_SPACES;
                let fills = |color| match (picked, table.claim(side, color, chooser)) {
                    (Some(ClaimEffect::River { space, .. }), Some(ClaimEffect::River { .. })) => {
                        is_fifth(space)
                    }
                    (Some(ClaimEffect::Cup { .. }), claim) => ends(claim),
                    _ => false,
                };
                match (fills(one), fills(two)) {
                    (true, true) => Some(Sentence::LeftOverEnds(chooser)),
                    (true, false) => Some(Sentence::ColorLeftOverEnds(chooser, one)),
                    (false, true) => Some(Sentence::ColorLeftOverEnds(chooser, two)),
                    (false, false) => None,
                }
            }
            _ => None,
        }
    }
}

/// What is said about the last thing tried.
fn notice(notice: Notice) -> Sentence {
    if let Notice::NoTurn(turn) = notice {
        return Sentence::Common(Common::NoTurn(turn));
    }
    Sentence::Notice {
        notice,
        // The same wherever cards are turned up, and wherever something is confirmed.
        show: key(Context::Covered, Command::Cards(Cards::Reveal)),
        confirm: key(Context::Covered, Command::Confirm),
    }
}

/// Why this player chooses first, or what was taken since.
fn story_of(so_far: &DraftSoFar) -> Vec<Sentence> {
    if so_far.taken.is_empty() {
        return why_first(so_far).to_vec();
    }
    so_far.taken.iter().cloned().map(Sentence::Happened).collect()
}

/// Who completed the Mandala, and why this player was the first to choose.
fn why_first(so_far: &DraftSoFar) -> [Sentence; 2] {
    let first = so_far.first;
    let (own, other) = (so_far.fields[first], so_far.fields[first.other()]);
    let why = if own == other {
        Sentence::FirstAsEqual { first, cards: own }
    } else {
        Sentence::FirstWithMore { first, own, other }
    };
    [Sentence::CompletedWith(so_far.by, so_far.count, so_far.color), why]
}
