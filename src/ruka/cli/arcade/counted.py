"""A win as source 001 prints its examples: base lines, fans, the hand's score, the multiplier, the total. All figures
are those of the explanation; here is only their order, as on the page (`web/src/components/arcade/counted.ts`)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal, NamedTuple

from msgspec import UNSET

from ruka.schema.explanations import SaidLine, SaidShare, Won
from ruka.texts import text

# As the source lists them: what was declared, how it was won, what kinds of tiles; the rest as the rules have it.
FIRST = (
    *("riichi", "double_riichi", "ippatsu", "menzen_tsumo", "tanyao", "pinfu", "iipeikou"),
    *("yakuhai_seat", "yakuhai_round", "yakuhai_white", "yakuhai_green", "yakuhai_red", "honroutou", "chinroutou"),
)


class Row(NamedTuple):
    kind: Literal["head", "line", "sum", "total"]
    text: str
    worth: str = ""
    tiles: tuple[str, ...] = ()


@dataclass(frozen=True)
class Counting:
    """Of one win, in one language; `name` is the opponent's."""

    won: Won
    lang: str
    you: bool
    dealer: bool
    name: str

    def how(self) -> str:
        return self._text("arcade-count-how", **self._who(), win=self.won.win)

    def rows(self) -> list[Row]:
        return [*self._base(), *self._fans(), *self._score(), *self._besides()]

    def _base(self) -> Iterator[Row]:
        """Only where it decides: the source leaves it out of hands that fans alone make a limit."""
        won = self.won
        if not won.doubled:
            return
        yield Row("head", self._text("arcade-count-base"))
        lines = [line for line in won.lines if line.tag == "points"]
        for place, line in enumerate(lines):
            worth = int(line.value * line.count)
            yield _line(line, self._more(worth) if place else self._points(worth))
        yield Row("sum", self._text("arcade-count-together"), self._points(won.fu))
        how = _turned(won.fu, won.base)
        yield Row("sum", self._text("arcade-count-base-is", how=how), self._points(won.base))

    def _fans(self) -> Iterator[Row]:
        yield Row("head", self._text("arcade-count-fans"))
        for line in sorted((line for line in self.won.lines if line.tag != "points"), key=_rank):
            key = "arcade-count-yakuman" if line.tag == "limit" else "arcade-count-fan"
            yield _line(line, f"[{self._text(key, count=line.value * line.count)}]")
        yield Row("sum", self._text("arcade-count-together"), self._together())

    def _together(self) -> str:
        won = self.won
        if won.limits:
            return self._text("arcade-count-yakuman", count=won.limits)
        fans = self._text("arcade-count-fan", count=0 if won.fan is UNSET else won.fan)
        if not won.doubled:
            return f"{fans} = {won.limit}"
        return self._text("arcade-count-for-win", fans=fans, more=won.doubled.by_win)

    def _score(self) -> Iterator[Row]:
        """What the hand is worth, what it is multiplied by, and what it comes to."""
        won, hand, how = self.won, next(iter(self._shares("hand")), None), "same"
        if won.doubled and hand is not None:
            product = " × ".join(map(str, [won.base, *[2] * won.doubled.times]))
            who = {**self._who(), "value": won.doubled.product, "times": hand.times}
            yield Row("head", self._text("arcade-count-score"))
            yield Row("line", self._text("arcade-count-hand", product=product), self._points(won.doubled.product))
            yield Row("line", self._text("arcade-count-times", **who), self._points(hand.exact))
            how = _turned(hand.exact, won.total)
        total = self._text("arcade-count-total", how=how, limit=won.limit or "")
        yield Row("total", total, self._points(won.total))

    def _besides(self) -> Iterator[Row]:
        """What comes on top of the score, and what an item made of it."""
        won = self.won
        rows = [
            Row("line", self._text("arcade-count-counter"), self._more(share.points)) for share in self._shares("honba")
        ]
        if won.bets:
            rows.append(Row("line", self._text("arcade-count-sticks"), self._more(won.bets)))
        if won.items:
            item = "double" if won.items > 0 else "shield"
            rows.append(Row("line", self._text(f"arcade-item-{item}"), self._more(won.items)))
        yield from rows
        if rows:
            yield Row("sum", self._text("arcade-count-received"), self._points(won.received))

    def _shares(self, reason: str) -> list[SaidShare]:
        return [share for payment in self.won.payments for share in payment.shares if share.reason == reason]

    def _who(self) -> dict[str, str | float]:
        return {"you": _yes(self.you), "dealer": _yes(self.dealer), "name": self.name}

    def _points(self, count: int) -> str:
        return self._text("arcade-count-points", count=count)

    def _more(self, count: int) -> str:
        return f"−{self._points(-count)}" if count < 0 else f"+{self._points(count)}"

    def _text(self, key: str, **words: str | float) -> str:
        return text(key, self.lang, **words)


def _line(line: SaidLine, worth: str) -> Row:
    times = f"{line.count} × {line.name}" if line.count > 1 else line.name
    return Row("line", f"{times} ({line.note})" if line.note else times, worth, line.tiles)


def _rank(line: SaidLine) -> int:
    return FIRST.index(line.pattern) if line.pattern in FIRST else len(FIRST)


def _turned(before: int, after: int) -> str:
    return "up" if after > before else "most" if after < before else "same"


def _yes(so: bool) -> str:
    return "yes" if so else "no"
