"""The rule books, each made once; no test may change one."""

from __future__ import annotations

from functools import cache

from ruka.explain.book import Book, make_book
from ruka.explain.words import Words
from ruka.rules import RuleSet
from ruka.rulesets import rule_set


def book_of(rules: RuleSet | str, lang: str = "en") -> Book:
    return _made(rule_set(rules) if isinstance(rules, str) else rules, lang)


@cache
def _made(rules: RuleSet, lang: str) -> Book:
    return make_book(rules, Words(lang))
