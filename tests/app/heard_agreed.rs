//! What is heard where all are asked whether the game ends, in a share-out, and of others.

use mandala::app::Tongue;
use mandala::lines::Clearing;
use mandala::record::{AnyRecord, Computers};
use mandala::rules::{Kind, Level, Player};

use crate::heard::{alone, made, people};
use crate::heard_questions::in_tongue;
use crate::heard_sentences::at_draft_of;
use crate::lines::{Told, settings};

fn asked(told: &mut Told, agree: &str) -> String {
    told.hear(&["", agree]).lines().last().unwrap().to_string()
}

#[test]
fn whoever_says_that_they_agree_or_do_not_has_answered() {
    for (tongue, agree, yes, no) in [
        (
            Tongue::English,
            "agree",
            &["yes, I agree", "I agree", "agreed", "agree", "ok, I agree", "I agree, yes"][..],
            &["no, I don't agree", "I don't agree", "I disagree", "no, I disagree"][..],
        ),
        (
            Tongue::German,
            "einverstanden",
            &["ja, einverstanden", "ich bin einverstanden", "ich stimme zu"],
            &["nein, nicht einverstanden", "ich bin nicht einverstanden", "ich stimme nicht zu"],
        ),
        (
            Tongue::Dutch,
            "akkoord",
            &["ja, akkoord", "ik ga akkoord", "ik ben het ermee eens"],
            &["nee, niet akkoord", "ik ga niet akkoord", "niet mee eens"],
        ),
        (
            Tongue::French,
            "accord",
            &["oui, d'accord", "je suis d'accord", "oui, je suis d'accord"],
            &["non, pas d'accord", "je ne suis pas d'accord", "pas d'accord"],
        ),
    ] {
        for line in yes {
            let mut told = in_tongue(Kind::Cards, tongue);
            let first = asked(&mut told, agree);
            let second = told.hear(&[line]);
            assert!(
                second.starts_with("Beth, ") && *second.trim_end() != first,
                "{line}: {second}"
            );
            assert_eq!(made(&told), 0, "{line}");
            told.hear(&[line]);
            assert_eq!(made(&told), 1, "{line}");
        }
        for line in no {
            let mut told = in_tongue(Kind::Cards, tongue);
            asked(&mut told, agree);
            let said = told.hear(&[line]);
            assert!(said.starts_with("Anna "), "{line}: {said}");
            assert!(told.app.scene().overlay.is_none(), "{line}");
        }
    }
    for line in ["no, I agree", "I agree not yes", "do I agree?", "I agree to red"] {
        let mut told = people(Kind::Cards);
        asked(&mut told, "agree");
        let said = told.hear(&[line]);
        assert!(told.app.scene().overlay.is_some() && made(&told) == 0, "{line}: {said}");
        let second = told.hear(&[""]);
        assert!(second.starts_with("Anna, do you agree "), "{line}: {second}");
    }
}

#[test]
fn nobody_else_is_asked_for_anything_before_all_have_agreed() {
    for (tongue, agree, line, first) in [
        (Tongue::English, "agree", "hand", "Say yes or no first.\n"),
        (Tongue::German, "einverstanden", "hand", "Sag erst ja oder nein.\n"),
        (Tongue::Dutch, "akkoord", "hand", "Zeg eerst ja of nee.\n"),
        (Tongue::French, "accord", "main", "Dites d'abord oui ou non.\n"),
    ] {
        let mut told = in_tongue(Kind::Cards, tongue);
        let asked = asked(&mut told, agree);
        assert_eq!(told.hear(&[line]), format!("{first}{asked}\n"));
        let said = told.hear(&["yes", line]);
        assert!(!said.contains("Anna"), "{said}");
    }
}

#[test]
fn what_a_color_would_give_is_told_in_a_share_out() {
    for (tongue, line) in [
        (Tongue::English, "what would COLOR give me?"),
        (Tongue::English, "what does COLOR do for me?"),
        (Tongue::English, "COLOR?"),
        (Tongue::German, "was gibt mir COLOR?"),
        (Tongue::Dutch, "wat levert COLOR mij op?"),
        (Tongue::French, "qu'est-ce que COLOR me donne ?"),
    ] {
        let (mut told, colors) = share_out(tongue);
        let asked = told.hear(&[]).lines().last().unwrap().to_string();
        let color = &colors[0];
        let said = told.hear(&[&line.replace("COLOR", color)]);
        assert!(said.to_lowercase().contains(&**color), "{line}: {said}");
        assert!(!said.contains(&asked), "{line}: {said}");
        assert!(told.app.scene().cards().unwrap().chosen.is_none(), "{line}");
    }
}

#[test]
fn whoever_asks_to_have_something_is_asked_whether_to_play_it() {
    for (tongue, line) in [
        (Tongue::English, "can I have the COLOR"),
        (Tongue::English, "could I have the COLOR ones, please?"),
        (Tongue::German, "kann ich COLOR haben?"),
        (Tongue::Dutch, "mag ik COLOR hebben?"),
        (Tongue::French, "puis-je avoir COLOR ?"),
    ] {
        let (mut told, colors) = share_out(tongue);
        let before = made(&told);
        let said = told.hear(&["", &line.replace("COLOR", &colors[1])]);
        assert!(told.app.scene().cards().unwrap().chosen.is_some(), "{line}: {said}");
        assert_eq!(made(&told), before, "{line}");
    }
    let said = alone(Kind::Pyramids).hear(&["", "can I have number 6?"]);
    assert!(said.contains("Take ") && said.ends_with("Play it? Yes or no.\n"), "{said}");
    let said = alone(Kind::Cards).hear(&["", "how many cards can I have?"]);
    assert!(!said.contains("Play it?"), "{said}");
}

/// A share-out in a language, and the colors that can be taken as they are called there.
fn share_out(tongue: Tongue) -> (Told, Vec<String>) {
    let told = at_draft_of(3, tongue);
    let game = told.app.table().unwrap().cards().unwrap().game();
    let table = game.public_view();
    let mandala::rules::cards::Phase::Draft(draft) = table.phase() else { panic!("no draft") };
    let words = tongue.language().in_lines().words();
    let called = |color| {
        let word = mandala::texts::language::lines::Word::Color(color);
        words.iter().find(|it| it.1 == word).unwrap().0.to_string()
    };
    let colors = table.mandala(draft.side).mountain.colors().iter().map(called).collect();
    (told, colors)
}

#[test]
fn what_is_not_counted_is_told_once_a_share_out() {
    let (mut told, colors) = share_out(Tongue::English);
    let first = told.hear(&["", &colors[0]]);
    assert!(first.contains("are not counted."), "{first}");
    // The same is asked in the same words.
    assert!(told.hear(&[""]).contains("are not counted."));
    for lines in [
        &["no", &*colors[1]][..],
        &["no", &colors[2]],
        &["no", "what would green give me?", "what is it worth?"],
    ] {
        let said = told.hear(lines);
        assert!(!said.contains("are not counted."), "{lines:?}: {said}");
    }
}

#[test]
fn what_somebody_else_can_do_is_not_told_of_who_asks() {
    for (tongue, line) in [
        (Tongue::English, "can Beth take LINE?"),
        (Tongue::German, "kann Beth LINE nehmen?"),
        (Tongue::Dutch, "kan Beth LINE nemen?"),
        (Tongue::French, "Beth peut prendre LINE ?"),
    ] {
        for kind in [Kind::Cards, Kind::Tiles] {
            let mut told = in_tongue(kind, tongue);
            let what = if kind == Kind::Cards { "orange" } else { "c4" };
            told.hear(&[if kind == Kind::Cards { "ready" } else { "purple yes" }]);
            let said = told.hear(&[&line.replace("LINE", what)]);
            let seat = Player::One.into();
            let only = mandala::texts::language::lines::Said::OnlyMoves(seat);
            let only = tongue.language().in_lines().say(&only, &crate::common::names());
            assert!(said.starts_with(&only), "{kind}: {said}");
        }
        let mut told = in_tongue(Kind::Pyramids, tongue);
        told.hear(&["3 yes", "7 yes"]);
        let said = told.hear(&[&line.replace("LINE", "4")]);
        assert!(said.contains(" 4") && said.contains("Beth ") && said.contains(" 7"), "{said}");
    }
}

#[test]
fn luck_tells_how_it_stood_when_all_agreed_wherever_a_replay_stands() {
    let record = crate::review::ended(20, crate::common::names());
    let app = mandala::app::App::replay(settings(), AnyRecord::from(record));
    let mut told = Told::of(app, Clearing::Nothing);
    for lines in [&["review", "luck"][..], &["done", "end", "luck", "review", "luck"]] {
        let said = told.hear(lines);
        assert!(said.contains("\nWhen you stopped: "), "{lines:?}: {said}");
        assert!(!said.contains("At the end"), "{lines:?}: {said}");
    }
}

#[test]
fn a_review_names_practice_where_there_is_something_to_practice_and_nowhere_else() {
    let record = || crate::review::ended(20, crate::common::names());
    let computers = Computers::default().with(Player::One, Level::new(Kind::Cards, 1));
    let both = computers.with(Player::Two, Level::new(Kind::Cards, 1));
    let mut named = [0; 2];
    for computers in [Computers::default(), computers, both] {
        let record = AnyRecord::from(record()).with_computers(computers);
        let app = mandala::app::App::replay(settings(), record);
        let mut told = Told::of(app, Clearing::Nothing);
        for lines in [&["review"][..], &["2", "review"], &["1", "review"], &["luck", "review"]] {
            let said = told.hear(lines);
            let names_it = said.lines().last().unwrap().contains("practice");
            let said = told.hear(&["practice"]);
            let refused = said.starts_with("There is nothing of yours to practice here.");
            assert_eq!(names_it, !refused, "{lines:?}: {said}");
            named[usize::from(names_it)] += 1;
            if names_it {
                told.hear(&["done"]);
            }
        }
    }
    assert!(named[0] > 0 && named[1] > 0, "{named:?}");
}
