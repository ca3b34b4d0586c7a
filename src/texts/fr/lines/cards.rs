//! The card table in sentences.

use crate::rules::Player;
use crate::rules::cards::{Mandala, Pile, Side};
use crate::story::cards::{Gain, Points};
use crate::texts::fr::cards::{color, feminines, side, so_many, the_title};
use crate::texts::fr::house::points;
use crate::texts::fr::{French, counted, de, listed};
use crate::texts::language::Called;
use crate::texts::language::lines::cards::{Area, CardLines, Fact};

impl CardLines for French {
    fn card_fact(&self, fact: &Fact, names: &dyn Called) -> String {
        match fact {
            Fact::Hand(hand) => format!("Votre main\u{a0}: {}.", pile(*hand)),
            Fact::Cup(cup, worth) => {
                format!("Votre bassin\u{a0}: {}\u{a0}; {}.", pile(*cup), points(*worth))
            }
            Fact::KnownCup(seat, known, all, worth) => {
                let (of_name, hidden) = (de(names.of(*seat)), all - known.len());
                match hidden {
                    0 => format!(
                        "Bassin {of_name}\u{a0}: {}\u{a0}; {}.",
                        pile(*known),
                        points(*worth)
                    ),
                    hidden if known.is_empty() => format!(
                        "Bassin {of_name}\u{a0}: {}.",
                        counted(hidden.into(), "carte cachée")
                    ),
                    hidden => format!(
                        "Bassin {of_name}\u{a0}: {} et {}\u{a0}; {} à la vue de tous.",
                        pile(*known),
                        counted(hidden.into(), "cachée"),
                        points(*worth)
                    ),
                }
            }
            Fact::CupCount(seat, count) => format!(
                "Bassin {}\u{a0}: {}.",
                de(names.of(*seat)),
                counted((*count).into(), "carte")
            ),
            Fact::Unseen(cards) => format!("Pas encore vues\u{a0}: {}.", pile(*cards)),
            Fact::HandOf(seat, hand) => {
                format!("Main {}\u{a0}: {}.", de(names.of(*seat)), pile(*hand))
            }
            Fact::Holds(seat, count) => {
                format!("{} a {} en main.", names.of(*seat), counted((*count).into(), "carte"))
            }
            Fact::Drew(drawn) if drawn.is_empty() => "Vous n'avez rien pioché.".to_string(),
            Fact::Drew(drawn) => format!("Vous avez pioché\u{a0}: {}.", pile(*drawn)),
            Fact::DiscardedNothing(seat) => {
                format!("{} n'a encore rien défaussé.", names.of(*seat))
            }
            Fact::ChoosesFirst(by, first) => {
                format!(
                    "{} l'a terminé à champs égaux, donc {} choisit en premier.",
                    names.of(*by),
                    names.of(*first)
                )
            }
            Fact::ChooseInTurn => "Vous choisissez une couleur chacun à votre tour.".to_string(),
            Fact::WhenDrawn => {
                "On ne pioche qu'après avoir construit sur une montagne, jusqu'à 8 en main, ou après avoir défaussé.".to_string()
            }
            Fact::LastColor => "C'était la dernière couleur.".to_string(),
            Fact::Mandala(at, mandala) => mandala_of(*at, mandala, names),
            Fact::River(seat, river) => {
                let spaces = (1..).zip(river.spaces());
                let spaces =
                    spaces.filter_map(|(at, it)| Some(format!("case {at} {}", color(it?))));
                let spaces: Vec<String> = spaces.collect();
                let of_name = de(names.of(*seat));
                if spaces.is_empty() {
                    format!("Rivière {of_name}\u{a0}: vide.")
                } else {
                    format!("Rivière {of_name}\u{a0}: {}.", spaces.join(", "))
                }
            }
            Fact::Deck(deck, discard) => format!(
                "La pioche a {}. Défausse\u{a0}: {}.",
                counted((*deck).into(), "carte"),
                pile(*discard)
            ),
            Fact::Alone(player) => format!(
                "{}, c'est à vous. Si personne d'autre n'écoute ni ne regarde, tapez prêt.",
                names.of(*player)
            ),
            Fact::AloneInDraft(player) => {
                format!(
                    "{}, si personne d'autre n'écoute ni ne regarde, tapez prêt pour entendre vos cartes. Ou choisissez tout de suite.",
                    names.of(*player)
                )
            }
            Fact::HandOver(player, next) => format!(
                "{}, votre tour est fini. Tapez fini pour passer la main à {}.",
                names.of(*player),
                names.of(*next)
            ),
            Fact::WhichColor(hand) => {
                format!("Quelle couleur\u{a0}? Votre main\u{a0}: {}.", pile(*hand))
            }
            Fact::WhichMountainColor { chooser, side: at, mountain, is_lost } => {
                let asked = match is_lost {
                    true => "votre champ est vide\u{a0}: quelle couleur défaussez-vous\u{a0}?",
                    false => "quelle couleur prenez-vous\u{a0}?",
                };
                let (name, at) = (names.of(*chooser), side(*at));
                format!("{name}, {asked} Montagne de {at}\u{a0}: {}.", pile(*mountain))
            }
            Fact::OthersGain(card, other, gain) => {
                let (card, name) = (color(*card), names.of(*other));
                let brings = |it: &Points| match it.points {
                    0 => "aucun point visible de tous".to_string(),
                    all => points(all),
                };
                match gain {
                    Gain::Sixth(it) => format!(
                        "Pour {name}, le même {card} terminerait la partie et rapporterait {}.",
                        brings(it)
                    ),
                    Gain::River(space, it) => format!(
                        "Pour {name}, le même {card} irait sur la case {space} de la rivière et \
                         rapporterait {}.",
                        brings(it)
                    ),
                    Gain::Cup(it) => {
                        format!("Pour {name}, le même {card} rapporterait {}.", brings(it))
                    }
                    Gain::Lost(_) => format!(
                        "Pour {name}, le même {card} ne rapporterait rien\u{a0}: son champ est vide."
                    ),
                }
            }
            Fact::WithoutHidden(Some(player)) => format!(
                "Les cartes cachées du bassin {} ne sont pas comptées.",
                de(names.of(*player))
            ),
            Fact::NoRiver(card, next) => {
                let next = next.map(|(seat, at)| format!("case {at} pour {}", names.of(seat)));
                format!(
                    "En {}, rien ne compte encore\u{a0}: aucune rivière n'en a. La première carte \
                     prise va dans la rivière\u{a0}: {}.",
                    color(*card),
                    next.join(", ")
                )
            }
            Fact::WhoIsFirst => "Quand un mandala est complet, qui a le plus de cartes dans son champ choisit en premier\u{a0}; à égalité, qui ne l'a pas complété.".to_string(),
            Fact::LeftOver => "La partie est finie\u{a0}: ce qui reste dans les mains et les \
                               mandalas ne compte pas."
                .to_string(),
            Fact::NoPlays => {
                "On ne joue pas de cartes pendant le partage d'un mandala.".to_string()
            }
            Fact::ChoosesNow(player) => format!(
                "C'est à {} de choisir, puis à {}.",
                names.of(*player),
                names.of(player.other())
            ),
            Fact::Worth(card, each) => {
                let each = each.map(|(seat, worth)| {
                    format!("{} pour {}", points(worth.unwrap_or_default()), names.of(seat))
                });
                let card = color(*card);
                format!("En {card}, chaque carte du bassin vaut {}.", listed(&each))
            }
            Fact::Lacks(at, colors) => {
                let colors: Vec<&str> = colors.iter().map(|it| color(*it)).collect();
                let at = match at {
                    Side::Left => "gauche",
                    Side::Right => "droite",
                };
                match &colors[..] {
                    [] => format!("Le mandala de {at} est complet\u{a0}: on se le partage."),
                    some => format!("Il manque au mandala de {at}\u{a0}: {}.", listed(some)),
                }
            }
            Fact::Goes(area, at, colors) => {
                let colors: Vec<&str> = colors.iter().map(|it| color(*it)).collect();
                let colors = match &colors[..] {
                    [] => "aucune de vos couleurs".to_string(),
                    some => listed(some),
                };
                let area = match area {
                    Area::Mountain => "Montagne",
                    Area::Field => "Champ",
                };
                let place = match at {
                    Some(Side::Left) => "de gauche",
                    Some(Side::Right) => "de droite",
                    None => "de gauche ou de droite",
                };
                format!("{area} {place}\u{a0}: {colors}.")
            }
            Fact::AllDiscarded => "Défausse\u{a0}: toutes les couleurs.".to_string(),
            Fact::WithoutHidden(None) => {
                "Les cartes cachées des bassins ne sont pas comptées. Tapez d'abord prêt pour \
                 compter les vôtres."
                    .to_string()
            }
            Fact::WhichPlace(card, mountains, fields) => {
                let area = |sides: &[Side], area: &str| match sides {
                    [] => None,
                    [at] => Some(format!("{area} de {}", side(*at))),
                    _ => Some(format!("{area} de gauche ou de droite")),
                };
                let mut places = Vec::new();
                places.extend(area(mountains, "sur la montagne"));
                places.extend(area(fields, "dans le champ"));
                places.push("à la défausse".to_string());
                format!("{} peut aller {}.", the_title(*card), places.join(", ou "))
            }
            Fact::HowMany(card, most) => {
                format!("Combien de cartes {}, de 1 à {most}\u{a0}?", feminines(2, *card))
            }
            Fact::WhichSide => "Dans quel mandala, gauche ou droite\u{a0}?".to_string(),
            Fact::MountainOrField(card, at) => {
                let card = the_title(*card);
                format!(
                    "{card}\u{a0}: sur la montagne de {0}, ou dans votre champ de {0}\u{a0}?",
                    side(*at)
                )
            }
            Fact::AllTogether => "Toutes les cartes d'une couleur vont ensemble.".to_string(),
            Fact::OneToMountain => "Une seule carte à la fois sur une montagne.".to_string(),
            Fact::Counted { player, total, spaces, cup, worthless } => {
                let spaces = spaces.iter().map(|(card, cards, each, all)| {
                    format!("{} à {each}, soit {all}", so_many(*cards, *card))
                });
                let total = format!("{}\u{a0}: {}", names.of(*player), points(*total));
                let cup = counted((*cup).into(), "carte");
                let cup = match worthless {
                    0 => format!("{cup} au bassin."),
                    some => format!("{cup} au bassin, dont {some} sans valeur."),
                };
                let parts: Vec<String> = [total].into_iter().chain(spaces).collect();
                format!("{}. {cup}", parts.join("\u{a0}; "))
            }
        }
    }
}

/// A Mandala: its Mountain and both Fields.
fn mandala_of(at: Side, mandala: &Mandala, names: &dyn Called) -> String {
    let title = match at {
        Side::Left => "Mandala de gauche",
        Side::Right => "Mandala de droite",
    };
    let [one, two] = Player::BOTH.map(|seat| mandala.fields[seat]);
    let fields = if one.is_empty() && two.is_empty() {
        "les deux champs vides".to_string()
    } else {
        let field = |seat, field| format!("champ {} {}", de(names.of(seat)), pile(field));
        format!("{}\u{a0}; {}", field(Player::One, one), field(Player::Two, two))
    };
    format!("{title}\u{a0}: montagne {}\u{a0}; {fields}.", pile(mandala.mountain))
}

/// Some cards by their colors.
fn pile(pile: Pile) -> String {
    let colors = pile.colors().iter();
    let cards = colors.map(|it| so_many(pile.count(it), it));
    let cards: Vec<String> = cards.collect();
    if cards.is_empty() { "vide".to_string() } else { cards.join(", ") }
}
