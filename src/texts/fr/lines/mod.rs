//! What is said and understood line by line.

mod cards;
mod help;
mod pyramids;
mod tiles;

use super::house::points;
use super::{French, counted, listed};
use crate::app::Tongue;
use crate::app::start::Title;
use crate::rules::cards::Side;
use crate::rules::pyramids::Size;
use crate::rules::{Color, Kind, Level};
use crate::texts::language::lines::{Lines, Said, Word};
use crate::texts::language::{Called, Games, Lessons, Luck, Start};
use help::{help, no_effect, not_possible};

/// The words that are understood. `à` is none of them: without its accent it is a column.
#[rustfmt::skip] // a table reads better as one
const WORDS: &[(&str, Word)] = &[
    ("le", Word::Filler), ("la", Word::Filler), ("les", Word::Filler), ("de", Word::Filler),
    ("du", Word::Filler), ("des", Word::Filler), ("au", Word::Filler), ("aux", Word::Filler),
    ("dans", Word::Filler), ("sur", Word::Filler), ("vers", Word::Filler), ("en", Word::Filler),
    ("avec", Word::Filler), ("contre", Word::Filler), ("pour", Word::Filler), ("et", Word::Filler),
    ("mon", Word::Filler), ("votre", Word::Filler), ("vos", Word::Filler), ("ma", Word::Filler), ("mes", Word::Filler), ("carte", Word::Filler),
    ("tuile", Word::Filler), ("pyramide", Word::Filler), ("mandala", Word::Filler),
    ("svp", Word::Filler), ("jouer", Word::Play), ("joue", Word::Play), ("jouez", Word::Play),
    ("merci", Word::Filler), ("plutôt", Word::Filler), ("finalement", Word::Filler), ("je", Word::Me), ("moi", Word::Me),
    ("ajouter", Word::Filler), ("ajoutez", Word::Filler), ("mettre", Word::Filler),
    ("mets", Word::Filler), ("mettez", Word::Filler),
    ("oui", Word::Yes), ("ouais", Word::Yes), ("ok", Word::Yes), ("d'accord", Word::Yes),
    ("non", Word::No), ("nan", Word::No), ("pas", Word::Not), ("ne", Word::Not), ("jamais", Word::Not),
    ("une", Word::Filler), ("un", Word::Number(1)), ("deux", Word::Number(2)),
    ("trois", Word::Number(3)), ("quatre", Word::Number(4)), ("cinq", Word::Number(5)),
    ("six", Word::Number(6)), ("sept", Word::Number(7)), ("huit", Word::Number(8)),
    ("neuf", Word::Number(9)), ("dix", Word::Number(10)), ("deuxième", Word::Ordinal(2)),
    ("second", Word::Ordinal(2)), ("seconde", Word::Ordinal(2)), ("troisième", Word::Ordinal(3)),
    ("répéter", Word::Repeat), ("répétez", Word::Repeat), ("répète", Word::Repeat),
    ("quoi", Word::Repeat), ("comment", Word::Repeat), ("pardon", Word::Repeat),
    ("où", Word::Where), ("liste", Word::List),
    ("prêt", Word::Ready), ("prête", Word::Ready), ("fini", Word::Done), ("finie", Word::Done),
    ("aide", Word::Help), ("règles", Word::Rules), ("table", Word::Table), ("plateau", Word::Table),
    ("dernier", Word::Last), ("dernière", Word::Last), ("permis", Word::Legal),
    ("coups", Word::Legal), ("conseil", Word::Hint), ("conseils", Word::Hint),
    ("réponse", Word::Hint), ("pourquoi", Word::Why), ("score", Word::Score),
    ("points", Word::Score), ("journal", Word::Log), ("historique", Word::Log),
    ("réglages", Word::Settings), ("annuler", Word::Undo), ("annulez", Word::Undo),
    ("accord", Word::Agree), ("quitter", Word::Quit), ("quittez", Word::Quit),
    ("sortir", Word::Quit),
    ("main", Word::Hand), ("bassin", Word::Cup), ("bassins", Word::Cup), ("rivière", Word::River),
    ("rivières", Word::River), ("pioche", Word::Deck), ("mien", Word::Mine), ("miens", Word::Mine),
    ("mienne", Word::Mine), ("miennes", Word::Mine), ("ligne", Word::Row),
    ("colonne", Word::Column), ("place", Word::Place), ("case", Word::Place),
    ("groupe", Word::Group), ("groupes", Word::Group), ("pion", Word::Pawns),
    ("pions", Word::Pawns), ("œil", Word::Eye), ("l'œil", Word::Eye),
    ("rouge", Word::Color(Color::Red)), ("rouges", Word::Colors(Color::Red)),
    ("orange", Word::Color(Color::Orange)), ("oranges", Word::Colors(Color::Orange)),
    ("l'orange", Word::Color(Color::Orange)), ("d'orange", Word::Color(Color::Orange)),
    ("jaune", Word::Color(Color::Yellow)), ("jaunes", Word::Colors(Color::Yellow)),
    ("vert", Word::Color(Color::Green)), ("verte", Word::Color(Color::Green)),
    ("vertes", Word::Colors(Color::Green)), ("verts", Word::Colors(Color::Green)),
    ("violet", Word::Color(Color::Purple)), ("violets", Word::Colors(Color::Purple)),
    ("violette", Word::Color(Color::Purple)), ("violettes", Word::Colors(Color::Purple)),
    ("noir", Word::Color(Color::Black)), ("noirs", Word::Colors(Color::Black)),
    ("noire", Word::Color(Color::Black)), ("noires", Word::Colors(Color::Black)),
    ("bleu", Word::Blue), ("bleue", Word::Blue), ("bleues", Word::Blue),
    ("petit", Word::Size(Size::Small)), ("petite", Word::Size(Size::Small)),
    ("petites", Word::Size(Size::Small)), ("moyen", Word::Size(Size::Medium)),
    ("moyenne", Word::Size(Size::Medium)), ("moyennes", Word::Size(Size::Medium)),
    ("grand", Word::Size(Size::Large)), ("grande", Word::Size(Size::Large)),
    ("grandes", Word::Size(Size::Large)),
    ("gauche", Word::Side(Side::Left)), ("droite", Word::Side(Side::Right)),
    ("droit", Word::Side(Side::Right)),
    ("montagne", Word::Mountain), ("champ", Word::Field), ("c", Word::Field), ("défausse", Word::Discard),
    ("défausser", Word::Discard), ("défaussez", Word::Discard), ("jeter", Word::Discard),
    ("jette", Word::Discard), ("jetez", Word::Discard),
    ("construire", Word::Build), ("construis", Word::Build), ("construisez", Word::Build),
    ("agrandir", Word::Grow), ("agrandis", Word::Grow), ("agrandissez", Word::Grow),
    ("prendre", Word::Take), ("prends", Word::Take), ("prenez", Word::Take),
    ("récupérer", Word::Take), ("choisir", Word::Take), ("choisis", Word::Take),
    ("choisissez", Word::Take),
    ("garder", Word::Keep), ("gardez", Word::Keep), ("retourner", Word::Flip),
    ("retournez", Word::Flip), ("ouvrir", Word::Open), ("ouvre", Word::Open),
    ("ouvrez", Word::Open), ("échanger", Word::Swap), ("échangez", Word::Swap),
    ("poser", Word::Lay), ("posez", Word::Lay), ("tout", Word::All), ("toute", Word::All),
    ("toutes", Word::All), ("tous", Word::All), ("stop", Word::Stop), ("arrêter", Word::Stop),
    ("arrêtez", Word::Stop),
    ("cartes", Word::Kind(Kind::Cards)), ("tuiles", Word::Kind(Kind::Tiles)),
    ("pyramides", Word::Kind(Kind::Pyramids)), ("jeu", Word::Game), ("joueur", Word::Players),
    ("joueurs", Word::Players), ("nom", Word::Name), ("ordinateur", Word::Computer),
    ("ordi", Word::Computer), ("humain", Word::Person), ("humaine", Word::Person),
    ("niveau", Word::Level), ("premier", Word::First), ("première", Word::First),
    ("hasard", Word::Random), ("commencer", Word::Begin), ("commence", Word::Begin), ("commencez", Word::Begin),
    ("distribuer", Word::Begin), ("apprendre", Word::Learn), ("leçon", Word::Learn), ("leçons", Word::Learn),
    ("exercice", Word::Practice), ("exercices", Word::Practice), ("s'exercer", Word::Practice),
    ("reprendre", Word::Resume), ("reprenez", Word::Resume), ("passées", Word::Past), ("passe", Word::Past),
    ("parties", Word::Past), ("encore", Word::Again), ("revanche", Word::Again),
    ("nouveau", Word::New), ("nouvelle", Word::New), ("menu", Word::New), ("accueil", Word::New), ("analyse", Word::Review),
    ("analyser", Word::Review), ("chance", Word::Luck), ("verdict", Word::Luck),
    ("suite", Word::Next), ("suivant", Word::Next), ("suivante", Word::Next),
    ("prochain", Word::Next), ("prochaine", Word::Next), ("retour", Word::Back),
    ("arrière", Word::Back), ("début", Word::Start), ("fin", Word::End), ("tour", Word::Turn),
    ("erreur", Word::Mistake), ("erreurs", Word::Mistake), ("chercher", Word::Find),
    ("cherchez", Word::Find), ("trouver", Word::Find), ("revoir", Word::Replay),
    ("relire", Word::Replay), ("bilan", Word::Heads), ("retirer", Word::Remove),
    ("retirez", Word::Remove), ("fichier", Word::File), ("plus", Word::More),
    ("activé", Word::On), ("activés", Word::On), ("activer", Word::On),
    ("activée", Word::On), ("activées", Word::On), ("désactivé", Word::Off),
    ("désactivés", Word::Off), ("désactiver", Word::Off), ("désactivée", Word::Off),
    ("désactivées", Word::Off),
    ("texte", Word::Plain), ("langue", Word::Language), ("mémoire", Word::Memory), ("astuce", Word::Tips),
    ("astuces", Word::Tips),
    ("anglais", Word::Tongue(Tongue::English)), ("allemand", Word::Tongue(Tongue::German)), ("néerlandais", Word::Tongue(Tongue::Dutch)), ("hollandais", Word::Tongue(Tongue::Dutch)), ("français", Word::Tongue(Tongue::French)),
    ("que", Word::Ask), ("qu'est", Word::Ask), ("puis", Word::Ask), ("peux", Word::Ask),
    ("peut", Word::Ask), ("quel", Word::Ask), ("quelle", Word::Ask), ("quels", Word::Ask),
    ("quelles", Word::Ask), ("qui", Word::Ask), ("combien", Word::Many), ("est", Word::Ask),
    ("sont", Word::Ask), ("ai", Word::Many),
    ("faire", Word::Filler), ("aller", Word::Filler), ("ce", Word::Filler),
    ("maintenant", Word::Filler), ("autre", Word::Other), ("l'autre", Word::Other),
    ("dois", Word::Hint), ("gagné", Word::Score), ("gagne", Word::Score),
    ("fait", Word::Last), ("passé", Word::Last), ("couleur", Word::Filler),
    ("couleurs", Word::Filler), ("s'est", Word::Ask), ("qu'a", Word::Ask),
    ("il", Word::Filler), ("elle", Word::Filler),
    ("ont", Word::Many), ("avez", Word::Many), ("j'ai", Word::Many), ("ou", Word::Or),
    ("appelle", Word::Name), ("m'appelle", Word::Name), ("appelez", Word::Name),
    ("veux", Word::Filler), ("voudrais", Word::Filler), ("ça", Word::Filler),
    ("celle", Word::Filler), ("celui", Word::Filler), ("c'est", Word::Filler),
    ("donnez", Word::Filler), ("montrez", Word::Filler), ("dites", Word::Filler),
    ("y", Word::Filler), ("revenir", Word::Filler), ("partie", Word::Game),
    ("l'ordinateur", Word::Computer), ("l'ordi", Word::Computer),
    ("d'ordinateur", Word::Computer), ("montagnes", Word::Mountain), ("champs", Word::Field),
    ("lignes", Word::Row), ("colonnes", Word::Column), ("places", Word::Place),
    ("cases", Word::Place), ("côté", Word::Next), ("voisins", Word::Next),
    ("voisines", Word::Next), ("bleus", Word::Blue), ("petits", Word::Size(Size::Small)),
    ("moyens", Word::Size(Size::Medium)), ("grands", Word::Size(Size::Large)),
    ("tient", Word::Hand), ("tenez", Word::Hand), ("défaussées", Word::Discard),
    ("défaussé", Word::Discard),
    ("onze", Word::Number(11)), ("douze", Word::Number(12)), ("treize", Word::Number(13)),
    ("quatorze", Word::Number(14)), ("quinze", Word::Number(15)), ("seize", Word::Number(16)),
   
    ("vingt", Word::Number(20)), ("dix sept", Word::Number(17)), ("dix huit", Word::Number(18)),
    ("dix neuf", Word::Number(19)), ("reste", Word::Remains), ("restent", Word::Remains),
    ("manque", Word::Remains), ("manquent", Word::Remains), ("devant", Word::Next),
    ("allez y", Word::Yes), ("vas y", Word::Yes), ("tant pis", Word::No),
    ("laissez tomber", Word::No), ("veux dire", Word::Filler), ("voulais dire", Word::Filler),
    ("numéro", Word::Filler), ("sauter", Word::Take), ("saute", Word::Take), ("sautez", Word::Take),
    ("plus proche", Word::Nearest), ("jeux", Word::Game),
    ("apprenez moi", Word::Learn),
    ("qui mène", Word::Score), ("en tête", Word::Score), ("où suis je", Word::Turn),
];

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
            Said::Unknown(text) => {
                format!(
                    "Je ne comprends pas «\u{a0}{text}\u{a0}». Tapez aide pour savoir quoi taper."
                )
            }
            Said::NotHere(text) => {
                format!("«\u{a0}{text}\u{a0}» ne veut rien dire ici. Tapez aide.")
            }
            Said::TooLong => "Cette ligne est trop longue pour une réponse.".to_string(),
            Said::NoText => "Cette ligne n'est pas du texte.".to_string(),
            Said::Invisible => "Cette ligne contient des caractères qui ne se tapent pas.".to_string(),
            Said::PlayIt => "Jouer ce coup\u{a0}? Oui ou non.".to_string(),
            Said::TryIt => "Essayer ce coup\u{a0}? Oui ou non.".to_string(),
            Said::Sure => "Vraiment\u{a0}? Oui ou non.".to_string(),
            Said::NotPlayed => "Bien, ce coup n'est pas joué.".to_string(),
            Said::NothingAsked => "Il n'y a rien à confirmer ici.".to_string(),
            Said::NothingRefused => "Rien n'a été refusé.".to_string(),
            Said::NotPossible(reason) => not_possible(*reason),
            Said::YesAndNo => {
                "Rien n'est joué\u{a0}: tapez oui ou non tout seul, ou oui à la fin de votre coup."
                    .to_string()
            }
            Said::LastChance(seat) => format!(
                "Tapez suite pour entendre ce que fait {}, ou annuler pour reprendre ce coup.",
                names.of(*seat)
            ),
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
            Said::WhichOne => "Lequel\u{a0}? Dites seulement celui-là.".to_string(),
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
                format!(
                    "{}\u{a0}: {}.",
                    self.game(*kind).label,
                    players.join(" contre ")
                )
            }
            Said::GoesOn(turn, seat) => {
                format!("Tour {turn}, c'est à {}.", names.of(*seat))
            }
            Said::TurnNumber(turn) => format!("Tour {turn}."),
            Said::HouseRule(rule) => format!("Règle maison\u{a0}: {rule}"),
            Said::NothingToSave => "Il n'y a rien à enregistrer.".to_string(),
            Said::YourTurn(seat) => format!("{}, que faites-vous\u{a0}?", names.of(*seat)),
            Said::Points(all) => {
                let each = all.iter();
                let each = each.map(|(seat, it)| format!("{} {}", names.of(*seat), points(*it)));
                format!("{}.", each.collect::<Vec<_>>().join(", "))
            }
            Said::AfterGame => {
                "Tapez revanche, nouvelle pour une autre partie, analyse ou quitter.".to_string()
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
            Said::KeptGames(games) => format!("Vous pouvez reprendre {games} parties enregistrées. Tapez reprendre pour savoir lesquelles."),
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
        self.kept_game(title, &players.collect::<Vec<_>>())
    }
}
