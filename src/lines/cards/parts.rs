//! What a line says of an action at cards.

use crate::lines::table::{Part, Read};
use crate::lines::typed::Typed;
use crate::lines::voice::Voice;
use crate::lines::words::{Line, fill};
use crate::rules::cards::{Action, Pile, PlayerView, Side};
use crate::rules::{Color, Kind};
use crate::texts::language::lines::Word;
use crate::texts::language::lines::cards::{Area as Place, Fact};

/// Where cards go.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Area {
    Mountain,
    Field,
    Discard,
}

/// Why there is no action yet.
pub(super) enum Lack {
    /// This is missing.
    Part(Fact),
    /// This is missing; the Mandala is clear.
    PartAt(Fact, Side),
    /// It cannot be done.
    Refused(Fact),
    /// Two different things were said of the same.
    Twofold,
    /// It is no action.
    Nothing,
}

/// What a line says of an action.
#[derive(Default)]
pub(super) struct Parts {
    pub(super) color: Option<Color>,
    side: Option<Side>,
    area: Option<Area>,
    /// A number before the color.
    before: Option<u8>,
    /// Numbers after it.
    after: Vec<u8>,
    /// Whether all cards of the color are meant.
    all: bool,
    /// Whether several cards are meant.
    is_many: bool,
    /// Whether two different things were said of the same.
    pub(super) is_twofold: bool,
    /// Whether it says something that belongs to no action.
    pub(super) has_rest: bool,
}

impl Parts {
    pub(super) fn of(line: &Line) -> Parts {
        let is_cards = |it: &Typed| it.word == Some(Word::Kind(Kind::Cards));
        let mut parts = Parts {
            is_many: line.words.iter().any(|it| it.is_many || is_cards(it)),
            ..Parts::default()
        };
        let is_twofold = &mut parts.is_twofold;
        for typed in &line.words {
            let number = typed.number().map(|it| u8::try_from(it).unwrap_or(u8::MAX));
            if let Some(color) = typed.color() {
                fill(&mut parts.color, color, is_twofold);
            } else if let Some(number) = number {
                match parts.color {
                    None => fill(&mut parts.before, number, is_twofold),
                    Some(_) => parts.after.push(number),
                }
            } else {
                let area = match (typed.word, typed.letter()) {
                    (Some(Word::Side(side)), _) => {
                        fill(&mut parts.side, side, is_twofold);
                        continue;
                    }
                    (Some(Word::Mountain | Word::Build), _) | (_, Some('m')) => Area::Mountain,
                    (Some(Word::Field | Word::Grow), _) | (_, Some('f')) => Area::Field,
                    (Some(Word::Discard | Word::Discards), _) | (_, Some('x' | 'd')) => {
                        Area::Discard
                    }
                    (Some(Word::Both), _) => {
                        fill(&mut parts.before, 2, is_twofold);
                        continue;
                    }
                    (Some(Word::All), _) => {
                        parts.all = true;
                        continue;
                    }
                    (Some(Word::Take | Word::Lay | Word::On | Word::Kind(Kind::Cards)), _) => {
                        continue;
                    }
                    _ => {
                        parts.has_rest = true;
                        continue;
                    }
                };
                fill(&mut parts.area, area, is_twofold);
            }
        }
        parts
    }

    /// The color that is taken from a Mountain, which is all of it.
    /// With an empty Field, it is discarded.
    pub(super) fn claim(&self, mountain: Pile, is_lost: bool) -> Result<Color, Lack> {
        let color = self.color.ok_or(Lack::Nothing)?;
        let goes_away = is_lost && self.area == Some(Area::Discard);
        if self.side.is_some() || self.area.is_some() && !goes_away {
            return Err(Lack::Nothing);
        }
        let all = mountain.count(color);
        let mut counts = self.before.iter().chain(&self.after);
        match counts.all(|&it| it == all || all == 0) {
            true => Ok(color),
            false => Err(Lack::Refused(Fact::AllTogether)),
        }
    }

    /// The action; or what is missing, if it is one at all.
    pub(super) fn action(mut self, view: &PlayerView) -> Result<Action, Lack> {
        let Some(color) = self.color else {
            let is_begun = self.area.is_some() || self.side.is_some();
            return Err(match is_begun {
                true => Lack::Part(Fact::WhichColor(view.hand())),
                false => Lack::Nothing,
            });
        };
        let held = view.hand().count(color);
        let discard = |count| Action::Discard { color, count };
        if held == 0 {
            // That is what the rules say first, wherever it is to go.
            return Ok(discard(1));
        }
        // As at the table, 1 and 2 are the Mandalas, unless one is named.
        if self.side.is_none() && self.area != Some(Area::Discard) {
            self.side = match self.after.first() {
                Some(1) => Some(Side::Left),
                Some(2) => Some(Side::Right),
                _ => None,
            };
            if self.side.is_some() {
                self.after.remove(0);
            }
        }
        if self.is_many && self.side.is_some() {
            self.area = self.area.or(Some(Area::Field));
        }
        let mut counts = self.before.into_iter().chain(self.after);
        let counted = counts.next();
        if counts.next().is_some() {
            return Err(Lack::Nothing);
        }
        if self.all && counted.is_some_and(|it| it != held) {
            return Err(Lack::Twofold);
        }
        let said = counted.or(self.all.then_some(held));
        let count = said.or((held == 1).then_some(1));
        let build = |side| Action::Build { side, color };
        let grow = |side| move |count| Action::Grow { side, color, count };
        let may = |action| view.check(action).is_ok();
        let some = |of: &dyn Fn(u8) -> Action| {
            let most = (1..=held).rev().find(|&count| may(of(count)));
            match (count, most) {
                (Some(count), _) => Ok(of(count)),
                (None, Some(most @ 2..)) => Err(Fact::HowMany(color, most)),
                // What cannot be done with any number is refused before that is asked for.
                (None, _) => Ok(of(1)),
            }
        };
        // Where only one of the Mandalas is possible, it need not be named.
        let only = |of: &dyn Fn(Side) -> Action| {
            let mut sides = Side::BOTH.into_iter().filter(|&side| may(of(side)));
            match (sides.next(), sides.next()) {
                (Some(side), None) => Ok(side),
                (Some(_), Some(_)) => Err(Lack::Part(Fact::WhichSide)),
                (None, _) => Err(Lack::Refused(which_place(view, color))),
            }
        };
        match (self.area, self.side) {
            (Some(Area::Discard), Some(_)) => Err(Lack::Twofold),
            (Some(Area::Discard), None) => some(&discard).map_err(Lack::Part),
            (Some(Area::Mountain), _) if said.is_some_and(|it| it != 1) => {
                Err(Lack::Refused(Fact::OneToMountain))
            }
            (Some(Area::Mountain), Some(side)) => Ok(build(side)),
            (Some(Area::Mountain), None) => only(&build).map(build),
            (Some(Area::Field), Some(side)) => some(&grow(side)).map_err(Lack::Part),
            (Some(Area::Field), None) => {
                let side = only(&|side| grow(side)(1))?;
                some(&grow(side)).map_err(|fact| Lack::PartAt(fact, side))
            }
            (None, Some(side)) if may(build(side)) && count.is_none_or(|it| it == 1) => {
                match may(grow(side)(1)) {
                    true => Err(Lack::Part(Fact::MountainOrField(color, side))),
                    false => Ok(build(side)),
                }
            }
            (None, Some(side)) if may(grow(side)(1)) => some(&grow(side)).map_err(Lack::Part),
            // A number that is not one card would be dropped at a Mountain.
            (None, Some(side)) => Ok(match said.filter(|&it| it != 1) {
                Some(count) => grow(side)(count),
                None => build(side),
            }),
            (None, None) => Err(Lack::Part(which_place(view, color))),
        }
    }
}

/// The words for an action but for how many cards it is of.
pub(super) fn uncounted(action: Action) -> Vec<Typed> {
    let words = match action {
        Action::Build { color, side } => vec![Word::Color(color), Word::Mountain, Word::Side(side)],
        Action::Grow { color, side, .. } => {
            vec![Word::Color(color), Word::Field, Word::Side(side)]
        }
        Action::Discard { color, .. } => vec![Word::Color(color), Word::Discard],
        Action::Claim { .. } => Vec::new(),
    };
    words.into_iter().map(Typed::from).collect()
}

/// What asks for the rest of an action.
pub(super) fn part(voice: Voice, fact: &Fact, clear: Option<Word>) -> Read<Action> {
    Read::Part(Part { missing: vec![voice.card(fact)], clear, choices: choices(fact) })
}

/// What a question offers, in the order of its words.
pub(super) fn choices(fact: &Fact) -> Vec<Typed> {
    let all: Vec<Word> = match fact {
        Fact::WhichSide => Side::BOTH.map(Word::Side).to_vec(),
        Fact::MountainOrField(..) => vec![Word::Mountain, Word::Field],
        Fact::WhichColor(cards) | Fact::WhichMountainColor { mountain: cards, .. } => {
            cards.colors().iter().map(Word::Color).collect()
        }
        _ => Vec::new(),
    };
    all.into_iter().map(Typed::from).collect()
}

/// Where the colors of the hand can go, place by place; only to the places that a line names,
/// if it names some.
pub(super) fn places(view: &PlayerView, line: &Line) -> Vec<Fact> {
    let mut asked = Parts::of(line);
    // Who names both of two asks for either.
    let names_both = |both: [Word; 2]| both.into_iter().all(|it| line.has(it));
    asked.side = asked.side.filter(|_| !names_both(Side::BOTH.map(Word::Side)));
    asked.area = asked.area.filter(|_| !names_both([Word::Mountain, Word::Field]));
    let held = || view.hand().colors().iter();
    let going = |area: Place, side| -> Vec<Color> {
        let of = |color| match area {
            Place::Field => Action::Grow { side, color, count: 1 },
            Place::Mountain => Action::Build { side, color },
        };
        held().filter(|&color| view.check(of(color)).is_ok()).collect()
    };
    let mut facts = Vec::new();
    let is_asked = |area| asked.area.is_none_or(|it| it == area);
    for (area, place) in [(Place::Mountain, Area::Mountain), (Place::Field, Area::Field)] {
        let [left, right] = Side::BOTH.map(|side| going(area, side));
        match asked.side {
            _ if !is_asked(place) => {}
            None if left == right => facts.push(Fact::Goes(area, None, left)),
            Some(Side::Left) => facts.push(Fact::Goes(area, asked.side, left)),
            Some(Side::Right) => facts.push(Fact::Goes(area, asked.side, right)),
            None => {
                facts.push(Fact::Goes(area, Some(Side::Left), left));
                facts.push(Fact::Goes(area, Some(Side::Right), right));
            }
        }
    }
    let is_none = |it: &Fact| matches!(it, Fact::Goes(.., colors) if colors.is_empty());
    let all = asked.side.is_none() && asked.area.is_none();
    facts.retain(|it| !all || !is_none(it));
    if all || asked.area == Some(Area::Discard) {
        facts.push(Fact::AllDiscarded);
    }
    facts
}

/// Where a color of the hand can go.
pub(super) fn which_place(view: &PlayerView, color: Color) -> Fact {
    let sides = |of: &dyn Fn(Side) -> Action| {
        let sides = Side::BOTH.into_iter();
        let sides = sides.filter(|&side| view.check(of(side)).is_ok());
        sides.collect()
    };
    let build = |side| Action::Build { side, color };
    let grow = |side| Action::Grow { side, color, count: 1 };
    Fact::WhichPlace(color, sides(&build), sides(&grow))
}
