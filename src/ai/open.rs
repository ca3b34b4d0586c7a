//! Search in games in which everything lies open: try what could come and judge where it
//! leads.

use std::ops::Range;
use std::sync::atomic::{AtomicBool, Ordering};

use super::confirm::{confirm, play_out};
use super::ending;
use super::look::{allowed, certainly_best, finalists, look_alike, look_at};
use super::math::ln;
use super::soft::{Softness, of_level, prefer_least};
use super::tried::Tried;
use super::{Estimate, Judgment, Level, Outlook, Partner, tried};
use crate::rules::Seat;
use crate::rules::game::{OpenGame, Standing};
use crate::rules::shuffle::Shuffler;

/// A game in which everything lies open.
pub(super) trait Open:
    OpenGame<Action: Send + Sync + 'static> + Send + Sync + 'static
{
    /// How many iterations a hint takes, and the review of a decision.
    const THOROUGH: u32;

    /// How many games are played out after an action: as many as a review has the time for,
    /// because with few games it is mostly chance which of two actions wins more.
    const PLAYED_OUT: u32;

    /// How they are played out.
    const QUICK: Effort;

    /// How much an action that was tried less often is favored.
    const CURIOSITY: f32;

    /// How the levels think, from 1 up.
    fn efforts(&self) -> &'static [Effort];

    /// How many play.
    fn players(&self) -> usize;

    /// The actions worth a thought, sorted.
    fn options(&self) -> impl Iterator<Item = Self::Action> {
        self.legal_actions().into_iter()
    }

    /// How much a beginner would laugh at an action, though it may be a good one: something
    /// better seems to be there for nothing.
    fn faults(&self, action: Self::Action) -> u8;

    /// Does an action, but makes no report of it.
    fn apply_silently(&mut self, action: Self::Action) -> Result<(), Self::Illegal>;

    /// What a player can expect from here on: what was learned of such positions, and how
    /// the game comes out where that is certain.
    fn estimate(&self, seat: Seat) -> Estimate;

    /// How many points a player has.
    fn points(&self, seat: Seat) -> f32;

    /// Whether nobody can change any more how it comes out, but by leaving out what is left
    /// to do.
    fn is_settled(&self) -> bool {
        false
    }
}

/// How a level thinks.
pub(super) struct Effort {
    /// How many of its options it considers, the first ones.
    reach: usize,
    /// Whether it does nothing silly, if it can help it.
    is_sensible: bool,
    /// How many positions it goes on to look at; with none, it sees where each of its own
    /// actions leads and no answer to it.
    iterations: u32,
    /// How loosely it chooses then; without, it takes what it tried most.
    softness: Option<Softness>,
}

impl Effort {
    /// To take the best that so many iterations find.
    pub(super) const fn best(iterations: u32) -> Effort {
        Effort { reach: usize::MAX, is_sensible: false, iterations, softness: None }
    }

    /// To choose loosely among what so many iterations find.
    pub(super) const fn loose(iterations: u32, softness: Softness) -> Effort {
        Effort { softness: Some(softness), ..Effort::best(iterations) }
    }

    /// To choose loosely at a glance, and nothing silly.
    pub(super) const fn glance(softness: Softness) -> Effort {
        Effort { is_sensible: true, ..Effort::loose(0, softness) }
    }

    /// To consider no more than its first options.
    pub(super) const fn within(self, reach: usize) -> Effort {
        Effort { reach, ..self }
    }

    /// What it chooses; nothing once the game is over, or if it was stopped.
    pub(super) fn choose<G: Open>(
        &self,
        game: &G,
        chance: &mut Shuffler,
        stop: &AtomicBool,
    ) -> Option<G::Action> {
        let mut options: Vec<G::Action> = game.options().take(self.reach).collect();
        if self.is_sensible {
            prefer_least(&mut options, |&action| {
                let is_lost = G::certain(game, action).is_some_and(|end| end.win == 0.0);
                (is_lost, game.faults(action))
            });
        }
        let tried = Search::new(game, options).run(self.iterations, stop)?;
        match self.softness {
            Some(softness) => softness.choose(&tried::by_points(&tried), chance),
            None => tried::best(tried),
        }
    }
}

/// What each player can expect.
type Estimates = [Estimate; Seat::MOST];

/// An action in the tree, and what came of it for the player who chose it.
struct Node<A> {
    action: A,
    /// Where the actions that follow begin, and how many there are; none until it has
    /// been visited twice.
    first: usize,
    count: usize,
    visits: u32,
    first_judgment: Estimate,
    /// The first judgment and that of every visit, added up.
    win: f32,
    points: f32,
}

impl<A> Node<A> {
    fn new(action: A, first_judgment: Estimate) -> Node<A> {
        Node {
            action,
            first: 0,
            count: 0,
            visits: 0,
            first_judgment,
            win: first_judgment.win,
            points: first_judgment.points,
        }
    }

    fn estimate(&self) -> Estimate {
        let judgments = (self.visits + 1) as f32;
        Estimate { win: self.win / judgments, points: self.points / judgments }
    }

    fn add(&mut self, estimate: Estimate) {
        self.visits += 1;
        self.win += estimate.win;
        self.points += estimate.points;
    }
}

/// A search from a position. It leaves nothing to chance.
pub(super) struct Search<'a, G: Open> {
    game: &'a G,
    /// The first ones are the actions of the position itself.
    nodes: Vec<Node<G::Action>>,
    options: usize,
    /// The actions gone through, each with who chose it.
    path: Vec<(usize, Seat)>,
}

impl<'a, G: Open> Search<'a, G> {
    /// Begins a search among these actions.
    pub(super) fn new(game: &'a G, options: impl IntoIterator<Item = G::Action>) -> Search<'a, G> {
        let mut nodes = Vec::new();
        judge_each(game, options, &mut nodes);
        Search { game, options: nodes.len(), nodes, path: Vec::new() }
    }

    /// Searches for so many iterations and gives all actions with how often they were
    /// tried; nothing if it was stopped.
    pub(super) fn run(
        mut self,
        iterations: u32,
        stop: &AtomicBool,
    ) -> Option<Vec<Tried<G::Action>>> {
        for _ in 0..iterations {
            if stop.load(Ordering::Relaxed) {
                return None;
            }
            let estimates = self.go_down();
            for &(at, seat) in &self.path {
                self.nodes[at].add(estimates[seat.index()]);
            }
        }
        Some(self.tried())
    }

    /// All actions of the position itself with how often they were tried.
    fn tried(&self) -> Vec<Tried<G::Action>> {
        let tried = self.nodes[..self.options].iter().map(|node| Tried {
            outlook: Outlook {
                reply: self.reply(node),
                ..Outlook::new(node.action, node.estimate())
            },
            visits: node.visits,
            first_judgment: node.first_judgment,
        });
        tried.collect()
    }

    /// The answer to an action that was tried most.
    fn reply(&self, node: &Node<G::Action>) -> Option<G::Action> {
        let answers = &self.nodes[node.first..node.first + node.count];
        let most = answers.iter().max_by_key(|answer| answer.visits)?;
        Some(most.action)
    }

    /// Goes down to an action not tried before, or to the end, and says what each player
    /// can expect there.
    fn go_down(&mut self) -> Estimates {
        let mut game = self.game.clone();
        self.path.clear();
        let mut options = 0..self.options;
        while let Some(player) = game.to_act() {
            let Some(at) = self.choose(options.clone()) else {
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
                judge_each(&game, game.options(), &mut self.nodes);
                self.nodes[at].first = first;
                self.nodes[at].count = self.nodes.len() - first;
            }
            let Node { first, count, .. } = self.nodes[at];
            options = first..first + count;
        }
        self.expected(&game)
    }

    /// What each player can expect at the end of the path.
    fn expected(&self, game: &G) -> Estimates {
        let mut estimates = Estimates::default();
        let last = self.path.last();
        for seat in Seat::all(game.players()) {
            estimates[seat.index()] = match last {
                Some(&(at, chooser)) if self.nodes[at].visits == 0 && chooser == seat => {
                    self.nodes[at].estimate()
                }
                Some(&(at, _)) if self.nodes[at].visits == 0 && game.players() == 2 => {
                    self.nodes[at].estimate().to_other()
                }
                _ => game.estimate(seat),
            };
        }
        estimates
    }

    /// The most promising of these actions.
    fn choose(&self, options: Range<usize>) -> Option<usize> {
        let nodes = &self.nodes[options.clone()];
        let visits: u32 = nodes.iter().map(|node| node.visits).sum();
        let rarely = ln((visits + 1) as f32);
        let promise = |&at: &usize| {
            let node = &self.nodes[at];
            let bonus = G::CURIOSITY * (rarely / (node.visits + 1) as f32).sqrt();
            node.estimate().worth() + bonus
        };
        options.max_by(|a, b| promise(a).total_cmp(&promise(b)))
    }
}

/// Adds actions to a tree, each with what the player who decides can expect of it.
fn judge_each<G: Open>(
    game: &G,
    options: impl IntoIterator<Item = G::Action>,
    nodes: &mut Vec<Node<G::Action>>,
) {
    let Some(player) = game.to_act() else {
        return;
    };
    nodes.extend(options.into_iter().filter_map(|action| {
        let mut after = game.clone();
        after.apply_silently(action).ok()?;
        Some(Node::new(action, after.estimate(player.into())))
    }));
}

/// How a game that is over came out for a player.
pub(super) fn outcome<G: Open>(game: &G, seat: Seat) -> Estimate {
    let standing = game.standing();
    let winners = standing.map_or(1, |standing| standing.winners().count());
    let won = |standing: Standing| standing.place(seat) == 1;
    let others = Seat::all(game.players()).filter(|&other| other != seat);
    let best = others.map(|other| game.points(other)).fold(0.0, f32::max);
    Estimate {
        win: match standing {
            Some(standing) if won(standing) => 1.0 / winners as f32,
            _ => 0.0,
        },
        points: game.points(seat) - best,
    }
}

impl<G: Open> Partner for G {
    fn choose(
        view: &G,
        level: Level,
        chance: &mut Shuffler,
        stop: &AtomicBool,
    ) -> Option<G::Action> {
        let effort = view.efforts().get(level.index())?;
        certainly_best(view).or_else(|| effort.choose(view, &mut of_level(level, chance), stop))
    }

    fn hints(view: &G, _: &mut Shuffler, stop: &AtomicBool) -> Vec<Outlook<G::Action>> {
        let found = finalists(view, stop).and_then(|all| look_alike(view, all, stop));
        tried::hints(found.unwrap_or_default())
    }

    fn judge(
        view: &G,
        played: G::Action,
        _: &mut Shuffler,
        stop: &AtomicBool,
    ) -> Option<Judgment<G::Action>> {
        let played = allowed(view, played)?;
        let mut finalists = finalists(view, stop)?;
        if !finalists.contains(&played) {
            finalists.truncate(2);
            finalists.push(played);
        }
        let tried = look_alike(view, finalists, stop)?;
        let Judgment { played, best } = tried::judge(&tried, played)?;
        confirm(view, [played, best], stop)
    }

    fn appraise(view: &G, action: G::Action, stop: &AtomicBool) -> Option<Outlook<G::Action>> {
        let looked = look_at(view, allowed(view, action)?, stop)?;
        let (outlook, _) = play_out(view, looked.outlook, stop)?;
        Some(outlook)
    }

    fn certain(view: &G, action: G::Action) -> Option<Estimate> {
        Some(ending::after(view, action, 0)?.estimate)
    }
}
