"""Hong Kong and modern Japanese hands as people read them: faan, added limits, the penalty, han in limits."""

from xml.etree import ElementTree

import pytest

from ruka.explain import explain
from ruka.rulesets import rule_set
from ruka.scoring import Circumstances
from ruka.texts import LANGUAGES

PLAIN = "[123m] 456p 999s 88p 67s +8s"
BIG_DRAGONS = "[555z] [666z] 777z 88p 67s +8s"
ONE_SUIT = "[123m] [456m] [789m] 55m 23m +4m"


def said(rules: str, hand: str, lang: str, **circumstances: object) -> list[str]:
    won: Circumstances = circumstances  # type: ignore[assignment]
    return explain(rules, hand, **won).text(lang).splitlines()


def test_flowers_in_czech() -> None:
    assert said("hong-kong", PLAIN, "cs", seat="W", flowers="1237f", discarder="E") == [
        "45688p 67999s [123m] 1237f +8s",
        "Hongkongská pravidla · výhra z odhozu · západ, východní kolo",
        "2 faany: 16 bodů",
        "[123m] 456p 678s 999s 88p  dvoustranné čekání 678s",
        "",
        "Květina nebo období vlastního větru  2 × 1   2  Za speciální kameny",
        "",
        "2 faany: 4",
        "Východ, který kámen odhodil, platí 8 (2 × 4).",
        "Každý z ostatních platí 4.",
        "Západ získá 16 bodů.",
    ]


def test_a_limit_is_added_and_is_no_faan_in_polish() -> None:
    assert said("hong-kong", BIG_DRAGONS, "pl", seat="W", win="tsumo", flowers="3f")[2:] == [
        "Limit i 5 faan: 480 punktów",
        "[555z] [666z] 678s 777z 88p  dwustronne czekanie 678s",
        "",
        "Pon lub kan szczęśliwych kamieni  [555z]             1  Za každou trojici draků",
        "Pon lub kan szczęśliwych kamieni  [666z]             1  Za každou trojici draků",
        "Pon lub kan szczęśliwych kamieni  777z               1  Za každou trojici draků",
        "Kwiat lub pora roku własnego wiatru                  1  Za speciální kameny",
        "Kamień dobrany z muru                                1  Za ukončení",
        "Duże trzy smoki                                  limit  Limitní ruce, D-42",
        "",
        "64 (limit) + 16 (5 faan) = 80",
        "Każdy z pozostałych płaci 160 (2 × 80).",
        "Zachód otrzymuje 480 punktów.",
    ]


def test_two_limits_are_told_apart_from_one() -> None:
    lines = said("hong-kong", "[111z] [222z] 333z 444z 5z +5z", "en", flowers="1f")
    assert lines[2] == "2 × limit and 4 faan: 576 points"
    assert "128 (2 × limit) + 16 (4 faan) = 144" in lines


def test_the_discarder_pays_for_all() -> None:
    penalty = {
        "en": "for the others; three sets of the suit lay on the table already",
        "cs": "za ostatní; tři sady této barvy už ležely na stole",
        "pl": "za pozostałych; trzy grupy tej rodziny leżały już na stole",
    }
    for lang, why in penalty.items():
        lines = said("hong-kong", ONE_SUIT, lang, seat="W", flowers="1f", discarder="N")
        assert " ".join(lines[-3:-1]).endswith(f" 32 (2 × 16) + 32 ({why}; Speciální pokuta) = 64.")


def test_what_is_contained_does_not_count() -> None:
    lines = said("hong-kong", "[555z] 666z 77z 222z 23m +4m", "en", seat="S", round="S", flowers="1f")
    assert [line.rsplit("  ", 1) for line in lines if "contained" in line] == [
        ["Pung or kong of lucky tiles  [555z]          1", "contained in “Little three dragons”"],
        ["Pung or kong of lucky tiles  666z            1", "contained in “Little three dragons”"],
    ]
    assert sum("222z " in line for line in lines if "lucky" in line) == 2  # own wind and round wind


def test_too_few_faan() -> None:
    rules = rule_set("hong-kong").with_options(minimum_faan=3)
    headlines = {lang: explain(rules, PLAIN, seat="W", flowers="3f").text(lang).splitlines()[2] for lang in LANGUAGES}
    assert headlines == {
        "cs": "Ruka nevyhrává: má 1 faan a nejméně je třeba 3 faany.",
        "pl": "To nie jest wygrana: ręka ma 1 faan, a minimum to 3 faan.",
        "en": "No win: the hand has 1 faan and the minimum is 3 faan.",
    }


def test_modern_han_and_fu_in_czech() -> None:
    assert said(
        "modern-japanese", "234p 567p 345s 99s 67s +8s", "cs", riichi=True, sticks=1, discarder="E", honba=2
    ) == [
        "234567p 3456799s +8s",
        "Moderní japonská pravidla · výhra z odhozu · jih, východní kolo",
        "2 hany, 30 fu: 1920 bodů",
        "234p 567p 345s 678s 99s  dvoustranné čekání 678s",
        "",
        "Riichi                                                      1  Riichi",
        "Ruka, která nemá žádnou hodnotu                             1  Moderní japonská pravidla",
        "",
        "Fu",
        "Za vítězství vyložením mahjongu                            20  Základní bodování",
        "Skrytá ruka až do zavření, poslední kámen odhozený         10  Sety",
        "Dohromady                                                  30",
        "",
        "30 × 2^(2 + 2) = 480",
        "Východ, který kámen odhodil, platí 1920 (4 × 480).",
        "Sázky na stole: 1 × 100 = 100.",
        "Jih získá 2020 bodů.",
    ]


def test_modern_limit_hands_are_four_limits() -> None:
    lines = said("modern-japanese", BIG_DRAGONS, "en", seat="W")
    assert lines[2] == "4 × limit: 32000 points"
    assert "Pung or kong of lucky tiles  777z            1  limit replaces han" in lines
    assert "4 × limit: 8000" in lines


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_page_shows_the_flowers(lang: str) -> None:
    page = explain("hong-kong", BIG_DRAGONS, seat="W", flowers="37f").html(lang)
    root = ElementTree.fromstring(page.removeprefix("<!DOCTYPE html>\n"))
    drawn = [use.get("href") for use in root.iter("use")]
    assert {"#t-3f", "#t-7f"} <= set(drawn)
    assert "limit" in ["".join(cell.itertext()) for cell in root.iter("td")]


def test_json_has_the_flowers_and_the_limit_apart() -> None:
    answer = explain("hong-kong", BIG_DRAGONS, seat="W", flowers="37f", discarder="E").to_json("en")
    assert {name: answer[name] for name in ("hand", "fan", "limits", "value", "total", "deltas")} == {
        "hand": "88p 67s 777z [555z] [666z] 37f +8s",
        "fan": 5,
        "limits": 1,
        "value": 80,
        "total": 320,
        "deltas": [-160, -80, 320, -80],
    }
