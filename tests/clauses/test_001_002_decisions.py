"""Later decisions on sources 001 and 002: D-64 as changed, D-72 to D-75, D-83, D-85 and D-86."""

from __future__ import annotations

import re

import pytest

from ruka.engine.table import Table
from ruka.engine.walls import build_wall
from ruka.errors import IllegalAction, RukaError
from ruka.hands import shanten, waits
from ruka.rulesets import RULE_SETS, rule_set, score
from ruka.schema import Action, Hand
from ruka.scoring import Circumstances
from ruka.simulator import run
from ruka.tiles import CODES
from tests.clauses.scene import Scene

HONG_KONG, INTERNATIONAL, THREE = map(rule_set, ("hong-kong", "international", "japanese-classical-3p"))
VIDEO = rule_set("video")


def test_b1_the_greedy_bot_plays_with_the_wind_that_came_back() -> None:
    run([THREE], games=2, bots=("club", "greedy", "club"), seed=1)


# --- international ---


@pytest.mark.parametrize("hand", ["[888s] 123s 456p 78m 44z +9m", "888s 123s 456p 78m 44z +9m"])
def test_b2_d64_three_chows_are_the_straight_of_three_suits(hand: str) -> None:
    won = score("international", hand)
    assert "mcr_34" in won.patterns
    assert "mcr_45" not in won.patterns


def test_b2_d64_three_chows_and_five_honours_are_no_hand() -> None:
    assert not score("international", "123s 456p 789m 1234z +5z").complete
    assert shanten("123s 456p 789m 1234z", "international") == 2  # two tiles would have to change suits
    assert not waits("123s 456p 789m 1234z", "international")
    assert "mcr_44" in score("international", "124s 356p 789m 1234z +5z").patterns


def test_b2_d64_seven_of_nine_tiles_that_another_split_has_too() -> None:
    """12s and 45p may go on as 126s and 345p; 123s and 456p can only go on as three chows."""
    assert "mcr_56" in score("international", "12s 45p 789m 123456z +7z").patterns
    assert not score("international", "123s 456p 7m 123456z +7z").complete


def test_b3_d75_robbing_a_kong_is_not_counted_with_a_concealed_hand() -> None:
    won = score("international", "123m 23p 777s 444m 55z +4p", robbing_kong=True)
    assert (won.value, won.patterns) == (10, ["mcr_42", "mcr_21"])
    assert "mcr_17" in score("international", "123m 23p 777s 444m 55z +4p").patterns


def test_d85_reversible_tiles_are_those_that_look_so() -> None:
    assert "mcr_35" in score("international", "[123p] [888p] 456s 99s 55z +5z").patterns
    assert "mcr_35" not in score("international", "[123s] [888s] 456p 99p 55z +5z").patterns


@pytest.mark.parametrize(
    ("rules", "needed"),
    [
        ("international", "without flowers and seasons, and at least 8 are needed."),
        ("mcr", "without flowers and seasons, and at least 8 are needed."),
        ("hong-kong", "faan, and at least 3 are needed."),
    ],
)
def test_b8_a_win_is_refused_in_the_words_of_its_own_game(rules: str, needed: str) -> None:
    chosen = rule_set(rules).with_options({"minimum_faan": 3} if rules == "hong-kong" else {})
    wall = build_wall(chosen, hands={0: "9s", 1: "222p234m567m78s33z"}, draws="7z 6z 5z 4z 1z")
    table = Table(chosen, walls=[wall])
    for tile in ("7z", "6z", "5z", "4z", "9s"):
        (seat,) = table.waiting_for
        table.apply(next(one for one in table.legal_actions(seat) if (one.type, one.tile) == ("discard", tile)))
    with pytest.raises(IllegalAction) as refused:
        table.apply(Action(1, "ron"))
    assert refused.value.code == "too-little"
    assert refused.value.sentence("en").endswith(needed)
    for language in ("cs", "pl", "en"):
        assert not {"yaku", "dora", "dory"} & set(re.findall(r"\w+", refused.value.sentence(language)))


# --- mcr ---


@pytest.mark.parametrize(
    ("hand", "value", "other"),
    [
        ("3335p [555p] [234s] [678m] +4p", "mcr_10", 5),  # 5p would be a pair of a fifth tile
        ("3444s [5555s] [888s] <2222s> +3s", "mcr_11", 11),  # 2s and 5s would finish 34
        ("1223348889999m +7m", "mcr_09", 9),  # 9m would
    ],
)
def test_b9_d83_a_shape_that_waits_on_two_kinds_has_no_value_for_its_wait(hand: str, value: str, other: int) -> None:
    """Even though all four tiles of the other kind are held; `international` counts what can really come."""
    assert value not in score("mcr", hand, win="tsumo").patterns
    assert "mcr_11" in score("international", hand, win="tsumo").patterns


def test_b9_d83_a_wait_on_one_kind_still_counts() -> None:
    assert "mcr_10" in score("mcr", "[123m] [456m] [789p] 46s 55z +5s").patterns
    assert "mcr_09" in score("mcr", "[123m] [456m] [789p] 12s 55z +3s").patterns
    assert "mcr_11" in score("mcr", "[123m] [456m] [789p] 234s 5z +5z").patterns


# --- hong-kong ---


def test_b6_d73_a_flower_between_two_kongs_does_not_part_them() -> None:
    game = Scene(HONG_KONG, {0: "1111z2222z123m23p"}, draws="5s", replacements="5s 8f 4p")
    game.do(0, "concealed_kong", "1z")
    game.do(0, "concealed_kong", "2z")
    won = game.table.score(0, CODES["4p"], True)
    assert won.fan == 7  # by draw, two kongs in a row, east of seat and round
    assert "second_kong_replacement" in won.patterns
    game.do(0, "tsumo")


def test_b6_d73_the_tile_drawn_for_a_flower_is_a_replacement_tile() -> None:
    game = Scene(HONG_KONG, {0: "234m567m234p78s22z"}, draws="5f", replacements="9s")
    assert "replacement_tile" in game.table.score(0, CODES["9s"], True).patterns
    international = Scene(INTERNATIONAL, {0: "234m567m234p78s22z"}, draws="5f", replacements="9s")
    assert "mcr_41" not in international.table.score(0, CODES["9s"], True).patterns


def test_b6_d73_counted_by_itself_a_replacement_tile_needs_a_kong_or_a_flower() -> None:
    hand = "234m 567m 234p 78s 22z +9s"
    won = score("hong-kong", hand, win="tsumo", after_kong=True, flowers="1f")
    assert "replacement_tile" in won.patterns
    for rules, flowers in (("hong-kong", ""), ("international", "1f")):
        with pytest.raises(RukaError) as refused:
            score(rules, hand, win="tsumo", after_kong=True, flowers=flowers)
        assert refused.value.code == "replacement-without-kong"
    with pytest.raises(RukaError) as alone:
        score("hong-kong", "[2222m] 567m 234p 78s 22z +9s", win="tsumo", second_replacement=True, flowers="1f")
    assert alone.value.code == "second-replacement-alone"


def test_b6_d74_a_robbed_kong_was_not_thrown() -> None:
    """Three sets of one suit lie open, and the whole hand is of it."""
    hand = "[123m] [456m] [789m] 23m 99m +1m"
    thrown = score("hong-kong", hand, seat="S", discarder="E")
    robbed = score("hong-kong", hand, seat="S", discarder="E", robbing_kong=True)
    assert thrown.discarder_alone
    assert not robbed.discarder_alone
    assert robbed.deltas == [-2 * robbed.value, 4 * robbed.value, -robbed.value, -robbed.value]


# --- classical, three players ---


@pytest.mark.parametrize(
    ("hand", "lost", "doubles"),
    [
        ("[111z] [555z] [666z] 777z 4z +4z", "tsuuiisou", 6),
        ("[555z] [666z] 777z 23m 11z +4m", "daisangen", 4),
        ("111m 333p 555s 22z 44z +4z", "suuankou", 2),
    ],
)
def test_b7_d72_no_limit_hand_of_three_players_holds_a_wind(hand: str, lost: str, doubles: int) -> None:
    said: Circumstances = {"win": "tsumo" if lost == "suuankou" else "ron", "seat": "S"}
    three, four = score(THREE, hand, **said), score("japanese-classical", hand, **said)
    assert lost in four.patterns
    assert four.limits == 1
    assert (three.limits, lost in three.patterns) == (0, False)
    assert three.fan >= doubles


def test_b7_d72_limit_hands_without_winds_stay() -> None:
    assert score(THREE, "[555z] [666z] 777z 23m 11p +4m", seat="S").patterns == ["daisangen"]
    assert "suuankou" in score(THREE, "111m 333p 555s 22p 44m +4m", win="tsumo", seat="S").patterns
    assert "toitoi_sanankou" in score(THREE, "111m 333p 555s 22z 44z +4z", win="tsumo", seat="S").patterns


# --- video ---


def test_d86_a_sum_of_six_is_thrown_again() -> None:
    """Under 6 the other begins, over 6 the first seat."""
    thrown = set()
    for seed in range(200):
        (event,) = (one for one in Table("video", seed=seed).hand(1) if isinstance(one, Hand))
        assert event.dealer_dice is not None
        total = sum(event.dealer_dice)
        assert event.seat == (0 if total > 6 else 1)
        thrown.add(total)
    assert thrown == set(range(2, 13)) - {6}


@pytest.mark.parametrize("tsumo_after_pass", [True, False])
def test_d86_after_a_passed_draw_a_later_win_by_draw_stays_possible(tsumo_after_pass: bool) -> None:
    rules = VIDEO.with_options(tsumo_after_pass=tsumo_after_pass)
    game = Scene(rules, {0: "234m567m234p78s22z"}, draws="1z 1m 9s 2m 6s")
    game.throw("1z", riichi=True, skip=True)
    game.throw("1m", skip=True)
    assert "tsumo" in game.can(0)
    game.throw("9s", skip=True)
    game.throw("2m", skip=True)
    assert "tsumo" in game.can(0)


def test_every_decision_that_a_rule_set_names_has_its_sentence() -> None:
    from ruka.texts import text

    for rules in RULE_SETS.values():
        for decision in rules.decisions:
            for language in ("cs", "pl", "en"):
                assert text(f"decision-{decision}", language)
