"""The arcade of this server: campaigns, their matches at tables of the hall, and the shop beside them."""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import Callable
from weakref import WeakValueDictionary

from ruka.arcade.campaign import Progress
from ruka.arcade.items import ITEMS, SHOP, Item, bet, peeked
from ruka.arcade.match import PLAYER, RIVAL, RULES, START, Standing, match_options, standing
from ruka.arcade.opponents import LADDER
from ruka.engine.table import Table
from ruka.errors import RukaError
from ruka.rulesets import rule_set
from ruka.schema import Change
from ruka.schema.answers import Seated
from ruka.schema.arcade import ArcadeScore, Campaign, ItemCard, ItemId, NewCampaign, Operator, OpponentCard
from ruka.server.bus import Bus, GameEnded, News
from ruka.server.hall import Hall
from ruka.server.hall.beside import Beside
from ruka.server.lobby import Known, Lobby
from ruka.server.models import NewTable
from ruka.server.people import Guest, Visitor, hash_of, new_id, new_secret
from ruka.server.stores import Stores
from ruka.server.stores.arcade import KeptCampaign
from ruka.session import Game

OF_MATCH = ("match", "hands_to_win", "start_points")  # options that the ladder sets
GONE = frozenset(("no-such-table", "game-retired", "game-void", "table-closed", "table-set-aside", "table-not-opened"))
HUNDRED = 100  # side bets are made in these


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
                options=match_options(progress.operator, progress.opponent.points),
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
        item, progress = ITEMS[id], kept.progress

        def made(table: Table) -> Change:
            match = standing(table.events)
            if not progress.operator.shop or not match.opening:
                raise RukaError("shop-closed")
            if id in match.owns(progress.items):
                raise RukaError("item-owned")
            _check_left(match, item.price)
            return item.buy()

        await self._change(kept, made)

    async def use(self, kept: KeptCampaign, id: ItemId, tiles: str) -> None:
        item, progress, game = ITEMS[id], kept.progress, await self._playing(kept)

        def made(table: Table) -> Change:
            match = standing(table.events)
            if id not in match.owns(progress.items):
                raise RukaError("item-not-owned")
            if id in match.active or game.is_between_hands:  # nobody has seen the next hand
                raise RukaError("item-not-now")
            return item.use(table, tiles)

        await game.change(made)

    async def bet(self, kept: KeptCampaign, points: int) -> None:
        progress = kept.progress

        def made(table: Table) -> Change:
            match = standing(table.events)
            most = _most_bet(progress, match)
            if not match.opening or not most:
                raise RukaError("no-bets-now")
            _check_left(match, points)
            if points > most:
                raise RukaError("bet-too-high", most=most)
            return bet(points)

        await self._change(kept, made)

    async def _change(self, kept: KeptCampaign, made: Callable[[Table], Change]) -> None:
        await (await self._playing(kept)).change(made)

    async def _playing(self, kept: KeptCampaign) -> Game:
        if kept.progress.phase != "match":
            raise RukaError("arcade-no-match")
        return await self._game(kept)

    # --- the operator

    async def switch(self, operator: Operator) -> Operator:
        options = {name: value for name, value in operator.options.items() if name not in OF_MATCH}
        rule_set(RULES).with_options(options)  # refused with a sentence
        kept = operator.but(options=options)
        await self.stores.keep(self.stores.arcade.switch(kept))
        return kept

    # --- as it is told

    async def card(self, kept: KeptCampaign, lang: str) -> Campaign:
        progress, game, match = kept.progress, None, Standing(points=[START, kept.progress.opponent.points])
        if progress.table:
            try:
                game = await self._game(kept)
                match = standing(game.table.events) if game.dealt else match
            except RukaError:  # the match before is not there any more
                game = None
        playing = game if game is not None and progress.phase == "match" and game.dealt else None
        open_now = playing is not None and playing.may_change and match.opening
        owned = match.owns(progress.items) if playing else {*progress.items}

        def item_card(item: Item) -> ItemCard:
            has, shop = item.id in owned, open_now and progress.operator.shop
            usable = playing is not None and has and item.id not in match.active and _usable(playing, item, match)
            affordable = shop and not has and match.points[PLAYER] > item.price
            return ItemCard(
                id=item.id,
                price=item.price,
                owned=has,
                usable=usable,
                active=playing is not None and item.id in match.active,
                armed=playing is not None and item.id in match.armed,
                affordable=affordable,
            )

        return Campaign(
            id=kept.id,
            player=progress.name,
            phase=progress.phase,
            step=progress.step,
            opponents=[
                OpponentCard(
                    id=one.id,
                    name=one.name(lang),
                    about=one.about(lang),
                    points=one.points,
                    stake=one.stake,
                    beaten=step < progress.step,
                )
                for step, one in enumerate(LADDER)
            ],
            items=[item_card(item) for item in SHOP],
            mine=match.points[PLAYER],
            theirs=match.points[RIVAL],
            won=match.hands[PLAYER],
            lost=match.hands[RIVAL],
            hands_to_win=progress.operator.hands_to_win,
            hand=match.hand,
            continues=progress.continues,
            continues_left=progress.continues_left,
            score=progress.score,
            bet=match.bet,
            most_bet=_most_bet(progress, match) if open_now else 0,
            shop=open_now and progress.operator.shop,
            table=progress.table,
            seat=PLAYER,
            peeked=peeked(playing.table, match) if playing else [],
            achievements=[*progress.achievements],
            best=await self.stores.arcade.best(kept.person),
        )


def _usable(game: Game, item: Item, match: Standing) -> bool:
    return game.may_change and not game.is_between_hands and item.may(game.table, match)


def _most_bet(progress: Progress, match: Standing) -> int:
    """One bet a hand; no more than the opponent's stake, and something is left."""
    if not progress.operator.side_bets or match.bet:
        return 0
    return max(0, min(match.points[PLAYER] - 1, progress.opponent.stake) // HUNDRED * HUNDRED)


def _check_left(match: Standing, price: int) -> None:
    """D-76: the match score stays above 0."""
    if match.points[PLAYER] <= price:
        raise RukaError("too-few-points")
