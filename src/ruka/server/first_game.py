"""The first game from outside: its scenes, and a table where it is played (docs/protocol.md)."""

from __future__ import annotations

from fastapi import APIRouter, Request

from ruka.agents.scripted import STILL
from ruka.learn.first import SCRIPTS, first_game
from ruka.schema.answers import Seated
from ruka.schema.first import FirstGame, FirstGameId
from ruka.server.limits import ASKER
from ruka.server.models import Learner, NewTable
from ruka.server.routes import REFUSALS, Budgets, TheHall
from ruka.server.visitors import TheVisitor

first_api = APIRouter(prefix="/api/v1/first-games", responses=REFUSALS)


@first_api.get("/{id}")
async def scenes(id: FirstGameId) -> FirstGame:
    """Where a learner is asked, and what a player would do there."""
    return first_game(id)


@first_api.post("/{id}", status_code=201)
async def begin(
    request: Request, id: FirstGameId, asked: Learner, hall: TheHall, budgets: Budgets, visitor: TheVisitor
) -> Seated:
    """A seat at a table with a prepared wall, and neighbours who throw what they draw."""
    request.state.lang = asked.lang
    budgets.makers.take(ASKER.get())
    script = SCRIPTS[id]
    still = [STILL] * (script.rule_set.people - 1)
    table = NewTable(rules=script.rules, name=asked.name, bots=["", *still], watched="nobody", lang=asked.lang)
    return await hall.make(table, [script.wall], visitor)
