"""How dangerous a discard is: who may be ready, on what, and what it would cost."""

from __future__ import annotations

from dataclasses import dataclass

from ruka.agents.bots.position import Position, Thrown
from ruka.agents.bots.value import Worth

# The weight of a wait when all its tiles are unseen; a five of a suit with nothing known comes to about 12 %.
TWO_SIDED, CLOSED, EDGE, PAIR, LAST = 0.045, 0.012, 0.012, 0.016, 0.006
READY_WITH_SETS = (0.0, 0.03, 0.15, 0.45, 0.9)  # by sets shown, in the middle of the hand
MIDDLE = 9  # discards of a seat
RIICHI_FAN, OPEN_FAN = 3.0, 1.6


@dataclass(frozen=True)
class Threat:
    """A seat that may be ready: how likely, the kinds it cannot win on, and what it would cost."""

    seat: int
    ready: float
    safe: frozenset[int]
    loss: float


def threats(position: Position, worth: Worth) -> list[Threat]:
    """The seats that may be ready."""
    found = []
    for seat, one in enumerate(position.view.seats):
        if seat == position.seat:
            continue
        sets = sum(each.type != "concealed_kong" for each in one.sets)
        late = min(1.6, len(one.discards) / MIDDLE)
        ready = 1.0 if one.riichi else min(0.95, READY_WITH_SETS[min(sets, 4)] * late)
        if ready:
            fan = (RIICHI_FAN if one.riichi else OPEN_FAN) + position.shown_bonus(seat)
            loss = worth.points(fan, dealer=seat == position.view.dealer)
            own_safe = position.rules.table_flow.furiten != "none"
            safe = _safe(position.thrown, seat, riichi=one.riichi, own_safe=own_safe)
            found.append(Threat(seat, ready, safe, loss))
    return found


def _safe(thrown: list[Thrown], seat: int, *, riichi: bool, own_safe: bool) -> frozenset[int]:
    """Kinds it discarded, where there is furiten, and those it let pass since its hand last changed."""
    settled = max(
        (at for at, one in enumerate(thrown) if one.seat == seat and (one.riichi if riichi else not one.drawn)),
        default=len(thrown),
    )
    return frozenset(one.kind for at, one in enumerate(thrown) if (own_safe and one.seat == seat) or at > settled)


def danger(position: Position, kind: int, threat: Threat) -> float:
    """The chance that this discard is won on, if the seat is ready."""
    if kind in threat.safe:
        return 0.0
    unseen = position.unseen
    risk = PAIR * unseen[kind] * (unseen[kind] - 1) / 2 + (LAST if unseen[kind] else 0.0)
    if kind >= 27:
        return risk
    risk = risk / 2
    rank = kind % 9

    def pair(low: int, high: int) -> float:
        """How likely two tiles beside it are held: nothing where one of them is all seen."""
        return unseen[kind + low] * unseen[kind + high] / 16

    if 1 <= rank <= 7:
        risk += CLOSED * pair(-1, 1)
    for away in (1, -1):  # the two tiles are above it, or below
        if not 0 <= rank + 2 * away <= 8:
            continue
        other = rank + 3 * away  # the other end of the wait
        if not 0 <= other <= 8:
            risk += EDGE * pair(away, 2 * away)
        elif kind + 3 * away not in threat.safe:
            risk += TWO_SIDED * pair(away, 2 * away)
    return risk


Risk = tuple[Threat, float]  # the chance that a ready seat wins on a discard


def risks(position: Position, kind: int, found: list[Threat]) -> list[Risk]:
    """Of a discard, by each seat that may be ready and can win on it."""
    chances = ((one, danger(position, kind, one)) for one in found)
    return [risk for risk in chances if risk[1]]
