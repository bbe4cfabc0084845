"""What two rule sets do differently: all of it, and nothing that is the same."""

from ruka.explain.diff import Difference, diff
from ruka.explain.rulebook import TAGS, priced
from ruka.rules import RuleSet, price
from ruka.rulesets import RULE_SETS, rule_set

# Written in another way, and yet the same in every hand that is counted.
SAME = {
    "lucky_pung",  # modern Japanese has a price for dragons and one for winds
    "mcr_78",  # two prices, for what each takes away
    "pair_dragon",  # bmja counts those of hands that did not win too, which the book says of all of them
    "pair_round",
    "pair_seat",
    "self_draw_2",  # but for pinfu, as the rule set has it
}


def found(left: str, right: str) -> dict[tuple[str, str], Difference]:
    return {(one.where, one.name): one for one in diff(rule_set(left), rule_set(right))}


def test_d_61_to_67_what_international_and_mcr_understand_differently() -> None:
    told = found("international", "mcr")
    meant = {name for where, name in told if where == "meaning"}
    assert meant == {f"mcr_{number:02}" for number in (9, 10, 11, 18, 30, 45, 50, 74)}  # D-83 too
    taken = {name for where, name in told if where == "excludes"}
    assert taken == {f"mcr_{number}" for number in (32, 35, 42, 46, 47, 50, 52, 58, 61, 62, 63, 66, 74, 78)}
    assert {name for where, name in told if where == "price"} == {"mcr_82"}
    assert told["excludes", "mcr_42"].left == ("mcr_17",)
    forms = told["table", "forms"]
    assert set(forms.left) ^ set(forms.right) == {"form-knitted", "form-knitted-any"}


def test_what_has_no_effect_is_not_told() -> None:
    told = found("hong-kong", "japanese-classical")
    for name in ("cap", "cap_name"):
        assert told["formula", name].left is None
    assert told["formula", "value_round"].right == 10
    assert not {("formula", "exponent"), ("formula", "points_round_up"), ("payment", "bet")} & set(told)
    assert found("ema-riichi", "hong-kong")["flow", "riichi_tiles"].right is None
    assert ("flow", "penalties") not in found("japanese-classical", "hong-kong")


def test_a_price_twice_is_one_price() -> None:
    assert ("price", "lucky_pung") not in found("hong-kong", "japanese-classical")
    assert ("price", "mcr_78") not in found("international", "mcr")


def test_the_same_number_of_limits_and_of_fan_differ() -> None:
    rules = rule_set("tenhou")
    pattern = next(price.pattern for price in rules.prices if price.pattern.id == "toitoi")
    (one,) = diff(rules, rules.but(prices=(price(pattern, 2, tag="limit"),)))
    assert (one.where, one.name, one.left[0].open, one.right[0].open) == ("price", "toitoi", 2, 2)


def test_hands_that_did_not_win() -> None:
    told = found("european-classical", "bmja")
    assert "pair_dragon" in told["payment", "unfinished"].right
    assert "pair_dragon" not in told["payment", "unfinished"].left
    assert told["one_short", "kokushi"].right.open == 0.4


def test_what_is_understood_differently_is_told_differently() -> None:
    """So that the sentences of the books are enough to compare."""
    understood: dict[tuple[str, str], set[frozenset[str]]] = {}
    for rules in RULE_SETS.values():
        for one in (one for tag in TAGS for one in priced(rules, tag) if one.id not in SAME):
            understood.setdefault((one.id, one.about), set()).add(_expressions(rules, one.id))
    assert [place for place, ways in understood.items() if len(ways) > 1] == []


def _expressions(rules: RuleSet, id: str) -> frozenset[str]:
    return frozenset(repr(price.expr) for price in rules.resolved.prices if price.pattern.id == id)
