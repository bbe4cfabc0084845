"""Questions of `ruka score --jsonl`: hands to count, points, payments, waits and strategy, one case a line."""

from collections.abc import Callable
from typing import Any

import ruka
from ruka.agents.reading import Guess, reading
from ruka.cli.channel import Json, field, kind_of
from ruka.errors import RukaError
from ruka.explain.data import numbers
from ruka.explain.payments import payments_of
from ruka.hands import Danger, Element, Potential, danger, element, potential
from ruka.rules import RuleSet
from ruka.rulesets import with_options
from ruka.scoring import Circumstances, payments, points, score, settle_scores

MOST_FU, MOST_FAN, MOST_TIMES, MOST_POINTS, MOST_TURNS = 1000, 200, 100, 10**6, 100
CIRCUMSTANCES = tuple(Circumstances.__annotations__)


def answer(case: Json) -> Json:
    """A line without a kind is a hand to score."""
    return kind_of(case, KINDS, "score")(case)


def _score(case: Json) -> Json:
    rules = _rules(case)
    circumstances: Any = {name: case[name] for name in CIRCUMSTANCES if case.get(name) is not None}
    for name in ("dora", "ura"):
        if not _is_tiles(circumstances.get(name, "")):
            raise RukaError("bad-field", field=name)
    return numbers(score(rules, field(case, "hand", str), **_seated(case, circumstances)))


def _seated(case: Json, circumstances: Json) -> Json:
    """The dealer sits east; a case may say both, but not different things."""
    if "dealer" not in case:
        return circumstances
    dealer = field(case, "dealer", bool)
    seated = circumstances | {"seat": circumstances.get("seat", "E" if dealer else "S")}
    if dealer != (seated["seat"] == "E"):
        raise RukaError("dealer-is-not-east")
    return seated


def _points(case: Json) -> Json:
    return points_of(_rules(case), case)


def points_of(rules: RuleSet, case: Json) -> Json:
    """The points of this many fu and fan."""
    fan = _number(case, "fan", MOST_FAN)
    fu = _number(case, "fu", MOST_FU) if needs_fu(rules, fan) or "fu" in case else 0
    seat = case.get("seat", "S")
    times = _number(case, "multiplier", MOST_TIMES) if case.get("multiplier") is not None else None
    answered = points(rules, fu=fu, fan=fan, seat=seat, win=case.get("win", "ron"), multiplier=times)
    answer = {"base": answered.value, "limit": answered.limit, "total": answered.total, "pay": answered.pay}
    if "win" in case or times is not None:
        return answer
    return answer | {win: points(rules, fu=fu, fan=fan, seat=seat, win=win).pay for win in ("ron", "tsumo")}


def needs_fu(rules: RuleSet, fan: int) -> bool:
    """From the first step of the ladder on, fu play no part."""
    formula = rules.resolved.formula
    return formula.kind == "doubling" and not (formula.ladder and fan >= formula.ladder[0].fan)


def _payment(case: Json) -> Json:
    """What everybody pays for a hand of this value."""
    rules = _rules(case).resolved
    winner = field(case, "winner", str, "other")
    win = field(case, "win", str, "ron")
    if winner not in ("dealer", "other", *"ESWN"):
        raise RukaError("bad-field", field="winner")
    if win not in ("ron", "tsumo"):
        raise RukaError("bad-win", value=win)
    total = _number(case, "total", MOST_POINTS)
    shares = payments(rules, total, seat="E" if winner in ("dealer", "E") else "S", win=win)
    return {"pay": {payment.payer: payment.points for payment in payments_of(shares)}}


def _waits(case: Json) -> Json:
    """By the forms and tiles of a rule set where one is named."""
    hand, visible = field(case, "hand", str), field(case, "visible", str, "")
    rules = _rules(case).resolved if "rules" in case else None
    waits = ruka.waits(hand, rules.forms, rules.tiles, visible) if rules else ruka.waits(hand, visible=visible)
    return {"waits": list(waits), "left": waits.total, "each": dict(waits)}


def _settlement(case: Json) -> Json:
    """Who pays whom when the hands are worth this much."""
    rules, scores, winner = _rules(case), field(case, "scores", dict), field(case, "winner", str)
    values = {seat: _number(scores, seat, MOST_POINTS) for seat in scores}
    flows = settle_scores(rules, values, winner, win=case.get("win", "ron"), discarder=case.get("discarder"))
    delta = dict.fromkeys(values, 0)
    for payer, receiver, paid in flows:
        delta[payer] -= paid
        delta[receiver] += paid
    return {"delta": delta, "flows": [list(flow) for flow in flows]}


def element_of(case: Json) -> Element:
    return element(field(case, "tiles", str), field(case, "visible", str, ""))


def potential_of(case: Json) -> Potential:
    turn = _number(case, "turn", MOST_TURNS) if "turn" in case else 1
    tiles = ruka.tile_set(field(case, "tiles", int, 136))
    visible, forms = field(case, "visible", str, ""), field(case, "forms", str, "regular")
    return potential(field(case, "hand", str), turn, visible, forms, tiles)


def danger_of(case: Json) -> Danger:
    """By the forms and tiles of a rule set where one is named."""
    rules = _rules(case).resolved if "rules" in case else None
    forms = rules.forms if rules else field(case, "forms", str, "regular")
    tiles = rules.tiles if rules else ruka.tile_set(field(case, "tiles", int, 136))
    return danger(field(case, "tile", str), field(case, "visible", str, ""), forms, tiles)


def reading_of(case: Json) -> Guess:
    return reading(
        field(case, "discards", str),
        field(case, "melds", str, ""),
        seat=field(case, "seat", str, ""),
        round=field(case, "round", str, ""),
        passed=field(case, "passed", str) if "passed" in case else None,
        cuts=field(case, "cuts", str, ""),
    )


def _element(case: Json) -> Json:
    answer = element_of(case).accepts
    return {"accepts": answer.total, "each": dict(answer)}


KINDS: dict[str, Callable[[Json], Json]] = {
    "score": _score,
    "points": _points,
    "payment": _payment,
    "settlement": _settlement,
    "waits": _waits,
    "element": _element,
    "potential": lambda case: potential_of(case).to_json(),
    "danger": lambda case: danger_of(case).to_json(),
    "reading": lambda case: reading_of(case).to_json(),
}


def _rules(case: Json) -> RuleSet:
    return with_options(field(case, "rules", str), field(case, "options", dict, {}))


def _number(case: Json, name: str, most: int) -> int:
    value: int = field(case, name, int)
    if not 0 <= value <= most:
        raise RukaError("bad-number", name=name, most=most)
    return value


def _is_tiles(tiles: object) -> bool:
    return isinstance(tiles, str) or (isinstance(tiles, list) and all(isinstance(tile, str) for tile in tiles))
