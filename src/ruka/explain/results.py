"""The end of a hand: every win explained, or who was ready and on what; points before and after."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from ruka.engine import Event, Table, View
from ruka.engine.view import empty_view, see
from ruka.errors import RukaError
from ruka.explain.explain import explain_win
from ruka.explain.explanation import Explanation
from ruka.explain.payments import NOBODY
from ruka.hands import waits
from ruka.rules.ruleset import RuleSet
from ruka.scoring import Win
from ruka.scoring.win import GIVEN, WINDS, flags_of
from ruka.texts import text
from ruka.tiles import TILES, parse

ENDINGS = ("win", "exhausted", "nagashi", "aborted", "offence")
Json = dict[str, Any]


def hand_result(table: Table, number: int, lang: str = "en", terms: str = "native") -> Json:
    """The n-th hand, counted from 1, once it is over.

    >>> table = Table("tenhou", seed=7)
    >>> while len(table.hand(1)) == len(table.events):
    ...     for seat in table.waiting_for:
    ...         _ = table.apply(table.legal_actions(seat)[-1])
    >>> result = hand_result(table, 1)
    >>> result["kind"], result["before"], result["after"]
    ('exhausted', [25000, 25000, 25000, 25000], [25000, 25000, 25000, 25000])
    """
    events = table.hand(number)
    first, last = events[0], next((event for event in events if event.type == "end"), None)
    if last is None:
        raise RukaError("hand-not-over")
    assert first.points is not None
    assert last.points is not None
    view = empty_view(table.rules)
    wins = [
        {
            "seat": event.seat,
            "source": event.source,
            "tile": event.tile,
            "hand": str(explanation.hand),
            "gained": list(event.points or ()),
            "explanation": explanation.to_json(lang, terms),
        }
        for event, explanation in _wins(table, number, view, events)
    ]
    ending = next(event for event in events if event.type in ENDINGS)
    return {
        "number": number,
        "round": view.round,
        "dealer": view.dealer,
        "honba": view.honba,
        "kind": ending.type,
        "reason": _reason(ending, view, lang),
        "wins": wins,
        "ready": [_ready(table.rules.resolved, view, event) for event in events if event.type == "ready"],
        "indicators": view.indicators,
        "ura": view.ura_indicators,
        "before": list(first.points),
        "after": list(last.points),
    }


def explained_wins(table: Table, number: int) -> list[tuple[Event, Explanation]]:
    """The wins of a hand, counted from 1, each with why it is worth what it is worth."""
    return list(_wins(table, number, empty_view(table.rules), table.hand(number)))


def _wins(table: Table, number: int, view: View, events: Sequence[Event]) -> Iterator[tuple[Event, Explanation]]:
    wins = iter([score.win for score in table.wins(number)])
    honba_to_all = table.rules.resolved.payment.honba_to == "each"
    first = True
    for event in events:
        see(view, event, table.rules.resolved)
        if event.type == "win":
            win = next(wins)
            yield event, _explained(table.rules, view, event, win if first or honba_to_all else _without_honba(win))
            first = False


def _without_honba(win: Win) -> Win:
    """Where several win and the first alone gets the honba."""
    flags = flags_of(win)
    return Win(
        "tsumo" if "draw" in flags else "ron",
        seat=WINDS[win.seat],
        round=WINDS[win.round],
        nuki=win.nuki,
        dora=[TILES[code] for code in win.dora],
        ura=[TILES[code] for code in win.ura],
        discarder=None if win.discarder == NOBODY else WINDS[win.discarder],
        pao=None if win.feeder == NOBODY else WINDS[win.feeder],
        **dict.fromkeys(flags.intersection(GIVEN), True),
    )


def _explained(rules: RuleSet, view: View, event: Event, win: Win) -> Explanation:
    """What the winner really got: the bets on the table are given out when everybody has won."""
    assert event.seat is not None
    assert event.points is not None
    hand = parse(f"{view.seats[event.seat].notation} +{event.tile}")
    by_wind = tuple(event.points[(view.dealer + wind) % len(event.points)] for wind in range(len(event.points)))
    explanation = explain_win(rules, hand, win)
    bets = event.points[event.seat] - explanation.received
    return replace(explanation, bets=bets // rules.resolved.payment.bet, deltas=by_wind)


def _reason(ending: Event, view: View, lang: str) -> str:
    """Of an abortive draw or an offence, as a sentence."""
    if not ending.reason:
        return ""
    who = WINDS[view.wind_of(ending.seat or 0)]
    return text(f"story-{ending.type}-{ending.reason.replace('_', '-')}", lang, who=who)


def _ready(rules: RuleSet, view: View, event: Event) -> Json:
    assert event.seat is not None
    return {"seat": event.seat, "waits": list(waits(view.seats[event.seat].notation, rules.forms, rules.tiles))}
