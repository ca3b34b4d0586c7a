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
    /// What the file of a picture is called: the day of the game, which game it is, who plays
    /// and what of it is shown, as far as letters and digits tell that.
    pub fn picture_name(&self) -> String {
        let letters = |name: &str| name.chars().filter(|it| it.is_alphanumeric()).collect();
        let mut parts: Vec<String> = Vec::new();
        match self.caption() {
            Some(caption) => {
                parts.extend(caption.began.iter().map(|it| it.day().to_string()));
                parts.push(caption.kind.to_string());
                parts.extend(caption.names.iter().map(letters));
            }
            None => {
                let heads = self.met().map(|it| it.heads.party());
                let people = heads.map_or(&[][..], |party| party.people());
                parts.push("head-to-head".to_string());
                parts.extend(people.iter().map(|name| letters(name)));
            }
        }
        parts.retain(|part| !part.is_empty());
        let mut name = parts.join("-");
        while name.len() > LONGEST {
            name.pop();
        }
        name + &self.page_name()
    }

    /// Which page of a game is shown, at the end of a file's name.
    fn page_name(&self) -> String {
        match (self.overlay, self.caption().map(|it| it.shown)) {
            (Some(Overlay::Review), _) => "-review".to_string(),
            (Some(Overlay::Luck { .. }), _) => "-verdict".to_string(),
            (_, Some(Shown::Turn(turn))) => format!("-turn-{turn}"),
            _ => String::new(),
        }
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
