//! The events tell the whole open game, and random games come out as they should.

use std::ops::Range;

use crate::common::{dealt, for_each_seed, play_out, player};
use mandala::rules::cards::{
    Action, BySide, ClaimEffect, Ending, Event, Mandala, Outcome, Phase, Pile, Side, Table,
};
use mandala::rules::game::Game as _;
use mandala::rules::shuffle::Shuffler;
use mandala::rules::{ByPlayer, Color, Player};

/// The table as somebody keeps it who only hears the events.
struct Listener {
    mandalas: BySide<Mandala>,
    rivers: ByPlayer<Vec<Color>>,
    claimed: ByPlayer<Pile>,
    discard: Pile,
    hands: ByPlayer<u8>,
    deck: i16,
    deck_ran_out: bool,
    /// Whose turn it is, or will be after the draft.
    turn: Player,
    /// Whose choice it is in a draft.
    chooser: Option<Player>,
    /// How many cards must still be drawn.
    to_draw: u8,
}

impl Listener {
    fn new(table: &Table) -> Listener {
        Listener {
            mandalas: BySide {
                left: *table.mandala(Side::Left),
                right: *table.mandala(Side::Right),
            },
            rivers: ByPlayer::default(),
            claimed: ByPlayer::default(),
            discard: Pile::EMPTY,
            hands: ByPlayer::new(6, 6),
            deck: 88,
            deck_ran_out: false,
            turn: table.phase().player().expect("somebody starts"),
            chooser: None,
            to_draw: 0,
        }
    }

    fn hear(&mut self, event: Event) {
        match event {
            Event::Built { seat, side, color } => {
                self.take_turn(seat, 1);
                let left = i16::from(self.discard.len()) + self.deck;
                self.to_draw = 3.min(8 - i16::from(self.hands[seat])).min(left) as u8;
                self.mandalas[side].mountain += Pile::of(color, 1);
            }
            Event::Grew { seat, side, color, count } => {
                self.take_turn(seat, count);
                self.mandalas[side].fields[seat] += Pile::of(color, count);
            }
            Event::Discarded { seat, color, count } => {
                self.take_turn(seat, count);
                self.discard += Pile::of(color, count);
                self.to_draw = count;
            }
            Event::Drew { seat, count } => {
                assert_eq!((seat, count), (self.turn.other(), self.to_draw));
                self.to_draw = 0;
                self.hands[seat] += count;
                self.deck -= i16::from(count);
            }
            Event::DeckRanOut => self.deck_ran_out = true,
            Event::Reshuffled { cards } => {
                assert_eq!(cards, self.discard.len());
                self.discard = Pile::EMPTY;
                self.deck += i16::from(cards);
            }
            Event::Completed { side, by, first, fields: counts } => {
                assert_eq!(by, self.turn.other());
                let Mandala { mountain, fields } = self.mandalas[side];
                let mut all = (mountain + fields.one + fields.two).cards().collect::<Vec<_>>();
                all.dedup();
                assert_eq!(all.len(), 6);
                self.chooser = match (fields[by].len(), fields[by.other()].len()) {
                    (0, 0) => None,
                    (own, other) if own > other => Some(by),
                    _ => Some(by.other()),
                };
                assert_eq!(first, self.chooser);
                for seat in Player::BOTH {
                    assert_eq!(counts[seat], fields[seat].len());
                }
            }
            Event::Swept { side, cards } => {
                let mountain = std::mem::take(&mut self.mandalas[side].mountain);
                assert_eq!(cards, mountain.len());
                self.discard += mountain;
            }
            Event::Claimed { seat, side, color, claim } => {
                self.hear_claim(seat, side, color, claim)
            }
            Event::FieldsDiscarded { side, cards } => {
                assert!(self.mandalas[side].mountain.is_empty());
                self.chooser = None;
                let fields = std::mem::take(&mut self.mandalas[side]).cards();
                assert_eq!(cards, fields.len());
                self.discard += fields;
            }
            Event::Refilled { side, color } => {
                self.deck -= 1;
                self.mandalas[side].mountain += Pile::of(color, 1);
            }
            Event::Ended(_) => {}
        }
    }

    fn take_turn(&mut self, seat: Player, played: u8) {
        assert_eq!((seat, None), (self.turn, self.chooser));
        self.turn = seat.other();
        self.hands[seat] -= played;
    }

    fn hear_claim(&mut self, seat: Player, side: Side, color: Color, claim: ClaimEffect) {
        assert_eq!(self.chooser, Some(seat));
        self.chooser = Some(seat.other());
        let mandala = &mut self.mandalas[side];
        let cards = mandala.mountain.count(color);
        mandala.mountain -= Pile::of(color, cards);
        let river = &mut self.rivers[seat];
        let space = river.iter().position(|&c| c == color);
        if mandala.fields[seat].is_empty() {
            assert_eq!(claim, ClaimEffect::Discard { cards });
            self.discard += Pile::of(color, cards);
        } else if let Some(space) = space {
            let space = space as u8 + 1;
            assert_eq!(claim, ClaimEffect::Cup { space, cards });
            self.claimed[seat] += Pile::of(color, cards);
        } else {
            river.push(color);
            let (space, cup) = (river.len() as u8, cards - 1);
            assert_eq!(claim, ClaimEffect::River { space, cup });
            self.claimed[seat] += Pile::of(color, cup);
        }
    }

    fn agrees_with(&self, table: &Table) {
        assert_eq!(self.to_draw, 0);
        match table.phase() {
            Phase::Draft(draft) => assert_eq!(self.chooser, Some(draft.chooser)),
            phase => assert_eq!((phase, self.chooser), (Phase::Turn(self.turn), None)),
        }
        for side in Side::BOTH {
            assert_eq!(&self.mandalas[side], table.mandala(side));
        }
        for seat in Player::BOTH {
            assert!(table.river(seat).colors().eq(self.rivers[seat].clone()));
            assert_eq!(self.claimed[seat], table.claimed(seat));
            assert_eq!(self.hands[seat], table.hand_len(seat));
        }
        assert_eq!(self.discard, table.discard());
        assert_eq!(self.deck, i16::from(table.deck_len()));
        assert_eq!(self.deck_ran_out, table.deck_ran_out());
    }

    /// The points of a Cup: the claimed cards and the two that were dealt.
    fn points(&self, seat: Player, dealt: Pile) -> u16 {
        let cup = self.claimed[seat] + dealt;
        let worth = |color| match self.rivers[seat].iter().position(|&c| c == color) {
            Some(at) => at as u16 + 1,
            None => 0,
        };
        cup.cards().map(worth).sum()
    }
}

#[test]
fn whoever_hears_the_events_knows_the_table_and_the_score() {
    for_each_seed(50_000..55_000, |seed, chance| {
        let mut listener = None;
        let end = play_out(seed, chance, |before, _, report, after, _| {
            let listener = listener.get_or_insert_with(|| Listener::new(before.public_view()));
            report.events().iter().for_each(|&event| listener.hear(event));
            if !matches!(after.public_view().phase(), Phase::Over(_)) {
                listener.agrees_with(after.public_view());
                assert_eq!(after.verdict(), None);
            }
        });
        let listener = listener.expect("a game has actions");
        let verdict = end.verdict().expect("the game is over");
        assert_eq!(Phase::Over(verdict.ending), end.public_view().phase());
        let result = ByPlayer::from_fn(|seat| {
            let dealt = dealt(&end.view(seat));
            let claimed = listener.claimed[seat];
            assert_eq!(
                end.public_view().public_score(seat).total(),
                listener.points(seat, Pile::EMPTY)
            );
            (listener.points(seat, dealt), claimed.len() + 2)
        });
        for seat in Player::BOTH {
            let score = &verdict.scores[seat];
            assert_eq!((score.total(), score.cup_cards), result[seat]);
            assert_eq!(end.view(seat).score(), *score);
        }
        let ((one, one_cup), (two, two_cup)) = (result.one, result.two);
        let winner = match (one.cmp(&two), one_cup.cmp(&two_cup)) {
            (o, _) if o.is_gt() => Outcome::Win(Player::One),
            (o, _) if o.is_lt() => Outcome::Win(Player::Two),
            (_, o) if o.is_lt() => Outcome::TieBreak(Player::One),
            (_, o) if o.is_gt() => Outcome::TieBreak(Player::Two),
            _ => Outcome::Draw,
        };
        assert_eq!(verdict.outcome, winner);
    });
}

/// Sums over many random games.
#[derive(Default)]
struct Sums {
    games: u32,
    builds: u32,
    grows: u32,
    discards: u32,
    choices: u32,
    claims: u32,
    options: u64,
    drafts: u32,
    swept: u32,
    points: [u32; 2],
    wins: [u32; 2],
    draws: u32,
    by_deck: u32,
    by_color: u32,
    by_both: u32,
    longest: u32,
}

impl Sums {
    fn over(seeds: Range<u64>) -> Sums {
        let mut sums = Sums::default();
        for_each_seed(seeds, |seed, chance| sums.add_game(seed, chance));
        sums
    }

    fn turns(&self) -> u32 {
        self.builds + self.grows + self.discards
    }

    fn add_game(&mut self, seed: u64, chance: &mut Shuffler) {
        let turns_before = self.turns();
        let mut first = None;
        let end = play_out(seed, chance, |before, action, report, _, _| {
            first = first.or(player(before));
            match action {
                Action::Build { .. } => self.builds += 1,
                Action::Grow { .. } => self.grows += 1,
                Action::Discard { .. } => self.discards += 1,
                Action::Claim { .. } => self.choices += 1,
            }
            if !matches!(action, Action::Claim { .. }) {
                self.options += before.legal_actions().len() as u64;
            }
            assert!(report.events().len() <= 9);
            for event in report.events() {
                match event {
                    Event::Claimed { .. } => self.claims += 1,
                    Event::Completed { .. } => self.drafts += 1,
                    Event::Swept { .. } => self.swept += 1,
                    _ => {}
                }
            }
        });
        let first = first.expect("somebody starts");
        let verdict = end.verdict().expect("the game is over");
        self.games += 1;
        self.longest = self.longest.max(self.turns() - turns_before);
        for (n, seat) in [first, first.other()].into_iter().enumerate() {
            self.points[n] += u32::from(verdict.scores[seat].total());
            self.wins[n] += u32::from(verdict.outcome.winner() == Some(seat));
        }
        self.draws += u32::from(verdict.outcome == Outcome::Draw);
        match verdict.ending {
            Ending::Deck => self.by_deck += 1,
            Ending::SixthColor => self.by_color += 1,
            Ending::DeckAndSixthColor => self.by_both += 1,
            // About one game in ten million dies.
            dead => panic!("ended by {dead:?}"),
        }
    }
}

/// The numbers come from ten million games of two other simulators.
#[test]
fn random_games_come_out_as_in_other_simulators() {
    let sums = Sums::over(100_000..120_000);
    let near = |what: &str, sum: u32, of: u32, expected: f64, tolerance: f64| {
        let mean = f64::from(sum) / f64::from(of);
        println!("{what}: {mean:.3}, expected {expected}");
        assert!((mean - expected).abs() <= tolerance, "{what}: {mean:.3} instead of {expected}");
    };
    let games = sums.games;
    near("turns", sums.turns(), games, 64.4, 0.7);
    near("builds", sums.builds, games, 22.9, 0.4);
    near("grows", sums.grows, games, 18.4, 0.4);
    near("discards", sums.discards, games, 23.1, 0.4);
    // The other simulators let the players choose even when both Fields were empty:
    // five free choices and a forced one in each Mandala that is swept here.
    let choices = sums.choices + 5 * sums.swept;
    let forced = sums.claims - sums.choices + sums.swept;
    near("free choices", choices, games, 13.3, 0.2);
    near("forced choices", forced, games, 5.33, 0.1);
    near("drafts", sums.drafts, games, 5.33, 0.1);
    near("swept drafts", sums.swept, sums.drafts, 0.019, 0.003);
    near("the starter's points", sums.points[0], games, 23.7, 0.5);
    near("the other's points", sums.points[1], games, 23.1, 0.5);
    near("the starter's wins", sums.wins[0], games, 0.512, 0.015);
    near("the other's wins", sums.wins[1], games, 0.485, 0.015);
    near("draws", sums.draws, games, 0.003, 0.002);
    near("ended by the deck", sums.by_deck, games, 0.67, 0.02);
    near("ended by a color", sums.by_color, games, 0.19, 0.02);
    near("ended by both", sums.by_both, games, 0.14, 0.02);
    let options = sums.options as f64 / f64::from(sums.turns());
    assert!((options - 17.6).abs() < 0.2, "legal actions: {options:.3}");
    assert!((80..=141).contains(&sums.longest), "{}", sums.longest);
}
