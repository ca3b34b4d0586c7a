//! What is said at every table and on top of it.

use super::review::outlook;
use super::{Dutch, cards, counted, past, pyramids, sentence, tiles};
use crate::app::keymap::{Context, KeyCode, KeyLabel};
use crate::app::{Agreement, Common, Reason, ReplayAt, Series, Tip, Warning};
use crate::record::Names;
use crate::rules::Kind;
pub(super) use crate::texts::language::house::KeyWords;
use crate::texts::language::house::Label;
use crate::texts::language::{Called, Games, House, Lessons};

impl House for Dutch {
    fn label(&self, label: Label) -> &'static str {
        match label {
            Label::Window => "Mandala",
            Label::HintsInShort => "Tips: kans, voorsprong",
            Label::Hints => "Tips, met je winstkans en je voorsprong:",
            Label::HintsAwaited => "Even nadenken over wat je kunt doen.",
            Label::Help => "Zo speel je",
            Label::HelpTable => "De tafel",
            Label::HelpKeys => "Toetsen: overal",
            Label::Arrows => "Pijltjes",
            Label::Log => "Het verloop",
            Label::NothingYet => "Er is nog niets gebeurd.",
            Label::Leave => "De partij verlaten?",
            Label::EndHere => "Nu stoppen en tellen?",
            Label::NotOver => "De partij is nog niet afgelopen.",
        }
    }

    fn key(&self, key: KeyCode) -> String {
        let name = match key {
            KeyCode::Char(' ') => "Spatie",
            KeyCode::Char(c) => return c.to_string(),
            KeyCode::F(number) => return format!("F{number}"),
            KeyCode::Enter => "Enter",
            KeyCode::Esc => "Esc",
            KeyCode::Tab => "Tab",
            KeyCode::BackTab => "Shift-Tab",
            KeyCode::Backspace => "Backspace",
            KeyCode::Delete => "Del",
            KeyCode::Left => "Links",
            KeyCode::Right => "Rechts",
            KeyCode::Up => "Op",
            KeyCode::Down => "Neer",
            KeyCode::Home => "Home",
            KeyCode::End => "End",
            KeyCode::PageUp => "PgUp",
            KeyCode::PageDown => "PgDn",
            KeyCode::Other => "een andere toets",
        };
        name.to_string()
    }

    fn key_words(&self, label: KeyLabel, kind: Kind) -> KeyWords {
        let (label, help) = match label {
            KeyLabel::Cards(label) => return cards::key_words(label),
            KeyLabel::Hurry => {
                ("verder", "de zet van de computer meteen zien; elke andere toets werkt ook")
            }
            KeyLabel::LeaveLesson => ("stop", "de les verlaten"),
            KeyLabel::PlayFirst => ("tegen niveau 1", "tegen de computer spelen, op niveau 1"),
            KeyLabel::ToReview => ("terugblik", "terug naar de terugblik"),
            KeyLabel::Practice => ("oefen", "proberen iets beters te vinden"),
            KeyLabel::LeavePractice => ("stop", "stoppen met oefenen"),
            KeyLabel::Try => ("probeer", "proberen wat je gekozen hebt"),
            KeyLabel::TryAgain => ("nog eens", "iets anders proberen"),
            KeyLabel::Answer => ("antwoord", "het antwoord horen"),
            KeyLabel::NextExercise => ("verder", "verder met de volgende"),
            KeyLabel::LearnAgain => ("nog eens", "de les nog eens doen"),
            KeyLabel::TakeBack if kind == Kind::Cards => (
                "terug",
                "je veldkaarten terugnemen als ze niets afmaakten, tot de computer antwoordt",
            ),
            KeyLabel::TakeBack => ("terug", "je laatste actie en het antwoord erop terugnemen"),
            KeyLabel::Review => ("terugblik", "waar een gespeelde partij is beslist"),
            KeyLabel::Picture => {
                ("plaatje", "hier een plaatje van bewaren, voor jezelf of anderen")
            }
            KeyLabel::Luck if kind != Kind::Cards => {
                ("oordeel", "wie het best speelde, en wat de fouten van elke speler kostten")
            }
            KeyLabel::Luck => ("geluk of spel", "hoeveel geluk en goed spel uitmaakten"),
            KeyLabel::Mistakes => (
                "fouten",
                "naar de volgende dure beslissing in de partij, of terug naar de vorige; de eerste keer met een terugblik",
            ),
            KeyLabel::LookAt => ("bekijk", "de beslissing op tafel bekijken"),
            KeyLabel::ToScore => ("score", "het nummer wissen; na een partij terug naar de score"),
            KeyLabel::Hints => {
                ("tips", "tips: je beste zetten (F2: ook als er alleen mensen spelen)")
            }
            KeyLabel::Seat => (
                "computer",
                "hier een mens of een computer laten spelen; niveau 1 is het makkelijkst",
            ),
            KeyLabel::Tiles(label) => return tiles::key_words(label),
            KeyLabel::Pyramids(label) => return pyramids::key_words(label),
            KeyLabel::Past(label) => return past::key_words(label),
            KeyLabel::Again if kind == Kind::Pyramids => {
                ("nog eens", "een revanche; de volgende speler begint")
            }
            KeyLabel::Again => ("nog eens", "een revanche; de andere speler begint"),
            KeyLabel::NewGame => ("nieuw", "een nieuwe partij, met andere namen of een ander spel"),
            KeyLabel::FinalTable => ("tafel", "de tafel nog eens bekijken, of de score"),
            KeyLabel::Step => ("", "een actie verder of terug"),
            KeyLabel::Turn => ("beurt", "het nummer van een beurt typen"),
            KeyLabel::GoToTurn => {
                ("", "naar het begin van de beurt die je typte; anders een actie verder")
            }
            KeyLabel::EraseTurn => ("", "een cijfer wissen"),
            KeyLabel::TenSteps => ("10 acties", "tien acties verder of terug"),
            KeyLabel::TurningPoint => return self.game(kind).turning_point,
            KeyLabel::StartAndEnd => ("", "naar het begin of naar de laatste actie"),
            KeyLabel::Scroll => ("scroll", "scrollen"),
            KeyLabel::Page => ("pagina", "per pagina scrollen"),
            KeyLabel::Section => ("deel", "naar een deel: doel, beurt, einde, telling, tafel"),
            KeyLabel::Close => ("sluit", "sluiten"),
            KeyLabel::LeaveGame => ("verlaat", "de partij verlaten; die blijft bewaard"),
            KeyLabel::LeaveForStart => {
                ("startscherm", "naar het startscherm; de partij blijft bewaard")
            }
            KeyLabel::Agree if kind == Kind::Pyramids => {
                ("samen stoppen", "nu stoppen en tellen, als alle spelers dat willen")
            }
            KeyLabel::Agree => {
                ("samen stoppen", "nu stoppen en tellen, als beide spelers dat willen")
            }
            KeyLabel::Count => ("ja, tel", "nu stoppen en tellen"),
            KeyLabel::KeepPlaying => ("speel door", "doorspelen"),
            KeyLabel::Lines => ("kies", "van regel naar regel gaan"),
            KeyLabel::Change => ("wijzig", "de gekozen regel wijzigen"),
            KeyLabel::GoOn => ("verder", "verder, of beginnen"),
            KeyLabel::Begin => ("begin", "de partij beginnen"),
            KeyLabel::Open => ("open", "de gekozen regel openen"),
            KeyLabel::EraseLetter => ("", "de laatste letter van een naam wissen"),
            KeyLabel::Log => ("verloop", "alles wat er tot nu toe is gebeurd"),
            KeyLabel::Settings => ("opties", "instellingen: beweging, muis, kleuren en meer"),
            KeyLabel::ChangeSetting => ("wijzig", "de instelling wijzigen"),
            KeyLabel::Help => ("hulp", "een plaatje van de tafel, de regels en alle toetsen"),
            KeyLabel::Quit if kind == Kind::Tiles => ("stop", "weggaan; de partij blijft bewaard"),
            KeyLabel::Quit => ("stop", "weggaan, of de partij samen beëindigen"),
            KeyLabel::Leave => ("stop", "weggaan"),
        };
        KeyWords { label, help }
    }

    fn keys_heading(&self, context: Context) -> Option<String> {
        let title = match context {
            Context::Naming => "een naam typen",
            Context::Start => "het startscherm",
            Context::Cards(context) => cards::keys_heading(context),
            Context::Tiles(context) => tiles::keys_heading(context),
            Context::Pyramids => pyramids::KEYS,
            Context::Waiting(_) => "terwijl een computer nadenkt",
            Context::Over => "na afloop van de partij",
            Context::Lesson => "de les",
            Context::Tried | Context::Solved => "oefenen",
            Context::Quit => "weggaan",
            Context::Agree => "samen stoppen",
            Context::Replay => "de herhaling",
            Context::Review => "de terugblik op een partij",
            Context::Settings => "instellingen",
            Context::Past => "eerdere partijen",
            Context::Find => "een eerdere partij zoeken",
            Context::Help
            | Context::Log
            | Context::Luck
            | Context::Heads
            | Context::Remove
            | Context::Recap
            | Context::Practice => return None,
        };
        Some(format!("Toetsen: {title}"))
    }

    fn reason(&self, why: Reason) -> String {
        sentence(&reason(why))
    }

    fn warning(&self, warning: &Warning, names: &dyn Called) -> String {
        match *warning {
            Warning::NotSaved { see } => format!("Niet bewaard! Zie {}", self.key(see)),
            Warning::NewFile { see } => format!("Nieuw bestand! Zie {}", self.key(see)),
            Warning::Cards(ref warning) => cards::warning(warning, names),
        }
    }

    fn common(&self, sentence: Common, names: &dyn Called) -> String {
        match sentence {
            Common::Replay(ReplayAt { at, of, turn, .. }) => {
                format!("Herhaling: actie {at} van {of}, beurt {turn}.")
            }
            Common::GoesTo { go, turn } => {
                format!("Herhaling: {} gaat naar beurt {turn}.", self.key(go))
            }
            Common::NoTurn(turn) => super::sentence(&no_turn(turn)),
            Common::Thinking(seat) => format!("{} denkt na.", names.of(seat)),
            Common::ShowsScore(back) => format!("{} toont de score.", self.key(back)),
            Common::Lesson(taught) => self.taught(taught).to_string(),
            Common::Tip(tip) => tip_words(tip).to_string(),
            Common::Tries(key) => format!("{} probeert het.", self.key(key)),
            Common::Hints(next) => {
                format!("Tips ({} probeert er een), met winstkans en voorsprong:", self.key(next))
            }
            Common::Expects(it) => format!("Je winstkans: {}.", outlook(it)),
            Common::NoHint => "Dit is geen van de tips.".to_string(),
        }
    }

    fn total(&self, total: u16, ahead: u16) -> String {
        match ahead {
            0 => points(total),
            _ => format!("{}, {}", points(total), self.ahead(ahead)),
        }
    }

    fn ahead(&self, ahead: u16) -> String {
        format!("{ahead} voor")
    }

    fn total_of(&self, name: &str, total: u16) -> String {
        format!("{name}: {}", points(total))
    }

    fn series(&self, series: &Series, names: &Names) -> String {
        let won = |seat| format!("{} {}", names.of(seat), series.wins(seat));
        let won: Vec<String> = names.seats().map(won).collect();
        match (won.join(", "), series.draws) {
            (won, 0) => format!("Gewonnen: {won}"),
            (won, draws) => format!("Gewonnen: {won}, {draws} gelijk"),
        }
    }

    fn agreement(&self, agreement: Agreement) -> &'static str {
        match agreement {
            Agreement::Computer => "De computer vindt het goed.",
            Agreement::Both => "Beide spelers moeten het willen.",
            Agreement::All => "Alle spelers moeten het willen.",
        }
    }

    fn agrees(&self, agree: KeyCode) -> String {
        format!("Of druk op {} om nu samen te stoppen en te tellen.", self.key(agree))
    }

    fn beyond(&self, above: bool, below: bool) -> &'static str {
        match (above, below) {
            (true, true) => "meer erboven en eronder",
            (true, false) => "meer erboven",
            (false, true) => "meer eronder",
            (false, false) => "",
        }
    }

    fn page(&self, page: usize, all: usize) -> String {
        format!("pagina {page} van {all}")
    }

    fn too_small(&self, needed: (u16, u16), here: (u16, u16)) -> [String; 4] {
        [
            "Mandala".to_string(),
            format!("vraagt {}x{},", needed.0, needed.1),
            format!("hier: {}x{}", here.0, here.1),
            "Ctrl-C stopt".to_string(),
        ]
    }
}

/// What is explained when it comes up for the first time, in a row of the smallest screen
/// where a table has but two.
fn tip_words(tip: Tip) -> &'static str {
    match tip {
        Tip::Draft => "Let op: elke kelkkaart van de kleur op vakje 3 telt 3.",
        Tip::EmptyField => "Let op: met een leeg veld moet je hier afleggen wat je neemt.",
        Tip::DeckRanOut => "Let op: de stapel is op; na de volgende mandala is het afgelopen.",
        Tip::Bar => "Let op: groepen van dezelfde kleur raken elkaar nooit.",
        Tip::LastFlips => "Let op: omdraaien kost nu niets en levert punten op.",
        Tip::Eye => "Let op: wat iedereen voorbij is, verdwijnt in het oog.",
        Tip::Tie => "Let op: bij gelijke aantallen wint de voorste pion.",
    }
}

/// What a key is called.
pub(super) fn key(key: KeyCode) -> String {
    Dutch.key(key)
}

/// Why something cannot be done now. Like the refusals of the games, it begins with a small
/// letter and has no full stop.
pub(super) fn reason(reason: Reason) -> String {
    match reason {
        Reason::HintsOff { settings } => {
            format!("tussen mensen staan tips uit; {} zet ze aan", key(settings))
        }
        Reason::CardsDown { show } => {
            format!("voor tips zijn je kaarten nodig; {} toont ze", key(show))
        }
        Reason::LaidOut => "terugblikken kan alleen op een gewoon gedeelde partij".to_string(),
        Reason::NothingFound => "er is geen beslissing om te bekijken".to_string(),
        Reason::NothingFoundYet => "de terugblik is nog niet klaar".to_string(),
        Reason::NoAgreement => "samen stoppen kan in dit spel niet".to_string(),
        Reason::ShareFirst => "samen stoppen kan pas als de mandala verdeeld is".to_string(),
        Reason::NothingToChange { go_on } => {
            format!("hier valt niets te wijzigen; {} gaat verder", key(go_on))
        }
        Reason::InPractice => "dat kan niet tijdens het oefenen".to_string(),
        Reason::NothingToPractice => "hier valt voor jou niets te oefenen".to_string(),
        Reason::StillLooking => "je partijen worden nog bekeken".to_string(),
        Reason::InLesson => "dat kan niet tijdens een les".to_string(),
        Reason::NoGame => "er valt geen partij te kiezen".to_string(),
        Reason::PictureOfGame { open } => {
            format!("plaatjes maak je van een partij; {} opent die", key(open))
        }
        Reason::NoScore { leave } => {
            format!("dit is de herhaling van een verslag; {} stopt", key(leave))
        }
    }
}

/// What a replay says that has gone to its end instead.
pub(super) fn no_turn(turn: usize) -> String {
    format!("er is geen beurt {turn}; dit is het einde")
}

/// What something is worth.
pub(super) fn points(points: u16) -> String {
    counted(points.into(), "punt", "punten")
}
