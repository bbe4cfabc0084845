"""Looking for a term by any of its names, with or without accents."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from functools import cache

from ruka.errors import RukaError
from ruka.learn.glossary import Term, terms
from ruka.texts import LANGUAGES

PARTS = re.compile(r"[^\w]+")


def plain(written: str) -> str:
    """As it is typed in a hurry: no accents, no capitals, nothing between the words but a space.

    >>> plain("Šťastné kameny"), plain("Rōtōpai"), plain("kamień graniczny"), plain("toi-toi")
    ('stastne kameny', 'rotopai', 'kamien graniczny', 'toi toi')
    """
    apart = unicodedata.normalize("NFD", written.replace("ł", "l").replace("Ł", "l"))
    bare = unicodedata.normalize("NFC", "".join(letter for letter in apart if not unicodedata.combining(letter)))
    return " ".join(filter(None, PARTS.split(bare.casefold())))


def named(word: str) -> list[Term]:
    """Terms that are called exactly so, in any language.

    >>> [one.id for one in named("Remíza")]
    ['drawn_hand', 'tie']
    """
    return [terms()[id] for id in _index().get(plain(word), ())]


def search(word: str) -> list[Term]:
    """Terms with such a name, the best first; a name is better whole than begun, and begun than in the middle.

    >>> [one.id for one in search("tecky")], search("振聴")[0].id, search("Tenpai")[0].id
    (['dots'], 'furiten', 'tenpai')
    """
    asked = plain(word)
    if not asked:
        raise RukaError("no-such-term", word=word)
    found = [(rank, one) for one in terms().values() if (rank := _rank(asked, _names(one.id))) is not None]
    return [one for _, one in sorted(found, key=lambda pair: pair[0])]


def _rank(asked: str, names: tuple[str, ...]) -> int | None:
    if asked in names:
        return 0
    if any(name.startswith(asked) for name in names):
        return 1
    if any(_begins_words(asked, name) for name in names):
        return 2
    return 3 if any(asked.replace(" ", "") in name.replace(" ", "") for name in names) else None


def _begins_words(asked: str, name: str) -> bool:
    return all(any(word.startswith(part) for word in name.split()) for part in asked.split())


@cache
def _index() -> Mapping[str, list[str]]:
    found: dict[str, list[str]] = {}
    for id in terms():
        for name in dict.fromkeys(_names(id)):
            found.setdefault(name, []).append(id)
    return found


@cache
def _names(id: str) -> tuple[str, ...]:
    one = terms()[id]
    every = [name for lang in LANGUAGES for name in one.names(lang)]
    return tuple(filter(None, map(plain, [*every, one.romaji, one.kanji, one.id, *one.patterns])))
