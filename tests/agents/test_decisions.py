"""What the bot of the house does in clear positions."""

import pytest

import ruka
from ruka import Action, View
from ruka.agents.bots.advised import AdvisedBot
from ruka.agents.levels import CLUB
from ruka.schema import ShownSet
from tests.agents.positions import Lies, offered, own_turn


def choice(view: View) -> Action:
    return AdvisedBot(CLUB, ruka.rule_set(view.rules), 0, "1").advise(view, 1.0).best.action


def test_keeps_a_ready_hand() -> None:
    assert choice(own_turn("234m 567p 345s 88s 67m 1z")).tile == "1z"


def test_discards_for_the_most_useful_tiles() -> None:
    assert choice(own_turn("234m 567p 34s 88s 68m 24p")).tile in ("2p", "4p", "6m", "8m")


def test_riichi_on_a_good_wait() -> None:
    assert choice(own_turn("234m 567p 345s 88s 67m 1z", riichi="1z")) == Action(0, "riichi", "1z")


def test_no_riichi_when_nothing_is_left_to_win_on() -> None:
    gone = {1: "5m 5m 8m 8m", 2: "5m 5m 8m 8m"}
    assert choice(own_turn("234m 567p 345s 88s 67m 1z", riichi="1z", thrown=gone)).type == "discard"


def test_a_great_hand_keeps_silent() -> None:
    """Nine fan are what ten are: a bet would only warn the others."""
    view = own_turn("223344p 567p 88p 67p 1z", riichi="1z")
    assert choice(view) == Action(0, "discard", "1z")


def test_red_five_is_kept_where_a_plain_one_does_as_well() -> None:
    view = own_turn("234m 05567p 345s 88s 7m")
    view.legal_actions = [action for action in view.legal_actions if action.tile in ("0p", "5p")]
    assert choice(view).tile == "5p"


def test_folds_with_what_the_riichi_seat_threw() -> None:
    far = "2589m 147p 2s 1234z 5m 6s"
    view = own_turn(far, thrown={0: "", 1: "3z 9p 4p 1m", 2: "5z", 3: "6z"}, riichi_of=[1], tiles_left=30)
    assert choice(view).tile in ("4p", "3z")


def test_folds_with_what_was_let_pass_after_the_riichi() -> None:
    """Seat 2 threw 5m after seat 1 had declared; nobody else's tile is known to be safe."""
    view = own_turn(
        "2589m 147p 2s 124z 56m 6s",
        thrown={0: "", 1: "8s", 2: "5m", 3: "9s"},
        riichi_of=[1],
        tiles_left=30,
    )
    assert choice(view).tile == "5m"


def test_a_ready_hand_of_value_goes_on_against_riichi() -> None:
    view = own_turn(
        "234m 067p 345s 88s 67m 1z", riichi="1z", thrown={1: "9p 1m 9s"}, riichi_of=[1], indicators="7s", tiles_left=40
    )
    assert choice(view).tile == "1z"


def test_claims_a_pung_that_makes_the_hand_count() -> None:
    view = offered("234m 56p 34s 88s 77z 19p", "7z", Action(0, "pung", tiles="77z"))
    assert choice(view).type == "pung"


def test_no_claim_without_a_yaku() -> None:
    view = offered("12m 567p 345s 88s 199m", "3m", Action(0, "chow", tiles="12m"))
    assert choice(view).type == "pass"


def test_a_claim_does_not_take_the_only_yaku_away() -> None:
    """All simples with 23m: the 1m would make a set and leave nothing to win with."""
    view = offered("23m 567p 345s 88s 66s 7m", "1m", Action(0, "chow", tiles="23m"))
    assert choice(view).type == "pass"
    simple = offered("23m 567p 345s 88s 66s 7m", "4m", Action(0, "chow", tiles="23m"), tiles_left=16)
    assert choice(simple).type == "chow"


def test_open_tanyao_only_where_the_rules_pay_for_it() -> None:
    claim = Action(0, "chow", tiles="24m")
    hand = "24m 567p 34s 88s 6s 77p 7m"
    late: Lies = {"tiles_left": 28}  # while there is time, the closed hand promises more
    assert choice(offered(hand, "3m", claim, **late)).type == "chow"
    assert choice(offered(hand, "3m", claim, rules="ema-riichi", **late)).type == "pass"
    assert choice(offered(hand, "3m", claim, tiles_left=66)).type == "pass"


def test_an_open_hand_keeps_the_pair_it_needs() -> None:
    chow = ShownSet("chow", ["1m", "2m", "3m"], "3m", 3)
    assert choice(own_turn("567p 34s 99s 55z 14p", sets=[chow])).tile != "5z"


def test_norths_are_set_aside() -> None:
    view = own_turn("234p 567p 345s 88s 67s 4z", "tenhou-3p", more=[Action(0, "nuki")])
    assert choice(view).type == "nuki"


def test_thirteen_orphans_keep_the_north() -> None:
    view = own_turn("19m 19p 19s 1235z 67z 4z 2p", "tenhou-3p", more=[Action(0, "nuki")])
    assert choice(view).tile == "2p"


@pytest.mark.parametrize(("hand", "shown"), [("19m 19p 19s 123z 258m 46p", True), ("19m 19p 19s 12345z 5p 11z", False)])
def test_nine_orphans_are_shown_unless_they_are_nearly_thirteen(hand: str, shown: bool) -> None:
    view = own_turn(hand, more=[Action(0, "nine_orphans")])
    assert (choice(view).type == "nine_orphans") == shown


def test_a_concealed_kong_that_costs_nothing() -> None:
    kong = own_turn("1111z 234m 567p 88s 67s", more=[Action(0, "concealed_kong", "1z")])
    assert choice(kong).type == "concealed_kong"


def test_no_kong_that_breaks_a_chow() -> None:
    kong = own_turn("3333m 45m 567p 88s 79s 1z", more=[Action(0, "concealed_kong", "3m")])
    assert choice(kong).type == "discard"


def test_a_win_before_everything() -> None:
    view = own_turn("234m 567p 345s 88s 67m 8m", more=[Action(0, "nine_orphans"), Action(0, "tsumo")], riichi="8m")
    assert choice(view).type == "tsumo"


def test_a_ready_hand_is_shown() -> None:
    view = own_turn("234m 567p 345s 88s 67m 1z")
    view.legal_actions = [Action(0, "show"), Action(0, "hide")]
    assert choice(view).type == "show"
