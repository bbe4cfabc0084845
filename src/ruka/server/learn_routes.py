"""The REST calls of drills (docs/protocol.md): a question is made from its name, and made again to check an answer."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from ruka.learn.cards import after_answer, due, merged
from ruka.rulesets.stored import Stored
from ruka.schema.learning import DrillCard, DrillQuestion, Due, Progress, QuestionId, Verdict
from ruka.server import work
from ruka.server.lobby import RuleShelf
from ruka.server.lobby.rules import is_built_in
from ruka.server.models import SEED, DrillReply, OwnProgress, Terms, Word
from ruka.server.problems import language
from ruka.server.routes import REFUSALS, InLang, Quick, Slow, TheRules, of_server, once
from ruka.server.stores import Stores
from ruka.server.visitors import ThePerson, TheVisitor

TheStores = Annotated[Stores, of_server("stores", Stores)]
learn_api = APIRouter(prefix="/api/v1/learn", responses=REFUSALS)


@learn_api.get("/drills", response_model=list[DrillCard])
async def all_drills(request: Request, slow: Slow, lang: InLang = None) -> Response:
    """The drills: for which rule sets each is, and what its levels ask."""
    return await once(request, slow, "application/json", work.drill_cards, language(request))


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
async def answer(
    request: Request, reply: DrillReply, shelf: TheRules, quick: Quick, stores: TheStores, visitor: TheVisitor
) -> Verdict:
    """Whether an answer is right, and why; with a card where the question is to come again. The card of a person is
    kept here, that of anybody else by the browser, which sends it along."""
    request.state.lang = reply.lang
    id = QuestionId(drill=reply.drill, rules=reply.rules, level=reply.level, seed=reply.seed)
    house = await _house(reply.rules, shelf)
    found = await quick.run(work.drill_verdict, id, house, reply.answer, reply.lang, reply.terms)
    now = datetime.now(UTC)
    if visitor is None:
        return found.but(card=after_answer(id, reply.card, found.right, now))
    return found.but(card=await stores.keep(stores.learning.answer(visitor.id, id, found.right, now)))


@learn_api.get("/due")
async def due_now(visitor: ThePerson, stores: TheStores) -> Due:
    """What comes again to you now."""
    return due(await stores.learning.of(visitor.id), datetime.now(UTC))


@learn_api.get("/progress")
async def progress(visitor: ThePerson, stores: TheStores) -> Progress:
    """What you have done: lessons, levels, days, and all cards."""
    return await stores.learning.of(visitor.id)


@learn_api.put("/progress")
async def merge_progress(request: Request, asked: OwnProgress, visitor: ThePerson, stores: TheStores) -> Progress:
    """What a browser knows of you, merged into what is kept; to send it twice changes nothing."""
    request.state.lang = asked.lang
    return await stores.keep(stores.learning.merge(visitor.id, merged(asked.progress)))


async def _house(rules: str, shelf: RuleShelf) -> Stored | None:
    return None if is_built_in(rules) else (await shelf.shared(rules)).stored
