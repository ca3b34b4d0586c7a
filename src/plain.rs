//! Text from files, arguments and the environment, made fit for a terminal.
//!
//! Such text can hold anything, also what a terminal takes for a command. It is shown
//! only as [`Plain`], and nothing else makes one.

use std::fmt;
use std::path::Path;

/// The longest quotation, in characters.
const QUOTE: usize = 60;
/// The longest path, in characters. No system has longer ones, so that a path which
/// can be opened is always shown whole.
const PATH: usize = 4096;
/// Stands where a text was cut.
const CUT: &str = "...";

/// A text that can be shown: whatever is not visible in it is escaped, like `\u{1b}`,
/// and if it is too long, it is cut.
///
/// ```
/// use mandala::plain::Plain;
///
/// let quoted = Plain::quote("\u{1b}]2;a title\u{7}");
/// assert_eq!(quoted.to_string(), "\\u{1b}]2;a title\\u{7}");
/// assert_eq!(Plain::quote(&"x".repeat(1_000_000)).to_string().len(), 63);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plain(String);

impl Plain {
    /// A few words of a text.
    pub fn quote(text: &str) -> Plain {
        Plain::cut(text, QUOTE)
    }

    /// A path. What is no text in it is shown byte by byte, like `\xff`, so that it can be told
    /// from others.
    pub fn path(path: &Path) -> Plain {
        let mut text = String::new();
        for chunk in path.as_os_str().as_encoded_bytes().utf8_chunks() {
            text += chunk.valid();
            text.extend(chunk.invalid().iter().map(|byte| format!("\\x{byte:02x}")));
        }
        Plain::cut(&text, PATH)
    }

    /// A message made of such texts and our own words: all of it, in one line.
    pub fn message(text: &str) -> Plain {
        Plain(escape(text.chars()))
    }

    fn cut(text: &str, longest: usize) -> Plain {
        let mut chars = text.chars();
        let mut shown = escape(chars.by_ref().take(longest));
        if chars.next().is_some() {
            shown += CUT;
        }
        Plain(shown)
    }
}

impl fmt::Display for Plain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

fn escape(chars: impl Iterator<Item = char>) -> String {
    let mut shown = String::new();
    for c in chars {
        if is_visible(c) {
            shown.push(c);
        } else {
            shown.extend(c.escape_unicode());
        }
    }
    shown
}

/// Whether a character can be seen, or is a space, and does not change how the rest of
/// the line is shown.
pub fn is_visible(c: char) -> bool {
    let invisible = matches!(c, '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}'
        | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}'
        | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}'
        | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}'
        | '\u{e0000}'..='\u{e0fff}');
    !c.is_control() && !invisible
}

#[cfg(all(test, unix))]
mod tests {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;
    use std::path::Path;

    use super::Plain;

    #[test]
    fn paths_that_are_no_text_can_be_told_from_each_other() {
        let shown = |bytes| Plain::path(Path::new(OsStr::from_bytes(bytes))).to_string();
        assert_eq!(shown(b"a/\xff\xc3.txt"), "a/\\xff\\xc3.txt");
        assert_eq!(shown("a/\u{fffd}\u{1b}".as_bytes()), "a/\u{fffd}\\u{1b}");
    }
}
