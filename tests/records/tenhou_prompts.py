"""One player's view of a game with what the site offered to that player: seat 0; nobody saw the tiles of the others."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ruka.engine.flow import CLAIM, TURN
from tests.machine import new_table
from tests.records.tenhou_games import HandPlayer, rules_of
from tests.records.tenhou_walls import Record

VIEWER = 0
ON_A_CLAIM = {"pung": 1, "kong": 2, "chow": 4, "ron": 8}
ON_A_DRAW = {"tsumo": 16, "riichi": 32, "nine_orphans": 64}


class ViewPlayer(HandPlayer):
    """Believes of the hidden seats what the viewer cannot check: a riichi, and a kong in riichi."""

    def act(self, seat: int, type: str, tile: int = 0, flag: int = 0) -> None:
        hidden = seat != VIEWER and type in ("riichi", "concealed_kong")
        apply = self.table.trust if hidden else self.table.apply
        self.happened += apply(seat, type, tile, flag)

    def offered(self, phase: int) -> int:
        """What the viewer may do in this phase, as the site numbers it; nothing when the table is past it."""
        if self.table.phase != phase:
            return 0
        numbers = ON_A_CLAIM if phase == CLAIM else ON_A_DRAW
        types = {type for type, _, _ in self.table.legal(VIEWER)}
        return sum(number for type, number in numbers.items() if type in types)


def prompts(game: Record) -> Iterator[tuple[str, int, int]]:
    """For every decision of the viewer: its name, what we offer and what the site offered."""
    rules = rules_of(game)
    for number, hand in enumerate(game["hands"]):
        table = new_table(rules)
        wind = hand["round"] // 4
        table.resume(wind, hand["dealer"], hand["honba"], hand["sticks"], hand["scores"])
        player = ViewPlayer(table, hand, rules)
        for place, event in enumerate(hand["events"]):
            name = f"{game['game_id']}-{number}-{place}"
            try:
                player.step(event)
            except Exception as error:
                error.add_note(name)
                raise
            if phase := _asked_in(event):
                yield name, player.offered(phase), _prompt(event)


def _asked_in(event: list[Any]) -> int | None:
    """Another's tile lies on the table, or the viewer has drawn."""
    match event:
        case ["discard", seat, *_] | ["meld", seat, {"type": "kakan" | "ankan"}]:
            return None if seat == VIEWER else CLAIM
        case ["draw", seat, *_]:
            return TURN if seat == VIEWER else None
    return None


def _prompt(event: list[Any]) -> int:
    said = event[-1] if isinstance(event[-1], dict) else {}
    return int(said.get("t", 0))
