"""Tenhou's XML (mjlog), read: every element is an event, tiles are numbers 0 to 135."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from urllib.parse import unquote
from xml.parsers import expat

from ruka.engine import Event, Record
from ruka.errors import RecordError
from ruka.records.mjlog_melds import TILES_136, Meld, tile_of, unpack
from ruka.records.tenhou_rules import tenhou_rules
from ruka.records.told import ToldGame, ToldHand, notation, played
from ruka.rules.ruleset import RuleSet

NO_RED, NO_TANYAO, HANCHAN, THREE = 2, 4, 8, 16  # bits of <GO type>
ABORTS = {
    "yao9": "nine_orphans",
    "kaze4": "four_winds",
    "reach4": "four_riichi",
    "kan4": "four_kongs",
    "ron3": "three_winners",
}
DRAWS, DISCARDS = "TUVW", "DEFG"
UNUSED = frozenset("mjloggm SHUFFLE TAIKYOKU BYE".split())
Takes = dict[str, Callable[["Element"], None]]
_TILE = re.compile(rf"([{DRAWS}{DISCARDS}])(\d*)")


@dataclass(frozen=True)
class Element:
    line: int
    name: str
    attributes: Mapping[str, str]
    red: bool = True  # are there red fives?

    def numbers(self, name: str, default: str | None = None) -> list[int]:
        try:
            said = self.attributes.get(name, default)
            return [int(float(one)) for one in said.split(",")] if said else []
        except (ValueError, OverflowError):
            raise RecordError("bad-field", self.line, field=name) from None

    def number(self, name: str) -> int:
        numbers = self.numbers(name)
        if len(numbers) != 1:
            raise RecordError("bad-field", self.line, field=name)
        return numbers[0]

    def tiles(self, name: str) -> list[str]:
        return [self.tile(id) for id in self.numbers(name)]

    def tile(self, id: int) -> str:
        if not 0 <= id < TILES_136:
            raise RecordError("bad-action-tile", self.line, tile=str(id))
        return tile_of(id) if self.red else tile_of(id).replace("0", "5")


def recognises(text: str) -> bool:
    return bool(re.match(r"\s*(<\?xml[^>]*>)?\s*<mjloggm\b", text))


def read(text: str, rules: RuleSet | None = None) -> Record:
    """A game by Tenhou's rules, or by those given."""
    game = _Game(rules)
    for element in _elements(text, rules):
        game.take(element)
    if game.rules is None:
        raise RecordError("record-no-hands")
    return played(ToldGame(game.rules, game.hands, game.names))


def _elements(text: str, rules: RuleSet | None) -> list[Element]:
    found: list[Element] = []
    parser = expat.ParserCreate()
    red = rules is None or any(rules.resolved.tiles.red_fives)

    def start(name: str, attributes: dict[str, str]) -> None:
        nonlocal red
        found.append(Element(parser.CurrentLineNumber, name, attributes, red))
        if name == "GO" and rules is None:
            red = not found[-1].number("type") & NO_RED

    parser.StartElementHandler = start
    try:
        parser.Parse(text, True)
    except expat.ExpatError as error:
        raise RecordError("bad-xml", error.lineno) from None
    return found


class _Game:
    def __init__(self, rules: RuleSet | None) -> None:
        self.rules = rules
        self.names: list[str] = []
        self.hands: list[ToldHand] = []
        self.kind = HANCHAN
        self.drawn: int | None = None
        self.turn = 0  # who drew or discarded last
        self.declares = False

        self.before: Takes = {"GO": self._go, "UN": self._people, "INIT": self._init}
        self.in_hand: Takes = {
            "DORA": self._dora,
            "N": self._meld,
            "REACH": self._riichi,
            "AGARI": self._win,
            "RYUUKYOKU": self._draw,
        }

    def take(self, element: Element) -> None:
        if element.name in self.before:
            self.before[element.name](element)
        elif element.name not in UNUSED:
            if not self.hands:
                raise RecordError("record-no-hand-yet", element.line)
            self.in_hand.get(element.name, self._tile)(element)

    @property
    def hand(self) -> ToldHand:
        return self.hands[-1]

    def _go(self, element: Element) -> None:
        self.kind = element.number("type")

    def _people(self, element: Element) -> None:
        if not self.names:  # later ones say who came back
            names = [unquote(element.attributes.get(f"n{seat}", "")) for seat in range(4)]
            self.names = names[:3] if self.kind & THREE else names

    def _init(self, element: Element) -> None:
        players = 3 if self.kind & THREE else 4
        seed, points = element.numbers("seed"), [100 * one for one in element.numbers("ten")][:players]
        if len(seed) != 6 or len(points) != players:
            raise RecordError("bad-field", element.line, field="seed" if len(seed) != 6 else "ten")
        if self.rules is None:
            self.rules = tenhou_rules(
                players,
                hanchan=bool(self.kind & HANCHAN),
                red_fives=not self.kind & NO_RED,
                open_tanyao=not self.kind & NO_TANYAO,
                start_points=points[0],
            )
        dealer = element.number("oya")
        start = Event("hand", dealer, round=seed[0] // 4, honba=seed[1], sticks=seed[2], points=tuple(points))
        dealt = [element.tiles(f"hai{seat}") for seat in range(players)]
        self.hands.append(ToldHand(element.line, start, dealt, dora=[element.tile(seed[5])]))
        self.drawn, self.declares = None, False

    def _dora(self, element: Element) -> None:
        """When it is turned follows from the rules."""
        self.hand.dora.append(element.tile(element.number("hai")))

    def _tile(self, element: Element) -> None:
        found = _TILE.fullmatch(element.name)
        if not found:
            raise RecordError("unknown-event", element.line, len(self.hands), name=element.name)
        letter, number = found.groups()
        if not number:
            raise RecordError("record-hidden", element.line, len(self.hands))
        id, tile = int(number), element.tile(int(number))
        if letter in DRAWS:
            self.turn, self.drawn = DRAWS.index(letter), id
            self.hand.tell(element.line, Event("draw", self.turn, tile))
            return
        self.turn = DISCARDS.index(letter)
        discard = Event("discard", self.turn, tile, drawn=id == self.drawn, riichi=self.declares)
        self.hand.tell(element.line, discard)
        self.drawn, self.declares = None, False

    def _riichi(self, element: Element) -> None:
        self.declares = element.number("step") == 1

    def _meld(self, element: Element) -> None:
        seat, meld = element.number("who"), unpack(element.number("m"))
        self.hand.tell(element.line, _laid_out(element, seat, meld, source=self.turn))
        self.turn = seat

    def _win(self, element: Element) -> None:
        if ura := element.tiles("doraHaiUra"):
            self.hand.ura = ura
        event = Event("win", element.number("who"), source=element.number("fromWho"), points=self._gained(element))
        self.hand.tell(element.line, event)

    def _draw(self, element: Element) -> None:
        type = element.attributes.get("type", "")
        if type in ABORTS:
            seat = self.turn if type == "yao9" else None
            self.hand.tell(element.line, Event("aborted", seat, reason=ABORTS[type]))
        elif type not in ("", "nm"):
            raise RecordError("bad-field", element.line, len(self.hands), field="type")
        else:
            self._exhausted(element, "nagashi" if type else "exhausted")

    def _exhausted(self, element: Element, type: str) -> None:
        shown = tuple(seat for seat in range(len(self.hand.dealt)) if f"hai{seat}" in element.attributes)
        for seat in shown:
            self.hand.tell(element.line, Event("ready", seat))
        gained = self._gained(element)
        self.hand.tell(element.line, Event(type, ready=None if type == "nagashi" else shown, points=gained))

    def _gained(self, element: Element) -> tuple[int, ...]:
        return tuple(100 * one for one in element.numbers("sc")[1::2])[: len(self.hand.dealt)]


def _laid_out(element: Element, seat: int, meld: Meld, source: int) -> Event:
    own = notation([element.tile(id) for id in meld.own])
    match meld.type:
        case "concealed_kong":
            return Event(meld.type, seat, tiles=own)
        case "nuki" | "added_kong":
            return Event(meld.type, seat, element.tile(meld.ids[0]))
    assert meld.called is not None  # a claimed set
    return Event(meld.type, seat, element.tile(meld.called), own, source)
