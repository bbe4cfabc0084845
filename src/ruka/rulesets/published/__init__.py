"""Every published revision of the built-in rule sets, as stored values: one small file each, never changed again.

A game that was begun or recorded under an older revision goes on under it: ``rule_set("tenhou@1")``. The newest
revision of each is what the modules of :mod:`ruka.rulesets` say; `tools/publish_rules.py` writes it.
"""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache
from importlib.resources import files
from typing import Any

from ruka.errors import UnknownName
from ruka.rules.ruleset import RuleSet


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


def revisions(id: str) -> list[int]:
    """The numbers of the published revisions of a rule set, oldest first."""
    names = (file.name for file in files(__name__).iterdir())
    return sorted(int(name.removesuffix(".json").split("@")[1]) for name in names if name.startswith(f"{id}@"))
