"""Classical hands as people read them: the source's words, points and doubles, all hands in the European rules."""

import pytest

from ruka.explain import explain, rulebook
from ruka.explain.words import Words
from ruka.rules import RuleSet
from ruka.rulesets import rule_set
from ruka.texts import LANGUAGES
from tests.clauses.book import CLASSICAL

OTHERS = {"E": "111p 123p 55p 15789s", "S": "[666z] <7777z> 234m 2468p", "W": "2468m 2468p 15789s"}


def test_the_first_example_of_the_source_in_czech() -> None:
    first = explain("japanese-classical", "[123m] [678m] [666z] 11z 22z +1z", win="tsumo", seat="W", round="S")
    assert [line.rstrip() for line in first.text("cs").splitlines()] == [
        "1122z [123m] [678m] [666z] +1z",
        "Japonská klasická pravidla · výhra ze zdi · západ, jižní kolo",
        "2 dably, 36 bodů: 140 bodů",
        "[123m] [678m] [666z] 111z 22z  čekání na pon jednoho ze dvou párů 111z",
        "",
        "Trojice nebo čtveřice šťastných kamenů  [666z]          1  Zdvojnásobení",
        "Jedna barva a trumfy                                    1  Zdvojnásobení",
        "",
        "Body",
        "Za vítězství vyložením mahjongu                        20  Základní bodování",
        "Pár šťastných kamenů (vítr kola)  22z                   2  Sety",
        "Poslední kámen dobraný ze zdi                           2  Sety",
        "Otevřená trojice  [666z]                                4  Sety, D-32",
        "Skrytá trojice  111z                                    8  Sety, D-32",
        "Dohromady                                              36",
        "",
        "36 × 2^2 = 144, zaokrouhleno na 140",
        "Východ platí 280 (2 × 140).",
        "Každý z ostatních platí 140.",
        "Západ získá 560 bodů.",
        "V žetonech: 1 × 500 + 6 × 10.",
    ]


@pytest.mark.parametrize(
    ("lang", "sentences"),
    [
        ("cs", ["Východ platí jihu 272 bodů za rozdíl rukou.", "Ruce, které nevyhrály", "Jih: 36 × 2^2 = 144"]),
        ("pl", ["Wschód płaci Południu 272 punkty za różnicę rąk.", "Ręce, które nie wygrały"]),
        ("en", ["East pays south 272 points for the difference between their hands.", "Hands that did not win"]),
    ],
)
def test_a_european_settlement(lang: str, sentences: list[str]) -> None:
    won = explain("european-classical", "[222s] 333s 111m <5555z> 4z +4z", seat="N", others=OTHERS)
    text = won.text(lang)
    page = won.html(lang)
    assert [sentence for sentence in sentences if sentence not in text or sentence not in page] == []


@pytest.mark.parametrize(
    ("lang", "reason"),
    [("cs", "místo dablů platí limit"), ("pl", "zamiast podwojeń liczy się limit"), ("en", "limit replaces")],
)
def test_a_limit_hand_counts_no_doubles(lang: str, reason: str) -> None:
    assert reason in explain("japanese-classical", "[555z] [666z] [777z] 234m 2z +2z").text(lang)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("rules", CLASSICAL, ids=lambda rules: rules.id)
def test_every_price_names_its_clause_and_no_two_share_a_name(lang: str, rules: RuleSet) -> None:
    prices = [price for price in rules.prices if price.pattern.id not in ("pung", "kong")]
    assert all(price.clause for price in rules.prices)
    names = [Words(lang, rules=rules).name(price.pattern.id) for price in prices]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "A hand that did not win counts only: Pung, Kong, Pung or kong of lucky tiles,"),
        ("cs", "V ruce, která nevyhrála, se počítá jen: Trojice, Čtveřice, Trojice nebo čtveřice šťastných kamenů,"),
        ("pl", "W układzie, który nie wygrał, liczą się tylko: Pon, Kan,"),
    ],
)
def test_002_european_the_book_says_what_a_hand_counts_that_did_not_win(lang: str, told: str) -> None:
    rules = rule_set("european-classical")
    (line,) = [line for line in rulebook.sentences(rules, Words(lang, rules=rules)) if line.startswith(told)]
    counted = rulebook.unfinished(rules)
    assert all(Words(lang, rules=rules).name(id) in line for id in counted)
    assert not {"base_20", "pair_dragon", "self_draw_2", "toitoi"} & set(counted)  # the winner's alone
    assert rulebook.unfinished(rule_set("japanese-classical")) == ()
