//! The bar: groups of one color of different players never become adjacent.

use super::help::*;

fn touches(at: &str, color: Color, owner: Player, touched: &str) -> Illegal {
    Illegal::Touches { cell: cell(at), color, owner, touched: cell(touched) }
}

#[test]
fn it_holds_for_opening() {
    let game = position(A);
    assert_eq!(refused(&game, "open h5"), touches("h5", Purple, Two, "h4"));
    assert_eq!(refused(&game, "open g4"), touches("g4", Purple, Two, "h4"));
    assert_eq!(refused(&game, "open g3"), touches("g3", Purple, Two, "h3"));
}

#[test]
fn it_holds_for_flipping() {
    // The purple g4 is next to player two's purple, and now to player one's as well.
    let game = position(
        &B.replace("6   y   y   o   r   r   g [P3]  p", "6   y   y   o   r   r   g [P3][P]")
            .replace("5   o   b   p   r   o   y   b   b", "5   o   b   p   r   o   y   b   p")
            .replace("8           b   b   p (G2)", "8           b   b   b (G2)"),
    );
    assert_eq!(refused(&game, "flip h5"), touches("h5", Purple, Two, "h4"));
}

#[test]
fn it_holds_for_swapping() {
    let game = position(C);
    assert_eq!(refused(&game, "swap g5"), touches("g5", Purple, One, "g6"));
    assert_eq!(refused(&game, "swap h5"), touches("h5", Purple, One, "h6"));
}

#[test]
fn it_holds_for_the_flips_at_the_end() {
    assert_eq!(refused(&position(F), "flip b6"), touches("b6", Green, Two, "b7"));
}

#[test]
fn it_does_not_look_at_corners_at_front_tiles_or_at_other_colors() {
    let game = position(A);
    // Diagonal to player two's purple h4, and beside the front of the purple g4.
    play(&mut game.clone(), "open g5");
    // Beside player two's green.
    play(&mut game.clone(), "open f7");
    // Beside one's own yellow.
    play(&mut game.clone(), "open e2");
}

#[test]
fn another_color_may_be_laid_between_two_groups() {
    let game = position(&F.replace("turn: two", "turn: one"));
    let mut laid = game.clone();
    play(&mut laid, "open b6");
    assert_eq!(laid.tile(cell("b6")).color, Yellow);
    assert_eq!(laid.swap_tile(One), Some(Green));
}

#[test]
fn ones_own_group_never_bars() {
    let game = position(D);
    // The green b4 touches one's own green b5, and player two's green is far away.
    play(&mut game.clone(), "flip b4");
}
