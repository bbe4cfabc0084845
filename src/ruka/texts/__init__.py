"""Words: every sentence ruka says, in Czech, Polish and English.

The texts lie beside this file in `cs/`, `pl/` and `en/`, one Fluent file a topic. Fluent itself is imported with the
first sentence, so that `import ruka` stays quick.
"""

import os
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

__all__ = ["LANGUAGES", "environment_language", "text"]

LANGUAGES = ("cs", "pl", "en")
FALLBACK = "en"


def text(key: str, lang: str = FALLBACK, **words: str | int) -> str:
    """The text of `key` with its `words` filled in; a language without it answers in English.

    >>> text("waits-total", "cs", count=3), text("waits-total", "pl", count=5)
    ('ruku doplní 3 kameny:', 'rękę kończy 5 kamieni:')
    """
    bundle = _bundle(lang)
    if not bundle.has_message(key):
        bundle = _bundle(FALLBACK)
    pattern = bundle.get_message(key).value
    if pattern is None:
        raise KeyError(key)
    filled, _ = bundle.format_pattern(pattern, words)
    return str(filled)


def environment_language() -> str:
    """The language of the user's environment, English when it is none of ours."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(variable):
            return value[:2] if value[:2] in LANGUAGES else FALLBACK
    return FALLBACK


@cache
def _bundle(lang: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource

    # Isolation marks would stand between the letters of tiles in a terminal.
    bundle = FluentBundle([lang], use_isolating=False)
    for path in sorted((Path(__file__).parent / lang).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle
