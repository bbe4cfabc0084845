"""What every page of the documents has around it: the way to the others, and to the same in another language."""

from __future__ import annotations

from html import escape

from ruka.texts import LANGUAGES, text

NAMES = {"cs": "Čeština", "pl": "Polski", "en": "English"}


def page(title: str, body: str, lang: str, elsewhere: str = "index", root: str = "..") -> str:
    """A whole page, one folder deep; `elsewhere` is its name in the folders of the other languages.

    A page that may stand anywhere is given the address of the documents as its `root`.
    """
    others = " ".join(
        f'<a href="{root}/{other}/{elsewhere}.html" lang="{other}" hreflang="{other}">{NAMES[other]}</a>'
        for other in LANGUAGES
        if other != lang or elsewhere == "index"
    )
    start = escape(text("docs-title", lang))
    return (
        f'<!DOCTYPE html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8"/>\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1"/>\n'
        '<meta name="color-scheme" content="light dark"/>\n'
        f'<title>{escape(title)} · ruka</title>\n<link rel="icon" href="/icon.svg"/>\n'
        f'<link rel="stylesheet" href="{root}/style.css"/>\n</head>\n<body>\n'
        f'<header><nav aria-label="{start}"><a href="{root}/{lang}/index.html">{start}</a>'
        f'<span class="languages">{others}</span></nav></header>\n'
        f"<main>\n{body}</main>\n</body>\n</html>\n"
    )
