//! The letters that stand for styles in the snapshots.
//!
//! A style keeps its letter, and a new one takes the first that is free. So a style
//! that changes everywhere changes one line here and no picture.

/// The letters of each kind. Left out are those that read like words in a picture.
const LETTERS: &str = ".abcdefghijkmnopqrstuvwyzABCDEFGHIJKMNOPQRSTUVWYZ0123456789\
                       !$%&()*+,-/:;<=>?@[]^_{|}~αβγδεζηθλμξπρσφχψωΓΔΘΛΞΠΣΦΨΩ\
                       бвгджзийлпфцчшщыэюяБДЖЗИЙЛФЦЧШЩЫЭЮЯ";

/// A style on screens of a kind, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Style {
    pub kind: &'static str,
    pub words: String,
}

/// The styles in use, each with its letter.
pub struct Legend(Vec<(Style, char)>);

impl Legend {
    /// The letters of these styles, as far as possible those they had in this text.
    /// Common styles are best listed first: the first letters are easy to read.
    pub fn new(old: &str, used: &[Style]) -> Legend {
        let had = |style: &Style| {
            let mut lines = old.lines().filter_map(split);
            lines.find_map(|(kind, letter, words)| {
                (kind == style.kind && words == style.words).then_some(letter)
            })
        };
        let (kept, new): (Vec<&Style>, Vec<&Style>) =
            used.iter().partition(|style| had(style).is_some());
        let kept = kept.into_iter();
        let mut legend: Vec<(Style, char)> =
            kept.filter_map(|style| Some((style.clone(), had(style)?))).collect();
        for style in new {
            let taken = |letter: char| {
                let mut entries = legend.iter();
                entries.any(|(other, its)| other.kind == style.kind && *its == letter)
            };
            let free = LETTERS.chars().find(|letter| !taken(*letter));
            legend.push((style.clone(), free.expect("more letters than styles")));
        }
        Legend(legend)
    }

    pub fn letter(&self, style: &Style) -> char {
        let entry = self.0.iter().find(|(known, _)| known == style);
        entry.expect("every style has a letter").1
    }
}

/// A line of a legend: a kind of screens, a letter and a style in words.
fn split(line: &str) -> Option<(&str, char, &str)> {
    let (kind, rest) = line.split_once(' ')?;
    let (letter, words) = rest.split_once(' ')?;
    Some((kind, letter.chars().next()?, words))
}

impl std::fmt::Display for Legend {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let place = |letter: char| LETTERS.chars().position(|other| other == letter);
        let mut entries: Vec<&(Style, char)> = self.0.iter().collect();
        entries.sort_by_key(|(style, letter)| (style.kind, place(*letter)));
        for (style, letter) in entries {
            writeln!(f, "{} {letter} {}", style.kind, style.words)?;
        }
        Ok(())
    }
}

#[test]
fn a_style_that_changes_takes_the_letter_of_the_one_before() {
    let used =
        |styles: [&str; 3]| styles.map(|words| Style { kind: "full", words: words.to_string() });
    let old = Legend::new("", &used(["cloth", "card", "back"])).to_string();
    assert_eq!(old, "full . cloth\nfull a card\nfull b back\n");
    let new = Legend::new(&old, &used(["back", "new card", "cloth"])).to_string();
    assert_eq!(new, "full . cloth\nfull a new card\nfull b back\n");
}

#[test]
fn each_kind_of_screens_has_letters_of_its_own() {
    let used = ["full", "none"].map(|kind| Style { kind, words: "bold".to_string() });
    let legend = Legend::new("", &used);
    assert_eq!(legend.to_string(), "full . bold\nnone . bold\n");
    assert_eq!(legend.letter(&used[1]), '.');
}
