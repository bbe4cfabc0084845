"""Pages: well-formed, complete, and with nothing to load."""

import re
from xml.etree import ElementTree

import pytest

from ruka.explain import explain
from ruka.explain.handouts import points
from ruka.explain.paper_html import columns
from ruka.explain.words import Words
from ruka.rulesets import rule_set
from ruka.texts import LANGUAGES
from ruka.tiles import TILES

EMA = rule_set("ema-riichi")
HANDS = [
    "123m 22z 406p 56789s +7s",
    "<1111m> [222z] 99p 999s 13p +2p",
    "19m 19p 19s 1234567z +1z",
    "[123m] [456p] 789s 11z 56p +7p",
    "147m 258p 369s 1234z +9s",
]


def tables_page(lang: str) -> str:
    return columns(points(EMA, Words(lang, rules=EMA)))


def tree(page: str) -> ElementTree.Element:
    """The page as XML: what a strict reader accepts, a browser does too."""
    return ElementTree.fromstring(page.removeprefix("<!DOCTYPE html>\n"))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("hand", HANDS)
def test_a_page_has_the_tiles_and_the_lines(hand: str, lang: str) -> None:
    explanation = explain(EMA, hand, dora="4p")
    root = tree(explanation.html(lang))
    assert root.get("lang") == lang
    tiles = [picture for picture in root.iter("svg") if picture.get("class") == "tile"]
    drawn = [use.get("href") for tile in tiles for use in tile.iter("use")]
    symbols = {f"#{symbol.get('id')}" for symbol in root.iter("symbol")}
    assert set(drawn) == symbols
    held = [*explanation.hand.tiles, *(code for meld in explanation.hand.melds for code in meld.tiles)]
    assert len(drawn) >= len(held)
    assert {f"#t-{TILES[code]}" for code in held} <= symbols
    rows = ["".join(row.itertext()) for row in root.iter("tr")]
    shown = [line for line in explanation.lines if line.count * line.value]
    assert len(rows) == len(shown) + (1 if explanation.fu and explanation.calculation else 0)


def test_a_fragment_stands_in_another_page() -> None:
    fragment = explain(EMA, HANDS[0]).html("cs", page=False)
    assert tree(fragment).get("class") == "ruka-score"
    assert "<html" not in fragment


@pytest.mark.parametrize("page", [explain(EMA, HANDS[0]).html("pl", "japanese"), tables_page("cs")])
def test_nothing_is_loaded(page: str) -> None:
    assert not re.search(r"https?:|//|@import|url\(|<script|<img|<link", page)


def test_names_are_escaped() -> None:
    rules = EMA.but(names={"en": "<b>Club & co</b>"})
    page = explain(rules, HANDS[0]).html("en")
    assert "&lt;b&gt;Club &amp; co&lt;/b&gt;" in page


def test_the_tables_are_those_of_the_text() -> None:
    root = tree(tables_page("en"))
    captions = [caption.text for caption in root.iter("caption")]
    assert captions[0] == "East (tsumo): each of the others pays"
    assert "1300 / 2600" in [cell.text for cell in root.iter("td")]
