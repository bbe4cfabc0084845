"""Tenhou's XML (mjlog), read: every element is an event, tiles are numbers 0 to 135."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Literal
from urllib.parse import unquote
from xml.parsers import expat

from ruka.engine import Record
from ruka.errors import RecordError
from ruka.records.tenhou.mjlog.elements import ABORTS, DISCARDS, DRAWS, HANCHAN, NO_RED, NO_TANYAO, THREE, Element
from ruka.records.tenhou.mjlog.melds import Meld, unpack
from ruka.records.tenhou.mjlog.said import check_words
from ruka.records.tenhou.rules import tenhou_rules
from ruka.records.told import NoWin, ToldGame, ToldHand, played, told_set, told_win
from ruka.rules.ruleset import RuleSet
from ruka.schema import Aborted, Discard, Draw, Event, Hand, Ready

UNUSED = frozenset("mjloggm SHUFFLE TAIKYOKU BYE".split())
Takes = dict[str, Callable[[Element], None]]
LONGEST = 9  # digits of a number
_TILE = re.compile(rf"([{DRAWS}{DISCARDS}])(\d{{0,{LONGEST}}})")


def recognises(text: str) -> bool:
    return bool(re.match(r"\s*(<\?xml[^>]*>)?\s*<mjloggm\b", text))


def read(text: str, rules: RuleSet | None = None) -> Record:
    """A game by Tenhou's rules, or by those given."""
    game, elements = _Game(rules), _elements(text, rules)
    for element in elements:
        game.take(element)
    if game.rules is None:
        raise RecordError("record-no-hands")
    record, table = played(ToldGame(game.rules, game.hands, game.names))
    check_words(elements, record, table)
    return record


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
        self.declares: int | None = None  # riichi, with the next discard

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
        dealer = element.number("oya")
        start = Hand(seat=dealer, wall=0, round=seed[0] // 4, honba=seed[1], sticks=seed[2], points=tuple(points))
        if self.rules is None:
            self.rules = tenhou_rules(
                start,
                players,
                hanchan=bool(self.kind & HANCHAN),
                red_fives=not self.kind & NO_RED,
                open_tanyao=not self.kind & NO_TANYAO,
            )
        dealt = [element.tiles(f"hai{seat}") for seat in range(players)]
        self.hands.append(ToldHand(element.line, start, dealt, dora=[element.tile(seed[5])]))
        self.drawn = self.declares = None

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
            self.hand.tell(element.line, Draw(self.turn, tile))
            return
        self.turn = DISCARDS.index(letter)
        if self.declares not in (None, self.turn):
            raise RecordError("bad-field", element.line, len(self.hands), field="REACH")
        discard = Discard(self.turn, tile, drawn=id == self.drawn, riichi=self.declares is not None)
        self.hand.tell(element.line, discard)
        self.drawn = self.declares = None

    def _riichi(self, element: Element) -> None:
        if element.number("step") == 1:
            self.declares = element.number("who")

    def _meld(self, element: Element) -> None:
        seat, meld = element.number("who"), unpack(element.number("m"))
        self.hand.tell(element.line, _laid_out(element, seat, meld, source=self.turn))
        self.turn = seat

    def _win(self, element: Element) -> None:
        if ura := element.tiles("doraHaiUra"):
            self.hand.ura = ura
        event = told_win(element.number("who"), element.number("fromWho"), self._gained(element))
        self.hand.tell(element.line, event)

    def _draw(self, element: Element) -> None:
        type = element.attributes.get("type", "")
        if type in ABORTS:
            seat = self.turn if type == "yao9" else None
            self.hand.tell(element.line, Aborted(seat=seat, reason=ABORTS[type]))
        elif type not in ("", "nm"):
            raise RecordError("bad-field", element.line, len(self.hands), field="type")
        else:
            self._exhausted(element, "nagashi" if type else "exhausted")

    def _exhausted(self, element: Element, type: Literal["exhausted", "nagashi"]) -> None:
        shown = tuple(seat for seat in range(len(self.hand.dealt)) if f"hai{seat}" in element.attributes)
        for seat in shown:
            self.hand.tell(element.line, Ready(seat, ""))
        gained = self._gained(element)
        self.hand.tell(element.line, NoWin(type, None if type == "nagashi" else shown, gained))

    def _gained(self, element: Element) -> tuple[int, ...]:
        return tuple(100 * one for one in element.numbers("sc")[1::2])[: len(self.hand.dealt)]


def _laid_out(element: Element, seat: int, meld: Meld, source: int) -> Event:
    own = [element.tile(id) for id in meld.own]
    if meld.type == "concealed_kong":
        return told_set(meld.type, seat, "", own)
    if meld.type in ("nuki", "added_kong"):
        return told_set(meld.type, seat, element.tile(meld.ids[0]), ())
    assert meld.called is not None  # a claimed set
    return told_set(meld.type, seat, element.tile(meld.called), own, source)
