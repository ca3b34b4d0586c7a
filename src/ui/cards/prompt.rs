//! What is to be decided now, and what would come of it.

use ratatui::layout::Rect;

use crate::app::cards::Target;
use crate::app::cards::choice::Choice;
use crate::app::cards::log;
use crate::app::cards::play::Stage;
use crate::app::{StageView, TableScene};
use crate::rules::cards::{Claim, Draft, Phase, PlayerView, Preview};
use crate::rules::{Color, Player};
use crate::ui::canvas::{Pen, capitalised};

/// Draws the prompt: what to do in bold, then details, then a refusal if any.
pub fn draw(pen: &mut Pen, scene: &TableScene, area: Rect) {
    let inner = Rect {
        x: area.x + 2,
        width: area.width - 4,
        ..area
    };
    let (headline, details) = words(pen, scene, (inner.width, area.height - 1));
    let strong = pen.theme.strong();
    let y = pen.paragraphs(inner, [headline.as_str()], strong);
    let rest = |y: u16| Rect {
        y,
        height: area.bottom().saturating_sub(y),
        ..inner
    };
    match scene.notice {
        Some(notice) => {
            let notice = format!("{}.", capitalised(notice));
            let style = pen.theme.warning();
            pen.paragraphs(rest(y), [notice.as_str()], style);
        }
        None => {
            let plain = pen.theme.plain();
            pen.paragraphs(rest(y), details.iter().map(String::as_str), plain);
        }
    }
}

/// What to do, and details; `room` is the width and height for these.
fn words(pen: &Pen, scene: &TableScene, room: (u16, u16)) -> (String, Vec<String>) {
    let name = |seat: Player| scene.names.of(seat);
    match (scene.stage, scene.table.phase()) {
        (StageView::Replay { at, of, typed }, _) => {
            let headline = match typed {
                Some(turn) => format!("Replay: Enter goes to turn {turn}"),
                None => format!("Replay: action {at} of {of}, turn {}", scene.log.turns()),
            };
            (headline, vec![as_many(pen, &scene.recap, room)])
        }
        (StageView::Play(Stage::Covered), Phase::Turn(player)) => {
            let headline = format!(
                "{}, press Space when {} looks away.",
                name(player),
                name(player.other())
            );
            let details = match scene.recap.is_empty() {
                true => "All cards lie face down. You play first.".to_string(),
                false => as_many(pen, &scene.recap, room),
            };
            (headline, vec![details])
        }
        (StageView::Play(Stage::Choose(choice)), _) => {
            let view = scene.open.one.or(scene.open.two);
            choose_words(scene, choice, view)
        }
        (StageView::Play(Stage::Review { player, .. }), _) => {
            let done = match scene.fresh.len() {
                0 => "your turn is done".to_string(),
                n => format!("you drew {}, marked +", log::cards_of(n)),
            };
            let headline = format!("{}, {done}. Enter hands over.", name(*player));
            let next = format!("{} is next.", name(player.other()));
            (headline, vec![next])
        }
        (StageView::Play(Stage::Draft { pick, .. }), Phase::Draft(draft)) => {
            draft_words(scene, draft, *pick)
        }
        (StageView::Play(Stage::Over), _) => {
            ("The last Mandala is destroyed.".to_string(), Vec::new())
        }
        _ => (String::new(), Vec::new()),
    }
}

/// As many of the sentences as fit, from the first on.
fn as_many(pen: &Pen, sentences: &[String], (width, height): (u16, u16)) -> String {
    let text = |count: usize| match count {
        0 => String::new(),
        _ => format!("{}.", sentences[..count].join(". ")),
    };
    let fits = |count: &usize| pen.wrap(&text(*count), width).len() <= height.into();
    let most = (0..=sentences.len()).rev().find(fits);
    text(most.unwrap_or(0))
}

fn choose_words(
    scene: &TableScene,
    choice: &Choice,
    view: Option<PlayerView>,
) -> (String, Vec<String>) {
    let Some(color) = choice.color() else {
        return (
            "Choose a colour of your hand: its letter, or Left and Right.".to_string(),
            vec!["Then where it goes: a Mountain, your Field or the discard pile.".to_string()],
        );
    };
    let Some((view, action)) = view.zip(choice.action()) else {
        return (
            format!("Where to with {color}? m to a Mountain, f to your Field, x discards."),
            vec![
                "1 and 2 choose the Mandala; the letters on the table show what is legal."
                    .to_string(),
            ],
        );
    };
    let count = choice.count().unwrap_or(1);
    let what = match choice.target() {
        Some(Target::Mountain(side)) => format!("Build the {side} Mountain with {color}"),
        Some(Target::Field(side)) => format!("Grow your {side} Field by {count} {color}"),
        Some(Target::Discard) | None => format!("Discard {count} {color}"),
    };
    let how = match choice.target() {
        Some(Target::Field(_) | Target::Discard) if view.hand().count(color) > 1 => {
            "Enter plays it, + and - change how many."
        }
        _ => "Enter plays it.",
    };
    let details = match view.preview(action) {
        Ok(preview) => {
            let builds = matches!(choice.target(), Some(Target::Mountain(_)));
            preview_words(scene, &view, &preview, builds)
        }
        Err(reason) => reason.to_string(),
    };
    (format!("{what}? {how}"), vec![details])
}

fn preview_words(scene: &TableScene, view: &PlayerView, preview: &Preview, builds: bool) -> String {
    let mut text = match preview.draws {
        0 => "You draw nothing".to_string(),
        n => format!("You draw {}", log::cards_of(n)),
    };
    if builds && (1..3).contains(&preview.draws) {
        text += " (8 is the limit)";
    }
    if preview.deck_runs_out && !scene.table.deck_ran_out() {
        text += ", and the deck runs out";
    }
    text += ".";
    if let Some(done) = preview.completes {
        let side = done.side;
        text += &format!(" This completes the {side} Mandala");
        text += &match done.first {
            None => ": both Fields are empty, so all its cards are lost".to_string(),
            Some(first) => {
                let (own, other) = (done.fields[first], done.fields[first.other()]);
                let who = if first == view.seat() {
                    "you choose".to_string()
                } else {
                    format!("{} chooses", scene.names.of(first))
                };
                match own == other {
                    true => format!(": {who} first, for the Fields are equal"),
                    false => format!(": {who} first, {own} to {other} in the Fields"),
                }
            }
        };
        text += if done.last {
            ", and ends the game."
        } else {
            "."
        };
    }
    text
}

fn draft_words(scene: &TableScene, draft: Draft, pick: Option<Color>) -> (String, Vec<String>) {
    let name = |seat: Player| scene.names.of(seat);
    let mountain = scene.table.mandala(draft.side).mountain;
    let (chooser, other) = (name(draft.chooser), name(draft.chooser.other()));
    let side = draft.side;
    let headline = match mountain.colors().len() {
        2 => format!("The {side} Mandala: {chooser} chooses, the last colour goes to {other}."),
        _ => format!("The {side} Mandala is destroyed: {chooser} chooses a colour."),
    };
    let Some(pick) = pick else {
        let details = "In the middle you see what each colour brings. Choose one by its letter, \
                       or with Left and Right; Enter takes it.";
        return (headline, vec![details.to_string()]);
    };
    let details = [draft.chooser, draft.chooser.other()]
        .into_iter()
        .filter_map(|seat| {
            let claim = claim_words(scene.table.claim(draft.side, pick, seat)?);
            Some(if seat == draft.chooser {
                format!("{}: {chooser} gets {claim}", capitalised(pick.name()))
            } else {
                format!("{other} would get {claim}")
            })
        })
        .collect();
    (headline, details)
}

fn claim_words(claim: Claim) -> String {
    let end = |space: u8| match space {
        6 => ", and ends the game",
        _ => "",
    };
    match claim {
        Claim::River { space, cup: 0 } => format!("River space {space}{}.", end(space)),
        Claim::River { space, cup } => format!(
            "River space {space}, {} to the Cup worth {}{}.",
            log::cards_of(cup),
            log::each(cup, space),
            end(space)
        ),
        Claim::Cup { space, cards } => format!(
            "{} to the Cup, worth {}.",
            log::cards_of(cards),
            log::each(cards, space)
        ),
        Claim::Discard { cards } => {
            format!(
                "nothing: {} discarded, the Field is empty.",
                log::cards_of(cards)
            )
        }
    }
}
