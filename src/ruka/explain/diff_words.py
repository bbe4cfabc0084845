"""What two rule sets do differently, in words: for the terminal and for the pages of house rules."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from ruka.explain import rulebook
from ruka.explain.diff import Difference
from ruka.explain.words import Words
from ruka.rules.pattern import CATALOGUE
from ruka.rules.ruleset import RuleSet
from ruka.texts import written

POLICIES = ("table", "formula", "payment", "match", "flow")


@dataclass(frozen=True)
class Told:
    """A difference in words of one language."""

    where: str
    name: str
    left: str
    right: str


def in_words(left: RuleSet, right: RuleSet, one: Difference, words: Words, as_set: bool = True) -> Told:
    """An option stands as one sets it, `open_tanyao`, `true`; or, for who sets nothing, in words as the rest."""
    as_set = as_set and one.where == "option"
    sides = ((left, one.left), (right, one.right))
    said = (_shown(one, value, replace(words, rules=rules), as_set) or "–" for rules, value in sides)
    return Told(words.text(f"diff-{one.where}"), one.name if as_set else _name(one, left, right, words), *said)


def _name(one: Difference, left: RuleSet, right: RuleSet, words: Words) -> str:
    if one.where == "option":
        return words.text(f"option-{one.name}")
    if one.where in POLICIES:
        return words.text(f"field-{one.name}")
    if one.name in CATALOGUE:
        return words.name(one.name)
    # only those rules that have it know what a pattern of the house is called
    having = (rules for rules in (left, right) if any(price.pattern.id == one.name for price in rules.prices))
    return replace(words, rules=next(having)).name(one.name)


def _shown(one: Difference, value: Any, words: Words, as_set: bool) -> str:
    """One side of a difference; nothing where there is nothing to say."""
    if value is None:
        return ""
    if as_set:
        return rulebook.shown(value)
    if one.where == "price":
        named = ((words.term(each.key), each.text(words)) if each.key else (each.text(words),) for each in value)
        return "; ".join(map(": ".join, named))
    if one.where == "one_short":
        return str(value.text(words))
    if one.where == "meaning":
        return words.text(value) if one.name in CATALOGUE else str(value)
    if one.where == "excludes" or one.name in ("liable", "unfinished"):
        return ", ".join(map(words.name, value))
    if one.name in ("forms", "opening_forms"):
        return "; ".join(map(words.text, value))
    if one.name == "minimum":
        return " / ".join(map(str, dict.fromkeys(value)))
    return _value(value, words)


def _value(value: Any, words: Words) -> str:
    """A policy in words; a value that has no name of its own speaks for itself."""
    if isinstance(value, bool):
        return words.text("diff-yes" if value else "diff-no")
    if isinstance(value, list | tuple):
        return (": " if _is_pair(value) else ", ").join(_value(one, words) for one in value)
    if isinstance(value, str):
        return words.choice(value)
    if isinstance(value, int):
        return written(value)
    return rulebook.shown(value)


def _is_pair(value: list[object] | tuple[object, ...]) -> bool:
    return len(value) == 2 and all(isinstance(one, str) for one in value)
