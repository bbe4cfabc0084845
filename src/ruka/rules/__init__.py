"""The vocabulary of rules: expressions, patterns, prices, policies, options and rule sets."""

from ruka.rules.options import Option, pick, setting
from ruka.rules.pattern import BONUS, CATALOGUE, FAN, LIMIT, POINTS, Pattern, Price, pattern, price, section
from ruka.rules.policies import Customs, Flow, Formula, Ground, Match, Payment, Step
from ruka.rules.ruleset import RuleSet

__all__ = [
    "BONUS",
    "CATALOGUE",
    "FAN",
    "LIMIT",
    "POINTS",
    "Customs",
    "Flow",
    "Formula",
    "Ground",
    "Match",
    "Option",
    "Pattern",
    "Payment",
    "Price",
    "RuleSet",
    "Step",
    "pattern",
    "pick",
    "price",
    "section",
    "setting",
]
