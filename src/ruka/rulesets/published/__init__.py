"""Every published revision of the built-in rule sets, as stored values: one small file each, never changed again.

A game that was begun or recorded under an older revision goes on under it: ``rule_set("tenhou@1")``. The newest
revision of each is what the modules of :mod:`ruka.rulesets` say; `tools/publish_rules.py` writes it.
"""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from typing import Any

from ruka.errors import UnknownName
from ruka.rules.form import canonical, hash_of
from ruka.rules.ruleset import RuleSet
from ruka.texts import text


def revision(like: RuleSet, number: int) -> RuleSet:
    """A published revision of a built-in rule set; the words about it are today's.

    >>> from ruka.rulesets import rule_set
    >>> revision(rule_set("hong-kong"), 1).id
    'hong-kong'
    """
    return _revision(like, number)


@cache
def _revision(like: RuleSet, number: int) -> RuleSet:
    read = replace(RuleSet.from_form(published(like.id, number)["rules"], like.id, like), revision=number)
    return like if read == like else read


def published(id: str, number: int) -> Any:
    """What the file of a revision says: the rules, and what changed."""
    file = files(__name__).joinpath(f"{id}@{number}.json")
    if not file.is_file():
        known = ", ".join(f"{id}@{one}" for one in revisions(id))
        raise UnknownName("unknown-rules", name=f"{id}@{number}", known=known)
    return json.loads(file.read_text(encoding="utf-8"))


@dataclass(frozen=True)
class Revision:
    """One line of the history of a rule set."""

    rules: str  # its id
    number: int
    hash: str
    change: str  # what changed, in English

    @property
    def id(self) -> str:
        return f"{self.rules}@{self.number}"

    def sentence(self, lang: str) -> str:
        """What changed: the line of this rule set, or the one that it shares with the others."""
        for key in (f"revision-{self.rules}-{self.number}", f"revision-{self.number}"):
            with suppress(KeyError):
                return text(key, lang)
        return self.change


def history(id: str) -> list[Revision]:
    """Every published revision of a rule set with its line in the changelog, oldest first.

    >>> [one.id for one in history("modern-japanese")]
    ['modern-japanese@1']
    """
    files = ((number, published(id, number)) for number in revisions(id))
    return [Revision(id, number, hash_of(canonical(file["rules"])), file["change"]) for number, file in files]


def revisions(id: str) -> list[int]:
    """The numbers of the published revisions of a rule set, oldest first."""
    names = (file.name for file in files(__name__).iterdir())
    return sorted(int(name.removesuffix(".json").split("@")[1]) for name in names if name.startswith(f"{id}@"))
