"""The REST calls of drills (docs/protocol.md): a question is made from its name, and made again to check an answer."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from ruka.learn.cards import after_answer
from ruka.rulesets.stored import Stored
from ruka.schema.learning import DrillCard, DrillQuestion, QuestionId, Verdict
from ruka.server import work
from ruka.server.lobby import RuleShelf
from ruka.server.lobby.rules import is_built_in
from ruka.server.models import SEED, DrillReply, Terms, Word
from ruka.server.problems import language
from ruka.server.routes import REFUSALS, InLang, Quick, TheRules, once

learn_api = APIRouter(prefix="/api/v1/learn", responses=REFUSALS)


@learn_api.get("/drills", response_model=list[DrillCard])
async def all_drills(request: Request, quick: Quick, lang: InLang = None) -> Response:
    """The drills: for which rule sets each is, and what its levels ask."""
    return await once(request, quick, "application/json", work.drill_cards, language(request))


@learn_api.get("/question", response_model=DrillQuestion)
async def question(
    request: Request,
    drill: Annotated[Word, Query()],
    rules: Annotated[Word, Query()],
    seed: Annotated[str, Query(pattern=SEED)],
    shelf: TheRules,
    quick: Quick,
    level: Annotated[int, Query(ge=1, le=9)] = 1,
    lang: InLang = None,
    terms: Terms = "native",
) -> Response:
    """The question of this name: the same for everybody, always."""
    id = QuestionId(drill=drill, rules=rules, level=level, seed=seed)
    made = await quick.run(work.drill_question, id, await _house(rules, shelf), language(request), terms)
    return Response(made, media_type="application/json")


@learn_api.post("/answer")
async def answer(request: Request, reply: DrillReply, shelf: TheRules, quick: Quick) -> Verdict:
    """Whether an answer is right, and why; with a card where the question is to come again."""
    request.state.lang = reply.lang
    id = QuestionId(drill=reply.drill, rules=reply.rules, level=reply.level, seed=reply.seed)
    house = await _house(reply.rules, shelf)
    found = await quick.run(work.drill_verdict, id, house, reply.answer, reply.lang, reply.terms)
    return found.but(card=after_answer(id, reply.card, found.right, datetime.now(UTC)))


async def _house(rules: str, shelf: RuleShelf) -> Stored | None:
    return None if is_built_in(rules) else (await shelf.shared(rules)).stored
