"""Course 2: waits, from the single tile to the nine-sided one (001 čekání; 000 and 003, 3.4.5 and 4.1.1; 004)."""

from ruka.learn.courses.course import Ask, Course, Lesson, Passage, Practise, Read
from ruka.learn.courses.hand_items import Furiten, KindsOf, LeftOf, WaitsOf
from ruka.learn.gallery.waits import (
    FIVE_IN_A_ROW,
    FIVE_SIDED,
    FOUR_SIDED,
    KANCHAN,
    NINE_SIDED,
    NOBETAN,
    ORPHANS,
    PENCHAN,
    PUNG_BESIDE,
    RYANMEN,
    SEVEN_IN_A_ROW,
    SEVEN_SIDED,
    SHANPON,
    TANKI,
)

RULES = "video"


def _tiles(notation: str) -> frozenset[str]:
    return frozenset(notation.split())


COURSE = Course(
    "waits",
    (
        Lesson(
            "ready",
            RULES,
            (
                Read("ready", (TANKI,), {"left": LeftOf(TANKI)}),
                Ask(WaitsOf("123m 456p 789s 222z 1p"), _tiles("1p")),
                Ask(KindsOf("123m 456s 789s 55p 66z"), 2),
                Ask(KindsOf(FIVE_IN_A_ROW), 3),
            ),
        ),
        Lesson(
            "one",
            RULES,
            (
                Read("tanki", (TANKI,), {"left": LeftOf(TANKI)}),
                Read("kanchan", (KANCHAN,), {"left": LeftOf(KANCHAN)}),
                Ask(WaitsOf("123m 456s 789s 11z 35p"), _tiles("4p")),
                Read("penchan", (PENCHAN,), {"left": LeftOf(PENCHAN)}),
                Ask(WaitsOf("456m 456p 789s 11z 12m"), _tiles("3m")),
                Ask(LeftOf(PENCHAN), 4),
                Ask(WaitsOf("123m 456p 789s 234s 1z"), _tiles("1z")),
            ),
        ),
        Lesson(
            "two",
            RULES,
            (
                Read("ryanmen", (RYANMEN,), {"left": LeftOf(RYANMEN)}),
                Ask(WaitsOf(RYANMEN), _tiles("4p 7p")),
                Read("shanpon", (SHANPON,), {"left": LeftOf(SHANPON)}),
                Ask(LeftOf(SHANPON), 4),
                Read("nobetan", (NOBETAN,), {"left": LeftOf(NOBETAN)}),
                Ask(WaitsOf("123m 456p 789s 2345m"), _tiles("2m 5m")),
            ),
        ),
        Lesson(
            "three",
            RULES,
            (
                Read("sanmen", (FIVE_IN_A_ROW,), {"left": LeftOf(FIVE_IN_A_ROW)}),
                Ask(WaitsOf(FIVE_IN_A_ROW), _tiles("1s 4s 7s")),
                Ask(LeftOf(FIVE_IN_A_ROW), 11),
                Read("seven-in-a-row", (SEVEN_IN_A_ROW,), {"left": LeftOf(SEVEN_IN_A_ROW)}),
                Ask(WaitsOf(SEVEN_IN_A_ROW), _tiles("2s 5s 8s")),
                Read("pung-beside", (PUNG_BESIDE,), {"left": LeftOf(PUNG_BESIDE)}),
                Ask(WaitsOf("123m 456m 789s 5556p"), _tiles("4p 6p 7p")),
            ),
        ),
        Lesson(
            "many",
            RULES,
            (
                Read("four-sided", (FOUR_SIDED,), {"left": LeftOf(FOUR_SIDED)}),
                Ask(WaitsOf(FOUR_SIDED), _tiles("1m 4m 6m 7m")),
                Read("five-sided", (FIVE_SIDED,), {"left": LeftOf(FIVE_SIDED)}),
                Ask(WaitsOf(FIVE_SIDED), _tiles("1s 3s 4s 6s 9s")),
                Read("seven-sided", (SEVEN_SIDED,), {"left": LeftOf(SEVEN_SIDED), "kinds": KindsOf(SEVEN_SIDED)}),
                Ask(WaitsOf(SEVEN_SIDED), _tiles("1s 2s 4s 5s 6s 8s 9s")),
            ),
        ),
        Lesson(
            "great",
            RULES,
            (
                Read("nine-sided", (NINE_SIDED,), {"left": LeftOf(NINE_SIDED)}),
                Ask(KindsOf(NINE_SIDED), 9),
                Ask(LeftOf(NINE_SIDED), 23),
                Read("orphans", (ORPHANS,), {"left": LeftOf(ORPHANS), "kinds": KindsOf(ORPHANS)}),
                Ask(LeftOf(ORPHANS), 39),
            ),
        ),
        Lesson(
            "left",
            RULES,
            (
                Read("left", (FIVE_IN_A_ROW,), {"left": LeftOf(FIVE_IN_A_ROW)}),
                Ask(LeftOf(RYANMEN, "44p 7p")),
                Ask(LeftOf(SHANPON, "5p 77z")),
                Ask(LeftOf(FIVE_IN_A_ROW, "111s 44s 7777s")),
                Read("held", ("1111m 234p 567p 789s", "123m 456p 789s 11z 89p")),
                Practise("waits", 1, 3),
            ),
        ),
        Lesson(
            "furiten",
            "ema-riichi",
            (
                Read("furiten", passages=(Passage("furiten"),)),
                Ask(Furiten("123m 55m 678s 45678p", "9p"), "no"),
                Ask(Furiten("345m 678m 23p 567s 99s", "7p 7s"), "yes"),
                Ask(Furiten("123m 44456p 789s 77z", "7z"), "no"),
            ),
        ),
    ),
)
