"""Nagashi mangan as sentences: who has it, and whether the hand is won by it."""

from __future__ import annotations

from collections.abc import Callable

from ruka.rules.ruleset import RuleSet
from ruka.schema import Nagashi
from ruka.texts import text


def nagashi_sentences(event: Nagashi, name: Callable[[int], str], rules: RuleSet, lang: str) -> list[str]:
    """One for everybody who has it; D-11: a win, unless the rules count the hand as a draw.

    >>> from ruka import rule_set
    >>> event = Nagashi(ready=(), winners=(1,), points=(0, 0, 0, 0))
    >>> nagashi_sentences(event, "ESWN".__getitem__, rule_set("ema-riichi"), "en")[0][-36:]
    'claimed, and wins by nagashi mangan.'
    """
    key = "story-nagashi-as-draw" if rules.table_flow.nagashi == "as_draw" else "story-nagashi"
    return [text(key, lang, who=name(seat)) for seat in event.winners or ()]
