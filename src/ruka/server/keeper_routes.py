"""The REST calls of whoever keeps this server: reports, bans, names (docs/server.md)."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request

from ruka.errors import RukaError
from ruka.schema.people import KeeperAct, PersonCard, ReportCard
from ruka.server.accounts.keeping import Keeping
from ruka.server.models import Ban, NewName, Word
from ruka.server.people import Visitor
from ruka.server.routes import REFUSALS, of_server
from ruka.server.visitors import ThePerson

keeper_api = APIRouter(prefix="/api/v1/keeper", responses=REFUSALS)
TheKeeping = Annotated[Keeping, of_server("keeping", Keeping)]


async def _keeper(visitor: ThePerson) -> Visitor:
    if not visitor.keeper:
        raise RukaError("keepers-only")
    return visitor


Keeper = Annotated[Visitor, Depends(_keeper)]


@keeper_api.get("/reports")
async def reports(keeper: Keeper, keeping: TheKeeping) -> list[ReportCard]:
    """What people reported, first what is not settled."""
    return [
        ReportCard(
            id=one.id,
            person=one.person,
            name=one.name,
            by=one.by,
            table=one.table,
            reason=one.reason,
            text=one.text,
            made=one.made.isoformat(),
            settled=one.settled.isoformat() if one.settled else "",
        )
        for one in await keeping.stores.keeping.reports()
    ]


@keeper_api.post("/reports/{id}/settle", status_code=204)
async def settle(id: str, keeper: Keeper, keeping: TheKeeping) -> None:
    """It has been seen to."""
    await keeping.settle(keeper, id)


@keeper_api.get("/people")
async def person(name: Annotated[Word, Query()], keeper: Keeper, keeping: TheKeeping) -> PersonCard:
    """Somebody by name, or by the id of the account."""
    return await keeping.card(await keeping.person(name))


@keeper_api.post("/people/{id}/ban")
async def ban(request: Request, id: str, asked: Ban, keeper: Keeper, keeping: TheKeeping) -> PersonCard:
    """Signed out everywhere, and let in no more until then."""
    request.state.lang = asked.lang
    await keeping.ban(keeper, id, asked.days, asked.reason)
    return await keeping.card(await keeping.person_of(id))


@keeper_api.delete("/people/{id}/ban")
async def unban(id: str, keeper: Keeper, keeping: TheKeeping) -> PersonCard:
    """Let in again."""
    await keeping.unban(keeper, id)
    return await keeping.card(await keeping.person_of(id))


@keeper_api.put("/people/{id}/name")
async def rename(request: Request, id: str, asked: NewName, keeper: Keeper, keeping: TheKeeping) -> PersonCard:
    """Another name, in all their games."""
    request.state.lang = asked.lang
    await keeping.rename(keeper, id, asked.name)
    return await keeping.card(await keeping.person_of(id))


@keeper_api.delete("/people/{id}/visits")
async def sign_out(id: str, keeper: Keeper, keeping: TheKeeping) -> PersonCard:
    """Sign somebody out everywhere."""
    await keeping.sign_out(keeper, id)
    return await keeping.card(await keeping.person_of(id))


@keeper_api.get("/acts")
async def acts(keeper: Keeper, keeping: TheKeeping) -> list[KeeperAct]:
    """What keepers did, the newest first."""
    return [
        KeeperAct(keeper=one.keeper, person=one.person, act=one.act, text=one.text, made=one.made.isoformat())
        for one in await keeping.stores.keeping.acts()
    ]
