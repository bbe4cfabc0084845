"""The table of a match in 80 columns: what a cabinet shows, in text. Nothing is told by colour alone."""

from __future__ import annotations

import os
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import ceil
from string import ascii_lowercase
from typing import NamedTuple

from rich.text import Text

from ruka._core import parse
from ruka.arcade.match import PLAYER, RIVAL
from ruka.cli.arcade.feelings import Feelings
from ruka.schema import Action, SeatView, ShownSet, ThrownTile, View, Waits
from ruka.schema.actions import ActionType
from ruka.schema.arcade import Campaign, OpponentCard
from ruka.schema.messages import State
from ruka.texts import text
from ruka.tiles import TILES, draw_tall, draw_tiles, in_order

WIDTH = 78  # of 80, with a column at each side
BESIDE = 41  # where the right half begins
PLACES, REPLACEMENTS = 5, 2  # of the dead wall
IN_A_ROW = 9  # discards, where a hand has 18 turns
NARROW = 10  # more than these in a row have no edges
WINDS = "ESWN"
GOLD, SOFT, SAID = "bold #f4d58d", "#9fbfae", "italic #e8e4d0"
PLAIN_TERMINALS = ("linux", "vt100", "vt102", "vt220")  # that draw no Japanese


class Command(NamedTuple):
    """A word of the command window: its key, the cabinet's own word, and what it does."""

    id: str
    key: str
    kana: str
    types: frozenset[ActionType]


COMMANDS = (
    Command("reach", "r", "リーチ", frozenset(("riichi",))),
    Command("tsumo", "z", "ツモ", frozenset(("tsumo",))),
    Command("ron", "z", "ロン", frozenset(("ron",))),
    Command("kan", "x", "カン", frozenset(("kong", "concealed_kong", "added_kong"))),
    Command("pon", "p", "ポン", frozenset(("pung",))),
    Command("chi", "space", "チー", frozenset(("chow",))),
    Command("cancel", "n", "キャンセル", frozenset(("pass",))),
)


def held(view: View) -> list[tuple[str, str]]:
    """The player's tiles with their letters, in order; the one just drawn is N and stands last."""
    tiles = [*view.seats[PLAYER].tiles]
    drawn = view.drawn if view.turn == PLAYER and len(tiles) % 3 == 2 else ""  # a tile that won lies apart
    if drawn:
        tiles.remove(drawn)
    named = [*zip(ascii_lowercase, in_order(tiles), strict=False)]
    return [*named, ("n", drawn)] if drawn else named


@dataclass(frozen=True)
class Drawing:
    """In one language."""

    lang: str

    def text(self, key: str, **words: str | int) -> str:
        return text(key, self.lang, **words)

    def number(self, number: int, signed: bool = False) -> str:
        """As the language writes it."""
        plus = "+" if signed and number > 0 else "−" if number < 0 else ""
        return plus + self.text("arcade-term-number", number=abs(number))

    # --- tiles

    def tile(self, tile: str, mark: str = "") -> Text:
        """A mark takes the place of the right edge."""
        drawn = Text.from_ansi(draw_tiles([tile], colour=True))
        return drawn[:-1].append(mark, "bold") if mark else drawn

    def tiles(self, tiles: Iterable[str]) -> Text:
        return Text.assemble(*map(self.tile, tiles))

    def backs(self, number: int) -> Text:
        return Text("▐▒▒▌" * number, SOFT)

    def shown(self, one: ShownSet) -> Text:
        left, right = "<>" if one.type == "concealed_kong" else "[]"
        return Text.assemble(left, self.tiles(one.tiles), right)

    def sets(self, own: SeatView) -> Text:
        return Text(" ").join(map(self.shown, own.sets))

    def hand(self, view: View, letters: Collection[str] | None = None, chosen: Collection[str] = ()) -> list[Text]:
        """Tall, with its letters below: only those that may be pressed, and in brackets what is chosen."""
        own = held(view)
        rest = "".join(tile for letter, tile in own if letter != "n")
        last = f"+{own[-1][1]}" if own and own[-1][0] == "n" else ""
        lines = [*Text.from_ansi(draw_tall(parse(f"{rest} {last}"))).split("\n")] if own else [Text(), Text(), Text()]
        named = Text()
        for letter, _ in own:
            if letter == "n" and last and len(own) > 1:
                named.append("  ")
            shown = letters is None or letter in letters
            mark = f"[{letter.upper()}]" if letter in chosen else f" {letter.upper()} "
            named.append(f"{mark}  " if shown else " ·   ", "bold" if shown else SOFT)
        return [*lines, named]

    def discards(self, thrown: Sequence[ThrownTile], turns: int, last: bool) -> list[Text]:
        """Two rows; * was thrown with reach, ~ was taken, and an arrow points to the last one."""
        row = max(IN_A_ROW, ceil(turns / 2))
        cells = [self.thrown(one, row, last and one is thrown[-1]) for one in thrown]
        return [Text.assemble(*cells[:row]), Text.assemble(*cells[row:])]

    def thrown(self, one: ThrownTile, row: int, last: bool) -> Text:
        mark = "*" if one.riichi else "~" if one.claimed else "◄" if last else ""
        if row > NARROW:
            return Text.assemble(self.tile(one.tile)[1:-1], (mark or " ", "bold"))
        drawn = self.tile(one.tile, mark)
        return drawn if not one.claimed else Text(drawn.plain, SOFT)

    # --- the table

    def table(self, state: State, card: Campaign, rival: OpponentCard, feelings: Feelings) -> Iterator[Text]:
        """Everything but the player's hand and the command window."""
        view, turns = state.view, state.layout.turns
        assert view is not None
        mine, theirs = view.seats[PLAYER], view.seats[RIVAL]
        yield self.bar(f"{rival.name} {feelings.face}", view, RIVAL, card.lost, card.hands_to_win)
        yield Text(f"“{feelings.line(self.lang)}”" if feelings.said else "", SAID, overflow="ellipsis", no_wrap=True)
        yield Text.assemble(self.rival_hand(theirs, card.peeked), "  ", self.sets(theirs))
        lying = [
            *self.discards(theirs.discards, turns, view.discarder == RIVAL),
            Text("─" * (BESIDE - 4), SOFT),
            *self.discards(mine.discards, turns, view.discarder == PLAYER),
        ]
        for left, right in zip(lying, self.middle(view, card), strict=True):
            yield _at(left, BESIDE, right)
        yield self.bar(card.player, view, PLAYER, card.won, card.hands_to_win)

    def bar(self, name: str, view: View, seat: int, won: int, needed: int) -> Text:
        """Name, hands won, points, and who deals or has said reach."""
        own = view.seats[seat]
        left = Text.assemble(
            (name, GOLD), "  ", "●" * won + "○" * (needed - won), "  ", (self.number(own.points), "bold")
        )
        wind = self.text("play-wind", wind=WINDS[view.wind_of(seat)])
        marks = [wind] + ([self.text("arcade-term-dealer")] if view.dealer == seat else [])
        right = Text.assemble((" · ".join(marks), SOFT))
        if own.riichi:
            right = Text.assemble((f"══•══ {self.text('arcade-term-stick')}", "bold"), "  ", right)
        return _at(left, WIDTH - right.cell_len, right)

    def rival_hand(self, theirs: SeatView, peeked: Sequence[str]) -> Text:
        return Text.assemble(self.tiles(peeked), self.backs(len(theirs.tiles) - len(peeked)))

    def middle(self, view: View, card: Campaign) -> list[Text]:
        """Five lines beside the discards: the round, the dead wall, turns, counters and sticks, bets."""
        shown = self.tiles(view.indicators)
        dead = Text.assemble(shown, self.backs(max(0, PLACES - len(view.indicators))), " ", self.backs(REPLACEMENTS))
        left = ceil(view.tiles_left / len(view.order))
        where = self.text("arcade-term-round", wind=WINDS[view.round % len(WINDS)], turns=left)
        counters = self.text("arcade-term-counters", counters=view.honba, sticks=view.sticks)
        bet = self.text("arcade-bet-placed", points=card.bet) if card.bet else ""
        return [
            Text(where, "bold"),
            Text(self.text("arcade-term-dead-wall"), SOFT),
            dead,
            Text(counters, SOFT),
            Text(bet, "bold"),
        ]

    def waits(self, waits: Waits | None, own: SeatView) -> Text:
        """Sets on the table, or what the hand waits on."""
        shown = self.sets(own)
        if waits is None or shown.cell_len > BESIDE:
            return shown
        each = [Text.assemble(self.tile(one.tile), f"×{one.left} ") for one in waits.waits]
        why = "furiten" if waits.furiten else "" if any(one.wins for one in waits.waits) else "no-yaku"
        note = f" {self.text(f'arcade-term-{why}')}" if why else ""
        said = Text.assemble((self.text("arcade-term-waits"), SOFT), " ", *each, (note, "bold"))
        return Text.assemble(shown, "  " if shown else "", said)

    # --- the command window

    def commands(self, state: State, name: str) -> Iterator[Text]:
        """What is possible now, with the cabinet's words and what they mean."""
        view = state.view
        assert view is not None
        if state.ask is None:
            key = "arcade-term-alone" if view.seats[PLAYER].riichi else "arcade-term-thinks"
            yield Text(self.text(key, name=name), SOFT)
            return
        actions = state.ask.actions
        types = {action.type for action in actions}
        if "pass" in types and view.seats[RIVAL].discards:
            thrown = self.tile(view.seats[RIVAL].discards[-1].tile)
            yield Text.assemble(self.text("arcade-term-throws", name=name), " ", thrown)
        for command in COMMANDS:
            if command.types & types:
                yield self.command(command)
        if "discard" in types:
            yield Text.assemble(key_name("A–N"), self.text("arcade-term-throw"))

    def command(self, command: Command) -> Text:
        kana = f"{command.kana}  " if draws_kana() else ""
        return Text.assemble(key_name(command.key), (kana, GOLD), self.text(f"arcade-word-{command.id}"))

    def choices(self, choices: Sequence[Action], taken: str) -> Iterator[Text]:
        """Several sets could be made: which?"""
        yield Text(self.text("arcade-term-which"), "bold")
        for number, action in enumerate(choices, 1):
            tiles = parse(f"{action.tiles}{taken}" if action.tiles else action.tile * 4)
            yield Text.assemble(key_name(str(number)), self.tiles(in_order(_names(tiles.tiles))))
        yield Text.assemble(key_name("Esc"), self.text("arcade-term-none"))


def _names(codes: Iterable[int]) -> list[str]:
    return [TILES[code] for code in codes]


def button(key: str, does: str) -> Text:
    """What one would press now."""
    return Text.assemble((f" ► {key}: {does} ", "bold reverse"))


def key_name(key: str) -> Text:
    """As wide as the widest, so that what they do stands in a column."""
    return Text.assemble((f"{key if key[0].isupper() else key.capitalize():>6}", "bold"), "  ")


def draws_kana() -> bool:
    return os.environ.get("TERM", "") not in PLAIN_TERMINALS


def _at(left: Text, column: int, right: Text) -> Text:
    return Text.assemble(left, " " * max(1, column - left.cell_len), right)
