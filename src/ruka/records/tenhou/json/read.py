"""The JSON of tenhou.net/6, read."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from typing import Any

from ruka.engine import Record
from ruka.errors import RecordError
from ruka.records.said import Said, check
from ruka.records.tenhou.json.names import ABORTS, ALL_READY, EXHAUSTED, NAGASHI, NONE_READY, WON
from ruka.records.tenhou.json.order import SEATS, in_turn, tile_of
from ruka.records.tenhou.json.said import our_words, words
from ruka.records.tenhou.points import check_final
from ruka.records.tenhou.rules import tenhou_rules
from ruka.records.told import NoWin, Told, ToldGame, ToldHand, played, told_win
from ruka.rules.ruleset import RuleSet
from ruka.schema import Aborted, Hand, Ready

MOST_POINTS = 10**9  # more than any game has


def recognises(text: str) -> bool:
    return bool(re.match(r"\s*\{", text)) and '"log"' in text


def read(text: str, rules: RuleSet | None = None) -> Record:
    """A game by Tenhou's rules, or by those given."""
    log = _parsed(text)
    names = [name for name in log.get("name", []) if isinstance(name, str)]
    players = 3 if "三" in _disp(log) or len(names) == 3 else SEATS
    entries = [*_hands(text)]
    hands = [_told(hand, players, line, number) for number, (hand, line) in enumerate(entries, 1)]
    if not hands:
        raise RecordError("record-no-hands")
    record, table = played(ToldGame(rules or _rules(log, players, hands[0]), hands, names[:players]))
    said = [Said(number, WON, one, line) for number, (hand, line) in enumerate(entries, 1) for one in words(hand)]
    check(said, our_words(record, table))
    if end := log.get("sc", []):
        check_final(end[::2], [round(1000 * one) for one in end[1::2]], table)
    return record


def _parsed(text: str) -> dict[str, Any]:
    try:
        log = json.loads(text)
    except json.JSONDecodeError as error:
        raise RecordError("bad-json-text", error.lineno) from None
    except (RecursionError, ValueError):  # too deep, or a number of thousands of digits
        raise RecordError("bad-json-text") from None
    if not isinstance(log, dict):
        raise RecordError("bad-log", where="log")
    for field, kind in (("log", list), ("name", list), ("rule", dict), ("sc", list)):
        if not isinstance(log.get(field, kind()), kind):
            raise RecordError("bad-field", field=field)
    if not all(type(one) in (int, float) and abs(one) < MOST_POINTS for one in log.get("sc", [])):
        raise RecordError("bad-field", field="sc")
    return log


def _hands(text: str) -> Iterator[tuple[Any, int]]:
    """Each hand and the line where it begins."""
    decoder = json.JSONDecoder()
    place = re.search(r'"log"\s*:\s*\[', text)
    at = place.end() if place else len(text)
    while found := re.compile(r"[\s,]*(?=[^\s,\]])").match(text, at):
        hand, at = decoder.raw_decode(text, found.end())
        yield hand, text.count("\n", 0, found.end()) + 1


def _disp(log: dict[str, Any]) -> str:
    return str(log.get("rule", {}).get("disp", ""))


def _rules(log: dict[str, Any], players: int, first: ToldHand) -> RuleSet:
    """What is not said is as on the site: a hanchan with red fives and open tanyao."""
    disp, rule = _disp(log), log.get("rule", {})
    reds = [value for name, value in rule.items() if name.startswith("aka")]
    return tenhou_rules(
        first.start,
        players,
        hanchan="東" not in disp,
        red_fives=any(reds) if reds else "赤" in disp or not disp,
        open_tanyao="喰" in disp or not disp,
    )


def _told(hand: Any, players: int, line: int, number: int) -> ToldHand:
    try:
        return _Hand(hand, players).told(line)
    except RecordError as error:
        raise RecordError(error.code, line, number, **error.words) from None


class _Hand:
    def __init__(self, hand: Any, players: int) -> None:
        lists = isinstance(hand, list) and len(hand) in (16, 17) and all(isinstance(one, list) for one in hand)
        if not lists or not _numbers(hand[0], 3) or not _numbers(hand[1], players):
            raise RecordError("bad-log", where="log")
        self.players = players
        (self.head, self.points, self.dora, self.ura), self.seats = hand[:4], hand[4:16]
        self.result: list[Any] = hand[16] if len(hand) == 17 else []
        self.turn = 0  # who did something last

    def told(self, line: int) -> ToldHand:
        number, honba, sticks = self.head[:3]
        points = tuple(self.points[: self.players])
        start = Hand(seat=number % SEATS, wall=0, round=number // SEATS, honba=honba, sticks=sticks, points=points)
        dealt, draws, discards = (self.seats[place::3][: self.players] for place in range(3))
        events = in_turn(number % SEATS, draws, discards) if number % SEATS < self.players else []
        self.turn = next((event.seat for event in reversed(events) if event.seat is not None), 0)
        told: list[tuple[int, Told]] = [(line, event) for event in (*events, *self._end())]
        return ToldHand(line, start, [*map(_tiles, dealt)], told, _tiles(self.dora), _tiles(self.ura))

    def _end(self) -> Iterator[Told]:
        """Nothing where the game breaks off."""
        match self.result:
            case []:
                return
            case [str() as name, *said] if name == WON:
                yield from self._wins(said)
            case [str() as name, *_] if name in ABORTS:
                seat = self.turn if ABORTS[name] == "nine_orphans" else None
                yield Aborted(seat=seat, reason=ABORTS[name])
            case [str() as name, *said] if name in (EXHAUSTED, ALL_READY, NONE_READY, NAGASHI):
                yield from self._exhausted(name, self._gained(said[0]) if said else (0,) * self.players)
            case _:
                raise RecordError("bad-log", where=str(self.result[0]))

    def _wins(self, said: Sequence[Any]) -> Iterator[Told]:
        for gained, win in zip(said[::2], said[1::2], strict=False):
            if not isinstance(win, list) or not _numbers(win[:2], 2):
                raise RecordError("bad-log", where=WON)
            yield told_win(win[0], win[1], self._gained(gained))

    def _exhausted(self, name: str, gained: tuple[int, ...]) -> Iterator[Told]:
        if name == NAGASHI:
            yield NoWin("nagashi", points=gained)
            return
        everybody = tuple(range(self.players))
        ready = everybody if name == ALL_READY else tuple(seat for seat in everybody if gained[seat] > 0)
        yield from (Ready(seat, "") for seat in ready)
        yield NoWin("exhausted", ready, gained)

    def _gained(self, points: Any) -> tuple[int, ...]:
        if not isinstance(points, list) or not _numbers(points, self.players):
            raise RecordError("bad-log", where=str(self.result[0]))
        return tuple(points[: self.players])


def _numbers(values: Any, least: int) -> bool:
    return len(values) >= least and all(type(one) is int for one in values)


def _tiles(numbers: Sequence[Any]) -> list[str]:
    return [tile_of(number) for number in numbers]
