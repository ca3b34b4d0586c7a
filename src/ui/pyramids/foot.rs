//! What is told below the score.

use ratatui::style::Style;

use crate::app::Saving;
use crate::app::pyramids::TableScene;
use crate::fit::shorten;
use crate::rules::pyramids::{Game, Phase};
use crate::ui::canvas::Pen;
use crate::ui::prompt;
use crate::ui::result::{MOST_LINES, told};
use crate::ui::theme::Ground;

/// What is told below the score.
pub struct Foot {
    /// What a replay says: it answers a key.
    replay: Option<String>,
    /// Else how the players stand with each other.
    stands: Option<String>,
    has_record: bool,
}

impl Foot {
    pub fn of(pen: &Pen, scene: &TableScene, saving: &Saving) -> Foot {
        Foot {
            replay: prompt::below_score::<Game>(pen, &scene.below_score(), scene.names),
            stands: scene.stands.map(|it| pen.language.stand(it)),
            has_record: pen.language.files().after_the_game(saving).is_some() && !pen.is_bare,
        }
    }

    /// Rows that it needs at least.
    pub fn least(&self) -> u16 {
        match &self.replay {
            Some(_) => 1,
            None => u16::from(self.stands.is_some()) + u16::from(self.has_record),
        }
    }

    /// How the players stand and how it ended, and where a replay stands or the record is, as
    /// far as there is room.
    pub fn lines(
        self,
        pen: &Pen,
        scene: &TableScene,
        saving: &Saving,
        width: u16,
        room: u16,
    ) -> Vec<(String, Style)> {
        let is_roomy = self.replay.is_none() || room > 1;
        let stands = self.stands.filter(|_| is_roomy);
        let ending = match scene.game.phase() {
            Phase::Over(ending) if is_roomy => {
                let words = pen.language.pyramids();
                Some(words.ending(scene.log.end(ending), scene.names))
            }
            _ => None,
        };
        let wrapped = |text: Option<String>| match text {
            Some(text) => pen.wrap(&text, width),
            None => Vec::new(),
        };
        let (stands, ending) = (wrapped(stands), wrapped(ending));
        let rest = room.saturating_sub((stands.len() + ending.len()) as u16);
        let told = told(pen, self.replay, saving, width, rest.clamp(1, MOST_LINES));
        // Of those that are equally long, the last is left out first.
        let mut foot = [stands, told, ending];
        shorten(&mut foot, room, pen.theme.glyph("…", "~"));
        let [stands, told, ending] = foot;
        let (plain, muted) = (pen.theme.plain(), pen.theme.muted(Ground::Cloth));
        let style = if scene.notice.is_some() { pen.theme.warning() } else { muted };
        let each = [(stands, plain), (ending, muted), (told, style)];
        let lines = each
            .into_iter()
            .flat_map(|(lines, style)| lines.into_iter().map(move |line| (line, style)));
        lines.collect()
    }
}
