"""What a table must know of its rules to be laid out, whatever the rules are."""

from __future__ import annotations

from math import ceil

from ruka._core import format_tiles
from ruka.engine.flow import at_table
from ruka.rules.ruleset import RuleSet
from ruka.schema.messages import Layout

SETS = 4  # each may be claimed in place of a draw


def layout(rules: RuleSet) -> Layout:
    """With the options that are chosen."""
    settled = rules.resolved
    flow, match, tiles = settled.flow, settled.match, settled.tiles
    box = at_table(rules).resolved.tiles.box
    beside = settled.players * flow.deal_share if flow.winds_out else 0  # hands that are dealt from outside the walls
    drawn = tiles.total - tiles.flowers - flow.dead_wall - settled.players * flow.hand_tiles
    return Layout(
        id=rules.id,
        players=settled.players,
        people=rules.people,
        hand_tiles=flow.hand_tiles,
        wall=tiles.total - beside,
        discards=flow.turns or ceil(drawn / settled.players) + SETS,
        dead_wall=flow.dead_wall,
        replacement_tiles=flow.replacement_tiles,
        break_rolls=flow.break_rolls,
        turns=flow.turns,
        indicators=flow.indicators,
        flowers=tiles.flowers,
        nuki=flow.nuki,
        riichi=flow.riichi,
        bet=settled.payment.bet,
        counters=match.counters != "none",
        fine=flow.fine,
        start_points=list(match.starts(rules.people)),
        discards_in_rows=flow.furiten != "none",
        readiness=match.noten_total > 0,
        hands_settle=rules.of_unfinished is not None,
        box=format_tiles([code for code, number in enumerate(box) for _ in range(number)]),
        dora=[format_tiles(ring) for ring in tiles.dora_rings] if flow.indicators else [],
    )
