"""What the lines of mjai say beside what was done."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from ruka.engine import Record, Table
from ruka.records.hands import PlayedHand, hands_of
from ruka.records.mjai.write import hand_lines
from ruka.records.said import Said

SAID = frozenset("start_kyoku nukidora kakan reach_accepted hora ryukyoku end_game".split())
FIELDS = tuple("kyoku actor pai consumed ura_markers deltas scores".split())


def words(line: Mapping[str, Any]) -> dict[str, str]:
    """
    >>> words({"type": "hora", "actor": 2, "uradora_markers": [], "deltas": [-1000, 1000]})
    {'actor': '2', 'ura_markers': '[]', 'deltas': '[-1000, 1000]'}
    """
    said = {"ura_markers" if name == "uradora_markers" else name: value for name, value in line.items()}
    if isinstance(said.get("consumed"), list):
        said["consumed"] = sorted(map(str, said["consumed"]))
    return {name: str(said[name]) for name in FIELDS if name in said}


def our_words(record: Record, table: Table) -> Iterator[Said]:
    bet = record.rules.resolved.payment.bet
    for number, hand in enumerate(hands_of(record, table), 1):
        for line in _with_scores(hand, bet):
            if line["type"] in SAID:
                yield Said(number, line["type"], words(line))
    yield Said(table.hands, "end_game", words({"scores": table.core.scores}))


def _with_scores(hand: PlayedHand, bet: int) -> Iterator[dict[str, Any]]:
    """Our lines, with what they move and the scores after it, as some programs write them."""
    scores = list(hand.start.points)
    for line in hand_lines(hand):
        match line["type"]:
            case "reach_accepted":
                line["deltas"] = [-bet if seat == line["actor"] else 0 for seat in range(len(scores))]
            case "hora":
                line.setdefault("ura_markers", [])
            case "ryukyoku":
                line.setdefault("deltas", [0] * len(scores))
        scores = [score + moved for score, moved in zip(scores, line.get("deltas", [0] * len(scores)), strict=True)]
        yield line | {"scores": scores}
