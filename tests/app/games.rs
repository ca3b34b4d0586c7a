//! Whole games played through the app by random keys, clicks and interruptions.

use std::time::Duration;

use crate::common::app::App;
use crate::common::clock::{now, wait};
use crate::common::events::{Desk, Happening, any_key, any_size, useful_key};
use crate::common::{for_each_seed, names, often, once_in};
use mandala::app::cards::Command as Cards;
use mandala::app::cards::Peek;
use mandala::app::cards::StageView;
use mandala::app::cards::notice::Notice;
use mandala::app::command::Command;
use mandala::app::start::First;
use mandala::app::{AnyTable, Opening, Settings};
use mandala::record::cards::{Course, Record};
use mandala::rules::Kind;
use mandala::rules::cards::{DECK, Game, Phase};
use mandala::rules::game::Game as _;
use mandala::rules::shuffle::Shuffler;
use mandala::rules::{Color, Player};

/// What happened in all games together.
#[derive(Default)]
struct Count {
    happenings: u64,
    finished: u64,
    actions: u64,
    drafts: u64,
    taken_back: u64,
    clicks: u64,
    refusals: u64,
    handovers: u64,
}

fn settings(seed: u64) -> Settings {
    Settings {
        flip: seed.is_multiple_of(2),
        motion: !seed.is_multiple_of(3),
        ..Settings::default()
    }
}

fn seeds(first: u64) -> Box<dyn FnMut() -> u64> {
    let mut next = first << 20;
    Box::new(move || {
        next += 1;
        next
    })
}

fn all_cards_are_there(game: &Game) {
    let table = game.public_view();
    let mut known = table.discard();
    for side in mandala::rules::cards::Side::BOTH {
        known += table.mandala(side).cards();
    }
    for seat in Player::BOTH {
        let view = game.view(seat);
        known += view.hand() + view.cup() + table.river(seat).cards();
    }
    assert_eq!(usize::from(known.len() + table.deck_len()), DECK);
    assert!(Color::ALL.into_iter().all(|color| known.count(color) <= 18));
}

/// Whose cards are up on the table, leaving aside what lies on top.
fn up(app: &App) -> Option<Player> {
    let scene = app.scene();
    let table = scene.cards()?;
    if matches!(table.stage, StageView::Replay(_)) {
        // What is stepped through here was played to its end.
        return None;
    }
    let open = table.open;
    assert!(open.one.is_none() || open.two.is_none(), "both are up");
    open.one.or(open.two).map(|view| view.seat())
}

fn game(app: &App) -> Option<&Course> {
    app.table().and_then(AnyTable::cards)
}

fn next(desk: &mut Desk, chance: &mut Shuffler) -> Happening {
    match chance.below(100) {
        0 => any_size(chance),
        1 => Happening::Resize(80, 24),
        2 => Happening::Interruption,
        3..=4 => Happening::Tick,
        5..=10 => any_key(chance),
        11..=13 => desk.some_click(chance),
        14 => Happening::Click(chance.below(90) as u16, chance.below(30) as u16),
        15..=24 => Happening::Release,
        _ => useful_key(desk.app.context(), chance),
    }
}

/// How far the cards are up in a draft.
fn draft_cards(app: &App) -> Option<Peek> {
    match app.scene().cards()?.stage {
        StageView::Draft { peek, .. } => Some(peek),
        _ => None,
    }
}

/// In a draft cards come up only after the other player was asked to look away, and
/// only as long as that is told.
fn nobody_is_overlooked(app: &App, before: Option<Peek>, command: Option<Command>) {
    match (before, draft_cards(app)) {
        (Some(Peek::Asked), Some(Peek::Asked)) => {
            // Nothing was done at the table; once it is seen again, so is the asking.
            let scene = app.scene();
            let notice = scene.cards().and_then(|table| table.notice);
            let asks =
                matches!(notice, Some(Notice::LookAway { .. } | Notice::TooQuickInDraft { .. }));
            assert!(scene.overlay.is_some() || asks);
        }
        (Some(Peek::Up) | None, Some(Peek::Asked)) => panic!("{command:?} asked"),
        (Some(Peek::Covered), Some(Peek::Asked)) | (Some(Peek::Asked), Some(Peek::Up)) => {
            assert_eq!(command, Some(Command::Cards(Cards::Reveal)));
        }
        (_, Some(Peek::Up)) => assert_eq!(before, Some(Peek::Up), "nobody was asked"),
        _ => {}
    }
}

/// Cards come up only by Space, and only those of the player to decide.
fn nobody_peeks(app: &App, before: Option<Player>, had_top: bool, command: Option<Command>) {
    let Some(seat) = up(app) else { return };
    let came_up = before != Some(seat) && !had_top;
    assert!(
        !came_up || command == Some(Command::Cards(Cards::Reveal)),
        "{command:?} turned cards up"
    );
    let scene = app.scene();
    let table = scene.cards().expect("a table");
    let decides = match table.stage {
        StageView::AfterPlay { player, .. } => Some(player),
        _ => table.table.phase().player(),
    };
    assert_eq!(decides, Some(seat));
}

/// The game as it was recorded, read back.
fn the_record_tells_the_same_game(app: &App) -> Record {
    let record = app.record().expect("a game to keep");
    let text = record.text_up_to(record.len());
    let again: Record = text.parse().expect("a record can be read back");
    assert!(**game(app).as_ref().expect("a game") == *again);
    assert_eq!(again.to_string(), text);
    again
}

/// The calm that must pass before cards come up.
#[derive(Default)]
struct Calm {
    /// When anything was last typed, clicked or let go.
    touched: Option<Duration>,
    /// When the second began after something was meant to turn cards up or down, and when
    /// something last was.
    flipped: Option<[Duration; 2]>,
}

impl Calm {
    fn is_enough(&self) -> bool {
        let since = |at: Option<Duration>| at.map_or(Duration::MAX, |at| now() - at);
        since(self.touched) >= Duration::from_millis(250)
            && since(self.flipped.map(|[first, _]| first)) >= Duration::from_secs(1)
            && since(self.flipped.map(|[_, last]| last)) >= Duration::from_millis(400)
    }

    fn note(&mut self, happening: Happening, command: Option<Command>) {
        if happening.is_touch() {
            self.touched = Some(now());
        }
        if command == Some(Command::Cards(Cards::Reveal)) {
            // Only what is held down or doubled begins the second anew.
            let goes_on = self.flipped.filter(|&[first, last]| {
                now() - first < Duration::from_secs(1) && now() - last >= Duration::from_millis(400)
            });
            self.flipped = Some([goes_on.map_or(now(), |[first, _]| first), now()]);
        }
    }
}

/// Plays until so many games are over.
fn play(seed: u64, games: u64, chance: &mut Shuffler, count: &mut Count) {
    let mut desk =
        Desk::new(App::deal(settings(seed), seeds(seed), Kind::Cards, names(), First::Drawn));
    assert!(desk.app.take_handover());
    let mut finished = 0;
    let mut calm = Calm::default();
    for step in 0_u64.. {
        assert!(step < 40_000 * games, "the games do not end");
        let happening = next(&mut desk, chance);
        wait([5, 120, 300, 1_000][chance.below(4) as usize]);
        let before = up(&desk.app);
        let cards = draft_cards(&desk.app);
        let had_top = desk.app.scene().overlay.is_some();
        let moves = game(&desk.app).map(|game| game.moves().len());
        let command = desk.happen(happening);
        count.happenings += 1;
        count.clicks += u64::from(matches!(happening, Happening::Click(..)) && command.is_some());
        nobody_peeks(&desk.app, before, had_top, command);
        let came_up = before.is_none() && !had_top && up(&desk.app).is_some();
        assert!(!came_up || calm.is_enough(), "cards came up in a hurry");
        calm.note(happening, command);
        nobody_is_overlooked(&desk.app, cards, command);
        if desk.app.take_handover() {
            assert_eq!(up(&desk.app), None, "covered when the decision passes");
            count.handovers += 1;
        }
        if matches!(happening, Happening::Interruption) {
            assert_eq!(up(&desk.app), None);
        }
        if once_in(40, chance) {
            desk.frame();
        }
        if desk.app.left().is_some() {
            desk = come_back(desk, seed);
        }
        let Some(now) = game(&desk.app) else {
            continue;
        };
        let (was, is) = (moves.unwrap_or(0), now.moves().len());
        count.taken_back += u64::from(is + 1 == was);
        if is != was + 1 {
            let scene = desk.app.scene();
            let refused = scene.cards().is_some_and(|table| table.notice.is_some());
            count.refusals += u64::from(refused);
            continue;
        }
        all_cards_are_there(now.game());
        count.actions += 1;
        match now.game().public_view().phase() {
            Phase::Over(_) => {
                the_record_tells_the_same_game(&desk.app);
                count.finished += 1;
                finished += 1;
                if finished == games {
                    return;
                }
            }
            Phase::Draft(_) => count.drafts += 1,
            Phase::Turn(_) => {}
        }
    }
}

/// Players who left go on with the kept game, or start again.
fn come_back(desk: Desk, seed: u64) -> Desk {
    let mut back = match game(&desk.app) {
        Some(_) => {
            let record = the_record_tells_the_same_game(&desk.app);
            App::resume(settings(seed), seeds(!seed), record)
        }
        None => App::start(settings(seed), seeds(!seed), Opening::default(), None),
    };
    assert_eq!(up(&back), None);
    back.take_handover();
    Desk::new(back)
}

fn play_evenings(first: u64, games: u64) {
    let evenings = often(12, 210);
    let many = evenings * games;
    let mut count = Count::default();
    for_each_seed(first..first + evenings, |seed, chance| {
        play(seed, games, chance, &mut count);
    });
    assert_eq!(count.finished, many);
    assert!(count.actions > 40 * many, "only {} actions", count.actions);
    assert!(count.drafts > 4 * many, "only {} drafts", count.drafts);
    assert!(count.clicks > many, "only {} clicks", count.clicks);
    assert!(count.refusals > many, "only {} refusals", count.refusals);
    assert!(count.taken_back > many / 2, "{} taken back", count.taken_back);
    assert!(count.handovers > 20 * many);
    println!(
        "{} happenings, {} actions, {} games",
        count.happenings, count.actions, count.finished
    );
}

#[test]
fn games_played_at_random_by_keys_and_clicks_end_well() {
    play_evenings(0, 5);
}

#[test]
fn more_games_played_at_random_by_keys_and_clicks_end_well() {
    play_evenings(1_000, 5);
}
