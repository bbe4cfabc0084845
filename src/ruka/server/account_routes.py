"""The REST calls of coming in and leaving: new accounts, and visits (docs/protocol.md)."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Request, Response

from ruka.schema.people import Me, PasskeyChallenge, VisitCard
from ruka.server.accounts import Accounts, Entered
from ruka.server.accounts.passkeys import Answered, Site
from ruka.server.models import NewPerson, PasskeyAnswer, Recovery, SignIn
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


@accounts_api.post("/visits/recovery", status_code=201)
async def recover(request: Request, response: Response, asked: Recovery, accounts: TheAccounts) -> Me:
    """Come in by a recovery code, with a new password; all other browsers are signed out."""
    request.state.lang = asked.lang
    check_own(request)
    known = request.cookies.get(KNOWN, "")
    entered = await accounts.recover(asked.name, asked.code, asked.password, browser_of(request), known)
    return _entered(request, response, entered)


@accounts_api.post("/passkeys/challenge")
async def challenge(request: Request, accounts: TheAccounts) -> PasskeyChallenge:
    """What a passkey has to sign, to come in or to prove that it is you; for one answer, and for some minutes."""
    check_own(request)
    asked = accounts.passkeys.ask(site_of(request))
    return PasskeyChallenge(id=asked.id, options=asked.options)


@accounts_api.post("/visits/passkey", status_code=201)
async def sign_in_by_passkey(
    request: Request, response: Response, asked: PasskeyAnswer, accounts: TheAccounts, visitor: TheVisitor
) -> Me:
    """Sign in by a passkey, without a name."""
    request.state.lang = asked.lang
    check_own(request)
    about, answer = browser_of(request), Answered(asked.challenge, asked.answer)
    entered = await accounts.sign_in_by_passkey(site_of(request), answer, about, visitor)
    return _entered(request, response, entered)


@accounts_api.get("/visits")
async def visits(visitor: ThePerson, accounts: TheAccounts) -> list[VisitCard]:
    """The browsers in which you are signed in."""
    return await visit_cards(visitor, accounts)


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


def site_of(request: Request) -> Site:
    """Where the page is, as its browser names it."""
    return Site(request.url.hostname or "", f"{request.url.scheme}://{request.url.netloc}")


async def visit_cards(visitor: Visitor, accounts: Accounts) -> list[VisitCard]:
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


def card_of(visitor: Visitor) -> Me:
    return Me(id=visitor.id, name=visitor.name, keeper=visitor.keeper, visit=visitor.visit)


def _entered(request: Request, response: Response, entered: Entered) -> Me:
    welcome(entered, request, response)
    return card_of(entered.visitor)
