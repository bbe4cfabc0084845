"""A win as source 001 prints its examples: base lines, fans, the hand's score, the multiplier, the total. All figures
are those of the explanation; here is only their order."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple

from msgspec import UNSET

from ruka.schema.explanations import SaidLine, Won
from ruka.texts import text


class Row(NamedTuple):
    kind: Literal["head", "line", "sum", "total"]
    text: str
    worth: str = ""
    tiles: tuple[str, ...] = ()


def rows_of(won: Won, lang: str) -> list[Row]:
    return [*_base(won, lang), *_fans(won, lang), *_score(won, lang)]


def _base(won: Won, lang: str) -> Iterator[Row]:
    """Only where it decides, as the source leaves it out of hands that fans alone make a limit."""
    lines = [line for line in won.lines if line.tag == "points"]
    decides = won.calculation.startswith(f"{won.base} ") and won.limits == 0
    if not lines or not decides:
        return
    yield Row("head", text("arcade-count-base", lang))
    for line in lines:
        yield _line(line, f"+{line.value * line.count}")
    yield Row("sum", text("arcade-count-together", lang), _number(won.fu, lang))
    if won.base != won.fu:
        yield Row("sum", text("arcade-count-rounded", lang), _number(won.base, lang))


def _fans(won: Won, lang: str) -> Iterator[Row]:
    yield Row("head", text("arcade-count-fans", lang))
    for line in won.lines:
        if line.tag != "points":
            key = "arcade-count-yakuman" if line.tag == "limit" else "arcade-count-fan"
            yield _line(line, text(key, lang, count=line.value * line.count))
    if won.limits:
        together = text("arcade-count-yakuman", lang, count=won.limits)
    else:
        together = text("arcade-count-fans-sum", lang, count=0 if won.fan is UNSET else won.fan)
    yield Row("sum", text("arcade-count-together", lang), together)


def _score(won: Won, lang: str) -> Iterator[Row]:
    """What the hand is worth, what it is multiplied by, and what comes on top."""
    yield Row("head", text("arcade-count-hand", lang))
    yield Row("line", won.calculation, _number(won.value, lang))
    if won.sentences:
        yield Row("line", won.sentences[0])
    yield Row("total", text("arcade-count-total", lang), _number(won.total, lang))
    if won.received != won.total:
        yield Row("sum", text("arcade-count-received", lang), _number(won.received, lang))


def _line(line: SaidLine, worth: str) -> Row:
    times = f"{line.name} ×{line.count}" if line.count > 1 and line.value != line.count else line.name
    return Row("line", f"{times} ({line.note})" if line.note else times, worth, line.tiles)


def _number(number: int, lang: str) -> str:
    return text("arcade-term-number", lang, number=number)
