"""Explanations as people read them, in three languages."""

import pytest

from ruka.errors import UnknownName
from ruka.explain import explain
from ruka.rulesets import rule_set
from ruka.scoring import Circumstances

EMA = rule_set("ema-riichi")


def said(hand: str, lang: str, terms: str = "native", **circumstances: object) -> list[str]:
    won: Circumstances = circumstances  # type: ignore[assignment]
    return explain(EMA, hand, **won).text(lang, terms).splitlines()


def test_a_hand_with_fu_honba_and_a_bet_in_english() -> None:
    assert said("234m 66p [777z] 456s 78s +9s", "en", seat="S", discarder="E", honba=1, sticks=1) == [
        "234m 66p 45678s [777z] +9s",
        "EMA riichi 2008 · by discard · south in the east round",
        "1 fan, 30 fu: 1000 points",
        "[777z] 234m 456s 789s 66p  two-sided wait 789s",
        "",
        "Dragon pung (red)  [777z]          1  4.2.1",
        "",
        "Fu",
        "For winning                       20  4.1.1",
        "Open pung  [777z]                  4  4.1.1",
        "Total                       24 →  30",
        "",
        "30 × 2^(2 + 1) = 240",
        "East, who discarded, pays 1000 (4 × 240 = 960, rounded up) + 300 (1 honba) = 1300.",
        "Bets on the table: 1 × 1000 = 1000.",
        "South gets 2300 points.",
    ]


def test_a_pung_finished_by_a_discard_in_czech() -> None:
    assert said("111m 222p 333s 44z 55p +5p", "cs") == [
        "111m 22255p 333s 44z +5p",
        "EMA riichi 2008 · výhra z odhozu · jih, východní kolo",
        "Mangan (4 fany, 50 minibodů): 8000 bodů",
        "111m 222p 555p 333s 44z  čekání na pon jednoho ze dvou párů 555p",
        "",
        "Tři skryté pony                                        2  4.2.2",
        "Všechny pony                                           2  4.2.2",
        "",
        "Minibody",
        "Skrytá ruka, pomocí odhozeného kamene                 30  4.1.1",
        "Hlášený pon  555p  doplněný odhozeným kamenem          2  4.1.1",
        "Skrytý pon  222p                                       4  4.1.1",
        "Skrytý pon  333s                                       4  4.1.1",
        "Skrytý pon  111m                                       8  4.1.1",
        "Dohromady                                       48 →  50",
        "",
        "50 × 2^(2 + 4) = 3200, nejvýš však mangan: 2000",
        "Kdo kámen odhodil, platí 8000 (4 × 2000).",
        "Jih získá 8000 bodů.",
    ]


def test_a_choice_of_readings_in_polish() -> None:
    lines = said("123m 456p 22z 56789s +7s", "pl", riichi=True, win="tsumo", seat="E", dora="1z")
    assert lines[:4] == [
        "123m 456p 56789s 22z +7s",
        "EMA riichi 2008 · wygrana przez dobranie z muru · wschód, runda wschodnia",
        "wskaźniki dora 1z",
        "Mangan (5 fan): 12000 punktów",
    ]
    assert ["Dora", "2", "×", "1", "2", "4.1"] in [line.split() for line in lines]
    assert lines[-6:] == [
        "5 fan: mangan, 2000",
        "Każdy z pozostałych płaci 4000 (2 × 2000).",
        "Wschód otrzymuje 12000 punktów.",
        "",
        "Inne odczytania",
        "123m 456p 567s 789s 22z  skrajne czekanie 789s: tylko 11700 punktów",
    ]


def test_a_yakuman_shared_with_the_liable_player_in_czech_with_japanese_names() -> None:
    lines = said("[555z] [666z] [777z] 11m 23p +1p", "cs", "japanese", seat="S", pao="W", discarder="N", honba=2)
    assert lines[2:] == [
        "Yakuman: 32000 bodů",
        "[555z] [666z] [777z] 123p 11m  ryanmen 123p",
        "",
        "Daisangen                        1  4.2.5, 3.3.6",
        "",
        "Nepočítá se",
        "Yakuhai (haku)  [555z]           1  místo fanů platí yakuman",
        "Yakuhai (hatsu)  [666z]          1  místo fanů platí yakuman",
        "Yakuhai (chun)  [777z]           1  místo fanů platí yakuman",
        "Chanta                           1  místo fanů platí yakuman",
        "",
        "yakuman: 8000",
        "Sever, který kámen odhodil, platí 16000 (polovina ruky „Daisangen“; 3.3.6, D-04) + 600 (2 počítadla)",
        "= 16600.",
        "Západ, který za ruku ručí, platí 16000 (polovina ruky „Daisangen“; 3.3.6, D-04).",
        "Jih získá 32600 bodů.",
    ]


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "No win: the yaku are worth 0 and the minimum is 1; dora do not count towards it."),
        ("cs", "Ruka nevyhrává: yaku mají hodnotu 0 a nejméně je třeba 1; dory se do ní nepočítají."),
        ("pl", "To nie jest wygrana: yaku są warte 0, a minimum wynosi 1; dory się do niego nie wliczają."),
    ],
)
def test_without_yaku_it_says_what_is_missing_and_shows_what_is_there(lang: str, sentence: str) -> None:
    lines = said("[123m] [456p] 789s 11z 56p +7p", lang, dora="6p")
    assert lines[3] == sentence
    assert lines[6].split() == ["Dora", "1", "4.1"]


@pytest.mark.parametrize(
    ("hand", "lang", "sentence"),
    [
        ("123m 456p 789s 12z 56p +7p", "en", "No win: the hand is not complete; after a discard it is ready (tenpai)."),
        ("123m 456p 789s 1124z +7s", "cs", "Ruka nevyhrává, není kompletní: do tenpai chybí 1 kámen."),
        (
            "147m 258p 369s 1234z +9s",
            "pl",
            "To nie jest wygrana, układ nie jest kompletny: do tenpai brakuje 5 kamieni.",
        ),
    ],
)
def test_a_hand_that_is_not_complete(hand: str, lang: str, sentence: str) -> None:
    assert said(hand, lang)[-1] == sentence


def test_all_readings_show_their_lines() -> None:
    explanation = explain(EMA, "112233m 112233p 9s +9s", riichi=True)
    lines = explanation.text("en", all_readings=True).splitlines()
    place = lines.index("11m 22m 33m 11p 22p 33p 99s  seven pairs: only 3200 points")
    assert [line.split()[-2:] for line in lines[place + 1 :]] == [["1", "4.2.1"], ["2", "4.2.2"], ["25", "4.1.1"]]


def test_colour_draws_tiles() -> None:
    explanation = explain(EMA, "234m 66p [777z] 456s 78s +9s")
    assert "\x1b[" in explanation.text(colour=True)
    assert "\x1b[" not in explanation.text()


def test_terms_that_do_not_exist() -> None:
    with pytest.raises(UnknownName, match="choose from: native, japanese"):
        explain(EMA, "234m 66p [777z] 456s 78s +9s").text("en", "latin")
