"""Makes an explanation from the scores of all readings of a hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Unpack

from ruka import _core
from ruka._core import parse_tiles
from ruka.explain.explanation import Calculation, Explanation, Lost, OtherReading, Outcome, Unfinished
from ruka.explain.lines import lines_of
from ruka.explain.payments import payments_of
from ruka.explain.points import calculation
from ruka.hands import Reading, reading_of, shanten
from ruka.rules.ruleset import RuleSet
from ruka.rulesets import known
from ruka.scoring import Circumstances, Score, Win, compiled, rank, score_readings, score_unfinished
from ruka.scoring.win import WINDS, flags_of
from ruka.tiles import TILES, Hand, kind, parse


def explain(rules: RuleSet | str, hand: Hand | str, **circumstances: Unpack[Circumstances]) -> Explanation:
    """Count a hand by a rule set, or its id, and say why it is worth what it is worth.

    >>> explain("ema-riichi", "19m 19p 19s 1234567z +1z").text().splitlines()[2]
    'Double yakuman: 64000 points'
    """
    rules = known(rules)
    hand = parse(hand) if isinstance(hand, str) else hand
    scores = score_readings(rules, hand, **circumstances)
    others = circumstances.pop("others", None) or {}
    if flowers := circumstances.pop("flowers", ""):
        hand = Hand(hand.tiles, hand.melds, hand.winning, (*hand.flowers, *parse_tiles(flowers)))
    return _explained(rules, hand, Win(**circumstances), scores, others)


def explain_win(rules: RuleSet, hand: Hand, win: Win, others: Mapping[str, Hand | str]) -> Explanation:
    """The same where the circumstances are known as one value: those of a win at a table, and the hands shown after."""
    return _explained(rules, hand, win, _core.score_readings(compiled(rules), hand, win), others)


def _explained(
    rules: RuleSet, hand: Hand, win: Win, scores: Sequence[Score], others: Mapping[str, Hand | str]
) -> Explanation:
    incomplete = Explanation(
        rules=rules,
        hand=hand,
        draw="draw" in flags_of(win),
        seat=WINDS[win.seat],
        round=WINDS[win.round],
        dora=tuple(TILES[code] for code in win.dora),
        ura=tuple(TILES[code] for code in win.ura),
        outcome=Outcome.INCOMPLETE,
    )
    if not scores:
        return replace(incomplete, shanten=shanten(hand, rules.resolved.forms, rules.resolved.tiles))
    best = max(scores, key=rank)  # of equal ones the first
    reading = _reading(best, hand)
    read = replace(
        incomplete,
        minimum=best.minimum,
        reading=reading,
        lines=lines_of(best, reading),
        others=tuple(_other(score, best, hand) for score in scores if score is not best),
    )
    if not best.wins:
        return replace(read, outcome=Outcome.NO_YAKU)
    return replace(
        read,
        outcome=Outcome.WIN,
        calculation=_calculation(rules, best),
        payments=payments_of(best.payments),
        bets=win.sticks,
        deltas=tuple(best.deltas),
        unfinished=tuple(_unfinished(rules, other, seat, win) for seat, other in others.items()),
        flows=tuple(best.flows) if others else (),
    )


def _calculation(rules: RuleSet, score: Score) -> Calculation:
    return calculation(rules, score.base, score.fan, score.limits, score.value, score.limit)


def _unfinished(rules: RuleSet, hand: Hand | str, seat: str, win: Win) -> Unfinished:
    hand = parse(hand) if isinstance(hand, str) else hand
    score = score_unfinished(rules, hand, seat=seat, round=WINDS[win.round])
    reading = reading_of(score.reading, None)
    return Unfinished(seat, hand, reading, lines_of(score, reading), _calculation(rules, score))


def _reading(score: Score, hand: Hand) -> Reading:
    assert hand.winning is not None  # a hand without a winning tile is not scored
    return reading_of(score.reading, kind(TILES[hand.winning]))


def _other(score: Score, best: Score, hand: Hand) -> OtherReading:
    reading = _reading(score, hand)
    return OtherReading(reading, score.total, _why_lost(score, best), lines_of(score, reading))


def _why_lost(score: Score, best: Score) -> Lost:
    """What has too few yaku could not win, whatever it would pay."""
    if not score.wins:
        return Lost.NO_YAKU
    reasons = (Lost.NO_YAKU, Lost.POINTS, Lost.LIMIT, Lost.FAN, Lost.FU)
    differs = (reason for reason, own, won in zip(reasons, rank(score), rank(best), strict=False) if own != won)
    return next(differs, Lost.LATER)
