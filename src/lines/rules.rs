//! The rules, as they are heard.

use crate::texts::Language;
use crate::texts::language::games::Section;
use crate::texts::language::lines::Said;

/// Rules in sentences. A star is not heard: what is marked by one says that it is a rule of
/// the house.
pub(super) fn told(language: &dyn Language, rules: &[Section]) -> Vec<String> {
    let mut said = Vec::new();
    for section in rules {
        said.push(section.title.to_string());
        said.extend(section.paragraphs.iter().map(|it| unmarked(language, it)));
    }
    said
}

/// A paragraph without stars.
pub(super) fn unmarked(language: &dyn Language, paragraph: &str) -> String {
    // What they mean stands at the end.
    let text = paragraph.split(" (*").next().unwrap_or_default();
    // A star belongs to the sentence before it.
    let text = text.replace(".*", "*.");
    let sentences = text.split_inclusive(". ").map(|sentence| {
        if sentence.contains('*') {
            let rule = Said::HouseRule(&sentence.replace('*', ""));
            language.in_lines().say(&rule, super::NOBODY)
        } else {
            sentence.to_string()
        }
    });
    sentences.collect()
}

#[cfg(test)]
mod tests {
    use super::told;
    use crate::app::Tongue;
    use crate::rules::Kind;
    use crate::texts::language::lines::Said;

    #[test]
    fn house_rules_are_called_so_in_words() {
        for (tongue, kind) in
            Tongue::ALL.into_iter().flat_map(|it| Kind::ALL.map(|kind| (it, kind)))
        {
            let language = tongue.language();
            let said = told(language, language.games().game(kind).rules).join(" ");
            assert!(!said.contains('*'), "{said}");
            let rule = language.in_lines().say(&Said::HouseRule(""), super::super::NOBODY);
            assert!(said.contains(&rule), "{said}");
        }
    }
}
