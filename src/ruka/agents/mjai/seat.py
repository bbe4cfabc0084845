"""A seat for a program that speaks mjai: it is told what the seat sees, in its own words, and its answers are taken."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

from ruka.agents.agent import AgentFailed, advice_of
from ruka.agents.mjai.program import Json, Program
from ruka.engine.actions import when_silent
from ruka.errors import RukaError
from ruka.records.codec import check_riichi
from ruka.records.hands import PlayedHand
from ruka.records.mjai.tiles import NAME, SETS, tile_of
from ruka.records.mjai.write import hand_lines
from ruka.records.told import notation
from ruka.rules.ruleset import RuleSet
from ruka.schema import Action, Event, Failure
from ruka.schema.actions import SHOWING
from ruka.schema.advice import Advice, Question
from ruka.tiles import kind

STARTS = 3  # in a hand; a program that fails more often is left alone until the next
WRONG = 2  # answers, one after the other, until it is started again
SEAT = "{seat}"  # in a command: the number of the seat
_PLAIN = {
    "hora": ("tsumo", "ron"),
    "ryukyoku": ("nine_orphans",),
    "none": ("pass",),
    **dict.fromkeys(("nukidora", "kita"), ("nuki",)),
}


class MjaiAgent:
    """A program is started with the first question, and again after a fault, and told the hand so far."""

    def __init__(self, command: str, rules: RuleSet, seat: int, seed: str = "") -> None:
        check_riichi(rules, NAME)
        self._players = rules.people
        self._seat = seat
        self._command = command.replace(SEAT, str(seat))
        self._program: Program | None = None
        self._hands: deque[list[Event]] = deque()  # those that the program has not been told to their end
        self._told = 0  # lines of the first of them
        self._starts = 0  # in this hand
        self._wrong = 0  # answers since the last right one
        self._fault: Failure = "crashed"  # why it was stopped
        self._closed = False

    def told(self, event: Event) -> None:
        if event.type == "hand":
            self._hands.append([])
            self._starts = 0
        self._hands[-1].append(event)

    def asked(self, question: Question, budget: float) -> Advice:
        actions = question.actions
        silent = when_silent(actions)
        if len(actions) == 1 or silent.type in SHOWING:  # mjai asks nobody about these
            return advice_of(silent)
        try:
            return advice_of(self._answer(actions, budget))
        finally:
            if self._closed:  # while it thought
                self._stop()

    def close(self) -> None:
        self._closed = True
        if self._program is not None:
            self._stop([*self._news(), {"type": "end_game"}])

    def _answer(self, actions: Sequence[Action], seconds: float) -> Action:
        try:
            program = self._running(seconds)
            answer = program.ask(self._news(), seconds, doubtful=self._wrong > 0)
            riichi = answer.get("type") == "reach"
            action = self._riichi(program, actions, seconds) if riichi else _chosen(answer, actions)
        except AgentFailed as failure:
            self._wrong += 1
            if failure.note != "illegal" or self._wrong == WRONG:
                self._fail(failure)
            raise
        self._wrong = 0
        return action

    def _riichi(self, program: Program, actions: Sequence[Action], seconds: float) -> Action:
        """It declares, is told so, and then discards; where nothing comes of it, it has been told what is not true."""
        bets = [action for action in actions if action.type == "riichi"]
        if not bets:
            raise AgentFailed("illegal")
        self._told += 1
        try:
            answer = program.ask([{"type": "reach", "actor": self._seat}], seconds)
            return _discard("riichi", answer, bets)
        except AgentFailed as failure:
            self._fail(failure)
            raise

    def _running(self, seconds: float) -> Program:
        program = self._program
        if program is None:
            if self._starts == STARTS:
                raise AgentFailed(self._fault)
            while len(self._hands) > 1:
                self._hands.popleft()
            self._told, self._starts = 0, self._starts + 1
            program = self._program = Program(self._command)
            names = [str(seat) for seat in range(self._players)]
            program.start([{"type": "start_game", "id": self._seat, "names": names}], seconds)
        return program

    def _fail(self, failure: AgentFailed) -> None:
        self._fault, self._wrong = failure.note, 0
        self._stop()

    def _stop(self, last: Sequence[Json] = ()) -> None:
        program, self._program = self._program, None
        if program is not None:
            program.close(last)

    def _news(self) -> list[Json]:
        """What has happened since the program was told last."""
        news: list[Json] = []
        while True:
            lines = [*hand_lines(PlayedHand(self._hands[0], ()))]
            news += lines[self._told :]
            self._told = len(lines)
            if len(self._hands) == 1:
                return news
            self._hands.popleft()
            self._told = 0


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
        raise AgentFailed("illegal")
    return meant[0]


def _discard(type: str, answer: Json, actions: Sequence[Action]) -> Action:
    """Of two equal tiles it may say that it drew the other."""
    tile = _tile(answer.get("pai"))
    meant = [action for action in actions if action.type == type and action.tile == tile]
    if answer.get("type") != "dahai" or not meant:
        raise AgentFailed("illegal")
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
        raise AgentFailed("illegal") from None
