//! A curve of chances, drawn with characters.

/// How many steps a character has, from the bottom.
const STEPS: usize = 8;

/// The characters of a column that is filled so far, in eighths.
const BLOCKS: [&str; STEPS + 1] = [" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"];

/// The rows of a curve, the top one first. Each column stands for as many of the values as
/// it takes, and shows the last of them.
pub fn rows(values: &[f32], width: usize, height: usize, ascii: bool) -> Vec<String> {
    let columns = values.len().min(width);
    let value = |column: usize| values[(column + 1) * values.len() / columns - 1];
    let full = STEPS * height;
    let filled = |column: usize| (value(column).clamp(0.0, 1.0) * full as f32).round() as usize;
    let cell = |row: usize, column: usize| {
        let below = STEPS * (height - 1 - row);
        match filled(column).saturating_sub(below).min(STEPS) {
            0 => " ",
            1..4 if ascii => ".",
            4.. if ascii => "#",
            steps => BLOCKS[steps],
        }
    };
    let row = |row: usize| (0..columns).map(|column| cell(row, column)).collect();
    (0..height).map(row).collect()
}
