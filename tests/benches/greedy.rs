//! Plain greedy players, made by hand: yardsticks for what is learned and searched.

use mandala::ai::Partner;
use mandala::ai::cards::position::{Position, best_draft};
use mandala::rules::cards::{self, Phase, PlayerView, Prospect, Side};
use mandala::rules::game::Game as _;
use mandala::rules::{Player, Seat, pyramids, tiles};

/// A game with a greedy player.
pub trait Greedy: Partner {
    /// Every action with the worth of what it leads to.
    fn options(view: &Self::View) -> Vec<(Self::Action, f32)>;

    /// What takes the least of the table; none where there is no such thing.
    fn nearest(_view: &Self::View) -> Option<Self::Action> {
        None
    }

    /// How many points a player has in the end.
    fn points(&self, seat: Seat) -> f32;
}

/// How likely a Mandala with so many colors is to be destroyed soon.
const NEAR: [f32; 7] = [0.01, 0.02, 0.06, 0.16, 0.36, 0.72, 1.0];

/// What a card in hand is worth.
const CARD: f32 = 0.35;

/// What a card more in a Field is worth, up to two.
const FIELD: f32 = 0.7;

/// The worth of a position in points: the lead, what the drafts would bring both, the
/// Fields and the cards in hand. Who chooses first is the less certain, the more colors
/// are missing.
fn worth(prospect: &Prospect) -> f32 {
    let position = Position::of(prospect);
    let (seat, table) = (prospect.seat(), prospect.table());
    let lead = position.lead() as f32;
    let own_turn = match table.phase() {
        Phase::Over(_) => return 10.0 * lead + 100.0 * lead.signum(),
        phase => phase.player() == Some(seat),
    };
    let cards = |player: Player| f32::from(table.hand_len(player));
    let drafts = Side::BOTH.map(|side| {
        let (own, other) = position.fields(side);
        let own_first = own.len() > other.len() || (own.len() == other.len() && !own_turn);
        let brings = |own_first| {
            let (gain, loss) = position.draft(side, own_first);
            gain.points - loss.points
        };
        let colors = position.mandala(side).cards().colors().len();
        let uncertain = f32::from(6 - colors) / 6.0;
        let draft = (1.0 - uncertain) * brings(own_first) + uncertain * brings(!own_first);
        let more = f32::from(own.len()) - f32::from(other.len());
        NEAR[usize::from(colors)] * draft + FIELD * more.clamp(-2.0, 2.0)
    });
    lead + drafts[0] + drafts[1] + CARD * (cards(seat) - cards(seat.other()))
}

impl Greedy for cards::Game {
    fn options(view: &PlayerView) -> Vec<(cards::Action, f32)> {
        let judged = |action| {
            let after = view.after(action).expect("a listed action is legal");
            (action, best_draft(&after, &worth))
        };
        view.legal_actions().iter().map(judged).collect()
    }

    fn points(&self, seat: Seat) -> f32 {
        f32::from(self.view(two(seat)).score().total())
    }
}

/// A player of a game of two.
fn two(seat: Seat) -> Player {
    Player::try_from(seat).expect("a game of two")
}

impl Greedy for tiles::Game {
    /// The lead, and half of what could be flipped next.
    fn options(view: &tiles::Game) -> Vec<(tiles::Action, f32)> {
        let player = view.to_act().expect("someone acts");
        let judged = |action| {
            let mut after = view.clone();
            after.apply(action).expect("a listed action is legal");
            let worth = |player| {
                let flips = f32::from(after.chains(player).points);
                f32::from(after.score(player).total()) + 0.5 * flips
            };
            (action, worth(player) - worth(player.other()))
        };
        view.legal_actions().iter().map(judged).collect()
    }

    fn points(&self, seat: Seat) -> f32 {
        f32::from(self.score(two(seat)).total())
    }
}

impl Greedy for pyramids::Game {
    /// The lead if all groups were scored now; of equal ones the nearest piece.
    fn options(view: &pyramids::Game) -> Vec<(pyramids::Action, f32)> {
        let player = view.to_act().expect("someone acts");
        let judged = |(skipped, action)| {
            let mut after = view.clone();
            after.apply(action).expect("a listed action is legal");
            let worth = |seat| {
                let unscored = pyramids::Piece::ALL.into_iter();
                let shares = unscored.map(|group| after.award(group).points(seat));
                f32::from(after.points(seat)) + f32::from(shares.sum::<u8>())
            };
            let others = after.seats().filter(|&seat| seat != player);
            let best = others.map(worth).fold(0.0, f32::max);
            (action, worth(player) - best - 0.2 * skipped as f32)
        };
        view.legal_actions().iter().enumerate().map(judged).collect()
    }

    /// The next piece on the path.
    fn nearest(view: &pyramids::Game) -> Option<pyramids::Action> {
        view.legal_actions().get(0)
    }

    fn points(&self, seat: Seat) -> f32 {
        f32::from(self.points(seat))
    }
}
