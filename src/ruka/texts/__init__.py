"""Words: every sentence ruka says, in Czech, Polish and English.

The texts lie beside this file in `cs/`, `pl/` and `en/`, one Fluent file a topic. Fluent itself is imported with the
first sentence, so that `import ruka` stays quick.
"""

import os
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

__all__ = ["LANGUAGES", "environment_language", "full_name", "is_text", "signed", "text", "written"]

LANGUAGES = ("cs", "pl", "en")
FALLBACK = "en"
MOST_SAID = 10**18  # no number of a game comes near; Babel cannot write those that fit no decimal


def text(key: str, lang: str = FALLBACK, /, **words: str | float) -> str:
    """The text of `key` with its `words` filled in; a language without it answers in English.

    >>> text("waits-total", "cs", count=3), text("waits-total", "pl", count=5)
    ('ruku doplní 3 kameny:', 'rękę kończy 5 kamieni:')
    """
    bundle = _bundle_with(key, lang) or _bundle_with(key, FALLBACK)
    if bundle is None:
        raise KeyError(key)
    pattern = bundle.get_message(key).value
    assert pattern is not None  # found by its " ="
    filled, _ = bundle.format_pattern(pattern, {name: _sayable(word) for name, word in words.items()})
    return str(filled)


def is_text(key: str, lang: str) -> bool:
    """Whether this language has it.

    >>> is_text("waits-total", "cs"), is_text("waits-nothing", "cs")
    (True, False)
    """
    return _bundle_with(key, lang) is not None


def _sayable(word: str | float) -> str | float:
    """A number that somebody made up to be refused is not repeated."""
    return "…" if isinstance(word, int | float) and abs(word) > MOST_SAID else word


def full_name(tile: str, lang: str = FALLBACK) -> str:
    """The name of a tile as people say it.

    >>> full_name("7z"), full_name("0p", "cs"), full_name("3s", "pl")
    ('red dragon', 'červená pětka kol', 'trójka bambusów')
    """
    if tile.startswith("back"):  # it lies face down
        return text("tile-back", lang)
    rank, suit = tile[0], tile[1]
    if suit in "zf":
        return text(f"tile-{tile}", lang)
    if rank == "0":
        return text("tile-red", lang, suit=suit)
    return text("tile-numbered", lang, rank=int(rank), suit=suit)


def signed(points: int) -> str:
    """A difference of points with its sign, as it is set in print.

    >>> signed(1000), signed(-4000), signed(0)
    ('+1000', '−4000', '0')
    """
    return f"{points:+}".replace("-", "−") if points else "0"


def written(points: int) -> str:
    """Points as they are set in print, without a sign where nothing is owed.

    >>> written(25000), written(-7000)
    ('25000', '−7000')
    """
    return str(points).replace("-", "−")


def environment_language() -> str:
    """The language of the user's environment, English when it is none of ours."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(variable):
            return value[:2] if value[:2] in LANGUAGES else FALLBACK
    return FALLBACK


@cache
def _bundle_with(key: str, lang: str) -> "FluentBundle | None":
    """The bundle of the topic that has this key; parsing is slow, and most runs need one topic or two."""
    for source in _sources(lang):
        if f"\n{key} =" in source:
            return _bundle(source, lang)
    return None


@cache
def _sources(lang: str) -> list[str]:
    from pathlib import Path  # with the first sentence, as Fluent is

    files = sorted((Path(__file__).parent / lang).glob("*.ftl"))
    return ["\n" + file.read_text(encoding="utf-8") for file in files]


@cache
def _bundle(source: str, lang: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource

    # Isolation marks would stand between the letters of tiles in a terminal.
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    return bundle
