//! What is said about files and where games are kept, and why there is no game.

use std::path::Path;

use super::Dutch;
use crate::app::{Caption, Moved, Saving, Shown, replay_command};
use crate::plain::Plain;
use crate::rules::Kind;
use crate::store::{Attempt, LIMIT, Lost, Problem, StoreError};
use crate::texts::language::files::{Failure, Fault};
use crate::texts::language::{Files, Games, Records};

impl Files for Dutch {
    fn failure(&self, failure: &Failure) -> String {
        match failure {
            Failure::Store(error) => self.store_error(error),
            Failure::Unsaved(errors) => {
                let why: Vec<String> = errors.iter().map(|why| self.store_error(why)).collect();
                format!("de partij kon niet worden bewaard: {}", why.join("; "))
            }
            Failure::NoTerminal => {
                "het spel heeft een terminal nodig voor toetsen en scherm; start \
                                    het daarin, zonder pipes, of speel regel voor regel met --plain"
                    .to_string()
            }
            Failure::DumbTerminal => {
                "deze terminal (TERM=dumb) kan het spel niet tonen; start het in een andere, of \
                 speel regel voor regel met --plain"
                    .to_string()
            }
            // What the system says is in its own language.
            Failure::Terminal(fault, error) => {
                format!("{}: {error}", self::fault(*fault))
            }
            Failure::NotPrinted(error) => format!("schrijven lukt niet: {error}"),
            Failure::NoFinishedGame(home, None) => {
                format!("er is geen uitgespeelde partij in {}", Plain::path(home))
            }
            Failure::NoFinishedGame(home, Some(kind)) => format!(
                "er is geen uitgespeelde partij van {} in {}",
                self.game(*kind).name,
                Plain::path(home)
            ),
            Failure::NoUnfinishedGame(home, None) => format!(
                "er is geen partij om te hervatten in {}, of die wordt op dit moment gespeeld",
                Plain::path(home)
            ),
            Failure::NoUnfinishedGame(home, Some(kind)) => format!(
                "er is geen partij van {} om te hervatten in {}, of die wordt op dit moment gespeeld",
                self.game(*kind).name,
                Plain::path(home)
            ),
            Failure::NoDirectory(path) => format!("er is geen map {}", Plain::path(path)),
            Failure::NoTurn { turn, turns: 0 } => {
                format!("er is geen beurt {turn}: in deze partij is niets gespeeld")
            }
            Failure::NoTurn { turn, turns } => {
                format!("er is geen beurt {turn}: de laatste van deze partij is {turns}")
            }
            Failure::NotOver(Kind::Cards) => "deze partij is niet afgelopen: de kaarten zijn nog \
                                              geheim, dus een terugblik kan nog niet"
                .to_string(),
            Failure::NotOver(_) => {
                "deze partij is niet afgelopen, dus een terugblik kan nog niet".to_string()
            }
            Failure::Both(both) => both.each_ref().map(|it| self.failure(it)).join("; "),
        }
    }

    fn store_error(&self, error: &StoreError) -> String {
        match error {
            StoreError::NoHome => {
                "er is geen plek om partijen te bewaren: zet MANDALA_HOME op een map".to_string()
            }
            StoreError::At { path, problem } => self::problem(path, problem),
        }
    }

    fn before_leaving(&self, saving: &Saving) -> Vec<String> {
        match saving {
            Saving::Off => {
                vec!["Er is nog niets gespeeld, dus er wordt niets bewaard.".to_string()]
            }
            Saving::Finished(path) => {
                vec![format!("Het verslag van de partij: {}", Plain::path(path))]
            }
            Saving::Kept(how) => {
                vec!["De partij is bewaard. Zo ga je later verder:".to_string(), how.command()]
            }
            Saving::Moved { why, how } => vec![
                moved(why),
                "De partij is bewaard in een nieuw bestand. Zo ga je later verder:".to_string(),
                how.command(),
            ],
            Saving::Failed(why) => {
                let why = format!("De partij kon niet worden bewaard: {}", self.store_error(why));
                vec![why, "Wat niet bewaard is, gaat verloren als je weggaat.".to_string()]
            }
        }
    }

    fn after_the_game(&self, saving: &Saving) -> Option<String> {
        match saving {
            Saving::Finished(path) => Some(format!("Verslag van de partij: {}", Plain::path(path))),
            Saving::Failed(why) => Some(format!("Niet bewaard: {}", self.store_error(why))),
            Saving::Off | Saving::Kept(_) | Saving::Moved { .. } => None,
        }
    }

    fn after_leaving(&self, saving: &Saving) -> Option<String> {
        match saving {
            Saving::Off | Saving::Failed(_) => None,
            Saving::Kept(how) => {
                Some(format!("De partij is bewaard. Zo ga je verder: {}", how.command()))
            }
            Saving::Moved { why, how } => Some(format!(
                "{}\nDe partij is bewaard in een nieuw bestand. Zo ga je verder: {}",
                moved(why),
                how.command()
            )),
            Saving::Finished(path) => Some(format!(
                "Het verslag van de partij: {}\nStap voor stap bekijken: {}",
                Plain::path(path),
                replay_command(path)
            )),
        }
    }

    fn all_cards(&self) -> &'static str {
        "In dit verslag staan alle kaarten, ook de geheime: het is voor spelers aan één \
         toetsenbord, niet om op afstand te spelen."
    }

    fn turn_of(&self, name: &str) -> String {
        format!("De volgende beurt is voor {name}.")
    }

    fn picture_title(&self, caption: &Caption) -> String {
        let game = match caption.kind {
            Kind::Cards => "Het kaartspel Mandala",
            Kind::Tiles => "Het tegelspel Mandala",
            Kind::Pyramids => "Het piramidespel Mandala",
        };
        match &caption.began {
            Some(began) => format!("{game}, {}", began.day()),
            None => game.to_string(),
        }
    }

    fn picture_of(&self, caption: &Caption) -> String {
        let all: Vec<&str> = caption.names.iter().collect();
        match &caption.shown {
            Shown::End(points) => {
                let all = all.iter().zip(points);
                let all = all.map(|(name, points)| format!("{name} {points}"));
                all.collect::<Vec<_>>().join(", ")
            }
            Shown::Turn(turn) => format!("{}: beurt {turn}", all.join(", ")),
            Shown::Table => all.join(", "),
        }
    }

    fn picture_saved(&self, file: &Plain, folder: Option<&Plain>) -> String {
        match folder {
            Some(folder) => format!("Het plaatje is bewaard: {file} in {folder}"),
            None => format!("Het plaatje is bewaard: {file}"),
        }
    }
}

fn fault(fault: Fault) -> &'static str {
    match fault {
        Fault::NoSignals => "signalen zijn niet af te wachten",
        Fault::NotUsable => "de terminal is niet te gebruiken voor het spel",
        Fault::NotUsableAgain => "de terminal is niet opnieuw te gebruiken",
        Fault::NoScreen => "het scherm is niet te tekenen",
        Fault::NoSize => "de terminal geeft geen grootte op",
        Fault::NoKeys => "er zijn geen toetsen meer te lezen",
    }
}

fn problem(path: &Path, problem: &Problem) -> String {
    let name = Plain::path(path);
    let mib = LIMIT >> 20;
    match problem {
        Problem::Refused(attempt, error) => {
            let tried = match attempt {
                Attempt::Create => format!("kan {name} niet maken"),
                Attempt::CreateDirectory => format!("kan de map {name} niet maken"),
                Attempt::Open => format!("kan {name} niet openen"),
                Attempt::Read => format!("kan {name} niet lezen"),
                Attempt::Write => format!("kan niet schrijven naar {name}"),
                Attempt::Remove => format!("kan {name} niet weer verwijderen"),
                Attempt::Save => format!("kan de partij niet bewaren in {name}"),
                Attempt::Look => format!("kan geen partijen zoeken in {name}"),
                Attempt::PutAway => format!("de uitgespeelde partij blijft in {name}"),
            };
            // What the system says is in its own language.
            format!("{tried}: {error}")
        }
        Problem::Exists => {
            format!("{name} bestaat al en wordt niet overschreven: kies een andere naam")
        }
        Problem::Directory => format!("{name} is een map: noem een bestand erin"),
        Problem::NotAFile => format!("{name} is geen bestand: noem er een"),
        Problem::TooLarge => {
            format!("{name} is groter dan {mib} MiB, dus geen verslag van een partij")
        }
        Problem::NotSettings => {
            format!("{name} is geen korte tekst, dus er kunnen geen instellingen in staan")
        }
        Problem::Record(error) => {
            let wrong = Dutch.record_error(error);
            match error.good() {
                Some(_) => format!("{name} is beschadigd: {wrong}"),
                None => format!("{name} is niet te lezen als verslag van een partij: {wrong}"),
            }
        }
        Problem::NotOver => format!("de partij in {name} is niet afgelopen"),
        Problem::OtherKind(kind) => format!(
            "{name} is een partij van {}: laat --game weg, of noem {kind}",
            Dutch.game(*kind).name
        ),
        Problem::BeingPlayed => {
            format!("de partij in {name} wordt op dit moment al elders gespeeld")
        }
        Problem::BeingChanged => format!("een ander programma is {name} aan het wijzigen"),
        Problem::Lost(why) => format!("kan de partij niet bewaren in {name}: {}", lost(*why)),
        Problem::WentBack { copy, turn } => {
            let copy = Plain::path(copy);
            format!(
                "in {name} ontbreken zetten die je tot beurt {turn} hebt gezien: ga verder met de \
                 kopie {copy}, of verwijder die om vanaf hier verder te gaan"
            )
        }
        Problem::OtherGame => {
            format!("kan de partij niet bewaren in {name}: in het bestand staat een andere partij")
        }
        Problem::TooLong => format!(
            "kan de partij niet bewaren in {name}: het verslag zou langer worden dan {mib} MiB, en \
             dat kan niemand meer lezen"
        ),
        Problem::EndUnsaved => format!("het einde van de partij in {name} is niet bewaard"),
        Problem::Stays(error) => {
            format!("de uitgespeelde partij blijft in {name}: {}", Dutch.store_error(error))
        }
    }
}

/// Why a game cannot go on in its file.
fn lost(why: Lost) -> &'static str {
    match why {
        Lost::Gone => "het bestand is er niet meer",
        Lost::Replaced => "er staat nu een ander bestand",
        Lost::Changed => "een ander programma heeft het bestand gewijzigd",
    }
}

/// Why a game is not in the file where it was, or was wanted.
fn moved(why: &Moved) -> String {
    match why {
        Moved::Lost { path, why } => format!("{}: {}.", Plain::path(path), lost(*why)),
        Moved::NotCreated { path } => {
            format!("{} kon niet meer worden gemaakt.", Plain::path(path))
        }
    }
}
