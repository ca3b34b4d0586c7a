//! The start screen, line by line.

use super::Talk;
use super::meaning::meaning;
use super::typed::Typed;
use super::words::Line as Heard;
use crate::app::App;
use crate::app::command::Command;
use crate::app::start::{Damage, First, Line, Start, Title};
use crate::plain::Plain;
use crate::record::NAME_LIMIT;
use crate::rules::{Kind, Seat};
use crate::texts::language::lines::{Said, Word};
use crate::texts::sentence;

/// What is wished for in one line, as in `play tiles against the computer`.
#[derive(Default)]
struct Wishes {
    kind: Option<Kind>,
    /// Whether it is said how many play, and how many.
    has_count: bool,
    count: Option<usize>,
    /// Whether a computer plays, in which seat, and at which level.
    has_computer: bool,
    who: Option<usize>,
    level: Option<usize>,
    /// Whether it is to be as strong as can be.
    is_hard: bool,
    /// What begins then.
    then: Option<Word>,
    /// Whether it wishes for something, and says nothing else.
    is_whole: bool,
}

impl Wishes {
    fn of(line: &Heard) -> Wishes {
        use Word::{Begin, Computer, Game, Learn, Level, Players, Practice, Start};
        let kind = line.words.iter().find_map(|typed| match typed.word {
            Some(Word::Kind(kind)) => Some(kind),
            _ => None,
        });
        let mut wishes = Wishes { kind, is_whole: !line.words.is_empty(), ..Wishes::default() };
        let mut before = None;
        for (at, typed) in line.words.iter().enumerate() {
            let after = line.words.get(at + 1).and_then(|it| it.word);
            match (typed.number(), typed.word, before) {
                // One is meant anyway.
                (Some(1), ..) if after == Some(Computer) => {}
                (number @ Some(_), _, Some(Level)) => wishes.level = number,
                (number @ Some(_), _, Some(Computer)) => wishes.who = number,
                // After the seat, it is a level without its name.
                (number @ Some(_), _, None) if wishes.who.is_some() => wishes.level = number,
                (number @ Some(_), ..) => wishes.count = number,
                (_, Some(Computer | Level), _) => wishes.has_computer = true,
                (_, Some(it @ (Word::Easy | Word::Hard)), _) => {
                    wishes.has_computer = true;
                    wishes.is_hard = it == Word::Hard;
                }
                (_, Some(Players), _) => wishes.has_count = true,
                (_, then @ Some(Begin | Start | Learn | Practice | Word::Play), _) => {
                    wishes.then = then;
                }
                (_, Some(Game | Word::Article | Word::Kind(_) | Word::On), _) => {}
                _ => wishes.is_whole = false,
            }
            before = typed.word.filter(|_| typed.number().is_none());
        }
        let is_game = kind.is_some() || line.has(Game);
        wishes.has_count |= wishes.count.is_some() && is_game;
        wishes.is_whole &= wishes.has_count || wishes.count.is_none();
        wishes
    }

    /// Where a computer is to play: where one does already, or in the second seat, unless it is
    /// said.
    fn seat(&self, start: &Start) -> Option<Seat> {
        let mut seats = Seat::all(start.players());
        match self.who {
            Some(who) => seats.nth(who.checked_sub(1)?),
            None => {
                let computer = seats.clone().find(|&seat| start.computers.of(seat).is_some());
                computer.or(seats.nth(1))
            }
        }
    }
}

impl Talk {
    /// What is filled in, and how to go on.
    pub(super) fn start_question(&self, start: &Start) -> Vec<String> {
        let lines = self.language.in_lines();
        let mut said = Vec::new();
        let names = super::NOBODY;
        let kept = match &start.kept[..] {
            [] => None,
            [only] => Some(Said::Kept(only)),
            more => {
                let told = (start.others > 0).then_some(more.len());
                Some(Said::KeptGames(more.len() + start.others, told))
            }
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
            Line::Game => {
                let game = self.language.games().game(start.kind());
                Said::Setting(game.label, game.what)
            }
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

    /// Says what was just filled in on some lines, and what else is new.
    fn tell_start_lines(&mut self, app: &App, lines: &[Line]) {
        let scene = app.scene();
        let Some(start) = scene.start() else { return };
        let filled_in = lines.iter().filter_map(|&line| self.start_line(start, line));
        let filled_in: Vec<String> = filled_in.collect();
        let all = self.start_question(start);
        let is_news = |it: &&String| filled_in.contains(it) || !self.asked.contains(it);
        // How to go on is the last line, and no news.
        let changed = all.split_last().map_or(&[][..], |(_, lines)| lines);
        let news: Vec<String> = changed.iter().filter(is_news).cloned().collect();
        self.out.extend(news);
        self.asked = all;
    }

    /// Fills something in, or begins.
    pub(super) fn hear_start(&mut self, app: &mut App, line: &Heard, text: &str) -> bool {
        if let Some(seat) = starter(app, line) {
            self.turn_to(app, Line::First, |start| start.first == First::Seat(seat));
            return true;
        }
        // A name may be any word; of anything else, what is half understood is not done.
        let is_half = line.is_torn() || line.words.iter().any(|typed| !typed.is_known());
        if is_half && line.first() != Some(Word::Name) {
            return false;
        }
        let number = line.numbers().first().copied();
        let (players, me) = match app.scene().start() {
            Some(start) => {
                let mut people = Seat::all(start.players());
                let me = people.find(|&seat| start.computers.of(seat).is_none());
                (start.players(), me.unwrap_or_default())
            }
            None => return false,
        };
        let (seat, name) = match line.first() {
            Some(Word::Name) => self.named(text),
            _ => (number, String::new()),
        };
        // Whoever is named must be there.
        let names_seat = matches!(line.first(), Some(Word::First | Word::Person | Word::Name));
        let seat = seat.filter(|_| names_seat);
        if let Some(number) = seat.filter(|it| !(1..=players).contains(it)) {
            self.say(&Said::NoSeat(number));
            return true;
        }
        let seat = seat.and_then(|number| Seat::all(players).nth(number - 1));
        match line.first() {
            Some(Word::Name) if name.is_empty() => return false,
            Some(Word::Name) => self.type_name(app, seat.unwrap_or(me), &name),
            Some(_) if line.has(Word::Me) => {
                let first = First::Seat(me);
                self.turn_to(app, Line::First, |start| start.first == first);
            }
            Some(Word::Resume | Word::Next) => self.resume(app, &line.rest()),
            Some(Word::Table | Word::Where | Word::Again | Word::List) => self.asked.clear(),
            // Of which game that is to be, the list says.
            Some(Word::Past | Word::Heads | Word::Luck | Word::Replay | Word::Review) => {
                self.listed = 0;
                self.press(app, Command::Focus(Line::Past));
            }
            Some(Word::First) => {
                let first = match seat {
                    Some(seat) => First::Seat(seat),
                    None if line.has(Word::Random) => First::Drawn,
                    None => return false,
                };
                self.turn_to(app, Line::First, |start| start.first == first);
            }
            Some(Word::Person) => {
                let Some(seat) = seat else { return false };
                self.turn_to(app, Line::Name(seat), |start| start.computers.of(seat).is_none());
            }
            _ => return self.hear_wishes(app, &Wishes::of(line)),
        }
        true
    }

    /// Whose name is typed, and the name as it was typed, without what leads to it.
    fn named(&self, text: &str) -> (Option<usize>, String) {
        let vocabulary = self.vocabulary();
        let read = |it: &str| Heard::read(it, &vocabulary);
        let means = |it: &str| meaning(&it.to_lowercase(), &vocabulary);
        let words = text.split_whitespace().skip_while(|it| !read(it).has(Word::Name)).skip(1);
        let words: Vec<&str> = words.collect();
        let is_small = |it: &str| it == it.to_lowercase();
        let is_one = |it: &str, of: &[Word]| means(it).is_some_and(|word| of.contains(&word));
        // What leads to a name is never all of it.
        let after = |name: &[&str], of: &[Word]| {
            let leads = |it: &&&str| is_small(it) && is_one(it, of);
            name.iter().take_while(leads).count().min(name.len().saturating_sub(1))
        };
        // In `call me Tom` and `my name is Tom` it begins later.
        let name = &words[after(&words, &[Word::Ask, Word::Me])..];
        // So it does in `call the second player Tom`, but `de` and `van` may be its beginning.
        let seat = [Word::Filler, Word::The, Word::Players];
        let leads = name.iter().take_while(|it| is_one(it, &seat)).count();
        let (begins, ends) = name.split_at(leads);
        let [count, rest @ ..] = ends else { return (None, name.join(" ")) };
        let number = read(count).words.iter().find_map(Typed::which);
        let Some(number) = number.filter(|_| is_small(count) && !rest.is_empty()) else {
            let is_player = |it: &&str| is_small(it) && is_one(it, &[Word::Players]);
            let name = if begins.last().is_some_and(is_player) { ends } else { name };
            return (None, name.join(" "));
        };
        // After `2`, what is written large is a name, and no noun.
        let is_player = |it: &str| {
            is_one(it, &[Word::Players]) && (is_small(it) || count.parse::<usize>().is_err())
        };
        let rest = match rest {
            [first, more @ ..] if is_player(first) && !more.is_empty() => more,
            _ => rest,
        };
        (Some(number), rest[after(rest, &[Word::Ask])..].join(" "))
    }

    /// Fills in all that a line wishes for, and begins if it is to; says what cannot be.
    fn hear_wishes(&mut self, app: &mut App, wishes: &Wishes) -> bool {
        if !wishes.is_whole {
            return false;
        }
        let mut lines = Vec::new();
        let problem = self.fill_in(app, wishes, &mut lines);
        if !lines.is_empty() {
            self.tell_start_lines(app, &lines);
        }
        match (problem, wishes.then) {
            (Some(problem), _) => self.say(&problem),
            (None, Some(Word::Learn)) => self.press(app, Command::Focus(Line::Learn)),
            (None, Some(Word::Practice)) => self.press(app, Command::Focus(Line::Practice)),
            (None, Some(_)) => self.begin(app),
            (None, None) => {}
        }
        true
    }

    /// Fills in what is wished for, and notes on which lines, until something cannot be.
    fn fill_in(
        &mut self,
        app: &mut App,
        wishes: &Wishes,
        lines: &mut Vec<Line>,
    ) -> Option<Said<'static>> {
        if let Some(kind) = wishes.kind {
            self.turn(app, Line::Game, |start| start.kind() == kind);
            lines.push(Line::Game);
        }
        let kind = app.scene().start()?.kind();
        if wishes.has_count {
            let can_play = kind.players();
            let Some(wanted) = wishes.count.filter(|it| can_play.contains(it)) else {
                return Some(Said::CanPlay(can_play));
            };
            self.turn(app, Line::Players, |start| start.players() == wanted);
            lines.push(Line::Players);
        }
        if wishes.has_computer {
            let levels = kind.levels().into();
            let level = wishes.level.unwrap_or(if wishes.is_hard { levels } else { 1 });
            let Some(seat) = app.scene().start().and_then(|start| wishes.seat(start)) else {
                return wishes.who.map(Said::NoSeat);
            };
            if !(1..=levels).contains(&level) {
                return Some(Said::NoLevel(levels));
            }
            self.turn(app, Line::Name(seat), |start| {
                let now = start.computers.of(seat);
                now.is_some_and(|now| usize::from(now.number()) == level)
            });
            lines.push(Line::Name(seat));
        }
        None
    }

    /// Begins a game; says that those which could go on are not lost.
    fn begin(&mut self, app: &mut App) {
        let kept = app.scene().start().map_or(0, |start| start.kept.len());
        self.press(app, Command::Focus(Line::Deal));
        if kept > 0 && app.table().is_some() {
            self.say(&Said::StaysKept(kept));
        }
    }

    /// Goes to a line of the start screen, unless it is there.
    fn focus(&mut self, app: &mut App, line: Line) {
        let is_there = app.scene().start().is_some_and(|start| start.focus == line);
        if !is_there {
            self.press(app, Command::Focus(line));
        }
    }

    /// Goes through the choices of a line until this is so, and says what is new.
    fn turn_to(&mut self, app: &mut App, line: Line, is_set: impl Fn(&Start) -> bool) {
        self.turn(app, line, is_set);
        self.tell_start_lines(app, &[line]);
    }

    /// Goes through the choices of a line until this is so, or all were tried.
    fn turn(&mut self, app: &mut App, line: Line, is_set: impl Fn(&Start) -> bool) {
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
    }

    fn type_name(&mut self, app: &mut App, seat: Seat, name: &str) {
        self.focus(app, Line::Name(seat));
        for _ in 0..=NAME_LIMIT {
            self.press(app, Command::Erase);
        }
        for letter in name.chars() {
            self.press(app, Command::Type(letter));
        }
        self.tell_start_lines(app, &[Line::Name(seat)]);
    }
}

/// Whether a line wishes for something that can be filled in, or begins a game.
pub(super) fn is_wish(line: &Heard) -> bool {
    Wishes::of(line).is_whole
}

/// The player who is named to start, as in `first Maria` or `Carl starts`.
fn starter(app: &App, line: &Heard) -> Option<Seat> {
    let scene = app.scene();
    let start = scene.start()?;
    let name = match &line.words[..] {
        [first, name] | [name, first] if first.word == Some(Word::First) => &name.text,
        _ => return None,
    };
    Seat::all(start.players()).find(|&seat| start.name(seat).to_lowercase() == *name)
}

/// Whether the start screen has a line.
fn has_line(app: &App, line: Line) -> bool {
    let scene = app.scene();
    let lines = scene.start().map(Start::lines);
    lines.is_some_and(|lines| lines.contains(&line))
}
