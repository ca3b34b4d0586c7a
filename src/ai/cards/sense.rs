//! What a beginner sees at a glance, which the first levels are told because they are too weak
//! to find it out.

use super::most;
use super::position::{Position, best_draft};
use crate::ai::soft::{prefer, prefer_least};
use crate::rules::Color;
use crate::rules::cards::{Action, ClaimEffect, Phase, PlayerView, Prospect, RIVER_SPACES, Side};

/// What is wrong with an action, the worst first.
#[derive(Default, PartialEq, Eq, PartialOrd, Ord)]
struct Faults {
    /// It completes a Mandala that brings the other more and is not good otherwise, or lets the
    /// game end lost; twice, if it ends it so itself.
    gives_away: u8,
    /// How many Mandalas that are complete, or lack one or two colors, have no card of the player.
    left_out: usize,
    /// It takes too little, brings the player nothing or the other one something.
    is_useless: bool,
    /// How often its cards are too many, too few or too dear.
    careless: u8,
}

/// How many points a Mandala has to bring to be completed at once, whatever else there is.
const MUCH: f32 = 5.0;

/// How many points a color has to bring for the same, unless the other gets more.
const RICH: u16 = 6;

/// How many points something else has to bring more than a Mandala that brings less than that.
const BETTER: f32 = 2.0;

/// By how many cards a Field may lead before more of them are wasted.
const ENOUGH: u8 = 2;

/// How many points below the best an action is still about as good.
const AS_GOOD: f32 = 1.0;

/// A Mandala completed so that the player chooses first, and loses no game that ends with it.
#[derive(PartialEq)]
enum Chance {
    /// It brings much.
    Great,
    /// It brings less, whatever it brings the other.
    Fair,
}

/// Of some actions with the points that can be expected of them, leaves out those that are done
/// in place of completing a Mandala and are not better.
pub(super) fn keep_chances(view: &PlayerView, options: &mut Vec<(Action, f32)>) {
    prefer(options, |&(action, _)| chance(view, action) == Some(Chance::Great));
    let chances = options.iter().filter(|&&(action, _)| chance(view, action).is_some());
    let better = most(chances) + BETTER;
    options.retain(|&(action, points)| points >= better || chance(view, action).is_some());
}

/// The chance that a player takes with an action.
fn chance(view: &PlayerView, action: Action) -> Option<Chance> {
    let (after, preview) = (view.after(action).ok()?, view.preview(action).ok()?);
    let draft = preview.completes.filter(|draft| draft.first == Some(view.seat()))?;
    let claims = Color::ALL.map(|color| after.table().claim(draft.side, color, view.seat()));
    let is_rich = claims.iter().flatten().any(|claim| claim.points() >= RICH);
    let brings = brings(view, &after);
    let is_great = brings >= MUCH || brings >= 0.0 && is_rich;
    (!ends_lost(&after)).then_some(if is_great { Chance::Great } else { Chance::Fair })
}

/// Of some actions with the points that can be expected of them, keeps those with which the least
/// is wrong.
pub(super) fn keep_sensible(view: &PlayerView, options: &mut Vec<(Action, f32)>) {
    let good = most(&*options) - AS_GOOD;
    prefer_least(options, |&(action, points)| faults(view, action, points >= good));
}

/// What is wrong with an action, which is about as good as any or is not.
fn faults(view: &PlayerView, action: Action, is_good: bool) -> Faults {
    let (Ok(after), Ok(preview)) = (view.after(action), view.preview(action)) else {
        return Faults::default();
    };
    if claims(view, action).is_some() {
        let (gives_away, is_useless) = (costly(view, action), is_outdone(view, action));
        return Faults { gives_away, is_useless, ..Faults::default() };
    }
    let left_out = left_out(&after);
    if preview.completes.is_some() {
        let gives_away = !is_good && brings(view, &after) < 0.0 || ends_lost(&after);
        let (gives_away, careless) = (gives_away.into(), is_too_much(view, action).into());
        return Faults { gives_away, left_out, careless, ..Faults::default() };
    }
    let is_useless = feeds(view, action) || is_wasted(view, action);
    let careless = u8::from(is_too_little(view, action)) + u8::from(is_dear(view, action));
    Faults { left_out, is_useless, careless, ..Faults::default() }
}

/// How many Mandalas leave the player out, now or with one or two more colors.
fn left_out(after: &Prospect) -> usize {
    let is_left_out = |&side: &Side| {
        let mandala = after.table().mandala(side);
        mandala.missing().len() <= 2 && mandala.fields[after.seat()].is_empty()
    };
    Side::BOTH.iter().filter(|side| is_left_out(side)).count()
}

/// By how many points the player leads, as far as that is known.
fn lead(prospect: &Prospect) -> f32 {
    Position::of(prospect).lead() as f32
}

/// How many points a draft brings the player more than the other.
fn brings(view: &PlayerView, after: &Prospect) -> f32 {
    best_draft(after, &lead) - lead(&Prospect::from(*view))
}

/// Whether a draft under way ends the game while the other leads, if the other wants it to.
fn ends_lost(prospect: &Prospect) -> bool {
    let is_lost = |end: &Prospect| matches!(end.table().phase(), Phase::Over(_)) && lead(end) < 0.0;
    best_draft(prospect, &|end| if is_lost(end) { -1.0 } else { 0.0 }) < 0.0
}

/// Whether it builds a Mountain of which only the other would get something as it lies, or of
/// which the other would choose first by far, or though the player could lead there, or gives it
/// the color that wins the game.
fn feeds(view: &PlayerView, action: Action) -> bool {
    let Action::Build { side, color } = action else {
        return false;
    };
    let [own, theirs] = in_fields(view, side);
    let is_alone = own == 0 && theirs > 0;
    let is_left_behind = own < theirs && (own + ENOUGH <= theirs || can_lead(view, side));
    is_alone || is_left_behind || own <= theirs && is_winning(view, color)
}

/// Whether cards of one color make the player's Field the larger one, and some are left.
fn can_lead(view: &PlayerView, side: Side) -> bool {
    let [own, theirs] = in_fields(view, side);
    let count = (theirs + 1).saturating_sub(own);
    let is_legal = |&color: &Color| view.check(Action::Grow { side, color, count }).is_ok();
    view.hand().len() > count + 1 && Color::ALL.iter().any(is_legal)
}

/// Whether the other leads and would fill a River with this color.
fn is_winning(view: &PlayerView, color: Color) -> bool {
    let other = view.seat().other();
    let river = view.table().river(other);
    let is_last = river.space_of(color).is_none() && river.len() + 1 == RIVER_SPACES;
    is_last && lead(&Prospect::from(*view)) < 0.0
}

/// Whether it adds to a Field that leads by enough, or leads by far or is as far behind then.
fn is_wasted(view: &PlayerView, action: Action) -> bool {
    let Action::Grow { side, count, .. } = action else {
        return false;
    };
    let [own, theirs] = in_fields(view, side);
    let is_behind = own > 0 && own + count + ENOUGH <= theirs;
    own >= theirs + ENOUGH || own + count > theirs + ENOUGH + 1 || is_behind
}

/// How many cards lie in the player's Field and in the other's.
fn in_fields(view: &PlayerView, side: Side) -> [u8; 2] {
    let fields = &view.table().mandala(side).fields;
    [view.seat(), view.seat().other()].map(|player| fields[player].len())
}

/// Whether fewer cards complete the Mandala, and the same player chooses first then.
fn is_too_much(view: &PlayerView, action: Action) -> bool {
    let first = |action| view.preview(action).ok()?.completes.map(|draft| draft.first);
    match action {
        Action::Grow { side, color, count } if count > 1 => {
            first(action) == first(Action::Grow { side, color, count: count - 1 })
        }
        _ => false,
    }
}

/// Whether the Field leads by less than enough with these cards, where more of them could lie.
fn is_too_little(view: &PlayerView, action: Action) -> bool {
    let Action::Grow { side, color, count } = action else {
        return false;
    };
    let [own, theirs] = in_fields(view, side);
    let more = Action::Grow { side, color, count: count + 1 };
    own + count < theirs + ENOUGH && view.check(more).is_ok()
}

/// Whether it lays cards into a Field that would be worth more in the Cup than others do that
/// could lie there.
fn is_dear(view: &PlayerView, action: Action) -> bool {
    let Action::Grow { side, color, count } = action else {
        return false;
    };
    let worth = |color| view.table().river(view.seat()).space_of(color);
    let is_cheap = |other| worth(other).zip(worth(color)).is_some_and(|(it, this)| it + 2 <= this);
    Color::ALL.into_iter().filter(|&other| is_cheap(other)).any(|other| {
        let instead = view.preview(Action::Grow { side, color: other, count });
        instead.is_ok_and(|it| it.completes.is_none())
    })
}

/// Whether it takes a color where another one brings the player and both together no less, and
/// one of them more; but not where that one costs the game.
fn is_outdone(view: &PlayerView, action: Action) -> bool {
    let worth = |action| {
        let claims = claims(view, action)?;
        let [own, theirs] = claims.map(|claim| {
            let is_new = matches!(claim, ClaimEffect::River { .. });
            claim.points() + u16::from(is_new)
        });
        let own = own + wakes(view, action, claims[0]);
        Some((own, own + theirs))
    };
    worth(action).is_some_and(|taken| {
        view.legal_actions().iter().any(|other| {
            let is_more = |it: (u16, u16)| it.0 >= taken.0 && it.1 >= taken.1 && it != taken;
            worth(other).is_some_and(is_more) && costly(view, other) <= costly(view, action)
        })
    })
}

/// What the cards of its color that were dealt into the player's Cup are worth from then on.
fn wakes(view: &PlayerView, action: Action, claim: ClaimEffect) -> u16 {
    match (action, claim) {
        (Action::Claim { color }, ClaimEffect::River { space, .. }) => {
            u16::from(view.cup().count(color)) * u16::from(space)
        }
        _ => 0,
    }
}

/// Whether it takes a color after which the other can end the game while they lead.
pub(super) fn loses(view: &PlayerView, action: Action) -> bool {
    costly(view, action) > 0
}

/// How surely the game ends while the other leads if it takes this color: 1 if the other can
/// see to that, 2 if it does so itself.
fn costly(view: &PlayerView, action: Action) -> u8 {
    let is_last = |claim| matches!(claim, ClaimEffect::River { space: RIVER_SPACES, .. });
    let ends = claims(view, action).is_some_and(|[own, _]| is_last(own));
    let is_lost = view.after(action).is_ok_and(|after| ends_lost(&after));
    u8::from(is_lost) + u8::from(is_lost && ends)
}

/// What the color that it takes brings the player, and would bring the other.
fn claims(view: &PlayerView, action: Action) -> Option<[ClaimEffect; 2]> {
    let (Action::Claim { color }, Phase::Draft(draft)) = (action, view.table().phase()) else {
        return None;
    };
    let claim = |player| view.table().claim(draft.side, color, player);
    Some([claim(view.seat())?, claim(view.seat().other())?])
}
