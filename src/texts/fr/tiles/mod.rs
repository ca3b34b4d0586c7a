//! What is said at the tile table.

pub mod help;
mod hints;
mod record;
mod refusal;
pub(super) mod rules;
mod speech;
mod story;

use super::cards::{color, feminine, so_many, the};
use super::house::{KeyWords, points};
use super::{French, counted, de, review};
use crate::app::tiles::{Context, KeyLabel, Sentence};
use crate::rules::tiles::{Event, Illegal, Verdict};
use crate::rules::{Color, Player};
use crate::story::Weighed;
use crate::story::tiles::{Deed, Reason};
use crate::texts::language::tiles::Label;
use crate::texts::language::{Called, Tiles};

/// The tile of a color.
pub(super) fn tile(color: Color) -> &'static str {
    match color {
        Color::Red => "la rouge",
        Color::Orange => "l'orange",
        Color::Yellow => "la jaune",
        Color::Green => "la verte",
        Color::Purple => "la violette",
        Color::Black => "la noire",
    }
}

/// The same as the first words of a sentence.
fn tile_title(color: Color) -> &'static str {
    match color {
        Color::Red => "La rouge",
        Color::Orange => "L'orange",
        Color::Yellow => "La jaune",
        Color::Green => "La verte",
        Color::Purple => "La violette",
        Color::Black => "La noire",
    }
}

/// What some keys are for.
pub fn key_words(label: KeyLabel) -> KeyWords {
    let (label, help) = match label {
        KeyLabel::StartColor => ("", "choisir une tuile de départ par sa couleur"),
        KeyLabel::StartNext => ("choix", "choisir l'autre tuile de départ"),
        KeyLabel::Keep => ("garder", "garder la tuile choisie"),
        KeyLabel::PlacesBack => ("", "revenir à la précédente"),
        KeyLabel::Move => ("", "se déplacer sur le plateau"),
        KeyLabel::MoveByLetters => ("", "de même\u{a0}: gauche, bas, haut, droite"),
        KeyLabel::Places => {
            ("suite", "la prochaine tuile jouable\u{a0}: les conseils, puis le plus de points")
        }
        KeyLabel::TileColor => ("", "la prochaine tuile de cette couleur à retourner ou à prendre"),
        KeyLabel::Row => ("", "la ligne d'une tuile, puis sa colonne\u{a0}: 7 c pour c7"),
        KeyLabel::Column => ("colonne", "la colonne d'une tuile"),
        KeyLabel::ColumnFirst => ("", "rappeler que la ligne se tape d'abord"),
        KeyLabel::Change => {
            ("changer", "la retourner, ou poser la vôtre\u{a0}; le plus payant vient d'abord")
        }
        KeyLabel::Play => ("jouer", "jouer votre choix"),
        KeyLabel::FlipAll => ("tout", "retourner tout ce qui reste"),
        KeyLabel::Enough => ("arrêter", "ne plus rien retourner"),
        KeyLabel::TakeBack => {
            ("annuler", "annuler la dernière action, et la réponse de l'ordinateur")
        }
        KeyLabel::Chains => {
            ("chaînes", "les chaînes\u{a0}: marquer d'un ~ ce qu'on atteindrait ensuite, ou non")
        }
        KeyLabel::Back => ("", "ne rien choisir"),
        KeyLabel::ForgetRow => ("retour", "oublier la ligne"),
    };
    KeyWords { label, help }
}

/// The heading of the keys that work somewhere.
pub fn keys_heading(context: Context) -> &'static str {
    match context {
        Context::Start => "garder une tuile de départ",
        Context::Turn => "votre tour",
        Context::Column => "aller à une ligne et une colonne",
        Context::Flips => "les dernières tuiles à retourner",
    }
}

impl Tiles for French {
    fn label(&self, label: Label) -> String {
        match label {
            Label::Holds => "tient".to_string(),
            Label::StartTiles => "Au départ".to_string(),
            Label::Turn(number) => format!("Tour {number}"),
            Label::Chain(points, flips) => format!("+{points} en {flips}"),
            Label::LongChain(points, flips) => {
                format!("+{points} en {}", counted(flips.into(), "coup"))
            }
            Label::Marks(marked) => marked.among(["+ retourner", "* échanger", "x interdit"]),
            Label::Counting => "On compte les groupes".to_string(),
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
            Some(player) => format!("{} ne pouvait plus agir.", names.of(player)),
            None => "Fin de la partie.".to_string(),
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
            Some(winner) => format!("{} gagne\u{a0}!", names.of(winner)),
            None => "Match nul\u{a0}: rejouez\u{a0}!".to_string(),
        }
    }

    fn outcome_told(&self, winner: Option<Player>, names: &dyn Called) -> String {
        match winner {
            Some(winner) => format!("{} gagne.", names.of(winner)),
            None => "Match nul.".to_string(),
        }
    }

    fn result(&self, verdict: &Verdict, names: &dyn Called) -> String {
        let total = |player: Player| verdict.scores[player].total();
        let score = |player: Player| format!("{} à {}", total(player), total(player.other()));
        match verdict.winner {
            Some(winner) => format!("{} gagne {}.", names.of(winner), score(winner)),
            None => format!("Match nul, {}.", score(Player::One)),
        }
    }

    fn title(&self, names: &dyn Called, first: Player) -> String {
        format!(
            "Mandala, le jeu de tuiles\u{a0}: {} et {}, {} commence",
            names.of(Player::One),
            names.of(Player::Two),
            names.of(first)
        )
    }

    fn space(&self, marker: u8, group: Color, tiles: u8, points: u16) -> String {
        let group = color(group);
        format!("jeton {marker} {group:<7} {tiles:>2} x {marker} = {points:>2}")
    }
}
