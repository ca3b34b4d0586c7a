//! A curve of chances, drawn with characters.

use std::ops::Range;

/// How many steps a character has, from the bottom.
pub const STEPS: usize = 8;

/// The characters of a column that is filled so far, in eighths.
pub const BLOCKS: [&str; STEPS + 1] = [" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"];

/// What stands before a turn that is marked.
pub const MARK: char = '^';

/// The most columns of a value.
const WIDEST: usize = 6;

/// The rows of a curve, the top one first. Where there are few values each has several
/// columns; where there are many, a column shows one of those that it stands for.
pub fn rows(values: &[f32], width: usize, height: usize, ascii: bool) -> Vec<String> {
    let values = spread(values, width);
    let columns = values.len();
    let full = STEPS * height;
    let filled = |column: usize| (values[column].clamp(0.0, 1.0) * full as f32).round() as usize;
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

/// The value of each column of a curve: of several the one that is farthest from the column
/// before, so that no turning point is lost, and at the end the last one.
pub fn spread(values: &[f32], width: usize) -> Vec<f32> {
    let columns = columns(values.len(), width);
    let mut spread: Vec<f32> = Vec::with_capacity(columns);
    for column in 0..columns {
        let stands_for = &values[shown(column, values.len(), columns)];
        let before = spread.last().copied().unwrap_or(values[0]);
        let far = |value: &&f32| (**value - before).abs();
        let farthest = stands_for.iter().max_by(|a, b| far(a).total_cmp(&far(b)));
        let last = values.last().filter(|_| column + 1 == columns);
        spread.extend(last.or(farthest));
    }
    spread
}

/// Which of so many values a column stands for.
pub fn shown(column: usize, values: usize, columns: usize) -> Range<usize> {
    let end = ((column + 1) * values).div_ceil(columns);
    (column * values).div_ceil(columns).min(end - 1)..end
}

/// How many columns so many values take.
pub fn columns(values: usize, width: usize) -> usize {
    (values * WIDEST).min(width)
}

/// What stands below a curve: the turns of its first, middle and last value, each where its
/// column begins, and above all those of the values that are marked.
pub fn axis(turns: &[usize], width: usize, marked: &[usize]) -> String {
    let columns = columns(turns.len(), width);
    let mut row = vec![' '; width];
    let last = turns.len().saturating_sub(1);
    let plain = [0, last, last / 2].map(|at| (at, None));
    let marks = marked.iter().map(|&at| (at, Some(MARK)));
    let mut told = Vec::new();
    for (at, before) in marks.chain(plain) {
        let Some(turn) = turns.get(at).filter(|turn| !told.contains(turn)) else {
            continue;
        };
        told.push(turn);
        let mark = before.map(String::from).unwrap_or_default();
        let label = format!("{mark}{turn}");
        let start = (at * columns / turns.len()).min(width.saturating_sub(label.len()));
        let end = start + label.len();
        // With a column of air around it.
        let around = start.saturating_sub(1)..(end + 1).min(width);
        if end <= width && row[around].iter().all(|&c| c == ' ') {
            row.splice(start..end, label.chars());
        }
    }
    row.into_iter().collect::<String>().trim_end().to_string()
}

#[cfg(test)]
mod tests {
    use super::{axis, rows};

    #[test]
    fn the_turns_of_the_first_the_middle_and_the_last_value_stand_below() {
        let turns: Vec<usize> = (1..=10).collect();
        assert_eq!(axis(&turns, 20, &[]), "1       5         10");
        assert_eq!(axis(&turns, 30, &[]), "1           5              10");
        assert_eq!(axis(&[4], 10, &[]), "4");
        assert_eq!(axis(&[1, 2, 3, 3, 3], 30, &[]), "1                       3");
        assert_eq!(axis(&[], 10, &[]), "");
    }

    #[test]
    fn the_value_chosen_is_marked_and_no_number_runs_into_another() {
        let turns: Vec<usize> = (1..=10).collect();
        assert_eq!(axis(&turns, 20, &[2]), "1   ^3  5         10");
        assert_eq!(axis(&turns, 20, &[4]), "1       ^5        10");
        assert_eq!(axis(&turns, 20, &[0]), "^1      5         10");
        assert_eq!(axis(&turns, 20, &[9]), "1       5        ^10");
        assert_eq!(axis(&turns, 20, &[2, 7]), "1   ^3  5     ^8  10");
        assert_eq!(axis(&turns, 2, &[9]), "1");
    }

    #[test]
    fn a_curve_fills_its_rows_from_below() {
        assert_eq!(rows(&[0.0, 0.5, 1.0], 3, 2, true), ["  #", " ##"]);
        assert_eq!(rows(&[0.25, 1.0], 7, 1, false), ["▂▂▂████"]);
    }

    #[test]
    fn many_values_share_columns_and_no_turning_point_is_lost() {
        assert_eq!(rows(&[1.0, 0.0, 0.0, 1.0], 2, 1, true), [" #"]);
        let turn = [1.0, 1.0, 0.0, 1.0, 1.0, 1.0];
        assert_eq!(rows(&turn, 3, 1, true), ["# #"]);
        assert_eq!(rows(&[0.0, 1.0, 1.0, 0.0, 1.0], 2, 1, true).concat().len(), 2);
    }

    #[test]
    fn a_game_without_a_choice_has_an_empty_curve() {
        assert_eq!(rows(&[], 10, 2, true), ["", ""]);
    }
}
