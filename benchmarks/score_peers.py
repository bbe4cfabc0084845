"""Wins in the form that suits each peer best, made before the race."""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

import riichienv
from mahjong.constants import EAST
from mahjong.hand_calculating.hand import HandCalculator
from mahjong.hand_calculating.hand_config import HandConfig, OptionalRules
from mahjong.meld import Meld as MahjongMeld

from ruka import Hand, Meld
from ruka._core import CHOW, KONG, PUNG, tile_name
from ruka.scoring import Circumstances
from ruka.scoring.win import WINDS
from ruka.tiles import CODES

RED_IDS = {34: 16, 35: 52, 36: 88}
FIVES = (4, 13, 22)

Answer = tuple[Any, Any, int]  # yaku, fu, points
Task = Callable[[], Answer]


@dataclass
class Ids:
    """Gives out the 136 tiles; the first of the fives of a suit is the red one."""

    used: Counter[int] = field(default_factory=Counter)

    def __call__(self, codes: Iterable[int]) -> list[int]:
        return [self.one(code) for code in codes]

    def one(self, code: int) -> int:
        if code in RED_IDS:
            return RED_IDS[code]
        copy = self.used[code] + (code in FIVES)
        self.used[code] += 1
        return 4 * code + copy % 4


@dataclass(frozen=True)
class Won:
    """A win in ids: the closed tiles with the winning one, sets, indicators."""

    hand: Hand
    tiles: list[int]
    winning: int
    sets: list[tuple[int, bool, list[int]]]  # type, concealed, tiles
    dora: list[int]
    ura: list[int]
    said: Circumstances


def in_ids(hand: Hand, said: Circumstances) -> Won:
    assert hand.winning is not None
    ids = Ids()
    winning = ids.one(hand.winning)
    rest = list(hand.tiles)
    rest.remove(hand.winning)
    tiles = sorted([winning, *ids(rest)])
    sets = [(meld.type, meld.concealed, sorted(ids(meld.tiles))) for meld in hand.melds]
    dora, ura = (Ids()(CODES[name] for name in names) for names in (said.get("dora", ()), said.get("ura", ())))
    return Won(hand, tiles, winning, sets, dora, ura, said)


def riichienv_task(won: Won) -> Task:
    conditions = riichienv.Conditions(**_conditions(won.said))
    melds, others = _melds(won), _others(won.said)

    def task() -> Answer:
        found = riichienv.HandEvaluator(won.tiles, melds).calc(won.winning, won.dora, conditions, won.ura)
        return found.yaku, found.fu, found.ron_agari or found.tsumo_agari_oya + others * found.tsumo_agari_ko

    return task


def riichienv_core_task(won: Won) -> Task:
    """What its class in Python calls, with everything made ready for it."""
    core = riichienv._riichienv
    winds = (riichienv.EAST, riichienv.SOUTH, riichienv.WEST, riichienv.NORTH)
    said = _conditions(won.said)
    said |= {wind: winds[int(said[wind])] for wind in ("player_wind", "round_wind")}
    conditions = core.Conditions(**said)
    melds, others = _melds(won), _others(won.said)

    def task() -> Answer:
        found = core.HandEvaluator(won.tiles, melds).calc(won.winning, won.dora, won.ura, conditions)
        return found.yaku, found.fu, found.ron_agari or found.tsumo_agari_oya + others * found.tsumo_agari_ko

    return task


def riichienv_text_task(won: Won) -> Task:
    """From its notation: sets in brackets with a letter for their type, the winning tile at the end."""
    conditions, others = riichienv.Conditions(**_conditions(won.said)), _others(won.said)
    assert won.hand.winning is not None
    winning = tile_name(won.hand.winning)
    tiles = [tile_name(code) for code in won.hand.tiles]
    tiles.remove(winning)
    text = "".join((*tiles, *map(_text, won.hand.melds), winning))
    dora, ura = "".join(won.said.get("dora", ())), "".join(won.said.get("ura", ()))

    def task() -> Answer:
        found = riichienv.HandEvaluator.calc_from_text(text, dora, conditions, ura)
        return found.yaku, found.fu, found.ron_agari or found.tsumo_agari_oya + others * found.tsumo_agari_ko

    return task


def _text(meld: Meld) -> str:
    names = [tile_name(code) for code in meld.tiles]
    if meld.type == CHOW:
        return f"({''.join(name[0] for name in names)}{names[0][1]}0)"
    letter = "p" if meld.type == PUNG else "k"
    return f"({letter}{min(names)}{'' if meld.concealed else '1'})"


def _conditions(said: Circumstances) -> dict[str, Any]:
    draw, last = said["win"] == "tsumo", said.get("last_tile", False)
    return {
        "tsumo": draw,
        "riichi": said.get("riichi", False) or said.get("double_riichi", False),
        "double_riichi": said.get("double_riichi", False),
        "ippatsu": said.get("ippatsu", False),
        "haitei": last and draw,
        "houtei": last and not draw,
        "rinshan": said.get("after_kong", False),
        "chankan": said.get("robbing_kong", False),
        "tsumo_first_turn": said.get("first_turn", False),
        "player_wind": WINDS.index(said["seat"]),
        "round_wind": WINDS.index(said["round"]),
    }


def _melds(won: Won) -> list[Any]:
    types = riichienv.MeldType
    claimed = {CHOW: types.Chi, PUNG: types.Pon, KONG: types.Daiminkan}
    return [
        riichienv.Meld(types.Ankan if concealed else claimed[type], tiles, not concealed)
        for type, concealed, tiles in won.sets
    ]


def _others(said: Circumstances) -> int:
    """How many pay the share of those who are not the dealer."""
    return 3 if said["seat"] == "E" else 2


def mahjong_task(won: Won) -> Task:
    said = won.said
    types = {CHOW: MahjongMeld.CHI, PUNG: MahjongMeld.PON, KONG: MahjongMeld.KAN}
    melds = [MahjongMeld(types[type], tiles, not concealed) for type, concealed, tiles in won.sets]
    draw, last, first = said["win"] == "tsumo", said.get("last_tile", False), said.get("first_turn", False)
    config = HandConfig(
        is_tsumo=draw,
        is_riichi=said.get("riichi", False) or said.get("double_riichi", False),
        is_daburu_riichi=said.get("double_riichi", False),
        is_ippatsu=said.get("ippatsu", False),
        is_haitei=last and draw,
        is_houtei=last and not draw,
        is_rinshan=said.get("after_kong", False),
        is_chankan=said.get("robbing_kong", False),
        is_tenhou=first and draw and said["seat"] == "E",
        is_chiihou=first and draw and said["seat"] != "E",
        player_wind=EAST + WINDS.index(said["seat"]),
        round_wind=EAST + WINDS.index(said["round"]),
        options=OptionalRules(has_open_tanyao=True, has_aka_dora=True, has_double_yakuman=False),
    )
    tiles = [*won.tiles, *(tile for _, _, set_ in won.sets for tile in set_)]

    def task() -> Answer:
        found = HandCalculator.estimate_hand_value(
            tiles, won.winning, melds, won.dora, config, ura_dora_indicators=won.ura
        )
        return found.yaku, found.fu, found.cost["total"] if found.cost else 0

    return task
