"""What an explanation is made of: plain data without words. Totals are sums of what is shown."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from ruka.hands import Reading
from ruka.rules.expr import Expr
from ruka.rules.lowering import evaluate
from ruka.rules.pattern import BONUS, FAN, LIMIT, POINTS
from ruka.rules.ruleset import RuleSet
from ruka.schema.explanations import Explanation as Said
from ruka.tiles import Hand


class Outcome(StrEnum):
    WIN = "win"
    NO_YAKU = "no-yaku"  # complete, but below the minimum
    INCOMPLETE = "incomplete"


class Why(StrEnum):
    """Why a line does not count."""

    EXCLUDED = "excluded"  # another line contains it
    LIMIT = "limit"  # a limit hand takes the place of fan
    HIGHEST = "highest"  # limit hands do not add up


@dataclass(frozen=True, slots=True)
class Line:
    """A priced pattern of the hand: `count` times `value`, and the sets that it speaks of."""

    pattern: str
    tag: str
    count: int
    value: int
    tiles: tuple[str, ...] = ()
    shown: bool | None = None  # a pung or kong: does it count as open?
    clause: str = ""
    why_not: Why | None = None
    by: str | None = None  # the pattern that contains it

    @property
    def worth(self) -> int:
        return 0 if self.why_not else self.count * self.value


class By(StrEnum):
    """What the value of a hand comes from."""

    FORMULA = "formula"
    ROUNDED = "rounded"  # the formula, to the nearest ten or so
    CAP = "cap"  # the formula gives more than is ever paid
    ROUNDED_UP = "rounded-up"  # the formula gives almost the cap (kiriage)
    FAN = "fan"  # this many fan are a limit
    TABLE = "table"  # this many fan are this many points
    SUM = "sum"  # the fan themselves
    LIMITS = "limits"  # limit hands
    ADDED = "added"  # limit hands on top of the rest


@dataclass(frozen=True, slots=True)
class Calculation:
    """From fu and fan to the value of the hand, before anybody pays it."""

    by: By
    value: int
    base: int  # fu as they count
    fan: int
    exponent: int
    limits: int | float
    limit: str | None  # mangan and the like
    by_fan: int = 0  # where limits are added: what they are added to

    @property
    def doublings(self) -> int:
        return self.exponent + self.fan

    @property
    def product(self) -> int:
        """What the formula gives before it is capped."""
        return self.base << self.doublings

    @property
    def doubles_base(self) -> bool:
        """Neither fan alone nor limit hands decide."""
        return self.by in (By.FORMULA, By.ROUNDED, By.CAP, By.ROUNDED_UP)

    def exact(self, share: Share) -> int:
        """A share of the hand before anything is capped or rounded."""
        of_hand = share.reason is Reason.HAND and self.doubles_base and share.each == self.value
        return share.times * self.product if of_hand else share.exact


class Reason(StrEnum):
    """What a payment is for."""

    HAND = "hand"
    HONBA = "honba"
    LIABLE = "liable"  # the whole hand, for the one who fed it
    LIABLE_HALF = "liable-half"
    FOR_ALL = "for-all"  # the discarder pays what the others would
    FLAT = "flat"  # what everybody pays on top


@dataclass(frozen=True, slots=True)
class Share:
    """A part of a payment: `times` × `each`, rounded up to `points`."""

    reason: Reason
    points: int
    times: int = 1
    each: int = 0
    pattern: str | None = None  # what the liable player fed

    @property
    def exact(self) -> int:
        return self.times * self.each


@dataclass(frozen=True, slots=True)
class Payment:
    """What a payer, or each of several, owes."""

    payer: str  # discarder, dealer, others, feeder
    seat: str | None  # where it is known and is one
    number: int  # of such payers
    shares: tuple[Share, ...]

    @property
    def points(self) -> int:
        return sum(share.points for share in self.shares)


@dataclass(frozen=True, slots=True)
class Unfinished:
    """The hand of one who did not win, where it counts too."""

    seat: str
    hand: Hand
    reading: Reading
    lines: tuple[Line, ...]
    calculation: Calculation


class Lost(StrEnum):
    """Why a reading was not chosen; of equal ones D-05 decides."""

    NO_YAKU = "no-yaku"
    POINTS = "points"
    LIMIT = "limit"  # as much by fan as a limit hand
    FAN = "fan"
    FU = "fu"
    LATER = "later"


@dataclass(frozen=True, slots=True)
class OtherReading:
    """A reading that lost, with the lines that it would have had."""

    reading: Reading
    total: int
    reason: Lost
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Explanation:
    """A hand counted by a rule set, ready to be put into words."""

    rules: RuleSet
    hand: Hand
    draw: bool
    seat: str
    round: str
    dora: tuple[str, ...]  # indicators
    ura: tuple[str, ...]
    outcome: Outcome
    shanten: int = -1
    minimum: int = 0
    reading: Reading | None = None
    lines: tuple[Line, ...] = ()
    calculation: Calculation | None = None
    payments: tuple[Payment, ...] = ()
    bets: int = 0  # on the table
    items: int = 0  # points that items of the arcade added to the payment, or took from it
    deltas: tuple[int, ...] = ()
    others: tuple[OtherReading, ...] = ()
    unfinished: tuple[Unfinished, ...] = ()
    flows: tuple[tuple[str, str, int], ...] = ()  # payer, receiver, points: where those who did not win settle too

    def counted(self, *tags: str) -> tuple[Line, ...]:
        """The lines that count, of these tags."""
        return tuple(line for line in self.lines if line.tag in tags and not line.why_not)

    @property
    def uncounted(self) -> tuple[Line, ...]:
        return tuple(line for line in self.lines if line.why_not)

    @property
    def fan(self) -> int:
        return sum(line.worth for line in self.counted(FAN, BONUS))

    @property
    def yaku(self) -> int:
        """What counts towards the minimum."""
        return sum(line.worth for line in self.counted(FAN))

    @property
    def minimum_is_raised(self) -> bool:
        """More is asked of this win than of most."""
        usual = self.rules.resolved.minimum
        assert isinstance(usual, Expr)
        return self.minimum > evaluate(usual, {})

    @property
    def fu(self) -> int:
        """The sum before rounding."""
        return sum(line.worth for line in self.counted(POINTS))

    @property
    def limits(self) -> int | float:
        return self.rules.resolved.formula.limits(sum(line.worth for line in self.counted(LIMIT)))

    @property
    def total(self) -> int:
        """What people call the total: what the winner gets for the hand alone, or what the hand is worth."""
        if self.rules.resolved.payment.total_is_value and self.calculation:
            return self.calculation.value
        return sum(
            payment.number * share.points
            for payment in self.payments
            for share in payment.shares
            if share.reason is not Reason.HONBA
        )

    @property
    def bet_points(self) -> int:
        return self.bets * self.rules.resolved.payment.bet

    @property
    def received(self) -> int:
        """What the winner gets, honba, bets and items included."""
        return sum(payment.number * payment.points for payment in self.payments) + self.bet_points + self.items

    def text(self, lang: str = "en", terms: str = "native", *, colour: bool = False, all_readings: bool = False) -> str:
        """The explanation for a terminal."""
        from ruka.explain.text import to_text

        return to_text(self, lang, terms, colour=colour, all_readings=all_readings)

    def html(self, lang: str = "en", terms: str = "native", *, page: bool = True) -> str:
        """A page that stands alone, or the part of one."""
        from ruka.explain.html import to_fragment, to_page

        return to_page(self, lang, terms) if page else to_fragment(self, lang, terms)

    def said(self, lang: str = "en", terms: str = "native", players: tuple[tuple[str, str], ...] = ()) -> Said:
        """The explanation as the schema declares it, with its words in one language."""
        from ruka.explain.data import said

        return said(self, lang, terms, players)

    def to_json(
        self, lang: str = "en", terms: str = "native", players: tuple[tuple[str, str], ...] = ()
    ) -> dict[str, object]:
        """The explanation for programs, with its words in one language; `players`: winds, and who sits there."""
        return self.said(lang, terms, players).to_json()

    def __str__(self) -> str:
        return self.text()
