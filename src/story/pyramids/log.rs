//! Everything that happened in a game so far.

use super::End;
use super::line::{Line, tell};
use crate::record::pyramids::{Move, Step};
use crate::rules::Seat;
use crate::rules::pyramids::{Award, Ending, Event, Game, Piece, Place, Report};
use crate::story::Narrated;

/// Everything that happened in a pyramid game.
pub type Log<'a> = crate::story::Log<'a, Game>;

impl Narrated for Game {
    type Line = Line;

    fn lines(report: &Report, start: &Game) -> Vec<Line> {
        tell(report, start)
    }
}

impl Log<'_> {
    /// What the last move brought about.
    pub fn last(&self) -> Vec<Line> {
        let last = self.entries().last();
        last.map_or_else(Vec::new, |entry| self.lines(entry))
    }

    /// How the game ended, and if the last player took the rest, who that was.
    pub fn end(&self, ending: Ending) -> End {
        let swept = self.last().into_iter().find_map(|line| match line {
            Line::Swept { seat, pieces } => Some(End::Swept(seat, pieces)),
            _ => None,
        });
        swept.unwrap_or(End::Ended(ending))
    }

    /// What this player's last turn scored, and all that happened since.
    pub fn recap(&self, seat: Seat) -> Vec<Line> {
        let is_own = |entry: &Step| matches!(entry.made, Move::Action(who, _) if who == seat);
        let own = self.entries().iter().rposition(is_own);
        let since = &self.entries()[own.map_or(0, |own| own + 1)..];
        let since = since.iter().flat_map(|entry| self.lines(entry));
        let own = own.map_or_else(Vec::new, |own| self.lines(&self.entries()[own]));
        let scores = |line: &Line| matches!(line, Line::Scored(_) | Line::Lost(_));
        own.into_iter().filter(scores).chain(since).collect()
    }

    /// What became of the pyramids that lay on the path, as far as they are gone: who took each,
    /// or nobody where it fell into the eye.
    pub fn gone(&self) -> impl Iterator<Item = (Place, Option<Seat>)> {
        let reports = self.entries().iter().map(|entry| &entry.report);
        reports.flat_map(|report| {
            let fell = report.fell().iter().map(|place| (place, None));
            let taken = report.events().flat_map(|event| match event {
                Event::Took { seat, place, .. } => vec![(place, Some(seat))],
                Event::Swept { seat, .. } => {
                    let swept = report.swept().iter();
                    swept.map(|place| (place, Some(seat))).collect()
                }
                _ => Vec::new(),
            });
            fell.chain(taken)
        })
    }

    /// How each group was scored, in the order of [`Piece::ALL`]; nothing is known of
    /// those that were scored before the first entry.
    pub fn awards(&self) -> [Option<Award>; Piece::GROUPS] {
        let mut awards = [None; Piece::GROUPS];
        for award in self.entries().iter().flat_map(|entry| entry.report.scored()) {
            awards[award.group.index()] = Some(award);
        }
        awards
    }
}
