"""Draws of tenhou.net, one by one: hands that are ready or not as there, played from a wall of our own to its end."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ruka._core import parse_tiles, tile_name
from ruka.engine.flow import copies
from ruka.rules import RuleSet
from ruka.rulesets import rule_set
from ruka.testing.walls import build_wall
from tests.machine import CLAIM, TURN, Act, Event, Fact, events, new_table, of_type

READY = ("123456789p1122z", "123456789p3344z", "123456789s5566z", "123456789s77z11m")
NINE_ORPHANS = "19p19s12345z2345p"
PLAYED = ("exhaustive", "nagashi_mangan", "kyuushu_kyuuhai")  # the few others have tests of their own


def played_draw(record: dict[str, Any]) -> list[Event]:
    """What happens where everybody throws what they draw and nobody claims."""
    players = record["rule"]["players"]
    rules = rule_set("tenhou-3p" if players == 3 else "tenhou").with_options(length=record["rule"]["length"])
    table = new_table(rules)
    dealer = record["dealer"]
    table.resume("ESWN".index(record["round_wind"]), dealer, record["honba"], record["sticks"], record["scores_before"])
    happened = events(table.start(_wall(record, rules)))
    if record["kind"] == "kyuushu_kyuuhai":
        return happened + events(table.apply(dealer, Act.NINE_ORPHANS))
    while table.phase in (TURN, CLAIM):
        for seat in table.asked:
            action = (Act.DISCARD, table.drawn, 1) if table.phase == TURN else (Act.PASS, 0, 0)
            happened += events(table.apply(seat, *action))
    return happened


def outcome(happened: list[Event]) -> tuple[list[int], list[int], bool]:
    """What everybody gained, the scores, and whether the game is over."""
    (draw,) = of_type(happened, Fact.EXHAUSTED, Fact.NAGASHI, Fact.ABORTED)
    (end,) = of_type(happened, Fact.END)
    return draw.values, end.values, bool(of_type(happened, Fact.OVER))


def _wall(record: dict[str, Any], rules: RuleSet) -> list[int]:
    dealer = record["dealer"]
    if record["kind"] == "kyuushu_kyuuhai":
        return build_wall(rules, hands={dealer: NINE_ORPHANS}, dealer=dealer)
    ready = {seat: READY[seat] for seat in record["tenpai_seats"]}
    draws = _nagashi_draws(record, rules, ready) if record["kind"] == "nagashi_mangan" else ""
    return build_wall(rules, hands=ready, draws=draws, dealer=dealer)


def _nagashi_draws(record: dict[str, Any], rules: RuleSet, ready: dict[int, str]) -> str:
    """Terminals and honours for the one who has it; the others have simples as long as there are any."""
    players, gains = record["rule"]["players"], record["deltas"]
    turn_of_it = (gains.index(max(gains)) - record["dealer"]) % players
    box = Counter(dict(enumerate(copies(rules.resolved.tiles))))
    live = box.total() - rules.resolved.flow.dead_wall - players * rules.resolved.flow.hand_tiles
    box.subtract(code for hand in ready.values() for code in parse_tiles(hand))
    left = sorted(box.elements(), key=_is_simple)  # simples at the end, orphans at the front
    order = [left.pop(0 if turn % players == turn_of_it else -1) for turn in range(live)]
    return " ".join(tile_name(code) for code in order)


def _is_simple(code: int) -> bool:
    return code > 33 or (code < 27 and 0 < code % 9 < 8)
