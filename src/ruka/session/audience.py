"""Everybody who listens at a table: those who sit there, and those who watch, in their time."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ruka.errors import RukaError
from ruka.schema import Event
from ruka.schema.messages import Chat, Notice, Said
from ruka.session.connection import Connection
from ruka.session.gallery import Gallery, Public
from ruka.session.shown import Shown
from ruka.session.talk import in_language
from ruka.texts import text


class Audience:
    """`look` is what everybody may know now; `counted` tells the players how many watch."""

    def __init__(self, shown: Shown, look: Callable[[], Public], counted: Callable[[], None]) -> None:
        self._shown = shown
        self._listeners: list[Connection] = []  # of those who sit here
        self._gallery = Gallery(look, counted)

    def _tell_each(self, tell: Callable[[Connection], None]) -> None:
        """Everybody, and those who watch in their time."""
        self._tell_seated(tell)
        self._gallery.tell(tell)

    def _tell_seated(self, tell: Callable[[Connection], None]) -> None:
        for listener in self._listeners.copy():
            tell(listener)

    def _tell(self, message: Said) -> None:
        self._tell_each(lambda listener: listener.tell(message))

    def _tell_players(self, message: Said) -> None:
        self._tell_seated(lambda listener: listener.tell(message))

    def _tell_states(self) -> None:
        """Everybody begins again from what they may know now."""
        self._tell_each(lambda listener: listener.tell(self.state(listener.seat, listener.lang)))

    def state(self, seat: int | None, lang: str = "en") -> Said:
        raise NotImplementedError

    def _refuse(self, error: RukaError) -> None:
        """To everybody, each in their language."""
        self._tell_each(lambda listener: listener.refuse(error))

    def _notify(self, message: str, **words: str) -> None:
        """Something that everybody ought to know, each in their language."""
        self._tell_each(lambda one: one.tell(Notice(code=message, text=text(message, one.lang, **words))))

    def _tell_line(self, line: Chat) -> None:
        """What somebody said, to each in their language; what friends write is not for those who watch."""
        tell = self._tell_each if line.phrase else self._tell_seated
        tell(lambda listener: listener.tell(in_language(line, listener.lang)))

    def _tell_events(self, events: Sequence[Event]) -> None:
        """What was just shown."""
        listeners = self._listeners.copy()
        viewers: set[int | None] = {listener.seat for listener in listeners}
        told = self._shown.told(events, viewers | {None} if self._gallery.follows else viewers)
        for listener in listeners:
            listener.tell(told[listener.seat])
        if None in told:
            self._gallery.tell(lambda watcher: watcher.tell(told[None]))

    def _tell_viewer(self, viewer: int, message: Said) -> None:
        """The listeners of a seat."""
        for listener in self._listeners.copy():
            if listener.seat == viewer:
                listener.tell(message)
