//! What a player is about to do: a colour, where it goes, how many cards.

use std::fmt;

use super::command::Target;
use crate::rules::Color;
use crate::rules::cards::{Action, Illegal, PlayerView, Side};

/// A choice on the way to an action. It is only ever made of legal parts, so it tells
/// of the hand and is as secret.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Choice {
    color: Color,
    aimed: Option<(Target, u8)>,
    /// The Mandala that was asked for by its number.
    side: Option<Side>,
}

/// The action of sending `count` cards of a colour somewhere.
fn action(color: Color, target: Target, count: u8) -> Action {
    match target {
        Target::Mountain(side) => Action::Build { side, color },
        Target::Field(side) => Action::Grow { side, color, count },
        Target::Discard => Action::Discard { color, count },
    }
}

/// The most cards of a colour that may go to a target; an error says why none may.
fn most(view: &PlayerView, color: Color, target: Target) -> Result<u8, String> {
    if let Err(reason) = view.check(action(color, target, 1)) {
        return Err(reason.to_string());
    }
    let held = match target {
        Target::Mountain(_) => 1,
        Target::Field(_) | Target::Discard => view.hand().count(color),
    };
    let legal = |&count: &u8| view.check(action(color, target, count)).is_ok();
    Ok((1..=held).rev().find(legal).unwrap_or(1))
}

impl fmt::Debug for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Choice(hidden)")
    }
}

impl Choice {
    /// A colour alone.
    fn of(color: Color) -> Choice {
        Choice {
            color,
            aimed: None,
            side: None,
        }
    }

    /// The first colour of the hand, with no target yet.
    pub(super) fn first(view: &PlayerView) -> Option<Choice> {
        let color = view.hand().colors().iter().next()?;
        Some(Choice::of(color))
    }

    /// The colour chosen.
    pub fn color(&self) -> Color {
        self.color
    }

    /// Where the cards go, once that is chosen.
    pub fn target(&self) -> Option<Target> {
        self.aimed.map(|(target, _)| target)
    }

    /// How many cards, once a target is chosen.
    pub fn count(&self) -> Option<u8> {
        self.aimed.map(|(_, count)| count)
    }

    /// The action, once it is wholly chosen.
    pub fn action(&self) -> Option<Action> {
        self.aimed
            .map(|(target, count)| action(self.color, target, count))
    }

    /// Whether the colour may go there.
    pub(crate) fn may(&self, view: &PlayerView, target: Target) -> bool {
        view.check(action(self.color, target, 1)).is_ok()
    }

    /// One step back, if there is one.
    pub(super) fn back(self) -> Option<Choice> {
        self.aimed.map(|_| Choice::of(self.color))
    }

    /// The same colour without a target: after a refusal nothing is about to be played.
    pub(super) fn disarmed(self) -> Choice {
        Choice::of(self.color)
    }

    /// Aims at the first target the colour may go to.
    pub(super) fn aim(self, view: &PlayerView) -> Choice {
        let mut aims = Target::ALL
            .into_iter()
            .filter_map(|target| self.at(view, target).ok());
        aims.next().unwrap_or(self)
    }

    /// Chooses a colour.
    pub(super) fn pick(self, view: &PlayerView, color: Color) -> Result<Choice, String> {
        most(view, color, Target::Discard)?;
        let picked = Choice::of(color);
        if color == self.color && self.aimed.is_some() {
            return Ok(self);
        }
        // A target chosen before stays, where the colour may go there too.
        match self.target().map(|target| picked.at(view, target)) {
            Some(Ok(choice)) => Ok(choice),
            _ => Ok(picked.aim(view)),
        }
    }

    /// Chooses a target, with as many cards as may go there.
    pub(super) fn at(self, view: &PlayerView, target: Target) -> Result<Choice, String> {
        let count = most(view, self.color, target)?;
        Ok(Choice {
            aimed: Some((target, count)),
            ..self
        })
    }

    /// Chooses a Mandala: its Mountain, or else the Field; its Field alone if a Field
    /// was chosen before, for that can be taken back and a Mountain cannot.
    pub(super) fn side(self, view: &PlayerView, side: Side) -> Result<Choice, String> {
        let (mountain, field) = (Target::Mountain(side), Target::Field(side));
        let asked = Choice {
            side: Some(side),
            ..self
        };
        match self.target() {
            Some(Target::Field(_)) => asked.at(view, field),
            _ => asked
                .at(view, mountain)
                .or_else(|reason| asked.at(view, field).map_err(|_| reason)),
        }
    }

    /// Chooses a kind of area: of the Mandala that was asked for; if none was, of the
    /// one aimed at, or else of the other.
    pub(super) fn kind(
        self,
        view: &PlayerView,
        area: impl Fn(Side) -> Target,
    ) -> Result<Choice, String> {
        if let Some(side) = self.side {
            return self.at(view, area(side));
        }
        let side = match self.target() {
            Some(Target::Mountain(side) | Target::Field(side)) => side,
            _ => Side::Left,
        };
        self.at(view, area(side))
            .or_else(|reason| self.at(view, area(side.other())).map_err(|_| reason))
    }

    /// Goes through the colours of the hand, or through the targets of a colour.
    pub(super) fn next(self, view: &PlayerView, by: isize) -> Choice {
        fn step<T: PartialEq + Copy>(all: &[T], at: T, by: isize) -> T {
            let here = all.iter().position(|&one| one == at).unwrap_or(0) as isize;
            let next = (here + by).rem_euclid(all.len().max(1) as isize);
            all.get(next as usize).copied().unwrap_or(at)
        }
        match self.target() {
            None => {
                let colors: Vec<Color> = view.hand().colors().iter().collect();
                Choice::of(step(&colors, self.color, by))
            }
            Some(target) => {
                let open: Vec<Target> = Target::ALL
                    .into_iter()
                    .filter(|&target| self.may(view, target))
                    .collect();
                self.at(view, step(&open, target, by)).unwrap_or(self)
            }
        }
    }

    /// Takes more or fewer cards.
    pub(super) fn count_by(self, view: &PlayerView, by: i8) -> Result<Choice, String> {
        let Some((target, count)) = self.aimed else {
            return Err("choose first where the cards go".to_string());
        };
        let count = count.saturating_add_signed(by);
        if count == 0 {
            let color = self.color;
            return Err(Illegal::NoCards { color }.to_string());
        }
        if let (Target::Mountain(_), true) = (target, count > 1) {
            return Err("exactly one card goes to a Mountain".to_string());
        }
        match view.check(action(self.color, target, count)) {
            Ok(()) => Ok(Choice {
                aimed: Some((target, count)),
                ..self
            }),
            Err(reason) => Err(reason.to_string()),
        }
    }
}
