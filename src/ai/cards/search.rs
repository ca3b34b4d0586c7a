use std::sync::atomic::{AtomicBool, Ordering};

use super::judgment::{self, Net};
use super::position::after_draft;
use crate::ai::math::ln;
use crate::ai::tried::Tried;
use crate::ai::{Estimate, Outlook};
use crate::rules::cards::{Action, Game, HAND_LIMIT, PlayerView, Side};
use crate::rules::game::{Game as _, View as _};
use crate::rules::shuffle::Shuffler;
use crate::rules::{Color, Player};

/// How much an action that was tried less often is favored.
const CURIOSITY: f32 = 0.1;

/// How many visits the net's judgment counts as in a calm search.
const CALM: f32 = 40.0;

/// Players who only ever discard can go on without end; nobody looks that far ahead.
const DEEPEST: usize = 200;

/// A search from what one player knows.
///
/// Each iteration deals the hidden cards anew, as they could lie, and goes down the tree
/// of actions, at each step to the one that looks best or was rarely tried. The first time
/// a position is reached, the net judges all actions there, each from what its player
/// would know; no game is played to its end by chance.
///
/// One tree serves all deals: an action that only some deals allow has its own count of
/// how often it could have been chosen.
pub(super) struct Search<'a> {
    view: &'a PlayerView,
    net: &'a Net,
    /// How many visits the net's judgment of an action counts as when one is chosen.
    trust: f32,
    nodes: Vec<Node>,
    /// The nodes gone through, each with the player who chose it.
    path: Vec<(usize, Player)>,
}

/// An action in the tree, and what came of it for the player who chose it.
struct Node {
    action: Action,
    /// The first action that follows it, and the next one beside it; 0 is none.
    first: usize,
    next: usize,
    /// How often it was chosen, and how often it could have been.
    visits: u32,
    offers: u32,
    /// What the net made of it.
    first_judgment: Estimate,
    /// The net's judgment and that of every visit, added up.
    win: f32,
    points: f32,
}

impl Node {
    fn new(action: Action, next: usize, first_judgment: Estimate) -> Node {
        Node {
            action,
            first: 0,
            next,
            visits: 0,
            offers: 0,
            first_judgment,
            win: first_judgment.win,
            points: first_judgment.points,
        }
    }

    /// What is expected of it, where the net's judgment counts as much as so many visits.
    fn estimate(&self, trust: f32) -> Estimate {
        let judgments = self.visits as f32 + trust;
        // Once it is in the sums already.
        let more = trust - 1.0;
        Estimate {
            win: (self.win + more * self.first_judgment.win) / judgments,
            points: (self.points + more * self.first_judgment.points) / judgments,
        }
    }

    /// How much it deserves to be chosen next.
    fn promise(&self, trust: f32) -> f32 {
        let rarely = ln((self.offers + 1) as f32) / (self.visits + 1) as f32;
        self.estimate(trust).worth() + CURIOSITY * rarely.sqrt()
    }
}

/// The root of the tree; its action is filler.
const ROOT: usize = 0;

impl<'a> Search<'a> {
    pub(super) fn new(view: &'a PlayerView, net: &'a Net) -> Search<'a> {
        let filler = Action::Claim { color: Color::Red };
        Search {
            view,
            net,
            trust: 1.0,
            nodes: vec![Node::new(filler, 0, Estimate::default())],
            path: Vec::new(),
        }
    }

    /// The same with more trust in the net: another chance changes less of what it finds.
    pub(super) fn calm(view: &'a PlayerView, net: &'a Net) -> Search<'a> {
        Search { trust: CALM, ..Search::new(view, net) }
    }

    /// Searches for so many iterations and tells about all actions; nothing if it was
    /// stopped.
    pub(super) fn run(
        &mut self,
        iterations: u32,
        chance: &mut Shuffler,
        stop: &AtomicBool,
    ) -> Option<Vec<Tried<Action>>> {
        for _ in 0..iterations {
            if stop.load(Ordering::Relaxed) {
                return None;
            }
            self.go_down(self.view.sample(chance), None);
        }
        Some(self.tried(|_| true))
    }

    /// Goes on for so many iterations with these actions, all of them with the same deals,
    /// so that what differs is not luck; nothing if it was stopped.
    pub(super) fn compare(
        &mut self,
        actions: &[Action],
        iterations: u32,
        chance: &mut Shuffler,
        stop: &AtomicBool,
    ) -> Option<Vec<Tried<Action>>> {
        for _ in 0..iterations / actions.len().max(1) as u32 {
            let deal = self.view.sample(chance);
            for &action in actions {
                if stop.load(Ordering::Relaxed) {
                    return None;
                }
                self.go_down(deal.clone(), Some(action));
            }
        }
        Some(self.tried(|action| actions.contains(&action)))
    }

    /// Those actions that are asked for, with how often they were tried.
    fn tried(&self, is_asked: impl Fn(Action) -> bool) -> Vec<Tried<Action>> {
        let nodes = self.followers(ROOT).map(|at| &self.nodes[at]);
        let tried = nodes.filter(|node| is_asked(node.action)).map(|node| Tried {
            outlook: Outlook::new(node.action, node.estimate(1.0)),
            visits: node.visits,
            first_judgment: node.first_judgment,
        });
        tried.collect()
    }

    /// Goes down in a deal to a position not reached before, or to the end, and adds what
    /// is found there to every action on the way.
    fn go_down(&mut self, deal: Game, forced: Option<Action>) {
        let estimate = self.find(deal, forced);
        self.go_up(estimate);
    }

    /// Goes down to a position not reached before, or to the end, and says what the
    /// player who searches can expect there.
    fn find(&mut self, mut game: Game, forced: Option<Action>) -> Estimate {
        self.path.clear();
        let mut at = ROOT;
        while let Some(player) = game.to_act() {
            if let Some(&(fresh, chooser)) = self.path.last()
                && self.nodes[fresh].visits == 0
            {
                return self.seen_from(chooser, self.nodes[fresh].first_judgment);
            }
            let forced = forced.filter(|_| at == ROOT);
            let Some(chosen) = self.choose(at, player, &game, forced) else {
                break;
            };
            if self.path.len() == DEEPEST || game.apply_silently(self.nodes[chosen].action).is_err()
            {
                break;
            }
            self.path.push((chosen, player));
            at = chosen;
        }
        self.end_of(&game)
    }

    /// Adds what was found to every action on the way there.
    fn go_up(&mut self, estimate: Estimate) {
        for index in 0..self.path.len() {
            let (at, player) = self.path[index];
            let own = self.seen_from(player, estimate);
            let node = &mut self.nodes[at];
            node.visits += 1;
            node.win += own.win;
            node.points += own.points;
        }
    }

    /// The most promising of the actions that this deal allows.
    fn choose(
        &mut self,
        at: usize,
        player: Player,
        game: &Game,
        forced: Option<Action>,
    ) -> Option<usize> {
        let mut known = [0; CODES];
        for follower in self.followers(at) {
            known[code(self.nodes[follower].action)] = follower;
        }
        let view = game.view(player);
        let mut best = None;
        let mut most = f32::NEG_INFINITY;
        for action in view.legal_actions() {
            let follower = match known[code(action)] {
                0 => self.add(at, &view, action),
                follower => follower,
            };
            let node = &mut self.nodes[follower];
            node.offers += 1;
            let promise = match forced {
                Some(forced) if forced == action => f32::INFINITY,
                _ => node.promise(self.trust),
            };
            if promise > most {
                most = promise;
                best = Some(follower);
            }
        }
        best
    }

    /// Adds an action with the net's judgment.
    fn add(&mut self, at: usize, view: &PlayerView, action: Action) -> usize {
        let estimate = match view.after(action) {
            Ok(after) => judgment::estimate(self.net, &after_draft(after)),
            Err(_) => Estimate::default(),
        };
        let new = self.nodes.len();
        let next = std::mem::replace(&mut self.nodes[at].first, new);
        self.nodes.push(Node::new(action, next, estimate));
        new
    }

    /// The actions in the tree that follow one.
    fn followers(&self, at: usize) -> impl Iterator<Item = usize> {
        let some = |at: usize| (at != 0).then_some(at);
        let first = some(self.nodes[at].first);
        std::iter::successors(first, move |&at| some(self.nodes[at].next))
    }

    /// What a player expects, to the player who searches; and the other way round.
    fn seen_from(&self, player: Player, estimate: Estimate) -> Estimate {
        if player == self.view.seat() { estimate } else { estimate.to_other() }
    }

    /// How a game came out; one that did not is as good as even.
    fn end_of(&self, game: &Game) -> Estimate {
        let Some(verdict) = game.verdict() else {
            return Estimate { win: 0.5, points: 0.0 };
        };
        let seat = self.view.seat();
        let points = |player| f32::from(verdict.scores[player].total());
        Estimate {
            win: match verdict.outcome.winner() {
                Some(winner) if winner == seat => 1.0,
                Some(_) => 0.0,
                None => 0.5,
            },
            points: points(seat) - points(seat.other()),
        }
    }
}

/// How many actions there are.
const CODES: usize = 6 * (2 + 3 * HAND_LIMIT as usize + 1);

/// A number for each action.
fn code(action: Action) -> usize {
    let counts = usize::from(HAND_LIMIT);
    let side = |side| usize::from(side == Side::Right);
    let (kind, count) = match action {
        Action::Build { side: at, .. } => (side(at), 0),
        Action::Claim { .. } => (2, 0),
        Action::Discard { count, .. } => (3, count),
        Action::Grow { side: at, count, .. } => (3 + counts * (1 + side(at)), count),
    };
    6 * (kind + usize::from(count.saturating_sub(1))) + action.color().index()
}
