//! What is said and understood line by line.

mod cards;
mod help;
mod pyramids;
mod tiles;
mod words;

use super::house::points;
use super::{French, counted, de, listed};
use crate::app::start::Title;
use crate::rules::Level;
use crate::texts::language::lines::{Lines, Said, Word};
use crate::texts::language::{Called, Games, Lessons, Luck, Start};
use help::{can_ask, help, no_effect, not_possible};
use words::WORDS;

impl Lines for French {
    fn words(&self) -> &'static [(&'static str, Word)] {
        WORDS
    }

    fn sign(&self, is_minus: bool) -> &'static str {
        if is_minus { "moins" } else { "plus" }
    }

    fn versus(&self) -> &'static str {
        "à"
    }

    fn say(&self, said: &Said, names: &dyn Called) -> String {
        match said {
            Said::Welcome => {
                "Mandala en mode texte. Tapez aide à tout moment, quitter pour sortir.".to_string()
            }
            Said::MayStay => "Les cartes cachées sont effacées de l'écran quand la main passe, \
                              mais certains terminaux et enregistreurs gardent ce qui a été \
                              affiché."
                .to_string(),
            Said::Help(topic) => help(*topic).to_string(),
            Said::CanAsk(kind) => can_ask(*kind).to_string(),
            Said::Unknown(text) => {
                format!(
                    "Je ne comprends pas «\u{a0}{text}\u{a0}». Tapez aide pour savoir quoi taper."
                )
            }
            Said::NotHere(text) => {
                format!("«\u{a0}{text}\u{a0}» ne veut rien dire ici. Tapez aide.")
            }
            Said::NotWithRest(text) => {
                format!("«\u{a0}{text}\u{a0}» ne va pas avec le reste. Tapez aide.")
            }
            Said::TooLong => "Cette ligne est trop longue pour une réponse.".to_string(),
            Said::NoText => "Cette ligne n'est pas du texte.".to_string(),
            Said::Invisible => "Cette ligne contient des caractères qui ne se tapent pas.".to_string(),
            Said::PlayIt => "Jouer ce coup\u{a0}? Oui ou non.".to_string(),
            Said::TryIt => "Essayer ce coup\u{a0}? Oui ou non.".to_string(),
            Said::Sure => "Vraiment\u{a0}? Oui ou non.".to_string(),
            Said::NotPlayed => "Bien, ce coup n'est pas joué.".to_string(),
            Said::NothingAsked => "Il n'y a rien à confirmer ici.".to_string(),
            Said::NothingRefused => "Rien n'a été refusé, et aucun conseil ne vient d'être donné.".to_string(),
            Said::NoReason => "Je ne peux pas dire pourquoi.".to_string(),
            Said::NothingAgainst => "C'est possible.".to_string(),
            Said::WonBy(seat, by) => format!("{} a gagné avec {} d'avance.", names.of(*seat), points(*by)),
            Said::NothingPending => "C'est à vous\u{a0}: rien d'autre ne se passe avant.".to_string(),
            Said::OnceOver => "C'est possible une fois la partie finie. Pour la quitter avant, tapez menu.".to_string(),
            Said::OnlyMoves(seat) => format!("C'est le tour {}\u{a0}: je ne donne que ces coups.", de(names.of(*seat))),
            Said::Stopped(chance) => format!("À l'arrêt\u{a0}: {}, si la partie avait continué.", self.percent(*chance)),
            Said::InTurn(first) => format!("{} a commencé, puis chacun joue à son tour.", names.of(*first)),
            Said::HintsFirst => "Rien n'est joué avant que vous ayez entendu les conseils\u{a0}:".to_string(),
            Said::LeaveInstead => "Tapez menu pour quitter la partie\u{a0}; elle reste enregistrée.".to_string(),
            Said::WhichHint => "Donnez le numéro d'un conseil, par exemple 1.".to_string(),
            Said::SureOf(what) => format!("{what} Vraiment\u{a0}? Oui ou non."),
            Said::Leads { leaders, by, hidden } => {
                let leaders: Vec<&str> = leaders.iter().map(|&seat| names.of(seat)).collect();
                let lead = match (&leaders[..], *by) {
                    ([_, _], 0) => "Tous les deux ont le même nombre de points".to_string(),
                    (_, 0) => "Tous ont le même nombre de points".to_string(),
                    ([name], by) => format!("{name} mène de {}", points(by)),
                    _ => format!("{} sont en tête", listed(&leaders)),
                };
                let hidden = match &hidden[..] {
                    [] => String::new(),
                    [seat] => format!(", sans compter les cartes cachées du bassin {}", de(names.of(*seat))),
                    _ => ", sans compter les cartes cachées des bassins".to_string(),
                };
                format!("{lead}{hidden}.")
            }
            Said::NotPossible(reason) => not_possible(*reason),
            Said::YesAndNo => {
                "Rien n'est joué\u{a0}: tapez oui ou non tout seul, ou oui à la fin de votre coup."
                    .to_string()
            }
            Said::LastChance(seat) => format!(
                "Tapez suite pour entendre ce que fait {}, ou annuler pour reprendre ce coup.",
                names.of(*seat)
            ),
            Said::AnswerFirst => "Dites d'abord oui ou non.".to_string(),
            Said::Agrees(seat) => format!(
                "{}, êtes-vous d'accord pour finir ici et compter\u{a0}? Oui ou non.",
                names.of(*seat)
            ),
            Said::Disagrees(seat) => {
                format!(
                    "{} n'est pas d'accord, la partie continue.",
                    names.of(*seat)
                )
            }
            Said::LeaveUnkept => {
                "Si vous quittez, elle est perdue. Quitter\u{a0}? Oui ou non.".to_string()
            }
            Said::KeptAgain => "La partie est de nouveau enregistrée.".to_string(),
            Said::NotDone => "Rien n'a été fait.".to_string(),
            Said::OneAtATime => "Une seule chose à la fois.".to_string(),
            Said::WhichOther => "Lequel voulez-vous dire\u{a0}?".to_string(),
            Said::WhichOne(ways) => format!("Lequel\u{a0}? Dites seulement celui-là\u{a0}: {}.", ways.join(" ou ")),
            Said::PlaceOrHint(number, place, hint) => format!(
                "{place} Conseil {number}\u{a0}: {hint}. Lequel des deux\u{a0}? Tapez prendre {number} ou conseil {number}."
            ),
            Said::AboutHints => "Le pourcentage estime vos chances de gagner après ce coup\u{a0}; plus ou moins dit combien de points vous auriez d'avance ou de retard à la fin.".to_string(),
            Said::NoNumber(number) => format!("La liste n'a pas de numéro {number}."),
            Said::Numbered(number, line) => format!("{number}. {line}"),
            Said::TakenBack(Some(what)) => format!("Annulé\u{a0}: {what}"),
            Said::TakenBack(None) => "C'est annulé.".to_string(),
            Said::Plays { kind, players } => {
                let players = players.iter();
                let players = players.map(|(seat, level)| seated(names.of(*seat), *level));
                let players: Vec<String> = players.collect();
                let (first, others) = players.split_at(players.len().min(1));
                let (first, others) = (listed(first), listed(others));
                format!("{}\u{a0}: {first} contre {others}.", self.game(*kind).label)
            }
            Said::GoesOn(turn, seat) => {
                format!("Tour {turn}, c'est à {}.", names.of(*seat))
            }
            Said::DidNothing(seat) => format!("{} n'a encore rien fait.", names.of(*seat)),
            Said::TurnNumber(turn) => format!("Tour {turn}."),
            Said::HouseRule(rule) => format!("Règle maison\u{a0}: {rule}"),
            Said::NothingToSave => "Il n'y a rien à enregistrer.".to_string(),
            Said::Goodbye => "La partie finie est enregistrée. À bientôt.".to_string(),
            Said::WhatNow => "Que faites-vous\u{a0}?".to_string(),
            Said::YourTurn(seat) => format!("{}, que faites-vous\u{a0}?", names.of(*seat)),
            Said::Points(all) => {
                let each = all.iter();
                let each = each.map(|(seat, it)| format!("{} {}", names.of(*seat), points(*it)));
                format!("{}.", each.collect::<Vec<_>>().join(", "))
            }
            Said::AfterGame => {
                "Tapez revanche, nouvelle pour une autre partie, analyse, passées pour les parties \
                 passées ou quitter."
                    .to_string()
            }
            Said::InReplay => {
                "Tapez suite, retour, tour 5, début, fin, analyse, fini ou quitter.".to_string()
            }
            Said::AtBeginning => "C'est le début de la partie.".to_string(),
            Said::AtEnd => "C'est la fin de la partie.".to_string(),
            Said::AtStart(true) => "Il y a trois jeux\u{a0}: tapez cartes, tuiles ou pyramides pour en choisir un. Tapez commencer pour jouer, ou aide pour savoir quoi changer.".to_string(),
            Said::AtStart(false) => {
                "Il y a trois jeux\u{a0}: tapez cartes, tuiles ou pyramides pour en choisir un. Tapez commencer pour jouer, ordinateur pour jouer contre l'ordinateur, ou aide pour savoir \
                 quoi changer."
                    .to_string()
            }
            Said::Sits(seat, name, level) => {
                format!("Joueur {}\u{a0}: {}.", seat.index() + 1, seated(name, *level))
            }
            Said::Starts(None) => "Le premier joueur est tiré au sort.".to_string(),
            Said::Starts(Some(name)) => format!("{name} commence."),
            Said::Count(players) => format!("{}.", counted(*players, "joueur")),
            Said::CanPlay(count) if count.start() == count.end() => {
                format!("Ce jeu se joue à {}.", count.end())
            }
            Said::CanPlay(count) => {
                format!("Ce jeu se joue de {} à {} joueurs.", count.start(), count.end())
            }
            Said::NoSeat(number) => format!("Il n'y a pas de joueur {number}."),
            Said::NoLevel(most) => format!("Les niveaux vont de 1 à {most}."),
            Said::Kept(title) => format!("Une partie enregistrée\u{a0}: {}. Tapez reprendre pour la continuer.", self.kept(title)),
            Said::KeptGames(games, None) => format!("Vous pouvez reprendre {games} parties enregistrées. Tapez reprendre pour savoir lesquelles."),
            Said::KeptGames(games, Some(told)) => format!("Vous pouvez reprendre {games} parties enregistrées. Tapez reprendre pour en entendre {told}."),
            Said::KeptGame(title) => match &title.began {
                Some(began) => format!("{}, commencée le {}.", self.kept(title), began.day()),
                None => format!("{}.", self.kept(title)),
            },
            Said::WhichKept => "Tapez reprendre et un numéro, par exemple reprendre 2.".to_string(),
            Said::NothingToResume => "Aucune partie enregistrée ne correspond.".to_string(),
            Said::StaysKept(1) => "Votre partie enregistrée est conservée.".to_string(),
            Said::StaysKept(_) => "Vos parties enregistrées sont conservées.".to_string(),
            Said::Setting(name, value) => format!("{name}\u{a0}: {value}."),
            Said::NoEffect(name) => no_effect(*name).to_string(),
            Said::ChangeSettings => {
                "Pour changer un réglage, tapez son nom et ce que vous voulez\u{a0}: texte non, ou langue de."
                    .to_string()
            }
            Said::Reviewing => "Analyse de la partie. Cela prend un moment.".to_string(),
            Said::LookingForGames => "Recherche de vos parties.".to_string(),
            Said::Mistake(it) => format!(
                "Tour {}, {}\u{a0}: {}. {}.",
                it.turn,
                names.of(it.seat),
                it.played,
                it.better
            ),
            Said::AfterReview {
                can_practice: true, ..
            } => {
                "Tapez un numéro pour voir cette décision, exercice, chance, ou fini pour revenir."
                    .to_string()
            }
            Said::AfterReview {
                has_mistakes: true, ..
            } => "Tapez un numéro pour voir cette décision, chance, ou fini pour revenir.".to_string(),
            Said::AfterReview { .. } => "Tapez chance, ou fini pour revenir.".to_string(),
            Said::AfterLuck => "Tapez analyse pour entendre les décisions, ou fini pour revenir.".to_string(),
            Said::GoOn => "Tapez suite pour continuer, ou fini pour sortir.".to_string(),
            Said::AfterTry(true) => "Tapez suite, encore ou fini.".to_string(),
            Said::AfterTry(false) => {
                "Tapez encore pour essayer autre chose, conseil pour la réponse, suite ou fini."
                    .to_string()
            }
            Said::AfterLesson => {
                "Tapez commencer pour une première partie, encore pour refaire la leçon, exercice \
                 ou fini."
                    .to_string()
            }
            Said::ChancesAnew => "Une analyse recalcule les chances\u{a0}; elles peuvent différer de celles des conseils.".to_string(),
            Said::FirstMistakeAgain => "C'était la dernière. Voici de nouveau la première.".to_string(),
            Said::Chances(seat, chances) => {
                let each = chances.iter();
                let each = each.map(|(turn, chance)| format!("{chance}\u{a0}% au tour {turn}"));
                format!(
                    "{}, chances de gagner\u{a0}: {}.",
                    names.of(*seat),
                    each.collect::<Vec<_>>().join(", ")
                )
            }
            Said::Moved(step) => {
                format!("{}\u{a0}: {}.", self.step(*step, names), self.moved(*step))
            }
            Said::Taught(taught) => self.heard(*taught).to_string(),
            Said::InPast => "Tapez revoir, analyse, bilan, fichier ou retirer avec un numéro, \
                             chercher avec un nom, plus ou fini."
                .to_string(),
            Said::OnlyGames(kind) => format!(
                "Parties de ce jeu seulement\u{a0}: {}. Sans --game, vous les aurez toutes.",
                self.game(*kind).label
            ),
            Said::OnlyFound(text) => format!("Seules les parties trouvées avec «\u{a0}{text}\u{a0}» comptent."),
            Said::WhichGame => "Donnez le numéro d'une partie, par exemple revoir 1.".to_string(),
            Said::GoBack => "Tapez fini pour revenir.".to_string(),
            Said::NoMoreGames => "Il n'y a pas d'autres parties.".to_string(),
            Said::PastGame {
                day,
                kind,
                players,
                turns,
            } => {
                let players = players
                    .iter()
                    .map(|(name, points)| format!("{name} {points}"));
                let players: Vec<String> = players.collect();
                let game = self.game(*kind).label;
                format!(
                    "{day}, {game}\u{a0}: {}\u{a0}; {}.",
                    listed(&players),
                    counted(*turns, "tour")
                )
            }
        }
    }
}

/// Some of a list, and how many more there are.
fn and_more(some: Vec<String>, more: usize) -> String {
    match more {
        0 => listed(&some),
        more => format!("{}, et {}", some.join(", "), counted(more, "autre")),
    }
}

/// The same with how to hear all of it.
fn with_more(some: Vec<String>, more: usize) -> String {
    let some = and_more(some, more);
    match more {
        0 => some,
        _ => format!("{some}\u{a0}; tapez liste pour tout entendre"),
    }
}

/// Who plays in a seat: a person, or a computer of some level.
fn seated(name: &str, level: Option<Level>) -> String {
    match level {
        Some(level) => format!("{name}, ordinateur de niveau {level}"),
        None => name.to_string(),
    }
}

impl French {
    /// What a kept game is called, with the levels of computers.
    fn kept(&self, title: &Title) -> String {
        let seats = title.names.seats();
        let players = seats.map(|seat| seated(title.names.of(seat), title.computers.of(seat)));
        let [whole, ..] = self.kept_game(title, &players.collect::<Vec<_>>(), None);
        whole
    }
}
