"""The REST calls of the arcade (docs/protocol.md)."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Header, Request, Response

from ruka.schema.answers import Replay, Seated
from ruka.schema.arcade import ArcadeScore, Campaign, NewCampaign, Operator
from ruka.server.arcade import Arcade
from ruka.server.keeper_routes import Keeper
from ruka.server.limits import ASKER
from ruka.server.models import Challenger, ItemUse, OnwardCall, OperatorSwitches, Purchase, SideBet, Word
from ruka.server.problems import language
from ruka.server.routes import REFUSALS, Budgets, InLang, Shelf, of_server
from ruka.server.stores.arcade import KeptCampaign
from ruka.server.visitors import ThePerson, TheVisitor

arcade_api = APIRouter(prefix="/api/v1/arcade", responses=REFUSALS)
TheArcade = Annotated[Arcade, of_server("arcade", Arcade)]
Key = Annotated[Word, Header()]


async def _own(id: str, arcade: TheArcade, visitor: TheVisitor, campaign_key: Key = "") -> KeptCampaign:
    return await arcade.find(id, campaign_key, visitor)


Own = Annotated[KeptCampaign, Depends(_own)]


@arcade_api.post("", status_code=201)
async def begin(
    request: Request, asked: Challenger, arcade: TheArcade, budgets: Budgets, visitor: TheVisitor
) -> NewCampaign:
    """A campaign from the first opponent on."""
    request.state.lang = asked.lang
    budgets.makers.take(ASKER.get())
    return await arcade.begin(asked.name, asked.lang, visitor)


@arcade_api.get("/mine")
async def mine(request: Request, arcade: TheArcade, visitor: ThePerson, lang: InLang = None) -> Campaign | None:
    """The latest of who is signed in."""
    kept = await arcade.mine(visitor)
    return await arcade.card(kept, language(request)) if kept else None


@arcade_api.get("/scores")
async def scores(arcade: TheArcade) -> list[ArcadeScore]:
    """The highest scores."""
    return await arcade.scores()


@arcade_api.get("/demo", response_model=Replay)
async def demo(shelf: Shelf) -> Response:
    """A game between two opponents, named by their ids: a cabinet shows it while nobody plays."""
    return Response(await shelf.demo(), media_type="application/json")


@arcade_api.get("/operator")
async def operator(arcade: TheArcade) -> Operator:
    """The switches of the cabinet."""
    return await arcade.stores.arcade.operator()


@arcade_api.put("/operator")
async def switch(request: Request, asked: OperatorSwitches, keeper: Keeper, arcade: TheArcade) -> Operator:
    """For campaigns that begin from now on."""
    request.state.lang = asked.lang
    return await arcade.switch(asked.operator)


@arcade_api.get("/{id}")
async def about(request: Request, kept: Own, arcade: TheArcade, lang: InLang = None) -> Campaign:
    """How a campaign stands."""
    return await arcade.card(kept, language(request))


@arcade_api.post("/{id}/match")
async def match(
    request: Request,
    asked: OnwardCall,
    kept: Own,
    arcade: TheArcade,
    budgets: Budgets,
    visitor: TheVisitor,
    campaign_key: Key = "",
) -> Seated:
    """A seat against the next opponent, or at the table where the match is played."""
    request.state.lang = asked.lang
    if kept.progress.phase != "match":
        budgets.makers.take(ASKER.get())
    return await arcade.match(kept, campaign_key, asked.lang, visitor)


@arcade_api.post("/{id}/buy")
async def buy(request: Request, asked: Purchase, kept: Own, arcade: TheArcade) -> Campaign:
    """An item, paid with points of the match."""
    request.state.lang = asked.lang
    await arcade.buy(kept, asked.item)
    return await arcade.card(kept, asked.lang)


@arcade_api.post("/{id}/use")
async def use(request: Request, asked: ItemUse, kept: Own, arcade: TheArcade) -> Campaign:
    """An item, in this hand."""
    request.state.lang = asked.lang
    await arcade.use(kept, asked.item, asked.tiles)
    return await arcade.card(kept, asked.lang)


@arcade_api.post("/{id}/bet")
async def bet(request: Request, asked: SideBet, kept: Own, arcade: TheArcade) -> Campaign:
    """On one's own win of this hand."""
    request.state.lang = asked.lang
    await arcade.bet(kept, asked.points)
    return await arcade.card(kept, asked.lang)


@arcade_api.post("/{id}/continue")
async def go_on(request: Request, asked: OnwardCall, kept: Own, arcade: TheArcade) -> Campaign:
    """After a lost match, against the same opponent again."""
    request.state.lang = asked.lang
    return await arcade.card(await arcade.go_on(kept), asked.lang)
