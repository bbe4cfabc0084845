"""A run on its way to a file: finished parts lie beside it, each whole or not there, so that a run can go on."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO
from zipfile import BadZipFile

import numpy as np

from ruka.engine.summaries import GAME, HAND, Part
from ruka.errors import RukaError
from ruka.simulator.files import check_format, write_rows
from ruka.simulator.rows import Row

About = dict[str, str]  # what makes two runs the same


class Store:
    """The folder `FILE.parts`, which becomes `FILE` when all parts are there."""

    def __init__(self, out: Path, resume: bool) -> None:
        check_format(out)
        self.out, self.folder = out, out.with_name(f"{out.name}.parts")
        if out.exists():
            raise RukaError("out-exists", file=str(out))
        if self.folder.exists() and not resume:
            raise RukaError("unfinished-run", folder=str(self.folder))

    @property
    def begun(self) -> About | None:
        """The run that lies here, if there is one."""
        try:
            return About(json.loads((self.folder / "run.json").read_text("utf-8")))
        except FileNotFoundError:
            return None
        except ValueError:
            raise self._broken from None

    def begin(self, about: About) -> None:
        """Makes the folder, or sees that the run that lies there is the same."""
        if begun := self.begun:
            for name, asked in about.items():
                if begun.get(name) != asked:
                    raise RukaError("other-run", name=name, begun=begun.get(name, ""), asked=asked)
            return
        with self._writing():
            self.folder.mkdir(exist_ok=True)
        self._put("run.json", lambda file: file.write(json.dumps(about).encode()))

    def load(self, number: int) -> list[Part] | None:
        """The parts of this number, one for each seating, or None when they are still to be played."""
        path = self._path(number)
        if not path.exists():
            return None
        try:
            with path.open("rb") as raw, np.load(raw) as file:
                return [
                    Part(file[f"games{i}"].view(GAME), file[f"hands{i}"].view(HAND), seconds)
                    for i, seconds in enumerate(file["seconds"].tolist())
                ]
        except (OSError, ValueError, KeyError, BadZipFile):
            raise self._broken from None

    def save(self, number: int, played: list[Part]) -> None:
        arrays: dict[str, Any] = {"seconds": np.array([part.seconds for part in played])}
        for i, part in enumerate(played):
            arrays[f"games{i}"], arrays[f"hands{i}"] = part.games.view(np.uint8), part.hands.view(np.uint8)
        self._put(self._path(number).name, lambda file: np.savez(file, **arrays))

    def finish(self, rows: Iterable[Row]) -> None:
        """Everything is played: the file is written, and then the parts go."""
        whole = self.folder / f"whole{self.out.suffix}"
        with self._writing():
            write_rows(whole, rows, self.begun or {})
            whole.replace(self.out)
            shutil.rmtree(self.folder)

    def _put(self, name: str, write: Callable[[BinaryIO], object]) -> None:
        """A file that is there whole or not at all."""
        begun = self.folder / f"{name}.tmp"
        with self._writing():
            with begun.open("wb") as file:
                write(file)
                file.flush()
                os.fsync(file.fileno())
            begun.replace(self.folder / name)

    @contextmanager
    def _writing(self) -> Iterator[None]:
        try:
            yield
        except OSError as error:
            raise RukaError("unwritable-file", path=str(self.out)) from error

    def _path(self, number: int) -> Path:
        return self.folder / f"{number:06}.npz"

    @property
    def _broken(self) -> RukaError:
        return RukaError("broken-run", folder=str(self.folder))
