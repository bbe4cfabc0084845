"""Positions of every rule set, and the same with other hidden tiles."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random

import numpy as np
from numpy.typing import NDArray

from ruka import _core
from ruka.agents.sight import KIND_OF
from ruka.engine.flow import CLAIM, TURN, compiled_flow, new_core
from ruka.errors import RukaError
from ruka.rules.ruleset import RuleSet
from ruka.schema.actions import unpacked
from ruka.schema.tiles import CODES

ENDS = ("tsumo", "ron", "nine_orphans")
CLAIMS = ("chow", "pung", "kong", "pass")
DISCARDS = ("discard", "riichi")
KINDS_OF_CODES = {CODES[tile]: kind for tile, kind in KIND_OF.items()}  # a red five is a five


@dataclass
class Played:
    """A hand from its wall: who did what, and the table before each turn."""

    rules: RuleSet
    wall: list[int]
    core: _core.Table
    actions: list[tuple[int, int]] = field(default_factory=list)  # without passes
    turns: list[tuple[_core.Table, int]] = field(default_factory=list)  # with the number of actions before it

    def apply(self, seat: int, code: int) -> None:
        if unpacked(code)[0] != "pass":
            self.actions.append((seat, code))
        self.core.apply(seat, code)


def played(rules: RuleSet, seed: int) -> Played:
    """One hand by players who keep what is near, claim often, bet when they can, and win only late."""
    random = Random(seed)
    wall, _ = _core.deal(compiled_flow(rules), f"positions-{seed}".encode(), 0)
    hand = Played(rules, wall, new_core(rules))
    hand.core.deal(wall)
    core = hand.core
    while core.phase in (TURN, CLAIM):
        if core.phase == TURN:
            hand.turns.append((core.copy(), len(hand.actions)))
        for seat in core.asked:
            if seat in core.asked and core.phase in (TURN, CLAIM):
                hand.apply(seat, _chosen(core, seat, random, rules))
    return hand


def _chosen(core: _core.Table, seat: int, random: Random, rules: RuleSet) -> int:
    legal = {code: unpacked(code) for code in core.legal(seat)}
    may = [code for code, (type, *_) in legal.items() if type not in ENDS or random.random() < 0.05] or [*legal]
    types = {legal[code][0] for code in may}
    if "pass" in types and (len(types) == 1 or random.random() < 0.6):
        return next(code for code in may if legal[code][0] == "pass")
    if "riichi" in types:
        return random.choice([code for code in may if legal[code][0] == "riichi"])
    if core.phase == TURN and "discard" in types and random.random() < 0.9:
        return _nearest(core, seat, [code for code in may if legal[code][0] == "discard"], random, rules)
    return random.choice(may)


def _nearest(core: _core.Table, seat: int, discards: list[int], random: Random, rules: RuleSet) -> int:
    """A discard that keeps the hand near."""
    tiles, melds = core.tiles(seat), [meld for meld, *_ in core.melds(seat)]

    def far(code: int) -> float:
        rest = list(tiles)
        rest.remove(unpacked(code)[1])
        return _core.shanten(_core.Hand(rest, melds), _core.REGULAR) + random.random() / 2

    return min(discards, key=far)


# --- the same for a seat, and other tiles for the others --------------------------------------------------------------


def observed(core: _core.Table, seat: int) -> NDArray[np.int8]:
    seen = np.zeros(_core.OBSERVATION_SIZE, np.int8)
    core.observe(seat, seen)
    return seen


def with_other_tiles(hand: Played, turn: int, random: Random, tries: int = 40) -> Iterator[_core.Table]:
    """Tables that look the same to the seat in turn: pairs of tiles of the wall change places."""
    core, actions = hand.turns[turn]
    wall, seen = list(hand.wall), observed(core, core.turn)
    for _ in range(tries):
        one, other = random.sample(range(len(wall)), 2)
        tried = list(wall)
        tried[one], tried[other] = tried[other], tried[one]
        twin = _again(hand, tried, actions)
        if twin and twin.phase == TURN and twin.turn == core.turn and np.array_equal(observed(twin, core.turn), seen):
            wall = tried
            if any(twin.tiles(seat) != core.tiles(seat) for seat in core.order):
                yield twin


def _again(hand: Played, wall: list[int], actions: int) -> _core.Table | None:
    core = new_core(hand.rules)
    core.deal(wall)
    try:
        for seat, code in hand.actions[:actions]:
            claims = unpacked(code)[0] in (*CLAIMS, "ron")
            while core.phase == CLAIM and (not claims or [*core.asked] != [seat]):
                asked = [one for one in core.asked if not claims or one != seat]
                if not asked:
                    break
                core.apply(asked[0], next(one for one in core.legal(asked[0]) if unpacked(one)[0] == "pass"))
            if code in core.legal(seat):
                core.apply(seat, code)
            else:
                core.trust(seat, code)
        while core.phase == CLAIM:
            seat = core.asked[0]
            core.apply(seat, next(one for one in core.legal(seat) if unpacked(one)[0] == "pass"))
    except (RukaError, StopIteration):
        return None
    return core
