"""Lines name the groups that made them."""

import pytest

import ruka
from ruka.explain import explain
from ruka.hands import reading_of


def shown(rules: str, hand: str, pattern: str, **circumstances: object) -> tuple[str, ...]:
    explanation = explain(rules, hand, **circumstances)  # type: ignore[arg-type]
    return next(line.tiles for line in explanation.lines if line.pattern == pattern)


@pytest.mark.parametrize(
    ("pattern", "tiles"),
    [
        ("yakuhai_red", ("[777z]",)),
        ("yakuhai_round", ("[111z]",)),
        ("yakuhai_seat", ("[111z]",)),
        ("wait_2", ("<46s",)),
        ("base_20", ()),
    ],
)
def test_one_set_makes_it(pattern: str, tiles: tuple[str, ...]) -> None:
    found = shown("ema-riichi", "22p 345s [777z] [111z] 46s +5s", pattern, seat="E")
    assert [group.strip("<>") for group in found] == [group.replace("<46s", "456s") for group in tiles]


def test_the_pair_makes_it() -> None:
    assert shown("ema-riichi", "234m 66p 345p 456s 77z +6p", "pair_dragon", win="tsumo", riichi=True) == ("77z",)


@pytest.mark.parametrize(
    ("hand", "pattern", "made_by"),
    [
        ("123m 456m 789m 22p 34s +5s", "ittsuu", {"123m", "456m", "789m"}),
        ("234m 234p 234s 22p 67s +8s", "sanshoku_doujun", {"234m", "234p", "234s"}),
        ("223344m 678p 22s 67s +8s", "iipeikou", {"234m"}),
        ("111m 222p 333s 44z 56p +7p", "sanankou", {"111m", "222p", "333s"}),
        ("[555z] [666z] 234m 77z 67s +8s", "shousangen", {"[555z]", "[666z]", "77z"}),
        ("123m 789p 123s [222z] 9p +9p", "chanta", set()),  # all of them, together
    ],
)
def test_several_groups_make_it_and_the_others_do_not(hand: str, pattern: str, made_by: set[str]) -> None:
    won = ruka.score("ema-riichi", hand)
    reading = reading_of(won.reading, None)
    witness = next(
        witness for line, witness in zip(won.lines, won.witnesses, strict=True) if line.pattern.id == pattern
    )
    groups = (*reading.sets, *reading.pairs)
    assert {group for place, group in enumerate(groups) if witness >> place & 1} == made_by


@pytest.mark.parametrize(
    ("hand", "pattern"),
    [
        ("234m 567m 345p 22s 67s +8s", "pinfu"),
        ("234m 567m 345p 22s 67s +8s", "tanyao"),
        ("[222m] [333p] [444s] 66s 88m +8m", "toitoi"),
    ],
)
def test_what_the_whole_hand_makes_names_no_set(hand: str, pattern: str) -> None:
    assert shown("ema-riichi", hand, pattern) == ()


def test_a_hand_without_sets_has_no_witness() -> None:
    won = ruka.score("ema-riichi", "1133m 5577p 2244s 7z +7z")
    assert set(won.witnesses) == {0}


def test_no_rule_about_a_pattern_is_written_where_lines_are_explained() -> None:
    """A pattern of the house's own, under any name, is shown with its tiles as those of the catalogue are."""
    from dataclasses import replace

    from ruka.rules.pattern import CATALOGUE

    rules = ruka.rule_set("ema-riichi")
    own = replace(CATALOGUE["yakuhai_red"], id="our_dragon")
    prices = tuple(
        replace(price, pattern=own) if price.pattern.id == "yakuhai_red" else price for price in rules.prices
    )
    house = replace(rules, id="house", prices=prices)
    explanation = explain(house, "22p 345s 678m [777z] 46s +5s")
    assert next(line.tiles for line in explanation.lines if line.pattern == "our_dragon") == ("[777z]",)
