"""The documents under /docs: those that are built, and books that are made when somebody asks."""

from __future__ import annotations

import asyncio
import re
from html import escape
from pathlib import Path

import pytest

from ruka.server import documents
from ruka.texts import text
from tests.server.conftest import House


@pytest.fixture(autouse=True)
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Whether or not `./dev docs` has run in this tree."""
    folder = tmp_path / "built"
    monkeypatch.setattr(documents.Documents.__init__, "__defaults__", (folder,))
    return folder


@pytest.fixture
def guide(built: Path) -> Path:
    (built / "guide").mkdir(parents=True)
    (built.parent / "secret.html").write_text("secret")
    (built / "guide" / "notation.html").write_text("<h1>Notation</h1>")
    (built / "cs").mkdir()
    (built / "cs" / "mcr.html").write_text("built before")
    return built


@pytest.mark.parametrize("path", ["/docs", "/docs/", "/docs/index.html"])
@pytest.mark.parametrize("lang", ["cs", "pl", "en"])
async def test_a_reader_is_led_to_their_language(house: House, path: str, lang: str) -> None:
    answer = await house.http.get(path, headers={"accept-language": lang})
    assert (answer.status_code, answer.headers["location"]) == (307, f"/docs/{lang}/index.html")
    page = await house.http.get(answer.headers["location"])
    assert (page.status_code, page.headers["content-type"]) == (200, "text/html; charset=utf-8")
    assert f'<html lang="{lang}">' in page.text
    assert "./dev docs" in page.text  # what is not built is not promised


async def test_a_book_is_made_once(house: House, worked: list[str]) -> None:
    path = "/docs/cs/hong-kong.html"
    first, *others = await asyncio.gather(*(house.http.get(path) for _ in range(5)))  # before it is there, too
    assert (first.status_code, "max-age" in first.headers["cache-control"]) == (200, True)
    assert "<h1" in first.text
    assert {other.text for other in (*others, await house.http.get(path))} == {first.text}
    assert worked == ["pressed"]


@pytest.mark.parametrize(
    ("path", "kind"), [("style.css", "text/css; charset=utf-8"), ("tiles/7z.svg", "image/svg+xml")]
)
async def test_what_pages_show(house: House, path: str, kind: str) -> None:
    answer = await house.http.get(f"/docs/{path}")
    assert (answer.status_code, answer.headers["content-type"]) == (200, kind)


async def test_built_pages_come_first(guide: Path, house: House) -> None:
    assert (await house.http.get("/docs/guide/notation.html")).text == "<h1>Notation</h1>"
    assert (await house.http.get("/docs/cs/mcr.html")).text == "built before"


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("guide/notation.html", "docs-not-built"),
        ("api/index.html", "docs-not-built"),
        ("cs/snap.html", "no-such-page"),
        ("tiles/none.svg", "no-such-page"),
        ("%2e%2e/secret.html", "no-such-page"),
        ("cs%00.html", "no-such-page"),
        ("cs", "no-such-page"),
    ],
)
async def test_what_is_not_there_says_so(house: House, path: str, code: str) -> None:
    answer = await house.http.get(f"/docs/{path}?lang=en")
    assert (answer.status_code, answer.json()["code"]) == (404, code)


@pytest.mark.parametrize(
    ("path", "lang", "sentence"),
    [
        ("pl/nope.html", "pl", "error-no-such-page"),
        ("cs/much/deeper/nope", "cs", "error-no-such-page"),
        ("nope.html?lang=pl", "pl", "error-no-such-page"),
        ("guide/house-rules.html?lang=cs", "cs", "error-docs-not-built"),
        ("api/index.html?lang=en", "en", "error-docs-not-built"),
    ],
)
async def test_a_person_who_is_lost_gets_a_page_with_a_way_on(
    house: House, path: str, lang: str, sentence: str
) -> None:
    answer = await house.http.get(f"/docs/{path}", headers={"accept": "text/html,*/*", "accept-language": "en"})
    assert (answer.status_code, answer.headers["content-type"]) == (404, "text/html; charset=utf-8")
    assert f'<html lang="{lang}">' in answer.text
    said = escape(text(sentence, lang))[1:].replace("./dev docs", "<code>./dev docs</code>")
    assert said in answer.text  # from the second letter on: the first is a capital here
    ways = re.findall(r'(?:href|src)="([^"]+)"', answer.text)
    assert {f"/docs/{lang}/index.html", "/rules", "/"} <= {*ways}
    for way in ways:  # whatever the depth of the address
        assert (await house.http.get(way)).status_code == 200, way


async def test_a_guide_that_is_not_among_the_built_ones(guide: Path, house: House) -> None:
    (guide / "api").mkdir()
    (guide / "api" / "index.html").write_text("all is built")
    assert (await house.http.get("/docs/guide/none.html")).json()["code"] == "no-such-page"


async def test_the_page_of_the_calls_links_to_a_guide_that_is_there(built: Path, house: House) -> None:
    protocol = "/docs/guide/protocol.html"
    before = await house.http.get("/docs/rest")
    assert (protocol in before.text, 'name="viewport"' in before.text) == (False, True)
    (built / "guide").mkdir(parents=True)
    (built / protocol.removeprefix("/docs/")).write_text("the protocol")
    assert protocol in (await house.http.get("/docs/rest")).text
    assert (await house.http.get(protocol)).text == "the protocol"
