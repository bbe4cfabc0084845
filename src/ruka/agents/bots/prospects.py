"""What a hand promises after each of its discards: the chance to win it times what it pays."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from ruka._core import Meld
from ruka.agents.bots.acceptance import NEVER, toward
from ruka.agents.bots.chance import win_chance
from ruka.agents.bots.danger import Threat
from ruka.agents.bots.plans import Plan, plans
from ruka.agents.bots.position import KIND_OF, Position
from ruka.agents.bots.value import Worth
from ruka.tiles import KINDS

CONCEALED_FAN = 1.6  # riichi, and what comes along with it
QUIET = 1.05  # nobody is warned by a hand that keeps silent
WARNED = 0.95
LOST_BET = 0.2  # of a bet that does not win; others fold before it, which is worth the rest


@dataclass(slots=True)
class Hope:
    """Expected points by one plan, and what they are made of."""

    gain: float = 0.0
    distance: int = NEVER
    useful: int = 0  # a mask of kinds
    left: int = 0  # of them, unseen
    chance: float = 0.0
    points: float = 0.0  # with the bets that lie on the table
    lost: float = 0.0  # by a bet


@dataclass(slots=True)
class Prospect:
    """The best of a hand that keeps silent, and of one that bets; how far it is by any plan."""

    quiet: Hope
    bet: Hope | None = None
    far: int = NEVER

    @property
    def best(self) -> Hope:
        return self.quiet if self.bet is None or self.bet.gain <= self.quiet.gain else self.bet


NO_HOPE = Hope()


class Hopes:
    """Prospects of one seat in one position."""

    def __init__(self, position: Position, worth: Worth, found: list[Threat]) -> None:
        self.position = position
        self.worth = worth
        self.pressure = sum(one.ready for one in found)
        self.unseen = sum(position.unseen)
        self.dealer = position.view.dealer == position.seat
        self.extra = position.view.sticks * position.rules.payment.bet
        self._lefts: dict[int, int] = {}
        self._unseen_kinds = [(1 << kind, left) for kind, left in enumerate(position.unseen) if left > 0]
        self.own_thrown = {one.kind for one in position.thrown if one.seat == position.seat}

    def after(
        self, tiles: list[str], sets: list[Meld], throws: Sequence[str], bets: frozenset[str] = frozenset()
    ) -> dict[str, Prospect]:
        """The best prospect after each of the throws; the empty one throws nothing. `bets` may declare riichi."""
        counts = [0] * len(KINDS)
        for tile in tiles:
            counts[KIND_OF[tile]] += 1
        rows = np.array([counts] * len(throws), np.uint8)
        for place, tile in enumerate(throws):
            if tile:
                rows[place, KIND_OF[tile]] -= 1
        found = {tile: Prospect(NO_HOPE) for tile in throws}
        bonus, concealed = self._bonus(sets), all(one.concealed for one in sets)
        for plan in plans(self.position, counts, sets):
            kept = bonus + sum(self.position.bonus(tile) for tile in tiles if plan.kinds >> KIND_OF[tile] & 1)
            far, useful = toward(plan, rows, self.position.rules)
            nearest = min(far)
            for tile, distance, mask in zip(throws, far, useful, strict=True):
                best = found[tile]
                best.far = min(best.far, distance)
                if distance > nearest + 1 or distance == NEVER:
                    continue
                if distance == 0:
                    self._ready(best, tiles, sets, tile, mask, tile in bets)
                else:
                    thrown = self.position.bonus(tile) if tile and plan.kinds >> KIND_OF[tile] & 1 else 0
                    self._far(best, plan, concealed, distance, mask, kept - thrown)
        return found

    def _far(self, best: Prospect, plan: Plan, concealed: bool, distance: int, mask: int, bonus: int) -> None:
        fan = plan.fan + bonus + (CONCEALED_FAN if concealed and self.position.rules.table_flow.riichi else 0)
        left = self._left(mask)
        chance = self._chance(distance, left, 1.0, open=not concealed, breadth=plan.breadth)
        points = self.worth.points(fan, self.dealer) + self.extra
        if chance * points > best.quiet.gain:
            best.quiet = Hope(chance * points, distance, mask, left, chance, points)

    def _ready(self, best: Prospect, tiles: list[str], sets: list[Meld], throw: str, waits: int, may_bet: bool) -> None:
        """A ready hand is scored tile by tile, silent and with a bet."""
        held = tiles.copy()
        if throw:
            held.remove(throw)
        gone = self.own_thrown | ({KIND_OF[throw]} if throw else set())
        barred = self._barred(waits, gone)
        for riichi in (False, True)[: 1 + may_bet]:
            ready = self.worth.ready(self.position, held, sets, waits, riichi=riichi)
            ron = (1 - barred) * ready.claimable * (WARNED if riichi else QUIET)
            chance = self._chance(0, ready.live, ron, open=False)
            points = ready.points + self.extra
            lost = (1 - chance) * LOST_BET * self.position.rules.payment.bet if riichi else 0.0
            hope = Hope(chance * points - lost, 0, ready.kinds, ready.live, chance, points, lost)
            if not riichi and hope.gain > best.quiet.gain:
                best.quiet = hope
            if riichi and (best.bet is None or hope.gain > best.bet.gain):
                best.bet = hope

    def _barred(self, waits: int, thrown: set[int]) -> float:
        """The share of the waits that the seat's own discards forbid."""
        own = sum(1 << kind for kind in thrown) & waits
        match self.position.rules.table_flow.furiten:
            case "none":
                return 0.0
            case "same_tile":
                return self._left(own) / max(1, self._left(waits))
        return float(own != 0)

    def _chance(self, distance: int, left: int, ron: float, *, open: bool, breadth: float = 1.0) -> float:
        turns, threats = self.position.turns_left, self.pressure
        return win_chance(distance, left, self.unseen, turns, ron=ron, open=open, threats=threats, breadth=breadth)

    def _left(self, mask: int) -> int:
        if mask not in self._lefts:
            self._lefts[mask] = sum([left for kind, left in self._unseen_kinds if mask & kind])
        return self._lefts[mask]

    def _bonus(self, sets: list[Meld]) -> int:
        dora = self.position.dora
        shown = sum(dora[code] if code < len(KINDS) else 0 for one in sets for code in one.tiles)
        reds = sum(one.reds for one in sets)
        norths = self.position.own.norths
        return shown + reds + norths
