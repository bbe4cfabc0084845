"""Several winners on one discard: who is paid, who gets the honba and the bets."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ruka import _core
from ruka.errors import RukaError
from ruka.rules.ruleset import RuleSet
from ruka.scoring.score import Score, score
from ruka.scoring.win import WINDS, Circumstances

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
    payment = rules.resolved.payment
    if discarder not in WINDS[: rules.resolved.players]:
        raise RukaError("bad-seat")
    if payment.winners == "abort_at_three" and len(claims) >= 3:
        return Settlement([], [0] * rules.resolved.players, aborted=True)
    order = sorted(claims, key=lambda claim: _distance(rules, discarder, claim[1].get("seat", "S")))
    if payment.winners == "first":
        order = order[:1]
    _check(claims, sticks)
    own = [int(_in_riichi(c)) if payment.own_bet_back else 0 for _, c in order]
    scores: list[Score] = []
    for place, (hand, circumstances) in enumerate(order):
        paid: Circumstances = {**circumstances, "win": "ron", "discarder": discarder}
        paid["honba"] = honba if place == 0 or payment.honba_to == "each" else 0
        paid["sticks"] = own[place] + (max(sticks - sum(own), 0) if place == 0 else 0)
        scores.append(score(rules, hand, **paid))
    if not all(s.wins for s in scores):
        raise RukaError("claim-does-not-win")
    return Settlement(scores, [sum(seats) for seats in zip(*(s.deltas for s in scores), strict=True)])


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
    return (WINDS.index(seat) - WINDS.index(discarder)) % rules.resolved.players
