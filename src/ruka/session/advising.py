"""Advice at a table: to whom it is given, and in which words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from ruka.agents.sight import Sight
from ruka.agents.styles import Style
from ruka.agents.threats import Beliefs, beliefs, certain
from ruka.coach.sentences import reasons
from ruka.coach.sources import with_sources
from ruka.coach.telling import Telling
from ruka.coach.wording import Wording, winds_of
from ruka.errors import RukaError
from ruka.rules.ruleset import RuleSet
from ruka.schema import Action, View
from ruka.schema.advice import Advice, AdviceLine, Choice, Question
from ruka.schema.aids import SafeTile, Safety
from ruka.schema.messages import Hint, Setup
from ruka.schema.tiles import KINDS
from ruka.session.seats import Seat, name_in
from ruka.session.shown import Shown
from ruka.tiles import kind

MANY_SETS = 2  # whoever has laid down so many may be ready


def check_advisable(setup: Setup, seats: Sequence[Seat]) -> None:
    """The one place that refuses advice: it is for a person who plays against bots alone, and for nobody where another
    person sits or may still sit down, whatever the setup of the table says.
    """
    if not setup.hints or sum(seat.kind != "bot" for seat in seats) > 1:
        raise RukaError("no-hints")


def hint(asked: Question, advice: Advice, view: View, rules: RuleSet, seats: Sequence[Seat], lang: str) -> Hint:
    """What the agent would do, with its reasons as sentences."""
    told = Telling(_wording(rules, seats, lang)).hint(with_sources(advice, view, rules), winds_of(view))
    return Hint(question=asked.number, action=advice.best.action, choices=told.choices, sentences=told.sentences)


def safety(asked: Question, number: int, shown: Shown, seats: Sequence[Seat], lang: str) -> Safety:
    """What is certain about each kind of the hand, and nothing that is only likely."""
    view, rules = shown.own_view(number), shown.rules
    threats = [seat for seat in view.order if seat != number and _threatens(view, seat)]
    if not threats:
        return Safety(question=asked.number)
    sight = Sight(rules)
    for event in shown.happened(number):
        sight.told(event)
    seen = beliefs(sight.see(view), rules, number, Style())
    feared = replace(seen, others=tuple(other for other in seen.others if other.seat in threats))
    wording = _wording(rules, seats, lang)
    tiles = [_safe_tile(feared, one, view, wording) for one in dict.fromkeys(map(kind, view.seats[number].tiles))]
    return Safety(question=asked.number, threats=threats, tiles=[one for one in tiles if one.sentences])


def _threatens(view: View, seat: int) -> bool:
    return view.seats[seat].riichi or len(view.seats[seat].sets) >= MANY_SETS


def _safe_tile(feared: Beliefs, tile: str, view: View, wording: Wording) -> SafeTile:
    assert view.seat is not None
    lines = tuple(line for line in certain(feared, KINDS.index(tile)) if line.kind in ("safe", "suji", "no_chance"))
    safe = [line.seat for line in lines if line.kind == "safe" and line.seat is not None]
    said = reasons(Choice(Action(view.seat, "discard", tile), 0.0, lines))
    return SafeTile(
        tile=tile,
        safe=safe,
        less=[other.seat for other in feared.others if other.seat not in safe and _less(lines, other.seat)],
        sentences=[wording.sentence(sentence, winds_of(view)) for sentence in said],
    )


def _less(lines: Iterable[AdviceLine], seat: int) -> bool:
    return any(line.kind == "no_chance" or (line.kind == "suji" and line.seat == seat) for line in lines)


def _wording(rules: RuleSet, seats: Sequence[Seat], lang: str) -> Wording:
    return Wording(rules, lang, [name_in(lang, seat.name, seat.kind) for seat in seats])
