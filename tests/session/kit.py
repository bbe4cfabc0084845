"""Tables for the tests of the session: people who follow a script, a journal in memory, time that jumps."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from ruka import Action, View
from ruka.agents import Watcher
from ruka.agents.agent import SECONDS
from ruka.agents.hosts import Threads
from ruka.engine.actions import when_silent
from ruka.schema import convert
from ruka.schema.heard import Act, Asked, Chosen, WhyNot
from ruka.schema.messages import Ask, Clock, Happened, Pace, Phase, Refused, Said, Setup, State
from ruka.session import Connection, Course, Game, Keeper, Pacing, SeatAt, Step

KEEPER = ("journal", "started", "again", "failed", "away", "stood_up", "spoken", "written")
Choice = Callable[[Ask], Action | None]

BOTS = ("bot", "bot", "bot", "bot")
PERSON_AND_BOTS = ("person", "bot", "bot", "bot")
PEOPLE = ("person",) * 4
TWO = ("person", "bot", "person", "bot")
QUICK = Pacing(window=0.0, thinking=(0.0, 0.0), riichi=0.0, result=5.0, glance=0.0, gone=30.0)
EVEN = Pacing(window=1.0, thinking=(0.25, 0.75))
FULL = Pacing(window=4.0, whole=True, thinking=(0.25, 0.75))


class Memory:
    """A journal."""

    def __init__(self) -> None:
        self.steps: list[Step] = []

    async def write(self, step: Step) -> None:
        assert not self.steps or step.number == self.steps[-1].number + 1
        self.steps.append(step)

    @property
    def actions(self) -> list[Action | None]:
        return [step.action if isinstance(step.action, Action) else None for step in self.steps]


class TsumogiriBot(Watcher):
    """Wins and passes; otherwise the drawn tile goes."""

    def choose(self, view: View) -> Action:
        wins = [action for action in view.legal_actions if action.type in ("tsumo", "ron")]
        return wins[0] if wins else when_silent(view.legal_actions)


def first(*types: str) -> Choice:
    """The first action of one of these types, in their order; otherwise a pass or the drawn tile."""

    def choose(ask: Ask) -> Action:
        for wanted in types:
            for action in ask.actions:
                if action.type == wanted:
                    return action
        return when_silent(ask.actions)

    return choose


def silent(ask: Ask) -> None:
    return None


@dataclass
class Guest:
    """Somebody at the table: keeps what is said with its moment, and answers after a while."""

    game: Game
    seat: int | None
    choice: Choice = first()
    delay: float = 0.0
    reads: float | None = 0.0  # how long a result is read; None: for ever
    lang: str = "en"
    said: list[tuple[float, Said]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.connection: Connection = self.game.join(self.seat, self._hear, self.lang)

    def _hear(self, message: Said) -> None:
        loop = asyncio.get_running_loop()
        self.said.append((loop.time(), message))
        ask = message.ask if isinstance(message, State) else message
        if isinstance(ask, Ask) and (action := self.choice(ask)) is not None:
            loop.call_later(self.delay, self.act, ask.question, action)
        reads = self.seat is not None and self.reads is not None
        if reads and isinstance(message, State | Happened) and message.phase == "result":
            loop.call_later(self.reads or 0.0, self.say, "next")

    def act(self, question: int, action: Action) -> None:
        self.connection.hear(Act(question=question, action=chosen(action)))

    def say(self, word: Any) -> None:
        self.connection.hear(convert({"type": word}, Asked))  # type: ignore[arg-type]

    def why(self, action: Action) -> None:
        self.connection.hear(WhyNot(action=chosen(action)))

    def leave_room(self) -> None:
        self.connection.close()

    def of(self, kind: type[Any]) -> list[Any]:
        return [message for _, message in self.said if isinstance(message, kind)]

    @property
    def refusals(self) -> list[str]:
        return [refused.code for refused in self.of(Refused)]

    @property
    def last(self) -> Any:
        return self.said[-1][1]

    def bytes(self) -> list[tuple[float, bytes]]:
        return [(round(moment, 6), message.written) for moment, message in self.said]


def chosen(action: Action) -> Chosen:
    return Chosen(type=action.type, tile=action.tile, tiles=action.tiles, drawn=action.drawn)


def setup(rules: str = "tenhou", pace: Pace = "even", move: float | None = None, bank: float = 0, **more: Any) -> Setup:
    return Setup(id="t", rules=rules, pace=pace, clock=Clock(move=move, bank=bank), **more)


def make(
    kinds: Sequence[Any] = PERSON_AND_BOTS,
    made: Setup | None = None,
    shares: Sequence[str | None] = (None,) * 5,
    **more: Any,
) -> Game:
    """A game of these seats; a journal in memory, and bots that throw what they draw, unless others are given."""
    more = {"seed": "7", "journal": Memory(), "bots": TsumogiriBot, "pacing": QUICK, **more}
    seats = [SeatAt(f"Player {n}" if kind != "open" else "", kind, shares[n]) for n, kind in enumerate(kinds)]
    course = Course(**{name: more.pop(name) for name in ("seed", "walls", "steps", "waited") if name in more})
    keeper = Keeper(**{name: more.pop(name) for name in KEEPER if name in more})
    pacing, host = more.pop("pacing"), Threads(more.pop("named", None), more.pop("bots"), more.pop("seconds", SECONDS))
    assert not more
    return Game(made or setup(), seats, course, keeper, host, pacing)


async def playing(game: Game, *until: Callable[[], bool], seconds: float = 100_000, every: float = 0.05) -> None:
    """Run the game until something holds, looked at every so often, and close it."""
    task = asyncio.create_task(game.run())
    limit = asyncio.get_running_loop().time() + seconds
    try:
        while not task.done() and not any(done() for done in until) and asyncio.get_running_loop().time() < limit:
            await asyncio.sleep(every)
    finally:
        game.close()
        await task


def phase(game: Game) -> Phase:
    return game.players.phase


def over(game: Game) -> Callable[[], bool]:
    return lambda: phase(game) == "over"
