"""The flow of a rule set as the native table takes it."""

from __future__ import annotations

from dataclasses import asdict, replace
from typing import TYPE_CHECKING, cast

from ruka import _core
from ruka.rules.ruleset import RuleSet
from ruka.scoring import compiled

if TYPE_CHECKING:
    from ruka._declared import Policies

# In the order of the core (native/include/ruka/table/table.hpp).
PHASES = ("hand_over", "turn", "claim", "show", "over")
HAND_OVER, TURN, CLAIM, SHOW, OVER = range(len(PHASES))
WIND_KINDS = 15 << 27


def compiled_flow(rules: RuleSet) -> _core.Flow:
    """Made once for each rule set."""
    known: _core.Flow | None = rules.__dict__.get("_flow")
    if known is None:
        known = rules.__dict__["_flow"] = _core.Flow(_policies(at_table(rules).resolved))
    return known


def at_table(rules: RuleSet) -> RuleSet:
    """The rules as a table plays them: where a wind is out, the box still holds all four."""
    if not rules.table_flow.winds_out:
        return rules
    known: RuleSet | None = rules.__dict__.get("_at_table")
    if known is None:
        tiles = replace(rules.resolved.tiles, kinds=rules.resolved.tiles.kinds | WIND_KINDS)
        known = rules.__dict__["_at_table"] = replace(rules.resolved, tiles=tiles)
    return known


def new_core(rules: RuleSet) -> _core.Table:
    """A native table before the first deal."""
    return _core.Table(compiled(at_table(rules)), compiled_flow(rules))


def _policies(rules: RuleSet) -> Policies:
    liable = {price.pattern.id for price in rules.prices if price.liable}
    said = {
        **asdict(rules.payment),
        **asdict(rules.match),
        **asdict(rules.table_flow),
        "players": rules.players,
        "people": rules.people,
        "uma": list(rules.match.uma),
        "start_points": list(rules.match.starts(rules.people)),
        "copies": rules.tiles.box,
        "flowers": rules.tiles.flowers,
        "pao_dragons": "daisangen" in liable,
        "pao_winds": "daisuushii" in liable,
        "pao_kongs": "suukantsu" in liable,
    }
    return cast("Policies", said)
