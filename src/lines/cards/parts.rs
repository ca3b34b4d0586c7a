//! What a line says of an action at cards.

use super::which_place;
use crate::lines::words::Line;
use crate::rules::Color;
use crate::rules::cards::{Action, PlayerView, Side};
use crate::texts::language::lines::Word;
use crate::texts::language::lines::cards::Fact;

/// Where cards go.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Area {
    Mountain,
    Field,
    Discard,
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
    /// Whether two different things were said of the same.
    pub(super) is_twofold: bool,
}

impl Parts {
    pub(super) fn of(line: &Line) -> Parts {
        let mut parts = Parts::default();
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
                    (Some(Word::Discard), _) | (_, Some('x' | 'd')) => Area::Discard,
                    _ => continue,
                };
                fill(&mut parts.area, area, is_twofold);
            }
        }
        parts
    }

    /// The action; or what is missing, if it is one at all.
    pub(super) fn action(mut self, view: &PlayerView) -> Result<Action, Option<Fact>> {
        let Some(color) = self.color else {
            let is_begun = self.area.is_some() || self.side.is_some();
            return Err(is_begun.then(|| Fact::WhichColor(view.hand())));
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
        let count = self.before.or(self.after.first().copied());
        let count = count.or((held == 1).then_some(1));
        let some = |of: &dyn Fn(u8) -> Action| match count {
            Some(count) => Ok(of(count)),
            None => Err(Some(Fact::HowMany(color, held))),
        };
        let build = |side| Action::Build { side, color };
        let grow = |side| move |count| Action::Grow { side, color, count };
        let may = |action| view.check(action).is_ok();
        // Where only one of the Mandalas is possible, it need not be named.
        let only = |of: &dyn Fn(Side) -> Action| {
            let mut sides = Side::BOTH.into_iter().filter(|&side| may(of(side)));
            sides.next().filter(|_| sides.next().is_none())
        };
        match (self.area, self.side) {
            (Some(Area::Discard), _) => some(&discard),
            (Some(Area::Mountain), side) => match side.or_else(|| only(&build)) {
                Some(side) => Ok(build(side)),
                None => Err(Some(Fact::WhichSide)),
            },
            (Some(Area::Field), side) => match side.or_else(|| only(&|side| grow(side)(1))) {
                Some(side) => some(&grow(side)),
                None => Err(Some(Fact::WhichSide)),
            },
            (None, Some(side)) if may(build(side)) && count.is_none_or(|it| it == 1) => {
                Ok(build(side))
            }
            (None, Some(side)) if may(grow(side)(1)) => some(&grow(side)),
            (None, Some(side)) => Ok(build(side)),
            (None, None) => Err(Some(which_place(view, color))),
        }
    }
}

/// Fills in a part, unless it says something else already.
fn fill<T: PartialEq>(part: &mut Option<T>, with: T, is_twofold: &mut bool) {
    *is_twofold |= part.as_ref().is_some_and(|there| *there != with);
    *part = Some(with);
}
