"""Bets and counters on the table; the end of the game and its places."""

from __future__ import annotations

from collections.abc import Iterator

from ruka.explain.chapters.teller import Teller, key_of
from ruka.explain.parts import Part
from ruka.texts import signed


def counters(tell: Teller) -> Iterator[Part]:
    """What lies on the table beside tiles, and whose it becomes."""
    payment, match = tell.payment, tell.match
    several = payment.winners != "first" and tell.players > 2
    if match.counters != "none":
        yield tell.say(f"flow-counters-{key_of(match.counters)}")
        if several:
            yield tell.say(f"counter-honba-{payment.honba_to}")
            yield tell.say("counter-east-among")
    if tell.flow.riichi:
        yield tell.say("flow-bets")
        if several:
            yield tell.say("counter-bets-back" if payment.own_bet_back else "counter-bets-first")


def game(tell: Teller) -> Iterator[Part]:
    """When it is over, and who has won."""
    match = tell.match
    if match.rounds:
        yield tell.say("flow-rounds", count=match.rounds)
    if match.hands_to_win:
        yield tell.say("flow-hands-to-win", count=match.hands_to_win)
    if match.extra_rounds:
        yield tell.say("flow-extra-rounds", count=match.extra_rounds, target=match.target)
    if match.leader_stops != "never":
        yield tell.say(f"flow-leader-stops-{key_of(match.leader_stops)}")
    if match.bust:
        yield tell.say("flow-bust", points=match.bust_below)
    if not match.hands_to_win:
        yield tell.say("game-most-points")
    if tell.flow.riichi and match.rounds:
        yield tell.say(f"flow-bets-left-{match.bets_left}")
    if any(match.uma):
        yield tell.say("flow-uma", uma=" / ".join(map(signed, match.uma)))
        yield tell.say(f"flow-ties-{match.ties}")
        if match.ties == "shared":
            yield tell.say("game-tie-example", first=signed((match.uma[0] + match.uma[1]) // 2))
    if match.oka:
        yield tell.say("flow-oka", points=match.oka)
