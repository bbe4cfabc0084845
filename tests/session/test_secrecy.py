"""What a seat is told, and when, does not depend on tiles that are hidden from it.

Two tiles hidden from a seat are exchanged. The others throw what they draw and claim nothing, whatever they could have
claimed, so that all they do in public is the same: so must be every byte and every moment of what the seat is told,
until one of the two tiles is revealed to it.
"""

from __future__ import annotations

from random import Random

import pytest

import ruka
from ruka import Action, Event
from ruka.schema import encode
from ruka.schema.aids import Turn
from ruka.schema.messages import Ask, Clock, Happened, Said, State
from ruka.session import Pacing
from ruka.session import shown as shown_module
from ruka.session.questions import Questions
from ruka.testing.time import run_at_once
from tests.engine.test_secrecy import Wall, exchanged, hidden_places, shuffled, tiles_in
from tests.families import families
from tests.session.kit import EVEN, FULL, Guest, first, make, playing, setup

RULES = ["tenhou", "ema-riichi", "tenhou-3p"]
OTHERS = (  # flowers, hands that settle, wins that one must take, two players, three, and one who sits out
    "hong-kong mcr european-classical bmja modern-japanese video japanese-classical-3p japanese-classical-5p".split()
)
SPOTS, FEW_SPOTS = 12, 6  # walls that are tried
UNHURRIED, HURRIED = Clock(), Clock(move=0.5, bank=100)
SAME = 15  # messages a wall, at least, before one of the tiles comes out


class Table:
    """One hand from a wall: what one seat was told, and what the others were asked."""

    def __init__(self, rules: str, wall: Wall, pace: Pacing, seat: int, delay: float, clock: Clock) -> None:
        self.said: list[tuple[float, Said]] = []
        self.others: list[Ask] = []
        self.seat = seat
        run_at_once(self._play(rules, wall, pace, delay, clock))

    async def _play(self, rules: str, wall: Wall, pace: Pacing, delay: float, clock: Clock) -> None:
        people = ruka.rule_set(rules).people
        table = make(("person",) * people, setup(rules).but(clock=clock), walls=[wall], pacing=pace)
        guests = [
            Guest(table, one, self._by_chance if one == self.seat else first("hide"), delay=delay)
            for one in range(people)
        ]
        await playing(table, lambda: table.players.phase == "over", every=100)
        self.said = guests[self.seat].said
        self.others = [ask for one in guests if one.seat != self.seat for ask in one.of(Ask)]

    @staticmethod
    def _by_chance(ask: Ask) -> Action:
        return Random(encode(ask).decode()).choice(ask.actions)

    def until_revealed(self, tiles: set[str]) -> list[tuple[float, bytes]]:
        """What was told before either tile was shown to the seat."""
        told = []
        for moment, message in self.said:
            if self._shown_by(message) & tiles:
                break
            told.append((round(moment, 6), encode(message)))
        return told

    def _shown_by(self, message: Said) -> set[str]:
        """Tiles that somebody shows, and those that the seat drew in place of its own flowers."""
        if isinstance(message, Happened):
            return {tile for event in message.events for tile in tiles_in(event)}
        if not isinstance(message, State) or message.view is None:
            return set()
        own = message.view.seats[self.seat]
        flowers = {tile for one in message.view.seats for tile in one.flowers}
        return flowers | {*own.tiles} if own.flowers else flowers


def compare(rules: str, pace: Pacing, delay: float, seed: int, clock: Clock = UNHURRIED) -> tuple[int, bool]:
    """How many messages were the same, and whether somebody else was asked something else."""
    random = Random(seed)
    wall = shuffled(rules, random)
    seat = random.randrange(ruka.rule_set(rules).people)
    other, tiles = exchanged(wall, hidden_places(rules, wall, seat), random)
    one, two = (Table(rules, each, pace, seat, delay, clock) for each in (wall, other))
    pair = list(zip(one.until_revealed(tiles), two.until_revealed(tiles), strict=False))
    for ours, theirs in pair:
        assert ours == theirs
    return len(pair), len(one.others) != len(two.others)


@pytest.mark.parametrize("rules", families(RULES))
@pytest.mark.parametrize(("pace", "delay"), [(EVEN, 0.8), (FULL, 2.0), (FULL, 9.0)], ids=["even", "full", "too-late"])
def test_hidden_tiles_change_no_byte_and_no_moment(rules: str, pace: Pacing, delay: float) -> None:
    compared = [compare(rules, pace, delay, seed) for seed in range(SPOTS)]
    assert sum(same for same, _ in compared) > SAME * SPOTS
    assert any(differs for _, differs in compared)


@pytest.mark.parametrize("rules", families(OTHERS))
@pytest.mark.parametrize(("pace", "delay"), [(EVEN, 0.8), (FULL, 2.0)], ids=["even", "full"])
def test_the_same_by_rules_of_other_families(rules: str, pace: Pacing, delay: float) -> None:
    compared = [compare(rules, pace, delay, seed) for seed in range(FEW_SPOTS)]
    assert sum(same for same, _ in compared) > SAME * FEW_SPOTS
    assert any(differs for _, differs in compared)


def test_a_clock_that_everybody_sees_does_not_tell_who_was_asked() -> None:
    """Claims take longer than a move may, and so of the bank; those who look on see the clock of turns alone."""
    compared = [compare("tenhou", EVEN, 0.8, seed, HURRIED) for seed in range(FEW_SPOTS)]
    assert sum(same for same, _ in compared) > SAME * FEW_SPOTS
    assert any(differs for _, differs in compared)


@pytest.mark.long
@pytest.mark.parametrize("rules", [*RULES, *OTHERS])
@pytest.mark.parametrize(("pace", "delay"), [(EVEN, 0.8), (FULL, 2.0)], ids=["even", "full"])
def test_the_same_at_many_tables(rules: str, pace: Pacing, delay: float) -> None:
    for seed in range(1000, 1200):
        compare(rules, pace, delay, seed)


def test_a_leak_by_time_would_be_found() -> None:
    with pytest.raises(AssertionError):
        for seed in range(SPOTS):
            compare("tenhou", EVEN, EVEN.window + 0.5, seed)


def test_a_leak_by_the_clock_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def whole(questions: Questions) -> Turn | None:
        for number, seat in enumerate(questions._seats):
            if seat.asked and seat.asked.on_turn:
                return Turn(seat=number, seconds=0.5, bank=seat.bank)
        return None

    monkeypatch.setattr(Questions, "turn", property(whole))
    with pytest.raises(AssertionError):
        for seed in range(SPOTS):
            compare("tenhou", EVEN, 0.8, seed, HURRIED)


def test_a_leak_by_tiles_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def leak(event: Event, viewer: int | None) -> Event:
        return event

    monkeypatch.setattr(shown_module, "redact", leak)
    monkeypatch.setattr("tests.session.test_secrecy.tiles_in", lambda event: set())
    with pytest.raises(AssertionError):
        for seed in range(SPOTS):
            compare("tenhou", EVEN, 0.8, seed)
