//! In which tones markers lie on the tiles.

use ratatui::style::{Modifier, Style};

use crate::rules::Player;
use crate::ui::theme::{Ground, Theme};

/// Writing on a marker: it is light if it belongs to the first player, and dark if to the
/// second.
pub fn token(theme: Theme, owner: Player) -> Style {
    match owner {
        Player::One => theme.on(Ground::Mountain).add_modifier(Modifier::BOLD),
        Player::Two => theme.on(Ground::Wall),
    }
}
