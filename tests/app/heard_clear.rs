//! Answers that leave nothing open: of whom they are, of what, and who is asked next.

use mandala::app::Tongue;
use mandala::rules::Kind;

use crate::heard_questions::in_tongue;

#[test]
fn what_lies_ahead_of_somebody_is_told_of_them() {
    for (tongue, line, ahead) in [
        (Tongue::English, "what lies ahead of NAME?", "Ahead of NAME: "),
        (Tongue::English, "what is ahead of NAME", "Ahead of NAME: "),
        (Tongue::German, "was liegt vor NAME?", "Vor NAME: "),
        (Tongue::Dutch, "wat ligt er voor NAME?", "Vóór NAME: "),
        (Tongue::French, "qu'y a-t-il devant NAME ?", "Devant NAME\u{a0}: "),
    ] {
        let mut told = in_tongue(Kind::Pyramids, tongue);
        told.hear(&["40 yes"]);
        let [of_anna, of_beth] = ["Anna", "Beth"].map(|name| {
            let said = told.hear(&[&line.replace("NAME", name)]);
            assert!(said.starts_with(&ahead.replace("NAME", name)), "{line}: {said}");
            assert_eq!(said.lines().count(), 1, "{said}");
            said
        });
        // Anna's pawn is on 40, that of Beth at the start.
        assert!(of_anna.contains(" 41") && !of_anna.contains(" 2,"), "{of_anna}");
        assert!(of_beth.contains(" 1,") && of_beth.contains(" 2,"), "{of_beth}");
        // One of those is nothing that Beth could take.
        let said = told.hear(&[&line.replace("NAME", "Anna"), "1"]);
        assert!(!said.contains(" 41.\n"), "{said}");
    }
}
