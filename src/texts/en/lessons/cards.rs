//! The words of the first game of cards.

use super::STEP;
use crate::app::Part;
use crate::texts::language::lessons::{LessonWords, StepWords};

pub(super) const LESSON: LessonWords = LessonWords {
    steps: &[
        StepWords {
            said: "You sit below, Beth above. Collect cards of sand in your Cup; your River says \
                   what each color is worth. Whoever has more points wins.",
            heard: &[(
                Part::Said,
                "Collect cards of sand in your Cup; your River says what each color is worth. All \
                 of them come from the two Mandalas. Whoever has more points wins.",
            )],
            ..STEP
        },
        StepWords {
            said: "Two cards are in your Cup from the deal, and only you know them: one purple, \
                   P1, and one black, B1. They are worth 0 until your River has their colors.",
            heard: &[(
                Part::Said,
                "Two cards are in your Cup from the deal, and only you know them: a purple and a \
                 black. They are worth 0 until your River has their colors.",
            )],
            ..STEP
        },
        StepWords {
            said: "A turn is one of three things. First, build: lay 1 card on a Mountain, the \
                   middle of a Mandala, and draw 3, up to 8 in hand.",
            task: "Lay yellow on the left Mountain.",
            others: &["That is allowed, but let us lay yellow on the left Mountain."],
            then: "Three new cards, marked +. What lies on a Mountain is nobody's yet; later you \
                   share it out.",
            heard: &[
                (
                    Part::Said,
                    "A turn is one of three things. First, build: lay 1 card on a Mountain and draw 3, \
                     up to 8 in hand.",
                ),
                (Part::Then, "What lies on a Mountain is nobody's yet; later you share it out."),
            ],
            ..STEP
        },
        StepWords {
            said: "Beth laid green in her left Field, above the Mountain. Within a Mandala a \
                   color keeps to one place: on the left, only Beth may add green now.",
            task: "Try it anyway, to see it refused: pick green and the left Mandala.",
            others: &["Wait: first see what is not allowed. Pick green and the left Mandala."],
            heard: &[
                (
                    Part::Said,
                    "Beth laid green in her left Field. Within a Mandala a color keeps to one place: \
                     on the left, only Beth may add green now.",
                ),
                (Part::Task, "To hear it refused, type green left."),
                (Part::Other(0), "Wait: first see what is not allowed."),
            ],
            then: "On the right, green lies on the Mountain, so you could add it there: each \
                   Mandala stands alone.",
            ..STEP
        },
        StepWords {
            said: "Second, grow: lay cards of one color in your Field, below the Mountain, and \
                   draw nothing; keep 1 in hand. Whoever has more there chooses first.",
            task: "Lay both purple in your left Field, with f for the Field.",
            others: &[
                "Lay both: the more cards in your Field, the sooner you choose.",
                "That is allowed, but you need a card in your left Field. Lay both purple there.",
            ],
            then: "2 cards in your Field, 1 in Beth's: so far, you would choose first. With an \
                   empty Field, you would get nothing.",
            heard: &[
                (
                    Part::Said,
                    "Second, grow: lay cards of one color in your Field and draw nothing; keep 1 in \
                     hand. Whoever has more there chooses first from the Mountain.",
                ),
                (Part::Task, "Lay both purple in your left Field."),
            ],
            ..STEP
        },
        StepWords {
            said: "Third, discard: throw away cards of one color and draw as many. Six colors \
                   complete a Mandala: in the left ring only black is not bright, and you have \
                   none.",
            heard: &[(
                Part::Said,
                "Third, discard: throw away cards of one color and draw as many. Six colors \
                 complete a Mandala: only black is missing in the left one, and you have none.",
            )],
            task: "Discard both red: red is in it already.",
            others: &[
                "Discard both: two cards may bring black sooner than one.",
                "That is allowed, but look for black first. Discard both red.",
            ],
            then: "There it is: black.",
            ..STEP
        },
        StepWords {
            said: "Five of the six colors lie in the left Mandala. The sixth completes it, on the \
                   Mountain or in a Field; then its Mountain is shared out.",
            task: "Lay black on the left Mountain.",
            others: &[
                "That completes it, too, but Fields are thrown away. On the Mountain, black can \
                 be won.",
                "That is allowed, but black would complete the left Mandala now.",
            ],
            then: "Complete! Who has more cards in the Field chooses first: you, 2 to 1. In a \
                   tie, it is the player who did not complete it.",
            ..STEP
        },
        StepWords {
            said: "Take all cards of one color: if it is new to your River, 1 fills the next \
                   space, the rest go to your Cup. The list has that space first, then the \
                   points.",
            heard: &[(
                Part::Said,
                "Take all cards of one color: if it is new to you, 1 goes to your next River \
                 space and the rest to your Cup. There, each card is worth the number of its \
                 color's space.",
            )],
            task: "Take yellow: 1 to the River, 1 to the Cup.",
            others: &[
                "Orange would be as good. Here, take yellow.",
                "That is one card, so none for your Cup. Take yellow.",
            ],
            then: "The card in the River scores nothing. It tells you: each yellow in your Cup is \
                   worth 1 point.",
            ..STEP
        },
        StepWords {
            said: "Beth took orange. Your Cup has held black and purple since the deal.",
            task: "Take black: it fills River space 2, and your hidden black is worth 2 points.",
            others: &["Red would fill the space, but you have no red in your Cup. Take black."],
            then: "The last color, red, was Beth's. Both Fields are discarded, two cards begin a \
                   new Mountain, and Beth is next.",
            ..STEP
        },
        StepWords {
            said: "Ten turns later, your River lacks only purple: in space 6, each is worth 6, \
                   your hidden one, too. On the left lie 3, and only green is missing.",
            task: "Complete it so that you choose first.",
            others: &[
                "Then the Fields are equal, 1 to 1, and Beth chooses, as you completed it. Lay \
                 green in your Field.",
                "That is allowed, but green would complete the left Mandala now.",
            ],
            then: "2 to 1: you choose first.",
            ..STEP
        },
        StepWords {
            said: "Your sixth color ends the game once this Mountain is shared out. In space 6, \
                   each purple in your Cup is worth 6, the hidden one as well.",
            task: "Take purple.",
            others: &["Purple brings you 18 points, red 4, black 2. Take purple."],
            then: "Beth took red. You got the last color, black. You have it in your River \
                   already, so all of it went to your Cup.",
            ..STEP
        },
        StepWords {
            said: "Now the Cups are counted, each card at its River space: your 3 purple bring 3 \
                   × 6 = 18. You win, 23 to 5.",
            heard: &[(
                Part::Said,
                "Now the Cups are counted, each card at its River space: your 3 purple bring 18. You win, \
                 23 to 5.",
            )],
            ..STEP
        },
    ],
    puzzles: &[
        StepWords {
            task: "Black completes the left Mandala. Play it so that you choose first.",
            then: "Field 3 to 2. With 1 black it is 2 to 2, and Beth chooses, as you completed it; on the Mountain, 1 to 2.",
            ..STEP
        },
        StepWords {
            task: "Beth has her sixth color: this is your last choice. Red or black?",
            then: "Red brings you 2 cards at 2 points and leaves Beth 2. Black is new, so it \
                   brings 0, and leaves Beth red for 8.",
            ..STEP
        },
        StepWords {
            task: "Purple would be your sixth color. Red or purple?",
            then: "Purple brings 0 points and ends the game while you are behind. Red brings 8, and you play on, ahead.",
            ..STEP
        },
    ],
    recap: &[
        "A turn: build (1 card, draw 3, up to 8 in hand), grow your Field (keep 1 card), or \
         discard and redraw.",
        "Rule of Color: within a Mandala, each color keeps to one place.",
        "Six colors complete it. More in the Field chooses first; if equal, the one who did not \
         complete it. With an empty Field you discard what you take.",
        "New color: 1 card to the River, the rest to the Cup. Known color: all to the Cup. Only \
         the Cup scores: each card its River space.",
        "The end: a sixth color in a River, or the next Mandala completed after the deck ran out \
         once. More points win; in a tie, fewer cards in the Cup.",
    ],
};
