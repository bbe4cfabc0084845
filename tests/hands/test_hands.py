"""Questions about one hand, through the public names."""

import json
from pathlib import Path
from typing import Any

import pytest

import ruka
from ruka import Form, TilesLeft, Wait

VECTORS = (Path(__file__).parents[1] / "vectors" / "waits.jsonl").read_text("utf-8").splitlines()


@pytest.mark.parametrize("case", [json.loads(line) for line in VECTORS], ids=lambda case: case["id"])
def test_vectors_of_waits(case: dict[str, Any]) -> None:
    answer = ruka.waits(case["hand"])
    assert {"waits": list(answer), "left": answer.total} == case["expect"]


def test_a_hand_may_be_notation_or_parsed() -> None:
    notation = "123m 456p 789s 11z 56p"
    assert ruka.waits(ruka.parse(notation)) == ruka.waits(notation)


def test_forms_decide_what_counts() -> None:
    pairs, knitted = "1133m 5577p 2244s 6z", "147m 258p 369s 1234z"
    assert (ruka.shanten(pairs), ruka.shanten(pairs, forms="regular")) == (0, 3)
    assert (ruka.shanten(knitted, forms="mcr"), ruka.shanten(knitted) > 3) == (0, True)
    assert set(ruka.shanten_by_form(pairs, forms="regular,pairs")) == {Form.REGULAR, Form.PAIRS}


def test_international_knits_the_suits_any_way_across() -> None:
    """D-64: any split of 1–9 over the suits; the official rules know 147, 258, 369 only."""
    split = "269m 145p 378s 1234z"
    assert (ruka.shanten(split, forms="international"), ruka.shanten(split, forms="mcr") > 0) == (0, True)


def test_an_unknown_form_is_refused_by_name() -> None:
    with pytest.raises(ruka.UnknownName, match="There is no form “pears”; choose from: riichi, mcr"):
        ruka.shanten("123m 456p 789s 11z 56p", forms="regular,pears")


def test_a_tile_out_of_play_is_no_wait() -> None:
    hand = "123p 456p 789s 11z 99m"
    assert list(ruka.waits(hand)) == ["9m", "1z"]
    assert list(ruka.waits("111p 456p 789s 33z 11z", tiles=ruka.TILES_136)) == ["1z", "3z"]
    assert list(ruka.useful("19m 123p 456p 789s 11z", tiles=ruka.TILES_108).tiles) == ["1m", "9m", "1z"]


def test_visible_tiles_are_left_no_more() -> None:
    hand = "123m 456p 789s 11z 56p"
    assert ruka.waits(hand, visible="4p 777p [777z]") == TilesLeft({"4p": 2, "7p": 1})
    assert ruka.waits(hand, visible="7777p") == TilesLeft({"4p": 3, "7p": 0})


def test_more_than_four_of_a_kind_cannot_be_seen() -> None:
    with pytest.raises(ruka.RukaError) as caught:
        ruka.waits("123m 456p 789s 11z 56p", visible="5555p")
    assert caught.value.code == "bad-visible"


@pytest.mark.parametrize(
    ("question", "hand"),
    [
        (ruka.shanten, "123m"),
        (ruka.useful, "123m 456p 789s 11z 567p"),
        (ruka.waits, "123m 456p 789s 11z 567p"),
        (ruka.discards, "123m 456p 789s 11z 56p"),
        (ruka.readings, "123m 456p 789s 11z 56p"),
    ],
)
def test_a_wrong_number_of_tiles_is_refused(question: Any, hand: str) -> None:
    with pytest.raises(ruka.RukaError) as caught:
        question(hand)
    assert caught.value.code == "wrong-tile-count"


def test_the_best_discard_comes_first() -> None:
    discards = ruka.discards("123m 456p 78s 11z 5789p")
    assert [one.shanten for one in discards] == sorted(one.shanten for one in discards)
    assert (discards[0].tile, discards[0].useful.total) == ("5p", 8)


def test_a_red_five_is_a_discard_of_its_own() -> None:
    tiles = [one.tile for one in ruka.discards("123m 05p 456p 789s 11z 9p")]
    assert {"0p", "5p"} <= set(tiles)


@pytest.mark.parametrize(
    ("hand", "wait", "completed"),
    [
        ("123m 456s 789s 111z 5p +5p", Wait.SINGLE, "55p"),
        ("123m 456p 789s 11z 56p +7p", Wait.TWO_SIDED, "567p"),
        ("123m 456s 789s 11z 46p +5p", Wait.CLOSED, "456p"),
        ("123m 456p 789s 11z 89p +7p", Wait.EDGE, "789p"),
        ("123m 456p 789s 11z 55s +5s", Wait.TWO_PAIRS, "555s"),
        ("19m 19p 19s 1234567z +1m", Wait.SINGLE, "11m"),
        ("19m 19p 19s 1233456z +7z", Wait.SINGLE, "7z"),
        ("1133m 5577p 2244s 6z +6z", Wait.SINGLE, "66z"),
    ],
)
def test_what_the_winning_tile_did(hand: str, wait: Wait, completed: str) -> None:
    [reading] = ruka.readings(hand)
    assert (reading.wait, reading.completed) == (wait, completed)


def test_000_4_1_1_the_winner_chooses_the_set_the_winning_tile_completes() -> None:
    """55 6 789 won on 7: two-sided 567, or the edge of 789."""
    readings = ruka.readings("123m 456p 22z 56789s +7s")
    assert {(reading.wait, reading.completed) for reading in readings} == {
        (Wait.TWO_SIDED, "567s"),
        (Wait.EDGE, "789s"),
    }


def test_sets_on_the_table_are_shown_as_they_lie() -> None:
    [reading] = ruka.readings("22p [123m] <7777z> [5555s] 78p +9p")
    assert reading.sets == ("[123m]", "<7777z>", "[5555s]", "789p")
    assert reading.sentence("cs") == "[123m] <7777z> [5555s] 789p 22p, výhra dvoustranným čekáním"


def test_without_a_winning_tile_there_is_no_wait() -> None:
    [reading] = ruka.readings("123m 456p 789s 11z 567p")[:1]
    assert (reading.wait, reading.completed) == (None, None)
    assert str(reading).endswith(", no winning tile named")


def test_answers_are_values() -> None:
    hand = "123m 456p 78s 11z 589p"
    assert hash(ruka.useful(hand)) == hash(ruka.useful(hand))
    assert ruka.useful(hand) == ruka.useful(hand)
