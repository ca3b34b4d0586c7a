//! The pyramid table, line by line.

mod answers;
mod asked;

use super::table::{Part, Read, Table, alike, few};
use super::typed::Typed;
use super::voice::{Voice, leads};
use super::words::Line as Heard;
use crate::app::Reason;
use crate::app::command::Command;
use crate::app::pyramids::{Command as Pyramids, Sentence, StageView, TableScene};
use crate::record::Step;
use crate::rules::Seat;
use crate::rules::game::Game as _;
use crate::rules::pyramids::{Action, Game, Illegal, Piece, Place};
use crate::story::Explained;
use crate::story::pyramids::{Deed, Line};
use crate::texts::language::games::TurnRule;
use crate::texts::language::lines::pyramids::Fact;
use crate::texts::language::lines::{Said, Word};
use crate::texts::{Language, sentence};
use asked::Asked;

impl Voice<'_> {
    fn pyramid(self, fact: &Fact) -> String {
        self.language.in_lines().pyramid_fact(fact, self.names)
    }
}

impl Table for TableScene<'_> {
    type Game = Game;

    alike!();

    fn acting(&self) -> Option<Seat> {
        self.acting()
    }

    fn is_of_keys(sentence: &Sentence) -> bool {
        use Sentence::{Choose, ChooseFirst, ChooseInShort, Take, TakeInShort, Takes};
        matches!(
            sentence,
            Choose(..) | ChooseFirst | ChooseInShort(..) | Take(..) | TakeInShort(..) | Takes(_)
        )
    }

    fn spelled(language: &dyn Language, sentence: String) -> String {
        language.in_lines().spelled(&sentence)
    }

    fn reason(sentence: &Sentence) -> Option<Reason> {
        match sentence {
            Sentence::NotPossible(reason) => Some(*reason),
            _ => None,
        }
    }

    fn deed(&self, action: Action) -> Option<Deed> {
        // Only what lies there can be told.
        self.game.piece(action.place)?;
        Some(Game::deed(self.game, action))
    }

    fn question(&self, voice: Voice) -> Vec<String> {
        let StageView::Choose { player, .. } = self.stage else {
            return Vec::new();
        };
        let (ahead, more) = few(self.ahead(&Asked::default()));
        vec![
            voice.pyramid(&Fact::At(player, self.game.pawn(player))),
            voice.pyramid(&Fact::Ahead(ahead, more)),
            voice.say(&Said::WhatNow),
        ]
    }

    fn introduction(&self, voice: Voice) -> Vec<String> {
        let mut said = vec![voice.pyramid(&Fact::HowToAsk)];
        if self.log.turns() > 0 {
            said.extend(self.table(voice));
            said.push(self.points(voice));
        }
        said
    }

    fn retold(&self, voice: Voice, entry: &Step<Game>, line: &Line) -> Option<String> {
        let fact = match *line {
            Line::Fell(_) if entry.report.fell().len() > 1 => {
                Fact::Fell(self.alike(entry.report.fell()))
            }
            Line::Swept { seat, .. } => Fact::Swept(seat, self.alike(entry.report.swept())),
            _ => return None,
        };
        Some(voice.pyramid(&fact))
    }

    fn did(&self, voice: Voice, seat: Seat) -> Vec<String> {
        let is_swept = |it: &Line| matches!(*it, Line::Swept { seat: by, .. } if by == seat);
        match self.last_told(voice, is_swept) {
            Some(swept) => vec![swept],
            None => voice.last_of(self, seat),
        }
    }

    fn aside(&self, voice: Voice, from: usize) -> Vec<String> {
        let entries = self.log.entries().get(from..).unwrap_or_default();
        let mut lines = entries.iter().flat_map(|entry| self.log.lines(entry));
        let has_scored = lines.any(|it| matches!(it, Line::Scored(_) | Line::ScoredMany(..)));
        // How a game came out has all points.
        let tells = has_scored && !self.game.is_over();
        tells.then(|| self.points(voice)).into_iter().collect()
    }

    fn score(&self, voice: Voice) -> Vec<String> {
        // What was scored is put away.
        let owned = self.game.seats().map(|seat| self.owns(seat));
        let owned = owned.filter(|it| !matches!(it, Fact::Owns(_, pieces) if pieces.is_empty()));
        let mut said = vec![self.points(voice)];
        let lead = leads(&self.totals(), Vec::new());
        said.extend((!self.game.is_over()).then(|| voice.say(&lead)));
        said.extend(owned.map(|fact| voice.pyramid(&fact)));
        said
    }

    fn totals(&self) -> Vec<(Seat, u16)> {
        let points = self.game.seats();
        points.map(|seat| (seat, self.game.points(seat).into())).collect()
    }

    fn account(&self, _: Voice) -> Vec<String> {
        // How the game came out has all points.
        Vec::new()
    }

    fn legal(&self, voice: Voice, line: &Heard) -> Vec<String> {
        let asked = Asked::about(line);
        if let Some(fact) = asked.number.and_then(|it| self.place(it)) {
            // Where somebody else stands tells whether they can go there.
            let stands = asked.of.map(|seat| self.pawns([seat].into_iter()));
            return [fact].iter().chain(&stands).map(|it| voice.pyramid(it)).collect();
        }
        vec![voice.pyramid(&self.next(&asked))]
    }

    fn tells_others_moves() -> bool {
        true
    }

    fn list(&self, voice: Voice, line: &Heard) -> Vec<String> {
        let asked = Asked::about(line);
        self.in_sentences(voice, &asked, &self.ahead(&asked))
    }

    fn listed(&self, line: &Heard) -> Vec<Vec<Typed>> {
        let asked = Asked::about(line);
        let lists = [Word::Legal, Word::List, Word::Next].into_iter().any(|it| line.has(it));
        // What lies ahead of others is nothing to choose from.
        let can_choose = self.acting().is_some_and(|it| asked.of.is_none_or(|of| of == it));
        let is_list = (lists || line.asks) && asked.number.is_none() && can_choose;
        let found = match self.next_few(line).filter(|_| can_choose) {
            Some(found) => found,
            None if is_list => self.ahead(&asked),
            None => Vec::new(),
        };
        found.iter().map(|(place, _)| vec![Word::Number(place.number()).into()]).collect()
    }

    fn options(&self) -> Vec<Typed> {
        let ahead = self.ahead(&Asked::default());
        ahead.iter().map(|(place, _)| Word::Number(place.number()).into()).collect()
    }

    fn about(&self, voice: Voice, seat: Seat, line: &Heard) -> Vec<String> {
        let asked = Asked::about(line);
        if line.counts && !asked.is_any() {
            return vec![voice.pyramid(&self.has(seat, &asked))];
        }
        let facts = [self.pawns([seat].into_iter()), self.owns(seat)];
        facts.map(|fact| voice.pyramid(&fact)).to_vec()
    }

    fn read(&self, voice: Voice, line: &Heard) -> Read<Action> {
        if let Some(said) = self.answer(voice, line) {
            return Read::Answer(said);
        }
        let asked = Asked::of(line);
        if asked.has_rest {
            return Read::Nothing;
        }
        if asked.is_twofold {
            return Read::Twofold;
        }
        let Asked { color, size, number, .. } = asked;
        let take = |place: Place| {
            let piece = match (color, size) {
                (Some(color), Some(size)) => Some(Piece { color, size }),
                _ => None,
            };
            Read::Action(Action { place, piece })
        };
        match number.map(|it| u8::try_from(it).ok().and_then(Place::new)) {
            Some(Some(place)) => {
                let lies = self.game.piece(place);
                return match lies.filter(|&it| !asked.is_like(it)) {
                    Some(_) => Read::Refused(voice.pyramid(&Fact::Place(place, lies, None))),
                    None => take(place),
                };
            }
            Some(None) => return Read::Nothing,
            None if asked.is_any() && !asked.is_nearest => {
                return if line.has(Word::Take) {
                    let missing = vec![voice.pyramid(&Fact::WhichPyramid)];
                    Read::Part(Part { missing, clear: None, choices: Vec::new() })
                } else {
                    Read::Nothing
                };
            }
            None => {}
        }
        let found = self.ahead(&asked);
        match &found[..] {
            [] => Read::Refused(voice.pyramid(&asked.among(found, 0))),
            [(place, _), rest @ ..] if rest.is_empty() || asked.is_nearest => take(*place),
            [.., (place, _)] if asked.is_last => take(*place),
            _ => {
                let choices = found.iter().map(|(place, _)| Word::Number(place.number()).into());
                let choices = choices.collect();
                let (found, more) = few(found);
                let missing = vec![voice.pyramid(&Fact::WhichPlace(found, more))];
                Read::Part(Part { missing, clear: None, choices })
            }
        }
    }

    fn refusal(&self, voice: Voice, action: Action) -> Option<(String, Option<TurnRule>)> {
        let seat = self.game.to_act()?;
        let illegal = self.game.check(seat, action).err()?;
        let names = voice.names;
        let why = voice.language.pyramids().refusal(illegal, Some(names));
        let is_about_path = matches!(illegal, Illegal::Behind { .. } | Illegal::Empty { .. });
        let rule = is_about_path.then_some(TurnRule::Forward);
        Some((sentence(&why), rule))
    }

    fn clicks(&self, action: Action) -> Vec<Command> {
        vec![Command::Pyramids(Pyramids::Place(action.place))]
    }
}
