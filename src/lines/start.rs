//! The start screen, line by line.

use super::Talk;
use super::words::Line as Heard;
use crate::app::App;
use crate::app::command::Command;
use crate::app::start::{Damage, First, Line, Start, Title};
use crate::plain::Plain;
use crate::record::NAME_LIMIT;
use crate::rules::{Kind, Seat};
use crate::texts::language::lines::{Said, Word};
use crate::texts::sentence;

impl Talk {
    /// What is filled in, and how to go on.
    pub(super) fn start_question(&self, start: &Start) -> Vec<String> {
        let lines = self.language.in_lines();
        let mut said = Vec::new();
        let names = super::NOBODY;
        let kept = match &start.kept[..] {
            [] => None,
            [only] => Some(Said::Kept(only)),
            more => Some(Said::KeptGames(more.len())),
        };
        said.extend(kept.map(|kept| lines.say(&kept, names)));
        said.extend(start.offer().and_then(|kept| self.damage(kept)));
        let filled_in = start.lines().into_iter();
        said.extend(filled_in.filter_map(|line| self.start_line(start, line)));
        if let Some(problem) = start.problem {
            said.push(sentence(&self.language.records().name_error(problem)));
        }
        let mut seats = Seat::all(start.players());
        let has_computer = seats.any(|seat| start.computers.of(seat).is_some());
        said.push(lines.say(&Said::AtStart(has_computer), names));
        said
    }

    /// What is wrong with the file of a kept game.
    fn damage(&self, kept: &Title) -> Option<String> {
        let Damage { path, error } = kept.damage.as_ref()?;
        Some(self.language.start().damage(&Plain::path(path), error))
    }

    /// Says what is wrong with the file of a kept game that goes on, unless the question was
    /// about it.
    pub(super) fn tell_damage(&mut self, app: &App, at: usize) {
        let scene = app.scene();
        if let (Some(start), None) = (scene.start(), scene.overlay)
            && let Some(kept) = start.kept.get(at)
            && start.offer() != Some(kept)
        {
            self.out.extend(self.damage(kept));
        }
    }

    /// What is filled in on a line.
    fn start_line(&self, start: &Start, line: Line) -> Option<String> {
        let said = match line {
            Line::Game => return Some(sentence(self.language.games().game(start.kind()).what)),
            Line::Players => Said::Count(start.players()),
            Line::Name(seat) => Said::Sits(seat, start.name(seat), start.computers.of(seat)),
            Line::First => Said::Starts(match start.first {
                First::Seat(seat) => Some(start.name(seat)),
                First::Drawn => None,
            }),
            Line::Resume | Line::Deal | Line::Learn | Line::Practice | Line::Past => return None,
        };
        Some(self.language.in_lines().say(&said, super::NOBODY))
    }

    /// Says what was just filled in on a line, and what else is new.
    fn tell_start_line(&mut self, app: &App, line: Line) {
        let scene = app.scene();
        let Some(start) = scene.start() else { return };
        let (filled_in, all) = (self.start_line(start, line), self.start_question(start));
        let is_news = |it: &&String| filled_in.as_ref() == Some(*it) || !self.asked.contains(it);
        // How to go on is the last line, and no news.
        let changed = all.split_last().map_or(&[][..], |(_, lines)| lines);
        let news: Vec<String> = changed.iter().filter(is_news).cloned().collect();
        self.out.extend(news);
        self.asked = all;
    }

    /// Fills something in, or begins.
    pub(super) fn hear_start(&mut self, app: &mut App, line: &Heard, text: &str) -> bool {
        // A name may be any word; of anything else, what is half understood is not done.
        let is_half = line.is_torn() || line.words.iter().any(|typed| !typed.is_known());
        if is_half && line.first() != Some(Word::Name) {
            return false;
        }
        let numbers = line.numbers();
        let (kind_now, players, me) = match app.scene().start() {
            Some(start) => {
                let mut people = Seat::all(start.players());
                let me = people.find(|&seat| start.computers.of(seat).is_none());
                (start.kind(), start.players(), me.unwrap_or_default())
            }
            None => return false,
        };
        let seat = |number: Option<usize>| {
            let at = number.and_then(|number| number.checked_sub(1))?;
            Seat::all(players).nth(at)
        };
        // Whoever is named must be there.
        let names_seat =
            matches!(line.first(), Some(Word::First | Word::Computer | Word::Person | Word::Name));
        let is_level = line.has(Word::Level) && numbers.len() == 1;
        if let Some(&number) = numbers.first().filter(|_| names_seat && !is_level)
            && seat(Some(number)).is_none()
        {
            self.say(&Said::NoSeat(number));
            return true;
        }
        let kind = line.words.iter().find_map(|typed| match typed.word {
            Some(Word::Kind(kind)) => Some(kind),
            _ => None,
        });
        match (line.first(), kind) {
            (Some(Word::Kind(_) | Word::Game), Some(kind)) => self.set_kind(app, kind),
            (Some(_), _) if line.has(Word::Me) => {
                let first = First::Seat(me);
                self.turn_to(app, Line::First, |start| start.first == first);
            }
            (Some(Word::Begin | Word::Start | Word::Play), _) => self.begin(app),
            (Some(Word::Learn), _) => self.press(app, Command::Focus(Line::Learn)),
            (Some(Word::Practice), _) => self.press(app, Command::Focus(Line::Practice)),
            (Some(Word::Resume), _) => self.resume(app, kind, numbers.first().copied()),
            (Some(Word::Table | Word::Where | Word::Again | Word::List), _) => self.asked.clear(),
            (Some(Word::Past), _) => {
                self.listed = 0;
                self.press(app, Command::Focus(Line::Past));
            }
            (Some(Word::Players), _) => {
                let can_play = kind_now.players();
                let wanted = numbers.first().filter(|it| can_play.contains(it));
                let Some(&wanted) = wanted else {
                    self.say(&Said::CanPlay(can_play));
                    return true;
                };
                self.turn_to(app, Line::Players, |start| start.players() == wanted);
            }
            (Some(Word::First), _) => {
                let first = match seat(numbers.first().copied()) {
                    Some(seat) => First::Seat(seat),
                    None if line.has(Word::Random) => First::Drawn,
                    None => return false,
                };
                self.turn_to(app, Line::First, |start| start.first == first);
            }
            (Some(Word::Computer), _) => {
                let (who, level) = match numbers[..] {
                    [] => (2, 1),
                    [level] if line.has(Word::Level) => (2, level),
                    [who] => (who, 1),
                    [who, level, ..] => (who, level),
                };
                let Some(seat) = seat(Some(who)) else {
                    return false;
                };
                let levels = kind_now.levels().into();
                if !(1..=levels).contains(&level) {
                    self.say(&Said::NoLevel(levels));
                    return true;
                }
                let is_set = |start: &Start| {
                    let now = start.computers.of(seat);
                    now.is_some_and(|now| usize::from(now.number()) == level)
                };
                self.turn_to(app, Line::Name(seat), is_set);
            }
            (Some(Word::Person), _) => {
                let Some(seat) = seat(numbers.first().copied()) else {
                    return false;
                };
                self.turn_to(app, Line::Name(seat), |start| start.computers.of(seat).is_none());
            }
            (Some(Word::Name), _) => {
                // As it was typed, after the number; without one it is that of whoever types.
                let number = line.words.get(1).and_then(|typed| typed.number());
                let seat = match number {
                    Some(number) => seat(Some(number)),
                    None => Some(me).filter(|_| line.words.len() > 1),
                };
                let Some(seat) = seat else { return false };
                let name = text.split_whitespace().skip(1 + usize::from(number.is_some()));
                self.type_name(app, seat, &name.collect::<Vec<_>>().join(" "));
            }
            _ => return false,
        }
        true
    }

    /// Begins a game; says that those which could go on are not lost.
    fn begin(&mut self, app: &mut App) {
        let kept = app.scene().start().map_or(0, |start| start.kept.len());
        self.press(app, Command::Focus(Line::Deal));
        if kept > 0 && app.table().is_some() {
            self.say(&Said::StaysKept(kept));
        }
    }

    /// Goes on with a kept game: the one of this number, or the only one of this kind; says
    /// which there are, if that leaves some to choose from.
    fn resume(&mut self, app: &mut App, kind: Option<Kind>, number: Option<usize>) {
        let scene = app.scene();
        let Some(start) = scene.start() else { return };
        let games = start.kept.iter().enumerate();
        let fit = games.filter(|(at, title)| {
            kind.is_none_or(|kind| kind == title.kind)
                && number.is_none_or(|number| number == at + 1)
        });
        let fit: Vec<(usize, String)> = fit
            .map(|(at, title)| {
                let said = Said::KeptGame(title);
                (at, self.language.in_lines().say(&said, super::NOBODY))
            })
            .collect();
        let count = start.kept.len();
        drop(scene);
        match (&fit[..], number) {
            ([], Some(number)) if count > 0 => self.say(&Said::NoNumber(number)),
            ([], _) => self.say(&Said::NothingToResume),
            ([(only, _)], _) => self.press(app, Command::Row(*only)),
            (some, _) => {
                self.list = (0..count).map(|at| vec![Command::Row(at)]).collect();
                for (at, game) in some {
                    self.say(&Said::Numbered(at + 1, game));
                }
                self.say(&Said::WhichKept);
            }
        }
    }

    /// Goes to a line of the start screen, unless it is there.
    fn focus(&mut self, app: &mut App, line: Line) {
        let is_there = app.scene().start().is_some_and(|start| start.focus == line);
        if !is_there {
            self.press(app, Command::Focus(line));
        }
    }

    /// Goes through the choices of a line until this is so, or all were tried.
    fn turn_to(&mut self, app: &mut App, line: Line, is_set: impl Fn(&Start) -> bool) {
        if !has_line(app, line) {
            return;
        }
        self.focus(app, line);
        for _ in 0..10 {
            if app.scene().start().is_some_and(&is_set) {
                break;
            }
            self.press(app, Command::Next);
        }
        self.tell_start_line(app, line);
    }

    fn set_kind(&mut self, app: &mut App, kind: Kind) {
        self.turn_to(app, Line::Game, |start| start.kind() == kind);
    }

    fn type_name(&mut self, app: &mut App, seat: Seat, name: &str) {
        self.focus(app, Line::Name(seat));
        for _ in 0..=NAME_LIMIT {
            self.press(app, Command::Erase);
        }
        for letter in name.chars() {
            self.press(app, Command::Type(letter));
        }
        self.tell_start_line(app, Line::Name(seat));
    }
}

/// Whether the start screen has a line.
fn has_line(app: &App, line: Line) -> bool {
    let scene = app.scene();
    let lines = scene.start().map(Start::lines);
    lines.is_some_and(|lines| lines.contains(&line))
}
