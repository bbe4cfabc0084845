"""Policies that a rule set only has to set: no dead wall, a deal that always moves, a false win that everybody is paid
for, the last tile of its kind. The international rules play by them."""

from random import Random

from ruka import Table
from ruka.engine.flow import HAND_OVER, TURN
from ruka.patterns import circumstances as won
from ruka.rules import price
from ruka.rules.row import circumstance
from ruka.rulesets import rule_set
from ruka.schema import Hand
from tests.clauses.scene import Scene
from tests.engine.games import play

FLAT = rule_set("hong-kong").but(
    id="flat",
    match={"dealer_stays": "never"},
    flow={
        "dead_wall": 0,
        "discipline": "open",
        "penalties": (("false_win", "pay_each"),),
        "fine": 10,
        "last_of_kind": True,
    },
)
# A price that tells whether the table has said it.
LAST = FLAT.but(prices=(price(won.chankan.as_(circumstance("last_of_kind")), 1),), flow={"discipline": "strict"})
FOURS = "123456789m23p55s"  # waits on 1p and 4p


def test_without_a_dead_wall_the_last_tile_is_drawn() -> None:
    scene = Scene(FLAT.but(flow={"discipline": "strict"}))
    while scene.table.phase != HAND_OVER:
        scene.throw(skip=True)
    taken = scene.told("deal", "draw")
    assert len(taken) == 144
    assert len(scene.told("flower")) == 8


def test_sixteen_hands_where_the_deal_always_moves() -> None:
    table = play(Table(FLAT, seed=6), Random(6))
    hands = [event for event in table.events if isinstance(event, Hand)]
    assert [hand.round for hand in hands] == [0] * 4 + [1] * 4 + [2] * 4 + [3] * 4


def test_a_false_win_costs_ten_to_each_and_play_goes_on() -> None:
    scene = Scene(FLAT, {0: "19m19p"}, draws="9s")
    scene.err(0, "tsumo")
    assert scene.gained == [-30, 10, 10, 10]
    assert (scene.table.phase, scene.table.turn) == (TURN, 0)
    scene.throw("9s")
    scene.err(1, "ron")
    scene.skip()
    assert scene.gained == [-20, -20, 20, 20]
    assert (scene.table.phase, scene.table.turn) == (TURN, 1)


def test_only_what_the_rules_punish_can_be_declared_wrongly() -> None:
    scene = Scene(FLAT, {0: "19m19p"}, draws="9s")
    scene.throw("9s")
    assert {action[0] for action in scene.table.wrong(1)} == {"ron"}


def test_the_last_tile_of_its_kind() -> None:
    """Three 4p lie in the river; the fourth is won on."""
    for thrown, last in ((3, True), (2, False)):
        scene = Scene(LAST, {0: "4p", 1: "2z", 3: FOURS}, draws=" ".join(["4p"] * thrown + ["1z"] * (4 - thrown)))
        for _ in range(4):
            scene.throw(skip=True)
        scene.throw("4p")
        assert "ron" in scene.can(3)
        assert ("chankan" in scene.table.score(3, scene.table.offered, False).patterns) is last
