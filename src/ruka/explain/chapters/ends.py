"""How a hand ends, who is ready then, and who answers for another's limit hand."""

from __future__ import annotations

from collections.abc import Iterator

from ruka.explain.chapters.teller import Teller, key_of
from ruka.explain.parts import Grid, Part, Said
from ruka.explain.rulebook import liability_sentences

ABORTIVE = ("nine_orphans", "four_winds", "four_riichi", "four_kongs")


def ends(tell: Teller) -> Iterator[Part]:
    """By a win, with the last tile, or early."""
    flow = tell.flow
    aborts = [name for name in ABORTIVE if getattr(flow, name)]
    if tell.payment.winners == "abort_at_three" and tell.players > 2:
        aborts.append("three_winners")
    several = tell.payment.winners != "first" and tell.players > 2
    ways = ("several-wins" if several else "win", "turns" if flow.turns else "wall", *(["early"] if aborts else []))
    yield tell.say("end-ways", *(tell.words.text(f"end-way-{way}") for way in ways))
    if not flow.turns:
        yield tell.say("end-last")
    if aborts:
        yield tell.say("end-abortive", *(tell.words.text(f"abort-{key_of(name)}") for name in aborts))
        yield tell.say("end-abortive-after")
    if not tell.match.noten_total:
        yield tell.say("end-no-payment")
    if flow.nagashi != "none":
        yield tell.say(f"flow-nagashi-{key_of(flow.nagashi)}")
        for name in ("nagashi_concealed", "nagashi_noten"):
            if getattr(flow, name):
                yield tell.say(f"option-{name}")


def ready(tell: Teller) -> Iterator[Part]:
    """Where those who are not ready pay."""
    flow, total = tell.flow, tell.match.noten_total
    if not total:
        return
    yield tell.say("flow-noten", points=total)
    yield _payments(tell, total)
    yield tell.say("ready-none-or-all")
    yield tell.say("flow-ready-on-own" if flow.ready_on_own else "flow-ready-not-on-own")
    yield tell.say("ready-seen")
    if flow.furiten != "none":
        yield tell.say("ready-furiten")
    yield tell.say("flow-hide-tenpai" if flow.hide_tenpai else "flow-show-tenpai")


def _payments(tell: Teller, total: int) -> Grid:
    rows = [(str(ready), str(total // ready), str(total // (tell.players - ready))) for ready in range(1, tell.players)]
    text = tell.words.text
    return tell.grid(text("grid-noten"), (text("grid-ready"), text("grid-each-gets"), text("grid-each-pays")), rows)


def liability(tell: Teller) -> Iterator[Part]:
    """Whoever feeds the last set of a great hand, or throws into an open one."""
    liable = [price.pattern.id for price in tell.ready.prices if price.liable]
    if liable:
        yield tell.say("pao-feeds", *(tell.words.text(f"pao-{id}", name=tell.words.name(id)) for id in liable))
        yield tell.say("pao-claimed" if tell.flow.pao_claimed_only else "pao-any")
        yield tell.say("pao-draw-whole" if tell.payment.pao_whole else "pao-draw-limit")
        yield tell.say("pao-discard")
        yield tell.say("pao-same")
    for sentence in liability_sentences(tell.rules, tell.words):
        yield Said(sentence, tell.clause("pao-discard" if liable else "show-liability"))
