"""Actions that are none: refused with a sentence, and the table stays as it was."""

from collections import Counter
from collections.abc import Callable
from random import Random

import numpy as np
import pytest

from ruka._core import OBSERVATION_SIZE
from ruka.errors import RukaError
from ruka.rules import RuleSet
from ruka.rulesets import RULE_SETS, rule_set
from ruka.schema import ACTION_TYPES
from ruka.schema.actions import packed
from ruka.tiles import TILES
from tests.conformance.games import FIRST_FLOWER, positions, random_wall, snapshot
from tests.families import families
from tests.machine import new_table

every_rule_set = pytest.mark.parametrize("rules", RULE_SETS.values(), ids=RULE_SETS)
of_each_family = pytest.mark.parametrize("rules", families(of=rule_set))
tries = pytest.mark.parametrize("tries", [20, pytest.param(1000, marks=pytest.mark.long)])
BIG = 1 << 31
SEAT_QUESTIONS = "legal wrong numbers tiles melds waits furiten riichi nuki flowers dead barred".split()


def random_code(rng: Random) -> int:
    """Of an action: sometimes nearly right, sometimes far from it."""
    if rng.random() < 0.2:
        return rng.choice((-BIG, -1, 19, 31, 255, BIG - 1, rng.randrange(-BIG, BIG)))
    return packed(rng.choice(ACTION_TYPES), rng.randrange(40), rng.choice((0, 1, 2, 3, 255)))


@of_each_family
@tries
def test_what_is_not_offered_is_refused_and_changes_nothing(rules: RuleSet, tries: int) -> None:
    rng = Random(7)
    for game in positions(rules, seed=7, every=50):
        core = game.table.core
        before = snapshot(game.table, rules.people)
        for _ in range(tries):
            seat, code = rng.randrange(rules.people), random_code(rng)
            if code in core.legal(seat):
                continue
            with pytest.raises(RukaError):
                core.apply(seat, code)
            with pytest.raises(RukaError):
                core.trust(seat, packed("pass"))
        assert snapshot(game.table, rules.people) == before


@every_rule_set
def test_seats_that_are_none(rules: RuleSet) -> None:
    table = new_table(rules)
    table.deal(random_wall(table, Random(8)))
    seen = np.zeros(OBSERVATION_SIZE, np.int8)
    questions: tuple[Callable[[int], object], ...] = (
        lambda seat: table.apply(seat, "discard", table.drawn, 1),
        lambda seat: table.trust(seat, "riichi", table.drawn, 1),
        lambda seat: table.score(seat, 0, False),
        lambda seat: table.observe(seat, seen),
        *(getattr(table, name) for name in SEAT_QUESTIONS),
    )
    for seat in (-1, rules.people, 5, 255, BIG - 1):
        for question in questions:
            with pytest.raises(RukaError, match="seat"):
                question(seat)


@every_rule_set
def test_winning_tiles_that_are_none(rules: RuleSet) -> None:
    table = new_table(rules)
    table.deal(random_wall(table, Random(8)))
    flowers = range(FIRST_FLOWER, len(TILES))
    for tile in (-1, len(TILES), 255, 256, BIG - 1, *flowers):
        for draw in (False, True):
            with pytest.raises(RukaError) as refused:
                table.score(0, tile, draw)
            assert refused.value.code == ("winning-tile-not-held" if tile in flowers else "bad-tile-code")


@of_each_family
def test_only_a_riichi_and_a_kong_of_four_are_believed(rules: RuleSet) -> None:
    for game in positions(rules, seed=9, every=50):
        table, seat = game.table, game.table.turn
        before, held = snapshot(table, rules.people), Counter(table.tiles(seat))
        for tile in range(64):
            may = {"riichi": tile in held, "concealed_kong": held[tile] == 4}
            for type in ACTION_TYPES:
                for flag in (2, 255) if may.get(type) else (0, 1):
                    with pytest.raises(RukaError):
                        table.trust(seat, type, tile, flag)
        assert snapshot(table, rules.people) == before


@every_rule_set
def test_walls_that_are_none(rules: RuleSet) -> None:
    whole = random_wall(new_table(rules), Random(9))
    for wall in ([], whole[:50], whole * 2, [*whole[1:], 44], [*whole[1:], -1], [0] * len(whole), [*whole, 27]):
        with pytest.raises(RukaError):
            new_table(rules).deal(wall)
    table = new_table(rules)
    table.deal(whole)
    with pytest.raises(RukaError):
        table.deal(whole)
