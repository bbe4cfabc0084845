"""The hand explorer: type a hand and see shanten, useful tiles, discards, waits and readings as you type."""

import random
from typing import ClassVar

from rich.console import RenderableType
from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.widgets import Input, Static

import ruka
from ruka import Hand, NotationError, RukaError
from ruka.cli.hand_text import HandText
from ruka.hands import PRESETS
from ruka.texts import LANGUAGES
from ruka.tiles import draw_tall

# The keys shown below the answers: action, key as people call it. The texts are `explore-key-<action>`.
KEYS = {"help": "F1", "language": "F2", "forms": "F3", "random": "F5", "clear": "Esc", "quit": "Ctrl+Q"}


class Explorer(App[None]):
    """Everything happens in `answer`, which runs after every change of the hand, the language or the forms."""

    CSS_PATH = "explore.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1", "help", priority=True),
        Binding("f2", "language", priority=True),
        Binding("f3", "forms", priority=True),
        Binding("f5", "random", priority=True),
        Binding("escape", "clear", priority=True),
        Binding("ctrl+q", "quit", priority=True),
        Binding("pageup", "scroll(-1)", priority=True),
        Binding("pagedown", "scroll(1)", priority=True),
    ]

    def __init__(self, lang: str, hand: str = "") -> None:
        super().__init__()
        self.lang = lang
        self.forms = next(iter(PRESETS))
        self._first_hand = hand

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        yield Input(self._first_hand, id="hand", select_on_focus=False)
        yield Static(id="message", markup=False)  # a bracket in a sentence is a bracket
        yield Static(id="tiles")
        with Horizontal():
            yield Static(id="forms")
            with VerticalScroll(id="panel", can_focus=False):
                yield Static(id="answer", markup=False)
        yield Static(id="keys")

    def on_mount(self) -> None:
        self.action_help()
        self.answer()

    def on_input_changed(self) -> None:
        self.answer()

    def action_help(self) -> None:
        self._show("help", answer=self._drawn.text("explore-help"))

    def action_language(self) -> None:
        self.lang = _after(self.lang, LANGUAGES)
        self.answer()

    def action_forms(self) -> None:
        self.forms = _after(self.forms, tuple(PRESETS))
        self.answer()

    def action_random(self) -> None:
        wall = [kind for kind in range(34) for _ in range(4)]
        self.query_one(Input).value = str(Hand(random.sample(wall, 14)))

    def action_clear(self) -> None:
        self.query_one(Input).value = ""

    def action_scroll(self, direction: int) -> None:
        panel = self.query_one("#panel")
        panel.scroll_relative(y=direction * panel.size.height // 2, animate=False)

    def answer(self) -> None:
        """Show everything there is to say about the hand as it stands."""
        self._frame()
        written = self.query_one(Input).value
        try:
            hand = ruka.parse(written)
        except NotationError as error:
            self._refuse(error, written)
            return
        try:
            forms = self._drawn.forms(ruka.shanten_by_form(hand, self.forms))
            title, answer = self._answer(hand)
            self._show(title, tiles=_tall(hand), forms=forms, answer=answer)
        except RukaError as error:
            self._show(tiles=_tall(hand), message=error.sentence(self.lang))

    @property
    def _drawn(self) -> HandText:
        return HandText(self.lang, colour=True)

    def _answer(self, hand: Hand) -> tuple[str, RenderableType]:
        shown = self._drawn
        if hand.size % 3 == 1:
            useful = ruka.useful(hand, self.forms)
            return (
                ("waits", shown.waits(useful.tiles)) if useful.shanten == 0 else ("useful", shown.useful(useful.tiles))
            )
        if readings := ruka.readings(hand, self.forms):
            return "readings", shown.readings(readings)
        return "discards", shown.discards(ruka.discards(hand, self.forms))

    def _refuse(self, error: NotationError, written: str) -> None:
        """Say quietly what cannot be read, below its place; the last answers stay in sight while one goes on typing."""
        if not written.strip():
            self._show("help", answer=self._drawn.text("explore-help"))
            return
        self.add_class("stale")
        self.query_one("#message", Static).update(" " * (error.column + 2) + "▲\n" + error.sentence(self.lang))

    def _frame(self) -> None:
        """The words around the answers."""
        shown = self._drawn
        keys = (f"[b]{key}[/b] {shown.text(f'explore-key-{action}')}" for action, key in KEYS.items())
        self.query_one("#title", Static).update(shown.text("explore-title"))
        self.query_one("#keys", Static).update("   ".join(keys))
        self.query_one(Input).placeholder = shown.text("explore-placeholder")
        self.query_one("#forms").border_title = shown.text("explore-forms", forms=self.forms)

    def _show(self, title: str = "help", **parts: RenderableType) -> None:
        """Fill the parts given and empty the others."""
        self.remove_class("stale")
        self.query_one("#panel").border_title = self._drawn.text(f"explore-{title}-title")
        for part in ("tiles", "message", "forms", "answer"):
            self.query_one(f"#{part}", Static).update(parts.get(part, ""))


def _tall(hand: Hand) -> Text:
    return Text.from_ansi(draw_tall(hand))


def _after(current: str, choices: tuple[str, ...]) -> str:
    return choices[(choices.index(current) + 1) % len(choices)]
