//! What can be typed, and why something cannot be done now.

use crate::app::Reason;
use crate::app::settings::Name;
use crate::rules::Kind;
use crate::texts::de::German;
use crate::texts::language::House;
use crate::texts::language::lines::Topic;

/// Why a setting does nothing here.
pub(super) fn no_effect(name: Name) -> &'static str {
    match name {
        Name::Hints => {
            "Tipps schaltest du nur in Partien unter Menschen an und aus. Gegen einen Computer \
             kannst du immer danach fragen."
        }
        Name::Memory => "In diesem Spiel liegt alles offen: Du musst dir nichts merken.",
        Name::Tips => "Hinweise schaltest du auf der Startseite an und aus.",
        _ => "Das ändert hier nichts.",
    }
}

/// Why something cannot be done now, with what can be typed.
pub(super) fn not_possible(reason: Reason) -> String {
    match reason {
        Reason::HintsOff { .. } => {
            "Unter Menschen sind Tipps aus. Tippe tipps an, um sie zu bekommen.".to_string()
        }
        Reason::CardsDown { .. } => {
            "Für Tipps brauchst du deine Karten. Tippe erst bereit.".to_string()
        }
        Reason::NoScore { .. } => {
            "Das ist die Wiedergabe einer Aufzeichnung. Tippe beenden, um sie zu verlassen."
                .to_string()
        }
        Reason::NothingToChange { .. } => "Hier gibt es nichts zu ändern.".to_string(),
        other => German.reason(other),
    }
}

/// What can be typed.
pub(super) fn help(topic: Topic) -> &'static str {
    match topic {
        Topic::Start => {
            "Tippe karten, plättchen oder pyramiden, um das Spiel zu wählen. Tippe name 1 Anna, \
             computer 2 stufe 3, mensch 2, personen 3, zuerst 1 oder zuerst zufall, um zu ändern, \
             wer spielt. Tippe beginnen, einführung, übung, fortsetzen oder fortsetzen 2, partien \
             für frühere Partien, regeln, einstellungen, sprache en oder beenden. Eine leere Zeile \
             wiederholt die Frage."
        }
        Topic::Turn(Kind::Cards) => {
            "Nenne Farbe, Ort und Anzahl: grün rechtes zentrum, 2 rot linkes feld, 1 schwarz \
             ablage. Buchstaben gehen auch: g 1 m ist Grün ins linke Zentrum; 1 ist links, 2 \
             rechts, m das Zentrum, f das Feld, x die Ablage. Oder tipp 2 für den zweiten Tipp. \
             Dann ja oder nein; oder ja am Ende der Zeile. Oder tippe zurücknehmen, einig, menü, \
             beenden. Eine leere Zeile wiederholt die Frage."
        }
        Topic::Turn(Kind::Tiles) => {
            "Nenne ein Plättchen mit Spalte und Reihe, c4, oder was dort geschehen soll: \
             umdrehen c4, eröffnen c4, tauschen c4; oder tipp 2 für den zweiten Tipp. Dann ja \
             oder nein; oder ja am Ende der Zeile. Oder tippe zurücknehmen, menü, beenden. Eine \
             leere Zeile wiederholt die Frage."
        }
        Topic::Turn(Kind::Pyramids) => {
            "Nenne einen Platz, 12, oder eine Pyramide: große rote, r3; oder tipp 2 für den \
             zweiten Tipp. Dann ja oder nein; oder ja am Ende der Zeile. Oder tippe \
             zurücknehmen, einig, menü, beenden. Eine leere Zeile wiederholt die Frage."
        }
        Topic::Agree => {
            "Tippe ja, um die Partie jetzt zu beenden und zu werten, nein zum Weiterspielen. Sie \
             endet nur, wenn sich alle einig sind."
        }
        Topic::Handover => {
            "Tippe bereit, um deine Karten zu hören, wenn sonst niemand mithört oder hinsieht. Vorher \
             kannst du nach links, rechts, tisch, fluss, kelch, stapel, punkte, zuletzt, verlauf, \
             regeln, einstellungen fragen. Oder tippe einig, menü, beenden."
        }
        Topic::TurnDone => {
            "Tippe fertig zum Weitergeben, oder zurücknehmen, wo das noch geht. Du kannst noch nach \
             hand, kelch, tisch, fluss, stapel, punkte, zuletzt, verlauf, regeln, einstellungen \
             fragen. Oder tippe menü, beenden."
        }
        Topic::LastChance => {
            "Tippe weiter, um zu hören, was der Computer tut, oder zurücknehmen, um deinen Zug \
             zurückzunehmen. Du kannst noch nach hand, kelch, fluss, links, rechts, stapel, \
             tisch, punkte, zuletzt, verlauf, regeln, einstellungen fragen. Oder tippe menü, \
             beenden. Eine leere Zeile wiederholt die Frage."
        }
        Topic::Draft => {
            "Nenne eine Farbe aus dem Zentrum, um alle Karten dieser Farbe zu nehmen. Dann ja \
             oder nein; oder ja am Ende der Zeile. Oder tippe zurücknehmen, menü, beenden. Eine \
             leere Zeile wiederholt die Frage."
        }
        Topic::StartTile => {
            "Nenne die Farbe des Startplättchens, das du behältst; das andere bekommt, wer mit dir \
             spielt und dann beginnt. Dann ja oder nein; oder ja am Ende der Zeile. Oder tippe \
             zurücknehmen, menü, beenden. Eine leere Zeile wiederholt die Frage."
        }
        Topic::Over => {
            "Tippe nochmal, neu, rückblick, partien, punkte, verlauf, datei für die Aufzeichnung, einstellungen oder beenden. Eine \
             leere Zeile wiederholt die Frage."
        }
        Topic::Replay => {
            "Tippe weiter oder zurück für eine Aktion, zug 5, anfang, ende, fehler für die nächste \
             teure Entscheidung, rückblick, fertig, um zurückzukehren, oder beenden. Frage nach dem \
             Tisch wie in einer Partie."
        }
        Topic::Review => {
            "Tippe die Nummer einer Entscheidung, um zu ihr zu gehen, glück für das, was Glück und \
             Können bewirkt haben, rückblick, um alles noch einmal zu hören, fertig, um \
             zurückzukehren, oder beenden."
        }
        Topic::Lesson => {
            "Tu, was die Einführung sagt, mit denselben Worten wie in einer Partie, oder tippe \
             weiter, wo es nichts zu tun gibt. Frage, was auf dem Tisch liegt, oder nach regeln. \
             Tippe fertig, um die Einführung zu verlassen, oder beenden. Eine leere Zeile \
             wiederholt die Aufgabe."
        }
        Topic::Practice => {
            "Sag, was du tun würdest, mit denselben Worten wie in einer Partie, und höre, wie gut \
             es ist. Tippe lösung, nochmal für einen neuen Versuch, weiter für die nächste \
             Aufgabe, fertig zum Verlassen, oder beenden. Frage, was auf dem Tisch liegt, oder \
             nach regeln. Eine leere Zeile wiederholt die Aufgabe."
        }
        Topic::Past => {
            "Tippe wiedergabe 2, rückblick 2, stand 2 für die Bilanz der Beteiligten, datei 2, \
             entfernen 2, suche und einen Namen, mehr, fertig oder beenden."
        }
    }
}

/// What can be asked about in a game.
pub(super) fn can_ask(kind: Kind) -> &'static str {
    match kind {
        Kind::Cards => {
            "Frage nach hand, kelch, fluss, links, rechts, stapel, tisch, punkte, erlaubt, tipp, \
             zuletzt, verlauf, warum, regeln, einstellungen."
        }
        Kind::Tiles => {
            "Frage nach tisch, reihe 5, spalte c, platz c4, einer Farbe, meine, hand für die \
             Tauschplättchen, punkte, erlaubt, liste, tipp, zuletzt, verlauf, warum, regeln, \
             einstellungen."
        }
        Kind::Pyramids => {
            "Frage nach nächste rote, liste, platz 12, gruppe r2, gruppen, meine, figuren, auge, \
             tisch, punkte, erlaubt, tipp, zuletzt, verlauf, warum, regeln, einstellungen."
        }
    }
}
