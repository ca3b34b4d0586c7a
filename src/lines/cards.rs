//! The card table, line by line. Cards that lie face down are in no sentence: the scene has
//! only those that are up.

mod answers;
mod known;
mod parts;

use super::table::{Read, Table, alike};
use super::typed::{Sort, Typed};
use super::voice::Voice;
use super::words::Line as Heard;
use crate::app::cards::notice::Notice;
use crate::app::cards::{Command as Cards, Sentence, StageView, TableScene, Target};
use crate::app::command::Command;
use crate::app::{Details, Reason, Speech, Warning};
use crate::record::cards::Move;
use crate::rules::cards::{Action, Event, Game, Illegal, Phase, Side};
use crate::rules::{Color, Player, Seat};
use crate::story::cards::{Gain, Line};
use crate::texts::language::games::TurnRule;
use crate::texts::language::lines::cards::Fact;
use crate::texts::language::lines::{Said, Word};
use crate::texts::sentence;
use known::{counted, draws, is_of_pace};
use parts::{Lack, Parts, choices, part, uncounted};

impl Table for TableScene<'_> {
    type Game = Game;

    alike!();

    fn warnings(&self) -> Vec<&Warning> {
        let is_of_game = |it: &&Warning| matches!(it, Warning::Cards(_));
        self.warnings.iter().filter(is_of_game).collect()
    }

    fn acting(&self) -> Option<Seat> {
        self.acting.map(Seat::from)
    }

    fn has_choice(&self) -> bool {
        matches!(self.stage, StageView::Choose { choice, .. } if choice.color().is_some())
            || self.chosen.is_some()
    }

    fn is_of_keys(sentence: &Sentence) -> bool {
        use Sentence::{
            Counts, HandsOver, PickColor, PickMandala, Places, Plays, Shows, SpaceColumn, TakeOver,
            Undoes,
        };
        matches!(
            sentence,
            HandsOver(_)
                | PickColor(_)
                | PickMandala { .. }
                | Places { .. }
                | Plays(_)
                | Counts { .. }
                | Shows(_)
                | SpaceColumn
                | TakeOver { .. }
                | Undoes(_)
        ) || matches!(sentence, Sentence::Notice { notice, .. } if is_of_pace(*notice))
    }

    fn reworded(voice: Voice, sentence: &Sentence) -> Option<String> {
        match *sentence {
            Sentence::OthersGain(color, other, gain) => {
                Some(voice.card(&Fact::OthersGain(color, other, gain)))
            }
            _ => None,
        }
    }

    fn is_warned(&self, line: &Line) -> bool {
        use crate::story::cards::Warning::{DeckRanOut, LastMandala};
        // Once the game is over, nothing warns of its end.
        let warns = |it: &Warning| matches!(it, Warning::Cards(DeckRanOut | LastMandala));
        matches!(line, Line::Event(Event::DeckRanOut)) && self.warnings.iter().any(warns)
    }

    fn why_asked(&self, voice: Voice) -> Vec<String> {
        let is_later = self.draft.as_ref().is_some_and(|it| !it.taken.is_empty());
        let in_turn = is_later.then(|| voice.card(&Fact::ChooseInTurn));
        voice.sentences::<Self>(&self.draft_story()).into_iter().chain(in_turn).collect()
    }

    fn why_first(&self, voice: Voice) -> Vec<String> {
        let told = voice.sentences::<Self>(&self.why_they_are_first());
        if told.is_empty() { vec![voice.card(&Fact::WhoIsFirst)] } else { told }
    }

    fn brings(&self, voice: Voice) -> Option<String> {
        self.chosen.filter(|_| matches!(self.stage, StageView::Draft { .. }))?;
        let told = self.what_may_end(voice);
        (!told.is_empty()).then(|| told.join(" "))
    }

    fn why_discarded(&self, voice: Voice) -> Option<String> {
        match self.stage {
            StageView::Draft { draft, .. } if self.is_lost(draft) => {
                voice.sentences::<Self>(&[Sentence::ChoosesLost(draft.chooser)]).pop()
            }
            _ => None,
        }
    }

    fn why_drawn(&self, voice: Voice) -> Option<String> {
        let is_grown = |it| matches!(it, Action::Grow { .. });
        self.chosen.is_none_or(is_grown).then(|| voice.card(&Fact::WhenDrawn))
    }

    fn reason(sentence: &Sentence) -> Option<Reason> {
        match sentence {
            Sentence::Notice { notice: Notice::House(reason), .. } => Some(*reason),
            _ => None,
        }
    }

    fn deed(&self, action: Action) -> Option<Action> {
        Some(self.discarded(action).unwrap_or(action))
    }

    fn question(&self, voice: Voice) -> Vec<String> {
        match self.stage {
            StageView::Covered { player } => vec![voice.card(&Fact::Alone(player))],
            StageView::Choose { view, .. } => {
                vec![voice.say(&Said::YourTurn(view.seat().into()))]
            }
            StageView::AfterPlay { player, .. } => {
                vec![voice.card(&Fact::HandOver(player, player.other()))]
            }
            StageView::Draft { draft, .. } => {
                // How it came about was told; what a choice may end was not.
                let mut said = self.what_may_end(voice);
                let can_look = self.up().is_none();
                said.extend(can_look.then(|| voice.card(&Fact::AloneInDraft(draft.chooser))));
                said.push(voice.card(&self.which_color(draft)));
                said
            }
            StageView::Waiting { player, can_undo: true } => {
                vec![voice.say(&Said::LastChance(player.into()))]
            }
            StageView::Waiting { .. }
            | StageView::Over
            | StageView::Final
            | StageView::Replay(_) => Vec::new(),
        }
    }

    fn offered(&self, voice: Voice) -> Option<String> {
        match self.stage {
            StageView::Draft { draft, .. } => Some(voice.card(&self.which_color(draft))),
            _ => None,
        }
    }

    fn options(&self) -> Vec<Typed> {
        match self.stage {
            StageView::Draft { draft, .. } => choices(&self.which_color(draft)),
            _ => Vec::new(),
        }
    }

    fn standing(&self, voice: Voice) -> Option<Vec<String>> {
        matches!(self.table.phase(), Phase::Draft(_)).then_some(())?;
        let is_lost = |it: &&Sentence| matches!(it, Sentence::OthersGain(.., Gain::Lost(_)));
        let lost = match self.speech() {
            Speech::Prompt(prompt) => {
                let (Details::Text(all) | Details::Rows(all)) = &prompt.details;
                voice.sentences::<Self>(all.iter().filter(is_lost))
            }
            _ => Vec::new(),
        };
        Some(lost.into_iter().chain(self.caveat(voice)).collect())
    }

    fn caveat(&self, voice: Voice) -> Option<String> {
        let StageView::Draft { draft, .. } = self.stage else {
            return None;
        };
        // Of their own Cup they know all, as long as their cards are up.
        let others = self.open[draft.chooser].as_ref().map(|_| draft.chooser.other());
        self.foresees.then(|| voice.card(&Fact::WithoutHidden(others)))
    }

    fn introduction(&self, voice: Voice) -> Vec<String> {
        let mut said = self.hand(voice);
        said.extend(Side::BOTH.map(|side| self.mandala(voice, side)));
        // The Rivers are empty at first.
        if self.log.turns() > 0 {
            let seats = [self.bottom, self.bottom.other()];
            let rivers = seats.map(|seat| Fact::River(seat, *self.table.river(seat)));
            said.extend(rivers.map(|fact| voice.card(&fact)));
            let is_own = |seat: &Player| self.open[*seat].is_some();
            let others = seats.into_iter().filter(|seat| !is_own(seat));
            said.extend(others.map(|seat| self.cup(voice, seat)));
        }
        said
    }

    fn recaps(&self) -> bool {
        matches!(self.stage, StageView::Covered { .. })
    }

    fn bare(line: &Line) -> Option<Line> {
        let Line::Event(Event::Completed { by, side, first: Some(first), fields }) = *line else {
            return None;
        };
        let is_equal = fields[first] == fields[first.other()];
        let bare = Event::Completed { by, side, first: None, fields };
        is_equal.then_some(Line::Event(bare))
    }

    fn remark(&self, voice: Voice, made: Move, line: &Line) -> Option<String> {
        // The last color of a Mountain is nobody's choice.
        let is_chosen = |by| matches!(made, Move::Action(seat, Action::Claim { .. }) if seat == by);
        match *line {
            Line::Event(Event::Claimed { seat, .. }) if !is_chosen(seat) => {
                Some(voice.card(&Fact::LastColor))
            }
            Line::Event(Event::Completed { by, first: Some(first), fields, .. })
                if fields[first] == fields[first.other()] =>
            {
                Some(voice.card(&Fact::ChoosesFirst(by, first)))
            }
            _ => None,
        }
    }

    fn aside(&self, voice: Voice, from: usize) -> Vec<String> {
        let Some(view) = self.up() else {
            return Vec::new();
        };
        let entries = self.log.entries().get(from..).unwrap_or_default();
        let is_own =
            |made| matches!(made, Move::Action(seat, it) if seat == view.seat() && draws(it));
        let draws = entries.iter().any(|entry| is_own(entry.made));
        let drawn = self.drawn(voice.language).filter(|_| draws);
        drawn.into_iter().collect()
    }

    fn score(&self, voice: Voice) -> Vec<String> {
        if let Some(verdict) = &self.verdict {
            return counted(voice, verdict);
        }
        let seats = [self.bottom, self.bottom.other()];
        let cups = seats.map(|seat| self.cup(voice, seat));
        cups.into_iter().chain(self.lead().map(|lead| voice.say(&lead))).collect()
    }

    fn totals(&self) -> Vec<(Seat, u16)> {
        let total = |it: Player| Some((it.into(), self.verdict.as_ref()?.scores[it].total()));
        Player::BOTH.into_iter().filter_map(total).collect()
    }

    fn did(&self, voice: Voice, seat: Seat) -> Vec<String> {
        voice.last_of(self, seat).into_iter().chain(self.left_to(voice, seat)).collect()
    }

    fn gained(&self, voice: Voice, seat: Seat) -> Vec<String> {
        let shared = self.last_shared(voice, seat);
        if shared.is_empty() { self.drew(voice, seat) } else { shared }
    }

    fn drew(&self, voice: Voice, seat: Seat) -> Vec<String> {
        let asks = self.acting == Player::try_from(seat).ok();
        match (self.last_drawn(seat), self.stage) {
            (Some(drawn), _) => vec![voice.card(&Fact::Drew(drawn))],
            // Hidden cards are told only to those who are alone.
            (None, StageView::Covered { .. }) if asks => self.question(voice),
            (None, StageView::Draft { draft, .. }) if asks => {
                vec![voice.card(&Fact::AloneInDraft(draft.chooser))]
            }
            _ => voice.last_of(self, seat),
        }
    }

    fn legal(&self, voice: Voice, line: &Heard) -> Vec<String> {
        self.possible(voice, line)
    }

    fn about(&self, voice: Voice, seat: Seat, line: &Heard) -> Vec<String> {
        let colors: Vec<Color> = line.words.iter().filter_map(Typed::color).collect();
        let is_of_colors = !colors.is_empty() && colors.len() == line.words.len() && !line.counts;
        if is_of_colors && matches!(self.stage, StageView::Draft { .. }) {
            return self.worth(voice, &colors);
        }
        let Ok(seat) = Player::try_from(seat) else {
            return Vec::new();
        };
        let river = voice.card(&Fact::River(seat, *self.table.river(seat)));
        let mut said = match self.up().filter(|view| view.seat() == seat) {
            Some(_) => self.hand(voice),
            None => {
                let held = Fact::Holds(seat, self.table.hand_len(seat));
                vec![voice.card(&held), self.cup(voice, seat)]
            }
        };
        said.push(river);
        said
    }

    fn read(&self, voice: Voice, line: &Heard) -> Read<Action> {
        if let Some(said) = self.answer(voice, line) {
            return Read::Answer(said);
        }
        let parts = Parts::of(line);
        if parts.has_rest {
            return Read::Nothing;
        }
        if parts.is_twofold {
            return Read::Twofold;
        }
        match &self.stage {
            StageView::Draft { draft, .. } => {
                let asked = self.which_color(*draft);
                let mountain = self.table.mandala(draft.side).mountain;
                let is_lost = self.is_lost(*draft);
                match Parts::of(&line.uncounted()).claim(mountain, is_lost) {
                    Ok(color) => Read::Action(Action::Claim { color }),
                    Err(Lack::Refused(why)) => Read::Refused(voice.card(&why)),
                    Err(_) if line.only() == Some(Word::Take) => part(voice, &asked, None),
                    Err(_) if parts.color.is_some() => {
                        let is_place =
                            |it: &Typed| matches!(it.sort(), Some(Sort::Side | Sort::Area));
                        let plays = line.words.iter().any(is_place);
                        Read::Refused(voice.card(if plays { &Fact::NoPlays } else { &asked }))
                    }
                    Err(_) => Read::Nothing,
                }
            }
            StageView::Choose { view, .. } => match parts.action(view) {
                Ok(action) => Read::Action(action),
                Err(Lack::Part(fact)) => part(voice, &fact, None),
                Err(Lack::PartAt(fact, side)) => part(voice, &fact, Some(Word::Side(side))),
                Err(Lack::Refused(fact)) => Read::Refused(voice.card(&fact)),
                Err(Lack::Twofold) => Read::Twofold,
                Err(Lack::Nothing) => Read::Nothing,
            },
            // Whoever wants to play does first what is asked.
            _ if parts.color.is_some() => match self.question(voice) {
                asked if asked.is_empty() => Read::Nothing,
                asked => Read::Answer(asked),
            },
            _ => Read::Nothing,
        }
    }

    fn refusal(&self, voice: Voice, action: Action) -> Option<(String, Option<TurnRule>)> {
        let illegal = match (&self.stage, action) {
            (StageView::Choose { view, .. }, _) => view.check(action).err()?,
            (StageView::Draft { draft, .. }, Action::Claim { color }) => {
                let side = draft.side;
                let lies = self.table.mandala(side).mountain.has(color);
                (!lies).then_some(Illegal::NotInMountain { color, side })?
            }
            _ => return None,
        };
        let names = voice.names;
        let why = voice.language.cards().refusal(illegal, Some(names));
        let rule = match illegal {
            Illegal::EmptiesHand { .. } => Some(TurnRule::Grow),
            Illegal::RuleOfColor { .. } => Some(TurnRule::Color),
            Illegal::NoDraft { .. } => Some(TurnRule::Complete),
            _ => None,
        };
        Some((sentence(&why), rule))
    }

    fn other(&self, action: Action) -> Option<Action> {
        match (action, self.stage) {
            (Action::Build { side, color }, _) => Some(Action::Build { side: side.other(), color }),
            (Action::Grow { side, color, count }, _) => {
                Some(Action::Grow { side: side.other(), color, count })
            }
            (Action::Claim { color }, StageView::Draft { draft, .. }) => {
                let colors = self.table.mandala(draft.side).mountain.colors();
                let mut others = colors.iter().filter(|&it| it != color);
                let color = others.next()?;
                others.next().is_none().then_some(Action::Claim { color })
            }
            _ => None,
        }
    }

    fn uncounted(&self, action: Action) -> Vec<Typed> {
        uncounted(action)
    }

    fn clicks(&self, action: Action) -> Vec<Command> {
        let all = match action {
            Action::Claim { color } => vec![Cards::Color(color)],
            Action::Build { color, side } => {
                vec![Cards::Color(color), Cards::Target(Target::Mountain(side))]
            }
            Action::Grow { color, side, count } => {
                vec![Cards::Color(color), Cards::Target(Target::Field(side)), Cards::Count(count)]
            }
            Action::Discard { color, count } => {
                vec![Cards::Color(color), Cards::Target(Target::Discard), Cards::Count(count)]
            }
        };
        all.into_iter().map(Command::Cards).collect()
    }
}
