//! Random positions, and the same ones with the hidden cards exchanged among each
//! other: a player who cannot see them must not notice.

use std::ops::Range;

use mandala::rules::cards::{Action, Game, Pile, Setup};
use mandala::rules::game::Game as _;
use mandala::rules::shuffle::Shuffler;
use mandala::rules::{ByPlayer, Color, Player};

use super::{for_each_seed, once_in, pick};

/// The position as it lies, but with the deck in another order, and other chance for the
/// reshuffles; turns only.
fn lay_out(game: &Game, chance: &mut Shuffler) -> Option<Setup> {
    let mut setup = game.to_setup().filter(|setup| setup.draft.is_none())?;
    setup.seed = chance.seed();
    setup.deck.sort();
    chance.shuffle(&mut setup.deck);
    Some(setup)
}

/// What is exchanged.
#[derive(Clone, Copy)]
pub struct Exchange {
    hands: ByPlayer<bool>,
    dealt: ByPlayer<bool>,
    deck: bool,
}

impl Exchange {
    /// Everything that this player cannot see, with or without the deck.
    pub fn unseen_by(seat: Player, deck: bool) -> Exchange {
        let others = ByPlayer::from_fn(|other| other != seat);
        Exchange { hands: others, dealt: others, deck }
    }

    /// Everything that lies face down.
    pub const ALL: Exchange =
        Exchange { hands: ByPlayer::new(true, true), dealt: ByPlayer::new(true, true), deck: true };

    /// A player's own hand, against the deck.
    pub fn own_hand(seat: Player) -> Exchange {
        Exchange {
            hands: ByPlayer::from_fn(|owner| owner == seat),
            dealt: ByPlayer::default(),
            deck: true,
        }
    }

    /// Gathers the cards, shuffles them and lays out as many as lay there before.
    pub fn make(self, setup: &Setup, chance: &mut Shuffler) -> Setup {
        let mut changed = setup.clone();
        let mut places: Vec<&mut Pile> = Vec::new();
        for (take, pile) in [
            (self.hands.one, &mut changed.hands.one),
            (self.hands.two, &mut changed.hands.two),
            (self.dealt.one, &mut changed.dealt.one),
            (self.dealt.two, &mut changed.dealt.two),
        ] {
            if take {
                places.push(pile);
            }
        }
        let mut pool: Vec<Color> = places.iter().flat_map(|pile| pile.cards()).collect();
        if self.deck {
            pool.append(&mut changed.deck);
        }
        chance.shuffle(&mut pool);
        for pile in places {
            *pile = pool.split_off(pool.len() - usize::from(pile.len())).into_iter().collect();
        }
        if self.deck {
            changed.deck = pool;
        }
        changed
    }
}

/// Shows random positions of random games, about one in `one_in`, turns only.
pub fn positions(
    seeds: Range<u64>,
    one_in: u64,
    mut show: impl FnMut(&Game, &Setup, &mut Shuffler),
) {
    for_each_seed(seeds, |seed, chance| {
        let mut game = Game::deal(seed, Player::One);
        while let Some(action) = pick(&game.legal_actions(), chance) {
            if once_in(one_in, chance)
                && let Some(setup) = lay_out(&game, chance)
            {
                show(&game, &setup, chance);
            }
            game.apply(action).expect("a listed action is legal");
        }
    });
}

/// An action that is legal in both games.
pub fn pick_common(a: &Game, b: &Game, chance: &mut Shuffler) -> Option<Action> {
    let other = b.legal_actions();
    let mut common: Vec<Action> = a.legal_actions().iter().collect();
    common.retain(|&action| other.contains(action));
    chance.shuffle(&mut common);
    common.first().copied()
}
