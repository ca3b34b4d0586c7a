//! What is said and understood line by line.

mod cards;
mod help;
mod pyramids;
mod tiles;
mod words;

use super::house::points;
use super::{Dutch, counted, listed};
use crate::app::start::Title;
use crate::rules::Level;
use crate::texts::language::lines::{Lines, Said, Word};
use crate::texts::language::{Called, Games, Lessons, Luck, Start};
use help::{can_ask, help, no_effect, not_possible};
use words::WORDS;

impl Lines for Dutch {
    fn words(&self) -> &'static [(&'static str, Word)] {
        WORDS
    }

    fn sign(&self, is_minus: bool) -> &'static str {
        if is_minus { "min" } else { "plus" }
    }

    fn versus(&self) -> &'static str {
        "tegen"
    }

    fn say(&self, said: &Said, names: &dyn Called) -> String {
        match said {
            Said::Welcome => {
                "Mandala in gewone tekst. Typ hulp voor hulp, of stoppen om weg te gaan."
                    .to_string()
            }
            Said::MayStay => "Geheime kaarten verdwijnen na elke beurt van het scherm, \
                              maar sommige terminals en programma's bewaren wat er stond."
                .to_string(),
            Said::Help(topic) => help(*topic).to_string(),
            Said::CanAsk(kind) => can_ask(*kind).to_string(),
            Said::Unknown(text) => {
                format!("‘{text}’ begrijp ik niet. Typ hulp om te horen wat je kunt typen.")
            }
            Said::NotHere(text) => format!("‘{text}’ betekent hier niets. Typ hulp."),
            Said::NotWithRest(text) => format!("‘{text}’ past niet bij de rest. Typ hulp."),
            Said::TooLong => "Die regel is te lang voor een antwoord.".to_string(),
            Said::NoText => "Die regel is geen tekst.".to_string(),
            Said::Invisible => "In die regel staan tekens die je niet kunt typen.".to_string(),
            Said::PlayIt => "Zo spelen? Ja of nee.".to_string(),
            Said::TryIt => "Zo proberen? Ja of nee.".to_string(),
            Said::Sure => "Weet je het zeker? Ja of nee.".to_string(),
            Said::NotPlayed => "Goed, niet gespeeld.".to_string(),
            Said::NothingAsked => "Er is nu niets om ja of nee op te zeggen.".to_string(),
            Said::NothingRefused => "Er is niets geweigerd en zojuist geen tip gegeven.".to_string(),
            Said::NoReason => "Waarom kan ik niet zeggen.".to_string(),
            Said::NothingAgainst => "Dat kan.".to_string(),
            Said::WonBy(seat, by) => format!("{} won met {} verschil.", names.of(*seat), points(*by)),
            Said::NothingPending => "Je bent aan de beurt: eerst gebeurt er niets anders.".to_string(),
            Said::OnceOver => "Dat kan zodra het spel is afgelopen. Typ menu om het eerder te verlaten.".to_string(),
            Said::OnlyMoves(seat) => format!("Ik noem alleen de zetten van {}, die aan de beurt is.", names.of(*seat)),
            Said::Stopped(chance) => format!("Toen jullie stopten: {}, als het spel was doorgegaan.", self.percent(*chance)),
            Said::InTurn(first) => format!("{} begon, en daarna speelt iedereen om de beurt.", names.of(*first)),
            Said::HintsFirst => "Er wordt niets gespeeld voordat je de tips hebt gehoord:".to_string(),
            Said::LeaveInstead => "Typ menu om weg te gaan; de partij blijft bewaard.".to_string(),
            Said::WhichHint => "Noem het nummer van een tip, bijvoorbeeld 1.".to_string(),
            Said::SureOf(what) => format!("{what} Weet je het zeker? Ja of nee."),
            Said::Leads { leaders, by, hidden } => {
                let leaders: Vec<&str> = leaders.iter().map(|&seat| names.of(seat)).collect();
                let lead = match (&leaders[..], *by) {
                    ([_, _], 0) => "Beiden hebben evenveel punten".to_string(),
                    (_, 0) => "Iedereen heeft evenveel punten".to_string(),
                    ([name], by) => format!("{name} staat {} voor", points(by)),
                    _ => format!("{} staan voor", listed(&leaders)),
                };
                let hidden = match &hidden[..] {
                    [] => String::new(),
                    [seat] => format!(", geheime kaarten in de kelk van {} niet meegeteld", names.of(*seat)),
                    _ => ", geheime kaarten in de kelken niet meegeteld".to_string(),
                };
                format!("{lead}{hidden}.")
            }
            Said::NotPossible(reason) => not_possible(*reason),
            Said::YesAndNo => {
                "Er is niets gespeeld: typ alleen ja of nee, of zet ja achter je actie.".to_string()
            }
            Said::LastChance(seat) => format!(
                "Typ verder om te horen wat {} doet, of terugnemen als je spijt hebt.",
                names.of(*seat)
            ),
            Said::AnswerFirst => "Zeg eerst ja of nee.".to_string(),
            Said::Agrees(seat) => format!(
                "{}, wil jij hier stoppen en tellen? Ja of nee.",
                names.of(*seat)
            ),
            Said::Disagrees(seat) => format!("{} wil doorspelen.", names.of(*seat)),
            Said::LeaveUnkept => {
                "Ga je weg, dan ben je de partij kwijt. Weggaan? Ja of nee.".to_string()
            }
            Said::KeptAgain => "De partij wordt weer bewaard.".to_string(),
            Said::NotDone => "Er is niets gedaan.".to_string(),
            Said::OneAtATime => "Eén ding tegelijk, graag.".to_string(),
            Said::WhichOther => "Welke andere bedoel je?".to_string(),
            Said::WhichOne(ways) => format!("Welke bedoel je? Zeg alleen die: {}.", ways.join(" of ")),
            Said::PlaceOrHint(number, place, hint) => format!(
                "{place} Tip {number}: {hint}. Welke van de twee? Typ neem {number} of tip {number}."
            ),
            Said::AboutHints => "Het percentage schat je kans om te winnen na die zet; plus of min is hoeveel punten je aan het eind voor of achter zou staan.".to_string(),
            Said::NoNumber(number) => format!("De lijst heeft geen nummer {number}."),
            Said::Numbered(number, line) => format!("{number}. {line}"),
            Said::TakenBack(Some(what)) => format!("Teruggenomen: {what}"),
            Said::TakenBack(None) => "Dat is teruggenomen.".to_string(),
            Said::Plays { kind, players } => {
                let players = players.iter();
                let players = players.map(|(seat, level)| seated(names.of(*seat), *level));
                let players: Vec<String> = players.collect();
                let (first, others) = players.split_at(players.len().min(1));
                let (first, others) = (listed(first), listed(others));
                format!("{}: {first} tegen {others}.", self.game(*kind).label)
            }
            Said::GoesOn(turn, seat) => {
                format!("Beurt {turn}, {} is aan de beurt.", names.of(*seat))
            }
            Said::DidNothing(seat) => format!("{} heeft nog niets gedaan.", names.of(*seat)),
            Said::TurnNumber(turn) => format!("Beurt {turn}."),
            Said::HouseRule(rule) => format!("Huisregel: {rule}"),
            Said::NothingToSave => "Er is niets te bewaren.".to_string(),
            Said::Goodbye => "De voltooide partij is bewaard. Tot ziens.".to_string(),
            Said::WhatNow => "Wat doe je?".to_string(),
            Said::YourTurn(seat) => format!("{}, wat doe je?", names.of(*seat)),
            Said::Points(all) => {
                let each = all.iter();
                let each = each.map(|(seat, it)| format!("{} {}", names.of(*seat), points(*it)));
                format!("{}.", each.collect::<Vec<_>>().join(", "))
            }
            Said::AfterGame => {
                "Typ opnieuw voor een revanche, nieuw voor een andere partij, terugblik, \
                 eerdere voor eerdere partijen, of stoppen."
                    .to_string()
            }
            Said::InReplay => {
                "Typ volgende, terug, beurt 5, start, einde, terugblik, klaar, of stoppen.".to_string()
            }
            Said::AtBeginning => "Dit is het begin van de partij.".to_string(),
            Said::AtEnd => "Dit is het einde van de partij.".to_string(),
            Said::AtStart(true) => "Er zijn drie spellen: typ kaarten, tegels of piramides om er een te kiezen. Typ begin om te spelen, of hulp om te horen wat je kunt wijzigen.".to_string(),
            Said::AtStart(false) => {
                "Er zijn drie spellen: typ kaarten, tegels of piramides om er een te kiezen. Typ begin om te spelen, computer om tegen de computer te spelen, of hulp om te horen wat \
                 je kunt wijzigen."
                    .to_string()
            }
            Said::Sits(seat, name, level) => {
                format!("Speler {}: {}.", seat.index() + 1, seated(name, *level))
            }
            Said::Starts(None) => "Er wordt geloot wie begint.".to_string(),
            Said::Starts(Some(name)) => format!("{name} begint."),
            Said::Count(players) => format!("{}.", counted(*players, "speler", "spelers")),
            Said::CanPlay(count) if count.start() == count.end() => format!(
                "Dit spel is voor {}.",
                counted(*count.end(), "speler", "spelers")
            ),
            Said::CanPlay(count) => format!(
                "Dit spel is voor {} tot {} spelers.",
                count.start(),
                count.end()
            ),
            Said::NoSeat(number) => format!("Er is geen speler {number}."),
            Said::NoLevel(most) => format!("De niveaus gaan van 1 tot {most}."),
            Said::Kept(title) => format!("Bewaarde partij: {}. Typ hervat om verder te gaan.", self.kept(title)),
            Said::KeptGames(games, None) => format!("Je kunt verder met {games} bewaarde partijen. Typ hervat om te horen welke."),
            Said::KeptGames(games, Some(told)) => format!("Je kunt verder met {games} bewaarde partijen. Typ hervat om er {told} te horen."),
            Said::KeptGame(title) => match &title.began {
                Some(began) => format!("{}, begonnen op {}.", self.kept(title), began.day()),
                None => format!("{}.", self.kept(title)),
            },
            Said::WhichKept => "Typ hervat en een nummer, bijvoorbeeld hervat 2.".to_string(),
            Said::NothingToResume => "Zo'n bewaarde partij is er niet.".to_string(),
            Said::StaysKept(1) => "Je bewaarde partij blijft bewaard.".to_string(),
            Said::StaysKept(_) => "Je bewaarde partijen blijven bewaard.".to_string(),
            Said::Setting(name, value) => format!("{name}: {value}."),
            Said::NoEffect(name) => no_effect(*name).to_string(),
            Said::ChangeSettings => {
                "Typ de naam en wat het moet worden: tekst uit, of taal engels.".to_string()
            }
            Said::Reviewing => "We kijken op de partij terug. Dat duurt even.".to_string(),
            Said::LookingForGames => "We zoeken je partijen op.".to_string(),
            Said::Mistake(it) => format!(
                "Beurt {}, {}: {}. {}.",
                it.turn,
                names.of(it.seat),
                it.played,
                it.better
            ),
            Said::AfterReview {
                can_practice: true, ..
            } => {
                "Typ een nummer om die beslissing te bekijken, oefenen, geluk, of klaar om terug \
                 te gaan."
                    .to_string()
            }
            Said::AfterReview {
                has_mistakes: true, ..
            } => "Typ een nummer om die beslissing te bekijken, geluk, of klaar om terug te gaan.".to_string(),
            Said::AfterReview { .. } => "Typ geluk, of klaar om terug te gaan.".to_string(),
            Said::AfterLuck => "Typ terugblik om de beslissingen te horen, of klaar om terug te gaan.".to_string(),
            Said::GoOn => "Typ verder om door te gaan, of klaar om te stoppen.".to_string(),
            Said::AfterTry(true) => "Typ volgende, opnieuw, of klaar.".to_string(),
            Said::AfterTry(false) => {
                "Typ opnieuw om iets anders te proberen, tip voor het antwoord, volgende, of klaar."
                    .to_string()
            }
            Said::AfterLesson => {
                "Typ begin voor een eerste partij, opnieuw voor dezelfde les, oefenen, of klaar."
                    .to_string()
            }
            Said::ChancesAnew => "Een terugblik rekent de kansen opnieuw uit; ze kunnen anders zijn dan die van tips.".to_string(),
            Said::FirstMistakeAgain => "Dat was de laatste. Dit is weer de eerste.".to_string(),
            Said::Chances(seat, chances) => {
                let each = chances.iter();
                let each = each.map(|(turn, chance)| format!("{chance}% in beurt {turn}"));
                format!(
                    "De winstkans van {}: {}.",
                    names.of(*seat),
                    each.collect::<Vec<_>>().join(", ")
                )
            }
            Said::Moved(step) => {
                format!("{}: {}.", self.step(*step, names), self.moved(*step))
            }
            Said::Taught(taught) => self.heard(*taught).to_string(),
            Said::InPast => {
                "Typ herhaling, terugblik, stand, bestand of verwijder met een nummer, \
                             zoek met een naam, meer, of klaar."
                    .to_string()
            }
            Said::OnlyGames(kind) => format!(
                "Alleen partijen van dit spel: {}. Zonder --game hoor je ze allemaal.",
                self.game(*kind).label
            ),
            Said::OnlyFound(text) => format!("Alleen de partijen die bij ‘{text}’ passen, tellen mee."),
            Said::WhichGame => {
                "Noem het nummer van een partij, bijvoorbeeld herhaling 1.".to_string()
            }
            Said::GoBack => "Typ klaar om terug te gaan.".to_string(),
            Said::NoMoreGames => "Meer partijen zijn er niet.".to_string(),
            Said::PastGame {
                day,
                kind,
                players,
                turns,
            } => {
                let players = players
                    .iter()
                    .map(|(name, points)| format!("{name} {points}"));
                let players: Vec<String> = players.collect();
                let game = self.game(*kind).label;
                format!(
                    "{day}, {game}: {}; {}.",
                    listed(&players),
                    counted(*turns, "beurt", "beurten")
                )
            }
        }
    }
}

/// Some of a list, and how many more there are.
fn and_more(some: Vec<String>, more: usize) -> String {
    match more {
        0 => listed(&some),
        more => format!("{}, en nog {more}", some.join(", ")),
    }
}

/// The same with how to hear all of it.
fn with_more(some: Vec<String>, more: usize) -> String {
    let some = and_more(some, more);
    match more {
        0 => some,
        _ => format!("{some}; typ lijst voor alles"),
    }
}

/// Who plays in a seat: a person, or a computer of some level.
fn seated(name: &str, level: Option<Level>) -> String {
    match level {
        Some(level) => format!("{name}, een computer van niveau {level}"),
        None => name.to_string(),
    }
}

impl Dutch {
    /// What a kept game is called, with the levels of computers.
    fn kept(&self, title: &Title) -> String {
        let seats = title.names.seats();
        let players = seats.map(|seat| seated(title.names.of(seat), title.computers.of(seat)));
        let [whole, ..] = self.kept_game(title, &players.collect::<Vec<_>>(), None);
        whole
    }
}
