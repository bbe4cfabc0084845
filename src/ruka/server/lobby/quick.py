"""A quick seat: "any riichi, four players, fast" becomes what is looked for, and the table that is made where there is
none."""

from __future__ import annotations

from ruka.errors import RukaError
from ruka.rulesets import RULE_SETS
from ruka.rulesets.families import family_of
from ruka.schema.messages import Clock, Kind, Strength
from ruka.server.lobby.lobby import NewGame
from ruka.server.lobby.strength import not_wanted
from ruka.server.models import NewTable, QuickSeat
from ruka.server.stores.listings import Wanted

CLOCKS = {"calm": Clock(), "even": Clock(move=10, bank=20), "fast": Clock(move=5, bank=10)}
USUAL = ("tenhou", "tenhou-3p", "hong-kong")  # of their families, where somebody names no rule set


def rules_for(asked: QuickSeat) -> str:
    """The rule set of a new table."""
    if asked.rules:
        return asked.rules
    for id in (*USUAL, *RULE_SETS):
        rules = RULE_SETS[id]
        if family_of(rules) == (asked.family or family_of(rules)) and rules.people == (asked.players or rules.people):
            return id
    raise RukaError("no-quick-rules")


def new_table(asked: QuickSeat, players: int) -> NewTable:
    seats: list[Kind] = ["person", *(["open"] * (players - 1))]  # type: ignore[list-item]
    return NewTable(
        rules=rules_for(asked),
        options=asked.options if asked.rules else {},
        clock=CLOCKS[asked.clock],
        pace=asked.pace,
        name=asked.name,
        seats=seats,
        listed=True,
        rated=asked.rated,
        strength=asked.strength,
        fill=asked.fill,
        lang=asked.lang,
    )


def wanted(asked: QuickSeat, new: NewGame, own: Strength) -> Wanted:
    """Whoever names rules wants exactly these; tables for others than they are (`own`) are not for them. Where any
    family will do, nobody is strong in all of them."""
    if asked.strength not in ("anyone", own):
        raise not_wanted(asked.strength)
    return Wanted(
        hash=new.rules.hash if asked.rules else None,
        family=asked.family or None,
        players=asked.players,
        clock=asked.clock,
        rated=asked.rated,
        strength=("anyone", own) if asked.rules or asked.family else ("anyone",),
    )
