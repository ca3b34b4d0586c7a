//! What a player is about to do: a color, where it goes, how many cards.

use std::fmt;

use super::command::Target;
use super::notice::{Notice, Wish};
use crate::app::cycle::neighbor;
use crate::rules::Color;
use crate::rules::cards::{Action, Illegal, PlayerView, Side};

/// A choice on the way to an action. It is only ever made of legal parts, so it tells
/// of the hand and is as secret.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct Choice {
    color: Option<Color>,
    aimed: Option<(Target, u8)>,
    /// The Mandala that was asked for by its number.
    side: Option<Side>,
    /// Whether the last thing tried with it was refused.
    refused: bool,
}

/// The action of sending `count` cards of a color somewhere.
fn action(color: Color, target: Target, count: u8) -> Action {
    match target {
        Target::Mountain(side) => Action::Build { side, color },
        Target::Field(side) => Action::Grow { side, color, count },
        Target::Discard => Action::Discard { color, count },
    }
}

/// The most cards of a color that may go to a target; an error says why none may.
fn most(view: &PlayerView, color: Color, target: Target) -> Result<u8, Notice> {
    view.check(action(color, target, 1))?;
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
    /// A color alone.
    fn of(color: Color) -> Choice {
        Choice { color: Some(color), ..Choice::default() }
    }

    /// A whole action; nothing for a claim, which is chosen elsewhere.
    pub(super) fn to_do(action: Action) -> Choice {
        let (color, target, count) = match action {
            Action::Build { side, color } => (color, Target::Mountain(side), 1),
            Action::Grow { side, color, count } => (color, Target::Field(side), count),
            Action::Discard { color, count } => (color, Target::Discard, count),
            Action::Claim { .. } => return Choice::default(),
        };
        Choice { aimed: Some((target, count)), ..Choice::of(color) }
    }

    /// The color, once one is chosen.
    pub fn color(&self) -> Option<Color> {
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

    /// The action, once all of it is chosen.
    pub fn action(&self) -> Option<Action> {
        let (target, count) = self.aimed?;
        Some(action(self.color?, target, count))
    }

    /// Whether the color may go there.
    pub(crate) fn may(&self, view: &PlayerView, target: Target) -> bool {
        self.color.is_some_and(|color| view.check(action(color, target, 1)).is_ok())
    }

    /// One step back, if there is one.
    pub(in crate::app) fn back(self) -> Option<Choice> {
        match (self.color, self.aimed) {
            (Some(color), Some(_)) => Some(Choice::of(color)),
            (Some(_), None) => Some(Choice::default()),
            (None, _) => None,
        }
    }

    /// The same color without a target: after a refusal nothing is about to be played.
    /// A Mandala that was asked for stays asked for.
    pub(in crate::app) fn disarmed(self) -> Choice {
        Choice { aimed: None, refused: true, ..self }
    }

    /// The color alone, if there is one, without any place.
    pub(in crate::app) fn without_place(self) -> Choice {
        let color = self.color.map_or_else(Choice::default, Choice::of);
        color.disarmed()
    }

    /// The same choice with a Mandala asked for.
    pub(in crate::app) fn asking(self, side: Side) -> Choice {
        Choice { side: Some(side), ..self }
    }

    /// Aims at the first target the color may go to, in the Mandala asked for if one
    /// was. After a refusal the player has a place in mind and gets no other.
    pub(in crate::app) fn aim(self, view: &PlayerView) -> Result<Choice, Notice> {
        if self.color.is_none() {
            return Err(Notice::ColorFirst(Wish::Play));
        }
        if self.refused {
            // A Mandala that takes the color nowhere says so again.
            let again = self.side.and_then(|side| self.side(view, side).err());
            return Err(again.unwrap_or(Notice::PlaceFirst));
        }
        if let Some(side) = self.side {
            return self.side(view, side);
        }
        let open = Target::ALL.into_iter().find(|&target| self.may(view, target));
        self.at(view, open.unwrap_or(Target::Discard))
    }

    /// Chooses a color, and forgets what was chosen with another one.
    pub(in crate::app) fn pick(self, view: &PlayerView, color: Color) -> Result<Choice, Notice> {
        most(view, color, Target::Discard)?;
        Ok(if self.color == Some(color) {
            Choice { refused: false, ..self }
        } else {
            Choice::of(color)
        })
    }

    /// Chooses a target, with as many cards as may go there.
    pub(in crate::app) fn at(self, view: &PlayerView, target: Target) -> Result<Choice, Notice> {
        let color = self.color.ok_or(Notice::ColorFirst(target.into()))?;
        let count = most(view, color, target)?;
        // Another Mandala than the one asked for takes its place.
        let side = match target {
            Target::Mountain(side) | Target::Field(side) => self.side.map(|_| side),
            Target::Discard => self.side,
        };
        Ok(Choice { aimed: Some((target, count)), side, refused: false, ..self })
    }

    /// Chooses a Mandala: its Mountain, or else the Field; its Field alone if a Field
    /// was chosen before, because that can be taken back and a Mountain cannot.
    pub(in crate::app) fn side(self, view: &PlayerView, side: Side) -> Result<Choice, Notice> {
        if self.color.is_none() {
            return Err(Notice::ColorFirst(Wish::Mandala(side)));
        }
        let (mountain, field) = (Target::Mountain(side), Target::Field(side));
        let asked = self.asking(side);
        match self.target() {
            Some(Target::Field(_)) => asked.at(view, field),
            _ => {
                asked.at(view, mountain).or_else(|reason| asked.at(view, field).map_err(|_| reason))
            }
        }
    }

    /// Chooses a kind of area: of the Mandala that was asked for; if none was, of the
    /// one aimed at, or else of the other.
    pub(in crate::app) fn kind(
        self,
        view: &PlayerView,
        area: impl Fn(Side) -> Target,
    ) -> Result<Choice, Notice> {
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

    /// Goes through the colors of the hand, or through the targets of a color.
    pub(in crate::app) fn next(self, view: &PlayerView, by: isize) -> Choice {
        match self.target() {
            None => {
                let colors: Vec<Color> = view.hand().colors().iter().collect();
                neighbor(&colors, self.color, by).map_or(self, Choice::of)
            }
            Some(target) => {
                let open: Vec<Target> =
                    Target::ALL.into_iter().filter(|&target| self.may(view, target)).collect();
                let next = neighbor(&open, Some(target), by);
                next.and_then(|target| self.at(view, target).ok()).unwrap_or(self)
            }
        }
    }

    /// Takes more or fewer cards.
    pub(in crate::app) fn count_by(self, view: &PlayerView, by: i8) -> Result<Choice, Notice> {
        let count = self.count().unwrap_or_default();
        self.count_to(view, count.saturating_add_signed(by))
    }

    /// Takes so many cards.
    pub(in crate::app) fn count_to(self, view: &PlayerView, count: u8) -> Result<Choice, Notice> {
        let (Some(color), Some(target)) = (self.color, self.target()) else {
            return Err(Notice::PlaceFirst);
        };
        if let (Target::Mountain(_), true) = (target, count > 1) {
            return Err(Notice::OneCard);
        }
        if count == 0 {
            return Err(Illegal::NoCards { color }.into());
        }
        view.check(action(color, target, count))?;
        Ok(Choice { aimed: Some((target, count)), ..self })
    }
}
