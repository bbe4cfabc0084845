"""The arcade: a campaign against a ladder of opponents, its shop, and what the operator of the cabinet decides."""

# ruff: noqa: RUF012 (every value gets an empty list of its own)
from __future__ import annotations

from typing import Annotated, Literal, get_args

from msgspec import Meta

from ruka.schema.messages import Options
from ruka.schema.values import Part

OpponentId = Literal["hana", "jirka", "mei", "bartek", "sato", "vlasta", "lin", "mistr"]  # the weakest first
ItemId = Literal["exchange", "new_deal", "sure_reach", "more_dora", "peek", "lucky_draw", "shield", "double"]
AchievementId = Literal[
    "first_win",  # the first opponent is beaten
    "halfway",  # four of them
    "ladder",  # all of them
    "one_credit",  # all of them without a continue
    "bare_hands",  # a match won without an item
    "clean_sweep",  # a match won without losing a hand
    "mangan",  # a hand won that is a limit or more
    "yakuman",
    "all_items",  # every item used at some time
    "side_bet",  # won
]
ArcadePhase = Literal["ready", "match", "lost", "won"]

OPPONENT_IDS: tuple[OpponentId, ...] = get_args(OpponentId)
ITEM_IDS: tuple[ItemId, ...] = get_args(ItemId)
ACHIEVEMENT_IDS: tuple[AchievementId, ...] = get_args(AchievementId)


class OpponentCard(Part, frozen=True, kw_only=True):
    """Somebody on the ladder."""

    id: OpponentId
    name: str
    about: str  # one line: who it is and how it plays
    points: int  # with which a match begins
    stake: int  # what beating them adds to the score
    beaten: bool = False


class ItemCard(Part, frozen=True, kw_only=True):
    """A thing of the shop; there is one of each kind."""

    id: ItemId
    price: int
    owned: bool = False
    usable: bool = False  # now
    active: bool = False  # used in this hand ...
    armed: bool = False  # ... and its moment is still to come
    affordable: bool = False  # the shop is open, and points would be left


class Campaign(Part, frozen=True, kw_only=True):
    """How somebody stands on the ladder: `ready` for the next opponent, in a `match`, or through with it. After a
    match that was lost one may continue from the same opponent; `won` is the end."""

    id: str
    player: str  # the name
    phase: ArcadePhase
    step: int  # from 0 on: which of the opponents it is about now; their number when all are beaten
    opponents: list[OpponentCard]  # in their order
    items: list[ItemCard]
    mine: int  # points of the match that is played, or was played last
    theirs: int
    won: int = 0  # hands of this match ...
    lost: int = 0
    hands_to_win: int  # ... and how many win it
    hand: int = 0  # of this match, from 1 on
    continues: int = 0  # so far
    continues_left: int | None = None  # None: as many as one likes
    score: int = 0
    bet: int = 0  # on this hand
    most_bet: int = 0  # that may be bet now; 0: not now, or not at all
    shop: bool = False  # is it open?
    table: str = ""  # where the match is played, or was played last; empty: none yet
    seat: int = 0  # of the player there
    peeked: list[str] = []  # what an item showed in this hand: tiles of the opponent
    achievements: list[AchievementId] = []
    best: int = 0  # the highest score of this player, or on this server where nobody is signed in


class NewCampaign(Part, frozen=True, kw_only=True):
    """A campaign that has begun, and a guest's key to it: it is sent along as the header `campaign-key`."""

    campaign: Campaign
    key: str  # empty: it is the person's who is signed in


class ArcadeScore(Part, frozen=True, kw_only=True):
    """A campaign that is over, in the list of the highest scores."""

    name: str
    score: int
    step: int  # opponents beaten
    continues: int
    at: str  # ISO 8601


class Operator(Part, frozen=True, kw_only=True):
    """The switches of the cabinet: for every campaign that begins, and what a stand shows when nobody plays."""

    options: Options = {}  # of the rule set `video`, without those of the match
    hands_to_win: Annotated[int, Meta(ge=3, le=5)] = 3
    continues: Annotated[int, Meta(ge=0, le=99)] = 5  # for one campaign
    free_play: bool = True  # as many continues as one likes
    side_bets: bool = True
    shop: bool = True
    attract: bool = True  # a stand shows a game by itself
