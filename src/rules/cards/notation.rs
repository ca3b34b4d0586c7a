use std::fmt;
use std::str::FromStr;

use super::setup::count_in;
use super::{Fault, Faults, Mandala, PER_COLOR, Pile, Setup, Side};
use crate::rules::faults::{lines, read_player};
use crate::rules::{ByPlayer, Color, Seat};

/// A row of cards as it is written, which may leave the rest open with a `*`.
struct Row {
    cards: Vec<Color>,
    rest: bool,
}

/// Where the `*` stands.
#[derive(Clone, Copy)]
enum Rest {
    Deck,
    Discard,
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, mandala) in [("left:   ", self.mandalas.left), ("right:  ", self.mandalas.right)]
        {
            let Mandala { mountain, fields } = mandala;
            writeln!(f, "{name} {mountain} | {} | {}", fields.one, fields.two)?;
        }
        for (name, piles) in
            [("hands:  ", self.hands), ("dealt:  ", self.dealt), ("claimed:", self.claimed)]
        {
            writeln!(f, "{name} {} | {}", piles.one, piles.two)?;
        }
        let rivers = self.rivers.iter().map(|river| letters(river));
        writeln!(f, "rivers:  {}", rivers.collect::<Vec<_>>().join(" | "))?;
        writeln!(f, "discard: {}", self.discard)?;
        writeln!(f, "deck:    {}", letters(&self.deck))?;
        writeln!(f, "turn:    {}", Seat::from(self.turn))?;
        let draft = self.draft.map_or("-", Side::name);
        writeln!(f, "draft:   {draft}")?;
        let ran_out = if self.deck_ran_out { "yes" } else { "no" };
        writeln!(f, "ran out: {ran_out}")?;
        writeln!(f, "seed:    {}", self.seed)
    }
}

/// Some cards in order, or `-` for none.
fn letters(cards: &[Color]) -> String {
    match cards {
        [] => "-".to_string(),
        cards => cards.iter().map(|card| card.letter()).collect(),
    }
}

impl FromStr for Setup {
    type Err = Faults;

    fn from_str(text: &str) -> Result<Setup, Faults> {
        let mut reader = Reader::default();
        let mut faults = Vec::new();
        for (number, line) in lines(text) {
            if let Err(expected) = reader.read_line(line) {
                faults.push(Fault::Line { number, expected });
            }
        }
        Faults::check(faults)?;
        let Reader { mut setup, rest, .. } = reader;
        if let Some(rest) = rest {
            setup.fill_rest(rest);
        }
        Ok(setup)
    }
}

/// A position, read line by line.
#[derive(Default)]
struct Reader<'a> {
    setup: Setup,
    rest: Option<Rest>,
    /// The names of the lines read so far.
    seen: Vec<&'a str>,
}

impl<'a> Reader<'a> {
    fn read_line(&mut self, line: &'a str) -> Result<(), &'static str> {
        let (key, value) = line.split_once(':').ok_or("`name: cards`")?;
        let (key, value) = (key.trim(), value.trim());
        if self.seen.contains(&key) {
            return Err("each name only once");
        }
        self.seen.push(key);
        let setup = &mut self.setup;
        match key {
            "left" => setup.mandalas.left = read_mandala(value)?,
            "right" => setup.mandalas.right = read_mandala(value)?,
            "hands" => setup.hands = read_pair(value)?,
            "dealt" => setup.dealt = read_pair(value)?,
            "claimed" => setup.claimed = read_pair(value)?,
            "rivers" => {
                let [one, two] = read_rows(value, TWO_PARTS)?;
                setup.rivers = ByPlayer::new(one, two);
            }
            "deck" => self.setup.deck = self.read_open_row(value, Rest::Deck)?,
            "discard" => {
                let cards = self.read_open_row(value, Rest::Discard)?;
                self.setup.discard = pile(&cards);
            }
            "turn" => setup.turn = read_player(value)?,
            "draft" => {
                setup.draft = match value {
                    "left" => Some(Side::Left),
                    "right" => Some(Side::Right),
                    "-" => None,
                    _ => return Err("`left`, `right` or `-`"),
                }
            }
            "ran out" => {
                setup.deck_ran_out = match value {
                    "yes" => true,
                    "no" => false,
                    _ => return Err("`yes` or `no`"),
                }
            }
            "seed" => setup.seed = value.parse().map_err(|_| "a number")?,
            _ => {
                return Err("left, right, hands, dealt, claimed, rivers, deck, discard, turn, \
                     draft, ran out or seed");
            }
        }
        Ok(())
    }

    /// Reads a row that may have the `*`.
    fn read_open_row(&mut self, value: &str, place: Rest) -> Result<Vec<Color>, &'static str> {
        let row = read_row(value)?;
        if row.rest && self.rest.replace(place).is_some() {
            return Err("only one `*`");
        }
        Ok(row.cards)
    }
}

impl Setup {
    /// Puts every card not named elsewhere where the `*` stands: one of each
    /// color in turn, as long as there are any.
    fn fill_rest(&mut self, rest: Rest) {
        let mut missing =
            Color::ALL.map(|color| usize::from(PER_COLOR).saturating_sub(self.count(color)));
        for _ in 0..PER_COLOR {
            for color in Color::ALL {
                let left = &mut missing[color.index()];
                if *left > 0 {
                    *left -= 1;
                    match rest {
                        Rest::Deck => self.deck.push(color),
                        Rest::Discard => self.discard += Pile::of(color, 1),
                    }
                }
            }
        }
    }
}

const TWO_PARTS: &str = "two parts with a `|` between: player one's and player two's";
const THREE_PARTS: &str =
    "three parts with a `|` between: the Mountain, player one's Field and player two's";

fn read_mandala(value: &str) -> Result<Mandala, &'static str> {
    let [mountain, one, two] = read_rows(value, THREE_PARTS)?;
    Ok(Mandala { mountain: pile(&mountain), fields: ByPlayer::new(pile(&one), pile(&two)) })
}

fn read_pair(value: &str) -> Result<ByPlayer<Pile>, &'static str> {
    let [one, two] = read_rows(value, TWO_PARTS)?;
    Ok(ByPlayer::new(pile(&one), pile(&two)))
}

fn read_rows<const N: usize>(
    value: &str,
    expected: &'static str,
) -> Result<[Vec<Color>; N], &'static str> {
    let rows = value
        .split('|')
        .map(|part| match read_row(part)? {
            Row { rest: true, .. } => Err("`*` only in the deck or the discard pile"),
            Row { cards, .. } => Ok(cards),
        })
        .collect::<Result<Vec<_>, _>>()?;
    rows.try_into().map_err(|_| expected)
}

fn read_row(text: &str) -> Result<Row, &'static str> {
    let text = text.trim();
    let (named, rest) = match text.strip_suffix('*') {
        Some(named) => (named, true),
        None => (text, false),
    };
    let named = if named.trim() == "-" { "" } else { named };
    let cards = named
        .chars()
        .filter(|c| !c.is_whitespace())
        .map(|c| Color::from_letter(c).ok_or("the letters R O Y G P B, or `-` for no card"))
        .collect::<Result<Vec<_>, _>>()?;
    // More are a fault anyway; no pile can hold them, and with the rest no deck can.
    let fits = |color| count_in(&cards, color) <= usize::from(PER_COLOR);
    if Color::ALL.into_iter().all(fits) {
        Ok(Row { cards, rest })
    } else {
        Err("at most 18 cards of a color")
    }
}

fn pile(cards: &[Color]) -> Pile {
    cards.iter().copied().collect()
}
