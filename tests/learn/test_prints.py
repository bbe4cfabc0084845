"""To print: each paper of each rule set in each language has its pages, and says what the rules and the scorer say."""

from __future__ import annotations

import re
from functools import cache

import pytest

from ruka.errors import RukaError
from ruka.explain.onepage import one_page
from ruka.explain.paper import Paper
from ruka.explain.rulebook import priced
from ruka.explain.tables import score_tables
from ruka.explain.words import Words
from ruka.learn.glossary import terms
from ruka.learn.prints import PRINTS, offered, printed, printed_glossary
from ruka.rules import RuleSet
from ruka.rules.pattern import POINTS
from ruka.rulesets import RULE_SETS, rule_set
from ruka.schema.answers import PrintName
from ruka.scoring import points
from ruka.texts import LANGUAGES
from tests.families import families
from tests.pdf import page_count, words_of

PAGES = {"rules": (1, 1), "patterns": (1, 5), "fu": (1, 1), "points": (1, 1), "glossary": (3, 10)}
EVERY = [(name, rules.id, lang) for rules in RULE_SETS.values() for name in offered(rules) for lang in LANGUAGES]
QUICK = {("rules", "bmja", "en"), ("patterns", "mcr", "pl"), ("fu", "tenhou", "cs"), ("points", "video", "cs")}
QUICK |= {("points", "hong-kong", "pl"), ("glossary", "hong-kong", "en"), ("fu", "european-classical", "pl")}


@cache
def paper(name: PrintName, id: str, lang: str) -> Paper:
    rules = rule_set(id)
    return PRINTS[name].make(rules, Words(lang, rules=rules))


def test_what_the_rules_do_not_have_is_not_offered() -> None:
    assert offered(rule_set("tenhou")) == ["rules", "patterns", "fu", "points", "glossary"]
    assert offered(rule_set("hong-kong")) == ["rules", "patterns", "points", "glossary"]
    assert offered(rule_set("bmja")) == ["rules", "patterns", "fu", "glossary"]
    assert offered(rule_set("mcr")) == ["rules", "patterns", "glossary"]
    with pytest.raises(RukaError, match="no line of these rules gives fu"):
        printed("fu", rule_set("mcr"), "en", "native", "html")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", families())
def test_every_pattern_stands_with_its_price(id: str, lang: str) -> None:
    """And with what it means, and a hand: all that the rules price, and nothing else."""
    rules = rule_set(id)
    words = Words(lang, rules=rules)
    known = [price.pattern.id for price in rules.resolved.prices if price.tag != POINTS]
    items = [*paper("patterns", id, lang).items]
    assert [item.name for item in items] == [words.name(one) for one in dict.fromkeys(known)]
    worth = {item.name: item.worth for item in one_page(rules, words).items if item.hand}
    for item in items:
        assert item.worth.split("; ")[0] == worth[item.name]
        assert item.text
        assert item.hand


@pytest.mark.parametrize("id", [id for id in RULE_SETS if "fu" in offered(rule_set(id))])
def test_everything_that_gives_points_stands_with_them(id: str) -> None:
    rules = rule_set(id)
    words = Words("en", rules=rules)
    expected = [
        (
            one.name_of(value, words),
            " / ".join(dict.fromkeys(str(side or "–") for side in (value.open, value.concealed))),
        )
        for one in priced(rules, POINTS)
        for value in one.values
    ]
    items = [*paper("fu", id, "en").items]
    assert [(item.name, item.worth) for item in items] == expected
    assert {4, 3} <= {len(group.tiles) for item in items for group in item.hand if group.kind == "shown"}


@pytest.mark.parametrize("id", [id for id in RULE_SETS if score_tables(rule_set(id))])
def test_every_number_of_the_tables_is_the_scorers(id: str) -> None:
    rules = rule_set(id)
    for sheet, kind in zip(
        paper("points", id, "en").tables, [table.kind for table in score_tables(rules)], strict=True
    ):
        for row in sheet.rows:
            for fan, cell in enumerate(row.cells[1:], 1):
                if cell:
                    seat, win = "E" if kind.dealer else "S", "tsumo" if kind.draw else "ron"
                    pay = points(rules, fu=int(row.cells[0]), fan=fan, seat=seat, win=win).pay
                    assert {*map(int, cell.split(" / "))} == {*pay.values()}


@pytest.mark.parametrize(
    ("name", "id", "lang"),
    [pytest.param(*one, marks=() if one in QUICK else pytest.mark.long, id="-".join(one)) for one in EVERY],
)
def test_the_pdf_has_its_pages_and_all_its_words(name: PrintName, id: str, lang: str) -> None:
    pytest.importorskip("typst")
    pdf = printed(name, rule_set(id), lang, "native", "pdf")
    least, most = PAGES[name]
    assert least <= page_count(pdf) <= most
    _says(paper(name, id, lang), words_of(pdf), pdf=True)


@pytest.mark.parametrize("id", families())
def test_the_page_has_all_its_words_and_loads_nothing(id: str) -> None:
    for name in offered(rule_set(id)):
        page = printed(name, rule_set(id), "cs", "native", "html").decode()
        assert not re.search(r"https?://(?!www\.w3\.org)|<script|@import|url\(", page)
        told = re.sub(r"<style>.*?</style>|<title>[^<]*</title>", "", page, flags=re.DOTALL)
        _says(paper(name, id, "cs"), re.sub(r"<[^>]*>", " ", told).replace("&amp;", "&").replace("&#x27;", "'"))


def _says(paper: Paper, told: str, *, pdf: bool = False) -> None:
    said = _letters(told)
    rows = [row for sheet in (*paper.tables, *paper.limits) for row in sheet.rows]
    cells = [cell for row in rows for cell in row.cells]
    items = [part for item in paper.items for part in (item.name, item.worth, item.text, item.also)]
    assert [one for one in (paper.title, *cells, *items, *paper.sentences) if _letters(one) not in said] == []
    if pdf:
        assert "\ufffd" not in told


def _letters(words: str) -> str:
    """Without what breaks lines."""
    return re.sub(r"[\s\u00ad\u2010-]+", "", words)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_glossary_of_all_rules_has_every_word(lang: str) -> None:
    page = printed_glossary(lang, "html").decode()
    assert page.count('class="item') == len(terms())


def test_house_rules_are_printed_as_well() -> None:
    rules: RuleSet = rule_set("tenhou").with_options(open_tanyao="false")
    worth = {item.name: item.worth for item in PRINTS["patterns"].make(rules, Words("en", rules=rules)).items}
    assert worth["All simples"] == "– / 1"
