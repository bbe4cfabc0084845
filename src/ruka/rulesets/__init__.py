"""The registered rule sets, by id."""

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Unpack

from ruka import _core, scoring
from ruka.errors import RulesError, UnknownName, plain_types, wrong_type
from ruka.rules.ruleset import RuleSet
from ruka.rulesets.bmja import BMJA
from ruka.rulesets.classical import (
    EUROPEAN_CLASSICAL,
    JAPANESE_CLASSICAL,
    JAPANESE_CLASSICAL_3P,
    JAPANESE_CLASSICAL_5P,
)
from ruka.rulesets.ema_2016 import EMA_2016, WRC
from ruka.rulesets.ema_riichi import EMA_RIICHI
from ruka.rulesets.hong_kong import HONG_KONG
from ruka.rulesets.international import INTERNATIONAL
from ruka.rulesets.m_league import M_LEAGUE
from ruka.rulesets.mahjong_soul import MAHJONG_SOUL
from ruka.rulesets.mcr import MCR
from ruka.rulesets.modern_japanese import MODERN_JAPANESE
from ruka.rulesets.published import revision, revisions
from ruka.rulesets.riichi_guide import RIICHI_GUIDE
from ruka.rulesets.tenhou import TENHOU, TENHOU_3P
from ruka.rulesets.video import VIDEO
from ruka.scoring import Circumstances, Points, Score, compiled
from ruka.tiles import Hand

RULE_SETS: dict[str, RuleSet] = {
    rules.id: rules
    for rules in (
        *(EMA_RIICHI, RIICHI_GUIDE, TENHOU, TENHOU_3P, MAHJONG_SOUL, M_LEAGUE, WRC, EMA_2016, VIDEO),
        *(JAPANESE_CLASSICAL, JAPANESE_CLASSICAL_3P, JAPANESE_CLASSICAL_5P, EUROPEAN_CLASSICAL),
        *(HONG_KONG, MODERN_JAPANESE, INTERNATIONAL, MCR, BMJA),
    )
}


RULES = "rules are a RuleSet, or the id of one"


def rule_set(id: str) -> RuleSet:
    """The rule set of this id; `tenhou@1` is a published revision of it, `tenhou` the newest.

    >>> rule_set("tenhou-3p").players, rule_set("tenhou-3p@1").id
    (3, 'tenhou-3p')
    """
    if not isinstance(id, str):
        raise wrong_type("a rule set is named by its id, such as ema-riichi", id)
    name, at, number = id.partition("@")
    if name not in RULE_SETS or (at and not number.isdecimal()):
        raise _unknown(id)
    return revision(RULE_SETS[name], int(number)) if at else RULE_SETS[name]


@lru_cache(256)
def _with_options(id: str, options: str) -> RuleSet:
    return rule_set(id).with_options(json.loads(options))


def with_options(id: str, options: Mapping[str, object]) -> RuleSet:
    """The rule set of this id with these options; compiling is slow, and the same rules are asked for many times.

    >>> with_options("tenhou", {"length": "tonpuu"}) is with_options("tenhou", {"length": "tonpuu"})
    True
    """
    return _with_options(id, json.dumps(options, sort_keys=True))


SHORT = 16  # digits of an identity from before rules had a form of their own: what was published first was played then


def rules_of(id: str, options: Mapping[str, object], identity: str) -> RuleSet:
    """The rules that a game was begun with: those of today, or the published revision that has this hash.

    >>> rules_of("tenhou", {}, rule_set("tenhou@1").hash) == rule_set("tenhou@1")
    True
    """
    if len(identity) == SHORT:
        return with_options(f"{id}@1", options)
    for name in (id, *(f"{id}@{number}" for number in reversed(revisions(id)))):
        found = with_options(name, options)
        if found.hash == identity:
            return found
    raise RulesError("record-other-rules", rules=id)


def known(rules: RuleSet | str) -> RuleSet:
    """The rule set itself, or the registered one of this id."""
    if isinstance(rules, str):
        return rule_set(rules)
    if not isinstance(rules, RuleSet):
        raise wrong_type(RULES, rules)
    return rules


def score(rules: RuleSet | str, hand: Hand | str, /, **circumstances: Unpack[Circumstances]) -> Score:
    """Score a won hand by a rule set or its id.

    >>> won = score("tenhou", "234m 66p [777z] 456s 78s +9s", seat="E")
    >>> won.total, won.patterns
    (1500, ['yakuhai_red'])
    """
    if isinstance(rules, str):
        rules = rule_set(rules)
    try:
        program = rules.program or compiled(rules)
    except AttributeError:
        raise wrong_type(RULES, rules) from None
    return _core.score(program, hand, circumstances)


def score_readings(rules: RuleSet | str, hand: Hand | str, /, **circumstances: Unpack[Circumstances]) -> list[Score]:
    """Every reading of the hand, scored.

    >>> [won.fan for won in score_readings("tenhou", "111222333m 789p 5s +5s", riichi=True)]
    [3, 2]
    """
    return _core.score_readings(compiled(known(rules)), hand, circumstances)


@plain_types
def points(
    rules: RuleSet | str,
    *,
    fu: int = 0,
    fan: int,
    limits: int = 0,
    seat: str = "S",
    win: str = "ron",
    multiplier: int | None = None,
) -> Points:
    """What this many fu and fan are worth.

    >>> points("tenhou", fu=30, fan=4, seat="E", win="tsumo").pay
    {'others': 3900}
    """
    return scoring.points(known(rules), fu=fu, fan=fan, limits=limits, seat=seat, win=win, multiplier=multiplier)


def _unknown(id: str) -> UnknownName:
    from difflib import get_close_matches

    known = ", ".join(RULE_SETS)
    near = get_close_matches(id.lower(), RULE_SETS, n=1)
    if near:
        return UnknownName("unknown-rules-near", name=id, near=near[0], known=known)
    return UnknownName("unknown-rules", name=id, known=known)


__all__ = ["RULE_SETS", "known", "points", "rule_set", "rules_of", "score", "score_readings", "with_options"]
