"""The turns of a hand from the lists of the JSON of tenhou.net/6: each seat's draws and claims, and its discards.

A log says who claimed a tile and from whom, but not when. Nearly always it is the first such tile; where that leads
nowhere, such tiles were let go before: as few as possible.
"""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterator, Sequence
from typing import Any

from ruka.errors import RecordError
from ruka.records.told import told_set
from ruka.schema import Discard, Draw, Event
from ruka.tiles import kind

SUITS, SEATS = "mpsz", 4
AS_DRAWN, NOTHING = 60, 0  # among discards; nothing is thrown after a claimed kong
CLAIMS = {"c": "chow", "p": "pung", "m": "kong"}
MOST_ORDERS = 2000  # that are tried
Lists = Sequence[Sequence[Any]]  # by seat
_SET = re.compile(r"(?:\d\d)*([cpmakf])(?:\d\d)+")


def tile_of(number: object) -> str:
    """11 to 47, and 51 to 53 are the red fives.

    >>> tile_of(33), tile_of("52"), tile_of(47)
    ('3s', '0p', '7z')
    """
    suit, rank = divmod(int(str(number)), 10) if re.fullmatch(r"\d\d", str(number)) else (0, 0)
    if suit == 5 and 1 <= rank <= 3:
        return "0" + SUITS[rank - 1]
    if not 1 <= suit <= 4 or not 1 <= rank <= (7 if suit == 4 else 9):
        raise RecordError("bad-tile-name", tile=str(number))
    return str(rank) + SUITS[suit - 1]


def number_of(tile: str) -> int:
    """
    >>> number_of("3s"), number_of("0p"), number_of("7z")
    (33, 52, 47)
    """
    suit = SUITS.index(tile[1]) + 1
    return 50 + suit if tile[0] == "0" else 10 * suit + int(tile[0])


def in_turn(dealer: int, draws: Lists, discards: Lists) -> list[Event]:
    """Everything that was done, in the order in which it was done."""
    best = 0
    for turns in _orders(dealer, draws, discards):
        if turns.done:
            return turns.events
        best = max(best, len(turns.events))
    raise RecordError("record-lost", count=best)


def _orders(dealer: int, draws: Lists, discards: Lists) -> Iterator[_Turns]:
    """Ways to play, those that let the least go first; each differs from one before at a later chance."""
    waiting: deque[tuple[int, ...]] = deque([()])
    for _ in range(MOST_ORDERS):
        if not waiting:
            return
        let_go = waiting.popleft()
        turns = _Turns(draws, discards, let_go)
        turns.play(dealer)
        yield turns
        first = let_go[-1] + 1 if let_go else 0
        waiting += [(*let_go, chance) for chance in range(first, turns.chances)]


class _Turns:
    def __init__(self, draws: Lists, discards: Lists, let_go: Sequence[int] = ()) -> None:
        self.draws, self.discards = [*map(list, draws)], [*map(list, discards)]
        self.players = len(self.draws)
        self.let_go = let_go
        self.chances = 0  # to claim a tile that may come again, so far
        self.events: list[Event] = []

    @property
    def done(self) -> bool:
        return not any(self.draws) and not any(self.discards)

    def play(self, seat: int) -> None:
        while self.draws[seat] and not isinstance(self.draws[seat][0], str):
            drawn = tile_of(self.draws[seat].pop(0))
            self.events.append(Draw(seat, drawn))
            thrown = self._throw(seat, drawn)
            while thrown and (claimant := self._claimant(seat, thrown)) is not None:
                seat, thrown = claimant, self._claim(claimant, seat, thrown)
            if thrown:
                seat = (seat + 1) % self.players

    def _throw(self, seat: int, drawn: str = "") -> str:
        """The tile discarded; nothing where a kong or a north comes first, or the hand ends."""
        if not self.discards[seat]:
            return ""
        entry = str(self.discards[seat].pop(0))
        if found := _SET.fullmatch(entry):
            self._lay_out(seat, found[1], entry)
            return ""
        number = entry.removeprefix("r")
        as_drawn = number == str(AS_DRAWN) and bool(drawn)
        tile = drawn if as_drawn else tile_of(number)
        self.events.append(Discard(seat, tile, drawn=as_drawn, riichi=entry != number))
        return tile

    def _lay_out(self, seat: int, letter: str, entry: str) -> None:
        marked = tile_of(entry[entry.index(letter) + 1 :][:2])
        tiles = [tile_of(number) for number in re.findall(r"\d\d", entry)]
        if letter == "a":
            self.events.append(told_set("concealed_kong", seat, "", tiles))
        elif letter in "kf" and {*map(kind, tiles)} == {kind(marked)}:
            self.events.append(told_set("added_kong" if letter == "k" else "nuki", seat, marked, ()))
        else:
            raise RecordError("bad-log", where=entry)

    def _claimant(self, seat: int, tile: str) -> int | None:
        """Whose next tile this is; pungs and kongs go before chows. Whoever lets it go may find it again later."""
        claims = {}
        for other in range(self.players):
            entry = self.draws[other][0] if other != seat and self.draws[other] else None
            found = _SET.fullmatch(entry) if isinstance(entry, str) else None
            if found and found[1] in CLAIMS and self._fits(other, found[0], found[1], seat, tile):
                claims[other] = found[1]
        for claimant in sorted(claims, key=lambda other: claims[other] == "c"):
            if not self._comes_again(seat, claimant, tile):
                return claimant
            self.chances += 1
            if self.chances - 1 not in self.let_go:
                return claimant
        return None

    def _comes_again(self, source: int, claimant: int, tile: str) -> bool:
        """May the same tile be claimed later? Where three play, from either of the others."""
        others = [source] if self.players == SEATS else [seat for seat in range(self.players) if seat != claimant]
        return any(self._may_throw(seat, tile) for seat in others)

    def _may_throw(self, seat: int, tile: str) -> bool:
        thrown = {str(entry).removeprefix("r") for entry in self.discards[seat]}
        number = str(number_of(tile))
        return number in thrown or (str(AS_DRAWN) in thrown and number in map(str, self.draws[seat]))

    def _fits(self, claimant: int, entry: str, letter: str, source: int, tile: str) -> bool:
        """The place of the letter says whose tile it was; where three play, programs differ."""
        at = entry.index(letter)
        said = (claimant - 1 - min(at // 2, 2)) % SEATS
        return tile_of(entry[at + 1 :][:2]) == tile and (self.players == 3 or said == source)

    def _claim(self, seat: int, source: int, tile: str) -> str:
        entry = self.draws[seat].pop(0)
        at = next(place for place, letter in enumerate(entry) if letter in CLAIMS)
        own = [tile_of(number) for number in re.findall(r"\d\d", entry[:at] + entry[at + 3 :])]
        self.events.append(told_set(CLAIMS[entry[at]], seat, tile, own, source))
        if entry[at] != "m":
            return self._throw(seat)
        if self.discards[seat] and self.discards[seat][0] == NOTHING:
            self.discards[seat].pop(0)
        return ""
