"""Sentences of the coach in one language."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from ruka.agents.maxims.words import sentence as maxim
from ruka.coach import figures
from ruka.coach.sentences import After, Deed, Named, Sentence, Share, Sourced, Who, Word, Worth
from ruka.explain.words import Words, capital
from ruka.rules.pattern import CATALOGUE
from ruka.rules.ruleset import RuleSet
from ruka.schema import WINDS, Action, View
from ruka.schema.actions import OF_A_KIND

MINUS = re.compile(r"(?<![\w-])-(?=\d)")  # that of a number, where Fluent writes a hyphen


@dataclass(frozen=True)
class Wording:
    """How the coach speaks at one table; `names` are those of the players by seat, empty where nobody knows them."""

    rules: RuleSet
    lang: str = "en"
    names: Sequence[str] = ()
    terms: str = "native"
    marked: bool = False  # names of patterns lead to the glossary: `[term:riichi|Riichi]`

    @property
    def words(self) -> Words:
        return Words(self.lang, self.terms, self.rules)

    def sentence(self, sentence: Sentence, winds: Sequence[str]) -> str:
        """With the winds of the seats in this hand.

        >>> from ruka.rulesets import rule_set
        >>> from ruka.schema import AdviceLine
        >>> words = {"tile": "4p", "who": Who(2)}
        >>> safe = Sentence("coach-safe-own", words, (AdviceLine("safe", seat=2, why="own"),))
        >>> Wording(rule_set("tenhou"), "en", ["", "", "Eva", ""]).sentence(safe, "ESWN")
        'Eva (west) has discarded 4p and cannot win on it.'
        """
        filled = {name: self._filled(word, winds) for name, word in sentence.words.items()}
        return MINUS.sub("−", capital(self.words.text(sentence.key, **filled)))

    def deed(self, action: Action) -> str:
        """An action in words; tiles are in notation, so that whoever shows it can draw them."""
        return capital(self._filled_deed("coach-deed", action))

    def share(self, chance: float) -> str:
        return self.words.text("coach-share", value=figures.share(chance))

    def points(self, number: float) -> str:
        return self.words.points(figures.points(number))

    def signed(self, number: float) -> str:
        """A sum with its sign, as people write it.

        >>> from ruka.rulesets import rule_set
        >>> Wording(rule_set("tenhou")).signed(-1234.0)
        '−1200'
        """
        return f"{figures.points(number):+}".replace("-", "−").replace("+0", "0")

    def who(self, seat: int, winds: Sequence[str]) -> str:
        name, wind = self.names[seat] if seat < len(self.names) else "", winds[seat]
        if name:
            return self.words.text("named-player", name=name, wind=wind) if wind else name
        return self.words.text("story-who", who=wind) if wind else self.words.text("story-seat", seat=seat)

    def _filled(self, word: Word, winds: Sequence[str]) -> str | int | float:
        match word:
            case After(action):
                return self._filled_deed("coach-after", action)
            case Deed(action):
                return self._filled_deed("coach-deed", action)
            case Who(seat):
                return self.who(seat, winds)
            case Share(chance):
                return self.share(chance)
            case Named(pattern):
                name = self.words.name(pattern)
                return f"[term:{pattern}|{name}]" if self.marked and pattern in CATALOGUE else name
            case Worth(value):
                return self.words.fan(figures.whole(value))
            case Sourced(line):
                return maxim(line, self.lang, "" if line.seat is None else self.who(line.seat, winds))
        assert isinstance(word, str | int | float)
        return word

    def _filled_deed(self, key: str, action: Action) -> str:
        tile = action.tile * 4 if action.type in OF_A_KIND else action.tile
        return self.words.text(key, type=action.type, tiles=action.tiles or _together(tile))


def _together(tiles: str) -> str:
    """Four of a kind: 5555p."""
    return tiles[::2] + tiles[1:2]


def winds_of(view: View) -> tuple[str, ...]:
    """By seat; none of one who sits out."""
    named = (*WINDS, "")
    return tuple(named[view.wind_of(seat)] for seat in range(len(view.seats)))
