//! What a player can know at a card table.

use super::draws;
use crate::app::cards::TableScene;
use crate::lines::voice::{Voice, leads};
use crate::record::cards::Move;
use crate::rules::Player;
use crate::rules::cards::{Draft, PlayerView};
use crate::texts::Language;
use crate::texts::language::lines::Said;
use crate::texts::language::lines::cards::Fact;

impl TableScene<'_> {
    /// What is asked of a player who takes a color.
    pub(super) fn which_color(&self, draft: Draft) -> Fact {
        let Draft { chooser, side, .. } = draft;
        let mandala = self.table.mandala(side);
        let is_lost = mandala.fields[chooser].is_empty();
        Fact::WhichMountainColor { chooser, side, mountain: mandala.mountain, is_lost }
    }

    /// What the player sees whose cards are up.
    pub(super) fn up(&self) -> Option<&PlayerView> {
        let [one, two] = Player::BOTH.map(|seat| self.open[seat].as_ref());
        // In a replay those of both are.
        one.xor(two)
    }

    /// Who leads, as far as the player can know who asks.
    pub(super) fn lead(&self) -> Option<Said<'static>> {
        let known = |seat: Player| match &self.open[seat] {
            Some(view) => Some((view.score().total(), false)),
            None if self.remembers => {
                let hides = self.table.cup_len(seat) > self.table.claimed(seat).len();
                Some((self.table.public_score(seat).total(), hides))
            }
            None => None,
        };
        let [one, two] = Player::BOTH.map(known);
        let known = [(Player::One.into(), one?), (Player::Two.into(), two?)];
        let hidden = known.iter().filter(|(_, (_, hides))| *hides).map(|(seat, _)| *seat);
        Some(leads(&known.map(|(seat, (points, _))| (seat, points)), hidden.collect()))
    }

    /// The player whose cards are up, and how many turns they have taken.
    pub(in crate::lines) fn taken(&self) -> Option<(Player, usize)> {
        let player = self.up()?.seat();
        let is_turn =
            |made| matches!(made, Move::Action(seat, action) if seat == player && draws(action));
        let turns = self.log.entries().iter().filter(|entry| is_turn(entry.made));
        Some((player, turns.count()))
    }

    /// What the player drew whose cards are up, if they have not looked at it yet.
    pub(in crate::lines) fn drawn(&self, language: &'static dyn Language) -> Option<String> {
        let names = self.names;
        let drew = Voice { language, names }.card(&Fact::Drew(self.fresh));
        (!self.fresh.is_empty()).then_some(drew)
    }
}
