"""The JSON of tenhou.net/6, written: a hand a line."""

from __future__ import annotations

import json
from typing import Any

from ruka._core import parse_tiles
from ruka.engine import Record, replay
from ruka.records.codec import Written, check_riichi
from ruka.records.hands import PlayedHand, hands_of
from ruka.records.tenhou.json.names import ABORTS, ALL_READY, EXHAUSTED, LIMITS, NAGASHI, NONE_READY, WON
from ruka.records.tenhou.json.order import AS_DRAWN, NOTHING, SEATS, number_of
from ruka.records.tenhou.rules import tenhou_losses
from ruka.records.tenhou.wins import limit_of, yaku_of
from ruka.records.tenhou.yaku import NAMES
from ruka.rules.ruleset import RuleSet
from ruka.schema import (
    Aborted,
    AddedKong,
    Claim,
    ConcealedKong,
    Discard,
    Draw,
    Drawn,
    Event,
    Exhausted,
    Kong,
    Nagashi,
    Nuki,
    Pung,
    Win,
)
from ruka.scoring import Score
from ruka.tiles import TILES

NAME = "tenhou"
_NAMES_OF_ABORTS = {ours: theirs for theirs, ours in ABORTS.items()}


def write(record: Record) -> Written:
    check_riichi(record.rules, NAME)
    players = record.rules.resolved.players
    table = replay(record)  # a record that the rules do not lead to is refused
    names = [*record.players, *[""] * (SEATS - len(record.players))]
    head = {"title": ["", ""], "name": names, "rule": _rule(record.rules)}
    hands = [_json(hand_entry(hand, players)) for hand in hands_of(record, table)]
    text = _json(head)[:-1] + ',"log":[\n' + ",\n".join(hands) + "\n]}\n"
    return Written(text, tenhou_losses(record))


def _rule(rules: RuleSet) -> dict[str, Any]:
    said, red = rules.settings, any(rules.resolved.tiles.red_fives)
    words = ("三" * (rules.resolved.players == 3), "般", "東" if said.get("length") == "tonpuu" else "南")
    tanyao = "喰" * bool(said.get("open_tanyao", True))
    return {"disp": "".join(words) + tanyao + "赤" * red, "aka": int(red)}


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def hand_entry(hand: PlayedHand, players: int) -> list[Any]:
    """The lists of a hand, as far as it has been played."""
    return _Hand(hand, players).entry()


def _numbers(tiles: str) -> list[int]:
    return [number_of(TILES[code]) for code in parse_tiles(tiles)]


class _Hand:
    def __init__(self, hand: PlayedHand, players: int) -> None:
        self.hand, self.players = hand, players
        self.draws: list[list[Any]] = [[] for _ in range(SEATS)]
        self.discards: list[list[Any]] = [[] for _ in range(SEATS)]
        self.pungs: dict[tuple[int, str], tuple[list[int], int]] = {}  # seat and kind: tiles, place of the letter
        self.scores = iter(hand.scores)
        self.result: list[Any] = []

    def entry(self) -> list[Any]:
        for event in self.hand.events:
            self._take(event)
        start = self.hand.start
        head = [SEATS * start.round + start.seat, start.honba, start.sticks]
        lists: list[Any] = [head, self._four(start.points), [*map(number_of, self.hand.dora)]]
        lists.append([*map(number_of, self.hand.ura)])
        for seat in range(SEATS):
            lists += [_numbers(self.hand.dealt.get(seat, "")), self.draws[seat], self.discards[seat]]
        return [*lists, self.result]

    def _four(self, points: tuple[int, ...]) -> list[int]:
        return [*points, *[0] * (SEATS - self.players)]

    def _take(self, event: Event) -> None:
        match event:
            case Draw(seat):
                self.draws[seat].append(number_of(event.tile))
            case Discard(seat):
                number = AS_DRAWN if event.drawn else number_of(event.tile)
                self.discards[seat].append(f"r{number}" if event.riichi else number)
            case Claim(seat):
                self._claim(seat, event)
            case ConcealedKong(seat):
                *others, last = _numbers(event.tiles)
                self.discards[seat].append("".join(map(str, others)) + f"a{last}")
            case AddedKong(seat):
                tiles, place = self.pungs[seat, event.tile.replace("0", "5")]
                self.discards[seat].append(_marked(tiles, place, f"k{number_of(event.tile)}"))
            case Nuki(seat):
                self.discards[seat].append(f"f{number_of(event.tile)}")
            case Win():
                self._win(event, next(self.scores))
            case Exhausted() | Nagashi() | Aborted():
                self.result = self._drawn_hand(event)

    def _claim(self, seat: int, event: Claim) -> None:
        """The letter stands before the claimed tile, and its place says whose it was: left, across, right."""
        own, claimed = _numbers(event.tiles), number_of(event.tile)
        place = min((seat - event.source) % SEATS - 1, len(own))
        if place == 2 and isinstance(event, Kong):
            place = len(own)
        letter = {"chow": "c", "pung": "p", "kong": "m"}[event.type]
        self.draws[seat].append(_marked(own, place, f"{letter}{claimed}"))
        if isinstance(event, Pung):
            self.pungs[seat, event.tile.replace("0", "5")] = ([*own[:place], claimed, *own[place:]], place)
        if isinstance(event, Kong):
            self.discards[seat].append(NOTHING)

    def _win(self, event: Win, score: Score) -> None:
        seat, feeder = event.seat, score.win.feeder
        liable = (feeder + self.hand.start.seat) % self.players if feeder < SEATS else seat
        self.result = self.result or [WON]
        self.result += [self._four(event.points), [seat, event.source, liable, _value(event, score), *_yaku(score)]]

    def _drawn_hand(self, event: Drawn) -> list[Any]:
        if isinstance(event, Aborted):
            return [_NAMES_OF_ABORTS[event.reason]]
        points = self._four(event.points)
        if isinstance(event, Nagashi):
            return [NAGASHI, points]
        if any(points):
            return [EXHAUSTED, points]
        return [ALL_READY if event.ready else NONE_READY]


def _marked(tiles: list[int], place: int, marked: str) -> str:
    return "".join([*map(str, tiles[:place]), marked, *map(str, tiles[place:])])


def _value(event: Win, score: Score) -> str:
    """Such as 30符2飜500-1000点; what a draw costs the others and the dealer, or the dealer's all (∀)."""
    limit = LIMITS[limit_of(score)]
    worth = limit or f"{score.base}符{score.fan}飜"
    if event.source != event.seat:
        return f"{worth}{score.total}点"
    honba = score.honba_points
    others = score.pay.get("others", 0)
    dealer = score.pay.get("dealer")
    each = honba // max(1, score.rules.resolved.players - 1)
    if dealer is None:
        return f"{worth}{others - each}点∀"
    return f"{worth}{others - each}-{dealer - each}点"


def _yaku(score: Score) -> list[str]:
    return [f"{NAMES[number]}({'役満' if score.limits else f'{fan}飜'})" for number, fan in yaku_of(score)]
