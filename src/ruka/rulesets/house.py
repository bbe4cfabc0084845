"""House rules: a small file that names a base and what is different at this table.

base = "ema-riichi"
id = "thursday"
name = "Thursday club"

[options]
open_tanyao = true

[prices]
sanrenkou = 2                            # any pattern of the catalogue
chinitsu = { open = 4, concealed = 5 }
renhou = false                           # not at this table
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import tomli_w

from ruka.errors import RulesError
from ruka.rules.options import OptionValue
from ruka.rules.pattern import CATALOGUE, FAN, Price, price
from ruka.rules.ruleset import RuleSet
from ruka.rulesets import rule_set

_KEYS = {"base": str, "id": str, "name": str, "options": dict, "prices": dict}


def load_rules(path: str | Path) -> RuleSet:
    """The rule set of a house-rule file; what is wrong in it is said in a sentence.

    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     file = Path(folder, "thursday.toml")
    ...     _ = file.write_text('base = "wrc"', encoding="utf-8")
    ...     load_rules(file).id
    'thursday'
    """
    path = Path(path)
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, ValueError):  # no such file, no text, or a name that no file can have
        raise RulesError("unreadable-file", path=str(path)) from None
    return parse_rules(text, default_id=path.stem)


def parse_rules(text: str, default_id: str = "house") -> RuleSet:
    """The rule set that the text of a house-rule file describes.

    >>> rules = parse_rules('base = "tenhou"\\n[options]\\nopen_tanyao = false\\n[prices]\\nsanrenkou = 2', "club")
    >>> rules.id, rules.settings["open_tanyao"], [p.concealed for p in rules.prices if p.pattern.id == "sanrenkou"]
    ('club', False, [2])
    """
    try:
        content = tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        raise RulesError("house-not-toml", problem=str(problem)) from None
    _check_keys(content)
    base = rule_set(content["base"])
    id = content.get("id", default_id)
    if not re.fullmatch(r"[a-z0-9][a-z0-9-]{0,63}", id):
        raise RulesError("house-bad-id", id=id)
    rules = base
    for name, worth in content.get("prices", {}).items():
        rules = _with_price(rules, name, worth)
    title = content.get("name", id)
    rules = replace(rules, id=id, names=dict.fromkeys(("cs", "pl", "en"), title), source=base.id)
    return rules.with_options(content.get("options", {}))


def house_file(
    base: RuleSet, id: str, name: str, options: Mapping[str, OptionValue], prices: Mapping[str, tuple[int, int]]
) -> str:
    """The text of a house-rule file: the other way round.

    >>> from ruka.rulesets import rule_set
    >>> print(house_file(rule_set("tenhou"), "club", "Club", {"open_tanyao": False}, {"renhou": (0, 5)}), end="")
    base = "tenhou"
    id = "club"
    name = "Club"
    <BLANKLINE>
    [options]
    open_tanyao = false
    <BLANKLINE>
    [prices.renhou]
    open = 0
    concealed = 5
    """
    content = {"base": base.id, "id": id, "name": name, "options": dict(options)}
    worth = {pattern: {"open": open, "concealed": concealed} for pattern, (open, concealed) in prices.items()}
    return tomli_w.dumps(content | {"prices": worth})


def _check_keys(content: Mapping[str, object]) -> None:
    for key, value in content.items():
        if key not in _KEYS:
            raise RulesError("house-unknown-key", key=key, known=", ".join(_KEYS))
        if not isinstance(value, _KEYS[key]):
            raise RulesError("house-bad-value", key=key)
    if "base" not in content:
        raise RulesError("house-no-base")


def _with_price(rules: RuleSet, name: str, worth: object) -> RuleSet:
    if name not in CATALOGUE:
        raise RulesError("unknown-pattern", name=name)
    pattern = CATALOGUE[name]
    if worth is False:
        return rules.but(without=(pattern,))
    value: tuple[int, int]
    match worth:
        case int(both) if not isinstance(both, bool):
            value = (both, both)
        case {"open": int(open), "concealed": int(concealed), **rest} if not rest:
            value = (open, concealed)
        case _:
            raise RulesError("house-bad-price", name=name)
    if not all(0 <= part <= 100 for part in value):
        raise RulesError("house-bad-price", name=name)
    priced = [p for p in rules.prices if p.pattern.id == name]
    if len(priced) > 1:
        raise RulesError("house-many-prices", name=name)
    changed: Price = (
        replace(priced[0], open=value[0], concealed=value[1]) if priced else price(pattern, *value, tag=FAN)
    )
    return rules.but(prices=(changed,))
