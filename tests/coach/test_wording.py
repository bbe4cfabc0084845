"""A sentence for every kind of line that an agent may give, in every language, with its numbers and right plurals."""

from __future__ import annotations

import re

import pytest

from ruka.agents.maxims import MAXIMS
from ruka.agents.maxims.words import sentence as maxim
from ruka.coach import Wording, comment
from ruka.coach.comment import compared
from ruka.coach.sentences import KINDS, about, reasons
from ruka.rulesets import rule_set
from ruka.schema import Action, AdviceLine, Choice
from ruka.schema.actions import ACTION_TYPES, WITH_TILE
from ruka.schema.advice import Advice
from ruka.texts import LANGUAGES
from tests.coach.test_true import check_numbers

WINDS = ("E", "S", "W", "N")
LINES = [
    AdviceLine("only"),
    AdviceLine("win"),
    AdviceLine("show"),
    AdviceLine("distance", (2.0,)),
    AdviceLine("useful", (18.0, 5.0), "147m 25p"),
    AdviceLine("chance", (0.2371, 7.4)),
    AdviceLine("points", (3871.2,)),
    AdviceLine("pattern", (0.38, 1.0), why="tanyao"),
    AdviceLine("within", (8.0, 12.0), why="mcr_48"),
    AdviceLine("no_yaku"),
    AdviceLine("closed", (1.0,), why="pinfu"),
    AdviceLine("danger", (0.071, 0.45, 5200.0), seat=2),
    *(AdviceLine("safe", seat=1, why=why) for why in ("own", "passed", "no_shape", "all_seen")),
    AdviceLine("suji", tiles="1p", seat=3),
    AdviceLine("no_chance", (4.0,), "7s"),
    *(AdviceLine("suit", (3.0,), seat=3, why=suit) for suit in "mpsz"),
    AdviceLine("fold", (0.4,)),
    AdviceLine("push", (312.0,)),
    AdviceLine("bet", (148.0,)),
    AdviceLine("draw", (0.31, 0.55, 420.0)),
    AdviceLine("place", (-1240.0,)),
    AdviceLine("taste", (-310.0,)),
    AdviceLine("then", tiles="9m"),
    AdviceLine("needs", (161.0,)),
    AdviceLine("orphans", (3.0,)),
    AdviceLine("worlds", (400.0, 1234.0, 87.0, 12.0)),
    AdviceLine("advice", tiles="3z", why="C2-304"),
]


def choice(*lines: AdviceLine, tile: str = "4p", value: float = 100.0) -> Choice:
    return Choice(Action(0, "discard", tile), value, lines)


def wording(lang: str) -> Wording:
    return Wording(rule_set("tenhou"), lang, ["", "Eva", "", ""])


def test_there_is_a_sentence_for_every_kind_of_the_vocabulary() -> None:
    assert {line.kind for line in LINES} == KINDS


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("line", LINES, ids=lambda line: f"{line.kind}-{line.why}")
def test_every_line_is_said_with_its_own_numbers(line: AdviceLine, lang: str) -> None:
    said = [*about(choice(line)), *reasons(choice(line))]
    assert reasons(choice(line))
    for sentence in said:
        assert sentence.lines == (line,)
        if line.kind == "advice":
            assert wording(lang).sentence(sentence, WINDS).endswith(f"[{MAXIMS[line.why].passage}]")
        else:  # a passage is no number
            check_numbers(sentence, wording(lang), WINDS)


SAID = {
    "en": "After discarding 4p the hand is 1 tile from ready; 2 unseen tiles of 1 kind improve it: 5m.",
    "cs": "Po odhozu 4p chybí ruce do tenpai 1 kámen a vylepší ji 2 neviděné kameny 1 druhu: 5m.",
    "pl": "Po odrzuceniu 4p ręce brakuje do tenpai 1 kamienia, a poprawiają ją 2 niewidoczne kamienie 1 rodzaju: 5m.",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_plurals_are_those_of_the_language(lang: str) -> None:
    (said,) = about(choice(AdviceLine("distance", (1.0,)), AdviceLine("useful", (2.0,), "5m")))
    assert wording(lang).sentence(said, WINDS) == SAID[lang]


WAY = {
    "en": (
        "After discarding 4p the quickest hand is 1 tile from ready, but the one worth building is dearer "
        "and 2 tiles from ready; 9 unseen tiles of 3 kinds bring it nearer: 147m."
    ),
    "cs": (
        "Po odhozu 4p chybí nejkratší cestou do tenpai 1 kámen, vyplatí se ale stavět dražší ruku, které do tenpai "
        "chybějí 2 kameny; přiblíží ji 9 neviděných kamenů 3 druhů: 147m."
    ),
    "pl": (
        "Po odrzuceniu 4p najkrótszą drogą brakuje do tenpai 1 kamienia, ale opłaca się budować droższą rękę, "
        "której brakuje do tenpai 2 kamieni; przybliża ją 9 niewidocznych kamieni 3 rodzajów: 147m."
    ),
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_promises_most_may_be_farther_than_what_is_nearest(lang: str) -> None:
    (said,) = about(choice(AdviceLine("distance", (2.0, 1.0)), AdviceLine("useful", (9.0, 3.0), "147m")))
    assert wording(lang).sentence(said, WINDS) == WAY[lang]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_deed_has_a_name_and_tiles_of_it(lang: str) -> None:
    pairs = {"chow": "46m", "pung": "55p"}
    tiles = dict.fromkeys(WITH_TILE, "5p")
    said = {}
    for type in ACTION_TYPES[: ACTION_TYPES.index("wrong_call")]:
        said[type] = wording(lang).deed(Action(0, type, tiles.get(type, ""), pairs.get(type, "")))
    assert said["tsumo"] != said["ron"]
    assert len({*said.values()}) == len(said)
    assert "5555p" in said["concealed_kong"]
    assert "46m" in said["chow"]


def test_a_comparison_says_what_the_taken_choice_gives_away() -> None:
    wide = choice(
        *(AdviceLine("distance", (1.0,)), AdviceLine("useful", (18.0,), "147m 25p")),
        *(AdviceLine("chance", (0.24,)), AdviceLine("points", (3900.0,))),
    )
    narrow = choice(
        *(AdviceLine("distance", (1.0,)), AdviceLine("useful", (11.0,), "36s")),
        *(AdviceLine("chance", (0.17,)), AdviceLine("points", (3900.0,))),
        tile="3m",
        value=60.0,
    )
    said = [wording("en").sentence(one, WINDS) for one in comment(Advice((wide, narrow)), narrow.action)]
    assert said == [
        (
            "After discarding 4p, 18 unseen tiles of 5 kinds improve the hand (147m 25p); "
            "after discarding 3m only 11 do."
        ),
        "The chance to win is 24% after discarding 4p and 17% after discarding 3m.",
    ]


def test_danger_is_compared_before_the_same_seat() -> None:
    safe = choice(AdviceLine("danger", (0.01, 1.0, 8000.0), seat=2))
    risky = choice(AdviceLine("danger", (0.09, 1.0, 8000.0), seat=2), tile="6s", value=-720.0)
    (said,) = compared(safe, risky)
    assert wording("cs").sentence(said, WINDS) == (
        "Západ je v tenpai a kamenem 6s vyhraje s pravděpodobností 9\N{NO-BREAK SPACE}%; "
        "přišlo by to asi na 8000 bodů. "
        "U kamene 4p je to 1\N{NO-BREAK SPACE}%."
    )


def test_a_claim_that_leaves_no_yaku_is_said_first() -> None:
    passing = Choice(Action(0, "pass"), 200.0, (AdviceLine("chance", (0.2,)), AdviceLine("points", (2000.0,))))
    claim = Choice(
        Action(0, "chow", tiles="46m"),
        0.0,
        (AdviceLine("no_yaku"), AdviceLine("chance", (0.0,)), AdviceLine("points", (0.0,))),
    )
    first, *_ = comment(Advice((passing, claim)), claim.action)
    assert wording("pl").sentence(first, WINDS) == (
        "Po chi z 46m ręka nie wygra, jakkolwiek ją dokończyć: nie sięgnie minimum."
    )


def test_players_are_called_by_name_where_it_is_known() -> None:
    (said,) = about(choice(AdviceLine("safe", seat=1, why="own")))
    assert wording("cs").sentence(said, WINDS) == "Eva (jih) má 4p mezi svými odhozy a vyhrát jím nemůže."


def test_a_source_does_not_repeat_what_a_line_says() -> None:
    safe, furiten = AdviceLine("safe", seat=1, why="own"), AdviceLine("advice", (), "4p", 1, "C1-139")
    assert [one.key for one in about(choice(safe, furiten))] == ["coach-safe-own"]
    assert [one.key for one in about(choice(furiten))] == ["coach-advice"]


def test_a_threat_that_is_next_to_nothing_is_not_spoken_of_unless_the_hand_folds() -> None:
    worth, threat = AdviceLine("points", (6700.0,)), AdviceLine("danger", (0.039, 0.025, 4200.0), seat=1)
    assert not [one for one in about(choice(worth, threat)) if one.key == "coach-danger"]
    assert about(choice(worth, threat, AdviceLine("fold", (0.2,))))[0].key == "coach-danger"


@pytest.mark.parametrize("lang", ["cs", "pl"])
def test_maxims_of_an_opponent_need_not_know_a_gender(lang: str) -> None:
    """Past tenses of Czech and Polish have one: `odhodil`, `odrzucił`; so have `připraven` and `gotów`."""
    for id in MAXIMS:
        said = maxim(AdviceLine("advice", (3.0, 2.0), "4p", 1, id), lang, "Eva")
        assert not re.search(
            r"Eva.*\b(odhodil|nechal|nevzal|mohl|připraven|odrzucił|zatrzymał|wziął|mógł\w*|gotów)\b", said
        )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_loss_has_a_true_minus(lang: str) -> None:
    best, worse = choice(AdviceLine("place", (-1.0,))), choice(AdviceLine("place", (-2900.0,)), tile="6m", value=0.0)
    (said,) = compared(best, worse)
    sentence = wording(lang).sentence(said, WINDS)
    assert "−1 " in sentence
    assert "−2900" in sentence
    assert "-" not in sentence


def test_the_discard_after_a_claim_is_named_before_its_danger() -> None:
    passed = Choice(Action(0, "pass"), 0.0, ())
    lines = (AdviceLine("then", (), "8p"), AdviceLine("danger", (0.14, 0.6, 6500.0), seat=1))
    claimed = Choice(Action(0, "chow", "1p", "23p"), -900.0, lines)
    said = [wording("en").sentence(one, WINDS) for one in compared(passed, claimed)]
    assert said[0] == "Then 8p is discarded."
    assert "win on 8p" in said[1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_of_patterns_lead_to_the_glossary_where_they_are_shown(lang: str) -> None:
    choice = Choice(Action(0, "discard", "1z"), 100.0, (AdviceLine("pattern", (0.38, 1.0), why="tanyao"),))
    (said,) = reasons(choice)
    told, marked = (Wording(rule_set("tenhou"), lang, marked=marked).sentence(said, WINDS) for marked in (False, True))
    assert re.search(r"\[term:tanyao\|[^\]|]+\]", marked)
    assert re.sub(r"\[term:tanyao\|([^\]|]+)\]", r"\1", marked) == told
