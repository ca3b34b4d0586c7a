//! The card table in sentences.

use crate::rules::Player;
use crate::rules::cards::{Mandala, Pile, Side};
use crate::story::cards::{Gain, Points};
use crate::texts::de::cards::{cards, color, colored, into, within};
use crate::texts::de::house::points;
use crate::texts::de::{German, capital, counted, listed, owned};
use crate::texts::language::Called;
use crate::texts::language::lines::cards::{Area, CardLines, Fact};

impl CardLines for German {
    fn card_fact(&self, fact: &Fact, names: &dyn Called) -> String {
        match fact {
            Fact::Hand(hand) => format!("Deine Hand: {}.", pile(*hand)),
            Fact::Cup(cup, worth) => format!("Dein Kelch: {}; {}.", pile(*cup), points(*worth)),
            Fact::KnownCup(seat, known, all, worth) => {
                let cup = owned(names.of(*seat), "", "Kelch");
                match all - known.len() {
                    0 => format!("{cup}: {}; {}.", pile(*known), points(*worth)),
                    hidden if known.is_empty() => format!(
                        "{cup}: {}.",
                        counted(hidden.into(), "verdeckte Karte", "verdeckte Karten")
                    ),
                    hidden => format!(
                        "{cup}: {} und {hidden} verdeckt; {}, die alle sehen können.",
                        pile(*known),
                        points(*worth)
                    ),
                }
            }
            Fact::CupCount(seat, count) => {
                format!("{}: {}.", owned(names.of(*seat), "", "Kelch"), cards(*count))
            }
            Fact::Unseen(cards) => format!("Noch nicht gesehen: {}.", pile(*cards)),
            Fact::HandOf(seat, hand) => {
                format!("{}: {}.", owned(names.of(*seat), "", "Hand"), pile(*hand))
            }
            Fact::Holds(seat, count) => {
                format!("{} hat {} auf der Hand.", names.of(*seat), cards(*count))
            }
            Fact::Drew(drawn) if drawn.is_empty() => "Du hast nichts gezogen.".to_string(),
            Fact::Drew(drawn) => format!("Gezogen: {}.", pile(*drawn)),
            Fact::DiscardedNothing(seat) => {
                format!("{} hat noch nichts abgeworfen.", names.of(*seat))
            }
            Fact::ChoosesFirst(by, first) => {
                format!(
                    "{} hat es bei gleichen Feldern vollendet, also wählt {} zuerst.",
                    names.of(*by),
                    names.of(*first)
                )
            }
            Fact::ChooseInTurn => "Ihr wählt abwechselnd je eine Farbe.".to_string(),
            Fact::WhenDrawn => {
                "Du ziehst nur nach, wenn du an einem Zentrum baust, bis 8 auf der Hand, oder wenn du abwirfst.".to_string()
            }
            Fact::LastColor => "Es war die letzte Farbe.".to_string(),
            Fact::Mandala(at, mandala) => mandala_of(*at, mandala, names),
            Fact::River(seat, river) => {
                let spaces = (1..).zip(river.spaces());
                let spaces =
                    spaces.filter_map(|(at, it)| Some(format!("Platz {at} {}", color(it?))));
                let spaces: Vec<String> = spaces.collect();
                let name = names.of(*seat);
                if spaces.is_empty() {
                    format!("{} ist leer.", owned(name, "Der ", "Fluss"))
                } else {
                    format!("{}: {}.", owned(name, "", "Fluss"), spaces.join(", "))
                }
            }
            Fact::Deck(deck, discard) => {
                format!("Stapel: {}. Ablage: {}.", cards(*deck), pile(*discard))
            }
            Fact::Alone(player) => format!(
                "{}, du bist am Zug. Wenn sonst niemand mithört oder hinsieht, tippe bereit.",
                names.of(*player)
            ),
            Fact::AloneInDraft(player) => {
                format!(
                    "{}, wenn sonst niemand mithört oder hinsieht, tippe bereit, um deine Karten zu hören. Oder wähle gleich.",
                    names.of(*player)
                )
            }
            Fact::HandOver(player, next) => format!(
                "{}, dein Zug ist vorbei. Tippe fertig und gib an {} weiter.",
                names.of(*player),
                names.of(*next)
            ),
            Fact::WhichColor(hand) => format!("Welche Farbe? Deine Hand: {}.", pile(*hand)),
            Fact::WhichMountainColor { chooser, side, mountain, is_lost } => {
                let asked = match is_lost {
                    true => "dein Feld ist leer: Welche Farbe wirfst du ab?",
                    false => "welche Farbe nimmst du?",
                };
                let (name, at) = (names.of(*chooser), capital(within(*side)));
                format!("{name}, {asked} {at} Zentrum: {}.", pile(*mountain))
            }
            Fact::OthersGain(card, other, gain) => {
                let (card, name) = (color(*card), names.of(*other));
                let brings = |it: &Points| match it.points {
                    0 => "keine für alle sichtbaren Punkte".to_string(),
                    all => points(all),
                };
                match gain {
                    Gain::Sixth(it) => format!(
                        "Dasselbe {card} brächte {name} {} und würde das Spiel beenden.",
                        brings(it)
                    ),
                    Gain::River(space, it) => format!(
                        "Dasselbe {card} brächte {name} Platz {space} im Fluss und {}.",
                        brings(it)
                    ),
                    Gain::Cup(it) => format!("Dasselbe {card} brächte {name} {}.", brings(it)),
                    Gain::Lost(_) => {
                        format!("Dasselbe {card} brächte {name} nichts: Das Feld ist leer.")
                    }
                }
            }
            Fact::WithoutHidden(Some(player)) => format!(
                "Geheime Karten in {} sind nicht mitgezählt.",
                owned(names.of(*player), "dem ", "Kelch")
            ),
            Fact::NoRiver(card, next) => {
                let next = next.map(|(seat, at)| format!("auf Platz {at} bei {}", names.of(seat)));
                format!(
                    "{} liegt in keinem Fluss und zählt daher noch nichts. Die erste genommene \
                     Karte kommt in den Fluss: {}.",
                    color(*card),
                    next.join(", ")
                )
            }
            Fact::WhoIsFirst => "Ist ein Mandala vollständig, wählt zuerst, wer mehr Karten in seinem Feld hat; bei Gleichstand, wer es nicht vollendet hat.".to_string(),
            Fact::LeftOver => "Die Partie ist zu Ende: Was auf der Hand und in den Mandalas übrig \
                               ist, zählt nichts."
                .to_string(),
            Fact::NoPlays => {
                "Solange ein Mandala aufgeteilt wird, wird nichts ausgespielt.".to_string()
            }
            Fact::ChoosesNow(player) => {
                format!("Jetzt wählt {}, dann {}.", names.of(*player), names.of(player.other()))
            }
            Fact::Worth(card, each) => {
                let each = each.map(|(seat, worth)| {
                    let worth = worth.map_or_else(|| "noch nichts".to_string(), points);
                    format!("{worth} für {}", names.of(seat))
                });
                format!("Jede Karte in {} zählt im Kelch {}.", color(*card), listed(&each))
            }
            Fact::Lacks(at, colors) => {
                let colors: Vec<&str> = colors.iter().map(|it| color(*it)).collect();
                let at = match at {
                    Side::Left => "linken",
                    Side::Right => "rechten",
                };
                match &colors[..] {
                    [] => format!("Im {at} Mandala fehlt nichts: Es wird gerade aufgeteilt."),
                    [only] => format!("Im {at} Mandala fehlt {only}."),
                    some => format!("Im {at} Mandala fehlen {}.", listed(some)),
                }
            }
            Fact::Goes(area, at, colors) => {
                let colors: Vec<&str> = colors.iter().map(|it| color(*it)).collect();
                let colors = match &colors[..] {
                    [] => "keine deiner Farben".to_string(),
                    some => listed(some),
                };
                let area = match area {
                    Area::Mountain => "Zentrum",
                    Area::Field => "Feld",
                };
                let place = match at {
                    Some(Side::Left) => "Linkes",
                    Some(Side::Right) => "Rechtes",
                    None => "Linkes oder rechtes",
                };
                format!("{place} {area}: {colors}.")
            }
            Fact::AllDiscarded => "Ablage: jede Farbe.".to_string(),
            Fact::WithoutHidden(None) => {
                "Geheime Karten in den Kelchen sind nicht mitgezählt. Tippe erst bereit, um deine \
                 mitzuzählen."
                    .to_string()
            }
            Fact::WhichPlace(card, mountains, fields) => {
                let area = |sides: &[Side], area: &str| match sides {
                    [] => None,
                    [at] => Some(format!("{} {area}", into(*at))),
                    _ => Some(format!("ins linke oder rechte {area}")),
                };
                let mut places = Vec::new();
                places.extend(area(mountains, "Zentrum"));
                places.extend(area(fields, "Feld"));
                places.push("auf die Ablage".to_string());
                format!("{} kann {}.", color(*card), places.join(" oder "))
            }
            Fact::HowMany(card, most) => format!("Wie viele {}, 1 bis {most}?", colored(*card)),
            Fact::WhichSide => "In welches Mandala, links oder rechts?".to_string(),
            Fact::MountainOrField(card, at) => {
                let at = match at {
                    Side::Left => "linke",
                    Side::Right => "rechte",
                };
                format!("{}: ins {at} Zentrum oder in dein {at}s Feld?", color(*card))
            }
            Fact::AllTogether => "Alle Karten einer Farbe gehören zusammen.".to_string(),
            Fact::OneToMountain => "Ins Zentrum kommt immer nur eine Karte.".to_string(),
            Fact::Counted { player, total, spaces, cup, worthless } => {
                let spaces = spaces.iter().map(|(card, cards, each, all)| {
                    format!("{} {cards} mal {each} macht {all}", color(*card))
                });
                let total = format!("{}: {}", names.of(*player), points(*total));
                let cup = match worthless {
                    0 => format!("{} im Kelch.", cards(*cup)),
                    some => format!("{} im Kelch, {some} davon nichts wert.", cards(*cup)),
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
        Side::Left => "Linkes Mandala",
        Side::Right => "Rechtes Mandala",
    };
    let [one, two] = Player::BOTH.map(|seat| mandala.fields[seat]);
    let fields = if one.is_empty() && two.is_empty() {
        "beide Felder leer".to_string()
    } else {
        let field = |seat, field| format!("{} {}", owned(names.of(seat), "", "Feld"), pile(field));
        format!("{}; {}", field(Player::One, one), field(Player::Two, two))
    };
    format!("{title}: Zentrum {}; {fields}.", pile(mandala.mountain))
}

/// Some cards by their colors.
fn pile(pile: Pile) -> String {
    let colors = pile.colors().iter();
    let cards = colors.map(|it| format!("{} {}", pile.count(it), colored(it)));
    let cards: Vec<String> = cards.collect();
    if cards.is_empty() { "leer".to_string() } else { cards.join(", ") }
}
