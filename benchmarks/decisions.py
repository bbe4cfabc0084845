"""Decisions of the records, or of our own bots: the table as it was, what the seat did, whether it won the hand.

Only those with a choice: a discard with another tile to throw, and a claim that could have been made. What a seat would
have claimed that somebody else took first is not known, and left out.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from benchmarks.positions import Half, hands_of, kind_of
from ruka import _core
from ruka.agents.bots.advised import THINKS, Option
from ruka.engine.flow import HAND_OVER, TURN, new_core
from ruka.rules.ruleset import RuleSet
from ruka.schema.actions import packed, unpacked
from tests.records.tenhou_games import HandPlayer

CLAIMS = ("chow", "pung", "kong")
THROWS = ("discard", "riichi")
WINS = ("ron", "tsumo")


@dataclass
class Decision:
    """A seat is asked, and does `code`."""

    core: _core.Table
    rules: RuleSet
    seat: int
    code: int
    codes: list[int]  # that it could do
    won: bool = False  # the hand, in the end

    @property
    def type(self) -> str:
        return unpacked(self.code)[0]

    @property
    def kind(self) -> int:
        """That is thrown."""
        return kind_of(unpacked(self.code)[1])

    @property
    def is_throw(self) -> bool:
        return self.type in THROWS

    def weigh(self, advisor: _core.Advisor) -> tuple[int, list[Option]]:
        """What the core would do, and what it says of each action; the drawn tile is the same as one that is held."""
        best, rows = self.core.weigh(self.seat, advisor, self.codes, b"", THINKS)
        return best, [Option(*row) for row in rows]

    def taken(self, options: list[Option]) -> Option | None:
        """What was done, as the core weighed it."""
        for option in options:
            type, tile, _ = unpacked(option.code)
            if option.code == self.code or (self.is_throw and type == self.type and kind_of(tile) == self.kind):
                return option
        return None


class _Watched(HandPlayer):
    """A recorded hand, with the decisions that were made in it."""

    def __init__(self, table: Any, hand: dict[str, Any], rules: RuleSet) -> None:
        super().__init__(table, hand, rules)
        self.rules = rules
        self.decisions: list[Decision] = []
        self.outbid = False  # by a claim that comes first

    def act(self, seat: int, type: str, tile: int = 0, flag: int = 0) -> None:
        core: _core.Table = self.table.core
        codes = core.legal(seat)
        if self._is_choice(core, type, codes):
            self.decisions.append(Decision(core.copy(), self.rules, seat, packed(type, tile, flag), codes))
        super().act(seat, type, tile, flag)

    def _is_choice(self, core: _core.Table, type: str, codes: list[int]) -> bool:
        actions = [unpacked(code) for code in codes]
        if core.phase == TURN:
            return type in THROWS and len({kind_of(tile) for type, tile, _ in actions if type in THROWS}) > 1
        types = {type for type, *_ in actions}
        return not self.outbid and "ron" not in types and bool(types.intersection(CLAIMS))

    def step(self, event: list[Any]) -> None:
        self.outbid = event[0] == "meld" and event[2]["type"] in ("pon", "daiminkan")
        if event[0] == "meld" and self.outbid:
            self.pass_all(but=event[1])
            self.outbid = False
        super().step(event)


def decisions(half: Half, number: int, players: int = 4, each: int = 1) -> Iterator[Decision]:
    """Every `each`-th of the first games of a half."""
    count = 0
    for rules, table, hand in hands_of(half, number, players):
        player = _Watched(table, hand, rules)
        for event in hand["events"]:
            player.step(event)
        if not hand["end"]:
            continue
        player.outbid = True
        player.finish()
        winners = {int(end["who"]) for what, end in hand["end"] if what == "AGARI"}
        for decision in player.decisions:
            count += 1
            if count % each == 0:
                decision.won = decision.seat in winners
                yield decision


def self_played(rules: RuleSet, advisor: _core.Advisor, hands: int, seed: str) -> Iterator[Decision]:
    """Discards of seats that all weigh alike, in the first hands of as many games."""
    for number in range(hands):
        core = new_core(rules)
        core.shuffle(f"{seed}-{number}".encode())
        made: list[Decision] = []
        winners = set()
        while core.phase != HAND_OVER and (asked := core.asked):
            seat = asked[0]
            codes = core.legal(seat)
            best, rows = core.weigh(seat, advisor, codes)
            option = Option(*rows[best])
            type, *_ = unpacked(option.code)
            if core.phase == TURN and type in THROWS and not option.sure:
                made.append(Decision(core.copy(), rules, seat, option.code, codes))
            if type in WINS:
                winners.add(seat)
            core.apply(seat, option.code)
        for decision in made:
            decision.won = decision.seat in winners
            yield decision
