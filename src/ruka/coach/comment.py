"""One to three true sentences about a decision, made of the lines of its choices and of nothing else.

A sentence is a message of the texts, the words that fill it and the lines that it comes from; `ruka.coach.wording` says
it in a language. `tests/coach` holds every number of a sentence against the numbers of its lines.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple, TypeAlias

from ruka.coach import figures
from ruka.coach.grades import grade, of_kind, place_of
from ruka.schema import Action
from ruka.schema.actions import THROWS
from ruka.schema.advice import Advice, AdviceLine, Choice

MOST = 3  # sentences
TELLING = 0.1  # a difference that is smaller beside the greatest one is not spoken of
NAMED_MOST = 9  # kinds of useful tiles
RARELY = 0.0005  # a danger that rounds to nothing


class After(NamedTuple):
    """“after discarding 5p”."""

    action: Action


class Deed(NamedTuple):
    """“discarding 5p”."""

    action: Action


class Who(NamedTuple):
    """A player, by name or wind."""

    seat: int


class Share(NamedTuple):
    """A chance, as per cent."""

    chance: float


class Named(NamedTuple):
    """A pattern, by its name."""

    pattern: str


class Worth(NamedTuple):
    """What a pattern counts, in the unit of the rules."""

    value: float


class Sourced(NamedTuple):
    """An advice of the sources, by its id."""

    id: str


Word: TypeAlias = After | Deed | Who | Share | Named | Worth | Sourced | int | float | str


class Sentence(NamedTuple):
    """Language apart: a message, what fills it, and the lines that it comes from."""

    key: str
    words: Mapping[str, Word]
    lines: tuple[AdviceLine, ...]


def comment(advice: Advice, taken: Action | None = None) -> tuple[Sentence, ...]:
    """Why the best choice is best, or, where a worse one was taken, what that one gives away."""
    place = 0 if taken is None else place_of(advice, taken)
    if taken is None or place is None:
        return about(advice.best)
    if grade(advice, taken) == "best":
        return about(advice.choices[place]) or about(advice.best)
    return compared(advice.best, advice.choices[place]) or about(advice.best)


# --- one choice


def about(choice: Choice) -> tuple[Sentence, ...]:
    """How far it brings the hand, what that promises, and what else speaks for it or against it."""
    hand = [*_hand(choice), *_promise(choice)]
    others = sorted((line for line in choice.lines if line.kind in _ORDER), key=lambda line: _ORDER[line.kind])
    said = [sentence for line in others for sentence in _of_line(choice, line)]
    if of_kind(choice, "fold"):  # safety comes before progress
        return (*said[:2], *hand[:1])[:MOST]
    return (*hand, *said)[:MOST]


def reasons(choice: Choice) -> tuple[Sentence, ...]:
    """Every line that has something to say, each by itself and briefly."""
    return tuple(sentence for line in choice.lines for sentence in _of_line(choice, line, brief=True))


def _one(choice: Choice, kind: str) -> AdviceLine | None:
    return next(iter(of_kind(choice, kind)), None)


def _hand(choice: Choice) -> Iterator[Sentence]:
    far, useful = _one(choice, "distance"), _one(choice, "useful")
    if far is None:
        return
    words: dict[str, Word] = {"after": After(choice.action), "far": figures.whole(far.numbers[0])}
    if useful is None:
        yield Sentence("coach-far", words, (far,))
    else:
        yield Sentence("coach-hand", {**words, **_tiles(useful)}, (far, useful))


def _tiles(useful: AdviceLine) -> dict[str, Word]:
    """Their kinds are named where there are few: nobody reads twenty."""
    kinds = figures.kinds(useful)
    return {
        "count": figures.whole(useful.numbers[0]),
        "kinds": kinds,
        "tiles": useful.tiles if kinds <= NAMED_MOST else "none",
    }


def _promise(choice: Choice) -> Iterator[Sentence]:
    chance, points = _one(choice, "chance"), _one(choice, "points")
    if chance is None:
        return
    words: dict[str, Word] = {"chance": Share(chance.numbers[0])}
    if points is None:
        yield Sentence("coach-chance", words, (chance,))
    else:
        yield Sentence("coach-promise", {**words, "points": figures.points(points.numbers[0])}, (chance, points))


def _of_line(choice: Choice, line: AdviceLine, *, brief: bool = False) -> Iterator[Sentence]:
    made = _BRIEF.get(line.kind) if brief else None
    made = made or _LINES.get(line.kind)
    if made is not None and (found := made(choice, line)) is not None:
        yield found


Maker = Callable[[Choice, AdviceLine], Sentence | None]


def _plain(choice: Choice, line: AdviceLine) -> Sentence:
    """Lines that say all by their kind."""
    return Sentence(f"coach-{line.kind}", {}, (line,))


def _after(choice: Choice, line: AdviceLine) -> Sentence:
    return Sentence("coach-no-yaku", {"after": After(choice.action)}, (line,))


def _danger(choice: Choice, line: AdviceLine) -> Sentence | None:
    words = _threat(choice, line)
    return Sentence("coach-danger", words, (line,)) if words else None


def _threat(choice: Choice, line: AdviceLine) -> dict[str, Word]:
    chance, ready, cost = line.numbers
    if chance * ready < RARELY or line.seat is None:
        return {}
    return {
        "tile": _thrown(choice),
        "who": Who(line.seat),
        "chance": Share(chance),
        "ready": Share(ready),
        "sure": "yes" if figures.share(ready) == 1 else "no",
        "points": figures.points(cost),
    }


def _thrown(choice: Choice) -> str:
    """The tile that lines about others' waits speak of: what is discarded now, or after a claim."""
    then = _one(choice, "then")
    return then.tiles if then else choice.action.tile


def _safe(choice: Choice, line: AdviceLine) -> Sentence | None:
    if line.seat is None:
        return None
    return Sentence(f"coach-safe-{line.why.replace('_', '-')}", _about_tile(choice, line), (line,))


def _about_tile(choice: Choice, line: AdviceLine) -> dict[str, Word]:
    assert line.seat is not None
    return {"tile": _thrown(choice), "who": Who(line.seat)}


def _suji(choice: Choice, line: AdviceLine) -> Sentence | None:
    if line.seat is None:
        return None
    return Sentence("coach-suji", {**_about_tile(choice, line), "tiles": line.tiles}, (line,))


def _no_chance(choice: Choice, line: AdviceLine) -> Sentence:
    words: dict[str, Word] = {"tile": _thrown(choice), "tiles": line.tiles, "count": figures.whole(line.numbers[0])}
    return Sentence("coach-no-chance", words, (line,))


def _suit(choice: Choice, line: AdviceLine) -> Sentence | None:
    if line.seat is None:
        return None
    words: dict[str, Word] = {**_about_tile(choice, line), "count": figures.whole(line.numbers[0]), "suit": line.why}
    return Sentence("coach-suit", words, (line,))


def _pattern(choice: Choice, line: AdviceLine) -> Sentence:
    part, value = line.numbers
    words: dict[str, Word] = {"pattern": Named(line.why), "share": Share(part), "value": Worth(value)}
    return Sentence("coach-pattern", words, (line,))


def _within(choice: Choice, line: AdviceLine) -> Sentence:
    least, most = line.numbers
    words: dict[str, Word] = {"minimum": Worth(least), "most": Worth(most), "pattern": Named(line.why)}
    return Sentence("coach-within", words, (line,))


def _closed(choice: Choice, line: AdviceLine) -> Sentence:
    words: dict[str, Word] = {"pattern": Named(line.why), "value": Worth(line.numbers[0])}
    return Sentence("coach-closed", {"after": After(choice.action), **words}, (line,))


def _part(choice: Choice, line: AdviceLine) -> Sentence:
    return Sentence("coach-fold", {"share": Share(line.numbers[0])}, (line,))


def _sum(choice: Choice, line: AdviceLine) -> Sentence | None:
    """Lines of which one sum of points says all; one that rounds to nothing says nothing."""
    found = figures.points(line.numbers[0])
    return Sentence(f"coach-{line.kind}", {"points": found}, (line,)) if found else None


def _needs(choice: Choice, line: AdviceLine) -> Sentence | None:
    found = figures.points(line.numbers[0])
    return Sentence("coach-needs", {"deed": Deed(choice.action), "points": found}, (line,)) if found > 0 else None


def _draw(choice: Choice, line: AdviceLine) -> Sentence:
    nobody, ready, brings = line.numbers
    words: dict[str, Word] = {"share": Share(nobody), "ready": Share(ready), "points": figures.points(brings)}
    return Sentence("coach-draw", words, (line,))


def _place(choice: Choice, line: AdviceLine) -> Sentence:
    change = figures.tenths(line.numbers[0])
    words: dict[str, Word] = {"way": "less" if change < 0 else "more", "points": abs(change)}
    return Sentence("coach-place", words, (line,))


def _then(choice: Choice, line: AdviceLine) -> Sentence:
    return Sentence("coach-then", {"tiles": line.tiles}, (line,))


def _orphans(choice: Choice, line: AdviceLine) -> Sentence | None:
    far = figures.whole(line.numbers[0])
    return Sentence("coach-orphans", {"count": far}, (line,)) if far <= ORPHANS_MOST else None


def _worlds(choice: Choice, line: AdviceLine) -> Sentence:
    played, mean, margin = line.numbers
    words: dict[str, Word] = {
        "after": After(choice.action),
        "count": figures.whole(played),
        "points": figures.points(mean),
        "margin": figures.points(margin),
    }
    return Sentence("coach-worlds", words, (line,))


def _advice(choice: Choice, line: AdviceLine) -> Sentence:
    return Sentence("coach-advice", {"advice": Sourced(line.why)}, (line,))


def _brief_distance(choice: Choice, line: AdviceLine) -> Sentence:
    return Sentence("shanten", {"count": figures.whole(line.numbers[0])}, (line,))


def _brief_useful(choice: Choice, line: AdviceLine) -> Sentence:
    return Sentence("coach-brief-useful", _tiles(line), (line,))


def _brief_chance(choice: Choice, line: AdviceLine) -> Sentence:
    rounds = figures.whole(line.numbers[1]) if len(line.numbers) > 1 else 0
    return Sentence("coach-brief-chance", {"chance": Share(line.numbers[0]), "rounds": rounds}, (line,))


def _brief_points(choice: Choice, line: AdviceLine) -> Sentence:
    return Sentence("coach-brief-points", {"points": figures.points(line.numbers[0])}, (line,))


ORPHANS_MOST = 13  # a hand that has no way to them has a number beyond every distance
_LINES: Mapping[str, Maker] = {
    "no_yaku": _after,
    "advice": _advice,
    "safe": _safe,
    "danger": _danger,
    "fold": _part,
    "push": _sum,
    "suji": _suji,
    "no_chance": _no_chance,
    "suit": _suit,
    "within": _within,
    "closed": _closed,
    "bet": _sum,
    "pattern": _pattern,
    "draw": _draw,
    "place": _place,
    "worlds": _worlds,
    "then": _then,
    "needs": _needs,
    "orphans": _orphans,
    "win": _plain,
    "show": _plain,
    "only": _plain,
}
_ORDER = {kind: place for place, kind in enumerate(_LINES)}  # what is said first
_BRIEF: Mapping[str, Maker] = {
    "distance": _brief_distance,
    "useful": _brief_useful,
    "chance": _brief_chance,
    "points": _brief_points,
}
KINDS = frozenset((*_LINES, *_BRIEF))  # of lines, that there are sentences for

# --- two choices


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
    yield from _ways(best, taken)


def _number(choice: Choice, kind: str) -> float:
    line = _one(choice, kind)
    return line.numbers[0] if line and line.numbers else 0.0


def _both(best: Choice, taken: Choice, kind: str) -> tuple[AdviceLine, AdviceLine] | None:
    one, other = _one(best, kind), _one(taken, kind)
    return (one, other) if one and other else None


def _afters(best: Choice, taken: Choice) -> dict[str, Word]:
    return {"best": After(best.action), "taken": After(taken.action)}


def _yaku(best: Choice, taken: Choice) -> Iterator[Weighed]:
    line = _one(taken, "no_yaku")
    if line and not of_kind(best, "no_yaku"):
        yield float("inf"), _after(taken, line)


def _speed(best: Choice, taken: Choice) -> Iterator[Weighed]:
    """Distance, then useful tiles, then the chance that comes of them."""
    nearer, more, likelier = (_both(best, taken, kind) for kind in ("distance", "useful", "chance"))
    quicker = _number(best, "chance") - _number(taken, "chance")
    weight = quicker * max(_number(best, "points"), 1.0) if likelier else 1.0
    far, other_far = ([figures.whole(one.numbers[0]) for one in nearer]) if nearer else (0, 0)
    if nearer and far < other_far:
        words = {**_afters(best, taken), "far": far, "other": other_far}
        yield weight * _FIRST**2, Sentence("coach-than-far", words, nearer)
    if more and far == other_far:
        left, other_left = (figures.whole(one.numbers[0]) for one in more)
        if left > other_left:
            words = {**_afters(best, taken), **_tiles(more[0]), "other": other_left, "wins": "no" if far else "yes"}
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
    words = _threat(taken, worst)
    if not words:
        return
    if same and figures.share(same.numbers[0]) < figures.share(worst.numbers[0]):
        other: dict[str, Word] = {"best": _thrown(best), "other": Share(same.numbers[0])}
        yield weight, Sentence("coach-than-danger", {**words, **other}, (worst, same))
    elif not same:
        yield weight, Sentence("coach-danger", words, (worst,))
    for line in of_kind(best, "safe"):
        if line.seat == worst.seat and (safe := _safe(best, line)):
            yield weight / _FIRST, safe


def _costs(best: Choice, taken: Choice) -> Iterator[Weighed]:
    """What going on, or a bet, costs the taken choice more."""
    for kind in ("push", "bet"):
        line = _one(taken, kind)
        if line and not of_kind(best, kind) and (said := _sum(taken, line)):
            yield line.numbers[0], said
    for kind in ("place", "worlds"):
        found = _both(best, taken, kind)
        at = 1 if kind == "worlds" else 0
        round_ = figures.points if kind == "worlds" else figures.tenths
        if found and (one := round_(found[0].numbers[at])) > (other := round_(found[1].numbers[at])):
            words: dict[str, Word] = {**_afters(best, taken), "points": one, "other": other}
            if kind == "worlds":
                words["count"] = figures.whole(found[0].numbers[0])
            yield best.value - taken.value, Sentence(f"coach-than-{kind}", words, found)


def _ways(best: Choice, taken: Choice) -> Iterator[Weighed]:
    """Patterns that the taken choice gives up, and what the sources say of the best one."""
    ahead = max(0.0, best.value - taken.value)
    if (line := _one(taken, "closed")) and not of_kind(best, "closed"):
        yield ahead, _closed(taken, line)
    if (line := _one(best, "within")) and not of_kind(taken, "within"):
        yield ahead, _within(best, line)
    for line in of_kind(best, "advice"):
        yield ahead * TELLING, _advice(best, line)
    if (line := _one(taken, "needs")) and taken.action.type not in THROWS and (said := _needs(taken, line)):
        yield ahead * TELLING or TELLING, said
