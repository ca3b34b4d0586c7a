//! What to decide now, and what would come of it.

use super::{claim_worth, color, color_title, count_of, key, refusal, side};
use crate::app::cards::choice::Choice;
use crate::app::cards::{Command as Cards, Context, Target};
use crate::app::command::Command;
use crate::record::Names;
use crate::rules::cards::{
    BUILD_DRAWS, ClaimEffect, Completion, Draft, HAND_LIMIT, PlayerView, Preview, RIVER_SPACES,
    Side, Table,
};
use crate::rules::{Color, Player};

/// What to do, and details.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prompt {
    /// What to do.
    pub headline: String,
    /// What else is good to know, one paragraph each.
    pub details: Vec<String>,
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

/// What a player knows who has the first turn.
pub fn first_turn() -> &'static str {
    "All cards lie face down. You play first."
}

/// After an action that drew so many cards.
pub fn review(player: Player, drawn: u8, names: &Names) -> Prompt {
    let done = match drawn {
        0 => "your turn is done".to_string(),
        n => format!("you drew {}, marked +", count_of(n)),
    };
    let hand_over = key(Context::Review, Command::Confirm);
    Prompt {
        headline: format!("{}, {done}. {hand_over} hands over.", names.of(player)),
        details: vec![format!("{} is next.", names.of(player.other()))],
    }
}

/// Once the game is over, while its last destruction is still to be seen.
pub fn last_destroyed() -> &'static str {
    "The last Mandala is destroyed."
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
            details: vec![
                "Then where it goes: a Mountain, your Field or the discard pile.".to_string(),
            ],
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
            details: vec![format!(
                "{} and {} pick the Mandala; the letters on the table show what is legal.",
                here(Command::Cards(Cards::Side(Side::Left))),
                here(Command::Cards(Cards::Side(Side::Right)))
            )],
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
        Err(reason) => refusal(reason, Some(names)),
    };
    Prompt {
        headline: format!("{what}? {how}"),
        details: vec![details],
    }
}

/// What would come of an action of this player.
fn foresee(
    player: Player,
    preview: &Preview,
    builds: bool,
    table: &Table,
    names: &Names,
) -> String {
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
    let completes = preview.completes.map_or_else(String::new, |done| {
        format!(" {}", completion(player, &done, names))
    });
    format!("{draws}{limit}{deck}.{completes}")
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

/// Asks for a color from the Mountain of a destroyed Mandala.
pub fn draft(draft: Draft, pick: Option<Color>, table: &Table, names: &Names) -> Prompt {
    let Draft {
        chooser, side: at, ..
    } = draft;
    let here = |command| key(Context::Draft, command);
    let (name, other) = (names.of(chooser), names.of(chooser.other()));
    let headline = match table.mandala(at).mountain.colors().len() {
        2 => format!(
            "The {} Mandala: {name} chooses, the last color goes to {other}.",
            side(at)
        ),
        _ => format!(
            "The {} Mandala is destroyed: {name} chooses a color.",
            side(at)
        ),
    };
    let Some(pick) = pick else {
        let details = format!(
            "In the middle you see what each color brings. Choose one by its letter, or with \
             {} and {}; {} takes it.",
            here(Command::Previous),
            here(Command::Next),
            here(Command::Confirm)
        );
        return Prompt {
            headline,
            details: vec![details],
        };
    };
    let own = table.claim(at, pick, chooser);
    let others = table.claim(at, pick, chooser.other());
    let own = own.map(|claim| format!("{}: {name} gets {}", color_title(pick), gain(claim)));
    let others = others.map(|claim| format!("{other} would get {}", gain(claim)));
    Prompt {
        headline,
        details: own.into_iter().chain(others).collect(),
    }
}

/// What a claim brings.
fn gain(claim: ClaimEffect) -> String {
    let end = |space: u8| match space {
        RIVER_SPACES => ", and ends the game",
        _ => "",
    };
    match claim {
        ClaimEffect::River { space, cup: 0 } => format!("River space {space}{}.", end(space)),
        ClaimEffect::River { space, cup } => format!(
            "River space {space}, {} to the Cup worth {}{}.",
            count_of(cup),
            claim_worth(cup, space),
            end(space)
        ),
        ClaimEffect::Cup { space, cards } => format!(
            "{} to the Cup, worth {}.",
            count_of(cards),
            claim_worth(cards, space)
        ),
        ClaimEffect::Discard { cards } => format!(
            "nothing: {} discarded, the Field is empty.",
            count_of(cards)
        ),
    }
}
