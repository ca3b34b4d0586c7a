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
    let values = spread(values, width, &[]);
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

/// The value of each column of a curve.
pub fn spread(values: &[f32], width: usize, marked: &[usize]) -> Vec<f32> {
    let far = |one: usize, other: usize| (values[one] - values[other]).abs();
    let picked = picked(values.len(), width, marked, far);
    picked.into_iter().map(|at| values[at]).collect()
}

/// Which of so many values each column shows: of several the one that is farthest from the
/// column before, so that no turning point is lost, and at the end the last one. A [step] that is
/// marked is shown whatever lies around it.
pub fn picked(
    values: usize,
    width: usize,
    marked: &[usize],
    far: impl Fn(usize, usize) -> f32,
) -> Vec<usize> {
    let columns = columns(values, width);
    let mut picked: Vec<usize> = Vec::with_capacity(columns);
    for column in 0..columns {
        let before = picked.last().copied().unwrap_or(0);
        let end = ((column + 1) * values).div_ceil(columns);
        let stands_for = (column * values).div_ceil(columns).min(end - 1)..end;
        let last = (column + 1 == columns).then_some(end - 1);
        let farthest =
            stands_for.max_by(|&one, &other| far(one, before).total_cmp(&far(other, before)));
        picked.extend(last.or(farthest));
    }
    for &at in marked.iter().filter(|&&at| at < values) {
        let (step, own) = (step(at, values, columns), begin(at, values, columns));
        picked[step.start..own].fill(at.saturating_sub(1));
        picked[own..step.end].fill(at);
    }
    picked
}

/// The columns of the step that leads to one of so many values: those of the value before, of
/// which one is shown at least, and its own.
pub fn step(at: usize, values: usize, columns: usize) -> Range<usize> {
    let own = begin(at, values, columns);
    let before = begin(at.saturating_sub(1), values, columns);
    before.min(own.saturating_sub(1))..begin(at + 1, values, columns).max(own + 1)
}

/// The first column that stands for a value.
fn begin(at: usize, values: usize, columns: usize) -> usize {
    at * columns / values
}

/// How many columns so many values take.
pub fn columns(values: usize, width: usize) -> usize {
    (values * WIDEST).min(width)
}

/// The turns of which one in so many stands below a curve, and the fewest columns from one of them
/// to the next.
const TICKS: [usize; 5] = [5, 10, 20, 50, 100];
const BETWEEN: usize = 10;

/// What stands below a curve: the turns of its first and last value and round ones between them,
/// each where its column begins, and above all those of the values that are marked.
pub fn axis(turns: &[usize], width: usize, marked: &[usize]) -> String {
    let columns = columns(turns.len(), width);
    let mut row = vec![' '; width];
    let last = turns.len().saturating_sub(1);
    let most = turns.last().copied().unwrap_or(0);
    let tick = TICKS.into_iter().find(|tick| tick * columns >= BETWEEN * most);
    let round = (1..last).filter(|&at| tick.is_some_and(|tick| turns[at].is_multiple_of(tick)));
    let plain = [0, last].into_iter().chain(round).map(|at| (at, None));
    let marks = marked.iter().map(|&at| (at, Some(MARK)));
    let mut told = Vec::new();
    for (at, before) in marks.chain(plain) {
        let Some(turn) = turns.get(at).filter(|turn| !told.contains(turn)) else {
            continue;
        };
        told.push(turn);
        let mark = before.map(String::from).unwrap_or_default();
        let own = begin(at, turns.len(), columns);
        let label = format!("{mark}{turn}");
        // Before its mark, where there is no room behind it.
        let is_late = turn != &turns[last] && own + label.len() > width;
        let (label, own) = match before {
            Some(mark) if is_late && own >= label.len() => {
                (format!("{turn}{mark}"), own + 1 - label.len())
            }
            _ => (label, own),
        };
        let start = own.min(width.saturating_sub(label.len()));
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
    use super::{axis, rows, spread, step};

    #[test]
    fn the_turns_of_the_first_and_the_last_value_and_round_ones_stand_below() {
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
    fn a_mark_near_the_end_takes_the_place_of_the_last_turn() {
        let turns: Vec<usize> = (1..=20).collect();
        assert_eq!(axis(&turns, 30, &[18]), "1            10            ^19");
        let turns: Vec<usize> = (1..=120).collect();
        assert_eq!(
            axis(&turns, 60, &[118]),
            "1        20        40        60        80        100    119^"
        );
    }

    #[test]
    fn a_step_that_is_marked_is_shown_from_the_value_before_it() {
        let values = [0.5, 0.4, 0.5, 0.9, 0.1, 0.9, 0.5, 0.5];
        // In half as many columns, what lies between would be lost.
        assert_eq!(spread(&values, 4, &[]), [0.4, 0.9, 0.1, 0.5]);
        assert_eq!(step(2, 8, 4), 0..2);
        assert_eq!(spread(&values, 4, &[2]), [0.4, 0.5, 0.1, 0.5]);
        // In twice as many, a value has two.
        assert_eq!(step(2, 8, 16), 2..6);
        assert_eq!(spread(&values, 16, &[2])[2..6], [0.4, 0.4, 0.5, 0.5]);
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
