"""The calculator: a hand counted by one rule set, or by several side by side."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ruka.errors import RukaError, UnknownName
from ruka.explain import explain
from ruka.hands import discards, shanten, useful
from ruka.rules.ruleset import RuleSet
from ruka.rulesets import with_options
from ruka.rulesets.stored import Stored
from ruka.schema.answers import Answer, Useful
from ruka.scoring.win import GIVEN
from ruka.server.models import ScoreQuestion
from ruka.tiles import Hand, parse


def answers(question: ScoreQuestion, house: Mapping[str, Stored] | None = None) -> list[Answer]:
    """One for each rule set, in the order asked; what cannot be a hand at all is refused. `house` are the rules of
    links."""
    hand = parse(question.hand)
    named = {name.replace("-", "_") for name in question.circumstances}
    if unknown := sorted(named.difference(GIVEN)):
        raise UnknownName("unknown-circumstance", name=unknown[0], known=", ".join(sorted(GIVEN)).replace("_", "-"))
    return [
        _answer(id, _rules(id, {} if place else question.options, house or {}), hand, question, named)
        for place, id in enumerate(question.rules)
    ]


def _rules(id: str, options: Mapping[str, object], house: Mapping[str, Stored]) -> RuleSet:
    return house[id].rules.with_options(options) if id in house else with_options(id, options)


def _answer(id: str, rules: RuleSet, hand: Hand, question: ScoreQuestion, named: set[str]) -> Answer:
    answer = Answer(rules=id, name=rules.names[question.lang], explanation=None)
    resolved = rules.resolved
    circumstances: Any = {
        "win": "tsumo" if question.draw else "ron",
        "seat": question.seat[0].upper(),
        "round": question.round[0].upper(),
        "dora": question.dora,
        "ura": question.ura,
        "honba": question.honba,
        "sticks": question.sticks,
        "nuki": question.nuki,
        "others": {wind[0].upper(): held for wind, held in question.others.items()},
        **dict.fromkeys(named, True),
    }
    try:
        if hand.winning is not None:
            if rules.of_unfinished is None:  # nobody else's hand counts
                del circumstances["others"]
            explanation = explain(rules, hand, **circumstances).said(question.lang, question.terms)
            answer = answer.but(explanation=explanation)
        away = shanten(hand, resolved.forms, resolved.tiles)
        return answer.but(shanten=away, **(_nearer(hand, resolved) if away >= 0 else {}))
    except RukaError as error:
        return answer.but(problem=error.sentence(question.lang))


def _nearer(hand: Hand, rules: RuleSet) -> dict[str, Any]:
    """What brings the hand nearer; where it has a tile to discard, after the discard that leaves most."""
    if hand.size % 3 == 1:
        discard, left = "", useful(hand, rules.forms, rules.tiles).tiles
    else:
        best = discards(hand, rules.forms, rules.tiles)[0]
        discard, left = best.tile, best.useful
    return {"discard": discard, "useful": [Useful(tile=tile, left=number) for tile, number in left.items()]}
