"""The wall built, broken by dice and dealt, act by act, as the engine deals a seed.

Who gets which tile is the engine's; where it lay follows from the order in which tiles are taken. A tile of the wall is
counted from the break, two to a stack; loose tiles never were part of it.

>>> from ruka.rulesets import rule_set
>>> shown = opening(rule_set("ema-riichi"), "a", "en")
>>> shown.steps[2].text, [step.act for step in shown.steps[2:7]]
('East throws 2 and 6: 8.', ['thrown', 'counted', 'stacks', 'broken', 'dead'])
>>> [(step.seat, step.takes) for step in shown.steps if step.act == "takes"][-4:]
[(0, [48, 52]), (1, [49]), (2, [50]), (3, [51])]
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby

from ruka._core import parse_tiles
from ruka.engine.dice import Break, Walls, break_of, walls_of
from ruka.engine.table import Table
from ruka.explain.chapters.teller import Teller, key_of
from ruka.explain.figures.wall import TURNS, broken, last_tiles, winds
from ruka.explain.words import Words
from ruka.rules.ruleset import RuleSet
from ruka.schema import Deal, Dora, Draw, Event, Flower, Hand
from ruka.schema.customs import Opening, OpeningStep, WallStack
from ruka.tiles import CODES, TILES, full_name, in_order, kind


def opening(rules: RuleSet, seed: str, lang: str) -> Opening | None:
    """How a game of this seed begins; nothing where no wall is built."""
    if rules.customs.wall != "built":
        return None
    told = _Told(Teller(rules, Words(lang, rules=rules)), tuple(Table(rules, seed=seed).events))
    stacks = told.stacks
    return Opening(
        rules=rules.id,
        seed=seed,
        winds=winds(rules),
        turns=list(TURNS[rules.resolved.players]),
        loose=told.walls.loose,
        stacks=stacks,
        indicator=len(stacks) - 1 - told.tell.flow.replacement_tiles // 2 if told.dora else -1,
        hand="".join(in_order(told.hand)),
        steps=[*told.before(), *told.breaks(), *told.deals(), *told.after()],
    )


@dataclass(frozen=True)
class _Told:
    """The first events of a table in sentences."""

    tell: Teller
    events: Sequence[Event]

    @property
    def rules(self) -> RuleSet:
        return self.tell.rules

    @cached_property
    def first(self) -> Hand:
        return next(event for event in self.events if isinstance(event, Hand))

    @cached_property
    def players(self) -> list[int]:
        """Seats of those who play, from the dealer on."""
        people = self.rules.people
        order = self.first.order or [(self.first.seat + turn) % people for turn in range(people)]
        return list(order[: self.tell.players])

    @cached_property
    def dice(self) -> tuple[int, ...]:
        return tuple((self.first.dice or ())[: 2 * self.tell.flow.break_rolls])

    @cached_property
    def walls(self) -> Walls:
        return walls_of(self.rules)

    @cached_property
    def cut(self) -> Break:
        return break_of(self.dice, 0, self.rules)

    @cached_property
    def stacks(self) -> list[WallStack]:
        """Numbered as they are counted: the last one before the gap has the number that was thrown."""
        found, thrown = broken(self.rules, self.dice).stacks, sum(self.dice)
        return [
            WallStack(
                side=one.side,
                place=one.place,
                number=thrown - (len(found) - 1 - taken) if one.counted else 0,
                dead=one.dead,
                shift=one.shift,
            )
            for taken, one in enumerate(found)
        ]

    @cached_property
    def dora(self) -> list[str]:
        return [event.tile for event in self.events if isinstance(event, Dora)]

    @cached_property
    def flowers(self) -> list[Flower]:
        return [event for event in self.events if isinstance(event, Flower)]

    @cached_property
    def hand(self) -> list[str]:
        """East's tiles once everything is dealt and every flower replaced."""
        dealer = self.first.seat
        dealt = [
            tile for event in self.events if isinstance(event, Deal) and event.seat == dealer for tile in _tiles(event)
        ]
        drawn = [event.tile for event in self.events if isinstance(event, Draw) and event.seat == dealer]
        laid = [event.tile for event in self.flowers]
        return [tile for tile in (*dealt, *drawn) if tile not in laid]

    def who(self, turn: int) -> str:
        return self.tell.wind(self.rules.seats[turn])

    def say(self, key: str, **words: str | int) -> str:
        return self.tell.words.text(key, **words)

    # --- acts

    def before(self) -> Iterator[OpeningStep]:
        """East is found and the wall is built."""
        walls, thrown = self.walls, self.first.dealer_dice
        found = self.say(f"seat-first-{key_of(self.tell.match.first_dealer)}")
        if thrown:
            found += " " + self.say("custom-dealer", first=thrown[0], second=thrown[1], sum=sum(thrown))
        yield OpeningStep(act="dealer", text=found, seat=0, dice=[*(thrown or ())])
        built = self.say(f"wall-built-{walls.sides}", stacks=walls.stacks, tiles=2 * walls.stacks)
        yield OpeningStep(act="built", text=f"{self.say('wall-shuffle')} {built}")
        if walls.loose:
            share = self.tell.flow.hand_tiles - 1
            text = f"{self.say('wall-loose', count=walls.loose)} {self.say('deal-loose', count=share)}"
            yield OpeningStep(act="loose", text=text, loose=share)

    def breaks(self) -> Iterator[OpeningStep]:
        """Dice, the gap, the dead wall and its indicator."""
        dice, counted = self.dice, self.cut.counted
        first = sum(dice[:2])
        yield self._throw(0, dice[:2])
        numbers = [[*range(turn + 1, first + 1, self.tell.players)] for turn in range(self.tell.players)]
        text = self.say("custom-counted", sum=first, who=self.who(counted))
        yield OpeningStep(act="counted", text=text, seat=counted, counts=numbers)
        if len(dice) > 2:
            yield self._throw(counted, dice[2:])
        yield OpeningStep(act="stacks", text=self._stacks(), seat=counted)
        yield OpeningStep(act="broken", text=self.say("wall-gap"))
        flow = self.tell.flow
        if flow.dead_wall:
            yield OpeningStep(act="dead", text=self.say("wall-dead", count=flow.dead_wall // 2))
        if self.dora:
            yield self._indicator()

    def _throw(self, turn: int, dice: Sequence[int]) -> OpeningStep:
        words: dict[str, str | int] = {"who": self.who(turn), "first": dice[0], "second": dice[1], "sum": sum(dice)}
        again = len(self.dice) > 2 and dice != self.dice[:2]
        text = (
            self.say("custom-thrown-too", total=sum(self.dice), **words)
            if again
            else self.say("custom-thrown", **words)
        )
        return OpeningStep(act="thrown", text=text, seat=turn, dice=[*dice])

    def _stacks(self) -> str:
        """How many are counted, and where one wall is too short for it, how many of the next."""
        if self.cut.seat == self.cut.counted:
            return self.say("custom-stacks", count=sum(self.dice))
        words: dict[str, str | int] = {
            "stacks": self.walls.stacks,
            "over": self.cut.stacks,
            "who": self.who(self.cut.seat),
        }
        return self.say("custom-stacks-over", count=sum(self.dice), **words)

    def _indicator(self) -> OpeningStep:
        shown = self.dora[0]
        dora = TILES[self.rules.resolved.tiles.dora_of(CODES[kind(shown)])]
        lang = self.tell.words.lang
        place = self.say("wall-indicator", place=self.tell.flow.replacement_tiles // 2 + 1)
        says = self.say("custom-indicator", tile=full_name(shown, lang), dora=full_name(dora, lang))
        return OpeningStep(act="indicator", text=f"{place} {says}", tiles=[shown])

    def deals(self) -> Iterator[OpeningStep]:
        for turn, tiles in takes(self.rules):
            key = "custom-takes"
            if len(tiles) == 2 and tiles[1] == tiles[0] + 1:
                key = "custom-takes-stack"
            elif len(tiles) == 2:
                key = "custom-takes-tops"
            text = self.say(key, who=self.who(turn), count=len(tiles))
            yield OpeningStep(act="takes", text=text, seat=turn, takes=[*tiles])

    def after(self) -> Iterator[OpeningStep]:
        """Flowers are laid down and replaced from the end; then east throws."""
        end = 2 * len(self.stacks)
        for seat, laid in groupby(self.flowers, key=lambda event: event.seat):
            turn, tiles = self.players.index(seat), [event.tile for event in laid]
            end -= len(tiles)
            text = self.say("custom-flowers", who=self.who(turn), count=len(tiles))
            places = [*range(end + len(tiles) - 1, end - 1, -1)]
            yield OpeningStep(act="flowers", text=text, seat=turn, takes=places, tiles=tiles)
        flow = self.tell.flow
        text = self.say("deal-result", dealer=flow.hand_tiles + 1, count=flow.hand_tiles)
        yield OpeningStep(act="begins", text=f"{text} {self.say('custom-begins')}", seat=0)


def _tiles(event: Deal) -> list[str]:
    return [TILES[code] for code in parse_tiles(event.tiles)]


def takes(rules: RuleSet) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Who takes which tiles of the wall, in order; players are counted from the dealer.

    >>> from ruka.rulesets import rule_set
    >>> [*takes(rule_set("japanese-classical-3p"))]
    [(0, (0, 1)), (1, (2,)), (2, (3,))]
    """
    flow, players = rules.table_flow, rules.resolved.players
    place = 0
    if not flow.dealer_takes_two:
        for _ in range((flow.hand_tiles - 1) // flow.deal_share):
            for turn in range(players):
                yield turn, tuple(range(place, place + flow.deal_share))
                place += flow.deal_share
    last = [*enumerate(last_tiles(rules), place)]
    if players == 4:  # 000, 2.8: east takes the first and the last of them at once
        last.sort(key=lambda one: one[1])
    for turn, some in groupby(last, key=lambda one: one[1]):
        yield turn, tuple(at for at, _ in some)
