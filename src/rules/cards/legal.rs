use super::{Action, Actions, Area, Illegal, Phase, Pile, Side, Table};
use crate::rules::{Color, Seat};

/// What is legal, decided from the table and the hand of the player whose
/// decision it is, and from nothing else: no hidden card can influence it.
impl Table {
    /// Lists everything that the player to decide may do, sorted.
    pub(super) fn legal_actions(&self, hand: Pile) -> Actions {
        let mut actions = Actions::default();
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
    fn list_turn(&self, player: Seat, hand: Pile, actions: &mut Actions) {
        let held = hand.colors();
        let may_build = hand.len() > 1 || self.drawable(1) > 0;
        // One card must stay in hand, which only matters to a hand of one colour.
        let spare = if held.len() > 1 {
            hand
        } else {
            hand - held.one_each()
        };
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

    /// Says why an action of the player to decide would be refused.
    ///
    /// What lies open comes before the hand, so that a refusal by the Rule of Color
    /// does not tell whether the colour is held.
    #[inline]
    pub(super) fn check(&self, action: Action, hand: Pile) -> Result<(), Illegal> {
        let player = match (self.phase, action) {
            (Phase::Over(_), _) => return Err(Illegal::GameOver),
            (Phase::Turn(_), Action::Claim { color }) => return Err(Illegal::NoDraft { color }),
            (Phase::Turn(player), _) => player,
            (Phase::Draft(draft), Action::Claim { color }) => {
                let side = draft.side;
                return if self.mandalas[side].mountain.has(color) {
                    Ok(())
                } else {
                    Err(Illegal::NotInMountain { color, side })
                };
            }
            (Phase::Draft(draft), _) => return Err(Illegal::DraftUnderWay { side: draft.side }),
        };
        match action {
            Action::Build { side, color } => {
                self.check_color(player, side, color, Area::Mountain)?;
                holds(hand, color, 1)?;
                if hand.len() == 1 && self.drawable(1) == 0 {
                    return Err(Illegal::NothingToDraw { color, side });
                }
                Ok(())
            }
            Action::Grow { side, color, count } => {
                self.check_color(player, side, color, Area::Field(player))?;
                holds(hand, color, count)?;
                if count == hand.len() {
                    return Err(Illegal::EmptiesHand { color, side });
                }
                Ok(())
            }
            Action::Discard { color, count } => holds(hand, color, count),
            Action::Claim { color } => Err(Illegal::NoDraft { color }),
        }
    }

    /// The Rule of Color.
    #[inline]
    pub(super) fn check_color(
        &self,
        player: Seat,
        side: Side,
        color: Color,
        area: Area,
    ) -> Result<(), Illegal> {
        let mandala = &self.mandalas[side];
        if !mandala.barred(area).contains(color) {
            return Ok(());
        }
        match mandala.conflict(color, area) {
            None => Ok(()),
            Some(area) => Err(Illegal::RuleOfColor {
                player,
                color,
                side,
                area,
            }),
        }
    }

    /// Whether a player with these cards can play any of them into a Mandala.
    pub(super) fn can_play(&self, player: Seat, hand: Pile) -> bool {
        Side::BOTH.into_iter().any(|side| {
            hand.colors().iter().any(|color| {
                let build = Action::Build { side, color };
                let grow = Action::Grow {
                    side,
                    color,
                    count: 1,
                };
                let asked = Table {
                    phase: Phase::Turn(player),
                    ..*self
                };
                asked.check(build, hand).is_ok() || asked.check(grow, hand).is_ok()
            })
        })
    }
}

#[inline]
fn holds(hand: Pile, color: Color, wanted: u8) -> Result<(), Illegal> {
    let held = hand.count(color);
    match wanted {
        0 => Err(Illegal::NoCards { color }),
        _ if held < wanted => Err(Illegal::NotHeld {
            color,
            wanted,
            held,
        }),
        _ => Ok(()),
    }
}
