//! Long texts on top of the table.

use crate::player::deal;

#[test]
fn keys_that_went_beyond_the_end_of_a_text_need_not_be_taken_back() {
    let pty = deal(&[], &[]);
    pty.press("?");
    pty.press("\x1b[F");
    let end = pty.screen();
    // Many keys beyond the end, and one back.
    pty.send("\x1b[6~".repeat(20));
    pty.press("\x1b[A");
    pty.wait_until("a line less", |screen| screen.contents() != end);
    pty.press("\x1b[B");
    pty.wait_until("the end", |screen| screen.contents() == end);
}
