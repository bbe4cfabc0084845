"""Names of patterns as sources 000 (Czech) and 003 (Polish) print them, and the traps among them."""

import pytest

from ruka.rules import CATALOGUE
from tests.clauses.book import RIICHI


@pytest.mark.parametrize(
    ("pattern", "czech", "polish"),
    [
        ("tanyao", "Všechny obyčejné", "Same zwykłe"),
        ("iipeikou", "Dvě stejné postupky", "Dwa takie same chi w jednym kolorze"),
        ("sanshoku_doujun", "Smíšené tři postupky", "Identyczne chi w trzech kolorach"),
        ("ittsuu", "Čistá postupka", "Czysty strit"),  # "čistá" is not chinitsu here,
        ("chinitsu", "Čistá barva", "Pełny kolor"),  # but here it is
        ("honitsu", "Půl barvy", "Pół kolor"),
        ("chanta", "Vnější ruka", "Zewnętrzna ręka"),
        ("junchan", "Hraniční v každé sadě", "Skrajne w każdej grupie"),
        ("honroutou", "Všechny hraniční a zvláštní", "Same skrajne i specjalne"),
        ("chinroutou", "Všechny hraniční", "Same skrajne"),
        ("tsuuiisou", "Všechny zvláštní", "Same specjalne"),
        ("shousangen", "Tři malí draci", "Małe trzy smoki"),
        ("daisangen", "Tři velcí draci", "Duże trzy smoki"),
        ("sanankou", "Tři skryté pony", "Trzy ukryte pon"),
        ("renhou", "Požehnání lidstva", "Błogosławieństwo towarzyszy"),
    ],
)
def test_000_003_4_2_names(pattern: str, czech: str, polish: str) -> None:
    assert (CATALOGUE[pattern].name("cs"), CATALOGUE[pattern].name("pl")) == (czech, polish)


@pytest.mark.parametrize("language", ["ja", "cs", "pl", "en"])
def test_no_two_yaku_share_a_name(language: str) -> None:
    yaku = {price.pattern.id for rules in RIICHI for price in rules.prices if price.tag != "points"}
    names = [CATALOGUE[pattern].name(language) for pattern in yaku]
    assert all(names)
    assert len(set(names)) == len(names)
