//! What is heard at a table: actions, and questions about it.

use super::table::{Read, Table, Voice};
use super::words::{Line, Typed};
use super::{Talk, at_table};
use crate::app::command::Command;
use crate::app::{App, Overlay, Place, Speech, cards as card_table};
use crate::texts::Language;
use crate::texts::language::house::Label;
use crate::texts::language::lines::{Said, Word};

/// What becomes of a line at a table.
enum Outcome {
    Say(Vec<String>),
    /// It is refused for this reason; in a lesson it may be tried all the same.
    Refuse(String, Vec<Command>),
    Choose(Vec<Command>),
    Part(String),
    Sure(Command),
    Nothing,
}

impl Talk {
    /// Chooses something at a table; plays it, if the players are sure.
    pub(super) fn choose(&mut self, app: &mut App, commands: Vec<Command>, is_sure: bool) {
        self.drop_choice(app);
        for command in commands {
            self.press(app, command);
        }
        self.has_tried = true;
        let scene = app.scene();
        let is_chosen = at_table!(scene, it => it.chosen().is_some() && !it.has_notice(), false);
        if is_chosen && is_sure {
            self.press(app, Command::Confirm);
        }
    }

    /// Chooses nothing any more, and puts hints away.
    pub(super) fn drop_choice(&mut self, app: &mut App) {
        for _ in 0..4 {
            let scene = app.scene();
            if !at_table!(scene, it => it.has_choice() || has_hints(it), false) {
                return;
            }
            self.press(app, Command::Back);
        }
    }

    /// Answers a question about the table, or takes an action. What was typed before may
    /// belong to it.
    pub(super) fn ask(&mut self, app: &mut App, line: &Line, part: Vec<Typed>) -> bool {
        let scene = app.scene();
        let whole = line.after(&part);
        let language = self.language;
        let is_lesson = at_table!(scene, it => matches!(it.speech(), Speech::Lesson(..)), false);
        let outcome = at_table!(
            scene,
            it => {
                let alone = outcome(language, it, line);
                match (outcome(language, it, &whole), alone) {
                    (_, alone) if part.is_empty() => alone,
                    (whole @ Outcome::Choose(_), _) => whole,
                    (_, alone @ Outcome::Say(_)) => alone,
                    (whole @ (Outcome::Refuse(..) | Outcome::Part(_)), _) => whole,
                    (_, alone) => alone,
                }
            },
            Outcome::Nothing
        );
        drop(scene);
        match outcome {
            Outcome::Say(said) => self.out.extend(said),
            Outcome::Refuse(_, commands) if is_lesson => self.choose(app, commands, true),
            Outcome::Refuse(why, _) => {
                self.drop_choice(app);
                self.why = vec![why.clone()];
                self.out.push(why);
            }
            Outcome::Choose(commands) => self.choose(app, commands, line.is_sure),
            Outcome::Part(missing) => {
                self.drop_choice(app);
                self.part = whole.words;
                self.out.push(missing);
            }
            Outcome::Sure(command) if line.is_sure => self.press(app, command),
            Outcome::Sure(command) => {
                self.sure = Some(command);
                self.say(&Said::Sure);
            }
            Outcome::Nothing => return false,
        }
        true
    }

    /// Does what can be asked for in a turn, whichever game it is.
    pub(super) fn hear_turn(&mut self, app: &mut App, line: &Line) -> bool {
        let scene = app.scene();
        let (is_chosen, is_hinted) =
            at_table!(scene, it => (it.chosen().is_some(), has_hints(it)), (false, false));
        let reveal = Command::Cards(card_table::Command::Reveal);
        let (is_covered, is_done, peek) = match scene.cards().map(|it| &it.stage) {
            Some(card_table::StageView::Covered { .. }) => (true, false, None),
            Some(card_table::StageView::AfterPlay { .. }) => (false, true, None),
            Some(&card_table::StageView::Draft { peek, .. }) => (false, false, Some(peek)),
            _ => (false, false, None),
        };
        drop(scene);
        use card_table::Peek;
        match (line.only(), peek) {
            (Some(Word::Yes), _) if is_chosen => {
                self.press(app, Command::Confirm);
                self.has_tried = true;
            }
            (Some(Word::No), _) if is_chosen => {
                self.drop_choice(app);
                self.say(&Said::NotPlayed);
            }
            (Some(Word::Yes | Word::No), _) => self.say(&Said::NothingAsked),
            (Some(Word::Ready), _) if is_covered => {
                self.press(app, reveal);
                self.tell_hand(app);
            }
            (Some(Word::Hand | Word::Cup | Word::Hint), Some(Peek::Covered)) => {
                self.press(app, reveal);
            }
            (Some(Word::Ready), Some(Peek::Asked)) => {
                self.press(app, reveal);
                self.tell_hand(app);
            }
            (Some(Word::Done), _) if is_done => self.press(app, Command::Confirm),
            (Some(Word::Hint), _) => {
                self.awaits = true;
                if !is_hinted {
                    self.press(app, Command::Hints);
                    self.has_tried = true;
                }
            }
            (Some(Word::Undo), _) => {
                self.drop_choice(app);
                self.press(app, Command::TakeBack);
                self.has_tried = true;
            }
            (Some(Word::Agree), _) => {
                self.press(app, Command::Quit);
                self.press(app, Command::Agree);
                if app.scene().overlay == Some(Overlay::Quit) {
                    self.press(app, Command::Back);
                    let scene = app.scene();
                    self.why = scene
                        .refused
                        .iter()
                        .map(|it| self.language.house().reason(*it))
                        .collect();
                    self.out.extend(self.why.clone());
                }
            }
            _ => return false,
        }
        true
    }

    /// Tells the hand that was just turned up.
    fn tell_hand(&mut self, app: &App) {
        let line = Line::of(Word::Hand);
        let scene = app.scene();
        let said = match scene.cards() {
            Some(table) => outcome(self.language, table, &line),
            None => Outcome::Nothing,
        };
        if let Outcome::Say(said) = said {
            self.out.extend(said);
        }
    }

    /// Does what can be asked for once a game is over.
    pub(super) fn hear_over(&mut self, app: &mut App, line: &Line) -> bool {
        let command = match line.only() {
            Some(Word::Again) => Command::Rematch,
            Some(Word::New) => Command::NewGame,
            Some(Word::Review) => {
                self.awaits = true;
                Command::Review
            }
            _ => return false,
        };
        self.press(app, command);
        self.has_tried = true;
        true
    }

    /// Goes on with a lesson, or leaves it.
    pub(super) fn hear_lesson(&mut self, app: &mut App, line: &Line) -> bool {
        let command = match line.only() {
            Some(Word::Next | Word::Begin) => Command::Confirm,
            Some(Word::Again) => Command::Rematch,
            Some(Word::Practice) => Command::Practice,
            Some(Word::Done) => Command::Back,
            _ => return false,
        };
        self.press(app, command);
        self.has_tried = true;
        true
    }

    /// Asks whether all agree to end the game.
    pub(super) fn hear_agreement(&mut self, app: &mut App, line: &Line) -> bool {
        match line.only() {
            Some(Word::Yes) => self.press(app, Command::Confirm),
            Some(Word::No) => self.press(app, Command::Back),
            _ => return false,
        }
        true
    }

    /// Says why what was just tried is refused, if it is.
    pub(super) fn tell_refusal(&mut self, app: &App) {
        let scene = app.scene();
        let language = self.language;
        let said = at_table!(
            scene,
            it => Voice { language, names: it.names() }.refused(it),
            Vec::new()
        );
        if !said.is_empty() {
            self.why = said.clone();
            self.out.extend(said);
        }
    }
}

/// What a line comes to at a table.
fn outcome<T: Table>(language: &'static dyn Language, table: &T, line: &Line) -> Outcome {
    let voice = Voice {
        language,
        names: table.names(),
    };
    match line.only() {
        Some(Word::Score) => return Outcome::Say(table.score(voice)),
        Some(Word::Legal) => return Outcome::Say(table.legal(voice)),
        Some(Word::Log) => {
            let said = voice.news(&table.log(), 0);
            let nothing = language.house().label(Label::NothingYet).to_string();
            return Outcome::Say(if said.is_empty() { vec![nothing] } else { said });
        }
        Some(Word::Last) => {
            let log = table.log();
            let from = log.entries().len().saturating_sub(1);
            let nothing = language.house().label(Label::NothingYet).to_string();
            let said = voice.news(&log, from);
            return Outcome::Say(if said.is_empty() { vec![nothing] } else { said });
        }
        _ => {}
    }
    // What is only half understood is not done.
    if line.words.iter().any(|typed| !typed.is_known()) {
        return Outcome::Nothing;
    }
    match table.read(voice, line) {
        Read::Action(action) => match table.refusal(voice, action) {
            Some(why) => Outcome::Refuse(why, table.clicks(action)),
            None => Outcome::Choose(table.clicks(action)),
        },
        Read::Part(missing) => Outcome::Part(missing),
        Read::Answer(said) => Outcome::Say(said),
        Read::Command(command) => Outcome::Sure(command),
        Read::Nothing => Outcome::Nothing,
    }
}

/// Whether hints are shown.
fn has_hints<T: Table>(table: &T) -> bool {
    matches!(table.speech(), Speech::Hints(..))
}
