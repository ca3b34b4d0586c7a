//! What is wrong with a record or with names.

use super::French;
use super::games::pieces;
use crate::record::{
    AnyRecordError, NAME_LIMIT, NameError, NoComputer, Reason, RecordError, VERSION,
};
use crate::rules::game::{Game, Layout};
use crate::texts::language::Records;

/// What only a game itself can say about its records.
pub(super) trait RecordWords: Game {
    /// How actions are written.
    const ACTIONS: &str;
    /// Why an action is refused.
    fn refusal(illegal: &Self::Illegal) -> String;
    /// What is wrong with a deal laid out by hand.
    fn layout(fault: &<Self::Layout as Layout>::Fault) -> String;
}

impl Records for French {
    fn record_error(&self, error: &AnyRecordError) -> String {
        match error {
            AnyRecordError::Cards(error) => at_line(error),
            AnyRecordError::Tiles(error) => at_line(error),
            AnyRecordError::Pyramids(error) => at_line(error),
        }
    }

    fn computer_error(&self, error: NoComputer) -> String {
        match error {
            NoComputer::Form => {
                "un ordinateur s'écrit avec sa place et son niveau, comme `two 4`".to_string()
            }
            NoComputer::Seat => "personne ne joue à la place de cet ordinateur".to_string(),
            NoComputer::Twice => "il n'y a qu'un ordinateur par place".to_string(),
            NoComputer::Level(kind) => format!(
                "dans une partie de {}, un ordinateur joue du niveau 1 au niveau {}",
                pieces(kind),
                kind.levels()
            ),
        }
    }

    fn name_error(&self, error: NameError) -> String {
        match error {
            NameError::Empty => "un nom a au moins un caractère".to_string(),
            NameError::TooLong => format!("un nom a au plus {NAME_LIMIT} caractères"),
            NameError::Character => {
                "un nom n'a que des caractères visibles, sans `:`, `#` ni `@`".to_string()
            }
            NameError::Mark => {
                "un nom n'a pas de signes combinants\u{a0}: une lettre et son accent \
                                font un seul caractère"
                    .to_string()
            }
            NameError::Alike => "les joueurs doivent avoir des noms différents".to_string(),
            NameError::Count => "il faut de deux à cinq joueurs".to_string(),
        }
    }
}

fn at_line<G: RecordWords>(error: &RecordError<G>) -> String {
    format!("ligne {}\u{a0}: {}", error.line, reason(&error.reason))
}

/// What is wrong with a line of a record.
fn reason<G: RecordWords>(reason: &Reason<G>) -> String {
    match reason {
        Reason::NotText => "ce n'est pas du texte".to_string(),
        Reason::NotARecord => {
            format!("un enregistrement commence par `mandala record {VERSION}`")
        }
        Reason::Version(found) => format!(
            "c'est un enregistrement de version {found}, et ce programme lit la version {VERSION}"
        ),
        Reason::Head(expected) => format!("on attendait ici `{expected}`"),
        Reason::Unfinished => "l'enregistrement s'arrête avant le début de la partie".to_string(),
        Reason::Names(error) => French.name_error(*error),
        Reason::Computers(error) => French.computer_error(*error),
        Reason::Stranger(name) => format!("aucun joueur de cette partie ne s'appelle `{name}`"),
        Reason::Damaged => {
            "le code de contrôle est faux\u{a0}: cette ligne, ou une ligne plus haut, a \
                            été modifiée"
                .to_string()
        }
        Reason::NoAction => {
            format!("après le nom du joueur, une action s'écrit comme {}", G::ACTIONS)
        }
        Reason::CutShort => {
            "cette ligne est peut-être coupée\u{a0}: il manque un saut de ligne à la \
                             fin"
            .to_string()
        }
        Reason::NotTheirs { player, expected } => {
            format!("{player} agit, mais c'était à {expected} de décider")
        }
        Reason::Illegal(illegal) => G::refusal(illegal),
        Reason::Hand { player } => format!("{player} n'a pas les cartes pour cela"),
        Reason::AfterEnd => "la partie était terminée avant cette ligne".to_string(),
        Reason::Layout(fault) => G::layout(fault),
        Reason::NoGame(name) => format!("il n'y a pas de jeu nommé `{name}`"),
        Reason::OtherGame(kind) => {
            format!("c'est une partie de {}, et non de {}", pieces(*kind), pieces(G::KIND))
        }
    }
}
