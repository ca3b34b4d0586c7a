//! Hints where there is no room for a heading above them.

use ratatui::layout::Rect;

use super::layout::Layout;
use super::panel;
use crate::app::Speech;
use crate::app::tiles::{Sentence, TableScene};
use crate::rules::tiles::Game;
use crate::story::Hint;
use crate::texts::language::house::Label;
use crate::ui::canvas::Pen;
use crate::ui::prompt::{self, Said, flow};

/// Columns of a heading beside the hints, and of the gap after it.
const BESIDE: u16 = 10;
const GAP: u16 = 2;

/// Draws hints below the board, with their heading beside them; or beside the board, where room
/// is short.
pub fn draw(
    pen: &mut Pen,
    scene: &TableScene,
    layout: &Layout,
    (speech, area): (&Speech<Game, Sentence>, Rect),
) {
    let Speech::Hints(_, hints, chosen) = speech else {
        return;
    };
    let strong = pen.theme.strong();
    let heading = pen.language.house().label(Label::HintsInShort);
    if area.height > 2 {
        panel::draw(pen, scene, layout.panel);
        pen.paragraphs(Rect { width: BESIDE, ..area }, [heading], strong);
        let before = BESIDE + GAP;
        let area = Rect { x: area.x + before, width: area.width - before, ..area };
        return prompt::draw_hints(pen, None, area, speech, scene.names);
    }
    let rows = hints.len() as u16;
    let list = Rect { y: area.bottom() - rows, height: rows, ..layout.panel };
    let above = list.y - 1;
    panel::draw(pen, scene, Rect { height: above - layout.panel.y, ..layout.panel });
    pen.text(list.x + 1, above, heading, strong);
    for (at, hint) in hints.iter().enumerate() {
        let y = list.y + at as u16;
        let place = match hint.action.cell() {
            Some(cell) => cell.to_string(),
            None => pen.language.hint_deed(hint, scene.names),
        };
        let x = pen.text(list.x + 1, y, &format!("{} {place}", at + 1), strong);
        let expected = pen.language.hint_expected(hint, scene.names);
        pen.text(x + GAP, y, &expected, pen.theme.warning());
        if *chosen == Some(at) {
            pen.reverse(Rect { y, height: 1, ..list });
        }
    }
    let at = chosen.unwrap_or(0);
    if let Some(hint) = hints.get(at) {
        let told = Rect { width: list.x - area.x, ..area };
        let said = words(pen, scene, (at, hint), told);
        prompt::draw_flow(pen, told, &said);
    }
}

/// A hint in as many words as there is room for.
fn words(pen: &Pen, scene: &TableScene, (at, hint): (usize, &Hint<Game>), area: Rect) -> Said {
    let (strong, plain) = (pen.theme.strong(), pen.theme.plain());
    let ways = pen.language.hint_parts(hint, scene.names).into_iter();
    let numbered = |deed: String| format!("{} {deed}", at + 1);
    let ways = ways.map(|[deed, why]| vec![(numbered(deed), strong), (why, plain)]);
    let ways: Vec<Said> = ways.collect();
    let fits = |way: &&Said| flow(pen, way, area.width).len() <= area.height.into();
    ways.iter().find(fits).or(ways.last()).cloned().unwrap_or_default()
}
