"""An mjai program that discards what it draws, until its fault comes out in its third turn: `faulty.py FAULT SEAT`.

One that is deaf answers from the start without reading; one with a banner, or a log, says one line too many.
"""

import json
import sys
import time

FAULTY_TURN = 3
WRONG = {
    "nonsense": "discard what you like",
    "list": "[1, 2]",
    "illegal": '{"type":"chi","consumed":[["1m"],null]}',
    "hidden": '{"type":"dahai","pai":"?","tsumogiri":true}',
    "riichi": '{"type":"reach"}',
    "long": json.dumps({"type": "none", "why": "a" * 70000}),
}


def main(fault: str, seat: int) -> None:
    while fault == "deaf":
        print('{"type":"none"}', flush=True)
    if fault == "banner":
        print('{"type":"none"}', flush=True)
    turns = 0
    for told in map(json.loads, sys.stdin):
        last = told[-1]
        turn = last["type"] == "tsumo" and last["actor"] == seat
        turns += turn
        if turn and turns == FAULTY_TURN:
            if fault == "crash":
                sys.exit(1)
            if fault == "hang":
                time.sleep(3600)
            if fault == "log":
                print("loading model", flush=True)
            if fault in WRONG:
                print(WRONG[fault], flush=True)
                continue
        does = {"type": "dahai", "actor": seat, "pai": last["pai"], "tsumogiri": True} if turn else {"type": "none"}
        print(json.dumps(does), flush=True)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
