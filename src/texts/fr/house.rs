//! What is said at every table and on top of it.

use super::review::outlook;
use super::{French, cards, counted, past, pyramids, sentence, tiles};
use crate::app::keymap::{Context, KeyCode, KeyLabel};
use crate::app::{Agreement, Common, Reason, ReplayAt, Series, Tip, Warning};
use crate::record::Names;
use crate::rules::Kind;
pub(super) use crate::texts::language::house::KeyWords;
use crate::texts::language::house::Label;
use crate::texts::language::{Called, Games, House, Lessons};

impl House for French {
    fn label(&self, label: Label) -> &'static str {
        match label {
            Label::Window => "Mandala",
            Label::HintsInShort => "Conseils\u{a0}: chance, écart",
            Label::Hints => "Conseils, avec vos chances de gagner et l'écart prévu\u{a0}:",
            Label::HintsAwaited => "Un instant, le temps d'y réfléchir.",
            Label::Help => "Comment jouer",
            Label::HelpTable => "La table",
            Label::HelpKeys => "Touches communes",
            Label::Arrows => "Flèches",
            Label::Log => "Journal de la partie",
            Label::NothingYet => "Il ne s'est encore rien passé.",
            Label::Leave => "Quitter la partie\u{a0}?",
            Label::EndHere => "Finir ici et compter\u{a0}?",
            Label::NotOver => "La partie n'est pas terminée.",
        }
    }

    fn key(&self, key: KeyCode) -> String {
        let name = match key {
            KeyCode::Char(' ') => "Espace",
            KeyCode::Char(c) => return c.to_string(),
            KeyCode::F(number) => return format!("F{number}"),
            KeyCode::Enter => "Entrée",
            KeyCode::Esc => "Échap",
            KeyCode::Tab => "Tab",
            KeyCode::BackTab => "Maj-Tab",
            KeyCode::Backspace => "Retour",
            KeyCode::Delete => "Suppr",
            KeyCode::Left => "Gauche",
            KeyCode::Right => "Droite",
            KeyCode::Up => "Haut",
            KeyCode::Down => "Bas",
            KeyCode::Home => "Début",
            KeyCode::End => "Fin",
            KeyCode::PageUp => "PgPréc",
            KeyCode::PageDown => "PgSuiv",
            KeyCode::Other => "une autre touche",
        };
        name.to_string()
    }

    fn key_words(&self, label: KeyLabel, kind: Kind) -> KeyWords {
        let (label, help) = match label {
            KeyLabel::Cards(label) => return cards::key_words(label),
            KeyLabel::Hurry => (
                "suite",
                "voir aussitôt le coup de l'ordinateur\u{a0}; toute autre touche convient aussi",
            ),
            KeyLabel::LeaveLesson => ("quitter", "quitter la leçon"),
            KeyLabel::PlayFirst => ("niveau 1", "jouer contre l'ordinateur, au niveau 1"),
            KeyLabel::ToReview => ("analyse", "revenir à l'analyse"),
            KeyLabel::Practice => ("exercice", "essayer de trouver mieux"),
            KeyLabel::LeavePractice => ("retour", "quitter l'exercice"),
            KeyLabel::Try => ("essai", "essayer ce qui est choisi"),
            KeyLabel::TryAgain => ("encore", "essayer autre chose"),
            KeyLabel::Answer => ("réponse", "demander la réponse"),
            KeyLabel::NextExercise => ("suite", "passer au suivant"),
            KeyLabel::LearnAgain => ("encore", "refaire la leçon"),
            KeyLabel::TakeBack if kind == Kind::Cards => (
                "annuler",
                "annuler un coup dans un champ qui n'a rien terminé, tant que l'ordinateur n'a \
                 pas répondu",
            ),
            KeyLabel::TakeBack => ("annuler", "annuler votre dernier coup et la réponse"),
            KeyLabel::Review => ("analyse", "où la partie a basculé"),
            KeyLabel::Picture => ("image", "enregistrer une image, à garder ou à envoyer"),
            KeyLabel::Luck if kind != Kind::Cards => {
                ("verdict", "qui a le mieux joué, et ce que les erreurs de chacun ont coûté")
            }
            KeyLabel::Luck => ("chance", "la part de la chance et celle des décisions"),
            KeyLabel::Mistakes => (
                "erreurs",
                "à la prochaine décision coûteuse de la partie, ou à la précédente\u{a0}; la première \
                 fois, analyser la partie",
            ),
            KeyLabel::LookAt => ("voir", "voir cette décision sur la table"),
            KeyLabel::ToScore => {
                ("score", "oublier le numéro\u{a0}; après une partie, revenir au score")
            }
            KeyLabel::Hints => (
                "conseils",
                "conseils\u{a0}: vos meilleurs coups (F2\u{a0}: aussi si seuls des humains jouent)",
            ),
            KeyLabel::Seat => (
                "joueur",
                "un humain ou un ordinateur joue ici\u{a0}; le niveau 1 est le plus facile",
            ),
            KeyLabel::Tiles(label) => return tiles::key_words(label),
            KeyLabel::Pyramids(label) => return pyramids::key_words(label),
            KeyLabel::Past(label) => return past::key_words(label),
            KeyLabel::Again if kind == Kind::Pyramids => {
                ("revanche", "la revanche\u{a0}; le joueur suivant commence")
            }
            KeyLabel::Again => ("revanche", "la revanche\u{a0}; l'autre joueur commence"),
            KeyLabel::NewGame => {
                ("autre", "une nouvelle partie, avec d'autres noms ou un autre jeu")
            }
            KeyLabel::FinalTable => ("table", "revoir la table, ou le score"),
            KeyLabel::Step => ("", "une action en avant ou en arrière"),
            KeyLabel::Turn => ("tour", "taper le numéro d'un tour"),
            KeyLabel::GoToTurn => {
                ("", "aller au début du tour tapé\u{a0}; sinon une action en avant")
            }
            KeyLabel::EraseTurn => ("", "effacer un chiffre"),
            KeyLabel::TenSteps => ("10 pas", "dix actions en avant ou en arrière"),
            KeyLabel::TurningPoint => return self.game(kind).turning_point,
            KeyLabel::StartAndEnd => ("", "au début ou à la dernière action"),
            KeyLabel::Scroll => ("défiler", "faire défiler"),
            KeyLabel::Page => ("page", "faire défiler par pages"),
            KeyLabel::Section => {
                ("section", "à une section\u{a0}: but, tour, fin, décompte, table")
            }
            KeyLabel::Close => ("fermer", "fermer"),
            KeyLabel::LeaveGame => ("quitter", "quitter la partie\u{a0}; elle est conservée"),
            KeyLabel::LeaveForStart => {
                ("accueil", "revenir à l'accueil\u{a0}; la partie est conservée")
            }
            KeyLabel::Agree if kind == Kind::Pyramids => {
                ("finir ici", "finir ici et compter, si tous les joueurs sont d'accord")
            }
            KeyLabel::Agree => {
                ("finir ici", "finir ici et compter, si les deux joueurs sont d'accord")
            }
            KeyLabel::Count => ("oui, compter", "finir ici et compter"),
            KeyLabel::KeepPlaying => ("continuer", "continuer à jouer"),
            KeyLabel::Lines => ("ligne", "passer d'une ligne à l'autre"),
            KeyLabel::Change => ("changer", "changer la ligne choisie"),
            KeyLabel::GoOn => ("suite", "continuer, ou commencer"),
            KeyLabel::Begin => ("jouer", "commencer la partie"),
            KeyLabel::Open => ("ouvrir", "ouvrir la ligne choisie"),
            KeyLabel::EraseLetter => ("", "effacer la dernière lettre d'un nom"),
            KeyLabel::Log => ("journal", "tout ce qui s'est passé jusqu'ici"),
            KeyLabel::Settings => {
                ("réglages", "réglages\u{a0}: animation, souris, couleurs et le reste")
            }
            KeyLabel::ChangeSetting => ("changer", "changer le réglage"),
            KeyLabel::Help => ("aide", "une image de la table, les règles et toutes les touches"),
            KeyLabel::Quit if kind == Kind::Tiles => {
                ("fin", "quitter\u{a0}; la partie est conservée")
            }
            KeyLabel::Quit => ("fin", "quitter, ou finir la partie ensemble"),
            KeyLabel::Leave => ("fin", "quitter"),
        };
        KeyWords { label, help }
    }

    fn keys_heading(&self, context: Context) -> Option<String> {
        let title = match context {
            Context::Naming => "taper un nom",
            Context::Start => "l'écran d'accueil",
            Context::Cards(context) => cards::keys_heading(context),
            Context::Tiles(context) => tiles::keys_heading(context),
            Context::Pyramids => pyramids::KEYS,
            Context::Waiting(_) => "pendant qu'un ordinateur décide",
            Context::Over => "une fois la partie terminée",
            Context::Lesson => "la leçon",
            Context::Tried | Context::Solved => "l'exercice",
            Context::Quit => "quitter",
            Context::Agree => "finir ensemble",
            Context::Replay => "la relecture d'une partie",
            Context::Review => "l'analyse d'une partie",
            Context::Settings => "les réglages",
            Context::Past => "les parties passées",
            Context::Find => "chercher une partie passée",
            Context::Help
            | Context::Log
            | Context::Luck
            | Context::Heads
            | Context::Remove
            | Context::Recap
            | Context::Practice => return None,
        };
        Some(format!("Touches\u{a0}: {title}"))
    }

    fn reason(&self, why: Reason) -> String {
        sentence(&reason(why))
    }

    fn warning(&self, warning: &Warning, names: &dyn Called) -> String {
        match *warning {
            Warning::NotSaved { see } => format!("Non enregistré\u{a0}! Voir {}", self.key(see)),
            Warning::NewFile { see } => format!("Nouveau fichier\u{a0}! Voir {}", self.key(see)),
            Warning::Cards(ref warning) => cards::warning(warning, names),
        }
    }

    fn common(&self, sentence: Common, names: &dyn Called) -> String {
        match sentence {
            Common::Replay(ReplayAt { at, of, turn, .. }) => {
                format!("Relecture\u{a0}: action {at} sur {of}, tour {turn}.")
            }
            Common::GoesTo { go, turn } => {
                format!("Relecture\u{a0}: {} pour le tour {turn}.", self.key(go))
            }
            Common::NoTurn(turn) => super::sentence(&no_turn(turn)),
            Common::Thinking(seat) => format!("{} réfléchit.", names.of(seat)),
            Common::ShowsScore(back) => format!("{} pour voir le score.", self.key(back)),
            Common::Lesson(taught) => self.taught(taught).to_string(),
            Common::Tip(tip) => tip_words(tip).to_string(),
            Common::Tries(key) => format!("{} pour l'essayer.", self.key(key)),
            Common::Hints(next) => format!(
                "Conseils ({} pour essayer), chances de gagner et écart\u{a0}:",
                self.key(next)
            ),
            Common::Expects(it) => format!("Vos chances de gagner\u{a0}: {}.", outlook(it)),
            Common::NoHint => "Ce coup n'est pas parmi les conseils.".to_string(),
        }
    }

    fn total(&self, total: u16, ahead: u16) -> String {
        match ahead {
            0 => points(total),
            _ => format!("{}, {}", points(total), self.ahead(ahead)),
        }
    }

    fn ahead(&self, ahead: u16) -> String {
        format!("{ahead} d'avance")
    }

    fn total_of(&self, name: &str, total: u16) -> String {
        format!("{name}\u{a0}: {}", points(total))
    }

    fn series(&self, series: &Series, names: &Names) -> String {
        let won = |seat| format!("{} {}", names.of(seat), series.wins(seat));
        let won: Vec<String> = names.seats().map(won).collect();
        match (won.join(", "), series.draws) {
            (won, 0) => format!("Parties gagnées\u{a0}: {won}"),
            (won, draws) => {
                format!("Parties gagnées\u{a0}: {won}, {}", counted(draws as usize, "nulle"))
            }
        }
    }

    fn agreement(&self, agreement: Agreement) -> &'static str {
        match agreement {
            Agreement::Computer => "L'ordinateur accepte.",
            Agreement::Both => "Les deux joueurs doivent accepter.",
            Agreement::All => "Tous les joueurs doivent accepter.",
        }
    }

    fn agrees(&self, agree: KeyCode) -> String {
        format!("Ou {} pour finir ici d'un commun accord et compter.", self.key(agree))
    }

    fn beyond(&self, above: bool, below: bool) -> &'static str {
        match (above, below) {
            (true, true) => "suite en haut et en bas",
            (true, false) => "suite en haut",
            (false, true) => "suite en bas",
            (false, false) => "",
        }
    }

    fn page(&self, page: usize, all: usize) -> String {
        format!("page {page} sur {all}")
    }

    fn too_small(&self, needed: (u16, u16), here: (u16, u16)) -> [String; 4] {
        [
            "Mandala".to_string(),
            format!("veut {}x{},", needed.0, needed.1),
            format!("ici\u{a0}: {}x{}", here.0, here.1),
            "Ctrl-C quitte".to_string(),
        ]
    }
}

/// What is explained when it comes up for the first time, in a row of the smallest screen
/// where a table has but two.
fn tip_words(tip: Tip) -> &'static str {
    match tip {
        Tip::Draft => "Astuce\u{a0}: chaque carte du bassin de la couleur en case 3 vaut 3.",
        Tip::EmptyField => "Astuce\u{a0}: avec un champ vide ici, on défausse ce qu'on prend.",
        Tip::DeckRanOut => {
            "Astuce\u{a0}: la pioche est épuisée, le prochain mandala terminé sera le dernier."
        }
        Tip::Bar => "Astuce\u{a0}: deux groupes d'une couleur ne se touchent jamais.",
        Tip::LastFlips => "Astuce\u{a0}: retourner une tuile ne coûte plus rien.",
        Tip::Eye => "Astuce\u{a0}: ce que tous ont dépassé tombe dans l'œil.",
        Tip::Tie => "Astuce\u{a0}: à égalité, le pion le plus avancé l'emporte.",
    }
}

/// What a key is called.
pub(super) fn key(key: KeyCode) -> String {
    French.key(key)
}

/// Why something cannot be done now. Like the refusals of the games, it begins with a small
/// letter and has no full stop.
pub(super) fn reason(reason: Reason) -> String {
    match reason {
        Reason::HintsOff { settings } => {
            format!("pas de conseils entre humains\u{a0}; {} pour les permettre", key(settings))
        }
        Reason::CardsDown { show } => {
            format!("pas de conseils sans vos cartes\u{a0}; {} pour les voir", key(show))
        }
        Reason::LaidOut => "on n'analyse qu'une partie distribuée au hasard".to_string(),
        Reason::NothingFound => "il n'y a aucune décision à revoir".to_string(),
        Reason::NothingFoundYet => "l'analyse est encore en cours".to_string(),
        Reason::NoAgreement => "ce jeu ne finit pas d'un commun accord".to_string(),
        Reason::ShareFirst => "vous pourrez finir ensemble une fois le mandala partagé".to_string(),
        Reason::NothingToChange { go_on } => {
            format!("il n'y a rien à changer ici\u{a0}; {} pour continuer", key(go_on))
        }
        Reason::InPractice => "ce n'est pas possible dans un exercice".to_string(),
        Reason::NothingToPractice => "vous n'avez rien à rejouer ici".to_string(),
        Reason::StillLooking => "la recherche dans vos parties n'est pas finie".to_string(),
        Reason::InLesson => "ce n'est pas possible dans une leçon".to_string(),
        Reason::NoGame => "il n'y a pas de partie à choisir".to_string(),
        Reason::PictureOfGame { open } => {
            format!("une image montre une partie\u{a0}; {} l'ouvre", key(open))
        }
        Reason::NoScore { leave } => {
            format!("c'est la relecture d'une partie\u{a0}; {} pour la quitter", key(leave))
        }
    }
}

/// What a replay says that has gone to its end instead.
pub(super) fn no_turn(turn: usize) -> String {
    format!("il n'y a pas de tour {turn}\u{a0}; voici la fin")
}

/// What something is worth.
pub(super) fn points(points: u16) -> String {
    counted(points.into(), "point")
}
