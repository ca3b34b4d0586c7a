//! Whatever is not listed is refused with a reason that fits.

use super::help::*;
use crate::common::{for_each_seed, often, once_in};
use mandala::rules::game::Game as _;

#[test]
fn listing_and_applying_agree_on_every_action_there_is() {
    let everything = every_action();
    assert!(everything.is_sorted_by(|a, b| a < b));
    assert_eq!(everything.len(), 6 + 3 * 52 + 1);
    for text in [A, B, C, D, E, F] {
        agree(&position(text), &everything);
    }
    for_each_seed(0..often(200, 2_000), |seed, chance| {
        let mut sample = Vec::new();
        let end = play_out(seed, chance, |game, _, _| sample.push(game.clone()));
        sample.retain(|_| once_in(4, chance));
        sample.push(end);
        for game in &sample {
            agree(game, &everything);
        }
    });
}

fn agree(game: &Game, everything: &[Action]) {
    let listed: Vec<Action> = game.legal_actions().iter().collect();
    for &action in everything {
        let mut tried = game.clone();
        match tried.apply(action) {
            Ok(_) => assert!(listed.contains(&action), "{action} is not listed"),
            Err(illegal) => {
                assert!(!listed.contains(&action), "{action} is listed");
                assert_eq!(&tried, game, "the refused {action} changes something");
                fits(game, action, illegal);
            }
        }
    }
    assert!(listed.iter().all(|action| everything.contains(action)));
}

/// Whether a reason is true of the game, and is about the action.
#[track_caller]
fn fits(game: &Game, action: Action, illegal: Illegal) {
    let player = game.to_act();
    let group = |color| {
        let group = game.group(player.expect("somebody acts"), color);
        group.map_or(Cells::NONE, |group| group.cells)
    };
    let about = |at: Cell| assert_eq!(action.cell(), Some(at), "{action}: {illegal}");
    let true_that = |is: bool| assert!(is, "{action}: {illegal}");
    match illegal {
        Illegal::GameOver => true_that(game.is_over()),
        Illegal::KeepFirst { player: chooser } => {
            true_that(matches!(game.phase(), Phase::Start { .. }) && player == Some(chooser));
        }
        Illegal::NoStartTile { color } => true_that(action == Action::Keep(color)),
        Illegal::KeptBefore { color } => true_that(action == Action::Keep(color)),
        Illegal::Turned { cell, color, owner } => {
            about(cell);
            let tile = game.tile(cell);
            true_that((tile.color, tile.owner) == (color, Some(owner)));
        }
        Illegal::Touches { cell, color, owner, touched } => {
            about(cell);
            let tile = game.tile(touched);
            true_that(
                (tile.color, tile.owner) == (color, Some(owner)) && player == Some(owner.other()),
            );
            true_that(cell.neighbors().contains(touched));
        }
        Illegal::OpenedBefore { cell, color } => {
            about(cell);
            true_that(!group(color).is_empty());
        }
        Illegal::NoGroup { cell, color } => {
            about(cell);
            true_that(group(color).is_empty());
        }
        Illegal::NotNextTo { cell, color } => {
            about(cell);
            true_that(!group(color).is_empty() && !group(color).neighbors().contains(cell));
        }
        Illegal::SameColor { cell, color } => {
            about(cell);
            true_that(
                game.tile(cell).color == color && game.legal_actions().flips().contains(cell),
            );
        }
        Illegal::OnlyFlips { cell, stuck } => {
            about(cell);
            true_that(game.phase() == Phase::LastFlips(stuck.other()));
        }
        Illegal::MustAct { player } => true_that(game.phase() == Phase::Turn(player)),
        Illegal::NoAgreement => true_that(false),
    }
}

#[test]
fn a_refusal_prints_as_a_short_phrase() {
    let game = position(A);
    assert_eq!(refused(&game, "open h5").to_string(), "h5 touches purple of player two at h4");
    assert_eq!(refused(&game, "flip f5").to_string(), "f5 is not next to the yellow");
}

#[test]
fn words_that_are_no_action_are_not_read() {
    for text in [
        "",
        "open",
        "open h8",
        "open a9",
        "open e5 e6",
        "flip e",
        "keep",
        "keep pink",
        "done e5",
        "pass",
        "flip 5e",
        "open ee5",
    ] {
        assert!(text.parse::<Action>().is_err(), "{text}");
    }
    for action in every_action() {
        let text = action.to_string();
        assert_eq!(text.parse(), Ok(action));
        assert_eq!(format!("  {} ", text.to_uppercase()).parse(), Ok(action));
        assert_eq!(text, text.to_lowercase());
    }
}
