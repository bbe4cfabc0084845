"""Publish the rule sets that say something new: python tools/publish_rules.py "what changed" [rule sets].

Each gets the next revision, with its canonical form in src/ruka/rulesets/published/; what is published is never
written again. A test refuses rule sets that say something else than their newest revision.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

from ruka.rules.ruleset import RuleSet
from ruka.rulesets import RULE_SETS
from ruka.rulesets.published import published, revisions

FOLDER = Path(__file__).resolve().parents[1] / "src/ruka/rulesets/published"


def unpublished() -> Iterator[RuleSet]:
    """Rule sets that do not say what their newest published revision says."""
    for rules in RULE_SETS.values():
        known = revisions(rules.id)
        if not known or published(rules.id, known[-1])["rules"] != json.loads(rules.canonical()):
            yield rules


def page(rules: RuleSet, change: str) -> str:
    """The file of a revision: a line for each part and each price, so that two of them can be compared."""
    lines = [f'"change": {json.dumps(change, ensure_ascii=False)},', '"rules": {']
    form = json.loads(rules.canonical())
    parts = []
    for name, value in form.items():
        if name in ("prices", "options"):
            rows = ",\n".join(f"  {_compact(one)}" for one in value)
            parts.append(f' "{name}": [\n{rows}\n ]')
        else:
            parts.append(f' "{name}": {_compact(value)}')
    return "{\n" + "\n".join(lines) + "\n" + ",\n".join(parts) + "\n}\n}\n"


def _compact(value: object) -> str:
    return json.dumps(value, sort_keys=True, ensure_ascii=False, separators=(",", ":"))


def main(words: list[str]) -> int:
    if not words:
        print(__doc__)
        return 2
    change, only = words[0], words[1:]
    for rules in unpublished():
        if only and rules.id not in only:
            continue
        name = f"{rules.id}@{max(revisions(rules.id), default=0) + 1}"
        (FOLDER / f"{name}.json").write_text(page(rules, change), encoding="utf-8")
        print(f"published {name}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
