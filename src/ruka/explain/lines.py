"""Score lines as an explanation shows them: each with its tiles, and with the reason where it does not count."""

from __future__ import annotations

from collections.abc import Iterator

from ruka.explain.explanation import Line, Why
from ruka.hands import Reading
from ruka.rules.pattern import LIMIT, POINTS, Price
from ruka.scoring import Score, ScoreLine
from ruka.scoring.win import flags_of
from ruka.tiles import KINDS


def lines_of(score: Score, reading: Reading) -> tuple[Line, ...]:
    """The lines of a score in the order of the price list; a line of several sets becomes one for each."""
    formula, lines = score.rules.resolved.formula, score.lines
    highest = None if formula.limits_add_up else _highest_limit(lines)
    limited = score.limits > 0 and not formula.limit_adds
    return tuple(
        line
        for scored, witness in zip(lines, score.witnesses, strict=True)
        if not (limited and scored.tag == POINTS)  # nobody counts the fu of a limit hand
        for line in _explained(scored, witness, score, reading, _why_not(scored, highest, limited))
    )


def _why_not(scored: ScoreLine, highest: Price | None, limited: bool) -> Why | None:
    if scored.excluded_by is not None:
        return Why.EXCLUDED
    if scored.tag == LIMIT:
        return Why.HIGHEST if highest is not None and scored.price is not highest else None
    return Why.LIMIT if limited else None


def _highest_limit(lines: list[ScoreLine]) -> Price | None:
    """The one limit hand that counts, where they do not add up."""
    limits = (line for line in lines if line.tag == LIMIT)
    highest = max(limits, key=lambda line: line.worth, default=None)
    return highest.price if highest else None


def _explained(scored: ScoreLine, witness: int, score: Score, reading: Reading, why_not: Why | None) -> Iterator[Line]:
    by = scored.excluded_by.pattern.id if scored.excluded_by else None
    clause = scored.price.clause or scored.pattern.clause

    def line(count: int, tiles: tuple[str, ...], shown: bool | None = None) -> Line:
        return Line(scored.pattern.id, scored.tag, count, scored.value, tiles, shown, clause, why_not, by)

    for sets in scored.sets:
        yield line(1, tuple(group for place, group in enumerate(reading.sets) if sets >> place & 1))
    if scored.sets:
        return
    if not scored.kinds:
        yield line(scored.count, _made_by(witness, reading))
        return
    for number, name in enumerate(KINDS):
        if scored.kinds >> number & 1:
            group = _set_of(name, reading)
            yield line(1, (group or name,), _counts_as_open(group, score, reading))


def _made_by(groups: int, reading: Reading) -> tuple[str, ...]:
    """The set or the pair that makes the pattern; one of several sets is told by the hand as a whole."""
    made = [group for place, group in enumerate((*reading.sets, *reading.pairs)) if groups >> place & 1]
    return tuple(made) if len(made) == 1 else ()


def _set_of(name: str, reading: Reading) -> str:
    """The set at this kind: a pung or kong before a chow; or the pair. Nothing where it is a tile within a set."""
    groups = (*reading.sets, *reading.pairs)
    there = [group for group in groups if group.strip("[<")[0] + group.strip("]>")[-1] == name]
    return next(
        (group for group in there if not _is_chow(group) and group not in reading.pairs), there[0] if there else ""
    )


def _is_chow(group: str) -> bool:
    return len(set(group.strip("[]<>"))) > 2


def _counts_as_open(group: str, score: Score, reading: Reading) -> bool | None:
    """A pung finished by a discard counts as open (000, 4.1.1)."""
    if not group or _is_chow(group) or group in reading.pairs:
        return None
    return group.startswith("[") or (group == reading.completed and "draw" not in flags_of(score.win))
