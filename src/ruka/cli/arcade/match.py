"""The match: the table of `ruka.session`, played by keys."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text
from textual.worker import Worker, WorkerState

from ruka.arcade.items import ITEMS
from ruka.arcade.match import PLAYER, RIVAL
from ruka.cli.arcade.drawing import COMMANDS, GOLD, SOFT, WIDTH, Command, held
from ruka.cli.arcade.feelings import Feelings
from ruka.cli.arcade.machine import Picture
from ruka.cli.arcade.screens import Help
from ruka.cli.arcade.windows import Count, Dice, Shop, bet
from ruka.errors import RukaError
from ruka.schema import Action, Hand
from ruka.schema.arcade import Campaign
from ruka.schema.messages import Ask, Happened, Notice, Refused, Said, State
from ruka.session import Connection, Game

WIDE = 114  # columns, from which on there is room beside the table
LOOK = 0.9  # seconds before the count covers the table


class Match(Picture):
    """Sits at the table when it is shown, and leaves it when it is put away: the steps are kept by then."""

    def __init__(self, game: Game, card: Campaign) -> None:
        super().__init__()
        self._game = game
        self._rival = card.opponents[card.step]
        self._feelings = Feelings(self._rival.id, card.continues)
        self._choices: Sequence[Action] = ()  # of a command that could mean several
        self._connection: Connection | None = None
        self._counts = False

    def on_mount(self) -> None:
        self._connection = self._game.join(PLAYER, self._hear, self.machine.lang)
        self._feelings.say("greet")
        super().on_mount()
        state = self._state
        if state.phase == "playing" and not state.history and not self._thrown(state, PLAYER):
            self.app.push_screen(self._dice(state), lambda _: self._run())
        else:
            self._run()

    def on_unmount(self) -> None:
        self._game.close()

    def _run(self) -> None:
        self.run_worker(self._game.run(), exit_on_error=False)
        if self._state.phase in ("result", "over"):
            self._count()

    def on_worker_state_changed(self, event: Worker.StateChanged) -> None:
        if event.state == WorkerState.ERROR:
            error = event.worker.error
            known = error if isinstance(error, RukaError) else RukaError("table-stopped")
            self.say(known.sentence(self.machine.lang))

    @property
    def _state(self) -> State:
        return self._game.state(PLAYER, self.machine.lang)

    @staticmethod
    def _thrown(state: State, seat: int) -> int:
        return len(state.view.seats[seat].discards) if state.view else 0

    def _dice(self, state: State) -> Dice:
        dealt = next((event for event in state.hand if isinstance(event, Hand)), None)
        assert dealt is not None
        return Dice(dealt.dealer_dice or (), dealt.seat == PLAYER, self._rival.name)

    # --- what the table says

    def _hear(self, said: Said) -> None:
        match said:
            case Happened():
                for event in said.events:
                    self._feelings.see(event)
                self._choices = ()
                if said.phase in ("result", "over"):
                    self.set_timer(0.01 if self.machine.hurry else LOOK, self._count)
            case Refused() | Notice():
                self.say(said.text)
        self.call_later(self.draw)

    def _count(self) -> None:
        if self._counts:
            return
        self._counts = True
        self.app.push_screen(Count(self._game, self._rival, self._feelings), lambda _: self._counted())

    def _counted(self) -> None:
        self._counts = False
        if self._state.phase == "over":
            self.machine.onward()
        else:
            self._game.next(PLAYER)

    # --- the picture

    def picture(self) -> RenderableType:
        state, card = self._state, self.machine.cabinet.card(self.machine.lang)
        view, drawing = state.view, self.drawing
        if view is None:
            return ""
        table = Group(
            *drawing.table(state, card, self._rival, self._feelings),
            drawing.waits(state.waits, view.seats[PLAYER]),
            *drawing.hand(view, self._letters(state)),
            Text("─" * WIDTH, SOFT),
            *self._offers(state),
        )
        if self.size.width < WIDE:
            return table
        beside = Table.grid(padding=(0, 3))
        beside.add_column(width=WIDTH)
        beside.add_column(width=min(60, self.size.width - WIDTH - 6))
        beside.add_row(table, self._beside(card))
        return beside

    def _offers(self, state: State) -> Iterable[Text]:
        match self._which:
            case "number":
                return self.drawing.choices(self._choices, self._claimed(state))
            case "letter":
                return [Text(self.text("arcade-term-reach-with"), "bold")]
            case _:
                return self.drawing.commands(state, self._rival.name)

    def _beside(self, card: Campaign) -> RenderableType:
        """Where there is room: who it is, and what one has."""
        items = [one for one in card.items if one.owned]
        names = [Text(f"• {ITEMS[one.id].name(self.machine.lang)}{' ►' if one.usable else ''}") for one in items]
        step = self.text("arcade-step", step=card.opponents.index(self._rival) + 1, of=len(card.opponents))
        return Group(
            Text(self._rival.name, GOLD),
            Text(step, SOFT),
            Text(self._rival.about),
            "",
            Text(self.text("arcade-stake", points=self._rival.stake), SOFT),
            Text(self.text("arcade-score", points=card.score), SOFT),
            "",
            Text(self.text("arcade-shop"), GOLD),
            *(names or [Text(self.text("arcade-term-no-items"), SOFT)]),
        )

    def _letters(self, state: State) -> set[str] | None:
        """Of the tiles that may be thrown now; all where nothing is asked."""
        if state.ask is None or state.view is None:
            return None
        actions = self._choices if self._which == "letter" else state.ask.actions
        thrown = {(action.tile, action.drawn) for action in actions if action.type in ("discard", "riichi")}
        return {letter for letter, tile in held(state.view) if (tile, letter == "n") in thrown} if thrown else None

    def keys(self) -> list[tuple[str, str]]:
        return [
            ("S", self.text("arcade-term-shop")),
            ("2", self.text("arcade-term-bet")),
            ("T", self.text("arcade-term-why")),
            ("?", self.text("arcade-term-help")),
        ]

    # --- keys

    @property
    def _which(self) -> Literal["", "letter", "number"]:
        """How one of the choices is chosen."""
        return "" if not self._choices else "letter" if self._choices[0].type == "riichi" else "number"

    async def press(self, key: str) -> bool:
        state = self._state
        if self._choices and state.ask is not None:
            return self._choose(state, state.ask, key)
        match key:
            case "s":
                self.app.push_screen(Shop(self._game))
            case "2":
                bet(self)
            case "?":
                self.app.push_screen(Help())
            case "t":
                self._why(state)
            case _ if state.ask is None:
                return False
            case _:
                return self._command(state.ask, key) or self._throw(state, state.ask, key, "discard")
        return True

    def _command(self, ask: Ask, key: str) -> bool:
        for command in COMMANDS:
            actions = [action for action in ask.actions if action.type in command.types]
            if actions and _is_key(command, key):
                self._call(ask, actions)
                return True
        if key == "z":
            self._why(self._state)
        elif key in ("r", "x", "p", "space"):
            self.say(self.text("arcade-term-not-now"))
        return key in ("z", "r", "x", "p", "space")

    def _call(self, ask: Ask, actions: Sequence[Action]) -> None:
        if len({(action.tile, action.tiles) for action in actions}) == 1:
            self._act(ask, actions[-1])
        else:
            self._choices = actions

    def _choose(self, state: State, ask: Ask, key: str) -> bool:
        if key == "escape":
            self._choices = ()
        elif self._which == "letter":
            return self._throw(state, ask, key, "riichi")
        elif key.isdecimal() and 1 <= int(key) <= len(self._choices):
            self._act(ask, self._choices[int(key) - 1])
        else:
            return False
        return True

    def _throw(self, state: State, ask: Ask, key: str, type: Literal["discard", "riichi"]) -> bool:
        tile = dict(held(state.view)).get(key) if state.view else None
        if tile is None:
            return False
        self._act(ask, Action(PLAYER, type, tile, drawn=key == "n"))
        return True

    def _act(self, ask: Ask, action: Action) -> None:
        self._choices = ()
        self._game.act(PLAYER, ask.question, action)

    def _why(self, state: State) -> None:
        """Why can't I win?"""
        own = state.ask is not None and all(action.type != "pass" for action in state.ask.actions)
        refusal = self._game.why(Action(PLAYER, "tsumo" if own else "ron"))
        self.say(self.text("arcade-term-can-win") if refusal is None else refusal.sentence(self.machine.lang))

    @staticmethod
    def _claimed(state: State) -> str:
        """The tile that is offered."""
        thrown = state.view.seats[RIVAL].discards if state.view else []
        return thrown[-1].tile if thrown else ""


def _is_key(command: Command, key: str) -> bool:
    return key == command.key or (command.id == "cancel" and key in ("escape", "enter"))
