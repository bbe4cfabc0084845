"""The REST calls around a table (docs/protocol.md)."""

from __future__ import annotations

from importlib.metadata import version
from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query, Request
from fastapi.responses import HTMLResponse, JSONResponse, PlainTextResponse, Response
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from ruka.errors import RukaError
from ruka.records.seal import public_hex
from ruka.rulesets import rule_set
from ruka.server import reference
from ruka.server.calculator import answers
from ruka.server.cards import book, cards, sheet
from ruka.server.client import ALONE
from ruka.server.metrics import REGISTRY
from ruka.server.models import (
    Answer,
    HandResult,
    Lang,
    NewReplay,
    NewTable,
    Problem,
    Question,
    Replay,
    RuleBook,
    RuleCard,
    Seated,
    SheetFormat,
    TableCard,
    TakeSeat,
    Terms,
)
from ruka.server.problems import language
from ruka.server.replays import Replays
from ruka.server.tables import Tables
from ruka.session.messages import Word

REFUSALS: dict[int | str, dict[str, object]] = {"4XX": {"model": Problem}, "503": {"model": Problem}}
api = APIRouter(prefix="/api/v1", responses=REFUSALS)
house = APIRouter(include_in_schema=False)


def tables_of(request: Request) -> Tables:
    found = request.app.state.tables
    assert isinstance(found, Tables)
    return found


def replays_of(request: Request) -> Replays:
    found = request.app.state.replays
    assert isinstance(found, Replays)
    return found


Hall = Annotated[Tables, Depends(tables_of)]
Shelf = Annotated[Replays, Depends(replays_of)]
InLang = Annotated[Lang | None, Query()]


@api.get("/rules")
async def rules(request: Request, lang: InLang = None) -> list[RuleCard]:
    """The rule sets: what each is, and its options."""
    return cards(language(request))


@api.get("/rules/{id}")
def rule_book(request: Request, id: Annotated[Word, Path()], lang: InLang = None, terms: Terms = "native") -> RuleBook:
    """The rule book: what is needed, how it goes, every pattern with an example, tables, payments, options."""
    return book(id, language(request), terms)


@api.get("/rules/{id}/sheet.{format}", response_class=Response)
def rule_sheet(
    request: Request,
    id: Annotated[Word, Path()],
    format: Annotated[SheetFormat, Path()],
    lang: InLang = None,
    terms: Terms = "native",
) -> Response:
    """One page of A4 to print: every pattern with its value and a hand, what gives points, the score tables."""
    request.app.state.viewers.take(_client(request))
    spoken = language(request)
    headers = {
        "cache-control": "public, max-age=3600",
        "content-disposition": f'inline; filename="{rule_set(id).id}-{spoken}.{format}"',
        "content-security-policy": ALONE,
    }
    kind = "text/html" if format == "html" else "application/pdf"
    return Response(sheet(id, spoken, terms, format), media_type=kind, headers=headers)


@api.get("/bots")
async def bots(hall: Hall) -> list[str]:
    """The programs that can sit at a table in place of our own bot."""
    return list(hall.programs)


@api.post("/tables", status_code=201)
async def new_table(request: Request, asked: NewTable, hall: Hall) -> Seated:
    """A new table, with you at the first seat of a person."""
    request.state.lang = asked.lang
    request.app.state.makers.take(_client(request))
    return await hall.make(asked)


@api.get("/tables/{table}")
async def about(table: str, hall: Hall) -> TableCard:
    """What is played and who sits there."""
    return await hall.about(table)


@api.post("/tables/{table}/seats", status_code=201)
async def take_seat(request: Request, table: str, asked: TakeSeat, hall: Hall) -> Seated:
    """Take an open seat."""
    request.state.lang = asked.lang
    request.app.state.makers.take(_client(request))
    return await hall.sit(table, asked)


@api.get("/tables/{table}/hands/{number}")
async def hand(
    request: Request, table: str, number: int, hall: Hall, lang: InLang = None, terms: Terms = "native"
) -> HandResult:
    """How a hand ended, counted from 1; refused while it is played."""
    return HandResult.model_validate(await hall.hand(table, number, language(request), terms))


@api.get("/tables/{table}/record", response_class=PlainTextResponse)
async def record(table: str, hall: Hall) -> Response:
    """The whole game as a file (docs/records.md), once it is over."""
    lines = (await hall.record(table)).lines()
    named = {"content-disposition": f'attachment; filename="{table}.ruka"'}
    return Response("".join(f"{line}\n" for line in lines), media_type="application/jsonl", headers=named)


@api.get("/key", response_class=PlainTextResponse)
async def key(hall: Hall) -> str:
    """The public key (Ed25519) that records of this server are signed with."""
    return f"{public_hex(hall.key)}\n"


@api.post("/replays", status_code=201, openapi_extra={"requestBody": {"content": {"application/octet-stream": {}}}})
async def new_replay(
    request: Request, shelf: Shelf, rules: Annotated[Word | None, Query()] = None, lang: InLang = None
) -> NewReplay:
    """Bring a game: the body is a file (docs/records.md), packed or not; `rules` where it does not say them."""
    request.app.state.bringers.take(_client(request))
    return NewReplay(id=await shelf.take(await request.body(), rule_set(rules) if rules else None))


@api.get("/replays/{id}", response_model=Replay)
async def replay(request: Request, id: str, shelf: Shelf, lang: InLang = None) -> Response:
    """A game that somebody brought, or that of a table once it is over: every event, and a list of its hands."""
    request.app.state.viewers.take(_client(request))
    return Response(await shelf.replay(id), media_type="application/json")


@api.get("/replays/{id}/hands/{number}")
async def replay_hand(
    request: Request, id: str, number: int, shelf: Shelf, lang: InLang = None, terms: Terms = "native"
) -> HandResult:
    """How a hand of it ended, counted from 1."""
    request.app.state.viewers.take(_client(request))
    return HandResult.model_validate(await shelf.hand(id, number, language(request), terms))


@api.post("/score")
def score(request: Request, question: Question) -> list[Answer]:
    """A hand counted by one rule set, or by several side by side."""
    request.state.lang = question.lang
    return answers(question)


@house.get("/health")
async def health(hall: Hall) -> JSONResponse:
    alive = await hall.store.alive()
    return JSONResponse({"database": "ok" if alive else "down", "version": version("ruka")}, 200 if alive else 503)


@house.get("/docs", response_class=HTMLResponse)
async def docs(request: Request) -> str:
    return reference.page(request.app.openapi())


@house.get("/metrics")
async def metrics(hall: Hall) -> Response:
    hall.measure()
    return Response(generate_latest(REGISTRY), media_type=CONTENT_TYPE_LATEST)


@house.get("/api/{rest:path}")
async def nothing(rest: str) -> None:
    raise RukaError("no-such-page")


def _client(request: Request) -> str:
    return request.client.host if request.client else ""
