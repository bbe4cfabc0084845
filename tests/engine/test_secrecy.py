"""Secrecy as non-interference: tiles that a seat does not see change nothing that it sees.

Two tiles that are hidden from a seat are exchanged and the same public actions are played again: its stream of events
and its views stay the same to the byte until one of the two is revealed.
"""

import json
from collections.abc import Sequence
from itertools import takewhile
from random import Random

import pytest

import ruka
from ruka import Event, IllegalAction, Table
from ruka._core import parse_tiles
from ruka.engine import table as table_module
from ruka.engine.replays import next_action
from ruka.tiles import TILES
from tests.engine.games import every_rule_set, of_each_family, step

Wall = list[int]


def shuffled(rules: str, random: Random) -> Wall:
    box = ruka.rule_set(rules).resolved.tiles.box
    wall = [code for code, count in enumerate(box) for _ in range(count)]
    random.shuffle(wall)
    return wall


def one_hand(rules: str, wall: Wall, random: Random) -> list[Event]:
    """The events of the first hand, played to its end."""
    table = Table(rules, walls=[wall])
    while not table.over:
        step(table, random)
    return table.events


def hidden_places(rules: str, wall: Wall, seat: int) -> list[int]:
    """Places of the wall whose tiles the seat does not see when the dealer has drawn for the first time."""
    settled = ruka.rule_set(rules).resolved
    flow = settled.table_flow
    owners = [
        owner
        for left in range(flow.hand_tiles, 0, -flow.deal_share)
        for owner in range(settled.players)
        for _ in range(min(flow.deal_share, left))
    ]
    owners.insert(len(owners) - settled.players + 1 if flow.dealer_takes_two else len(owners), 0)  # the first draw
    seen = {place for place, owner in enumerate(owners) if owner == seat}
    if flow.indicators:
        seen.add(len(wall) - flow.replacement_tiles - 1)
    return [place for place in range(len(wall)) if place not in seen]


def exchanged(wall: Wall, places: Sequence[int], random: Random) -> tuple[Wall, set[str]]:
    """The wall with two different tiles exchanged, and which they are."""
    first, second = random.sample(places, 2)
    while wall[first] == wall[second]:
        first, second = random.sample(places, 2)
    other = wall.copy()
    other[first], other[second] = wall[second], wall[first]
    return other, {TILES[wall[first]], TILES[wall[second]]}


def tiles_in(event: Event) -> set[str]:
    words = " ".join(getattr(event, name, "") for name in ("tile", "tiles", "hand")).replace("?", "")
    return {TILES[code] for code in parse_tiles(words)} if words.strip() else set()


class Watched:
    """A table with the stream of one seat, as bytes."""

    def __init__(self, rules: str, wall: Wall, seat: int) -> None:
        self.table = Table(rules, walls=[wall])
        self.seat = seat
        self.stream = list(self.table.stream(seat))

    def go_on(self, told: Sequence[Event]) -> None:
        for _ in self.table.waiting_for:
            self.table.apply(next_action(self.table, told, len(self.stream)))
            self.stream = list(self.table.stream(self.seat))

    def event(self, place: int) -> bytes:
        return json.dumps(self.stream[place].to_json()).encode()

    def revealed(self, place: int) -> set[str]:
        """Tiles that this event shows to the seat; a win is worth what the ura indicators told after it say."""
        ura = takewhile(lambda event: event.type == "ura", self.stream[place + 1 :])
        told = (self.stream[place], *ura)
        events = [event for event in told if getattr(event, "visible_to", None) in (None, self.seat)]
        return {tile for event in events for tile in tiles_in(event)}

    def declaring(self) -> list[int]:
        """Ready hands are shown or hidden in turn: one of the two tables may still ask an earlier seat."""
        actions = [action for seat in self.table.waiting_for for action in self.table.legal_actions(seat)]
        return [action.seat for action in actions if action.type == "hide"]

    def view(self) -> bytes:
        return json.dumps(self.table.view(self.seat).to_json()).encode()


def compare(rules: str, seed: int) -> int:
    """Plays a hand by two walls side by side; answers how many events of the seat were the same."""
    random = Random(seed)
    wall = shuffled(rules, random)
    told = one_hand(rules, wall, random)
    seat = random.randrange(ruka.rule_set(rules).people)
    other, tiles = exchanged(wall, hidden_places(rules, wall, seat), random)
    pair = [Watched(rules, one, seat) for one in (wall, other)]
    same = 0
    while True:
        both = min(len(told), *(len(one.stream) for one in pair))
        for place in range(same, both):
            if pair[0].event(place) != pair[1].event(place):
                revealed = set().union(*(one.revealed(place) for one in pair))
                assert revealed & tiles, [one.stream[place] for one in pair]
                return place
        same = both
        if same == len(told):
            return same
        if len(pair[0].stream) == len(pair[1].stream) and pair[0].declaring() == pair[1].declaring():
            assert pair[0].view() == pair[1].view()
        try:
            for one in [one for one in pair if len(one.stream) == same]:
                one.go_on(told)
        except IllegalAction:  # what was done in public cannot be done with the other tiles: it reveals them
            return same


@of_each_family
def test_what_a_seat_does_not_see_changes_nothing_that_it_sees(rules: str) -> None:
    same = [compare(rules, seed) for seed in range(8)]
    assert sum(same) > 8 * 20  # most pairs stay hidden for long


@pytest.mark.long
@every_rule_set
def test_the_same_on_many_hands(rules: str) -> None:
    for seed in range(1000, 1300):
        compare(rules, seed)


def test_a_leak_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_module, "redact", lambda event, viewer: event)
    with pytest.raises(AssertionError):
        for seed in range(8):
            compare("tenhou", seed)


def test_a_spectator_sees_no_tile_of_a_hand() -> None:
    table, random = Table("tenhou", seed=9), Random(9)
    for _ in range(40):
        view = table.spectator_view()
        assert {tile for one in view.seats for tile in one.tiles} <= {"?"}
        assert view.drawn in ("", "?")
        assert not view.legal_actions
        assert not view.waits
        step(table, random)
