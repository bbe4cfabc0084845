"""Random games for every rule set: seeded walls, seeded legal actions, options set at random too."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random

from ruka import _core
from ruka.engine.flow import HAND_OVER, OVER, TURN, at_table
from ruka.rules import RuleSet
from ruka.rules.options import Option, OptionValue
from tests.machine import Action, Event, Machine, new_table

NORTH, FIRST_FLOWER = 30, 37
MOST_ACTIONS = 50_000
PATIENCE = 60  # hands, then everybody plays to win: some matches only wins can end
# What an eager player does before anything else; a hand that calls nothing is won more often.
EAGER = (("tsumo", "ron"), ("riichi",), ("concealed_kong", "nuki", "show"), ("pass",))
Step = tuple[int, str, int, int]  # seat, type, tile, flag


def random_wall(table: Machine, rng: Random) -> list[int]:
    """Of the next hand."""
    wall = [code for code, number in enumerate(table.box) for _ in range(number)]
    rng.shuffle(wall)
    return wall


def with_random_options(rules: RuleSet, rng: Random) -> RuleSet:
    """Half of the options as the rule set has them, the others anything that they may be."""
    return rules.with_options({o.name: _any_value(o, rng) for o in rules.options if rng.random() < 0.5})


def _any_value(option: Option, rng: Random) -> OptionValue:
    if option.choices:
        return rng.choice(option.choices)
    return rng.random() < 0.5 if isinstance(option.default, bool) else option.default


@dataclass
class RandomGame:
    """Plays at random, or so that hands are won; `watch` looks at the table after every action."""

    rules: RuleSet
    seed: int
    eager: bool = False
    watch: Callable[[RandomGame], None] = lambda game: None
    walls: list[list[int]] = field(default_factory=list)
    steps: list[Step | None] = field(default_factory=list)  # None: the next hand is dealt
    happened: list[Event] = field(default_factory=list)
    hand: list[Event] = field(default_factory=list)  # since the last deal

    def __post_init__(self) -> None:
        self.rng = Random(self.seed)
        self.table = new_table(self.rules)

    def play(self) -> RandomGame:
        while self.table.phase != OVER:
            self.step()
            self.watch(self)
            assert len(self.steps) < MOST_ACTIONS, "the game does not end"
        return self

    def step(self) -> None:
        if self.table.phase == HAND_OVER:
            self.walls.append(random_wall(self.table, self.rng))
            self.steps.append(None)
            self.hand = self.table.deal(self.walls[-1])
            self.happened += self.hand
            return
        seat = self.rng.choice(self.table.asked)
        action = self.choose(seat)
        self.steps.append((seat, *action))
        new = self.table.apply(seat, *action)
        self.hand += new
        self.happened += new

    def choose(self, seat: int) -> Action:
        actions = self.table.legal(seat)
        eager = self.eager or self.table.hands > PATIENCE
        if not eager or self.rng.random() < 0.05:
            return self.rng.choice(actions)
        for wanted in EAGER:
            if fitting := [action for action in actions if action[0] in wanted]:
                return self.rng.choice(fitting)
        return self._nearest(seat, actions)

    def _nearest(self, seat: int, actions: list[Action]) -> Action:
        """The discard after which the hand is nearest to ready."""
        hand = _core.Hand(self.table.tiles(seat), [set for set, *_ in self.table.melds(seat)])
        kinds = at_table(self.rules).resolved.tiles.kinds
        order = {
            code: (far, -sum(left for _, left in useful)) for code, far, useful in _core.discards(hand, kinds=kinds)
        }
        return min(actions, key=lambda action: order.get(action[1], (99, 0)))


def replayed(game: RandomGame) -> list[Event]:
    """The same walls and actions at a new table."""
    table = new_table(game.rules)
    walls = iter(game.walls)
    happened: list[Event] = []
    for step in game.steps:
        happened += table.deal(next(walls)) if step is None else table.apply(*step)
    return happened


def snapshot(table: Machine, players: int) -> tuple[object, ...]:
    """Everything that can be seen of a table."""
    seats = [
        (
            table.tiles(seat),
            [(set.type, set.kind, set.reds, *rest) for set, *rest in table.melds(seat)],
            table.waits(seat),
            table.furiten(seat),
            table.riichi(seat),
            table.nuki(seat),
            table.flowers(seat),
            table.legal(seat),
        )
        for seat in range(players)
    ]
    counters = (table.round, table.dealer, table.honba, table.sticks, table.hands, table.tiles_left)
    return (seats, counters, table.asked, table.discards, table.indicators, table.scores, table.phase, table.drawn)


def tiles_in_play(table: Machine, players: int) -> Counter[int]:
    """In hands and sets, set aside and thrown away."""
    found: Counter[int] = Counter(code for _, code, _, _, claimed in table.discards if not claimed)
    for seat in range(players):
        found.update(table.tiles(seat))
        found.update(code for set, *_ in table.melds(seat) for code in set.tiles)
        found[NORTH] += table.nuki(seat)
        found.update(FIRST_FLOWER + flower for flower in range(8) if table.flowers(seat) >> flower & 1)
    return +found


def tiles_taken(hand: list[Event]) -> Counter[int]:
    """Out of the wall since the deal."""
    return Counter(event.code for event in hand if event.type in ("deal", "draw"))


def positions(rules: RuleSet, seed: int, every: int) -> Iterator[RandomGame]:
    """A game stopped now and then at somebody's turn."""
    game = RandomGame(rules, seed)
    while game.table.phase != OVER:
        game.step()
        if game.table.phase == TURN and len(game.steps) % every == 0:
            yield game
