//! The keys that work right now, in the last row.

use ratatui::layout::Rect;

use super::canvas::Pen;
use super::theme::Ground;
use crate::app::key::KeyCode;
use crate::app::keymap::{Binding, KeyLabel};
use crate::app::{self, Extent, Offer, Scene};
use crate::fit::columns;
use crate::rules::Kind;
use crate::texts::language::lessons::Label;
use crate::texts::language::{House, house};

/// Columns between the keys of the bar, and the last rank of those that matter.
const GAP: usize = 2;
const MATTERS: u8 = 1;

/// The keys that work right now; each can be clicked. Where there is little room, the
/// least needed are left out, and so are those that move a text of which all is shown.
pub fn draw(pen: &mut Pen, scene: &Scene, extent: Extent, area: Rect) {
    let sheet = pen.theme.on(Ground::Keys);
    pen.fill(area, sheet);
    let moves = |keys: &app::BarKeys| {
        matches!(keys.label, KeyLabel::Scroll | KeyLabel::Section | KeyLabel::Page)
    };
    let bar = scene.offers.bar().into_iter().filter(|keys| extent.limit > 0 || !moves(keys));
    let keys: Vec<BarEntry> = bar.map(|keys| BarEntry::new(pen, scene.kind, keys)).collect();
    let mut x = area.x + 1;
    let task = scene.offers.task.iter();
    let task: Vec<String> = task.map(|&key| pen.language.house().key(key)).collect();
    if !task.is_empty() {
        let (names, label) = (task.join(" "), pen.language.lessons().lesson_label(Label::Task));
        let end = pen.text(x, area.y, &names, pen.theme.tag());
        x = pen.text(end + 1, area.y, label, pen.theme.muted(Ground::Keys)) + 2;
    }
    let room = area.right().saturating_sub(x + 1);
    // Closer together, if all that matter fit only so.
    let matter = keys.iter().filter(|keys| keys.rank <= MATTERS);
    let matter: Vec<usize> = matter.map(BarEntry::width).collect();
    let width = |gap: usize| matter.iter().sum::<usize>() + gap * matter.len().saturating_sub(1);
    let fits = |gap: usize| width(gap) <= room.into();
    let gap = if fits(1) && !fits(GAP) { 1 } else { GAP };
    let last = last_that_fits(&keys, usize::from(room) + gap, gap, task.is_empty());
    let shown = keys.iter().enumerate();
    let shown = shown.filter(|(at, keys)| (keys.rank, *at) <= last);
    for (_, keys) in shown {
        let style = pen.theme.bracket(Ground::Keys);
        let start = x;
        let end = pen.text(start, area.y, &keys.names.join(keys.gap), style);
        x = match &*keys.label {
            // Some keys say themselves what they are for.
            "" => end,
            label => pen.text(end + 1, area.y, label, pen.theme.muted(Ground::Keys)),
        };
        // The label does what the first key does, and each key its own.
        let mut hit = |at: u16, width: u16, offer: &Offer| {
            if offer.may_click {
                pen.hit(Rect::new(at, area.y, width, 1), offer.command);
            }
        };
        if let [offer, ..] = keys.offers[..] {
            hit(end, x - end, offer);
        }
        let mut at = start;
        for (name, offer) in keys.names.iter().zip(&keys.offers) {
            let width = columns(name) as u16;
            hit(at, width, offer);
            at += width + columns(keys.gap) as u16;
        }
        x += gap as u16;
    }
}

/// The rank and the place of the last keys that fit: those of a lower rank come first, and of
/// one rank the earlier ones. Those that are never left out do, whatever room there is, unless
/// others matter more.
fn last_that_fits(keys: &[BarEntry], width: usize, gap: usize, matter: bool) -> (u8, usize) {
    let mut order: Vec<(u8, usize)> =
        (keys.iter().enumerate()).map(|(at, keys)| (keys.rank, at)).collect();
    order.sort_unstable();
    let mut taken = 0;
    let fitting = order.into_iter().take_while(|&(rank, at)| {
        taken += keys[at].width() + gap;
        (rank == 0 && matter) || taken <= width
    });
    fitting.last().unwrap_or_default()
}

/// Some keys of the key bar, as they are drawn.
struct BarEntry<'a> {
    names: Vec<String>,
    /// What stands between two of them.
    gap: &'static str,
    label: String,
    rank: u8,
    /// What each of the keys does, if each has its name.
    offers: Vec<&'a Offer>,
}

impl<'a> BarEntry<'a> {
    fn new(pen: &Pen, kind: Kind, offered: app::BarKeys<'a>) -> BarEntry<'a> {
        let spell = |text: &str| pen.spell(text).into_owned();
        let words = pen.language.house();
        let names: Vec<String> =
            offered.keys.iter().map(|offer| in_bar(pen, words, offer.key)).collect();
        let count = names.len();
        let names = in_short(names);
        BarEntry {
            gap: gap(&key_names(words, offered.binding)),
            label: spell(words.key_words(offered.label, kind).label),
            rank: offered.rank,
            // A range stands for none of its keys.
            offers: if names.len() < count { Vec::new() } else { offered.keys },
            names,
        }
    }

    fn width(&self) -> usize {
        let label = columns(&self.label);
        columns(&self.names.join(self.gap)) + label + usize::from(label > 0)
    }
}

/// What the bar calls a key: arrows as they are drawn on it.
fn in_bar(pen: &Pen, words: &dyn House, key: KeyCode) -> String {
    let arrow = match key {
        _ if pen.theme.ascii => None,
        KeyCode::Left => Some("←"),
        KeyCode::Right => Some("→"),
        KeyCode::Up => Some("↑"),
        KeyCode::Down => Some("↓"),
        _ => None,
    };
    match arrow {
        Some(arrow) => arrow.to_string(),
        None => pen.spell(&words.key(key)).into_owned(),
    }
}

/// The names of the keys of a binding that are shown.
pub fn key_names(words: &dyn House, binding: &Binding) -> Vec<String> {
    let keys: Vec<KeyCode> = binding.shown().iter().map(|(key, _)| *key).collect();
    if ARROWS.iter().all(|arrow| keys.contains(arrow)) {
        return vec![words.label(house::Label::Arrows).to_string()];
    }
    in_short(keys.into_iter().map(|key| words.key(key)).collect())
}

/// The keys that have a name together.
const ARROWS: [KeyCode; 4] = [KeyCode::Left, KeyCode::Right, KeyCode::Up, KeyCode::Down];

/// The fewest digits that are told as a range.
const RANGE: usize = 5;

/// Names of keys; many digits in a row as their range.
fn in_short(names: Vec<String>) -> Vec<String> {
    let digit = |name: &String| name.parse::<usize>().ok().filter(|&it| it < 10);
    let digits: Option<Vec<usize>> = names.iter().map(digit).collect();
    let ends = digits.and_then(|it| Some((*it.iter().min()?, *it.iter().max()?)));
    match ends {
        Some((first, last)) if names.len() >= RANGE && last - first + 1 == names.len() => {
            vec![format!("{first}–{last}")]
        }
        _ => names,
    }
}

/// What stands between the keys of a binding, however many of them are offered: letters that
/// belong together stand together, but two digits would be a number.
fn gap(names: &[String]) -> &'static str {
    match names.len() {
        _ if names.iter().any(|name| columns(name) > 1) => " ",
        2 => "/",
        _ => "",
    }
}
