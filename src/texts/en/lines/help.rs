//! What can be typed, and why something cannot be done now.

use crate::app::Reason;
use crate::app::settings::Name;
use crate::rules::Kind;
use crate::texts::en::English;
use crate::texts::language::House;
use crate::texts::language::lines::Topic;

/// Why a setting does nothing here.
pub(super) fn no_effect(name: Name) -> &'static str {
    match name {
        Name::Hints => {
            "Hints are turned on and off in games between people. In those against a computer \
             you can always ask for them."
        }
        Name::Memory => "In this game all lies open: there is nothing to remember.",
        Name::Tips => "Tips are turned on and off on the start screen.",
        _ => "That changes nothing here.",
    }
}

/// Why something cannot be done now, with what can be typed.
pub(super) fn not_possible(reason: Reason) -> String {
    match reason {
        Reason::HintsOff { .. } => {
            "Hints are off between people. Type hints on to have them.".to_string()
        }
        Reason::CardsDown { .. } => "Hints need your cards. Type ready first.".to_string(),
        Reason::NoScore { .. } => {
            "This is the replay of a record. Type quit to leave it.".to_string()
        }
        Reason::NothingToChange { .. } => "There is nothing to change.".to_string(),
        other => English.reason(other),
    }
}

/// What can be typed.
pub(super) fn help(topic: Topic) -> &'static str {
    match topic {
        Topic::Start => {
            "Type cards, tiles or pyramids to choose the game. Type name 1 Anna, computer 2 level 3, \
             person 2, players 3, first 1 or first random to change who plays. Type begin, learn, \
             practice, resume or resume 2, past for past games, rules, settings, language de or \
             quit. An empty line repeats the question."
        }
        Topic::Turn(Kind::Cards) => {
            "Say a color, a place and how many: green right mountain, 2 red left field, discard \
             1 black. Letters work, too: g 1 m is green to the left Mountain; 1 is left, 2 \
             right, m Mountain, f Field, x discard. Or say hint 2 for the second hint. Then yes \
             or no; or yes at the end of the line. Or type undo, agree, menu, quit. An empty \
             line repeats the question."
        }
        Topic::Turn(Kind::Tiles) => {
            "Say a tile by its column and row, c4, or what to do there: flip c4, open c4, swap \
             c4; or hint 2 for the second hint. Then yes or no; or yes at the end of the line. \
             Or type undo, menu, quit. An empty line repeats the question."
        }
        Topic::Turn(Kind::Pyramids) => {
            "Say a place, 12, or a pyramid: large red, r3; or hint 2 for the second hint. Then \
             yes or no; or yes at the end of the line. Or type undo, agree, menu, quit. An empty \
             line repeats the question."
        }
        Topic::Agree => {
            "Type yes to end the game now and count, no to go on. It ends only if all agree."
        }
        Topic::Handover => {
            "Type ready to hear your cards, if nobody else listens or looks. You can ask left, \
             right, table, river, cup, deck, score, last, log, rules, settings before that. Or type \
             agree, menu, quit."
        }
        Topic::TurnDone => {
            "Type done to hand over, or undo to take your turn back, if it can be. You can still ask \
             hand, cup, table, river, deck, score, last, log, rules, settings. Or type menu, quit."
        }
        Topic::LastChance => {
            "Type next to hear what the computer does, or undo to take your play back. You can \
             still ask hand, cup, river, left, right, deck, table, score, last, log, rules, \
             settings. Or type menu, quit. An empty line repeats the question."
        }
        Topic::Draft => {
            "Say a color of the Mountain to take all cards of it. Then yes or no; or yes at the \
             end of the line. Or type undo, menu, quit. An empty line repeats the question."
        }
        Topic::StartTile => {
            "Say the color of the start tile that you keep; the other one is the other player's, \
             who starts. Then yes or no; or yes at the end of the line. Or type undo, menu, quit. \
             An empty line repeats the question."
        }
        Topic::Over => {
            "Type again, new, review, past, score, log, file for its record, settings or quit. An empty line repeats the \
             question."
        }
        Topic::Replay => {
            "Type next or back for one action, turn 5, start, end, mistake for the next costly \
             decision, review, done to go back, or quit. Ask about the table as in a game."
        }
        Topic::Review => {
            "Type the number of a decision to go there, luck for what luck and decisions did, \
             review to hear it again, done to go back, or quit."
        }
        Topic::Lesson => {
            "Do what the lesson asks, in words as at the table, or type next where there is \
             nothing to do. Ask what lies on the table, or rules. Type done to leave the lesson, \
             or quit. An empty line repeats what is asked."
        }
        Topic::Practice => {
            "Say what you would do, in words as at the table, and hear how good it is. Type hint \
             for the answer, again to try something else, next for the next one, done to leave, \
             or quit. Ask what lies on the table, or rules. An empty line repeats what is asked."
        }
        Topic::Past => {
            "Type replay 2, review 2, stand 2 for how its players stand, file 2, remove 2, find \
             and a name, more, done or quit."
        }
    }
}

/// What can be asked about in a game.
pub(super) fn can_ask(kind: Kind) -> &'static str {
    match kind {
        Kind::Cards => {
            "Ask hand, cup, river, left, right, deck, table, score, legal, hint, last, log, why, \
             rules, settings."
        }
        Kind::Tiles => {
            "Ask table, row 5, column c, place c4, a color, mine, hand for the tiles held, \
             score, legal, list, hint, last, log, why, rules, settings."
        }
        Kind::Pyramids => {
            "Ask next red, list, place 12, group r2, groups, mine, pawns, eye, table, score, \
             legal, hint, last, log, why, rules, settings."
        }
    }
}
