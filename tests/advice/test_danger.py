"""Beliefs about the others: nothing hidden is read, and what is said to be certain is so."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import combinations
from random import Random

import pytest

from ruka import _core
from ruka.agents.styles import DangerWeights, Style
from ruka.agents.threats import Beliefs, Other, beliefs, certain, compiled_style, danger_weights, no_chance
from ruka.rules.ruleset import RuleSet
from ruka.rulesets import RULE_SETS, rule_set
from ruka.schema.advice import AdviceLine
from ruka.tiles import CODES, KINDS
from tests.advice.positions import Played, played, with_other_tiles

HONOURS, RANKS = 27, 9
ORPHANS = [kind for kind in range(34) if kind >= HONOURS or kind % RANKS in (0, 8)]
HANDS = 3
all_rules = pytest.mark.parametrize("id", RULE_SETS)


@cache
def hands(id: str, number: int = HANDS) -> tuple[Played, ...]:
    return tuple(played(rule_set(id), seed) for seed in range(number))


def positions(id: str, each: int = 3, number: int = HANDS) -> Iterator[tuple[Played, int, _core.Table, Beliefs]]:
    for hand in hands(id, number):
        for turn in range(len(hand.turns) % each, len(hand.turns), each):
            core = hand.turns[turn][0]
            yield hand, turn, core, beliefs(core, hand.rules, core.turn)


@all_rules
def test_hidden_tiles_are_not_read(id: str) -> None:
    """The same for the seat, other tiles for the others: the same beliefs."""
    random = Random(id)
    style = compiled_style(Style())
    compared = 0
    for hand in hands(id):
        for turn in (len(hand.turns) // 3, 2 * len(hand.turns) // 3):
            core = hand.turns[turn][0]
            for twin in with_other_tiles(hand, turn, random):
                assert twin.dangers(core.turn, style) == core.dangers(core.turn, style)
                assert twin.unseen(core.turn) == core.unseen(core.turn)
                compared += 1
    assert compared > 10


@all_rules
def test_chances_are_chances(id: str) -> None:
    for _, _, core, seen in positions(id):
        for other in seen.others:
            assert 0 <= other.ready <= 1
            assert all(0 <= chance <= other.ready for chance in other.deal_in)
            assert other.cost > 0
            if any(seat == other.seat and riichi for seat, _, _, riichi, _ in core.discards):
                assert other.ready == 1
            for kind in range(34):
                if other.own >> kind & 1 or other.barring >> kind & 1:
                    assert other.deal_in[kind] == 0


@all_rules
def test_a_batch_is_its_tables_one_by_one(id: str) -> None:
    style = compiled_style(Style(danger=danger_weights(rule_set(id))))
    tables = [core for _, _, core, _ in positions(id)]
    seats = [core.turn for core in tables]
    found = _core.dangers_batch(tables, seats, style)
    for row, core in enumerate(tables):
        ready, cost, _, _, deal_in = core.dangers(core.turn, style)
        for seat in range(len(ready)):
            assert found[row, seat].tolist() == [ready[seat], cost[seat], *deal_in[seat]]


# --- what is certain, against the hidden tiles or by counting them out ------------------------------------------------


@all_rules
def test_what_is_certain_is_so(id: str) -> None:
    rules, random, kinds = rule_set(id), Random(id), set()
    for hand, turn, core, seen in positions(id):
        others = {other.seat: other for other in seen.others}
        held = {tile for tile in range(34) if tile in map(kind_of, core.tiles(core.turn))}
        for kind in sorted(held):
            for line in certain(seen, kind):
                other = others[line.seat] if line.seat is not None else None
                assert is_so(hand, turn, core, seen, other, kind, line, random), (id, turn, KINDS[kind], line)
                kinds.add((line.kind, line.why))
    expected = {("safe", "passed")}
    if rules.table_flow.furiten == "any_wait":
        expected |= {("safe", "own"), ("suji", "")}
    assert expected <= kinds


def is_so(
    hand: Played,
    turn: int,
    core: _core.Table,
    seen: Beliefs,
    other: Other | None,
    kind: int,
    line: AdviceLine,
    random: Random,
) -> bool:
    if other is None:
        assert line.kind == "no_chance"
        return no_tile_left(core, CODES[line.tiles]) and line.numbers == (float(seen.copies[CODES[line.tiles]]),)
    wins = core.wins_on(other.seat, core.turn) >> kind & 1
    match line.kind, line.why:
        case "safe", "own":
            thrown = {kind_of(code) for seat, code, *_ in core.discards if seat == other.seat}
            return not wins and hand.rules.table_flow.furiten != "none" and kind in thrown
        case "safe", "passed":
            return kind in thrown_since(hand, turn, other.seat)
        case "safe", ("all_seen" | "no_shape") as why:
            nothing = no_shape(seen, kind) and no_single_hand(hand.rules, seen, other, kind, random)
            return not wins and nothing and (why == "all_seen") == (kind >= HONOURS)
        case "suji", _:
            return not wins or not two_sided(core, other.seat, kind)
        case "suit", suit:
            suits = ["mpsz"[meld.kind // RANKS] for meld, *_ in core.melds(other.seat)]
            return suits.count(suit) == line.numbers[0] >= 2 and set(suits) <= {suit, "z"}
    return False


def thrown_since(hand: Played, turn: int, seat: int) -> set[int]:
    """Kinds thrown since the tiles of a seat last changed, or since its riichi; by its hidden tiles."""
    core = hand.turns[turn][0]
    discards = core.discards
    bets = [place for place, (one, _, _, riichi, _) in enumerate(discards) if one == seat and riichi]
    since = len(discards)
    for before, _ in reversed(hand.turns[: turn + 1]):
        tiles = before.tiles(seat)
        if before.turn == seat and before.drawn in tiles:
            tiles.remove(before.drawn)  # it holds a tile more
        if tiles != core.tiles(seat) or len(before.melds(seat)) != len(core.melds(seat)):
            break
        since = len(before.discards)
    since = bets[-1] + 1 if bets else since
    return {kind_of(code) for _, code, *_ in discards[since:]}


def no_tile_left(core: _core.Table, kind: int) -> bool:
    return core.unseen(core.turn)[kind] == 0 and seen_by_hand(core, kind) == copies(core, kind)


def seen_by_hand(core: _core.Table, kind: int) -> int:
    """How many tiles of a kind the seat in turn sees, counted one by one."""
    shown = [kind_of(code) for code in core.tiles(core.turn)]
    shown += [kind_of(code) for _, code, _, _, claimed in core.discards if not claimed]
    shown += [kind_of(code) for seat in core.order for meld, *_ in core.melds(seat) for code in meld.tiles]
    shown += [kind_of(code) for code in core.indicators]
    shown += [CODES["4z"]] * sum(core.nuki(seat) for seat in core.order)
    return shown.count(kind)


def copies(core: _core.Table, kind: int) -> int:
    return sum(number for code, number in enumerate(core.box) if code < 37 and kind_of(code) == kind)


def no_shape(seen: Beliefs, kind: int) -> bool:
    """No unseen tile makes a pair with it, and no two a set."""
    tiles = [tile for tile in range(34) for _ in range(seen.unseen[tile])]
    near = [tile for tile in tiles if tile // RANKS == kind // RANKS and abs(tile - kind) <= 2]
    sets = ([kind, *two] for two in combinations(near, 2))
    chow = any(
        kind < HONOURS and sorted(one) == list(range(min(one), min(one) + 3)) and len({t // RANKS for t in one}) == 1
        for one in sets
    )
    return kind not in near and not chow


def no_single_hand(rules: RuleSet, seen: Beliefs, other: Other, kind: int, random: Random) -> bool:
    """Hands of single tiles made of what is unseen, at random: none waits on it."""
    if sum(other.sets):
        return True
    left = [tile for tile in range(34) if seen.unseen[tile]]
    for _ in range(30):
        pool = ORPHANS if random.random() < 0.5 else knitted(random)
        tiles = [tile for tile in pool if tile in left and tile != kind]
        random.shuffle(tiles)
        tiles = tiles[:13]
        again = [tile for tile in tiles if seen.unseen[tile] > 1]
        if len(tiles) == 12 and again:
            tiles.append(random.choice(again))
        if len(tiles) == 13:
            waits = _core.waits(_core.Hand(tiles), rules.resolved.form_bits, rules.resolved.tiles.kinds)
            if kind in dict(waits):
                return False
    return True


def knitted(random: Random) -> list[int]:
    firsts = random.sample(range(3), 3)
    return [suit * RANKS + first + 3 * step for suit, first in enumerate(firsts) for step in range(3)] + [
        *range(27, 34)
    ]


def two_sided(core: _core.Table, seat: int, kind: int) -> bool:
    """Does some reading of the hand, completed by the kind, complete a two-sided wait?"""
    hand = _core.Hand([*core.tiles(seat), kind], [meld for meld, *_ in core.melds(seat)], kind)
    return any(reading.role == _core.TWO_SIDED for reading in _core.readings(hand, _core.REGULAR))


def kind_of(code: int) -> int:
    return (code - 34) * RANKS + 4 if 34 <= code < 37 else code


# --- what the weights do ----------------------------------------------------------------------------------------------


def test_suji_is_less_dangerous() -> None:
    """After a riichi, and of the same ranks."""
    by_suji: dict[bool, list[float]] = {True: [], False: []}
    for _, _, core, seen in positions("tenhou", each=1, number=8):
        for other in seen.others:
            if not core.riichi(other.seat):
                continue
            for kind in (0, 8, 9, 17, 18, 26):
                if seen.unseen[kind] == 3 and not other.own >> kind & 1 and not other.passed >> kind & 1:
                    end = kind + 3 if kind % RANKS == 0 else kind - 3
                    by_suji[bool(other.barring >> end & 1)].append(other.deal_in[kind])
    assert len(by_suji[True]) > 5
    assert len(by_suji[False]) > 5
    assert sum(by_suji[True]) / len(by_suji[True]) < sum(by_suji[False]) / len(by_suji[False]) / 1.5


def test_a_weight_is_told_to_the_core() -> None:
    core = hands("tenhou")[0].turns[30][0]
    usual = DangerWeights()
    ready = core.dangers(core.turn, compiled_style(Style(danger=usual)))[0]
    more = core.dangers(
        core.turn, compiled_style(Style(danger=replace(usual, ready_sets=tuple(x + 1 for x in usual.ready_sets))))
    )[0]
    assert all(low < high or low in (0, 1) for low, high in zip(ready, more, strict=True))
    with pytest.raises(ValueError, match="ready_sets"):
        compiled_style(Style(danger=replace(usual, ready_sets=(1.0,))))


def test_no_chance_names_kinds_that_shapes_need() -> None:
    unseen = [4] * 34
    unseen[2] = 0  # all of 3m are seen
    seen = Beliefs(tuple(unseen), (4,) * 34, _core.REGULAR, ())
    assert [KINDS[kind] for kind in range(9) if no_chance(seen, kind)] == ["1m", "2m", "4m", "5m"]
