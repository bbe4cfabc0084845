"""What is collected, and how a turn goes."""

from __future__ import annotations

from collections.abc import Iterator

from ruka import _core
from ruka.explain.chapters.teller import Teller
from ruka.explain.parts import Part, Said
from ruka.explain.rulebook import minimum_sentences
from ruka.hands.forms import BITS, Form

CHANGED = {  # by a bit of its own
    Form.REGULAR: (_core.ONE_CHOW, "one-chow"),
    Form.PAIRS: (_core.PAIRS_REPEAT, "repeat"),
    Form.KNITTED: (_core.KNITTED_ANY, "any"),
}
MINIMUM = {"fan": "show-minimum", "han": "show-minimum", "values": "show-minimum-value"}  # an option asks for faan


def forms(bits: int) -> Iterator[str]:
    """What a complete hand may be, by the keys of its texts."""
    for form, bit in BITS.items():
        if bits & bit:
            also, name = CHANGED.get(form, (0, ""))
            yield f"form-{form}-{name}" if bits & also else f"form-{form}"


def hand(tell: Teller) -> Iterator[Part]:
    """A winning hand."""
    yield tell.say("hand-aim-hands" if tell.match.hands_to_win else "hand-aim")
    for key, bits in (("flow-forms", tell.ready.form_bits), ("flow-opening-forms", tell.ready.opening_form_bits)):
        if bits:
            yield tell.say(key, forms="; ".join(map(tell.words.text, forms(bits))))
    yield tell.say("hand-sets")
    yield tell.say("hand-pair")
    yield tell.say("hand-concealed")
    asked = MINIMUM.get(tell.words.unit, "")
    yield from (Said(sentence, tell.clause(asked)) for sentence in minimum_sentences(tell.rules, tell.words))
    yield tell.say("hand-all-show" if tell.rules.of_unfinished else "hand-winner-shows")
    for key in tell.customs.wins:
        yield tell.say(f"hand-{key}")


def turn(tell: Teller) -> Iterator[Part]:
    """From the draw to the discard."""
    customs = tell.customs
    if "phases" in customs.turns:
        yield tell.say("turn-phases")
    if customs.wall == "screen":
        yield tell.say("turn-order-drawn")
    else:
        yield tell.say("turn-order", count=tell.flow.hand_tiles + 1)
    yield tell.say("turn-discard")
    if customs.pond_row:
        yield tell.say("turn-rows", count=customs.pond_row)
    else:
        yield tell.say("turn-discards")
    for key in customs.turns:
        if key != "phases":
            yield tell.say(f"turn-{key}")
    if tell.flow.turns:
        yield tell.say("flow-turns", count=tell.flow.turns)
