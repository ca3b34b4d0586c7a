//! The card table.

mod areas;
mod counted;
mod draft;
mod flight;
mod head;
mod last;
mod layout;
pub mod legend;
mod mandala;
mod middle;
mod piles;
mod player;
mod result;
mod shape;

use ratatui::layout::Rect;

use super::canvas::Pen;
use super::frame::Frame;
use super::prompt;
use crate::app::cards::{Sentence, StageView, TableScene, Target};
use crate::app::command::Command;
use crate::app::{Saving, Speech};
use crate::rules::cards::{Action, Game, Mandala, Phase, Pile, Side};
use crate::rules::{Color, Player};
use crate::story::review::Marked;
use crate::texts::language::cards::Label;
use last::LastPlay;
use layout::Layout;
use mandala::{Disc, Mark};
pub use shape::Part;

/// Draws the table, or the score once it is time for that.
pub fn draw(pen: &mut Pen, scene: &TableScene, saving: &Saving, frame: &Frame) {
    match &scene.verdict {
        Some(verdict) => result::draw(pen, scene, saving, verdict, frame),
        None => {
            let river = pen.columns(&pen.language.cards().label(Label::River));
            draw_table(pen, scene, Layout::of(frame, river));
        }
    }
    if scene.stage == StageView::Over {
        // A click anywhere ends what is shown before the score, as long as it is.
        pen.hit(pen.buf.area, Command::Back);
    }
}

/// Draws a finished Mandala, as the picture of the game.
pub fn draw_picture(pen: &mut Pen, area: Rect) {
    let finished = Mandala {
        mountain: Color::ALL.iter().fold(Pile::EMPTY, |pile, &color| pile + Pile::of(color, 1)),
        ..Mandala::default()
    };
    Disc::picture(Side::Left, finished).draw_finished(pen, area);
}

fn draw_table(pen: &mut Pen, scene: &TableScene, layout: Layout) {
    let speech = scene.speech();
    // Hints fill all rows below the hand.
    let layout = &match speech {
        Speech::Hints(..) => layout.apart(),
        _ => layout,
    };
    let top = scene.bottom.other();
    player::draw(pen, scene, top, &layout.top, layout.card);
    player::draw(pen, scene, scene.bottom, &layout.bottom, layout.card);
    let hinted = Hinted::of(&speech);
    for (side, area) in [(Side::Left, layout.left), (Side::Right, layout.right)] {
        disc(scene, &hinted, side, top).draw(pen, area);
    }
    middle::draw(pen, scene, (&speech, &hinted), layout.center);
    flight::draw(pen, scene, layout);
    pen.light(pen.buf.area);
    draw_prompt(pen, scene, &speech, layout);
}

/// What the hints say that can be read now, the best first.
struct Hinted(Vec<Action>);

impl Hinted {
    fn of(speech: &Speech<Game, Sentence>) -> Hinted {
        Hinted(match speech {
            Speech::Hints(_, hints, _) => hints.iter().map(|hint| hint.action).collect(),
            _ => Vec::new(),
        })
    }

    /// The numbers of some of them, as they stand before what the hints say: without the sign
    /// they could pass for the keys of the Mandalas.
    fn tag(&self, is_meant: impl Fn(Action) -> bool) -> Option<String> {
        let numbers = (1..).zip(&self.0).filter(|&(_, &action)| is_meant(action));
        let numbers: Vec<usize> = numbers.map(|(number, _)| number).collect();
        match numbers[..] {
            [] => None,
            [only] => Some(format!(" #{only} ")),
            [one, two] => Some(format!("#{one} #{two}")),
            // There are no more than these.
            [first, .., last] => Some(format!("#{first}-{last}")),
        }
    }

    /// The numbers of those that lead to a place.
    fn at(&self, target: Target) -> Option<String> {
        self.tag(|action| Target::of(action) == Some(target))
    }
}

/// What is said, on a sheet of its own. A row above the keys stays free, unless a small table
/// needs it, and one above what is said if there are more.
fn draw_prompt(
    pen: &mut Pen,
    scene: &TableScene,
    speech: &Speech<Game, Sentence>,
    layout: &Layout,
) {
    let sheet = layout.prompt;
    let area = if layout.is_small { sheet } else { prompt::room(sheet, speech) };
    prompt::draw(pen, area, speech, scene.names);
    prompt::lower(pen, sheet, speech);
    // Where the hand lies right above it, it begins with what is said.
    let rows = u16::from(layout.is_close && pen.is_blank(Rect { height: 1, ..sheet }));
    let sheet = Rect { y: sheet.y + rows, height: sheet.height - rows, ..sheet };
    let must_be_noticed = matches!(scene.stage, StageView::Covered { .. })
        || matches!(speech, Speech::Prompt(said) if !said.warning.is_empty());
    if must_be_noticed && !pen.is_bare {
        pen.beam(Rect { x: pen.buf.area.x, ..sheet });
    }
    prompt::lay_sheet(pen, sheet);
}

/// What to show of a Mandala.
fn disc<'a>(scene: &'a TableScene, hinted: &Hinted, side: Side, top: Player) -> Disc<'a> {
    let mut disc = Disc {
        top,
        last: LastPlay::of(scene),
        motion: scene.motion,
        is_numbered: is_played_into(scene.stage),
        ..Disc::picture(side, *scene.table.mandala(side))
    };
    match scene.stage {
        StageView::Choose { view, choice } => {
            let mark = |target: Target| {
                if choice.target() == Some(target) {
                    Mark::Chosen
                } else if choice.may(&view, target) {
                    Mark::Legal
                } else if choice.color().is_some() {
                    Mark::Barred
                } else {
                    Mark::Quiet
                }
            };
            if let (Some(color), Some(count)) = (choice.color(), choice.count()) {
                let cards = Pile::of(color, count);
                let area = match choice.target() {
                    Some(Target::Mountain(on)) if on == side => Some(&mut disc.mandala.mountain),
                    Some(Target::Field(on)) if on == side => {
                        Some(&mut disc.mandala.fields[view.seat()])
                    }
                    _ => None,
                };
                disc.coming = area.map(|pile| {
                    *pile += cards;
                    color
                });
            }
            disc.clickable = Some(view.seat());
            disc.marks[0] = mark(Target::Mountain(side));
            let field = if view.seat() == top { 1 } else { 2 };
            disc.marks[field] = mark(Target::Field(side));
            if choice.color().is_some() {
                disc.marks[3 - field] = Mark::Barred;
            }
            disc.hinted[0] = hinted.at(Target::Mountain(side));
            disc.hinted[field] = hinted.at(Target::Field(side));
        }
        StageView::Draft { draft, pick, .. } if draft.side == side => {
            disc.drafting = true;
            disc.pick = pick;
        }
        StageView::Draft { .. } => disc.marks = [Mark::Barred; 3],
        _ => {}
    }
    if let Some(marked) = scene.marked {
        tell(&mut disc, marked, scene.table.phase());
    }
    disc
}

/// Whether players have the numbers of the Mandalas in mind: where nothing goes into these, they
/// would mean nothing.
fn is_played_into(stage: StageView) -> bool {
    match stage {
        StageView::Covered { .. }
        | StageView::Choose { .. }
        | StageView::AfterPlay { .. }
        | StageView::Waiting { .. } => true,
        StageView::Draft { .. } | StageView::Over | StageView::Final | StageView::Replay(_) => {
            false
        }
    }
}

/// Marks in a Mandala what is told of a decision.
fn tell(disc: &mut Disc, marked: Marked<Action>, phase: Phase) {
    let mark = |target: Target| {
        let sign = marked.sign(|action| Target::of(action) == Some(target));
        sign.map_or(Mark::Quiet, Mark::Sign)
    };
    disc.marks[0] = mark(Target::Mountain(disc.side));
    let is_top = marked.seat == disc.top.into();
    disc.marks[if is_top { 1 } else { 2 }] = mark(Target::Field(disc.side));
    if matches!(phase, Phase::Draft(draft) if draft.side == disc.side) {
        disc.told = Color::ALL.map(|color| marked.sign(|action| action == Action::Claim { color }));
    }
}
