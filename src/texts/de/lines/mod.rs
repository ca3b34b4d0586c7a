//! What is said and understood line by line.

mod cards;
mod help;
mod pyramids;
mod tiles;

use super::house::points;
use super::{German, counted, listed, owned, percent};
use crate::app::Tongue;
use crate::app::start::Title;
use crate::rules::cards::Side;
use crate::rules::pyramids::Size;
use crate::rules::{Color, Kind, Level};
use crate::texts::language::lines::{Lines, Said, Word};
use crate::texts::language::{Called, Games, Lessons, Luck, Start};
use help::{help, no_effect, not_possible};

/// The words that are understood.
#[rustfmt::skip] // a table reads better as one
const WORDS: &[(&str, Word)] = &[
    ("der", Word::Filler), ("die", Word::Filler), ("das", Word::Filler), ("den", Word::Filler),
    ("dem", Word::Filler), ("ein", Word::Filler), ("eine", Word::Filler), ("einen", Word::Filler),
    ("in", Word::Filler), ("ins", Word::Filler), ("im", Word::Filler), ("auf", Word::Filler),
    ("zu", Word::Filler), ("zum", Word::Filler), ("zur", Word::Filler), ("von", Word::Filler),
    ("mit", Word::Filler), ("für", Word::Filler), ("gegen", Word::Filler), ("ab", Word::Filler),
    ("um", Word::Filler), ("mein", Word::Filler), ("dein", Word::Filler), ("deinem", Word::Filler), ("deinen", Word::Filler), ("meinen", Word::Filler),
    ("karte", Word::Filler), ("pyramide", Word::Filler), ("spiele", Word::Play),
    ("spielen", Word::Play), ("danke", Word::Filler), ("doch", Word::Filler), ("lieber", Word::Filler),
    ("es", Word::Filler), ("ich", Word::Me), ("bitte", Word::Filler), ("mandala", Word::Filler),
    ("ja", Word::Yes), ("j", Word::Yes), ("jawohl", Word::Yes), ("klar", Word::Yes),
    ("gern", Word::Yes), ("ok", Word::Yes), ("okay", Word::Yes),
    ("nein", Word::No), ("n", Word::No), ("nö", Word::No), ("nicht", Word::Not),
    ("nie", Word::Not), ("kein", Word::Not), ("keine", Word::Not), ("abbrechen", Word::No),
    ("eins", Word::Number(1)), ("zwei", Word::Number(2)), ("drei", Word::Number(3)),
    ("vier", Word::Number(4)), ("fünf", Word::Number(5)), ("sechs", Word::Number(6)),
    ("sieben", Word::Number(7)), ("acht", Word::Number(8)), ("neun", Word::Number(9)),
    ("zehn", Word::Number(10)), ("zweite", Word::Ordinal(2)), ("zweiten", Word::Ordinal(2)),
    ("dritte", Word::Ordinal(3)), ("dritten", Word::Ordinal(3)), ("wiederhole", Word::Repeat), ("wiederholen", Word::Repeat),
    ("was", Word::Repeat), ("wie", Word::Repeat), ("wo", Word::Where), ("liste", Word::List),
    ("bereit", Word::Ready), ("fertig", Word::Done),
    ("hilfe", Word::Help), ("?", Word::Help), ("befehle", Word::Help), ("regeln", Word::Rules),
    ("tisch", Word::Table), ("plan", Word::Table), ("spielplan", Word::Table),
    ("zuletzt", Word::Last), ("letzte", Word::Last), ("erlaubt", Word::Legal),
    ("möglich", Word::Legal), ("tipp", Word::Hint), ("tipps", Word::Hint),
    ("lösung", Word::Hint), ("warum", Word::Why), ("punkte", Word::Score),
    ("wertung", Word::Score), ("verlauf", Word::Log), ("einstellungen", Word::Settings),
    ("optionen", Word::Settings), ("zurücknehmen", Word::Undo), ("rückgängig", Word::Undo),
    ("einig", Word::Agree), ("einverstanden", Word::Agree),
    ("beenden", Word::Quit), ("verlassen", Word::Quit),
    ("hand", Word::Hand), ("kelch", Word::Cup), ("kelche", Word::Cup), ("fluss", Word::River),
    ("flüsse", Word::River), ("stapel", Word::Deck), ("zugstapel", Word::Deck),
    ("meine", Word::Mine), ("meins", Word::Mine), ("reihe", Word::Row), ("spalte", Word::Column),
    ("platz", Word::Place), ("gruppe", Word::Group), ("gruppen", Word::Group),
    ("figur", Word::Pawns), ("figuren", Word::Pawns), ("auge", Word::Eye),
    ("rot", Word::Color(Color::Red)), ("rote", Word::Color(Color::Red)),
    ("roten", Word::Color(Color::Red)), ("rotes", Word::Color(Color::Red)),
    ("orange", Word::Color(Color::Orange)), ("orangen", Word::Color(Color::Orange)),
    ("oranges", Word::Color(Color::Orange)), ("orangefarbene", Word::Color(Color::Orange)),
    ("gelb", Word::Color(Color::Yellow)), ("gelbe", Word::Color(Color::Yellow)),
    ("gelben", Word::Color(Color::Yellow)), ("gelbes", Word::Color(Color::Yellow)),
    ("grün", Word::Color(Color::Green)), ("grüne", Word::Color(Color::Green)),
    ("grünen", Word::Color(Color::Green)), ("grünes", Word::Color(Color::Green)),
    ("violett", Word::Color(Color::Purple)), ("violette", Word::Color(Color::Purple)),
    ("violetten", Word::Color(Color::Purple)), ("violettes", Word::Color(Color::Purple)),
    ("lila", Word::Color(Color::Purple)), ("schwarz", Word::Color(Color::Black)),
    ("schwarze", Word::Color(Color::Black)), ("schwarzen", Word::Color(Color::Black)),
    ("schwarzes", Word::Color(Color::Black)), ("blau", Word::Blue), ("blaue", Word::Blue),
    ("blauen", Word::Blue), ("klein", Word::Size(Size::Small)), ("kleine", Word::Size(Size::Small)),
    ("kleinen", Word::Size(Size::Small)), ("mittel", Word::Size(Size::Medium)),
    ("mittlere", Word::Size(Size::Medium)), ("mittleren", Word::Size(Size::Medium)),
    ("groß", Word::Size(Size::Large)), ("große", Word::Size(Size::Large)),
    ("großen", Word::Size(Size::Large)),
    ("links", Word::Side(Side::Left)), ("linke", Word::Side(Side::Left)),
    ("linken", Word::Side(Side::Left)), ("linkes", Word::Side(Side::Left)),
    ("rechts", Word::Side(Side::Right)), ("rechte", Word::Side(Side::Right)),
    ("rechten", Word::Side(Side::Right)), ("rechtes", Word::Side(Side::Right)),
    ("zentrum", Word::Mountain), ("z", Word::Mountain), ("mitte", Word::Mountain), ("feld", Word::Field),
    ("ablage", Word::Discard), ("abwerfen", Word::Discard), ("wirf", Word::Discard),
    ("bauen", Word::Build), ("baue", Word::Build), ("wachsen", Word::Grow), ("nimm", Word::Take),
    ("nehmen", Word::Take), ("wähle", Word::Take), ("wählen", Word::Take),
    ("behalte", Word::Keep), ("behalten", Word::Keep), ("drehe", Word::Flip), ("dreh", Word::Flip),
    ("umdrehen", Word::Flip), ("eröffne", Word::Open), ("eröffnen", Word::Open),
    ("tausche", Word::Swap), ("tauschen", Word::Swap), ("austauschen", Word::Swap),
    ("lege", Word::Lay), ("legen", Word::Lay), ("beide", Word::Both), ("beiden", Word::Both),
    ("alle", Word::All), ("alles", Word::All), ("genug", Word::Stop), ("stopp", Word::Stop),
    ("aufhören", Word::Stop), ("karten", Word::Kind(Kind::Cards)),
    ("plättchen", Word::Kind(Kind::Tiles)), ("pyramiden", Word::Kind(Kind::Pyramids)),
    ("spiel", Word::Game), ("personen", Word::Players), ("spieler", Word::Players),
    ("name", Word::Name), ("computer", Word::Computer), ("mensch", Word::Person),
    ("person", Word::Person), ("stufe", Word::Level), ("zuerst", Word::First),
    ("beginnt", Word::First), ("erste", Word::First), ("ersten", Word::First), ("zufall", Word::Random), ("zufällig", Word::Random),
    ("beginnen", Word::Begin), ("beginne", Word::Begin), ("anfangen", Word::Begin), ("starten", Word::Begin), ("los", Word::Begin), ("austeilen", Word::Begin),
    ("einführung", Word::Learn), ("lernen", Word::Learn), ("übung", Word::Practice),
    ("üben", Word::Practice), ("fortsetzen", Word::Resume), ("weiterspielen", Word::Resume),
    ("partien", Word::Past), ("nochmal", Word::Again), ("revanche", Word::Again),
    ("neu", Word::New), ("menü", Word::New), ("startseite", Word::New), ("rückblick", Word::Review), ("glück", Word::Luck),
    ("weiter", Word::Next), ("nächste", Word::Next), ("nächsten", Word::Next),
    ("zurück", Word::Back), ("anfang", Word::Start), ("start", Word::Start), ("ende", Word::End),
    ("zug", Word::Turn), ("fehler", Word::Mistake), ("suche", Word::Find),
    ("suchen", Word::Find), ("wiedergabe", Word::Replay), ("stand", Word::Heads),
    ("entfernen", Word::Remove), ("datei", Word::File), ("mehr", Word::More),
    ("an", Word::On), ("aus", Word::Off), ("zeilen", Word::Plain), ("sprache", Word::Language),
    ("gedächtnis", Word::Memory), ("hinweise", Word::Tips), ("hinweis", Word::Tips),
    ("englisch", Word::Tongue(Tongue::English)), ("deutsch", Word::Tongue(Tongue::German)), ("niederländisch", Word::Tongue(Tongue::Dutch)), ("holländisch", Word::Tongue(Tongue::Dutch)), ("französisch", Word::Tongue(Tongue::French)),
    ("kann", Word::Ask), ("kannst", Word::Ask), ("darf", Word::Ask), ("könnte", Word::Ask),
    ("welche", Word::Ask), ("welches", Word::Ask), ("welchen", Word::Ask), ("welcher", Word::Ask),
    ("wer", Word::Ask), ("wieviel", Word::Many), ("viele", Word::Many), ("habe", Word::Many),
    ("hat", Word::Many), ("ist", Word::Ask), ("sind", Word::Ask), ("gibt", Word::Ask),
    ("liegt", Word::Ask), ("liegen", Word::Ask), ("einem", Word::Filler), ("einer", Word::Filler),
    ("eines", Word::Filler), ("tun", Word::Filler), ("machen", Word::Filler),
    ("gehen", Word::Filler), ("gehe", Word::Filler), ("jetzt", Word::Filler), ("sie", Word::Filler),
    ("wohin", Word::Where), ("andere", Word::Other), ("anderen", Word::Other),
    ("anderes", Word::Other), ("soll", Word::Hint), ("sollte", Word::Hint),
    ("gewonnen", Word::Score), ("gewinnt", Word::Score),
    ("tat", Word::Last), ("gemacht", Word::Last), ("getan", Word::Last), ("passiert", Word::Last),
    ("farbe", Word::Filler), ("farben", Word::Filler),
    ("wieviele", Word::Many), ("hast", Word::Many), ("haben", Word::Many), ("oder", Word::Or),
    ("nenn", Word::Name), ("nenne", Word::Name), ("heiße", Word::Name), ("mich", Word::Me),
    ("mir", Word::Me), ("und", Word::Filler), ("will", Word::Filler), ("möchte", Word::Filler),
    ("würde", Word::Filler), ("uns", Word::Filler), ("zeig", Word::Filler),
    ("zeige", Word::Filler), ("gib", Word::Filler), ("sag", Word::Filler), ("ihn", Word::Filler),
    ("sein", Word::Filler), ("seine", Word::Filler), ("noch", Word::Filler),
    ("wessen", Word::Ask), ("partie", Word::Game), ("zweit", Word::Number(2)),
    ("dritt", Word::Number(3)), ("viert", Word::Number(4)), ("fünft", Word::Number(5)),
    ("berg", Word::Mountain), ("berge", Word::Mountain), ("zentren", Word::Mountain),
    ("felder", Word::Field), ("abgeworfen", Word::Discard), ("hält", Word::Hand),
    ("reihen", Word::Row), ("spalten", Word::Column), ("plätze", Word::Place),
    ("neben", Word::Next), ("nachbarn", Word::Next),
    ("elf", Word::Number(11)), ("zwölf", Word::Number(12)), ("dreizehn", Word::Number(13)),
    ("vierzehn", Word::Number(14)), ("fünfzehn", Word::Number(15)), ("sechzehn", Word::Number(16)),
    ("siebzehn", Word::Number(17)), ("achtzehn", Word::Number(18)), ("neunzehn", Word::Number(19)),
    ("zwanzig", Word::Number(20)), ("übrig", Word::Remains), ("fehlt", Word::Remains),
    ("fehlen", Word::Remains), ("voraus", Word::Next), ("vor mir", Word::Next),
    ("mach das", Word::Yes), ("schon gut", Word::No), ("egal", Word::No),
    ("meine ich", Word::Filler), ("meinte", Word::Filler), ("ich meine", Word::Filler),
    ("wirf weg", Word::Discard), ("weg", Word::Discard), ("nummer", Word::Filler),
   
    ("springe auf", Word::Take), ("springe zu", Word::Take), ("spring auf", Word::Take),
    ("spring zu", Word::Take), ("nächstliegende", Word::Nearest), ("nächstgelegene", Word::Nearest),
    ("spiele gibt es", Word::Game), ("lehre", Word::Learn), ("erklär", Word::Learn),
    ("wer führt", Word::Score), ("führt", Word::Score), ("liegt vorn", Word::Score),
    ("wo bin ich", Word::Turn), ("gewinne ich", Word::Rules),
];

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
            Said::Unknown(text) => {
                format!("„{text}“ verstehe ich nicht. Tippe hilfe, dann hörst du, was geht.")
            }
            Said::NotHere(text) => format!("„{text}“ passt hier nicht. Tippe hilfe."),
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
            Said::NothingRefused => "Es wurde nichts abgelehnt.".to_string(),
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
            Said::WhichOne => "Was davon meinst du? Sag nur das.".to_string(),
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
                format!(
                    "{}: {}.",
                    self.game(*kind).label,
                    players.join(" gegen ")
                )
            }
            Said::GoesOn(turn, seat) => {
                format!("Zug {turn}, {} ist dran.", names.of(*seat))
            }
            Said::TurnNumber(turn) => format!("Zug {turn}."),
            Said::HouseRule(rule) => format!("Hausregel: {rule}"),
            Said::NothingToSave => "Es gibt nichts zu speichern.".to_string(),
            Said::YourTurn(seat) => format!("{}, was tust du?", names.of(*seat)),
            Said::Points(all) => {
                let each = all.iter();
                let each = each.map(|(seat, it)| format!("{} {}", names.of(*seat), points(*it)));
                format!("{}.", each.collect::<Vec<_>>().join(", "))
            }
            Said::AfterGame => {
                "Tippe nochmal für eine Revanche, neu für eine andere Partie, rückblick oder \
                 beenden."
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
            Said::KeptGames(games) => format!("Du kannst mit {games} gespeicherten Partien weitermachen. Tippe fortsetzen, dann hörst du, welche."),
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
        self.kept_game(title, &players.collect::<Vec<_>>())
    }
}

/// How many play.
fn people(count: usize) -> String {
    counted(count, "Person", "Personen")
}
