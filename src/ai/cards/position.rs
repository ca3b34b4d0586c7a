//! Positions read for quick sums, and drafts thought through.

use crate::rules::cards::{Action, Mandala, Phase, Pile, Prospect, RIVER_SPACES, Side, Table};
use crate::rules::{Color, Player};

/// What it is worth to bring a new color into one's River, in points.
const NEW_COLOR: f32 = 1.5;

/// How much a claim counts that is taken from the other, beside what it brings oneself.
const DENIAL: f32 = 0.9;

/// One player's River and Cup, read for quick sums.
#[derive(Clone, Copy, Debug)]
pub struct Holdings {
    /// The River space of each color, 0 for a color that is not in it.
    pub spaces: [u8; 6],
    /// How many spaces are filled.
    pub filled: u8,
    /// The Cup as far as it is known.
    pub cup: Pile,
}

impl Holdings {
    fn of(table: &Table, seat: Player, cup: Pile) -> Holdings {
        let mut spaces = [0; 6];
        let mut filled = 0;
        for color in table.river(seat).colors() {
            filled += 1;
            spaces[color.index()] = filled;
        }
        Holdings { spaces, filled, cup }
    }

    /// The space of a color, 0 if it is not in the River.
    #[inline]
    pub fn space(&self, color: Color) -> u8 {
        self.spaces[color.index()]
    }

    /// How many points the Cup is worth.
    pub fn score(&self) -> i32 {
        let points = |color: Color| i32::from(self.cup.count(color)) * i32::from(self.space(color));
        Color::ALL.into_iter().map(points).sum()
    }

    /// What claiming so many cards of a color would bring, roughly, in points.
    #[inline]
    fn gain(&self, color: Color, cards: u8) -> f32 {
        match self.space(color) {
            0 => {
                let worth = cards - 1 + self.cup.count(color);
                f32::from(worth) * f32::from(self.filled + 1) + NEW_COLOR
            }
            space => f32::from(cards) * f32::from(space),
        }
    }

    /// Gives a color a space, if it has none.
    #[inline]
    fn place(&mut self, color: Color) {
        if self.space(color) == 0 {
            self.filled += 1;
            self.spaces[color.index()] = self.filled;
        }
    }

    /// Whether the River would be full with so many colors more.
    pub fn full_with(&self, more: u8) -> bool {
        self.filled + more >= RIVER_SPACES
    }
}

/// What a draft would bring one player, roughly.
#[derive(Clone, Copy, Debug, Default)]
pub struct Gain {
    /// Points.
    pub points: f32,
    /// Colors new in the River.
    pub colors: u8,
}

/// A position as one player foresees it, read from that player's side.
#[derive(Clone, Copy, Debug)]
pub struct Position<'a> {
    /// The position read.
    pub prospect: &'a Prospect,
    /// The player's own River and Cup.
    pub own: Holdings,
    /// The other's, without the Cup cards that they were dealt.
    pub other: Holdings,
}

impl<'a> Position<'a> {
    /// Reads a position.
    pub fn of(prospect: &'a Prospect) -> Position<'a> {
        let (seat, table) = (prospect.seat(), prospect.table());
        let theirs = seat.other();
        Position {
            prospect,
            own: Holdings::of(table, seat, prospect.cup()),
            other: Holdings::of(table, theirs, table.claimed(theirs)),
        }
    }

    /// By how many points the player leads, as far as the Cups are known.
    pub fn lead(&self) -> i32 {
        self.own.score() - self.other.score()
    }

    /// The cards of a Mandala.
    #[inline]
    pub fn mandala(&self, side: Side) -> &'a Mandala {
        self.prospect.table().mandala(side)
    }

    /// The cards in the player's own Field, and in the other's.
    #[inline]
    pub fn fields(&self, side: Side) -> (Pile, Pile) {
        let (seat, fields) = (self.prospect.seat(), &self.mandala(side).fields);
        (fields[seat], fields[seat.other()])
    }

    /// What a draft of this Mandala as it lies would bring the player and the other, if
    /// each in turn takes what is worth most to both together.
    pub fn draft(&self, side: Side, own_first: bool) -> (Gain, Gain) {
        let (own_field, other_field) = self.fields(side);
        let mut left = self.mandala(side).mountain;
        let mut picker = Picker::new(&self.own, own_field);
        let mut waiter = Picker::new(&self.other, other_field);
        if !own_first {
            std::mem::swap(&mut picker, &mut waiter);
        }
        let mut own_picks = own_first;
        while let Some(color) = picker.pick(left, &waiter) {
            let cards = left.count(color);
            picker.claim(color, cards);
            left -= Pile::of(color, cards);
            std::mem::swap(&mut picker, &mut waiter);
            own_picks = !own_picks;
        }
        if own_picks { (picker.gain, waiter.gain) } else { (waiter.gain, picker.gain) }
    }
}

/// One who claims in a draft.
struct Picker {
    holdings: Holdings,
    /// Without a card in the Field, what is claimed is lost.
    keeps: bool,
    gain: Gain,
}

impl Picker {
    fn new(holdings: &Holdings, field: Pile) -> Picker {
        Picker { holdings: *holdings, keeps: !field.is_empty(), gain: Gain::default() }
    }

    #[inline]
    fn gain_of(&self, color: Color, cards: u8) -> f32 {
        if self.keeps { self.holdings.gain(color, cards) } else { 0.0 }
    }

    /// The color that is worth most to both together, and of equal ones the one that is
    /// worth more to the one who picks; none if none is left.
    #[inline]
    fn pick(&self, left: Pile, waiter: &Picker) -> Option<Color> {
        let mut best = None;
        let mut most = (f32::NEG_INFINITY, 0.0);
        for color in left.colors() {
            let cards = left.count(color);
            let own = self.gain_of(color, cards);
            let worth = own + DENIAL * waiter.gain_of(color, cards);
            if (worth, own) > most {
                most = (worth, own);
                best = Some(color);
            }
        }
        best
    }

    #[inline]
    fn claim(&mut self, color: Color, cards: u8) {
        self.gain.points += self.gain_of(color, cards);
        if self.keeps && self.holdings.space(color) == 0 {
            self.holdings.place(color);
            self.gain.colors += 1;
        }
    }
}

/// The claim that is worth most to both together, if a draft is under way.
fn quick_claim(prospect: &Prospect) -> Option<Action> {
    let Phase::Draft(draft) = prospect.table().phase() else {
        return None;
    };
    let position = Position::of(prospect);
    let (own_field, other_field) = position.fields(draft.side);
    let own = Picker::new(&position.own, own_field);
    let other = Picker::new(&position.other, other_field);
    let mountain = position.mandala(draft.side).mountain;
    let color = if draft.chooser == prospect.seat() {
        own.pick(mountain, &other)
    } else {
        other.pick(mountain, &own)
    };
    color.map(|color| Action::Claim { color })
}

/// The position when a draft under way is over, if both claim what is worth most.
pub fn after_draft(mut prospect: Prospect) -> Prospect {
    while let Some(Ok(next)) = quick_claim(&prospect).map(|claim| prospect.after(claim)) {
        prospect = next;
    }
    prospect
}

/// The worth of a position to its player, if both claim as well as can be in a draft
/// under way: every way to claim is tried, and `worth` judges how it ends.
pub fn best_draft(prospect: &Prospect, worth: &impl Fn(&Prospect) -> f32) -> f32 {
    within(prospect, worth, f32::NEG_INFINITY, f32::INFINITY)
}

/// As [`best_draft`], but what is worth no more than `low` to the player, or no less than
/// `high`, need not be known exactly, because it would not be chosen.
fn within(
    prospect: &Prospect,
    worth: &impl Fn(&Prospect) -> f32,
    mut low: f32,
    mut high: f32,
) -> f32 {
    let Phase::Draft(draft) = prospect.table().phase() else {
        return worth(prospect);
    };
    let own = draft.chooser == prospect.seat();
    for color in prospect.table().mandala(draft.side).mountain.colors() {
        let Ok(next) = prospect.after(Action::Claim { color }) else {
            continue;
        };
        let value = within(&next, worth, low, high);
        if own {
            low = low.max(value);
        } else {
            high = high.min(value);
        }
        if low >= high {
            break;
        }
    }
    if own { low } else { high }
}
