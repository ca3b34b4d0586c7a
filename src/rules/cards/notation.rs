use std::str::FromStr;

use super::{DECK, Fault, Faults, Mandala, PER_COLOR, Pile, Setup};
use crate::rules::{BySeat, Color, Seat};

/// A row of cards as it is written, which may leave the rest open with a `*`.
struct Row {
    cards: Vec<Color>,
    rest: bool,
}

impl FromStr for Setup {
    type Err = Faults;

    fn from_str(text: &str) -> Result<Setup, Faults> {
        let mut setup = Setup::default();
        let mut faults = Vec::new();
        let mut rest = None;
        for (number, line) in (1..).zip(text.lines()) {
            let line = line.split('#').next().unwrap_or_default().trim();
            if line.is_empty() {
                continue;
            }
            if let Err(expected) = setup.read_line(line, &mut rest) {
                faults.push(Fault::Line { number, expected });
            }
        }
        if !faults.is_empty() {
            return Err(Faults(faults));
        }
        setup.fill_rest(rest);
        Ok(setup)
    }
}

/// Where the `*` stands.
#[derive(Clone, Copy)]
enum Rest {
    Deck,
    Discard,
}

impl Setup {
    fn read_line(&mut self, line: &str, rest: &mut Option<Rest>) -> Result<(), &'static str> {
        let (key, value) = line.split_once(':').ok_or("`name: cards`")?;
        let value = value.trim();
        match key.trim() {
            "left" => self.mandalas.left = read_mandala(value)?,
            "right" => self.mandalas.right = read_mandala(value)?,
            "hands" => self.hands = read_pair(value)?,
            "dealt" => self.dealt = read_pair(value)?,
            "claimed" => self.claimed = read_pair(value)?,
            "rivers" => {
                let [one, two] = read_rows(value)?;
                self.rivers = BySeat::new(one, two);
            }
            "deck" => {
                let row = read_row(value)?;
                self.deck = row.cards;
                *rest = row.rest.then_some(Rest::Deck).or(*rest);
            }
            "discard" => {
                let row = read_row(value)?;
                self.discard = pile(&row.cards)?;
                *rest = row.rest.then_some(Rest::Discard).or(*rest);
            }
            "turn" => {
                self.turn = match value {
                    "one" => Seat::One,
                    "two" => Seat::Two,
                    _ => return Err("`one` or `two`"),
                }
            }
            "ran out" => {
                self.deck_ran_out = match value {
                    "yes" => true,
                    "no" => false,
                    _ => return Err("`yes` or `no`"),
                }
            }
            "seed" => self.seed = value.parse().map_err(|_| "a number")?,
            _ => {
                return Err(
                    "left, right, hands, dealt, claimed, rivers, deck, discard, turn, \
                            ran out or seed",
                );
            }
        }
        Ok(())
    }

    /// Puts every card not named elsewhere where the `*` stands: one of each
    /// colour in turn, as long as there are any.
    fn fill_rest(&mut self, rest: Option<Rest>) {
        let Some(rest) = rest else { return };
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

fn read_mandala(value: &str) -> Result<Mandala, &'static str> {
    let [mountain, one, two] = read_rows(value)?;
    Ok(Mandala {
        mountain: pile(&mountain)?,
        fields: BySeat::new(pile(&one)?, pile(&two)?),
    })
}

fn read_pair(value: &str) -> Result<BySeat<Pile>, &'static str> {
    let [one, two] = read_rows(value)?;
    Ok(BySeat::new(pile(&one)?, pile(&two)?))
}

fn read_rows<const N: usize>(value: &str) -> Result<[Vec<Color>; N], &'static str> {
    let rows = value
        .split('|')
        .map(|part| match read_row(part)? {
            Row { rest: true, .. } => Err("`*` only in the deck or the discard pile"),
            Row { cards, .. } => Ok(cards),
        })
        .collect::<Result<Vec<_>, _>>()?;
    rows.try_into()
        .map_err(|_| "a part for each area or player, separated by `|`")
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
    if cards.len() > DECK {
        return Err("at most 108 cards");
    }
    Ok(Row { cards, rest })
}

fn pile(cards: &[Color]) -> Result<Pile, &'static str> {
    // A count above 18 is a fault anyway, and would not fit beside its neighbours.
    let fits = |color| cards.iter().filter(|&&c| c == color).count() <= usize::from(PER_COLOR);
    if Color::ALL.into_iter().all(fits) {
        Ok(cards.iter().copied().collect())
    } else {
        Err("at most 18 cards of a colour")
    }
}
