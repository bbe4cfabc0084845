"""A6: seats are drawn by lot (000 2.3) from everybody's share of the seed, unless the table is played as it sits."""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import replace

import pytest

from ruka import RuleSet
from ruka.engine import SharedSeed
from ruka.schema.messages import Happened, Setup, State
from ruka.session import Game, SeatAt
from ruka.testing.time import run_at_once
from tests.session.kit import TWO, Guest, TsumogiriBot, make, playing, setup, silent

SECRET = SharedSeed.of("5eed" * 16)
SHARES = ("0a", None, "bb", None)
LOTS = SharedSeed.of(SECRET.server, ("0a", "", "bb", "")).lots
DRAWN = setup(draw_seats=True)


def names(game: Game) -> list[str]:
    return [player.name for player in game.players.players]


def test_the_example_moves_everybody() -> None:
    assert all(seat != place for seat, place in enumerate(LOTS))


def test_a6_000_2_3_seats_are_drawn_when_the_last_share_has_come() -> None:
    async def game() -> None:
        table = make(TWO, DRAWN, seed=SECRET)
        task = asyncio.create_task(table.run())
        table.give_share(0, "0a")
        early, watcher = Guest(table, 0, silent), Guest(table, None, silent)
        assert (early.of(State)[0].seat, early.of(State)[0].places) == (0, [])
        table.give_share(2, "bb")
        late = Guest(table, 2, silent)
        await asyncio.sleep(1)
        for guest, place in ((early, 0), (late, 2)):
            drawn = guest.of(State)[-1]
            assert (drawn.phase, drawn.places, drawn.seat) == ("open", list(LOTS), LOTS.index(place))
            assert [player.name for player in drawn.players] == [f"Player {place}" for place in LOTS]
            deal = next(
                event for event in guest.of(Happened)[0].events if event.type == "deal" and "?" not in event.tiles
            )
            assert deal.seat == guest.connection.seat == LOTS.index(place)
        assert watcher.of(State)[-1].seat is None
        assert table.table.seed == replace(SECRET, players=("0a", "", "bb", "")).drawn
        assert table.setup.host == LOTS.index(0)
        table.close()
        await task

    run_at_once(game())


def test_a_game_that_is_read_again_has_the_same_seats() -> None:
    async def game() -> None:
        table = make(TWO, DRAWN, seed=SECRET, shares=SHARES)
        assert names(table) == [f"Player {place}" for place in LOTS]
        assert [table.seat_of(place) for place in LOTS] == [0, 1, 2, 3]

    run_at_once(game())


@pytest.mark.parametrize(("made", "seed"), [(setup(), SECRET), (DRAWN, "7")], ids=["as seated", "no shared seed"])
def test_nobody_moves_where_nothing_is_drawn(made: Setup, seed: object) -> None:
    async def game() -> None:
        table = make(TWO, made, seed=seed, shares=SHARES)
        assert names(table) == [f"Player {place}" for place in range(4)]
        assert table.state(0).places == []

    run_at_once(game())


def test_a_program_plays_where_its_lot_put_it() -> None:
    sat: list[int] = []

    def sit(rules: RuleSet, seat: int, seed: str) -> TsumogiriBot:
        sat.append(seat)
        return TsumogiriBot(rules, seat, seed)

    async def game() -> None:
        made = setup(draw_seats=True, bots=["", "program", "", ""])
        table = make(TWO, made, seed=SECRET, shares=SHARES, named={"program": sit})
        for seat in (LOTS.index(0), LOTS.index(2)):
            Guest(table, seat)
        await playing(table, lambda: bool(sat), seconds=1000)
        assert sat == [LOTS.index(1)]
        assert table.setup.bots.index("program") == LOTS.index(1)

    run_at_once(game())


def test_shares_that_nobody_gives_are_kept_by_place() -> None:
    """Whoever reads the table again draws the same lots."""
    kept: list[SeatAt] = []

    async def game() -> None:
        async def started(seats: list[SeatAt]) -> None:
            kept.extend(seats)

        table = make(TWO, DRAWN, seed=SECRET, started=started)
        task = asyncio.create_task(table.run())
        table.give_share(0, "0a")
        Guest(table, 0, silent)
        await asyncio.sleep(60)
        assert [(seat.name, seat.seed) for seat in kept][::2] == [("Player 0", "0a"), ("Player 2", "")]
        again = make(TWO, DRAWN, seed=SECRET, shares=[seat.seed for seat in kept])
        assert names(again) == names(table) != [f"Player {place}" for place in range(4)]
        table.close()
        await task

    run_at_once(game())


def test_every_order_of_seats_is_as_likely() -> None:
    orders = Counter(SharedSeed.of(f"{number:064x}", ("0a", "", "bb", "")).lots for number in range(6000))
    assert len(orders) == 24
    chi_square = sum((many - 250) ** 2 / 250 for many in orders.values())
    assert chi_square < 66  # 23 degrees: passed by a fair draw in all but 5 of a million trials
