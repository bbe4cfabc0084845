"""Settlements beyond one winner's hand: several winners on one discard, and the hands of those who did not win."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ruka import _core
from ruka.errors import RukaError
from ruka.rules.ruleset import RuleSet
from ruka.scoring.score import Score, compiled, score
from ruka.scoring.win import Circumstances

Claim = tuple[_core.Hand | str, Circumstances]


@dataclass(frozen=True)
class Settlement:
    """Scores of those who are paid, nearest to the discarder first, and what every seat gains."""

    scores: list[Score]
    deltas: list[int]
    aborted: bool = False


def settle(rules: RuleSet, claims: Sequence[Claim], *, discarder: str, honba: int = 0, sticks: int = 0) -> Settlement:
    """Settle all wins on one discard. ``sticks`` are all bets on the table, those of the winners among them.

    >>> from ruka.rulesets import rule_set
    >>> one = ("123m 456p 789s 55z 34m +2m", {"seat": "S", "riichi": True})
    >>> two = ("123p 456p 789s 11s 34m +2m", {"seat": "N", "riichi": True})
    >>> settle(rule_set("ema-riichi"), [one, two], discarder="W", honba=1, sticks=3).deltas
    [0, 2600, -3900, 4300]
    """
    if discarder not in rules.seats:
        raise RukaError("bad-seat", seat=discarder, seats=", ".join(rules.seats))
    order = sorted(claims, key=lambda claim: _distance(rules, discarder, claim[1].get("seat", "S")))
    shared = _core.claims(compiled(rules), [_in_riichi(said) for _, said in order], honba, sticks)
    if not shared and claims:
        return Settlement([], [0] * rules.resolved.players, aborted=True)
    _check(claims, sticks)
    scores: list[Score] = []
    for (hand, circumstances), (own_honba, own_sticks) in zip(order, shared, strict=False):  # not all need be paid
        paid: Circumstances = {**circumstances, "win": "ron", "discarder": discarder}
        paid["honba"], paid["sticks"] = own_honba, own_sticks
        scores.append(score(rules, hand, **paid))
    if not all(s.wins for s in scores):
        raise RukaError("claim-does-not-win")
    return Settlement(scores, [sum(seats) for seats in zip(*(s.deltas for s in scores), strict=True)])


Transfer = tuple[str, str, int]  # payer, receiver, points


def settle_scores(
    rules: RuleSet, scores: Mapping[str, int], winner: str, *, win: str = "ron", discarder: str | None = None
) -> list[Transfer]:
    """Who pays whom when every seat's hand is worth this much.

    >>> from ruka.rulesets import rule_set
    >>> settle_scores(rule_set("video"), {"E": 0, "S": 640}, "S", discarder="E")
    [('E', 'S', 2600)]
    """
    return _core.settle(compiled(rules), dict(scores), {"seat": winner, "win": win, "discarder": discarder})


def score_unfinished(rules: RuleSet, hand: _core.Hand | str, *, seat: str, round: str = "E") -> Score:
    """Count the hand of somebody who did not win, where the rules count such hands."""
    return _core.score_unfinished(compiled(rules), hand, seat, round)


def _check(claims: Sequence[Claim], sticks: int) -> None:
    seats = [circumstances.get("seat", "S") for _, circumstances in claims]
    if len(set(seats)) != len(seats):
        raise RukaError("seat-claims-twice")
    if sticks < sum(_in_riichi(circumstances) for _, circumstances in claims):
        raise RukaError("bets-missing")


def _in_riichi(circumstances: Circumstances) -> bool:
    return circumstances.get("riichi", False) or circumstances.get("double_riichi", False)


def _distance(rules: RuleSet, discarder: str, seat: str) -> int:
    """Seats from the discarder to the right, in turn order."""
    return (rules.seats.index(seat) - rules.seats.index(discarder)) % len(rules.seats)
