//! What can be typed, and why something cannot be done now.

use crate::app::Reason;
use crate::app::settings::Name;
use crate::rules::Kind;
use crate::texts::fr::French;
use crate::texts::language::House;
use crate::texts::language::lines::Topic;

/// Why a setting does nothing here.
pub(super) fn no_effect(name: Name) -> &'static str {
    match name {
        Name::Hints => {
            "Les conseils ne se règlent que dans les parties entre humains. Contre un ordinateur, vous pouvez \
             toujours en demander."
        }
        Name::Memory => "Dans ce jeu, tout est visible\u{a0}: il n'y a rien à retenir.",
        Name::Tips => "Les astuces se règlent sur l'écran d'accueil.",
        _ => "Cela ne change rien ici.",
    }
}

/// Why something cannot be done now, with what can be typed.
pub(super) fn not_possible(reason: Reason) -> String {
    match reason {
        Reason::HintsOff { .. } => {
            "Pas de conseils entre humains. Tapez conseils activés pour en avoir.".to_string()
        }
        Reason::CardsDown { .. } => {
            "Pas de conseils sans vos cartes. Tapez d'abord prêt.".to_string()
        }
        Reason::NoScore { .. } => {
            "Ceci est la relecture d'une partie. Tapez quitter pour en sortir.".to_string()
        }
        Reason::NothingToChange { .. } => "Il n'y a rien à changer.".to_string(),
        other => French.reason(other),
    }
}

/// What can be typed.
pub(super) fn help(topic: Topic) -> &'static str {
    match topic {
        Topic::Start => {
            "Tapez cartes, tuiles ou pyramides pour choisir le jeu. Tapez nom 1 Anna, ordinateur 2 \
             niveau 3, humain 2, joueurs 3, premier 1 ou premier hasard pour changer qui joue. Tapez \
             commencer, apprendre, exercice, reprendre ou reprendre 2, parties pour les parties \
             passées, règles, réglages, langue en ou quitter. Une ligne vide répète la question."
        }
        Topic::Turn(Kind::Cards) => {
            "Dites une couleur, où elle va et combien\u{a0}: vert montagne droite, 2 rouges \
             champ gauche, défausse 1 noire. Les lettres aussi\u{a0}: g 1 m pose une verte sur \
             la montagne de gauche\u{a0}; 1 est à gauche, 2 à droite, m la montagne, f le champ, \
             x la défausse. Ou conseil 2 pour le deuxième conseil. Puis oui ou non\u{a0}; ou oui \
             à la fin de la ligne. Ou tapez annuler, accord, menu, quitter. Une ligne vide \
             répète la question."
        }
        Topic::Turn(Kind::Tiles) => {
            "Donnez une tuile par sa colonne et sa ligne, c4, ou ce que vous y faites\u{a0}: \
             retourner c4, ouvrir c4, échanger c4\u{a0}; ou conseil 2 pour le deuxième conseil. \
             Puis oui ou non\u{a0}; ou oui à la fin de la ligne. Ou tapez annuler, menu, \
             quitter. Une ligne vide répète la question."
        }
        Topic::Turn(Kind::Pyramids) => {
            "Donnez une place, 12, ou une pyramide\u{a0}: grande rouge, r3\u{a0}; ou conseil 2 \
             pour le deuxième conseil. Puis oui ou non\u{a0}; ou oui à la fin de la ligne. Ou \
             tapez annuler, accord, menu, quitter. Une ligne vide répète la question."
        }
        Topic::Agree => {
            "Tapez oui pour finir la partie ici et compter, non pour continuer. Elle ne finit que si tous sont d'accord."
        }
        Topic::Handover => {
            "Tapez prêt pour entendre vos cartes, si personne d'autre n'écoute ni ne regarde. Avant \
             cela, vous pouvez demander gauche, droite, table, rivière, bassin, pioche, score, \
             dernier, journal, règles, réglages. Ou tapez accord, menu, quitter."
        }
        Topic::TurnDone => {
            "Tapez fini pour passer la main, ou annuler si c'est encore possible. Vous pouvez encore \
             demander main, bassin, table, rivière, pioche, score, dernier, journal, règles, \
             réglages. Ou tapez menu, quitter."
        }
        Topic::LastChance => {
            "Tapez suite pour entendre ce que fait l'ordinateur, ou annuler pour reprendre votre \
             coup. Vous pouvez encore demander main, bassin, rivière, gauche, droite, pioche, \
             table, score, dernier, journal, règles, réglages. Ou tapez menu, quitter. Une ligne \
             vide répète la question."
        }
        Topic::Draft => {
            "Dites une couleur de la montagne pour en prendre toutes les cartes. Puis oui ou \
             non\u{a0}; ou oui à la fin de la ligne. Ou tapez annuler, menu, quitter. Une ligne \
             vide répète la question."
        }
        Topic::StartTile => {
            "Dites la couleur de la tuile de départ que vous gardez\u{a0}; l'autre revient à l'autre \
             joueur, qui commence. Puis oui ou non\u{a0}; ou oui à la fin de la ligne. Ou tapez \
             annuler, menu, quitter. Une ligne vide répète la question."
        }
        Topic::Over => {
            "Tapez revanche, nouvelle, analyse, passées, score, journal, fichier pour l'enregistrement de la partie, réglages ou quitter. Une ligne \
             vide répète la question."
        }
        Topic::Replay => {
            "Tapez suite ou retour pour une action, tour 5, début, fin, erreur pour la prochaine \
             décision coûteuse, analyse, fini pour revenir, ou quitter. Interrogez la table comme \
             pendant une partie."
        }
        Topic::Review => {
            "Tapez le numéro d'une décision pour la voir, chance pour la part de la chance et des \
             décisions, analyse pour la réentendre, fini pour revenir, ou quitter."
        }
        Topic::Lesson => {
            "Faites ce que demande la leçon, avec les mots de la table, ou tapez suite s'il n'y a \
             rien à faire. Interrogez la table, ou tapez règles. Tapez fini pour sortir de la \
             leçon, ou quitter. Une ligne vide répète la question."
        }
        Topic::Practice => {
            "Dites ce que vous feriez, avec les mots de la table, et vous entendrez ce que cela \
             vaut. Tapez conseil pour la réponse, encore pour essayer autre chose, suite pour le \
             suivant, fini pour sortir, ou quitter. Interrogez la table, ou tapez règles. Une \
             ligne vide répète la question."
        }
        Topic::Past => {
            "Tapez revoir 2, analyse 2, bilan 2 pour le bilan de ses joueurs, fichier 2, retirer \
             2, chercher et un nom, plus, fini ou quitter."
        }
    }
}

/// What can be asked about in a game.
pub(super) fn can_ask(kind: Kind) -> &'static str {
    match kind {
        Kind::Cards => {
            "Demandez main, bassin, rivière, gauche, droite, pioche, table, score, permis, \
             conseil, dernier, journal, pourquoi, règles, réglages."
        }
        Kind::Tiles => {
            "Demandez table, ligne 5, colonne c, case c4, une couleur, miens pour vos groupes, \
             main pour les tuiles tenues, score, permis, liste, conseil, dernier, journal, \
             pourquoi, règles, réglages."
        }
        Kind::Pyramids => {
            "Demandez prochaine rouge, liste, place 12, groupe r2, groupes, miennes, pions, œil, \
             table, score, permis, conseil, dernier, journal, pourquoi, règles, réglages."
        }
    }
}
