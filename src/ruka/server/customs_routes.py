"""The REST calls of the table's customs (docs/protocol.md): ways of the wall, and a deal act by act."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response

from ruka.rulesets import rule_set
from ruka.schema.customs import Opening
from ruka.server import work
from ruka.server.lobby.rules import is_built_in
from ruka.server.models import SEED, CustomsList, CustomsOf, Word
from ruka.server.problems import language
from ruka.server.routes import REFUSALS, InLang, Quick, Slow, TheRules, once

customs_api = APIRouter(prefix="/api/v1/customs", responses=REFUSALS)
Rules = Annotated[Word, Path()]


@customs_api.get("", response_model=CustomsList)
async def all_ways(request: Request, slow: Slow, lang: InLang = None) -> Response:
    """Every way to build and break a wall, who does it so, and manners."""
    return await once(request, slow, "application/json", work.customs_overview, language(request))


@customs_api.get("/{rules}", response_model=CustomsOf)
async def of_rules(request: Request, rules: Rules, shelf: TheRules, slow: Slow, lang: InLang = None) -> Response:
    """The customs of a rule set: chapters of its book, and sets as they are laid."""
    spoken = language(request)
    if is_built_in(rules):
        return await once(request, slow, "application/json", work.customs_page, rule_set(rules).id, spoken)
    house = (await shelf.shared(rules)).stored
    return Response(await slow.run(work.house_customs, house, spoken), media_type="application/json")


@customs_api.get("/{rules}/opening", response_model=Opening | None)
async def opening(
    request: Request,
    rules: Rules,
    seed: Annotated[str, Query(pattern=SEED)],
    shelf: TheRules,
    quick: Quick,
    lang: InLang = None,
) -> Response:
    """A wall built, broken by dice and dealt, act by act, from a seed of your own; null where a machine deals."""
    asked = rule_set(rules).id if is_built_in(rules) else (await shelf.shared(rules)).stored
    made = await quick.run(work.opening, asked, seed, language(request))
    return Response(made, media_type="application/json")
