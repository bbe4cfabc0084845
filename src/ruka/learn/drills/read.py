"""What an opponent collects, which half of it, and whether the hand is ready (source 002, reading)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Literal

from ruka.agents.maxims.words import sentence
from ruka.agents.reading import Cut, Guess, Shown, Thrown, guess
from ruka.explain.words import Words
from ruka.learn.drills.drill import Asked, Drill, Item, Level, line, picked
from ruka.learn.drills.hands import SUITS, kinds_of
from ruka.rules.ruleset import RuleSet
from ruka.schema.learning import DrillAnswer, PickOption, PickOptions, Picture, PicturedSeat, VerdictLine
from ruka.schema.views import ThrownTile
from ruka.tiles import KINDS

Asking = Literal["suit", "half", "ready"]
OPTIONS: dict[Asking, tuple[str, ...]] = {"suit": ("m", "p", "s"), "half": ("low", "high"), "ready": ("yes", "no")}
HONOURS = range(27, 34)
LENGTH = (9, 12)
LET_SLIP = 0.35  # that one tile of the suit is thrown after all
KEPT = 0.6  # that a discard came from the hand


@dataclass(frozen=True)
class ReadItem(Item):
    """The discards of a player, in order."""

    asking: Asking
    thrown: tuple[Thrown, ...]
    claims: bool
    terms = ("reading", "discard")

    @cached_property
    def guess(self) -> Guess:
        return guess(Shown(self.thrown, claims=self.claims))

    @property
    def found(self) -> str:
        match self.asking:
            case "suit":
                return self.guess.suits[0]
            case "half":
                return str(self.guess.half)
            case "ready":
                return "yes" if self.guess.ready else "no"

    @property
    def answer(self) -> DrillAnswer:
        return picked(OPTIONS[self.asking].index(self.found))

    def asked(self, words: Words) -> Asked:
        options = [PickOption(text=words.text(f"drill-read-{self.asking}-{one}")) for one in OPTIONS[self.asking]]
        suit = {"suit": self.guess.suits[0]} if self.asking == "half" else {}
        discards = [ThrownTile(KINDS[one.kind], drawn=one.cut == "drawn") for one in self.thrown]
        seat = PicturedSeat(name=words.text("drill-read-player"), discards=discards)
        prompt = words.text(f"drill-read-{self.asking}", **suit)
        return Asked(prompt, PickOptions(options=options), Picture(seats=[seat]))

    def why(self, words: Words, given: DrillAnswer) -> Iterator[VerdictLine]:
        player = words.text("reading-player")
        for one in self.guess.lines:
            yield line(sentence(one, words.lang, player), [one.tiles] if one.tiles else [])
        if self.asking == "ready" and not self.guess.ready:
            yield line(words.text("drill-read-no-sign"))


def of(asking: Asking) -> Level:
    def make(rules: RuleSet, rng: Random) -> Item | None:
        resolved = rules.resolved
        flow = resolved.flow
        suit = rng.randrange(3)
        honours = [kind for kind in kinds_of(resolved.tiles) if kind in HONOURS]
        item = ReadItem(asking, tuple(_thrown(rng, suit, asking, honours)), flow.chows and not flow.riichi)
        return item if _is_clear(item, suit) else None

    return Level(asking, make, has_whole_suits)


def _is_clear(item: ReadItem, suit: int) -> bool:
    """The signs point one way."""
    found = item.guess
    match item.asking:
        case "suit":
            return found.suits == ("mps"[suit],) and _is_hardly_thrown(item, suit)
        case "half":
            return found.suits[:1] == ("mps"[suit],) and found.half is not None
        case "ready":
            return found.ready or not found.near


def _is_hardly_thrown(item: ReadItem, suit: int) -> bool:
    """Less than either of the others: whoever only counts is not misled."""
    counts = [sum(one.kind // 9 == other for one in item.thrown) for other in range(3)]
    return all(counts[suit] < count for other, count in enumerate(counts) if other != suit)


def _thrown(rng: Random, suit: int, asking: Asking, box: Sequence[int]) -> Iterator[Thrown]:
    """Of a player who collects a suit: honours and edges of the others first, then their middles; of its own perhaps a
    tile or two of the half that is not wanted, and once the hand is ready whatever is drawn. `box` are its honours."""
    length = rng.randint(*LENGTH)
    others = [kind for at, kinds in enumerate(SUITS) if at != suit for kind in kinds]
    honours = rng.sample(box, rng.randint(1, 4))
    edges = rng.sample([kind for kind in others if kind % 9 in (0, 8)], rng.randint(1, 3))
    middles = rng.sample([kind for kind in others if kind % 9 not in (0, 8)], length)
    kinds = [*honours, *edges]
    rng.shuffle(kinds)
    kinds = [*kinds, *middles][:length]
    if asking == "half":
        low = rng.random() < 0.5
        half = [9 * suit + rank for rank in (range(4) if low else range(5, 9))]
        for at, tile in zip(sorted(rng.sample(range(2, 8), 2)), rng.sample(half, 2), strict=True):
            kinds[at] = tile
    elif rng.random() < LET_SLIP:
        kinds[rng.randrange(3, length)] = 9 * suit + rng.randrange(9)
    drawn_at_the_end = asking == "ready" and rng.random() < 0.4
    for at, kind in enumerate(kinds):
        cut: Cut = "hand" if rng.random() < KEPT else "drawn"
        yield Thrown(kind, "drawn" if drawn_at_the_end and at >= length - 3 else cut)


def has_whole_suits(rules: RuleSet) -> bool:
    return {*kinds_of(rules.resolved.tiles)} >= {*range(27)}


READ = Drill("read", (of("suit"), of("half"), of("ready")))
