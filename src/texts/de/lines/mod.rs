//! What is said and understood line by line.

mod cards;
mod help;
mod pyramids;
mod tiles;
mod words;

use super::house::points;
use super::{German, counted, listed, owned, percent};
use crate::app::start::Title;
use crate::rules::Level;
use crate::texts::language::lines::{Lines, Said, Word};
use crate::texts::language::{Called, Games, Lessons, Luck, Start};
use help::{can_ask, help, no_effect, not_possible};
use words::WORDS;

impl Lines for German {
    fn words(&self) -> &'static [(&'static str, Word)] {
        WORDS
    }

    fn sign(&self, is_minus: bool) -> &'static str {
        if is_minus { "minus" } else { "plus" }
    }

    fn versus(&self) -> &'static str {
        "zu"
    }

    fn say(&self, said: &Said, names: &dyn Called) -> String {
        match said {
            Said::Welcome => {
                "Mandala als Text. Tippe jederzeit hilfe, oder beenden zum Verlassen.".to_string()
            }
            Said::MayStay => "Geheime Karten verschwinden vom Bildschirm, wenn der Zug wechselt, \
                              aber manche Terminals und Mitschnitte behalten, was dort stand."
                .to_string(),
            Said::Help(topic) => help(*topic).to_string(),
            Said::CanAsk(kind) => can_ask(*kind).to_string(),
            Said::Unknown(text) => {
                format!("„{text}“ verstehe ich nicht. Tippe hilfe, dann hörst du, was geht.")
            }
            Said::NotHere(text) => format!("„{text}“ passt hier nicht. Tippe hilfe."),
            Said::NotWithRest(text) => format!("„{text}“ passt nicht zum Rest. Tippe hilfe."),
            Said::TooLong => "Diese Zeile ist für eine Antwort zu lang.".to_string(),
            Said::NoText => "Diese Zeile ist kein Text.".to_string(),
            Said::Invisible => "Diese Zeile enthält Zeichen, die niemand tippen kann.".to_string(),
            Said::PlayIt => "So spielen? Ja oder nein.".to_string(),
            Said::TryIt => "So probieren? Ja oder nein.".to_string(),
            Said::Sure => "Bist du sicher? Ja oder nein.".to_string(),
            Said::NotPlayed => "Gut, nicht gespielt.".to_string(),
            Said::NothingAsked => {
                "Gerade gibt es nichts mit ja oder nein zu beantworten.".to_string()
            }
            Said::NothingRefused => "Es wurde nichts abgelehnt und gerade kein Tipp gegeben.".to_string(),
            Said::NoReason => "Warum, kann ich nicht sagen.".to_string(),
            Said::NothingAgainst => "Das geht.".to_string(),
            Said::WonBy(seat, by) => format!("{} hat gewonnen. Vorsprung: {}.", names.of(*seat), points(*by)),
            Said::NothingPending => "Du bist dran: Vorher geschieht nichts.".to_string(),
            Said::OnceOver => "Das geht, sobald die Partie zu Ende ist. Wer sie vorher verlassen will, tippt menü.".to_string(),
            Said::OnlyMoves(seat) => format!("{} ist dran, und nur diese Züge nenne ich.", names.of(*seat)),
            Said::Stopped(chance) => format!("Als ihr aufgehört habt: {}, wenn es weitergegangen wäre.", self.percent(*chance)),
            Said::InTurn(first) => format!("{} hat begonnen, und dann sind alle der Reihe nach dran.", names.of(*first)),
            Said::HintsFirst => "Es wird nichts gespielt, bevor du die Tipps gehört hast:".to_string(),
            Said::LeaveInstead => "Tippe menü, um die Partie zu verlassen; sie bleibt gespeichert.".to_string(),
            Said::WhichHint => "Nenne die Nummer eines Tipps, zum Beispiel 1.".to_string(),
            Said::SureOf(what) => format!("{what} Bist du sicher? Ja oder nein."),
            Said::Leads { leaders, by, hidden } => {
                let leaders: Vec<&str> = leaders.iter().map(|&seat| names.of(seat)).collect();
                let lead = match (&leaders[..], *by) {
                    ([_, _], 0) => "Beide haben gleich viele Punkte".to_string(),
                    (_, 0) => "Alle haben gleich viele Punkte".to_string(),
                    ([name], by) => format!("{name} führt mit {} Vorsprung", match by { 1 => "1 Punkt".to_string(), by => format!("{by} Punkten") }),
                    _ => format!("{} führen", listed(&leaders)),
                };
                let hidden = match &hidden[..] {
                    [] => String::new(),
                    [seat] => format!(", geheime Karten in {} nicht mitgezählt", owned(names.of(*seat), "dem ", "Kelch")),
                    _ => ", geheime Karten in den Kelchen nicht mitgezählt".to_string(),
                };
                format!("{lead}{hidden}.")
            }
            Said::NotPossible(reason) => not_possible(*reason),
            Said::YesAndNo => {
                "Nichts gespielt: Tippe ja oder nein allein, oder ja am Ende deiner Aktion."
                    .to_string()
            }
            Said::LastChance(seat) => format!(
                "Tippe weiter, um zu hören, was {} tut, oder zurücknehmen, wenn du es dir anders \
                 überlegst.",
                names.of(*seat)
            ),
            Said::AnswerFirst => "Sag erst ja oder nein.".to_string(),
            Said::Agrees(seat) => format!(
                "{}, willst du die Partie hier beenden und werten? Ja oder nein.",
                names.of(*seat)
            ),
            Said::Disagrees(seat) => {
                format!(
                    "{} will nicht, also geht die Partie weiter.",
                    names.of(*seat)
                )
            }
            Said::LeaveUnkept => {
                "Wenn du gehst, ist sie verloren. Gehen? Ja oder nein.".to_string()
            }
            Said::KeptAgain => "Die Partie ist wieder gespeichert.".to_string(),
            Said::NotDone => "Es bleibt, wie es ist.".to_string(),
            Said::OneAtATime => "Sag bitte eins nach dem anderen.".to_string(),
            Said::WhichOther => "Was davon meinst du?".to_string(),
            Said::WhichOne(ways) => format!("Was davon meinst du? Sag nur das: {}.", ways.join(" oder ")),
            Said::PlaceOrHint(number, place, hint) => format!(
                "{place} Tipp {number}: {hint}. Was davon? Tippe nimm {number} oder tipp {number}."
            ),
            Said::AboutHints => "Die Prozentzahl schätzt deine Gewinnchance nach diesem Zug; plus oder minus sagt, um wie viele Punkte du am Ende vorn oder hinten liegen würdest.".to_string(),
            Said::NoNumber(number) => format!("Die Liste hat keine Nummer {number}."),
            Said::Numbered(number, line) => format!("{number}. {line}"),
            Said::TakenBack(Some(what)) => format!("Zurückgenommen: {what}"),
            Said::TakenBack(None) => "Das ist zurückgenommen.".to_string(),
            Said::Plays { kind, players } => {
                let players = players.iter();
                let players = players.map(|(seat, level)| seated(names.of(*seat), *level));
                let players: Vec<String> = players.collect();
                let (first, others) = players.split_at(players.len().min(1));
                let (first, others) = (listed(first), listed(others));
                format!("{}: {first} gegen {others}.", self.game(*kind).label)
            }
            Said::GoesOn(turn, seat) => {
                format!("Zug {turn}, {} ist dran.", names.of(*seat))
            }
            Said::DidNothing(seat) => format!("{} hat noch nichts getan.", names.of(*seat)),
            Said::TurnNumber(turn) => format!("Zug {turn}."),
            Said::HouseRule(rule) => format!("Hausregel: {rule}"),
            Said::NothingToSave => "Es gibt nichts zu speichern.".to_string(),
            Said::Goodbye => "Die beendete Partie ist gespeichert. Bis bald.".to_string(),
            Said::WhatNow => "Was tust du?".to_string(),
            Said::YourTurn(seat) => format!("{}, was tust du?", names.of(*seat)),
            Said::Points(all) => {
                let each = all.iter();
                let each = each.map(|(seat, it)| format!("{} {}", names.of(*seat), points(*it)));
                format!("{}.", each.collect::<Vec<_>>().join(", "))
            }
            Said::AfterGame => {
                "Tippe nochmal für eine Revanche, neu für eine andere Partie, rückblick, partien \
                 für frühere Partien oder beenden."
                    .to_string()
            }
            Said::InReplay => {
                "Tippe weiter, zurück, zug 5, anfang, ende, rückblick, fertig oder beenden.".to_string()
            }
            Said::AtBeginning => "Das ist der Anfang der Partie.".to_string(),
            Said::AtEnd => "Das ist das Ende der Partie.".to_string(),
            Said::AtStart(true) => "Es gibt drei Spiele: Tippe karten, plättchen oder pyramiden, um eins zu wählen. Tippe beginnen, um zu spielen, oder hilfe, um etwas zu ändern.".to_string(),
            Said::AtStart(false) => {
                "Es gibt drei Spiele: Tippe karten, plättchen oder pyramiden, um eins zu wählen. Tippe beginnen, um zu spielen, computer, um gegen den Computer zu spielen, oder hilfe, \
                 um etwas zu ändern."
                    .to_string()
            }
            Said::Sits(seat, name, level) => {
                format!("Spieler {}: {}.", seat.index() + 1, seated(name, *level))
            }
            Said::Starts(None) => "Wer beginnt, entscheidet das Los.".to_string(),
            Said::Starts(Some(name)) => format!("{name} beginnt."),
            Said::Count(players) => format!("{}.", people(*players)),
            Said::CanPlay(count) if count.start() == count.end() => {
                format!("Dieses Spiel ist für {}.", people(*count.end()))
            }
            Said::CanPlay(count) => format!(
                "Dieses Spiel ist für {} bis {}.",
                count.start(),
                people(*count.end())
            ),
            Said::NoSeat(number) => format!("Spieler {number} gibt es nicht."),
            Said::NoLevel(most) => format!("Die Stufen gehen von 1 bis {most}."),
            Said::Kept(title) => format!("Gespeichert: {}. Tippe fortsetzen, um weiterzuspielen.", self.kept(title)),
            Said::KeptGames(games, None) => format!("Du kannst mit {games} gespeicherten Partien weitermachen. Tippe fortsetzen, dann hörst du, welche."),
            Said::KeptGames(games, Some(told)) => format!("Du kannst mit {games} gespeicherten Partien weitermachen. Tippe fortsetzen, dann hörst du {told} davon."),
            Said::KeptGame(title) => match &title.began {
                Some(began) => format!("{}, begonnen am {}.", self.kept(title), began.day()),
                None => format!("{}.", self.kept(title)),
            },
            Said::WhichKept => "Tippe fortsetzen und eine Nummer, zum Beispiel fortsetzen 2.".to_string(),
            Said::NothingToResume => "So eine gespeicherte Partie gibt es nicht.".to_string(),
            Said::StaysKept(1) => "Deine gespeicherte Partie bleibt gespeichert.".to_string(),
            Said::StaysKept(_) => "Deine gespeicherten Partien bleiben gespeichert.".to_string(),
            Said::Setting(name, value) => format!("{name}: {value}."),
            Said::NoEffect(name) => no_effect(*name).to_string(),
            Said::ChangeSettings => {
                "Zum Ändern tippe den Namen und was gelten soll: zeilen aus, oder sprache en."
                    .to_string()
            }
            Said::Reviewing => {
                "Ich sehe mir die Partie noch einmal an. Das dauert etwas.".to_string()
            }
            Said::LookingForGames => "Ich suche deine Partien.".to_string(),
            Said::Mistake(it) => format!(
                "Zug {}, {}: {}. {}.",
                it.turn,
                names.of(it.seat),
                it.played,
                it.better
            ),
            Said::AfterReview {
                can_practice: true, ..
            } => {
                "Tippe eine Nummer, um zu dieser Entscheidung zu gehen, übung, glück oder fertig."
                    .to_string()
            }
            Said::AfterReview {
                has_mistakes: true, ..
            } => "Tippe eine Nummer, um zu dieser Entscheidung zu gehen, glück oder fertig.".to_string(),
            Said::AfterReview { .. } => "Tippe glück, oder fertig, um zurückzukehren.".to_string(),
            Said::AfterLuck => "Tippe rückblick, um die Entscheidungen zu hören, oder fertig, um zurückzukehren.".to_string(),
            Said::GoOn => "Tippe weiter, oder fertig zum Verlassen.".to_string(),
            Said::AfterTry(true) => "Tippe weiter, nochmal oder fertig.".to_string(),
            Said::AfterTry(false) => {
                "Tippe nochmal für einen neuen Versuch, lösung, weiter oder fertig.".to_string()
            }
            Said::AfterLesson => {
                "Tippe beginnen für eine erste Partie, nochmal zum Wiederholen, übung oder fertig."
                    .to_string()
            }
            Said::ChancesAnew => "Ein Rückblick rechnet die Chancen neu aus; sie können von denen \
                                  der Tipps abweichen."
                .to_string(),
            Said::FirstMistakeAgain => "Das war die letzte. Hier ist wieder die erste.".to_string(),
            Said::Chances(seat, chances) => {
                let each = chances.iter();
                let each = each.map(|(turn, chance)| format!("{} in Zug {turn}", percent(chance)));
                format!(
                    "{}: {}.",
                    owned(names.of(*seat), "", "Gewinnchance"),
                    each.collect::<Vec<_>>().join(", ")
                )
            }
            Said::Moved(step) => {
                format!("{}: {}.", self.step(*step, names), self.moved(*step))
            }
            Said::Taught(taught) => self.heard(*taught).to_string(),
            Said::InPast => "Tippe wiedergabe, rückblick, stand, datei oder entfernen mit einer \
                             Nummer, suche mit einem Namen, mehr oder fertig."
                .to_string(),
            Said::OnlyGames(kind) => format!(
                "Nur Partien dieses Spiels: {}. Ohne --game sind alle dabei.",
                self.game(*kind).label
            ),
            Said::OnlyFound(text) => format!("Gezählt sind nur die Partien, die zu „{text}“ passen."),
            Said::WhichGame => {
                "Nenne die Nummer einer Partie, zum Beispiel wiedergabe 1.".to_string()
            }
            Said::GoBack => "Tippe fertig, um zurückzukehren.".to_string(),
            Said::NoMoreGames => "Mehr Partien gibt es nicht.".to_string(),
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
                    counted(*turns, "Zug", "Züge")
                )
            }
        }
    }
}

/// Some of a list, and how many more there are.
fn and_more(some: Vec<String>, more: usize) -> String {
    match more {
        0 => listed(&some),
        more => format!("{} und noch {more}", some.join(", ")),
    }
}

/// The same with how to hear all of it.
fn with_more(some: Vec<String>, more: usize) -> String {
    let some = and_more(some, more);
    match more {
        0 => some,
        _ => format!("{some}; tippe liste für alle"),
    }
}

/// Who plays in a seat: a person, or a computer of some level.
fn seated(name: &str, level: Option<Level>) -> String {
    match level {
        Some(level) => format!("{name}, Computer der Stufe {level}"),
        None => name.to_string(),
    }
}

impl German {
    /// What a kept game is called, with the levels of computers.
    fn kept(&self, title: &Title) -> String {
        let seats = title.names.seats();
        let players = seats.map(|seat| seated(title.names.of(seat), title.computers.of(seat)));
        let [whole, ..] = self.kept_game(title, &players.collect::<Vec<_>>(), None);
        whole
    }
}

/// How many play.
fn people(count: usize) -> String {
    counted(count, "Person", "Personen")
}
