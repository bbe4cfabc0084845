"""Words of a text that the glossary explains: those that are marked, `[term:furiten|furitenu]`, and those that stand in
a form that the language lists (`texts/*/forms.ftl`), each once.

The client makes a link with a tooltip of each (`Words.svelte`, `lib/words.ts`); here they become plain words, or links
of a page.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache

from ruka.texts import text

MARK = re.compile(r"\[term:(?P<id>\w+)\|(?P<shown>[^\]|]+)\]")


def stripped(marked: str) -> str:
    """Only the words.

    >>> stripped("Hráč ve [term:furiten|furitenu] nesmí [term:ron|ronem] vyhrát.")
    'Hráč ve furitenu nesmí ronem vyhrát.'
    """
    return linked(marked, lambda id, shown: shown)


def linked(marked: str, link: Callable[[str, str], str]) -> str:
    """With what `link` makes of the id of a term and the word that is shown.

    >>> linked("a [term:dora|dora]", lambda id, shown: f'<a href="#{id}">{shown}</a>')
    'a <a href="#dora">dora</a>'
    """
    return MARK.sub(lambda found: link(found["id"], found["shown"]), marked)


def explained(said: str, lang: str, link: Callable[[str, str], str], seen: set[str]) -> str:
    """The listed words as well, those that were not `seen` before.

    >>> explained("z mrtvé zdi a ze zdi", "cs", lambda id, shown: f"<{id}>{shown}</>", set())
    'z <dead_wall>mrtvé zdi</> a ze <wall>zdi</>'
    """
    ids, found = forms(lang), _finder(lang)

    def made(one: re.Match[str]) -> str:
        id = one["id"] or ids[one["form"].casefold()]
        shown = one["shown"] or one[0]
        if id in seen:
            return shown
        seen.add(id)
        return link(id, shown)

    return found.sub(made, said)


def marked_terms(marked: str) -> list[str]:
    """The ids, in their order."""
    return [found["id"] for found in MARK.finditer(marked)]


@cache
def forms(lang: str) -> Mapping[str, str]:
    """The terms of the words that texts of a language have, by every form of them.

    >>> forms("pl")["martwym murze"], forms("en")["claimed"]
    ('dead_wall', 'claim')
    """
    lines = (line.partition(": ") for line in text("word-forms", lang).splitlines())
    return {form: id for id, _, listed in lines for form in listed.split(", ")}


@cache
def _finder(lang: str) -> re.Pattern[str]:
    longest = sorted(forms(lang), key=len, reverse=True)
    return re.compile(rf"{MARK.pattern}|(?<!\w)(?P<form>{'|'.join(longest)})(?!\w)", re.IGNORECASE)
