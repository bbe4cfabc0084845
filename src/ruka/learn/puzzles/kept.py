"""Puzzles as they are kept in files: the seed of a wall, where the game stood, and what was done; the engine deals the
hand again. A line of JSON each."""

from __future__ import annotations

import re
from base64 import b32encode
from collections import deque
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path

from msgspec import json

from ruka.engine import Table
from ruka.engine.start import Start
from ruka.errors import RukaError
from ruka.learn.puzzles.maker import Played
from ruka.learn.puzzles.moment import Moment
from ruka.learn.puzzles.rating import first_rating
from ruka.rulesets import rule_set
from ruka.schema import Action, encode
from ruka.schema.actions import ActionType
from ruka.schema.puzzles import Theme
from ruka.schema.values import Part

FOLDER = Path(__file__).with_name("shelf")
ID_LENGTH = 7
LETTERS: dict[ActionType, str] = {
    "pass": "-",
    "discard": "d",
    "riichi": "r",
    "chow": "c",
    "pung": "p",
    "kong": "k",
    "concealed_kong": "o",
    "added_kong": "a",
    "nuki": "n",
}
DRAWN = "*"
TYPES = {letter: type for type, letter in LETTERS.items()}
DEED = re.compile(r"(\d)(.)([^*]*)(\*?)")


class Kept(Part, frozen=True, kw_only=True, omit_defaults=True):
    """One puzzle."""

    id: str
    theme: Theme
    rules: str
    seat: int
    seed: str
    start: tuple[int, ...] = ()  # round, dealer, honba, sticks, and the points of everybody; none: a new game
    deeds: str  # in order; of passes only those of the seat
    best: str
    mean: float  # of its rating, before anybody has tried it

    @property
    def answer(self) -> Action:
        return read_deed(self.best)

    def moment(self) -> Moment:
        """The hand played again, up to the question."""
        return Moment.at(_played(self), self.seat)


def _played(kept: Kept) -> Table:
    start = None
    if kept.start:
        round, dealer, honba, sticks, *points = kept.start
        start = Start(round, dealer, honba, sticks, tuple(points))
    table = Table(rule_set(kept.rules), kept.seed, start=start)
    deeds = deque(map(read_deed, kept.deeds.split()))
    while table.hands == 1 and not table.over:
        waiting = table.waiting_for
        if not deeds and kept.seat in waiting:
            return table
        if deeds and deeds[0].seat in waiting and table.can(deeds[0]):
            table.apply(deeds.popleft())
        else:
            table.apply(Action(next(seat for seat in waiting if seat != kept.seat), "pass"))
    raise RukaError("no-such-puzzle")


def keep(played: Played) -> Kept:
    """What is written of a puzzle that was found."""
    found, start = played.found, played.start
    rules, seat = found.moment.rules.id, found.moment.seat
    deeds = " ".join(map(written_deed, played.deeds))
    name = sha256(f"{rules} {played.seed} {seat} {deeds}".encode()).digest()
    return Kept(
        id=b32encode(name).decode()[:ID_LENGTH].lower(),
        theme=found.theme,
        rules=rules,
        seat=seat,
        seed=played.seed,
        start=(start.round, start.dealer, start.honba, start.sticks, *start.points) if start else (),
        deeds=deeds,
        best=written_deed(found.best),
        mean=round(first_rating(found.wrong, found.ahead).mean, 1),
    )


def written_deed(action: Action) -> str:
    """
    >>> written_deed(Action(1, "discard", "5m", drawn=True)), written_deed(Action(2, "chow", tiles="34s"))
    ('1d5m*', '2c34s')
    """
    return f"{action.seat}{LETTERS[action.type]}{action.tile or action.tiles}{DRAWN if action.drawn else ''}"


def read_deed(written: str) -> Action:
    """
    >>> read_deed("1d5m*")
    Action(seat=1, type='discard', tile='5m', drawn=True)
    """
    found = DEED.fullmatch(written)
    assert found is not None
    seat, letter, tiles, drawn = found.groups()
    type = TYPES[letter]
    if type in ("chow", "pung"):
        return Action(int(seat), type, tiles=tiles)
    return Action(int(seat), type, tiles, drawn=bool(drawn))


def read_file(file: Path) -> list[Kept]:
    return [json.decode(line, type=Kept) for line in file.read_bytes().splitlines()]


def write_file(file: Path, puzzles: Iterable[Kept]) -> None:
    file.write_bytes(b"".join(encode(one) + b"\n" for one in puzzles))
