"""The end of a hand: every win explained, or who was ready and on what; points before and after."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from ruka import _core
from ruka.engine import Moved, Table, View
from ruka.engine.flow import at_table
from ruka.engine.view import fold
from ruka.errors import RukaError
from ruka.explain.data import Players
from ruka.explain.explain import explain_win
from ruka.explain.explanation import Explanation
from ruka.explain.nagashi import nagashi_sentences
from ruka.explain.offences import offence_sentence
from ruka.explain.payments import Transfer as WindTransfer
from ruka.explain.payments import added_up
from ruka.explain.words import Words
from ruka.rules.ruleset import RuleSet
from ruka.schema import Drawn, End, Ending, Event, Exhausted, Hand, Nagashi, Offence, Ready, SeatView, Shown, Win
from ruka.schema.answers import HandResult, ReadyHand, Transfer, WinResult
from ruka.schema.explanations import Won
from ruka.scoring import Win as ScoredWin
from ruka.scoring.win import WINDS
from ruka.texts import text
from ruka.tiles import KINDS, parse


def hand_result(
    table: Table, number: int, lang: str = "en", terms: str = "native", names: Sequence[str] = ()
) -> HandResult:
    """The n-th hand, counted from 1, once it is over; sentences name people where `names` knows them by seat.

    >>> table = Table("tenhou", seed=7)
    >>> while len(table.hand(1)) == len(table.events):
    ...     for seat in table.waiting_for:
    ...         _ = table.apply(table.legal_actions(seat)[-1])
    >>> result = hand_result(table, 1)
    >>> result.kind, result.before, result.after
    ('exhausted', [25000, 25000, 25000, 25000], [25000, 25000, 25000, 25000])
    """
    events = table.hand(number)
    first, last = events[0], next((event for event in events if isinstance(event, End)), None)
    if last is None:
        raise RukaError("hand-not-over")
    assert isinstance(first, Hand)
    view = fold(table.rules, None, events)
    wins = [*_wins(table, number, view, events)]
    players = tuple((_wind(view, seat), name) for seat, name in enumerate(names) if name)
    words = Words(lang, terms, table.rules, players)
    offences = [event for event in events if isinstance(event, Offence)]
    ending: Ending = next((event for event in events if isinstance(event, Win | Drawn)), None) or offences.pop()
    return HandResult(
        number=number,
        round=view.round,
        deal=view.deal,
        dealer=view.dealer,
        honba=view.honba,
        kind=ending.type,
        reason=_reason(ending, view, table.rules, words),
        nagashi=list(ending.winners or ()) if isinstance(ending, Nagashi) else [],
        offences=[_reason(event, view, table.rules, words) for event in offences],
        winds=[_wind(view, seat) for seat in range(table.players)],
        flows=[_transfer(view, flow) for _, explanation in wins for flow in explanation.flows],
        wins=[_win(event, explanation, lang, terms, players) for event, explanation in wins],
        ready=[_ready(table.rules.resolved, view, event) for event in events if isinstance(event, Ready)],
        indicators=view.indicators,
        ura=view.ura_indicators,
        before=list(first.points),
        after=list(last.points),
    )


def _win(event: Win, explanation: Explanation, lang: str, terms: str, players: Players) -> WinResult:
    told = explanation.said(lang, terms, players)
    assert isinstance(told, Won)
    return WinResult(
        seat=event.seat,
        source=event.source,
        tile=event.tile,
        hand=str(explanation.hand),
        gained=list(event.points),
        explanation=told,
    )


def explained_wins(table: Table, number: int) -> list[tuple[Win, Explanation]]:
    """The wins of a hand, counted from 1, each with why it is worth what it is worth."""
    events = table.hand(number)
    return list(_wins(table, number, fold(table.rules, None, events), events))


def _wins(table: Table, number: int, view: View, events: Sequence[Event]) -> Iterator[tuple[Win, Explanation]]:
    wins, settled = iter(table.wins(number)), table.shares(number)
    others = {_wind(view, seat): _hand(view.seats[seat]) for seat in view.order if seat in _shown(events)}
    for event, shares in settled:
        if isinstance(event, Win):
            explanation = _explained(at_table(table.rules), view, event, next(wins).win, others, shares)
            yield event, replace(explanation, flows=_flows(view, settled)) if others else explanation


def _flows(view: View, settled: Sequence[tuple[Event, Sequence[Moved]]]) -> tuple[WindTransfer, ...]:
    """Who pays whom where everybody settles with everybody, by winds."""
    return added_up(
        (_wind(view, share.payer), _wind(view, share.receiver), share.points)
        for _, shares in settled
        for share in shares
        if share.payer is not None and share.receiver is not None
    )


def _shown(events: Sequence[Event]) -> set[int]:
    """Those who did not win and show their hands all the same."""
    return {event.seat for event in events if isinstance(event, Shown)}


def _explained(
    rules: RuleSet, view: View, event: Win, win: ScoredWin, others: Mapping[str, str], shares: Sequence[Moved]
) -> Explanation:
    """What the winner really got: the bets on the table are given out when everybody has won, and items count."""
    own, bet = view.seats[event.seat], rules.resolved.payment.bet
    hand = parse(f"{_hand(own)} +{event.tile}")
    by_wind = tuple(event.points[seat] for seat in view.order)
    explanation = explain_win(rules, hand, win, others)
    bets = sum(share.points for share in shares if share.payer is None)
    items = sum(
        share.points if share.receiver == event.seat else -share.points for share in shares if share.reason == "item"
    )
    return replace(explanation, bets=bets // bet if bet else 0, items=items, deltas=by_wind)


def _hand(own: SeatView) -> str:
    return " ".join((own.notation, *own.flowers))


def _wind(view: View, seat: int) -> str:
    """None for one who sits out."""
    return WINDS[wind] if (wind := view.wind_of(seat)) < len(WINDS) else ""


def _transfer(view: View, flow: WindTransfer) -> Transfer:
    payer, receiver, points = flow
    seats = {_wind(view, seat): seat for seat in view.order}
    return Transfer(payer=seats[payer], receiver=seats[receiver], points=points)


def _reason(ending: Ending, view: View, rules: RuleSet, words: Words) -> str:
    """Of nagashi mangan, an abortive draw or an offence, in sentences."""
    if isinstance(ending, Nagashi):
        return " ".join(nagashi_sentences(ending, lambda seat: _who(view, seat, words), rules, words.lang))
    if isinstance(ending, (Win, Exhausted)):
        return ""
    who = _who(view, ending.seat or 0, words)
    if isinstance(ending, Offence):
        return offence_sentence(ending, who, rules, words.lang)
    return text(f"story-{ending.type}-{ending.reason.replace('_', '-')}", words.lang, who=who)


def _who(view: View, seat: int, words: Words) -> str:
    """By name, where names are known."""
    wind = _wind(view, seat)
    return words.player(wind) or wind


def _ready(rules: RuleSet, view: View, event: Ready) -> ReadyHand:
    hand, on_own = view.seats[event.seat].notation, rules.table_flow.ready_on_own
    found = _core.waits(hand, rules.form_bits, rules.tiles.kinds, concealed_only=on_own)
    return ReadyHand(seat=event.seat, waits=[KINDS[code] for code, _ in found])
