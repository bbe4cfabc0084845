"""What a drill is: levels that make items, and items that are a question with its answer.

An item knows no language: it is asked and explained in words when somebody reads it. What makes it draws only from the
random numbers that it is given, so that a seed makes the same item anywhere.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from random import Random

from ruka.explain.words import Words, capital
from ruka.rules.ruleset import RuleSet
from ruka.schema.learning import AskNumber, Asks, DrillAnswer, PickOptions, PickTiles, Picture, VerdictLine
from ruka.tiles import CODES, full_name, in_order

MANY = 5
MOST_NUMBER = 1_000_000


def unit_of(counted: Callable[[int], str]) -> str:
    """The unit as it follows several, of what says a number with it.

    >>> unit_of(Words("cs").points), unit_of(Words("pl").points)
    ('bodů', 'punktów')
    """
    return counted(MANY).replace(str(MANY), "", 1).strip()


@dataclass(frozen=True)
class Asked:
    """A question in words of one language."""

    prompt: str
    asks: Asks
    picture: Picture = field(default_factory=Picture)
    facts: tuple[str, ...] = ()
    counted: Callable[[int], str] = str  # a number with its unit

    @classmethod
    def number(
        cls,
        prompt: str,
        counted: Callable[[int], str],
        picture: Picture | None = None,
        facts: tuple[str, ...] = (),
        most: int = MOST_NUMBER,
    ) -> Asked:
        """A question that is answered by a number."""
        asks = AskNumber(unit=unit_of(counted), most=most)
        return cls(prompt, asks, picture or Picture(), facts, counted)

    def said(self, answer: DrillAnswer, lang: str) -> str:
        """An answer in words."""
        match self.asks:
            case PickOptions(options=options):
                chosen = (options[place] for place in answer.picked)
                return ", ".join(" · ".join(filter(None, (option.tiles, option.text))) for option in chosen)
            case PickTiles():
                return ", ".join(full_name(tile, lang) for tile in answer.tiles)
            case AskNumber():
                return self.counted(answer.number or 0)


class Item(ABC):
    """A question with its answer."""

    terms: tuple[str, ...] = ()  # of the glossary, that help

    @property
    @abstractmethod
    def answer(self) -> DrillAnswer:
        """The only right one."""

    @abstractmethod
    def asked(self, words: Words) -> Asked:
        """The question, without the answer."""

    @abstractmethod
    def why(self, words: Words, given: DrillAnswer) -> Iterator[VerdictLine]:
        """The reasons for the answer, and what is wrong with the one that was given."""


Make = Callable[[RuleSet, Random], Item | None]  # None: what came up is no good question


def everywhere(rules: RuleSet) -> bool:
    return True


@dataclass(frozen=True)
class Level:
    """One kind of question; `fits` says by the values of a rule set whether it can be asked there."""

    name: str
    make: Make
    fits: Callable[[RuleSet], bool] = everywhere


@dataclass(frozen=True)
class Drill:
    """Levels from the easiest to the hardest."""

    name: str
    levels: tuple[Level, ...]

    def levels_of(self, rules: RuleSet) -> tuple[Level, ...]:
        """Those that can be asked by these rules; none: the drill is not for them."""
        return tuple(level for level in self.levels if level.fits(rules))


# --- answers ---------------------------------------------------------------------------------------------------------


def number(value: int) -> DrillAnswer:
    return DrillAnswer(number=value)


def some_tiles(tiles: Iterable[str]) -> DrillAnswer:
    return DrillAnswer(tiles=in_order(tiles))


def picked(*places: int) -> DrillAnswer:
    return DrillAnswer(picked=sorted(places))


def same(asks: Asks, given: DrillAnswer, right: DrillAnswer) -> bool:
    """Order and repetition mean nothing; a red five is not the same tile as a five where both are offered."""
    match asks:
        case PickOptions():
            return {*given.picked} == {*right.picked}
        case PickTiles():
            return {*given.tiles} == {*right.tiles}
        case AskNumber():
            return given.number == right.number


def fitting(asks: Asks, given: DrillAnswer) -> bool:
    """Whether an answer has the shape of what was asked: something was answered, and nothing that was not offered."""
    match asks:
        case PickOptions(options=options, several=several):
            found = bool(given.picked) and all(0 <= place < len(options) for place in given.picked)
            return found and not given.tiles and given.number is None and (several or len(given.picked) == 1)
        case PickTiles(tiles=tiles, several=several):
            found = bool(given.tiles) and {*given.tiles} <= {*tiles}
            return found and not given.picked and given.number is None and (several or len(given.tiles) == 1)
        case AskNumber(most=most):
            return given.number is not None and abs(given.number) <= most and not given.picked and not given.tiles


def tile_names(tiles: Iterable[str], words: Words) -> str:
    return ", ".join(full_name(tile, words.lang) for tile in sorted(tiles, key=CODES.__getitem__))


def line(text: str, tiles: Iterable[str] = (), worth: str = "", **more: bool | str) -> VerdictLine:
    return VerdictLine(text=capital(text), tiles=[*tiles], worth=worth, **more)  # type: ignore[arg-type]
