//! What is said at the tile table.

pub mod help;
mod hints;
mod record;
mod refusal;
pub(super) mod rules;
mod speech;
mod story;

use super::cards::{color, color_title, colored};
use super::house::{KeyWords, points};
use super::{Dutch, counted, review};
use crate::app::tiles::{Context, KeyLabel, Sentence};
use crate::rules::tiles::{Event, Illegal, Verdict};
use crate::rules::{Color, Player};
use crate::story::Weighed;
use crate::story::tiles::{Deed, Reason};
use crate::texts::language::tiles::Label;
use crate::texts::language::{Called, Tiles};

/// A number of tiles.
pub(super) fn tiles(tiles: usize) -> String {
    counted(tiles, "tegel", "tegels")
}

/// A number of actions.
fn actions(actions: usize) -> String {
    counted(actions, "actie", "acties")
}

/// What some keys are for.
pub fn key_words(label: KeyLabel) -> KeyWords {
    let (label, help) = match label {
        KeyLabel::StartColor => ("", "een starttegel kiezen met zijn kleur"),
        KeyLabel::StartNext => ("kies", "de andere starttegel kiezen"),
        KeyLabel::Keep => ("houd", "de gekozen tegel houden"),
        KeyLabel::PlacesBack => ("", "naar de vorige"),
        KeyLabel::Move => ("", "over het bord gaan"),
        KeyLabel::MoveByLetters => ("", "hetzelfde: links, omlaag, omhoog, rechts"),
        KeyLabel::Places => ("kies", "de volgende tegel waar iets kan: tips, dan de meeste punten"),
        KeyLabel::TileColor => ("", "de volgende van deze kleur die je kunt omdraaien of nemen"),
        KeyLabel::Row => ("", "de rij van een tegel, dan de kolom: 7 c voor c7"),
        KeyLabel::Column => ("kolom", "de kolom van een tegel"),
        KeyLabel::ColumnFirst => ("", "zegt dat je eerst de rij typt"),
        KeyLabel::Change => {
            ("draai of leg", "omdraaien of je tegel leggen; wat meer opbrengt, komt eerst")
        }
        KeyLabel::Play => ("speel", "je keuze spelen"),
        KeyLabel::FlipAll => ("alles om", "alles omdraaien wat nog kan"),
        KeyLabel::Enough => ("stop", "niets meer omdraaien"),
        KeyLabel::TakeBack => {
            ("terug", "de laatste actie terugnemen, en het antwoord van een computer")
        }
        KeyLabel::Chains => {
            ("reeksen", "reeksen: met ~ tonen wat je al draaiend bereikt, of verbergen")
        }
        KeyLabel::Back => ("", "niets kiezen"),
        KeyLabel::ForgetRow => ("wis", "de rij wissen"),
    };
    KeyWords { label, help }
}

/// The heading of the keys that work somewhere.
pub fn keys_heading(context: Context) -> &'static str {
    match context {
        Context::Start => "een starttegel houden",
        Context::Turn => "jouw beurt",
        Context::Column => "naar een rij en een kolom",
        Context::Flips => "omdraaien aan het einde",
    }
}

impl Tiles for Dutch {
    fn label(&self, label: Label) -> String {
        match label {
            Label::Holds => "heeft".to_string(),
            Label::StartTiles => "Starttegels".to_string(),
            Label::Turn(number) => format!("Beurt {number}"),
            Label::Chain(points, flips) => format!("+{points}: {flips}×"),
            Label::LongChain(points, flips) => format!("+{points}: {flips}× omdraaien"),
            Label::Marks(marked) => marked.among(["+ omdraaien", "* ruilen", "x mag niet"]),
            Label::Counting => "We tellen de groepen".to_string(),
        }
    }

    fn sentence(&self, sentence: &Sentence, names: &dyn Called) -> String {
        speech::sentence(sentence, names)
    }

    fn entry(&self, event: &Event, names: &dyn Called) -> String {
        story::entry(*event, names)
    }

    fn entry_in_short(&self, event: &Event, names: &dyn Called) -> String {
        story::in_short(*event, names)
    }

    fn told(&self, event: &Event, names: &dyn Called) -> String {
        format!("{}.", story::entry(*event, names))
    }

    fn ending(&self, stuck: Option<Player>, names: &dyn Called) -> String {
        match stuck {
            Some(player) => format!("{} kon niets meer doen.", names.of(player)),
            None => "Het einde.".to_string(),
        }
    }

    fn weighed(
        &self,
        weighed: Weighed,
        deed: Deed,
        reasons: &[Reason],
        names: &dyn Called,
    ) -> String {
        let why: Vec<String> = reasons.iter().map(|it| hints::reason(it, names)).collect();
        review::weighed(weighed, &hints::deed(deed), &why.join(", "), names)
    }

    fn refusal(&self, illegal: Illegal, names: Option<&dyn Called>) -> String {
        refusal::refusal(illegal, names)
    }

    fn outcome(&self, winner: Option<Player>, names: &dyn Called) -> String {
        match winner {
            Some(winner) => format!("{} wint!", names.of(winner)),
            None => "Gelijkspel: speel nog eens!".to_string(),
        }
    }

    fn outcome_told(&self, winner: Option<Player>, names: &dyn Called) -> String {
        match winner {
            Some(winner) => format!("{} wint.", names.of(winner)),
            None => "Het is gelijkspel.".to_string(),
        }
    }

    fn result(&self, verdict: &Verdict, names: &dyn Called) -> String {
        let total = |player: Player| verdict.scores[player].total();
        let score = |player: Player| format!("{}-{}", total(player), total(player.other()));
        match verdict.winner {
            Some(winner) => format!("{} wint met {}.", names.of(winner), score(winner)),
            None => format!("Gelijkspel, {}.", score(Player::One)),
        }
    }

    fn title(&self, names: &dyn Called, first: Player) -> String {
        format!(
            "Mandala, het tegelspel: {} en {}, {} begint",
            names.of(Player::One),
            names.of(Player::Two),
            names.of(first)
        )
    }

    fn space(&self, marker: u8, group: Color, tiles: u8, points: u16) -> String {
        let group = color(group);
        format!("fiche {marker} {group:<7} {tiles:>2} x {marker} = {points:>2}")
    }
}
