"""Shanten and useful tiles of the corpora in ../shared/data."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

import pytest

from ruka import _core, batch
from ruka.tiles import TILES_108, TILES_136
from tests.known_differences import known_differences

pytestmark = pytest.mark.records

Records = Callable[[str], Iterator[dict[str, Any]]]

MCR_NAMES = {
    "regular": _core.REGULAR,
    "seven_pairs": _core.PAIRS | _core.PAIRS_REPEAT,
    "thirteen_orphans": _core.ORPHANS,
    "honors_and_knitted": _core.HONOURS_KNITTED,
    "knitted_straight": _core.KNITTED,
}
RIICHI_NAMES = {
    "shanten": _core.RIICHI_FORMS,
    "shanten_regular": _core.REGULAR,
    "shanten_chiitoitsu": _core.PAIRS,
    "shanten_kokushi": _core.ORPHANS,
    "agari": _core.RIICHI_FORMS,
}


def test_shanten(ruka_records: Records) -> None:
    with known_differences("shanten") as known:
        for case in ruka_records("shanten"):
            ours = _core.shanten_by_form(_core.Hand(case["tiles"]), _core.RIICHI_FORMS)
            theirs = {
                _core.REGULAR: case["regular"],
                _core.ORPHANS: case["kokushi"],
                _core.PAIRS: case["seven_pairs"],
            }
            known.check(_core.format_tiles(case["tiles"]), ours, theirs)


def test_mcr_shanten_and_useful_tiles(ruka_records: Records) -> None:
    with known_differences("mcr-shanten") as known:
        for case in ruka_records("mcr-shanten"):
            hand = _core.parse("".join(case["hand"]))
            known.check(case["id"], _core.shanten(hand, _core.MCR_FORMS), case["shanten"])
            for name, form in MCR_NAMES.items():
                far, useful = _core.useful(hand, form)
                names = sorted(_core.tile_name(kind) for kind, _ in useful)
                known.check(f"{case['id']}-{name}", [far, names], [case[name]["shanten"], sorted(case[name]["useful"])])


def test_riichi_cases(ruka_records: Records) -> None:
    with known_differences("riichi-cases-shanten", some=False) as known:
        for case in ruka_records("riichi-cases"):
            if case["kind"] in RIICHI_NAMES:
                tiles = batch.counts(["".join(in_hand(**case["input"]))])
                kinds = TILES_108.kinds if case["input"].get("is_three_player") else TILES_136.kinds
                far = int(_core.shanten_batch(tiles, RIICHI_NAMES[case["kind"]], kinds)[0])
                value = far == -1 if case["kind"] == "agari" else far
                known.check(case["id"], value, case["expected"]["value"])


def in_hand(tiles: list[str], open_sets: Iterable[list[str]] = (), **_: object) -> list[str]:
    rest = list(tiles)
    for tile in (tile for group in open_sets for tile in group):
        rest.remove(tile)
    return rest
