//! What is said about files and where games are kept, and why there is no game.

use std::path::Path;

use super::French;
use super::games::pieces;
use crate::app::{Caption, Moved, Saving, Shown, replay_command};
use crate::plain::Plain;
use crate::rules::Kind;
use crate::store::{Attempt, LIMIT, Lost, Problem, StoreError};
use crate::texts::language::files::{Failure, Fault};
use crate::texts::language::{Files, Records};

impl Files for French {
    fn failure(&self, failure: &Failure) -> String {
        match failure {
            Failure::Store(error) => self.store_error(error),
            Failure::Unsaved(errors) => {
                let why: Vec<String> = errors.iter().map(|why| self.store_error(why)).collect();
                format!("la partie n'a pas pu être enregistrée\u{a0}: {}", why.join("\u{a0}; "))
            }
            Failure::NoTerminal => {
                "il faut un terminal, avec son clavier et son écran\u{a0}; lancez \
                                    le jeu dans un terminal, sans tube, ou jouez ligne par ligne \
                                    avec --plain"
                    .to_string()
            }
            Failure::DumbTerminal => "ce terminal (TERM=dumb) ne peut pas afficher le jeu\u{a0}; \
                                      lancez-le dans un autre, ou jouez ligne par ligne avec \
                                      --plain"
                .to_string(),
            // What the system says is in its own language.
            Failure::Terminal(fault, error) => {
                format!("{}\u{a0}: {error}", self::fault(*fault))
            }
            Failure::NotPrinted(error) => format!("écriture impossible\u{a0}: {error}"),
            Failure::NoFinishedGame(home, None) => {
                format!("il n'y a pas de partie terminée dans {}", Plain::path(home))
            }
            Failure::NoFinishedGame(home, Some(kind)) => format!(
                "il n'y a pas de partie de {} terminée dans {}",
                pieces(*kind),
                Plain::path(home)
            ),
            Failure::NoUnfinishedGame(home, None) => format!(
                "il n'y a pas de partie à reprendre dans {}, ou on la joue en ce moment",
                Plain::path(home)
            ),
            Failure::NoUnfinishedGame(home, Some(kind)) => format!(
                "il n'y a pas de partie de {} à reprendre dans {}, ou on la joue en ce moment",
                pieces(*kind),
                Plain::path(home)
            ),
            Failure::NoDirectory(path) => {
                format!("il n'y a pas de dossier {}", Plain::path(path))
            }
            Failure::NoTurn { turn, turns: 0 } => {
                format!("il n'y a pas de tour {turn}\u{a0}: rien n'a été joué dans cette partie")
            }
            Failure::NoTurn { turn, turns } => {
                format!(
                    "il n'y a pas de tour {turn}\u{a0}: cette partie va du tour 1 au tour {turns}"
                )
            }
            Failure::NotOver(Kind::Cards) => {
                "cette partie n'est pas terminée\u{a0}: ses cartes sont \
                                              encore secrètes et on ne peut pas l'analyser"
                    .to_string()
            }
            Failure::NotOver(_) => {
                "cette partie n'est pas terminée\u{a0}: on ne peut pas encore l'analyser"
                    .to_string()
            }
            Failure::Both(both) => both.each_ref().map(|it| self.failure(it)).join("\u{a0}; "),
        }
    }

    fn store_error(&self, error: &StoreError) -> String {
        match error {
            StoreError::NoHome => "il n'y a nulle part où garder les parties\u{a0}: indiquez un \
                                   dossier dans MANDALA_HOME"
                .to_string(),
            StoreError::At { path, problem } => self::problem(path, problem),
        }
    }

    fn before_leaving(&self, saving: &Saving) -> Vec<String> {
        match saving {
            Saving::Off => vec!["Rien n'a encore été joué, il n'y a rien à garder.".to_string()],
            Saving::Finished(path) => {
                vec![format!("L'enregistrement de la partie\u{a0}: {}", Plain::path(path))]
            }
            Saving::Kept(how) => vec![
                "La partie est enregistrée. Pour la reprendre plus tard\u{a0}:".to_string(),
                how.command(),
            ],
            Saving::Moved { why, how } => vec![
                moved(why),
                "La partie est enregistrée dans un nouveau fichier. Pour la reprendre plus \
                 tard\u{a0}:"
                    .to_string(),
                how.command(),
            ],
            Saving::Failed(why) => vec![
                format!("La partie n'a pas pu être enregistrée\u{a0}: {}", self.store_error(why)),
                "Ce qui n'est pas enregistré sera perdu en quittant.".to_string(),
            ],
        }
    }

    fn after_the_game(&self, saving: &Saving) -> Option<String> {
        match saving {
            Saving::Finished(path) => Some(format!("Enregistrement\u{a0}: {}", Plain::path(path))),
            Saving::Failed(why) => Some(format!("Non enregistré\u{a0}: {}", self.store_error(why))),
            Saving::Off | Saving::Kept(_) | Saving::Moved { .. } => None,
        }
    }

    fn after_leaving(&self, saving: &Saving) -> Option<String> {
        match saving {
            Saving::Off | Saving::Failed(_) => None,
            Saving::Kept(how) => Some(format!(
                "La partie est enregistrée. Pour la reprendre\u{a0}: {}",
                how.command()
            )),
            Saving::Moved { why, how } => Some(format!(
                "{}\nLa partie est enregistrée dans un nouveau fichier. Pour la reprendre\u{a0}: \
                 {}",
                moved(why),
                how.command()
            )),
            Saving::Finished(path) => Some(format!(
                "L'enregistrement de la partie\u{a0}: {}\nPour la revoir\u{a0}: {}",
                Plain::path(path),
                replay_command(path)
            )),
        }
    }

    fn all_cards(&self) -> &'static str {
        "Cet enregistrement contient toutes les cartes, même cachées\u{a0}: il est fait pour deux \
         joueurs au même clavier, pas pour jouer par courrier."
    }

    fn turn_of(&self, name: &str) -> String {
        format!("C'est à {name} de jouer.")
    }

    fn picture_title(&self, caption: &Caption) -> String {
        let game = match caption.kind {
            Kind::Cards => "Mandala, le jeu de cartes",
            Kind::Tiles => "Mandala, le jeu de tuiles",
            Kind::Pyramids => "Mandala, le jeu de pyramides",
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
            Shown::Turn(turn) => format!("{}\u{a0}: tour {turn}", all.join(", ")),
            Shown::Table => all.join(", "),
        }
    }

    fn picture_saved(&self, file: &Plain, folder: Option<&Plain>) -> String {
        match folder {
            Some(folder) => format!("L'image est enregistrée\u{a0}: {file} dans {folder}"),
            None => format!("L'image est enregistrée\u{a0}: {file}"),
        }
    }
}

fn fault(fault: Fault) -> &'static str {
    match fault {
        Fault::NoSignals => "impossible de surveiller les signaux",
        Fault::NotUsable => "le terminal ne convient pas au jeu",
        Fault::NotUsableAgain => "impossible de réutiliser le terminal",
        Fault::NoScreen => "impossible de dessiner l'écran",
        Fault::NoSize => "le terminal n'a pas de taille",
        Fault::NoKeys => "impossible de lire le clavier",
    }
}

fn problem(path: &Path, problem: &Problem) -> String {
    let name = Plain::path(path);
    let mib = LIMIT >> 20;
    match problem {
        Problem::Refused(attempt, error) => {
            let tried = match attempt {
                Attempt::Create => format!("impossible de créer {name}"),
                Attempt::CreateDirectory => format!("impossible de créer le dossier {name}"),
                Attempt::Open => format!("impossible d'ouvrir {name}"),
                Attempt::Read => format!("impossible de lire {name}"),
                Attempt::Write => format!("impossible d'écrire dans {name}"),
                Attempt::Remove => format!("impossible de supprimer {name}"),
                Attempt::Save => format!("impossible d'enregistrer la partie dans {name}"),
                Attempt::Look => format!("impossible de chercher des parties dans {name}"),
                Attempt::PutAway => format!("la partie terminée reste dans {name}"),
            };
            // What the system says is in its own language.
            format!("{tried}\u{a0}: {error}")
        }
        Problem::Exists => {
            format!("{name} existe déjà et n'est pas remplacé\u{a0}: choisissez un autre nom")
        }
        Problem::Directory => {
            format!("{name} est un dossier\u{a0}: indiquez un fichier à l'intérieur")
        }
        Problem::NotAFile => format!("{name} n'est pas un fichier\u{a0}: il en faut un"),
        Problem::TooLarge => {
            format!("{name} dépasse {mib} Mio\u{a0}: ce n'est pas l'enregistrement d'une partie")
        }
        Problem::NotSettings => {
            format!("{name} n'est pas un court texte et ne peut contenir de réglages")
        }
        Problem::Record(error) => {
            let wrong = French.record_error(error);
            match error.good() {
                Some(_) => format!("{name} est abîmé\u{a0}: {wrong}"),
                None => {
                    format!("{name} n'est pas un enregistrement lisible\u{a0}: {wrong}")
                }
            }
        }
        Problem::NotOver => format!("la partie dans {name} n'est pas terminée"),
        Problem::OtherKind(kind) => format!(
            "{name} est une partie de {}\u{a0}: retirez --game, ou mettez --game {kind}",
            pieces(*kind)
        ),
        Problem::BeingPlayed => format!("la partie de {name} est ouverte dans un autre mandala"),
        Problem::BeingChanged => format!("un autre programme modifie {name}"),
        Problem::Lost(why) => {
            format!("impossible d'enregistrer la partie dans {name}\u{a0}: {}", lost(*why))
        }
        Problem::WentBack { copy, turn } => {
            let copy = Plain::path(copy);
            format!(
                "{name} n'a pas tous les coups de cette partie que vous avez vus, jusqu'au tour \
                 {turn}\u{a0}: reprenez la copie {copy}, ou supprimez-la pour repartir d'ici"
            )
        }
        Problem::OtherGame => format!(
            "impossible d'enregistrer la partie dans {name}\u{a0}: le fichier en contient une autre"
        ),
        Problem::TooLong => format!(
            "impossible d'enregistrer la partie dans {name}\u{a0}: elle dépasserait {mib} Mio, et \
             on ne pourrait plus la relire"
        ),
        Problem::EndUnsaved => {
            format!("la fin de la partie dans {name} n'est pas enregistrée")
        }
        Problem::Stays(error) => {
            format!("la partie terminée reste dans {name}\u{a0}: {}", French.store_error(error))
        }
    }
}

/// Why a game cannot go on in its file.
fn lost(why: Lost) -> &'static str {
    match why {
        Lost::Gone => "le fichier n'est plus là",
        Lost::Replaced => "un autre fichier a pris sa place",
        Lost::Changed => "un autre programme a modifié le fichier",
    }
}

/// Why a game is not in the file where it was, or was wanted.
fn moved(why: &Moved) -> String {
    match why {
        Moved::Lost { path, why } => format!("{}\u{a0}: {}.", Plain::path(path), lost(*why)),
        Moved::NotCreated { path } => {
            format!("{} n'a plus pu être créé.", Plain::path(path))
        }
    }
}
