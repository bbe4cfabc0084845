"""Course 3: counting fu and han. Source 004's script step by step with all its examples; then what 000 and 003 count
in another way, the points and doubles of 002, and the points of 001."""

from ruka.learn.courses.course import Ask, Course, Lesson, Practise, Read
from ruka.learn.courses.score_items import HandWorth, Printed

GUIDE, EMA, CLASSICAL = "riichi-guide", "ema-riichi", "japanese-classical"


def _asked(id: str, *numbers: str) -> tuple[Ask, ...]:
    """The numbers of an example that are asked, with what its source prints; where a decision is named, the source
    contradicts itself, and the engine's answer holds."""
    items = [Printed(id, number) for number in numbers]
    return tuple(Ask(item, None if item.example.decision else item.says) for item in items)


DRAWN = {"win": "tsumo"}
PINFU = "234p 567p 345s 88m 67s +8s"
COURSE = Course(
    "counting",
    (
        Lesson(
            "start",
            GUIDE,
            (
                Read("hard-part"),
                Read("notation", ("1m 9p 8s", "11z", "77z", "[111m]", "[1111s]")),
                Read("twenty"),
                Ask(HandWorth("[234m] 234p 678p 99s 23s +4s", "fu"), 20),
            ),
        ),
        Lesson(
            "pair",
            GUIDE,
            (
                Read("pair", ("77z", "55z", "66z"), {"fu": Printed("004-dragons", "77z")}, examples=("004-dragons",)),
                *_asked("004-seat", "33z"),
                *_asked("004-round", "22z"),
                Read("pair-twice", ("11z", "22z"), {"fu": Printed("004-twice-east", "11z")}),
                *_asked("004-twice-south", "22z"),
                Read("pair-worthless", ("99m", "44z")),
            ),
        ),
        Lesson(
            "pungs",
            GUIDE,
            (
                Read(
                    "pungs",
                    facts={"taken": Printed("004-pungs-taken", "[111m]"), "own": Printed("004-pungs-own", "999p")},
                    examples=("004-pungs-taken", "004-pungs-own"),
                ),
                *_asked("004-pungs-taken", "[444z]"),
                *_asked("004-pungs-own", "999s"),
                Read("pungs-of-simples"),
                *_asked("004-simples-taken", "[555p]"),
                *_asked("004-simples-own", "888s"),
                Read(
                    "pungs-check",
                    facts={
                        "taken": Printed("004-simples-taken", "[222m]"),
                        "own": Printed("004-simples-own", "555m"),
                    },
                    examples=("004-simples-taken", "004-simples-own"),
                ),
            ),
        ),
        Lesson(
            "kongs",
            GUIDE,
            (
                Read(
                    "kongs",
                    facts={"taken": Printed("004-kongs-taken", "[1111p]"), "own": Printed("004-kongs-own", "<9999p>")},
                    examples=("004-kongs-taken", "004-kongs-own"),
                ),
                *_asked("004-kongs-taken", "[6666z]"),
                *_asked("004-kongs-own", "<2222z>"),
                Read(
                    "kongs-of-simples",
                    facts={
                        "taken": Printed("004-kongs-of-simples-taken", "[3333p]"),
                        "own": Printed("004-kongs-of-simples-own", "<4444m>"),
                    },
                    examples=("004-kongs-of-simples-taken", "004-kongs-of-simples-own"),
                ),
                *_asked("004-kongs-of-simples-taken", "[6666s]"),
                *_asked("004-kongs-of-simples-own", "<5555p>"),
            ),
        ),
        Lesson(
            "waits",
            GUIDE,
            (
                Read(
                    "waits",
                    facts={"fu": Printed("004-edge", "12p +3p")},
                    examples=("004-edge", "004-closed", "004-single"),
                ),
                *_asked("004-edge", "89s +7s"),
                *_asked("004-closed", "46m +5m"),
                *_asked("004-single", "1z +1z"),
                Ask(HandWorth("234p 567p 345s 99s 67m +8m", "fu", {"riichi": True})),
            ),
        ),
        Lesson(
            "way",
            GUIDE,
            (
                Read("way"),
                Ask(HandWorth(PINFU, "fu", {"riichi": True}), 30),
                Ask(HandWorth("234p 567p 345s 222m 8s +8s", "fu", {**DRAWN, "riichi": True})),
                Read("exceptions"),
                Ask(HandWorth(PINFU, "base", {**DRAWN, "riichi": True}), 20),
                Ask(HandWorth("1133m 5577p 2244s 6z +6z", "base", {"riichi": True}), 25),
                Ask(HandWorth("234p 567p <2222s> 88m 67s +8s", "fu", {**DRAWN, "after_kong": True})),
            ),
        ),
        Lesson(
            "rounding",
            GUIDE,
            (
                Read("rounding", examples=("004-rounding",)),
                *_asked("004-rounding", "fu", "base"),
                Read("table", lines=True),
                Practise("fu", 1, 3),
            ),
        ),
        Lesson(
            "han",
            GUIDE,
            (
                Read("han"),
                *_asked("004-han", "fan"),
                Read("han-adds", examples=("004-han",)),
                Practise("fan", 1, 3),
            ),
        ),
        Lesson(
            "ema",
            EMA,
            (
                Read("ema-steps"),
                *_asked("000-rounding", "base"),
                Ask(HandWorth(PINFU, "base", {"riichi": True}), 30),
                Read("ema-differs", examples=("000-open-pinfu",)),
                *_asked("000-open-pinfu", "open_pinfu_2"),
                Read("ema-wait", examples=("000-edge", "000-two-sided")),
                *_asked("000-edge", "wait_2"),
                *_asked("000-two-sided", "wait_2"),
            ),
        ),
        Lesson(
            "classical",
            CLASSICAL,
            (
                Read("classical-order", lines=True),
                *_asked("002-4", "fu", "total"),
                *_asked("002-5", "fu", "fan", "total"),
                Read("classical-worked", examples=("002-1", "002-2")),
            ),
        ),
        Lesson(
            "classical-more",
            CLASSICAL,
            (
                *_asked("002-7", "fu", "total"),
                *_asked("002-8", "fan", "total"),
                Read("classical-limit", examples=("002-3", "002-6")),
                *_asked("002-6", "total"),
            ),
        ),
        Lesson(
            "video",
            "video",
            (
                Read("video-list", lines=True),
                Ask(HandWorth("334455m 123p 66s 99s +6s", "fu", {"seat": "E", "riichi": True}), 32),
                Read("video-ron", examples=("001-2",)),
                *_asked("001-4", "fu", "base"),
            ),
        ),
    ),
)
