"""Explanations: why a hand is worth what it is worth, with the words of one language beside the numbers."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import UNSET, UnsetType

from ruka.schema.values import Value

Tag = Literal["points", "fan", "bonus", "limit"]


class SaidReading(Value, frozen=True, kw_only=True):
    """One way to read a complete hand; sets and pairs in notation, those on the table first."""

    form: str
    sets: tuple[str, ...]
    pairs: tuple[str, ...]
    singles: tuple[str, ...]
    wait: str | None  # the role of the winning tile
    completed: str | None  # the set, pair or single tile that it completed
    won: str  # the wait, in words


class SaidLine(Value, frozen=True, kw_only=True):
    """A priced pattern of the hand: `count` times `value`, and the sets that it speaks of."""

    pattern: str
    name: str
    note: str
    tag: Tag
    value: int | float
    count: int
    worth: str  # in words
    tiles: tuple[str, ...]
    clause: str


class Uncounted(SaidLine, frozen=True, kw_only=True):
    """A pattern of the hand that does not count."""

    reason: str
    by: str | None  # the pattern that contains it
    why: str  # in words


class SaidOther(Value, frozen=True, kw_only=True):
    """A reading that lost."""

    reading: SaidReading
    total: int
    reason: str
    why: str  # in words


class SaidShare(Value, frozen=True, kw_only=True):
    """A part of a payment, and what it is for."""

    reason: str
    points: int
    times: int  # as often is it paid
    exact: int  # before it is limited and rounded


class SaidPayment(Value, frozen=True, kw_only=True):
    """What a payer, or each of several, owes."""

    payer: str  # discarder, dealer, others, feeder
    seat: str | None  # where it is known and is one
    number: int  # of such payers
    points: int
    shares: tuple[SaidShare, ...]


class SaidUnfinished(Value, frozen=True, kw_only=True):
    """The hand of one who did not win, where it counts too."""

    seat: str
    hand: str
    value: int
    calculation: str
    lines: tuple[SaidLine, ...]


class Doubled(Value, frozen=True, kw_only=True):
    """The base doubled for every fan, and for the win itself."""

    by_win: int  # as often for the win itself
    times: int  # and in all
    product: int  # before it is limited


class Sections(Value, frozen=True, kw_only=True):
    """Headings of the lines."""

    fan: str
    fu: str


class Explained(Value, frozen=True, kw_only=True, tag_field="outcome"):
    """What is said of every hand."""

    rules: str
    options: dict[str, bool | int | str | tuple[int, ...]]
    hand: str
    win: Literal["tsumo", "ron"]
    seat: str
    round: str
    dora: tuple[str, ...]
    ura: tuple[str, ...]
    source: str
    circumstances: str
    headline: str
    sections: Sections


class Incomplete(Explained, frozen=True, kw_only=True, tag="incomplete"):
    """A hand that is not complete: how far it is."""

    shanten: int


class Complete(Explained, frozen=True, kw_only=True):
    """Lines that count and that do not, and the readings that lost."""

    minimum: int
    reading: SaidReading
    lines: tuple[SaidLine, ...]
    uncounted: tuple[Uncounted, ...]
    other_readings: tuple[SaidOther, ...]


class NoYaku(Complete, frozen=True, kw_only=True, tag="no-yaku"):
    """A complete hand below the minimum."""


class Won(Complete, frozen=True, kw_only=True, tag="win"):
    """A win: its value, and who pays."""

    fan: int | UnsetType = UNSET
    doubles: int | UnsetType = UNSET  # in place of fan, where they are called so
    fu: int
    base: int  # fu as they count
    limits: int | float
    value: int
    limit: str | None  # mangan and the like
    doubled: Doubled | None  # none where the base decides nothing
    calculation: str
    total: int
    payments: tuple[SaidPayment, ...]
    bets: int  # points of the bets on the table
    items: int  # what items of the arcade added to the payment, or took from it
    received: int
    deltas: tuple[int, ...]
    sentences: tuple[str, ...]
    flows: tuple[tuple[str, str, int], ...] | UnsetType = UNSET  # payer, receiver, points: where all settle with all
    unfinished: tuple[SaidUnfinished, ...] | UnsetType = UNSET


Explanation: TypeAlias = Won | NoYaku | Incomplete
