"""What every table comes to, by each rule set: two who wait for one tile, the last tile, the end of the wall."""

import pytest

from ruka import RULE_SETS
from ruka.rules import RuleSet
from ruka.tiles import CODES
from tests.clauses.scene import Scene

PUNGS = "111s999s111p99p55z"  # waits on 9p and 5z
HONOURS = "111z222z666z777z5z"  # waits on 5z
# Where there is no dead wall, flowers lie among the tiles that are drawn.
FLOWERS, REPLACED = "1f2f3f4f5f6f7f8f", "2m3m4m5m6m7m8m2p"
ONE_WINNER = {"m-league", "wrc", "japanese-classical", "japanese-classical-3p", "japanese-classical-5p"} | {
    *("european-classical", "bmja", "hong-kong", "modern-japanese", "international", "mcr")
}
NOTEN = {"tenhou-3p": 2000, "video": 1000}  # of the others those that pay it at all pay 3000
UNPAID = ONE_WINNER - {"m-league", "wrc"}
DEALER_STAYS = {*RULE_SETS} - UNPAID  # with a ready hand at a draw

every_rule_set = pytest.mark.parametrize("rules", RULE_SETS.values(), ids=RULE_SETS)
SEVERAL = {id: rules for id, rules in RULE_SETS.items() if id != "video"}
several_players = pytest.mark.parametrize("rules", SEVERAL.values(), ids=SEVERAL)


@several_players
def test_two_wait_for_one_tile(rules: RuleSet) -> None:
    scene = Scene(rules, {1: HONOURS, 2: PUNGS}, draws="5z")
    scene.throw("5z")
    scene.do(2, "ron")
    scene.do(1, "ron")
    scene.skip()
    winners = [event.seat for event in scene.told("win")]
    assert winners == ([1] if rules.id in ONE_WINNER else [1, 2])


@several_players
def test_the_last_tile_wins(rules: RuleSet) -> None:
    """In the two-player game turns are counted, not tiles: 001 has its own test."""
    flow, flowers = rules.table_flow, 0 if rules.table_flow.dead_wall else rules.resolved.tiles.flowers
    live = rules.resolved.tiles.total - flow.dead_wall - rules.players * flow.hand_tiles - flowers
    seat = (live - 1) % rules.players
    scene = Scene(rules, {seat: HONOURS}, FLOWERS[: 2 * flowers], last="5z" + REPLACED[: 2 * flowers])
    scene.until(0)
    assert (scene.table.turn, scene.table.drawn) == (seat, CODES["5z"])
    scene.do(seat, "tsumo")
    assert [event.seat for event in scene.told("win")] == [seat]


@every_rule_set
def test_the_wall_ends_with_a_ready_dealer(rules: RuleSet) -> None:
    scene = Scene(rules, {0: HONOURS}, "" if rules.table_flow.dead_wall else FLOWERS)
    scene.exhaust()
    paid = 0 if rules.id in UNPAID else NOTEN.get(rules.id, 3000)
    others = [-paid // (rules.players - 1)] * (rules.players - 1)
    assert scene.gained == [paid, *others, *[0] * (rules.people - rules.players)]
    assert (scene.table.dealer == 0) == (rules.id in DEALER_STAYS)
