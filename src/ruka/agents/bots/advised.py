"""Bots that weigh: every action by what the hand then promises, less what it may cost, as the core counts it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from random import Random
from typing import NamedTuple

from ruka import _core
from ruka.agents.agent import Watcher
from ruka.agents.bots.lines import AdviceLine, kinds_of
from ruka.agents.levels import Level, advisor, style
from ruka.agents.sight import KIND_OF, Sight
from ruka.agents.threats import Beliefs, beliefs, certain
from ruka.engine.flow import at_table
from ruka.rules.lowering import features_of
from ruka.rules.pattern import BONUS, FAN, POINTS, Price
from ruka.rules.ruleset import RuleSet
from ruka.schema import Action, Event, View
from ruka.schema.actions import SHOWING
from ruka.schema.advice import Advice, Choice
from ruka.tiles import KINDS

THINKS = 0.02  # seconds that a look ahead takes at most
TOLD = 3  # choices that get all their reasons
PATTERNS = 4  # that a line names, at most
CLOSED = 2  # patterns that a claim costs, at most
SELDOM = 0.2  # a share of the wins that is lost without a word
CLAIMS = ("chow", "pung", "kong")
KONGS = ("concealed_kong", "added_kong")
THROWS = ("discard", "riichi")
ASIDE = ("nuki", "nine_orphans")
NEVER = 99  # an open hand has no way to thirteen orphans


class Option(NamedTuple):
    """What the core says of an action (`Table.weigh`)."""

    code: int
    value: float
    sure: bool
    folds: bool
    none: bool  # no hand as near wins
    then: int
    loss: float
    push: float
    bet: float
    gain: float
    chance: float
    points: float
    when: float
    missing: int
    useful: int
    left: int
    ways: list[tuple[int, float]]  # prices by their numbers, each with its share of the wins; of the best options
    least: int  # fan that the wins need, and that the best of them has
    most: int
    far: int  # from ready, by the form alone; -1: of a kong
    place: float  # what it changes about places
    drawn: float  # chance that nobody wins, to be ready then, and what that brings
    ready: float
    draw: float
    worlds: int
    brought: float
    width: float
    searched: float
    taste: float


class AdvisedBot(Watcher):
    """Plays at a level, by any rules."""

    thinks = THINKS

    def __init__(self, level: Level, rules: RuleSet, seat: int, seed: str = "") -> None:
        super().__init__(rules, seat, seed)
        self._rules = at_table(rules).resolved
        self._level = level
        self._style = style(level, rules)
        self._advisor = advisor(level, rules)
        self._sight = Sight(rules)
        self._seed = seed
        self._prices = [price for stage in self._rules.stages for price in stage]
        self._named = [None if price.tag == POINTS or _by_chance(price) else price for price in self._prices]

    def told(self, event: Event) -> None:
        super().told(event)
        self._sight.told(event)

    def advise(self, view: View, budget: float) -> Advice:
        actions = view.legal_actions
        if len(actions) == 1 or actions[0].type in SHOWING:
            return _at_once(actions[0], "only" if len(actions) == 1 else "show")
        assert view.seat is not None
        seen = self._sight.see(view)
        by_code = {action.code: action for action in actions}
        chance, seconds = self._asked(view).encode(), min(budget, self.thinks)
        best, rows = seen.weigh(view.seat, self._advisor, [*by_code], chance, seconds)
        options = [Option(*row) for row in rows]
        if options[best].sure:
            return self._sure(by_code[options[best].code], seen, view.seat)
        values = self._judged(view, options)
        if self._level.errs:
            best = max(range(len(options)), key=values.__getitem__)
        first = [best, *sorted((n for n in range(len(options)) if n != best), key=lambda n: -values[n])]
        believed = beliefs(seen, self._rules, view.seat, self._style)
        choices = []
        for place, number in enumerate(first):
            option = options[number]
            action = by_code[option.code]
            lines = self._lines(option, action, believed, options)
            if off := values[number] - option.value:
                lines.append(AdviceLine("errs", (off,)))
            if place < TOLD:
                lines += self._reasons(view, option, action, believed, options[0])
            choices.append(Choice(action, values[number], tuple(lines)))
        return Advice(tuple(choices))

    def _sure(self, action: Action, seen: _core.Table, seat: int) -> Advice:
        """A win; or norths and nine orphans, that are kept only for thirteen."""
        if action.type not in ASIDE:
            return _at_once(action, "win")
        melds = [meld for meld, *_ in seen.melds(seat)]
        hand = _core.Hand(seen.tiles(seat), melds)
        far = NEVER if melds else _core.shanten(hand, _core.ORPHANS, self._rules.tiles.kinds)
        return Advice((Choice(action, 0.0, (AdviceLine("orphans", (float(far),)),)),))

    def _asked(self, view: View) -> str:
        """What chance goes by: the same for the same question."""
        return f"{self._seed} {view.round} {view.honba} {view.tiles_left} {view.seats[view.seat or 0].tiles}"

    def _judged(self, view: View, options: list[Option]) -> list[float]:
        """Their values; somebody who errs is off by a part of the best promise, the same for the same question."""
        if not self._level.errs:
            return [option.value for option in options]
        most = max(option.gain for option in options)
        rng = Random(self._asked(view))
        return [option.value + self._level.errs * most * rng.uniform(-1, 1) for option in options]

    def _lines(self, option: Option, action: Action, believed: Beliefs, options: list[Option]) -> list[AdviceLine]:
        """The numbers that make its value; in a list, which is quicker than an iterator: every choice comes here."""
        lines = []
        if option.then >= 0:
            lines.append(AdviceLine("then", tiles=KINDS[option.then]))
        if option.missing:
            far = option.missing - 1.0
            lines.append(AdviceLine("distance", (far, float(option.far)) if option.far >= 0 else (far,)))
            useful = option.useful
            lines.append(AdviceLine("useful", (float(option.left), float(useful.bit_count())), kinds_of(useful)))
            lines.append(AdviceLine("chance", (option.chance, option.when)))
            lines.append(AdviceLine("points", (option.points,)))
            if more := option.gain - option.chance * option.points:
                lines.append(AdviceLine("beside", (more,)))
        elif option.none:
            lines.append(AdviceLine("no_yaku"))
        if action.type in CLAIMS:
            passing = options[0]  # the core weighs it first
            margin = self._style.attack.call_margin - 1
            lines.append(AdviceLine("needs", (passing.value + margin * passing.gain,)))
        elif action.type in KONGS:
            most = max(options, key=lambda one: one.value)
            lines.append(AdviceLine("needs", (most.value - (1 - self._style.attack.kong_share) * most.gain,)))
        if option.folds:
            lines.append(AdviceLine("fold", (self._style.attack.fold_keeps,)))
        elif option.push:
            lines.append(AdviceLine("push", (option.push,)))
        if option.bet:
            lines.append(AdviceLine("bet", (option.bet,)))
        if option.draw:
            lines.append(AdviceLine("draw", (option.drawn, option.ready, option.draw)))
        if option.place:
            lines.append(AdviceLine("place", (option.place,)))
        if option.taste:
            lines.append(AdviceLine("taste", (option.taste,)))
        if option.loss:
            lines += self._dangers(option, _thrown(option, action), believed)
        if option.worlds:
            lines.append(AdviceLine("worlds", (float(option.worlds), option.brought, option.width, option.searched)))
        return lines

    def _dangers(self, option: Option, kind: int | None, believed: Beliefs) -> list[AdviceLine]:
        """Who may win on the discard: shares of what it costs."""
        if kind is None:
            return []
        deals = [(other, chance) for other in believed.others if (chance := other.deal_in[kind]) > 0]
        paid = sum([chance * other.cost for other, chance in deals])
        share = option.loss / paid if paid else 0.0
        return [
            AdviceLine("danger", (chance / other.ready, other.ready, share * other.cost), "", other.seat)
            for other, chance in deals
            if paid
        ]

    def _reasons(
        self, view: View, option: Option, action: Action, believed: Beliefs, passing: Option
    ) -> Iterator[AdviceLine]:
        """What the hand would score by, what a claim costs it, and what is certain about the discard."""
        assert view.seat is not None
        shown = any(one.type != "concealed_kong" for one in view.seats[view.seat].sets)
        claims = action.type in CLAIMS
        if option.missing:
            yield from self._patterns(option, shown=shown or claims)
        if claims and not shown:
            yield from self._closed(passing)
        kind = _thrown(option, action)
        if kind is not None:
            yield from certain(believed, kind)

    def _patterns(self, option: Option, *, shown: bool) -> Iterator[AdviceLine]:
        """What the wins within reach have, and where a hand must be worth something: that it can be."""
        named = [(share, price) for item, share in option.ways if (price := self._named[item])]
        if not named:
            return
        main = max(named, key=lambda one: one[0] * _counts(one[1], shown))
        named.sort(key=lambda one: -one[0])
        told = named[:PATTERNS]
        for share, price in told if main in told else (*told[:-1], main):
            yield AdviceLine("pattern", (share, _counts(price, shown)), why=price.pattern.id)
        if option.least > 1 and main[1].tag != BONUS:  # which counts towards no minimum
            yield AdviceLine("within", (float(option.least), float(option.most)), why=main[1].pattern.id)

    def _closed(self, passing: Option) -> Iterator[AdviceLine]:
        """Patterns of wins within reach that only a concealed hand has, the dearest first."""
        shares = ((share, self._prices[item]) for item, share in passing.ways)
        lost = [(share, price) for share, price in shares if price.tag == FAN and price.concealed > price.open == 0]
        for share, price in sorted(lost, key=lambda one: -one[0] * one[1].concealed)[:CLOSED]:
            if share >= SELDOM:
                yield AdviceLine("closed", (float(price.concealed),), why=price.pattern.id)


def _counts(price: Price, shown: bool) -> float:
    return float(price.open if shown else price.concealed)


@lru_cache(maxsize=1024)
def _by_chance(price: Price) -> bool:
    """It says how a hand is won, riichi or the last tile, and nothing of its tiles."""
    return features_of(price.expr) <= {"circumstances"}


def _thrown(option: Option, action: Action) -> int | None:
    """The kind that is thrown by an action, or after it."""
    if option.then >= 0:
        return option.then
    return KIND_OF[action.tile] if action.type in THROWS else None


def _at_once(action: Action, why: str) -> Advice:
    return Advice((Choice(action, 0.0, (AdviceLine(why),)),))
