//! Short words for laying out, playing and looking.

pub use mandala::rules::Color::{self, Black, Green, Orange, Purple, Red, Yellow};
pub use mandala::rules::Player::{self, One, Two};
pub use mandala::rules::cards::Side::{self, Left, Right};
use mandala::rules::cards::{
    Action, DECK, Draft, Ending, Event, Game, HAND_LIMIT, Illegal, Phase, Pile, Report, Setup,
};
use mandala::rules::game::Game as _;

/// Reads a position that is written down.
#[track_caller]
pub fn written(text: &str) -> Setup {
    text.parse().unwrap_or_else(|faults| panic!("cannot be read: {faults}"))
}

/// Lays out a game.
#[track_caller]
pub fn position(text: &str) -> Game {
    lay(&written(text))
}

/// Lays out a game in which every card that is not named has been claimed, by a
/// player whose River has its color: so deck and discard pile hold the cards
/// named there and no others.
#[track_caller]
pub fn position_rest_claimed(text: &str) -> Game {
    let mut setup = written(text);
    let mut rest = Pile::ALL - setup.discard - setup.deck.iter().copied().collect();
    for side in Side::BOTH {
        rest -= setup.mandalas[side].cards();
    }
    for seat in Player::BOTH {
        let river: Pile = setup.rivers[seat].iter().copied().collect();
        rest -= setup.hands[seat] + setup.dealt[seat] + setup.claimed[seat] + river;
    }
    for color in rest.colors() {
        let owner = Player::BOTH
            .into_iter()
            .find(|&seat| setup.rivers[seat].contains(&color))
            .expect("a River has the color");
        setup.claimed[owner] += Pile::of(color, rest.count(color));
    }
    lay(&setup)
}

#[track_caller]
fn lay(setup: &Setup) -> Game {
    let game = Game::try_from(setup).unwrap_or_else(|faults| panic!("is not legal: {faults}"));
    assert_sound(&game);
    game
}

/// Reads an action.
#[track_caller]
pub fn action(text: &str) -> Action {
    text.parse().unwrap_or_else(|error| panic!("{text:?}: {error}"))
}

/// Does an action that must be legal, and checks that no card is lost over it.
#[track_caller]
pub fn play(game: &mut Game, text: &str) -> Report {
    let action = action(text);
    assert!(game.legal_actions().contains(action), "{text}: not listed");
    let report = game.apply(action).unwrap_or_else(|illegal| panic!("{text}: {illegal}"));
    assert_sound(game);
    report
}

/// Tries an action that must be refused, and gives the reason; nothing may change.
#[track_caller]
pub fn refused(game: &mut Game, text: &str) -> Illegal {
    let action = action(text);
    let before = game.clone();
    assert!(!game.legal_actions().contains(action), "{text}: listed");
    let illegal = game.apply(action).expect_err(text);
    assert!(*game == before, "{text}: refused, but something changed");
    illegal
}

/// What the player whose decision it is may do, as far as it begins like this.
pub fn legal(game: &Game, start: &str) -> Vec<String> {
    game.legal_actions()
        .iter()
        .map(|action| action.to_string())
        .filter(|text| text.starts_with(start))
        .collect()
}

/// All 108 cards are there, and no turn leaves a hand empty or too large.
#[track_caller]
fn assert_sound(game: &Game) {
    let table = game.public_view();
    let mut known = table.discard();
    for side in Side::BOTH {
        known += table.mandala(side).cards();
    }
    for seat in Player::BOTH {
        let view = game.view(seat);
        known += view.hand() + view.cup() + table.river(seat).cards();
        assert_eq!(view.hand().len(), table.hand_len(seat));
        assert_eq!(view.cup().len(), table.cup_len(seat));
        if table.phase().player().is_some() {
            assert!((1..=HAND_LIMIT).contains(&view.hand().len()));
        }
    }
    for color in Color::ALL {
        assert!(known.count(color) <= 18);
    }
    assert_eq!(usize::from(known.len() + table.deck_len()), DECK);
}

/// Some cards, a letter each.
#[track_caller]
pub fn pile(letters: &str) -> Pile {
    colors(letters).into_iter().collect()
}

/// Some colors in order, a letter each.
#[track_caller]
pub fn colors(letters: &str) -> Vec<Color> {
    letters
        .chars()
        .filter(|&letter| letter != ' ')
        .map(|letter| Color::from_letter(letter).expect("a color's letter"))
        .collect()
}

pub fn hand(game: &Game, seat: Player) -> String {
    game.view(seat).hand().to_string()
}

pub fn cup(game: &Game, seat: Player) -> String {
    game.view(seat).cup().to_string()
}

pub fn mountain(game: &Game, side: Side) -> String {
    game.public_view().mandala(side).mountain.to_string()
}

pub fn field(game: &Game, side: Side, seat: Player) -> String {
    game.public_view().mandala(side).fields[seat].to_string()
}

pub fn discarded(game: &Game) -> String {
    game.public_view().discard().to_string()
}

/// The six spaces of a River, a letter or a dot each.
pub fn river(game: &Game, seat: Player) -> String {
    let letter = |space: Option<Color>| space.map_or('.', Color::letter);
    let spaces = game.public_view().river(seat).spaces();
    spaces.into_iter().map(letter).collect()
}

pub fn deck_len(game: &Game) -> u8 {
    game.public_view().deck_len()
}

pub fn phase(game: &Game) -> Phase {
    game.public_view().phase()
}

/// The phase in which this player chooses in this draft.
pub fn drafting(side: Side, chooser: Player, completed_by: Player) -> Phase {
    Phase::Draft(Draft { side, chooser, completed_by })
}

/// Why the game ended, if it has.
pub fn ending(game: &Game) -> Option<Ending> {
    match phase(game) {
        Phase::Over(ending) => Some(ending),
        _ => None,
    }
}

/// Whether an action brought this event about.
pub fn brought(report: &Report, event: Event) -> bool {
    report.events().contains(&event)
}
