"""Levels: a beginner makes a beginner's mistakes, and who looks ahead leaves the evaluation only for a reason."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from ruka import _core
from ruka.agents.bots.advised import Option
from ruka.agents.levels import CLUB, NOVICE, Level, advisor, style
from ruka.agents.threats import compiled_style
from ruka.engine.flow import CLAIM, TURN, new_core
from ruka.rules.ruleset import RuleSet
from ruka.rulesets import rule_set
from ruka.schema.actions import unpacked
from tests.advice.positions import KINDS_OF_CODES, played

CLAIMS = ("chow", "pung", "kong")
THROWS = ("discard", "riichi")
LONG = 60.0  # seconds: all worlds, on the slowest machine


def best(core: _core.Table, seat: int, by: _core.Advisor) -> Option:
    number, rows = core.weigh(seat, by, core.legal(seat), b"seed", LONG)
    return Option(*rows[number])


def claims_offered(rules: RuleSet, hands: int) -> Iterator[tuple[_core.Table, int]]:
    """Tables of club at which a seat may claim, and not win."""
    club = advisor(CLUB, rules)
    for hand in range(hands):
        core = new_core(rules)
        core.shuffle(f"levels-{hand}".encode())
        while core.phase in (TURN, CLAIM) and (asked := core.asked):
            types = {unpacked(code)[0] for code in core.legal(asked[0])}
            if types.intersection(CLAIMS) and "ron" not in types:
                yield core, asked[0]
            core.apply(asked[0], best(core, asked[0], club).code)


def test_a_beginner_claims_more() -> None:
    rules = rule_set("tenhou")
    levels = advisor(NOVICE, rules), advisor(CLUB, rules)
    claimed = [0, 0]
    for core, seat in claims_offered(rules, 12):
        for number, by in enumerate(levels):
            claimed[number] += unpacked(best(core, seat, by).code)[0] != "pass"
    assert claimed[0] > 1.2 * claimed[1] > 0


def test_a_beginner_throws_more_dangerous_tiles() -> None:
    rules = rule_set("tenhou")
    novice, club = advisor(NOVICE, rules), advisor(CLUB, rules)
    weights = compiled_style(style(CLUB, rules))
    risked = [0.0, 0.0]
    for seed in range(8):
        for core, _ in played(rules, seed).turns:
            seat = core.turn
            if core.riichi(seat) or not any(core.riichi(other) for other in range(4)):
                continue
            *_, deal_in = core.dangers(seat, weights)
            for number, by in enumerate((novice, club)):
                type, tile, _ = unpacked(best(core, seat, by).code)
                if type in THROWS:
                    risked[number] += sum(chances[KINDS_OF_CODES[tile]] for chances in deal_in)
    assert risked[0] > 1.3 * risked[1] > 0


def ahead(rules: RuleSet, caution: float) -> _core.Advisor:
    known = style(Level(worlds=16), rules)
    return _core.Advisor(compiled_style(replace(known, search=replace(known.search, caution=caution))))


@pytest.mark.parametrize("rules", ["tenhou", "hong-kong"])
def test_looking_ahead_changes_only_which_tile_is_thrown(rules: str) -> None:
    chosen = rule_set(rules)
    plain = _core.Advisor(compiled_style(style(CLUB, chosen)))
    eager, careful = ahead(chosen, 0.0), ahead(chosen, 1e6)
    changed = 0
    for core, _ in played(chosen, 1).turns[::4]:
        seat = core.turn
        club, one, other = (best(core, seat, by) for by in (plain, eager, careful))
        assert unpacked(one.code)[0] == unpacked(club.code)[0]
        assert other.code == club.code  # nothing is ever so many errors ahead
        changed += one.code != club.code
    assert changed
