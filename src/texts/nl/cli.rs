//! What the command line says.

use super::Dutch;
use crate::rules::Kind;
use crate::texts::language::cli::{Label, Opt, OptionWords, Players};
use crate::texts::language::{CommandLine, Games};

impl CommandLine for Dutch {
    fn label(&self, label: Label) -> &'static str {
        match label {
            Label::About => "Mandala: spellen aan één toetsenbord, of tegen een computer",
            Label::Usage => "Gebruik: mandala [OPTIES]",
            Label::Description => "Mandala: spellen aan één toetsenbord, of tegen een computer.",
            Label::Kept => {
                "Partijen worden tijdens het spelen bewaard; je kunt ze hervatten en herhalen."
            }
            Label::Games => "Spellen (--game SPEL --help legt elk uit)",
            Label::ExplainedAbove => "(hierboven uitgelegd)",
            Label::Keys => "Toetsen",
            Label::Lines => "Regel voor regel (--plain)",
            Label::Options => "Opties",
            Label::OptionsTold => {
                "  mandala -h noemt ze, zoals --seed, --names, --computer en --resume."
            }
            Label::ManRules => "REGELS",
            Label::ManKeys => "TOETSEN",
            Label::ManLines => "REGEL VOOR REGEL",
            Label::ManPastGames => "EERDERE PARTIJEN",
            Label::ManEnvironment => "OMGEVING",
            Label::ManExitStatus => "AFSLUITSTATUS",
            Label::Home => "Waar partijen en instellingen staan, tenzij --home iets anders zegt.",
            Label::Accessible => {
                "Staat dit op iets anders dan 0 of false, dan gaat alles regel voor regel, zoals met \
                 --plain."
            }
            Label::ExitStatus => {
                "0 na een partij, 1 na een fout, 2 als de opdrachtregel niet klopt, 128 plus het \
                 nummer van het signaal als dat de partij beëindigde."
            }
            Label::UnknownName => "een naam moet een van de namen bij '--names' zijn",
            Label::Computer => "een computer noem je als stoel en niveau, zoals 2=4",
        }
    }

    #[rustfmt::skip] // a table reads better as one
    fn option(&self, option: Opt) -> OptionWords {
        let (value, help) = match option {
            Opt::Game => ("SPEL", "Welk spel: cards (standaard), tiles of pyramids"),
            Opt::Seed => ("N", "Startwaarde; dezelfde waarde geeft dezelfde partij"),
            Opt::Names => ("ANNA,BRAM", "Namen van de spelers, elk hoogstens 16 tekens"),
            Opt::Computer => ("2=4", "Laat hier een computer van dit niveau spelen"),
            Opt::First => ("WIE", "Wie begint: nummer, naam of random (standaard)"),
            Opt::Learn => ("", "Leer het spel spelenderwijs in een paar minuten"),
            Opt::Resume => ("BESTAND", "Hervat deze partij, of de laatste die niet af is"),
            Opt::Replay => ("BESTAND", "Herhaal deze of de laatste; --picture --at: SVG"),
            Opt::Review => ("BESTAND", "Toon waar deze partij, of de laatste, is beslist"),
            Opt::Picture => ("BESTAND", "--replay als SVG bewaren (-: tonen), of --at een beurt"),
            Opt::At => ("BEURT", "Teken het plaatje zoals het vóór deze beurt was"),
            Opt::Games => ("TEKST", "Eerdere partijen, alle of met TEKST, één per regel"),
            Opt::Record => ("BESTAND", "Bewaar de partij in dit bestand"),
            Opt::Home => ("MAP", "Bewaar partijen in deze map (env: MANDALA_HOME)"),
            Opt::Lang => ("TAAL", "Taal: auto (standaard), en, de, nl of fr"),
            Opt::Color => ("KEUZE", "Kleuren: auto (standaard), always, 256, 16 of never"),
            Opt::Palette => ("NAAM", "Palet: auto (standaard), dark, light of contrast"),
            Opt::Ascii => ("", "ASCII (of --no-ascii); --plain: regels (--no-plain)"),
            Opt::NoAscii => ("", "Teken met alle tekens"),
            Opt::NoMotion => ("", "Niets beweegt (--motion); --no-mouse (--mouse)"),
            Opt::Motion => ("", "Teken met beweging"),
            Opt::NoMouse => ("", "Laat de muis aan de terminal (of --mouse)"),
            Opt::Mouse => ("", "Gebruik de muis"),
            Opt::Flip => ("", "Toon onderaan wie aan de beurt is (of --no-flip)"),
            Opt::NoFlip => ("", "Toon elke speler altijd aan dezelfde kant"),
            Opt::Hints => ("", "Sta ook tussen mensen tips toe (of --no-hints)"),
            Opt::NoHints => ("", "Sta alleen tegen een computer tips toe"),
            Opt::Plain => ("", "Speel regel voor regel, ook in een pipe"),
            Opt::NoPlain => ("", "Teken de tafels"),
            Opt::Completions => ("SH", "Aanvulling voor bash, elvish, fish, powershell, zsh"),
            Opt::Man => ("", "Toon de handleiding"),
            Opt::Help => ("", "-h: opties; --help: regels en toetsen; --man: alles"),
            Opt::Version => ("", "Toon de versie"),
        };
        OptionWords { value, help }
    }

    fn lines_of_text(&self) -> &'static [&'static str] {
        &[
            "Voor schermlezers, brailleregels, programma's en pipes.",
            "Typ rood weg, draai c4 om of grote rode 12, dan ja.",
            "Letters en de notatie van verslagen mogen ook.",
            "Vraag hand, links, rij 5, volgende rode, mag, tip, score.",
            "Een lege regel herhaalt de vraag; hulp vertelt de rest.",
        ]
    }

    fn past_games(&self) -> &'static [&'static str] {
        &[
            "In een terminal opent mandala --games de lijst met eerdere partijen. Naar een pipe \
             gaat een regel voor elke uitgespeelde partij, de laatst begonnen eerst, met tabs \
             tussen de kolommen: datum en tijd, spel, beurten, winnaar, punten, spelers, bestand. \
             Gaat een kolom over meerdere spelers, dan staan ze in de volgorde van hun stoelen met een \
             dubbele punt ertussen; een computer heeft @ en zijn niveau achter zijn naam; bij \
             gelijkspel is iedereen winnaar. Zo telt mandala --games | cut -f4 | sort | uniq -c \
             wie hoe vaak won, en zet mandala --games | sort -t \"$(printf '\\t')\" -k3n de \
             langste partijen onderaan.",
            "TEKST laat partijen weg die niets met een van de woorden te maken hebben: een deel \
             van een naam, een spel, een datum als 2026-11, een maand, gewonnen, verloren of \
             gelijk. De laatste drie gaan over de genoemde spelers, of anders over alle mensen: \
             mandala --games 'anna gewonnen tiles'.",
            "Hoe de spelers er onderling voor staan, en welke bestanden geen uitgespeelde partij \
             bevatten, gaat naar de standaardfoutuitvoer; zo is de lijst zelf te sorteren en te \
             knippen.",
        ]
    }

    fn wrong_turn(&self) -> String {
        "hier hoort het nummer van een beurt, vanaf 1".to_string()
    }

    fn wrong_seed(&self, most: u64) -> String {
        format!("hier hoort een geheel getal van 0 tot {most}")
    }

    fn wrong_names(&self, kind: Kind, takes: Players, other: Option<(Kind, Players)>) -> String {
        let (name, takes) = (self.game(kind).name, players(&takes));
        let expected =
            format!("{name} vraagt {takes} namen met een komma ertussen, zoals ANNA,BRAM");
        match other {
            Some((other, count)) => {
                format!("{expected}; --game {other} vraagt er {}", players(&count))
            }
            None => expected,
        }
    }
}

fn players(count: &Players) -> String {
    match (count.start(), count.end()) {
        (2, 2) => "twee".to_string(),
        (fewest, most) => format!("{fewest} tot {most}"),
    }
}
