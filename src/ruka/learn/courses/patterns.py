"""Course 5: yaku and patterns. What they are and the first ones by hand; then a gallery for each rule set, made from
what the rule set prices: what a pattern is, an example, its worth open and concealed, a near miss."""

from collections.abc import Iterator

from ruka.explain.rulebook import priced
from ruka.learn.courses.course import Ask, Course, Lesson, Practise, Read, Step
from ruka.learn.courses.score_items import HandWorth, HasPattern, PatternWorth, Printed, WhichPattern, Wins
from ruka.rules.pattern import FAN, LIMIT
from ruka.rules.ruleset import RuleSet
from ruka.rulesets import RULE_SETS

EMA = "ema-riichi"
SHOWN, TOGETHER = 6, 2  # patterns of a lesson, and of a step

FIRST = (
    Lesson(
        "yaku",
        EMA,
        (
            Read("yaku"),
            Ask(Wins("[234m] 567p 345s 678s 9p +9p"), "no"),
            Ask(Wins("[234m] 567p 345s 777z 9p +9p"), "yes"),
            Read("ways", patterns=("yakuhai_red", "tanyao")),
            Read("notes"),
        ),
    ),
    Lesson(
        "easy",
        EMA,
        (
            Read("easy", patterns=("riichi", "pinfu")),
            Ask(HasPattern("pinfu"), "no"),
            Ask(PatternWorth("tanyao", open=True)),
            *(Ask(Printed("000-yaku-draw", "fan"), 4), Ask(Printed("000-yaku-open", "fan"), 1)),
            Read("open-closed"),
        ),
    ),
    Lesson(
        "special",
        EMA,
        (
            Read("special", patterns=("chiitoitsu", "kokushi")),
            Ask(HasPattern("chiitoitsu"), "no"),
            Ask(HandWorth("1133m 5577p 2244s 6z +6z", "fan", {"riichi": True})),
            Read("discards-win", patterns=("sanankou",)),
            Read(
                "greatest",
                facts={"points": HandWorth("111z 222z 333z 444z 7z +7z", "total", {"seat": "E", "win": "tsumo"})},
            ),
        ),
    ),
    Lesson(
        "quiz",
        "video",
        (
            Read("quiz"),
            Ask(WhichPattern("pinfu", ("toitoi", "honitsu"))),
            Ask(WhichPattern("ittsuu", ("sanshoku_doujun", "toitoi"))),
            Ask(WhichPattern("toitoi", ("pinfu", "chiitoitsu"))),
            Practise("yaku", 1, 3),
        ),
    ),
)


def _gallery(rules: RuleSet) -> Iterator[Lesson]:
    """Lessons of a few patterns each, in the order of the rule book."""
    ids = tuple(one.id for tag in (FAN, LIMIT) for one in priced(rules, tag))
    for number, first in enumerate(range(0, len(ids), SHOWN), 1):
        steps = tuple(_steps(ids[first : first + SHOWN]))
        yield Lesson(f"{rules.id}-{number}", rules.id, steps, title="gallery", number=number)


def _steps(ids: tuple[str, ...]) -> Iterator[Step]:
    """The patterns, then one hand that looks like the first of them and one that has the last."""
    for first in range(0, len(ids), TOGETHER):
        yield Read("gallery", patterns=ids[first : first + TOGETHER])
    yield Ask(HasPattern(ids[0]))
    yield Ask(HasPattern(ids[-1], near=False))


COURSE = Course("patterns", (*FIRST, *(lesson for rules in RULE_SETS.values() for lesson in _gallery(rules))))
