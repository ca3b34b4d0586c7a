//! A plain greedy player, made by hand: the yardstick for what is learned.

use mandala::ai::cards::position::{Position, best_draft};
use mandala::rules::Player;
use mandala::rules::cards::{Action, Phase, PlayerView, Prospect, Side};

/// How likely a Mandala with so many colors is to be destroyed soon.
const NEAR: [f32; 7] = [0.1, 0.15, 0.25, 0.4, 0.6, 0.85, 1.0];

/// What a card in hand is worth.
const CARD: f32 = 0.35;

/// The worth of a position in points: the lead, what the Mandalas would bring as they
/// lie, and the cards in hand.
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
        let (gain, loss) = position.draft(side, own_first);
        let colors = usize::from(position.mandala(side).cards().colors().len());
        NEAR[colors] * (gain.points - loss.points)
    });
    lead + drafts[0] + drafts[1] + CARD * (cards(seat) - cards(seat.other()))
}

/// Every action with the worth of what it leads to.
pub fn options(view: &PlayerView) -> Vec<(Action, f32)> {
    let judged = |action| {
        let after = view.after(action).expect("a listed action is legal");
        (action, best_draft(&after, &worth))
    };
    view.legal_actions().iter().map(judged).collect()
}
