"""A campaign as it is told: the ladder, the match that is played or was played last, and what may be asked for now."""

from __future__ import annotations

from dataclasses import dataclass

from ruka.arcade.campaign import Progress
from ruka.arcade.items import SHOP, Item, peeked
from ruka.arcade.match import PLAYER, RIVAL, START, Standing, hands_to_win, standing
from ruka.arcade.opponents import LADDER
from ruka.arcade.orders import most_bet
from ruka.engine.table import Table
from ruka.schema.arcade import Campaign, ItemCard, OpponentCard


@dataclass(frozen=True)
class Moment:
    """The table of the match, and whether it is a moment to ask for something."""

    table: Table
    may_change: bool
    is_between_hands: bool


def campaign_card(progress: Progress, moment: Moment | None, lang: str, id: str = "", best: int = 0) -> Campaign:
    """`moment` is that of the match that is played, or was played last, where its table is still there."""
    match = standing(moment.table.events) if moment else Standing(points=[START, progress.opponent.points])
    playing = moment if progress.phase == "match" else None
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
        id=id,
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
        hands_to_win=hands_to_win(progress.operator, progress.opponent),
        hand=match.hand,
        continues=progress.continues,
        continues_left=progress.continues_left,
        score=progress.score,
        bet=match.bet,
        most_bet=most_bet(progress, match) if open_now else 0,
        shop=open_now and progress.operator.shop,
        table=progress.table,
        seat=PLAYER,
        peeked=peeked(playing.table, match) if playing else [],
        achievements=[*progress.achievements],
        best=best,
    )


def _usable(moment: Moment, item: Item, match: Standing) -> bool:
    return moment.may_change and not moment.is_between_hands and item.may(moment.table, match)
