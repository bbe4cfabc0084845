"""An explanation for programs: numbers, ids and tiles, and beside them the words of one language."""

from __future__ import annotations

from typing import Any

from ruka.explain.explanation import Calculation, Explanation, Line, OtherReading, Outcome, Payment, Share
from ruka.explain.words import Words
from ruka.hands import Reading
from ruka.rules.pattern import LIMIT
from ruka.rules.ruleset import RuleSet
from ruka.schema.explanations import (
    Doubled,
    Incomplete,
    NoYaku,
    SaidLine,
    SaidOther,
    SaidPayment,
    SaidReading,
    SaidShare,
    SaidUnfinished,
    Sections,
    Uncounted,
    Won,
)
from ruka.schema.explanations import Explanation as Explained
from ruka.scoring import Score

Json = dict[str, Any]
Players = tuple[tuple[str, str], ...]  # winds, and who sits there


def numbers(score: Score) -> Json:
    """The result alone, as `ruka score --jsonl` answers. A limit hand has no fan and fu that anybody counts."""
    answer: Json = {"complete": score.complete, "wins": score.wins}
    if not score.complete:
        return answer
    formula = score.rules.resolved.formula
    if score.limits and not formula.limit_adds:
        answer |= {formula.limit_name: score.limits}
    else:
        answer |= {_fan_key(score.rules): score.fan, "fu": score.fu, "base": score.base}
    if score.others:
        answer |= {"others": score.others, "flows": [list(flow) for flow in score.flows]}
    return answer | {
        "value": score.value,
        "limit": score.limit,
        "total": score.total,
        "patterns": score.patterns,
        "pay": score.pay,
        "deltas": score.deltas,
    }


def _fan_key(rules: RuleSet) -> str:
    """Doubles are called so; han and faan are fan by another name."""
    return "doubles" if rules.unit == "doubles" else "fan"


def said(explanation: Explanation, lang: str, terms: str, players: Players = ()) -> Explained:
    words = Words(lang, terms, explanation.rules, players)
    hand: Json = {
        "rules": explanation.rules.id,
        "options": dict(explanation.rules.settings),
        "hand": str(explanation.hand),
        "win": "tsumo" if explanation.draw else "ron",
        "seat": explanation.seat,
        "round": explanation.round,
        "dora": explanation.dora,
        "ura": explanation.ura,
        "source": explanation.rules.source,
        "circumstances": words.circumstances(explanation),
        "headline": words.headline(explanation),
        "sections": Sections(
            fan=words.text(f"section-{words.unit}-{words.terms}"),
            fu=words.text(words.points_section),
        ),
    }
    reading = explanation.reading
    if reading is None:
        return Incomplete(**hand, shanten=explanation.shanten)
    hand |= {
        "minimum": explanation.minimum,
        "reading": _reading(reading, words),
        "lines": tuple(SaidLine(**_line(line, reading, words)) for line in explanation.lines if not line.why_not),
        "uncounted": tuple(_uncounted(line, reading, explanation, words) for line in explanation.uncounted),
        "other_readings": tuple(_other(other, words) for other in explanation.others),
    }
    if explanation.outcome is not Outcome.WIN:
        return NoYaku(**hand)
    return Won(**hand, **_payments(explanation, words), **_unfinished(explanation, words))


def _reading(reading: Reading, words: Words) -> SaidReading:
    return SaidReading(**reading.to_json(), won=words.wait(reading))


def _line(line: Line, reading: Reading, words: Words) -> Json:
    return {
        "pattern": line.pattern,
        "name": words.line(line, reading),
        "note": words.note(line),
        "tag": line.tag,
        "value": words.rules.resolved.formula.limits(line.value) if words.rules and line.tag == LIMIT else line.value,
        "count": line.count,
        "worth": words.worth(line),
        "tiles": line.tiles,
        "clause": line.clause,
    }


def _uncounted(line: Line, reading: Reading, explanation: Explanation, words: Words) -> Uncounted:
    why, reason = words.why_not(line, explanation), str(line.why_not)
    return Uncounted(**_line(line, reading, words), reason=reason, by=line.by, why=why)


def _other(other: OtherReading, words: Words) -> SaidOther:
    reading = _reading(other.reading, words)
    return SaidOther(reading=reading, total=other.total, reason=other.reason, why=words.lost(other))


def _payments(explanation: Explanation, words: Words) -> Json:
    sum_ = explanation.calculation
    assert sum_ is not None  # there is one for every win
    return {
        _fan_key(explanation.rules): explanation.fan,
        "fu": explanation.fu,
        "base": sum_.base,
        "limits": explanation.limits,
        "value": sum_.value,
        "limit": sum_.limit,
        "doubled": _doubled(sum_) if sum_.doubles_base else None,
        "calculation": words.calculation(sum_),
        "total": explanation.total,
        "payments": tuple(_payment(payment, sum_) for payment in explanation.payments),
        "bets": explanation.bet_points,
        "items": explanation.items,
        "received": explanation.received,
        "deltas": explanation.deltas,
        "sentences": tuple(words.payments(explanation)),
    }


def _doubled(sum_: Calculation) -> Doubled:
    return Doubled(by_win=sum_.exponent, times=sum_.doublings, product=sum_.product)


def _unfinished(explanation: Explanation, words: Words) -> Json:
    """The hands of those who did not win, and who pays whom; nothing where they do not count."""
    if not explanation.unfinished:
        return {}
    hands = (
        SaidUnfinished(
            seat=other.seat,
            hand=str(other.hand),
            value=other.calculation.value,
            calculation=words.calculation(other.calculation),
            lines=tuple(SaidLine(**_line(line, other.reading, words)) for line in other.lines if not line.why_not),
        )
        for other in explanation.unfinished
    )
    return {"flows": explanation.flows, "unfinished": tuple(hands)}


def _payment(payment: Payment, sum_: Calculation) -> SaidPayment:
    def said_share(share: Share) -> SaidShare:
        return SaidShare(reason=share.reason, points=share.points, times=share.times, exact=sum_.exact(share))

    return SaidPayment(
        payer=payment.payer,
        seat=payment.seat,
        number=payment.number,
        points=payment.points,
        shares=tuple(map(said_share, payment.shares)),
    )
