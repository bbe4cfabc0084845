"""What all screens of the cabinet share: a picture, a message, a line of keys, and how one leaves."""

from __future__ import annotations

from typing import ClassVar, cast

from rich.console import Group, RenderableType
from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import Screen
from textual.widgets import Static

from ruka.cli.arcade.cabinet import Cabinet
from ruka.cli.arcade.drawing import Drawing
from ruka.errors import RukaError
from ruka.schema.arcade import Operator
from ruka.texts import LANGUAGES

LEAST_WIDTH, LEAST_HEIGHT = 80, 24
SCROLLS = {"up": -1, "down": 1, "pageup": -10, "pagedown": 10}


class Machine(App[None]):
    """The cabinet as a program. `hurry`: nothing moves by itself, and everything is read out at once."""

    CSS_PATH = "arcade.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+q", "quit", priority=True),
        Binding("f2", "language", priority=True),
    ]

    def __init__(
        self, cabinet: Cabinet, lang: str, name: str, operator: Operator, seed: str = "", hurry: bool = False
    ) -> None:
        super().__init__()
        self.cabinet = cabinet
        self.lang = lang
        self.player = name
        self.operator = operator
        self.seed = seed
        self.hurry = hurry

    def onward(self) -> None:
        """To the screen that the campaign is at."""
        raise NotImplementedError

    def play(self) -> None:
        """To the table."""
        raise NotImplementedError

    def to_title(self) -> None:
        raise NotImplementedError

    def action_language(self) -> None:
        self.lang = LANGUAGES[(LANGUAGES.index(self.lang) + 1) % len(LANGUAGES)]
        for screen in self.screen_stack:
            if isinstance(screen, Picture):
                screen.draw()


class Picture(Screen[None]):
    """A screen that is drawn anew after every key. Keys are small letters, or what Textual calls them."""

    def __init__(self) -> None:
        super().__init__()
        self._said = ""
        self._leaving = False  # Esc was pressed

    # --- what a screen has of its own

    def picture(self) -> RenderableType:
        raise NotImplementedError

    def keys(self) -> list[tuple[str, str]]:
        """Those that the last line names, each with the text of what it does."""
        return []

    async def press(self, key: str) -> bool:
        """Whether the key does something here."""
        return False

    # --- what all have

    @property
    def machine(self) -> Machine:
        return cast(Machine, self.app)

    @property
    def drawing(self) -> Drawing:
        return Drawing(self.machine.lang)

    def text(self, key: str, **words: str | int) -> str:
        return self.drawing.text(key, **words)

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="scroll", can_focus=False):
            yield Static(id="picture", markup=False)
        yield Static(id="message", markup=False)
        yield Static(id="keys", markup=False)

    def on_mount(self) -> None:
        self.draw()

    def on_resize(self) -> None:
        self.draw()

    def on_screen_resume(self) -> None:
        self.draw()

    def say(self, sentence: str) -> None:
        self._said = sentence
        if self.is_mounted:
            self.query_one("#message", Static).update(Text(sentence))

    def draw(self) -> None:
        if not self.is_mounted:
            return
        small = self.size.width < LEAST_WIDTH or self.size.height < LEAST_HEIGHT
        hint = [Text(self.text("arcade-term-small", width=LEAST_WIDTH, height=LEAST_HEIGHT), "bold")] if small else []
        self.query_one("#picture", Static).update(Group(*hint, self.picture()))
        named = [*self.keys(), ("Ctrl+Q", self.text("arcade-term-quit"))]
        parts = [Text.assemble((key, "bold"), " ", does) for key, does in named]
        self.query_one("#keys", Static).update(Text("  ").join(parts))
        self.query_one("#message", Static).update(Text(self._said))

    async def on_key(self, event: events.Key) -> None:
        event.stop()
        key = event.character.lower() if event.is_printable and event.character else event.key
        key = "space" if key == " " else key
        leaving, self._leaving = self._leaving, False
        self._said = ""
        try:
            if not await self.press(key) and not self._scroll(key) and key == "escape":
                self._escape(leaving)
        except RukaError as error:
            self.say(error.sentence(self.machine.lang))
        self.draw()

    def _scroll(self, key: str) -> bool:
        if key in SCROLLS:
            self.query_one("#scroll").scroll_relative(y=SCROLLS[key], animate=False)
        return key in SCROLLS

    def _escape(self, again: bool) -> None:
        if again:
            self.app.exit()
        self._leaving = True
        self.say(self.text("arcade-term-once-more"))
