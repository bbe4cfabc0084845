"""The REST calls around a table (docs/protocol.md)."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from html import escape
from importlib.metadata import version
from typing import Annotated, Any, TypeVar

from fastapi import APIRouter, Depends, Header, Path, Query, Request
from fastapi.responses import HTMLResponse, JSONResponse, PlainTextResponse, Response
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from ruka.errors import RukaError
from ruka.records.seal import public_hex
from ruka.rulesets import rule_set
from ruka.schema.answers import (
    Answer,
    HandResult,
    HousePage,
    NewReplay,
    Problem,
    Replay,
    RuleCard,
    Seated,
    TableCard,
)
from ruka.schema.coaching import CoachedHand, HabitsByRules
from ruka.schema.messages import Lang
from ruka.schema.strategy import FoundDanger, FoundElement, FoundPotential, FoundReading
from ruka.server import work
from ruka.server.hall import Hall
from ruka.server.limits import ASKER, Limits
from ruka.server.lobby import Lobby, RuleShelf
from ruka.server.lobby.rules import is_built_in
from ruka.server.metrics import REGISTRY
from ruka.server.models import (
    DangerQuestion,
    ElementQuestion,
    HabitsQuestion,
    NewRules,
    NewTable,
    PotentialQuestion,
    ReadingQuestion,
    RuleBook,
    ScoreQuestion,
    TakeSeat,
    Terms,
    Word,
)
from ruka.server.once import Once
from ruka.server.pool import Pool
from ruka.server.problems import language
from ruka.server.replays import Replays
from ruka.server.visitors import TheVisitor
from ruka.texts import text

MOST_PAGES = 4096  # all of them, in every language
REFUSALS: dict[int | str, dict[str, object]] = {"4XX": {"model": Problem}, "503": {"model": Problem}}
api = APIRouter(prefix="/api/v1", responses=REFUSALS)
house = APIRouter(include_in_schema=False)


T = TypeVar("T")


def of_server(name: str, kind: type[T]) -> Any:
    """What every call of the server shares."""

    def find(request: Request) -> T:
        found = getattr(request.app.state, name)
        assert isinstance(found, kind)
        return found

    return Depends(find)


TheLobby = Annotated[Lobby, of_server("lobby", Lobby)]
TheRules = Annotated[RuleShelf, of_server("shelf", RuleShelf)]
TheHall = Annotated[Hall, of_server("hall", Hall)]
Shelf = Annotated[Replays, of_server("replays", Replays)]
Quick = Annotated[Pool, of_server("quick", Pool)]
Slow = Annotated[Pool, of_server("slow", Pool)]
Budgets = Annotated[Limits, of_server("limits", Limits)]
InLang = Annotated[Lang | None, Query()]


@api.get("/rules", response_model=list[RuleCard])
async def rules(request: Request, quick: Quick, lang: InLang = None) -> Response:
    """The rule sets: what each is, and its options."""
    return await once(request, quick, "application/json", work.rule_cards, language(request))


@api.post("/rules", status_code=201, response_model=HousePage)
async def new_rules(request: Request, asked: NewRules, shelf: TheRules, quick: Quick, budgets: Budgets) -> Response:
    """Share house rules: they are looked through, some games are played by them, and they get a link."""
    request.state.lang = asked.lang
    budgets.makers.take(ASKER.get())
    shared = await shelf.share(asked.file)
    page = await quick.run(work.house_page, shared, asked.lang, "native")
    return Response(page, status_code=201, media_type="application/json")


@api.get("/rules/{id}", response_model=RuleBook)
async def rule_book(
    request: Request,
    id: Annotated[Word, Path()],
    shelf: TheRules,
    quick: Quick,
    lang: InLang = None,
    terms: Terms = "native",
) -> Response:
    """The rule book: what is needed, how it goes, every pattern with an example, tables, payments, options."""
    spoken = language(request)
    if is_built_in(id):
        return await once(request, quick, "application/json", work.book, rule_set(id).id, spoken, terms)
    return _json(await quick.run(work.house_book, (await shelf.shared(id)).stored, spoken, terms))


@api.get("/rules/{id}/house", response_model=HousePage)
async def house_page(
    request: Request, id: Annotated[Word, Path()], shelf: TheRules, quick: Quick, lang: InLang = None
) -> Response:
    """House rules that somebody shared: what they do in another way than their base, and the file itself."""
    return _json(await quick.run(work.house_page, await shelf.shared(id), language(request), "native"))


@api.get("/rules/{id}/card", response_model=RuleCard)
async def house_card(
    request: Request, id: Annotated[Word, Path()], shelf: TheRules, quick: Quick, lang: InLang = None
) -> Response:
    """What a page must know of house rules, as of every rule set."""
    return _json(await quick.run(work.house_card, (await shelf.shared(id)).stored, language(request)))


@api.get("/rules/{id}/preview.png", response_class=Response)
async def preview(request: Request, id: Annotated[Word, Path()], slow: Slow, lang: InLang = None) -> Response:
    """A picture of a rule set, which other programs show beside a link to a table."""
    return await _drawn(request, slow, rule_set(id).id)


@api.get("/preview.png", response_class=Response)
async def own_preview(request: Request, slow: Slow, lang: InLang = None) -> Response:
    """Our picture, which other programs show beside a link to a page."""
    return await _drawn(request, slow, "")


@api.get("/bots")
async def bots(lobby: TheLobby) -> list[str]:
    """The programs that can sit at a table in place of our own bot."""
    return [*lobby.agents.named]


@api.post("/tables", status_code=201)
async def new_table(request: Request, asked: NewTable, hall: TheHall, budgets: Budgets, visitor: TheVisitor) -> Seated:
    """A new table, with you at the first seat of a person."""
    request.state.lang = asked.lang
    budgets.makers.take(ASKER.get())
    return await hall.make(asked, visitor=visitor)


@api.get("/tables/{table}")
async def about(table: str, hall: TheHall) -> TableCard:
    """What is played and who sits there."""
    return await hall.about(table)


@api.post("/tables/{table}/seats", status_code=201)
async def take_seat(
    request: Request, table: str, asked: TakeSeat, lobby: TheLobby, budgets: Budgets, visitor: TheVisitor
) -> Seated:
    """Take an open seat."""
    request.state.lang = asked.lang
    budgets.makers.take(ASKER.get())
    return await lobby.take_seat(table, asked, visitor)


@api.get("/tables/{table}/hands/{number}", response_model=HandResult)
async def hand(
    request: Request,
    table: str,
    number: int,
    hall: TheHall,
    visitor: TheVisitor,
    lang: InLang = None,
    terms: Terms = "native",
    seat_key: Annotated[Word, Header()] = "",
) -> Response:
    """How a hand ended, counted from 1; refused while it is played. Whoever sits there says so by the key of the seat;
    those who watch are told later where the table has a delay."""
    return _json(await hall.hand(table, number, language(request), terms, seat_key, visitor))


@api.get("/tables/{table}/record", response_class=PlainTextResponse)
async def record(table: str, hall: TheHall) -> Response:
    """The whole game as a file (docs/records.md), once it is over."""
    lines = (await hall.record(table)).lines()
    named = {"content-disposition": f'attachment; filename="{table}.ruka"'}
    return Response("".join(f"{line}\n" for line in lines), media_type="application/jsonl", headers=named)


@api.get("/key", response_class=PlainTextResponse)
async def key(hall: TheHall) -> str:
    """The public key (Ed25519) that records of this server are signed with."""
    return f"{public_hex(hall.key)}\n"


@api.post("/replays", status_code=201, openapi_extra={"requestBody": {"content": {"application/octet-stream": {}}}})
async def new_replay(
    request: Request, shelf: Shelf, rules: Annotated[Word | None, Query()] = None, lang: InLang = None
) -> NewReplay:
    """Bring a game: the body is a file (docs/records.md), packed or not; `rules` where it does not say them."""
    return NewReplay(id=await shelf.take(await request.body(), rule_set(rules).id if rules else None))


@api.get("/replays/{id}", response_model=Replay)
async def replay(request: Request, id: str, shelf: Shelf, lang: InLang = None) -> Response:
    """A game that somebody brought, or that of a table once it is over: every event, and a list of its hands."""
    return _json(await shelf.replay(id))


@api.get("/replays/{id}/hands/{number}", response_model=HandResult)
async def replay_hand(
    request: Request, id: str, number: int, shelf: Shelf, lang: InLang = None, terms: Terms = "native"
) -> Response:
    """How a hand of it ended, counted from 1."""
    return _json(await shelf.hand(id, number, language(request), terms))


@api.get("/replays/{id}/coach/{seat}/{number}", response_model=CoachedHand)
async def coached_hand(
    request: Request, id: str, seat: int, number: int, shelf: Shelf, lang: InLang = None
) -> Response:
    """What the coach says of a hand of one seat, decision by decision, by what that seat could see."""
    return _json(await shelf.coach(id, seat, number, language(request)))


@api.post("/habits", response_model=list[HabitsByRules])
async def habits(request: Request, question: HabitsQuestion, shelf: Shelf, visitor: TheVisitor) -> Response:
    """What somebody does again and again in games that are over, added up for each rule set."""
    request.state.lang = question.lang
    return _json(await shelf.habits(question.games, question.lang, visitor))


@api.post("/score", response_model=list[Answer])
async def score(request: Request, question: ScoreQuestion, shelf: TheRules, quick: Quick) -> Response:
    """A hand counted by one rule set, or by several side by side; house rules are named by their links."""
    request.state.lang = question.lang
    house = {id: (await shelf.shared(id)).stored for id in question.rules if not is_built_in(id)}
    return _json(await quick.run(work.score, question, house))


@api.post("/element", response_model=FoundElement)
async def element(request: Request, question: ElementQuestion, quick: Quick) -> Response:
    """Which tiles complete a part of a hand, and how many are left."""
    request.state.lang = question.lang
    return _json(await quick.run(work.element, question))


@api.post("/potential", response_model=FoundPotential)
async def potential(request: Request, question: PotentialQuestion, quick: Quick) -> Response:
    """How many tiles a hand needs to win, what it is made of, and whether to attack, wait or defend."""
    request.state.lang = question.lang
    return _json(await quick.run(work.potential, question))


@api.post("/danger", response_model=FoundDanger)
async def danger(request: Request, question: DangerQuestion, shelf: TheRules, quick: Quick) -> Response:
    """Whether anybody can win on a tile when these are seen, and by which shapes and forms."""
    request.state.lang = question.lang
    id = question.rules
    house = {id: (await shelf.shared(id)).stored} if id and not is_built_in(id) else {}
    return _json(await quick.run(work.danger, question, house))


@api.post("/reading", response_model=FoundReading)
async def reading(request: Request, question: ReadingQuestion, quick: Quick) -> Response:
    """What a player collects and whether the hand is ready, by discards and sets, with reasons in sentences."""
    request.state.lang = question.lang
    return _json(await quick.run(work.reading, question))


@house.api_route("/health", methods=["GET", "HEAD"])
async def health(request: Request, lobby: TheLobby) -> Response:
    """Can a game be kept now? For programs, and as a page for people."""
    trouble = await lobby.stores.trouble()
    lang, status = language(request), 200 if trouble is None else 503
    said = text("health-good", lang) if trouble is None else trouble.sentence(lang)
    if "text/html" in request.headers.get("accept", ""):
        return HTMLResponse(HEALTH_PAGE.format(lang=lang, said=escape(said)), status)
    code = "ok" if trouble is None else trouble.code
    return JSONResponse({"database": code, "text": said, "version": version("ruka")}, status)


HEALTH_PAGE = """<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>ruka</title><h1>ruka</h1><p>{said}</p>
"""


@house.get("/metrics")
async def metrics(hall: TheHall) -> Response:
    hall.measure()
    return Response(generate_latest(REGISTRY), media_type=CONTENT_TYPE_LATEST)


@house.get("/api/{rest:path}")
async def nothing(rest: str) -> None:
    raise RukaError("no-such-page")


async def once(request: Request, pool: Pool, kind: str, make: Callable[..., bytes], *asked: str) -> Response:
    """Pages of rules: there are few, they never change, and they take long to make and to compress. Many may ask for
    one before it is there: it is made once."""
    pages: Once[tuple[str, ...], bytes] = request.app.state.pages
    page = await pages.get((make.__name__, *asked), lambda: pool.run(work.pressed, make, *asked))
    return packed(request, page, kind)


async def _drawn(request: Request, pool: Pool, id: str) -> Response:
    picture = await once(request, pool, "image/png", work.preview, id, language(request))
    picture.headers["cache-control"] = "public, max-age=86400"
    return picture


def packed(request: Request, pressed: bytes, kind: str) -> Response:
    """What was compressed beforehand, as the browser takes it."""
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(gzip.decompress(pressed), media_type=kind)
    return Response(pressed, media_type=kind, headers={"content-encoding": "gzip", "vary": "Accept-Encoding"})


def _json(made: bytes) -> Response:
    return Response(made, media_type="application/json")
