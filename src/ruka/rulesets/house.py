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

[patterns.dragon_pair]                   # a pattern of this table, written in the words of ruka.rules.written
name = "Dragon pair"
is = "any_of(pairs & DRAGONS)"
open = 0
concealed = 1
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from os import PathLike
from pathlib import Path

import tomli_w

from ruka.errors import RukaError, RulesError, wrong_type
from ruka.rules.options import OptionValue
from ruka.rules.pattern import CATALOGUE, FAN, TAGS, Pattern, Price, price
from ruka.rules.ruleset import RuleSet, check_asked
from ruka.rules.written import written
from ruka.rulesets import rule_set
from ruka.rulesets.stored import check_words, named

_KEYS = {"base": str, "id": str, "name": str, "options": dict, "prices": dict, "patterns": dict}
_PATTERN = {"name": str, "names": dict, "is": str, "open": int, "concealed": int, "tag": str, "excludes": list}
MOST_TEXT = 16 * 1024  # letters of a file
MOST_PATTERNS = 64  # of one's own
ID = re.compile(r"[a-z0-9][a-z0-9-]{0,63}")
PATTERN_ID = re.compile(r"[a-z][a-z0-9_]{0,39}")


def load_rules(path: str | Path) -> RuleSet:
    """The rule set of a house-rule file; what is wrong in it is said in a sentence.

    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     file = Path(folder, "thursday.toml")
    ...     _ = file.write_text('base = "wrc"', encoding="utf-8")
    ...     load_rules(file).id
    'thursday'
    """
    if not isinstance(path, str | PathLike):
        raise wrong_type("house rules are in a file: its path", path)
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
    if len(text) > MOST_TEXT:
        raise RulesError("long-form", most=MOST_TEXT // 1024)
    try:
        content = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as problem:
        refused, place = RulesError("house-not-toml", problem=str(problem)), re.search(r"line (\d+)", str(problem))
        refused.line = int(place[1]) if place else None
        raise refused from None
    _check_keys(content, text)
    with _at(text, "base"):
        base = rule_set(content["base"])
    id = content.get("id", default_id)
    with _at(text, "id"):
        if not ID.fullmatch(id):
            raise RulesError("house-bad-id", id=id)
    rules = base
    for name, worth in content.get("prices", {}).items():
        with _at(text, name, "prices"):
            rules = _with_price(rules, name, worth)
    own = {}
    for name, said in content.get("patterns", {}).items():
        with _at(text, name, "patterns"):
            added = _own_price(name, said)
            check_asked(rules.options, added, base.id)
            rules, own[name] = rules.but(prices=(added,)), dict(added.pattern.names)
    words = {"base": base.id, "name": content.get("name", id), "patterns": own}
    with _at(text, "name"):
        check_words(words)
    for name, value in content.get("options", {}).items():
        with _at(text, name, "options"):
            rules = rules.with_options({name: value})
    return named(replace(rules, id=id, revision=0), words)


@contextmanager
def _at(text: str, key: str, table: str = "") -> Iterator[None]:
    """What is refused meanwhile is wrong on the line of this key."""
    try:
        yield
    except RukaError as error:
        placed = RulesError(error.code, **error.words)
        placed.line = _line_of(text, key, table)
        raise placed from None


def _line_of(text: str, key: str, table: str) -> int | None:
    """Where the key stands in its table; keys may be dotted, and tables written in several ways."""
    name = rf"[\"']?{re.escape(key)}[\"']?"
    places = (rf"^\s*\[\s*{table}\s*\.\s*{name}\s*\]", rf"^\s*(?:{table}\s*\.\s*)?{name}\s*[=.]", name)
    found = next((match for place in places if (match := re.search(place, text, re.MULTILINE))), None)
    return None if found is None else text.count("\n", 0, found.end()) + 1


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


def _check_keys(content: Mapping[str, object], text: str) -> None:
    for key in content:
        with _at(text, key):
            _check_types({key: content[key]}, _KEYS)
    if "base" not in content:
        raise RulesError("house-no-base")
    if len(content.get("patterns", {})) > MOST_PATTERNS:  # type: ignore[arg-type]
        raise RulesError("house-many-patterns", most=MOST_PATTERNS)


def _check_types(content: Mapping[str, object], known: Mapping[str, type]) -> None:
    for key, value in content.items():
        if key not in known:
            raise RulesError("house-unknown-key", key=key, known=", ".join(known))
        if not isinstance(value, known[key]) or (known[key] is int and isinstance(value, bool)):
            raise RulesError("house-bad-value", key=key)


def _own_price(name: str, said: object) -> Price:
    """A pattern that only this table has, with its price."""
    if not PATTERN_ID.fullmatch(name) or name in CATALOGUE:
        raise RulesError("house-bad-pattern", name=name)
    if not isinstance(said, dict):
        raise RulesError("house-bad-value", key=name)
    _check_types(said, _PATTERN)
    if "is" not in said or not {"open", "concealed"} & said.keys():
        raise RulesError("house-bare-pattern", name=name)
    title = said.get("name", name.replace("_", " "))
    names = {**dict.fromkeys(("ja", "cs", "pl", "en"), title), **said.get("names", {})}
    tag = said.get("tag", FAN)
    if tag not in TAGS or not names.keys() <= {"ja", "cs", "pl", "en"}:
        raise RulesError("house-bad-value", key="tag" if tag not in TAGS else "names")
    open: int = said.get("open", 0)
    concealed: int = said.get("concealed", open)
    if not all(0 <= part <= 100 for part in (open, concealed)):
        raise RulesError("house-bad-price", name=name)
    gone = [one for one in said.get("excludes", []) if isinstance(one, str) and one in CATALOGUE]
    if len(gone) != len(said.get("excludes", [])):
        raise RulesError("house-bad-value", key="excludes")
    return price(
        Pattern(name, written(said["is"]), names),
        open,
        concealed,
        tag=tag,
        excludes=tuple(CATALOGUE[one] for one in gone),
    )


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
