"""A campaign from the first opponent to the last, as plain values."""

from __future__ import annotations

import itertools

import pytest

from ruka.agents.levels import ARCADE
from ruka.arcade.campaign import Progress
from ruka.arcade.match import Standing
from ruka.arcade.opponents import LADDER
from ruka.errors import RukaError
from ruka.schema.arcade import ITEM_IDS, OPPONENT_IDS, Operator
from ruka.texts import LANGUAGES

NEW = Progress(name="Eva", operator=Operator(free_play=False, continues=1))


def won(**changes: object) -> Standing:
    return Standing(points=[3000, 0], hands=[3, 0], over=True, beaten=True, **changes)  # type: ignore[arg-type]


def lost() -> Standing:
    return Standing(points=[-2000, 9000], hands=[0, 1], over=True)


def refused(progress: Progress, step: str) -> str:
    with pytest.raises(RukaError) as error:
        progress.match("t") if step == "match" else progress.go_on()
    return error.value.code


def test_the_ladder_rises() -> None:
    assert tuple(one.id for one in LADDER) == OPPONENT_IDS
    for lower, higher in itertools.pairwise(LADDER):
        assert lower.points < higher.points
        assert lower.stake < higher.stake
    assert {one.agent for one in LADDER} == {*ARCADE}
    for lang in LANGUAGES:
        assert all(one.name(lang) and one.about(lang) for one in LADDER)


def test_a_match_that_is_won_leads_to_the_next_opponent() -> None:
    after = NEW.match("t1").ended(won())
    assert (after.phase, after.step, after.score) == ("ready", 1, LADDER[0].stake + 3000)
    assert {"first_win", "bare_hands", "clean_sweep"} <= {*after.achievements}


def test_a_bet_that_was_won_with_the_last_hand_counts() -> None:
    assert NEW.match("t1").ended(won(owed=1000)).score == LADDER[0].stake + 4000


def test_after_a_lost_match_one_continues_while_there_are_continues() -> None:
    after = NEW.match("t1").ended(lost())
    assert (after.phase, after.step, after.score) == ("lost", 0, 0)
    again = after.go_on()
    assert (again.phase, again.continues, again.continues_left) == ("ready", 1, 0)
    assert refused(again.match("t2").ended(lost()), "go on") == "no-continues"


def test_in_free_play_there_is_no_end_of_continues() -> None:
    progress = Progress(name="Eva", operator=Operator(free_play=True))
    for number in range(20):
        progress = progress.match(f"t{number}").ended(lost()).go_on()
    assert progress.continues_left is None
    assert progress.continues == 20


def test_the_whole_ladder() -> None:
    progress = NEW
    for number in range(len(LADDER)):
        progress = progress.match(f"t{number}").ended(won())
    assert progress.phase == "won"
    assert progress.step == len(LADDER)
    assert {"halfway", "ladder", "one_credit"} <= {*progress.achievements}
    assert refused(progress, "match") == "arcade-not-ready"


def test_items_that_were_bought_are_kept_and_those_that_were_used_are_gone() -> None:
    match = won(bought={"peek", "double"}, spent={"double"})
    after = NEW.but(items=("shield",)).match("t").ended(match)
    assert after.items == ("peek", "shield")
    assert after.used == ("double",)
    assert "bare_hands" not in after.achievements


def test_achievements_of_hands() -> None:
    match = won(limits=1, best_fan=13, bets_won=1, spent={*ITEM_IDS})
    after = NEW.match("t").ended(match)
    assert {"mangan", "yakuman", "side_bet", "all_items"} <= {*after.achievements}


def test_what_is_out_of_order_is_refused() -> None:
    assert refused(NEW, "go on") == "arcade-not-lost"
    assert refused(NEW.match("t"), "match") == "arcade-not-ready"
    with pytest.raises(RukaError):
        NEW.ended(won())
    with pytest.raises(RukaError):
        NEW.match("t").ended(Standing())
