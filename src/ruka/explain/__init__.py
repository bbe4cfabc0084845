"""Explanations: why a hand is worth what it is worth.

An explanation is made once, as plain data, from the lines of a score; `text`, `html` and `to_json` put it into words,
in Czech, Polish or English, with the terms of the sources or the Japanese ones.

>>> from ruka.explain import explain
>>> print(explain("ema-riichi", "234m 66p [777z] 456s 78s +9s", win="ron", seat="S"))
234m 66p 45678s [777z] +9s
EMA riichi 2008 · by discard · south in the east round
1 fan, 30 fu: 1000 points
[777z] 234m 456s 789s 66p  two-sided wait 789s
<BLANKLINE>
Dragon pung (red)  [777z]          1  4.2.1
<BLANKLINE>
Fu
For winning                       20  4.1.1
Open pung  [777z]                  4  4.1.1
Total                       24 →  30
<BLANKLINE>
30 × 2^(2 + 1) = 240
The discarder pays 1000 (4 × 240 = 960, rounded up).
South gets 1000 points.
"""

from ruka.explain.explain import explain
from ruka.explain.explanation import Calculation, Explanation, Line, Outcome, Payment, Share
from ruka.explain.terms import TERMS

__all__ = ["TERMS", "Calculation", "Explanation", "Line", "Outcome", "Payment", "Share", "explain"]
