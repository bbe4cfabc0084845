"""One listener of a table: a tab of a player, or somebody who watches."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING

from ruka.errors import RukaError
from ruka.schema.aids import WantNeeds, WantSafety
from ruka.schema.heard import Act, Asked, Back, Leave, Next, Report, Speak, Start, WantHint, WantRematch, WhyNot
from ruka.schema.messages import Because, Refused, Said

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

    def hear(self, message: Asked) -> None:
        """What cannot be done is answered by a refusal, and changes nothing."""
        try:
            if self.seat is None:
                raise RukaError("only-watching")
            if self._game.stopped:
                raise RukaError("table-stopped")
            match message:
                case Act():
                    self._game.act(self.seat, message.question, message.action.of(self.seat))
                case WhyNot():
                    self._why(self.seat, message)
                case Start():
                    self._game.start(self.seat, self.lang)
                case Next():
                    self._game.next(self.seat)
                case WantHint():
                    self._game.advising.hint(self.seat, self.lang, self.tell)
                case WantSafety():
                    self.tell(self._game.advising.safety(self.seat, self.lang))
                case WantNeeds():
                    self.tell(self._game.needs(self.seat))
                case WantRematch():
                    self._game.rematch(self.seat)
                case Leave():
                    self._game.leave(self.seat)
                case Back():
                    self._game.back(self.seat)
                case Report():
                    self._game.report(self.seat, message.seat, message.reason)
                case Speak():
                    self._game.talk.hear(self, self.seat, message)
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
        action = message.action.of(seat)
        refusal = self._game.why(action)
        if refusal is None:
            self.tell(Because(action=action))
        else:
            self.tell(Because(action=action, code=refusal.code, text=refusal.sentence(self.lang)))
