"""Answers to the questions of strategy as people read them in a terminal."""

from collections.abc import Callable

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ruka.agents.maxims.case import tiles_in
from ruka.agents.maxims.words import sentence
from ruka.cli.channel import Json
from ruka.cli.hand_text import HandText
from ruka.cli.questions import danger_of, element_of, potential_of, reading_of
from ruka.tiles import full_name


def element(shown: HandText, case: Json) -> RenderableType:
    answer = element_of(case)
    heading = shown.text("element-total", count=answer.accepts.total)
    return Group(shown.hand(answer.tiles), "", heading, shown.left(answer.accepts))


def potential(shown: HandText, case: Json) -> RenderableType:
    answer = potential_of(case)
    needed = Text(shown.text("potential-needed", count=answer.needed), "bold")
    table = Table.grid(padding=(0, 2))
    if answer.sets:
        table.add_row(shown.text("potential-sets"), Text("  ").join(map(shown.hand, answer.sets)))
    for number, one in enumerate(answer.elements):
        accepts = Text.assemble(shown.text("element-accepts", count=one.accepts.total), " ", shown.tiles(one.accepts))
        title = shown.text("potential-elements") if not number else ""
        table.add_row(title, shown.hand(one.tiles), accepts if one.accepts else "")
    if answer.lone:
        table.add_row(shown.text("potential-lone"), shown.tiles(answer.lone))
    return Group(shown.hand(case["hand"]), "", needed, shown.text(f"plan-{answer.plan}"), "", table)


def danger(shown: HandText, case: Json) -> RenderableType:
    answer = danger_of(case)
    heading = Text.assemble(shown.tiles([answer.tile]), "  ", full_name(answer.tile, shown.lang))
    if answer.safe:
        return Group(heading, "", shown.text("danger-safe"))
    parts: list[RenderableType] = [heading, ""]
    if answer.shapes:
        parts += [shown.text("danger-shapes"), Text("  ").join(map(shown.hand, answer.shapes))]
    if answer.forms:
        parts += [shown.text("danger-forms"), *(f"  {shown.text(f'form-{form}')}" for form in answer.forms)]
    return Group(*parts)


def reading(shown: HandText, case: Json) -> RenderableType:
    answer = reading_of(case)
    suits = [shown.text("reading-suit", suit=suit, half=answer.halves.get(suit, "all")) for suit in answer.suits]
    collects = shown.text("reading-suits", suits=", ".join(suits)) if suits else shown.text("reading-no-suit")
    state = "ready" if answer.ready else "near" if answer.near else "not-ready"
    player = shown.text("reading-player")
    said = [Text(f"· {sentence(line, shown.lang, player)}") for line in answer.lines]
    thrown = shown.tiles(tiles_in(case["discards"]))
    parts: list[RenderableType] = [thrown, "", Text(collects, "bold"), shown.text(f"reading-{state}")]
    if said:
        parts += ["", *said]
    return Group(*parts)


TEXTS: dict[str, Callable[[HandText, Json], RenderableType]] = {
    "element": element,
    "potential": potential,
    "danger": danger,
    "reading": reading,
}
