//! What to decide now, and what would come of it.

use super::{color, color_title, count_of, key, refusal, side, story};
use crate::app::cards::choice::Choice;
use crate::app::cards::{Command as Cards, Context, Target};
use crate::app::command::Command;
use crate::app::keymap::{self, key_for};
use crate::record::Names;
use crate::rules::cards::{
    BUILD_DRAWS, ClaimEffect, Completion, Draft, HAND_LIMIT, PlayerView, Preview, RIVER_SPACES,
    Side, Table,
};
use crate::rules::{Color, Kind, Player};
use crate::story::cards::DraftSoFar;
use crate::story::cards::points_of_claim;

/// That a Field play can be undone until the computer answers.
pub fn undoes() -> String {
    let waiting = keymap::Context::Waiting(Kind::Cards);
    let undo = key_for(waiting, Command::TakeBack);
    format!("{undo} undoes your Field play.")
}

/// What to do, and details.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prompt {
    /// What to do.
    pub headline: String,
    /// What else is good to know, the most important first.
    pub details: Details,
}

/// What else is good to know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Details {
    /// Sentences, one after the other.
    Text(Vec<String>),
    /// Something to compare, each in a row of its own.
    Rows(Vec<String>),
}

/// Asks a player to take over.
pub fn take_over(player: Player, names: &Names) -> String {
    format!(
        "{name}'s turn. {}, look away; {name}, press {}.",
        names.of(player.other()),
        key(Context::Covered, Command::Cards(Cards::Reveal)),
        name = names.of(player)
    )
}

/// Alone against a computer, while the cards are hidden.
pub fn show_again() -> String {
    let show = key(Context::Covered, Command::Cards(Cards::Reveal));
    format!("Your cards are hidden. {show} shows them.")
}

/// What a turn is.
pub const TURN: &str =
    "Each turn, build a Mountain and draw, grow your Field, or discard and draw.";
/// What a player knows who has the first turn.
pub const FIRST_TURN: &str = "You play first.";

/// After an action that drew so many cards.
pub fn review(player: Player, drawn: u8, names: &Names) -> Prompt {
    let done = match drawn {
        0 => "your turn is done".to_string(),
        n => format!("you drew {}, marked +", count_of(n)),
    };
    let hand_over = key(Context::Review, Command::Confirm);
    Prompt {
        headline: format!("{}, {done}. {hand_over} hands over.", names.of(player)),
        details: Details::Text(vec![format!("{} is next.", names.of(player.other()))]),
    }
}

/// Once the game is over, while the end of its last Mandala is still to be seen.
pub fn last_shared_out() -> &'static str {
    "The last Mandala is shared out."
}

/// Over the table that is looked at again after the game.
pub fn before_the_end() -> String {
    let back = key_for(keymap::Context::Over, Command::FinalTable);
    format!("The table before the last action. {back} shows the score.")
}

/// What a player is about to do, and what would come of it.
pub fn choose(choice: &Choice, view: &PlayerView, table: &Table, names: &Names) -> Prompt {
    let here = |command| key(Context::Choose, command);
    let Some(card) = choice.color() else {
        return Prompt {
            headline: format!(
                "Pick a color from your hand: press its letter, or {} and {}.",
                here(Command::Previous),
                here(Command::Next)
            ),
            details: Details::Text(vec![
                "Then say where it goes: a Mountain, your Field or the discard pile.".to_string(),
            ]),
        };
    };
    let Some(action) = choice.action() else {
        return Prompt {
            headline: format!(
                "Where does {} go? {} Mountain, {} Field, {} discard.",
                color(card),
                here(Command::Cards(Cards::Mountain)),
                here(Command::Cards(Cards::Field)),
                here(Command::Cards(Cards::Discard))
            ),
            details: Details::Text(vec![format!(
                "{} and {} pick the Mandala; the letters on the table show what is legal.",
                here(Command::Cards(Cards::Side(Side::Left))),
                here(Command::Cards(Cards::Side(Side::Right)))
            )]),
        };
    };
    let count = choice.count().unwrap_or(1);
    let what = match choice.target() {
        Some(Target::Mountain(at)) => {
            format!("Add {} to the {} Mountain", color(card), side(at))
        }
        Some(Target::Field(at)) => {
            format!("Add {count} {} to your {} Field", color(card), side(at))
        }
        Some(Target::Discard) | None => format!("Discard {count} {}", color(card)),
    };
    let play = here(Command::Confirm);
    let how = match choice.target() {
        Some(Target::Field(_) | Target::Discard) if view.hand().count(card) > 1 => format!(
            "{play} plays it, {} and {} change how many.",
            here(Command::Up),
            here(Command::Down)
        ),
        _ => format!("{play} plays it."),
    };
    let details = match view.preview(action) {
        Ok(preview) => {
            let builds = matches!(choice.target(), Some(Target::Mountain(_)));
            foresee(view.seat(), &preview, builds, table, names)
        }
        Err(reason) => vec![format!("{}.", refusal(reason, Some(names)))],
    };
    Prompt {
        headline: format!("{what}? {how}"),
        details: Details::Text(details),
    }
}

/// What would come of an action of this player.
fn foresee(
    player: Player,
    preview: &Preview,
    builds: bool,
    table: &Table,
    names: &Names,
) -> Vec<String> {
    let draws = match preview.draws {
        0 => "You draw nothing".to_string(),
        n => format!("You draw {}", count_of(n)),
    };
    let limit = match builds && (1..BUILD_DRAWS).contains(&preview.draws) {
        true => format!(" ({HAND_LIMIT} is the limit)"),
        false => String::new(),
    };
    let deck = match preview.deck_runs_out && !table.deck_ran_out() {
        true => ", and the deck runs out",
        false => "",
    };
    let completes = preview.completes.as_ref();
    let completes = completes.map(|done| completion(player, done, names));
    let draws = format!("{draws}{limit}{deck}.");
    completes.into_iter().chain([draws]).collect()
}

/// What it means that a Mandala would be completed.
fn completion(player: Player, done: &Completion, names: &Names) -> String {
    let comes = match done.first {
        None => "both Fields are empty, so all its cards are lost".to_string(),
        Some(first) => {
            let (own, other) = (done.fields[first], done.fields[first.other()]);
            let who = match first == player {
                true => "you choose".to_string(),
                false => format!("{} chooses", names.of(first)),
            };
            match own == other {
                true => format!("{who} first because the Fields are equal"),
                false => format!("{who} first, {own} to {other} in the Fields"),
            }
        }
    };
    let ends = match done.last {
        true => " and ends the game",
        false => "",
    };
    format!(
        "This completes the {} Mandala{ends}: {comes}.",
        side(done.side)
    )
}

/// Asks for a color from the Mountain of a complete Mandala. What the chooser's own Cup
/// adds is said only where the chooser's view is given.
pub fn draft(
    draft: Draft,
    pick: Option<Color>,
    view: Option<&PlayerView>,
    table: &Table,
    so_far: Option<&DraftSoFar>,
    names: &Names,
) -> Prompt {
    let Draft {
        chooser, side: at, ..
    } = draft;
    let (name, other) = (names.of(chooser), names.of(chooser.other()));
    let choose = match table.mandala(at).mountain.colors().len() {
        2 => format!("{name} chooses, the rest is {other}'s."),
        _ => format!("{name} chooses a color."),
    };
    let Some(pick) = pick else {
        let mut details = so_far.map_or_else(Vec::new, |so_far| story_of(so_far, names));
        details.push(how_to_choose());
        return Prompt {
            headline: format!("The {} Mandala is complete. {choose}", side(at)),
            details: Details::Text(details),
        };
    };
    let claim = |seat| table.claim(at, pick, seat);
    let own = claim(chooser).map(|claim| {
        let points = view.map(|view| points_of_claim(view, pick, claim));
        format!("{}: {}", color_title(pick), gain(name, claim, points))
    });
    let others = claim(chooser.other()).map(|claim| gain(other, claim, None));
    Prompt {
        headline: what_is_left(draft, pick, table, names).unwrap_or(choose),
        details: Details::Rows(own.into_iter().chain(others).collect()),
    }
}

/// Who chooses, if the game may end with what is left over after this color.
fn what_is_left(draft: Draft, pick: Color, table: &Table, names: &Names) -> Option<String> {
    let Draft { chooser, side, .. } = draft;
    let ends = |claim| {
        matches!(
            claim,
            Some(ClaimEffect::River {
                space: RIVER_SPACES,
                ..
            })
        )
    };
    let picked = table.claim(side, pick, chooser);
    if ends(picked) {
        return None;
    }
    let name = names.of(chooser);
    let mountain = table.mandala(side).mountain.colors();
    let left: Vec<Color> = mountain.iter().filter(|&color| color != pick).collect();
    match left[..] {
        [last] => {
            let other = chooser.other();
            let is_end = ends(table.claim(side, last, other));
            let other = names.of(other);
            is_end.then(|| format!("{name} chooses, the rest is {other}'s and ends the game."))
        }
        [one, two] => {
            // Each takes one, and the third is this player's again.
            let is_fifth = |space| space + 1 == RIVER_SPACES;
            let fills = |color| match (picked, table.claim(side, color, chooser)) {
                (Some(ClaimEffect::River { space, .. }), Some(ClaimEffect::River { .. })) => {
                    is_fifth(space)
                }
                (Some(ClaimEffect::Cup { .. }), claim) => ends(claim),
                _ => false,
            };
            let what = match (fills(one), fills(two)) {
                (true, true) => "what is left over".to_string(),
                (true, false) => format!("{}, if left over,", color(one)),
                (false, true) => format!("{}, if left over,", color(two)),
                (false, false) => return None,
            };
            Some(format!("{name} chooses a color; {what} ends the game."))
        }
        _ => None,
    }
}

/// Why this player chooses first, or what was taken since.
fn story_of(so_far: &DraftSoFar, names: &Names) -> Vec<String> {
    if !so_far.taken.is_empty() {
        let taken = so_far.taken.iter();
        return taken
            .map(|line| format!("{}.", story::line(line, names)))
            .collect();
    }
    let with = match so_far.count {
        1 => color(so_far.color).to_string(),
        count => format!("{count} {}", color(so_far.color)),
    };
    let (by, first) = (names.of(so_far.by), names.of(so_far.first));
    let own = so_far.fields[so_far.first];
    let other = so_far.fields[so_far.first.other()];
    let why = match own == other {
        true => {
            format!("The Fields are equal, {own} to {other}, so {first} is first, not {by}.")
        }
        false => format!("{first} has more in the Field, {own} to {other}."),
    };
    vec![format!("{by} completed it with {with}."), why]
}

fn how_to_choose() -> String {
    let here = |command| key(Context::Draft, command);
    format!(
        "Pick a color by its letter, or with {} and {}; {} takes it.",
        here(Command::Previous),
        here(Command::Next),
        here(Command::Confirm)
    )
}

/// What a claim brings a player; this many points, if more than everyone can count is known.
fn gain(name: &str, claim: ClaimEffect, known: Option<u16>) -> String {
    let points = match known {
        Some(points) if points > claim.points() => format!("{points} with your Cup"),
        _ => claim.points().to_string(),
    };
    match claim {
        ClaimEffect::River {
            space: RIVER_SPACES,
            ..
        } => format!("{name} River {RIVER_SPACES}, +{points}, ends the game"),
        ClaimEffect::River { space, .. } => format!("{name} River {space}, +{points}"),
        ClaimEffect::Cup { .. } => format!("{name} +{points}"),
        ClaimEffect::Discard { cards } => format!("{name} discards {cards}, empty Field"),
    }
}
