"""The glossary: every term is whole in three languages and found by each of its names."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from ruka.errors import RukaError
from ruka.explain.chapters import chapters
from ruka.explain.groups import groups
from ruka.explain.words import Words
from ruka.learn.glossary import AREAS, by_pattern, glossary, term, terms
from ruka.learn.glossary.marks import MARK, explained, forms, linked, marked_terms, stripped
from ruka.learn.glossary.search import named, plain, search
from ruka.learn.prints import printed
from ruka.rules.pattern import CATALOGUE
from ruka.rulesets import RULE_SETS, rule_set
from ruka.rulesets.families import FAMILIES
from ruka.texts import LANGUAGES, text
from tests.families import families

TEXTS = Path(__file__).parents[2] / "src" / "ruka" / "texts"


def test_there_are_at_least_two_hundred_terms_in_every_area() -> None:
    assert len(terms()) >= 200
    assert {one.area for one in terms().values()} == set(AREAS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_term_has_a_name_and_a_meaning(lang: str) -> None:
    for one in terms().values():
        assert one.name(lang).strip(), one.id
        assert one.meaning(lang)[-1] in ".!?", one.id
        assert len(one.meaning(lang)) < 420, one.id
        assert not re.search(r"[{}]|term-|means-|  ", one.name(lang) + one.meaning(lang)), one.id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_terms_of_one_name_point_at_each_other(lang: str) -> None:
    """Main names are unique; the few words that mean two things say so."""
    named = Counter(plain(one.name(lang)) for one in terms().values())
    for name, times in named.items():
        if times > 1:
            same = [one for one in terms().values() if plain(one.name(lang)) == name]
            assert all({other.id for other in same} <= {*one.related, one.id} for one in same), name


def test_related_terms_families_and_patterns_exist() -> None:
    for one in terms().values():
        assert set(one.related) <= terms().keys() - {one.id}, one.id
        assert set(one.families) <= set(FAMILIES), one.id
        assert set(one.patterns) <= CATALOGUE.keys(), one.id
        assert set(one.synonyms) <= set(LANGUAGES), one.id


def test_every_pattern_is_one_term_and_leads_there() -> None:
    told = Counter(pattern for one in terms().values() for pattern in one.patterns)
    assert set(told.values()) == {1}
    assert told.keys() == CATALOGUE.keys()
    assert term("mcr_55") is by_pattern()["chiitoitsu"] is term("chiitoitsu")


def test_tiles_of_terms_can_be_drawn() -> None:
    for one in terms().values():
        if one.tiles:
            assert list(groups(one.tiles)), one.id
    assert sum(bool(one.tiles) for one in terms().values()) > 150


def test_search_finds_a_term_by_every_name() -> None:
    for one in terms().values():
        names = [name for lang in LANGUAGES for name in one.names(lang)] + [one.romaji, one.kanji]
        for name in filter(None, names):
            assert one in named(name), (one.id, name)
            assert one in named(plain(name).upper()), (one.id, name)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_name_that_is_whole_comes_first_and_half_of_it_is_enough(lang: str) -> None:
    for one in [*terms().values()][::7]:
        name = one.name(lang)
        assert one in search(name)[: len(named(name))], (one.id, name)
        assert one in search(name[: max(3, len(name) // 2)]), (one.id, name)


def test_what_is_in_no_glossary_is_refused_in_a_sentence() -> None:
    assert search("xyzzy") == []
    with pytest.raises(RukaError, match="not in the glossary"):
        term("xyzzy")
    with pytest.raises(RukaError, match="not in the glossary"):
        search(" – ")


def test_a_term_belongs_to_the_rules_that_know_it() -> None:
    assert term("ippatsu").is_in(rule_set("tenhou"))
    assert not term("ippatsu").is_in(rule_set("mcr"))
    assert term("wall").is_in(rule_set("mcr"))
    assert term("mcr_38").rule_sets == ("international", "mcr")
    for id, rules in RULE_SETS.items():
        known = [one for one in terms().values() if one.is_in(rules)]
        assert 100 < len(known) < len(terms()), id


def test_the_traps_of_the_sources_lead_to_the_right_hand() -> None:
    """“Čistá” is honitsu in 001 and chinitsu in 000 and 002."""
    assert "čistá kombinace" in [name.casefold() for name in term("honitsu").names("cs")]
    assert "čistá barva" in [name.casefold() for name in term("chinitsu").names("cs")]
    assert "čistá ruka" in [name.casefold() for name in term("chinitsu").names("cs")]
    assert search("rōtōpai")[0] is search("rotopai")[0] is term("terminals")


def test_what_is_told_has_everything() -> None:
    told = glossary("pl")
    assert [area.id for area in told.areas] == list(AREAS)
    furiten = next(one for one in told.terms if one.id == "furiten")
    assert furiten.names["cs"] == ["furiten", "posvátné odhození"]
    assert furiten.kanji == "振聴"
    assert "odrzuc" in furiten.text


def test_marks_become_words_or_links() -> None:
    said = "Ve [term:furiten|furitenu] nelze [term:ron|ronem] vyhrát."
    assert stripped(said) == "Ve furitenu nelze ronem vyhrát."
    assert linked(said, lambda id, shown: f"<{id}>") == "Ve <furiten> nelze <ron> vyhrát."
    assert marked_terms(said) == ["furiten", "ron"]


def test_every_mark_in_a_text_names_a_term() -> None:
    for file in TEXTS.rglob("*.ftl"):
        whole = file.read_text(encoding="utf-8")
        assert whole.count("[term:") == len(MARK.findall(whole)), file
        assert {*marked_terms(whole)} <= terms().keys(), file


def test_words_are_found_in_every_language_by_forms_of_their_own() -> None:
    """The same terms in each, and no form leads to two of them."""
    listed = {lang: forms(lang) for lang in LANGUAGES}
    assert len({frozenset(one.values()) for one in listed.values()}) == 1
    assert set(listed["en"].values()) <= terms().keys()
    for lang, found in listed.items():
        lines = text("word-forms", lang).splitlines()
        assert len(found) == sum(line.count(", ") + 1 for line in lines)
        assert all(form == form.casefold() == form.strip() for form in found)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", families())
def test_every_chapter_of_a_rule_book_has_words_that_explain_themselves(id: str, lang: str) -> None:
    rules = rule_set(id)
    for chapter in chapters(rules, Words(lang, rules=rules)):
        seen: set[str] = set()
        for sentence in chapter.sentences:
            assert stripped(explained(sentence, lang, lambda id, shown: f"[term:{id}|{shown}]", seen)) == sentence
        assert seen or len(chapter.sentences) < 5, chapter.id


def test_the_printed_page_stands_alone() -> None:
    page = printed("glossary", rule_set("hong-kong"), "cs", "native", "html").decode()
    assert "Slovníček" in page
    assert "faan" in page
    assert "haneman" not in page.casefold()
    assert not re.search(r'(src|href)="(?!#)', page)


def test_the_glossary_is_set_as_a_pdf() -> None:
    pytest.importorskip("typst")
    assert printed("glossary", rule_set("ema-riichi"), "pl", "native", "pdf").startswith(b"%PDF")
