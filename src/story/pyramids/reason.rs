//! What speaks for a take in a pyramid game.

use std::mem;

use super::{Preview, Shares, Who};
use crate::rules::Seat;
use crate::rules::game::Game as _;
use crate::rules::pyramids::{Action, Award, Game, Piece, Place};
use crate::story::Explained;

/// What is done with an action: a pyramid is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// This one, which lies there.
    Take(Piece, Place),
    /// The same, to be said in fewer words.
    TakeInShort(Piece, Place),
}

/// Something that speaks for a take, told to its player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// A group scores.
    Finishes(Piece, Shares),
    /// So many groups score.
    FinishesMany(usize, Shares),
    /// Somebody takes the rest.
    TakesRest(Who),
    /// The game is over.
    Over,
    /// The player is at the end.
    AtEnd,
    /// Most of the group are the player's, whatever happens.
    Sure(Piece),
    /// Nobody else has any of the group.
    NobodyElse(Piece),
    /// The player has so many of the group, and nobody else any.
    OnlyOnes(u8, Piece),
    /// This other player does not have the group alone any more.
    NoLongerAlone(Seat, Piece),
    /// The player leads the group.
    Leads {
        /// The group.
        group: Piece,
        /// How many the player has.
        own: u8,
        /// How many the next one has.
        theirs: u8,
    },
    /// Others have as many of the group, and the player's pawn is ahead.
    EvenAhead(Piece),
    /// Another player leads the group.
    Trails {
        /// The group.
        group: Piece,
        /// Who leads.
        leader: Seat,
        /// How many that player has.
        theirs: u8,
        /// How many the player has.
        own: u8,
    },
    /// This other player has as many of the group, and a pawn ahead.
    EvenBehind(Piece, Seat),
    /// So many of the group are left on the path.
    Left(u8),
    /// Nothing is jumped over.
    JumpsOverNothing,
    /// Of what is jumped over, so many fall into the eye.
    Fall(u8),
    /// Of what is jumped over, so many are left to others, or to this one alone.
    Leaves(u8, Option<Seat>),
    /// This other player can then take what lies there, for so many points.
    ThenTakes(Seat, Piece, Place, u8),
    /// This other player can then take what lies there, and has most of its group.
    ThenLeads(Seat, Piece, Place),
}

/// The reasons, the weightiest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Rank {
    Scores,
    Ends,
    Group,
    Jumped,
    Left,
}

impl Explained for Game {
    type Deed = Deed;
    type Reason = Reason;

    fn deed(game: &Game, action: Action) -> Deed {
        let piece = game.piece(action.place);
        let piece = piece.expect("only a pyramid that lies on the path can be taken");
        Deed::Take(piece, action.place)
    }

    fn shorter(deed: &Deed) -> Option<Deed> {
        match *deed {
            Deed::Take(piece, place) => Some(Deed::TakeInShort(piece, place)),
            Deed::TakeInShort(..) => None,
        }
    }

    /// What it costs is left out after what can be read off the table.
    fn reasons(game: &Game, action: Action) -> Vec<Vec<Reason>> {
        let Some(preview) = Preview::of(game, action.place) else {
            return Vec::new();
        };
        let preview = &preview;
        let mut said: Vec<(Rank, Reason)> = Vec::new();
        said.extend(finished(preview).map(|it| (Rank::Scores, it)));
        said.extend(ended(preview).map(|it| (Rank::Ends, it)));
        if !preview.after.is_scored(preview.piece) {
            said.push((Rank::Group, standing(preview, game)));
            let left = preview.after.on_path(preview.piece);
            said.push((Rank::Left, Reason::Left(left)));
        }
        said.extend(way(preview, game));
        let mut ways = Vec::new();
        while let Some(&(last, _)) = said.iter().max_by_key(|(rank, _)| *rank) {
            ways.push(said.iter().map(|(_, it)| it.clone()).collect());
            said.retain(|&(rank, _)| rank != last);
        }
        ways
    }

    fn is_drawback(reason: &Reason) -> bool {
        match reason {
            Reason::TakesRest(Who::Other(_))
            | Reason::Trails { .. }
            | Reason::EvenBehind(..)
            | Reason::Fall(_)
            | Reason::Leaves(..) => true,
            _ => lead(reason).is_some_and(|lead| lead < 0),
        }
    }

    fn outdoes(reason: &Reason, others: &[Reason]) -> bool {
        match reason {
            Reason::Finishes(..) | Reason::FinishesMany(..) => {
                let own = lead(reason).unwrap_or(0);
                let most = others.iter().filter_map(lead).max().unwrap_or(0);
                if Game::is_drawback(reason) { own < most } else { own > most }
            }
            // So many are left for everybody.
            Reason::Left(_) => false,
            Reason::TakesRest(_) => !others.contains(reason),
            Reason::Fall(own) | Reason::Leaves(own, _) => *own > jumped(others),
            Reason::Trails { .. } | Reason::EvenBehind(..) => {
                let trails = |it| matches!(it, &Reason::Trails { .. } | &Reason::EvenBehind(..));
                !others.iter().any(trails)
            }
            _ => {
                let is_alike = |it: &Reason| mem::discriminant(it) == mem::discriminant(reason);
                !others.iter().any(is_alike)
            }
        }
    }

    /// The player is named.
    fn for_all(game: &Game, reason: Reason) -> Option<Reason> {
        let seat = game.to_act()?;
        let name = |shares: Shares| {
            let named =
                |(who, points)| (if who == Who::You { Who::Other(seat) } else { who }, points);
            shares.into_iter().map(named).collect()
        };
        Some(match reason {
            Reason::Finishes(group, shares) => Reason::Finishes(group, name(shares)),
            Reason::FinishesMany(groups, shares) => Reason::FinishesMany(groups, name(shares)),
            Reason::TakesRest(Who::You) => Reason::TakesRest(Who::Other(seat)),
            Reason::AtEnd => return None,
            Reason::OnlyOnes(_, group) => Reason::NobodyElse(group),
            Reason::Leads { group, own, theirs } => {
                Reason::Trails { group, leader: seat, theirs: own, own: theirs }
            }
            Reason::EvenAhead(group) => Reason::EvenBehind(group, seat),
            _ => reason,
        })
    }

    fn speaks_against(
        game: &Game,
        worse: Action,
        reply: Option<Action>,
        better: Action,
    ) -> Option<Reason> {
        let (seat, reply) = (game.to_act()?, reply?);
        let answered = |action: Action| {
            let after = Preview::of(game, action.place)?.after;
            Preview::of(&after, reply.place).filter(|it| it.seat != seat)
        };
        let gain = |it: &Preview| it.report.scored().map(|award| award.points(it.seat)).sum::<u8>();
        let then = answered(worse)?;
        let same = answered(better).filter(|it| it.seat == then.seat);
        let points = gain(&then);
        if points > same.as_ref().map_or(0, gain) {
            return Some(Reason::ThenTakes(then.seat, then.piece, then.place, points));
        }
        let leads = |it: &Preview| it.after.award(it.piece).first() == Some(it.seat);
        let is_new = !then.after.is_scored(then.piece) && !same.as_ref().is_some_and(leads);
        let led = game.award(then.piece).first() == Some(then.seat);
        (leads(&then) && is_new && !led)
            .then_some(Reason::ThenLeads(then.seat, then.piece, then.place))
    }
}

/// How many are jumped over, as some reasons say, maybe more than once.
fn jumped(reasons: &[Reason]) -> u8 {
    let fall = reasons.iter().find_map(|it| match it {
        Reason::Fall(pieces) => Some(*pieces),
        _ => None,
    });
    let left = reasons.iter().find_map(|it| match it {
        Reason::Leaves(pieces, _) => Some(*pieces),
        _ => None,
    });
    fall.unwrap_or(0) + left.unwrap_or(0)
}

/// By how many points more the player gets of the groups that a take finishes than all others.
fn lead(reason: &Reason) -> Option<i32> {
    let (Reason::Finishes(_, shares) | Reason::FinishesMany(_, shares)) = reason else {
        return None;
    };
    let signed = |&(who, points): &(Who, u8)| match who {
        Who::You => i32::from(points),
        Who::Other(_) => -i32::from(points),
    };
    Some(shares.iter().map(signed).sum())
}

/// Which groups score, and for whom.
fn finished(preview: &Preview) -> Option<Reason> {
    let awards: Vec<Award> = preview.report.scored().collect();
    match &awards[..] {
        [] => None,
        [award] => {
            let shares = award.shares();
            let shares = shares.map(|(seat, points)| (Who::told(seat, preview.seat), points));
            Some(Reason::Finishes(award.group, shares.collect()))
        }
        _ => Some(Reason::FinishesMany(awards.len(), preview.shares())),
    }
}

/// Who takes the rest, or that the way ends here.
fn ended(preview: &Preview) -> Option<Reason> {
    let swept = preview.report.swept().last();
    match swept.and_then(|place| preview.after.pawn_on(place)) {
        Some(seat) => Some(Reason::TakesRest(Who::told(seat, preview.seat))),
        None if preview.after.is_over() => Some(Reason::Over),
        None if preview.after.is_at_end(preview.seat) => Some(Reason::AtEnd),
        None => None,
    }
}

/// Who would get the points of the group as it stands after the take.
fn standing(preview: &Preview, game: &Game) -> Reason {
    let (you, group) = (preview.seat, preview.piece);
    let count = |seat: Seat| preview.after.owned(seat, group);
    let (own, left) = (count(you), preview.after.on_path(group));
    let rivals = preview.after.seats().filter(|&seat| seat != you);
    let owners: Vec<Seat> = rivals.filter(|&seat| count(seat) > 0).collect();
    let most = owners.iter().map(|&seat| count(seat)).max().unwrap_or(0);
    let award = preview.after.award(group);
    let first = award.first().filter(|&seat| seat != you);
    match (first, &owners[..]) {
        _ if own > most + left => Reason::Sure(group),
        (_, []) if own == 1 => Reason::NobodyElse(group),
        (_, []) => Reason::OnlyOnes(own, group),
        (_, &[alone]) if game.owned(you, group) == 0 => Reason::NoLongerAlone(alone, group),
        (None, _) if own > most => Reason::Leads { group, own, theirs: most },
        (None, _) => Reason::EvenAhead(group),
        (Some(leader), _) if count(leader) > own => {
            Reason::Trails { group, leader, theirs: count(leader), own }
        }
        (Some(leader), _) => Reason::EvenBehind(group, leader),
    }
}

/// What the pawn jumps over: what is lost, and what others can take. Each is counted once.
fn way(preview: &Preview, game: &Game) -> Vec<(Rank, Reason)> {
    let jumped = game.ahead(preview.seat).behind(Some(preview.place));
    if jumped.is_empty() {
        return vec![(Rank::Jumped, Reason::JumpsOverNothing)];
    }
    // There are 75 places.
    let fell = preview.report.fell().len() as u8;
    let (left, taker) = preview.left(game);
    let lost = (fell > 0).then_some(Reason::Fall(fell));
    let left = (!left.is_empty()).then(|| Reason::Leaves(left.len() as u8, taker));
    let said = lost.into_iter().chain(left);
    said.map(|it| (Rank::Jumped, it)).collect()
}
