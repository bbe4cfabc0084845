"""The discards of a view in the order in which they fell: a view keeps them by seat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ruka.schema import ThrownTile, View


class Fallen(NamedTuple):
    """A discard, its place among those of its seat, and whether the seat threw it after a claim of its own."""

    seat: int
    place: int
    discard: ThrownTile
    after_claim: bool


def as_they_fell(view: View) -> Iterator[Fallen]:
    """The next seat is in turn, or the one that claimed.

    >>> from ruka.engine import Table
    >>> table = Table("tenhou", seed=7)
    >>> while len(table.events) < 12:
    ...     events = table.apply(table.legal_actions(table.waiting_for[0])[-1])
    >>> [one.seat for one in as_they_fell(table.spectator_view())]
    [0, 1, 2]
    """
    order = view.order or [*range(len(view.seats))]
    seat, places = view.dealer, [0] * len(view.seats)
    claims = [(one.source, one.tile, owner) for owner, each in enumerate(view.seats) for one in each.sets if one.tile]
    left = sum(len(one.discards) for one in view.seats)
    after_claim = False
    while left:
        following = order[(order.index(seat) + 1) % len(order)]
        if places[seat] == len(view.seats[seat].discards):  # a view made by hand: whoever comes next
            seat, after_claim = following, False
            continue
        one = view.seats[seat].discards[places[seat]]
        yield Fallen(seat, places[seat], one, after_claim)
        places[seat] += 1
        left -= 1
        claim = next((claim for claim in claims if one.claimed and claim[:2] == (seat, one.tile)), None)
        if claim:
            claims.remove(claim)
            following = claim[2]
        seat, after_claim = following, claim is not None
