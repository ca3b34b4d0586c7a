//! What an app shows, drawn as the terminal does: by a painter who has drawn before.

use std::cell::RefCell;
use std::collections::HashMap;

use mandala::app::Scene;
use mandala::ui::theme::Theme;
use mandala::ui::{Hit, Painter};
use ratatui::buffer::Buffer;
use ratatui::layout::Size;

thread_local! {
    /// The painters of a test, one for each size: each keeps the shapes of its size.
    static PAINTERS: RefCell<HashMap<Size, Painter>> = RefCell::default();
}

/// Draws a scene; gives what can be clicked, the topmost last, and the texts of which
/// something had to be left out.
pub fn paint(scene: &Scene, theme: Theme, buffer: &mut Buffer) -> (Vec<Hit>, Vec<String>) {
    let language = scene.settings.tongue().language();
    PAINTERS.with_borrow_mut(|painters| {
        let painter =
            painters.entry(buffer.area.as_size()).or_insert_with(|| Painter::new(theme, language));
        painter.set_look(theme, language);
        painter.draw(scene, buffer);
        (painter.hits().to_vec(), painter.cut().to_vec())
    })
}
