"""Our Markdown as HTML: headings that can be linked to, and links that stay inside the documents.

>>> to_html("# A hand\\n\\nSee [notation](notation.md#tiles) and [the code](../src/x.py).")
'<h1 id="a-hand">A hand</h1>\\n<p>See <a href="notation.html#tiles">notation</a> and the code.</p>\\n'
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import cache

from markdown_it import MarkdownIt
from markdown_it.token import Token

Link = Callable[[str], str | None]  # where a link leads on the page; None: nowhere, its words stay
Explain = Callable[[str], str]  # the HTML of some words


def to_html(
    text: str,
    link: Link | None = None,
    image: Callable[[Token], None] | None = None,
    explain: Callable[[], Explain] | None = None,
) -> str:
    """The page of a document; `image` may change what a picture is, `explain` makes what writes the paragraphs of a
    part."""
    parser = _parser()
    tokens = parser.parse(text)
    taken: set[str] = set()
    told = explain and explain()
    for place, token in enumerate(tokens):
        if token.type == "heading_open":
            token.attrSet("id", _anchor(tokens[place + 1].content, taken))
            told = explain and explain()
        if token.children:
            token.children = [*_linked(token.children, link or usual_link)]
            if told and tokens[place - 1].type == "paragraph_open":
                _explain(token.children, told)
            for child in token.children:
                if child.type == "image" and image is not None:
                    image(child)
    made: str = parser.renderer.render(tokens, parser.options, {})
    return made.replace("<table>", '<div class="wide"><table>').replace("</table>", "</table></div>")


def usual_link(target: str) -> str | None:
    """Documents lie beside each other; what is elsewhere in the repository is no page."""
    if re.match(r"[a-z]+:|#", target):
        return target
    path, mark, anchor = target.partition("#")
    if path.startswith("../") or not path.endswith(".md"):
        return None
    return f"{path.removesuffix('.md')}.html{mark}{anchor}"


def _linked(tokens: Iterable[Token], link: Link) -> Iterable[Token]:
    dropped = False
    for token in tokens:
        if token.type == "link_open":
            found = link(str(token.attrGet("href")))
            if dropped := found is None:
                continue
            token.attrSet("href", found or "")
        elif token.type == "link_close" and dropped:
            dropped = False
            continue
        yield token


def _explain(tokens: Iterable[Token], explain: Explain) -> None:
    """All words but those of links."""
    inside = 0
    for token in tokens:
        inside += token.nesting if token.type.startswith("link_") else 0
        if token.type == "text" and not inside:
            token.type, token.content = "html_inline", explain(token.content)


def _anchor(title: str, taken: set[str]) -> str:
    """As people know it from where the documents are usually read."""
    plain = re.sub(r"<[^>]*>|\[([^\]]*)\]\([^)]*\)", r"\1", title)
    name = base = re.sub(r"[^\w\- ]", "", plain.lower()).strip().replace(" ", "-")
    count = 0
    while name in taken:
        count += 1
        name = f"{base}-{count}"
    taken.add(name)
    return name


@cache
def _parser() -> MarkdownIt:
    return MarkdownIt("commonmark", {"html": True}).enable("table")
