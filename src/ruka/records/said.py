"""What a file says beside what was done: scores, payments, hands that are shown, yaku. We must say the same.

The game that a file tells has been played on our table; what our writer says of it is the measure.
"""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from ruka.errors import RecordError

NOTHING = "–"


class Said(NamedTuple):
    """An element or a line of a file: its hand, its type, its fields in words that can be compared, and its place."""

    hand: int
    type: str
    fields: Mapping[str, str]
    line: int = 1


def check(told: Sequence[Said], ours: Iterable[Said]) -> None:
    """The first of its type in a hand speaks of the same here and there, and so on. Fields that we do not write are
    skipped, and so is a last word of a game that breaks off before we would say it.

    >>> check([Said(1, "end_game", {"scores": "1,2"}, line=9)], [Said(1, "end_game", {"scores": "2,1"})])
    Traceback (most recent call last):
    ruka.errors.RecordError: Line 9, hand 1: “scores” is 1,2, but the rules lead to 2,1.
    """
    left: defaultdict[tuple[int, str], deque[Mapping[str, str]]] = defaultdict(deque)
    for one in ours:
        left[one.hand, one.type].append(one.fields)
    for one in told:
        same = left[one.hand, one.type]
        if not same and one is told[-1]:
            return
        fields = same.popleft() if same else dict.fromkeys(one.fields, NOTHING)
        for name, value in one.fields.items():
            if value != fields.get(name, value):
                raise RecordError("record-differs", one.line, one.hand, field=name, ours=fields[name], told=value)
