"""One to three true sentences about a decision, made of the lines of its choices and of nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from ruka.coach import figures
from ruka.coach.grades import grade, of_kind, place_of
from ruka.coach.sentences import (
    MOST,
    After,
    Sentence,
    Share,
    Word,
    about,
    closed,
    needs,
    no_yaku,
    one_of,
    repeated,
    safe,
    shanten,
    sourced,
    sum_of,
    threat,
    thrown,
    tiles_of,
    within,
)
from ruka.schema import Action
from ruka.schema.actions import THROWS
from ruka.schema.advice import Advice, AdviceLine, Choice

TELLING = 0.1  # a difference that is smaller beside the greatest one is not spoken of


def comment(advice: Advice, taken: Action | None = None) -> tuple[Sentence, ...]:
    """Why the best choice is best, or, where a worse one was taken, what that one gives away."""
    place = 0 if taken is None else place_of(advice, taken)
    if taken is None or place is None:
        return about(advice.best)
    if grade(advice, taken) == "best":
        return about(advice.choices[place]) or about(advice.best)
    return compared(advice.best, advice.choices[place]) or about(advice.best)


def compared(best: Choice, taken: Choice) -> tuple[Sentence, ...]:
    """Where the best choice is ahead, the greatest difference first; nothing where no line says so."""
    found = [(weight, one) for weight, one in _differences(best, taken) if weight > 0]
    most = max((weight for weight, _ in found), default=0.0)
    telling = sorted((one for one in found if one[0] >= TELLING * most), key=lambda one: -one[0])
    return tuple(sentence for _, sentence in telling[:MOST])


Weighed: TypeAlias = tuple[float, Sentence]  # the points that a difference comes to, about
_FIRST = 1.02  # of what comes to the same points, the plainer comes first


def _differences(best: Choice, taken: Choice) -> Iterator[Weighed]:
    yield from _yaku(best, taken)
    yield from _speed(best, taken)
    yield from _value(best, taken)
    yield from _risk(best, taken)
    yield from _costs(best, taken)
    yield from _taste(best, taken)
    yield from _ways(best, taken)


def _number(choice: Choice, kind: str) -> float:
    line = one_of(choice, kind)
    return line.numbers[0] if line and line.numbers else 0.0


def _both(best: Choice, taken: Choice, kind: str) -> tuple[AdviceLine, AdviceLine] | None:
    one, other = one_of(best, kind), one_of(taken, kind)
    return (one, other) if one and other else None


def _afters(best: Choice, taken: Choice) -> dict[str, Word]:
    return {"best": After(best.action), "taken": After(taken.action)}


def _yaku(best: Choice, taken: Choice) -> Iterator[Weighed]:
    line = one_of(taken, "no_yaku")
    if line and not of_kind(best, "no_yaku"):
        yield float("inf"), no_yaku(taken, line)


def _speed(best: Choice, taken: Choice) -> Iterator[Weighed]:
    """Distance, then useful tiles, then the chance that comes of them."""
    nearer, more, likelier = (_both(best, taken, kind) for kind in ("distance", "useful", "chance"))
    quicker = _number(best, "chance") - _number(taken, "chance")
    weight = quicker * max(_number(best, "points"), 1.0) if likelier else 1.0
    far, other_far = ([figures.whole(one.numbers[0]) for one in nearer]) if nearer else (0, 0)
    near, other_near = map(shanten, nearer) if nearer else (0, 0)
    if nearer and near < other_near:
        words = {**_afters(best, taken), "far": near, "other": other_near}
        yield weight * _FIRST**2, Sentence("coach-than-far", words, nearer)
    if more and far == other_far:
        left, other_left = (figures.whole(one.numbers[0]) for one in more)
        if left > other_left:
            words = {**_afters(best, taken), **tiles_of(more[0]), "other": other_left, "wins": "no" if far else "yes"}
            lines = (*more, nearer[0]) if nearer else more
            yield weight * _FIRST, Sentence("coach-than-useful", words, lines)
    if likelier and figures.share(likelier[0].numbers[0]) > figures.share(likelier[1].numbers[0]):
        chances = {"chance": Share(likelier[0].numbers[0]), "other": Share(likelier[1].numbers[0])}
        yield weight, Sentence("coach-than-chance", {**_afters(best, taken), **chances}, likelier)


def _value(best: Choice, taken: Choice) -> Iterator[Weighed]:
    found = _both(best, taken, "points")
    if found:
        points, other = (figures.points(one.numbers[0]) for one in found)
        if points > other:
            weight = (found[0].numbers[0] - found[1].numbers[0]) * _number(best, "chance")
            words = {**_afters(best, taken), "points": points, "other": other}
            yield weight, Sentence("coach-than-points", words, found)


def _exposure(line: AdviceLine) -> float:
    chance, ready, cost = line.numbers
    return chance * ready * cost


def _risk(best: Choice, taken: Choice) -> Iterator[Weighed]:
    """The seat that the taken choice is most dangerous before, and what the best one is before the same seat."""
    dangers = sorted(of_kind(taken, "danger"), key=_exposure, reverse=True)
    if not dangers:
        return
    worst = dangers[0]
    same = next((line for line in of_kind(best, "danger") if line.seat == worst.seat), None)
    weight = sum(map(_exposure, dangers)) - sum(map(_exposure, of_kind(best, "danger")))
    words = threat(taken, worst)
    if not words:
        return
    if then := one_of(taken, "then"):  # else nobody knows where the tile comes from
        yield weight * _FIRST, Sentence("coach-then", {"tiles": then.tiles}, (then,))
    if same and figures.share(same.numbers[0]) < figures.share(worst.numbers[0]):
        other: dict[str, Word] = {"best": thrown(best), "other": Share(same.numbers[0])}
        yield weight, Sentence("coach-than-danger", {**words, **other}, (worst, same))
    elif not same:
        yield weight, Sentence("coach-danger", words, (worst,))
    for line in of_kind(best, "safe"):
        if line.seat == worst.seat and (said := safe(best, line)):
            yield weight / _FIRST, said


def _costs(best: Choice, taken: Choice) -> Iterator[Weighed]:
    """What going on, or a bet, costs the taken choice more."""
    for kind in ("push", "bet"):
        line = one_of(taken, kind)
        if line and not of_kind(best, kind) and (said := sum_of(taken, line)):
            yield line.numbers[0], said
    for kind in ("place", "worlds"):
        found = _both(best, taken, kind)
        at = 1 if kind == "worlds" else 0
        if not found:
            continue
        one, other = (figures.points(line.numbers[at]) for line in found)
        if one > other:
            words: dict[str, Word] = {**_afters(best, taken), "points": one, "other": other}
            if kind == "worlds":
                words["count"] = figures.whole(found[0].numbers[0])
            ahead = found[0].numbers[at] - found[1].numbers[at]
            if kind == "place":
                ahead *= TELLING  # chances and dangers first: places follow from them
            yield ahead, Sentence(f"coach-than-{kind}", words, found)


def _taste(best: Choice, taken: Choice) -> Iterator[Weighed]:
    line = one_of(taken, "taste")
    ahead = _number(best, "taste") - _number(taken, "taste")
    if line and thrown(best) and thrown(taken) and figures.points(ahead) > 0:
        words: dict[str, Word] = {"best": thrown(best), "taken": thrown(taken)}
        yield ahead, Sentence("coach-than-taste", words, (line,))


def _ways(best: Choice, taken: Choice) -> Iterator[Weighed]:
    """Patterns that the taken choice gives up, and what the sources say of the best one."""
    ahead = max(0.0, best.value - taken.value)
    if (line := one_of(taken, "closed")) and not of_kind(best, "closed"):
        yield ahead, closed(taken, line)
    if (line := one_of(best, "within")) and not of_kind(taken, "within"):
        yield ahead, within(best, line)
    for line in of_kind(best, "advice"):
        if not repeated(best, line):
            yield ahead * TELLING, sourced(best, line)
    for line in of_kind(taken, "advice"):
        yield ahead * TELLING, sourced(taken, line)
    if (line := one_of(taken, "needs")) and taken.action.type not in THROWS and (said := needs(taken, line)):
        yield ahead * TELLING or TELLING, said
