"""mjai, read: a game as JSON lines, as programs that play riichi speak it."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any

from ruka.engine import Record
from ruka.errors import RecordError
from ruka.records.mjai.said import SAID, our_words, words
from ruka.records.mjai.tiles import EXHAUSTED, NAGASHI, OTHER_REASONS, OTHER_TYPES, REASONS, SETS, WINDS, tile_of
from ruka.records.said import Said, check
from ruka.records.tenhou.rules import tenhou_rules
from ruka.records.told import NoWin, Told, ToldGame, ToldHand, played, told_set, told_win
from ruka.rules.form import canonical
from ruka.rules.ruleset import RuleSet
from ruka.rulesets import with_options
from ruka.rulesets.stored import stored_rules
from ruka.schema import Aborted, Discard, Draw, Hand, Ready

UNUSED = frozenset("reach_accepted end_kyoku end_game none".split())  # nobody does these


def recognises(text: str) -> bool:
    """Its first line has a type, and no format of ours."""
    first = text.lstrip().partition("\n")[0]
    try:
        line = json.loads(first)
    except (ValueError, RecursionError):
        return False
    return isinstance(line, dict) and line.get("type") in ("start_game", "start_kyoku")


def read(text: str, rules: RuleSet | None = None) -> Record:
    """A game by the rules that its first line names, by those given, or by Tenhou's."""
    game = _Game(rules)
    for place, line in enumerate(text.splitlines(), 1):
        if line.strip():
            game.take(_Line(place, line))
    if not game.hands:
        raise RecordError("record-no-hands")
    assert game.rules is not None  # the first hand has decided them
    record, table = played(ToldGame(game.rules, game.hands, game.names))
    check(game.said, our_words(record, table))
    return record


class _Line:
    """A line and its place; what it lacks is an error with that place."""

    def __init__(self, place: int, text: str) -> None:
        self.place = place
        try:
            data = json.loads(text)
        except (ValueError, RecursionError):
            data = None
        if not isinstance(data, dict):
            raise RecordError("bad-json", place)
        self.data: dict[str, Any] = data

    @property
    def event(self) -> str:
        said: str = self.get("type", str)
        return OTHER_TYPES.get(said, said)

    def get(self, name: str, kind: type, default: Any = None) -> Any:
        value = self.data.get(name, default)
        if type(value) is not kind:
            raise RecordError("bad-field", self.place, field=name)
        return value

    def tile(self, name: str) -> str:
        return tile_of(self.get(name, str), self.place)

    def tiles(self, name: str) -> list[str]:
        return self.named(self.get(name, list, []))

    def named(self, names: Sequence[object]) -> list[str]:
        return [tile_of(str(name), self.place) for name in names]

    def numbers(self, name: str) -> tuple[int, ...] | None:
        if name not in self.data:
            return None
        numbers = self.get(name, list)
        if any(type(one) is not int for one in numbers):
            raise RecordError("bad-field", self.place, field=name)
        return tuple(numbers)


class _Game:
    def __init__(self, rules: RuleSet | None) -> None:
        self.rules = rules
        self.names: list[str] = []
        self.hands: list[ToldHand] = []
        self.said: list[Said] = []
        self.declares: int | None = None  # riichi, with the next discard
        self.turn = 0
        self.takes: dict[str, Callable[[_Line], None]] = {
            "start_game": self._start_game,
            "start_kyoku": self._start_hand,
            "tsumo": self._draw,
            "dahai": self._discard,
            "reach": self._riichi,
            "dora": self._dora,
            "hora": self._win,
            "ryukyoku": self._drawn_hand,
            **dict.fromkeys(SETS, self._lay_out),
        }

    def take(self, line: _Line) -> None:
        type = line.event
        if type in self.takes:
            if not self.hands and not type.startswith("start_"):
                raise RecordError("record-no-hand-yet", line.place)
            self.takes[type](line)
        elif type not in UNUSED:
            raise RecordError("unknown-event", line.place, name=type)
        if type in SAID:
            self.said.append(Said(len(self.hands), type, words(line.data), line.place))

    def tell(self, line: _Line, event: Told) -> None:
        self.hands[-1].tell(line.place, event)

    def _seat(self, line: _Line, name: str = "actor") -> int:
        seat: int = line.get(name, int)
        if not 0 <= seat < len(self.hands[-1].dealt):
            raise RecordError("bad-field", line.place, field=name)
        return seat

    def _start_game(self, line: _Line) -> None:
        self.names = [str(name) for name in line.get("names", list, [])]
        if self.rules is None and "rules" in line.data:
            id, held = line.get("rules", str), line.data.get("form")
            if held is not None:
                self.rules = stored_rules(id, canonical(held), line.get("about", dict, {}))
            else:
                self.rules = with_options(id, line.get("options", dict, {}))

    def _start_hand(self, line: _Line) -> None:
        dealt = [line.named(tiles) for tiles in line.get("tehais", list) if isinstance(tiles, list)]
        points, wind = line.numbers("scores"), line.get("bakaze", str)
        if wind not in tuple(WINDS):
            raise RecordError("bad-field", line.place, field="bakaze")
        start = Hand(
            seat=line.get("oya", int),
            wall=0,
            round=WINDS.index(wind),
            honba=line.get("honba", int),
            sticks=line.get("kyotaku", int),
            points=points or (),
        )
        if self.rules is None:
            self.rules = tenhou_rules(start, len(dealt), hanchan=True, red_fives=True, open_tanyao=True)
        if len(dealt) != self.rules.resolved.players:
            raise RecordError("bad-field", line.place, field="tehais")
        self.hands.append(ToldHand(line.place, start, dealt, dora=[line.tile("dora_marker")]))
        self.declares = None

    def _draw(self, line: _Line) -> None:
        self.turn = self._seat(line)
        self.tell(line, Draw(self.turn, line.tile("pai")))

    def _discard(self, line: _Line) -> None:
        seat, drawn, declares = self._seat(line), line.get("tsumogiri", bool), self.declares
        if declares not in (None, seat):
            raise RecordError("record-differs", line.place, field="actor", ours=str(declares), told=str(seat))
        self.tell(line, Discard(seat, line.tile("pai"), drawn=drawn, riichi=declares is not None))
        self.declares = None

    def _riichi(self, line: _Line) -> None:
        self.declares = self._seat(line)

    def _dora(self, line: _Line) -> None:
        """When it is turned follows from the rules."""
        self.hands[-1].dora.append(line.tile("dora_marker"))

    def _lay_out(self, line: _Line) -> None:
        type, seat = SETS[line.event], self._seat(line)
        own = line.tiles("consumed") if type not in ("added_kong", "nuki") else ()
        tile = "4z" if type == "nuki" else "" if type == "concealed_kong" else line.tile("pai")
        source = self._seat(line, "target") if type in ("chow", "pung", "kong") else None
        self.tell(line, told_set(type, seat, tile, own, source))

    def _win(self, line: _Line) -> None:
        if ura := line.tiles("ura_markers") or line.tiles("uradora_markers"):
            self.hands[-1].ura = ura
        seat, source = self._seat(line), self._seat(line, "target")
        self.tell(line, told_win(seat, source, line.numbers("deltas")))

    def _drawn_hand(self, line: _Line) -> None:
        said, gained = line.get("reason", str, ""), line.numbers("deltas")
        reason = OTHER_REASONS.get(said, said)
        if reason in REASONS:
            seat = self.turn if REASONS[reason] == "nine_orphans" else None
            self.tell(line, Aborted(seat=seat, reason=REASONS[reason]))
        elif reason == NAGASHI:
            self.tell(line, NoWin("nagashi", points=gained or ()))
        else:  # without a reason, or with one that nobody knows, it follows from the game
            ready = self._ready(line, gained)
            for seat in ready or ():
                self.tell(line, Ready(seat, ""))
            self.tell(line, NoWin("exhausted" if reason == EXHAUSTED else "no_win", ready, gained or ()))

    def _ready(self, line: _Line, gained: Sequence[int] | None) -> tuple[int, ...] | None:
        """As `tenpais` says, or as the payments do; without any, the file does not say."""
        if "tenpais" in line.data:
            return tuple(seat for seat, is_ready in enumerate(line.get("tenpais", list)) if is_ready is True)
        return tuple(seat for seat, points in enumerate(gained) if points > 0) if gained and any(gained) else None
