"""The screens around a match: the title, the ladder, the countdown after a lost match, the finale, the help."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ruka.arcade.opponents import LADDER
from ruka.cli.arcade.drawing import COMMANDS, GOLD, SAID, SOFT, button, draws_kana
from ruka.cli.arcade.feelings import Moment, line_of
from ruka.cli.arcade.machine import Picture
from ruka.schema.arcade import ArcadeScore, Campaign
from ruka.tiles import draw_tall, parse

HALF = 38  # columns
EACH = 3.2  # seconds that the title shows a line
SECONDS = 9  # of the countdown
SPOKEN: tuple[Moment, ...] = ("greet", "reach", "won", "lost", "think")
SHOWN_SCORES = 8
ORPHANS = "19m 19p 19s 1234567z"  # above the title
HELP = {
    "screen": ("tiles", "ponds", "dead", "stick", "counters", "lamps"),
    "commands": ("text",),
    "keys": (),
    "why": ("yaku", "furiten", "passed"),
    "strategy": ("plan", "open", "wait", "lose"),
}


class Title(Picture):
    """Waits for a coin, and shows by itself who plays here and who played best."""

    def __init__(self) -> None:
        super().__init__()
        self._shown = 0
        self._asks = False  # whether the campaign that is open may end

    def on_mount(self) -> None:
        super().on_mount()
        aside = self.machine.cabinet.set_aside
        if aside is not None:
            self.say(self.text("arcade-term-set-aside", path=str(aside)))
        if self.machine.operator.attract and not self.machine.hurry:
            self.set_interval(EACH, self._next)

    def _next(self) -> None:
        self._shown += 1
        self.draw()

    def picture(self) -> RenderableType:
        machine = self.machine
        who = LADDER[self._shown % len(LADDER)]
        said = line_of(who.id, SPOKEN[self._shown // len(LADDER) % len(SPOKEN)], self._shown, machine.lang)
        kana = "リーチ ツモ ロン   " if draws_kana() else ""
        halves = Table.grid(padding=(0, 2))
        halves.add_column(width=HALF)
        halves.add_column(width=HALF)
        halves.add_row(self._ladder(), scores(self, machine.cabinet.scores))
        begin = self.text("arcade-resume" if machine.cabinet.open else "arcade-coin")
        free = f" · {self.text('arcade-free-play')}" if machine.operator.free_play else ""
        return Group(
            Text.from_ansi(draw_tall(parse(ORPHANS))),
            "",
            Text.assemble((kana, "#e0a370"), (" ".join(self.text("arcade-title").upper()), GOLD)),
            Text(self.text("arcade-text")),
            "",
            Text.assemble((who.name(machine.lang), "bold"), ": ", (f"“{said}”", SAID)),
            "",
            halves,
            "",
            Text.assemble(button("Enter", begin), (free, SOFT)),
        )

    def _ladder(self) -> RenderableType:
        progress, table = self.machine.cabinet.progress, Table.grid(padding=(0, 2))
        for step, one in enumerate(LADDER):
            mark = " " if progress is None else "✓" if step < progress.step else "►" if step == progress.step else " "
            table.add_row(mark, one.name(self.machine.lang), Text(self.drawing.number(one.points), SOFT))
        return Group(Text(self.text("arcade-ladder"), GOLD), table)

    def keys(self) -> list[tuple[str, str]]:
        cabinet = self.machine.cabinet
        keys = [("Enter", self.text("arcade-resume" if cabinet.open else "arcade-coin"))]
        keys += [("N", self.text("arcade-anew"))] if cabinet.open else []
        return [*keys, ("?", self.text("arcade-help")), ("F2", self.text("arcade-term-language"))]

    async def press(self, key: str) -> bool:
        asked, self._asks = self._asks, False
        match key:
            case "enter" | "space" if self.machine.cabinet.open:
                self.machine.onward()
            case "enter" | "space":
                self._coin()
            case "n" if self.machine.cabinet.open and not asked:
                self._asks = True
                self.say(self.text("arcade-term-anew"))
            case "n":
                self._coin()
            case "?":
                self.app.push_screen(Help())
            case _:
                return False
        return True

    def _coin(self) -> None:
        machine = self.machine
        machine.cabinet.begin(machine.player, machine.operator, machine.seed)
        machine.onward()


class Ladder(Picture):
    """Who is beaten, who waits, and what is at stake against the next one."""

    def picture(self) -> RenderableType:
        lang, card = self.machine.lang, self.machine.cabinet.card(self.machine.lang)
        one = card.opponents[card.step]
        about = Group(
            Text(self.text("arcade-step", step=card.step + 1, of=len(card.opponents)), SOFT),
            Text(f"{one.name} (^_^)", GOLD),
            "",
            Text(one.about),
            "",
            Text(f"“{line_of(one.id, 'greet', card.continues, lang)}”", SAID),
            "",
            Text(self.text("arcade-begins-with", points=one.points), SOFT),
            Text(self.text("arcade-stake", points=one.stake), SOFT),
            "",
            button("Enter", self.text("arcade-play")),
        )
        halves = Table.grid(padding=(0, 2))
        halves.add_column(width=HALF)
        halves.add_column(width=HALF)
        halves.add_row(about, self._steps(card))
        return Group("", halves, "", *achieved(self, card))

    def _steps(self, card: Campaign) -> RenderableType:
        table = Table.grid(padding=(0, 2))
        for step, one in enumerate(card.opponents):
            mark = "✓" if one.beaten else "►" if step == card.step else ""
            about = self.text("arcade-beaten") if one.beaten else self.drawing.number(one.points)
            table.add_row(mark, Text(one.name, "bold" if step == card.step else ""), Text(about, SOFT))
        score = Text(self.text("arcade-score", points=card.score), "bold")
        title = Text(self.text("arcade-ladder"), GOLD)
        return Group(title, table, "", score, Text(self.text("arcade-best", points=card.best), SOFT))

    def keys(self) -> list[tuple[str, str]]:
        return [("Enter", self.text("arcade-play")), ("?", self.text("arcade-help"))]

    async def press(self, key: str) -> bool:
        match key:
            case "enter" | "space" | "n":
                self.machine.play()
            case "?":
                self.app.push_screen(Help())
            case _:
                return False
        return True


class Continue(Picture):
    """A lost match: a countdown, and another coin."""

    def __init__(self) -> None:
        super().__init__()
        self._left = SECONDS

    def on_mount(self) -> None:
        super().on_mount()
        self.set_interval(1.0, self._tick)

    def _tick(self) -> None:
        if self._left:
            self._left -= 1
            self.draw()

    @property
    def _may(self) -> bool:
        return self.machine.cabinet.played.continues_left != 0

    def picture(self) -> RenderableType:
        lang, card = self.machine.lang, self.machine.cabinet.card(self.machine.lang)
        one, over = card.opponents[card.step], not self._may or not self._left
        said = line_of(one.id, "beat", card.continues, lang)
        left = card.continues_left
        coins = [Text(self.text("arcade-continue-left", count=left), SOFT)] if left is not None else []
        told = Text(self.text("arcade-over-text", count=card.step)) if over else Text(f"{self._left}", "bold reverse")
        return Group(
            "",
            Text(self.text("arcade-over" if over else "arcade-continue"), GOLD),
            "",
            Text.assemble((f"{one.name} (^_^)", "bold"), "  ", (f"“{said}”", SAID)),
            "",
            told,
            "",
            *([button("Enter", self.text("arcade-continue-do")), *coins] if self._may else []),
            "",
            Text(self.text("arcade-score", points=card.score), "bold"),
            "",
            *achieved(self, card),
        )

    def keys(self) -> list[tuple[str, str]]:
        more = [("Enter", self.text("arcade-continue-do"))] if self._may else []
        return [*more, ("N", self.text("arcade-give-up"))]

    async def press(self, key: str) -> bool:
        match key:
            case "enter" | "space" if self._may:
                self.machine.cabinet.go_on()
                self.machine.onward()
            case "n" | "enter":
                self.machine.to_title()
            case _:
                return False
        return True


class Finale(Picture):
    """All are beaten."""

    def picture(self) -> RenderableType:
        lang, card = self.machine.lang, self.machine.cabinet.card(self.machine.lang)
        last = card.opponents[-1]
        faces = Columns([Text(f"{one.name} (^o^)") for one in card.opponents], padding=(0, 3), equal=True, width=16)
        return Group(
            "",
            Text(self.text("arcade-finale"), GOLD),
            "",
            faces,
            "",
            Text(self.text("arcade-finale-text")),
            Text(f"“{line_of(last.id, 'beaten', card.continues, lang)}”", SAID),
            "",
            Text(self.text("arcade-score", points=card.score), "bold"),
            "",
            *achieved(self, card),
        )

    def keys(self) -> list[tuple[str, str]]:
        return [("Enter", self.text("arcade-back"))]

    async def press(self, key: str) -> bool:
        if key in ("enter", "space", "n"):
            self.machine.to_title()
            return True
        return False


class Help(Picture):
    """The screen, the words, the keys, why one cannot win, and a little strategy."""

    def picture(self) -> RenderableType:
        return Group(*self._parts())

    def _parts(self) -> Iterator[RenderableType]:
        for part, sentences in HELP.items():
            yield Text(self.text(f"arcade-help-{part}"), GOLD)
            for one in sentences:
                yield Padding(Text(self.text(f"arcade-help-{part}-{one}")), (0, 0, 0, 2))
            if part == "screen":
                yield Padding(Text(self.text("arcade-term-marks")), (0, 0, 0, 2))
            if part == "commands":
                yield self._words()
            if part == "keys":
                yield Padding(Text(self.text("arcade-term-help-keys")), (0, 0, 0, 2))
            yield ""

    def _words(self) -> RenderableType:
        table = Table.grid(padding=(0, 2))
        for command in COMMANDS:
            key = "Esc" if command.id == "cancel" else command.key.capitalize()
            kana = command.kana if draws_kana() else ""
            table.add_row("", Text(key, "bold"), Text(kana, GOLD), self.text(f"arcade-word-{command.id}"))
        return table

    def keys(self) -> list[tuple[str, str]]:
        return [("↑ ↓", self.text("arcade-term-scroll")), ("Enter", self.text("arcade-term-back"))]

    async def press(self, key: str) -> bool:
        if key in ("enter", "escape", "?", "n"):
            self.app.pop_screen()
            return True
        return False


def scores(screen: Picture, kept: Sequence[ArcadeScore]) -> RenderableType:
    title, table = Text(screen.text("arcade-scores"), GOLD), Table.grid(padding=(0, 2))
    if not kept:
        return Group(title, Text(screen.text("arcade-scores-none"), SOFT))
    for place, score in enumerate(kept[:SHOWN_SCORES], 1):
        table.add_row(str(place), score.name, screen.drawing.number(score.score), f"{score.step}/{len(LADDER)}")
    return Group(title, table)


def achieved(screen: Picture, card: Campaign) -> Iterator[RenderableType]:
    if card.achievements:
        yield Text(screen.text("arcade-achieved"), GOLD)
        for one in card.achievements:
            yield Text(f"★ {screen.text(f'arcade-achievement-{one}')}")
