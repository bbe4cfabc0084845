"""Course 7: rules of the table. Wall, dice, deal, calls, penalties and manners as the rule books tell them."""

from ruka.learn.courses.course import Ask, Course, Lesson, Passage, Read
from ruka.learn.courses.hand_items import Furiten
from ruka.learn.courses.table_items import Breaks, Costs, MayCall, Rule, Stacks, WindOf

EMA, CLASSICAL, VIDEO = "ema-riichi", "japanese-classical", "video"

COURSE = Course(
    "table",
    (
        Lesson(
            "winds",
            EMA,
            (
                Read("winds", passages=(Passage("seats"),)),
                Ask(WindOf(1, 1), "E"),
                Ask(WindOf(0, 1), "N"),
                Read("winds-why"),
            ),
        ),
        Lesson(
            "rotation",
            CLASSICAL,
            (
                Read("rotation", passages=(Passage("seats"),)),
                Ask(WindOf(0, 2), "W"),
                Ask(WindOf(3, 3), "E"),
                Read("phases"),
            ),
        ),
        Lesson(
            "wall",
            EMA,
            (
                Read("wall", passages=(Passage("wall", 1),)),
                Ask(Rule("stacks"), 17),
                Read("break", passages=(Passage("wall", 2),), opening=True),
                Ask(Breaks((6, 6)), "N"),
                Ask(Stacks((6, 6)), 12),
                Read("dead-wall", passages=(Passage("wall", 3),)),
                Ask(Rule("dead_wall"), 14),
            ),
        ),
        Lesson(
            "dice",
            CLASSICAL,
            (
                Read("dice", passages=(Passage("wall", 2),), opening=True),
                Ask(Breaks((5, 3, 1, 4)), "N"),
                Ask(Stacks((5, 3, 1, 4)), 13),
                Ask(Stacks((6, 6, 6, 1))),
            ),
        ),
        Lesson(
            "deal",
            EMA,
            (
                Read("deal", passages=(Passage("deal"),), opening=True),
                Ask(Rule("deal"), 14),
                Read("begin", passages=(Passage("turn"),)),
                Read("aloud"),
            ),
        ),
        Lesson(
            "calls",
            EMA,
            (
                Read("calls", passages=(Passage("calls", 1),)),
                Ask(MayCall("44p 1m 9m 1s 9s 1z 2z 3z 5z 6z 7z 8m", "4p", "opposite"), "pung"),
                Ask(MayCall("444p 1m 9m 1s 9s 1z 2z 3z 5z 6z 7z", "4p", "opposite"), "pung-kong"),
                Ask(MayCall("23p 1m 9m 1s 9s 1z 2z 3z 5z 6z 7z 8m", "4p", "left"), "chow"),
                Ask(MayCall("23p 1m 9m 1s 9s 1z 2z 3z 5z 6z 7z 8m", "4p", "right"), "none"),
                Read("laying", passages=(Passage("calls", 2),)),
            ),
        ),
        Lesson(
            "kongs",
            EMA,
            (
                Read("kongs", passages=(Passage("kongs"),)),
                Read("kong-laid", ("<8888s>", "[7777s]")),
                Ask(MayCall("77s 1m 9m 1p 9p 1z 2z 3z 4z 5z 6z 8m", "7s", "opposite"), "pung"),
            ),
        ),
        Lesson(
            "winning",
            EMA,
            (
                Read("winning", passages=(Passage("hand"),)),
                Read("riichi", facts={"bet": Rule("bet")}, passages=(Passage("riichi"),)),
                Read("marks"),
                Ask(Rule("bet"), 1000),
            ),
        ),
        Lesson(
            "furiten",
            VIDEO,
            (
                Read("furiten", passages=(Passage("furiten"),)),
                Ask(Furiten("13p 456m 789s 345s 55z", "2p"), "no"),
                Ask(Furiten("123m 456s 789s 22p 11z", "2p"), "no"),
                Ask(Furiten("13p 456m 789s 345s 55z", "5p"), "yes"),
            ),
        ),
        Lesson(
            "same-tile",
            "modern-japanese",
            (
                Read("same-tile", passages=(Passage("furiten"),)),
                Ask(Furiten("13s 456m 789p 222z 66p", "2s"), "no"),
            ),
        ),
        Lesson(
            "penalties",
            EMA,
            (
                Read("penalties", passages=(Passage("penalties"),)),
                Ask(Costs("false_win"), "chombo"),
                Ask(Costs("wrong_call"), "dead_hand"),
                Ask(Costs("false_riichi"), "chombo"),
                Ask(Costs("wrong_count"), "dead_hand"),
                Ask(Costs("shown_many"), "chombo"),
                Read("dead-hand"),
            ),
        ),
        Lesson(
            "fines",
            CLASSICAL,
            (
                Read("fines", facts={"fine": Rule("fine"), "limit": Rule("limit")}, passages=(Passage("penalties"),)),
                Ask(Costs("wrong_call"), "fine"),
                Ask(Rule("fine"), 100),
                Ask(Costs("false_win"), "barred"),
                Ask(Costs("wrong_count"), "no_win"),
                Ask(Costs("shown_tile"), "no_win"),
            ),
        ),
        Lesson(
            "fines-elsewhere",
            "international",
            (Read("fines-elsewhere", passages=(Passage("penalties"),)), Ask(Costs("false_win"), "pay_each")),
        ),
        Lesson("liability", "hong-kong", (Read("liability", passages=(Passage("liability"),)), Ask(Rule("stacks")))),
        Lesson(
            "manners",
            CLASSICAL,
            (
                Read("manners"),
                Read("manners-ten", passages=(Passage("manners"),)),
                Read("manners-after"),
            ),
        ),
        Lesson(
            "three",
            "japanese-classical-3p",
            (
                Read("three", passages=(Passage("seats"),)),
                Read("three-wall", passages=(Passage("wall", 1),), opening=True),
                Ask(Rule("stacks"), 16),
            ),
        ),
        Lesson("five", "japanese-classical-5p", (Read("five", passages=(Passage("seats"),)), Ask(Rule("tiles"), 136))),
        Lesson("choose", EMA, (Read("choose"), Read("choose-more"))),
    ),
)
