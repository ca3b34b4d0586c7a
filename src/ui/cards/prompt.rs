//! What to decide now, and what would come of it.

use ratatui::layout::Rect;

use crate::app::cards::{Sentence, TableScene};
use crate::ui::canvas::Pen;
use crate::ui::prompt;

/// Draws the prompt.
pub fn draw(pen: &mut Pen, scene: &TableScene, area: Rect) {
    let inner = Rect {
        x: area.x + 2,
        width: area.width - 4,
        ..area
    };
    let words = pen.language.cards();
    let say = |sentence: &Sentence| words.sentence(sentence, scene.names);
    prompt::draw(pen, inner, &scene.speech(), scene.names, say);
}

/// What is said below the score.
pub fn below_score(pen: &Pen, scene: &TableScene) -> Option<String> {
    let words = pen.language.cards();
    let said = scene.below_score()?;
    Some(words.sentence(&said, scene.names))
}
