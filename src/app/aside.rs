//! What is told beside the game, until the next key.

use std::path::PathBuf;
use std::sync::Arc;

use super::App;
use crate::store::StoreError;

/// Something to be read, whatever is on the screen.
#[derive(Clone, Debug)]
pub enum Aside {
    /// A picture of the screen was saved here.
    Picture(PathBuf),
    /// It was not, and why.
    NoPicture(Arc<StoreError>),
    /// The file with which the game goes on tells all hidden cards.
    AllCards,
}

impl App {
    /// Tells something as soon as the screen is there.
    #[must_use]
    pub fn with_aside(mut self, aside: Aside) -> App {
        self.aside = Some(aside);
        self
    }
}
