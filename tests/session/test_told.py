"""Who sees the same is told the same message, which is written once; nobody sees more than they may."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random

import pytest

import ruka
from ruka.engine.events import redact
from ruka.engine.view import fold
from ruka.schema import Deal, Draw, Waits, values
from ruka.schema.messages import Ask, Happened, Said
from ruka.testing.time import run_at_once
from ruka.views import waits, waits_after_discards
from tests.engine.games import choose, of_each_family
from tests.session.kit import PEOPLE, Guest, make, over, playing, setup


def sent(hear: Callable[[Said], None], message: Said) -> None:
    """Whoever listens needs it written."""
    assert message.written
    hear(message)


async def heard(monkeypatch: pytest.MonkeyPatch) -> tuple[list[Guest], list[Said]]:
    """A game of four people whom three others watch, and what was written."""
    written: list[Said] = []
    encode = values.encode

    def counted(message: Said) -> bytes:
        written.append(message)
        return encode(message)

    monkeypatch.setattr(values, "encode", counted)
    game = make(PEOPLE, setup("tenhou", options={"length": "tonpuu"}))
    guests = [Guest(game, seat) for seat in (0, 1, 2, 3, 3, None, None, None)]
    for guest in guests:
        hear = guest.connection._send
        guest.connection._send = partial(sent, hear)
    await playing(game, over(game))
    return guests, written


async def test_an_event_is_written_once_for_each_distinct_view(monkeypatch: pytest.MonkeyPatch) -> None:
    guests, written = await heard(monkeypatch)
    told = [guest.of(Happened) for guest in guests]
    assert len({len(one) for one in told}) == 1
    for told_now in zip(*told, strict=True):
        secrets = {event.visible_to for event in told_now[0].events if isinstance(event, Deal | Draw)} - {None}
        waiting = {guest.seat for guest, one in zip(guests, told_now, strict=True) if one.waits}
        assert len({id(one) for one in told_now}) <= len(secrets | waiting) + 1
        assert told_now[5] is told_now[6] is told_now[7]
        for message in {id(one): one for one in told_now}.values():
            assert sum(one is message for one in written) == 1
    whole = sum(len(one) for one in told)
    assert len([one for one in written if isinstance(one, Happened)]) < whole / 3


async def test_everybody_is_told_what_they_may_see(monkeypatch: pytest.MonkeyPatch) -> None:
    guests, _ = await heard(monkeypatch)
    game = guests[0].connection._game
    for guest in guests:
        told = [event for message in guest.of(Happened) for event in message.events]
        assert told == [redact(event, guest.seat) for event in game.table.events][-len(told) :]
        numbers = [message.number for message in guest.of(Happened)]
        assert numbers[1:] == [one.number + len(one.events) for one in guest.of(Happened)][:-1]


class Sharp(Guest):
    """Compares what is said of waits with what the whole hand of its seat says."""

    found = 0

    def _hear(self, message: Said) -> None:
        if self.seat is not None and isinstance(message, Happened | Ask):
            rules = self.game.table.rules
            view = fold(rules, self.seat, self.game._shown.happened(self.seat))
            if isinstance(message, Ask):
                on_turn = message.actions[-1].type == "discard"
                whole = waits_after_discards(view, rules, message.actions) if on_turn else []
                assert tiles(*message.waits) == tiles(*whole)
            elif message.phase == "playing":
                assert tiles(message.waits) == tiles(waits(view, rules))
                self.found += message.waits is not None
        super()._hear(message)


def tiles(*all_waits: Waits | None) -> list[tuple[str, list[str]]]:
    return [(one.discard, [wait.tile for wait in one.waits]) for one in all_waits if one is not None]


@of_each_family
def test_waits_are_told_as_if_every_hand_were_looked_at_anew(rules: str) -> None:
    """Though a hand that is far from ready, or threw what it drew, is not."""

    async def game() -> None:
        random = Random(3)
        table = make(PEOPLE[:1] * ruka.rule_set(rules).people, setup(rules))
        guests = [
            Sharp(table, seat, lambda ask: choose(table.table, ask.actions[0].seat, random))
            for seat in range(len(table.seats))
        ]
        await playing(table, over(table), lambda: sum(guest.found for guest in guests) > 40)
        assert any(guest.found for guest in guests)

    run_at_once(game())
