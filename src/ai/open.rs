//! Search in games in which everything lies open: try what could come, play it to the end
//! in a sensible way, and see who wins.

use std::sync::atomic::{AtomicBool, Ordering};

use super::math::ln;
use super::soft::Softness;
use super::tried::Tried;
use super::{Estimate, Judgment, Level, Outlook, Partner, tried};
use crate::rules::Seat;
use crate::rules::game::{Game, Standing};
use crate::rules::shuffle::Shuffler;

/// How many iterations a hint takes, and the review of a decision.
const THOROUGH: u32 = 16_000;

/// A lead that is worth as much as the whole range between losing and winning.
const CLEAR_LEAD: f32 = 30.0;

/// A game in which everything lies open.
pub(super) trait Open:
    Game<View = Self, Action: Send + Sync + 'static> + Send + Sync + 'static
{
    /// How the levels think, from 1 up.
    const EFFORTS: &'static [Effort];

    /// How much an action that was tried less often is favored.
    const CURIOSITY: f32;

    /// How much an action is disfavored for each option that comes before it.
    const SKIPPING: f32 = 0.0;

    /// How many play.
    fn players(&self) -> usize;

    /// The actions worth a thought, sorted.
    fn options(&self) -> impl Iterator<Item = Self::Action> {
        self.legal_actions().into_iter()
    }

    /// Does an action, but makes no report of it.
    fn apply_silently(&mut self, action: Self::Action) -> Result<(), Self::Illegal>;

    /// A sensible action to play on with; none once the game is over.
    fn play_on(&self, chance: &mut Shuffler) -> Option<Self::Action>;

    /// How many points a player has.
    fn points(&self, seat: Seat) -> f32;

    /// How the game comes out for the player to act, if that is certain after this action.
    fn result_of(&self, _action: Self::Action) -> Option<Estimate> {
        None
    }
}

/// How a level thinks.
pub(super) struct Effort {
    /// How many games it plays on in its head before it chooses.
    iterations: u32,
    /// How loosely it chooses then; without, it takes what it tried most.
    softness: Option<Softness>,
}

impl Effort {
    /// To take the best that so many iterations find.
    pub(super) const fn best(iterations: u32) -> Effort {
        Effort {
            iterations,
            softness: None,
        }
    }

    /// To choose loosely among what so many iterations find.
    pub(super) const fn loose(iterations: u32, softness: Softness) -> Effort {
        Effort {
            iterations,
            softness: Some(softness),
        }
    }
}

/// How a game ended for each player.
type Estimates = [Estimate; Seat::MOST];

/// An action in the tree, and what came of it for the player who chose it.
struct Node<A> {
    action: A,
    /// Where the actions that follow begin, and how many there are; none until it has
    /// been visited twice.
    first: usize,
    count: usize,
    visits: u32,
    win: f32,
    points: f32,
}

impl<A> Node<A> {
    fn new(action: A) -> Node<A> {
        Node {
            action,
            first: 0,
            count: 0,
            visits: 0,
            win: 0.0,
            points: 0.0,
        }
    }

    fn estimate(&self) -> Estimate {
        let visits = self.visits.max(1) as f32;
        Estimate {
            win: self.win / visits,
            points: self.points / visits,
        }
    }

    fn add(&mut self, estimate: Estimate) {
        self.visits += 1;
        self.win += estimate.win;
        self.points += estimate.points;
    }
}

/// A search from a position.
struct Search<'a, G: Open> {
    game: &'a G,
    /// The first ones are the actions of the position itself.
    nodes: Vec<Node<G::Action>>,
    options: usize,
    /// Whether the actions of the position itself are tried in turn, so that each is
    /// looked at as closely as the others.
    in_turn: bool,
    /// The actions gone through, each with who chose it.
    path: Vec<(usize, Seat)>,
}

impl<'a, G: Open> Search<'a, G> {
    /// Begins a search among these actions.
    fn new(game: &'a G, options: impl IntoIterator<Item = G::Action>) -> Search<'a, G> {
        let nodes: Vec<_> = options.into_iter().map(Node::new).collect();
        Search {
            game,
            options: nodes.len(),
            nodes,
            in_turn: false,
            path: Vec::new(),
        }
    }

    /// Searches for so many iterations and gives all actions with how often they were
    /// tried; nothing if it was stopped.
    fn run(
        mut self,
        iterations: u32,
        chance: &mut Shuffler,
        stop: &AtomicBool,
    ) -> Option<Vec<Tried<G::Action>>> {
        for iteration in 0..iterations {
            if stop.load(Ordering::Relaxed) {
                return None;
            }
            let next = iteration as usize % self.options.max(1);
            let estimates = self.go_down(self.in_turn.then_some(next), chance);
            for &(at, seat) in &self.path {
                self.nodes[at].add(estimates[seat.index()]);
            }
        }
        let tried = self.nodes[..self.options].iter().map(|node| Tried {
            outlook: Outlook {
                action: node.action,
                estimate: node.estimate(),
            },
            visits: node.visits,
        });
        Some(tried.collect())
    }

    /// Goes down to an action not tried before and plays on from there.
    fn go_down(&mut self, forced: Option<usize>, chance: &mut Shuffler) -> Estimates {
        let mut game = self.game.clone();
        self.path.clear();
        let mut options = 0..self.options;
        while let Some(player) = game.to_act() {
            let forced = forced.filter(|_| self.path.is_empty());
            let Some(at) = forced.or_else(|| self.choose(options.clone(), chance)) else {
                break;
            };
            if game.apply_silently(self.nodes[at].action).is_err() {
                break;
            }
            self.path.push((at, player.into()));
            if self.nodes[at].visits == 0 {
                break;
            }
            if self.nodes[at].count == 0 {
                let first = self.nodes.len();
                self.nodes.extend(game.options().map(Node::new));
                self.nodes[at].first = first;
                self.nodes[at].count = self.nodes.len() - first;
            }
            let Node { first, count, .. } = self.nodes[at];
            options = first..first + count;
        }
        while let Some(action) = game.play_on(chance) {
            if game.apply_silently(action).is_err() {
                break;
            }
        }
        estimates(&game)
    }

    /// The most promising of these actions; one that was never tried comes first.
    fn choose(&self, options: std::ops::Range<usize>, chance: &mut Shuffler) -> Option<usize> {
        let nodes = &self.nodes[options.clone()];
        let fresh = nodes.iter().filter(|node| node.visits == 0).count();
        if fresh > 0 {
            let chosen = chance.below(fresh as u64) as usize;
            return options.filter(|&at| self.nodes[at].visits == 0).nth(chosen);
        }
        let visits: u32 = nodes.iter().map(|node| node.visits).sum();
        let rarely = ln(visits as f32);
        let first = options.start;
        let promise = |&at: &usize| {
            let node = &self.nodes[at];
            let bonus = G::CURIOSITY * (rarely / node.visits as f32).sqrt();
            steady_worth(node.estimate()) + bonus - G::SKIPPING * (at - first) as f32
        };
        options.max_by(|a, b| promise(a).total_cmp(&promise(b)))
    }
}

/// What the search goes by: half of it is points, because whether a game is won that was
/// only played on is mostly luck, the more so the more play.
fn steady_worth(estimate: Estimate) -> f32 {
    0.5 * estimate.win + 0.5 * (0.5 + estimate.points / CLEAR_LEAD)
}

/// How a game came out for each player.
fn estimates<G: Open>(game: &G) -> Estimates {
    let mut estimates = Estimates::default();
    let standing = game.standing();
    let winners = standing.map_or(1, |standing| standing.winners().count());
    let won = |standing: Standing, seat| standing.place(seat) == 1;
    for seat in Seat::all(game.players()) {
        let others = Seat::all(game.players()).filter(|&other| other != seat);
        let best = others.map(|other| game.points(other)).fold(0.0, f32::max);
        estimates[seat.index()] = Estimate {
            win: match standing {
                Some(standing) if won(standing, seat) => 1.0 / winners as f32,
                _ => 0.0,
            },
            points: game.points(seat) - best,
        };
    }
    estimates
}

impl<G: Open> Partner for G {
    fn choose(
        view: &G,
        level: Level,
        chance: &mut Shuffler,
        stop: &AtomicBool,
    ) -> Option<G::Action> {
        let effort = G::EFFORTS.get(level.index())?;
        let tried = Search::new(view, view.options()).run(effort.iterations, chance, stop)?;
        match effort.softness {
            Some(softness) => softness.choose(&tried::by_points(&tried), chance),
            None => tried::best(tried),
        }
    }

    fn hints(view: &G, chance: &mut Shuffler, stop: &AtomicBool) -> Vec<Outlook<G::Action>> {
        let tried = Search::new(view, view.options()).run(THOROUGH, chance, stop);
        tried::hints(tried.unwrap_or_default())
    }

    fn judge(
        view: &G,
        played: G::Action,
        chance: &mut Shuffler,
        stop: &AtomicBool,
    ) -> Option<Judgment<G::Action>> {
        let mut legal = view.legal_actions().into_iter();
        let played = legal.find(|&action| action == view.in_full(played))?;
        let found = Search::new(view, view.options()).run(THOROUGH / 2, chance, stop)?;
        let best = tried::best(found)?;
        // What is looked at more closely seems worse, because the others' answers to it get
        // better: so both are looked at alike.
        let other = Some(best).filter(|&best| best != played);
        let mut both = Search::new(view, [played].into_iter().chain(other));
        both.in_turn = true;
        let tried = both.run(THOROUGH / 2, chance, stop)?;
        tried::judge(&tried, played)
    }

    fn certain(view: &G, action: G::Action) -> Option<Estimate> {
        view.result_of(action)
    }
}
