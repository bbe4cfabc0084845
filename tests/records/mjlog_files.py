"""A game of the corpus as the file that the site wrote: the elements are its own, so nothing of ours is in them."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree

from ruka.records.tenhou.mjlog.melds import unpack
from tests.records.tenhou_walls import code_of

Record = dict[str, Any]
DRAWS, DISCARDS = "TUVW", "DEFG"


def mjlog(game: Record) -> str:
    """One element a line."""
    players = game["rule"]["players"]
    names = {f"n{seat}": f"%E9%9B%80{seat}" for seat in range(players)}
    lines = [_element("GO", {"type": game["rule"]["go_type"]}), _element("UN", names)]
    for hand in game["hands"]:
        lines += [_init(hand), *(line for event in hand["events"] for line in _event(event))]
        lines += [_element(name, said) for name, said in hand["end"]]
    return "\n".join(['<mjloggm ver="2.3">', *lines, "</mjloggm>\n"])


def _init(hand: Record) -> str:
    dice = [one - 1 for one in hand["dice"]]
    seed = [hand["round"], hand["honba"], hand["sticks"], *dice, hand["dora"]]
    points = [one // 100 for one in hand["scores"]] + [0] * (4 - len(hand["scores"]))
    said = {"seed": _joined(seed), "ten": _joined(points), "oya": hand["dealer"]}
    return _element("INIT", said | {f"hai{seat}": _joined(tiles) for seat, tiles in enumerate(hand["haipai"])})


def _event(event: list[Any]) -> list[str]:
    match event:
        case ["draw", seat, id, *_]:
            return [_element(f"{DRAWS[seat]}{id}", {})]
        case ["discard", seat, id, *_]:
            return [_element(f"{DISCARDS[seat]}{id}", {})]
        case ["meld", seat, meld]:
            return [_element("N", {"who": seat, "m": meld["m"]})]
        case ["riichi", seat, step]:
            return [_element("REACH", {"who": seat, "step": step})]
        case ["dora", id]:
            return [_element("DORA", {"hai": id})]
        case ["bye", seat]:
            return [_element("BYE", {"who": seat})]
    raise AssertionError(event)


def _element(name: str, attributes: dict[str, Any]) -> str:
    said = "".join(f' {key}="{value}"' for key, value in attributes.items())
    return f"<{name}{said}/>"


def _joined(numbers: list[int]) -> str:
    return ",".join(map(str, numbers))


# --- what an element says, whichever of equal tiles it speaks of ---


def said(text: str) -> list[tuple[str, dict[str, Any]]]:
    """Every element of the game itself; tiles by name, for the copies of one are no different to us."""
    found = [(one.tag, dict(one.attrib)) for one in ElementTree.fromstring(text)]
    return [_normal(tag, attributes) for tag, attributes in found if tag not in ("GO", "UN", "TAIKYOKU", "BYE")]


def _normal(tag: str, attributes: dict[str, str]) -> tuple[str, dict[str, Any]]:
    if tag[1:].isdigit():
        return tag[0], {"tile": code_of(int(tag[1:]))}
    if tag == "REACH":
        attributes.pop("ten", None)  # the corpus does not have them
    return tag, {name: _value(name, value) for name, value in attributes.items()}


def _value(name: str, value: str) -> Any:
    match name:
        case "type":
            return value
        case "m":
            return [_meld(int(number)) for number in value.split(",")]
        case "yaku":
            numbers = [int(one) for one in value.split(",")]
            return {number: fan for number, fan in zip(numbers[::2], numbers[1::2], strict=True) if fan}
        case "seed":
            round, honba, sticks, *_, dora = map(int, value.split(","))
            return round, honba, sticks, code_of(dora)
        case "owari":  # the site has not always rounded its points as now; test_tenhou_games.py lists where
            return value.split(",")[::2]
    numbers = [int(one) for one in value.split(",") if one]
    if name.startswith("hai") or name == "yakuman":
        return sorted(one if name == "yakuman" else code_of(one) for one in numbers)
    return [code_of(one) for one in numbers] if name in ("machi", "doraHai", "doraHaiUra") else numbers


def _meld(number: int) -> tuple[Any, ...]:
    meld = unpack(number)
    called = None if meld.called is None else code_of(meld.called)
    return meld.type, sorted(map(code_of, meld.ids)), called, meld.source
