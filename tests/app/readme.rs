//! The README tells the truth about options, records and commands.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use mandala::cli;
use mandala::record::cards::Record;
use mandala::rules::Kind;
use mandala::texts::ENGLISH;

fn read(path: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The part of the README under a heading.
fn section(heading: &str) -> String {
    let readme = read("README.md");
    let (_, rest) =
        readme.split_once(&format!("\n{heading}\n")).unwrap_or_else(|| panic!("no {heading}"));
    rest.split("\n#").next().unwrap_or_default().to_string()
}

/// The words in code type in the first column of a section's table.
fn listed(heading: &str) -> BTreeSet<String> {
    let section = section(heading);
    let rows = section.lines().filter_map(|line| line.strip_prefix("| "));
    let rows = rows.filter_map(|row| row.split_once(" | "));
    rows.flat_map(|(cell, _)| cell.split('`').skip(1).step_by(2))
        .flat_map(str::split_whitespace)
        .map(str::to_string)
        .collect()
}

#[test]
fn the_readme_lists_every_option_and_no_other() {
    let command = cli::command(Kind::default(), None, ENGLISH);
    let options = command.get_arguments();
    let longs = options.filter_map(|option| option.get_long());
    let longs: BTreeSet<String> = longs.map(|long| format!("--{long}")).collect();
    let mut listed = listed("### Options");
    listed.retain(|word| word.starts_with("--"));
    assert_eq!(listed, longs);
}

#[test]
fn the_record_in_the_readme_and_in_the_docs_is_one() {
    let section = section("### Where games are kept");
    let lines = section.lines().skip_while(|line| !line.starts_with("    "));
    let lines = lines.take_while(|line| line.is_empty() || line.starts_with("    "));
    let shown: Vec<&str> = lines.map(|line| line.trim_start()).collect();
    let text = format!("{}\n", shown.join("\n").trim_end());
    let record: Record = text.parse().expect("a record");
    assert_eq!(record.to_string(), text);

    let docs = read("src/record/mod.rs").replace("//! ", "").replace("//!", "");
    assert!(docs.contains(&text));
}

#[test]
fn the_commands_of_the_readme_are_those_that_are_checked() {
    let play = section("## Play");
    let commands = play.lines().filter_map(|line| line.strip_prefix("    "));
    let commands: Vec<&str> =
        commands.filter_map(|line| line.split('#').next()).map(str::trim).collect();
    assert_eq!(commands, ["cargo run -- --seed 42", "cargo test"]);

    let has_line = |text: &str, wanted: &str| text.lines().any(|line| line.trim() == wanted);
    let guide = read(".github/CONTRIBUTING.md");
    for command in commands {
        assert!(has_line(&guide, command), "{command}");
    }
    assert!(has_line(&read(".ci/run"), "cargo test"));
    let workflow = read(".github/workflows/ci.yml");
    assert!(has_line(&workflow, "- run: cargo test --locked"));
}
