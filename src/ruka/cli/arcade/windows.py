"""Windows over the table: the dice for the first dealer, the shop, the side bet, and the count after a hand."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ruka._core import parse_tiles
from ruka.arcade.items import ITEMS
from ruka.arcade.match import PLAYER
from ruka.arcade.orders import HUNDRED
from ruka.cli.arcade.counted import Counting, Row
from ruka.cli.arcade.drawing import GOLD, SAID, SOFT, WIDTH, held, key_name
from ruka.cli.arcade.feelings import Feelings
from ruka.cli.arcade.machine import Picture
from ruka.cli.hand_text import HandText
from ruka.errors import RukaError
from ruka.explain.results import hand_result
from ruka.schema.answers import HandResult
from ruka.schema.arcade import ItemCard, OpponentCard
from ruka.session import Game
from ruka.tiles import TILES

EACH = 0.26  # seconds between two lines that are read out
ROLLS = 9
ROLL = 0.08  # seconds
GO_ON = ("enter", "n", "space")
DIE = {1: (0, 1, 0), 2: (2, 0, 3), 3: (2, 1, 3), 4: (4, 0, 4), 5: (4, 1, 4), 6: (4, 4, 4)}
FACE = ("     ", "  •  ", "•    ", "    •", "•   •")  # rows of a die


class Dice(Picture):
    """Before the first hand of a match: two dice, and who deals."""

    def __init__(self, dice: Sequence[int], you: bool, rival: str) -> None:
        super().__init__()
        self._dice = dice
        self._you = you
        self._rival = rival
        self._rolls = 0

    def on_mount(self) -> None:
        if self.machine.hurry:
            self._rolls = ROLLS
        super().on_mount()
        self.set_interval(ROLL, self._roll)

    def _roll(self) -> None:
        if self._rolls < ROLLS:
            self._rolls += 1
            self.draw()

    def picture(self) -> RenderableType:
        done = self._rolls >= ROLLS
        pips = [die if done else 1 + (self._rolls * (n + 2) + n * 3) % 6 for n, die in enumerate(self._dice)]
        found = ""
        if done and self._dice:
            key = "arcade-dice-you" if self._you else "arcade-dice-they"
            found = self.text(key, sum=sum(self._dice), name=self._rival)
        elif done:
            found = self.text("arcade-dice-other", name=self._rival)
        return Group("", Text(self.text("arcade-dice"), GOLD), "", _dice(pips), "", Text(found, "bold"))

    def keys(self) -> list[tuple[str, str]]:
        return [("Enter", self.text("arcade-term-go-on"))]

    async def press(self, key: str) -> bool:
        if key in GO_ON:
            self.dismiss()
        return key in GO_ON


def _dice(pips: Sequence[int]) -> Text:
    rows = ["┌───────┐  " * len(pips)]
    rows += ["".join(f"│ {FACE[DIE[die][row]]} │  " for die in pips) for row in range(3)]
    return Text("\n".join([*rows, "└───────┘  " * len(pips)]), "bold")


class Shop(Picture):
    """What can be bought and used: between hands, and at the table until one's first discard."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self._game = game
        self._back: set[str] | None = None  # letters of what is thrown back, once exchange is used

    def picture(self) -> RenderableType:
        card = self.machine.cabinet.card(self.machine.lang)
        view = self._game.state(PLAYER).view
        if self._back is not None and view is not None:
            names = [letter for letter, _ in held(view) if letter != "n"]
            count = self.text("arcade-exchange-do", count=len(self._back)) if self._back else ""
            chosen = Text(self.text("arcade-exchange-choose"), GOLD)
            return Group(chosen, "", *self.drawing.hand(view, names, self._back), "", Text(count, "bold"))
        table = Table.grid(padding=(0, 1))
        table.add_column(width=8)
        table.add_column(width=WIDTH - 9)
        for number, item in enumerate(card.items, 1):
            name = Text(ITEMS[item.id].name(self.machine.lang), "bold")
            table.add_row(key_name(str(number)), Text.assemble(name, "  ", self._state(item)))
            table.add_row("", Text(ITEMS[item.id].does(self.machine.lang), SOFT))
        left = self.text("arcade-points-left", points=card.mine)
        title = Text.assemble((self.text("arcade-shop"), GOLD), "  ", (left, "bold"))
        return Group(title, Text(self.text("arcade-shop-open" if card.shop else "arcade-shop-closed"), SOFT), table)

    def _state(self, item: ItemCard) -> Text:
        if item.usable:
            return Text(f"► {self.text('arcade-use')}", "bold reverse")
        if item.owned:
            return Text(self.text("arcade-term-owned"), "bold")
        return Text(self.text("arcade-buy", points=item.price), "" if item.affordable else SOFT)

    def keys(self) -> list[tuple[str, str]]:
        if self._back is not None:
            does = self.text("arcade-exchange-do", count=len(self._back))
            none = self.text("arcade-term-none")
            return [("A–M", self.text("arcade-exchange-choose")), ("Enter", does), ("Esc", none)]
        return [("1–8", self.text("arcade-term-buy-use")), ("Enter", self.text("arcade-term-back"))]

    async def press(self, key: str) -> bool:
        if self._back is not None:
            return await self._exchange(self._back, key)
        items = self.machine.cabinet.card(self.machine.lang).items
        if key.isdecimal() and 1 <= int(key) <= len(items):
            await self._take(items[int(key) - 1])
        elif key in ("enter", "escape", "s", "n"):
            self.dismiss()
        else:
            return False
        return True

    async def _take(self, item: ItemCard) -> None:
        cabinet = self.machine.cabinet
        if not item.owned:
            await cabinet.buy(item.id)
        elif item.id == "exchange" and item.usable:
            self._back = set()
        else:
            await cabinet.use(item.id)

    async def _exchange(self, back: set[str], key: str) -> bool:
        view = self._game.state(PLAYER).view
        tiles = {letter: tile for letter, tile in held(view) if letter != "n"} if view else {}
        match key:
            case "enter":
                await self.machine.cabinet.use("exchange", "".join(tiles[letter] for letter in sorted(back)))
                self._back = None
            case "escape":
                self._back = None
            case _ if key in tiles:
                back ^= {key}
            case _:
                return False
        return True


class Bet(Picture):
    """On one's own win of this hand: every press of 2 adds to it."""

    def __init__(self) -> None:
        super().__init__()
        self._points = HUNDRED

    @property
    def _most(self) -> int:
        return self.machine.cabinet.card(self.machine.lang).most_bet

    def picture(self) -> RenderableType:
        card = self.machine.cabinet.card(self.machine.lang)
        return Group(
            "",
            Text(self.text("arcade-bet"), GOLD),
            "",
            Text(self.text("arcade-bet-do", points=self._points), "bold reverse"),
            "",
            Text(self.text("arcade-points-left", points=card.mine), SOFT),
            Text(self.text("arcade-term-most-bet", points=self._most), SOFT),
        )

    def keys(self) -> list[tuple[str, str]]:
        return [
            ("2 ↑", self.text("arcade-bet-more")),
            ("↓", self.text("arcade-bet-less")),
            ("Enter", self.text("arcade-bet-do", points=self._points)),
            ("Esc", self.text("arcade-term-none")),
        ]

    async def press(self, key: str) -> bool:
        match key:
            case "2" | "up" | "+" | "pageup":
                more = self._points + HUNDRED * (10 if key == "pageup" else 1)
                self._points = min(more, self._most)
            case "down" | "-" | "pagedown":
                self._points = max(HUNDRED, self._points - HUNDRED * (10 if key == "pagedown" else 1))
            case "enter":
                await self.machine.cabinet.bet(self._points)
                self.dismiss()
            case "escape" | "n":
                self.dismiss()
            case _:
                return False
        return True


class Count(Picture):
    """After a hand: what it was worth, read out line by line; after the match, who has won it."""

    def __init__(self, game: Game, rival: OpponentCard, feelings: Feelings) -> None:
        super().__init__()
        self._game = game
        self._rival = rival
        self._feelings = feelings
        self._told = 0

    @property
    def _over(self) -> bool:
        return self._game.state(PLAYER).phase == "over"

    def on_mount(self) -> None:
        if self._over:
            self._feelings.say("beaten" if self.machine.cabinet.played.phase != "lost" else "beat")
        if self.machine.hurry:
            self._told = len(self._rows())
        super().on_mount()
        self.set_interval(EACH, self._tell)

    def _tell(self) -> None:
        if self._told < len(self._rows()):
            self._told += 1
            self.draw()

    def draw(self) -> None:
        """What was told last is in sight."""
        super().draw()
        if self.is_mounted and self._told >= len(self._rows()):
            self.call_after_refresh(self.query_one("#scroll").scroll_end, animate=False)

    @property
    def _result(self) -> HandResult:
        names = (self.machine.cabinet.played.name, self._rival.name)
        return _result(self._game, len(self._game.history), self.machine.lang, names)

    def _rows(self) -> list[Row]:
        return [row for counting in self._countings(self._result) for row in counting.rows()]

    def _countings(self, result: HandResult) -> list[Counting]:
        lang, name = self.machine.lang, self._rival.name
        return [
            Counting(win.explanation, lang, win.seat == PLAYER, win.seat == result.dealer, name) for win in result.wins
        ]

    def picture(self) -> RenderableType:
        result, rows = self._result, self._rows()
        parts: list[RenderableType] = [*self._how(result), _read_out(self, rows[: self._told], len(rows))]
        if self._told >= len(rows):
            parts += self._after(result)
        return Group(*parts)

    def _how(self, result: HandResult) -> list[RenderableType]:
        """Who won and with what; of a draw, who was ready."""
        parts: list[RenderableType] = []
        for win, counting in zip(result.wins, self._countings(result), strict=True):
            parts += [Text(counting.how(), GOLD), self._hand(win.hand)]
        if not result.wins:
            ready = ", ".join((self.machine.cabinet.played.name, self._rival.name)[one.seat] for one in result.ready)
            none = self.text("story-nobody")
            parts.append(Text(result.reason or self.text("story-turns-over", ready=ready or none), GOLD))
        return parts

    def _hand(self, notation: str) -> Text:
        return HandText(self.machine.lang, colour=True).hand(notation)

    def _after(self, result: HandResult) -> list[RenderableType]:
        names = (self.machine.cabinet.played.name, self._rival.name)
        number = self.drawing.number
        points = [
            Text.assemble(f"{name}  ", (number(after), "bold"), (f"  {number(after - before, signed=True)}", SOFT))
            for name, before, after in zip(names, result.before, result.after, strict=True)
        ]
        line = f"“{self._feelings.line(self.machine.lang)}”"
        said = Text.assemble((f"{self._rival.name} {self._feelings.face} ", "bold"), (line, SAID))
        return ["", Text("     ").join(points), said, *([self._verdict()] if self._over else [])]

    def _verdict(self) -> Text:
        key = "arcade-match-lost" if self.machine.cabinet.played.phase == "lost" else "arcade-match-won"
        return Text(self.text(key, name=self._rival.name), "bold reverse")

    def keys(self) -> list[tuple[str, str]]:
        go_on = ("N", self.text("arcade-to-ladder" if self._over else "arcade-next-hand"))
        if self._over:
            return [go_on]
        return [go_on, ("S", self.text("arcade-term-shop")), ("2", self.text("arcade-term-bet"))]

    async def press(self, key: str) -> bool:
        match key:
            case _ if key in GO_ON and self._told < len(self._rows()):
                self._told = len(self._rows())
            case _ if key in GO_ON:
                self.dismiss()
            case "s" if not self._over:
                self.app.push_screen(Shop(self._game))
            case "2" if not self._over:
                bet(self)
            case _:
                return False
        return True


@lru_cache(1)
def _result(game: Game, number: int, lang: str, names: tuple[str, ...]) -> HandResult:
    return hand_result(game.table, number, lang, names=names)


def bet(screen: Picture) -> None:
    """Where one may be made now."""
    if not screen.machine.cabinet.card(screen.machine.lang).most_bet:
        raise RukaError("no-bets-now")
    screen.app.push_screen(Bet())


STYLES = {"head": GOLD, "line": "", "sum": "bold", "total": "bold reverse"}


def _read_out(screen: Picture, rows: Sequence[Row], of: int) -> RenderableType:
    """What is told so far; the rest keeps its place."""
    return Group(*(_row(screen, row) for row in rows), *[""] * (of - len(rows)))


def _row(screen: Picture, row: Row) -> RenderableType:
    style = STYLES[row.kind]
    tiles = Text(" ").join(screen.drawing.tiles(_tiles(group)) for group in row.tiles)
    table = Table.grid(expand=False)
    table.add_column(width=WIDTH - len(row.worth) - 3)
    table.add_column(width=len(row.worth) + 1, justify="right")
    table.add_row(
        Text.assemble("" if row.kind == "head" else "  ", (row.text, style), " ", tiles), Text(row.worth, style)
    )
    return table


def _tiles(notation: str) -> list[str]:
    return [TILES[code] for code in parse_tiles(notation.strip("[]<>"))]
