//! What is said: about a take before it is made, about what happened, and in the help.

use crate::common::app::App;
use mandala::app::{Details, Speech};
use mandala::lessons::Lesson;
use mandala::record::AnyRecord;
use mandala::rules::Kind;
use mandala::rules::pyramids::Game;
use mandala::story::pyramids::{Outcome, Verdict};
use mandala::texts::ENGLISH;

use super::help::{MIDDLE, at, course, position};
use crate::common::pyramids::SWEEP;
use crate::help::{press, said};

/// What is said about what these keys choose, in as many words as there are.
#[track_caller]
fn foreseen(text: &str, keys: &str) -> String {
    let app = at(position(text), keys);
    let scene = app.scene();
    let table = scene.pyramids().expect("the table");
    let Speech::Prompt(prompt) = table.speech() else {
        panic!("nothing is asked");
    };
    let Details::Text(also) = &prompt.details else {
        panic!("there is nothing to compare at this table");
    };
    let whole = [&prompt.foreseen[0][..], also].concat();
    said::<Game>(&whole, table.names).join(" ")
}

#[test]
fn a_take_is_told_before_it_is_made() {
    assert_eq!(
        foreseen(MIDDLE, "r"),
        [
            "Y2 (medium yellow) scores: you +3, Carl +2 (you and Carl have 1 each; \
             your pawn is further along). \
             U1 (small blue) scores: Beth +5 (the only owner). B3 scores for nobody.",
            "U1, B3 and Y2 fall into the eye.",
            "It is your first of this group.",
            "Other red ones lie on 41, 50, 60 and 70.",
        ]
        .join(" ")
    );
    assert_eq!(
        foreseen(MIDDLE, "u"),
        ["U1 (small blue) scores: Beth +3, you +2 (Beth and you have 1 each; Beth's pawn is \
             further along).",]
        .join(" ")
    );
    assert_eq!(
        foreseen(SWEEP, "u"),
        [
            "U2 (medium blue) scores: Emil +3, you +2 (Emil, you and Dora have 1 each; Emil's \
             pawn is furthest along, then yours).",
            "You leave 2 pyramids to Dora.",
        ]
        .join(" ")
    );
    assert_eq!(
        foreseen(SWEEP, "End"),
        [
            "R1 (small red) scores: Dora +3, Emil +2 (Emil, Anna and Beth have 1 each; Emil's pawn \
             is furthest along). \
             G1 (small green) scores: you +3, Beth +2 (Beth and Dora have 1 each; Beth's pawn is \
             further along). \
             U2 (medium blue) scores: Dora +3, Emil +2 (2 to 1).",
            "Then Dora takes the rest, 4 pyramids, and the game is over.",
        ]
        .join(" ")
    );
}

/// The lines of the log after these keys.
fn told(text: &str, keys: &str) -> Vec<String> {
    recap(&at(position(text), keys))
}

fn recap(app: &App) -> Vec<String> {
    let scene = app.scene();
    let table = scene.pyramids().expect("the table");
    let lines = table.recap.iter();
    let words = ENGLISH.pyramids();
    lines.map(|line| words.entry(line, table.names)).collect()
}

#[test]
fn a_player_reads_what_their_own_take_scored_before_what_the_other_one_did() {
    let AnyRecord::Pyramids(lesson) = Lesson::of(Kind::Pyramids).record() else {
        panic!("another game");
    };
    assert_eq!(
        recap(&at(lesson.up_to(6), "")),
        [
            "R1 (small red) scored: Anna +3, Beth +2 (2 to 1)",
            "Beth took B3 (large black) from place 12",
        ]
    );
}

#[test]
fn what_happened_is_told_to_the_next_player() {
    assert_eq!(
        told(MIDDLE, "r Enter"),
        [
            "Anna took R2 (medium red) from place 40",
            "U1, B3 and Y2 fell into the eye",
            "Y2 (medium yellow) scored: Anna +3, Carl +2 (Anna and Carl have 1 each; Anna's \
             pawn is further along)",
            "U1 (small blue) scored: Beth +5 (the only owner)",
            "B3 (large black): all five are in the eye, nobody scores",
        ]
    );
    assert_eq!(
        told(SWEEP, "End Enter"),
        [
            "Carl took G1 (small green) from place 72",
            "Beth is at the end",
            "Carl is at the end",
            "Dora took the last 4 pyramids",
            "R1 (small red) scored: Dora +3, Emil +2 (Emil, Anna and Beth have 1 each; Emil's \
             pawn is furthest along)",
            "G1 (small green) scored: Carl +3, Beth +2 (Beth and Dora have 1 each; Beth's \
             pawn is further along)",
            "U2 (medium blue) scored: Dora +3, Emil +2 (2 to 1)",
            "The game is over",
        ]
    );
}

/// Anna reads what all four others did since her last turn, and what came of it.
#[test]
fn of_five_each_reads_what_the_four_others_did() {
    let mut app = super::help::deal(5, "");
    for number in [4, 3, 5, 6, 7] {
        super::help::take(&mut app, number);
    }
    let scene = app.scene();
    let table = scene.pyramids().expect("the table");
    let Speech::Prompt(prompt) = table.speech() else {
        panic!("nothing is asked");
    };
    assert_eq!(
        said::<Game>(&prompt.recap[0], table.names),
        [
            "Beth took U3 on 3.",
            "Carl took B1 on 5.",
            "Dora took B3 on 6.",
            "Emil took G2 on 7.",
            "U1 and B2 fell into the eye.",
        ]
    );
}

/// Who won, and that with everyone's points.
#[track_caller]
fn outcome(app: &App) -> [String; 2] {
    let (game, names) = (course(app).game(), course(app).names());
    let verdict = Verdict::of(game).expect("it is over");
    let words = ENGLISH.pyramids();
    [words.outcome(&verdict.outcome, names), words.result(&verdict, names)]
}

#[test]
fn the_outcome_says_who_won_and_if_pawns_decided_it() {
    let app = at(position(SWEEP), "End Enter");
    assert_eq!(
        outcome(&app),
        [
            "Emil wins!",
            "Emil wins, further along than Beth: Emil 16, Beth 16, Anna 15, Dora 15, Carl 13.",
        ]
    );
    let (game, names) = (course(&app).game(), course(&app).names());
    let Some(Outcome::WonTie(winner, others)) = Verdict::of(game).map(|it| it.outcome) else {
        panic!("two have as many points");
    };
    assert_eq!(
        ENGLISH.pyramids().tie_broken(winner, &others, game.points(winner).into(), names),
        "16 each with Beth; Emil's pawn is further along."
    );
    let mut app = at(position(MIDDLE), "");
    press(&mut app, "r Enter q a y");
    assert_eq!(outcome(&app)[0], "Beth wins!");
}

#[test]
fn only_pawns_that_never_moved_make_a_draw() {
    assert_eq!(
        outcome(&super::help::deal(2, "q a y")),
        ["A draw: equal points, and no pawn has moved.", "A draw: Anna 0, Beth 0.",]
    );
}

#[test]
fn the_help_has_a_picture_that_fits_the_smallest_screen_and_names_what_it_shows() {
    let words = ENGLISH.games().game(Kind::Pyramids);
    let lines = words.picture.rows.iter().map(|row| row.to_string());
    let labels = words.picture.labels.iter().chain(words.marks);
    let labels = labels.map(|(word, about)| format!("{word:8} {about}"));
    for line in lines.chain(labels) {
        assert!(line.chars().count() <= 56, "{line}");
    }
    let picture = words.picture.rows.concat();
    for (word, _) in words.picture.labels {
        assert!(picture.contains(word), "{word} is not in the picture");
    }
}

#[test]
fn the_rules_say_all_that_decides_a_game() {
    let sections = ENGLISH.games().game(Kind::Pyramids).rules;
    let paragraphs = sections.iter().flat_map(|section| section.paragraphs);
    let text: Vec<&str> = paragraphs.copied().collect();
    let text = text.join(" ");
    for word in [
        "75 pyramids",
        "15 groups",
        "never go back",
        "into the eye",
        "3 points",
        "second most 2",
        "all 5",
        "further along",
        "at the end",
        "all that is left",
        "all agree",
    ] {
        assert!(text.contains(word), "{word}");
    }
    assert!(text.is_ascii());
}

#[test]
fn the_help_lists_every_key_of_a_turn() {
    let keys = mandala::cli::keys_of_a_turn(Kind::Pyramids, ENGLISH);
    for word in ["r y g u b", "1 2 3", "Enter", "Backspace", "Left Right", " n "] {
        assert!(keys.contains(word), "{word}");
    }
}
