"""Claims and their order, how sets are laid, and kongs."""

from __future__ import annotations

from collections.abc import Iterator

from ruka.explain.chapters.teller import Teller, key_of
from ruka.explain.parts import Part


def calls(tell: Teller) -> Iterator[Part]:
    """Who may take a discard, who goes first, and where the set lies."""
    flow = tell.flow
    two = tell.players == 2
    which = "two" if two else "all" if flow.chows else "without-chows"
    yield tell.say(f"call-claims-{which}")
    yield tell.say("call-latest")
    if not two:
        yield tell.say(f"call-order-{'all' if flow.chows else 'without-chows'}")
        yield tell.say("call-skip")
    if tell.customs.seconds:
        yield tell.say("call-seconds", count=tell.customs.seconds)
    for key in tell.customs.calls:
        yield tell.say(f"call-{key}", **({"count": tell.customs.seconds} if key == "late" else {}))
    yield tell.say("call-laid")
    kinds = {2: "two", 3: "three", 4: "four"}[tell.players]
    yield tell.figure("sets", tell.words.text(f"figure-sets-{kinds}", chows="yes" if flow.chows else "no"))
    yield tell.say("call-regroup")
    swap = "swap-calling" if flow.chows else "swap-calling-without-chows"
    if not flow.swap_calling:
        yield tell.say(f"flow-no-{swap}")
    elif "swap_calling" in tell.rules.settings:  # where nobody thinks of it, nobody asks
        yield tell.say(f"flow-{swap}")


def kongs(tell: Teller) -> Iterator[Part]:
    """Three ways to one, what is drawn for it, and who may rob it."""
    flow = tell.flow
    yield tell.say(
        "kong-ways",
        *(tell.words.text(f"kong-way-{way}") for way in ("open", "added", "concealed")),
    )
    yield tell.say("kong-declared")
    yield tell.say("kong-when")
    yield tell.say(_replacement(tell))
    yield tell.say("kong-still-concealed")
    yield tell.say(f"flow-rob-kongs-{key_of(flow.rob_kongs)}")
    if tell.customs.seconds and flow.rob_kongs != "none":
        yield tell.say("kong-seconds", count=tell.customs.seconds)
    if flow.four_kongs:
        yield tell.say("kong-fourth")
    elif flow.most_kongs <= 4:
        yield tell.say("kong-most", count=flow.most_kongs)
    if flow.nuki:
        yield tell.say("flow-nuki")


def _replacement(tell: Teller) -> str:
    """Where the tile for a kong comes from."""
    if not tell.flow.dead_wall:
        return "kong-replacement-end"
    return "kong-replacement-screen" if tell.customs.wall == "screen" else "kong-replacement"
