"""The walls of a league in a file, a line for each: whatever ends the league, it goes on after the last whole line."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

import msgspec

from ruka.errors import RukaError
from ruka.simulator.league_walls import Wall


class Kept:
    """The first line says what the league is; the others are its walls, from number 0 on."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            text = path.read_bytes() if path.exists() else b""
            whole = text[: text.rfind(b"\n") + 1]
            if whole != text:  # half a line, of an interrupted one
                path.write_bytes(whole)
            lines = whole.splitlines()
            self._about = msgspec.json.decode(lines[0], type=dict[str, str]) if lines else None
            self._walls = [msgspec.json.decode(line, type=Wall) for line in lines[1:]]
        except OSError as error:
            raise RukaError("unwritable-file", path=str(path)) from error
        except msgspec.MsgspecError:
            raise RukaError("broken-league", file=str(path)) from None
        if [wall.number for wall in self._walls] != [*range(len(self._walls))]:
            raise RukaError("broken-league", file=str(path))

    @property
    def seed(self) -> str | None:
        """Of the league that lies here."""
        return self._about.get("seed") if self._about else None

    def begin(self, about: Mapping[str, str]) -> Iterator[Wall]:
        """The walls that were played already; refused where they are of another league."""
        if self._about is None:
            self._write(msgspec.json.encode(about))
            return iter(())
        for name, asked in about.items():
            if (begun := self._about.get(name, "")) != asked:
                raise RukaError("other-run", name=name, begun=begun, asked=asked)
        return iter(self._walls)

    def add(self, wall: Wall) -> None:
        self._write(msgspec.json.encode(wall))

    def _write(self, line: bytes) -> None:
        try:
            with self.path.open("ab") as file:
                file.write(line + b"\n")
        except OSError as error:
            raise RukaError("unwritable-file", path=str(self.path)) from error
