//! What is meant by a few words, and what is said to them.

use mandala::app::Tongue;
use mandala::rules::cards::Phase;
use mandala::rules::Kind;

use crate::heard::people;
use crate::heard_sentences::at_draft;

#[test]
fn a_color_of_a_mountain_is_taken_with_the_right_number_of_it_or_all() {
    for (tongue, together) in [
        (Tongue::English, "All cards of a color go together. "),
        (Tongue::German, "Alle Karten einer Farbe gehören zusammen. "),
        (Tongue::Dutch, "Alle kaarten van een kleur gaan samen. "),
        (Tongue::French, "Toutes les cartes d'une couleur vont ensemble. "),
    ] {
        let mut told = at_draft(tongue);
        let asked = told.hear(&[]);
        let asked = asked.lines().last().unwrap();
        let game = told.app.table().unwrap().cards().unwrap().game().clone();
        let Phase::Draft(draft) = game.public_view().phase() else { unreachable!() };
        let mountain = game.public_view().mandala(draft.side).mountain;
        let color = mountain.colors().iter().max_by_key(|&it| mountain.count(it)).unwrap();
        let count = mountain.count(color);
        let proposed = told.hear(&[color.name()]);
        assert!(!proposed.contains(asked), "{proposed}");
        for number in [count.to_string(), "all".to_string(), format!("take {count}")] {
            let line = format!("{number} {}", color.name());
            told.hear(&["no"]);
            assert_eq!(told.hear(&[&line]), proposed, "{line}");
        }
        told.hear(&["no"]);
        let said = told.hear(&[&format!("{} {}", count + 1, color.name())]);
        assert!(said.ends_with(&format!("{together}{asked}\n")), "{said}");
    }
}

#[test]
fn whoever_asks_about_both_sides_hears_of_both() {
    let mut told = people(Kind::Cards);
    told.hear(&["ready", "red left mountain yes", "done", "ready"]);
    let said = told.hear(&["which colors can I put on the left and right mountain?"]);
    assert!(
        said.starts_with("Left ") && said.to_lowercase().contains("right mountain: "),
        "{said}"
    );
}
