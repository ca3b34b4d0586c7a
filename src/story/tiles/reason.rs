//! What speaks for an action of a tile game.

use crate::rules::game::Game as _;
use crate::rules::tiles::{Action, Cell, Game, Phase, Preview};
use crate::rules::{Color, Player};
use crate::story::{Explained, Hint};

/// What is done with an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// A start tile is kept.
    Keep(Color),
    /// A tile of this color is turned over.
    Flip(Cell, Color),
    /// A group is opened with the tile held, which has this color.
    Open(Cell, Color),
    /// The tile held is laid in place of another.
    Swap {
        /// Where.
        cell: Cell,
        /// The color of the tile that is laid.
        laid: Color,
        /// The color of the tile that is taken.
        taken: Color,
    },
    /// No more flips are made.
    Stop,
}

/// Something that speaks for an action, told to its player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// This other player gets the start tile of this color, and starts.
    OtherStarts(Player, Color),
    /// So many points.
    Points(u16),
    /// The game is over then.
    EndsGame,
    /// The turns are over then.
    EndsTurns,
    /// What flips could bring this other player falls from so many points to so many.
    Cuts(Player, u16, u16),
    /// The same, in short: to so many.
    CutsTo(Player, u16),
    /// This other player could have swapped in the tile of this color there.
    PreventsSwap(Player, Color),
    /// So many more flips for the player.
    MoreFlips(u8),
    /// So many flips, one after the other, from a group that is opened.
    FlipsFromThere(u8),
    /// A tile is taken.
    Takes(Color),
    /// A tile is taken that has no place then.
    TakesWithoutPlace(Color),
    /// A tile is taken that can open a group on so many tiles.
    TakesToOpen(Color, u8),
    /// A tile is taken that opens no group, but can be laid on so many tiles.
    TakesToLay(Color, u8),
    /// So many actions are left to this other player.
    LeavesOther(Player, usize),
    /// It hardly differs from what can be done on this cell.
    Like(Cell),
    /// The tile on this cell could still be flipped in the next turn, whatever happens.
    CanWait(Cell),
    /// Flips could then bring the player so many points.
    Reaches(u16),
    /// This other player can then flip a tile, for so many points.
    ThenFlips(Player, Cell, u16),
    /// This other player can then swap in a tile, for so many points.
    ThenSwaps(Player, Cell, u16),
    /// This other player can then open a group there.
    ThenOpens(Player, Cell),
    /// Flips could then bring this other player so many points.
    ThenReaches(Player, u16),
}

impl Explained for Game {
    type Deed = Deed;
    type Reason = Reason;

    fn deed(game: &Game, action: Action) -> Deed {
        let held = game.to_act().and_then(|player| game.swap_tile(player));
        let color = |cell| game.tile(cell).color;
        // Whoever lays a tile holds one.
        let held = |cell| held.unwrap_or(color(cell));
        match action {
            Action::Keep(kept) => Deed::Keep(kept),
            Action::Flip(cell) => Deed::Flip(cell, color(cell)),
            Action::Open(cell) => Deed::Open(cell, held(cell)),
            Action::Swap(cell) => Deed::Swap { cell, laid: held(cell), taken: color(cell) },
            Action::Done => Deed::Stop,
        }
    }

    fn reasons(game: &Game, action: Action) -> Vec<Vec<Reason>> {
        let (Some(player), Ok(preview)) = (game.to_act(), game.preview(action)) else {
            return Vec::new();
        };
        let other = player.other();
        if let (Action::Keep(kept), Phase::Start { tiles, .. }) = (action, game.phase()) {
            let given = if tiles[0] == kept { tiles[1] } else { tiles[0] };
            return vec![vec![Reason::OtherStarts(other, given)]];
        }
        let mut said = Vec::new();
        if preview.points > 0 {
            said.push(Reason::Points(preview.points));
        }
        if preview.ends_game {
            said.push(Reason::EndsGame);
        } else if preview.ends_turns {
            said.push(Reason::EndsTurns);
        }
        let reach = |game: &Game| game.chains(other).points;
        let (before, rest) = (reach(game), after(game, action).map_or(0, |it| reach(&it)));
        let cuts = (before > rest).then_some(Reason::Cuts(other, before, rest));
        said.extend(cuts);
        said.extend(more_flips(action, &preview, player, game));
        // It takes many words, so it is left out first.
        let prevented = swapped_in_by_other(action, player, game).filter(|_| cuts.is_none());
        said.extend(prevented.map(|theirs| Reason::PreventsSwap(other, theirs)));
        // What is taken, in full, and then in short.
        let mut ways = Vec::new();
        if let (Some(taken), false) = (preview.taken, preview.ends_turns) {
            let whole = take(action, taken, &preview, player, game);
            ways.extend([whole, Reason::Takes(taken)].map(|taken| [&said[..], &[taken]].concat()));
        }
        if said.is_empty() && ways.is_empty() && game.legal_actions().len() > 1 {
            said.push(Reason::LeavesOther(other, preview.other_actions));
        }
        let shorter = (1..=said.len()).rev();
        ways.extend(shorter.map(|count| said[..count].to_vec()));
        // One alone, where there is little room; what takes the most words begins it.
        ways.extend(cuts.map(|_| vec![Reason::CutsTo(other, rest)]));
        ways.extend(said.iter().skip(1).map(|&one| vec![one]));
        ways
    }

    /// What speaks for an earlier one as well does not tell them apart, unless their
    /// numbers do.
    fn tell_apart(_: &Game, hints: &mut [Hint<Game>]) {
        let given = hints.to_vec();
        for (at, hint) in hints.iter_mut().enumerate() {
            let mut earlier = given[..at].iter();
            let alike = earlier
                .find(|it| it.reasons == hint.reasons && it.expected == hint.expected)
                .and_then(|it| it.action.cell());
            if let Some(cell) = alike {
                hint.reasons = vec![vec![Reason::Like(cell)]];
            }
        }
    }

    fn is_drawback(reason: &Reason) -> bool {
        matches!(reason, Reason::TakesWithoutPlace(_) | Reason::TakesToLay(..))
    }

    fn outdoes(reason: &Reason, others: &[Reason]) -> bool {
        let mut others = others.iter();
        match reason {
            Reason::Points(own) => {
                others.all(|it| !matches!(it, Reason::Points(points) if points >= own))
            }
            Reason::MoreFlips(own) | Reason::FlipsFromThere(own) => others.all(|it| {
                !matches!(it, Reason::MoreFlips(flips) | Reason::FlipsFromThere(flips) if flips >= own)
            }),
            Reason::LeavesOther(_, own) => {
                others.any(|it| matches!(it, Reason::LeavesOther(_, actions) if actions > own))
            }
            Reason::Cuts(_, own, rest) => others.all(|it| {
                !matches!(it, Reason::Cuts(_, before, after) if before - after >= own - rest)
            }),
            Reason::TakesToOpen(..) => others.all(|it| !matches!(it, Reason::TakesToOpen(..))),
            Reason::TakesToLay(..) | Reason::TakesWithoutPlace(_) => {
                others.all(|it| !Game::is_drawback(it))
            }
            // Whatever is kept or taken is not better for that alone.
            Reason::OtherStarts(..) | Reason::Takes(_) | Reason::Like(_) => false,
            _ => others.all(|it| it != reason),
        }
    }

    fn for_all(_: &Game, reason: Reason) -> Option<Reason> {
        Some(reason)
    }

    /// That what was done could have waited; else what can be flipped later on, how little is
    /// left to the other player, or that the tile taken fits on more others.
    fn sets_apart(game: &Game, better: Action, worse: Action) -> Option<Reason> {
        let player = game.to_act()?;
        let [first, second] = [after(game, better)?, after(game, worse)?];
        let reach = |game: &Game| game.chains(player).points;
        let [ahead, behind] = [game.preview(better).ok()?, game.preview(worse).ok()?];
        match worse {
            Action::Flip(cell) if is_safe(&first, worse, player) => Some(Reason::CanWait(cell)),
            _ if reach(&first) + ahead.points > reach(&second) + behind.points => {
                Some(Reason::Reaches(reach(&first)))
            }
            _ if ahead.other_actions < behind.other_actions => {
                Some(Reason::LeavesOther(player.other(), ahead.other_actions))
            }
            _ if behind.taken.is_some() && ahead.places > behind.places => {
                Some(take(better, ahead.taken?, &ahead, player, game))
            }
            _ => None,
        }
    }

    fn speaks_against(
        game: &Game,
        worse: Action,
        reply: Option<Action>,
        better: Action,
    ) -> Option<Reason> {
        let (other, reply) = (game.to_act()?.other(), reply?);
        let points = |action| {
            let then = after(game, action)?;
            let is_next = then.to_act() == Some(other);
            let preview = then.preview(reply).ok().filter(|_| is_next)?;
            Some(preview.points)
        };
        let (gain, same) = (points(worse)?, points(better));
        let is_more = gain > same.unwrap_or(0);
        match reply {
            Action::Flip(cell) if is_more => Some(Reason::ThenFlips(other, cell, gain)),
            Action::Swap(cell) if is_more => Some(Reason::ThenSwaps(other, cell, gain)),
            Action::Open(cell) if same.is_none() => Some(Reason::ThenOpens(other, cell)),
            _ => {
                let [left, less] = [worse, better].map(|it| after(game, it));
                let (left, less) = (left?.chains(other).points, less?.chains(other).points);
                (left > less).then_some(Reason::ThenReaches(other, left))
            }
        }
    }
}

/// Whether a player could still do this whatever the other one does now.
fn is_safe(game: &Game, action: Action, player: Player) -> bool {
    let goes_on = game.to_act() == Some(player.other());
    let stays = |answer| {
        let after = after(game, answer);
        after.is_some_and(|it| it.to_act() == Some(player) && it.legal_actions().contains(action))
    };
    goes_on && game.legal_actions().into_iter().all(stays)
}

/// The game after an action.
fn after(game: &Game, action: Action) -> Option<Game> {
    let mut after = game.clone();
    after.apply_silently(action).ok()?;
    Some(after)
}

/// The tile that the other player could have swapped in on the cell of a flip.
fn swapped_in_by_other(action: Action, player: Player, game: &Game) -> Option<Color> {
    let Action::Flip(cell) = action else {
        return None;
    };
    let held = game.swap_tile(player.other())?;
    let group = game.group(player.other(), held)?;
    let own = game.group(player, held);
    let is_barred = own.is_some_and(|own| own.cells.neighbors().contains(cell));
    (group.cells.neighbors().contains(cell) && !is_barred).then_some(held)
}

/// The flips that an action leads to: those of a whole chain where a group is opened.
fn more_flips(action: Action, preview: &Preview, player: Player, game: &Game) -> Option<Reason> {
    let Action::Open(_) = action else {
        return match preview.opens_up.len() {
            0 => None,
            flips => Some(Reason::MoreFlips(flips)),
        };
    };
    let opened = after(game, action)?;
    match opened.chain(player, game.swap_tile(player)?).cells.len() {
        0 => None,
        flips => Some(Reason::FlipsFromThere(flips)),
    }
}

/// What the tile is good for that is taken with an action.
fn take(action: Action, taken: Color, preview: &Preview, player: Player, game: &Game) -> Reason {
    let is_opened_now = matches!(action, Action::Open(_)) && game.swap_tile(player) == Some(taken);
    let has_group = game.group(player, taken).is_some() || is_opened_now;
    match preview.places {
        0 => Reason::TakesWithoutPlace(taken),
        places if has_group => Reason::TakesToLay(taken, places),
        places => Reason::TakesToOpen(taken, places),
    }
}

#[cfg(test)]
mod tests {
    use super::{Explained as _, Reason};
    use crate::rules::Player;
    use crate::rules::game::Game as _;
    use crate::rules::shuffle::decision;
    use crate::rules::tiles::{Action, Game};

    #[test]
    fn what_can_wait_can_still_be_flipped_after_any_answer() {
        let mut waits = 0;
        for seed in 0..20 {
            let mut chance = decision(seed, 0);
            let mut game = Game::deal(seed, Player::One);
            while let Some(player) = game.to_act() {
                let actions = game.legal_actions();
                let better = actions.get(chance.below(actions.len() as u64) as usize);
                let better = better.expect("it is below the length");
                for worse in actions.iter().filter(|it| matches!(it, Action::Flip(_))) {
                    let said = Game::sets_apart(&game, better, worse);
                    if !matches!(said, Some(Reason::CanWait(_))) {
                        continue;
                    }
                    let mut after = game.clone();
                    after.apply(better).expect("it is legal");
                    for answer in after.legal_actions() {
                        let mut then = after.clone();
                        then.apply(answer).expect("it is legal");
                        assert_eq!(then.to_act(), Some(player));
                        assert!(then.apply(worse).is_ok(), "{worse} after {better}, {answer}");
                    }
                    waits += 1;
                }
                game.apply(better).expect("it is legal");
            }
        }
        assert!(waits > 20, "only {waits}");
    }
}
