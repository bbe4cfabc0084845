"""Course 4: from fu and fan to points, and who pays (000 and 003, 3.4 and 4.1; 001 bodování; 002 placení)."""

from ruka.learn.courses.course import Ask, Course, Lesson, Passage, Practise, Read
from ruka.learn.courses.score_items import Pays, Printed
from ruka.learn.courses.table_items import DrawPays, Rule, Uma

EMA, VIDEO = "ema-riichi", "video"


def _asked(id: str, *numbers: str) -> tuple[Ask, ...]:
    items = [Printed(id, number) for number in numbers]
    return tuple(Ask(item, None if item.example.decision else item.says) for item in items)


COURSE = Course(
    "points",
    (
        Lesson(
            "tables",
            EMA,
            (
                Read("tables", sheets=True),
                Ask(Pays(fu=40, fan=3), 5200),
                Ask(Pays(fu=30, fan=4, seat="E"), 11600),
                Ask(Pays(fu=30, fan=2, win="tsumo", payer="others")),
                Read("formula", facts={"paid": Pays(fu=30, fan=3)}),
                Practise("points", 1, 3),
            ),
        ),
        Lesson(
            "limits",
            EMA,
            (
                Read("limits", facts={"mangan": Pays(5), "dealer": Pays(5, seat="E")}),
                *_asked("000-haneman-east", "W→E"),
                *_asked("000-haneman-other", "W→S"),
                Ask(Pays(8), 16000),
                Ask(Pays(11), 24000),
                Ask(Pays(13), 32000),
            ),
        ),
        Lesson(
            "who-pays",
            EMA,
            (
                Read("who-pays", facts={"dealer": Pays(fu=30, fan=3, seat="E"), "other": Pays(fu=30, fan=3)}),
                Ask(Pays(fu=30, fan=3, win="tsumo", payer="dealer"), 2000),
                Ask(Pays(fu=30, fan=3, win="tsumo", payer="others"), 1000),
                Ask(Pays(fu=40, fan=2, seat="E", win="tsumo", payer="others")),
            ),
        ),
        Lesson(
            "counters",
            EMA,
            (
                Read("counters", facts={"honba": Rule("honba"), "bet": Rule("bet")}, passages=(Passage("counters"),)),
                Ask(Pays(fu=30, fan=3, honba=1), 4200),
                Ask(Pays(fu=30, fan=1, win="tsumo", payer="others", honba=2)),
                Read("bets", facts={"bet": Rule("bet")}),
                Ask(Rule("bet"), 1000),
            ),
        ),
        Lesson(
            "draws",
            EMA,
            (
                Read("draws", facts={"total": Rule("noten")}, passages=(Passage("ready"),)),
                Ask(DrawPays(1), 3000),
                Ask(DrawPays(2), 1500),
                Ask(DrawPays(3, gets=False), 3000),
            ),
        ),
        Lesson(
            "uma",
            EMA,
            (
                Read("uma", facts={"first": Uma(1), "second": Uma(2)}),
                Ask(Uma(1), 9000),
                Ask(Uma(1, shared=2), 6000),
            ),
        ),
        Lesson(
            "video",
            VIDEO,
            (
                Read("video-order", sheets=True),
                Ask(Pays(fu=40, fan=2, seat="E"), 3900),
                Read("video-limits", facts={"mangan": Pays(5, fu=30), "dealer": Pays(5, fu=30, seat="E")}),
                Ask(Pays(13, seat="E"), 48000),
                Read("video-ends", facts={"bet": Rule("bet"), "honba": Rule("honba")}, passages=(Passage("ready"),)),
                Ask(DrawPays(1)),
            ),
        ),
        Lesson(
            "video-examples",
            VIDEO,
            (
                *_asked("001-1", "fu", "total"),
                *_asked("001-2", "total"),
                *_asked("001-3", "fan", "total"),
                *_asked("001-4", "total"),
                Read("video-worked", examples=("001-1", "001-3")),
            ),
        ),
        Lesson(
            "video-more",
            VIDEO,
            (
                *_asked("001-5", "fan", "total"),
                *_asked("001-6", "fan", "total"),
                *_asked("001-7", "fan", "total"),
                *_asked("001-8", "total"),
                *_asked("001-9", "total"),
            ),
        ),
        Lesson(
            "classical",
            "japanese-classical",
            (
                Read("classical"),
                *_asked("002-paid-1", "N→E"),
                *_asked("002-paid-2", "E→N", "S→N"),
                *_asked("002-paid-3", "S→E"),
                *_asked("002-paid-4", "W→S"),
            ),
        ),
        Lesson(
            "european",
            "european-classical",
            (
                Read("european"),
                *_asked("002-european", "E→N", "E→S", "W→E"),
                Read("european-worked", examples=("002-european",)),
            ),
        ),
        Lesson(
            "hong-kong",
            "hong-kong",
            (
                Read("hong-kong", sheets=True),
                *_asked("002-hk-discard", "W→S", "E→S"),
                *_asked("002-hk-draw", "E→S"),
            ),
        ),
        Lesson(
            "international",
            "international",
            (
                Read("international"),
                *_asked("002-mcr-discard", "W→S", "E→S"),
                *_asked("002-mcr-draw", "W→S"),
            ),
        ),
        Lesson(
            "modern",
            "modern-japanese",
            (
                Read("modern", facts={"start": Rule("start")}, sheets=True),
                Ask(Printed("002-rounding", "base"), 70),
            ),
        ),
    ),
)
