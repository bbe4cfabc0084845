"""Which of our rules a game of Tenhou was played by: the few things that its logs say of them."""

from __future__ import annotations

from ruka.engine import Record
from ruka.records.codec import Loss, common_losses
from ruka.records.tenhou_wins import unnumbered
from ruka.rules.ruleset import RuleSet
from ruka.rulesets import rule_set, with_options

HELD = ("length", "red_fives", "open_tanyao", "start_points")  # what a log of Tenhou says


def tenhou_rules(players: int, *, hanchan: bool, red_fives: bool, open_tanyao: bool, start_points: int) -> RuleSet:
    """
    >>> rules = tenhou_rules(3, hanchan=False, red_fives=True, open_tanyao=True, start_points=35000)
    >>> rules.id, rules.chosen
    ('tenhou-3p', {'length': 'tonpuu'})
    """
    rules = rule_set("tenhou-3p" if players == 3 else "tenhou")
    said = {
        "length": "hanchan" if hanchan else "tonpuu",
        "red_fives": red_fives,
        "open_tanyao": open_tanyao,
        "start_points": start_points,
    }
    usual = rules.settings
    return with_options(rules.id, {name: value for name, value in said.items() if value != usual[name]})


def is_tenhou(rules: RuleSet) -> bool:
    return rules.id in ("tenhou", "tenhou-3p")


def tenhou_losses(record: Record) -> list[Loss]:
    losses = [*common_losses(record), *_rules_loss(record.rules)]
    if others := unnumbered([event for event in record.events if event.type == "win"]):
        losses.append(Loss("patterns", {"patterns": ", ".join(others)}))
    return losses


def _rules_loss(rules: RuleSet) -> list[Loss]:
    """A log says that it is of Tenhou; rules and options that Tenhou does not know are not in it."""
    if not is_tenhou(rules):
        return [Loss("rules", {"rules": rules.id})]
    others = sorted(set(rules.chosen) - set(HELD))
    return [Loss("options", {"options": ", ".join(others)})] if others else []
