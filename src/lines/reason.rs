//! What is said to those who ask why.

use super::choices::{Begun, Choice};
use super::outcome::Outcome;
use super::table::Table as _;
use super::typed::Typed;
use super::voice::{Voice, leads};
use super::words::Line;
use super::{NOBODY, Talk, at_table};
use crate::app::keymap::Context;
use crate::app::{App, Place};
use crate::texts::language::lines::{Said, Word};

/// What a line asks the reason of.
enum Asked {
    /// Of what was just said.
    This,
    /// Why it is somebody's turn.
    Who,
    /// Of what is drawn.
    Draws,
    /// How the game came out.
    Result,
    /// Why the game ended.
    End,
    /// Why a color is discarded in a share-out.
    Discard,
    /// Why something is not done.
    Deed,
    /// Of something that has none.
    Other,
}

impl Talk {
    /// Says why something is so, if there is a reason to tell; and whether that is the one of
    /// what was just said.
    pub(super) fn tell_reason(&mut self, app: &App, line: &Line, begun: Option<&Begun>) -> bool {
        let rest = line.reasoned();
        let asked = self.asked_why(app, line, &rest);
        let said = match asked {
            Asked::This if self.why.is_empty() => self.hinted_at(),
            Asked::This => self.why.clone(),
            Asked::Who => {
                self.tell_why_asked(app);
                return false;
            }
            Asked::Draws => self.why_drawn(app),
            Asked::Result => self.why_won(app),
            Asked::End => self.why_ended(app),
            Asked::Discard => self.why_discarded(app),
            Asked::Deed => self.why_not(app, &rest, begun),
            Asked::Other => Vec::new(),
        };
        if said.is_empty() {
            let nothing = if rest.words.is_empty() { Said::NothingRefused } else { Said::NoReason };
            self.say(&nothing);
            return false;
        }
        self.out.extend(said);
        matches!(asked, Asked::This)
    }

    /// What a line asks the reason of.
    fn asked_why(&self, app: &App, line: &Line, rest: &Line) -> Asked {
        use Word::{
            Begin, Discard, Discards, Drew, End, First, Keep, Last, Score, Start, Take, Turn,
        };
        let has = |of: &[Word]| of.iter().any(|&it| rest.has(it));
        let scene = app.scene();
        let is_over = scene.offers.context == Context::Over;
        let is_deed = |it: &Typed| it.sort().is_some() || matches!(it.word, Some(Keep | Take));
        let names_somebody = line.whose.is_some() || line.about.is_some();
        let is_shared_out = at_table!(
            scene,
            it => !it.why_asked(Voice { language: self.language, names: it.names() }).is_empty(),
            false
        );
        match &rest.words[..] {
            _ if has(&[Score]) && is_over => Asked::Result,
            _ if has(&[End]) && is_over => Asked::End,
            _ if has(&[Discard, Discards]) && is_shared_out => Asked::Discard,
            _ if has(&[Drew]) => Asked::Draws,
            _ if has(&[Begin, First, Start, Turn]) => Asked::Who,
            [] if !self.why.is_empty() => Asked::This,
            [] if is_shared_out => Asked::Who,
            [] if names_somebody && !self.asks_yes_or_no(app) => Asked::Who,
            [] if self.asks_yes_or_no(app) => Asked::Draws,
            [one] if one.word == Some(Take) && is_shared_out => Asked::Who,
            // Nobody tells why somebody did what they did.
            _ if has(&[Last]) || line.about.is_some() => Asked::Other,
            some if !some.iter().all(Typed::is_known) => Asked::Other,
            some if some.iter().any(is_deed) => Asked::Deed,
            _ => Asked::This,
        }
    }

    /// What speaks for the first of the hints that were told since something was played.
    fn hinted_at(&self) -> Vec<String> {
        let hint = self.numbered.first().and_then(Choice::whole_hint);
        hint.into_iter().map(str::to_string).collect()
    }

    /// When cards are drawn.
    fn why_drawn(&self, app: &App) -> Vec<String> {
        let scene = app.scene();
        let why = at_table!(
            scene,
            it => it.why_drawn(Voice { language: self.language, names: it.names() }),
            None
        );
        why.into_iter().collect()
    }

    /// What ended the game.
    fn why_ended(&self, app: &App) -> Vec<String> {
        let scene = app.scene();
        at_table!(
            scene,
            it => {
                let voice = Voice { language: self.language, names: it.names() };
                voice.news(it, it.log().entries().len().saturating_sub(1))
            },
            Vec::new()
        )
    }

    /// Why the color that is chosen in a share-out is discarded, if it is.
    fn why_discarded(&self, app: &App) -> Vec<String> {
        let scene = app.scene();
        let why = at_table!(
            scene,
            it => it.why_discarded(Voice { language: self.language, names: it.names() }),
            None
        );
        why.into_iter().collect()
    }

    /// How the game came out, by how much, and what that is made of.
    fn why_won(&self, app: &App) -> Vec<String> {
        let scene = app.scene();
        let told: Vec<String> = at_table!(
            scene,
            it => {
                let voice = Voice { language: self.language, names: it.names() };
                let margin = match leads(&it.totals(), Vec::new()) {
                    Said::Leads { leaders, by: by @ 1.., .. } if leaders.len() == 1 => {
                        Some(voice.say(&Said::WonBy(leaders[0], by)))
                    }
                    _ => None,
                };
                margin.into_iter().chain(it.score(voice)).collect()
            },
            Vec::new()
        );
        drop(scene);
        self.result(app).into_iter().chain(told).collect()
    }

    /// Why something is not done: it is refused, or nothing speaks against it.
    fn why_not(&mut self, app: &App, line: &Line, begun: Option<&Begun>) -> Vec<String> {
        let done = self.come_to(app, line, begun);
        match done.map_or(Outcome::Nothing, |(outcome, _)| outcome) {
            Outcome::Refuse(why, rule, _) => {
                self.why = vec![why];
                self.add_rule(app, rule);
                self.why.clone()
            }
            _ if !self.why.is_empty() => self.why.clone(),
            Outcome::Choose(_) | Outcome::Part(_) | Outcome::Sure(..) => {
                vec![self.language.in_lines().say(&Said::NothingAgainst, NOBODY)]
            }
            Outcome::Say(_) | Outcome::Twofold | Outcome::Nothing => Vec::new(),
        }
    }
}

impl Line {
    /// What it asks the reason of, without the words that only ask.
    fn reasoned(&self) -> Line {
        let adds = |it: &&Typed| {
            use Word::{Ask, Can, Many, Not, Why};
            !matches!(it.word, Some(Ask | Can | Many | Not | Why))
        };
        let words = self.words.iter().filter(adds).cloned().collect();
        Line { words, asks: false, counts: false, can: false, ..*self }
    }
}
