//! What is said about each game fits its rules.

use mandala::app::Reason;
use mandala::app::command::Command;
use mandala::app::keymap::{self, Context, KeyLabel};
use mandala::app::start::Line;
use mandala::rules::game::Game;
use mandala::rules::{Kind, cards, pyramids, tiles};
use mandala::texts::ENGLISH;

use crate::common::clock::calmly;
use crate::start_games::at;

/// Whether the rules of a game let its players end it early.
fn agrees<G: Game>() -> bool {
    let mut game = G::deal(42, *G::PLAYERS.start(), G::Player::default());
    game.agree_to_end().is_ok()
}

#[test]
fn the_help_of_a_game_speaks_of_ending_together_only_where_that_can_be() {
    for kind in Kind::ALL {
        let agrees = match kind {
            Kind::Cards => agrees::<cards::Game>(),
            Kind::Tiles => agrees::<tiles::Game>(),
            Kind::Pyramids => agrees::<pyramids::Game>(),
        };
        assert_eq!(kind.ends_by_agreement(), agrees, "{kind}");
        let leaving = keymap::help_bindings(kind, Context::Quit, false).concat();
        let mut leaving = leaving.into_iter();
        let has_agree = leaving.any(|(_, label)| label == KeyLabel::Agree);
        assert_eq!(has_agree, agrees, "{kind}");
        let quit = ENGLISH.house().key_words(KeyLabel::Quit, kind).help;
        assert_eq!(quit.contains("together"), agrees, "{kind}");
    }
}

#[test]
fn the_help_of_every_game_lists_the_key_for_its_final_table() {
    for kind in Kind::ALL {
        let over = keymap::help_bindings(kind, Context::Over, false).concat();
        let mut over = over.into_iter();
        let is_listed = over.any(|(_, label)| label == KeyLabel::FinalTable);
        assert!(is_listed, "{kind}");
    }
}

#[test]
fn what_is_said_about_the_players_fits_how_many_there_can_be() {
    for kind in Kind::ALL {
        let is_duel = *kind.players().end() == 2;
        for label in [KeyLabel::Again, KeyLabel::Agree] {
            let help = ENGLISH.house().key_words(label, kind).help;
            let of_two = help.contains("the other player") || help.contains("both players");
            assert_eq!(of_two, is_duel, "{kind}: {help}");
        }
        let mut app = at(kind);
        calmly(&mut app, Command::Focus(Line::Deal));
        match app.scene().agreement {
            Ok(agreement) => {
                let said = ENGLISH.house().agreement(agreement);
                assert_eq!(said.contains("Both"), is_duel, "{kind}: {said}");
            }
            Err(reason) => {
                assert_eq!(reason, Reason::NoAgreement);
                assert!(!kind.ends_by_agreement(), "{kind}");
            }
        }
    }
}
