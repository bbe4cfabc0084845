"""A match as its table tells it: everything that the arcade knows of one is read from the events.

So nothing of it is kept beside the game, and after a crash nothing is lost or counted twice.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from ruka.arcade.opponents import Opponent
from ruka.rulesets import rule_set
from ruka.schema import Changed, Discard, End, Event, Hand, Nagashi, Over, Riichi, Win
from ruka.schema.arcade import ITEM_IDS, ItemId, Operator
from ruka.schema.messages import Options

RULES = "video"
PLAYER, RIVAL = 0, 1  # seats
BET = "bet"  # what a side bet is called in the record
START = 4000  # points with which the player begins; with the usual 1000 (001) the first lost hand would be the last
YAKUMAN = 13  # fans
MOST_HANDS = 5  # that the rules let win a match
OF_MATCH = ("match", "hands_to_win", "start_points")  # options that the ladder sets
ARMED: frozenset[ItemId] = frozenset(("sure_reach", "lucky_draw"))  # that work later by themselves


def switched(operator: Operator) -> Operator:
    """The switches as they are kept: refused with a sentence where the rules have no such option."""
    options = {name: value for name, value in operator.options.items() if name not in OF_MATCH}
    rule_set(RULES).with_options(options)
    return operator.but(options=options)


def hands_to_win(operator: Operator, opponent: Opponent) -> int:
    return min(MOST_HANDS, operator.hands_to_win + opponent.more)


def match_options(operator: Operator, opponent: Opponent) -> Options:
    """Of the rule set."""
    return {
        **operator.options,
        "match": "either",
        "hands_to_win": hands_to_win(operator, opponent),
        "start_points": (START, opponent.points),
    }


@dataclass
class Standing:
    """How the match stands."""

    points: list[int] = field(default_factory=lambda: [START, START])
    hands: list[int] = field(default_factory=lambda: [0, 0])  # won by the player, and by the rival
    hand: int = 0  # from 1 on
    opening: bool = True  # the player has thrown nothing in this hand
    reached: bool = False  # the player's last discard declared reach
    bought: set[ItemId] = field(default_factory=set)
    spent: set[ItemId] = field(default_factory=set)
    active: set[ItemId] = field(default_factory=set)  # used in this hand ...
    armed: set[ItemId] = field(default_factory=set)  # ... and still to come
    bet: int = 0  # on this hand
    owed: int = 0  # a bet that was won and is not paid out
    bets_won: int = 0
    best_fan: int = 0
    limits: int = 0  # hands of mangan or more
    over: bool = False
    beaten: bool = False  # the rival

    def owns(self, before: Iterable[ItemId]) -> set[ItemId]:
        """What is left of what the player came with, and of what was bought since."""
        return ({*before} | self.bought) - self.spent


def standing(events: Iterable[Event]) -> Standing:
    """After these events."""
    match = Standing()
    for event in events:
        _see(match, event)
    return match


def _see(match: Standing, event: Event) -> None:
    match event:
        case Hand():
            match.hand += 1
            match.opening, match.reached = True, False
            match.points = list(event.points)
        case Changed(seat=0):
            _changed(match, event)
        case Discard(seat=0):
            match.opening, match.reached = False, event.riichi
        case Riichi():
            match.points[event.seat] -= 1000
        case Win():
            _won(match, event.seat)
            if event.seat == PLAYER:
                match.best_fan = max(match.best_fan, event.fan)
                match.limits += bool(event.limit)
        case Nagashi():
            for seat in event.winners or ():
                _won(match, seat)
        case End():
            match.points = list(event.points)
            match.active.clear()
            match.armed.clear()
            match.bet = 0
        case Over():
            match.over, match.beaten = True, PLAYER in (event.winners or ())


def _won(match: Standing, seat: int) -> None:
    match.hands[seat] += 1
    if seat == PLAYER and match.bet:
        match.owed += 2 * match.bet
        match.bets_won += 1
        match.bet = 0


def _changed(match: Standing, event: Changed) -> None:
    for seat, gained in enumerate(event.points or ()):
        match.points[seat] += gained
    item = _ITEMS.get(event.item)
    match event.act:
        case "bet":
            match.bet -= (event.points or (0,))[PLAYER]
        case "payout":
            match.owed = 0
        case "buy" if item:
            match.bought.add(item)
            match.spent.discard(item)
        case "use" if item:
            match.active.add(item)
            (match.armed if item in ARMED else match.spent).add(item)
        case "effect" if item:
            match.armed.discard(item)
            match.spent.add(item)


_ITEMS: Mapping[str, ItemId] = {id: id for id in ITEM_IDS}
