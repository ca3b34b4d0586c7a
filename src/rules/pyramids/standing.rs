use super::Game;
use crate::rules::Seat;
use crate::rules::game::Standing;

impl Game {
    /// Who came in where, once the game is over: by points, and among equals by the
    /// pawns. Only players who never moved can share a place.
    ///
    /// ```
    /// use mandala::rules::Seat;
    /// use mandala::rules::pyramids::Game;
    ///
    /// let mut game = Game::deal(42, 2, Seat::default());
    /// assert_eq!(game.standing(), None);
    /// game.apply("take 75".parse()?)?;
    /// assert_eq!(game.standing().unwrap().place(Seat::default()), 2);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn standing(&self) -> Option<Standing> {
        let rank = |seat: Seat| (self.points(seat), self.pawn(seat));
        let place = |seat: Seat| {
            let better = self.seats().filter(|&other| rank(other) > rank(seat));
            better.count() as u8 + 1
        };
        let mut places = [0; Seat::MOST];
        for seat in self.seats() {
            places[seat.index()] = place(seat);
        }
        self.is_over()
            .then(|| Standing::new(&places[..self.players()]))
    }
}
