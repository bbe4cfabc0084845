"""Rules outside of the program: read from a canonical text, or from what a record or a server keeps of them.

A text of a published revision is that revision, with all its names and clauses. Any other rules (house rules, those of
another program or of a version that is not out yet) are read from the form alone; the words about them come with it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from typing import Any

from ruka.errors import RulesError, wrong_type
from ruka.rules.form import canonical, hash_of, parse_form
from ruka.rules.pattern import CATALOGUE
from ruka.rules.ruleset import RuleSet
from ruka.rulesets import RULE_SETS, rule_set
from ruka.rulesets.published import published, revisions

LANGUAGES = ("cs", "pl", "en")
MOST_NAME = 64  # letters of a name
UNNAMED = "house"


def read_rules(text: str) -> RuleSet:
    """The rules that a canonical text says.

    >>> rules = rule_set("tenhou@1").with_options(length="tonpuu")
    >>> read_rules(rules.canonical()) == rules
    True
    """
    if not isinstance(text, str):
        raise wrong_type("stored rules are a text", text)
    return stored_rules(UNNAMED, text)


@lru_cache(256)
def _read(id: str, text: str, about: str) -> RuleSet:
    form = parse_form(text)
    if (known := _known(id, form)) is not None:
        return known
    words = parse_form(about)
    base = RULE_SETS.get(words.get("base", id))
    rules = RuleSet.from_form(form, id, base)
    if rules.canonical() != canonical(form):
        raise RulesError("form-not-canonical")
    return named(replace(rules, revision=0), words) if words else rules


@dataclass(frozen=True)
class Stored:
    """Rules as plain values: what a database keeps and another process is given."""

    id: str
    text: str  # canonical
    about: str = "{}"  # the words about house rules, as JSON

    @classmethod
    def of(cls, rules: RuleSet) -> Stored:
        return cls(rules.id, rules.canonical(), canonical(words_about(rules)))

    @property
    def hash(self) -> str:
        return hash_of(self.text)

    @property
    def rules(self) -> RuleSet:
        """
        >>> Stored.of(rule_set("mcr@1")).rules is Stored.of(rule_set("mcr@1")).rules
        True
        """
        return stored_rules(self.id, self.text, parse_form(self.about))


def stored_rules(id: str, text: str, about: Mapping[str, Any] | None = None) -> RuleSet:
    """The rules of a text under an id; `about` has the words about house rules (see `words_about`).

    The same rules are asked for many times, and compiled once.
    """
    check_words(about or {})
    return _read(id, text, canonical(dict(about or {})))


def _known(id: str, form: Any) -> RuleSet | None:
    """The built-in rules, of today or of an older revision, that say this."""
    if not isinstance(form, dict):
        return None
    chosen = form.get("chosen", {})
    whole = hash_of(canonical({name: part for name, part in form.items() if name != "chosen"}))
    names = [name for name in _published().get(whole, ()) if id in (UNNAMED, name.partition("@")[0])]
    return rule_set(names[-1]).with_options(chosen) if names and isinstance(chosen, dict) else None


@cache
def _published() -> dict[str, list[str]]:
    """Every published revision by the hash of its form."""
    found: dict[str, list[str]] = {}
    for id in RULE_SETS:
        for number in revisions(id):
            found.setdefault(hash_of(canonical(published(id, number)["rules"])), []).append(f"{id}@{number}")
    return found


# --- the words about house rules, which are no part of what they say


def words_about(rules: RuleSet) -> dict[str, Any]:
    """The name of house rules, their base, and what they call patterns of their own; nothing for built-in rules."""
    if not rules.base:
        return {}
    own = {price.pattern.id: dict(price.pattern.names) for price in rules.prices if price.pattern.id not in CATALOGUE}
    words = {"base": rules.base, "name": rules.names.get("en", rules.id), **({"patterns": own} if own else {})}
    return json.loads(canonical(words))  # type: ignore[no-any-return]  # always in the same order


def named(rules: RuleSet, words: Mapping[str, Any]) -> RuleSet:
    """The rules with these words about them."""
    own: Mapping[str, Mapping[str, str]] = words.get("patterns", {})
    prices = (
        replace(price, pattern=replace(price.pattern, names=own[price.pattern.id]))
        if price.pattern.id in own and price.pattern.id not in CATALOGUE
        else price
        for price in rules.prices
    )
    title = words.get("name") or rules.id
    base = words.get("base", "")
    return replace(rules, names=dict.fromkeys(LANGUAGES, title), source=base, base=base, prices=tuple(prices))


def check_words(words: Mapping[str, Any]) -> None:
    """Words that somebody brings are short texts, and their base is known."""
    patterns = words.get("patterns", {})
    fine = (
        set(words) <= {"base", "name", "patterns"}
        and words.get("base", "tenhou") in tuple(RULE_SETS)
        and isinstance(words.get("name", ""), str)
        and isinstance(patterns, dict)
        and all(isinstance(one, dict) and "en" in one for one in patterns.values())
    )
    if not fine:
        raise RulesError("bad-form", place="about")
    for name in (words.get("name", ""), *(name for one in patterns.values() for name in one.values())):
        check_name(name)


def check_name(name: object) -> None:
    """A name is a short text in which there is something to see; an empty one leaves it to the id."""
    shown = "".join(letter for letter in str(name) if letter.isprintable())
    fine = isinstance(name, str) and len(name) <= MOST_NAME and (not name or (name == shown and bool(name.strip())))
    if not fine:
        cut = shown if len(shown) <= MOST_NAME else f"{shown[:MOST_NAME].strip()}…"
        raise RulesError("rules-bad-name", name=cut, most=MOST_NAME)
