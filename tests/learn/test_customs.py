"""The wall that is shown is the engine's: broken where its dice say, dealt as it deals, for every rule set."""

from __future__ import annotations

from collections import Counter

import pytest

from ruka import Table
from ruka.engine.dice import break_of, walls_of
from ruka.explain.parts import Figure, Said
from ruka.learn.customs import customs, opening, overview
from ruka.rules.ruleset import WINDS, RuleSet
from ruka.rulesets import RULE_SETS
from ruka.schema import Deal, Dora, Draw, Hand
from ruka.schema.customs import Opening
from ruka.texts import LANGUAGES
from ruka.tiles import CODES, TILES, full_name
from tests.engine.reference_shuffle import deal as shuffled

BUILT = [rules for rules in RULE_SETS.values() if rules.customs.wall == "built"]
RED = [rules for rules in BUILT if any(rules.resolved.tiles.red_fives)]
SEEDS = [f"wall-{n}" for n in range(12)]
MORE = [f"wall-{n}" for n in range(12, 400)]
each = pytest.mark.parametrize("rules", BUILT, ids=lambda rules: rules.id)
seeded = pytest.mark.parametrize("seeds", [SEEDS, pytest.param(MORE, marks=pytest.mark.long)], ids=["few", "many"])


def shown(rules: RuleSet, seed: str) -> Opening:
    found = opening(rules, seed, "en")
    assert found is not None
    return found


@each
@seeded
def test_everybody_takes_the_tiles_that_the_engine_deals(rules: RuleSet, seeds: list[str]) -> None:
    """The wall of a seed is shuffled by the reference; what lies where hands are taken is what the engine dealt."""
    for seed in seeds:
        table, told = Table(rules, seed=seed), shown(rules, seed)
        first = table.events[0]
        assert isinstance(first, Hand)
        wall = _wall(rules, seed, first)
        order = first.order or [(first.seat + turn) % rules.people for turn in range(rules.people)]
        taken: list[list[str]] = [
            [TILES[code] for code in wall[turn * share : (turn + 1) * share]]
            for turn, share in enumerate([told.loose // len(told.winds)] * len(told.winds))
        ]
        for step in told.steps:
            if step.takes:
                assert step.seat is not None
                taken[step.seat] += [TILES[wall[told.loose + tile]] for tile in step.takes]
        for turn, tiles in enumerate(taken):
            assert Counter(tiles) == _got(table, order[turn]), (seed, turn)


def _wall(rules: RuleSet, seed: str, first: Hand) -> list[int]:
    copies = list(rules.resolved.tiles.box)
    if rules.table_flow.winds_out:  # the box of a table of three, with the wind that is out in it
        copies[27:31] = [4, 4, 4, 4]
    if first.missing:
        copies[27 + WINDS.index(first.missing)] = 0
    wall, dice = shuffled(copies, seed.encode(), 0)
    assert first.dice == tuple(dice)
    return wall


def _got(table: Table, seat: int) -> Counter[str]:
    """What the events give a seat: dealt, drawn, flowers among it."""
    got: Counter[str] = Counter()
    for event in table.events:
        if isinstance(event, Deal) and event.seat == seat:
            got.update(rank + part[-1] for part in event.tiles.split() for rank in part[:-1])
        elif isinstance(event, Draw) and event.seat == seat:
            got[event.tile] += 1
    return got


@each
@seeded
def test_the_wall_is_broken_where_the_dice_say(rules: RuleSet, seeds: list[str]) -> None:
    """Counted once more stack by stack, round the table."""
    walls, rolls = walls_of(rules), rules.table_flow.break_rolls
    for seed in seeds:
        first, told = Table(rules, seed=seed).events[0], shown(rules, seed)
        assert isinstance(first, Hand)
        assert first.dice is not None
        dice = list(first.dice[: 2 * rolls])
        thrown = [die for step in told.steps if step.act == "thrown" for die in step.dice]
        assert thrown == dice
        counted = next(step for step in told.steps if step.act == "counted")
        assert counted.seat == (sum(dice[:2]) - 1) % walls.sides
        assert sum(dice[:2]) in counted.counts[counted.seat]
        place = [(counted.seat - over) % walls.sides for over in range(walls.sides)]
        round_the_table = [(side, stack) for side in place for stack in range(walls.stacks)]
        cut = sum(dice)
        taken = round_the_table[cut:] + round_the_table[:cut]
        assert [(one.side, one.place) for one in told.stacks] == taken
        assert [one.number for one in told.stacks if one.number] == list(range(1, cut + 1))
        found = break_of(dice, 0, rules)
        assert (told.stacks[-1].side, told.stacks[-1].place + 1) == (found.seat, found.stacks)
        dead = rules.table_flow.dead_wall // 2
        assert [one.dead for one in told.stacks] == [False] * (len(taken) - dead) + [True] * dead


@each
def test_the_indicator_is_the_engines(rules: RuleSet) -> None:
    for seed in SEEDS:
        table, told = Table(rules, seed=seed), shown(rules, seed)
        turned = [event.tile for event in table.events if isinstance(event, Dora)]
        step = [one for one in told.steps if one.act == "indicator"]
        assert [one.tiles[0] for one in step] == turned
        if turned:
            first = table.events[0]
            assert isinstance(first, Hand)
            wall = _wall(rules, seed, first)
            lies = wall[told.loose + 2 * told.indicator : told.loose + 2 * told.indicator + 2]
            assert CODES[turned[0]] in lies
        else:
            assert told.indicator == -1


@pytest.mark.parametrize("rules", RED, ids=lambda rules: rules.id)
def test_a_red_five_points_to_the_six(rules: RuleSet) -> None:
    for seed in (f"red-{n}" for n in range(400)):
        (turned,) = (event.tile for event in Table(rules, seed=seed).events if isinstance(event, Dora))
        if turned[0] == "0":
            (step,) = (step for step in shown(rules, seed).steps if step.act == "indicator")
            assert full_name(f"6{turned[1]}", "en") in step.text
            return
    raise AssertionError("no red five was turned")


@each
def test_east_ends_with_one_tile_more(rules: RuleSet) -> None:
    for seed in SEEDS:
        told = shown(rules, seed)
        assert len(told.hand) == 2 * (rules.table_flow.hand_tiles + 1)
        held = [told.loose // len(told.winds)] * len(told.winds)
        for step in told.steps:
            if step.act == "takes":
                assert step.seat is not None
                held[step.seat] += len(step.takes)
        assert held == [14, *[13] * (len(held) - 1)]
        turns = [step.seat for step in told.steps if step.act == "takes"]
        assert turns == [turn % len(held) for turn in range(len(turns))]  # from east on, one after another


def test_every_act_is_told_in_every_language() -> None:
    for rules in BUILT:
        told = [opening(rules, "words", lang) for lang in LANGUAGES]
        texts = [[step.text for step in one.steps] for one in told if one]
        assert len(texts) == len(LANGUAGES)
        assert all(text for one in texts for text in one)
        assert len({tuple(step.act for step in one.steps) for one in told if one}) == 1


def test_a_machine_builds_no_wall() -> None:
    assert opening(RULE_SETS["video"], "a", "cs") is None
    page = customs(RULE_SETS["video"], "cs")
    assert not page.built
    assert {"wall", "deal"} <= {chapter.id for chapter in page.chapters}


def test_each_sources_way_is_there() -> None:
    """000: 17 stacks, one throw; 002: 17, 18, a U of 16, and two throws; 001: a machine."""
    ways = {(walls_of(rules), rules.table_flow.break_rolls, rules.customs.wall) for rules in RULE_SETS.values()}
    assert {((4, 17, 0), 1, "built"), ((4, 17, 0), 2, "built"), ((4, 18, 0), 2, "built")} <= ways
    assert ((3, 16, 36), 2, "built") in ways
    listed = [rules.id for way in overview("en").ways for rules in way.rules]
    assert sorted(listed) == sorted(RULE_SETS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_manners_are_all_ten(lang: str) -> None:
    parts = overview(lang).manners.parts
    assert len({part.text for part in parts if isinstance(part, Said)}) == 10
    assert [part.clause for part in parts if isinstance(part, Said)] == [*[""] * 9, "Etiketa hry"]  # once is enough


def test_penalties_and_calls_are_the_rule_books() -> None:
    page = customs(RULE_SETS["ema-riichi"], "en")
    chapters = {chapter.id: chapter for chapter in page.chapters}
    assert any("4000" in part.text for part in chapters["penalties"].parts if isinstance(part, Said))
    assert not any(isinstance(part, Figure) and part.id == "sets" for part in chapters["calls"].parts)
    assert [one.giver for one in page.sets] == ["left", "left", "top", "right", "left", "top", "right", "top", ""]
