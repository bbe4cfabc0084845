"""The REST calls of accounts: coming in, and what a person knows of themselves (docs/protocol.md)."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Request, Response

from ruka.schema.people import Me, VisitCard
from ruka.server.accounts import Accounts, Entered
from ruka.server.models import NewPerson, SignIn
from ruka.server.people import Visitor
from ruka.server.routes import REFUSALS, of_server
from ruka.server.visitors import KNOWN, ThePerson, TheVisitor, browser_of, check_own, farewell, welcome

accounts_api = APIRouter(prefix="/api/v1", responses=REFUSALS)
TheAccounts = Annotated[Accounts, of_server("accounts", Accounts)]
THIS = "this"


@accounts_api.post("/people", status_code=201)
async def new_person(
    request: Request, response: Response, asked: NewPerson, accounts: TheAccounts, visitor: TheVisitor
) -> Me:
    """A new account, which you are signed in with at once; refused where the name is taken."""
    request.state.lang = asked.lang
    check_own(request)
    return _entered(request, response, await accounts.make(asked.name, asked.password, browser_of(request), visitor))


@accounts_api.post("/visits", status_code=201)
async def sign_in(
    request: Request, response: Response, asked: SignIn, accounts: TheAccounts, visitor: TheVisitor
) -> Me:
    """Sign in by name and password, in this browser."""
    request.state.lang = asked.lang
    check_own(request)
    known = request.cookies.get(KNOWN, "")
    entered = await accounts.sign_in(asked.name, asked.password, browser_of(request), known, visitor)
    return _entered(request, response, entered)


@accounts_api.get("/visits")
async def visits(visitor: ThePerson, accounts: TheAccounts) -> list[VisitCard]:
    """The browsers in which you are signed in."""
    return [
        VisitCard(
            id=one.id,
            about=one.about,
            made=one.made.isoformat(),
            seen=one.seen.isoformat(),
            this=one.id == visitor.visit,
        )
        for one in await accounts.stores.visits.of(visitor.id)
    ]


@accounts_api.delete("/visits/{id}", status_code=204)
async def end_visit(request: Request, response: Response, id: str, visitor: ThePerson, accounts: TheAccounts) -> None:
    """Sign out: `this` browser, or another one of yours."""
    if id in (THIS, visitor.visit):
        farewell(request, response)
    await accounts.end(visitor, visitor.visit if id == THIS else id)


@accounts_api.delete("/visits", status_code=204)
async def end_others(visitor: ThePerson, accounts: TheAccounts) -> None:
    """Sign out in all other browsers."""
    await accounts.end_others(visitor)


@accounts_api.get("/me")
async def me(visitor: TheVisitor) -> Me | None:
    """Who is signed in in this browser; null: nobody."""
    return None if visitor is None else _me(visitor)


def _entered(request: Request, response: Response, entered: Entered) -> Me:
    welcome(entered, request, response)
    return _me(entered.visitor)


def _me(visitor: Visitor) -> Me:
    return Me(id=visitor.id, name=visitor.name, keeper=visitor.keeper, visit=visitor.visit)
