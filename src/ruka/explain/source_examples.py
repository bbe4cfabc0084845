"""The worked examples of the sources: a hand or a question, and what the source prints. The engine counts them.

Where a picture of a source is lost, the tiles are a hand that fits its words (content-001-002 and content-000-003-004
of the specification); an impossible hand is mended, and says so.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

Transfer = tuple[str, str, int]  # payer, receiver, points
CLASSICAL = ("japanese-classical", "japanese-classical-5p")


@dataclass(frozen=True, kw_only=True)
class SourceExample:
    """Where it stands; its lines are those of the text as it was found."""

    id: str
    rules: tuple[str, ...]
    clause: str
    lines: str
    decision: str = ""  # where the source is wrong


@dataclass(frozen=True, kw_only=True)
class HandExample(SourceExample):
    """A won hand. Numbers by name (fu, base, fan, limits, total), and lines by pattern."""

    hand: str
    circumstances: Mapping[str, Any] = field(default_factory=dict)
    printed: Mapping[str, int] = field(default_factory=dict)
    printed_lines: Mapping[str, int] = field(default_factory=dict)
    mended: bool = False  # the tiles of the source make no hand


@dataclass(frozen=True, kw_only=True)
class PartsExample(SourceExample):
    """Sets, pairs and waits, each worth as many points."""

    parts: tuple[str, ...]
    printed: int
    circumstances: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, kw_only=True)
class RoundingExample(SourceExample):
    fu: int
    printed: int


@dataclass(frozen=True, kw_only=True)
class PaymentExample(SourceExample):
    """Who pays whom: for a hand of this many points, fan or limits; where all hands count, for what each is worth."""

    winner: str
    printed: tuple[Transfer, ...]
    value: int = 0
    fan: int = 0
    limits: int = 0
    others: Mapping[str, int] = field(default_factory=dict)
    win: str = "ron"
    discarder: str | None = None


def _ema(number: str, clause: str, lines: str) -> dict[str, Any]:
    return {"id": f"000-{number}", "rules": ("ema-riichi",), "clause": f"000, {clause}", "lines": lines}


def _video(number: int, lines: str) -> dict[str, Any]:
    return {"id": f"001-{number}", "rules": ("video",), "clause": f"001, Příklad č. {number}", "lines": lines}


def _classical(number: int, lines: str) -> dict[str, Any]:
    clause = f"002, Příklady bodování vítězné ruky, {number}"
    return {"id": f"002-{number}", "rules": CLASSICAL, "clause": clause, "lines": lines}


def _paid(number: int, lines: str) -> dict[str, Any]:
    return {
        "id": f"002-paid-{number}",
        "rules": CLASSICAL,
        "clause": f"002, Placení mezi hráči, {number}",
        "lines": lines,
    }


def _of_002(name: str, rules: str, clause: str, lines: str) -> dict[str, Any]:
    return {"id": f"002-{name}", "rules": (rules,), "clause": f"002, {clause}", "lines": lines}


def _guide(name: str, clause: str, lines: str) -> dict[str, Any]:
    return {"id": f"004-{name}", "rules": ("riichi-guide",), "clause": f"004, {clause}", "lines": lines}


def _value(number: int, lines: str) -> dict[str, Any]:
    return _of_002(f"value-{number}", "international", f"81 hodnot, č. {number}", lines)


_EMA = (
    RoundingExample(**_ema("rounding", "4.1", "379"), fu=32, printed=40),
    HandExample(
        **_ema("edge", "4.1.1", "416–420"),
        hand="[555z] 234p 88m 56789s +7s",
        printed_lines={"wait_2": 2},
    ),
    HandExample(
        **_ema("two-sided", "4.1.1", "416–420"),
        hand="234p 456p 88m 56789s +7s",
        printed_lines={"wait_2": 0, "pinfu": 1},
    ),
    HandExample(
        **_ema("open-pinfu", "4.1.1", "424"),
        hand="[234m] 234p 678p 99s 23s +4s",
        printed_lines={"open_pinfu_2": 2},
    ),
    PaymentExample(
        **_ema("haneman-east", "4.1.3", "442"), fan=6, winner="E", discarder="W", printed=(("W", "E", 18000),)
    ),
    PaymentExample(
        **_ema("haneman-other", "4.1.3", "442"), fan=6, winner="S", discarder="W", printed=(("W", "S", 12000),)
    ),
    HandExample(
        **_ema("yaku-draw", "4.2", "450"),
        hand="345m 345p 345s 666m 8p +8p",
        circumstances={"win": "tsumo"},
        printed={"fan": 4},
    ),
    HandExample(**_ema("yaku-open", "4.2", "450"), hand="[345m] 345p 345s 666m 8p +8p", printed={"fan": 1}),
)

_VIDEO = (
    HandExample(
        **_video(1, "663–714"),
        hand="444m 666m 23p 55s <8888s> +4p",
        circumstances={"riichi": True, "ippatsu": True},
        printed={"fu": 54, "base": 60, "fan": 3, "total": 7700},
        decision="D-26",
    ),
    HandExample(
        **_video(2, "718–762"),
        hand="334455m 123p 66s 99s +6s",
        circumstances={"seat": "E", "riichi": True},
        printed={"fu": 32, "base": 40, "fan": 2, "total": 3900},
    ),
    HandExample(
        **_video(3, "766–813"),
        hand="23m 789m 55z [111m] [456m] +4m",
        circumstances={"seat": "E"},
        printed={"fu": 26, "base": 30, "fan": 2, "total": 2900},
    ),
    HandExample(
        **_video(4, "817–868"),
        hand="234m 777p 45s 99s <1111p> +6s",
        circumstances={"seat": "E", "double_riichi": True, "dora": ["1m"]},
        printed={"fu": 66, "base": 70, "fan": 3, "total": 12000},
    ),
    HandExample(
        **_video(5, "872–892"),
        hand="556677p 23p 777z 22z +1p",
        circumstances={"win": "tsumo", "dora": ["5p"]},
        printed={"fan": 8, "total": 16000},
    ),
    HandExample(
        **_video(6, "896–917"),
        hand="234m 234p 23s 678s 55p +4s",
        circumstances={"win": "tsumo", "riichi": True, "ippatsu": True},
        printed={"fan": 7, "total": 12000},
    ),
    HandExample(
        **_video(7, "921–941"),
        hand="222z <6666z> 111p 99p 44z +9p",
        printed={"fan": 11, "total": 24000},
    ),
    HandExample(
        **_video(8, "945–959"),
        hand="119m19p19s123456z +7z",
        circumstances={"seat": "E"},
        printed={"limits": 1, "total": 48000},
    ),
    HandExample(
        **_video(9, "963–979"),
        hand="111m 999m 111p 99p 99s +9p",
        circumstances={"seat": "E", "win": "tsumo"},
        printed={"limits": 2, "total": 96000},
    ),
)

_CLASSICAL = (
    HandExample(
        **_classical(1, "590–593"),
        hand="[123m] [678m] [666z] 11z 22z +1z",
        circumstances={"win": "tsumo", "seat": "W", "round": "S"},
        printed={"fu": 36, "fan": 1, "total": 70},
        decision="D-34",
    ),
    HandExample(
        **_classical(2, "595–597"),
        hand="234p 789p 67m 666s 99p +5m",
        circumstances={"win": "tsumo", "seat": "W", "round": "S"},
        printed={"fu": 24, "fan": 1, "total": 50},
        decision="D-34",
    ),
    HandExample(
        **_classical(3, "599–601"),
        hand="[7777z] <3333z> [123m] 78m 22z +9m",
        circumstances={"seat": "S", "round": "S"},
        printed={"fu": 72, "fan": 1, "total": 140},
        decision="D-34",
        mended=True,  # three sets and a pair are printed
    ),
    HandExample(
        **_classical(4, "603–605"),
        hand="888p 222m 23s 567s 33m +4s",
        circumstances={"seat": "W", "round": "S"},
        printed={"fu": 38, "fan": 1, "total": 80},
        decision="D-34",
        mended=True,  # five 2m are printed
    ),
    HandExample(
        **_classical(5, "607–611"),
        hand="444m [7777z] [678p] 68s 55z +7s",
        circumstances={"win": "tsumo", "last_tile": True, "seat": "W", "round": "S"},
        printed={"fu": 46, "fan": 2, "total": 180},
    ),
    HandExample(
        **_classical(6, "613–616"),
        hand="[222s] 333s 111m <5555z> 4z +4z",
        circumstances={"seat": "N"},
        printed={"fu": 68, "fan": 3, "total": 500},
        decision="D-34",
    ),
    HandExample(
        **_classical(7, "618–621"),
        hand="[123s] [2222z] 34p 567m 11p +5p",
        circumstances={"seat": "S", "round": "S"},
        printed={"fu": 36, "fan": 2, "total": 140},
    ),
    HandExample(
        **_classical(8, "623–626"),
        hand="[789p] [789s] [123s] 78m 22z +9m",
        circumstances={"seat": "W"},
        printed={"fu": 20, "fan": 2, "total": 80},
    ),
    PaymentExample(**_paid(1, "649"), value=40, winner="E", discarder="N", printed=(("N", "E", 240),)),
    PaymentExample(
        **_paid(2, "650"),
        value=150,
        winner="N",
        win="tsumo",
        printed=(("E", "N", 300), ("S", "N", 150), ("W", "N", 150)),
    ),
    PaymentExample(
        **_paid(3, "651"),
        limits=1,
        winner="E",
        win="tsumo",
        printed=(("S", "E", 1000), ("W", "E", 1000), ("N", "E", 1000)),
    ),
    PaymentExample(**_paid(4, "652"), value=90, winner="S", discarder="W", printed=(("W", "S", 360),)),
)

_OF_002 = (
    PaymentExample(
        **_of_002("european", "european-classical", "Evropská klasická pravidla", "759–767"),
        value=100,
        winner="N",
        others={"E": 20, "S": 50, "W": 0},
        printed=(
            ("E", "N", 200),
            ("E", "S", 60),
            ("S", "N", 100),
            ("W", "N", 100),
            ("W", "S", 50),
            ("W", "E", 40),
        ),
    ),
    PaymentExample(
        **_of_002("hk-discard", "hong-kong", "Hongkongská pravidla, Placení mezi hráči", "869–873"),
        fan=3,
        winner="S",
        discarder="W",
        printed=(("E", "S", 8), ("W", "S", 16), ("N", "S", 8)),
    ),
    PaymentExample(
        **_of_002("hk-draw", "hong-kong", "Hongkongská pravidla, Placení mezi hráči", "869–873"),
        fan=3,
        winner="S",
        win="tsumo",
        printed=(("E", "S", 16), ("W", "S", 16), ("N", "S", 16)),
    ),
    RoundingExample(
        **_of_002("rounding", "modern-japanese", "Riichi Mahjong, Placení mezi hráči", "985"), fu=62, printed=70
    ),
    HandExample(
        **_value(19, "1251"),
        hand="22s 234s 12s 777z <8888p> +3s",
        circumstances={"win": "tsumo"},
        printed_lines={"mcr_19": 2},
    ),
    HandExample(**_value(44, "1192–1194"), hand="147s 259p 368m 567z 1z +3z", printed_lines={"mcr_44": 12}),
    HandExample(**_value(52, "1174"), hand="345m 555p 567s 34s 55m +5s", printed_lines={"mcr_52": 16}),
    HandExample(**_value(57, "1111"), hand="222s 444s 888p 444m 6m +6m", printed_lines={"mcr_57": 24}),
    HandExample(**_value(80, "1135"), hand="1122334455667s +7s", printed_lines={"mcr_80": 88}),
    PaymentExample(
        **_of_002("mcr-discard", "international", "Mezinárodní pravidla, Placení mezi hráči", "1267–1273"),
        value=10,
        winner="S",
        discarder="W",
        printed=(("E", "S", 8), ("W", "S", 18), ("N", "S", 8)),
    ),
    PaymentExample(
        **_of_002("mcr-draw", "international", "Mezinárodní pravidla, Placení mezi hráči", "1275–1279"),
        value=14,
        winner="S",
        win="tsumo",
        printed=(("E", "S", 22), ("W", "S", 22), ("N", "S", 22)),
    ),
)

_GUIDE = (
    PartsExample(**_guide("dragons", "Páry", "21–25"), parts=("77z", "55z", "66z"), printed=2),
    PartsExample(
        **_guide("seat", "Páry", "27–29"), parts=("11z", "33z"), circumstances={"seat": "W", "round": "E"}, printed=2
    ),
    PartsExample(
        **_guide("round", "Páry", "27–29"), parts=("22z", "44z"), circumstances={"seat": "N", "round": "S"}, printed=2
    ),
    PartsExample(
        **_guide("twice-east", "Páry", "31–35"), parts=("11z",), circumstances={"seat": "E", "round": "E"}, printed=4
    ),
    PartsExample(
        **_guide("twice-south", "Páry", "31–35"), parts=("22z",), circumstances={"seat": "S", "round": "S"}, printed=4
    ),
    PartsExample(
        **_guide("pungs-taken", "Trojice (pon)", "41–49"),
        parts=("[111m]", "[999m]", "[111s]", "[777z]", "[111z]", "[444z]"),
        printed=4,
    ),
    PartsExample(
        **_guide("pungs-own", "Trojice (pon)", "51–59"),
        parts=("999p", "111m", "999s", "555z", "111z", "333z"),
        printed=8,
    ),
    PartsExample(**_guide("simples-taken", "Další trojice", "65–67"), parts=("[222m]", "[555p]", "[222s]"), printed=2),
    PartsExample(**_guide("simples-own", "Další trojice", "69–71"), parts=("555m", "333p", "888s"), printed=4),
    PartsExample(
        **_guide("kongs-taken", "Čtveřice (kan)", "77–81"),
        parts=("[1111p]", "[9999m]", "[1111s]", "[6666z]", "[4444z]", "[1111z]"),
        printed=16,
    ),
    PartsExample(
        **_guide("kongs-own", "Čtveřice (kan)", "83–87"),
        parts=("<9999p>", "<1111m>", "<9999s>", "<7777z>", "<2222z>", "<3333z>"),
        printed=32,
    ),
    PartsExample(
        **_guide("kongs-of-simples-taken", "Čtveřice (kan)", "91–93"),
        parts=("[3333p]", "[6666s]", "[3333m]"),
        printed=8,
    ),
    PartsExample(
        **_guide("kongs-of-simples-own", "Čtveřice (kan)", "95–97"), parts=("<4444m>", "<5555p>", "<4444s>"), printed=16
    ),
    PartsExample(**_guide("edge", "Čekání na rohu", "101–113"), parts=("12p +3p", "89s +7s", "12m +3m"), printed=2),
    PartsExample(**_guide("closed", "Uzavřené čekání", "115–127"), parts=("35p +4p", "46m +5m", "57s +6s"), printed=2),
    PartsExample(
        **_guide("single", "Jedinečné čekání", "129–137"),
        parts=("1z +1z", "5m +5m"),
        circumstances={"seat": "W", "round": "S"},  # an east worth nothing by itself
        printed=2,
    ),
    HandExample(
        **_guide("rounding", "Způsob výhry", "151"),
        hand="234p 456p 678p 345s 9s +9s",
        circumstances={"riichi": True},
        printed={"fu": 32, "base": 40},
    ),
    HandExample(
        **_guide("han", "Han", "258"),
        hand="234p 567p 345s 88m 67s +8s",
        circumstances={"riichi": True},
        printed={"fan": 3},
        printed_lines={"riichi": 1, "tanyao": 1, "pinfu": 1},
    ),
)

EXAMPLES: tuple[SourceExample, ...] = (*_EMA, *_VIDEO, *_CLASSICAL, *_OF_002, *_GUIDE)
