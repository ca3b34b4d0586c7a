//! What to decide now, and what would come of it.

use ratatui::layout::Rect;
use ratatui::style::Style;

use super::layout::Layout;
use crate::app::pyramids::{Sentence, TableScene};
use crate::app::{Details, Prompt, Speech};
use crate::rules::pyramids::Game;
use crate::ui::canvas::{Pen, below};
use crate::ui::prompt::{self, Said, rows};

/// Columns of a name in a sentence; on a small table, fewer if that lets more be said.
const NAMES: &[u16] = &[16];
const SMALL_NAMES: &[u16] = &[16, 12, 8];
/// Rows of the log at least.
const LEAST_LOG: u16 = 3;
/// Kinds of sentences after what to do and what is explained: what happened, and what would.
const RECAP: usize = 2;
const FORESEEN: usize = 3;

/// Draws the prompt: what to do in bold, then what happened or would happen.
/// What stands in the log is not said again.
pub fn draw(pen: &mut Pen, scene: &TableScene, layout: &Layout, is_told: bool) {
    let widths = if layout.is_small { SMALL_NAMES } else { NAMES };
    let mut speech = scene.speech();
    if let (Speech::Prompt(prompt), true) = (&mut speech, is_told) {
        prompt.recap.clear();
    }
    // Where rows are few, the keys are apart enough by their ground.
    let area = match layout.prompt.height {
        ..5 => layout.prompt,
        _ => prompt::room(layout.prompt, &speech),
    };
    let Speech::Prompt(prompt) = &speech else {
        // Hints and reviews have the least room.
        let names = short_names(pen, scene, widths[widths.len() - 1]);
        let is_hint = matches!(speech, Speech::Hints(..));
        let (area, sheet) = match is_hint {
            true => (prompt::room(layout.hints, &speech), layout.hints),
            false => (area, layout.prompt),
        };
        match layout.heading().filter(|_| is_hint && !pen.is_bare) {
            Some(heading) => {
                prompt::draw_hints(pen, Some(heading), area, &speech, &names);
                pen.lay_sheet(Rect { x: 0, width: heading.right(), ..heading });
            }
            None => prompt::draw(pen, area, &speech, &names),
        }
        return prompt::lay_sheet(pen, sheet);
    };
    if pen.is_bare {
        return;
    }
    let said_in = |width: u16, is_apart: bool| {
        let names = short_names(pen, scene, width);
        let room = Room { area, is_small: layout.is_small, is_apart };
        say(pen, scene, prompt, room, &names)
    };
    // Each kind of sentence begins a line, unless that leaves more out.
    let (mut said, told) = said_in(widths[0], true);
    if told == Told::Little || (told == Told::Most && layout.is_small) {
        let ways: Vec<_> = widths.iter().map(|&width| said_in(width, false)).collect();
        let whole = ways.iter().find(|(_, told)| *told == Told::All);
        if let Some((joined, much)) = whole.or(ways.last())
            && (told == Told::Little || *much == Told::All)
        {
            said = joined.clone();
        }
    }
    let all: usize = said.iter().map(|part| rows(pen, part, area.width)).sum();
    let is_roomy = layout.prompt.height > 4 && all < area.height.into();
    let mut rest = below(area, area.y + u16::from(is_roomy));
    for part in &said {
        prompt::draw_flow(pen, rest, part);
        rest = below(rest, rest.y + rows(pen, part, area.width) as u16);
    }
    prompt::lay_sheet(pen, layout.prompt);
}

/// The names in at most so many columns each.
fn short_names(pen: &Pen, scene: &TableScene, width: u16) -> Vec<String> {
    let short = |name: &str| pen.short_name(name, width).into_owned();
    scene.names.iter().map(short).collect()
}

/// Where something is said.
#[derive(Clone, Copy)]
struct Room {
    area: Rect,
    is_small: bool,
    /// Whether each kind of sentence begins a line.
    is_apart: bool,
}

impl Room {
    /// Puts kinds of sentences below each other, or one after the other.
    fn part(self, kinds: &[Said]) -> Vec<Said> {
        match self.is_apart {
            true => kinds.iter().filter(|kind| !kind.is_empty()).cloned().collect(),
            false => vec![kinds.concat()],
        }
    }

    fn fits(self, pen: &Pen, kinds: &[Said]) -> bool {
        let each = |part: &Said| rows(pen, part, self.area.width);
        self.part(kinds).iter().map(each).sum::<usize>() <= self.area.height.into()
    }
}

/// How much is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Told {
    All,
    /// Only of what happened is something left out.
    Most,
    Little,
}

impl Told {
    fn all(is_all: bool) -> Told {
        if is_all { Told::All } else { Told::Little }
    }
}

/// As much as there is room for, and how much that is.
fn say(
    pen: &Pen,
    scene: &TableScene,
    prompt: &Prompt<Sentence>,
    room: Room,
    names: &Vec<String>,
) -> (Vec<Said>, Told) {
    let (warning, plain) = (pen.theme.warning(), pen.theme.plain());
    let words = |sentences: &[Sentence]| prompt::said_all::<Game>(pen, sentences, names);
    let styled = |words: Vec<String>, style: Style| -> Said {
        words.into_iter().map(|it| (it, style)).collect()
    };
    let headline = prompt
        .headline
        .iter()
        .map(|sentence| if room.is_small { sentence.in_short() } else { sentence.clone() });
    let headline = styled(words(&headline.collect::<Vec<_>>()), pen.theme.strong());
    let house = pen.language.house();
    let warnings = scene.warnings.iter().map(|it| (house.warning(it, scene.names), warning));
    let explained = prompt.warning.iter().chain(&prompt.tip).cloned();
    let explained = styled(words(&explained.collect::<Vec<_>>()), warning);
    // Where each line counts, what happened stands before what is explained.
    let recap = if room.is_small && room.is_apart { 0 } else { RECAP };
    let mut kinds = [warnings.chain(headline).collect(), explained, Said::new(), Said::new()];
    let fits = |kinds: &[Said]| room.fits(pen, kinds);
    let fits_all = |kinds: &[Said; 4], at: usize, more: &[Sentence]| {
        let mut kinds = kinds.clone();
        kinds[at].extend(styled(words(more), plain));
        fits(&kinds)
    };
    let mut much = Told::all(fits(&kinds));
    if let [.., shortest] = &prompt.recap[..] {
        let fitting = prompt.recap.iter().position(|way| fits_all(&kinds, recap, way));
        let told = words(fitting.map_or(shortest, |way| &prompt.recap[way]));
        let first = kinds[recap].len();
        for sentence in told.into_iter().rev() {
            kinds[recap].insert(first, (sentence, plain));
            if !fits(&kinds) {
                // So that nobody takes the rest for all.
                kinds[recap][first].0 = pen.theme.glyph("…", "~").to_string();
                if !fits(&kinds) {
                    kinds[recap].remove(first);
                }
                break;
            }
        }
        much = match fitting {
            Some(0) => Told::All,
            Some(_) => Told::Most,
            _ if kinds[recap].len() > first + 1 => Told::Most,
            _ => Told::Little,
        };
    }
    if let [.., shortest] = &prompt.foreseen[..] {
        // All of it in shorter words, before anything is left out.
        let fitting = prompt.foreseen.iter().find(|way| fits_all(&kinds, FORESEEN, way));
        add(&mut kinds, words(fitting.unwrap_or(shortest)), plain, fits);
        much = Told::all(fitting.is_some());
    }
    let (Details::Text(details) | Details::Rows(details)) = &prompt.details;
    let has_details = add(&mut kinds, words(details), plain, fits);
    // One after the other, more sentences find room.
    if room.is_apart && !has_details {
        much = Told::Little;
    }
    (room.part(&kinds), much)
}

/// Adds those sentences that fit; others are left out as a whole. Says whether all do.
fn add(
    kinds: &mut [Said; 4],
    told: Vec<String>,
    style: Style,
    fits: impl Fn(&[Said]) -> bool,
) -> bool {
    let mut is_whole = true;
    for sentence in told {
        kinds[FORESEEN].push((sentence, style));
        if !fits(kinds) {
            kinds[FORESEEN].pop();
            is_whole = false;
        }
    }
    is_whole
}

/// Draws what happened lately, if all is told since the player's last turn; says whether it is.
pub fn draw_log(pen: &mut Pen, scene: &TableScene, area: Rect) -> bool {
    let words = pen.language.pyramids();
    let said = |line| words.sentence(&Sentence::Happened(line), scene.names);
    let recap = scene.recap.iter().map(|line| pen.wrap(&said(line.clone()), area.width).len());
    if recap.sum::<usize>() > area.height.into() || area.height < LEAST_LOG {
        return false;
    }
    let entries = scene.log.entries().iter().rev().enumerate();
    let told = entries.flat_map(|(age, entry)| {
        let lines = scene.log.lines(entry).into_iter().rev();
        lines.map(move |line| (age == 0, said(line)))
    });
    pen.story(area, told);
    true
}
