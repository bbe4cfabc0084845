"""mjai, written: a game as JSON lines."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from ruka._core import parse_tiles
from ruka.engine import Event, Record, replay
from ruka.records.codec import Written, check_riichi, common_losses
from ruka.records.hands import PlayedHand, hands_of
from ruka.records.mjai.tiles import EXHAUSTED, HIDDEN, NAGASHI, NAME, REASONS, SETS, WINDS, name_of
from ruka.rulesets.stored import words_about
from ruka.tiles import TILES, kind

Json = dict[str, Any]


def write(record: Record) -> Written:
    check_riichi(record.rules, NAME)
    table = replay(record)  # a record that the rules do not lead to is refused
    lines: list[Json] = [_start(record)]
    for hand in hands_of(record, table):
        lines += hand_lines(hand)
    if table.result:
        lines.append({"type": "end_game", "scores": list(table.result.scores)})
    text = "".join(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n" for line in lines)
    return Written(text, common_losses(record))


def _start(record: Record) -> Json:
    """The rules are fields of ours: mjai has none for them, and its programs pass over what they do not know."""
    rules = record.rules
    names = list(record.players) or [f"{seat}" for seat in range(rules.resolved.players)]
    start = {"type": "start_game", "names": names, "rules": rules.id, "options": dict(rules.chosen)}
    return start | ({"form": rules.form, "about": words_about(rules)} if rules.base else {})


def hand_lines(hand: PlayedHand) -> Iterator[Json]:
    """From the deal as far as it has been played; tiles that are hidden stay so."""
    start = hand.start
    yield {
        "type": "start_kyoku",
        "bakaze": WINDS[start.round or 0],
        "dora_marker": name_of(hand.dora[0]),
        "kyoku": (start.seat or 0) + 1,
        "honba": start.honba,
        "kyotaku": start.sticks,
        "oya": start.seat,
        "scores": list(start.points or ()),
        "tehais": [_names(tiles) for _, tiles in sorted(hand.dealt.items())],
    }
    yield from _told(hand)
    if hand.of("end"):
        yield {"type": "end_kyoku"}


def _told(hand: PlayedHand) -> Iterator[Json]:
    """Everything between the deal and the end."""
    indicators = 0
    for event in hand.events:
        indicators += event.type == "dora"
        if event.type == "win":
            yield _hora(event, hand.ura_of(event))
        elif event.type == "added_kong":
            yield _added(event, hand.of("pung"))
        elif event.type in _LINES and (event.type != "dora" or indicators > 1):  # the first is in the deal
            yield from _LINES[event.type](event)


def _names(tiles: str) -> list[str]:
    if tiles.startswith(HIDDEN):
        return list(tiles)
    return [name_of(TILES[code]) for code in parse_tiles(tiles)]


def _discard(event: Event) -> Iterator[Json]:
    if event.riichi:
        yield {"type": "reach", "actor": event.seat}
    yield {"type": "dahai", "actor": event.seat, "pai": name_of(event.tile), "tsumogiri": event.drawn}


def _claim(event: Event) -> Iterator[Json]:
    types = {ours: theirs for theirs, ours in SETS.items()}
    line: Json = {"type": types[event.type], "actor": event.seat}
    if event.source is not None:
        line["target"] = event.source
    if event.tile:
        line["pai"] = name_of(event.tile)
    yield line | ({"consumed": _names(event.tiles)} if event.tiles else {})


def _added(event: Event, pungs: Sequence[Event]) -> Json:
    pung = next(one for one in pungs if one.seat == event.seat and kind(one.tile) == kind(event.tile))
    consumed = [name_of(pung.tile), *_names(pung.tiles)]
    return {"type": "kakan", "actor": event.seat, "pai": name_of(event.tile), "consumed": consumed}


def _hora(event: Event, ura: Sequence[str]) -> Json:
    line: Json = {"type": "hora", "actor": event.seat, "target": event.source, "pai": name_of(event.tile)}
    if ura:
        line["ura_markers"] = [*map(name_of, ura)]
    return line | {"deltas": list(event.points or ())}


def _drawn(event: Event) -> Iterator[Json]:
    yield {"type": "tsumo", "actor": event.seat, "pai": name_of(event.tile)}


def _dora(event: Event) -> Iterator[Json]:
    yield {"type": "dora", "dora_marker": name_of(event.tile)}


def _accepted(event: Event) -> Iterator[Json]:
    yield {"type": "reach_accepted", "actor": event.seat}


def _ryukyoku(event: Event) -> Iterator[Json]:
    reasons = {ours: theirs for theirs, ours in REASONS.items()}
    reason = NAGASHI if event.type == "nagashi" else reasons.get(event.reason, EXHAUSTED)
    line: Json = {"type": "ryukyoku", "reason": reason}
    if event.points is not None:
        tenpais = [seat in (event.ready or ()) for seat in range(len(event.points))]
        line |= {"tenpais": tenpais, "deltas": list(event.points)}
    yield line


_LINES: Mapping[str, Callable[[Event], Iterator[Json]]] = {
    "draw": _drawn,
    "dora": _dora,
    "discard": _discard,
    "riichi": _accepted,
    **dict.fromkeys(("chow", "pung", "kong", "concealed_kong", "nuki"), _claim),
    **dict.fromkeys(("exhausted", "aborted", "nagashi"), _ryukyoku),
}
