//! Paths as words of a command line, to be copied and pasted.

use std::path::Path;

use crate::plain::{Plain, is_visible};
use crate::platform::Platform;

/// A path as it is typed in the shell of a platform. Pasted there, it is that path
/// and nothing else, and there is nothing in it that a terminal could mistake.
///
/// ```
/// use std::path::Path;
/// use mandala::shell;
/// use mandala::platform::Platform;
///
/// let word = |path: &str| shell::word(Platform::Unix, Path::new(path));
/// assert_eq!(word("/games/anna"), "/games/anna");
/// assert_eq!(word("Anna's $(games)"), r"'Anna'\''s $(games)'");
/// ```
pub fn word(platform: Platform, path: &Path) -> String {
    // Otherwise it would be taken for an option, however it is quoted.
    let is_like_option = path.as_os_str().as_encoded_bytes().starts_with(b"-");
    if is_like_option {
        return word(platform, &Path::new(".").join(path));
    }
    match platform {
        Platform::Windows => windows(&path.to_string_lossy()),
        Platform::Unix | Platform::MacOs => posix(path.as_os_str().as_encoded_bytes()),
    }
}

/// Any POSIX shell takes what stands in single quotes as it is.
fn posix(path: &[u8]) -> String {
    let is_plain = |c: char| c.is_alphanumeric() || "/._-:+,".contains(c);
    match std::str::from_utf8(path) {
        Ok(text) if !is_shown_whole(text) => from_bytes(path),
        Ok(text) if !text.is_empty() && text.chars().all(is_plain) => text.to_string(),
        Ok(text) => format!("'{}'", text.replace('\'', r"'\''")),
        Err(_) => from_bytes(path),
    }
}

/// Whether a text looks the same after lines were broken at its spaces.
fn is_shown_whole(text: &str) -> bool {
    let is_plain = |c: char| c == ' ' || !c.is_whitespace();
    text.chars().all(|c| is_visible(c) && is_plain(c))
        && !text.contains("  ")
        && text.trim() == text
}

/// A path with bytes that must not be shown: the shell makes them from their numbers.
/// Not by `$'...'`, which is not in every POSIX shell.
fn from_bytes(path: &[u8]) -> String {
    // A shell drops the ends of lines at the end of what a command prints, so these
    // stand behind it as themselves.
    let end = path.iter().rposition(|&b| b != b'\n').map_or(0, |at| at + 1);
    let (path, newlines) = path.split_at(end);
    let mut word = String::from("\"$(printf '");
    for &byte in path {
        match byte {
            b'/' | b'.' | b'_' | b'-' => word.push(byte.into()),
            _ if byte.is_ascii_alphanumeric() => word.push(byte.into()),
            _ => word += &format!("\\{byte:03o}"),
        }
    }
    word += "')";
    word.extend(newlines.iter().map(|_| '\n'));
    word + "\""
}

/// PowerShell and cmd agree on double quotes, but PowerShell replaces `$` and the
/// backtick within them; then single quotes are right for PowerShell, the usual one.
/// (In cmd, nothing keeps a `%NAME%` from being replaced.)
fn windows(path: &str) -> String {
    let is_plain = |c: char| c.is_alphanumeric() || r"/\._-:".contains(c);
    let is_single = |c: char| "'\u{2018}\u{2019}\u{201a}\u{201b}".contains(c);
    let is_replaced = |c: char| "$`\u{201c}\u{201d}\u{201e}".contains(c);
    // A path with such characters is not found, but it is not taken for another either.
    let path = Plain::message(path).to_string();
    if !path.is_empty() && path.chars().all(is_plain) {
        return path;
    }
    if path.contains(is_replaced) {
        let mut word = String::from("'");
        for c in path.chars() {
            word.push(c);
            // PowerShell takes all of these for the end, unless they stand twice.
            if is_single(c) {
                word.push(c);
            }
        }
        return word + "'";
    }
    // A backslash would make the quote after it a part of the path.
    let end = path.trim_end_matches('\\').len();
    format!("\"{path}{}\"", &path[end..])
}
