"""The REST calls of one's own account: how one comes in, what is kept, and how it ends (docs/protocol.md)."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from ruka.errors import RukaError
from ruka.schema.people import Account, Me, PasskeyCard, PasskeyChallenge, TakenIn
from ruka.server.account_routes import TheAccounts, card_of, site_of, visit_cards
from ruka.server.accounts import Accounts
from ruka.server.accounts.export import export
from ruka.server.accounts.passkeys import Answered
from ruka.server.limits import ASKER
from ruka.server.models import MOST_GAMES, GuestKeys, NewName, NewPassword, PasskeyAnswer, Proof
from ruka.server.people import Visitor
from ruka.server.routes import REFUSALS, Budgets, TheHall
from ruka.server.visitors import ThePerson, TheVisitor, farewell

own_api = APIRouter(prefix="/api/v1/me", responses=REFUSALS)


@own_api.get("")
async def me(visitor: TheVisitor) -> Me | None:
    """Who is signed in in this browser; null: nobody."""
    return None if visitor is None else card_of(visitor)


@own_api.get("/account")
async def account(visitor: ThePerson, accounts: TheAccounts) -> Account:
    """Your account: passkeys, recovery codes that are left, and browsers."""
    person = await accounts.stores.people.find(visitor.id)
    assert person is not None
    assert person.made is not None
    return Account(
        name=person.name,
        made=person.made.isoformat(),
        codes=await accounts.stores.ways_in.codes_left(visitor.id),
        passkeys=await _passkeys(visitor, accounts),
        visits=await visit_cards(visitor, accounts),
    )


@own_api.post("/confirm", status_code=204)
async def confirm(request: Request, asked: Proof, visitor: ThePerson, accounts: TheAccounts) -> None:
    """Prove that it is you: for ten minutes you may change how you come in."""
    request.state.lang = asked.lang
    await _confirm(request, asked, visitor, accounts)


@own_api.put("/password", status_code=204)
async def new_password(request: Request, asked: NewPassword, visitor: ThePerson, accounts: TheAccounts) -> None:
    """Another password; all other browsers are signed out."""
    request.state.lang = asked.lang
    await accounts.change_password(visitor, asked.password)


@own_api.put("/name")
async def new_name(request: Request, asked: NewName, visitor: ThePerson, accounts: TheAccounts, budgets: Budgets) -> Me:
    """Another name, in your games too."""
    request.state.lang = asked.lang
    budgets.newcomers.take(ASKER.get())
    await accounts.rename(visitor.id, asked.name)
    return card_of(visitor).but(name=asked.name)


@own_api.post("/codes")
async def new_codes(visitor: ThePerson, accounts: TheAccounts) -> list[str]:
    """Ten recovery codes, told once; those of before are worth nothing any more."""
    return await accounts.new_codes(visitor)


@own_api.post("/passkeys/challenge")
async def passkey_challenge(request: Request, visitor: ThePerson, accounts: TheAccounts) -> PasskeyChallenge:
    """What a new passkey has to sign."""
    accounts.check_sure(visitor)
    asked = await accounts.passkeys.ask_new(site_of(request), visitor)
    return PasskeyChallenge(id=asked.id, options=asked.options)


@own_api.post("/passkeys", status_code=201)
async def new_passkey(
    request: Request, asked: PasskeyAnswer, visitor: ThePerson, accounts: TheAccounts
) -> list[PasskeyCard]:
    """One more passkey."""
    request.state.lang = asked.lang
    accounts.check_sure(visitor)
    answer = Answered(asked.challenge, asked.answer)
    await accounts.passkeys.add(site_of(request), visitor, answer, asked.name)
    return await _passkeys(visitor, accounts)


@own_api.delete("/passkeys/{id}", status_code=204)
async def remove_passkey(id: str, visitor: ThePerson, accounts: TheAccounts) -> None:
    """It opens nothing here any more; the device that keeps it is not told."""
    accounts.check_sure(visitor)
    if not await accounts.stores.keep(accounts.stores.ways_in.remove_passkey(visitor.id, id)):
        raise RukaError("no-such-passkey")


@own_api.post("/games")
async def take_in(request: Request, asked: GuestKeys, visitor: ThePerson, accounts: TheAccounts) -> TakenIn:
    """Games that you played as a guest are yours in every browser: their keys say that they are."""
    request.state.lang = asked.lang
    return TakenIn(games=await accounts.take_in(visitor, asked.tokens))


@own_api.get("/tables")
async def tables(visitor: ThePerson, accounts: TheAccounts) -> list[str]:
    """The tables where you sit or sat, the newest first."""
    return (await accounts.stores.tables.of(visitor.person))[:MOST_GAMES]


@own_api.get("/export", response_class=Response)
async def export_all(visitor: ThePerson, accounts: TheAccounts, hall: TheHall, budgets: Budgets) -> Response:
    """Everything that is kept of you, as a ZIP."""
    budgets.exports.take(visitor.id)
    named = {"content-disposition": 'attachment; filename="ruka.zip"', "cache-control": "no-store"}
    made = await export(accounts.stores, visitor, hall.record)
    return Response(made, media_type="application/zip", headers=named)


@own_api.delete("", status_code=204)
async def delete(request: Request, response: Response, asked: Proof, visitor: ThePerson, accounts: TheAccounts) -> None:
    """Delete the account. Games stay, without your name."""
    request.state.lang = asked.lang
    await _confirm(request, asked, visitor, accounts)
    await accounts.delete(visitor)
    farewell(request, response)


async def _confirm(request: Request, asked: Proof, visitor: Visitor, accounts: Accounts) -> None:
    answer = None if asked.passkey is None else Answered(asked.passkey.challenge, asked.passkey.answer)
    await accounts.confirm(visitor, asked.password, answer, site_of(request))


async def _passkeys(visitor: Visitor, accounts: Accounts) -> list[PasskeyCard]:
    return [
        PasskeyCard(id=one.id, name=one.name, made=one.made.isoformat(), used=one.used.isoformat() if one.used else "")
        for one in await accounts.stores.ways_in.passkeys(visitor.id)
    ]
