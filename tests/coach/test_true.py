"""Every sentence is true: its numbers are those of its lines, and what lines claim holds by brute force."""

from __future__ import annotations

import re
from random import Random

import pytest

from ruka import Table
from ruka.agents import Seated, agent, question
from ruka.coach import Wording, comment, figures, winds_of
from ruka.coach.sentences import Named, Sentence, reasons
from ruka.rulesets import RULE_SETS
from ruka.schema import Event
from ruka.texts import LANGUAGES
from tests.coach.claims import Claims
from tests.engine.games import choose

FEW, MANY = 25, 560  # decisions of each rule set; eighteen of them come to more than 10,000
NOTATION = re.compile(r"\b\d+[mpszf]\b")
NUMBER = re.compile(r"\d+(?:[.,]\d+)?")


def numbers_in(said: str) -> set[float]:
    return {float(one.replace(",", ".")) for one in NUMBER.findall(NOTATION.sub("", said))}


def check_numbers(sentence: Sentence, wording: Wording, winds: tuple[str, ...]) -> None:
    allowed = set[float]().union(*map(figures.shown, sentence.lines))
    for word in sentence.words.values():  # some patterns have numbers in their names
        if isinstance(word, Named):
            allowed |= numbers_in(wording.words.name(word.pattern))
    said = wording.sentence(sentence, winds)
    names = [wording.words.name(word.pattern) for word in sentence.words.values() if isinstance(word, Named)]
    unnamed = said
    for name in names:  # “a straight from 1 to 9” has numbers of its own
        unnamed = unnamed.replace(name, "")
    assert numbers_in(unnamed) <= allowed, (said, sentence)
    assert "{" not in said
    assert "None" not in said


def look_at(rules: str, decisions: int, seed: int) -> int:
    """Ask about so many decisions of random games; how many had something to decide."""
    random = Random(f"{rules}/{seed}")
    wordings = {lang: Wording(RULE_SETS[rules], lang) for lang in LANGUAGES}
    looked = game = 0
    while looked < decisions:
        table = Table(rules, seed=f"{seed}/{game}")
        game += 1
        seated = [Seated(agent("club", table.rules, seat, seat), seat) for seat in range(table.players)]
        events: list[Event] = table.events
        while not table.over and looked < decisions:
            for seat in table.waiting_for:
                for one in seated:
                    one.tell(events)
                asked, taken = question(table, seat), choose(table, seat, random)
                if len(asked.actions) > 1 and random.random() < 0.3:
                    looked += 1
                    advice = seated[seat].agent.asked(asked, 1.0)
                    view = table.view(seat)
                    claims = Claims(view, table.rules, [*table.stream(seat)], random)
                    for choice in advice.choices:
                        for line in choice.lines:
                            claims.check(choice, line)
                    lang = LANGUAGES[looked % len(LANGUAGES)]
                    said = [*comment(advice, taken), *comment(advice), *reasons(random.choice(advice.choices))]
                    assert bool(reasons(advice.best)) <= len(comment(advice, taken)) <= 3
                    for sentence in said:
                        check_numbers(sentence, wordings[lang], winds_of(view))
                events = list(table.apply(taken))
    return looked


@pytest.mark.parametrize("rules", sorted(RULE_SETS))
def test_sentences_of_random_games_are_true(rules: str) -> None:
    assert look_at(rules, FEW, 1) == FEW


@pytest.mark.long
@pytest.mark.parametrize("rules", sorted(RULE_SETS))
def test_ten_thousand_sentences_are_true(rules: str) -> None:
    assert look_at(rules, MANY, 2) == MANY
