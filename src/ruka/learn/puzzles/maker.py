"""Finds puzzles: moments where one action is clearly best, and somebody who does not look closely takes another."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import count

from ruka.agents import HOUSE, Agent, maker
from ruka.agents.bots.advised import AdvisedBot
from ruka.agents.levels import EXPERT
from ruka.agents.playing import Seated
from ruka.coach.grades import AT_ONCE, of_kind, place_of, stake
from ruka.coach.watching import decisions
from ruka.engine import Record, Table
from ruka.engine.start import Start
from ruka.errors import RukaError
from ruka.learn.puzzles.moment import Moment, seen_by
from ruka.learn.puzzles.themes import theme_of
from ruka.rules.ruleset import RuleSet
from ruka.schema import Action, Hand
from ruka.schema.advice import Advice, Choice
from ruka.schema.puzzles import THEMES, Theme

CLEAR = 0.015  # of a whole win: by so much the best choice is ahead of the second
TEMPTING = 0.03  # ... and of the one that others take
SEEDS = ("a", "b", "c")  # of the look ahead, which must find the same in other worlds, too
HASTY = 4  # beginners who try it
FIRST = 2  # where the first of those who try it are right, the others are not asked
WRONG = 0.2  # of those who try it, or it is no puzzle: one of them
SECONDS = 10.0


class Patient(AdvisedBot):
    """Looks ahead in all its worlds, however slow the machine is."""

    thinks = SECONDS


@dataclass(frozen=True)
class Found:
    """A moment that makes a puzzle: what is best, what tempts, and how many of those who tried it were wrong."""

    moment: Moment
    best: Action
    theme: Theme
    wrong: float  # 0 to 1
    ahead: float  # of a whole win


def lead(advice: Advice, other: Choice | None = None) -> float:
    """How far the best choice is ahead of another, or of all others, as a part of a whole win: by its numbers alone,
    without what is a matter of taste, and where it must promise more than a plain move (`needs`), above that."""
    best, *others = advice.choices
    if not others or all(line.kind in AT_ONCE for line in best.lines):
        return 0.0
    plain = max((choice.value for choice in advice.choices if not of_kind(choice, "needs")), default=0.0)
    needed = sum(line.numbers[0] - plain for line in of_kind(best, "needs"))
    second = max(map(_worth, others)) if other is None else _worth(other)
    return (_worth(best) - needed - second) / (stake(advice) or 1.0)


def _worth(choice: Choice) -> float:
    return choice.value - sum(line.numbers[0] for line in of_kind(choice, "taste"))


def puzzle_at(moment: Moment, advice: Advice, wanted: Collection[Theme] = THEMES) -> Found | None:
    """The puzzle of a moment, where it is one; the cheap questions come first."""
    ahead = lead(advice)
    if ahead < CLEAR:
        return None
    bets = _bets(moment)
    themes = {
        place: theme_of(advice, choice, bets)
        for place, choice in enumerate(advice.choices)
        if place and lead(advice, choice) >= TEMPTING
    }
    if not any(theme in wanted for theme in themes.values()):
        return None
    tempting, wrong = _tempted(moment, advice)
    theme = themes.get(tempting)
    if theme is None or theme not in wanted or wrong < WRONG or not _holds(moment, advice.best.action):
        return None
    return Found(moment, advice.best.action, theme, wrong, ahead)


def theme_at(moment: Moment) -> Theme | None:
    """Of a moment that is known to be a puzzle."""
    advice = moment.coached
    tempting, _ = _tempted(moment, advice)
    return theme_of(advice, advice.choices[tempting], _bets(moment)) if tempting else None


def _bets(moment: Moment) -> frozenset[int]:
    return frozenset(seat for seat, one in enumerate(moment.view.seats) if one.riichi)


def _tempted(moment: Moment, advice: Advice) -> tuple[int, float]:
    """The place of what those who do not look closely do most often (0: they are right), and how many are wrong."""
    players = _hasty(moment.rules, moment.seat)
    missed: Counter[int] = Counter()
    for number, player in enumerate(players):
        if number == FIRST and not missed:
            break
        if place := place_of(advice, moment.ask(player).best.action):
            missed[place] += 1
    if not missed:
        return 0, 0.0
    return missed.most_common(1)[0][0], missed.total() / len(players)


@lru_cache(16)
def _hasty(rules: RuleSet, seat: int) -> tuple[Agent, ...]:
    """Who tries puzzles: whatever they knew goes when a hand begins, so that they need not be made anew."""
    novices = (maker("novice")(rules, seat, str(seed)) for seed in range(HASTY))
    return maker("greedy")(rules, seat, ""), *novices


@lru_cache(16)
def _experts(rules: RuleSet, seat: int) -> tuple[Agent, ...]:
    return tuple(Patient(EXPERT, rules, seat, seed) for seed in SEEDS)


def _holds(moment: Moment, best: Action) -> bool:
    """Whoever looks ahead finds the same in any worlds."""
    looked = (moment.ask(expert, SECONDS) for expert in _experts(moment.rules, moment.seat))
    return all(place_of(one, best) == 0 for one in looked)


# --- games of strong bots ---


@dataclass(frozen=True)
class Played:
    """A hand up to a puzzle, as it can be played again: the seed of its wall, where the game stood, and the deeds."""

    seed: str
    start: Start | None
    deeds: tuple[Action, ...]
    found: Found


def played(rules: RuleSet, seed: str, wanted: Collection[Theme] = THEMES) -> Iterator[Played]:
    """The puzzles of one game. Every hand has a seed and a start of its own, so that it can be played without the ones
    before; rules by which a game cannot be taken up are played for one hand. What is `wanted` may change meanwhile."""
    start: Start | None = None
    for hand in count():
        table = Table(rules, f"{seed}.{hand}", start=start)
        yield from _hand(table, wanted)
        start = _next_start(table)
        if start is None:
            return


def _hand(table: Table, wanted: Collection[Theme]) -> Iterator[Played]:
    seed = str(table.seed)
    seated = [Seated(maker(HOUSE)(table.rules, seat, seed), seat) for seat in range(table.players)]
    for one in seated:
        one.tell(table.events)
    deeds: list[Action] = []
    while table.hands == 1 and not table.over:
        for seat in table.waiting_for:
            moment = Moment.at(table, seat)
            advice = seated[seat].agent.asked(moment.question, SECONDS)
            if (found := puzzle_at(moment, advice, wanted)) is not None:
                yield Played(seed, table.start, told_deeds(deeds, seat), found)
            deeds.append(advice.best.action)
            events = table.apply(advice.best.action)
            for one in seated:
                one.tell(events)
            if table.hands > 1:
                return


def told_deeds(deeds: Iterable[Action], seat: int) -> tuple[Action, ...]:
    """Without what others let pass: who is asked, and not heard of, has passed."""
    return tuple(deed for deed in deeds if deed.type != "pass" or deed.seat == seat)


def _next_start(table: Table) -> Start | None:
    """Where the game stands after a hand; None: it is over, or cannot be taken up there."""
    if table.hands == 1:
        return None
    hand = table.hand(2)[0]
    assert isinstance(hand, Hand)
    start = Start(hand.round, hand.seat, hand.honba, hand.sticks, tuple(hand.points))
    try:
        start.check(table.rules)
    except RukaError:
        return None
    return start


# --- games that people have played ---


def puzzles_of(record: Record, seat: int, hands: Collection[int] | None = None) -> Iterator[tuple[int, Found]]:
    """Those of one seat in a game, each with the number of events before it; `hands` are counted from 1."""
    for one in decisions(record, [seat], HOUSE, hands):
        if lead(one.advice) >= CLEAR:
            begins = max(place for place in range(one.event) if isinstance(record.events[place], Hand))
            seen = seen_by(seat, record.events[begins : one.event])
            found = puzzle_at(Moment(record.rules, seat, seen, one.question), one.advice)
            if found is not None:
                yield one.event, found
