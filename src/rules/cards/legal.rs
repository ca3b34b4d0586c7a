use super::{Action, ActionList, Area, ClaimEffect, Draft, Illegal, Phase, Pile, Side, Table};
use crate::rules::{Color, Player};

/// An action that was found legal, with all that is needed to do it.
pub(super) enum Legal {
    Build { player: Player, side: Side, color: Color },
    Grow { player: Player, side: Side, color: Color, count: u8 },
    Discard { player: Player, color: Color, count: u8 },
    Claim { draft: Draft, color: Color, claim: ClaimEffect },
}

impl Legal {
    /// Who does it.
    #[inline]
    pub(super) fn player(&self) -> Player {
        match *self {
            Legal::Build { player, .. }
            | Legal::Grow { player, .. }
            | Legal::Discard { player, .. } => player,
            Legal::Claim { draft, .. } => draft.chooser,
        }
    }
}

/// What is legal, decided from the table and the hand of the player whose
/// decision it is, and from nothing else: no hidden card can influence it.
impl Table {
    /// Lists everything that the player to decide may do, sorted.
    pub(super) fn legal_actions(&self, hand: Pile) -> ActionList {
        let mut actions = ActionList::default();
        match self.phase {
            Phase::Turn(player) => self.list_turn(player, hand, &mut actions),
            Phase::Draft(draft) => {
                actions.add_claims(self.mandalas[draft.side].mountain.colors());
            }
            Phase::Over(_) => {}
        }
        actions
    }

    #[inline]
    fn list_turn(&self, player: Player, hand: Pile, actions: &mut ActionList) {
        let held = hand.colors();
        let may_build = hand.len() > 1 || self.drawable(1) > 0;
        // One card must stay in hand, which only matters to a hand of one color.
        let spare = if held.len() > 1 { hand } else { hand - held.one_each() };
        for side in Side::BOTH {
            let mandala = &self.mandalas[side];
            if may_build {
                actions.add_builds(side, held - mandala.barred(Area::Mountain));
            }
            let open = held - mandala.barred(Area::Field(player));
            actions.add_grows(side, spare.only(open));
        }
        actions.add_discards(hand);
    }

    /// Says why an action of the player to decide would be refused, or else what it
    /// does and who does it.
    ///
    /// What lies open comes before the hand, so that a refusal by the Rule of Color
    /// does not tell whether the color is held.
    #[inline]
    pub(super) fn check(&self, action: Action, hand: Pile) -> Result<Legal, Illegal> {
        match (self.phase, action) {
            (Phase::Over(_), _) => Err(Illegal::GameOver),
            (Phase::Turn(_), Action::Claim { color }) => Err(Illegal::NoDraft { color }),
            (Phase::Turn(player), Action::Build { side, color }) => {
                self.check_color(player, side, color, Area::Mountain)?;
                holds(hand, color, 1)?;
                if hand.len() == 1 && self.drawable(1) == 0 {
                    return Err(Illegal::NothingToDraw { color, side });
                }
                Ok(Legal::Build { player, side, color })
            }
            (Phase::Turn(player), Action::Grow { side, color, count }) => {
                self.check_color(player, side, color, Area::Field(player))?;
                holds(hand, color, count)?;
                if count == hand.len() {
                    return Err(Illegal::EmptiesHand { color, side });
                }
                Ok(Legal::Grow { player, side, color, count })
            }
            (Phase::Turn(player), Action::Discard { color, count }) => {
                holds(hand, color, count)?;
                Ok(Legal::Discard { player, color, count })
            }
            (Phase::Draft(draft), Action::Claim { color }) => {
                let Draft { side, chooser, .. } = draft;
                match self.claim(side, color, chooser) {
                    Some(claim) => Ok(Legal::Claim { draft, color, claim }),
                    None => Err(Illegal::NotInMountain { color, side }),
                }
            }
            (Phase::Draft(Draft { side, .. }), _) => Err(Illegal::DraftUnderWay { side }),
        }
    }

    /// The Rule of Color.
    #[inline]
    fn check_color(
        &self,
        player: Player,
        side: Side,
        color: Color,
        area: Area,
    ) -> Result<(), Illegal> {
        match self.mandalas[side].conflict(color, area) {
            None => Ok(()),
            Some(area) => Err(Illegal::RuleOfColor { player, color, side, area }),
        }
    }

    /// Whether a player with these cards can play any of them into a Mandala.
    pub(super) fn can_play(&self, player: Player, hand: Pile) -> bool {
        let mut actions = ActionList::default();
        self.list_turn(player, hand, &mut actions);
        actions.has_plays()
    }
}

#[inline]
fn holds(hand: Pile, color: Color, wanted: u8) -> Result<(), Illegal> {
    let held = hand.count(color);
    match wanted {
        0 => Err(Illegal::NoCards { color }),
        _ if held < wanted => Err(Illegal::NotHeld { color, wanted, held }),
        _ => Ok(()),
    }
}
