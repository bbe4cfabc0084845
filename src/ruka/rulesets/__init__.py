"""The registered rule sets, by id."""

from ruka.errors import UnknownName
from ruka.rules.ruleset import RuleSet
from ruka.rulesets.ema_2016 import EMA_2016, WRC
from ruka.rulesets.ema_riichi import EMA_RIICHI
from ruka.rulesets.m_league import M_LEAGUE
from ruka.rulesets.mahjong_soul import MAHJONG_SOUL
from ruka.rulesets.riichi_guide import RIICHI_GUIDE
from ruka.rulesets.tenhou import TENHOU, TENHOU_3P

RULE_SETS: dict[str, RuleSet] = {
    rules.id: rules for rules in (EMA_RIICHI, RIICHI_GUIDE, TENHOU, TENHOU_3P, MAHJONG_SOUL, M_LEAGUE, WRC, EMA_2016)
}


def rule_set(id: str) -> RuleSet:
    """The rule set of this id.

    >>> rule_set("tenhou-3p").players
    3
    """
    if id not in RULE_SETS:
        raise _unknown(id)
    return RULE_SETS[id]


def _unknown(id: str) -> UnknownName:
    from difflib import get_close_matches

    known = ", ".join(RULE_SETS)
    near = get_close_matches(id.lower(), RULE_SETS, n=1)
    if near:
        return UnknownName("unknown-rules-near", name=id, near=near[0], known=known)
    return UnknownName("unknown-rules", name=id, known=known)


__all__ = ["RULE_SETS", "rule_set"]
