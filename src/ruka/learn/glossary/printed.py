"""The glossary to print: as a PDF set by Typst, or as a page of HTML that stands alone."""

from __future__ import annotations

import json
from collections.abc import Iterator
from html import escape
from pathlib import Path
from tempfile import TemporaryDirectory

from ruka.explain.groups import groups
from ruka.explain.typeset import compiled, draw_tiles
from ruka.learn.glossary import AREAS, Term, terms
from ruka.rules.ruleset import RuleSet
from ruka.texts import LANGUAGES, text
from ruka.tiles.art import tile_symbols, tile_use

LAYOUT = Path(__file__).with_name("glossary.typ")
STYLE = Path(__file__).with_name("glossary.css")
Entry = dict[str, object]


def glossary_pdf(lang: str, rules: RuleSet | None = None) -> bytes:
    """In two columns of A4. Characters are left out: the font that Typst brings has none."""
    parts = [
        {"title": text(f"glossary-area-{area}", lang), "terms": [_entry(one, lang) for one in chosen]}
        for area, chosen in _areas(rules)
    ]
    with TemporaryDirectory() as folder:
        draw_tiles(Path(folder) / "tiles", _drawn(rules))
        whole = {"title": _title(lang, rules), "lang": lang, "parts": parts}
        (Path(folder) / "glossary.json").write_text(json.dumps(whole), encoding="utf-8")
        source = Path(folder) / LAYOUT.name
        source.write_bytes(LAYOUT.read_bytes())
        return compiled(source)


def glossary_html(lang: str, rules: RuleSet | None = None) -> str:
    """Works without Typst, and has the characters too."""
    title = escape(_title(lang, rules))
    parts = "".join(
        f"<h2>{escape(text(f'glossary-area-{area}', lang))}</h2>\n<dl>\n"
        f"{''.join(_item(one, lang) for one in chosen)}</dl>\n"
        for area, chosen in _areas(rules)
    )
    return (
        f'<!DOCTYPE html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8"/>\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1"/>\n'
        '<meta name="color-scheme" content="light dark"/>\n'
        f"<title>{title}</title>\n<style>\n{STYLE.read_text(encoding='utf-8')}</style>\n</head>\n<body>\n"
        f"{tile_symbols(_drawn(rules))}\n<h1>{title}</h1>\n<main>\n{parts}</main>\n</body>\n</html>\n"
    )


def _title(lang: str, rules: RuleSet | None) -> str:
    return text("glossary-of-rules", lang, rules=rules.names[lang]) if rules else text("glossary-title", lang)


def _areas(rules: RuleSet | None) -> Iterator[tuple[str, list[Term]]]:
    chosen = [one for one in terms().values() if rules is None or one.is_in(rules)]
    for area in AREAS:
        if found := [one for one in chosen if one.area == area]:
            yield area, found


def _drawn(rules: RuleSet | None) -> list[str]:
    """Every tile that is drawn somewhere, once."""
    hands = (one.tiles for _, chosen in _areas(rules) for one in chosen if one.tiles)
    return sorted({tile for hand in hands for group in groups(hand) for tile in group.tiles})


def _entry(one: Term, lang: str) -> Entry:
    return {
        "name": one.name(lang),
        "other": _other(one, lang),
        "japanese": one.romaji,
        "text": one.meaning(lang),
        "tiles": [list(group.tiles) for group in groups(one.tiles)] if one.tiles else [],
    }


def _other(one: Term, lang: str) -> str:
    """Its other names here, and its main name in the other languages where that is another word."""
    here = one.names(lang)[1:]
    elsewhere = (one.name(other) for other in LANGUAGES if other != lang)
    known = {name.casefold() for name in one.names(lang)}
    return ", ".join([*here, *dict.fromkeys(name for name in elsewhere if name.casefold() not in known)])


def _item(one: Term, lang: str) -> str:
    japanese = f' <i lang="ja-Latn">{escape(one.romaji)}</i>' if one.romaji else ""
    kanji = f' <span lang="ja">{escape(one.kanji)}</span>' if one.kanji else ""
    other = f"<small>{escape(_other(one, lang))}</small>" if _other(one, lang) else ""
    tiles = "".join(
        f'<span class="{group.kind}">{"".join(tile_use(tile, lang) for tile in group.tiles)}</span>'
        for group in (groups(one.tiles) if one.tiles else ())
    )
    drawn = f'<div class="hand">{tiles}</div>' if tiles else ""
    named = f"<dt><b>{escape(one.name(lang))}</b>{japanese}{kanji} {other}</dt>"
    return f'<div class="term">{named}<dd>{escape(one.meaning(lang))}{drawn}</dd></div>\n'
