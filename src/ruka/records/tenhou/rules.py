"""Which of our rules a game of Tenhou was played by: the few things that its logs say of them."""

from __future__ import annotations

from ruka.engine import Record
from ruka.records.codec import Loss, common_losses
from ruka.records.tenhou.wins import unnumbered
from ruka.rules.ruleset import RuleSet
from ruka.rulesets import rule_set, with_options
from ruka.schema import Hand, Win

HELD = ("length", "red_fives", "open_tanyao", "start_points")  # what a log of Tenhou says


def tenhou_rules(first: Hand, players: int, *, hanchan: bool, red_fives: bool, open_tanyao: bool) -> RuleSet:
    """The rules of a game whose first hand is known.

    >>> first = Hand(seat=2, wall=108, round=1, honba=0, sticks=1, points=(40000, 30000, 34000))
    >>> rules = tenhou_rules(first, 3, hanchan=False, red_fives=True, open_tanyao=True)
    >>> rules.id, rules.chosen
    ('tenhou-3p', {'length': 'tonpuu'})
    """
    rules = rule_set("tenhou-3p" if players == 3 else "tenhou")
    usual = rules.settings
    said = {
        "length": "hanchan" if hanchan else "tonpuu",
        "red_fives": red_fives,
        "open_tanyao": open_tanyao,
        "start_points": _start_points(first, rules.resolved.payment.bet) or usual["start_points"],
    }
    return with_options(rules.id, {name: value for name, value in said.items() if value != usual[name]})


def _start_points(first: Hand, bet: int) -> int | None:
    """Points only move: everybody began with an equal share of what there is. None where that is impossible."""
    points = first.points
    total = sum(points) + bet * first.sticks
    return total // len(points) if points and total % (100 * len(points)) == 0 else None


def is_tenhou(rules: RuleSet) -> bool:
    return rules.id in ("tenhou", "tenhou-3p")


def tenhou_losses(record: Record) -> list[Loss]:
    losses = [*common_losses(record), *_rules_loss(record.rules)]
    if others := unnumbered([event for event in record.events if isinstance(event, Win)]):
        losses.append(Loss("patterns", {"patterns": ", ".join(others)}))
    return losses


def _rules_loss(rules: RuleSet) -> list[Loss]:
    """A log says that it is of Tenhou; rules and options that Tenhou does not know are not in it."""
    if not is_tenhou(rules):
        return [Loss("rules", {"rules": rules.id})]
    others = sorted(set(rules.chosen) - set(HELD))
    return [Loss("options", {"options": ", ".join(others)})] if others else []
