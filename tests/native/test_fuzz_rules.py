"""G14: rules made at random, and calls in any order: each is refused in a sentence, or plays soundly.

A few in the default suite; thousands with --long, and under the sanitizers (test_sanitizers.py sets RUKA_FUZZ_RULES).
"""

from __future__ import annotations

import os
from collections.abc import Callable
from copy import deepcopy
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import numpy as np
import pytest

from ruka import _core
from ruka.engine.flow import at_table, compiled_flow
from ruka.engine.simulate import native_player
from ruka.engine.table import Table
from ruka.env.observations import OBSERVATION
from ruka.errors import RukaError
from ruka.rules.form import WORDS as FORM_WORDS
from ruka.rules.row import CIRCUMSTANCES, FEATURES, FORMS, ROLES
from ruka.rules.ruleset import RuleSet
from ruka.rulesets import RULE_SETS, rule_set, score, score_readings
from ruka.rulesets.house import parse_rules
from ruka.rulesets.published import published, revisions
from ruka.scoring import compiled

FEW = int(os.environ.get("RUKA_FUZZ_RULES", "40"))
NUMBERS = pytest.mark.parametrize("number", [FEW, pytest.param(3000, marks=pytest.mark.long)])
VALUES: tuple[Any, ...] = (
    *(-(2**63), -(2**31), -1, 0, 1, 2, 3, 4, 5, 7, 13, 14, 34, 60, 99, 255, 1000, 30_000, 2**31, 2**63, 10**30),
    *(True, False, None, 1.5, "", "none", "all", "first", "win", "tiles", "nonsense", "\0", "9z", "19m", "é" * 300),
    *([], [0], [1, 2], [0] * 4, [0] * 9, {}, {"option": "length"}, {"option": "nothing"}, [[["x"]]]),
)
HANDS = (
    *("123m 456p 789s 11z 56p +7p", "111m 222p [333s] 777z 5m +5m", "1133557799m 11z 2z +2z", "19m19p19s1234567z +1z"),
    *("[1111m] [2222p] [3333s] [4444z] 5z +5z", "123m 123m 123m 123m 9s +9s"),
)


@cache
def forms() -> list[Any]:
    return [published(id, number)["rules"] for id in RULE_SETS for number in revisions(id)]


def random_expr(rng: Random, depth: int = 0) -> Any:
    """Of the words of expressions, most of them where they fit."""
    if depth > 5 or rng.random() < 0.25:
        return rng.choice(
            (*FEATURES, True, False, 0, 1, 4, ["kinds", "567z"], ["circumstance", rng.choice(CIRCUMSTANCES)])
        )
    word = rng.choice(tuple(FORM_WORDS))
    simple: dict[str, Callable[[], Any]] = {
        "e": lambda: random_expr(rng, depth + 1),
        "i": lambda: rng.choice((-1, 0, 1, 2, 4, 5, 27, 63, 64, 2**40)),
        "r": lambda: rng.choice((0, 1, 5, 9, 12, "*", "*1", "*9", "x")),
        "s": lambda: rng.choice((*"mpsz*", "", "123m", "8z", *FORMS, *ROLES, *CIRCUMSTANCES, "length")),
    }
    return [word, *(simple[kind]() for kind in FORM_WORDS[word][0])]


def places(form: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    inside = form.items() if isinstance(form, dict) else enumerate(form) if isinstance(form, list) else ()
    return [path, *(place for name, part in inside for place in places(part, (*path, name)))]


def mutated(form: Any, rng: Random) -> Any:
    """The form with one place in it changed."""
    form = deepcopy(form)
    *way, last = rng.choice(places(form)[1:])
    holder = form
    for name in way:
        holder = holder[name]
    other = rng.choice(forms())
    match rng.randrange(6):
        case 0:
            del holder[last]
        case 1 if isinstance(holder, dict):
            holder[rng.choice(("flow", "open", "is", "gained", "by"))] = holder.pop(last)
        case 2 if way and way[0] == "prices":
            holder[last] = random_expr(rng)
        case 3 if last in other:
            holder[last] = deepcopy(other[last])
        case _:
            holder[last] = rng.choice(VALUES)
    return form


def random_rules(rng: Random) -> RuleSet:
    form = rng.choice(forms())
    for _ in range(rng.randint(0, 2)):
        form = mutated(form, rng)
    if rng.random() < 0.3 and isinstance(form.get("prices"), list):
        own = {"pattern": "own", "is": random_expr(rng), "open": rng.choice((0, 1, 99, 2**20, -1))}
        form["prices"] = [*form["prices"], own]
    rules = RuleSet.from_form(form, "house")
    for option in rules.options:
        if option.choices and rng.random() < 0.2:
            rules = rules.with_options({option.name: rng.choice(option.choices)})
    return rules


def use(rules: RuleSet, rng: Random) -> None:
    """Hands are counted and games played by them."""
    for hand in HANDS:
        try:
            won = score(rules, hand, win=rng.choice(("ron", "tsumo")), seat=rng.choice("ESWN"))
            assert won.total >= 0
            assert len(won.lines) >= len({line.pattern.id for line in won.lines if not line.excluded_by}) >= 0
            score_readings(rules, hand)
        except RukaError as refused:
            told(refused)
    if rules.resolved.match.rounds == 0 or rules.resolved.match.rounds > 2:
        rules = rules.but(match={"rounds": 1, "extra_rounds": 0})
    table = Table(rules, seed=1)
    for _ in range(30):
        if table.over:
            break
        table.apply(rng.choice(table.legal_actions(table.waiting_for[0])))
    played = native_player(rules, ("random",) * rules.people, 1, jobs=1, checked=True)(0, 3).games
    assert not played["violations"].any()


def told(refused: RukaError) -> None:
    assert all(map(refused.sentence, ("cs", "pl", "en")))


@NUMBERS
def test_g14_random_forms_are_refused_or_play_soundly(number: int) -> None:
    used = 0
    for seed in range(number):
        rng = Random(f"forms {seed}")
        try:
            use(random_rules(rng), rng)
            used += 1
        except RukaError as refused:
            told(refused)
        except Exception as error:
            raise AssertionError(f"seed {seed}") from error
    assert used


@NUMBERS
def test_g14_random_expressions_are_refused_or_counted(number: int) -> None:
    """Each alone, so that more of them are counted."""
    base, used = rule_set("tenhou"), 0
    for seed in range(number * 4):
        rng = Random(f"expressions {seed}")
        own = {"pattern": "own", "is": random_expr(rng), "open": 1}
        form = base.form | {"prices": [*base.form["prices"], own]}
        try:
            rules = RuleSet.from_form(form, "house")
            for hand in HANDS:
                score(rules, hand)
            used += 1
        except RukaError as refused:
            told(refused)
        except Exception as error:
            raise AssertionError(f"seed {seed}: {own['is']}") from error
    assert used


PIECES = (
    *(
        'base = "tenhou"\n',
        "[prices]\n",
        "[options]\n",
        "[patterns.own]\n",
        'is = "draw"\n',
        "open = 1\n",
        "pinfu = 3\n",
    ),
    *("pinfu = false\n", 'is = "count(pungs) > 1"\n', 'is = "pungs"\n', 'name = "x"\n', 'length = "tonpuu"\n'),
    *(
        "concealed = 2\n",
        "[[prices]]\n",
        "x = [",
        "= 3\n",
        'is = "exists_suit(lambda s: chow(s, 1))"\n',
        "\0",
        'tag = "limit"\n',
    ),
)


@NUMBERS
def test_g14_random_house_rules_are_refused_or_counted(number: int) -> None:
    for seed in range(number * 4):
        rng = Random(f"house {seed}")
        text = PIECES[0] * (rng.random() < 0.9) + "".join(rng.sample(PIECES, rng.randint(1, 8)))
        try:
            score(parse_rules(text), HANDS[0], win="tsumo")
        except RukaError as refused:
            told(refused)
        except Exception as error:
            raise AssertionError(text) from error


# --- calls in any order


def arrays(count: int) -> dict[str, Any]:
    return {
        "observations": np.zeros((count, OBSERVATION.itemsize), np.int8),
        "masks": np.zeros((count, _core.ACTION_NUMBERS), np.bool_),
        "seats": np.zeros(count, np.int8),
    }


def random_argument(rng: Random) -> Any:
    return rng.choice(
        (
            *VALUES,
            *(b"", b"seed", bytearray(3), object(), np.zeros(3, np.int64), np.zeros((3, 4), np.int32), np.zeros(0)),
            *HANDS[:2],
            *([5] * 14, list(range(34)) * 4, {"win": "tsumo"}, {"seat": "E", "dora": "5m"}),
        )
    )


def random_call(target: Any, rng: Random) -> None:
    """Any method or property, with whatever arguments."""
    name = rng.choice([name for name in dir(target) if not name.startswith("_")])
    value = getattr(target, name)
    if callable(value):
        value(*(random_argument(rng) for _ in range(rng.choice((0, 1, 1, 2, 3, 5)))))


def proper_call(table: _core.Table, rng: Random) -> None:
    """What a game does, so that the others come in the middle of one."""
    if not table.asked:
        table.shuffle(bytes([rng.randrange(256)]))
    for seat in table.asked[:1]:
        table.apply(seat, rng.choice(table.legal(seat)))


@NUMBERS
def test_g14_calls_in_any_order_never_crash(number: int) -> None:
    refusals = (RukaError, TypeError, ValueError, IndexError, OverflowError, MemoryError, AttributeError, KeyError)
    for seed in range(number):
        rng = Random(f"calls {seed}")
        rules = rng.choice((*RULE_SETS.values(),))
        program, flow = compiled(at_table(rules)), compiled_flow(rules)
        table, many = _core.Table(program, flow), _core.Tables(program, flow, 3)
        steps: list[Callable[[], Any]] = [
            lambda: random_call(table, rng),  # noqa: B023
            lambda: random_call(many, rng),  # noqa: B023
            lambda: proper_call(table, rng),  # noqa: B023
            lambda: many.begin(b"seed", **arrays(rng.choice((3, 3, 3, 2)))),  # noqa: B023
            lambda: random_call(rng.choice((program, flow, _core.parse(HANDS[0]))), rng),  # noqa: B023
            lambda: random_call(_Safe, rng),  # noqa: B023
        ]
        for _ in range(60):
            try:
                rng.choice(steps)()
            except refusals:
                continue


class _Safe:
    """Functions of the module that no argument makes endless."""

    score = staticmethod(lambda *given: _core.score(compiled(rule_set("tenhou")), *given))
    readings = staticmethod(lambda *given: _core.score_readings(compiled(rule_set("mcr")), *given))
    points = staticmethod(lambda *given: _core.points(compiled(rule_set("tenhou")), *given))
    check_policies = staticmethod(lambda *given: _core.check_policies(*given))
    parse = staticmethod(lambda *given: _core.parse(*given))
    parse_tiles = staticmethod(lambda *given: _core.parse_tiles(*given))
    format_tiles = staticmethod(lambda *given: _core.format_tiles(*given))
    shanten = staticmethod(lambda *given: _core.shanten(*given))
    Flow = staticmethod(lambda *given: _core.Flow(*given))
    Hand = staticmethod(lambda *given: _core.Hand(*given))
    Meld = staticmethod(lambda *given: _core.Meld(*given))


@NUMBERS
def test_g14_policies_of_two_rule_sets_are_refused_or_play_soundly(number: int) -> None:
    """Policies put together from two rule sets, each sound by itself."""
    for seed in range(number):
        rng = Random(f"mixed {seed}")
        one, other = rng.sample(tuple(RULE_SETS.values()), 2)
        part = rng.choice(("flow", "match", "payment", "formula", "tiles"))
        try:
            use(replace(one.resolved, options=(), chosen={}, **{part: getattr(other.resolved, part)}), rng)
        except RukaError as refused:
            told(refused)


def test_g14_whatever_a_number_comes_to_sums_stay_sums() -> None:
    """Found by the sanitizers: masks added up as if they were numbers, and payments beyond 32 bits."""
    base = rule_set("tenhou")
    own = {"pattern": "own", "is": ["plus", "kinds1", "kinds1"], "open": 1000}
    endless = RuleSet.from_form(base.form | {"prices": [*base.form["prices"], own]}, "house").but(
        formula={"cap": 2**31 - 1, "ladder": ()}
    )
    won = score(endless, HANDS[0], seat="E", win="tsumo", honba=99)
    assert next(line.count for line in won.lines if line.pattern.id == "own") == 999
    assert won.value == 2**31 - 1
    assert won.total > 0
    assert all(points > 0 for points in won.pay.values())
