"""Sentences of the coach, language apart: a message of the texts, the words that fill it, and the lines it comes from.

`ruka.coach.wording` says them in a language. `tests/coach` holds every number of a sentence against those of its lines.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from math import prod
from typing import NamedTuple, TypeAlias

from ruka.agents.maxims import MAXIMS
from ruka.coach import figures
from ruka.coach.grades import of_kind
from ruka.schema import Action
from ruka.schema.advice import AdviceLine, Choice

SLIGHT = 0.01
MOST = 3  # sentences about a decision
NAMED_MOST = 9  # kinds of useful tiles
RARELY = 0.0005  # a danger that rounds to nothing
SAID_BY = {"C1-139": "own", "C2-313": "all_seen", "C2-314": "no_shape"}  # maxims that a safe tile comes to, and why


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
    """An advice of the sources, as its line says it."""

    line: AdviceLine


Word: TypeAlias = After | Deed | Who | Share | Named | Worth | Sourced | int | float | str


class Sentence(NamedTuple):
    """Language apart: a message, what fills it, and the lines that it comes from."""

    key: str
    words: Mapping[str, Word]
    lines: tuple[AdviceLine, ...]


def about(choice: Choice) -> tuple[Sentence, ...]:
    """How far it brings the hand, what that promises, and what else speaks for it or against it."""
    hand = [*_hand(choice), *_promise(choice)]
    others = sorted(
        (one for one in choice.lines if one.kind in _ORDER and not (_slight(choice, one) or repeated(choice, one))),
        key=lambda line: _ORDER[line.kind],
    )
    said = [sentence for line in others for sentence in _of_line(choice, line)]
    if of_kind(choice, "fold"):  # safety comes before progress
        return (*said[:2], *hand[:1])[:MOST]
    return (*hand, *said)[:MOST]


def _slight(choice: Choice, line: AdviceLine) -> bool:
    """A threat that is next to nothing beside what the hand would bring."""
    points = one_of(choice, "points")
    if points is None or of_kind(choice, "fold"):
        return False
    cost = {"push": line.numbers[:1], "danger": line.numbers}.get(line.kind)
    return cost is not None and prod(cost) < SLIGHT * points.numbers[0]


def repeated(choice: Choice, line: AdviceLine) -> bool:
    """A maxim that says what a line of the agent says already."""
    why = SAID_BY.get(line.why)
    return any(one.why == why and line.seat in (None, one.seat) for one in of_kind(choice, "safe"))


def reasons(choice: Choice) -> tuple[Sentence, ...]:
    """Every line that has something to say, each by itself and briefly."""
    return tuple(sentence for line in choice.lines for sentence in _of_line(choice, line, brief=True))


def one_of(choice: Choice, kind: str) -> AdviceLine | None:
    return next(iter(of_kind(choice, kind)), None)


def _hand(choice: Choice) -> Iterator[Sentence]:
    far, useful = one_of(choice, "distance"), one_of(choice, "useful")
    if far is None:
        return
    words: dict[str, Word] = {"after": After(choice.action), "far": figures.whole(far.numbers[0])}
    if useful is None:
        yield Sentence("coach-far", {**words, "far": shanten(far)}, (far,))
    elif shanten(far) == words["far"]:
        yield Sentence("coach-hand", {**words, **tiles_of(useful)}, (far, useful))
    else:  # it plays for something dearer than what is nearest
        yield Sentence("coach-hand-way", {**words, "near": shanten(far), **tiles_of(useful)}, (far, useful))


def shanten(distance: AdviceLine) -> int:
    """How far the hand is by its form; what promises most may be farther, and is the line's first number."""
    return figures.whole(distance.numbers[-1])


def tiles_of(useful: AdviceLine) -> dict[str, Word]:
    """Their kinds are named where there are few: nobody reads twenty."""
    kinds = figures.kinds(useful)
    return {
        "count": figures.whole(useful.numbers[0]),
        "kinds": kinds,
        "tiles": useful.tiles if kinds <= NAMED_MOST else "none",
    }


def _promise(choice: Choice) -> Iterator[Sentence]:
    chance, points = one_of(choice, "chance"), one_of(choice, "points")
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


def no_yaku(choice: Choice, line: AdviceLine) -> Sentence:
    return Sentence("coach-no-yaku", {"after": After(choice.action)}, (line,))


def _danger(choice: Choice, line: AdviceLine) -> Sentence | None:
    words = threat(choice, line)
    return Sentence("coach-danger", words, (line,)) if words else None


def threat(choice: Choice, line: AdviceLine) -> dict[str, Word]:
    chance, ready, cost = line.numbers
    if chance * ready < RARELY or line.seat is None:
        return {}
    return {
        "tile": thrown(choice),
        "who": Who(line.seat),
        "chance": Share(chance),
        "ready": Share(ready),
        "sure": "yes" if figures.share(ready) == 1 else "no",
        "points": figures.points(cost),
    }


def thrown(choice: Choice) -> str:
    """The tile that lines about others' waits speak of: what is discarded now, or after a claim."""
    then = one_of(choice, "then")
    return then.tiles if then else choice.action.tile


def safe(choice: Choice, line: AdviceLine) -> Sentence | None:
    if line.seat is None:
        return None
    return Sentence(f"coach-safe-{line.why.replace('_', '-')}", _about_tile(choice, line), (line,))


def _about_tile(choice: Choice, line: AdviceLine) -> dict[str, Word]:
    assert line.seat is not None
    return {"tile": thrown(choice), "who": Who(line.seat)}


def _suji(choice: Choice, line: AdviceLine) -> Sentence | None:
    if line.seat is None:
        return None
    return Sentence("coach-suji", {**_about_tile(choice, line), "tiles": line.tiles}, (line,))


def _no_chance(choice: Choice, line: AdviceLine) -> Sentence:
    words: dict[str, Word] = {"tile": thrown(choice), "tiles": line.tiles, "count": figures.whole(line.numbers[0])}
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


def within(choice: Choice, line: AdviceLine) -> Sentence:
    least, most = line.numbers
    words: dict[str, Word] = {"minimum": Worth(least), "most": Worth(most), "pattern": Named(line.why)}
    return Sentence("coach-within", words, (line,))


def closed(choice: Choice, line: AdviceLine) -> Sentence:
    words: dict[str, Word] = {"pattern": Named(line.why), "value": Worth(line.numbers[0])}
    return Sentence("coach-closed", {"after": After(choice.action), **words}, (line,))


def _part(choice: Choice, line: AdviceLine) -> Sentence:
    return Sentence("coach-fold", {"share": Share(line.numbers[0])}, (line,))


def sum_of(choice: Choice, line: AdviceLine) -> Sentence | None:
    """Lines of which one sum of points says all; one that rounds to nothing says nothing."""
    found = figures.points(line.numbers[0])
    return Sentence(f"coach-{line.kind}", {"points": found}, (line,)) if found else None


def needs(choice: Choice, line: AdviceLine) -> Sentence | None:
    found = figures.points(line.numbers[0])
    return Sentence("coach-needs", {"deed": Deed(choice.action), "points": found}, (line,)) if found > 0 else None


def _draw(choice: Choice, line: AdviceLine) -> Sentence | None:
    nobody, ready, brings = line.numbers
    if not figures.points(brings):
        return None
    words: dict[str, Word] = {"share": Share(nobody), "ready": Share(ready), "points": figures.points(brings)}
    return Sentence("coach-draw", words, (line,))


def _place(choice: Choice, line: AdviceLine) -> Sentence | None:
    change = figures.points(line.numbers[0])
    if not change:
        return None
    words: dict[str, Word] = {"way": "less" if change < 0 else "more", "points": abs(change)}
    return Sentence("coach-place", words, (line,))


def taste(choice: Choice, line: AdviceLine) -> Sentence | None:
    later = -figures.points(line.numbers[0])
    return Sentence("coach-taste", {"tile": thrown(choice), "points": later}, (line,)) if later > 0 else None


def _then(choice: Choice, line: AdviceLine) -> Sentence:
    return Sentence("coach-then", {"tiles": line.tiles}, (line,))


def _orphans(choice: Choice, line: AdviceLine) -> Sentence | None:
    far = figures.whole(line.numbers[0])
    return Sentence("coach-orphans", {"count": far}, (line,)) if far <= ORPHANS_MOST else None


def _worlds(choice: Choice, line: AdviceLine) -> Sentence:
    played, mean, margin, _ = line.numbers
    words: dict[str, Word] = {
        "after": After(choice.action),
        "count": figures.whole(played),
        "points": figures.points(mean),
        "margin": figures.points(margin),
    }
    return Sentence("coach-worlds", words, (line,))


def sourced(choice: Choice, line: AdviceLine) -> Sentence:
    return Sentence("coach-advice", {"advice": Sourced(line), "passage": MAXIMS[line.why].passage}, (line,))


def _brief_distance(choice: Choice, line: AdviceLine) -> Sentence:
    return Sentence("shanten", {"count": shanten(line)}, (line,))


def _brief_useful(choice: Choice, line: AdviceLine) -> Sentence:
    return Sentence("coach-brief-useful", tiles_of(line), (line,))


def _brief_chance(choice: Choice, line: AdviceLine) -> Sentence:
    rounds = figures.whole(line.numbers[1]) if len(line.numbers) > 1 else 0
    return Sentence("coach-brief-chance", {"chance": Share(line.numbers[0]), "rounds": rounds}, (line,))


def _brief_points(choice: Choice, line: AdviceLine) -> Sentence:
    return Sentence("coach-brief-points", {"points": figures.points(line.numbers[0])}, (line,))


ORPHANS_MOST = 13  # a hand that has no way to them has a number beyond every distance
_LINES: Mapping[str, Maker] = {
    "no_yaku": no_yaku,
    "advice": sourced,
    "safe": safe,
    "danger": _danger,
    "fold": _part,
    "push": sum_of,
    "suji": _suji,
    "no_chance": _no_chance,
    "suit": _suit,
    "within": within,
    "closed": closed,
    "bet": sum_of,
    "pattern": _pattern,
    "draw": _draw,
    "place": _place,
    "taste": taste,
    "worlds": _worlds,
    "then": _then,
    "needs": needs,
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
