//! What the loop around the app has to do after something happened.

/// How the players leave.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exit {
    /// As they wanted.
    Left,
    /// By Ctrl-C.
    Interrupted,
}

/// What is to be done now.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[must_use]
pub struct Effects {
    /// The decision passed on, so what was typed before belongs to nobody.
    pub handover: bool,
    /// Something moves, so [`App::tick`](super::App::tick) is wanted soon.
    pub motion: bool,
    /// The players leave.
    pub leave: Option<Exit>,
}
