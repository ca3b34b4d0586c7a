//! What is told of how a game ends, and of what it ends with.

use mandala::app::Tongue;
use mandala::record::{AnyRecord, Names};
use mandala::rules::{Kind, Player};

use crate::lines::Told;

/// A game of pyramids in a language, in which the last player takes what is left.
fn swept(tongue: Tongue) -> (Told, String) {
    let all = Names::of_all(["Anna", "Beth"]).unwrap();
    let record = AnyRecord::deal(Kind::Pyramids, 42, all, Player::One.into());
    let mut told = Told::in_tongue(record, tongue);
    let yes = match tongue {
        Tongue::English => "yes",
        Tongue::German | Tongue::Dutch => "ja",
        Tongue::French => "oui",
    };
    told.hear(&[&format!("66 {yes}")]);
    let said = told.hear(&[&format!("75 {yes}")]);
    (told, said)
}

#[test]
fn what_fell_and_what_the_last_player_took_is_named() {
    for (tongue, took, fell, asks) in [
        (
            Tongue::English,
            "Anna took the last 8 pyramids: ",
            "fell into the eye.",
            ["what did Anna take?", "what did Anna do?", "what fell into the eye?", "what fell?"],
        ),
        (
            Tongue::German,
            "Anna nimmt die letzten 8 Pyramiden: ",
            "fallen ins Auge.",
            [
                "was hat Anna genommen?",
                "was hat Anna gemacht?",
                "was fiel ins Auge?",
                "was ist ins Auge gefallen?",
            ],
        ),
        (
            Tongue::Dutch,
            "Anna nam de laatste 8 piramides: ",
            "vielen in het oog.",
            [
                "wat kreeg Anna?",
                "wat heeft Anna gedaan?",
                "wat viel in het oog?",
                "wat is er in het oog gevallen?",
            ],
        ),
        (
            Tongue::French,
            "Anna récupère les 8 dernières pyramides\u{a0}: ",
            "tombent dans l'œil.",
            [
                "qu'a pris Anna ?",
                "qu'a fait Anna ?",
                "qu'est-ce qui est tombé dans l'œil ?",
                "qu'est-ce qui est tombé ?",
            ],
        ),
    ] {
        let (mut told, said) = swept(tongue);
        let count = |it: &str| -> usize {
            it.split_whitespace().filter_map(|it| it.parse::<usize>().ok()).sum()
        };
        let taken = said.lines().find_map(|it| it.strip_prefix(took)).unwrap_or_default();
        assert_eq!(count(taken), 8, "{said}");
        let eye = said.lines().find(|it| it.ends_with(fell)).unwrap_or_default();
        assert_eq!(count(eye), 65, "{said}");
        for (at, line) in asks.into_iter().enumerate() {
            let answer = told.hear(&[line]);
            let known = if at < 2 { taken } else { eye };
            assert!(
                answer.lines().next().is_some_and(|it| it.ends_with(known)),
                "{line}: {answer}"
            );
        }
    }
    let all = Names::of_all(["Anna", "Beth"]).unwrap();
    let record = AnyRecord::deal(Kind::Pyramids, 42, all, Player::One.into());
    let said = Told::resumed(record).hear(&["what fell into the eye?"]);
    assert!(said.contains("Nothing has fallen into the eye yet."), "{said}");
}
