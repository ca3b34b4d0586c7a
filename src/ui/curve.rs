//! A curve of chances, drawn with characters.

/// How many steps a character has, from the bottom.
const STEPS: usize = 8;

/// The characters of a column that is filled so far, in eighths.
const BLOCKS: [&str; STEPS + 1] = [" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"];

/// The widest column of a value.
const WIDEST: usize = 3;

/// The rows of a curve, the top one first. Where there are few values each has several
/// columns; where there are many, a column shows the last of those that it stands for.
pub fn rows(values: &[f32], width: usize, height: usize, ascii: bool) -> Vec<String> {
    let columns = (values.len() * WIDEST).min(width);
    let columns = match columns / values.len().max(1) {
        0 => columns,
        each => each * values.len(),
    };
    let value = |column: usize| values[((column + 1) * values.len()).div_ceil(columns) - 1];
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

#[cfg(test)]
mod tests {
    use super::rows;

    #[test]
    fn a_curve_fills_its_rows_from_below() {
        assert_eq!(rows(&[0.0, 0.5, 1.0], 3, 2, true), ["  #", " ##"]);
        assert_eq!(rows(&[0.25, 1.0], 7, 1, false), ["▂▂▂███"]);
    }

    #[test]
    fn many_values_share_columns_and_the_last_one_is_shown() {
        assert_eq!(rows(&[1.0, 0.0, 0.0, 1.0], 2, 1, true), [" #"]);
        assert_eq!(
            rows(&[0.0, 1.0, 1.0, 0.0, 1.0], 2, 1, true).concat().len(),
            2
        );
    }

    #[test]
    fn a_game_without_a_choice_has_an_empty_curve() {
        assert_eq!(rows(&[], 10, 2, true), ["", ""]);
    }
}
