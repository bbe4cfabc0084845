"""A hand played from a wall to order: say what lies where, who does what, and look at what may be done.

scene = Scene(EMA, {0: "8s", 3: "234p567p345m99m67s"}, draws="1z")
scene.throw("8s")
assert "ron" in scene.can(3)
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from ruka._core import parse_tiles, tile_name
from ruka.engine.flow import CLAIM, TURN
from ruka.rules import RuleSet
from ruka.schema import ABORTS
from ruka.testing.walls import build_wall
from tests.machine import Event, new_table, of_type

Hands = Mapping[int, str] | Sequence[str]
READY = ("123456789p1122z", "123456789p3344z", "123456789s5566z", "123456789s77z11m")  # waits on honours
PINFU = "234p567p345m99m67s"  # waits on 5s and 8s
NO_DORA = "1m"  # 2m would be one


class Scene:
    def __init__(
        self,
        rules: RuleSet,
        hands: Hands = (),
        draws: str = "",
        *,
        round: int = 0,
        dealer: int = 0,
        honba: int = 0,
        sticks: int = 0,
        scores: Sequence[int] | None = None,
        dora: str = "",
        **wall: str,
    ) -> None:
        self.table = new_table(rules)
        self.table.resume(round, dealer, honba, sticks, scores or rules.resolved.match.starts(rules.people))
        turned = dora or (NO_DORA if rules.table_flow.indicators else "")
        order = build_wall(rules, hands=hands, draws=draws, dealer=dealer, dora=turned, **wall)  # type: ignore[arg-type]
        self.happened: list[Event] = self.table.deal(order)

    def can(self, seat: int) -> set[str]:
        return {type for type, _, _ in self.table.legal(seat)}

    def do(self, seat: int, name: str, tile: str = "") -> None:
        """The first such action among the legal ones."""
        wanted = parse_tiles(tile)[0] if tile else None
        for action in self.table.legal(seat):
            if action[0] == name and wanted in (None, action[1]):
                self.happened += self.table.apply(seat, *action)
                return
        raise AssertionError(f"seat {seat} cannot {name} {tile}: {self.table.legal(seat)}")

    def err(self, seat: int, name: str) -> None:
        """The first such wrong declaration."""
        action = next(action for action in self.table.wrong(seat) if action[0] == name)
        self.happened += self.table.apply(seat, *action)

    def throw(self, tile: str = "", riichi: bool = False, skip: bool = False) -> None:
        """The seat in turn discards: this tile, or the one it drew."""
        code = parse_tiles(tile)[0] if tile else self.table.drawn
        drawn = code == self.table.drawn
        action = ("riichi" if riichi else "discard", code, int(drawn))
        self.happened += self.table.apply(self.table.turn, *action)
        if skip:
            self.skip()

    def skip(self) -> None:
        """Nobody claims."""
        for seat in self.table.asked if self.table.phase == CLAIM else ():
            self.happened += self.table.apply(seat, "pass")

    def until(self, left: int) -> None:
        """Everybody throws what they draw until so many tiles are left in the wall."""
        while self.table.phase in (TURN, CLAIM) and self.table.tiles_left > left:
            self.throw(skip=True)

    def exhaust(self, hide: Sequence[int] = ()) -> None:
        """To the end of the wall; ready hands are shown, but for those that hide."""
        self.until(0)
        self.throw(skip=True)
        while self.table.asked:
            (seat,) = self.table.asked
            self.do(seat, "hide" if seat in hide else "show")

    def told(self, *facts: str) -> list[Event]:
        return of_type(self.happened, *facts)

    @property
    def gained(self) -> list[int]:
        """By seat, in the settlement of the hand."""
        settled = self.told("win", "settled", "exhausted", "nagashi", "aborted", "offence")
        return [sum(each) for each in zip(*(event.values for event in settled), strict=True)]

    @property
    def over(self) -> bool:
        return bool(self.told("over"))

    @property
    def aborted(self) -> str:
        return ", ".join(ABORTS[event.a] for event in self.told("aborted"))


def nagashi_draws(rules: RuleSet, turn_of_it: int, hands: Mapping[int, str]) -> str:
    """Every draw: terminals and honours for one seat, for the others simples as long as there are any."""
    flow, players = rules.table_flow, rules.players
    box = Counter(dict(enumerate(rules.resolved.tiles.box)))
    live = box.total() - flow.dead_wall - players * flow.hand_tiles
    box.subtract(code for hand in hands.values() for code in parse_tiles(hand))
    left = sorted(box.elements(), key=_is_simple)  # simples at the end, orphans at the front
    order = [left.pop(0 if turn % players == turn_of_it else -1) for turn in range(live)]
    return " ".join(tile_name(code) for code in order)


def _is_simple(code: int) -> bool:
    return code > 33 or (code < 27 and 0 < code % 9 < 8)
