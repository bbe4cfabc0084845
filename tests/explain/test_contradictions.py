"""What a rule book says does not contradict itself, nor claim what the source does not say."""

from __future__ import annotations

import pytest

from ruka.explain.chapters import chapters
from ruka.explain.examples import BY_RIICHI, example
from ruka.explain.rulebook import priced
from ruka.explain.words import Words
from ruka.rules import RuleSet
from ruka.rules.pattern import FAN, POINTS
from ruka.rulesets import RULE_SETS, rule_set
from ruka.texts import LANGUAGES, text
from tests.explain.books import book_of


def told(id: str, chapter: str, lang: str = "en") -> str:
    """A chapter as one text: its sentences with their clauses and lists."""
    found = next(one for one in chapters(rule_set(id), Words(lang, rules=rule_set(id))) if one.id == chapter)
    parts = (
        (getattr(part, "text", ""), getattr(part, "clause", ""), *getattr(part, "items", ())) for part in found.parts
    )
    return "\n".join(piece for part in parts for piece in part)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_where_won_hands_win_the_game_they_matter(lang: str) -> None:
    assert text("hand-aim", lang) not in told("video", "hand", lang)
    assert text("hand-aim", lang) in told("ema-riichi", "hand", lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whoever_was_east_of_five_sits_out(lang: str) -> None:
    seats = told("japanese-classical-5p", "seats", lang)
    assert text("seat-sitting-out", lang) in seats
    assert text("seat-pass-4", lang) not in seats


@pytest.mark.parametrize(
    "rules",
    [RULE_SETS[id] for id in ("japanese-classical", "european-classical", "hong-kong", "international")],
    ids=str,
)
def test_without_riichi_no_example_declares_it(rules: RuleSet) -> None:
    for id in {price.pattern.id for price in rules.resolved.prices}:
        if found := example(rules, id):
            for case in filter(None, (found.hit, found.miss)):
                assert not set(BY_RIICHI) & case.circumstances.keys(), id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_liability_names_the_tiles_and_the_robbed_kong(lang: str) -> None:
    """Speciální pokuta: three sets or twelve tiles; D-74."""
    liability = told("hong-kong", "liability", lang)
    assert {"en": "twelve tiles", "cs": "dvanáct", "pl": "dwanaście"}[lang] in liability
    assert "Speciální pokuta, D-74" in liability


def test_002_fines_no_look_at_the_dead_wall() -> None:
    """Pokuty za chyby: a tile of one's own hand or of another's."""
    faults = told("japanese-classical", "penalties")
    assert "another's hand." in faults
    assert "dead wall" not in faults
    assert "dead wall" in told("ema-riichi", "penalties")


def test_international_fines_a_win_below_the_minimum() -> None:
    assert "does not reach 8 points" in told("international", "penalties")
    hand = told("international", "hand")
    assert "A win needs at least 8 points.\nMezinárodní turnajová pravidla" in hand
    assert "Minimální hodnota ruky" not in hand
    assert "Minimální hodnota ruky" in told("modern-japanese", "hand")


def test_wrc_shares_no_bets() -> None:
    """D-81 gives them to nobody; D-77 ranks there too, and shares bets only where a winner gets them."""
    told = {decision.id: decision.text for decision in book_of("wrc").decisions}
    assert "where the winner gets the bets" in told["D-77"]
    assert "D-81" in told


def test_three_people_take_out_west_then_south_then_north() -> None:
    """Hra ve třech hráčích."""
    seats = told("japanese-classical-3p", "seats")
    assert seats.index("those of West") < seats.index("those of South") < seats.index("those of North")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_on_the_screen_there_is_no_gap(lang: str) -> None:
    assert text("flow-dead-wall", lang, count=14) not in told("video", "wall", lang)
    assert text("kong-replacement", lang) not in told("video", "kongs", lang)
    assert text("kong-replacement-screen", lang) in told("video", "kongs", lang)


def test_a_honba_that_adds_the_same_either_way_is_told_once() -> None:
    assert "A honba adds 300." in book_of("video").payments


def test_what_no_open_hand_can_have_is_worth_nothing_open() -> None:
    international = {one.id: one.values[0] for one in priced(rule_set("international"), FAN)}
    for number in (17, 25, 44, 55, 73, 81):  # concealed hands, unrelated tiles, seven pairs, four concealed pungs
        assert international[f"mcr_{number}"].open == 0
        assert international[f"mcr_{number}"].concealed
    assert international["mcr_54"].open  # three concealed pungs
    classical = {one.id: one.values[0] for one in priced(rule_set("japanese-classical"), POINTS)}
    assert (classical["menzen_ron_10"].open, classical["menzen_ron_10"].concealed) == (0, 10)
