"""Records of matches with items and bets: played again they are the same to the byte, and changed by hand refused."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from ruka.arcade.items import ITEMS, bet
from ruka.arcade.match import BET, PLAYER, RIVAL
from ruka.engine import Record, Table, replay
from ruka.engine.record import parse_record
from ruka.errors import RecordError
from ruka.schema import Changed, Event, Win
from ruka.schema.arcade import ITEM_IDS
from tests.arcade.bots import Match, in_turn

THINGS = (*ITEM_IDS, BET)
LAST_SEED = 400


def wins(game: Table, seat: int) -> bool:
    return any(isinstance(event, Win) and event.seat == seat for event in game.hand(1))


def acts(game: Table, thing: str) -> list[str]:
    return [event.act for event in game.events if isinstance(event, Changed) and event.item == thing]


def matters(game: Table, thing: str) -> bool:
    """Did the hand end in another way than it would have without?"""
    match thing:
        case "sure_reach" | "lucky_draw":
            return "effect" in acts(game, thing)
        case "shield":
            return wins(game, RIVAL)
        case "double":
            return wins(game, PLAYER)
        case "bet":
            return "payout" in acts(game, thing)
    return True


@cache
def played(thing: str) -> Record:
    """Until this was bought and used and mattered."""
    seed = 1
    while seed < LAST_SEED:
        game = in_turn(seed)
        seed += 1
        if thing == BET:
            game.change(bet(500))
        else:
            item = ITEMS[thing]  # type: ignore[index]
            game.change(item.buy())
            game.change(item.use(game))
        match = Match(game)
        match.play(hands=2 if thing == BET else 1)  # it is paid out with the next one
        if matters(game, thing):
            return game.record
    raise AssertionError("too few seeds")


@pytest.mark.parametrize("thing", THINGS)
def test_played_again_it_is_the_same_to_the_byte(thing: str) -> None:
    record = played(thing)
    lines = [*record.lines()]
    assert any(f'"{thing}"' in line for line in lines)
    again = replay(parse_record("\n".join(lines)))
    assert [*again.record.lines()] == lines


def forged(told: Changed) -> Iterator[tuple[str, Changed]]:
    """What somebody might write instead."""
    if told.points:
        yield "dearer", told.but(points=(told.points[PLAYER] + 100, *told.points[1:]))
    if told.swaps:
        (one, place), *others = told.swaps
        yield "another tile", told.but(swaps=((one, place + 1), *others))
        yield "one tile less", told.but(swaps=tuple(others))
    if told.got:
        yield "other tiles than it brought", told.but(got=told.gave)
    if told.indicators:
        yield "no indicator", told.but(indicators=0)
        yield "one more indicator", told.but(indicators=told.indicators + 1)
    if told.more:
        yield "not doubled", told.but(more=0)
    if told.spared:
        yield "not spared", told.but(spared=False)


@pytest.mark.parametrize("thing", THINGS)
def test_what_was_changed_by_hand_is_refused(thing: str) -> None:
    record = played(thing)
    tried = 0
    for place, told in enumerate(record.events):
        if not isinstance(told, Changed):
            continue
        before, after = record.events[:place], record.events[place + 1 :]
        others: list[tuple[str, tuple[Event, ...]]] = [(name, (one,)) for name, one in forged(told)]
        if others:
            others.append(("nothing", ()))
        for name, instead in others:
            with pytest.raises(RecordError):
                replay(Record(record.rules, record.seed, [*before, *instead, *after]))
                raise AssertionError(f"{told.act}: {name}")
            tried += 1
    assert tried
