"""Tenhou's XML (mjlog), written: one element a line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TypeAlias
from urllib.parse import quote

from ruka._core import parse_tiles
from ruka.engine import Record, Result, replay
from ruka.records.codec import Written, check_riichi
from ruka.records.hands import PlayedHand, hands_of
from ruka.records.tenhou.mjlog.elements import ABORTS, DISCARDS, DRAWS, HANCHAN, NO_RED, NO_TANYAO, THREE
from ruka.records.tenhou.mjlog.melds import Meld, ids_of, pack
from ruka.records.tenhou.points import final_points
from ruka.records.tenhou.rules import tenhou_losses
from ruka.records.tenhou.wins import limit_of, yaku_of
from ruka.rules.ruleset import RuleSet
from ruka.schema import (
    Aborted,
    AddedKong,
    Claim,
    ConcealedKong,
    Discard,
    Dora,
    Draw,
    Drawn,
    Exhausted,
    Nagashi,
    Nuki,
    Riichi,
    Win,
)
from ruka.scoring import Score
from ruka.tiles import TILES

NAME, VERSION = "mjlog", "2.3"
PEOPLE = 1  # of <GO type>: between people
SEATS = 4  # also where three play
Attributes = dict[str, str | int]
Laid: TypeAlias = Claim | ConcealedKong | AddedKong | Nuki


def write(record: Record) -> Written:
    check_riichi(record.rules, NAME)
    rules = record.rules
    people: Attributes = {f"n{seat}": quote(name) for seat, name in enumerate(record.players)}
    elements: list[tuple[str, Attributes]] = [("GO", {"type": _kind(rules)}), ("UN", people), ("TAIKYOKU", {"oya": 0})]
    table = replay(record)  # a record that the rules do not lead to is refused
    for hand in hands_of(record, table):
        elements += hand_elements(hand, rules)
    if table.result:
        elements[-1][1]["owari"] = _final(table.result, rules)
    lines = [_element(name, attributes) for name, attributes in elements]
    return Written("\n".join([f'<mjloggm ver="{VERSION}">', *lines, "</mjloggm>", ""]), tenhou_losses(record))


def _kind(rules: RuleSet) -> int:
    said, players = rules.settings, rules.resolved.players
    kind = PEOPLE | (0 if said.get("length") == "tonpuu" else HANCHAN) | (THREE if players == 3 else 0)
    red, tanyao = any(rules.resolved.tiles.red_fives), said.get("open_tanyao", True)
    return kind | (0 if red else NO_RED) | (0 if tanyao else NO_TANYAO)


def _final(result: Result, rules: RuleSet) -> str:
    pairs = zip(result.scores, final_points(result, rules), strict=True)
    empty = [(0, 0)] * (SEATS - len(result.scores))
    return ",".join(f"{score // 100},{points / 1000:.1f}" for score, points in [*pairs, *empty])


def hand_elements(hand: PlayedHand, rules: RuleSet) -> Iterator[tuple[str, Attributes]]:
    """From the deal as far as it has been played."""
    return _Hand(hand, rules).elements()


def _element(name: str, attributes: Attributes) -> str:
    return "<" + " ".join([name, *(f'{key}="{value}"' for key, value in attributes.items())]) + "/>"


def _joined(numbers: Iterable[int]) -> str:
    return ",".join(map(str, numbers))


class _Hand:
    """Gives every tile a number when it is first seen, and keeps who holds it."""

    def __init__(self, hand: PlayedHand, rules: RuleSet) -> None:
        self.hand, self.rules = hand, rules
        self.free = {tile: list(ids_of(tile)) for tile in TILES if tile[1] in "mpsz"}
        self.held: dict[int, list[int]] = {
            seat: [self.new(TILES[code]) for code in parse_tiles(tiles)] for seat, tiles in sorted(hand.dealt.items())
        }
        self.melds: dict[int, list[Meld]] = {seat: [] for seat in self.held}
        self.points, self.sticks = list(hand.start.points), hand.start.sticks
        self.dora: list[int] = []
        self.ura: list[int] = []
        self.reds = any(rules.resolved.tiles.red_fives)
        self.scores = iter(hand.scores)
        self.last = -1  # the tile drawn, or lying on the table

    def new(self, tile: str) -> int:
        if not self.free[tile] and tile[0] == "5":  # a box without red fives
            tile = "0" + tile[1]
        return self.free[tile].pop(0)

    def elements(self) -> Iterator[tuple[str, Attributes]]:
        for event in self.hand.events:
            match event:
                case Draw():
                    yield self._draw(event)
                case Dora():
                    self.dora.append(self.new(event.tile))
                    yield ("DORA", {"hai": self.dora[-1]}) if len(self.dora) > 1 else self._init()
                case Discard():
                    yield from self._discard(event)
                case Riichi():
                    yield self._riichi(event)
                case Claim() | ConcealedKong() | AddedKong() | Nuki():
                    yield self._lay_out(event)
                case Win():
                    yield self._win(event, next(self.scores))
                case Exhausted() | Nagashi() | Aborted():
                    yield self._drawn_hand(event)

    def _init(self) -> tuple[str, Attributes]:
        start = self.hand.start
        dice = [one - 1 for one in (start.dice or (1, 1))[:2]]
        seed = [4 * start.round + start.seat, start.honba, self.sticks, *dice, self.dora[0]]
        said: Attributes = {"seed": _joined(seed), "ten": self._hundreds(self.points), "oya": start.seat}
        return "INIT", said | {f"hai{seat}": _joined(ids) for seat, ids in self.held.items()}

    def _draw(self, event: Draw) -> tuple[str, Attributes]:
        seat = event.seat
        self.last = self.new(event.tile)
        self.held[seat].append(self.last)
        return f"{DRAWS[seat]}{self.last}", {}

    def _discard(self, event: Discard) -> Iterator[tuple[str, Attributes]]:
        seat = event.seat
        if event.riichi:
            yield "REACH", {"who": seat, "step": 1}
        if event.drawn:
            self.held[seat].remove(self.last)
        else:
            self.last = self._take(seat, event.tile)
        yield f"{DISCARDS[seat]}{self.last}", {}

    def _take(self, seat: int, tile: str) -> int:
        """One out of the hand: the tile just drawn only where there is no other."""
        same = [id for id in self.held[seat] if self._is(id, tile)]
        id = next((id for id in same if id != self.last), self.last)
        self.held[seat].remove(id)
        return id

    def _is(self, id: int, tile: str) -> bool:
        return id in ids_of(tile) or (not self.reds and id // 4 == ids_of(tile)[0] // 4)

    def _riichi(self, event: Riichi) -> tuple[str, Attributes]:
        seat = event.seat
        self.points[seat] -= self.rules.resolved.payment.bet
        self.sticks += 1
        return "REACH", {"who": seat, "ten": self._hundreds(self.points), "step": 2}

    def _lay_out(self, event: Laid) -> tuple[str, Attributes]:
        seat = event.seat
        meld = self._meld(seat, event)
        if isinstance(event, AddedKong):
            pung = next(one for one in self.melds[seat] if one.type == "pung" and one.ids[0] // 4 == meld.ids[0] // 4)
            self.melds[seat][self.melds[seat].index(pung)] = meld
        else:
            self.melds[seat].append(meld)
        return "N", {"who": seat, "m": pack(meld)}

    def _meld(self, seat: int, event: Laid) -> Meld:
        if isinstance(event, (Nuki, AddedKong)):
            id = self._take(seat, event.tile)
            if isinstance(event, Nuki):
                return Meld("nuki", [id])
            pung = next(one for one in self.melds[seat] if one.type == "pung" and one.ids[0] // 4 == id // 4)
            self.last = id
            return Meld("added_kong", [id, pung.called or 0, *pung.own], id, pung.source)
        own = [self._take(seat, TILES[code]) for code in parse_tiles(event.tiles)]
        if isinstance(event, ConcealedKong):
            return Meld(event.type, sorted(own))
        return Meld(event.type, sorted([*own, self.last]), self.last, (event.source - seat) % SEATS)

    def _win(self, event: Win, score: Score) -> tuple[str, Attributes]:
        seat = event.seat
        if event.source != seat:
            self.held[seat].append(self.last)
        yaku = yaku_of(score)
        said: Attributes = {"ba": f"{self.hand.start.honba},{self.sticks}", "hai": _joined(sorted(self.held[seat]))}
        if self.melds[seat]:
            said["m"] = _joined(pack(meld) for meld in reversed(self.melds[seat]))
        said |= {"machi": self.last, "ten": f"{score.base},{score.total},{limit_of(score)}"}
        if score.limits:
            said["yakuman"] = _joined(number for number, _ in yaku)
        else:
            said["yaku"] = _joined(one for line in yaku for one in line)
        said["doraHai"] = _joined(self.dora)
        if ura := self.hand.ura_of(event):
            self.ura = self.ura or [self.new(tile) for tile in ura]
            said["doraHaiUra"] = _joined(self.ura)
        said |= {"who": seat, "fromWho": event.source}
        if score.win.feeder < SEATS:
            said["paoWho"] = (score.win.feeder + self.hand.start.seat) % len(self.points)
        said["sc"] = self._settled(event.points)
        self.sticks = 0
        return "AGARI", said

    def _drawn_hand(self, event: Drawn) -> tuple[str, Attributes]:
        types = {ours: theirs for theirs, ours in ABORTS.items()}
        said: Attributes = {"type": "nm"} if isinstance(event, Nagashi) else {}
        if isinstance(event, Aborted):
            said["type"] = types[event.reason]
        gained = () if isinstance(event, Aborted) else event.points
        said |= {"ba": f"{self.hand.start.honba},{self.sticks}", "sc": self._settled(gained)}
        return "RYUUKYOKU", said | {f"hai{seat}": _joined(sorted(self.held[seat])) for seat in self._shown(event)}

    def _shown(self, event: Drawn) -> Sequence[int]:
        """Whoever declares lays the hand open: everybody in riichi, or everybody but the one who discarded."""
        if not isinstance(event, Aborted):
            return event.ready
        if event.reason == "four_riichi":
            return range(len(self.points))
        if event.reason == "three_winners":
            *_, last = (one for one in self.hand.events if isinstance(one, (Discard, AddedKong)))
            return [seat for seat in self.held if seat != last.seat]
        return [event.seat or 0] if event.reason == "nine_orphans" else ()

    def _settled(self, gained: Sequence[int]) -> str:
        """Points before and what is gained, in hundreds."""
        gained = gained or [0] * len(self.points)
        pairs = [(before // 100, gain // 100) for before, gain in zip(self.points, gained, strict=True)]
        self.points = [before + gain for before, gain in zip(self.points, gained, strict=True)]
        return _joined(one for pair in [*pairs, *[(0, 0)] * (SEATS - len(pairs))] for one in pair)

    def _hundreds(self, points: Sequence[int]) -> str:
        return _joined([*(one // 100 for one in points), *[0] * (SEATS - len(points))])
