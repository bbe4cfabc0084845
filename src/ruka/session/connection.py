"""One listener of a table: a tab of a player, or somebody who watches."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING

from ruka.engine.actions import Action
from ruka.errors import RukaError
from ruka.session.messages import Act, Because, Plain, Refused, Said, WhyNot

if TYPE_CHECKING:
    from ruka.session.game import Game

_log = logging.getLogger(__name__)


class Connection:
    """`send` takes what the table says and must not wait; one that fails is closed."""

    def __init__(self, game: Game, seat: int | None, send: Callable[[Said], None], lang: str) -> None:
        self.seat = seat
        self.lang = lang
        self._game = game
        self._send = send

    def hear(self, message: Act | WhyNot | Plain) -> None:
        """What cannot be done is answered by a refusal, and changes nothing."""
        try:
            if self.seat is None:
                raise RukaError("only-watching")
            if self._game.stopped:
                raise RukaError("table-stopped")
            match message:
                case Act():
                    self._game.act(self.seat, message.question, _action(self.seat, message.action))
                case WhyNot():
                    self._why(self.seat, message)
                case Plain(type="start"):
                    self._game.start(self.seat, self.lang)
                case Plain(type="next"):
                    self._game.next(self.seat)
                case Plain(type="hint"):
                    self._game.hint(self.seat, self.tell)
                case Plain(type="rematch"):
                    self._game.rematch(self.seat)
                case Plain(type="leave"):
                    self._game.leave(self.seat)
                case Plain(type="back"):
                    self._game.back(self.seat)
        except RukaError as error:
            self.refuse(error)

    def refuse(self, error: RukaError) -> None:
        self.tell(Refused(code=error.code, text=error.sentence(self.lang)))

    def tell(self, message: Said) -> None:
        try:
            self._send(message)
        except Exception:
            _log.exception("a listener of table %s failed and is closed", self._game.setup.id)
            self.close()

    def close(self) -> None:
        self._game.part(self)

    def _why(self, seat: int, message: WhyNot) -> None:
        action = _action(seat, message.action)
        refusal = self._game.why(action)
        if refusal is None:
            self.tell(Because(action=action))
        else:
            self.tell(Because(action=action, code=refusal.code, text=refusal.sentence(self.lang)))


def _action(seat: int, words: dict[str, bool | str]) -> Action:
    if "note" in words:  # a player answers for nobody else
        raise RukaError("bad-field", field="note")
    return Action.from_json({"seat": seat, **words})
