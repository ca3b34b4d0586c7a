//! The card table in sentences.

use crate::rules::Player;
use crate::rules::cards::{Mandala, Pile, Side};
use crate::story::cards::{Gain, Points};
use crate::texts::en::cards::{color, color_title, side};
use crate::texts::en::house::points;
use crate::texts::en::{English, counted, listed};
use crate::texts::language::Called;
use crate::texts::language::lines::cards::{Area, CardLines, Fact};

impl CardLines for English {
    fn card_fact(&self, fact: &Fact, names: &dyn Called) -> String {
        match fact {
            Fact::Hand(hand) => format!("Your hand: {}.", pile(*hand)),
            Fact::Cup(cup, worth) => format!("Your Cup: {}; {}.", pile(*cup), points(*worth)),
            Fact::KnownCup(seat, known, all, worth) => {
                let (name, hidden) = (names.of(*seat), all - known.len());
                match hidden {
                    0 => format!("{name}'s Cup: {}; {}.", pile(*known), points(*worth)),
                    hidden if known.is_empty() => {
                        format!("{name}'s Cup: {}.", counted(hidden.into(), "hidden card"))
                    }
                    hidden => format!(
                        "{name}'s Cup: {} and {hidden} hidden; at least {}.",
                        pile(*known),
                        points(*worth)
                    ),
                }
            }
            Fact::CupCount(seat, count) => {
                format!("{}'s Cup: {}.", names.of(*seat), counted((*count).into(), "card"))
            }
            Fact::Unseen(cards) => format!("Not seen yet: {}.", pile(*cards)),
            Fact::HandOf(seat, hand) => format!("{}'s hand: {}.", names.of(*seat), pile(*hand)),
            Fact::Holds(seat, count) => {
                format!("{} holds {}.", names.of(*seat), counted((*count).into(), "card"))
            }
            Fact::Drew(drawn) if drawn.is_empty() => "You drew nothing.".to_string(),
            Fact::Drew(drawn) => format!("You drew {}.", pile(*drawn)),
            Fact::DiscardedNothing(seat) => {
                format!("{} has not discarded anything yet.", names.of(*seat))
            }
            Fact::ChoosesFirst(by, first) => {
                format!(
                    "{} completed it with equal Fields, so {} chooses first.",
                    names.of(*by),
                    names.of(*first)
                )
            }
            Fact::ChooseInTurn => "You both choose a color in turn.".to_string(),
            Fact::WhenDrawn => {
                "You draw only after building on a Mountain, up to 8 in hand, or after discarding."
                    .to_string()
            }
            Fact::LastColor => "It was the last color.".to_string(),
            Fact::Mandala(at, mandala) => mandala_of(*at, mandala, names),
            Fact::River(seat, river) => {
                let spaces = (1..).zip(river.spaces());
                let spaces =
                    spaces.filter_map(|(at, it)| Some(format!("space {at} {}", color(it?))));
                let spaces: Vec<String> = spaces.collect();
                let name = names.of(*seat);
                if spaces.is_empty() {
                    format!("{name}'s River is empty.")
                } else {
                    format!("{name}'s River: {}.", spaces.join(", "))
                }
            }
            Fact::Deck(deck, discard) => format!(
                "The deck has {}. Discarded: {}.",
                counted((*deck).into(), "card"),
                pile(*discard)
            ),
            Fact::Alone(player) => format!(
                "{}, it is your turn. If nobody else listens or looks, type ready.",
                names.of(*player)
            ),
            Fact::AloneInDraft(player) => {
                format!(
                    "{}, if nobody else listens or looks, type ready to hear your cards. Or choose right away.",
                    names.of(*player)
                )
            }
            Fact::HandOver(player, next) => format!(
                "{}, your turn is done. Type done to hand over to {}.",
                names.of(*player),
                names.of(*next)
            ),
            Fact::WhichColor(hand) => format!("Which color? Your hand: {}.", pile(*hand)),
            Fact::WhichMountainColor { chooser, side: at, mountain, is_lost } => {
                let asked = match is_lost {
                    true => "your Field is empty: which color do you discard?",
                    false => "which color do you take?",
                };
                let (name, at) = (names.of(*chooser), side(*at));
                format!("{name}, {asked} The {at} Mountain: {}.", pile(*mountain))
            }
            Fact::OthersGain(card, other, gain) => {
                let (card, name) = (color(*card), names.of(*other));
                let brings = |it: &Points| match it.points {
                    0 => "no points as far as you know".to_string(),
                    all => points(all),
                };
                match gain {
                    Gain::Sixth(it) => format!(
                        "The same {card} would end the game for {name} and bring {}.",
                        brings(it)
                    ),
                    Gain::River(space, it) => format!(
                        "The same {card} would bring {name} River space {space} and {}.",
                        brings(it)
                    ),
                    Gain::Cup(it) => format!("The same {card} would bring {name} {}.", brings(it)),
                    Gain::Lost(_) => {
                        format!("The same {card} would bring {name} nothing: that Field is empty.")
                    }
                }
            }
            Fact::WithoutHidden(Some(player)) => {
                format!("Hidden cards in {}'s Cup are not counted.", names.of(*player))
            }
            Fact::NoRiver(card, next) => {
                let next = next.map(|(seat, at)| format!("space {at} for {}", names.of(seat)));
                format!(
                    "{} is in no River yet, so it counts nothing. The first card of it that is \
                     taken goes to the River: {}.",
                    color_title(*card),
                    next.join(", ")
                )
            }
            Fact::WhoIsFirst => "Once a Mandala is complete, whoever has more cards in its Field chooses first; if tied, whoever did not complete it.".to_string(),
            Fact::LeftOver => {
                "The game is over: what is left in hands and Mandalas counts nothing.".to_string()
            }
            Fact::NoPlays => "No cards are played while a Mandala is shared out.".to_string(),
            Fact::ChoosesNow(player) => {
                format!("{} chooses now, then {}.", names.of(*player), names.of(player.other()))
            }
            Fact::Worth(card, each) => {
                let each = each.map(|(seat, worth)| {
                    let worth = worth.map_or_else(|| "nothing yet".to_string(), points);
                    format!("{worth} for {}", names.of(seat))
                });
                format!("Each {} card in the Cup counts {}.", color(*card), listed(&each))
            }
            Fact::Lacks(at, colors) if colors.is_empty() => {
                format!("The {} Mandala is complete and is being shared out.", side(*at))
            }
            Fact::Lacks(at, colors) => {
                let colors: Vec<&str> = colors.iter().map(|it| color(*it)).collect();
                format!("Missing in the {} Mandala: {}.", side(*at), listed(&colors))
            }
            Fact::Goes(area, at, colors) => {
                let colors: Vec<&str> = colors.iter().map(|it| color(*it)).collect();
                let colors = match &colors[..] {
                    [] => "none of your colors".to_string(),
                    some => listed(some),
                };
                let area = match area {
                    Area::Mountain => "Mountain",
                    Area::Field => "Field",
                };
                let place = match at {
                    Some(Side::Left) => "Left",
                    Some(Side::Right) => "Right",
                    None => "Left or right",
                };
                format!("{place} {area}: {colors}.")
            }
            Fact::AllDiscarded => "Discard pile: any color.".to_string(),
            Fact::WithoutHidden(None) => {
                "Hidden cards in the Cups are not counted. Type ready first to count yours."
                    .to_string()
            }
            Fact::WhichPlace(card, mountains, fields) => {
                let area = |sides: &[Side], area: &str| match sides {
                    [] => None,
                    [at] => Some(format!("to the {} {area}", side(*at))),
                    _ => Some(format!("to the left or the right {area}")),
                };
                let mut places = Vec::new();
                places.extend(area(mountains, "Mountain"));
                places.extend(area(fields, "Field"));
                places.push("to the discard pile".to_string());
                format!("{} can go {}.", color_title(*card), places.join(", or "))
            }
            Fact::HowMany(card, most) => {
                format!("How many {}, 1 to {most}?", color(*card))
            }
            Fact::WhichSide => "Into which Mandala, left or right?".to_string(),
            Fact::MountainOrField(card, at) => {
                let card = color_title(*card);
                format!("{card}: to the {0} Mountain, or to your {0} Field?", side(*at))
            }
            Fact::AllTogether => "All cards of a color go together.".to_string(),
            Fact::OneToMountain => "Only one card at a time goes to a Mountain.".to_string(),
            Fact::Counted { player, total, spaces, cup, worthless } => {
                let spaces = spaces.iter().map(|(card, cards, each, all)| {
                    let make = if *cards == 1 { "makes" } else { "make" };
                    format!("{cards} {} at {each} {make} {all}", color(*card))
                });
                let total = format!("{}: {}", names.of(*player), points(*total));
                let cup = counted((*cup).into(), "card");
                let cup = match worthless {
                    0 => format!("{cup} in the Cup."),
                    some => format!("{cup} in the Cup, {some} of them worth nothing."),
                };
                let parts: Vec<String> = [total].into_iter().chain(spaces).collect();
                format!("{}. {cup}", parts.join("; "))
            }
        }
    }
}

/// A Mandala: its Mountain and both Fields.
fn mandala_of(at: Side, mandala: &Mandala, names: &dyn Called) -> String {
    let title = match at {
        Side::Left => "Left Mandala",
        Side::Right => "Right Mandala",
    };
    let [one, two] = Player::BOTH.map(|seat| mandala.fields[seat]);
    let fields = if one.is_empty() && two.is_empty() {
        "both Fields empty".to_string()
    } else {
        let field = |seat, field| format!("{}'s Field {}", names.of(seat), pile(field));
        format!("{}; {}", field(Player::One, one), field(Player::Two, two))
    };
    format!("{title}: Mountain {}; {fields}.", pile(mandala.mountain))
}

/// Some cards by their colors.
fn pile(pile: Pile) -> String {
    let colors = pile.colors().iter();
    let cards = colors.map(|it| format!("{} {}", pile.count(it), color(it)));
    let cards: Vec<String> = cards.collect();
    if cards.is_empty() { "empty".to_string() } else { cards.join(", ") }
}
