//! What speaks for an action of a card game.

use std::slice;

use super::turn::play;
use super::{contrast, points_of_claim};
use crate::rules::cards::{
    Action, ClaimEffect, Completion, Game, Phase, PlayerView, RIVER_SPACES, Side,
};
use crate::rules::{Color, Player};
use crate::story::hint::tell;
use crate::story::{Explained, Hint};

/// Something that speaks for an action, told to its player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// So many cards are drawn.
    Draws(u8),
    /// So many cards are drawn, and then so many colors are missing in the Mandala.
    DrawsAndMisses {
        /// The cards.
        draws: u8,
        /// The colors.
        missing: u8,
    },
    /// So many colors are then missing in the Mandala.
    Misses(u8),
    /// So many cards are drawn, and one more color completes the Mandala.
    DrawsAndNears(u8),
    /// One more color completes the Mandala.
    Nears,
    /// The same in short.
    NearsInShort,
    /// One more color completes the Mandala, and the player's Field is empty.
    NearsForNothing,
    /// The same in short.
    ForNothing,
    /// One more color completes the Mandala, and this other player's Field is empty.
    NearsWithout(Player),
    /// How the Fields of the Mandala stand then.
    Fields(Fields),
    /// How the Fields stand then, and one more color completes the Mandala.
    FieldsNear(Standing),
    /// How the Fields stand then, in short.
    FieldsInShort(Standing),
    /// The player leads in the Fields of the Mandala, to which nothing is added.
    Leads(Standing),
    /// This other player leads there.
    Trails(Standing, Player),
    /// The player led in the Fields anyway, and so stood they.
    LedBefore(Standing),
    /// The Mandala is completed.
    Completes {
        /// Which one.
        side: Side,
        /// Whether it is the last one.
        last: bool,
        /// Who gets what.
        sharing: Sharing,
    },
    /// The Mandala is completed, and who gets what, in short.
    CompletesInShort(Sharing),
    /// The best that the player, who leads there, could take of the Mountain.
    Prize(Color, Points),
    /// Each card of the color is worth so much to the player, and less to the other one.
    Worth(Color, u8),
    /// The same for this other player.
    WorthToOther(Color, u8, Player),
    /// A color is taken.
    Takes(Gain),
    /// A color is taken, and something else comes of that.
    TakesAnd(Gain, Also),
    /// So many cards of a color stay in hand.
    Keeps(u8, Color),
    /// So many cards of a color that is taken are in hand.
    Holds(u8, Color),
    /// These colors lie in the Mountain.
    MountainHas(Vec<Color>),
}

/// How many cards lie in two Fields.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// In the player's own.
    pub own: u8,
    /// In the other one.
    pub theirs: u8,
}

impl Standing {
    /// The same told by the other one.
    pub(super) fn turned(self) -> Standing {
        Standing { own: self.theirs, theirs: self.own }
    }
}

/// How two Fields stand after an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fields {
    /// The player leads.
    Lead(Standing),
    /// The player leads, and this other one has nothing there.
    LeadAlone(Standing, Player),
    /// Both have as many, and this other player led before.
    Even(Standing, Player),
    /// This other player leads.
    Trail(Standing, Player),
}

/// Who gets what of a Mandala that would be completed, told to the player who completes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sharing {
    /// Both Fields are empty, so all is lost.
    Nobody,
    /// The player's Field is empty; this other one chooses first.
    OnlyOther(Standing, Player),
    /// The Field of this other player is empty.
    OnlyYou(Standing, Player),
    /// The Fields are even, so this other player chooses first.
    Even(Standing, Player),
    /// The player has more, and chooses first.
    YouFirst(Standing),
    /// This other player has more, and chooses first.
    OtherFirst(Standing, Player),
}

/// What a color brings that is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gain {
    /// The sixth space of the River, which ends the game.
    Sixth(Points),
    /// A space of the River.
    River(u8, Points),
    /// Cards for the Cup.
    Cup(Points),
    /// Nothing: so many cards are discarded, because the Field is empty.
    Lost(u8),
}

/// Points, and whether some of them are of cards that only their owner knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Points {
    /// How many.
    pub points: u16,
    /// How many cards of the player's own Cup count with them.
    pub cup: u8,
}

/// What else comes of taking a color.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Also {
    /// One more new color of the player's ends the game.
    NearlyFull,
    /// This other player cannot end the game with it.
    CannotEnd(Player),
    /// The Field of this other player is empty.
    OtherGetsNothing(Player),
    /// This other player gets no new color for the River with it, nor so many points.
    DeniesColor(Player, u16),
    /// This other player does not get so many points.
    Denies(Player, u16),
}

impl Explained for Game {
    type Deed = Action;
    type Reason = Reason;

    fn deed(_: &PlayerView, action: Action) -> Action {
        action
    }

    fn reasons(view: &PlayerView, action: Action) -> Vec<Vec<Reason>> {
        match action {
            Action::Claim { color } => claim(color, view).into_iter().map(|it| vec![it]).collect(),
            _ => play(action, view),
        }
    }

    /// Adds what differs to those for which the same speaks. That a color is worth more to the
    /// other player speaks for none of them.
    fn tell_apart(view: &PlayerView, hints: &mut [Hint<Game>]) {
        for hint in hints.iter_mut() {
            let is_told = |it: &Reason| !matches!(it, Reason::WorthToOther(..));
            tell(&mut hint.reasons, |it| Some(it).filter(is_told));
        }
        drop_shared(hints);
        let given: Vec<Hint<Game>> = hints.to_vec();
        for (at, hint) in hints.iter_mut().enumerate() {
            let others = given.iter().enumerate().filter(|(other, _)| *other != at);
            let alike = others.filter(|(_, other)| other.reasons == hint.reasons);
            let alike: Vec<Action> = alike.map(|(_, other)| other.action).collect();
            if let Some(differs) = difference(hint.action, &alike, view) {
                let with = |way: &Vec<Reason>| [&way[..], slice::from_ref(&differs)].concat();
                let both: Vec<Vec<Reason>> = hint.reasons.iter().map(with).collect();
                hint.reasons.splice(0..0, both.into_iter().chain([vec![differs.clone()]]));
            }
        }
    }

    fn is_drawback(reason: &Reason) -> bool {
        contrast::is_drawback(reason)
    }

    fn outdoes(reason: &Reason, others: &[Reason]) -> bool {
        contrast::outdoes(reason, others)
    }

    fn for_all(view: &PlayerView, reason: Reason) -> Option<Reason> {
        contrast::for_all(reason, view.seat())
    }

    /// That a Mandala comes no nearer, or that more cards of a color are in hand.
    fn sets_apart(view: &PlayerView, better: Action, worse: Action) -> Option<Reason> {
        let held = |color| view.hand().count(color);
        let (color, other) = (better.color(), worse.color());
        if let Action::Claim { .. } = better {
            return (held(color) > held(other)).then_some(Reason::Holds(held(color), color));
        }
        if let (Action::Build { side, .. }, Action::Build { side: same, .. }) = (better, worse) {
            let missing = view.table().mandala(side).missing();
            if side == same && missing.contains(other) && !missing.contains(color) {
                let mut said = play(better, view).into_iter().flatten();
                return said.find(|it| matches!(it, Reason::DrawsAndMisses { .. }));
            }
        }
        let keeps = |action| held(other).saturating_sub(played(action, other));
        // That one card of another color is left is no reason.
        let is_some = keeps(better) > u8::from(color != other);
        (is_some && keeps(better) > keeps(worse)).then_some(Reason::Keeps(keeps(better), other))
    }

    /// That the player led there anyway, and it completed nothing.
    fn speaks_against(
        view: &PlayerView,
        worse: Action,
        _: Option<Action>,
        better: Action,
    ) -> Option<Reason> {
        let field = |action| match action {
            Action::Grow { side, .. } => Some(side),
            _ => None,
        };
        let side = field(worse).filter(|&side| field(better) != Some(side))?;
        if view.preview(worse).is_ok_and(|it| it.completes.is_some()) {
            return None;
        }
        let fields = &view.table().mandala(side).fields;
        let [own, theirs] = [view.seat(), view.seat().other()].map(|it| fields[it].len());
        (own > theirs + 1).then_some(Reason::LedBefore(Standing { own, theirs }))
    }
}

/// Leaves out how many cards are drawn if that is the same for all of several hints.
fn drop_shared(hints: &mut [Hint<Game>]) {
    let draws = |hint: &Hint<Game>| hint.reasons.iter().flatten().find_map(contrast::draws);
    let Some((first, others)) = hints.split_first() else { return };
    let Some(shared) = draws(first).filter(|_| !others.is_empty()) else { return };
    if others.iter().all(|other| draws(other) == Some(shared)) {
        for hint in hints {
            tell(&mut hint.reasons, |it| match it {
                Reason::Draws(_) => None,
                Reason::DrawsAndNears(_) => Some(Reason::Nears),
                Reason::DrawsAndMisses { missing, .. } => Some(Reason::Misses(missing)),
                _ => Some(it),
            });
        }
    }
}

/// What tells an action from others for which the same speaks, if there are any.
fn difference(action: Action, others: &[Action], view: &PlayerView) -> Option<Reason> {
    if others.is_empty() {
        return None;
    }
    let mut ways = [what_is_kept, what_lies_there].into_iter();
    ways.find_map(|way| {
        let own = way(action, view)?;
        let is_new = |&other: &Action| way(other, view).as_ref() != Some(&own);
        others.iter().all(is_new).then_some(own)
    })
}

/// What is left of the color in hand; of one that is taken, what could follow it. That there
/// is nothing speaks for nothing.
fn what_is_kept(action: Action, view: &PlayerView) -> Option<Reason> {
    let color = action.color();
    let left = view.hand().count(color).saturating_sub(played(action, color));
    let kept = match action {
        Action::Claim { .. } => Reason::Holds(left, color),
        _ => Reason::Keeps(left, color),
    };
    (left > 0).then_some(kept)
}

/// How many cards of a color leave the hand.
fn played(action: Action, color: Color) -> u8 {
    match action {
        _ if action.color() != color => 0,
        Action::Build { .. } => 1,
        Action::Grow { count, .. } | Action::Discard { count, .. } => count,
        Action::Claim { .. } => 0,
    }
}

/// What there is to be shared out one day.
fn what_lies_there(action: Action, view: &PlayerView) -> Option<Reason> {
    let (Action::Build { side, .. } | Action::Grow { side, .. }) = action else {
        return None;
    };
    let colors = view.table().mandala(side).mountain.colors();
    (!colors.is_empty()).then(|| Reason::MountainHas(colors.iter().collect()))
}

impl Sharing {
    /// Who gets what if this player completes a Mandala so.
    pub(crate) fn of(done: &Completion, player: Player) -> Sharing {
        let other = player.other();
        let fields = Standing { own: done.fields[player], theirs: done.fields[other] };
        match (done.first, fields) {
            (None, _) => Sharing::Nobody,
            (_, Standing { own: 0, .. }) => Sharing::OnlyOther(fields, other),
            (_, Standing { theirs: 0, .. }) => Sharing::OnlyYou(fields, other),
            (_, Standing { own, theirs }) if own == theirs => Sharing::Even(fields, other),
            (Some(first), _) if first == player => Sharing::YouFirst(fields),
            (Some(_), _) => Sharing::OtherFirst(fields, other),
        }
    }
}

/// What it means to take a color.
fn claim(color: Color, view: &PlayerView) -> Vec<Reason> {
    let (table, player) = (view.table(), view.seat());
    let Phase::Draft(draft) = table.phase() else {
        return Vec::new();
    };
    let claim = |player| table.claim(draft.side, color, player);
    let (Some(own), Some(theirs)) = (claim(player), claim(player.other())) else {
        return Vec::new();
    };
    let gain = Gain::of(own, Points::known(color, own, view));
    let other = player.other();
    let also = match (own, theirs) {
        (ClaimEffect::River { space, .. }, _) if space + 1 == RIVER_SPACES => {
            Some(Also::NearlyFull)
        }
        (_, ClaimEffect::River { space: RIVER_SPACES, .. }) => Some(Also::CannotEnd(other)),
        (_, ClaimEffect::Discard { .. }) => Some(Also::OtherGetsNothing(other)),
        (ClaimEffect::River { space, .. }, _) if space == RIVER_SPACES => None,
        (_, ClaimEffect::River { .. }) => Some(Also::DeniesColor(other, theirs.points())),
        _ => match theirs.points() {
            0 => None,
            points => Some(Also::Denies(other, points)),
        },
    };
    let both = also.map(|also| Reason::TakesAnd(gain, also));
    both.into_iter().chain([Reason::Takes(gain)]).collect()
}

impl Points {
    /// The points of a claim, as far as everybody knows.
    pub(crate) fn public(claim: ClaimEffect) -> Points {
        Points { points: claim.points(), cup: 0 }
    }

    /// The points of a claim of the player whose view this is.
    pub(crate) fn known(color: Color, claim: ClaimEffect, view: &PlayerView) -> Points {
        let points = points_of_claim(view, color, claim);
        let counts = points > claim.points();
        Points { points, cup: if counts { view.cup().count(color) } else { 0 } }
    }
}

impl Gain {
    /// How many points.
    pub(super) fn points(self) -> Points {
        match self {
            Gain::Sixth(points) | Gain::River(_, points) | Gain::Cup(points) => points,
            Gain::Lost(_) => Points { points: 0, cup: 0 },
        }
    }

    /// What a claim of so many points brings.
    pub(crate) fn of(claim: ClaimEffect, points: Points) -> Gain {
        match claim {
            ClaimEffect::River { space: RIVER_SPACES, .. } => Gain::Sixth(points),
            ClaimEffect::River { space, .. } => Gain::River(space, points),
            ClaimEffect::Cup { .. } => Gain::Cup(points),
            ClaimEffect::Discard { cards } => Gain::Lost(cards),
        }
    }
}
