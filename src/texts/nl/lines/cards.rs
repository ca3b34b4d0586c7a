//! The card table in sentences.

use crate::rules::Player;
use crate::rules::cards::{Mandala, Pile, Side};
use crate::story::cards::{Gain, Points};
use crate::texts::language::Called;
use crate::texts::language::lines::cards::{Area, CardLines, Fact};
use crate::texts::nl::cards::{cards, color, color_title, colored, side};
use crate::texts::nl::house::points;
use crate::texts::nl::{Dutch, counted, listed};

impl CardLines for Dutch {
    fn card_fact(&self, fact: &Fact, names: &dyn Called) -> String {
        match fact {
            Fact::Hand(hand) => format!("Je hand: {}.", pile(*hand)),
            Fact::Cup(cup, worth) => format!("Je kelk: {}; {}.", pile(*cup), points(*worth)),
            Fact::KnownCup(seat, known, all, worth) => {
                let (name, hidden) = (names.of(*seat), all - known.len());
                match hidden {
                    0 => format!("Kelk van {name}: {}; {}.", pile(*known), points(*worth)),
                    hidden if known.is_empty() => {
                        let hidden = counted(hidden.into(), "gedekte kaart", "gedekte kaarten");
                        format!("Kelk van {name}: {hidden}.")
                    }
                    hidden => format!(
                        "Kelk van {name}: {} en {hidden} gedekt; {} die iedereen ziet.",
                        pile(*known),
                        points(*worth)
                    ),
                }
            }
            Fact::CupCount(seat, count) => {
                format!("Kelk van {}: {}.", names.of(*seat), cards(*count))
            }
            Fact::Unseen(cards) => format!("Nog niet gezien: {}.", pile(*cards)),
            Fact::HandOf(seat, hand) => format!("Hand van {}: {}.", names.of(*seat), pile(*hand)),
            Fact::Holds(seat, count) => {
                let cards = counted((*count).into(), "handkaart", "handkaarten");
                format!("{} heeft {cards}.", names.of(*seat))
            }
            Fact::Drew(drawn) if drawn.is_empty() => "Je trok niets.".to_string(),
            Fact::Drew(drawn) => format!("Je trok {}.", pile(*drawn)),
            Fact::DiscardedNothing(seat) => {
                format!("{} heeft nog niets afgelegd.", names.of(*seat))
            }
            Fact::ChoosesFirst(by, first) => {
                format!(
                    "{} maakte hem klaar bij gelijke velden, dus {} kiest eerst.",
                    names.of(*by),
                    names.of(*first)
                )
            }
            Fact::ChooseInTurn => "Jullie kiezen om de beurt een kleur.".to_string(),
            Fact::WhenDrawn => {
                "Je trekt alleen kaarten na bouwen op een berg, tot 8 in je hand, of na afleggen."
                    .to_string()
            }
            Fact::LastColor => "Het was de laatste kleur.".to_string(),
            Fact::Mandala(at, mandala) => mandala_of(*at, mandala, names),
            Fact::River(seat, river) => {
                let spaces = (1..).zip(river.spaces());
                let spaces =
                    spaces.filter_map(|(at, it)| Some(format!("vakje {at} {}", color(it?))));
                let spaces: Vec<String> = spaces.collect();
                let name = names.of(*seat);
                if spaces.is_empty() {
                    format!("De rivier van {name} is leeg.")
                } else {
                    format!("Rivier van {name}: {}.", spaces.join(", "))
                }
            }
            Fact::Deck(deck, discard) => {
                format!("De stapel heeft {}. Aflegstapel: {}.", cards(*deck), pile(*discard))
            }
            Fact::Alone(player) => format!(
                "{}, je bent aan de beurt. Luistert of kijkt er niemand mee? Typ dan toon.",
                names.of(*player)
            ),
            Fact::AloneInDraft(player) => {
                format!(
                    "{}, luistert of kijkt er niemand mee? Typ toon om je kaarten te horen. Of kies meteen.",
                    names.of(*player)
                )
            }
            Fact::HandOver(player, next) => format!(
                "{}, je beurt zit erop. Typ klaar om door te geven aan {}.",
                names.of(*player),
                names.of(*next)
            ),
            Fact::WhichColor(hand) => format!("Welke kleur? Je hand: {}.", pile(*hand)),
            Fact::WhichMountainColor { chooser, side: at, mountain, is_lost } => {
                let asked = match is_lost {
                    true => "je veld is leeg: welke kleur leg je af?",
                    false => "welke kleur neem je?",
                };
                let (name, at) = (names.of(*chooser), side(*at));
                format!("{name}, {asked} De {at}berg: {}.", pile(*mountain))
            }
            Fact::OthersGain(card, other, gain) => {
                let (card, name) = (color(*card), names.of(*other));
                let brings = |it: &Points| match it.points {
                    0 => "geen punten die iedereen kan zien".to_string(),
                    all => points(all),
                };
                match gain {
                    Gain::Sixth(it) => format!(
                        "Hetzelfde {card} zou {name} {} opleveren en de partij beëindigen.",
                        brings(it)
                    ),
                    Gain::River(space, it) => format!(
                        "Hetzelfde {card} zou {name} riviervakje {space} en {} opleveren.",
                        brings(it)
                    ),
                    Gain::Cup(it) => {
                        format!("Hetzelfde {card} zou {name} {} opleveren.", brings(it))
                    }
                    Gain::Lost(_) => {
                        format!("Hetzelfde {card} zou {name} niets opleveren: dat veld is leeg.")
                    }
                }
            }
            Fact::WithoutHidden(Some(player)) => {
                format!("Geheime kaarten in de kelk van {} zijn niet meegeteld.", names.of(*player))
            }
            Fact::NoRiver(card, next) => {
                let next = next.map(|(seat, at)| format!("op vakje {at} bij {}", names.of(seat)));
                format!(
                    "{} ligt in geen rivier en telt dus nog niet. De eerste genomen kaart komt in \
                     de rivier: {}.",
                    color_title(*card),
                    next.join(", ")
                )
            }
            Fact::WhoIsFirst => "Als een mandala compleet is, kiest wie er meer kaarten in zijn veld heeft als eerste; bij gelijke stand wie hem niet compleet maakte.".to_string(),
            Fact::LeftOver => {
                "Het spel is afgelopen: wat in handen en mandala's over is, telt niet.".to_string()
            }
            Fact::NoPlays => {
                "Zolang een mandala wordt verdeeld, worden er geen kaarten gespeeld.".to_string()
            }
            Fact::ChoosesNow(player) => {
                format!("Nu kiest {}, daarna {}.", names.of(*player), names.of(player.other()))
            }
            Fact::Worth(card, each) => {
                let each = each.map(|(seat, worth)| {
                    let worth = worth.map_or_else(|| "nog niets".to_string(), points);
                    format!("{worth} voor {}", names.of(seat))
                });
                format!("Elke kaart in {} telt in de kelk {}.", color(*card), listed(&each))
            }
            Fact::Lacks(at, colors) => {
                let colors: Vec<&str> = colors.iter().map(|it| color(*it)).collect();
                let at = side(*at);
                match &colors[..] {
                    [] => format!("De {at}mandala is compleet en wordt nu verdeeld."),
                    [only] => format!("In de {at}mandala ontbreekt {only}."),
                    some => format!("In de {at}mandala ontbreken {}.", listed(some)),
                }
            }
            Fact::Goes(area, at, colors) => {
                let colors: Vec<&str> = colors.iter().map(|it| color(*it)).collect();
                let colors = match &colors[..] {
                    [] => "geen van je kleuren".to_string(),
                    some => listed(some),
                };
                let area = match area {
                    Area::Mountain => "berg",
                    Area::Field => "veld",
                };
                let place = match at {
                    Some(Side::Left) => "Linker",
                    Some(Side::Right) => "Rechter",
                    None => "Linker- of rechter",
                };
                format!("{place}{area}: {colors}.")
            }
            Fact::AllDiscarded => "Aflegstapel: elke kleur.".to_string(),
            Fact::WithoutHidden(None) => {
                "Geheime kaarten in de kelken zijn niet meegeteld. Typ eerst toon om die van jou \
                 mee te tellen."
                    .to_string()
            }
            Fact::WhichPlace(card, mountains, fields) => {
                let area = |sides: &[Side], the: &str, area: &str| match sides {
                    [] => None,
                    [at] => Some(format!("naar {the} {}{area}", side(*at))),
                    _ => Some(format!("naar {the} linker- of {the} rechter{area}")),
                };
                let mut places = Vec::new();
                places.extend(area(mountains, "de", "berg"));
                places.extend(area(fields, "het", "veld"));
                places.push("naar de aflegstapel".to_string());
                format!("{} kan {}.", color_title(*card), places.join(", of "))
            }
            Fact::HowMany(card, most) => format!("Hoeveel {}, 1 tot {most}?", colored(*card)),
            Fact::WhichSide => "In welke mandala, links of rechts?".to_string(),
            Fact::MountainOrField(card, at) => {
                let card = color_title(*card);
                format!("{card}: naar de {0}berg, of naar je {0}veld?", side(*at))
            }
            Fact::AllTogether => "Alle kaarten van een kleur gaan samen.".to_string(),
            Fact::OneToMountain => "Op een berg leg je maar één kaart tegelijk.".to_string(),
            Fact::Counted { player, total, spaces, cup, worthless } => {
                let spaces = spaces.iter().map(|(card, cards, each, all)| {
                    format!("{cards} {} van {} is {all}", colored(*card), points(*each))
                });
                let total = format!("{}: {}", names.of(*player), points(*total));
                let cup = match worthless {
                    0 => format!("{} in de kelk.", cards(*cup)),
                    some => format!("{} in de kelk, waarvan {some} niets waard.", cards(*cup)),
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
        Side::Left => "Linkermandala",
        Side::Right => "Rechtermandala",
    };
    let [one, two] = Player::BOTH.map(|seat| mandala.fields[seat]);
    let fields = if one.is_empty() && two.is_empty() {
        "beide velden leeg".to_string()
    } else {
        let field = |seat, field| format!("veld van {} {}", names.of(seat), pile(field));
        format!("{}; {}", field(Player::One, one), field(Player::Two, two))
    };
    format!("{title}: berg {}; {fields}.", pile(mandala.mountain))
}

/// Some cards by their colors.
fn pile(pile: Pile) -> String {
    let colors = pile.colors().iter();
    let cards = colors.map(|it| format!("{} {}", pile.count(it), colored(it)));
    let cards: Vec<String> = cards.collect();
    if cards.is_empty() { "leeg".to_string() } else { cards.join(", ") }
}
