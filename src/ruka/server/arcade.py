"""The arcade of this server: campaigns, their matches at tables of the hall, and the shop beside them."""

from __future__ import annotations

import asyncio
import hmac
from weakref import WeakValueDictionary

from ruka.arcade.campaign import Progress
from ruka.arcade.cards import Moment, campaign_card
from ruka.arcade.match import PLAYER, RULES, match_options, standing, switched
from ruka.arcade.orders import Made, betting, buying, using
from ruka.errors import RukaError
from ruka.schema.answers import Seated
from ruka.schema.arcade import ArcadeScore, Campaign, ItemId, NewCampaign, Operator
from ruka.server.bus import Bus, GameEnded, News
from ruka.server.hall import Hall
from ruka.server.hall.beside import Beside
from ruka.server.lobby import Known, Lobby
from ruka.server.models import NewTable
from ruka.server.people import Guest, Visitor, hash_of, new_id, new_secret
from ruka.server.stores import Stores
from ruka.server.stores.arcade import KeptCampaign
from ruka.session import Game

GONE = frozenset(("no-such-table", "game-retired", "game-void", "table-closed", "table-set-aside", "table-not-opened"))


class Arcade:
    def __init__(self, stores: Stores, lobby: Lobby, hall: Hall, bus: Bus) -> None:
        self.stores = stores
        self.lobby = lobby
        self.hall = hall
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._beside = Beside()
        self._deaf = bus.listen(self._hear)

    async def close(self) -> None:
        self._deaf()
        await self._beside.done()

    # --- campaigns

    async def begin(self, name: str, lang: str, visitor: Visitor | None) -> NewCampaign:
        """By the switches as they stand now."""
        progress = Progress(name=visitor.name if visitor else name, operator=await self.stores.arcade.operator())
        if visitor:
            kept, key = KeptCampaign(new_id(), progress, visitor.id), ""
            await self.stores.keep(self.stores.arcade.add(kept))
        else:
            guest, key = Guest(new_id()), new_secret()
            kept = KeptCampaign(new_id(), progress, guest=guest.id, secret_hash=hash_of(key))
            arrives = self.stores.people.add_guest(guest, kept.secret_hash)
            await self.stores.keep(arrives, self.stores.arcade.add(kept))
        return NewCampaign(campaign=await self.card(kept, lang), key=key)

    async def find(self, id: str, key: str, visitor: Visitor | None) -> KeptCampaign:
        """For whoever has its key, or is its person; a match that has ended is counted."""
        kept = await self.stores.arcade.find(id)
        if kept is None:
            raise RukaError("no-such-campaign")
        own = bool(key) and hmac.compare_digest(hash_of(key), kept.secret_hash)
        if not own and (visitor is None or visitor.id != kept.person):
            raise RukaError("wrong-campaign-key")
        return await self._settled(kept)

    async def mine(self, visitor: Visitor) -> KeptCampaign | None:
        kept = await self.stores.arcade.of(visitor.id)
        return await self._settled(kept) if kept else None

    async def scores(self) -> list[ArcadeScore]:
        return await self.stores.arcade.scores()

    async def go_on(self, kept: KeptCampaign) -> KeptCampaign:
        return await self._become(kept, kept.progress.go_on())

    async def _become(self, kept: KeptCampaign, after: Progress) -> KeptCampaign:
        """The next state, unless somebody was quicker: then theirs."""
        if not await self.stores.keep(self.stores.arcade.change(kept.id, kept.progress, after)):
            return await self.stores.arcade.find(kept.id) or kept
        return KeptCampaign(kept.id, after, kept.person, kept.guest, kept.secret_hash)

    async def _settled(self, kept: KeptCampaign) -> KeptCampaign:
        """What a match brought is read from its table: after a crash too, and once."""
        if kept.progress.phase != "match":
            return kept
        try:
            game = await self._game(kept)
        except RukaError as error:
            if error.code not in GONE:
                raise
            return await self._become(kept, kept.progress.but(phase="ready"))
        if not game.dealt or not game.table.over:
            return kept
        return await self._become(kept, kept.progress.ended(standing(game.table.events)))

    def _hear(self, news: News) -> None:
        if isinstance(news, GameEnded):
            self._beside.do(self._count(news.table))

    async def _count(self, table: str) -> None:
        if (kept := await self.stores.arcade.at(table)) is not None:
            await self._settled(kept)

    # --- matches

    async def match(self, kept: KeptCampaign, key: str, lang: str, visitor: Visitor | None) -> Seated:
        """A seat against the opponent of this step; while a match is played, the seat there."""
        async with self._locks.setdefault(kept.id, asyncio.Lock()):
            kept = await self.stores.arcade.find(kept.id) or kept
            progress = kept.progress
            if progress.phase == "match":
                table = await self.lobby.find(progress.table)
                return Seated(table=table.id, seat=PLAYER, token=self._key(kept, key), commitment=table.commitment)
            progress.match("")  # refused before a table is made
            asked = NewTable(
                rules=RULES,
                options=match_options(progress.operator, progress.opponent),
                name=progress.name,
                bots=["", progress.opponent.agent],
                draw_seats=False,
                pace="fast",
                lang=lang,  # type: ignore[arg-type]
            )
            known = Known(Guest(kept.guest, kept.person), key) if self._key(kept, key) else None
            seated = await self.hall.host(await self.lobby.plan(asked, visitor=visitor, known=known))
            await self._become(kept, progress.match(seated.table))
            return seated

    @staticmethod
    def _key(kept: KeptCampaign, key: str) -> str:
        """A guest's key is the key to the seat, too; a person needs none."""
        return key if kept.guest and hash_of(key) == kept.secret_hash else ""

    async def _game(self, kept: KeptCampaign) -> Game:
        return (await self.hall.find(kept.progress.table)).game

    # --- what is done beside the actions

    async def buy(self, kept: KeptCampaign, id: ItemId) -> None:
        await self._change(kept, buying(kept.progress, id))

    async def use(self, kept: KeptCampaign, id: ItemId, tiles: str) -> None:
        game = await self._playing(kept)
        await game.change(using(kept.progress, id, tiles, lambda: game.is_between_hands))

    async def bet(self, kept: KeptCampaign, points: int) -> None:
        await self._change(kept, betting(kept.progress, points))

    async def _change(self, kept: KeptCampaign, made: Made) -> None:
        await (await self._playing(kept)).change(made)

    async def _playing(self, kept: KeptCampaign) -> Game:
        if kept.progress.phase != "match":
            raise RukaError("arcade-no-match")
        return await self._game(kept)

    # --- the operator

    async def switch(self, operator: Operator) -> Operator:
        kept = switched(operator)
        await self.stores.keep(self.stores.arcade.switch(kept))
        return kept

    # --- as it is told

    async def card(self, kept: KeptCampaign, lang: str) -> Campaign:
        best = await self.stores.arcade.best(kept.person)
        return campaign_card(kept.progress, await self._moment(kept), lang, kept.id, best)

    async def _moment(self, kept: KeptCampaign) -> Moment | None:
        """None where there was no match, or it is not there any more."""
        if not kept.progress.table:
            return None
        try:
            game = await self._game(kept)
        except RukaError:
            return None
        return Moment(game.table, game.may_change, game.is_between_hands) if game.dealt else None
