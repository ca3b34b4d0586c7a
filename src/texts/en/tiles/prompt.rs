//! What to decide now, and what would come of it.

use std::cmp::Ordering;

use super::refusal::nothing_here;
use super::{color, color_title, key, points, story};
use crate::app::command::Command;
use crate::app::tiles::{At, Command as Tiles, Context, Way};
use crate::record::Names;
use crate::rules::tiles::{Action, Cells, Event, Game, Phase, Preview};
use crate::rules::{Color, Player};
use crate::texts::en::listed;

/// What to decide now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prompt {
    /// What to do.
    pub headline: String,
    /// What must not be overlooked.
    pub warning: Option<String>,
    /// What else is good to know, the most important first.
    pub details: Vec<String>,
}

/// What a turn is.
pub const TURN: &str = "Each turn, lay the tile you hold to open a group of its color, flip a \
                        tile next to your group of its color, or swap the tile you hold for one \
                        next to your group of its color.";

/// Asks which start tile to keep.
pub fn keep(chooser: Player, tiles: [Color; 2], pick: Option<Color>, names: &Names) -> Prompt {
    let (name, other) = (names.of(chooser), names.of(chooser.other()));
    let enter = key(Context::Start, Command::Confirm);
    match pick {
        None => {
            let [one, two] = tiles.map(|tile| {
                let letter = key(Context::Start, Command::Tiles(Tiles::Color(tile)));
                format!("{letter} {}", color(tile))
            });
            Prompt {
                headline: format!("{name}, which tile do you keep: {one} or {two}?"),
                warning: None,
                details: vec![
                    format!("{other} gets the other one and starts."),
                    "You will lay the tile you keep to open your first group.".to_string(),
                ],
            }
        }
        Some(kept) => {
            let given = if tiles[0] == kept { tiles[1] } else { tiles[0] };
            Prompt {
                headline: format!("Keep {}? {enter} keeps it.", color(kept)),
                warning: None,
                details: vec![format!("{other} gets {} and starts.", color(given))],
            }
        }
    }
}

/// Asks a player to choose a cell; the details tell what there is.
pub fn turn(player: Player, game: &Game, names: &Names) -> Prompt {
    let next = key(Context::Turn, Command::Next);
    let legal = game.legal_actions();
    let count = |wanted: fn(&Action) -> bool| legal.iter().filter(wanted).count();
    let flips = count(|action| matches!(action, Action::Flip(_)));
    let opens = count(|action| matches!(action, Action::Open(_)));
    let swaps = count(|action| matches!(action, Action::Swap(_)));
    let held = game.swap_tile(player).map_or("", color);
    let tiles = |count: usize| match count {
        1 => "1 tile".to_string(),
        n => format!("{n} tiles"),
    };
    let flips = match flips {
        0 => None,
        n => Some(format!("flip {} (+)", tiles(n))),
    };
    let lays = match (opens, swaps) {
        (0, 0) => None,
        (0, n) => Some(format!("swap {held} on {} (*)", tiles(n))),
        (n, _) if n == usize::from(game.fronts().len()) => {
            Some(format!("open {held} on any front tile"))
        }
        _ => Some(format!("open {held} on any front tile without x")),
    };
    let is_first = flips.is_none() && swaps == 0 && game.groups(player).next().is_none();
    let can: Vec<String> = flips.into_iter().chain(lays).collect();
    // Says what opening is, in one line of the smallest screen.
    let can = match is_first {
        true => format!("Lay your {held} tile on any front tile to open a group."),
        false => format!("You can {}.", can.join(" or ")),
    };
    Prompt {
        headline: format!(
            "{}'s turn: {next} or arrows choose a tile.",
            names.of(player)
        ),
        warning: None,
        details: vec![can],
    }
}

/// What happened before a turn.
pub fn recap(events: &[Event], names: &Names) -> Vec<String> {
    let told = events.iter().filter(|event| **event != Event::Ended);
    told.map(|event| format!("{}.", story::line(*event, names)))
        .collect()
}

/// Asks for the column of a cell.
pub fn column(row: u8) -> Prompt {
    let here = |command| key(Context::Column, command);
    let back = here(Command::Back);
    let [first, last] = [0, 7].map(|column| here(Command::Tiles(Tiles::Column(column))));
    Prompt {
        headline: format!("Row {row}: which column, {first} to {last}? {back} forgets it."),
        warning: None,
        details: Vec::new(),
    }
}

/// What a player is about to do on a cell, and what would come of it.
pub fn choose(at: &At, player: Player, game: &Game, names: &Names) -> Prompt {
    match at.outcome {
        Ok((action, preview)) => act(at, action, &preview, player, game, names),
        Err(_) => refused(at, game, names),
    }
}

/// What a cell is on which nothing can be done, and why.
fn refused(at: &At, game: &Game, names: &Names) -> Prompt {
    let tile = game.tile(at.cell);
    if let Some(owner) = tile.owner {
        let group = game.group(owner, tile.color);
        let marker = group.map_or(0, |group| group.marker);
        return Prompt {
            headline: format!(
                "{}: {}'s {} group, {marker} a tile.",
                at.cell,
                names.of(owner),
                color(tile.color)
            ),
            warning: None,
            details: vec!["Turned tiles stay where they are.".to_string()],
        };
    }
    let why = at.refusals(game);
    let why = why.map(|refusals| nothing_here(refusals, names));
    Prompt {
        headline: format!("{}, {}: nothing to do here.", at.cell, color(tile.color)),
        warning: None,
        details: why.unwrap_or_default(),
    }
}

fn act(
    at: &At,
    action: Action,
    preview: &Preview,
    player: Player,
    game: &Game,
    names: &Names,
) -> Prompt {
    let enter = key(Context::Turn, Command::Confirm);
    let tile = game.tile(at.cell).color;
    let held = game.swap_tile(player).unwrap_or(tile);
    let cell = at.cell;
    let gain = match preview.points {
        0 => String::new(),
        gained => {
            let after = preview.totals[player];
            format!(": +{gained}, your score {} to {after}", after - gained)
        }
    };
    let what = match action {
        Action::Open(_) => {
            let marker = game.groups(player).count() + 1;
            format!(
                "Open {} with marker {marker} on {cell}, take {}",
                color(held),
                color(tile)
            )
        }
        Action::Swap(_) => format!("Swap {cell}, {} for {}{gain}", color(held), color(tile)),
        _ => format!("Flip {cell}, {}{gain}", color(tile)),
    };
    Prompt {
        headline: format!("{what}."),
        warning: danger(preview, player, preview.taken.unwrap_or(held)),
        details: {
            let mut details = foresee(at, preview, player, (held, tile), game, names);
            details.push(format!("{enter} plays."));
            details
        },
    }
}

/// The warning that matters most, if there is one.
fn danger(preview: &Preview, player: Player, held: Color) -> Option<String> {
    if preview.ends_turns || preview.ends_game {
        return Some(the_end(preview, player));
    }
    if preview.own_actions == 0 {
        return Some("You could not act next turn, which ends the turns.".into());
    }
    let flips_only = preview.taken.is_some() && preview.places == 0;
    flips_only.then(|| {
        format!(
            "{} has no place: you could only flip then.",
            color_title(held)
        )
    })
}

/// What would come of an action, the most important first.
fn foresee(
    at: &At,
    preview: &Preview,
    player: Player,
    (held, tile): (Color, Color),
    game: &Game,
    names: &Names,
) -> Vec<String> {
    let other = names.of(player.other());
    let taken = preview.taken.unwrap_or(held);
    let mut said = Vec::new();
    if at.both {
        let change = key(Context::Turn, Command::Tiles(Tiles::Change));
        said.push(match at.way {
            Way::Flip if game.group(player, held).is_some() => {
                format!("{change}: swap it for {} instead.", color(held))
            }
            Way::Flip => format!("{change}: open {} here instead.", color(held)),
            Way::Lay => format!("{change}: flip it instead."),
        });
    }
    if !preview.opens_up.is_empty() {
        said.push(format!(
            "Then {} can be flipped too.",
            cells(preview.opens_up)
        ));
    }
    if preview.ends_turns {
        said.push(format!("{other} could not act."));
    }
    let are_last_flips = matches!(game.phase(), Phase::LastFlips(_));
    if preview.ends_turns || preview.ends_game || are_last_flips {
        return said;
    }
    if preview.own_actions == 0 {
        said.push(format!(
            "Nothing you have is lost, but only {other} may still flip then."
        ));
    }
    if preview.takes_flip {
        said.push(format!(
            "{other} could have flipped this {} tile.",
            color(tile)
        ));
    }
    if !preview.barred_flips.is_empty() {
        said.push(format!(
            "Bars {other}'s flip on {}.",
            cells(preview.barred_flips)
        ));
    }
    let places = match preview.places {
        // If the tile is new, that is the warning.
        0 => None,
        1 => Some("1 place".to_string()),
        n => Some(format!("{n} places")),
    };
    if let Some(places) = places {
        let verb = if preview.taken.is_some() {
            "then hold"
        } else {
            "keep"
        };
        said.push(format!(
            "You {verb} {}, with {places} for it.",
            color(taken)
        ));
    }
    if let (1.., Some(theirs)) = (preview.barred_places.len(), game.swap_tile(player.other())) {
        said.push(format!(
            "{other} can no longer lay {} on {}.",
            color(theirs),
            cells(preview.barred_places)
        ));
    }
    match preview.own_actions {
        1 => said.push("That leaves you 1 action, as it stands.".to_string()),
        2 => said.push("That leaves you 2 actions, as it stands.".to_string()),
        _ => {}
    }
    said.push(match preview.other_actions {
        1 => format!("{other} then has 1 action."),
        n => format!("{other} then has {n} actions."),
    });
    said
}

/// How the game would end, short enough for a line of the smallest screen.
fn the_end(preview: &Preview, player: Player) -> String {
    let flips = preview.last_flips;
    let own = preview.totals[player] + flips.points;
    let theirs = preview.totals[player.other()];
    let result = match own.cmp(&theirs) {
        Ordering::Greater => format!("you win {own} to {theirs}"),
        Ordering::Less => format!("you lose {own} to {theirs}"),
        Ordering::Equal => format!("a draw, {own} to {theirs}"),
    };
    match flips.cells.len() {
        0 => format!("This ends the game: {result}."),
        1 => format!("This ends the turns: with 1 more flip {result}."),
        n => format!("This ends the turns: with {n} more flips {result}."),
    }
}

/// Some cells in a sentence; only a few are named.
fn cells(cells: Cells) -> String {
    const MOST: usize = 3;
    let mut names: Vec<String> = cells.iter().map(|cell| cell.to_string()).collect();
    if names.len() > MOST {
        let more = names.split_off(MOST).len();
        names.push(format!("{more} more"));
    }
    listed(&names)
}

/// The flips at the end.
pub fn flips(player: Player, game: &Game, names: &Names) -> Prompt {
    let here = |command| key(Context::Flips, command);
    let (name, other) = (names.of(player), names.of(player.other()));
    let chain = game.chains(player);
    let now = game.score(player).total();
    Prompt {
        headline: format!(
            "{other} cannot act. {name} may flip {} more.",
            chain.cells.len()
        ),
        warning: None,
        details: vec![
            format!(
                "{} flips all: +{}, your score {now} to {}.",
                here(Command::Tiles(Tiles::FlipAll)),
                chain.points,
                now + chain.points
            ),
            format!(
                "Or {} and {} for one; {} stops.",
                here(Command::Next),
                here(Command::Confirm),
                here(Command::Tiles(Tiles::Enough))
            ),
        ],
    }
}

/// Asks whether to make no more flips.
pub fn enough(player: Player, game: &Game, names: &Names) -> Prompt {
    let enter = key(Context::Flips, Command::Confirm);
    let chain = game.chains(player);
    let total = |player| game.score(player).total();
    Prompt {
        headline: format!("Stop here? {enter} ends the game."),
        warning: Some(format!("You leave {} on the board.", points(chain.points))),
        details: vec![format!(
            "It stands {} {}, {} {}.",
            names.of(player),
            total(player),
            names.of(player.other()),
            total(player.other())
        )],
    }
}
