"""Where everything that the sources teach is offered: each row of the inventories has its places.

A place is an *address*, `kind:id` or `kind:id#part`. The files beside this one, one for each who offers something, map
the id of a row to an address, or to several; `rows.toml` lists the ids of all rows (tools/content_rows.py). A row that
is left out says why: `left:…`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path

__all__ = ["KINDS", "Address", "address", "places", "rows"]

FOLDER = Path(__file__).parent
ROWS = "rows.toml"
AFTER = ("patterns", "payments", "sheets", "options", "decisions")  # the chapters of a book


@dataclass(frozen=True)
class Address:
    kind: str
    id: str
    part: str = ""

    @property
    def exists(self) -> bool:
        """Whether anything is offered there.

        >>> address("term:furiten").exists, address("term:nothing").exists
        (True, False)
        """
        return self.kind in KINDS and KINDS[self.kind](self.id)


def address(written: str) -> Address:
    """
    >>> address("lesson:waits/two#3")
    Address(kind='lesson', id='waits/two', part='3')
    """
    kind, _, rest = written.partition(":")
    id, _, part = rest.partition("#")
    return Address(kind, id, part)


@cache
def rows() -> Mapping[str, str]:
    """The ids of all rows, and the kind of each."""
    kinds = _read(FOLDER / ROWS)
    return {id: kind for kind, ids in kinds.items() for id in ids}


@cache
def places() -> Mapping[str, Mapping[str, tuple[Address, ...]]]:
    """By file, then by row."""
    files = sorted(file for file in FOLDER.glob("*.toml") if file.name != ROWS)
    return {file.name: {row: tuple(_addresses(told)) for row, told in _read(file).items()} for file in files}


def _addresses(told: str | list[str]) -> Iterator[Address]:
    yield from map(address, [told] if isinstance(told, str) else told)


def _read(file: Path) -> dict[str, list[str]]:
    return tomllib.loads(file.read_text(encoding="utf-8"))


# --- what each kind of address leads to; imported when it is asked for ---


def _is_term(id: str) -> bool:
    from ruka.learn.glossary import terms

    return id in terms()


def _is_fact(id: str) -> bool:
    from ruka.learn.history import facts

    return any(id in part for part in facts().values())


def _is_lesson(id: str) -> bool:
    courses = import_module("ruka.learn.courses").COURSES
    course, _, lesson = id.partition("/")
    return course in courses and courses[course].lesson(lesson) is not None


def _is_drill(id: str) -> bool:
    from ruka.learn.drills import DRILLS

    return id in DRILLS


def _is_first_game(id: str) -> bool:
    from ruka.learn.first import SCRIPTS

    return id in SCRIPTS


def _is_chapter(id: str) -> bool:
    """`tenhou/riichi`: a chapter that the book of the rule set has, in every language; or what follows the chapters."""
    from ruka.rulesets import RULE_SETS
    from ruka.texts import LANGUAGES

    rules, _, chapter = id.partition("/")
    return rules in RULE_SETS and (chapter in AFTER or all(chapter in _chapters(rules, lang) for lang in LANGUAGES))


@cache
def _chapters(rules: str, lang: str) -> frozenset[str]:
    from ruka.explain.chapters import chapters
    from ruka.explain.words import Words
    from ruka.rulesets import RULE_SETS

    return frozenset(one.id for one in chapters(RULE_SETS[rules], Words(lang)) if one.title and one.sentences)


def _is_custom(id: str) -> bool:
    """`mcr/opening`: the wall that can be watched, sets as they are laid, or a chapter of the page."""
    from ruka.learn.customs import customs
    from ruka.rulesets import RULE_SETS

    rules, _, part = id.partition("/")
    if rules not in RULE_SETS:
        return False
    page = customs(RULE_SETS[rules], "en")
    return part in {chapter.id for chapter in page.chapters} | {"sets"} | ({"opening"} if page.built else set())


def _is_shown(id: str) -> bool:
    """`waits/tanki`: a shape of the gallery of waits."""
    from ruka.learn.gallery.waits import SHAPES

    return id in {f"waits/{shape.id}" for shape in SHAPES}


def _is_puzzled(id: str) -> bool:
    """`safe`: a theme of puzzles."""
    from ruka.learn.puzzles import games

    return any(id in themes for themes in games().values())


def _is_maxim(id: str) -> bool:
    from ruka.agents.maxims import MAXIMS

    return id in MAXIMS


def _is_arcade(id: str) -> bool:
    """`help-keys-text`: what the arcade's page says, in every language."""
    from ruka.texts import LANGUAGES, is_text

    return all(is_text(f"arcade-{id}", lang) for lang in LANGUAGES)


KINDS: dict[str, Callable[[str], bool]] = {
    "term": _is_term,
    "history": _is_fact,
    "lesson": _is_lesson,
    "drill": _is_drill,
    "first": _is_first_game,
    "book": _is_chapter,
    "custom": cache(_is_custom),
    "gallery": _is_shown,
    "puzzle": _is_puzzled,
    "coach": _is_maxim,
    "arcade": _is_arcade,
    "left": bool,  # any reason
}
"""Who brings a kind of place adds here how it is found."""
