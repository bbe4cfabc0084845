"""Somebody who plays the arcade of the terminal by its keys alone."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from time import monotonic

from textual.pilot import Pilot
from textual.widgets import Static

from ruka.agents import Seated, agent, question
from ruka.arcade.items import ITEMS
from ruka.arcade.match import PLAYER, standing
from ruka.cli.arcade.app import Arcade
from ruka.cli.arcade.cabinet import Cabinet
from ruka.cli.arcade.drawing import COMMANDS, held
from ruka.cli.arcade.match import Match
from ruka.cli.arcade.screens import Continue, Finale, Ladder
from ruka.cli.arcade.windows import Count, Dice
from ruka.engine import Table
from ruka.schema import Action, View
from ruka.schema.arcade import ITEM_IDS, ItemId, Operator
from ruka.schema.messages import Ask, State
from ruka.session import Game, Pacing

AT_ONCE = Pacing(window=0.0, thinking=(0.0, 0.0), riichi=0.0)
PATIENCE = 120.0  # seconds: machines may do much else
Choose = Callable[[Table], Action]


class Keys:
    """The keyboard, and the eyes above it."""

    def __init__(self, app: Arcade, pilot: Pilot[None]) -> None:
        self.app = app
        self.pilot = pilot

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)

    async def until(self, seen: Callable[[], bool]) -> None:
        end = monotonic() + PATIENCE
        while not seen():
            assert monotonic() < end, self.text
            await self.pilot.pause(0.001)

    def at(self, *screens: type) -> bool:
        return isinstance(self.app.screen, screens)

    async def reach(self, *screens: type) -> None:
        await self.until(lambda: self.at(*screens))
        await self.pilot.pause()

    @property
    def text(self) -> str:
        """All words of the screen."""
        parts = [self.app.screen.query_one(f"#{part}", Static) for part in ("picture", "message", "keys")]
        return "\n".join(part.render_line(line).text.rstrip() for part in parts for line in range(part.size.height))

    @property
    def game(self) -> Game:
        assert self.app.cabinet.game is not None
        return self.app.cabinet.game

    @property
    def state(self) -> State:
        return self.game.state(PLAYER)

    @property
    def ask(self) -> Ask | None:
        return self.state.ask if self.at(Match) else None

    # --- a match

    async def begin(self) -> None:
        """From the ladder to the first question."""
        await self.reach(Ladder)
        await self.press("enter")
        await self.reach(Dice)
        await self.press("enter")
        await self.asked()

    async def asked(self) -> None:
        """The next question, or the end of the hand."""
        await self.until(lambda: self.ask is not None or self.at(Count))

    async def own_turn(self) -> None:
        """The first one in which a tile is thrown: what is offered before passes."""
        await self.asked()
        while self.ask is not None and any(action.type == "pass" for action in self.ask.actions):
            await self.answer("n")

    async def answer(self, *keys: str) -> None:
        """... and wait until it has been taken."""
        assert self.ask is not None
        before = self.ask.question
        await self.press(*keys)
        await self.until(lambda: not self.at(Match) or self.ask is None or self.ask.question != before)
        await self.asked()

    async def play(self, choose: Choose) -> None:
        """To the end of the match."""
        while not self.at(Ladder, Continue, Finale):
            if self.at(Count):
                await self.press("n")
                await self.until(lambda: not self.at(Count))
            elif self.at(Dice):
                await self.press("enter")
                await self.reach(Match)
            elif self.ask is not None:
                await self.answer(*keys_for(choose(self.game.table), self.ask, self.view))
            else:
                await self.pilot.pause(0.001)
        await self.pilot.pause()

    @property
    def view(self) -> View:
        view = self.state.view
        assert view is not None
        return view

    # --- the shop

    async def buy_and_use(self, *items: ItemId) -> list[ItemId]:
        """In the player's first turn of a hand, the cheapest first; the answer is what could not be paid."""
        left: list[ItemId] = []
        await self.press("s")
        for item in sorted(items, key=lambda item: ITEMS[item].price):
            number = str(ITEM_IDS.index(item) + 1)
            await self.press(number)
            if "too few points" in self.text:
                left.append(item)
                continue
            assert item in standing(self.game.table.events).bought, self.text
            await self.press(number)
            if item == "exchange":
                await self.press("a", "c", "enter")
            assert item in standing(self.game.table.events).active, self.text
        await self.press("enter")
        await self.reach(Match)
        return left


@asynccontextmanager
async def arcade(
    file: Path,
    *,
    lang: str = "en",
    seed: str = "keys",
    size: tuple[int, int] = (80, 24),
    operator: Operator | None = None,
) -> AsyncIterator[Keys]:
    app = Arcade(Cabinet(file, AT_ONCE), lang, "Petra", operator or Operator(), seed, hurry=True)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        yield Keys(app, pilot)


def keys_for(action: Action, ask: Ask, view: View) -> list[str]:
    """What is pressed to do it."""
    if action.type == "discard":
        return [_letter(action, view)]
    command = next(one for one in COMMANDS if action.type in one.types)
    alike = [one for one in ask.actions if one.type in command.types]
    if len({(one.tile, one.tiles) for one in alike}) == 1:
        return [command.key]
    if action.type == "riichi":
        return [command.key, _letter(action, view)]
    return [command.key, str(alike.index(action) + 1)]


def _letter(action: Action, view: View) -> str:
    letters = [letter for letter, tile in held(view) if tile == action.tile]
    return "n" if action.drawn else next(letter for letter in letters if letter != "n")


def throw_what_was_drawn(table: Table) -> Action:
    """Wins nothing, calls nothing: sooner or later the match is lost."""
    actions = table.legal_actions(PLAYER)
    plain = [action for action in actions if action.type in ("pass", "discard")]
    return next((action for action in plain if action.drawn), plain[-1])


class Helper:
    """The club's bot chooses, and somebody presses its keys."""

    def __init__(self) -> None:
        self._game: Table | None = None
        self._told = 0

    def __call__(self, table: Table) -> Action:
        if table is not self._game:
            self._game, self._told = table, 0
            self._bot = Seated(agent("club", table.rules, PLAYER, str(table.seed)), PLAYER)
        events = table.events
        self._bot.tell(events[self._told :])
        self._told = len(events)
        return self._bot.answer(question(table, PLAYER))
