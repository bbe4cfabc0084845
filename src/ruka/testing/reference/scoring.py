"""The reference scorer: the rules read out in plain Python, slowly and clearly.

It answers the same question as the native core from the same rules; tests compare the two.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import combinations

from ruka import _core
from ruka.rules.expr import Expr, Sort
from ruka.rules.lowering import evaluate, features_of
from ruka.rules.pattern import BONUS, FAN, LIMIT, POINTS, Price
from ruka.rules.policies import Formula
from ruka.rules.row import CIRCUMSTANCES, FEATURES, SECOND_STAGE
from ruka.rules.ruleset import RuleSet
from ruka.scoring.program import ALL_SETS
from ruka.scoring.win import WINDS, flags_of
from ruka.testing.reference.choice import choose, join
from ruka.testing.reference.shape import finishes

Row = dict[str, int]
NORTH = 30
COPIES = 4
DEALER = 0
NOBODY = 255


@dataclass
class RefLine:
    """A priced pattern that the row has."""

    price: Price
    count: int
    value: int
    witness: int
    sets: tuple[int, ...] = ()  # of a line that combines sets: a bit for each set, once for each time
    excluded_by: Price | None = None


@dataclass
class RefRow:
    """A row, scored."""

    row: Row
    reading: _core.Reading | None  # None: a hand that did not win
    lines: list[RefLine] = field(default_factory=list)
    totals: dict[str, int] = field(default_factory=dict)
    minimum: int = 0
    discarder_alone: bool = False
    base: int = 0
    value: int = 0
    places: tuple[int, ...] = ()  # where sets are combined: of the counted lines in the price list, the first is best

    @property
    def fan(self) -> int:
        return self.totals[FAN] + self.totals[BONUS]

    @property
    def qualified(self) -> bool:
        return self.totals[LIMIT] > 0 or self.totals[FAN] >= self.minimum

    @property
    def rank(self) -> tuple[bool, int, int, int, int, tuple[int, ...]]:
        """D-05: what pays most, a limit hand before fan that reach as much; then more fan, then more fu.

        Where sets are combined, what stands first in the list.
        """
        return self.qualified, self.value, self.totals[LIMIT], self.fan, self.totals[POINTS], self.places


def score_rows(rules: RuleSet, hand: _core.Hand, win: _core.Win) -> list[RefRow]:
    """Every row of the hand with its lines and value, in the order of the readings."""
    rules = rules.resolved
    return [_scored(rules, row, reading) for row, reading in rows(rules, hand, win)]


def best(scored: list[RefRow]) -> RefRow | None:
    """The row that the winner chooses; of equal ones the first."""
    return max(scored, key=lambda r: r.rank, default=None)


def unfinished_value(rules: RuleSet, hand: _core.Hand, seat: str, round: str) -> int:
    """What a hand that did not win is worth."""
    own = rules.of_unfinished
    assert own is not None
    held = [*map(kind_of, hand.tiles)]
    sets = [(meld.type, meld.kind, meld.concealed) for meld in hand.melds]
    sets += [(_core.PUNG, kind, True) for kind in set(held) if held.count(kind) >= 3]
    row = dict.fromkeys(FEATURES, 0)
    for type, kind, concealed in sets:
        if type == _core.CHOW:
            row["chows"] |= 1 << kind
            continue
        row["pungs"] |= 1 << kind
        row["kongs"] |= (1 << kind) * (type == _core.KONG)
        row["concealed_pungs"] |= (1 << kind) * concealed
    row["pairs"] = sum(1 << kind for kind in set(held) if held.count(kind) == 2)
    row["own_wind"], row["round_wind"] = (1 << 27 + WINDS.index(wind) for wind in (seat, round))
    row["flowers"] = sum(1 << flower - 37 for flower in hand.flowers)
    row["one_short"] = _one_tile_short(rules.resolved, hand, seat, round)
    concealed = all(meld.concealed for meld in hand.melds)
    row["circumstances"] = concealed << CIRCUMSTANCES.index("concealed") | (seat == "E") << CIRCUMSTANCES.index(
        "dealer"
    )
    return _scored(own.resolved, row, None).value


def _one_tile_short(rules: RuleSet, hand: _core.Hand, seat: str, round: str) -> int:
    """A bit for each price of that kind that the hand would have with one more tile, drawn."""
    prices = rules.prices_one_short
    found = 0
    for kind in range(34 if prices else 0):
        if not rules.tiles.kinds >> kind & 1 or _all_held(hand).count(kind) == COPIES:
            continue
        drawn = _core.Hand([*hand.tiles, kind], hand.melds, winning=kind, flowers=hand.flowers)
        for row, _ in rows(rules, drawn, _core.Win("tsumo", seat=seat, round=round)):
            found |= sum(1 << place for place, price in enumerate(prices) if evaluate(price.expr, row))
    return found


def _all_held(hand: _core.Hand) -> list[int]:
    return [*map(kind_of, hand.tiles), *(kind_of(t) for meld in hand.melds for t in meld.tiles)]


def _own(hand: _core.Hand) -> list[int]:
    return [*map(kind_of, hand.tiles), *(kind_of(t) for m in hand.melds if m.concealed for t in m.tiles)]


def _concealed(hand: _core.Hand, reading: _core.Reading, win: _core.Win) -> list[int]:
    """The tiles that lie in no open set; one finished by a discard is open, whatever it is (002, D-50)."""
    own = _own(hand)
    if "draw" not in flags_of(win) and reading.completed is not None:
        finished = reading.sets[reading.completed]
        for place in range(3):
            own.remove(finished.kind + place * (finished.type == _core.CHOW))
    return own


def kind_of(code: int) -> int:
    """The kind of a tile code that is no flower."""
    return (code - 34) * 9 + 4 if code >= 34 else code


# --- rows ------------------------------------------------------------------------------------------------------------


def rows(rules: RuleSet, hand: _core.Hand, win: _core.Win) -> Iterator[tuple[Row, _core.Reading]]:
    """The features of every reading with every role of the winning tile."""
    forms = rules.form_bits
    if {"first_turn", "draw"} <= flags_of(win) and win.seat == DEALER:
        forms |= rules.opening_form_bits
    if not (readings := _core.readings(hand, forms, rules.tiles.kinds)):
        return  # most hands with one more tile are no win, and their features would take long
    whole = _whole_hand(rules, hand, win)
    doras = [rules.tiles.dora_of(kind_of(t)) for t in win.dora]
    for reading in readings:
        row = whole | _of_reading(reading, win)
        row["concealed_dora"] = sum(_concealed(hand, reading, win).count(dora) for dora in doras)
        yield row, reading


def _whole_hand(rules: RuleSet, hand: _core.Hand, win: _core.Win) -> Row:
    assert hand.winning is not None
    held = _all_held(hand)
    own = _own(hand)
    shown = sum(not meld.concealed for meld in hand.melds)
    reds = sum(34 <= t <= 36 for t in hand.tiles) + sum(meld.reds for meld in hand.melds)
    follows = {
        "concealed": shown == 0,
        "dealer": win.seat == DEALER,
        "other_discarded": win.discarder not in (DEALER, NOBODY),
        "last_of_kind": held.count(won := kind_of(hand.winning)) - own.count(won) == rules.tiles.copies - 1,
    }
    flags = flags_of(win) | {name for name, holds in follows.items() if holds}
    doras = [rules.tiles.dora_of(kind_of(t)) for t in win.dora]
    uras = [rules.tiles.dora_of(kind_of(t)) for t in win.ura] if "riichi" in flags else []
    waiting = list(hand.tiles)
    waiting.remove(hand.winning)
    before = _core.Hand(waiting, hand.melds)
    waits = {kind for kind, _ in _core.waits(before, rules.form_bits, rules.tiles.kinds)}
    fifths = {kind for kind in set(held) if _all_held(before).count(kind) == COPIES and finishes(before, kind, rules)}
    row = {
        "winning": 1 << kind_of(hand.winning),
        "waits": sum(1 << kind for kind in waits),
        "shape_waits": sum(1 << kind for kind in waits | fifths),
        "own_wind": 1 << 27 + win.seat,
        "round_wind": 1 << 27 + win.round,
        "shown_count": shown,
        "flowers": sum(1 << flower - 37 for flower in hand.flowers),
        "red": reds,
        "dora": sum(held.count(d) + win.nuki * (d == NORTH) for d in doras),
        "ura": sum(held.count(d) + win.nuki * (d == NORTH) for d in uras),
        "nuki": win.nuki,
        "honba": win.honba,
        "circumstances": sum(1 << i for i, name in enumerate(CIRCUMSTANCES) if name in flags),
    }
    for times in (1, 2, 3, 4):
        row[f"kinds{times}"] = sum(1 << kind for kind in range(34) if held.count(kind) >= times)
    return row


def _of_reading(reading: _core.Reading, win: _core.Win) -> Row:
    draw = "draw" in flags_of(win)
    chows = [s.kind for s in reading.sets if s.type == _core.CHOW]
    row = _of_chows(chows) | {
        "pairs": sum(1 << kind for kind in set(reading.pairs)),
        "form": reading.form,
        "role": 0 if reading.role == _core.NO_ROLE else 1 << reading.role,
    }
    words = ("pungs", "concealed_pungs", "kongs", "concealed_kongs", "shown_chows", "shown_pungs")
    row |= dict.fromkeys((*words, "completed_chow", "completed_pung"), 0)
    for index, s in enumerate(reading.sets):
        completed = index == reading.completed
        bit = 1 << s.kind
        if s.type == _core.CHOW:
            row["shown_chows"] |= bit * s.shown
            row["completed_chow"] |= bit * completed
            continue
        row["pungs"] |= bit
        row["kongs"] |= bit * (s.type == _core.KONG)
        row["shown_pungs"] |= bit * s.shown
        row["completed_pung"] |= bit * completed
        if not s.shown and (draw or not completed):  # finished by a discard: open (000, 4.1.1)
            row["concealed_pungs"] |= bit
            row["concealed_kongs"] |= bit * (s.type == _core.KONG)
    return row


# --- lines -----------------------------------------------------------------------------------------------------------


def _scored(rules: RuleSet, row: Row, reading: _core.Reading | None) -> RefRow:
    assert isinstance(rules.minimum, Expr)
    result = RefRow(dict(row), reading, minimum=evaluate(rules.minimum, row))
    result.discarder_alone = rules.liability is not None and bool(evaluate(rules.liability, row))
    concealed = bool(row["circumstances"] >> CIRCUMSTANCES.index("concealed") & 1)
    for stage in (False, True):
        prices = [p for p in rules.prices if bool(features_of(p.expr) & SECOND_STAGE) is stage]
        memo: dict[int, int] = {}
        for price in prices:
            value = price.concealed if concealed else price.open
            if not value:
                continue
            if price.sets:
                choices = tuple(_choices(price, result.row, reading, memo))
                if choices:
                    result.lines.append(RefLine(price, 1, value, 0, choices))
            elif answer := evaluate(price.expr, result.row, memo):
                result.lines.append(_line(price, answer, value))
        sets = len(reading.sets) if reading else 0
        if rules.in_order:
            choose(result.lines, sets)
        else:
            _exclude(result.lines)
            join([line for line in result.lines if line.price.sets], sets)
        result.totals = _totals(result.lines, rules.formula)
        result.row |= {f"total_{tag}": total for tag, total in result.totals.items()}
    if rules.in_order:
        counted = {id(line.price) for line in result.lines if line.excluded_by is None}
        result.places = tuple(-place for place, price in enumerate(rules.prices) if id(price) in counted)
    result.base = rounded_points(rules.formula, result.totals[POINTS])
    result.value = value_of(rules.formula, result.totals, result.fan)
    if not rules.formula.limit_adds and result.value > value_by_limits(rules.formula, result.totals[LIMIT]):
        result.totals[LIMIT] = 0  # it counts by its points
        result.lines = [line for line in result.lines if line.price.tag != LIMIT]
    return result


def _line(price: Price, answer: int, value: int) -> RefLine:
    if price.expr.sort is Sort.KINDS:
        return RefLine(price, answer.bit_count(), value, answer)
    return RefLine(price, answer, value, 0)


def _choices(price: Price, row: Row, reading: _core.Reading | None, memo: dict[int, int]) -> Iterator[int]:
    """The sets that have the price's body by themselves, a bit for each, in every way; all four are the whole row."""
    body = price.body
    sets = [(s.type == _core.CHOW, s.kind) for s in (reading.sets if reading else ())]
    for chosen in combinations(range(len(sets)), price.sets):
        alone = price.sets < ALL_SETS
        if _holds(body, *sorted(sets[place] for place in chosen)) if alone else evaluate(body, row, memo):
            yield sum(1 << place for place in chosen)


@lru_cache(maxsize=1 << 18)
def _holds(body: Expr, *sets: tuple[bool, int]) -> bool:
    """On a row of nothing but these sets, each a chow or not and its kind. The same few come again and again."""
    row = _of_chows([kind for chow, kind in sets if chow])
    row["pungs"] = sum(1 << kind for chow, kind in sets if not chow)
    return bool(evaluate(body, row))


def _of_chows(chows: list[int]) -> Row:
    row = {"chow_count": len(chows)}
    for times, name in enumerate(("chows", "chows2", "chows3", "chows4"), start=1):
        row[name] = sum(1 << kind for kind in set(chows) if chows.count(kind) >= times)
    return row


def _exclude(lines: list[RefLine]) -> None:
    """Others take a line away: wholly, or only those of its instances that they name."""
    for line in lines:
        takers = [
            (other.price, line.price.kinds_taken_by(gone))
            for other in lines
            for gone in other.price.excludes
            if gone.id == line.price.pattern.id and other is not line
        ]
        wholly = [price for price, kinds in takers if kinds is None]
        partly = [(price, kinds) for price, kinds in takers if kinds is not None]
        for _, kinds in partly:
            line.witness &= ~kinds
            line.count = line.witness.bit_count()
        if wholly or not line.count:
            line.excluded_by = [*wholly, *(price for price, _ in partly)][0]


def _totals(lines: list[RefLine], formula: Formula) -> dict[str, int]:
    totals = dict.fromkeys((POINTS, FAN, BONUS, LIMIT), 0)
    for line in lines:
        if line.excluded_by is not None:
            continue
        worth = line.value * line.count
        if line.price.tag == LIMIT and not formula.limits_add_up:
            totals[LIMIT] = max(totals[LIMIT], worth)
        else:
            totals[line.price.tag] += worth
    return totals


# --- value -----------------------------------------------------------------------------------------------------------


def rounded_points(formula: Formula, points: int) -> int:
    """Fu as they count: rounded up, but for the flat points of seven pairs."""
    if points and points == formula.flat_points:
        return points
    rounded = rounded_up(points, formula.points_round_up)
    return min(rounded, formula.points_cap) if formula.points_cap else rounded


def value_of(formula: Formula, totals: Mapping[str, int], fan: int) -> int:
    """The value of the hand, before anybody pays it."""
    by_limits = value_by_limits(formula, totals[LIMIT])
    by_fan = value_by_fan(formula, rounded_points(formula, totals[POINTS]), fan)
    if not totals[LIMIT]:
        return by_fan
    return by_limits + by_fan if formula.limit_adds else max(by_limits, by_fan)


def value_by_limits(formula: Formula, limits: int) -> int:
    return formula.limit * min(limits, formula.most_limits) // formula.limit_parts


def value_by_fan(formula: Formula, points: int, fan: int) -> int:
    """The value by points and fan alone."""
    if formula.kind == "sum":
        return fan
    steps = [s for s in formula.ladder if s.fan <= fan]
    if steps:
        return steps[-1].value
    value = points << min(formula.exponent + fan, 40)
    if formula.rounded_up_from and value >= formula.rounded_up_from:
        value = max(value, formula.cap)
    unit = formula.value_round
    return min((value + unit // 2) // unit * unit, formula.cap)


def rounded_up(points: int, unit: int) -> int:
    return -(-points // unit) * unit
