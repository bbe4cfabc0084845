"""How everybody fared: one count over what happened, and over the lines of the wins."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from ruka.engine.table import Table
from ruka.engine.view import fold
from ruka.rules.pattern import FAN, LIMIT
from ruka.schema import Claim, Deal, Event, Hand, Riichi, Win
from ruka.schema.standing import Statistics, WonHand
from ruka.scoring import Score


@dataclass
class Counts:
    """Of one seat, as events tell them."""

    hands: int = 0
    wins: int = 0
    wins_by_draw: int = 0
    deal_ins: int = 0
    riichi: int = 0
    open_hands: int = 0
    won: int = 0
    won_squares: int = 0
    patterns: Counter[str] = field(default_factory=Counter)


def counted(events: Iterable[Event], seats: int) -> list[Counts]:
    """What happened, to whom."""
    found = [Counts() for _ in range(seats)]
    claimed: set[int] = set()
    for event in events:
        match event:
            case Hand():
                claimed = set()
            case Deal():  # not to those who sit out
                found[event.seat].hands += 1
            case Claim() if event.seat not in claimed:
                claimed.add(event.seat)
                found[event.seat].open_hands += 1
            case Riichi():
                found[event.seat].riichi += 1
            case Win():
                _count_win(event, found)
    return found


def _count_win(event: Win, found: Sequence[Counts]) -> None:
    own, gain = found[event.seat], event.points[event.seat]
    own.wins += 1
    own.won += gain
    own.won_squares += gain * gain
    own.patterns.update(dict.fromkeys(event.patterns, 1))
    if event.source == event.seat:
        own.wins_by_draw += 1
    else:
        found[event.source].deal_ins += 1


def statistics(table: Table) -> list[Statistics]:
    """Of every seat of a game, its wins and where to see them again.

    >>> table = Table("tenhou", seed=7)
    >>> [seat.hands for seat in statistics(table)]
    [1, 1, 1, 1]
    """
    counts, wins = counted(table.events, table.players), _wins(table)
    return [_of_seat(own, [win for winner, win in wins if winner == seat]) for seat, own in enumerate(counts)]


def _of_seat(counts: Counts, wins: Sequence[WonHand]) -> Statistics:
    richest = sorted(wins, key=lambda win: win.points)
    return Statistics(
        **vars(counts) | {"patterns": dict(counts.patterns)},
        drawn={pattern: win.hand for win in richest for pattern in win.patterns},
        best=richest[-1] if wins else None,
        rarest=max(wins, key=_rarity) if wins else None,
    )


def _rarity(win: WonHand) -> tuple[bool, int, int]:
    """Rules pay most for what is rare. How often greedy players have a pattern (docs/frequencies.md) says little of
    those that need calls."""
    return win.limit, win.price, win.points


def _wins(table: Table) -> list[tuple[int, WonHand]]:
    """By seat, in order."""
    found, before = [], 0
    for number in range(1, table.hands + 1):
        events = table.hand(number)
        wins = [(at, event) for at, event in enumerate(events, before + 1) if isinstance(event, Win)]
        if wins:
            view = fold(table.rules, None, events)
            for (at, event), score in zip(wins, table.wins(number), strict=True):
                own = view.seats[event.seat]
                tiles = " ".join((own.notation, *own.flowers, f"+{event.tile}"))
                found.append((event.seat, _won(event, tiles, score, at)))
        before += len(events)
    return found


def _won(event: Win, tiles: str, score: Score, at: int) -> WonHand:
    lines = (line for line in score.lines if line.excluded_by is None and line.tag in (FAN, LIMIT))
    dearest = max(lines, key=lambda line: (line.tag == LIMIT, line.value), default=None)
    return WonHand(
        hand=tiles,
        points=event.points[event.seat],
        patterns=list(event.patterns),
        dearest=dearest.pattern.id if dearest else "",
        limit=dearest is not None and dearest.tag == LIMIT,
        price=dearest.value if dearest else 0,
        at=at,
    )


def added(games: Iterable[Statistics]) -> Statistics:
    """Of games, the newest first: what was won last stands for what was won as well before."""
    sums: Counter[str] = Counter()
    patterns: Counter[str] = Counter()
    drawn: dict[str, str] = {}
    best: WonHand | None = None
    rarest: WonHand | None = None
    for game in games:
        sums.update({name: getattr(game, name) for name in SUMS})
        patterns.update(game.patterns)
        drawn = game.drawn | drawn
        best = max(filter(None, (best, game.best)), key=lambda win: win.points, default=None)
        rarest = max(filter(None, (rarest, game.rarest)), key=_rarity, default=None)
    return Statistics(**sums, patterns=dict(patterns.most_common()), drawn=drawn, best=best, rarest=rarest)


SUMS = ("hands", "wins", "wins_by_draw", "deal_ins", "riichi", "open_hands", "won", "won_squares")
