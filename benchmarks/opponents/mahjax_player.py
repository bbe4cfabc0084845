"""Seats mahjax's rule-based player: `python:benchmarks.opponents.mahjax_player:MahjaxPlayer`, under tenhou rules.

It looks at a state of mahjax's own environment, and reads little of it: its hand and sets, what is legal, who has
declared riichi and what they threw, the tile that is offered and its wind. Only this is filled in, from what the seat
sees.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any
from zlib import crc32

import numpy as np

from ruka.agents import Watcher
from ruka.records.codec import check_riichi
from ruka.rules.ruleset import RuleSet
from ruka.schema import Action, View
from ruka.schema.views import SeatView, ShownSet
from ruka.tiles import CODES, kind

KONG, OWN_DRAW, RIICHI, TSUMO, RON, PUNG, PUNG_RED, OPEN_KONG, CHOW, PASS, NINE_ORPHANS, ACTIONS = (
    37, 71, 72, 73, 74, 75, 76, 77, 78, 84, 85, 87,
)  # fmt: skip
PLAIN = {"tsumo": TSUMO, "ron": RON, "kong": OPEN_KONG, "pass": PASS, "nine_orphans": NINE_ORPHANS}
NO_SET = NO_TILE = 0xFFFF


class MahjaxPlayer(Watcher):
    def __init__(self, rules: RuleSet, seat: int, seed: str = "") -> None:
        super().__init__(rules, seat, seed)
        check_riichi(rules, "mahjax")
        self._seed, self._asked = crc32(seed.encode()) >> 1, 0
        _compiled()

    def choose(self, view: View) -> Action:
        actions = view.legal_actions
        if len(actions) == 1:
            return actions[0]
        chosen = self._chosen(view, {_number(view, action): action for action in actions if action.type != "riichi"})
        if chosen is not None:
            return chosen
        bets = {_number(view, action): action for action in actions if action.type == "riichi"}  # it is asked again
        return self._chosen(view, bets) or next(iter(bets.values()))

    def _chosen(self, view: View, actions: dict[int, Action]) -> Action | None:
        """None: it declares riichi."""
        assert view.seat is not None
        legal = np.zeros(ACTIONS, bool)
        legal[[*actions]] = True
        betting = any(action.type == "riichi" for action in actions.values())
        legal[RIICHI] = not betting and any(action.type == "riichi" for action in view.legal_actions)
        own = view.seats[view.seat]
        hand = np.zeros(37, np.int8)
        for tile in own.tiles:
            hand[CODES[tile]] += 1
        mine = view.turn == view.seat and bool(view.drawn)
        thrown = [] if view.turn == view.seat else view.seats[view.turn].discards
        offered = CODES[thrown[-1].tile] if thrown else -1
        self._asked += 1
        number = _compiled()(
            view.seat,
            hand,
            _filled((_set(view.seat, one) for one in own.sets), 4, NO_SET),
            len(own.sets),
            legal,
            np.array([one.riichi for one in view.seats]),
            np.stack([_filled(_thrown(one), 24, NO_TILE) for one in view.seats]),
            offered,
            np.array([view.wind_of(seat) for seat in range(4)], np.int8),
            CODES[view.drawn] if mine else -1,
            self._seed,
            self._asked,
        )
        return actions.get(int(number))


@cache
def _compiled() -> Any:
    """The player as a function of what it reads; JAX compiles it once for a process."""
    import jax
    from mahjax.red_mahjong.players import rule_based_player
    from mahjax.red_mahjong.state import default_state

    start = default_state()

    def choose(
        seat: Any, hand: Any, sets: Any, count: Any, legal: Any, riichi: Any, river: Any, offered: Any, winds: Any,
        drawn: Any, seed: Any, asked: Any,
    ) -> Any:  # fmt: skip
        players = start.players
        players = players.replace(
            hand_with_red=players.hand_with_red.at[seat].set(hand),
            melds=players.melds.at[seat].set(sets),
            meld_counts=players.meld_counts.at[seat].set(count),
            riichi=riichi,
            river=river,
        )
        table = start.round_state.replace(target=offered, seat_wind=winds, last_draw=drawn)
        state = start.replace(current_player=seat, legal_action_mask=legal, players=players, round_state=table)
        return rule_based_player(state, jax.random.fold_in(jax.random.PRNGKey(seed), asked))

    return jax.jit(choose)


def _number(view: View, action: Action) -> int:
    """The action as mahjax counts it."""
    if action.type in PLAIN:
        return PLAIN[action.type]
    if action.type in ("discard", "riichi"):
        return OWN_DRAW if action.drawn else CODES[action.tile]
    if action.type in ("concealed_kong", "added_kong"):
        return KONG + CODES[kind(action.tile)]
    red = "0" in action.tiles
    if action.type == "pung":
        return PUNG_RED if red else PUNG
    offered = CODES[kind(view.seats[view.turn].discards[-1].tile)]
    first, second = sorted(CODES[kind(digit + action.tiles[-1])] for digit in action.tiles[:-1])
    return _chow(offered, first, second, red)


def _chow(offered: int, first: int, second: int, red: bool) -> int:
    """By where the offered tile stands among the three."""
    return CHOW + 2 * ((offered > first) + (offered > second)) + red


def _set(seat: int, one: ShownSet) -> int:
    """A set as mahjax packs it: the claimed tile, from whom, and how."""
    tile = one.tile or one.tiles[0]
    target = CODES[kind(tile)]
    source = 0 if one.source is None else (one.source - seat) % 4
    red = any("0" in own for own in one.tiles if own != tile)
    if one.type == "chow":
        first, second = sorted(CODES[kind(own)] for own in one.tiles if kind(own) != kind(tile))
        action = _chow(target, first, second, red)
    elif one.type == "pung":
        action = PUNG_RED if red else PUNG
    else:
        action = OPEN_KONG if one.type == "kong" else KONG + target
    return int("0" in tile) << 15 | source << 13 | target << 7 | action


def _thrown(seat: SeatView) -> Iterable[int]:
    return (CODES[one.tile] for one in seat.discards)


def _filled(numbers: Iterable[int], room: int, empty: int) -> np.ndarray[Any, Any]:
    found = [*numbers][:room]
    return np.array(found + [empty] * (room - len(found)), np.uint16)
