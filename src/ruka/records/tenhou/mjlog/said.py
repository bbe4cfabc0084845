"""What the elements of mjlog say beside what was done, whichever of equal tiles they speak of."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from ruka.engine import Record, Table
from ruka.errors import RecordError
from ruka.records.hands import hands_of
from ruka.records.said import NOTHING, Said, check
from ruka.records.tenhou.mjlog.elements import Element
from ruka.records.tenhou.mjlog.melds import unpack
from ruka.records.tenhou.mjlog.write import hand_elements
from ruka.records.tenhou.points import check_final
from ruka.records.tenhou.rules import is_tenhou

FIELDS = {
    "INIT": "seed ten oya".split(),
    "N": "who m".split(),
    "REACH": "who ten".split(),
    "AGARI": "who fromWho ba hai m machi doraHai doraHaiUra paoWho sc".split(),
    "RYUUKYOKU": "type ba sc hai0 hai1 hai2 hai3".split(),
}
COUNTED = "ten yaku yakuman".split()  # what a win is worth, as Tenhou counts it


def check_words(elements: Iterable[Element], record: Record, table: Table) -> None:
    players, tenhou = record.rules.resolved.players, is_tenhou(record.rules)
    told = [*_of_hands(elements)]
    check([*_said(told, players, tenhou)], _said(_ours(record, table, told), players, tenhou, ours=True))
    for hand, element in told:
        if "owari" in element.attributes:
            _check_end(element, hand, table)


def _of_hands(elements: Iterable[Element]) -> Iterator[tuple[int, Element]]:
    """Each with the number of its hand; a riichi is spoken of when it is accepted."""
    hand = 0
    for element in elements:
        hand += element.name == "INIT"
        if element.name in FIELDS and element.attributes.get("step") != "1":
            yield hand, element


def _ours(record: Record, table: Table, told: Sequence[tuple[int, Element]]) -> Iterator[tuple[int, Element]]:
    red = all(element.red for _, element in told)
    elements = (
        Element(1, name, {key: str(value) for key, value in attributes.items()}, red)
        for hand in hands_of(record, table)
        for name, attributes in hand_elements(hand, record.rules)
    )
    return _of_hands(elements)


def _said(elements: Iterable[tuple[int, Element]], players: int, tenhou: bool, *, ours: bool = False) -> Iterator[Said]:
    for hand, element in elements:
        names = FIELDS[element.name] + (COUNTED if tenhou and element.name == "AGARI" else [])
        said = {name: _words(element, name, players) for name in names if name in element.attributes}
        yield Said(hand, element.name, dict.fromkeys(names, NOTHING) | said if ours else said, element.line)


def _words(element: Element, name: str, players: int) -> str:
    match name:
        case "type":
            return element.attributes[name]
        case "seed":
            number, honba, sticks, *_ = element.numbers(name)
            return _joined([number, honba, sticks])
        case "m":
            return " ".join(sorted(_meld(element, number) for number in element.numbers(name)))
        case "yaku":
            numbers = element.numbers(name)
            pairs = zip(numbers[::2], numbers[1::2], strict=False)
            return _joined(one for pair in sorted(pairs) if pair[1] for one in pair)
        case "yakuman":
            return _joined(sorted(element.numbers(name)))
        case "machi" | "doraHai" | "doraHaiUra":
            return ",".join(element.tiles(name))
        case "sc":
            return _joined(element.numbers(name)[: 2 * players])
    if name.startswith("hai"):
        return ",".join(sorted(element.tiles(name)))
    return _joined(element.numbers(name)[:players])


def _meld(element: Element, number: int) -> str:
    meld = unpack(number)
    tiles = ",".join(sorted(map(element.tile, meld.ids)))
    return f"{meld.type}:{tiles}:{NOTHING if meld.called is None else element.tile(meld.called)}:{meld.source}"


def _joined(numbers: Iterable[int]) -> str:
    return ",".join(map(str, numbers))


def _check_end(element: Element, hand: int, table: Table) -> None:
    try:
        check_final(element.numbers("owari", unit=100)[::2], element.numbers("owari", unit=1000)[1::2], table)
    except RecordError as error:
        raise RecordError(error.code, element.line, hand, **error.words) from None
