"""A game that was played at a table, told as the core tells its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ruka.engine import Table
from ruka.engine.summaries import GAME, HAND, NOBODY, OUTCOMES, pattern_ids
from ruka.rules.ruleset import RuleSet
from ruka.schema import ABORTS, Aborted, Discard, End, Event, Exhausted, Hand, Nagashi, Note, Over, Riichi, Win
from ruka.scoring import Score

Record = NDArray[np.void]


def game_record(table: Table, decisions: int) -> Record:
    """One row of `GAME`; violations are answers that programs did not give."""
    assert table.result is not None
    game = np.zeros(1, GAME)
    row = game[0]
    row["decisions"], row["hands"] = decisions, table.hands
    for seat, points in enumerate(table.result.points):
        row["points"][seat], row["scores"][seat] = points, table.result.scores[seat]
    for event in table.events:
        match event:
            case Win():
                row["wins"][event.seat] += 1
                row["won"][event.seat] += _gain(event)
                row["wins_by_draw" if event.source == event.seat else "deal_ins"][event.source] += 1
            case Riichi():
                row["riichi"][event.seat] += 1
            case Exhausted() | Nagashi():
                row["draws"] += 1
            case Aborted():
                row["aborts"] += 1
            case Note():
                row["violations"] += 1
            case Over():
                row["taker"] = 0 if event.seat is None else 1 + event.seat
                row["first"] = sum(1 << seat for seat in event.winners or ())
    return game


def hand_records(table: Table, game: int) -> Record:
    """A row of `HAND` for every hand."""
    hands = np.zeros(table.hands, HAND)
    for place, row in enumerate(hands):
        row["game"], row["number"], row["from"] = game, place, NOBODY
        _fill(row, table.rules, table.hand(place + 1), table.wins(place + 1))
    return hands


def _fill(row: Any, rules: RuleSet, events: Sequence[Event], scores: Sequence[Score]) -> None:
    won = iter(scores)
    for event in events:
        match event:
            case Hand():
                row["dealer"] = event.seat
                for name in ("round", "honba", "sticks"):
                    row[name] = getattr(event, name)
                row["changes"][: rules.people] = -np.array(event.points)
            case Discard():
                row["discards"] += 1
            case Riichi():
                row["riichi"] |= 1 << event.seat
            case Win():
                _add_win(row, rules, event, next(won))
            case Exhausted() | Nagashi():
                row["outcome"] = OUTCOMES.index(event.type)
                row["ready"] = sum(1 << seat for seat in event.ready)
            case Aborted():
                row["outcome"], row["why"] = OUTCOMES.index("aborted"), ABORTS.index(event.reason)
            case End():
                row["changes"][: rules.people] += np.array(event.points, np.int32)


def _add_win(row: Any, rules: RuleSet, event: Win, score: Score) -> None:
    win = row["wins"][row["wins_count"]]
    row["wins_count"] += 1
    row["outcome"] = OUTCOMES.index("won")
    if event.source != event.seat:
        row["from"] = event.source
    win["seat"], win["gain"] = event.seat, _gain(event)
    win["total"], win["fan"], win["points"] = score.total, score.fan, score.base
    win["limits"] = score.limits
    ids = pattern_ids(rules)
    for pattern in score.patterns:
        place = ids.index(pattern)
        win["patterns"][place // 64] |= np.uint64(1 << place % 64)


def _gain(event: Win) -> int:
    return event.points[event.seat]
