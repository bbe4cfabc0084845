"""How far long work is, on standard error, if somebody is watching it."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

from ruka.texts import text


class Advance(Protocol):
    def __call__(self, more: int, says: str = "", /) -> object: ...


@contextmanager
def working(total: int, lang: str) -> Iterator[Advance]:
    """Told how much more is done, and what to say beside it."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(text("simulate-working", lang), total=total)

        def advance(more: int, says: str = "", /) -> None:
            bar.update(task, advance=more, description=says or text("simulate-working", lang))

        yield advance
