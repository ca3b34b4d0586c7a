//! What stands over a picture of a table.

use super::{App, Overlay, Saving};
use crate::record::Names;
use crate::rules::Kind;
use crate::store::Stamp;

/// What stands over a picture of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Caption<'a> {
    /// Which game it is.
    pub kind: Kind,
    /// Who plays.
    pub names: &'a Names,
    /// What it shows of the game.
    pub shown: Shown,
    /// When the game began, if its file says so.
    pub began: Option<Stamp>,
}

/// What a picture shows of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shown {
    /// How it came out: everybody's points by seat.
    End(Vec<u16>),
    /// The table before a turn.
    Turn(usize),
    /// The table, while it is played.
    Table,
}

/// The most bytes of a file's name, without what follows it: systems take no more than 255.
const LONGEST: usize = 200;

impl App {
    /// What the file of a picture is called: the day of the game, which game it is and who
    /// plays, as far as letters and digits tell that.
    pub fn picture_name(&self) -> String {
        let Some(caption) = self.caption() else {
            return "head-to-head".to_string();
        };
        let day = caption.began.iter().map(|it| it.day().to_string());
        let letters = |name: &str| name.chars().filter(|it| it.is_alphanumeric()).collect();
        let names = caption.names.iter().map(letters);
        let parts = day.chain([caption.kind.to_string()]).chain(names);
        let parts = parts.filter(|part: &String| !part.is_empty());
        let mut name = parts.collect::<Vec<_>>().join("-");
        while name.len() > LONGEST {
            name.pop();
        }
        name
    }

    /// What stands over a picture of what is shown; there is one of a table.
    pub fn caption(&self) -> Option<Caption<'_>> {
        let table = self.table()?;
        let is_of_all = matches!(self.overlay, Some(Overlay::Review | Overlay::Luck { .. }));
        let shown = match (table.replay_at(), table.final_points()) {
            (None, None) => Shown::Table,
            (None, Some(points)) => Shown::End(points),
            (Some(it), Some(points)) if is_of_all || it.at == it.of => Shown::End(points),
            (Some(it), _) => Shown::Turn(it.turn),
        };
        Some(Caption {
            kind: table.kind(),
            names: table.names(),
            shown,
            began: match &self.saving {
                Saving::Finished(path) => Stamp::named(path),
                _ => self.began.clone(),
            },
        })
    }
}
