//! What is said at the card table.

pub(super) mod help;
mod hints;
mod record;
mod refusal;
pub(super) mod rules;
mod speech;
mod story;

use super::house::{KeyWords, points as points_in_words};
use super::{Dutch, capital, counted, review};
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

/// The name of a color.
pub fn color(color: Color) -> &'static str {
    match color {
        Color::Red => "rood",
        Color::Orange => "oranje",
        Color::Yellow => "geel",
        Color::Green => "groen",
        Color::Purple => "paars",
        Color::Black => "zwart",
    }
}

/// The name of a color before what has it, or after how many there are.
pub fn colored(color: Color) -> &'static str {
    match color {
        Color::Red => "rode",
        Color::Orange => "oranje",
        Color::Yellow => "gele",
        Color::Green => "groene",
        Color::Purple => "paarse",
        Color::Black => "zwarte",
    }
}

/// The name of a color, as the first word of a sentence.
pub(super) fn color_title(it: Color) -> String {
    capital(color(it))
}

/// Which of the two Mandalas: the beginning of a word for it or for a part of it.
pub fn side(side: Side) -> &'static str {
    match side {
        Side::Left => "linker",
        Side::Right => "rechter",
    }
}

/// Which of the two Mandalas, as the beginning of a sentence.
fn title(at: Side) -> String {
    capital(side(at))
}

/// A number of cards.
pub(super) fn cards(cards: u8) -> String {
    counted(cards.into(), "kaart", "kaarten")
}

/// What some keys are for.
pub fn key_words(label: KeyLabel) -> KeyWords {
    let (label, help) = match label {
        KeyLabel::Show => ("toon kaarten", "je kaarten tonen of verbergen"),
        KeyLabel::HandColor => ("kleur", "een kleur uit je hand kiezen"),
        KeyLabel::MountainColor => ("kleur", "een kleur van de berg kiezen"),
        KeyLabel::Side => ("mandala", "de linker- of de rechtermandala kiezen"),
        KeyLabel::Place => ("plek", "naar de berg, naar je veld, of afleggen"),
        KeyLabel::Choices => ("", "langs de keuzes gaan"),
        KeyLabel::ChoicesOrHints => {
            ("", "de volgende tip, als er tips zijn; anders de volgende keuze")
        }
        KeyLabel::Count => ("", "meer of minder kaarten leggen of afleggen"),
        KeyLabel::Play => ("speel", "je keuze spelen"),
        KeyLabel::HandOver => ("geef door", "je beurt afsluiten en je kaarten verbergen"),
        KeyLabel::TakeBack => ("terug", "je veldkaarten terugnemen als ze niets afmaakten"),
        KeyLabel::Take => ("neem", "de gekozen kleur nemen"),
        KeyLabel::Hide => ("dicht", "je kaarten verbergen"),
        KeyLabel::Flip => ("open/dicht", "je kaarten verbergen, of weer tonen"),
        KeyLabel::Peek => ("open/dicht", "de kaarten van wie kiest tonen, of verbergen"),
        KeyLabel::Back => ("", "een stap terug; je kaarten verbergen"),
    };
    KeyWords { label, help }
}

/// The heading of the keys that work somewhere.
pub fn keys_heading(context: Context) -> &'static str {
    match context {
        Context::Covered => "de beurt doorgeven",
        Context::Choose => "jouw beurt",
        Context::AfterPlay => "na je actie",
        Context::Draft => "kiezen uit een mandala die klaar is",
    }
}

impl Cards for Dutch {
    fn label(&self, label: Label) -> String {
        match label {
            Label::Mountain => "Berg".to_string(),
            Label::Field => "Veld".to_string(),
            Label::River => "Rivier".to_string(),
            Label::Cup => "Kelk".to_string(),
            Label::Points => "Punten".to_string(),
            Label::PointsGained => "punten".to_string(),
            Label::PointsInShort => "ptn".to_string(),
            Label::Space => "vakje".to_string(),
            Label::Deck(cards) => format!("Stapel {cards}"),
            Label::Discard(cards) => format!("Afgelegd {cards}"),
            Label::InHand(count) => counted(count.into(), "handkaart", "handkaarten"),
            Label::InCup(count) => cards(count),
            Label::InCupWorth(count, 1) => format!("{}, 1 pt", cards(count)),
            Label::InCupWorth(count, points) => format!("{}, {points} ptn", cards(count)),
            Label::Worth(points) => format!("= {points}"),
            Label::KnownWorth(points) => format!("minstens {}", points_in_words(points)),
            Label::KnownWorthInShort(points) => format!("{points}+ punten"),
            Label::Lost => "weg".to_string(),
            Label::Unseen(cards) => format!("Ongezien {cards}"),
            Label::Counting => "We tellen de kelken".to_string(),
            Label::FinalCup(count) => format!("Kelk {count}"),
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
        review::weighed(weighed, &hints::deed(deed), &why.join("; "), names)
    }

    fn refusal(&self, illegal: Illegal, names: Option<&dyn Called>) -> String {
        refusal(illegal, names)
    }

    fn outcome(&self, outcome: Outcome, names: &dyn Called) -> String {
        match outcome {
            Outcome::Win(seat) => format!("{} wint!", names.of(seat)),
            Outcome::TieBreak(seat) => {
                format!("{} wint: gelijk, maar minder kaarten in de kelk!", names.of(seat))
            }
            Outcome::Draw => "Gelijkspel, in punten én in kaarten.".to_string(),
        }
    }

    fn result(&self, verdict: &Verdict, names: &dyn Called) -> String {
        let points = |seat: Player| verdict.scores[seat].total();
        let score = |seat: Player| format!("{}-{}", points(seat), points(seat.other()));
        match verdict.outcome {
            Outcome::Win(seat) => format!("{} wint met {}.", names.of(seat), score(seat)),
            Outcome::TieBreak(seat) => format!(
                "{} wint bij {}, met minder kaarten in de kelk.",
                names.of(seat),
                score(seat)
            ),
            Outcome::Draw => format!("Gelijkspel, {}.", score(Player::One)),
        }
    }

    fn title(&self, names: &dyn Called, first: Player) -> String {
        format!(
            "Mandala: {} en {}, {} begint",
            names.of(Player::One),
            names.of(Player::Two),
            names.of(first)
        )
    }

    fn space(&self, number: u16, card: Color, space: &SpaceScore) -> String {
        let (card, cards, points) = (color(card), space.cards, space.points);
        format!("vakje {number} {card:<7} {cards:>2} x {number} = {points:>2}")
    }

    fn cup(&self, score: &Score) -> String {
        format!(
            "{} in de kelk; daarvan niets waard: {}",
            cards(score.cup_cards),
            score.worthless.len()
        )
    }
}
