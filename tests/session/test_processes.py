"""A table whose agents live in processes: they end in the middle of a game, and the game goes on. Time is real."""

from __future__ import annotations

import asyncio

from ruka.agents.pool import Processes
from ruka.schema import Action
from ruka.schema.messages import Happened
from ruka.session import Course, Game, Keeper, SeatAt
from tests.session.kit import BOTS, QUICK, Guest, Memory, playing, setup


def test_a_game_goes_on_when_the_processes_of_its_agents_end() -> None:
    journal = Memory()

    async def game() -> None:
        host = Processes(processes=2)
        seats = [SeatAt(f"Player {seat}", "bot") for seat, _ in enumerate(BOTS)]
        table = Game(setup(), seats, Course("7"), Keeper(journal), host, QUICK)
        watcher = Guest(table, None)

        killed = [10, 30]  # when so much has been shown

        def far() -> bool:
            shown = len(watcher.of(Happened))
            if killed and shown >= killed[0]:
                killed.pop(0)
                for worker in host._workers:
                    worker.kill()
            return shown >= 60

        async with asyncio.timeout(60):
            await playing(table, far, every=0.001)
        assert not killed
        assert not table.stopped
        await host.close()

    asyncio.run(game())
    assert not [step.action for step in journal.steps if isinstance(step.action, Action) and step.action.note]
