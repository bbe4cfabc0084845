"""Items: small questions that the engine answers. In a text the answer is a fact, put to a learner it is a question."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ruka.explain.words import Words
from ruka.rules.ruleset import RuleSet
from ruka.schema.learning import AskNumber, Asks, DrillAnswer, PickOption, PickOptions, PickTiles, Picture, VerdictLine
from ruka.tiles import full_name

Answer = int | str | frozenset[str]  # a number, the name of a choice, or tiles
Lines = list[VerdictLine]


@dataclass(frozen=True)
class Put:
    """A question in words, and what is drawn with it."""

    prompt: str
    picture: Picture
    facts: tuple[str, ...] = ()


class Item(ABC):
    """What is asked, what the engine answers, and why."""

    @abstractmethod
    def answer(self, rules: RuleSet) -> Answer: ...

    @abstractmethod
    def put(self, rules: RuleSet, words: Words) -> Put: ...

    @abstractmethod
    def asks(self, rules: RuleSet, words: Words) -> Asks: ...

    @abstractmethod
    def why(self, rules: RuleSet, words: Words) -> Lines: ...

    @abstractmethod
    def said(self, rules: RuleSet, words: Words) -> str:
        """The right answer in words."""

    @abstractmethod
    def shaped(self, rules: RuleSet) -> DrillAnswer:
        """The right answer as one would give it."""

    def is_right(self, rules: RuleSet, given: DrillAnswer) -> bool:
        return given == self.shaped(rules)

    def fact(self, rules: RuleSet, words: Words) -> str | int:
        """The answer as a text takes it in."""
        found = self.answer(rules)
        return found if isinstance(found, int) else self.said(rules, words)


class NumberItem(Item):
    """How many, how much."""

    unit = "tiles"
    most = 200

    @abstractmethod
    def answer(self, rules: RuleSet) -> int: ...

    def asks(self, rules: RuleSet, words: Words) -> AskNumber:
        return AskNumber(unit=words.text(f"ask-unit-{self.unit}"), most=self.most)

    def said(self, rules: RuleSet, words: Words) -> str:
        return f"{self.answer(rules)} {words.text(f'ask-unit-{self.unit}')}"

    def shaped(self, rules: RuleSet) -> DrillAnswer:
        return DrillAnswer(number=self.answer(rules))


class ChoiceItem(Item):
    """One of a few, each with a name; a text says it."""

    @abstractmethod
    def answer(self, rules: RuleSet) -> str: ...

    @abstractmethod
    def choices(self, rules: RuleSet) -> Sequence[str]: ...

    @abstractmethod
    def name(self, choice: str, rules: RuleSet, words: Words) -> str: ...

    def asks(self, rules: RuleSet, words: Words) -> PickOptions:
        return PickOptions(options=[PickOption(text=self.name(one, rules, words)) for one in self.choices(rules)])

    def said(self, rules: RuleSet, words: Words) -> str:
        return self.name(self.answer(rules), rules, words)

    def shaped(self, rules: RuleSet) -> DrillAnswer:
        return DrillAnswer(picked=[list(self.choices(rules)).index(self.answer(rules))])


class YesNo(ChoiceItem):
    """A question of yes or no."""

    @abstractmethod
    def holds(self, rules: RuleSet) -> bool: ...

    def answer(self, rules: RuleSet) -> str:
        return "yes" if self.holds(rules) else "no"

    def choices(self, rules: RuleSet) -> Sequence[str]:
        return ("yes", "no")

    def name(self, choice: str, rules: RuleSet, words: Words) -> str:
        return words.text(f"ask-choice-{choice}")


class TilesItem(Item):
    """Tiles of those that are shown: all that are right, or where one is asked for, any of them."""

    several = False

    @abstractmethod
    def answer(self, rules: RuleSet) -> frozenset[str]: ...

    @abstractmethod
    def among(self, rules: RuleSet) -> Sequence[str]: ...

    def asks(self, rules: RuleSet, words: Words) -> PickTiles:
        return PickTiles(tiles=list(self.among(rules)), several=self.several)

    def said(self, rules: RuleSet, words: Words) -> str:
        return names([tile for tile in self.among(rules) if tile in self.answer(rules)], words)

    def shaped(self, rules: RuleSet) -> DrillAnswer:
        right = self.answer(rules)
        found = [tile for tile in self.among(rules) if tile in right]
        return DrillAnswer(tiles=found if self.several else found[:1])

    def is_right(self, rules: RuleSet, given: DrillAnswer) -> bool:
        right, picked = self.answer(rules), frozenset(given.tiles)
        return picked == right if self.several else len(picked) == 1 and picked <= right


def names(tiles: Iterable[str], words: Words) -> str:
    return ", ".join(full_name(tile, words.lang) for tile in tiles)
