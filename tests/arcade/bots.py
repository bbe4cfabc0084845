"""A match of the arcade between bots, with what happens by itself."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from ruka.agents import agent
from ruka.agents.agent import question
from ruka.agents.playing import Seated
from ruka.arcade.items import effect
from ruka.arcade.match import PLAYER, match_options
from ruka.arcade.opponents import LADDER
from ruka.engine import Table
from ruka.schema import Event
from ruka.schema.arcade import Operator

OPTIONS = match_options(Operator(), replace(LADDER[0], points=100_000))


def table(seed: int) -> Table:
    return Table("video", seed=seed, options=OPTIONS)


def in_turn(seed: int = 1) -> Table:
    """The player's first turn of the first hand that is theirs."""
    for number in range(seed, seed + 20):
        game = table(number)
        if game.core.turn == PLAYER:
            return game
    raise AssertionError("nobody deals")


class Match:
    """Bots at both seats, and what happens by itself."""

    def __init__(self, game: Table) -> None:
        self.game = game
        self.seats = [Seated(agent("club", game.rules, seat), seat) for seat in range(2)]
        self.tell(game.events)

    def tell(self, events: Iterable[Event]) -> None:
        for one in self.seats:
            one.tell(events)

    def step(self) -> None:
        if change := effect(self.game):
            self.tell(self.game.change(change))
            return
        seat = self.game.waiting_for[0]
        self.tell(self.game.apply(self.seats[seat].answer(question(self.game, seat, 0))))

    def play(self, hands: int = 1000) -> Table:
        while not self.game.over and self.game.hands <= hands:
            self.step()
        return self.game
