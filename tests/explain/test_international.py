"""International and MCR hands as people read them: values with their numbers and sets, and what takes others away."""

from ruka.explain import explain
from ruka.scoring import Circumstances
from ruka.texts import LANGUAGES

TERMINALS = "[123m] [789m] 111p 99m 99s +9s"
FOUR_CHOWS = "[123m] [123p] 789m 789p 5z +5z"


def said(rules: str, hand: str, lang: str, **circumstances: object) -> list[str]:
    won: Circumstances = circumstances  # type: ignore[assignment]
    return explain(rules, hand, **won).text(lang).splitlines()


def test_source_terms_and_flowers_in_czech() -> None:
    assert said("international", TERMINALS, "cs", discarder="N", flowers="12f")[2:] == [
        "Ruka má 10 bodů, vítěz dostane 34 bodů",
        "[123m] [789m] 111p 999s 99m  čekání na pon jednoho ze dvou párů 999s",
        "",
        "Vnější ruka                                                                                4  č. 24",
        "Dvě okrajové postupky (123 a 789)  [123m] [789m]                                           1  č. 4",
        "Trojice okrajových kamenů nebo obyčejných větrů  111p                                      1  č. 5",
        "Trojice okrajových kamenů nebo obyčejných větrů  999s  doplněný odhozeným kamenem          1  č. 5",
        "Žádné trumfy                                                                               1  č. 8",
        "Květina nebo období                                                                2 × 1   2  č. 13",
        "",
        "Součet hodnot: 10 bodů",
        "Sever, který kámen odhodil, platí 10 + 8 (od každého) = 18.",
        "Každý z ostatních platí 8 (od každého).",
        "Jih získá 34 bodů.",
    ]


def test_each_combination_with_its_sets_and_official_number_in_english() -> None:
    assert said("mcr", FOUR_CHOWS, "en", win="tsumo")[5:8] == [
        "Outside hand                              4  55",
        "Mixed double chow  [123m] [123p]          1  70",
        "Mixed double chow  789m 789p              1  70",
    ]


def test_what_takes_a_value_away_in_polish() -> None:
    assert said("mcr", "1111m 5577p 2244s 6z +6z", "pl")[5:11] == [
        "Siedem par                                    24  19",
        "Cztery takie same bez kan                      2  64",
        "",
        "Nie liczy się",
        "Ukryta ręka, ostatni kamień odrzucony          2  zawiera się w „Siedem par”",
        "Czekanie na parę                               1  zawiera się w „Siedem par”",
    ]


def test_account_once_names_the_combination_that_uses_the_sets() -> None:
    lines = explain("mcr", "[123m] [456m] 789m 123p 5z +5z").lines
    assert ("mcr_03", "mcr_49") in [(line.pattern, line.by) for line in lines if line.why_not]


def test_too_few_points_without_flowers() -> None:
    few = [said("mcr", "[222m] [456p] 789s 234p 5z +5z", lang, flowers="12f")[2] for lang in LANGUAGES]
    assert "Ruka nevyhrává: má 1 bod a nejméně je třeba 8 bodů; květiny a období se do toho nepočítají (81)." in few
    assert len(set(few)) == len(LANGUAGES)
