//! What comes of a turn of a card game.

use std::cmp::Ordering;
use std::slice;

use super::reason::{Fields, Points, Reason, Sharing, Standing};
use crate::rules::cards::{Action, Completion, PlayerView, Preview, Side};
use crate::rules::{Color, Player};

/// What comes of a turn.
pub(super) fn play(action: Action, view: &PlayerView) -> Vec<Vec<Reason>> {
    let Ok(preview) = view.preview(action) else {
        return Vec::new();
    };
    let other = view.seat().other();
    // How many cards both have in a Field there, and how many colors are missing after it.
    let there = |side, color| {
        let mandala = view.table().mandala(side);
        let standing = Standing {
            own: mandala.fields[view.seat()].len(),
            theirs: mandala.fields[other].len(),
        };
        let missing = mandala.missing().iter().filter(|&missing| missing != color);
        (standing, missing.count() as u8)
    };
    if let Some(done) = &preview.completes {
        let sharing = Sharing::of(done, view.seat());
        let is_first = matches!(sharing, Sharing::YouFirst(_) | Sharing::OnlyYou(..));
        let prize = is_first.then(|| prize(action, done.side, view)).flatten();
        return and(completion(done, sharing), prize);
    }
    match action {
        Action::Build { side, color } => {
            let (standing, missing) = there(side, color);
            let ways = build(&preview, standing, missing, other);
            let leader = (standing.own > 0 && standing.theirs > 0 || missing > 1)
                .then(|| leader(standing, other))
                .flatten();
            and(ways, leader.into_iter().chain(worth(color, view)))
        }
        Action::Grow { side, color, count } => {
            let (before, missing) = there(side, color);
            let own = before.own + count;
            let leads = own > before.theirs;
            let prize = leads.then(|| prize(action, side, view)).flatten();
            and(fields(Standing { own, ..before }, missing, other), prize)
        }
        Action::Discard { .. } => vec![vec![Reason::Draws(preview.draws)]],
        Action::Claim { .. } => Vec::new(),
    }
}

/// Several ways to say one thing, first with more to be said after it, then without.
fn and(ways: Vec<Reason>, more: impl IntoIterator<Item = Reason>) -> Vec<Vec<Reason>> {
    let more: Vec<Reason> = more.into_iter().collect();
    let with = |count: usize| {
        let more = &more[..count];
        ways.iter().map(move |way| [slice::from_ref(way), more].concat())
    };
    (0..=more.len()).rev().flat_map(with).collect()
}

/// Who leads in the Fields where a card is added to the Mountain, if anybody does.
fn leader(standing: Standing, other: Player) -> Option<Reason> {
    let Standing { own, theirs } = standing;
    match own.cmp(&theirs) {
        Ordering::Greater => Some(Reason::Leads(standing)),
        Ordering::Equal => None,
        Ordering::Less => Some(Reason::Trails(standing, other)),
    }
}

/// To whom a card of a color is worth more, as the Rivers stand.
fn worth(color: Color, view: &PlayerView) -> Option<Reason> {
    let other = view.seat().other();
    let space = |player| view.table().river(player).space_of(color).unwrap_or(0);
    let (own, theirs) = (space(view.seat()), space(other));
    match own.cmp(&theirs) {
        Ordering::Greater => Some(Reason::Worth(color, own)),
        Ordering::Equal => None,
        Ordering::Less => Some(Reason::WorthToOther(color, theirs, other)),
    }
}

/// The best that the player could take of a Mountain after an action, if it brings points.
fn prize(action: Action, side: Side, view: &PlayerView) -> Option<Reason> {
    let after = view.after(action).ok()?;
    let (table, player) = (after.table(), view.seat());
    let colors = table.mandala(side).mountain.colors();
    let brings = colors.iter().filter_map(|color| {
        let points = Points::known(color, table.claim(side, color, player)?, view);
        (points.points > 0).then_some((color, points))
    });
    let (color, points) = brings.max_by_key(|(_, points)| points.points)?;
    Some(Reason::Prize(color, points))
}

/// What it means to add to a Mountain that so many colors are missing in after it, with so
/// many cards in the Fields.
fn build(preview: &Preview, fields: Standing, missing: u8, other: Player) -> Vec<Reason> {
    let draws = preview.draws;
    if missing > 1 {
        return vec![Reason::DrawsAndMisses { draws, missing }, Reason::Draws(draws)];
    }
    let but = match (fields.own, fields.theirs) {
        (0, _) => vec![Reason::NearsForNothing, Reason::ForNothing],
        (_, 0) => vec![Reason::NearsWithout(other)],
        _ => Vec::new(),
    };
    let ways =
        [Reason::DrawsAndNears(draws), Reason::Nears, Reason::NearsInShort, Reason::Draws(draws)];
    but.into_iter().chain(ways).collect()
}

/// What it means to have so many cards in a Field where so many colors are missing, and to
/// have had fewer.
fn fields(standing: Standing, missing: u8, other: Player) -> Vec<Reason> {
    let Standing { own, theirs } = standing;
    let fields = match own.cmp(&theirs) {
        Ordering::Greater if theirs == 0 => Fields::LeadAlone(standing, other),
        Ordering::Greater => Fields::Lead(standing),
        Ordering::Equal => Fields::Even(standing, other),
        Ordering::Less => Fields::Trail(standing, other),
    };
    let near = (missing == 1).then_some(Reason::FieldsNear(standing));
    let shorter = (own > theirs && theirs == 0).then_some(Reason::Fields(Fields::Lead(standing)));
    // That both have as many says nothing in short.
    let short = (own != theirs).then_some(Reason::FieldsInShort(standing));
    let ways = [Reason::Fields(fields)].into_iter();
    ways.chain(near).chain(shorter).chain(short).collect()
}

/// What it means to complete a Mandala.
fn completion(done: &Completion, sharing: Sharing) -> Vec<Reason> {
    vec![
        Reason::Completes { side: done.side, last: done.last, sharing },
        Reason::CompletesInShort(sharing),
    ]
}
