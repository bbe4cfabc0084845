"""mjai, written: a game as JSON lines."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any

from ruka._core import parse_tiles
from ruka.engine import Record, replay
from ruka.records.codec import Written, check_riichi, common_losses
from ruka.records.hands import PlayedHand, hands_of
from ruka.records.mjai.tiles import EXHAUSTED, HIDDEN, NAGASHI, NAME, REASONS, SETS, WINDS, name_of
from ruka.rulesets.stored import words_about
from ruka.schema import (
    Aborted,
    AddedKong,
    Claim,
    ConcealedKong,
    Discard,
    Dora,
    Draw,
    Drawn,
    End,
    Event,
    Exhausted,
    Nagashi,
    Nuki,
    Pung,
    Riichi,
    Win,
)
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
        "bakaze": WINDS[start.round],
        "dora_marker": name_of(hand.dora[0]),
        "kyoku": start.seat + 1,
        "honba": start.honba,
        "kyotaku": start.sticks,
        "oya": start.seat,
        "scores": list(start.points),
        "tehais": [_names(tiles) for _, tiles in sorted(hand.dealt.items())],
    }
    yield from _told(hand)
    if hand.of(End):
        yield {"type": "end_kyoku"}


def _told(hand: PlayedHand) -> Iterator[Json]:
    """Everything between the deal and the end."""
    indicators = 0
    for event in hand.events:
        match event:
            case Win():
                yield _hora(event, hand.ura_of(event))
            case AddedKong():
                yield _added(event, hand.of(Pung))
            case Dora():
                indicators += 1
                if indicators > 1:  # the first is in the deal
                    yield {"type": "dora", "dora_marker": name_of(event.tile)}
            case _:
                yield from _lines(event)


def _lines(event: Event) -> Iterator[Json]:
    """Events that need nothing else of the hand."""
    match event:
        case Draw():
            yield {"type": "tsumo", "actor": event.seat, "pai": name_of(event.tile)}
        case Discard():
            if event.riichi:
                yield {"type": "reach", "actor": event.seat}
            yield {"type": "dahai", "actor": event.seat, "pai": name_of(event.tile), "tsumogiri": event.drawn}
        case Riichi():
            yield {"type": "reach_accepted", "actor": event.seat}
        case Claim() | ConcealedKong() | Nuki():
            yield _set(event)
        case Exhausted() | Aborted() | Nagashi():
            yield _ryukyoku(event)


def _names(tiles: str) -> list[str]:
    if tiles.startswith(HIDDEN):
        return list(tiles)
    return [name_of(TILES[code]) for code in parse_tiles(tiles)]


def _set(event: Claim | ConcealedKong | Nuki) -> Json:
    types = {ours: theirs for theirs, ours in SETS.items()}
    line: Json = {"type": types[event.type], "actor": event.seat}
    match event:
        case Claim():
            line |= {"target": event.source, "pai": name_of(event.tile), "consumed": _names(event.tiles)}
        case ConcealedKong():
            line["consumed"] = _names(event.tiles)
        case Nuki():
            line["pai"] = name_of(event.tile)
    return line


def _added(event: AddedKong, pungs: Sequence[Pung]) -> Json:
    pung = next(one for one in pungs if one.seat == event.seat and kind(one.tile) == kind(event.tile))
    consumed = [name_of(pung.tile), *_names(pung.tiles)]
    return {"type": "kakan", "actor": event.seat, "pai": name_of(event.tile), "consumed": consumed}


def _hora(event: Win, ura: Sequence[str]) -> Json:
    line: Json = {"type": "hora", "actor": event.seat, "target": event.source, "pai": name_of(event.tile)}
    if ura:
        line["ura_markers"] = [*map(name_of, ura)]
    return line | {"deltas": list(event.points)}


def _ryukyoku(event: Drawn) -> Json:
    if isinstance(event, Aborted):
        reasons = {ours: theirs for theirs, ours in REASONS.items()}
        return {"type": "ryukyoku", "reason": reasons[event.reason]}
    reason = NAGASHI if isinstance(event, Nagashi) else EXHAUSTED
    tenpais = [seat in event.ready for seat in range(len(event.points))]
    return {"type": "ryukyoku", "reason": reason, "tenpais": tenpais, "deltas": list(event.points)}
