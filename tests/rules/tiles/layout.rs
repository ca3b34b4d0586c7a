//! A mandala laid out by hand.

use super::help::*;
use mandala::rules::tiles::LayoutFault;

const GOOD: &str = WHOLE_GAME;

fn fault(text: &str) -> LayoutFault {
    let layout: Result<Layout, LayoutFault> = text.parse();
    match layout {
        Ok(layout) => Game::lay_out(&layout, One).expect_err(text),
        Err(fault) => fault,
    }
}

#[test]
fn it_is_written_in_capitals_and_read_in_any_case() {
    for text in [GOOD, SHORTEST_GAME] {
        let layout: Layout = text.parse().expect("a good layout");
        assert_eq!(layout.to_string(), text);
        assert_eq!(text.to_lowercase().parse(), Ok(layout));
    }
}

#[test]
fn it_lies_as_it_is_written_the_top_row_first() {
    let game = laid_out(GOOD);
    for (at, color) in [
        ("c8", Black),
        ("f8", Green),
        ("b7", Yellow),
        ("a6", Yellow),
        ("d5", Red),
        ("h3", Green),
        ("c1", Orange),
        ("f1", Yellow),
    ] {
        let tile = game.tile(cell(at));
        assert_eq!((tile.color, tile.owner, tile.marker), (color, None, None), "{at}");
    }
}

#[test]
fn the_start_tiles_follow_from_it() {
    let start = |text: &str| text.parse::<Layout>().expect("a layout").start_tiles();
    assert_eq!(start(GOOD), Ok([Yellow, Purple]));
    assert_eq!(start(SHORTEST_GAME), Ok([Red, Green]));
}

#[test]
fn the_rows_have_their_lengths() {
    assert_eq!(fault(""), LayoutFault::Rows { rows: 1 });
    assert_eq!(fault(&format!("{GOOD}/")), LayoutFault::Rows { rows: 9 });
    let row = |row, letters, expected| LayoutFault::Row { row, letters, expected };
    assert_eq!(fault(&GOOD.replace("BBPG/", "BBPGY/")), row(8, 5, 4));
    assert_eq!(fault(&GOOD.replace("/OORY", "/OOR")), row(1, 3, 4));
    assert_eq!(fault(&GOOD.replace("/YYORRGYP/", "//")), row(6, 0, 8));
    let letter = LayoutFault::Letter { row: 7, number: 2 };
    assert_eq!(fault(&GOOD.replace("/YBRRPG/", "/YXRRPG/")), letter);
    assert_eq!(fault(&GOOD.replace("/YBRRPG/", "/YéRRPG/")), letter);
}

#[test]
fn two_colors_have_eight_tiles_and_four_have_nine() {
    let counts = fault(&GOOD.replace("/OORY", "/OORR"));
    assert_eq!(counts, LayoutFault::Counts { counts: [10, 9, 7, 9, 8, 9] });
    let counts = fault(&GOOD.replace("/OORY", "/OORP"));
    assert_eq!(counts, LayoutFault::Counts { counts: [9, 9, 7, 9, 9, 9] });
}

#[test]
fn the_center_has_one_tile_of_each_color_that_has_nine() {
    // The red d5 and the yellow f5 change places.
    let text = GOOD.replace("OBPROYBB", "OBPYORBB");
    assert_eq!(fault(&text), LayoutFault::Center { color: Red });
    // The black d4 and the red b3 do.
    let text = GOOD.replace("GGPBGBPP/RROPOOGG", "GGPRGBPP/RBOPOOGG");
    assert_eq!(fault(&text), LayoutFault::Center { color: Red });
}
