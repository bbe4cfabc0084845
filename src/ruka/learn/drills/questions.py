"""Questions made and answers judged. Nothing is kept: who names a question gets the same again, and checks it so.

>>> from ruka.learn.drills import question, verdict
>>> asked = question("fu", "riichi-guide", 1, "first")
>>> asked == question("fu", "riichi-guide", 1, "first")
True
>>> verdict(asked, DrillAnswer(number=999)).right
False
"""

from __future__ import annotations

from functools import lru_cache
from random import Random

from ruka.errors import RukaError, UnknownName
from ruka.explain.words import Words
from ruka.learn.drills.drill import Drill, Item, fitting, same
from ruka.learn.drills.registry import DRILLS
from ruka.rules.ruleset import RuleSet
from ruka.rulesets import RULE_SETS, known
from ruka.schema.learning import DrillAnswer, DrillCard, DrillQuestion, QuestionId, Verdict
from ruka.schema.values import convert

TRIES = 20_000  # until a question is good; most are within ten


def question(
    drill: str, rules: RuleSet | str, level: int, seed: str, lang: str = "en", terms: str = "native"
) -> DrillQuestion:
    """The question of this identity, in words of one language."""
    rules = known(rules)
    id = _checked(drill, rules, level, seed)
    asked = item_of(id, rules).asked(Words(lang, terms, rules))
    return DrillQuestion(
        drill=drill,
        rules=rules.id,
        level=level,
        seed=seed,
        prompt=asked.prompt,
        facts=[*asked.facts],
        picture=asked.picture,
        asks=asked.asks,
    )


def verdict(
    id: QuestionId, given: DrillAnswer, lang: str = "en", terms: str = "native", *, rules: RuleSet | None = None
) -> Verdict:
    """Whether the answer to a question is right, the right one, and why; `rules` where no id names them."""
    rules = rules or known(id.rules)
    item, words = item_of(_checked(id.drill, rules, id.level, id.seed), rules), Words(lang, terms, rules)
    asked = item.asked(words)
    if not fitting(asked.asks, given):
        raise RukaError("no-such-answer")
    return Verdict(
        right=same(asked.asks, given, item.answer),
        answer=item.answer,
        said=asked.said(item.answer, lang),
        lines=[*item.why(words, given)],
        terms=[*item.terms],
    )


def solution(id: QuestionId) -> DrillAnswer:
    """The right answer, for programs that ask questions of their own."""
    rules = known(id.rules)
    return item_of(_checked(id.drill, rules, id.level, id.seed), rules).answer


def drill_cards(lang: str = "en") -> list[DrillCard]:
    """Every drill, and what its levels ask by each rule set."""
    words = Words(lang)
    return [
        DrillCard(
            drill=name,
            name=words.text(f"drill-{name}"),
            text=words.text(f"drill-{name}-text"),
            levels={
                rules.id: [words.text(f"drill-{name}-level-{level.name}") for level in levels]
                for rules in RULE_SETS.values()
                if (levels := drill.levels_of(rules))
            },
        )
        for name, drill in DRILLS.items()
    ]


def find_drill(name: str) -> Drill:
    if name not in DRILLS:
        raise UnknownName("unknown-drill", name=name, known=", ".join(DRILLS))
    return DRILLS[name]


def _checked(drill: str, rules: RuleSet, level: int, seed: str) -> QuestionId:
    levels = len(find_drill(drill).levels_of(rules))
    if not levels:
        raise RukaError("drill-not-for-rules", drill=drill, rules=rules.id)
    if type(level) is not int or not 1 <= level <= levels:
        raise RukaError("no-such-level", drill=drill, most=levels)
    return convert({"drill": drill, "rules": rules.id, "level": level, "seed": seed}, QuestionId)


@lru_cache(256)
def item_of(id: QuestionId, rules: RuleSet) -> Item:
    """The question with its answer, made again from its name."""
    make, rng = (
        DRILLS[id.drill].levels_of(rules)[id.level - 1].make,
        Random(f"{id.drill}/{id.rules}/{id.level}/{id.seed}"),
    )
    for _ in range(TRIES):
        if (item := make(rules, rng)) is not None:
            return item
    raise RukaError("no-question")
