"""The glossary as a paper."""

from __future__ import annotations

from ruka.explain.groups import groups
from ruka.explain.paper import Item, Paper, Part
from ruka.learn.glossary import AREAS, Term, terms
from ruka.rules.ruleset import RuleSet
from ruka.texts import LANGUAGES, text


def glossary_paper(lang: str, rules: RuleSet | None = None) -> Paper:
    """All of it, or the words that whoever plays by these rules meets.

    >>> paper = glossary_paper("en")
    >>> paper.title, len(paper.parts), paper.parts[0].items[0].name
    ('Glossary', 11, 'tile')
    """
    chosen = [one for one in terms().values() if rules is None or one.is_in(rules)]
    parts = (
        Part(text(f"glossary-area-{area}", lang), tuple(_item(one, lang) for one in chosen if one.area == area))
        for area in AREAS
    )
    return Paper(lang, _title(lang, rules), parts=tuple(part for part in parts if part.items))


def _title(lang: str, rules: RuleSet | None) -> str:
    return text("glossary-of-rules", lang, rules=rules.names[lang]) if rules else text("glossary-title", lang)


def _item(one: Term, lang: str) -> Item:
    return Item(
        one.name(lang),
        one.romaji,
        hand=tuple(groups(one.tiles)) if one.tiles else (),
        text=one.meaning(lang),
        also=_other(one, lang),
        kanji=one.kanji,
    )


def _other(one: Term, lang: str) -> str:
    """Its other names here, and its main name in the other languages where that is another word."""
    here = one.names(lang)[1:]
    elsewhere = (one.name(other) for other in LANGUAGES if other != lang)
    known = {name.casefold() for name in one.names(lang)}
    return ", ".join([*here, *dict.fromkeys(name for name in elsewhere if name.casefold() not in known)])
