"""Course 1: tiles and sets (001 kameny, 002 sada, 000 and 003 chapter 1)."""

from ruka.learn.courses.course import Ask, Course, Lesson, Passage, Practise, Read
from ruka.learn.courses.hand_items import DoraOf, Named, SetOf, Sort, WaitsOf
from ruka.learn.courses.score_items import Wins
from ruka.learn.courses.table_items import Rule

RULES = "ema-riichi"
SUITS = ("123456789p", "123456789s", "123456789m")
HONOURS = ("1234z", "756z")

COURSE = Course(
    "tiles",
    (
        Lesson(
            "suits",
            RULES,
            (
                Read("suits", SUITS, {"kinds": Rule("kinds"), "tiles": Rule("tiles")}),
                Read("characters", ("123456789m", "1s")),
                Ask(Named("3p", "35p 38s 3m")),
                Ask(Named("7m", "56789m")),
                Ask(Named("1s", "1m 1p 1s 9s 6z")),
            ),
        ),
        Lesson(
            "honours",
            RULES,
            (
                Read("honours", HONOURS),
                Ask(Named("2z", "1234z")),
                Ask(Named("6z", "567z")),
                Read("sorts", ("19m 19p 19s", "2345678p", "1234567z")),
                Ask(Sort("terminals", "1m 5p 9s 3z 8m 1p")),
                Ask(Sort("honours", "4z 9m 7z 2s 1z 5p")),
            ),
        ),
        Lesson(
            "box",
            RULES,
            (
                Read("box", ("0m 0p 0s", "12345678f"), {"tiles": Rule("tiles")}),
                Read("gear", passages=(Passage("needs"),)),
                Ask(Rule("tiles"), 136),
            ),
        ),
        Lesson(
            "sets",
            RULES,
            (
                Read("sets", ("345s", "777p", "4444m", "55z")),
                Ask(SetOf("456s"), "chow"),
                Ask(SetOf("222z"), "pung"),
                Ask(SetOf("8888s"), "kong"),
                Ask(SetOf("99m"), "pair"),
                Read("no-sets", ("891p", "123z", "8888s")),
                Ask(SetOf("912s"), "none"),
                Ask(SetOf("567z"), "none"),
                Practise("tiles", 2, 2),
            ),
        ),
        Lesson(
            "hand",
            RULES,
            (
                Read("hand", ("123m 555p 789s 222z 66z", "234p 678p 345s 99m <8888s>"), {"count": Rule("deal")}),
                Ask(WaitsOf("123m 555p 789s 222z 6z"), frozenset({"6z"})),
                Read("other-hands", ("1133m 5577p 2244s 66z", "19m 19p 19s 1234567z 1m")),
                Read("double-wind", ("222z",)),
                Ask(Wins("234m 567p 345s 678s 9p +9p", {"riichi": True}), "yes"),
            ),
        ),
        Lesson(
            "turn",
            RULES,
            (
                Read("breath", facts={"hand": Rule("hand"), "deal": Rule("deal")}),
                Read("turn", passages=(Passage("turn"),)),
                Read("eight"),
                Read("why-not"),
                Ask(Wins("[234m] 234p 567s 678s 9p +9p", {"seat": "S"}), "no"),
            ),
        ),
        Lesson(
            "dora",
            RULES,
            (
                Read("dora", passages=(Passage("dora"),)),
                Ask(DoraOf("1s"), frozenset({"2s"})),
                Ask(DoraOf("6s"), frozenset({"7s"})),
                Ask(DoraOf("9p"), frozenset({"1p"})),
                Ask(DoraOf("4z"), frozenset({"1z"})),
                Ask(DoraOf("7z"), frozenset({"5z"})),
            ),
        ),
    ),
)
