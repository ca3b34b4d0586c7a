//! How players stand with each other, checked against counting by hand.

use mandala::past::{Balance, HeadToHead, Parties, Party, PastGame, Side};
use mandala::rules::shuffle::Shuffler;
use mandala::rules::{Kind, Level};
use mandala::texts::ENGLISH;

use super::game;
use crate::common::{for_each_seed, often, once_in, seat};

/// Games of a few players of all kinds, in any order.
fn random_games(chance: &mut Shuffler) -> Vec<PastGame> {
    let count = chance.below(60);
    (0..count).map(|_| random_game(chance)).collect()
}

fn random_game(chance: &mut Shuffler) -> PastGame {
    let kind = Kind::ALL[chance.below(3) as usize];
    let (fewest, most) = (*kind.players().start(), *kind.players().end());
    let count = fewest + chance.below((most - fewest + 1) as u64) as usize;
    let mut names = ["Anna", "Beth", "Carl", "anna b", "Robo"];
    for at in (1..names.len()).rev() {
        names.swap(at, chance.below(at as u64 + 1) as usize);
    }
    let names = &names[..count];
    let players: Vec<(&str, u16)> = names.iter().map(|&it| (it, chance.below(90) as u16)).collect();
    let numbers = || 1..=count;
    // One of them is always a computer, as a person of that name would be somebody else.
    let mut levels: Vec<(usize, u8)> = Vec::new();
    for number in numbers() {
        if names[number - 1] == "Robo" || once_in(4, chance) {
            levels.push((number, 1 + chance.below(kind.levels().into()) as u8));
        }
    }
    let mut winners: Vec<usize> = numbers().filter(|_| once_in(6, chance)).collect();
    if winners.is_empty() {
        winners.push(1 + chance.below(count as u64) as usize);
    }
    let began = format!("2026-{:02}-01-000000", 1 + chance.below(12));
    game(&began, kind, &players, &levels, &winners)
}

/// Whether this side of a party had a seat.
fn has(party: &Party, side: Side, game: &PastGame, number: usize) -> bool {
    let seat = seat(number);
    match (side, game.computers.of(seat)) {
        (Side::Person(at), None) => party.people()[at] == game.names.of(seat),
        (Side::Computers, Some(_)) => true,
        _ => false,
    }
}

/// Whether a side won: all winners are its own.
fn won(party: &Party, side: Side, game: &PastGame) -> bool {
    let mut winners = game.standing.winners();
    winners.all(|seat| has(party, side, game, seat.index() + 1))
}

#[test]
fn everything_adds_up_and_is_what_counting_gives() {
    for_each_seed(0..often(300, 20_000), |_, chance| {
        let games = random_games(chance);
        let mut parties = Parties::default();
        games.iter().for_each(|game| parties.add(game));
        assert_eq!(parties.is_empty(), games.is_empty());
        let all = parties.most_played();
        assert!(all.is_sorted_by_key(|heads| usize::MAX - heads.played()));
        let sum: usize = all.iter().map(|heads| heads.played()).sum();
        assert_eq!(sum, games.len());
        for heads in all {
            let theirs = games.iter().filter(|game| Party::of(game) == *heads.party());
            is_counted(heads, &theirs.collect::<Vec<_>>());
        }
    });
}

/// Checks all that is told of a party against its games.
fn is_counted(heads: &HeadToHead, games: &[&PastGame]) {
    let party = heads.party();
    let sides: Vec<Side> = party.sides().collect();
    assert_eq!(heads.played(), games.len());
    let counted = |wanted: &dyn Fn(&PastGame) -> bool| {
        let games: Vec<_> = games.iter().filter(|game| wanted(game)).collect();
        let of = |&side: &Side| games.iter().filter(|game| won(party, side, game)).count();
        let won: Vec<usize> = sides.iter().map(of).collect();
        let drawn = games.len() - won.iter().sum::<usize>();
        Balance { won, drawn }
    };
    assert_eq!(heads.balance(), counted(&|_| true));
    assert_eq!(heads.balance().played(), games.len());
    for kind in Kind::ALL {
        let balance = heads.balance_in(kind);
        assert_eq!(balance, counted(&|game| game.kind == kind));
        let mut at_levels = 0;
        for level in (1..=kind.levels()).filter_map(|number| Level::new(kind, number)) {
            let is_duel = |game: &PastGame| {
                game.names.count() == 2
                    && game.computers.iter().count() == 1
                    && game.computers.iter().all(|(_, it)| it == level)
            };
            let balance = heads.balance_at(kind, level);
            assert_eq!(balance, counted(&|game| game.kind == kind && is_duel(game)));
            at_levels += balance.played();
        }
        assert!(at_levels <= balance.played());
        for &side in &sides {
            let best_of = |game: &PastGame| {
                let numbers = (1..=game.names.count()).filter(|&it| has(party, side, game, it));
                numbers.map(|it| game.points[it - 1]).max().expect("they played")
            };
            let of_kind = games.iter().filter(|game| game.kind == kind);
            let mut points: Vec<u16> = of_kind.map(|game| best_of(game)).collect();
            let mut told: Vec<u16> = heads.points(kind, side).collect();
            assert_eq!(heads.best(kind, side), points.iter().copied().max());
            let sum: u32 = points.iter().map(|&it| u32::from(it)).sum();
            let average = heads.average(kind, side).unwrap_or_default();
            // It is told to a tenth.
            let exact = f64::from(sum) / points.len().max(1) as f64;
            assert_eq!(average, (10.0 * exact).round() / 10.0);
            points.sort_unstable();
            told.sort_unstable();
            assert_eq!(told, points);
        }
    }
}

#[test]
fn points_and_runs_follow_the_calendar_however_games_are_added() {
    let players = |one, two| [("Anna", one), ("Beth", two)];
    let days = [(1, 1, 5), (2, 1, 9), (3, 2, 7), (4, 1, 8), (5, 1, 2), (6, 1, 4), (7, 2, 1)];
    let games: Vec<PastGame> = days
        .iter()
        .map(|&(day, winner, points)| {
            let began = format!("2026-01-{day:02}-000000");
            game(&began, Kind::Tiles, &players(points, 3), &[], &[winner])
        })
        .collect();
    for_each_seed(0..50, |_, chance| {
        let mut order: Vec<&PastGame> = games.iter().collect();
        for at in (1..order.len()).rev() {
            order.swap(at, chance.below(at as u64 + 1) as usize);
        }
        let mut heads = HeadToHead::new(Party::of(&games[0]));
        order.into_iter().for_each(|game| heads.add(game));
        let points: Vec<u16> = heads.points(Kind::Tiles, Side::Person(0)).collect();
        assert_eq!(points, [5, 9, 7, 8, 2, 4, 1]);
        assert_eq!(heads.longest_run(Side::Person(0)), 3);
        assert_eq!(heads.longest_run(Side::Person(1)), 1);
    });
}

#[test]
fn names_are_compared_as_they_are_written_and_seats_do_not_matter() {
    let one = game("2026-01-01-000000", Kind::Cards, &[("Anna", 1), ("Beth", 2)], &[], &[2]);
    let two = game("2026-01-02-000000", Kind::Tiles, &[("Beth", 3), ("Anna", 4)], &[], &[2]);
    let other = game("2026-01-03-000000", Kind::Tiles, &[("Beth", 3), ("anna", 4)], &[], &[2]);
    let mut heads = HeadToHead::new(Party::of(&one));
    for game in [&one, &two, &other] {
        heads.add(game);
    }
    assert_eq!(heads.played(), 2);
    let told = ENGLISH.past().stands(heads.party(), &heads.balance());
    assert_eq!(told, "Anna and Beth: 2 games, 1 : 1");
}

/// The games of a person against computers: level, wins, draws and losses.
fn against(results: &[(u8, usize, usize, usize)]) -> HeadToHead {
    let players = [("Anna", 1), ("Robo", 1)];
    let one = |level: u8, winners: &[usize]| {
        game("2026-01-01-000000", Kind::Cards, &players, &[(2, level)], winners)
    };
    let mut heads = HeadToHead::new(Party::of(&one(1, &[1])));
    for &(level, won, drawn, lost) in results {
        for (winners, times) in [(&[1][..], won), (&[1, 2], drawn), (&[2], lost)] {
            (0..times).for_each(|_| heads.add(&one(level, winners)));
        }
    }
    heads
}

#[test]
fn the_even_level_is_the_highest_one_where_half_is_won() {
    for (results, level) in [
        (&[(1, 9, 0, 1), (2, 5, 0, 4), (3, 1, 0, 5)][..], Some(2)),
        (&[(1, 9, 0, 1), (2, 1, 2, 1), (3, 0, 0, 5)], Some(2)),
        (&[(1, 0, 0, 3)], None),
        (&[(3, 0, 1, 0)], Some(3)),
        (&[], None),
        // One lucky game at a high level is weighed with the others.
        (&[(1, 9, 0, 1), (3, 1, 0, 5), (6, 1, 0, 0)], Some(1)),
        (&[(1, 9, 0, 1), (3, 2, 0, 3), (6, 3, 0, 1)], Some(6)),
        (&[(1, 1, 0, 1), (2, 2, 0, 2)], Some(2)),
    ] {
        let even = against(results).even_level(Kind::Cards).map(Level::number);
        assert_eq!(even, level, "{results:?}");
    }
}

#[test]
fn a_party_is_told_in_a_few_lines() {
    let mut heads = against(&[(1, 2, 0, 0), (4, 0, 1, 1)]);
    let players = [("Anna", 31), ("Robo", 20), ("Rob", 40)];
    heads.add(&game("2026-03-01-000000", Kind::Pyramids, &players, &[(2, 1), (3, 2)], &[3]));
    assert_eq!(
        ENGLISH.head_to_head(&heads),
        "Anna and the computer: 5 games, 2 : 2, 1 drawn\n  \
         Cards: 4 games, 2 : 1, 1 drawn; points on average 1.0 : 1.0, at best 1 : 1\n    \
         level 1: 2 games, 2 : 0\n    \
         level 4: 2 games, 0 : 1, 1 drawn\n    \
         At least half of the games are won up to about level 1.\n  \
         Pyramids: 1 game, 0 : 1; points on average 31.0 : 40.0, at best 31 : 40\n  \
         Most wins in a row: 2 (Anna)\n"
    );
    let level = Level::new(Kind::Cards, 4).expect("a level");
    let balance = heads.balance_at(Kind::Cards, level);
    assert_eq!(
        ENGLISH.past().stands_at(heads.party(), Kind::Cards, level, &balance),
        "Anna, Cards against level 4: 2 games, 0 : 1, 1 drawn"
    );
}

#[test]
fn a_summary_names_those_who_played_most_and_leaves_no_game_out() {
    let mut parties = Parties::default();
    for number in 1..=20 {
        let name = format!("Player {number}");
        for _ in 0..number {
            let players = [("Anna", 2), (name.as_str(), 1)];
            parties.add(&game("2026-01-01-000000", Kind::Tiles, &players, &[], &[1]));
        }
    }
    let told = ENGLISH.summary(&parties);
    let told_of: Vec<&str> = told.lines().filter(|line| !line.starts_with(' ')).collect();
    assert_eq!(told_of[0], "210 games in all");
    assert_eq!(told_of[2], "Anna and Player 20: 20 games, 20 : 0");
    assert_eq!(told_of.last(), Some(&"Others: 36 games"));
}
