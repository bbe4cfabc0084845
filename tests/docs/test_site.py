"""The site of the documents: every page is whole, every link leads to a page, and it is the same in all languages."""

from __future__ import annotations

import posixpath
import re
from functools import cache
from html.parser import HTMLParser
from pathlib import Path

import api_pages
import build_docs
import pytest

import ruka
from ruka import site
from ruka.learn.glossary import terms
from ruka.rulesets import RULE_SETS
from ruka.texts import LANGUAGES

ONE_BOOK = "hong-kong"
NO_END = {"meta", "link", "img", "br", "hr"}


@cache
def built() -> dict[str, str]:
    """The site with one book in each language; the others are made by the same few lines."""
    left_out = {f"{lang}/{id}.html" for lang in LANGUAGES for id in RULE_SETS if id != ONE_BOOK}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(build_docs, "names", lambda: site.names() - left_out)
        return {name: content.decode("utf-8", "replace") for name, content in build_docs.site()}


class Page(HTMLParser):
    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.ids: list[str] = []
        self.open: list[str] = []
        self.lang = ""
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        said = dict(attrs)
        self.lang = self.lang or (said.get("lang") or "")
        self.links += [value for name in ("href", "src") if (value := said.get(name))]
        self.ids += [value for name in ("id", "name") if tag != "meta" and (value := said.get(name))]
        assert tag not in ("script", "style")
        if tag not in NO_END:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in NO_END:
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def pages() -> dict[str, Page]:
    return {name: Page(text) for name, text in built().items() if name.endswith(".html") and name != "index.html"}


def test_every_link_leads_to_a_page() -> None:
    known = {*built(), *site.names(), "rest", "/icon.svg", *(f"/glossary/{id}" for id in terms())}
    found = pages()
    for name, page in found.items():
        assert page.open == [], name
        for link in page.links:
            target, _, anchor = link.partition("#")
            if re.match(r"https?:", link):
                continue
            place = posixpath.normpath(posixpath.join(posixpath.dirname(name), target)) if target else name
            assert place in known, (name, link)
            if anchor and place in found:
                assert anchor in found[place].ids, (name, link)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_language_has_its_first_page_and_all_books(lang: str) -> None:
    found = pages()
    first = found[f"{lang}/index.html"]
    assert first.lang == lang
    assert {f"{id}.html" for id in RULE_SETS} <= {*first.links}
    assert "../guide/notation.html" in first.links
    assert "../api/index.html" in first.links
    assert {f"{lang}/{id}.html" for id in RULE_SETS} <= site.names()
    book = built()[f"{lang}/{ONE_BOOK}.html"]
    assert {"cs": "červený drak", "pl": "czerwony smok", "en": "red dragon"}[lang] in book
    assert book.count("<svg") >= 5  # figures are in the page
    assert site.made(f"{lang}/{ONE_BOOK}.html") == book.encode()


def test_every_guide_is_there() -> None:
    written = {path.stem for path in (Path(build_docs.DOCS)).glob("*.md")}
    assert {f"guide/{name}.html" for name in written} <= {*built()}


def test_the_library_is_described_whole() -> None:
    page = built()["api/ruka.html"]
    assert [name for name in ruka.__all__ if f'<h2 id="{name}">' not in page] == []
    assert "shanten(hand" in page
    assert "&gt;&gt;&gt; ruka.shanten" in page
    for name in api_pages.MODULES:
        assert f"<h1>{name}</h1>" in built()[f"api/{name}.html"]
    assert "0x" not in page


def test_a_site_is_written_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "site"
    (folder / "en").mkdir(parents=True)
    (folder / "en" / "forgotten.html").touch()
    monkeypatch.setattr(build_docs, "site", lambda: iter([("cs/index.html", b"x"), ("style.css", b"y")]))
    assert build_docs.write(folder) == 2
    assert {str(path.relative_to(folder)) for path in folder.rglob("*.*")} == {"cs/index.html", "style.css"}
