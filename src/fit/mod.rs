//! Text fitted into columns, wherever it is shown.

pub mod ascii;
pub mod curve;

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// How many columns a text takes.
pub fn columns(text: &str) -> usize {
    text.width()
}

/// As much of a text as fits.
pub fn clip(text: &str, width: usize) -> String {
    let mut clipped = String::new();
    let mut used = 0;
    for c in text.chars() {
        used += c.width().unwrap_or(0);
        if used > width {
            break;
        }
        clipped.push(c);
    }
    clipped
}

/// A text with spaces behind it, so that it takes at least `width` columns.
pub fn padded(text: &str, width: usize) -> String {
    let spaces = width.saturating_sub(columns(text));
    format!("{text}{:spaces$}", "")
}

/// Breaks a text into lines at spaces, but not at those that are meant to keep two words
/// together; a word that is too long goes on in the next line, a path from a folder on.
pub fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = String::new();
    for word in text.split(' ').filter(|word| !word.is_empty()) {
        let space = usize::from(!line.is_empty());
        if columns(&line) + space + columns(word) > width && !line.is_empty() {
            lines.push(std::mem::take(&mut line));
        }
        if !line.is_empty() {
            line.push(' ');
        }
        // Each part is looked at once: a word can be as long as a file.
        let mut rest = word;
        loop {
            let mut part = clip(rest, width);
            // The path of a file is broken between its folders.
            if let Some(end) = part.rfind(std::path::is_separator)
                && part.len() < rest.len()
            {
                part.truncate(end + 1);
            }
            rest = &rest[part.len()..];
            if rest.is_empty() || part.is_empty() {
                line.push_str(&part);
                break;
            }
            lines.push(part);
        }
    }
    if !line.is_empty() {
        lines.push(line);
    }
    lines
}

/// Takes lines out of the longest paragraph until all fit, and marks the place. They are taken
/// from its middle, which is that of a path: what a file is called and what is wrong with it
/// come last.
pub fn shorten(paragraphs: &mut [Vec<String>], room: u16, mark: &str) {
    let mut left: Vec<usize> = paragraphs.iter().map(Vec::len).collect();
    while left.iter().sum::<usize>() > usize::from(room) {
        let Some(longest) = left.iter_mut().max() else {
            return;
        };
        *longest -= 1;
    }
    for (lines, left) in paragraphs.iter_mut().zip(left) {
        if left == lines.len() {
            continue;
        }
        let widest = lines.iter().map(|line| columns(line)).max().unwrap_or(0);
        let head = left.div_ceil(2);
        lines.drain(head..head + lines.len() - left);
        if let Some(last) = lines[..head].last_mut() {
            let room = widest.saturating_sub(columns(mark));
            let gap = if columns(last) < room { " " } else { "" };
            *last = clip(last, room) + gap + mark;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{clip, columns, padded, shorten, wrap};

    #[test]
    fn a_path_is_broken_between_its_folders() {
        let text = "It is in /home/anna/games/2026-11-17.mandala";
        assert_eq!(wrap(text, 20).join("|"), "It is in|/home/anna/games/|2026-11-17.mandala");
    }

    #[test]
    fn what_does_not_fit_is_left_out_of_the_middle_and_marked() {
        let lines = |text: &str| wrap(text, 3);
        let shortened = |room| {
            let mut all = [lines("one two six ten end"), lines("a b c")];
            shorten(&mut all, room, "~");
            all.map(|it| it.join("|")).join(" ")
        };
        assert_eq!(shortened(7), "one|two|six|ten|end a b|c");
        assert_eq!(shortened(5), "one|tw~|end a b|c");
        assert_eq!(shortened(4), "on~|end a b|c");
    }

    /// Looking at all that is left before each line, this would take an hour.
    #[test]
    fn a_word_as_long_as_a_file_is_wrapped_in_one_go() {
        let word = "é花x\u{301}".repeat(1 << 20);
        for text in [word.clone(), format!("line 7: {word} ends")] {
            let lines = wrap(&text, 40);
            assert!(lines.iter().all(|line| columns(line) <= 40));
            assert_eq!(lines.concat().replace(' ', ""), text.replace(' ', ""));
        }
        assert_eq!(clip(&word, 4), "é花x\u{301}");
    }

    #[test]
    fn lines_are_broken_between_words_and_only_long_words_within() {
        let lines = |text, width| wrap(text, width).join("|");
        assert_eq!(lines("", 5), "");
        assert_eq!(lines("one two  three", 7), "one two|three");
        assert_eq!(lines("one two three", 3), "one|two|thr|ee");
        assert_eq!(lines("a abcdefg b", 3), "a|abc|def|g b");
        assert_eq!(lines("abcdef gh", 3), "abc|def|gh");
        assert_eq!(lines("花花花 a", 4), "花花|花 a");
        assert_eq!(lines("花花", 1), "");
        assert_eq!(lines("a b", 0), "");
        assert_eq!(lines("one\u{a0}two three", 9), "one\u{a0}two|three");
        assert_eq!(lines("née Åse", 4), "née|Åse");
    }

    #[test]
    fn texts_are_padded_by_columns() {
        for (text, full) in
            [("ab", "ab   |"), ("é", "é    |"), ("花", "花   |"), ("abcdef", "abcdef|")]
        {
            assert_eq!(padded(text, 5) + "|", full);
        }
    }
}
