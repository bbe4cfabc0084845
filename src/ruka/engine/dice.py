"""The wall as it is built, and where it is broken, as the dice of a hand decide."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ruka.rules.ruleset import RuleSet


class Walls(NamedTuple):
    """A wall in front of each of this many players, two tiles high; loose tiles are never part of one."""

    sides: int
    stacks: int  # before each
    loose: int


def walls_of(rules: RuleSet) -> Walls:
    """Everything in play, shared out evenly; whoever is dealt tiles from outside the wall builds a shorter one (002).

    >>> from ruka.rulesets import rule_set
    >>> walls_of(rule_set("mcr")), walls_of(rule_set("japanese-classical-3p"))
    (Walls(sides=4, stacks=18, loose=0), Walls(sides=3, stacks=16, loose=36))
    """
    flow, players = rules.table_flow, rules.resolved.players
    loose = players * (flow.hand_tiles - 1) if flow.dealer_takes_two else 0
    return Walls(players, (rules.resolved.tiles.total - loose) // (2 * players), loose)


class Break(NamedTuple):
    """The wall in front of this seat, after this many stacks from its right; whom the first throw counted out."""

    seat: int
    stacks: int
    counted: int


def break_of(dice: Sequence[int], dealer: int, rules: RuleSet) -> Break:
    """East throws two dice and counts the players from himself on; that one counts as many stacks (000, 2.5), or throws
    too and counts the sum, on into the wall of the left neighbour where one's own ends (002).

    >>> from ruka.rulesets import rule_set
    >>> break_of((6, 6, 1, 1), 0, rule_set("tenhou"))
    Break(seat=3, stacks=12, counted=3)
    >>> break_of((5, 3, 1, 4), 0, rule_set("japanese-classical"))
    Break(seat=3, stacks=13, counted=3)
    >>> break_of((6, 6, 6, 1), 0, rule_set("japanese-classical"))
    Break(seat=2, stacks=2, counted=3)
    """
    flow, players = rules.table_flow, rules.resolved.players
    thrown = sum(dice[: 2 * flow.break_rolls])
    counted = (dealer + sum(dice[:2]) - 1) % players
    length = walls_of(rules).stacks
    return Break((counted - (thrown - 1) // length) % players, (thrown - 1) % length + 1, counted)
