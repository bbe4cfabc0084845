"""Explanations: why a hand is worth what it is worth.

An explanation is made once, as plain data, from the lines of a score; `text`, `html` and `to_json` put it into words,
in Czech, Polish or English, with the terms of the sources or the Japanese ones.

>>> from ruka.explain import explain
>>> from ruka.rulesets import rule_set
>>> print(explain(rule_set("ema-riichi"), "234m 66p [777z] 456s 78s +9s", win="ron", seat="S"))

"""

from ruka.explain.explain import explain
from ruka.explain.explanation import Calculation, Explanation, Line, Outcome, Payment, Share
from ruka.explain.terms import TERMS

__all__ = ["TERMS", "Calculation", "Explanation", "Line", "Outcome", "Payment", "Share", "explain"]
