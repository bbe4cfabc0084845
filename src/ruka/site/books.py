"""The pages of the rule books, and the first page of each language: what anybody can be shown at once.

>>> "cs/tenhou.html" in names(), made("cs/none.html")
(True, None)
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache
from html import escape
from importlib.resources import files
from itertools import count

from markdown_it.token import Token

from ruka.explain.book import make_book
from ruka.explain.markdown import comparison, figure_file, figures_of, page
from ruka.explain.words import Words, capital
from ruka.learn.glossary import term
from ruka.learn.glossary.marks import explained
from ruka.rulesets import RULE_SETS
from ruka.site import shell
from ruka.site.markdown import to_html
from ruka.texts import LANGUAGES, full_name, text
from ruka.tiles.art import SYMBOLS, tile_file, tile_symbols

STYLE = "style.css"
NONE: Mapping[str, str] = {}
BUILD = "./dev docs"
PICTURE = re.compile(r'<img src="\.\./figures/([^"]+)" alt="([^"]*)" />')


@cache
def names() -> frozenset[str]:
    """Every page that can be made without the tree of the program."""
    pages = (f"{lang}/{name}.html" for lang in LANGUAGES for name in ("index", *RULE_SETS))
    return frozenset((STYLE, *pages, *(f"tiles/{tile}.svg" for tile in SYMBOLS)))


def made(name: str, guides: Mapping[str, str] = NONE) -> bytes | None:
    """The page or file of this name; `guides`, names with titles, stand on the first page of a language."""
    if name not in names():
        return None
    if name == STYLE:
        return files(__package__).joinpath(STYLE).read_bytes()
    folder, _, file = name.partition("/")
    stem = file.rpartition(".")[0]
    if folder == "tiles":
        return tile_file(stem).encode()
    return (first_page(folder, guides) if stem == "index" else book_page(stem, folder)).encode()


def book_page(id: str, lang: str) -> str:
    """One rule set; its figures are drawn in the page, its tiles are pictures beside it."""
    rules = RULE_SETS[id]
    book = make_book(rules, Words(lang))
    drawn = {figure_file(figure): figure.svg for figure in figures_of(book.chapters)}

    numbers = count(1)

    def name_tile(token: Token) -> None:
        if token.content in SYMBOLS:
            for child in token.children or ():  # what the picture is called
                child.content = full_name(token.content, lang)

    body = to_html(page(book, Words(lang, rules=rules)), _link, name_tile, lambda: _explaining(lang, next(numbers)))
    body = PICTURE.sub(
        lambda found: f'<span class="figure" role="img" aria-label="{found[2]}">{drawn[found[1]]}</span>', body
    )
    tiles = {tile for svg in drawn.values() for tile in re.findall(r'"#t-([\w-]+)"', svg)}
    return shell.page(book.name, f"{tile_symbols(tiles)}\n{body}" if tiles else body, lang, id)


def _explaining(lang: str, part: int) -> Callable[[str], str]:
    """Writes the words of one part of a book: one of the glossary tells what it means where it first stands."""
    seen: set[str] = set()

    def link(id: str, shown: str) -> str:
        tip = f"tip-{part}-{id}"
        return (
            f'<span class="word"><a href="/glossary/{id}" aria-describedby="{tip}">{shown}</a>'
            f'<span class="tip" role="tooltip" id="{tip}">{escape(term(id).meaning(lang))}</span></span>'
        )

    return lambda said: explained(escape(said), lang, link, seen)


def first_page(lang: str, guides: Mapping[str, str] = NONE) -> str:
    """What there is to read: all rule sets in one table, and what is for those who program."""
    body = to_html(comparison(Words(lang), ""), _link)
    more = _guides(guides, lang) if guides else f"<p>{not_built(lang)}</p>\n"
    calls = f'<p><a href="../rest">{escape(text("docs-rest", lang))}</a></p>\n'
    title = escape(text("docs-program", lang))
    return shell.page(text("docs-title", lang), f"{body}<h2>{title}</h2>\n{more}{calls}", lang)


def lost_page(lang: str, guide: bool, root: str) -> str:
    """Where nothing is: said so, with a way on; of a guide also how to get it."""
    said = not_built(lang) if guide else escape(capital(text("error-no-such-page", lang)))
    ways = ((f"{root}/{lang}/index.html", "docs-title"), ("/rules", "book-title"), ("/", "play-home"))
    links = "".join(f'<li><a href="{target}">{escape(text(key, lang))}</a></li>\n' for target, key in ways)
    title = text("docs-lost", lang)
    return shell.page(title, f"<h1>{escape(title)}</h1>\n<p>{said}</p>\n<ul>\n{links}</ul>\n", lang, root=root)


def not_built(lang: str) -> str:
    """What to do about guides that are not there."""
    return escape(capital(text("error-docs-not-built", lang))).replace(BUILD, f"<code>{BUILD}</code>")


def _guides(guides: Mapping[str, str], lang: str) -> str:
    """Those that `./dev docs` has built beside the books."""
    listed = (
        f'<li><a href="../guide/{name}.html" lang="en">{escape(title)}</a></li>\n' for name, title in guides.items()
    )
    api = f'<p><a href="../api/index.html">{escape(text("docs-api", lang))}</a></p>\n'
    return f"<h3>{escape(text('docs-guides', lang))}</h3>\n<ul>\n{''.join(listed)}</ul>\n{api}"


def _link(target: str) -> str:
    return re.sub(r"\.md(?=#|$)", ".html", target)
