//! What the command line says.

use super::French;
use crate::rules::Kind;
use crate::texts::language::cli::{Label, Opt, OptionWords, Players};
use crate::texts::language::{CommandLine, Games};

impl CommandLine for French {
    fn label(&self, label: Label) -> &'static str {
        match label {
            Label::About => {
                "Mandala\u{a0}: des jeux à plusieurs au même clavier, ou contre l'ordinateur"
            }
            Label::Usage => "Usage\u{a0}: mandala [OPTIONS]",
            Label::Description => {
                "Mandala\u{a0}: des jeux à plusieurs au même clavier, ou contre l'ordinateur."
            }
            Label::Kept => {
                "Les parties s'enregistrent au fil du jeu\u{a0}; on peut les reprendre et les \
                 revoir."
            }
            Label::Games => "Jeux (--game JEU --help explique chacun)",
            Label::ExplainedAbove => "(expliqué ci-dessus)",
            Label::Keys => "Touches",
            Label::Lines => "Ligne par ligne (--plain)",
            Label::Options => "Options",
            Label::OptionsTold => {
                "  mandala -h en donne la liste\u{a0}: --seed, --names, --computer, --resume..."
            }
            Label::ManRules => "RÈGLES",
            Label::ManKeys => "TOUCHES",
            Label::ManLines => "LIGNE PAR LIGNE",
            Label::ManPastGames => "PARTIES PASSÉES",
            Label::ManEnvironment => "ENVIRONNEMENT",
            Label::ManExitStatus => "CODE DE RETOUR",
            Label::Home => "Où sont gardés les parties et les réglages, sauf avec --home.",
            Label::Accessible => {
                "Si elle vaut autre chose que 0 ou false, les parties se jouent ligne par ligne, \
                 comme avec --plain."
            }
            Label::ExitStatus => {
                "0 après une partie, 1 après un échec, 2 si la ligne de commande est incorrecte, 128 \
                 plus le numéro du signal si un signal a mis fin à la partie."
            }
            Label::UnknownName => "il faut l'un des noms donnés avec '--names'",
            Label::Computer => "un ordinateur s'écrit place=niveau, comme 2=4",
        }
    }

    #[rustfmt::skip] // a table reads better as one
    fn option(&self, option: Opt) -> OptionWords {
        let (value, help) = match option {
            Opt::Game => ("JEU", "Le jeu\u{a0}: cards (défaut), tiles ou pyramids"),
            Opt::Seed => ("N", "La graine\u{a0}; la même donne la même partie"),
            Opt::Names => ("ANNA,BETH", "Les noms des joueurs, 16 caractères au plus"),
            Opt::Computer => ("2=4", "Un ordinateur joue à cette place, à ce niveau"),
            Opt::First => ("QUI", "Qui commence\u{a0}: numéro, nom ou random (défaut)"),
            Opt::Learn => ("", "Apprendre le jeu en y jouant, en quelques minutes"),
            Opt::Resume => ("FICHIER", "Reprendre cette partie, ou la dernière inachevée"),
            Opt::Replay => ("FICHIER", "Revoir une partie ou la dernière\u{a0}; --picture --at"),
            Opt::Review => ("FICHIER", "Afficher où cette partie a basculé"),
            Opt::Picture => ("FICHIER", "Faire un SVG de --replay (-\u{a0}: sortie), ou --at"),
            Opt::At => ("TOUR", "Dessiner la table d'avant ce tour"),
            Opt::Games => ("TEXTE", "Parties passées, toutes ou selon TEXTE"),
            Opt::Record => ("FICHIER", "Enregistrer la partie dans ce fichier"),
            Opt::Home => ("DOSSIER", "Garder les parties ici (env\u{a0}: MANDALA_HOME)"),
            Opt::Lang => ("LANGUE", "Langue\u{a0}: auto (défaut), en, de, nl ou fr"),
            Opt::Color => ("MODE", "Couleurs\u{a0}: auto (défaut), always, 256, 16, never"),
            Opt::Palette => ("NOM", "Palette\u{a0}: auto (défaut), dark, light, contrast"),
            Opt::Ascii => ("", "ASCII (--no-ascii)\u{a0}; --plain\u{a0}: texte (--no-plain)"),
            Opt::NoAscii => ("", "Dessiner avec tous les caractères"),
            Opt::NoMotion => ("", "Rien ne bouge (--motion)\u{a0}; --no-mouse (--mouse)"),
            Opt::Motion => ("", "Dessiner avec animation"),
            Opt::NoMouse => ("", "Ne pas capter la souris (ou --mouse)"),
            Opt::Mouse => ("", "Capter la souris"),
            Opt::Flip => ("", "Montrer en bas qui doit jouer (ou --no-flip)"),
            Opt::NoFlip => ("", "Montrer chacun toujours du même côté"),
            Opt::Hints => ("", "Conseils aussi entre humains (ou --no-hints)"),
            Opt::NoHints => ("", "Conseils seulement contre un ordinateur"),
            Opt::Plain => ("", "Jouer ligne par ligne, même dans un tube"),
            Opt::NoPlain => ("", "Dessiner les tables"),
            Opt::Completions => ("SH", "Complétion\u{a0}: bash, elvish, fish, powershell, zsh"),
            Opt::Man => ("", "Afficher la page de manuel"),
            Opt::Help => ("", "-h\u{a0}: options\u{a0}; --help\u{a0}: règles\u{a0}; --man\u{a0}: tout"),
            Opt::Version => ("", "Afficher la version"),
        };
        OptionWords { value, help }
    }

    fn lines_of_text(&self) -> &'static [&'static str] {
        &[
            "Pour lecteurs d'écran, plages braille, programmes, tubes.",
            "Tapez jeter rouge, retourne c4, grande rouge, puis oui.",
            "Les lettres et la notation des parties conviennent aussi.",
            "Demandez main, gauche, ligne 5, permis, conseil, score.",
            "Une ligne vide répète la question\u{a0}; aide dit le reste.",
        ]
    }

    fn past_games(&self) -> &'static [&'static str] {
        &[
            "Dans un terminal, mandala --games ouvre la liste des parties passées. Dans un tube, \
             il affiche une ligne par partie terminée, la dernière commencée d'abord, avec des \
             tabulations entre les colonnes\u{a0}: date et heure, jeu, tours, gagnant, points, \
             joueurs, fichier. Une colonne qui concerne plusieurs joueurs les donne dans l'ordre \
             des places, séparés par des deux-points\u{a0}; un ordinateur a @ et son niveau après \
             son nom\u{a0}; en cas de match nul, tous gagnent. Ainsi, mandala --games | cut -f4 | \
             sort | uniq -c compte les victoires de chacun, et mandala --games | sort -t \
             \"$(printf '\\t')\" -k3n met les parties les plus longues à la fin.",
            "Avec TEXTE, il ne reste que les parties où se retrouve chacun de ses mots\u{a0}: un \
             morceau de nom, un jeu, une date comme 2026-11, un mois, gagnée, perdue ou nulle. \
             Ces trois derniers valent pour les joueurs nommés, sinon pour tous les \
             humains\u{a0}: mandala --games 'anna gagnée tiles'.",
            "Le bilan des joueurs entre eux, et les fichiers sans partie terminée, vont sur la \
             sortie d'erreur, afin que la liste elle-même puisse être triée et découpée telle \
             quelle.",
        ]
    }

    fn wrong_turn(&self) -> String {
        "il faut le numéro d'un tour, à partir de 1".to_string()
    }

    fn wrong_seed(&self, most: u64) -> String {
        format!("il faut un nombre entier de 0 à {most}")
    }

    fn wrong_names(&self, kind: Kind, takes: Players, other: Option<(Kind, Players)>) -> String {
        let (name, takes) = (self.game(kind).name, players(&takes));
        let expected =
            format!("{name} demande {takes} noms séparés par une virgule, comme ANNA,BETH");
        match other {
            Some((other, count)) => {
                format!("{expected}\u{a0}; --game {other} en demande {}", players(&count))
            }
            None => expected,
        }
    }
}

fn players(count: &Players) -> String {
    match (count.start(), count.end()) {
        (2, 2) => "deux".to_string(),
        (fewest, most) => format!("{fewest} à {most}"),
    }
}
