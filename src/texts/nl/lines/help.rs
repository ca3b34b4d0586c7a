//! What can be typed, and why something cannot be done now.

use crate::app::Reason;
use crate::app::settings::Name;
use crate::rules::Kind;
use crate::texts::language::House;
use crate::texts::language::lines::Topic;
use crate::texts::nl::Dutch;

/// Why a setting does nothing here.
pub(super) fn no_effect(name: Name) -> &'static str {
    match name {
        Name::Hints => {
            "Tips aan- of uitzetten kan alleen tussen mensen. Tegen een computer kun je er altijd om \
             vragen."
        }
        Name::Memory => "In dit spel ligt alles open: er valt niets te onthouden.",
        Name::Tips => "De uitleg zet je op het startscherm aan en uit.",
        _ => "Dat verandert hier niets.",
    }
}

/// Why something cannot be done now, with what can be typed.
pub(super) fn not_possible(reason: Reason) -> String {
    match reason {
        Reason::HintsOff { .. } => {
            "Tussen mensen staan tips uit. Typ tips aan als je ze wilt.".to_string()
        }
        Reason::CardsDown { .. } => "Voor tips zijn je kaarten nodig. Typ eerst toon.".to_string(),
        Reason::NoScore { .. } => {
            "Dit is de herhaling van een verslag. Typ stoppen om die te verlaten.".to_string()
        }
        Reason::NothingToChange { .. } => "Er valt niets te wijzigen.".to_string(),
        other => Dutch.reason(other),
    }
}

/// What can be typed.
pub(super) fn help(topic: Topic) -> &'static str {
    match topic {
        Topic::Start => {
            "Typ kaarten, tegels of piramides om het spel te kiezen. Typ naam 1 Anna, computer 2 \
             niveau 3, mens 2, spelers 3, eerste 1 of eerste loten om te wijzigen wie er speelt. Typ \
             begin, leren, oefenen, hervat of hervat 2, eerdere voor eerdere partijen, regels, \
             instellingen, taal engels of stoppen. Een lege regel herhaalt de vraag."
        }
        Topic::Turn(Kind::Cards) => {
            "Noem een kleur, een plek en een aantal: groen rechterberg, 2 rode links veld, leg 1 \
             zwarte af. Met letters mag ook: g 1 m is groen op de linkerberg; 1 is links, 2 \
             rechts, m de berg, f het veld, x afleggen. Of tip 2 voor de tweede tip. Dan ja of \
             nee; of ja aan het einde van de regel. Of typ terugnemen, akkoord, menu, stoppen. \
             Een lege regel herhaalt de vraag."
        }
        Topic::Turn(Kind::Tiles) => {
            "Noem een tegel met kolom en rij, c4, of wat je daar doet: draai c4 om, open c4, \
             ruil c4; of tip 2 voor de tweede tip. Dan ja of nee; of ja aan het einde van de \
             regel. Of typ terugnemen, menu, stoppen. Een lege regel herhaalt de vraag."
        }
        Topic::Turn(Kind::Pyramids) => {
            "Noem een plek, 12, of een piramide: grote rode, r3; of tip 2 voor de tweede tip. \
             Dan ja of nee; of ja aan het einde van de regel. Of typ terugnemen, akkoord, menu, \
             stoppen. Een lege regel herhaalt de vraag."
        }
        Topic::Agree => {
            "Typ ja om de partij nu te beëindigen en te tellen, nee om door te spelen. Dat kan alleen als iedereen akkoord gaat."
        }
        Topic::Handover => {
            "Typ toon om je kaarten te horen, als er niemand meeluistert of meekijkt. Daarvóór kun je al \
             links, rechts, tafel, rivier, kelk, stapel, score, laatste, verloop, regels, \
             instellingen vragen. Of typ akkoord, menu, stoppen."
        }
        Topic::TurnDone => {
            "Typ klaar om door te geven, of terugnemen waar dat nog kan. Je kunt nog hand, kelk, \
             tafel, rivier, stapel, score, laatste, verloop, regels, instellingen vragen. Of typ \
             menu, stoppen."
        }
        Topic::LastChance => {
            "Typ verder om te horen wat de computer doet, of terugnemen om je zet terug te \
             nemen. Je kunt nog hand, kelk, rivier, links, rechts, stapel, tafel, score, \
             laatste, verloop, regels, instellingen vragen. Of typ menu, stoppen. Een lege regel \
             herhaalt de vraag."
        }
        Topic::Draft => {
            "Noem een kleur van de berg en je neemt alle kaarten ervan. Dan ja of nee; of ja aan \
             het einde van de regel. Of typ terugnemen, menu, stoppen. Een lege regel herhaalt \
             de vraag."
        }
        Topic::StartTile => {
            "Noem de kleur van de starttegel die je houdt; de andere is voor de andere speler, die \
             begint. Dan ja of nee; of ja aan het einde van de regel. Of typ terugnemen, menu, \
             stoppen. Een lege regel herhaalt de vraag."
        }
        Topic::Over => {
            "Typ opnieuw, nieuw, terugblik, eerdere, score, verloop, bestand voor het verslag, instellingen of stoppen. Een lege \
             regel herhaalt de vraag."
        }
        Topic::Replay => {
            "Typ volgende of terug voor een actie, beurt 5, start, einde, fout voor de volgende \
             dure beslissing, terugblik, klaar om terug te gaan, of stoppen. Vraag naar de tafel \
             zoals in een partij."
        }
        Topic::Review => {
            "Typ het nummer van een beslissing om die te bekijken, geluk om te horen hoeveel \
             geluk en goed spel uitmaakten, terugblik om het nog eens te horen, klaar om terug te \
             gaan, of stoppen."
        }
        Topic::Lesson => {
            "Doe wat de les vraagt, met dezelfde woorden als aan tafel, of typ verder als er \
             niets te doen is. Vraag wat er op tafel ligt, of regels. Typ klaar om de les te verlaten, of \
             stoppen. Een lege regel herhaalt de vraag."
        }
        Topic::Practice => {
            "Zeg wat je zou doen, met dezelfde woorden als aan tafel, en je hoort hoe goed het \
             is. Typ tip voor het antwoord, opnieuw om iets anders te proberen, volgende voor de volgende, \
             klaar om te stoppen met oefenen, of stoppen. Vraag wat er op tafel ligt, of regels. \
             Een lege regel herhaalt de vraag."
        }
        Topic::Past => {
            "Typ herhaling 2, terugblik 2, stand 2 voor hoe de spelers ervoor staan, bestand 2, \
             verwijder 2, zoek en een naam, meer, klaar of stoppen."
        }
    }
}

/// What can be asked about in a game.
pub(super) fn can_ask(kind: Kind) -> &'static str {
    match kind {
        Kind::Cards => {
            "Vraag hand, kelk, rivier, links, rechts, stapel, tafel, score, mag, tip, laatste, \
             verloop, waarom, regels, instellingen."
        }
        Kind::Tiles => {
            "Vraag tafel, rij 5, kolom c, plek c4, een kleur, eigen, hand voor de ruiltegels, \
             score, mag, lijst, tip, laatste, verloop, waarom, regels, instellingen."
        }
        Kind::Pyramids => {
            "Vraag volgende rode, lijst, plek 12, groep r2, groepen, eigen, pionnen, oog, tafel, \
             score, mag, tip, laatste, verloop, waarom, regels, instellingen."
        }
    }
}
