"""Where the keys of a TOML text stand, so that what is wrong with one can be said with its line."""

from __future__ import annotations

import re
from collections.abc import Iterator

_QUIET = re.compile(r'"""[\s\S]*?"""|\'\'\'[\s\S]*?\'\'\'|"(?:\\.|[^"\\\n])*"|\'[^\'\n]*\'|#[^\n]*')
_PART = r"(?:[\w-]+|\"[^\"\n]*\"|'[^'\n]*')"
_PATH = rf"{_PART}(?:\s*\.\s*{_PART})*"
_HEADER = re.compile(rf"\s*\[\[?\s*({_PATH})\s*\]")
_KEY = re.compile(rf"\s*({_PATH})\s*=")

Path = tuple[str, ...]


def key_lines(text: str) -> dict[Path, int]:
    """The line of every table and key of a sound text, counted from 1; keys of inline tables stand where these do.

    >>> key_lines('base = "wrc"\\n[patterns.own]\\nis = "pairs"')
    {('base',): 1, ('patterns',): 2, ('patterns', 'own'): 2, ('patterns', 'own', 'is'): 3}
    """
    found: dict[Path, int] = {}
    for line, path in _paths(_QUIET.sub(_masked, text)):
        for end in range(1, len(path) + 1):
            found.setdefault(path[:end], line)
    return found


def line_of(text: str, *path: str) -> int | None:
    """The line of this key, or of the nearest table around it."""
    found = key_lines(text)
    return next((found[path[:end]] for end in range(len(path), 0, -1) if path[:end] in found), None)


def _paths(text: str) -> Iterator[tuple[int, Path]]:
    table: Path = ()
    depth = 0  # of brackets in a value that goes on over several lines
    for number, line in enumerate(text.split("\n"), 1):
        if depth == 0 and (header := _HEADER.match(line)):
            table = _parts(header[1])
            yield number, table
            continue
        if depth == 0 and (key := _KEY.match(line)):
            yield number, (*table, *_parts(key[1]))
        depth += sum(map(line.count, "[{")) - sum(map(line.count, "]}"))


def _parts(path: str) -> Path:
    return tuple(part.strip("\"'") for part in re.findall(_PART, path))


def _masked(quiet: re.Match[str]) -> str:
    """A text or a comment without what could be taken for structure; a quoted key stays what it is."""
    return re.sub(r"[^\w\s\"'.-]", "_", quiet[0]) if quiet[0][:1] != "#" else ""
