"""The REST calls of galleries (docs/protocol.md): patterns, waits, and what a hand of one's own waits on."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response

from ruka.rulesets import rule_set
from ruka.schema.gallery import FoundWaits, WaitGallery
from ruka.server import work
from ruka.server.lobby.rules import is_built_in
from ruka.server.models import PatternsOf, Terms, Word
from ruka.server.problems import language
from ruka.server.routes import REFUSALS, InLang, Quick, Slow, TheRules, once

gallery_api = APIRouter(prefix="/api/v1/gallery", responses=REFUSALS)
Rules = Annotated[Word, Path()]
Tiles = Annotated[str, Query(max_length=200)]  # in notation


@gallery_api.get("/patterns/{rules}", response_model=PatternsOf)
async def patterns(
    request: Request, rules: Rules, shelf: TheRules, slow: Slow, lang: InLang = None, terms: Terms = "native"
) -> Response:
    """Every pattern: a hand that has it, one that just fails and why, how often it comes, and with what."""
    spoken = language(request)
    if is_built_in(rules):
        return await once(request, slow, "application/json", work.pattern_gallery, rule_set(rules).id, spoken, terms)
    house = (await shelf.shared(rules)).stored
    return Response(await slow.run(work.house_patterns, house, spoken, terms), media_type="application/json")


@gallery_api.get("/waits/{rules}", response_model=WaitGallery)
async def waits(request: Request, rules: Rules, shelf: TheRules, slow: Slow, lang: InLang = None) -> Response:
    """Every shape of waits, with what finishes it under these rules."""
    spoken = language(request)
    if is_built_in(rules):
        return await once(request, slow, "application/json", work.wait_gallery, rule_set(rules).id, spoken)
    house = (await shelf.shared(rules)).stored
    return Response(await slow.run(work.house_waits, house, spoken), media_type="application/json")


@gallery_api.get("/waits/{rules}/hand", response_model=FoundWaits)
async def waits_of_hand(
    request: Request, rules: Rules, hand: Tiles, shelf: TheRules, quick: Quick, seen: Tiles = "", lang: InLang = None
) -> Response:
    """What thirteen tiles wait on, what is left of it beside those that were seen, and how such a wait is called."""
    asked = rule_set(rules).id if is_built_in(rules) else (await shelf.shared(rules)).stored
    found = await quick.run(work.found_waits, asked, hand, seen, language(request))
    return Response(found, media_type="application/json")
