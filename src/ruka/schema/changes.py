"""Changes: what is done to a running table beside the actions of its seats. The table answers with `Changed`."""

from __future__ import annotations

from ruka.schema.events import Act, Changed, Points, Seat, Swap
from ruka.schema.values import Value


class Change(Value, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="change"):
    """For a seat: tiles that nobody else has seen change places, indicators are turned, points paid, and what a win of
    this hand pays is raised or spared."""

    seat: Seat
    item: str
    act: Act
    swaps: tuple[Swap, ...] = ()
    indicators: int = 0
    points: Points | None = None
    more: int = 0
    spared: bool = False

    @classmethod
    def of(cls, told: Changed) -> Change:
        """What an event of a record tells to do again."""
        return cls(**{name: getattr(told, name) for name in cls.__struct_fields__})
