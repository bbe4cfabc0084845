"""Every option of the flow of a game, in each of its positions."""

import pytest

from ruka.engine.flow import HAND_OVER, OVER
from ruka.errors import RukaError
from ruka.rules import RuleSet
from tests.clauses.book import EMA, M_LEAGUE, TENHOU
from tests.clauses.scene import PINFU, READY, Scene, nagashi_draws

PLAIN = EMA.with_options(renhou="none")


def test_option_winners() -> None:
    for choice, winners in (("all", [1, 2, 3]), ("first", [1]), ("abort_at_three", [])):
        hands = {0: "8s", 1: PINFU, 2: "345p678p345m11p67s", 3: "234p567p234m22s67s"}
        scene = Scene(PLAIN.with_options(winners=choice), hands, draws="1z")
        scene.throw("8s")
        for seat in (1, 2, 3):
            scene.do(seat, "ron")
        assert [event.seat for event in scene.told("win")] == winners


def test_option_swap_calling_d08() -> None:
    for allowed in (True, False):
        scene = Scene(EMA.with_options(swap_calling=allowed), {0: "3p", 1: "333p"}, draws="9s")
        scene.throw("3p")
        scene.do(1, "pung")
        scene.skip()
        assert (11 in {tile for _, tile, _ in scene.table.legal(1)}) == allowed


def test_option_kong_dora() -> None:
    for choice, shown in (("at_once", 2), ("after_discard", 1)):
        scene = Scene(EMA.with_options(kong_dora=choice), {0: "1z", 2: "111z"}, draws="9p")
        scene.throw("1z")
        scene.do(2, "kong")
        assert len(scene.table.indicators) == shown
        scene.throw()
        assert len(scene.table.indicators) == 2


def test_option_furiten_ends_d09() -> None:
    for choice, free in (("own_turn_or_claim", True), ("own_turn", False)):
        rules = PLAIN.with_options(furiten_ends=choice)
        scene = Scene(rules, {0: "8s", 1: "111z5s", 3: PINFU}, draws="9m 1z", replacements="9p")
        scene.throw("8s", skip=True)
        scene.do(1, "concealed_kong", "1z")
        assert scene.table.furiten(3) != free


def test_option_abortive_draws() -> None:
    for choice, why in ((True, "four_winds"), (False, "")):
        scene = Scene(EMA.with_options(abortive_draws=choice), draws="4444z")
        for _ in range(4):
            scene.throw(skip=True)
        assert scene.aborted == why


def test_option_hide_tenpai_d14() -> None:
    for choice, gained in ((True, [-1000, -1000, 3000, -1000]), (False, [1500, -1500, 1500, -1500])):
        scene = Scene(EMA.with_options(hide_tenpai=choice), {0: READY[0], 2: READY[2]})
        scene.exhaust(hide=(0,))
        assert scene.gained == gained


def nagashi(rules: RuleSet, hands: dict[int, str]) -> Scene:
    scene = Scene(rules, hands, nagashi_draws(rules, 1, {9: "1m", **hands}), honba=1)
    scene.exhaust()
    return scene


def test_option_nagashi_d11() -> None:
    for choice, gained in (("as_win", 8300), ("as_draw", 8000), ("none", 0)):
        assert nagashi(EMA.with_options(nagashi=choice), {}).gained[1] == gained


def test_option_nagashi_noten_d06() -> None:
    for choice, has_it in ((False, True), (True, False)):
        scene = nagashi(EMA.with_options(nagashi_noten=choice), {1: READY[1]})
        assert bool(scene.told("nagashi")) == has_it


def test_option_nagashi_concealed_d06() -> None:
    for choice, has_it in ((True, False), (False, True)):
        rules = EMA.with_options(nagashi_concealed=choice)
        hands = {1: "55z66z77z", 0: "5z"}
        scene = Scene(rules, hands, nagashi_draws(rules, 0, {9: "1m", **hands}))  # after the claim seat 1 has them
        scene.throw("5z")
        scene.do(1, "pung")
        scene.skip()
        scene.throw("6z", skip=True)
        while scene.table.turn != 1:
            scene.throw(skip=True)
        scene.exhaust()
        assert bool(scene.told("nagashi")) == has_it


def test_option_bust_d02() -> None:
    for choice in (True, False):
        scene = Scene(EMA.with_options(bust=choice), {0: READY[0]}, scores=[60000, 59500, 500, 0])
        scene.exhaust()
        assert (scene.table.phase == OVER) == choice


def test_option_leader_stops() -> None:
    for choice, after_win, after_draw in (("never", False, False), ("win", True, False), ("win_or_ready", True, True)):
        last = {"round": 1, "dealer": 3, "scores": [20000, 20000, 20000, 40000]}
        rules = TENHOU.with_options(leader_stops=choice)
        drawn = Scene(rules, {3: READY[3]}, **last)  # type: ignore[arg-type]
        drawn.exhaust()
        won = Scene(rules, {3: PINFU}, draws="8s", **last)  # type: ignore[arg-type]
        won.do(3, "tsumo")
        assert (won.table.phase == OVER, drawn.table.phase == OVER) == (after_win, after_draw)


def test_option_discipline() -> None:
    strict, open = (
        Scene(EMA.with_options(discipline=choice), {0: "147m"}, draws="1z") for choice in ("strict", "open")
    )
    with pytest.raises(RukaError):
        strict.table.apply(0, "tsumo")
    assert open.table.apply(0, "tsumo")


def test_option_chombo_d80() -> None:
    for choice, paid in (("mangan", [-12000, 4000, 4000, 4000]), ("after_uma", [0, 0, 0, 0])):
        scene = Scene(M_LEAGUE.with_options(chombo=choice, discipline="open"))
        scene.err(0, "tsumo")
        assert (scene.gained, scene.table.phase) == (paid, HAND_OVER)
