"""001: how video mahjong goes: dice, 18 turns, reach, furiten, kongs, counters and the match."""

from random import Random

import pytest

from ruka import Table
from ruka.engine.flow import CLAIM, TURN
from ruka.rulesets import rule_set
from ruka.schema import Hand
from ruka.tiles import CODES
from tests.clauses.scene import Scene, nagashi_draws
from tests.engine.games import play

VIDEO = rule_set("video")
RICH = [100_000, 100_000]
READY = "234567p345m99m67s"  # waits on 5s and 8s; closed
FAR = "147m258p369s1357z"
ORPHANS = "1111222233334444555566667777z999p111p1m"  # all draws of a hand but the last


def scene(
    own: str = "", other: str = "", draws: str = "", *, options: dict[str, object] | None = None, **more: object
) -> Scene:
    rules = VIDEO.with_options(options or {})
    return Scene(rules, {0: own, 1: other}, draws, scores=more.pop("scores", RICH), **more)  # type: ignore[arg-type]


def test_two_dice_find_the_first_dealer() -> None:
    """Under 6 the opponent, over 6 you, 6 is rolled again."""
    seen = set()
    for seed in range(40):
        hand = Table("video", seed=seed).events[0]
        assert isinstance(hand, Hand)
        thrown = sum(hand.dealer_dice or ())
        assert thrown != 6
        assert hand.seat == (1 if thrown < 6 else 0)
        seen.add(hand.seat)
    assert seen == {0, 1}


def test_the_dice_are_thrown_once() -> None:
    hands = [
        event
        for event in play(Table("video", seed=1, options={"match": "hands"}), Random(1)).events
        if isinstance(event, Hand)
    ]
    assert [hand.dealer_dice is not None for hand in hands] == [True] + [False] * (len(hands) - 1)


@pytest.mark.parametrize("turns", [18, 5])
def test_a_hand_ends_after_everybody_has_had_so_many_turns(turns: int) -> None:
    game = scene(FAR, FAR, options={"turns_per_player": turns})
    assert game.table.tiles_left == 2 * turns - 1
    game.exhaust()
    drawn = [event.seat for event in game.told("draw")]
    assert drawn == [0, 1] * turns
    assert game.told("discard")[-1].seat == 1  # the last turn is always the other's


def test_a_claim_takes_the_place_of_a_draw_and_a_kong_replacement_is_not_counted() -> None:
    game = scene("1111p9s", "99s1z", draws="2z")
    game.do(0, "concealed_kong")
    left = game.table.tiles_left
    game.throw("9s")
    game.do(1, "pung")
    assert game.table.tiles_left == left - 1
    game.throw("1z", skip=True)
    game.exhaust()
    turns = [event.seat for event in game.told("draw", "pung") if not event.a or event.type == "pung"]
    assert len(turns) == 36


def test_haitei_is_the_last_draw_of_the_other() -> None:
    game = scene("147m258p", READY, draws=f"{ORPHANS} 5s")
    game.until(0)
    assert game.table.turn == 1
    assert "haitei" in game.table.score(1, game.table.drawn, True).patterns
    assert "tsumo" in game.can(1)


def test_houtei_is_the_last_discard() -> None:
    game = scene(READY, "8s", draws=f"{ORPHANS} 9m")
    game.until(0)
    game.throw("8s")
    assert game.can(0) == {"ron", "pass"}
    assert "houtei" in game.table.score(0, game.table.offered, False).patterns


def test_both_players_may_chow() -> None:
    game = scene("4m78m", "56m9m", draws="1z")
    game.throw("4m")
    game.do(1, "chow")
    game.throw("9m")
    assert "chow" in game.can(0)


def test_no_kong_after_a_claim() -> None:
    game = scene("9s", "99s1111z", draws="2z")
    game.throw("9s")
    game.do(1, "pung")
    assert game.can(1) == {"discard"}


@pytest.mark.parametrize(("robbed", "then"), [("none", TURN), ("added", CLAIM)])
def test_an_added_kong_is_not_robbed(robbed: str, then: int) -> None:
    """Whoever threw the tile of the pung is furiten as well: the rule itself is seen without that one."""
    rules = VIDEO.but(id="cabinet", flow={"rob_kongs": robbed, "furiten": "none"})
    game = Scene(rules, {0: READY, 1: "55s7z"}, draws="5s 9p 9p 9p 5s", scores=RICH)
    game.throw("5s")
    game.do(1, "pung")
    game.throw("7z", skip=True)
    for _ in range(3):
        game.throw(skip=True)
    assert game.table.turn == 1
    game.do(1, "added_kong")
    assert game.table.phase == then


def test_four_kongs_and_then_none() -> None:
    game = scene("2222333344445m", "2222333344445p", draws="9s 9s", replacements="5s 6s 7s 8s")
    for _ in range(3):
        game.do(0, "concealed_kong")
    game.throw("9s", skip=True)
    game.do(1, "concealed_kong")
    assert "concealed_kong" not in game.can(1)
    assert len(game.table.indicators) == 5


def reach(options: dict[str, object] | None = None, draws: str = "1z 2z", other: str = "8s", **more: object) -> Scene:
    """East has declared reach."""
    game = scene(READY, other, draws=draws, options=options, **more)
    game.throw("1z", riichi=True, skip=True)
    return game


def test_reach_costs_a_thousand_and_only_the_drawn_tile_is_thrown() -> None:
    game = reach(draws="1z 2z 3z")
    assert game.table.scores == [99_000, 100_000]
    game.throw("2z", skip=True)
    assert game.table.legal(0) == [("discard", 29, 1)]


def test_option_reach_needs_points() -> None:
    for needs in (False, True):
        game = scene(READY, draws="1z", options={"reach_needs_points": needs}, scores=[500, 1500])
        assert ("riichi" in game.can(0)) is not needs


def test_a_bet_alone_loses_no_match() -> None:
    game = reach(scores=[1000, 1000], other="123456789p1122z")
    assert game.table.scores == [0, 1000]
    game.exhaust()
    assert game.gained == [0, 0]  # both ready
    assert not game.over


def test_furiten_any_wait_among_the_own_discards() -> None:
    game = scene(READY, "8s", draws="5s 1z 2z")
    game.throw("5s", skip=True)  # lets the win go
    game.throw("8s")
    assert "ron" not in game.can(0)
    assert game.table.furiten(0)


def test_no_temporary_furiten_outside_reach() -> None:
    game = scene("8s5s", READY, draws="1z 2z 3z")
    game.throw("8s")
    assert "ron" in game.can(1)
    game.do(1, "pass")
    assert not game.table.furiten(1)


@pytest.mark.parametrize("allowed", [True, False])
def test_passing_after_reach_blocks_ron_and_by_option_the_draw(allowed: bool) -> None:
    game = reach({"tsumo_after_pass": allowed}, draws="1z 2z 5s", other="88s")
    game.throw("8s")
    game.do(0, "pass")
    assert game.table.furiten(0)
    assert ("tsumo" in game.can(0)) is allowed


def test_a_kong_after_reach_may_change_the_waits() -> None:
    """222 34: 2m, 5m and 1z finish; after the kong 5m alone does, and the hand is still ready."""
    game = scene("22234m789p456s11z", draws="9p 9s 2m")
    game.throw("9p", riichi=True, skip=True)
    game.throw("9s", skip=True)
    assert {"tsumo", "concealed_kong"} <= game.can(0)
    game.do(0, "concealed_kong")
    assert game.table.waits(0) == 1 << CODES["5m"]


@pytest.mark.parametrize(("under_kong", "turned"), [(True, 2), (False, 1)])
def test_option_ura_under_kong(under_kong: bool, turned: int) -> None:
    options: dict[str, object] = {"ura_under_kong": under_kong}
    game = scene("222m789p456s33z78s", "9s", draws="1z 9m 2m", replacements="6z", options=options)
    game.throw("1z", riichi=True, skip=True)
    game.throw("9m", skip=True)
    game.do(0, "concealed_kong")
    game.throw("6z", skip=True)
    game.throw("9s")
    game.do(0, "ron")
    assert len(game.told("ura")) == turned


def test_the_counter_d23() -> None:
    """One more when the dealer stays, one when the deal passes at a draw, none when the other wins."""
    stays = scene(READY, FAR, honba=2, draws="1z")
    stays.exhaust()
    assert (stays.table.honba, stays.table.dealer) == (3, 0)
    passes = scene(FAR, READY, honba=2)
    passes.exhaust()
    assert (passes.table.honba, passes.table.dealer) == (1, 1)
    lost = scene("8s", READY, honba=2)
    lost.throw("8s")
    lost.do(1, "ron")
    assert (lost.table.honba, lost.table.dealer) == (0, 1)


@pytest.mark.parametrize("bonus", [1000, 1500])
def test_the_tenpai_bonus(bonus: int) -> None:
    game = scene(READY, FAR, draws="1z", options={"tenpai_bonus": bonus})
    game.exhaust()
    assert game.gained == [bonus, -bonus]
    assert [event.seat for event in game.told("ready")] == [0]


def test_the_prevailing_wind_moves_when_the_deal_comes_back_d20() -> None:
    game = scene("8s", READY)
    game.throw("8s")
    game.do(1, "ron")
    assert (game.table.round, game.table.dealer) == (0, 1)
    back = Scene(VIDEO, {1: "8s", 0: READY}, dealer=1, scores=RICH)
    back.throw("8s")
    back.do(0, "ron")
    assert (back.table.round, back.table.dealer) == (1, 0)


@pytest.mark.parametrize(("honba", "seat", "wins"), [(4, 0, True), (5, 0, False), (5, 1, True)])
def test_five_counters_ask_two_yaku_of_the_dealer_d21(honba: int, seat: int, wins: bool) -> None:
    """Pinfu alone."""
    hands = (READY, "8s") if seat == 0 else ("8s", READY)
    game = scene(*hands, draws="1z 2z 3z", honba=honba)
    while game.table.turn == seat or not game.table.discards:
        game.throw(skip=True)
    game.throw("8s")
    assert ("ron" in game.can(seat)) is wins


@pytest.mark.parametrize(
    ("options", "scores", "over"),
    [
        ({"match": "points"}, [1000, 1000], True),
        ({"match": "either"}, [1000, 1000], True),
        ({"match": "hands"}, [1000, 1000], False),
        ({"match": "either"}, RICH, False),
    ],
)
def test_a_match_ends_at_no_points_where_points_count(
    options: dict[str, object], scores: list[int], over: bool
) -> None:
    game = scene("8s", READY, options=options, scores=scores)
    game.throw("8s")
    game.do(1, "ron")
    assert game.over is over


@pytest.mark.parametrize("needed", [3, 4, 5])
def test_a_match_ends_when_somebody_has_taken_so_many_hands(needed: int) -> None:
    table = play(Table("video", seed=2, options={"match": "hands", "hands_to_win": needed}), Random(2))
    wins = [event.seat for event in table.events if event.type == "win"]
    taken = max(range(2), key=wins.count)
    assert wins.count(taken) == needed
    assert table.events[-1].seat == taken
    assert table.result is not None
    assert table.result.places[taken] == 1


def test_nagashi_wins_the_hand_though_sets_are_open() -> None:
    """Mangan by draw, and a hand taken: the other is not the dealer, who pays four times 2000."""
    hands = {0: "23456m23456p234s", 1: "258p369s"}
    draws = nagashi_draws(VIDEO, 1, hands).split()[:36]
    game = Scene(VIDEO, hands, " ".join(draws), scores=RICH, dora="2m")
    game.exhaust()
    assert game.gained == [-8000, 8000]
    assert len(game.told("nagashi")) == 1
    assert (game.table.dealer, game.table.honba) == (1, 0)


def test_thirteen_unrelated_tiles_win_with_the_dealers_first_draw_d28() -> None:
    game = scene("147m258p369s1234z", draws="4z")
    assert "tsumo" in game.can(0)
    assert game.table.score(0, game.table.drawn, True).patterns == ["shiisanpuutaa"]
    later = scene("147m258p369s1234z", draws="5z 6z 4z")
    later.throw("5z", skip=True)
    later.throw("6z", skip=True)
    assert "tsumo" not in later.can(0)
