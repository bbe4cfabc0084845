"""Dora, riichi and furiten, where the rules have them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ruka.explain.chapters.teller import Teller, key_of
from ruka.explain.parts import Part
from ruka.hands import waits
from ruka.tiles import full_name


def dora(tell: Teller) -> Iterator[Part]:
    """Which tiles they are, and when more are turned."""
    flow = tell.flow
    if not flow.indicators:
        return
    yield tell.say("flow-dora", count=flow.indicators)
    yield tell.say("dora-order")
    yield tell.figure("dora", tell.words.text("figure-dora"))
    yield tell.say(f"flow-kong-dora-{key_of(flow.kong_dora)}")
    if flow.ura != "none":
        yield tell.say(f"flow-ura-{flow.ura}")


def riichi(tell: Teller) -> Iterator[Part]:
    """Who may declare it, how, and what holds afterwards."""
    flow = tell.flow
    if not flow.riichi:
        return
    yield tell.say("flow-riichi", bet=tell.payment.bet)
    if tell.customs.riichi:
        yield tell.say(f"riichi-{key_of(tell.customs.riichi)}", bet=tell.payment.bet)
    yield tell.say("riichi-void")
    if tell.customs.riichi == "stick" and tell.customs.pond_row:
        yield tell.say("riichi-next")
        yield tell.figure("pond", tell.words.text("figure-pond"))
    if flow.riichi_tiles:
        yield tell.say("flow-riichi-tiles", count=flow.riichi_tiles)
    if flow.riichi_floor > 0:
        yield tell.say("flow-riichi-floor", points=flow.riichi_floor)
    yield tell.say("riichi-fixed")
    yield tell.say(f"flow-riichi-kong-{key_of(flow.riichi_kong)}")
    if flow.riichi_kong == "keeps_waits":
        yield tell.case("riichi-kong-example", KONG_EXAMPLE, "")
    if flow.furiten != "none":
        yield tell.say("riichi-furiten")
    if flow.forced_win:
        yield tell.say("flow-forced-win")


# Three pungs in a row are three equal chows too: no kong of the drawn four (3.3.12).
KONG_EXAMPLE = "333444555p 789s 1z +4p"


@dataclass(frozen=True)
class Example:
    """A hand that waits and what its owner has discarded; the source prints the waits, its pictures are lost."""

    hand: str
    discards: str


EXAMPLES = {
    "three-sided": Example("123m 55m 678s 45678p", "9p"),  # 000, furiten 1: 3-6-9
    "two-sided": Example("345m 678m 23p 567s 99s", "7p 7s"),  # 2: 1-4 of dots; 003 has the seven of bamboos too
    "three-kinds": Example("123m 44456p 789s 77z", "7z"),  # 3: 4 and 7 of dots, red dragon
    "own-discard": Example("13p 456m 789s 345s 55z", "2p"),  # 001: waits on the two of dots
    "two-kinds": Example("123m 456s 789s 22p 11z", "2p"),  # 001: on the two of dots and on the east wind
    "same-tile": Example("13s 456m 789p 222z 66p", "2s"),  # 002: the two of bamboos
}


def winning_kinds(example: Example) -> list[str]:
    """What the hand waits on."""
    return [str(kind) for kind in waits(example.hand)]


def forbidden(tell: Teller, example: Example) -> list[str]:
    """The kinds on which the hand may not win by discard."""
    own = {str(tile) for tile in example.discards.split()}
    kinds = winning_kinds(example)
    if tell.flow.furiten == "any_wait":
        return kinds if own & set(kinds) else []
    return [kind for kind in kinds if kind in own]


def furiten(tell: Teller) -> Iterator[Part]:
    """What one's own discards forbid, and winning tiles that were let go."""
    flow = tell.flow
    if flow.furiten == "none":
        return
    yield tell.say(f"flow-furiten-{key_of(flow.furiten)}")
    yield tell.say("furiten-claimed")
    yield from _examples(tell)
    yield tell.say("furiten-change")
    if flow.passed_furiten == "always":
        yield tell.say(f"flow-passed-{key_of(flow.furiten_ends)}")
        yield tell.say("furiten-no-yaku")
    if flow.passed_furiten != "never":
        yield tell.say("flow-passed-in-riichi" if flow.tsumo_after_pass else "flow-passed-in-riichi-no-draw")
        yield tell.say("furiten-own-draw")


def _examples(tell: Teller) -> Iterator[Part]:
    for key in tell.customs.furiten:
        example = EXAMPLES[key]
        blocked = forbidden(tell, example)
        words = {
            "waits": _names(tell, winning_kinds(example)),
            "discards": _names(tell, example.discards.split()),
            **({"forbidden": _names(tell, blocked)} if blocked else {}),
        }
        yield tell.case("furiten-blocked" if blocked else "furiten-free", example.hand, example.discards, **words)


def _names(tell: Teller, kinds: list[str]) -> str:
    return ", ".join(full_name(kind, tell.words.lang) for kind in kinds)
