"""What two rule sets do differently, as plain data: what their rule books tell differently, and no more."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import asdict, astuple, dataclass
from typing import Any

from ruka import _core
from ruka.explain.chapters import forms
from ruka.explain.chapters.faults import has_chombo
from ruka.explain.rulebook import TAGS, Priced, counts_points, minimum, one_short, priced, unfinished
from ruka.rules.pattern import LIMIT
from ruka.rules.policies import Step
from ruka.rules.ruleset import RuleSet

WHERE = "table price meaning excludes one_short formula payment match flow option".split()
Parts = Mapping[str, Mapping[str, Any]]


@dataclass(frozen=True)
class Difference:
    """One place where they differ: ``price tanyao`` is worth 1 in any hand, or in a concealed one only."""

    where: str  # one of WHERE
    name: str  # of a pattern, a policy or an option
    left: Any  # None: not there, or without effect; of meanings the key of the sentence, or the expression
    right: Any  # ... and of excludes what only this one takes away


def diff(left: RuleSet, right: RuleSet) -> list[Difference]:
    """Every difference in what the rules say, options decided, grouped by where it is."""
    found = [*_policies(_parts(left), _parts(right)), *_patterns(_priced(left), _priced(right))]
    return sorted(found, key=lambda one: WHERE.index(one.where))


def _policies(ours: Parts, theirs: Parts) -> Iterator[Difference]:
    for where in ours:
        for name in dict.fromkeys((*ours[where], *theirs[where])):
            left, right = ours[where].get(name), theirs[where].get(name)
            if left != right:
                yield Difference(where, name, left, right)


# --- patterns


def _priced(rules: RuleSet) -> dict[str, Priced]:
    return {one.id: one for tag in TAGS for one in priced(rules, tag)}


def _patterns(ours: dict[str, Priced], theirs: dict[str, Priced]) -> Iterator[Difference]:
    for id in dict.fromkeys((*ours, *theirs)):
        one, other = ours.get(id), theirs.get(id)
        if one is None or other is None:
            yield Difference("price", id, one and one.values, other and other.values)
            continue
        if one.values != other.values:
            yield Difference("price", id, one.values, other.values)
        if (one.about, one.expression) != (other.about, other.expression):
            yield Difference("meaning", id, one.expression or one.about, other.expression or other.about)
        left, right = _taken(one, other, theirs), _taken(other, one, ours)
        if left or right:
            yield Difference("excludes", id, left, right)


def _taken(one: Priced, other: Priced, known: Mapping[str, Any]) -> tuple[str, ...]:
    """What only the one takes away; a pattern that the other rule set does not know says nothing."""
    return tuple(id for id in one.excludes if id in known and id not in other.excludes)


# --- policies


def _parts(rules: RuleSet) -> Parts:
    ready = rules.resolved
    idle = _idle(ready)
    policies = {
        where: {name: value for name, value in asdict(getattr(ready, where)).items() if name not in idle}
        for where in ("formula", "payment", "match", "flow")
    }
    policies["formula"]["ladder"] = [_step(step) for step in ready.formula.ladder]
    if "chombo" in policies["match"]:
        policies["match"]["chombo"] = ready.match.chombo or "mangan"  # in reverse, at once
    policies["payment"] |= {"liable": _liable(ready), "unfinished": unfinished(rules)}
    return policies | {"table": _table(rules, ready), "one_short": one_short(rules), "option": dict(rules.settings)}


def _table(rules: RuleSet, ready: RuleSet) -> dict[str, Any]:
    return {
        "players": ready.players,
        "tiles": ready.tiles.total,
        "red_fives": "/".join(map(str, ready.tiles.red_fives)),
        "forms": tuple(forms(ready.form_bits)),
        "opening_forms": tuple(forms(ready.opening_form_bits)),
        "minimum": astuple(minimum(rules)),
        "liability": ready.liability is not None,
    }


def _liable(rules: RuleSet) -> tuple[str, ...]:
    return tuple(dict.fromkeys(price.pattern.id for price in rules.prices if price.liable))


def _idle(rules: RuleSet) -> set[str]:
    """Fields of the policies that change nothing here, because the rules lack what they are about."""
    formula, payment, match, flow = rules.formula, rules.payment, rules.match, rules.flow
    by_points = counts_points(formula)
    several = rules.players > 2 and payment.winners != "first"
    needed = {
        "cap cap_name": by_points,
        "exponent": by_points and formula.exponent,
        "points_round_up": by_points and formula.points_round_up > 1,
        "points_cap": by_points and formula.points_cap,
        "value_round": by_points and formula.value_round > 1,
        "rounded_up_from": by_points and formula.rounded_up_from,
        "flat_points": by_points and rules.form_bits & _core.PAIRS,
        "limit limit_name limits_add_up most_limits limit_adds": any(price.tag == LIMIT for price in rules.prices),
        "limit_parts": False,  # how prices are written
        "dealer_discard other_discard discard_others": not payment.discard_as_draw,
        "other_draw_others discard_others winners": rules.players > 2,
        "honba_draw_each honba_discard": match.counters != "none",
        "honba_to": several and match.counters != "none",
        "own_bet_back": several and flow.riichi,
        "pao_whole pao_honba pao_claimed_only": _liable(rules),
        "bust_below": match.bust,
        "chombo": has_chombo(rules),
        "uma": any(match.uma),  # of any number of people
        "bets_left": flow.riichi and any(match.uma),
        "ready_on_own": match.noten_total,
        "bet riichi_tiles riichi_floor riichi_kong forced_win four_riichi": flow.riichi,
        "tsumo_after_pass": flow.riichi and flow.passed_furiten != "never",
        "furiten_ends": flow.passed_furiten == "always",
        "kong_dora": flow.indicators,
        "ura": flow.indicators and flow.riichi,
        "nagashi_concealed nagashi_noten": flow.nagashi != "none",
        "hide_tenpai": match.noten_total,
        "penalties fine barred_for": flow.discipline == "open",
    }
    return {name for names, asked in needed.items() if not asked for name in names.split()}


def _step(step: Step) -> str:
    return " ".join(filter(None, (f"{step.fan}+", step.name, str(step.value))))
