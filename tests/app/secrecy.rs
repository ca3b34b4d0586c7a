//! No frame shows anything of a card that lies face down.
//!
//! Two apps are opened on positions that differ only in hidden cards, the same
//! things happen to both, and whatever is drawn must be equal cell by cell.

use crate::common::app::App;
use crate::common::clock::wait;
use crate::common::events::{Desk, Happening, any_key, any_size, key, letter};
use crate::common::hidden::{Exchange, pick_common, positions};
use crate::common::{names, often, once_in, player};
use mandala::app::cards::Command as Cards;
use mandala::app::cards::Context as At;
use mandala::app::command::Command;
use mandala::app::key::{Key, KeyCode};
use mandala::app::keymap::Context;
use mandala::app::{AnyTable, Settings};
use mandala::record::cards::Course;
use mandala::rules::cards::{Action, Game, Setup, Side};
use mandala::rules::shuffle::Shuffler;
use mandala::rules::{Color, Player};

/// Two apps at the same table, as far as anyone can see.
struct Pair {
    one: Desk,
    two: Desk,
    compared: u64,
}

impl Pair {
    fn new(setup: &Setup, changed: &Setup) -> Option<Pair> {
        let open = |setup: &Setup| {
            let record = Course::new(Game::try_from(setup).ok()?, names());
            let mut app = App::resume(Settings::default(), Box::new(|| 1), record);
            app.take_handover();
            Some(Desk::new(app))
        };
        Some(Pair { one: open(setup)?, two: open(changed)?, compared: 0 })
    }

    fn happen(&mut self, happening: Happening) {
        wait(1_000);
        self.one.happen(happening);
        self.two.happen(happening);
    }

    fn both(&self, is: impl Fn(&App) -> bool) -> bool {
        is(&self.one.app) && is(&self.two.app)
    }

    fn frames_differ(&mut self) -> bool {
        self.one.frame() != self.two.frame()
    }

    #[track_caller]
    fn look_alike(&mut self, after: Happening) {
        let (one, two) = (self.one.frame(), self.two.frame());
        if one != two {
            let at = one.content().iter().zip(two.content()).position(|(a, b)| a != b);
            let width = usize::from(one.area.width);
            let at = at.map(|at| (at % width, at / width));
            panic!("after {after:?} the frames differ at {at:?}");
        }
        self.compared += 1;
    }
}

fn whose_cards_are_up(app: &App) -> Option<Player> {
    let scene = app.scene();
    let open = scene.cards()?.open;
    open.one.or(open.two).map(|view| view.seat())
}

fn is_covered(app: &App) -> bool {
    whose_cards_are_up(app).is_none()
}

/// Something that may happen, but never what plays.
fn idle(desk: &mut Desk, chance: &mut Shuffler) -> Happening {
    match chance.below(20) {
        0 => any_size(chance),
        1 => Happening::Interruption,
        2 => Happening::Tick,
        3..=4 => desk.some_click(chance),
        5..=8 => any_key(chance),
        9..=10 => letter("?eq", chance),
        11..=12 => key(KeyCode::Esc),
        13 => key(KeyCode::Enter),
        14 => key(KeyCode::Char(' ')),
        _ => letter(" roygpb12mfx+-", chance),
    }
}

/// Whether this would play, end or leave the game in one of the two apps.
fn would_act(pair: &mut Pair, happening: Happening) -> bool {
    let acts = |desk: &mut Desk| match desk.meaning(happening) {
        Some(Command::Confirm) => desk.app.context() != Context::Cards(At::Covered),
        // A click on the chosen place plays.
        Some(Command::Cards(Cards::Target(_)) | Command::Leave | Command::Interrupt) => true,
        _ => false,
    };
    acts(&mut pair.one) || acts(&mut pair.two)
}

/// Whether it is a click on keys for something else in each of them: the bar names the colors of
/// the cards that are up.
fn hits_other_keys(pair: &mut Pair, happening: Happening) -> bool {
    let bottom = pair.one.frame().area.bottom();
    let in_bar = matches!(happening, Happening::Click(_, row) if row + 1 == bottom);
    in_bar && pair.one.meaning(happening) != pair.two.meaning(happening)
}

/// Covered, or under the rules or the log, no hidden card makes a difference,
/// whatever the player chose or was refused before.
#[test]
fn while_everything_is_covered_no_hidden_card_makes_a_difference() {
    let (mut pairs, mut changed_hands, mut compared, mut after_open) = (0, 0, 0, 0);
    let games = often(40, 160);
    positions(0..games, 12, |_, setup, chance| {
        let changed = Exchange::ALL.make(setup, chance);
        let Some(mut pair) = Pair::new(setup, &changed) else {
            return;
        };
        pairs += 1;
        changed_hands += u64::from(setup.hands != changed.hands);
        let mut was_open = false;
        for _ in 0..24 {
            let happening = idle(&mut pair.one, chance);
            let can_differ = !pair.both(is_covered);
            let differs = hits_other_keys(&mut pair, happening);
            assert!(can_differ || !differs, "{happening:?}");
            if would_act(&mut pair, happening) || differs {
                continue;
            }
            pair.happen(happening);
            if pair.both(is_covered) {
                pair.look_alike(happening);
                after_open += u64::from(was_open);
                was_open = false;
            } else if pair.one.app.context() != pair.two.app.context() {
                // One of the hands refused what the other took: begin afresh.
                pair.happen(Happening::Interruption);
                pair.look_alike(Happening::Interruption);
            } else {
                was_open = true;
            }
        }
        compared += pair.compared;
    });
    assert!(pairs > 4 * games, "only {pairs} pairs");
    assert!(changed_hands * 10 > pairs * 9, "{changed_hands} of {pairs} differ");
    assert!(compared > pairs * 6, "only {compared} frames compared");
    assert!(after_open > pairs / 2, "only {after_open} covered again");
}

/// While one player's cards are up, neither the other's nor the deck's matter.
#[test]
fn while_one_chooses_the_others_cards_and_the_deck_make_no_difference() {
    let (mut pairs, mut changed_hands, mut compared, mut open) = (0, 0, 0, 0);
    let games = often(32, 130);
    positions(1_000..1_000 + games, 12, |_, setup, chance| {
        let changed = Exchange::unseen_by(setup.turn, true).make(setup, chance);
        let Some(mut pair) = Pair::new(setup, &changed) else {
            return;
        };
        pairs += 1;
        changed_hands += u64::from(setup.hands != changed.hands);
        pair.happen(key(KeyCode::Char(' ')));
        for _ in 0..24 {
            let happening = idle(&mut pair.one, chance);
            assert!(!hits_other_keys(&mut pair, happening), "{happening:?}");
            if would_act(&mut pair, happening) {
                continue;
            }
            pair.happen(happening);
            pair.look_alike(happening);
            if pair.both(|app| app.context() == Context::Cards(At::Covered)) && once_in(2, chance) {
                pair.happen(key(KeyCode::Char(' ')));
                pair.look_alike(happening);
            }
            open += u64::from(whose_cards_are_up(&pair.one.app) == Some(setup.turn));
        }
        compared += pair.compared;
    });
    assert!(pairs > 4 * games, "only {pairs} pairs");
    assert!(changed_hands * 10 > pairs * 9, "{changed_hands} of {pairs} differ");
    assert!(compared > pairs * 12, "only {compared} frames compared");
    assert!(open > pairs * 3, "only {open} frames with cards up");
}

/// The keys that do an action whatever else is in hand.
fn keys_of(action: Action) -> Vec<KeyCode> {
    let small = |color: Color| KeyCode::Char(color.letter().to_ascii_lowercase());
    let mut keys = vec![small(action.color())];
    let count = match action {
        Action::Build { side, .. } => {
            keys.extend([number(side), KeyCode::Char('m')]);
            1
        }
        Action::Grow { side, count, .. } => {
            keys.extend([number(side), KeyCode::Char('f')]);
            count
        }
        Action::Discard { count, .. } => {
            keys.push(KeyCode::Char('x'));
            count
        }
        Action::Claim { .. } => 1,
    };
    if matches!(action, Action::Grow { .. } | Action::Discard { .. }) {
        keys.extend([KeyCode::Char('-'); 7]);
        keys.extend(vec![KeyCode::Char('+'); usize::from(count) - 1]);
    }
    keys.push(KeyCode::Enter);
    keys
}

fn number(side: Side) -> KeyCode {
    KeyCode::Char(match side {
        Side::Left => '1',
        Side::Right => '2',
    })
}

fn game(desk: &Desk) -> &Game {
    desk.app.table().and_then(AnyTable::cards).expect("a game").game()
}

/// Does what happens and compares, unless the other player's own cards are up or
/// the end turned all Cups up.
fn happen_and_compare(pair: &mut Pair, watcher: Player, happening: Happening) {
    pair.happen(happening);
    let is_secret = |app: &App| {
        whose_cards_are_up(app) != Some(watcher.other()) && app.context() != Context::Over
    };
    if pair.both(is_secret) {
        pair.look_alike(happening);
    }
}

/// Whole games: whatever both play, one player never sees the other's cards.
#[test]
fn as_the_game_goes_on_the_others_cards_make_no_difference() {
    let (mut pairs, mut changed_cards, mut compared, mut actions, mut claims) = (0, 0, 0, 0, 0);
    let (mut pictures, mut finals) = (0, 0);
    let games = often(15, 45);
    positions(2_000..2_000 + games, 12, |_, setup, chance| {
        let watcher = Player::BOTH[chance.below(2) as usize];
        let other = watcher.other();
        let changed = Exchange::unseen_by(watcher, false).make(setup, chance);
        let hidden = |setup: &Setup| (setup.hands[other], setup.dealt[other]);
        if hidden(setup) == hidden(&changed) {
            return;
        }
        let Some(mut pair) = Pair::new(setup, &changed) else {
            return;
        };
        pairs += 1;
        changed_cards += u64::from(setup.hands[other] != changed.hands[other]);
        for _ in 0..25 {
            if once_in(4, chance) {
                happen_and_compare(&mut pair, watcher, any_size(chance));
                happen_and_compare(&mut pair, watcher, Happening::Resize(80, 24));
            }
            let Some(action) = pick_common(game(&pair.one), game(&pair.two), chance) else {
                break;
            };
            let actor = player(game(&pair.one));
            let turn = !matches!(action, Action::Claim { .. });
            if turn || once_in(3, chance) {
                happen_and_compare(&mut pair, watcher, key(KeyCode::Char(' ')));
                if !turn {
                    // The other player is asked to look away first.
                    assert!(pair.both(is_covered));
                    happen_and_compare(&mut pair, watcher, key(KeyCode::Char(' ')));
                }
                assert_eq!(whose_cards_are_up(&pair.one.app), actor);
            }
            for code in keys_of(action) {
                happen_and_compare(&mut pair, watcher, Happening::Key(Key::from(code)));
            }
            actions += 1;
            claims += u64::from(!turn);
            let over = |app: &App| app.context() == Context::Over;
            if over(&pair.one.app) || over(&pair.two.app) {
                // The score shows the Cups; the table before it does not.
                if pair.both(over) {
                    pair.happen(key(KeyCode::Esc));
                    pair.happen(key(KeyCode::Char('t')));
                    pair.look_alike(key(KeyCode::Char('t')));
                    finals += 1;
                }
                break;
            }
            if once_in(3, chance) {
                while pair.one.app.moves() {
                    happen_and_compare(&mut pair, watcher, Happening::Tick);
                    pictures += 1;
                }
                happen_and_compare(&mut pair, watcher, letter("?e", chance));
                happen_and_compare(&mut pair, watcher, key(KeyCode::Esc));
            }
            if pair.both(|app| app.context() == Context::Cards(At::AfterPlay)) {
                happen_and_compare(&mut pair, watcher, key(KeyCode::Enter));
                assert!(is_covered(&pair.one.app) && is_covered(&pair.two.app));
            }
        }
        compared += pair.compared;
    });
    assert!(pairs > 3 * games, "only {pairs} pairs");
    assert!(changed_cards * 10 > pairs * 7, "{changed_cards} of {pairs} differ");
    assert!(actions > pairs * 5, "only {actions} actions");
    assert!(claims > pairs / 4, "only {claims} claims");
    assert!(compared > actions * 2, "only {compared} frames compared");
    assert!(pictures > actions * 2, "only {pictures} pictures that move");
    assert!(finals > games / 3, "only {finals} final tables");
}

/// The control: a player's own cards do make a difference, once they are up.
#[test]
fn a_player_sees_their_own_cards_once_they_are_up() {
    let mut pairs = 0;
    positions(3_000..3_040, 12, |_, setup, chance| {
        let changed = Exchange::unseen_by(setup.turn.other(), true).make(setup, chance);
        let Some(mut pair) = Pair::new(setup, &changed) else {
            return;
        };
        let own = |setup: &Setup| (setup.hands[setup.turn], setup.dealt[setup.turn]);
        assert!(!pair.frames_differ());
        pair.happen(key(KeyCode::Char(' ')));
        assert_eq!(pair.frames_differ(), own(setup) != own(&changed));
        pairs += u64::from(own(setup) != own(&changed));
        pair.happen(key(KeyCode::Char(' ')));
        assert!(!pair.frames_differ());
    });
    assert!(pairs > 150, "only {pairs} pairs");
}
