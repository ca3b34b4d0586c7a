//! What somebody sees who has never played: the start screen, the help, the first turn.

use crate::common::app::App;
use mandala::app::command::Command;
use mandala::app::start::{Line, Unfinished};
use mandala::app::{Opening, Settings};
use mandala::record::Names;
use mandala::record::cards::Record;
use mandala::rules::Kind;
use mandala::rules::Player;
use mandala::texts::ENGLISH;
use mandala::texts::language::games::Picture;
use mandala::texts::language::house;
use mandala::ui::theme::{Depth, Theme};
use mandala::ui::{Painter, clicked};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::dump::{BARE, PLAIN, draw, draw_noting_cuts, rows};
use crate::help::{TURN, press, script};

/// The picture of the card table.
fn picture() -> Picture {
    ENGLISH.games().game(Kind::Cards).picture
}

const SIZES: [(u16, u16); 5] = [(60, 20), (80, 24), (100, 30), (132, 43), (200, 60)];
const ASCII: Theme = Theme { ascii: true, ..PLAIN };

fn start(offer: Option<Names>) -> App {
    let offer = offer
        .map(|names| Unfinished { record: Record::new(42, names, Player::One).into(), file: None });
    App::start(Settings::default(), Box::new(|| 42), Opening::default(), offer)
}

#[test]
fn the_start_screen_says_what_the_game_is_about_and_where_to_learn_it() {
    for (width, height) in SIZES {
        let (buffer, _) = draw(&start(None), PLAIN, (width, height));
        let screen = rows(&buffer).join("\n");
        for text in
            ENGLISH.games().game(Kind::Cards).about.into_iter().chain([ENGLISH.start().newcomers()])
        {
            assert!(screen.contains(text), "{width}x{height}: {text}\n{screen}");
        }
    }
}

#[test]
fn where_there_is_no_room_beside_the_form_the_picture_is_left_out() {
    for (width, height) in SIZES {
        let (buffer, _) = draw(&start(None), PLAIN, (width, height));
        let has_picture = rows(&buffer).iter().any(|row| row.contains('▀'));
        assert_eq!(has_picture, width > 60, "{width}x{height}");
    }
}

#[test]
fn a_line_of_the_start_screen_can_be_clicked_over_its_whole_height() {
    for (width, height) in SIZES {
        let app = start(Some(Names::new("Anna", "Beth").unwrap()));
        let (buffer, hits) = draw(&app, PLAIN, (width, height));
        let rows = rows(&buffer);
        // The word to newcomers above the form has a label in it.
        let row_of = |label: &str| rows.iter().rposition(|row| row.contains(label)).unwrap();
        let lines = app.scene().start().unwrap().lines();
        let label = |&line: &Line| ENGLISH.start().line(line, Kind::Cards);
        let labels: Vec<&str> = lines.iter().map(label).collect();
        assert_eq!(labels.len(), 8);
        let column = rows[row_of("Top:")].find("Top:").unwrap();
        let column = rows[row_of("Top:")][..column].chars().count() as u16;
        for (n, label) in labels.iter().enumerate() {
            // Down to the next line, or one row further if it is the last.
            let first = row_of(label);
            let next = labels.get(n + 1).map_or(first + 1, |next| row_of(next));
            for row in first..next {
                let hit = clicked(&hits, column, row as u16);
                assert_eq!(hit, Some(Command::Focus(lines[n])), "{label} {width}x{height}");
            }
        }
    }
}

#[test]
fn the_names_of_a_kept_game_are_told_in_full() {
    let (one, two) = ("WWWWWWWWWWWWWWWW", "MMMMMMMMMMMMMMMM");
    for (width, height) in SIZES {
        let app = start(Some(Names::new(one, two).unwrap()));
        let (buffer, _) = draw(&app, PLAIN, (width, height));
        let screen = rows(&buffer).join("\n");
        for text in [one, two, "turn 1", "Deal the cards"] {
            assert!(screen.contains(text), "{width}x{height}: {text}\n{screen}");
        }
    }
}

/// Where the first two words of a sentence end.
fn begins(sentence: &str) -> usize {
    let mut spaces = sentence.match_indices(' ');
    spaces.nth(1).map_or(sentence.len(), |(at, _)| at)
}

#[test]
fn the_help_has_a_picture_of_the_table_that_names_everything() {
    for theme in [PLAIN, ASCII, BARE] {
        for (width, height) in SIZES {
            for mut app in [start(None), script(TURN, "Space g")] {
                press(&mut app, "?");
                let mut painter = Painter::new(theme, ENGLISH);
                let mut buffer = Buffer::empty(Rect::new(0, 0, width, height));
                painter.draw(&app.scene(), &mut buffer);
                app.shown_with(painter.extent());
                press(&mut app, "5");
                let (rows, cut) = draw_noting_cuts(&app, theme, (width, height));
                let screen = rows.join("\n");
                assert!(cut.is_empty(), "{width}x{height}: {cut:?}");
                // Beside the picture, what is said about it may go on in the next line.
                let labels = picture().labels.iter();
                let labels = labels.flat_map(|(word, about)| [*word, &about[..begins(about)]]);
                // Drawn with its own pieces, a table shows who sits where.
                let written: &[&str] = match theme.depth {
                    Depth::Mono => &["Mandala", "Deck", "Discard", "top player"],
                    _ => &[],
                };
                for text in labels.chain(written.iter().copied()) {
                    assert!(screen.contains(text), "{width}x{height}: {text}\n{screen}");
                }
            }
        }
    }
}

#[test]
fn the_help_has_the_rules_then_the_table_and_keys_only_after_the_rules() {
    let mut app = start(None);
    press(&mut app, "?");
    // Page by page, as a newcomer reads it.
    let mut text = String::new();
    for _ in 0..40 {
        let (buffer, _) = draw(&app, PLAIN, (60, 20));
        text += &rows(&buffer)[1..19].join("\n");
        press(&mut app, "Down Down");
    }
    let at = |part: &str| text.find(part).unwrap_or_else(|| panic!("no {part}"));
    let sections = ENGLISH.games().game(Kind::Cards).rules.iter();
    let rules: Vec<usize> = sections.map(|section| at(section.title)).collect();
    let about = picture().labels[0].1;
    let table = ENGLISH.house().label(house::Label::HelpTable);
    let table = [at(table), at(&about[..begins(about)])];
    let order = [&rules[..], &table].concat();
    assert!(order.is_sorted(), "{order:?}");
    // They may fill a page that the picture is too high for.
    let keys = [at("Keys: "), at(ENGLISH.house().label(house::Label::HelpKeys))];
    assert!(rules.last() < keys.iter().min(), "{rules:?} {keys:?}");
}

#[test]
fn the_picture_of_the_table_fits_the_smallest_screen() {
    let label = |(word, about): &(&str, &str)| word.len().max(8) + 1 + about.len();
    assert!(picture().rows.iter().all(|row| row.chars().count() <= 56));
    assert!(picture().labels.iter().map(label).all(|columns| columns <= 56));
    // Below its heading.
    assert!(picture().rows.len() + picture().labels.len() < 18);
}

#[test]
fn the_first_handover_of_the_first_game_says_what_a_turn_is() {
    let turn = "Each turn, build a Mountain and draw, grow your Field, or discard and draw.";
    let says_so = |app: &App, (width, height): (u16, u16)| {
        let (buffer, _) = draw(app, PLAIN, (width, height));
        let screen = rows(&buffer).join(" ");
        // A bar stands along the left of it.
        let words: Vec<&str> = screen.split_whitespace().filter(|it| *it != "█").collect();
        words.join(" ").contains(turn)
    };
    for size in SIZES {
        let mut app = start(None);
        press(&mut app, "Enter Enter Enter Enter");
        assert!(says_so(&app, size), "{size:?}");
        // Later there is more to tell: what the other player did.
        press(&mut app, "Space Right x Enter Enter");
        assert!(!says_so(&app, size), "{size:?}");
        press(&mut app, "q a y a");
        assert!(!says_so(&app, size), "{size:?}: a rematch");
    }
}
