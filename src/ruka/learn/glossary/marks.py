"""Marks in texts: `[term:furiten|furitenu]` is a word that the glossary explains.

The client makes a link with a tooltip of each (`Words.svelte`); here they become plain words, or links of a page.
"""

from __future__ import annotations

import re
from collections.abc import Callable

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


def marked_terms(marked: str) -> list[str]:
    """The ids, in their order."""
    return [found["id"] for found in MARK.finditer(marked)]
