"""What is done wrong and what it costs; and manners, which cost nothing."""

from __future__ import annotations

from collections.abc import Iterator

from ruka.explain.chapters.teller import Teller, key_of
from ruka.explain.parts import Part, Said
from ruka.explain.rulebook import minimum
from ruka.rules.ruleset import RuleSet

ASKED = {"discipline", "penalties"}  # options


def has_chombo(rules: RuleSet) -> bool:
    """Somebody may declare wrongly, or could by an option, and pays for it in this way."""
    return "discipline" in rules.settings and "chombo" in dict(rules.resolved.flow.penalties).values()


def penalties(tell: Teller) -> Iterator[Part]:
    """Each penalty with its price, and what it is for."""
    flow = tell.flow
    asked = ASKED & tell.rules.settings.keys() or flow.discipline == "open"
    if not flow.penalties or not asked:  # where nobody can ask for them, there are none
        return
    if "agreed" in tell.customs.faults:
        yield tell.say("fault-agreed")
    yield tell.say(f"fault-{flow.discipline}")
    by_penalty: dict[str, list[str]] = {}
    for offence, cost in flow.penalties:
        by_penalty.setdefault(cost, []).append(_offence(tell, offence, cost))
    for penalty, offences in by_penalty.items():
        yield _price(tell, penalty, offences)
        if penalty == "chombo":
            yield tell.say("penalty-chombo-after")
        elif penalty == "dead_hand":
            yield tell.say("penalty-dead-hand-after")
        elif penalty == "barred":
            limit = tell.ready.formula.limit
            yield tell.say("penalty-barred-shown", limit=limit, half=limit // 2)
        elif penalty == "fine":
            yield tell.say("penalty-fine-back")
    for key in tell.customs.faults:
        if key != "agreed":
            yield tell.say(f"fault-{key}")


def _offence(tell: Teller, offence: str, penalty: str) -> str:
    if offence == "shown_other" and penalty != "dead_hand":  # only 3.4.7 names the dead wall
        return tell.words.text("fault-shown-other-hand")
    least = minimum(tell.rules).usual
    if offence == "false_win" and penalty == "pay_each" and least:
        return tell.words.text("fault-low-win", value=tell.words.fan(least))
    return tell.words.text(f"fault-{key_of(offence)}")


def _price(tell: Teller, penalty: str, offences: list[str]) -> Said:
    flow, payment, cap = tell.flow, tell.payment, tell.ready.formula.cap
    words: dict[str, int] = {}
    key = f"penalty-{key_of(penalty)}"
    if penalty == "chombo" and tell.match.chombo:
        key, words = "penalty-chombo-final", {"points": tell.match.chombo}
    elif penalty == "chombo":  # a mangan by draw, the other way round
        words = {
            "dealer": cap * payment.other_draw_dealer,
            "others": cap * payment.other_draw_others,
            "each": cap * payment.dealer_draw_each,
        }
    elif penalty == "fine":
        words = {"points": flow.fine}
    elif penalty == "pay_each":
        words = {"points": flow.fine, "sum": flow.fine * (tell.players - 1)}
    elif penalty == "barred":
        key = f"penalty-barred-{key_of(flow.barred_for)}"
    return tell.say(key, *offences, **words)


def manners(tell: Teller) -> Iterator[Part]:
    """What is polite."""
    for key in tell.customs.manners:
        yield tell.say(f"manner-{key}")
