"""Course 6: what to discard, attack or defend, and what discards tell (002 strategie, 001 strategie)."""

from ruka.learn.courses.course import Ask, Course, Lesson, Practise, Read
from ruka.learn.courses.hand_items import KindsOf, LeftOf
from ruka.learn.courses.play_items import (
    Accepts,
    BestThrow,
    HalfOf,
    IsReady,
    Needed,
    NoPung,
    Opponent,
    PlanFor,
    Safe,
    SuitsOf,
    Threshold,
)
from ruka.learn.courses.score_items import PatternWorth

RULES, EMA, VIDEO = "japanese-classical", "ema-riichi", "video"
POTENTIAL_1, POTENTIAL_2 = "1z 3z 35s 2m 677m 1p 57p 6z 5z", "89p 222p 45m 9m 789s 66z"
POTENTIAL_3, POTENTIAL_4 = "66z 3z 2z 12p 56p 68s 224m 8m", "3z 34m 3555s 99s 45p 78p"
READING_1 = Opponent("3z7z37p148s6z9p2s3m")
READING_2 = Opponent("52m6z69m79p1m2z", "[123s]", seat="S")
READING_3 = Opponent("6z5z1m593p4z83p4m")
READING_4 = Opponent("1z4z6z8s86p2m5z241s", "[777z][555m]")

COURSE = Course(
    "play",
    (
        Lesson(
            "plan",
            RULES,
            (
                Read("luck"),
                Read("plan", facts={"few": Threshold("few"), "many": Threshold("many")}),
                Ask(Needed(POTENTIAL_2), 2),
                Ask(PlanFor(POTENTIAL_2), "attack"),
                Read("easy-first"),
            ),
        ),
        Lesson(
            "elements",
            RULES,
            (
                Read("elements", ("4m", "56m", "89m", "68m", "66m")),
                Ask(Accepts("4m"), 3),
                Ask(Accepts("56m"), 8),
                Ask(Accepts("89m"), 4),
                Ask(Accepts("68m"), 4),
                Ask(Accepts("66m"), 2),
            ),
        ),
        Lesson(
            "longer",
            RULES,
            (
                Read("longer", ("788m", "899m", "335m", "468m")),
                Ask(Accepts("788m"), 10),
                Ask(Accepts("899m"), 6),
                Ask(Accepts("335m"), 6),
                Ask(Accepts("468m"), 8),
                Read("rows", ("2345m", "45678m")),
                Ask(Accepts("2345m"), 20),
            ),
        ),
        Lesson(
            "potential",
            RULES,
            (
                Read("potential"),
                Ask(Needed(POTENTIAL_1), 6),
                Ask(PlanFor(POTENTIAL_1), "defend"),
                Ask(Needed(POTENTIAL_3), 4),
                Read("potential-three", (POTENTIAL_3,)),
                Ask(Needed(POTENTIAL_4), 3),
                Ask(PlanFor(POTENTIAL_4), "attack"),
                Read("potential-four", (POTENTIAL_4,)),
            ),
        ),
        Lesson(
            "attack",
            RULES,
            (
                Read("attack"),
                Read("edges", ("23s", "78s")),
                Read(
                    "improve",
                    ("2345m", "2345556m"),
                    {
                        "single": LeftOf("123m 456p 789s 222z 1z"),
                        "four": LeftOf("123p 456p 789s 2345m"),
                        "seven": LeftOf("123p 789s 2345556m"),
                    },
                ),
                Ask(BestThrow("123m 456p 78s 11z 5789p")),
                Ask(PlanFor(POTENTIAL_2, turn=11), "defend"),
                Practise("discard", 1, 3),
            ),
        ),
        Lesson(
            "calls",
            VIDEO,
            (
                Read("riichi", facts={"fan": PatternWorth("riichi")}),
                Read("calls"),
                Ask(PatternWorth("pinfu", open=True), 0),
                Ask(PatternWorth("honitsu", open=True), 2),
                Read("calls-good"),
            ),
        ),
        Lesson(
            "defence",
            RULES,
            (
                Read("defence", facts={"in_time": Threshold("in_time"), "too_late": Threshold("too_late")}),
                Read("two-questions", ("23s 78s 556p 111m",)),
                Ask(NoPung("23s 78s 556p 111m", "2s 7s 5p 1m"), frozenset({"1m"})),
                Read("fold"),
                Practise("safe", 1, 3),
            ),
        ),
        Lesson(
            "seen",
            RULES,
            (
                Read("seen"),
                Ask(Safe("5z", "555z"), "yes"),
                Ask(Safe("9m", "7777m 999m"), "yes"),
                Ask(Safe("4m", "3333m 444m 6666m"), "yes"),
                Read("seen-threes", ("3333m",)),
                Ask(Safe("1m", "3333m"), "no"),
            ),
        ),
        Lesson(
            "reading",
            RULES,
            (
                Read("reading"),
                Read("early-late"),
                Read("signs"),
                Ask(SuitsOf(READING_1), "m"),
                Ask(HalfOf(READING_1, "m"), "high"),
                Ask(IsReady(READING_1), "yes"),
            ),
        ),
        Lesson(
            "reading-more",
            RULES,
            (
                Ask(SuitsOf(READING_2), "ps"),
                Ask(HalfOf(READING_2, "p"), "low"),
                Ask(IsReady(READING_2), "yes"),
                Ask(SuitsOf(READING_3), "m"),
                Ask(HalfOf(READING_3, "m"), "low"),
                Ask(SuitsOf(READING_4), "mp"),
                Ask(HalfOf(READING_4, "p"), "low"),
                Read("reading-after"),
            ),
        ),
        Lesson(
            "seats",
            RULES,
            (
                Read("right"),
                Read("left", ("135m", "5689m")),
                Read("opposite"),
                Read("east"),
                Practise("read", 1, 3),
            ),
        ),
        Lesson(
            "tells",
            RULES,
            (
                Read("hide"),
                Read("tells"),
                Read("bluff"),
                Read("style"),
                Ask(KindsOf("23p 456p 789s 11z 456m")),
            ),
        ),
    ),
)
