//! What every table says, and what is understood at it.

use super::heard;
use super::typed::Typed;
use super::voice::Voice;
use super::words::Line;
use crate::app::command::Command;
use crate::app::{Common, Reason, ReplayAt, ReviewView, Speech, Warning};
use crate::past::Meeting;
use crate::record::{Move, Names, Step};
use crate::rules::Seat;
use crate::rules::game::Game;
use crate::story::{Log, Narrated};
use crate::texts::language::Called;
use crate::texts::language::games::TurnRule;
use crate::texts::language::lines::Word;
use crate::texts::{Language, Spoken};

/// So many of a list are told, unless all are asked for.
const FEW: usize = 5;
/// So many of those that somebody asks for.
const ASKED_FOR: usize = 12;

/// The first few of some, and how many more there are; one more is told as well.
pub(super) fn few<T>(some: Vec<T>) -> (Vec<T>, usize) {
    most(FEW, some)
}

/// The same of what is asked for, of which more are told.
pub(super) fn asked_for<T>(some: Vec<T>) -> (Vec<T>, usize) {
    most(ASKED_FOR, some)
}

fn most<T>(most: usize, mut some: Vec<T>) -> (Vec<T>, usize) {
    let told = if some.len() <= most + 1 { some.len() } else { most };
    let more = some.split_off(told).len();
    (some, more)
}

/// Whether so many are told at once.
pub(super) fn is_few(count: usize) -> bool {
    count <= FEW + 1
}

/// What players do in a game.
pub(super) type ActionOf<T> = <<T as Table>::Game as Game>::Action;
/// What is said at its table.
pub(super) type SentenceOf<T> = <<T as Table>::Game as Spoken>::Sentence;

/// The table of one game, as it is told.
pub(super) trait Table {
    /// Which game it is.
    type Game: Spoken + 'static;

    /// Who plays.
    fn names(&self) -> &Names;

    /// Everything that happened.
    fn log(&self) -> Log<'_, Self::Game>;

    /// What the table says.
    fn speech(&self) -> Speech<'_, Self::Game, SentenceOf<Self>>;

    /// Whether it says why something was refused.
    fn has_notice(&self) -> bool;

    /// What all must know of the game.
    fn warnings(&self) -> Vec<&Warning> {
        Vec::new()
    }

    /// Whose decision it is.
    fn acting(&self) -> Option<Seat>;

    /// Where a record stands that is stepped through.
    fn replay(&self) -> Option<ReplayAt>;

    /// What would be done if it were confirmed now.
    fn chosen(&self) -> Option<ActionOf<Self>>;

    /// Whether what is chosen is judged, and not played.
    fn is_practice(&self) -> bool;

    /// Whether something is chosen, if only a part of an action.
    fn has_choice(&self) -> bool {
        self.chosen().is_some()
    }

    /// What there is of a review.
    fn review(&self) -> Option<&ReviewView<'_, Self::Game>>;

    /// How the players stand with each other, once the game is over.
    fn stands(&self) -> Option<&Meeting>;

    /// The sentence of every table that this is, if it is one.
    fn common(sentence: &SentenceOf<Self>) -> Option<Common>;

    /// Whether a sentence of this table is about keys, which are not pressed here.
    fn is_of_keys(sentence: &SentenceOf<Self>) -> bool;

    /// A sentence of this table in words for those who cannot see what stands beside it.
    fn reworded(_voice: Voice, _sentence: &SentenceOf<Self>) -> Option<String> {
        None
    }

    /// Whether something that happened is part of a warning, which is told with it.
    fn is_warned(&self, _line: &<Self::Game as Narrated>::Line) -> bool {
        false
    }

    /// A sentence with names instead of marks.
    fn spelled(_language: &dyn Language, sentence: String) -> String {
        sentence
    }

    /// A sentence in words that can be heard, said of players who are called so.
    fn heard(voice: Voice, say: impl Fn(&dyn Called) -> String) -> String {
        let names = heard::apart(voice.names);
        let said = say(&names);
        let spelled = match names.iter().find(|name| said.starts_with(*name)) {
            // No name gets a capital.
            Some(name) => {
                let rest = said.strip_prefix(name.as_str()).unwrap_or_default();
                let spelled = Self::spelled(voice.language, format!(" {rest}"));
                name.clone() + spelled.strip_prefix(' ').unwrap_or(&spelled)
            }
            None => Self::spelled(voice.language, said),
        };
        heard::joined(&heard::with_signs_as_words(voice.language, &spelled))
    }

    /// The reason why something cannot be done, if a sentence is about that.
    fn reason(sentence: &SentenceOf<Self>) -> Option<Reason>;

    /// What is done with an action.
    fn deed(&self, action: ActionOf<Self>)
    -> Option<<Self::Game as crate::story::Explained>::Deed>;

    /// What is asked, while nothing is chosen.
    fn question(&self, voice: Voice) -> Vec<String>;

    /// What there is to choose from, where that follows from no other sentence.
    fn offered(&self, _voice: Voice) -> Option<String> {
        None
    }

    /// What is to be chosen from, in the order in which it is asked about.
    fn options(&self) -> Vec<Typed> {
        Vec::new()
    }

    /// What is said of an action, and holds for each one of a share-out that is under way.
    fn standing(&self, _voice: Voice) -> Option<Vec<String>> {
        None
    }

    /// What the action that is chosen brings.
    fn brings(&self, _voice: Voice) -> Option<String> {
        None
    }

    /// What is left out of what is said of an action.
    fn caveat(&self, _voice: Voice) -> Option<String> {
        None
    }

    /// Why it is this player who decides, where that follows from more than whose turn it is.
    fn why_asked(&self, _voice: Voice) -> Vec<String> {
        Vec::new()
    }

    /// Why a player is the first to choose, where some do.
    fn why_first(&self, _voice: Voice) -> Vec<String> {
        Vec::new()
    }

    /// Why the color that is chosen in a share-out is discarded, if it is.
    fn why_discarded(&self, _voice: Voice) -> Option<String> {
        None
    }

    /// When cards are drawn, unless some are with what is chosen.
    fn why_drawn(&self, _voice: Voice) -> Option<String> {
        None
    }

    /// The points of all players, as far as they are counted.
    fn totals(&self) -> Vec<(Seat, u16)>;

    /// What those hear who sit down.
    fn introduction(&self, voice: Voice) -> Vec<String>;

    /// Whether what happened last is told as soon as somebody takes over.
    fn recaps(&self) -> bool {
        false
    }

    /// Something that happened, without what a remark says of it.
    fn bare(line: &<Self::Game as Narrated>::Line) -> Option<<Self::Game as Narrated>::Line> {
        let _ = line;
        None
    }

    /// Something that happened in a move, in words for those who cannot see what it is of.
    fn retold(
        &self,
        _voice: Voice,
        _entry: &Step<Self::Game>,
        _line: &<Self::Game as Narrated>::Line,
    ) -> Option<String> {
        None
    }

    /// What is added to one thing that happened in a move.
    fn remark(
        &self,
        _voice: Voice,
        _made: Move<Self::Game>,
        _line: &<Self::Game as Narrated>::Line,
    ) -> Option<String> {
        None
    }

    /// What else the player hears who just did what these entries tell.
    fn aside(&self, _voice: Voice, _from: usize) -> Vec<String> {
        Vec::new()
    }

    /// The points of all players, and what they are made of.
    fn score(&self, voice: Voice) -> Vec<String>;

    /// What a player did last.
    fn did(&self, voice: Voice, seat: Seat) -> Vec<String>
    where
        Self: Sized,
    {
        voice.last_of(self, seat)
    }

    /// What a player got last.
    fn gained(&self, voice: Voice, seat: Seat) -> Vec<String>
    where
        Self: Sized,
    {
        self.did(voice, seat)
    }

    /// What a player drew last, as far as it may be told.
    fn drew(&self, voice: Voice, seat: Seat) -> Vec<String>
    where
        Self: Sized,
    {
        self.did(voice, seat)
    }

    /// What else is told of the points, once it is said how a game came out.
    fn account(&self, voice: Voice) -> Vec<String> {
        self.score(voice)
    }

    /// What all may know of a player, or the player who asks, of what a line is about.
    fn about(&self, voice: Voice, seat: Seat, line: &Line) -> Vec<String>;

    /// Whether all see what others can do, so that it is told of them, too.
    fn tells_others_moves() -> bool {
        false
    }

    /// What can be done of what a line is about, some of it where that is much.
    fn legal(&self, voice: Voice, line: &Line) -> Vec<String>;

    /// All that can be done of what a line is about.
    fn list(&self, voice: Voice, line: &Line) -> Vec<String> {
        self.legal(voice, line)
    }

    /// What the answer to a line names of that, in its order, as it could be said.
    fn listed(&self, _line: &Line) -> Vec<Vec<Typed>> {
        Vec::new()
    }

    /// What a line means.
    fn read(&self, voice: Voice, line: &Line) -> Read<ActionOf<Self>>;

    /// Why an action is refused, if it is, and by which rule, if one is behind that.
    fn refusal(&self, voice: Voice, action: ActionOf<Self>) -> Option<(String, Option<TurnRule>)>;

    /// The other one of two actions, if there are two.
    fn other(&self, _action: ActionOf<Self>) -> Option<ActionOf<Self>> {
        None
    }

    /// The words for an action but for how many cards it is of, where that can be corrected.
    fn uncounted(&self, _action: ActionOf<Self>) -> Vec<Typed> {
        Vec::new()
    }

    /// What chooses an action, while nothing is chosen.
    fn clicks(&self, action: ActionOf<Self>) -> Vec<Command>;
}

/// What the scenes of all tables have alike.
macro_rules! alike {
    () => {
        fn names(&self) -> &crate::record::Names {
            self.names
        }

        fn log(&self) -> crate::story::Log<'_, Self::Game> {
            self.log
        }

        fn speech(&self) -> crate::app::Speech<'_, Self::Game, Sentence> {
            self.speech()
        }

        fn has_notice(&self) -> bool {
            self.notice.is_some()
        }

        fn chosen(&self) -> Option<Action> {
            self.chosen
        }

        fn is_practice(&self) -> bool {
            self.exercise.is_some()
        }

        fn review(&self) -> Option<&crate::app::ReviewView<'_, Self::Game>> {
            self.review.as_ref()
        }

        fn stands(&self) -> Option<&crate::past::Meeting> {
            self.stands
        }

        fn common(sentence: &Sentence) -> Option<crate::app::Common> {
            match sentence {
                Sentence::Common(it) => Some(*it),
                _ => None,
            }
        }

        fn replay(&self) -> Option<crate::app::ReplayAt> {
            match self.stage {
                StageView::Replay(it) => Some(it),
                _ => None,
            }
        }
    };
}
pub(super) use alike;

/// What a line means at a table.
pub(super) enum Read<A> {
    /// An action, legal or not.
    Action(A),
    /// Part of one.
    Part(Part),
    /// A question, answered like this.
    Answer(Vec<String>),
    /// Something that can be no action, for this reason.
    Refused(String),
    /// Two different things of the same.
    Twofold,
    /// A command that does this, to be done once it is sure.
    Command(Command, String),
    /// Nothing.
    Nothing,
}

/// A part of an action.
pub(super) struct Part {
    /// What asks for the rest, after what it offers.
    pub(super) missing: Vec<String>,
    /// What is clear without being said.
    pub(super) clear: Option<Word>,
    /// What it offers, in the order in which that is said.
    pub(super) choices: Vec<Typed>,
}

/// Words in a row, with a space between them.
pub(super) fn collapsed(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
