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
from typing import Any

import tomli_w

from ruka.errors import RukaError, RulesError, wrong_type
from ruka.rules.options import OptionValue
from ruka.rules.pattern import CATALOGUE, FAN, TAGS, Pattern, Price, price
from ruka.rules.ruleset import RuleSet, check_asked
from ruka.rules.written import nearest, written
from ruka.rulesets import RULE_SETS, rule_set
from ruka.rulesets.places import line_of
from ruka.rulesets.stored import check_name, check_words, named
from ruka.scoring.score import compiled

_KEYS = {"base": str, "id": str, "name": str, "options": dict, "prices": dict, "patterns": dict}
_TYPES = {str: "text", dict: "table", int: "number", list: "list"}
_PATTERN = {"name": str, "names": dict, "is": str, "open": int, "concealed": int, "tag": str, "excludes": list}
BOM = "\ufeff"  # that some editors put before a text
MOST_TEXT = 16 * 1024  # letters of a file
MOST_PATTERNS = 64  # of one's own
DEAREST = 100  # of one price
TITLED = ("ja", "cs", "pl", "en")  # languages in which a pattern has a name
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
    text = text.removeprefix(BOM)
    if len(text) > MOST_TEXT:
        raise RulesError("long-form", most=MOST_TEXT // 1024)
    try:
        content = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as problem:
        refused, place = RulesError("house-not-toml", problem=str(problem)), re.search(r"line (\d+)", str(problem))
        refused.line = int(place[1]) if place else None
        raise refused from None
    return _House(content, text, default_id).rules()


class _House:
    """Reads the content of one file; what is wrong is said with the line of its key."""

    def __init__(self, content: dict[str, Any], text: str, default_id: str) -> None:
        self.content = content
        self.text = text
        self.default_id = default_id

    @contextmanager
    def at(self, *path: str) -> Iterator[None]:
        """What is refused meanwhile is wrong on the line of this key."""
        try:
            yield
        except RukaError as error:
            if isinstance(error, RulesError) and error.line is not None:
                raise
            placed = RulesError(error.code, **error.words)
            placed.line = line_of(self.text, *path)
            raise placed from None

    def rules(self) -> RuleSet:
        self.check_types(self.content, _KEYS)
        if "base" not in self.content:
            raise RulesError("house-no-base")
        with self.at("base"):
            base = rule_set(self.content["base"])
        id = self.id()
        rules = base
        for name, worth in self.content.get("prices", {}).items():
            with self.at("prices", name):
                rules = _with_price(rules, name, worth)
        own = self.own_prices()
        for name, added in own.items():
            with self.at("patterns", name, "is"):
                check_asked(rules.options, added, base.id)
            rules = _with_own(rules, added)
        for name, value in self.content.get("options", {}).items():
            with self.at("options", name):
                rules = rules.with_options({name: value})
        titles = {name: dict(added.pattern.names) for name, added in own.items()}
        words = {"base": base.id, "name": self.name(id), "patterns": titles}
        check_words(words)
        rules = named(replace(rules, id=id, revision=0), words)
        self.check_counted(rules)
        return rules

    def id(self) -> str:
        id: str = self.content.get("id", self.default_id)
        with self.at("id"):
            if not ID.fullmatch(id):
                raise RulesError("house-bad-id", id=id)
            if id in RULE_SETS:
                raise RulesError("house-built-in-id", id=id)
        return id

    def name(self, id: str) -> str:
        name: str = self.content.get("name", id)
        with self.at("name"):
            check_name(name)
        return name

    def own_prices(self) -> dict[str, Price]:
        """The patterns that only this table has, with their prices."""
        said = self.content.get("patterns", {})
        if len(said) > MOST_PATTERNS:
            raise RulesError("house-many-patterns", most=MOST_PATTERNS)
        found = {}
        for name in said:
            with self.at("patterns", name):
                found[name] = self.own_price(name, said[name])
        self.check_titles(found)
        return found

    def own_price(self, name: str, said: object) -> Price:
        if not PATTERN_ID.fullmatch(name) or name in CATALOGUE:
            raise RulesError("house-bad-pattern", name=name)
        if not isinstance(said, dict):
            raise RulesError("house-bad-value", key=name, right="table")
        self.check_types(said, _PATTERN, "patterns", name)
        if "is" not in said or not {"open", "concealed"} & said.keys():
            raise RulesError("house-bare-pattern", name=name)
        open: int = said.get("open", 0)
        concealed: int = said.get("concealed", open)
        for key, worth in (("open", open), ("concealed", concealed)):
            with self.at("patterns", name, key):
                if not 0 <= worth <= DEAREST:
                    raise RulesError("house-bad-worth", key=key, value=worth, most=DEAREST)
        tag = said.get("tag", FAN)
        with self.at("patterns", name, "tag"):
            if tag not in TAGS:
                raise RulesError("house-not-one-of", key="tag", value=tag, known=", ".join(TAGS))
        with self.at("patterns", name, "excludes"):
            gone = tuple(_known_pattern(one) for one in said.get("excludes", []))
        with self.at("patterns", name, "is"):
            pattern = Pattern(name, written(said["is"]), self.titles(name, said))
        return price(pattern, open, concealed, tag=tag, excludes=gone)

    def titles(self, name: str, said: Mapping[str, Any]) -> dict[str, str]:
        """What the pattern is called in each language."""
        title = said.get("name") or name.replace("_", " ")
        with self.at("patterns", name, "name"):
            check_name(title)
        for language, one in said.get("names", {}).items():
            with self.at("patterns", name, "names", language):
                if language not in TITLED:
                    raise RulesError("house-not-one-of", key="names", value=language, known=", ".join(TITLED))
                check_name(one)
        return {language: said.get("names", {}).get(language) or title for language in TITLED}

    def check_titles(self, own: Mapping[str, Price]) -> None:
        """Two patterns of the table that have one name could not be told apart in a score."""
        seen: dict[tuple[str, str], str] = {}
        for name, added in own.items():
            for language, title in added.pattern.names.items():
                other = seen.setdefault((language, title.strip().casefold()), name)
                if other != name:
                    with self.at("patterns", name, "name" if "name" in self.content["patterns"][name] else "names"):
                        raise RulesError("house-same-name", name=title, other=other)

    def check_types(self, content: Mapping[str, object], known: Mapping[str, type], *table: str) -> None:
        for key, value in content.items():
            with self.at(*table, key):
                if key not in known:
                    raise RulesError("house-unknown-key", key=key, known=", ".join(known))
                if not isinstance(value, known[key]) or (known[key] is int and isinstance(value, bool)):
                    raise RulesError("house-bad-value", key=key, right=_TYPES[known[key]])

    def check_counted(self, rules: RuleSet) -> None:
        """The core can count by them."""
        try:
            compiled(rules)
        except RulesError as error:
            with self.at("patterns", str(error.words.get("pattern", "")), "tag"):
                raise


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


def _known_pattern(name: object) -> Pattern:
    if not isinstance(name, str):
        raise RulesError("house-bad-value", key="excludes", right="list")
    if name not in CATALOGUE:
        raise RulesError("unknown-pattern", name=name, known=nearest(name, CATALOGUE))
    return CATALOGUE[name]


def _with_own(rules: RuleSet, added: Price) -> RuleSet:
    """A new price goes to the end, but where prices stand in order, before those that it excludes."""
    gone = {pattern.id for pattern in added.excludes}
    later = [place for place, price in enumerate(rules.prices) if price.pattern.id in gone]
    place = later[0] if later and rules.in_order else len(rules.prices)
    return replace(rules, prices=(*rules.prices[:place], added, *rules.prices[place:]))


def _with_price(rules: RuleSet, name: str, worth: object) -> RuleSet:
    pattern = _known_pattern(name)
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
    if not all(0 <= part <= DEAREST for part in value):
        raise RulesError("house-bad-price", name=name)
    priced = [p for p in rules.prices if p.pattern.id == name]
    if len(priced) > 1:
        raise RulesError("house-many-prices", name=name)
    changed: Price = (
        replace(priced[0], open=value[0], concealed=value[1]) if priced else price(pattern, *value, tag=FAN)
    )
    return rules.but(prices=(changed,))
