"""Questions of strategy, asked by REST; `ruka element`, `potential`, `danger` and `reading` ask the same."""

from __future__ import annotations

from collections.abc import Mapping

from ruka.agents.maxims.words import sentence
from ruka.agents.reading import reading
from ruka.hands import danger, element, potential
from ruka.hands.elements import Element
from ruka.rulesets import rule_set
from ruka.rulesets.stored import Stored
from ruka.schema.strategy import FoundDanger, FoundElement, FoundPotential, FoundReading
from ruka.server.models import DangerQuestion, ElementQuestion, PotentialQuestion, ReadingQuestion
from ruka.texts import text
from ruka.tiles import tile_set


def found_element(asked: ElementQuestion) -> FoundElement:
    return _element(element(asked.tiles, asked.visible))


def found_potential(asked: PotentialQuestion) -> FoundPotential:
    found = potential(asked.hand, asked.turn, asked.visible, asked.forms, tile_set(asked.tiles))
    return FoundPotential(
        needed=found.needed,
        plan=found.plan,
        turn=found.turn,
        sets=[*found.sets],
        elements=[*map(_element, found.elements)],
        lone=[*found.lone],
    )


def found_danger(asked: DangerQuestion, house: Mapping[str, Stored]) -> FoundDanger:
    """By the forms and tiles of a rule set where one is named; `house` are the rules of links."""
    if asked.rules:
        rules = (house[asked.rules].rules if asked.rules in house else rule_set(asked.rules)).resolved
        found = danger(asked.tile, asked.visible, rules.forms, rules.tiles)
    else:
        found = danger(asked.tile, asked.visible, asked.forms, tile_set(asked.tiles))
    return FoundDanger(safe=found.safe, shapes=[*found.shapes], forms=[form.value for form in found.forms])


def found_reading(asked: ReadingQuestion) -> FoundReading:
    winds = {"seat": asked.seat[:1].upper(), "round": asked.round[:1].upper()}
    found = reading(asked.discards, asked.melds, **winds, passed=asked.passed, cuts=asked.cuts)
    player = text("reading-player", asked.lang)
    return FoundReading(
        suits=[*found.suits],
        half=found.half,
        halves=found.halves,
        ready=found.ready,
        near=found.near,
        lines=[*found.lines],
        sentences=[sentence(line, asked.lang, player) for line in found.lines],
    )


def _element(found: Element) -> FoundElement:
    return FoundElement(tiles=found.tiles, accepts=found.accepts.total, each=dict(found.accepts))
