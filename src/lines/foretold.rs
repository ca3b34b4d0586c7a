//! What holds for a whole share-out, and is told to each player once.

use super::Talk;
use super::table::Table;
use super::voice::Voice;
use crate::rules::Seat;

/// A sentence that holds for a whole share-out, as it was told to a player.
pub(super) struct Foretold {
    to: Option<Seat>,
    /// After how many moves, and after which sentence.
    at: (usize, String),
    sentence: String,
}

impl Talk {
    /// What is said without what the player who decides was told earlier in the same
    /// share-out. What is asked again is told in the same words.
    pub(super) fn without_known<T: Table>(
        &mut self,
        mut said: Vec<String>,
        table: &T,
    ) -> Vec<String> {
        let voice = Voice { language: self.language, names: table.names() };
        let Some(known) = table.standing(voice) else {
            self.foretold.clear();
            return said;
        };
        let caveat = table.caveat(voice);
        let is_caveat = |it: &String| caveat.as_ref() == Some(it);
        let Some(at) = moment(&said, table) else { return said };
        let told = self.foretold.iter().filter(|it| it.to == table.acting());
        let told: Vec<&Foretold> = told.collect();
        said.retain(|line| {
            // Whatever color it is told of, that a Field is empty says the same.
            let is_same = |it: &&&Foretold| match is_caveat(line) {
                true => it.sentence == *line,
                false => !is_caveat(&it.sentence),
            };
            let mut before = told.iter().filter(is_same).peekable();
            !known.contains(line) || before.peek().is_none() || before.any(|it| it.at == at)
        });
        said
    }

    /// Takes note of what was told of that: nothing counts as told that was not printed.
    pub(super) fn note_known<T: Table>(&mut self, said: &[String], table: &T) {
        let voice = Voice { language: self.language, names: table.names() };
        let known = table.standing(voice).unwrap_or_default();
        let Some(at) = moment(said, table) else { return };
        for line in said.iter().filter(|it| known.contains(it)) {
            let (to, at) = (table.acting(), at.clone());
            self.foretold.push(Foretold { to, at, sentence: line.clone() });
        }
    }
}

/// When something is said: after how many moves, and after which sentence.
fn moment<T: Table>(said: &[String], table: &T) -> Option<(usize, String)> {
    Some((table.log().entries().len(), said.first()?.clone()))
}
