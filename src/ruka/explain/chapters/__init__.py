"""How a game goes, from the box to the last place, in the chapters of a rule book: what a rule set's values say.

>>> from ruka.rulesets import rule_set
>>> from ruka.explain.words import Words
>>> [chapter.id for chapter in chapters(rule_set("hong-kong"), Words("en"))][:6]
['source', 'needs', 'seats', 'wall', 'deal', 'hand']
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from ruka.explain.chapters import calls, ends, faults, game, hand, riichi, table
from ruka.explain.chapters.hand import forms
from ruka.explain.chapters.teller import Teller
from ruka.explain.parts import Chapter, Part, cited_once
from ruka.explain.words import Words
from ruka.rules.ruleset import RuleSet

__all__ = ["CHAPTERS", "chapter", "chapters", "forms"]

CHAPTERS: dict[str, Callable[[Teller], Iterator[Part]]] = {
    "source": table.source,
    "needs": table.needs,
    "seats": table.seats,
    "wall": table.wall,
    "deal": table.deal,
    "hand": hand.hand,
    "turn": hand.turn,
    "calls": calls.calls,
    "kongs": calls.kongs,
    "dora": riichi.dora,
    "riichi": riichi.riichi,
    "furiten": riichi.furiten,
    "ends": ends.ends,
    "ready": ends.ready,
    "liability": ends.liability,
    "counters": game.counters,
    "penalties": faults.penalties,
    "manners": faults.manners,
    "game": game.game,
}


def chapters(rules: RuleSet, words: Words) -> Iterator[Chapter]:
    """Those about which the rule set says something."""
    teller = Teller(rules, words)
    for id, tell in CHAPTERS.items():
        if parts := tuple(tell(teller)):
            yield chapter(id, parts, words)


def chapter(id: str, parts: Sequence[Part], words: Words) -> Chapter:
    return Chapter(id, words.text(f"chapter-{id}"), cited_once(parts))
