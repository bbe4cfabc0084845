"""Draws of tenhou.net, one by one: hands that are ready or not as there, played from a wall of our own to its end."""

from __future__ import annotations

from typing import Any

from ruka.engine.flow import CLAIM, TURN
from ruka.rules import RuleSet
from ruka.testing.walls import build_wall
from tests.clauses.scene import READY, nagashi_draws
from tests.machine import Event, new_table, of_type
from tests.records.tenhou_games import tenhou

NINE_ORPHANS = "19p19s12345z2345p"
PLAYED = ("exhaustive", "nagashi_mangan", "kyuushu_kyuuhai")  # the few others have tests of their own


def from_first_dealer(record: dict[str, Any]) -> dict[str, Any]:
    """The record with the first dealer in seat 0; a player's own view has that player there."""
    players, dealer = record["rule"]["players"], record["kyoku"] - 1
    shift = (record["dealer"] - dealer) % players
    turned = {
        name: [*record[name][shift:], *record[name][:shift]] for name in ("deltas", "scores_before", "scores_after")
    }
    ready = [(seat - shift) % players for seat in record.get("tenpai_seats", ())]
    return {**record, **turned, "dealer": dealer, "tenpai_seats": ready}


def played_draw(record: dict[str, Any]) -> list[Event]:
    """What happens where everybody throws what they draw and nobody claims."""
    players = record["rule"]["players"]
    rules = tenhou(players, length=record["rule"]["length"])
    table = new_table(rules)
    dealer = record["dealer"]
    table.resume("ESWN".index(record["round_wind"]), dealer, record["honba"], record["sticks"], record["scores_before"])
    happened = table.deal(_wall(record, rules))
    if record["kind"] == "kyuushu_kyuuhai":
        return happened + table.apply(dealer, "nine_orphans")
    while table.phase in (TURN, CLAIM):
        for seat in table.asked:
            action = ("discard", table.drawn, 1) if table.phase == TURN else ("pass", 0, 0)
            happened += table.apply(seat, *action)
    return happened


def outcome(happened: list[Event]) -> tuple[list[int], list[int], bool]:
    """What everybody gained, the scores, and whether the game is over."""
    (draw,) = of_type(happened, "exhausted", "nagashi", "aborted")
    (end,) = of_type(happened, "end")
    return draw.values, end.values, bool(of_type(happened, "over"))


def _wall(record: dict[str, Any], rules: RuleSet) -> list[int]:
    dealer = record["dealer"]
    if record["kind"] == "kyuushu_kyuuhai":
        return build_wall(rules, hands={dealer: NINE_ORPHANS}, dealer=dealer)
    ready = {seat: READY[seat] for seat in record["tenpai_seats"]}
    draws = ""
    if record["kind"] == "nagashi_mangan":
        gains = record["deltas"]
        draws = nagashi_draws(rules, (gains.index(max(gains)) - dealer) % rules.players, ready)
    return build_wall(rules, hands=ready, draws=draws, dealer=dealer)
