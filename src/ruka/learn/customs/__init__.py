"""The table's customs: what is done around the tiles. The wall and the deal act by act, calls, sets as they are laid,
penalties and manners. All of it is the rule book's and the engine's; nothing is said twice.

>>> from ruka.rulesets import rule_set
>>> page = customs(rule_set("japanese-classical"), "en")
>>> [chapter.id for chapter in page.chapters]
['seats', 'turn', 'calls', 'kongs', 'penalties', 'manners']
>>> [(way.title, way.rules[-1].id) for way in overview("en").ways][4:6]
[('3 walls of 16 stacks, thrown twice', 'japanese-classical-3p'), ('4 walls of 18 stacks, thrown twice', 'bmja')]
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ruka.engine.dice import walls_of
from ruka.explain.chapters import CHAPTERS, chapter
from ruka.explain.chapters.teller import Teller, key_of
from ruka.explain.figures import draw
from ruka.explain.figures.table import givers
from ruka.explain.parts import Chapter, Figure
from ruka.explain.words import Words
from ruka.learn.customs.opening import opening
from ruka.rules.ruleset import RuleSet
from ruka.rulesets import RULE_SETS
from ruka.schema.customs import Giver, LaidSet
from ruka.schema.views import SetType, ShownSet

__all__ = ["CustomsOverview", "CustomsPage", "RulesName", "WallWay", "customs", "opening", "overview"]

BUILT = ("wall", "deal")  # told by acts; the book has them in sentences
AROUND = ("seats", "turn", "calls", "kongs", "penalties", "manners")
PLACES: dict[str, Giver] = {"left": "left", "across": "top", "right": "right"}
MANNERS = "japanese-classical"  # 002 has ten rules of etiquette


@dataclass(frozen=True)
class RulesName:
    """A rule set and its name."""

    id: str
    name: str


@dataclass(frozen=True)
class WallWay:
    """A way to build and break a wall, and who does it so."""

    id: str  # the first rule set that does
    title: str
    svg: str  # the break as the rule book draws it; its tiles are those of the page
    rules: tuple[RulesName, ...]


@dataclass(frozen=True)
class CustomsOverview:
    """Every way of the wall, and how one behaves at the table."""

    ways: tuple[WallWay, ...]
    manners: Chapter


@dataclass(frozen=True)
class CustomsPage:
    """The customs of one rule set."""

    rules: str
    name: str
    built: bool  # a wall is built: it has an opening
    chapters: tuple[Chapter, ...]
    sets: tuple[LaidSet, ...]


def overview(lang: str) -> CustomsOverview:
    words = Words(lang)
    found: dict[tuple[object, ...], list[RuleSet]] = {}
    for rules in RULE_SETS.values():
        found.setdefault(_way(rules), []).append(rules)
    ways = tuple(_told(many, words) for many in found.values())
    return CustomsOverview(ways, _chapter("manners", Teller(RULE_SETS[MANNERS], words)))


def _way(rules: RuleSet) -> tuple[object, ...]:
    flow = rules.table_flow
    return rules.customs.wall, walls_of(rules), flow.break_rolls, flow.dead_wall, bool(flow.indicators)


def _told(many: list[RuleSet], words: Words) -> WallWay:
    rules = many[0]
    walls, flow = walls_of(rules), rules.table_flow
    if rules.customs.wall == "built":
        counts = {"sides": walls.sides, "stacks": walls.stacks}
        throws = "once" if flow.break_rolls == 1 else "twice"
        dead = "none" if not flow.dead_wall else "shown" if flow.indicators else "closed"
        title, figure = words.text("custom-way", throws=throws, dead=dead, **counts), "break"
    else:
        title, figure = words.text("custom-way-screen"), "table"
    return WallWay(
        rules.id, title, draw(figure, rules), tuple(RulesName(one.id, one.names[words.lang]) for one in many)
    )


def customs(rules: RuleSet, lang: str) -> CustomsPage:
    words = Words(lang, rules=rules)
    tell = Teller(rules, words)
    built = rules.customs.wall == "built"
    chapters = (_chapter(id, tell) for id in (*(() if built else BUILT), *AROUND))
    name = rules.names.get(lang, rules.id)
    return CustomsPage(rules.id, name, built, tuple(one for one in chapters if one.parts), tuple(sets(rules, words)))


def _chapter(id: str, tell: Teller) -> Chapter:
    """Of the rule book; sets that are laid are drawn as on the table."""
    parts = [part for part in CHAPTERS[id](tell) if not (isinstance(part, Figure) and part.id == "sets")]
    return chapter(id, parts, tell.words)


def sets(rules: RuleSet, words: Words) -> Iterator[LaidSet]:
    """One of each kind, by whom the claimed tile was thrown."""
    from_ = [PLACES[giver] for giver in givers(rules)]
    if rules.table_flow.chows:
        yield _laid("chow", ("4p", "5p", "6p"), from_[0], words)
    for giver in from_:
        yield _laid("pung", ("7z",) * 3, giver, words)
    for giver in from_:
        yield _laid("kong", ("2s",) * 4, giver, words)
    yield _laid("added_kong", ("9m",) * 4, from_[len(from_) // 2], words)
    yield _laid("concealed_kong", ("1z",) * 4, "", words)


def _laid(kind: SetType, tiles: tuple[str, ...], giver: Giver, words: Words) -> LaidSet:
    shown = ShownSet(kind, [*tiles], tiles[1] if giver else "")
    said = "" if kind == "added_kong" else giver
    return LaidSet(set=shown, giver=giver, text=words.text("custom-laid", kind=key_of(kind), giver=said or "none"))
