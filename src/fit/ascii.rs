//! Text for terminals that can show ASCII only.

use std::borrow::Cow;

use super::columns;

/// A text in ASCII: letters as they are written without accents, and `?` for what has
/// no such spelling. Different names may become alike, like `Ä` and `Ae`: whose turn it
/// is can still be told by the seats.
pub fn spell(text: &str) -> Cow<'_, str> {
    if text.is_ascii() {
        return Cow::Borrowed(text);
    }
    let mut spelled = String::with_capacity(text.len());
    for c in text.chars() {
        match spelling(c) {
            Some(letters) => spelled += letters,
            None if c.is_ascii() => spelled.push(c),
            // An accent separate from its letter.
            None if columns(c.encode_utf8(&mut [0; 4])) == 0 => {}
            None => spelled.push('?'),
        }
    }
    Cow::Owned(spelled)
}

/// The same for all but paths and what is called by them: a file would not be found by
/// another spelling.
pub fn spell_words(text: &str) -> String {
    let words = text.split_inclusive(char::is_whitespace);
    let spelled = words.map(|word| match word {
        path if path.contains(['/', '\\']) => Cow::Borrowed(path),
        word => spell(word),
    });
    spelled.collect()
}

/// How a letter or a mark outside ASCII is written in it, if it can be.
fn spelling(c: char) -> Option<&'static str> {
    // In each of these ranges capitals and small letters take turns.
    let pair = |capital, small| if c.is_uppercase() { capital } else { small };
    Some(match c {
        'À'..='Ã' | 'Å' | 'Ā' | 'Ă' | 'Ą' | 'Ǎ' => "A",
        'à'..='ã' | 'å' | 'ā' | 'ă' | 'ą' | 'ǎ' | 'ª' => "a",
        'Ä' | 'Æ' => "Ae",
        'ä' | 'æ' => "ae",
        'Ç' | 'Ć' | 'Ĉ' | 'Ċ' | 'Č' => "C",
        'ç' | 'ć' | 'ĉ' | 'ċ' | 'č' => "c",
        'Ð' | 'Ď' | 'Đ' => "D",
        'ð' | 'ď' | 'đ' => "d",
        'È'..='Ë' | 'Ē' | 'Ĕ' | 'Ė' | 'Ę' | 'Ě' | 'Ə' => "E",
        'è'..='ë' | 'ē' | 'ĕ' | 'ė' | 'ę' | 'ě' | 'ə' => "e",
        'Ĝ' | 'Ğ' | 'Ġ' | 'Ģ' | 'Ǧ' => "G",
        'ĝ' | 'ğ' | 'ġ' | 'ģ' | 'ǧ' => "g",
        'Ĥ' | 'Ħ' => "H",
        'ĥ' | 'ħ' => "h",
        'Ì'..='Ï' | 'Ĩ' | 'Ī' | 'Ĭ' | 'Į' | 'İ' | 'Ǐ' => "I",
        'ì'..='ï' | 'ĩ' | 'ī' | 'ĭ' | 'į' | 'ı' | 'ǐ' => "i",
        'Ĳ' => "IJ",
        'ĳ' => "ij",
        'Ĵ' => "J",
        'ĵ' => "j",
        'Ķ' => "K",
        'ķ' | 'ĸ' => "k",
        'Ĺ' | 'Ļ' | 'Ľ' | 'Ŀ' | 'Ł' => "L",
        'ĺ' | 'ļ' | 'ľ' | 'ŀ' | 'ł' => "l",
        'Ñ' | 'Ń' | 'Ņ' | 'Ň' => "N",
        'ñ' | 'ń' | 'ņ' | 'ň' | 'ŉ' => "n",
        'Ŋ' => "Ng",
        'ŋ' => "ng",
        'Ò'..='Õ' | 'Ø' | 'Ō' | 'Ŏ' | 'Ő' | 'Ơ' | 'Ǒ' => "O",
        'ò'..='õ' | 'ø' | 'ō' | 'ŏ' | 'ő' | 'ơ' | 'ǒ' | 'º' => "o",
        'Ö' | 'Œ' => "Oe",
        'ö' | 'œ' => "oe",
        'Ŕ' | 'Ŗ' | 'Ř' => "R",
        'ŕ' | 'ŗ' | 'ř' => "r",
        'Ś' | 'Ŝ' | 'Ş' | 'Š' | 'Ș' => "S",
        'ś' | 'ŝ' | 'ş' | 'š' | 'ș' | 'ſ' => "s",
        'ß' => "ss",
        'ẞ' => "SS",
        'Ţ' | 'Ť' | 'Ŧ' | 'Ț' => "T",
        'ţ' | 'ť' | 'ŧ' | 'ț' => "t",
        'Þ' => "Th",
        'þ' => "th",
        'Ù'..='Û' | 'Ũ' | 'Ū' | 'Ŭ' | 'Ů' | 'Ű' | 'Ų' | 'Ư' | 'Ǔ' => "U",
        'ù'..='û' | 'ũ' | 'ū' | 'ŭ' | 'ů' | 'ű' | 'ų' | 'ư' | 'ǔ' => "u",
        'Ü' => "Ue",
        'ü' => "ue",
        'Ŵ' => "W",
        'ŵ' => "w",
        'Ý' | 'Ŷ' | 'Ÿ' => "Y",
        'ý' | 'ÿ' | 'ŷ' => "y",
        'Ź' | 'Ż' | 'Ž' => "Z",
        'ź' | 'ż' | 'ž' => "z",
        'Ạ'..='ặ' => pair("A", "a"),
        'Ẹ'..='ệ' => pair("E", "e"),
        'Ỉ'..='ị' => pair("I", "i"),
        'Ọ'..='ợ' => pair("O", "o"),
        'Ụ'..='ự' => pair("U", "u"),
        'Ỳ'..='ỹ' => pair("Y", "y"),
        '\u{a0}' | '\u{2000}'..='\u{200a}' | '\u{202f}' | '\u{205f}' | '\u{3000}' => " ",
        '‘' | '’' | '‚' | '‹' | '›' | '´' => "'",
        '“' | '”' | '„' | '«' | '»' => "\"",
        '‐'..='―' | '−' => "-",
        '…' => "...",
        '·' | '•' => ".",
        '×' => "x",
        '─' => "-",
        '│' => "|",
        '┌' | '┐' | '└' | '┘' | '├' | '┤' => "+",
        '░' => "#",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::{spell, spell_words};

    #[test]
    fn a_path_keeps_its_letters() {
        assert_eq!(
            spell_words("Zurück: --resume /home/Zoë/x.mandala\nfür Zoë"),
            "Zurueck: --resume /home/Zoë/x.mandala\nfuer Zoe"
        );
    }

    #[test]
    fn letters_are_written_without_their_accents() {
        for (text, spelled) in [
            ("Anna", "Anna"),
            ("Jürgen Größ", "Juergen Groess"),
            ("José Ångström", "Jose Angstroem"),
            ("Łukasz Søren", "Lukasz Soren"),
            ("Þóra Đặng Ệ", "Thora Dang E"),
            ("Çağrı Ștefan", "Cagri Stefan"),
            ("O’Brien – ×2…", "O'Brien - x2..."),
            // An accent separate from its letter is left out.
            ("Rene\u{301}e", "Renee"),
            ("┌─┤░│", "+-+#|"),
            ("花 Ωx", "? ?x"),
        ] {
            assert_eq!(spell(text), spelled);
        }
    }

    #[test]
    fn whatever_it_is_ascii_comes_of_it() {
        let all: String = ('\0'..=char::MAX).collect();
        assert!(spell(&all).is_ascii());
    }

    /// What a capital becomes begins with one, and what a small letter becomes does not.
    #[test]
    fn capitals_stay_capitals() {
        for c in '\u{c0}'..'\u{1f00}' {
            let spelled = spell(c.encode_utf8(&mut [0; 4])).into_owned();
            if spelled.starts_with(|c: char| c.is_ascii_alphabetic()) {
                let is_capital = spelled.starts_with(|c: char| c.is_ascii_uppercase());
                assert_eq!(is_capital, c.is_uppercase(), "{c}");
            }
        }
    }
}
