"""To print: what can be set on paper of any rule set, in any language, as a PDF or as HTML that prints well.

>>> from ruka.rulesets import rule_set
>>> offered(rule_set("tenhou")), offered(rule_set("mcr"))
(['rules', 'patterns', 'fu', 'points', 'glossary'], ['rules', 'patterns', 'glossary'])
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from ruka.errors import RukaError
from ruka.explain import handouts
from ruka.explain.onepage import one_page
from ruka.explain.onepage_html import one_side
from ruka.explain.paper import Paper
from ruka.explain.paper_html import columns
from ruka.explain.typeset import typeset
from ruka.explain.words import Words
from ruka.learn.glossary.printed import glossary_paper
from ruka.rules.ruleset import RuleSet
from ruka.schema.answers import PrintName, SheetFormat

__all__ = ["PRINTS", "offered", "printed", "printed_glossary"]


@dataclass(frozen=True)
class Print:
    """A paper of a rule set, how it is laid out, and which rule sets have it."""

    make: Callable[[RuleSet, Words], Paper]
    layout: str = "columns"
    fits: Callable[[RuleSet], bool] = lambda rules: True


PRINTS: Mapping[PrintName, Print] = {
    "rules": Print(one_page, "onepage"),
    "patterns": Print(handouts.patterns),
    "fu": Print(handouts.fu, fits=handouts.gives_fu),
    "points": Print(handouts.points, fits=handouts.has_tables),
    "glossary": Print(lambda rules, words: glossary_paper(words.lang, rules)),
}


def offered(rules: RuleSet) -> list[PrintName]:
    """What these rules have: some count no fu, and some have no table to look up."""
    return [name for name, print in PRINTS.items() if print.fits(rules)]


def printed(name: PrintName, rules: RuleSet, lang: str, terms: str, format: SheetFormat) -> bytes:
    """The paper of this name, ready to be sent or written to a file."""
    print = PRINTS[name]
    if not print.fits(rules):
        raise RukaError("not-printed", what=name, rules=rules.names.get(lang, rules.id))
    return _set(print.make(rules, Words(lang, terms, rules)), print.layout, format)


def printed_glossary(lang: str, format: SheetFormat) -> bytes:
    """The words of all rule sets."""
    return _set(glossary_paper(lang), "columns", format)


def _set(paper: Paper, layout: str, format: SheetFormat) -> bytes:
    if format == "pdf":
        return typeset(layout, paper)
    return (one_side if layout == "onepage" else columns)(paper).encode()
