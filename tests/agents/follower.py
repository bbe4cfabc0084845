"""An mjai program that knows the game already: it checks what it is told, and answers what its seat did.

Run as `follower.py FILE SEAT`; the file is the game in mjai.
"""

import json
import sys
from itertools import takewhile
from pathlib import Path
from typing import Any

Json = dict[str, Any]

HIDDEN = "?"
NOBODY_DID = ("dora", "reach_accepted")


def as_seen(line: Json, seat: int) -> Json:
    if line["type"] == "start_kyoku":
        tehais = [tiles if own == seat else [HIDDEN] * len(tiles) for own, tiles in enumerate(line["tehais"])]
        return line | {"tehais": tehais}
    return line | {"pai": HIDDEN} if line["type"] == "tsumo" and line["actor"] != seat else line


def answer(coming: list[Json], seat: int) -> Json:
    """What the seat does next; several may win at once, and whoever is not heard of passes."""
    coming = [line for line in coming if line["type"] not in NOBODY_DID]
    first = coming[0] if coming else {"type": "none"}
    if first["type"] == "hora":
        wins = takewhile(lambda line: line["type"] == "hora", coming)
        return next((line for line in wins if line["actor"] == seat), {"type": "none"})
    if first["type"] == "ryukyoku" and first["reason"] == "kyushukyuhai":
        return first
    return first if first.get("actor") == seat and first["type"] != "tsumo" else {"type": "none"}


def main(file: str, seat: int) -> None:
    lines = [json.loads(line) for line in Path(file).read_text("utf-8").splitlines()][1:]
    place = 0
    for told in map(json.loads, sys.stdin):
        for event in told:
            if event["type"] == "start_game":
                assert event["id"] == seat
            elif event["type"] != "end_game":
                assert event == as_seen(lines[place], seat), (event, lines[place])
                place += 1
        print(json.dumps(answer(lines[place : place + 8], seat)), flush=True)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
