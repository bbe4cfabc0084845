"""Figures of the rule books: every tile, the break, the dead wall and the deal are those of the engine."""

from __future__ import annotations

import re

import pytest

from ruka.engine.dice import break_of, walls_of
from ruka.engine.table import Table
from ruka.explain.figures import FIGURES, as_file, draw
from ruka.explain.figures.table import givers, laid
from ruka.explain.figures.wall import broken, built, dora_rings, last_tiles
from ruka.explain.parts import Figure
from ruka.rules import RuleSet
from ruka.rulesets import RULE_SETS, rule_set
from ruka.schema import Deal, Dora, Draw
from ruka.testing.walls import build_wall
from ruka.tiles import CODES
from tests.explain.books import book_of

BUILT = [rules for rules in RULE_SETS.values() if rules.customs.wall == "built"]
every_wall = pytest.mark.parametrize("rules", BUILT, ids=[rules.id for rules in BUILT])


@every_wall
def test_a_figure_of_the_wall_has_every_tile_of_the_engine(rules: RuleSet) -> None:
    walls = walls_of(rules)
    tiles = len(build_wall(rules))
    assert 2 * len(built(rules)) + walls.loose == tiles == rules.resolved.tiles.total
    assert draw("wall", rules).count('class="stack"') * 2 + walls.loose == tiles
    stacks = broken(rules, rules.customs.dice).stacks
    assert len({(stack.side, stack.place) for stack in stacks}) == len(stacks) == len(built(rules))
    drawn = draw("break", rules)
    assert drawn.count('class="stack dead"') * 2 == rules.table_flow.dead_wall
    assert (drawn.count('class="stack"') + drawn.count('class="stack dead"')) * 2 + walls.loose == tiles


@pytest.mark.parametrize("rolls", [(first, second) for first in range(1, 7) for second in range(1, 7)])
@pytest.mark.parametrize("id", ["ema-riichi", "japanese-classical", "hong-kong", "japanese-classical-3p", "tenhou-3p"])
def test_the_break_is_drawn_where_the_engine_has_it(id: str, rolls: tuple[int, int]) -> None:
    """The gap lies behind the last counted stack; what is counted, and no more, lies on its right."""
    rules = rule_set(id)
    dice = (*rolls, *reversed(rolls))
    cut = broken(rules, dice)
    where = break_of(dice, 0, rules)
    assert (cut.seat, cut.at, cut.counted) == where
    last, first = cut.stacks[-1], cut.stacks[0]
    assert (last.side, last.place) == (where.seat, where.stacks - 1)
    length = walls_of(rules).stacks
    after = (where.seat, where.stacks) if where.stacks < length else ((where.seat - 1) % rules.players, 0)
    assert (first.side, first.place) == after
    assert sum(stack.counted for stack in cut.stacks) == sum(dice[: 2 * rules.table_flow.break_rolls])
    assert sum(stack.dead for stack in cut.stacks) * 2 == rules.table_flow.dead_wall


@pytest.mark.parametrize("rules", [r for r in BUILT if r.table_flow.indicators], ids=lambda rules: rules.id)
def test_the_indicator_lies_where_the_engine_turns_it(rules: RuleSet) -> None:
    wall = build_wall(rules, dora="7z", ura="6z")
    place = next(n for n in range(len(wall) - 1, 0, -1) if wall[n] == CODES["7z"] and wall[n - 1] == CODES["6z"])
    shows = [n for n, stack in enumerate(broken(rules, rules.customs.dice).stacks) if stack.shows]
    assert shows == [place // 2]
    turned = Table(rules, walls=[wall]).events[-2]
    assert isinstance(turned, Dora)
    assert turned.tile == "7z"


@every_wall
def test_the_last_tiles_of_the_deal_go_where_the_engine_deals_them(rules: RuleSet) -> None:
    """A red dragon laid at each of these places of the wall comes to the seat that the figure names."""
    first = rules.players * (rules.table_flow.hand_tiles - 1)
    dragon, middle = CODES["7z"], len(build_wall(rules)) - 40
    for place, seat in enumerate(last_tiles(rules), first):
        wall = build_wall(rules)
        for free, at in enumerate([n for n, tile in enumerate(wall) if tile == dragon], middle):
            wall[free], wall[at] = wall[at], wall[free]
        wall[place], wall[middle] = wall[middle], wall[place]
        events = [event for event in Table(rules, walls=[wall]).events if isinstance(event, Deal | Draw)]
        order = [event.seat for event in events if isinstance(event, Deal)]
        tiles = [(event.seat, event.tiles if isinstance(event, Deal) else event.tile) for event in events]
        assert [order.index(owner) for owner, held in tiles if "7" in _honours(held)] == [seat]


def _honours(tiles: str) -> str:
    found = re.search(r"([1-7]+)z", tiles)
    return found[1] if found else ""


@pytest.mark.parametrize("rules", RULE_SETS.values(), ids=RULE_SETS)
def test_figures_stand_alone_as_files(rules: RuleSet) -> None:
    for chapter in book_of(rules).chapters:
        for part in chapter.parts:
            if isinstance(part, Figure):
                assert part.id in FIGURES
                file = as_file(part.svg)
                used = set(re.findall(r'href="#t-([\w-]+)"', file))
                assert used == set(re.findall(r'symbol id="t-([\w-]+)"', file))


def test_000_3_3_5_a_claimed_tile_lies_towards_its_giver() -> None:
    assert givers(rule_set("ema-riichi")) == ["left", "across", "right"]
    assert givers(rule_set("tenhou-3p")) == ["left", "right"]
    assert givers(rule_set("video")) == ["across"]
    assert [turned for _, turned in laid(("7z",) * 4, "across")] == [False, True, False, False]


def test_000_2_7_the_order_of_dora() -> None:
    suit, winds, dragons = dora_rings(rule_set("ema-riichi"))
    assert (suit[-2:], winds, dragons) == (["9p", "1p"], ["1z", "2z", "3z", "4z", "1z"], ["5z", "6z", "7z", "5z"])
    assert dora_rings(rule_set("tenhou-3p"))[0] == ["1m", "9m", "1m"]
