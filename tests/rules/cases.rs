//! What the table does, case by case, in notation.
//!
//! A case is a sentence, the lines of a position, and what happens then:
//!
//! - `> action: event; event` is done and brings this about; `…` stands for what is not told
//! - `! action: reason` is refused
//! - `? start: action, action` are all legal actions that begin like this
//! - `= name value` is how something lies then
//!
//! The lines under `with` belong to all cases after it that do not say otherwise; after
//! `with the rest claimed` every card not named lies in a Cup.

use mandala::rules::Seat;
use mandala::rules::cards::{ClaimEffect, Event, Game, Phase};

use crate::help::{self, *};

/// Lays out and plays every case of a file.
fn hold(file: &str) {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/rules/cases/");
    let text = std::fs::read_to_string(format!("{folder}{file}.txt")).expect("the cases");
    let (mut base, mut rest_claimed): (Vec<&str>, bool) = (Vec::new(), false);
    let (mut count, mut wrong) = (0, String::new());
    for block in text.trim().split("\n\n") {
        let (sentence, lines) = block.split_once('\n').expect("lines after the first");
        let (steps, position): (Vec<&str>, Vec<&str>) =
            lines.lines().partition(|line| line.starts_with(['>', '!', '?', '=']));
        if ["with", "with the rest claimed"].contains(&sentence) {
            (base, rest_claimed) = (position, sentence.ends_with("claimed"));
            assert!(steps.is_empty(), "{sentence}");
            continue;
        }
        let name = |line: &str| line.split(':').next().map(str::to_string);
        let is_other = |line: &&&str| !position.iter().any(|it| name(it) == name(line));
        let lines = base.iter().filter(is_other).chain(&position);
        let lines = lines.copied().collect::<Vec<&str>>().join("\n");
        let mut game =
            if rest_claimed { position_rest_claimed(&lines) } else { help::position(&lines) };
        let mut drew = String::new();
        for step in steps {
            if let Err(found) = take(&mut game, step, &mut drew) {
                wrong += &format!("{sentence}\n  {step}\n  but: {found}\n");
            }
        }
        count += 1;
    }
    assert!(count > 3, "only {count} cases");
    assert!(wrong.is_empty(), "\n{wrong}");
}

/// Takes a step of a case; gives what is there instead of what is told.
fn take(game: &mut Game, step: &str, drew: &mut String) -> Result<(), String> {
    let (kind, rest) = (&step[..1], step[1..].trim());
    let (what, told) = rest.split_once(": ").unwrap_or((rest, ""));
    let (found, told) = match kind {
        ">" => {
            let player = phase(game).player().expect("somebody to act");
            let report = play(game, what);
            *drew = report.drawn(player).to_string();
            let events = report.events().iter();
            let events: Vec<String> = events.map(|event| in_words(*event)).collect();
            return match is_told(&events.join("; "), told) {
                true => Ok(()),
                false => Err(events.join("; ")),
            };
        }
        "!" => (format!("{:?}", refused(game, what)), told),
        "?" => (legal(game, what.trim_matches('*')).join(", "), told),
        _ => {
            let (name, value) = rest.split_once(' ').expect("a value");
            (shown(game, name, drew), value)
        }
    };
    if found == told { Ok(()) } else { Err(found) }
}

/// Whether what happened is what is told, as far as it is.
fn is_told(events: &str, told: &str) -> bool {
    let (before, after) = (told.starts_with('…'), told.ends_with('…'));
    let part = told.trim_matches(['…', ' ']);
    match (before, after) {
        _ if told.is_empty() => true,
        (true, true) => format!("; {events};").contains(&format!("; {part};")),
        (true, false) => events.ends_with(part),
        (false, true) => events.starts_with(part),
        (false, false) => events == part,
    }
}

fn in_words(event: Event) -> String {
    let who = Seat::from;
    match event {
        Event::Built { seat, side, color } => format!("{} builds {side} {color}", who(seat)),
        Event::Grew { seat, side, color, count } => {
            format!("{} grows {side} {color} {count}", who(seat))
        }
        Event::Discarded { seat, color, count } => {
            format!("{} discards {color} {count}", who(seat))
        }
        Event::Drew { seat, count } => format!("{} draws {count}", who(seat)),
        Event::DeckRanOut => "out".to_string(),
        Event::Reshuffled { cards } => format!("reshuffled {cards}"),
        Event::Completed { side, by, first, fields } => {
            let first = first.map_or("nobody".to_string(), |first| who(first).to_string());
            format!("{} completes {side} {}:{}, {first} first", who(by), fields.one, fields.two)
        }
        Event::Swept { side, cards } => format!("{side} swept {cards}"),
        Event::Claimed { seat, side, color, claim } => {
            let claim = match claim {
                ClaimEffect::River { space, cup } => format!("River {space}, Cup {cup}"),
                ClaimEffect::Cup { space, cards } => format!("Cup {cards} on {space}"),
                ClaimEffect::Discard { cards } => format!("discard {cards}"),
            };
            format!("{} claims {side} {color}, {claim}", who(seat))
        }
        Event::FieldsDiscarded { side, cards } => format!("{side} Fields {cards}"),
        Event::Refilled { side, color } => format!("{side} refilled {color}"),
        Event::Ended(ending) => format!("ends {ending:?}"),
    }
}

/// How something lies, or what is known of it.
fn shown(game: &Game, name: &str, drew: &str) -> String {
    let table = game.public_view();
    let both = |of: &dyn Fn(Player) -> String| format!("{} | {}", of(One), of(Two));
    let mandala = |side| {
        let fields = both(&|seat| field(game, side, seat));
        format!("{} | {fields}", mountain(game, side))
    };
    match name {
        "left" => mandala(Left),
        "right" => mandala(Right),
        "hands" => both(&|seat| hand(game, seat)),
        "cups" => both(&|seat| cup(game, seat)),
        "rivers" => both(&|seat| river(game, seat)),
        "discard" => discarded(game),
        "deck" => deck_len(game).to_string(),
        "out" => table.deck_ran_out().to_string(),
        "drew" => drew.to_string(),
        "scores" => {
            let verdict = game.verdict().expect("it is over");
            both(&|seat| verdict.scores[seat].total().to_string())
        }
        "next" => match phase(game) {
            Phase::Turn(player) => format!("turn of {}", Seat::from(player)),
            Phase::Draft(draft) => format!("{} chooses {}", Seat::from(draft.chooser), draft.side),
            Phase::Over(ending) => format!("over: {ending:?}"),
        },
        // The player who completed the Mandala.
        "draft" => match phase(game) {
            Phase::Draft(draft) => format!("by {}", Seat::from(draft.completed_by)),
            other => format!("{other:?}"),
        },
        _ => panic!("nothing is called {name}"),
    }
}

#[test]
fn a_mountain_is_built_and_cards_are_drawn() {
    hold("build");
}

#[test]
fn a_field_grows_without_drawing() {
    hold("grow");
}

#[test]
fn cards_are_discarded_and_drawn_anew() {
    hold("discard");
}

#[test]
fn each_color_lies_in_only_one_area_of_a_mandala() {
    hold("color");
}

#[test]
fn a_complete_mandala_is_shared_out() {
    hold("draft");
}

#[test]
fn what_becomes_of_the_cards_of_a_destroyed_mandala() {
    hold("claims");
}

#[test]
fn the_deck_runs_out() {
    hold("run_out");
}

#[test]
fn the_game_ends() {
    hold("end");
}
