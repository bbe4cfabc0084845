"""What helps to read a table: the clock that everybody sees, safe tiles, and what a win needs."""

from __future__ import annotations

import asyncio

import pytest

from ruka import Action, View, rule_set
from ruka.agents import HOUSE, maker
from ruka.schema import KINDS
from ruka.schema.aids import Needs, Safety, Turn
from ruka.schema.messages import Ask, Happened, State
from ruka.testing.time import run_at_once
from ruka.testing.walls import build_wall
from tests.families import families
from tests.session.kit import (
    EVEN,
    PEOPLE,
    PERSON_AND_BOTS,
    TWO,
    Choice,
    Guest,
    TsumogiriBot,
    first,
    make,
    over,
    playing,
    setup,
    silent,
)

MOVE, BANK = 5.0, 20.0
SAFE_IN = ["tenhou", "mcr", "tenhou-3p", "hong-kong", "japanese-classical"]


class Riichi(TsumogiriBot):
    """Declares with the tile it draws, as soon as it can."""

    def choose(self, view: View) -> Action:
        return next((one for one in view.legal_actions if one.type == "riichi" and one.drawn), super().choose(view))


def throws(tile: str) -> Choice:
    """This tile, and then nothing more."""

    def choose(ask: Ask) -> Action | None:
        return next((one for one in ask.actions if one.type == "discard" and one.tile == tile), None)

    return choose


def test_everybody_sees_the_clock_of_whoever_is_in_turn() -> None:
    async def play() -> tuple[Guest, Guest]:
        game = make(TWO, setup(move=MOVE, bank=BANK), pacing=EVEN)
        own, other = Guest(game, 0, silent), Guest(game, 2, first())
        await playing(game, seconds=40)
        return own, other

    own, other = run_at_once(play())
    shown = other.of(Turn)
    assert shown[0] == own.of(Turn)[0] == Turn(seat=0, seconds=MOVE, bank=BANK)
    assert {turn.seat for turn in shown} == {0, 2}  # bots have no clock
    again = next(turn for turn in shown[1:] if turn.seat == 0)
    assert again.bank == pytest.approx(0)  # silence has used it up


def test_who_comes_late_sees_how_much_is_left() -> None:
    async def play() -> tuple[State, State]:
        game = make(PEOPLE, setup(move=MOVE, bank=BANK))
        guests = [Guest(game, seat, silent) for seat in range(4)]
        late: list[Guest] = []
        loop = asyncio.get_running_loop()
        loop.call_later(game._pacing.arrival + 2.0, lambda: late.append(Guest(game, 1, silent)))
        loop.call_later(game._pacing.arrival + MOVE + 4.0, lambda: late.append(Guest(game, 1, silent)))
        await playing(game, seconds=14)
        assert guests
        return late[0].of(State)[0], late[1].of(State)[0]

    soon, later = run_at_once(play())
    assert soon.turn is not None
    assert later.turn is not None
    assert (soon.turn.seat, soon.turn.bank) == (0, BANK)
    assert soon.turn.seconds == pytest.approx(3.0, abs=0.01)
    assert (later.turn.seat, later.turn.seconds) == (0, 0)
    assert later.turn.bank == pytest.approx(BANK - 4, abs=0.01)


def test_a_question_about_another_s_tile_has_no_clock_that_others_see() -> None:
    async def play() -> list[Guest]:
        game = make(PEOPLE, setup(move=MOVE, bank=BANK), pacing=EVEN, seed="3")
        guests = [Guest(game, seat, first("pung", "chow"), delay=6.0) for seat in range(4)]
        await playing(game, seconds=300)
        return guests

    guests = run_at_once(play())
    asked = [(at, one) for guest in guests for at, one in guest.said if isinstance(one, Ask)]
    claims = [at for at, ask in asked if not any(one.type == "discard" for one in ask.actions)]
    turns = [at for at, one in guests[0].said if isinstance(one, Turn)]
    assert claims
    assert turns
    assert not {*claims} & {*turns}


def test_without_a_clock_none_is_told() -> None:
    async def play() -> Guest:
        game = make(PERSON_AND_BOTS)
        guest = Guest(game, 0)
        await playing(game, over(game))
        return guest

    guest = run_at_once(play())
    assert guest.of(Happened)
    assert not guest.of(Turn)


@pytest.mark.parametrize("rules", families(SAFE_IN, quick=SAFE_IN[:2]))
def test_nobody_wins_on_a_tile_that_is_called_safe(rules: str) -> None:
    """Whatever is in the hands of the others, which the test reads and the answer does not."""
    told: list[Safety] = []

    async def play() -> None:
        kinds = ("person", *["bot"] * (rule_set(rules).people - 1))
        game = make(kinds, setup(rules, hints=True), bots=maker(HOUSE), seed="5")

        def choose(ask: Ask) -> Action | None:
            if any(action.type == "discard" for action in ask.actions):
                guest.say("safety")
                told.append(guest.of(Safety)[-1])
                assert told[-1].question == ask.question
                for tile in told[-1].tiles:
                    for seat in tile.safe:
                        assert not game.table.core.wins_on(seat, 0) >> KINDS.index(tile.tile) & 1, (tile, seat)
            return first()(ask)

        guest = Guest(game, 0, choose)
        await playing(game, lambda: len(game.history) >= 3)

    run_at_once(play())
    threatened = [one for one in told if one.threats]
    assert any(tile.safe for one in threatened for tile in one.tiles)
    for one in told:
        assert one.threats or not one.tiles
        for tile in one.tiles:
            assert tile.sentences
            assert {*tile.safe} <= {*one.threats}
            assert not {*tile.safe} & {*tile.less}


def test_a_safe_tile_is_told_with_its_reason_in_the_language_of_the_player() -> None:
    async def play() -> Safety:
        rules = rule_set("tenhou")
        hands = {0: "1z 19m 19p 19s 2233z 44z", 1: "234567m 234p 55s 67p"}
        wall = build_wall(rules, hands=hands, draws="5z 1z 6z 6z 7z", dora="9s")
        game = make(made=setup(hints=True), walls=[wall], bots=Riichi)
        guest = Guest(game, 0, throws("5z"), lang="cs")
        await playing(game, lambda: len(guest.of(Ask)) > 1, seconds=60)
        guest.say("safety")
        (answer,) = guest.of(Safety)
        assert isinstance(answer, Safety)
        return answer

    told = run_at_once(play())
    assert told.threats == [1]
    east = next(tile for tile in told.tiles if tile.tile == "1z")
    assert east.safe == [1]
    assert east.sentences == ["Player 1 (jih) má 1z mezi svými odhozy a vyhrát jím nemůže."]


def test_help_that_thinks_is_for_a_person_alone_with_bots() -> None:
    async def play() -> list[str]:
        refusals = []
        for kinds, hints in ((TWO, True), (PERSON_AND_BOTS, False)):
            guest = Guest(make(kinds, setup(hints=hints)), 0, silent)
            guest.say("safety")
            refusals += guest.refusals
            assert not guest.of(Safety)
        return refusals

    assert run_at_once(play()) == ["no-hints", "no-hints"]


def test_needs_are_told_to_whoever_asks_by_the_points_on_the_table() -> None:
    async def play() -> tuple[Needs, Needs, list[int]]:
        game = make(TWO, setup("tenhou", options={"length": "tonpuu"}))
        guest, other = Guest(game, 0), Guest(game, 2)
        await playing(game, over(game))
        for one in (guest, other):
            one.say("needs")
        return guest.last, other.last, [one.points for one in game._shown.own_view(0).seats]

    first_needs, second, points = run_at_once(play())
    for seat, told in ((0, first_needs), (2, second)):
        assert told.last
        assert told.needs is not None
        assert {need.seat: need.behind for need in told.needs} == {
            other: points[other] - points[seat] for other in range(4) if (points[other], -other) > (points[seat], -seat)
        }
