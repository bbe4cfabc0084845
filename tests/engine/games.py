"""Games for the tests of the engine: at random, or towards ready hands, so that wins, riichi and furiten come up."""

from random import Random

import pytest

import ruka
from ruka import Action, Table, _core
from ruka.tiles import TILES, kind
from tests.families import families

every_rule_set = pytest.mark.parametrize("rules", sorted(ruka.RULE_SETS))
of_each_family = pytest.mark.parametrize("rules", families())
RARE = frozenset("tsumo ron riichi concealed_kong added_kong kong nuki nine_orphans".split())


def step(table: Table, random: Random) -> None:
    """Everybody who is asked acts."""
    for seat in table.waiting_for:
        table.apply(choose(table, seat, random))


def play(table: Table, random: Random) -> Table:
    while not table.over:
        step(table, random)
    return table


def choose(table: Table, seat: int, random: Random) -> Action:
    """What is rare is taken, claims are at random, and a discard leads nearer to a ready hand."""
    actions = table.legal_actions(seat)
    if rare := [action for action in actions if action.type in RARE]:
        return random.choice(rare)
    if actions[-1].type != "discard":
        return random.choice(actions)
    hand = _core.Hand(table.core.tiles(seat), [meld for meld, *_ in table.core.melds(seat)])  # a view takes long
    near = {kind(TILES[code]): far for code, far, _ in _core.discards(hand)}
    discards = [action for action in actions if action.type == "discard"]
    random.shuffle(discards)
    return min(discards, key=lambda action: near[kind(action.tile)])
