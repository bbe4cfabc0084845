"""Numbers of lines as people read them. A sentence shows no other numbers."""

from __future__ import annotations

from math import floor, log10

from ruka.schema.advice import AdviceLine

WHOLE_PERCENT = 0.1  # from here on a tenth of a per cent says nothing


def share(chance: float) -> float:
    """A chance, to a whole per cent; a small one to a tenth.

    >>> share(0.2371), share(0.0449), share(1.0)
    (0.24, 0.045, 1.0)
    """
    return round(chance, 2 if chance >= WHOLE_PERCENT else 3)


def points(number: float) -> int:
    """Two digits that count: more would pretend to know them.

    >>> points(3871.2), points(24.4), points(0.2), points(-612.0)
    (3900, 24, 0, -610)
    """
    size = abs(number)
    digits = 0 if size < 100 else 1 - floor(log10(size))
    return int(round(number, digits))


def mean(number: float) -> float:
    """An average: of few points also hundredths count, of many no part of a point does.

    >>> mean(621.234), mean(37.18), mean(0.034)
    (621, 37.2, 0.03)
    """
    return round(number) if number >= 100 else round(number, 1 if number >= 10 else 2)


def whole(number: float) -> int:
    return round(number)


def tenths(number: float) -> float:
    return round(number, 1)


def kinds(line: AdviceLine) -> int:
    """Of a line with tiles: how many kinds it names."""
    return whole(line.numbers[1]) if len(line.numbers) > 1 else sum(one.isdigit() for one in line.tiles)


def shown(line: AdviceLine) -> set[float]:
    """Every number that a sentence made of this line may have."""
    found: set[float] = {float(kinds(line))} if line.kind == "useful" else set()
    for number in line.numbers:
        found |= {float(one) for one in (points(number), whole(number), tenths(number))}
        found.add(round(100 * share(number), 1))
    return found | {abs(one) for one in found}
