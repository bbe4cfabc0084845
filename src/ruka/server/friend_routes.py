"""The REST calls of friends (docs/protocol.md)."""

from __future__ import annotations

from fastapi import APIRouter, Request

from ruka.errors import RukaError
from ruka.schema.people import FriendCard
from ruka.server.account_routes import TheAccounts
from ruka.server.accounts import Accounts
from ruka.server.bus import Invited
from ruka.server.models import NewFriend
from ruka.server.people import Visitor
from ruka.server.routes import REFUSALS, Budgets
from ruka.server.stores import KeptPerson
from ruka.server.visitors import ThePerson

friends_api = APIRouter(prefix="/api/v1/friends", responses=REFUSALS)
MOST_FRIENDS = 500


@friends_api.get("")
async def friends(visitor: ThePerson, accounts: TheAccounts) -> list[FriendCard]:
    """Your friends and who of them is here now, whom you have asked, who asks you, and whom you have blocked."""
    return await _cards(visitor, accounts)


@friends_api.post("", status_code=201)
async def ask(
    request: Request, asked: NewFriend, visitor: ThePerson, accounts: TheAccounts, budgets: Budgets
) -> list[FriendCard]:
    """Ask somebody to be friends, or accept that they have asked."""
    request.state.lang = asked.lang
    budgets.sociable.take(visitor.id)
    people = accounts.stores.people
    other = await (people.find(asked.person) if asked.person else people.named(asked.name))
    other = _somebody_else(other, visitor)
    if refusal := await accounts.stores.keep(accounts.stores.friends.ask(visitor.id, other.id, MOST_FRIENDS)):
        raise refusal
    _tell(accounts, visitor.id, other.id)
    return await _cards(visitor, accounts)


@friends_api.delete("/{person}")
async def leave(person: str, visitor: ThePerson, accounts: TheAccounts) -> list[FriendCard]:
    """Friends no more; or decline, take back what you asked, or end a block."""
    await accounts.stores.keep(accounts.stores.friends.leave(visitor.id, person))
    _tell(accounts, visitor.id, person)
    return await _cards(visitor, accounts)


@friends_api.post("/{person}/block")
async def block(person: str, visitor: ThePerson, accounts: TheAccounts, budgets: Budgets) -> list[FriendCard]:
    """Want nothing of somebody; they are not told."""
    budgets.sociable.take(visitor.id)
    other = _somebody_else(await accounts.stores.people.find(person), visitor)
    await accounts.stores.keep(accounts.stores.friends.block(visitor.id, other.id))
    _tell(accounts, visitor.id)
    return await _cards(visitor, accounts)


def _tell(accounts: Accounts, *people: str) -> None:
    """What waits for them has changed."""
    for person in people:
        accounts.bus.tell(Invited(person))


def _somebody_else(person: KeptPerson | None, visitor: Visitor) -> KeptPerson:
    if person is None:
        raise RukaError("no-such-person")
    if person.id == visitor.id:
        raise RukaError("own-friend")
    return person


async def _cards(visitor: Visitor, accounts: Accounts) -> list[FriendCard]:
    known = await accounts.stores.friends.all(visitor.id)
    here = accounts.presence.among({one.id for one in known if one.state == "friend"})
    return [FriendCard(id=one.id, name=one.name, state=one.state, here=one.id in here) for one in known]
