//! Everything that happened in a game of tiles so far.

use crate::record::tiles::{Move, Step};
use crate::rules::tiles::{Cells, Event, Game, Report};
use crate::story::Narrated;

/// Everything that happened in a tile game.
pub type Log<'a> = crate::story::Log<'a, Game>;

impl Narrated for Game {
    type Line = Event;

    fn lines(report: &Report, _: &Game) -> Vec<Event> {
        report.events().to_vec()
    }
}

impl Log<'_> {
    /// What happened last: all that one player did in a row, as the flips at the end.
    pub fn last_events(&self) -> Vec<Event> {
        let by = |step: &Step| match step.made {
            Move::Action(player, _) => Some(player),
            Move::Agreed => None,
        };
        let last = self.entries().last().map(by);
        let others = self.entries().iter().rposition(|step| Some(by(step)) != last);
        let row = &self.entries()[others.map_or(0, |at| at + 1)..];
        let events = row.iter().flat_map(|step| step.report.events());
        events.copied().collect()
    }

    /// The cells that were turned last.
    pub fn last_turned(&self) -> Cells {
        let cell = |event| match event {
            Event::Opened { cell, .. }
            | Event::Flipped { cell, .. }
            | Event::Swapped { cell, .. } => Some(cell),
            _ => None,
        };
        self.last_events().into_iter().filter_map(cell).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::Log;
    use crate::record::Names;
    use crate::record::tiles::Course;
    use crate::rules::tiles::{Action, Event, Game, Setup};

    /// Player one cannot act; player two may flip d7 and e6.
    const FLIPS: &str = "
        8         (B) (B) (G) (G2)
        7     (B3)(B)   r (R6)(G) (G)
        6 (Y) (Y) (O) (O5)  r (G) [P3][P]
        5 (Y4)[G6]  p   r   o   y   b   b
        4 [G] [G]   p   b   g (P) (P) (P)
        3 [R] [R] [R] [R2]  o [Y] (P) (P1)
        2     [O4][O] [O] [Y] [Y] [Y1]
        1         [O] [O] [B5][Y]
        bowls: B | R
        turn: one
    ";

    #[test]
    fn all_that_a_player_flips_at_the_end_happened_last() {
        let setup: Setup = FLIPS.parse().expect("a position");
        let game = Game::try_from(&setup).expect("a legal one");
        let names = Names::new("Anna", "Beth").expect("good names");
        let mut course = Course::new(game, names);
        for (action, turned) in [("flip d7", "d7"), ("flip e6", "d7 e6")] {
            let action: Action = action.parse().expect("an action");
            course.play(action).expect("legal");
            let log = Log::of(&course);
            let cells = log.last_turned();
            let mut cells: Vec<String> = cells.iter().map(|cell| cell.to_string()).collect();
            cells.sort();
            assert_eq!(cells.join(" "), turned);
        }
        let events = Log::of(&course).last_events();
        let is_flip = |event: &&Event| matches!(event, Event::Flipped { .. });
        assert_eq!(events.iter().filter(is_flip).count(), 2);
    }
}
