"""Who pays what: from the table of points, for whole hands, with counters and bets, and the sums of a whole game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from random import Random

from ruka.explain import Explanation, explain
from ruka.explain.payments import payments_of
from ruka.explain.points import explain_points
from ruka.explain.words import Words, capital
from ruka.learn.drills.drill import Asked, Drill, Item, Level, Make, line, number
from ruka.learn.drills.hands import RICH, USUAL, Won, won
from ruka.rules.expr import Expr
from ruka.rules.lowering import evaluate
from ruka.rules.ruleset import RuleSet
from ruka.schema.learning import DrillAnswer, Picture, VerdictLine
from ruka.scoring import payments, points, score
from ruka.texts import signed

ROUNDED = (30, 30, 30, 40, 40, 50, 60, 70)  # fu, as often as they come
EXACT = range(22, 66, 2)
FEW_FAN, ALL_FAN, SUMS = (1, 4), (1, 13), (8, 48)
HONBA, STICKS = (0, 1, 1, 2, 3, 5), (0, 1, 1, 2)
STEP = 100  # that points of a game are counted in


@dataclass(frozen=True)
class TableItem(Item):
    """What a payer owes for so many fan, and fu where they count."""

    rules: RuleSet
    fan: int
    fu: int
    seat: str
    win: str
    payer: str
    terms = ("score_tables", "settlement")

    @property
    def answer(self) -> DrillAnswer:
        return number(points(self.rules, fu=self.fu, fan=self.fan, seat=self.seat, win=self.win).pay[self.payer])

    def asked(self, words: Words) -> Asked:
        worth = words.fan(self.fan) + (f", {words.fu(self.fu)}" if self.fu else "")
        facts = (
            words.text("drill-points-winner", seat=self.seat, dealer=str(self.seat == "E").lower()),
            capital(words.text("explain-win", win=self.win)),
            worth,
        )
        return Asked.number(words.text("drill-points-pays", payer=self.payer), words.points, Picture(), facts)

    def why(self, words: Words, given: DrillAnswer) -> Iterator[VerdictLine]:
        found = explain_points(self.rules, fu=self.fu, fan=self.fan)
        yield line(words.calculation(found.calculation))
        for payment in payments_of(payments(self.rules, found.calculation.value, seat=self.seat, win=self.win)):
            yield line(words.payment(payment))


@dataclass(frozen=True)
class HandItem(Item):
    """What a payer owes for a whole hand, or what the winner gets with counters and bets."""

    rules: RuleSet
    won: Won
    payer: str  # empty: what the winner gets

    @cached_property
    def explanation(self) -> Explanation:
        return explain(self.rules, self.won.hand, **self.won.circumstances)

    @property
    def terms(self) -> tuple[str, ...]:  # type: ignore[override]
        return ("settlement",) if self.payer else ("settlement", "honba")

    @property
    def answer(self) -> DrillAnswer:
        return number(self.won.score.pay[self.payer] if self.payer else self.explanation.received)

    def asked(self, words: Words) -> Asked:
        said = self.won.circumstances
        counters = [
            words.text(f"drill-points-{name}", count=count)
            for name, count in (("honba", said.get("honba", 0)), ("sticks", said.get("sticks", 0)))
            if count
        ]
        prompt = words.text("drill-points-pays", payer=self.payer) if self.payer else words.text("drill-points-gets")
        return Asked.number(prompt, words.points, self.won.picture(), (*self.won.facts(words), *counters))

    def why(self, words: Words, given: DrillAnswer) -> Iterator[VerdictLine]:
        yield line(words.headline(self.explanation))
        assert self.explanation.calculation is not None
        yield line(words.calculation(self.explanation.calculation))
        for sentence in words.payments(self.explanation):
            yield line(sentence)


@dataclass(frozen=True)
class UmaItem(Item):
    """The final points of one of the players, after uma and oka."""

    rules: RuleSet
    scores: tuple[int, ...]  # from the first to the last, all different
    place: int
    terms = ("uma",)

    @property
    def answer(self) -> DrillAnswer:
        return number(final_points(self.rules, self.scores)[self.place])

    def asked(self, words: Words) -> Asked:
        facts = tuple(f"{place}. {words.points(score)}" for place, score in enumerate(self.scores, 1))
        match = self.rules.match
        uma = words.text("drill-points-uma-is", uma=" / ".join(map(signed, match.uma)))
        start = words.text("drill-points-start", points=words.points(match.starts(self.rules.people)[0]))
        oka = (words.text("drill-points-oka", points=words.points(match.oka)),) if match.oka else ()
        prompt = words.text("drill-points-final", place=self.place + 1)
        return Asked.number(prompt, words.points, Picture(), (*facts, start, uma, *oka))

    def why(self, words: Words, given: DrillAnswer) -> Iterator[VerdictLine]:
        match, people = self.rules.match, self.rules.people
        start = match.starts(people)[0]
        yield line(words.text("drill-points-difference"), worth=signed(self.scores[self.place] - start))
        if match.oka:
            yield line(words.text("drill-points-oka-each"), worth=signed(-(match.oka // people)))
        yield line(words.text("drill-points-by-uma"), worth=signed(match.uma[self.place]))
        if match.oka and not self.place:
            yield line(words.text("drill-points-by-oka"), worth=signed(match.oka))
        yield line(words.text("drill-sum"), worth=signed(self.answer.number or 0))


def final_points(rules: RuleSet, scores: tuple[int, ...]) -> list[int]:
    """Points above the start after uma and oka, of those who end with different scores, from the first to the last."""
    match, people = rules.match, len(scores)
    back, starts = match.oka // people, match.starts(people)
    oka = (match.oka, *(0 for _ in scores[1:]))
    return [score - starts[place] - back + match.uma[place] + oka[place] for place, score in enumerate(scores)]


# --- made ------------------------------------------------------------------------------------------------------------


def of_table(win: str, far: bool) -> Make:
    def make(rules: RuleSet, rng: Random) -> Item | None:
        resolved = rules.resolved
        formula = resolved.formula
        fewest, most = SUMS if formula.kind == "sum" else ALL_FAN if far else FEW_FAN
        assert isinstance(resolved.minimum, Expr)
        fan = rng.randint(max(fewest, evaluate(resolved.minimum, {})), most)
        table = bool(formula.ladder) and fan >= formula.ladder[0].fan
        fu = 0 if formula.kind == "sum" or table else rng.choice(ROUNDED if formula.points_round_up > 1 else EXACT)
        seat = rng.choice(resolved.seats)
        pay = points(resolved, fu=fu, fan=fan, seat=seat, win=win).pay
        return TableItem(resolved, fan, fu, seat, win, rng.choice(sorted(pay))) if pay else None

    return make


def of_hand(rules: RuleSet, rng: Random) -> Item | None:
    found = won(rng, rules, (*USUAL, *RICH))
    if found is None or not found.score.pay or not {*found.score.pay} <= {"discarder", "dealer", "others"}:
        return None
    return HandItem(rules.resolved, found, rng.choice(sorted(found.score.pay)))


def with_counters(rules: RuleSet, rng: Random) -> Item | None:
    found = won(rng, rules, (*USUAL, *RICH))
    if found is None:
        return None
    honba = rng.choice(HONBA) if rules.resolved.payment.honba_discard else 0
    sticks = rng.choice(STICKS) + bool(found.circumstances.get("riichi"))  # the winner's own is among them
    said = {**found.circumstances, "honba": honba, "sticks": sticks}
    again = score(rules.resolved, found.hand, **said)  # type: ignore[arg-type]
    if not again.wins or not honba + sticks:
        return None
    return HandItem(rules.resolved, Won(found.hand, said, again), "")  # type: ignore[arg-type]


def of_game(rules: RuleSet, rng: Random) -> Item | None:
    """A final order as games end: everybody near the start, and the sum as it was."""
    resolved = rules.resolved
    starts = resolved.match.starts(rules.people)
    spread = starts[0] // STEP
    scores = [start + STEP * rng.randint(-spread * 2 // 3, spread * 2 // 3) for start in starts[1:]]
    scores.append(sum(starts) - sum(scores))
    if len({*scores}) < len(scores) or min(scores) < 0:
        return None
    return UmaItem(resolved, tuple(sorted(scores, reverse=True)), rng.randrange(len(scores)))


def has_counters(rules: RuleSet) -> bool:
    """Counters or bets lie on the table."""
    resolved = rules.resolved
    return bool(resolved.payment.honba_discard) or (resolved.flow.riichi and bool(resolved.payment.bet))


def has_uma(rules: RuleSet) -> bool:
    return any(rules.resolved.match.uma)


POINTS_DRILL = Drill(
    "points",
    (
        Level("discard", of_table("ron", far=False)),
        Level("draw", of_table("tsumo", far=False)),
        Level("limits", of_table("ron", far=True), lambda rules: bool(rules.resolved.formula.ladder)),
        Level("hand", of_hand),
        Level("counters", with_counters, has_counters),
        Level("uma", of_game, has_uma),
    ),
)
