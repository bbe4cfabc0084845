"""A seat for a program that speaks mjai: it is told what the seat sees, in its own words, and its answers are taken."""

from __future__ import annotations

from collections.abc import Sequence

from ruka.bots.engines import Engine, EngineError, Json
from ruka.engine import Action, Table, redact
from ruka.engine.actions import when_silent
from ruka.errors import RukaError
from ruka.records.codec import check_riichi
from ruka.records.hands import PlayedHand
from ruka.records.mjai.tiles import NAME, SETS, tile_of
from ruka.records.mjai.write import hand_lines
from ruka.records.told import notation
from ruka.schema import Failure, View
from ruka.schema.actions import SHOWING
from ruka.tiles import kind

SECONDS = 5.0  # for an answer
STARTS = 3  # in a hand; a program that fails more often is left alone until the next
WRONG = 2  # answers, one after the other, until it is started again
SEAT = "{seat}"  # in a command: the number of the seat
_PLAIN = {
    "hora": ("tsumo", "ron"),
    "ryukyoku": ("nine_orphans",),
    "none": ("pass",),
    **dict.fromkeys(("nukidora", "kita"), ("nuki",)),
}


class MjaiBot:
    """What its program cannot answer becomes a pass or the discard of the drawn tile, with a note in the record."""

    def __init__(self, table: Table, seat: int, command: str, seconds: float = SECONDS) -> None:
        check_riichi(table.rules, NAME)
        self._table = table
        self._seat = seat
        self._command = command.replace(SEAT, str(seat))
        self._seconds = seconds
        self._engine: Engine | None = None
        self._hand = 0  # the one that the program is told about
        self._told = 0  # lines of it so far
        self._starts = 0  # in this hand
        self._wrong = 0  # answers since the last right one
        self._fault: Failure | None = None  # why it was stopped
        self._closed = False

    def choose(self, view: View) -> Action:
        actions = view.legal_actions
        silent = when_silent(actions)
        if len(actions) == 1 or silent.type in SHOWING:  # mjai asks nobody about these
            return silent
        try:
            return self._answer(actions)
        except EngineError as error:
            return silent.noted(error.note)
        finally:
            if self._closed:  # while it thought
                self._stop()

    def close(self) -> None:
        self._closed = True
        if self._engine is not None:
            self._stop([*self._news(), {"type": "end_game"}])

    def _answer(self, actions: Sequence[Action]) -> Action:
        try:
            engine = self._running()
            answer = engine.ask(self._news())
            riichi = answer.get("type") == "reach"
            action = self._riichi(engine, actions) if riichi else _chosen(answer, actions)
        except EngineError as error:
            self._wrong += 1
            if error.note != "illegal" or self._wrong == WRONG:
                self._fail(error)
            raise
        self._wrong = 0
        return action

    def _riichi(self, engine: Engine, actions: Sequence[Action]) -> Action:
        """It declares, is told so, and then discards; where nothing comes of it, it has been told what is not true."""
        bets = [action for action in actions if action.type == "riichi"]
        if not bets:
            raise EngineError("illegal")
        self._told += 1
        try:
            answer = engine.ask([{"type": "reach", "actor": self._seat}])
            return _discard("riichi", answer, bets)
        except EngineError as error:
            self._fail(error)
            raise

    def _running(self) -> Engine:
        if self._hand != self._table.hands:
            self._starts = 0
        engine = self._engine
        if engine is None:
            if self._starts == STARTS and self._fault is not None:
                raise EngineError(self._fault)
            self._hand, self._told, self._starts = self._table.hands, 0, self._starts + 1
            engine = self._engine = Engine(self._command, self._seconds)
            names = [str(seat) for seat in range(self._table.players)]
            engine.start([{"type": "start_game", "id": self._seat, "names": names}])
        return engine

    def _fail(self, error: EngineError) -> None:
        self._fault, self._wrong = error.note, 0
        self._stop()

    def _stop(self, last: Sequence[Json] = ()) -> None:
        engine, self._engine = self._engine, None
        if engine is not None:
            engine.close(last)

    def _news(self) -> list[Json]:
        """What has happened since the program was told last, as its seat saw it."""
        news: list[Json] = []
        while True:
            events = [redact(event, self._seat) for event in self._table.hand(self._hand)]
            lines = [*hand_lines(PlayedHand(events, ()))]
            news += lines[self._told :]
            self._told = len(lines)
            if self._hand == self._table.hands:
                return news
            self._hand, self._told = self._hand + 1, 0


def _chosen(answer: Json, actions: Sequence[Action]) -> Action:
    """The legal action that the program means."""
    type = str(answer.get("type"))
    if type == "dahai":
        return _discard("discard", answer, [action for action in actions if action.type == "discard"])
    if type in _PLAIN:
        meant = [action for action in actions if action.type in _PLAIN[type]]
    elif type in SETS:
        meant = [action for action in actions if action.type == SETS[type] and _same_tiles(action, answer)]
    else:
        meant = []
    if not meant:
        raise EngineError("illegal")
    return meant[0]


def _discard(type: str, answer: Json, actions: Sequence[Action]) -> Action:
    """Of two equal tiles it may say that it drew the other."""
    tile = _tile(answer.get("pai"))
    meant = [action for action in actions if action.type == type and action.tile == tile]
    if answer.get("type") != "dahai" or not meant:
        raise EngineError("illegal")
    return next((action for action in meant if action.drawn == answer.get("tsumogiri")), meant[0])


def _same_tiles(action: Action, answer: Json) -> bool:
    if action.type == "added_kong":
        return action.tile == _tile(answer.get("pai"))
    consumed = answer.get("consumed")
    tiles = [_tile(name) for name in consumed] if isinstance(consumed, list) else []
    if action.type in ("chow", "pung"):
        return action.tiles == notation(tiles)
    return bool(tiles) and action.tile == kind(tiles[0])


def _tile(name: object) -> str:
    try:
        return tile_of(str(name))
    except RukaError:
        raise EngineError("illegal") from None
