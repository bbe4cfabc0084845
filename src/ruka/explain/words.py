"""Sentences of an explanation in one language, shared by text, HTML and JSON."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ruka.errors import UnknownName
from ruka.explain.explanation import (
    By,
    Calculation,
    Explanation,
    Line,
    OtherReading,
    Outcome,
    Payment,
    Reason,
    Share,
    Unfinished,
    Why,
)
from ruka.explain.payments import in_chips
from ruka.explain.terms import SETS, TERMS, WAITS, pattern_name
from ruka.hands import Reading
from ruka.rules.pattern import CATALOGUE, LIMIT, POINTS
from ruka.rules.ruleset import RuleSet
from ruka.texts import text

LIABILITY = (Reason.LIABLE, Reason.LIABLE_HALF, Reason.FOR_ALL)


@dataclass(frozen=True)
class Words:
    """Puts an explanation into words of one language, with native or Japanese terms."""

    lang: str = "en"
    terms: str = "native"
    rules: RuleSet | None = None  # whose source has its own terms and units
    players: tuple[tuple[str, str], ...] = ()  # names by the winds they sit at; a wind without one stands for itself

    def __post_init__(self) -> None:
        if self.terms not in TERMS:
            raise UnknownName("unknown-terms", name=self.terms, known=", ".join(TERMS))

    def text(self, key: str, **words: str | int | float) -> str:
        return text(key, self.lang, **{name: _plain(word) for name, word in words.items()})

    # --- names and numbers

    def player(self, wind: str | None) -> str:
        """Whoever sits at a wind, by name and wind; nothing where nobody knows the name.

        >>> Words(players=(("W", "Eva"),)).player("W")
        'Eva (west)'
        """
        name = dict(self.players).get(wind) if wind else ""  # "others" pay, and one sits out, without a wind
        return self.text("named-player", name=name, wind=wind or "") if name else ""

    def of_player(self, key: str, wind: str | None, **words: str | int | float) -> str:
        """A sentence about whoever sits at a wind: `named-…` where the name is known."""
        who = self.player(wind)
        return self.text(f"named-{key}", who=who, **words) if who else self.text(key, seat=wind or "none", **words)

    def name(self, pattern: str) -> str:
        return self._source_term(pattern) or self._house_name(pattern) or pattern_name(pattern, self.lang, self.terms)

    def _house_name(self, pattern: str) -> str:
        """Of a pattern that only these rules have."""
        if self.rules is None or pattern in CATALOGUE:
            return ""
        own = (price.pattern for price in self.rules.prices if price.pattern.id == pattern)
        return next((one.name(self.lang) for one in own), pattern)

    def choice(self, value: str) -> str:
        """A value of an option or a policy; one without a name of its own speaks for itself."""
        try:
            return self.text(f"choice-{value}")
        except KeyError:
            return value

    def term(self, key: str) -> str:
        """What the source calls it, or the word that all share."""
        return self._source_term(key) or self.text(key)

    def _source_term(self, pattern: str) -> str | None:
        if self.rules is None or self.terms != "native":
            return None
        return self.rules.terms.get(self.lang, {}).get(pattern)

    @property
    def unit(self) -> str:
        """What fan are called."""
        return self.rules.unit if self.rules else "fan"

    @property
    def unit_name(self) -> str:
        return self.text(f"table-{self.unit}-{self.terms}")

    @property
    def limits_title(self) -> str:
        """Steps without a name are not limits but a table."""
        steps = self.rules.resolved.formula.ladder if self.rules else ()
        return self.text("table-limits" if all(step.name for step in steps) else "table-values")

    @property
    def points_unit(self) -> str:
        """Beside doubles there are points, beside fan and han the little ones."""
        return "points" if self.unit == "doubles" else "fu"

    @property
    def points_section(self) -> str:
        return f"section-{self.points_unit}-{self.riichi_terms}"

    @property
    def riichi_terms(self) -> str:
        """A source that says han says fu too."""
        return "japanese" if self.unit == "han" else self.terms

    def fan(self, count: int) -> str:
        return self.text(f"unit-{self.unit}-{self.terms}", count=count)

    def fu(self, count: int) -> str:
        return self.points(count) if self.points_unit == "points" else self.text(f"fu-{self.riichi_terms}", count=count)

    def number(self, number: int | float) -> str:
        return self.text("number", number=number)

    def points(self, count: int) -> str:
        return self.text("points", count=count)

    def value(self, tag: str, count: int | float) -> str:
        """What a price of this tag says, with its unit."""
        if tag == LIMIT:
            limit = self.rules.resolved.formula.limit_name if self.rules else ""
            return limit if count == 1 else f"{self.number(count)} × {limit}"
        return self.fu(int(count)) if tag == POINTS else self.fan(int(count))

    def wait(self, reading: Reading) -> str:
        """The wait that won, or the form where a wait says nothing."""
        if reading.wait is None or reading.form != "regular":
            return self.text(f"form-{reading.form}")
        return self.text(f"wait-{reading.wait}") if self.terms == "native" else WAITS[reading.wait]

    def line(self, line: Line, reading: Reading) -> str:
        """What a line is called; sets of fu say whether they are open, waits which they are."""
        if self._is_one_short(line, reading):
            return self.text("one-tile-short", name=self.name(line.pattern))
        named = CATALOGUE[line.pattern].named_by if line.pattern in CATALOGUE else ""
        if named == "wait":
            return self._source_term(line.pattern) or capital(self.wait(reading))
        if not named or line.shown is None:
            return self.name(line.pattern)
        if self.terms == "japanese":
            return SETS[named, line.shown]
        key = f"set-{named}-{'open' if line.shown else 'concealed'}"
        return self._source_term(f"{key}-{_kind_of(line.tiles[0])}") or self.term(key)

    def _is_one_short(self, line: Line, reading: Reading) -> bool:
        asked = self.rules.prices_one_short if self.rules and reading.form == "unfinished" else ()
        return any(price.pattern.id == line.pattern for price in asked)

    def note(self, line: Line) -> str:
        """A concealed pung that counts as open says why."""
        return self.term("set-by-discard") if line.shown and not line.tiles[0].startswith("[") else ""

    def why_not(self, line: Line, explanation: Explanation) -> str:
        if line.why_not is Why.EXCLUDED:
            return self.text("why-excluded", by=self.name(line.by or line.pattern))
        limit = explanation.rules.resolved.formula.limit_name
        return self.text(f"why-{line.why_not}", limit=limit, unit=self.unit)

    def worth(self, line: Line) -> str:
        """What a line adds; a limit that is added to fan is not mistaken for fan."""
        formula = self.rules.resolved.formula if self.rules else None
        if formula is None or line.tag != LIMIT:
            return str(line.count * line.value)
        return formula.limit_name if formula.limit_adds else self.number(formula.limits(line.count * line.value))

    # --- sentences

    def headline(self, explanation: Explanation) -> str:
        """The result in one line."""
        return capital(self._headline(explanation))

    def _headline(self, explanation: Explanation) -> str:
        if explanation.outcome is Outcome.INCOMPLETE:
            return self.text("headline-incomplete", count=explanation.shanten)
        if explanation.calculation is None:
            had, minimum, why = explanation.yaku, explanation.minimum, self._why_too_little(explanation)
            if self.unit in ("fan", "han"):
                return self.text("headline-no-yaku", had=had, minimum=minimum, why=why)
            return self.text("headline-too-little", had=self.fan(had), minimum=self.fan(minimum), why=why)
        return self.result(explanation.calculation, explanation.total)

    def _why_too_little(self, explanation: Explanation) -> str:
        raised = self.grounds("raised_minimum") if explanation.minimum_is_raised else ()
        reasons = ((reason, f" ({clause})" if clause else "") for reason, clause in (*self.grounds("minimum"), *raised))
        return "".join(f"; {reason}{clause}" for reason, clause in reasons)

    def grounds(self, of: str) -> tuple[tuple[str, str], ...]:
        """The reasons of a refusal or a payment that are no lines, each with its clause."""
        grounds = self.rules.resolved.grounds if self.rules else ()
        return tuple(
            (self.text(f"reason-{ground.reason}") if ground.reason else "", ground.clause)
            for ground in grounds
            if ground.of == of
        )

    def result(self, sum_: Calculation, total: int) -> str:
        """Fan, fu or limit, and the points."""
        points = self.points(total)
        if sum_.by is By.LIMITS:
            return self.text("headline-limits", number=sum_.limits, limit=sum_.limit or "", points=points)
        if sum_.by is By.ADDED:
            return self.text("headline-added", limit=_limits(sum_), fan=self.fan(sum_.fan), points=points)
        if sum_.by in (By.TABLE, By.SUM):
            return self.text(f"headline-{sum_.by}", fan=self.fan(sum_.fan), points=points)
        if sum_.by in (By.FORMULA, By.ROUNDED):
            return self.text("headline-formula", fan=self.fan(sum_.fan), fu=self.fu(sum_.base), points=points)
        fan = self.fan(sum_.fan) if sum_.by is By.FAN else f"{self.fan(sum_.fan)}, {self.fu(sum_.base)}"
        return self.text("headline-limit", limit=sum_.limit or "", fan=fan, points=points)

    def circumstances(self, explanation: Explanation) -> str:
        return " · ".join(
            (
                explanation.rules.names.get(self.lang, explanation.rules.id),
                self.text("explain-win", win="tsumo" if explanation.draw else "ron"),
                self.text("explain-seat", seat=explanation.seat, round=explanation.round),
            )
        )

    def calculation(self, sum_: Calculation) -> str:
        """From fu and fan to the value, in numbers."""
        words: dict[str, str | int | float] = {"value": sum_.value, "limit": sum_.limit or ""}
        if sum_.by is By.LIMITS:
            words["number"] = sum_.limits
        elif sum_.by is By.ADDED:
            added = sum_.value - sum_.by_fan
            words |= {"limit": _limits(sum_), "limits": added, "fan": self.fan(sum_.fan), "by_fan": sum_.by_fan}
        elif sum_.by in (By.FAN, By.TABLE, By.SUM):
            words["fan"] = self.fan(sum_.fan)
        else:
            words["formula"] = self._formula(sum_)
        return self.text(f"calculation-{sum_.by}", **words)

    @staticmethod
    def _formula(sum_: Calculation) -> str:
        """Points that nothing doubles stand alone."""
        if not sum_.doublings:
            return str(sum_.product)
        power = f"({sum_.exponent} + {sum_.fan})" if sum_.exponent else str(sum_.fan)
        return f"{sum_.base} × 2^{power} = {sum_.product}"

    def unfinished(self, hand: Unfinished) -> str:
        """What the hand of one who did not win is worth."""
        return self.of_player("explain-unfinished", hand.seat, calculation=self.calculation(hand.calculation))

    def payments(self, explanation: Explanation) -> Iterator[str]:
        """Who pays what for what, and what the winner gets."""
        yield from map(self.payment, explanation.payments)
        for payer, receiver, points in explanation.flows:
            if receiver != explanation.seat:
                yield self._between(payer, receiver, self.points(points))
        if explanation.bet_points:
            each = explanation.rules.resolved.payment.bet
            yield self.text("explain-bets", count=explanation.bets, each=each, points=explanation.bet_points)
        if explanation.items:
            key = "explain-item-more" if explanation.items > 0 else "explain-item-spared"
            yield self.text(key, points=self.points(abs(explanation.items)))
        if explanation.payments:
            yield self.of_player("explain-gets", explanation.seat, points=self.points(explanation.received))
            yield from self._in_chips(explanation)

    def _in_chips(self, explanation: Explanation) -> Iterator[str]:
        chips = explanation.rules.resolved.match.chips
        if chips and (counted := in_chips(explanation.received, chips)):
            yield self.text("explain-chips", chips=" + ".join(f"{number} × {chip}" for chip, number in counted.items()))

    def payment(self, payment: Payment) -> str:
        two = self.rules is not None and self.rules.resolved.players == 2
        payer = "opponent" if two and payment.payer == "others" else payment.payer
        return self.of_player(f"pays-{payer}", payment.seat, number=payment.number, sum=self._sum(payment))

    def _between(self, payer: str, receiver: str, points: str) -> str:
        who, whom = self.player(payer), self.player(receiver)
        if who and whom:
            return self.text("named-pays-between", who=who, whom=whom, points=points)
        return self.text("pays-between", payer=payer, receiver=receiver, points=points)

    def lost(self, other: OtherReading) -> str:
        return self.text(f"lost-{other.reason}", points=self.points(other.total))

    def _sum(self, payment: Payment) -> str:
        parts = " + ".join(self._share(share, payment.payer) for share in payment.shares)
        return parts if len(payment.shares) == 1 else f"{parts} = {payment.points}"

    def _share(self, share: Share, payer: str) -> str:
        """The points, and in brackets where they come from."""
        source = ""
        if share.reason is Reason.HAND:
            source = "" if share.times == 1 else f"{share.times} × {share.each}"
            if share.exact != share.points:
                source = self.text("share-rounded", sum=f"{source} = {share.exact}" if source else share.exact)
        elif share.reason in (Reason.FOR_ALL, Reason.FLAT):
            source = self.text(f"share-{share.reason}")
        elif share.reason is Reason.HONBA:
            source = self.text("share-honba", count=share.times)
        else:
            source = self.text(f"share-{share.reason}", pattern=self.name(share.pattern or ""))
        drawn = share.reason is Reason.HAND and payer != "discarder"
        grounds = self.grounds("drawn" if drawn else "liability" if share.reason in LIABILITY else "")
        source = "; ".join(filter(None, (source, *(word for ground in grounds for word in ground))))
        return f"{share.points} ({source})" if source else str(share.points)


def _kind_of(group: str) -> str:
    """Some sources name sets by what their tiles are, too."""
    first, suit = group.strip("[]<>")[0], group.strip("[]<>")[-1]
    return "honour" if suit == "z" else "terminal" if first in "19" else "simple"


def _plain(word: str | int | float) -> str | int | float:
    """Numbers as the sources print them: no separators between thousands, 12000."""
    if isinstance(word, str):
        return word
    from fluent.runtime.types import fluent_number  # Fluent is slow to import

    number = fluent_number(word, useGrouping=False)
    assert isinstance(number, int | float)
    return number


def _limits(sum_: Calculation) -> str:
    """Limit hands that are added to the rest."""
    return f"{sum_.limits} × {sum_.limit}" if sum_.limits > 1 else sum_.limit or ""


def capital(words: str) -> str:
    """The words as they begin a sentence."""
    return words[:1].upper() + words[1:]
