"""The gallery of waits: the source's shapes with the source's numbers, and every hand's wait under its name."""

from __future__ import annotations

from random import Random

import pytest

from ruka.errors import RukaError
from ruka.hands import waits
from ruka.learn.drills.waits import PLAIN_WAIT, WIDE_WAIT, WaitsItem
from ruka.learn.gallery.waits import SHAPES, Shape, example, found, shape_of, wait_gallery
from ruka.learn.glossary import terms
from ruka.rulesets import RULE_SETS, rule_set
from ruka.texts import LANGUAGES
from ruka.tiles import parse

VIDEO = rule_set("video")
KINDS = {  # 001, čekání, in its order; 002, 1389
    "tanki": 1, "ryanmen": 2, "kanchan": 1, "penchan": 1, "shanpon": 2, "nobetan": 2,
    "five-in-a-row": 3, "seven-in-a-row": 3, "pung-beside": 3, "five-sided": 5, "seven-sided": 7, "nine-sided": 9,
    "orphans": 13, "four-sided": 4,
}  # fmt: skip


def test_every_shape_of_the_source_is_there_in_its_order_with_its_number_of_kinds() -> None:
    gallery = wait_gallery(VIDEO, "cs")
    assert {shape.id: len(shape.waits) for shape in gallery.shapes} == KINDS
    assert [shape.id for shape in gallery.shapes] == [*KINDS]


@pytest.mark.parametrize("shape", SHAPES, ids=lambda shape: shape.id)
def test_what_is_left_is_what_the_source_counts(shape: Shape) -> None:
    told = next(one for one in wait_gallery(VIDEO, "en").shapes if one.id == shape.id)
    assert sum(wait.left for wait in told.waits) == shape.tiles
    assert told.hand == shape.hand
    assert not shape.term or shape.term in terms()


@pytest.mark.parametrize("rules", RULE_SETS.values(), ids=lambda rules: rules.id)
def test_every_rule_set_has_the_shapes_that_it_can_have(rules: object) -> None:
    """Each waits as it does in the source, and goes by its name; a box without a wind has no thirteen orphans."""
    assert isinstance(rules, type(VIDEO))
    lacks = {shape.id for shape in SHAPES if not example(rules, shape)}
    few = {"five-in-a-row", "seven-in-a-row", "five-sided", "seven-sided", "nine-sided", "four-sided"}
    assert lacks == {"japanese-classical-3p": {"orphans"}, "bmja": few}.get(rules.id, set())  # bmja: one chow at most
    for told in wait_gallery(rules, "en").shapes:
        assert shape_of(rules, parse(told.hand)) == told.id


def test_taps_subtract_as_the_engine_does() -> None:
    """The page takes one from what is left for each tile that is seen; so does the engine, whatever is seen."""
    rng = Random(7)
    for shape in SHAPES:
        first = waits(shape.hand)
        for _ in range(20):
            seen = [tile for tile, left in first.items() for _ in range(rng.randint(0, left))]
            now = found(VIDEO, shape.hand, " ".join(seen), "en")
            assert {one.tile: one.left for one in now.waits} == {
                tile: left - seen.count(tile) for tile, left in first.items()
            }


@pytest.mark.parametrize(
    ("hand", "shape"),
    [
        ("456m 456p 789s 11z 12m", "penchan"),
        ("123m 456m 789s 5556p", "pung-beside"),  # mirrored
        ("[777z] 44s 345678p 56s", "ryanmen"),
        ("23456789p 11z 345m", "five-in-a-row"),
        ("3456789s 111z 222z", "seven-in-a-row"),
        ("6555432p 123m 789s", "four-sided"),
        ("1133m 5577p 2244s 6z", ""),
        ("19m 19p 19s 1234566z", ""),
    ],
)
def test_a_hand_of_ones_own_goes_by_the_name_of_its_shape(hand: str, shape: str) -> None:
    assert found(VIDEO, hand, "", "en").shape == shape


def test_a_wait_without_a_shape_has_a_name_too() -> None:
    assert found(VIDEO, "1133m 5577p 2244s 6z", "", "pl").name == "Siedem par"
    assert found(VIDEO, "11123m 456p 789s 22z", "", "cs").name == "3 druhy kamenů"


def test_a_hand_that_is_not_ready_says_how_far_it_is() -> None:
    told = found(VIDEO, "123m 456p 78s 11z 589p", "", "en")
    assert (told.shanten, told.waits, told.shape, told.name) == (1, [], "", "")
    with pytest.raises(RukaError):
        found(VIDEO, "123m", "", "en")


def test_names_are_given_by_the_waits_alone() -> None:
    """However a hand is made, plain names stand for as many kinds as they say."""
    rng = Random(3)
    for make in (PLAIN_WAIT, WIDE_WAIT):
        for _ in range(60):
            item = make(VIDEO, rng)
            if isinstance(item, WaitsItem):
                told = found(VIDEO, item.hand, "", "en")
                assert told.name
                assert not told.shape or KINDS[told.shape] == len(told.waits)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_shape_is_told_in_every_language(lang: str) -> None:
    for shape in wait_gallery(VIDEO, lang).shapes:
        assert shape.name
        assert shape.text
        assert all(wait.roles and wait.sets for wait in shape.waits)
