//! How the parts of the help stand on pages: one below the other, or side by side.

use crate::fit::columns;

/// What stands in a row, each at its column.
pub type Row = Vec<Part>;

/// Something written or drawn in a row.
#[derive(Clone)]
pub struct Part {
    pub at: u16,
    pub text: String,
    pub is: Is,
}

/// What a part of a row is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Is {
    /// The beginning of a section, and its number if it has one.
    Heading(Option<u8>),
    Text,
    /// Something of less weight.
    Note,
    /// The beginning of something whose first words, so many bytes, name what it tells of.
    Named(usize),
    /// The same if they are what stands on the table.
    Sign(usize),
    /// A row of a picture, in which letters stand for colors.
    Picture,
    /// A row of the picture that is drawn with the pieces of the table, so many columns wide.
    Drawn(u16, u16),
}

impl Part {
    /// One at the left edge.
    pub fn new(text: impl Into<String>, is: Is) -> Part {
        Part { at: 0, text: text.into(), is }
    }

    fn end(&self) -> u16 {
        let width = match self.is {
            Is::Drawn(_, width) => width,
            _ => columns(&self.text) as u16,
        };
        self.at + width
    }
}

/// Some rows that stay together.
#[derive(Clone)]
pub struct Block {
    pub rows: Vec<Row>,
    /// Whether a free row stands above them, unless they begin a page.
    pub is_apart: bool,
    /// What it costs if they are torn from what stands before them.
    pub tear: u32,
    /// What stands above them once more where they begin a page.
    pub under: Option<Row>,
}

impl Block {
    /// One that begins something new.
    pub fn first(rows: Vec<Row>) -> Block {
        Block { rows, is_apart: true, tear: 0, under: None }
    }

    /// One that goes on with what stands before it, below a heading.
    pub fn more(rows: Vec<Row>, under: Row) -> Block {
        Block { rows, is_apart: false, tear: TORN, under: Some(under) }
    }

    /// Rows that it takes below others.
    fn below(&self) -> usize {
        self.rows.len() + usize::from(self.is_apart)
    }
}

/// What a page costs, and what it costs to tear what belongs together.
const PAGE: u32 = 1_000_000;
const TORN: u32 = 4;

/// The columns that rows take.
pub fn width(rows: &[Row]) -> u16 {
    rows.iter().flatten().map(Part::end).max().unwrap_or(0)
}

/// Rows side by side, the second ones from a column on.
pub fn beside(left: Vec<Row>, right: Vec<Row>, at: u16) -> Vec<Row> {
    let count = left.len().max(right.len());
    let mut rows = left;
    rows.resize_with(count, Row::new);
    for (row, other) in rows.iter_mut().zip(right) {
        row.extend(other.into_iter().map(|part| Part { at: part.at + at, ..part }));
    }
    rows
}

/// Moves what stands on each page down by a row, if there is a free one below it.
pub fn lowered(mut rows: Vec<Row>, height: usize) -> Vec<Row> {
    for page in rows.chunks_mut(height) {
        if page.last().is_some_and(Vec::is_empty) {
            page.rotate_right(1);
        }
    }
    rows
}

/// Blocks one below the other.
pub fn stacked(blocks: &[Block]) -> Vec<Row> {
    let mut rows = Vec::new();
    for block in blocks {
        if block.is_apart && !rows.is_empty() {
            rows.push(Row::new());
        }
        rows.extend(block.rows.iter().cloned());
    }
    rows
}

/// How many rows that takes.
pub fn height(blocks: &[Block]) -> usize {
    let all: usize = blocks.iter().map(Block::below).sum();
    all - usize::from(blocks.first().is_some_and(|first| first.is_apart))
}

/// The blocks of a page: what goes on from the page before has its heading once more, if there is
/// room for it.
fn page(blocks: &[Block], rows: usize) -> Vec<Row> {
    let under = blocks.first().and_then(|first| first.under.clone());
    let under = under.filter(|_| height(blocks) < rows);
    [under.into_iter().collect(), stacked(blocks)].concat()
}

/// Blocks on as few pages of so many rows as possible, full from the first one on and with the
/// least torn apart; and what that costs.
pub fn paged(blocks: &[Block], rows: usize) -> (u32, Vec<Row>) {
    let count = blocks.len();
    // What the blocks from each one on cost, and where the page ends that begins with it.
    let mut best = vec![(0, count); count + 1];
    for from in (0..count).rev() {
        let ends = from + 1..=count;
        // A heading that stands above them once more takes a row, but fills no page.
        let again = usize::from(blocks[from].under.is_some());
        let height = |end: usize| height(&blocks[from..end]);
        let fits = |end: &usize| *end == from + 1 || again + height(*end) <= rows;
        let cost = |end: usize| {
            // Rows that are left free weigh more on a page that more pages follow.
            let free = rows.saturating_sub(height(end)) as u32 * (best[end].0 / PAGE);
            let torn = blocks.get(end).map_or(0, |next| next.tear);
            (PAGE + free + torn + best[end].0, end)
        };
        best[from] = ends.take_while(fits).map(cost).min().unwrap_or_default();
    }
    let (mut pages, mut from) = (Vec::new(), 0);
    while from < count {
        let end = best[from].1;
        let mut page = page(&blocks[from..end], rows);
        page.resize_with(page.len().next_multiple_of(rows), Row::new);
        pages.extend(page);
        from = end;
    }
    (best[0].0, pages)
}
