"""What the JSON of tenhou.net/6 says of a win beside the payments: who is liable, its fu, fan and points, its yaku."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from ruka.engine import Record, Table
from ruka.records.hands import hands_of
from ruka.records.said import NOTHING, Said
from ruka.records.tenhou.json.names import WON
from ruka.records.tenhou.json.write import hand_entry
from ruka.records.tenhou.rules import is_tenhou
from ruka.records.tenhou.yaku import NAMES

RESULT = 16  # the place of the result among the lists of a hand
WINNER, LIABLE, VALUE = 0, 2, 3  # places in a win; yaku follow
NUMBER = re.compile(r"\d+")
YAKU = re.compile(r"(?:抜き)?(.+)\((?:(\d{1,3})飜|役満)\)")  # programs that tell norths apart count them with dora, too


def words(hand: Sequence[Any]) -> Iterator[dict[str, str]]:
    """Of each win. Programs name limits and yaku in other languages, too: numbers are compared, and Tenhou's names.

    >>> [*words([[]] * RESULT + [[WON, [3900, -3900], [0, 1, 0, "30符3飜3900点", "立直(1飜)", "Dora(2飜)"]]])]
    [{'value': '30,3,3900', 'fan': '3', '立直': '1'}]
    """
    result = hand[RESULT] if len(hand) > RESULT else []
    for win in result[2::2] if result[:1] == [WON] else ():
        value, *yaku = [*map(str, win[VALUE:])] or [""]
        worth = Counter[str]()
        for name, fan in (found.groups() for found in map(YAKU.fullmatch, yaku) if found):
            worth[name] += int(fan or 1)
        said = {"value": ",".join(NUMBER.findall(value)), "fan": str(worth.total())}
        said |= {name: str(fan) for name, fan in worth.items() if name in NAMES}
        liable = {} if win[LIABLE:VALUE] in ([], [win[WINNER]]) else {"liable": str(win[LIABLE])}
        yield liable | {name: told for name, told in said.items() if told not in ("", "0")}


def our_words(record: Record, table: Table) -> Iterator[Said]:
    """Nothing where others than Tenhou have counted."""
    nothing = dict.fromkeys(("liable", *NAMES), NOTHING) if is_tenhou(record.rules) else {}
    for number, hand in enumerate(hands_of(record, table), 1):
        for win in words(hand_entry(hand, record.rules.resolved.players)):
            yield Said(number, WON, nothing and nothing | win)
