//! What is said at the card table.

pub(super) mod help;
mod hints;
mod record;
mod refusal;
pub(super) mod rules;
mod speech;
mod story;

use super::house::{KeyWords, points as points_in_words};
use super::review;
use super::{French, counted};
use crate::app::cards::Sentence;
use crate::app::cards::{Context, KeyLabel};
use crate::rules::cards::{Action, Ending, Illegal, Outcome, Score, Side, SpaceScore, Verdict};
use crate::rules::{Color, Player};
use crate::story::Weighed;
use crate::story::cards::{Line, Reason, Warning};
use crate::texts::language::cards::Label;
use crate::texts::language::{Called, Cards, sentence};

use refusal::{fault, refusal};
pub(super) use story::warning;

/// The name of a color, which is also how it follows a masculine word, as in `groupe vert`.
pub fn color(color: Color) -> &'static str {
    match color {
        Color::Red => "rouge",
        Color::Orange => "orange",
        Color::Yellow => "jaune",
        Color::Green => "vert",
        Color::Purple => "violet",
        Color::Black => "noir",
    }
}

/// The name of a color with its article.
pub(super) fn the(color: Color) -> &'static str {
    match color {
        Color::Red => "le rouge",
        Color::Orange => "l'orange",
        Color::Yellow => "le jaune",
        Color::Green => "le vert",
        Color::Purple => "le violet",
        Color::Black => "le noir",
    }
}

/// The same as the first words of a sentence.
pub(super) fn the_title(color: Color) -> &'static str {
    match color {
        Color::Red => "Le rouge",
        Color::Orange => "L'orange",
        Color::Yellow => "Le jaune",
        Color::Green => "Le vert",
        Color::Purple => "Le violet",
        Color::Black => "Le noir",
    }
}

/// None of a color, after `pas`.
pub(super) fn of(color: Color) -> &'static str {
    match color {
        Color::Red => "de rouge",
        Color::Orange => "d'orange",
        Color::Yellow => "de jaune",
        Color::Green => "de vert",
        Color::Purple => "de violet",
        Color::Black => "de noir",
    }
}

/// A color as it follows a card or a tile.
pub(super) fn feminine(color: Color) -> &'static str {
    match color {
        Color::Red => "rouge",
        Color::Orange => "orange",
        Color::Yellow => "jaune",
        Color::Green => "verte",
        Color::Purple => "violette",
        Color::Black => "noire",
    }
}

/// The same after so many of them; one of the colors has no plural.
pub(super) fn feminines(count: usize, color: Color) -> String {
    match (count, color) {
        (0 | 1, _) | (_, Color::Orange) => feminine(color).to_string(),
        _ => format!("{}s", feminine(color)),
    }
}

/// So many cards or tiles of a color.
pub(super) fn so_many(count: impl Into<usize>, color: Color) -> String {
    let count = count.into();
    format!("{count} {}", feminines(count, color))
}

/// Which of the two Mandalas.
pub fn side(side: Side) -> &'static str {
    match side {
        Side::Left => "gauche",
        Side::Right => "droite",
    }
}

/// A number of cards.
fn cards(cards: u8) -> String {
    counted(cards.into(), "carte")
}

/// What some keys are for.
pub fn key_words(label: KeyLabel) -> KeyWords {
    let (label, help) = match label {
        KeyLabel::Show => ("mes cartes", "montrer vos cartes, ou les cacher"),
        KeyLabel::HandColor => ("couleur", "choisir une couleur de votre main"),
        KeyLabel::MountainColor => ("couleur", "choisir une couleur de la montagne"),
        KeyLabel::Side => ("mandala", "jouer dans le mandala de gauche ou de droite"),
        KeyLabel::Place => ("zone", "construire la montagne, agrandir le champ ou défausser"),
        KeyLabel::Choices => ("", "passer d'un choix à l'autre"),
        KeyLabel::ChoicesOrHints => {
            ("", "le conseil suivant, s'il y en a\u{a0}; sinon le choix suivant")
        }
        KeyLabel::Count => ("", "jouer ou défausser plus ou moins de cartes"),
        KeyLabel::Play => ("jouer", "jouer votre choix"),
        KeyLabel::HandOver => ("passer", "finir votre tour et cacher vos cartes"),
        KeyLabel::TakeBack => ("annuler", "annuler un coup dans un champ qui n'a rien terminé"),
        KeyLabel::Take => ("prendre", "prendre la couleur choisie"),
        KeyLabel::Hide => ("cacher", "cacher vos cartes"),
        KeyLabel::Flip => ("cartes", "cacher vos cartes, ou les montrer de nouveau"),
        KeyLabel::Peek => ("cartes", "montrer ou cacher les cartes de celui qui choisit"),
        KeyLabel::Back => ("", "reculer d'un pas\u{a0}; cacher vos cartes"),
    };
    KeyWords { label, help }
}

/// The heading of the keys that work somewhere.
pub fn keys_heading(context: Context) -> &'static str {
    match context {
        Context::Covered => "passer la main",
        Context::Choose => "votre tour",
        Context::AfterPlay => "après votre action",
        Context::Draft => "choisir dans un mandala terminé",
    }
}

impl Cards for French {
    fn label(&self, label: Label) -> String {
        match label {
            Label::Mountain => "Montagne".to_string(),
            Label::Field => "Champ".to_string(),
            Label::River => "Rivière".to_string(),
            Label::Cup => "Bassin".to_string(),
            Label::Points => "Points".to_string(),
            Label::PointsGained => "points".to_string(),
            Label::PointsInShort => "pts".to_string(),
            Label::Space => "case".to_string(),
            Label::Deck(cards) => format!("Pioche {cards}"),
            Label::Discard(cards) => format!("Défausse {cards}"),
            Label::InHand(count) => format!("{} en main", cards(count)),
            Label::InCup(count) => cards(count),
            Label::InCupWorth(count, points @ 0..=1) => format!("{}, {points} pt", cards(count)),
            Label::InCupWorth(count, points) => format!("{}, {points} pts", cards(count)),
            Label::Worth(points) => format!("= {points}"),
            Label::KnownWorth(points) => format!("au moins {}", points_in_words(points)),
            Label::KnownWorthInShort(points) => format!("{points}+ points"),
            Label::Lost => "perdu".to_string(),
            Label::Unseen(cards) => format!("Non vues {cards}"),
            Label::Counting => "On compte les bassins".to_string(),
            Label::FinalCup(count) => format!("Bassin {count}"),
        }
    }

    fn sentence(&self, sentence: &Sentence, names: &dyn Called) -> String {
        speech::sentence(sentence, names)
    }

    fn entry(&self, line: &Line, names: &dyn Called) -> String {
        story::entry(line, names)
    }

    fn told(&self, line: &Line, names: &dyn Called) -> String {
        sentence(&story::entry(line, names))
    }

    fn ending(&self, ending: Ending) -> String {
        sentence(&story::why_over(ending))
    }

    fn warning(&self, warning: &Warning, names: &dyn Called) -> String {
        story::warning(warning, names)
    }

    fn warning_in_short(&self, warning: &Warning) -> &'static str {
        story::warning_in_short(warning)
    }

    fn weighed(
        &self,
        weighed: Weighed,
        deed: Action,
        reasons: &[Reason],
        names: &dyn Called,
    ) -> String {
        let why: Vec<String> = reasons.iter().map(|it| hints::reason(it, names)).collect();
        review::weighed(weighed, &hints::deed(deed), &why.join("\u{a0}; "), names)
    }

    fn refusal(&self, illegal: Illegal, names: Option<&dyn Called>) -> String {
        refusal(illegal, names)
    }

    fn outcome(&self, outcome: Outcome, names: &dyn Called) -> String {
        match outcome {
            Outcome::Win(seat) => format!("{} gagne\u{a0}!", names.of(seat)),
            Outcome::TieBreak(seat) => {
                format!("À égalité, {} gagne avec moins de cartes au bassin\u{a0}!", names.of(seat))
            }
            Outcome::Draw => "Égalité aux points et aux cartes.".to_string(),
        }
    }

    fn result(&self, verdict: &Verdict, names: &dyn Called) -> String {
        let points = |seat: Player| verdict.scores[seat].total();
        let score = |seat: Player| format!("{} à {}", points(seat), points(seat.other()));
        match verdict.outcome {
            Outcome::Win(seat) => format!("{} gagne {}.", names.of(seat), score(seat)),
            Outcome::TieBreak(seat) => format!(
                "{}\u{a0}: {} gagne avec moins de cartes au bassin.",
                score(seat),
                names.of(seat)
            ),
            Outcome::Draw => format!("Match nul, {}.", score(Player::One)),
        }
    }

    fn title(&self, names: &dyn Called, first: Player) -> String {
        format!(
            "Mandala\u{a0}: {} et {}, {} commence",
            names.of(Player::One),
            names.of(Player::Two),
            names.of(first)
        )
    }

    fn space(&self, number: u16, card: Color, space: &SpaceScore) -> String {
        let (card, cards, points) = (color(card), space.cards, space.points);
        format!("case {number} {card:<7} {cards:>2} x {number} = {points:>2}")
    }

    fn cup(&self, score: &Score) -> String {
        format!("{} au bassin, dont {} sans valeur", cards(score.cup_cards), score.worthless.len())
    }
}
