"""Worlds that a seat believes in, and the level that plays them on."""

from __future__ import annotations

from collections import Counter
from random import Random

import numpy as np
import pytest

from ruka import _core
from ruka.agents.bots import advised
from ruka.agents.bots.advised import AdvisedBot
from ruka.agents.levels import CLUB, EXPERT, Level, advisor, style
from ruka.agents.sight import Sight
from ruka.agents.threats import compiled_style
from ruka.engine import Table
from ruka.engine.simulate import native_player
from ruka.rulesets import rule_set
from ruka.tiles import KINDS
from tests.agents.positions import own_turn
from tests.engine.games import choose, every_rule_set

WORLDS = 400


def kinds_of(codes: list[int]) -> Counter[int]:
    """Tiles by kind; a red five is a five."""
    return Counter(4 + 9 * (code - 34) if 34 <= code < 37 else code for code in codes)


def asked(rules: str, steps: int) -> Table:
    """A table where somebody has something to choose, after some steps of `club`."""
    table = Table(rules, seed=5)
    bots = [AdvisedBot(CLUB, table.rules, seat) for seat in range(table.players)]
    while steps > 0 or len(table.legal_actions(table.waiting_for[0])) < 2:
        seat = table.waiting_for[0]
        table.apply(bots[seat].advise(table.view(seat), 1.0).best.action)
        steps -= 1
    return table


@every_rule_set
@pytest.mark.parametrize("steps", [0, 23, 61])
def test_a_world_is_what_the_seat_sees_and_the_tiles_it_does_not_see(rules: str, steps: int) -> None:
    table = asked(rules, steps)
    seat, core = table.waiting_for[0], table.core
    weights = compiled_style(style(CLUB, table.rules))
    unseen = Counter(dict(enumerate(core.unseen(seat))))
    for number in range(5):
        world = core.imagine(seat, weights, bytes([number]))
        hidden: Counter[int] = Counter()
        for other in range(table.players):
            assert world.melds(other) == core.melds(other)
            if other == seat:
                assert world.tiles(seat) == core.tiles(seat)
            elif core.tiles(other):
                assert len(world.tiles(other)) == 13 - 3 * len(core.melds(other))
                hidden += kinds_of(world.tiles(other))
        assert hidden <= unseen


@every_rule_set
def test_worlds_know_nothing_that_is_hidden(rules: str) -> None:
    table = asked(rules, 23)
    seat = table.waiting_for[0]
    seen = Sight(table.rules).see(table.view(seat))
    weights = compiled_style(style(CLUB, table.rules))
    real, empty = (core.imagine(seat, weights, b"world") for core in (table.core, seen))
    for other in range(table.players):
        if table.core.tiles(other):
            assert real.tiles(other) == empty.tiles(other)


def test_who_is_ready_on_what_is_drawn_by_the_beliefs() -> None:
    rules = rule_set("tenhou")
    view = own_turn(
        "2589m 147p 2s 1234z 5m 6s", thrown={0: "", 1: "3z 9p 4p 1m", 2: "5z", 3: "6z"}, riichi_of=[1], tiles_left=30
    )
    core = Sight(rules).see(view)
    weights = compiled_style(style(CLUB, rules))
    believed = np.array(core.dangers(0, weights)[4][1])
    waits = np.zeros(len(KINDS))
    ready = 0
    for number in range(WORLDS):
        world = core.imagine(0, weights, str(number).encode())
        found = _core.waits(_core.Hand(world.tiles(1), []), _core.REGULAR)
        ready += bool(found)
        waits[[kind for kind, _ in found]] += 1
    assert ready > 0.99 * WORLDS  # it has bet; one in many waits on what it holds four times
    expected = believed / believed.sum()
    assert waits[np.array(believed) == 0].sum() < 0.25 * WORLDS  # a hand may wait on more than was drawn
    assert np.abs(waits / waits.sum() - expected).max() < 0.06


def test_no_world_has_more_draws_than_tiles() -> None:
    """A view made by hand may promise them."""
    core = Sight(rule_set("tenhou")).see(own_turn("2589m 147p 23s 1234z 6s", tiles_left=250))
    world = core.imagine(0, compiled_style(style(CLUB, rule_set("tenhou"))), b"world")
    assert core.tiles_left == 250
    assert world.tiles_left <= sum(core.unseen(0)) - 3 * 13
    lines = AdvisedBot(EXPERT, rule_set("tenhou"), 0).advise(own_turn("2589m 147p 23s 1234z 6s", tiles_left=250), 1.0)
    assert lines.choices


def test_the_expert_tells_what_worlds_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advised.AdvisedBot, "thinks", 60.0)  # all its worlds, on the slowest machine
    view = own_turn("2589m 147p 23s 1234z 6s", thrown={0: "", 1: "3z", 2: "5z", 3: "6z"}, tiles_left=60)
    bot = AdvisedBot(EXPERT, rule_set("tenhou"), 0)
    lines = [line for choice in bot.advise(view, 60.0).choices for line in choice.lines if line.kind == "worlds"]
    assert len(lines) > 1
    assert max(line.numbers[0] for line in lines) >= 8
    without = bot.advise(view, 0.0)  # no time: what `club` says
    assert not [line for choice in without.choices for line in choice.lines if line.kind == "worlds"]
    club = AdvisedBot(CLUB, rule_set("tenhou"), 0).advise(view, 1.0)
    assert [choice.action for choice in without.choices] == [choice.action for choice in club.choices]


def test_who_looks_ahead_plays_the_same_game_from_the_same_seed() -> None:
    rules = rule_set("video")
    ahead = {"ahead": advisor(Level(worlds=8), rules)}
    one, other = (
        native_player(rules, ["ahead"] * rules.people, 4, jobs=jobs, checked=True, advisors=ahead)(0, 2).games
        for jobs in (1, 2)
    )
    assert one.tobytes() == other.tobytes()
    assert not one["violations"].any()


def test_discards_are_seen_in_the_order_in_which_they_fell() -> None:
    """Where a seat lost two tiles of a name to two others, its view alone does not tell."""
    compared = 0
    for seed in range(6):
        table, random = Table("tenhou", seed=seed), Random(seed)
        sight, seen = Sight(table.rules), 0
        while not table.over:
            seat = table.waiting_for[0]
            for event in table.events[seen:]:
                sight.told(event)
            seen = len(table.events)
            assert sight.see(table.view(seat)).discards == table.core.discards
            compared += 1
            table.apply(choose(table, seat, random))
    assert compared > 1000
