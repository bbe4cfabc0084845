"""What lines of advice claim, held against the view of the seat by brute force: none of the bots' own code is used."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from random import Random

import ruka
from ruka._core import Score, parse_tiles
from ruka.engine.flow import at_table
from ruka.errors import RukaError
from ruka.rules.ruleset import RuleSet
from ruka.schema import KINDS, WINDS, AddedKong, Claim, ConcealedKong, Discard, Event, Hand, View
from ruka.schema.advice import AdviceLine, Choice
from ruka.tiles import TILES, kind

IMPOSSIBLE = 99
COMPLETIONS = 30


def kinds_of(notation: str) -> list[str]:
    return [kind(TILES[code]) for code in parse_tiles(notation)]


def unseen(view: View, rules: RuleSet) -> Counter[str]:
    """How many tiles of each kind the seat does not see."""
    assert view.seat is not None
    tiles = rules.tiles
    left = Counter({one: tiles.copies for number, one in enumerate(KINDS) if tiles.kinds >> number & 1})
    if view.missing:
        left[f"{'ESWN'.index(view.missing) + 1}z"] = 0
    seen = [*view.seats[view.seat].tiles, *view.indicators]
    for one in view.seats:
        seen += [tile for each in one.sets for tile in each.tiles]
        seen += [each.tile for each in one.discards if not each.claimed]
        left["4z"] -= one.norths
    left.subtract(kind(tile) for tile in seen if tile[1] != "f")
    return left


def safe_kinds(events: Iterable[Event], seat: int, *, furiten: bool) -> tuple[set[str], set[str]]:
    """Kinds that the seat has discarded, and those let pass since its hand last changed."""
    own: set[str] = set()
    passed: set[str] = set()
    riichi = False
    for event in events:
        match event:
            case Hand():
                own, passed, riichi = set(), set(), False
            case Discard() if event.seat == seat:
                own.add(kind(event.tile))
                if event.riichi or (not event.drawn and not riichi):
                    passed = set()
                else:  # drawn, and not won with
                    passed.add(kind(event.tile))
                riichi = riichi or event.riichi
            case Discard():
                passed.add(kind(event.tile))
            case Claim() | ConcealedKong() | AddedKong() if event.seat == seat and not riichi:
                passed = set()
    return (own if furiten else set()), passed


def waits_left(tile: str, left: Counter[str]) -> list[str]:
    """Shapes of regular hands that could still wait for the tile."""
    found = ["single"] * (left[tile] >= 1) + ["pair"] * (left[tile] >= 2)
    if tile[1] != "z":
        rank = int(tile[0])
        for low in (rank - 2, rank - 1, rank):
            others = [f"{one}{tile[1]}" for one in range(low, low + 3) if one != rank]
            if 1 <= low <= 7 and all(left[one] > 0 for one in others):
                found.append("".join(others))
    return found


def two_sided(tile: str) -> list[tuple[list[str], str]]:
    """The two-sided shapes that wait for the tile, each with its other end."""
    rank, suit = int(tile[0]), tile[1]
    shapes = []
    for step in (1, -1):
        end = rank + 3 * step
        if suit != "z" and 1 <= end <= 9:
            shapes.append(([f"{rank + step}{suit}", f"{rank + 2 * step}{suit}"], f"{end}{suit}"))
    return shapes


def parse_melds(melds: Iterable[str]) -> list[str]:
    return [TILES[code] for one in melds for code in parse_tiles(one.strip("[]<>"))]


class Claims:
    """One decision: what the seat sees, and what has happened as it may know it."""

    def __init__(self, view: View, rules: RuleSet, events: Sequence[Event], random: Random) -> None:
        self.view = view
        self.rules = at_table(rules).resolved
        self.events = events
        self.random = random
        self.left = unseen(view, self.rules)

    @property
    def _wind(self) -> str:
        assert self.view.seat is not None
        return WINDS[self.view.wind_of(self.view.seat)]

    def check(self, choice: Choice, line: AdviceLine) -> None:
        checked = getattr(self, f"_{line.kind}", None)
        if checked is not None:
            checked(choice, line)

    def _thrown(self, choice: Choice) -> str:
        then = [line.tiles for line in choice.lines if line.kind == "then"]
        return kind(then[0] if then else choice.action.tile)

    def _useful(self, choice: Choice, line: AdviceLine) -> None:
        kinds = kinds_of(line.tiles)
        assert line.numbers[0] == sum(max(0, self.left[one]) for one in kinds)
        if len(line.numbers) > 1:
            assert line.numbers[1] == len(kinds)
        hand = self._hand_after(choice)
        far = [one.numbers[0] for one in choice.lines if one.kind == "distance"]
        if hand is None or not far:
            return
        tiles, melds = hand
        shanten = self._shanten(tiles, melds)
        # Tiles that only the seat's own sets would join are of no use where these are all there are.
        used_up = any(self.left[kind(tile)] <= 0 for tile in parse_melds(melds))
        assert used_up or far[0] >= shanten
        if far[0] == shanten and not used_up:  # farther: it plays for one way of winning among several
            for one in kinds:
                pair = [kind(tile) for tile in tiles].count(one) == 2  # a pung that the hand may need for its minimum
                if self.left[one] > 0 and not pair:
                    assert self._shanten([*tiles, one], melds) < shanten, (one, tiles, melds, choice)

    def _distance(self, choice: Choice, line: AdviceLine) -> None:
        hand = self._hand_after(choice)
        if hand is not None and len(line.numbers) > 1:
            assert line.numbers[1] == self._shanten(*hand)

    def _within(self, choice: Choice, line: AdviceLine) -> None:
        """The minimum is that of the rules, and a hand in sight that wins has the pattern and no less."""
        least, most = line.numbers
        assert least > 1
        assert {least} == {*self._minima()}
        assert most >= least
        assert line.why in [one.why for one in choice.lines if one.kind == "pattern"]
        assert any(price.pattern.id == line.why for stage in self.rules.stages for price in stage)

    def _minima(self) -> Iterator[int]:
        for hand in ("123m 456p 789s 11z 99p +9p", "[123m] [456p] [789s] 1z [999p] +1z"):
            yield self._scored(hand, "ron").minimum

    def _closed(self, choice: Choice, line: AdviceLine) -> None:
        """The claim is the first set that opens the hand, and no open hand has the pattern."""
        assert self.view.seat is not None
        assert choice.action.type in ("chow", "pung", "kong")
        assert all(one.type == "concealed_kong" for one in self.view.seats[self.view.seat].sets)
        prices = [price for stage in self.rules.stages for price in stage if price.pattern.id == line.why]
        assert prices
        assert line.numbers[0] in {price.concealed for price in prices}
        assert not any(price.open for price in prices)
        hand = self._hand_after(choice)
        for _ in range(COMPLETIONS if hand else 0):
            assert hand is not None
            if finished := self._completed(*hand):
                for how in ("ron", "tsumo"):
                    assert line.why not in self._scored(finished, how).patterns

    def _scored(self, hand: str, how: str) -> Score:
        """As the seat would win now."""
        round = WINDS[self.view.round % len(WINDS)]
        return ruka.score(self.rules, hand, win=how, seat=self._wind, round=round, honba=self.view.honba)

    def _shanten(self, tiles: Sequence[str], melds: Sequence[str]) -> int:
        notation = " ".join([*tiles, *melds])
        try:
            return ruka.shanten(notation, self.rules.forms, self.rules.tiles)
        except RukaError:  # two chows on the table where a hand has but one
            return IMPOSSIBLE

    def _hand_after(self, choice: Choice) -> tuple[list[str], list[str]] | None:
        """The tiles in the hand and its sets, after the choice and the discard that follows it."""
        assert self.view.seat is not None
        own, action = self.view.seats[self.view.seat], choice.action
        tiles = [tile for tile in own.tiles if tile[1] != "f"]
        melds = [
            f"[{''.join(one.tiles)}]" if one.type != "concealed_kong" else f"<{''.join(one.tiles)}>" for one in own.sets
        ]
        then = [line.tiles for line in choice.lines if line.kind == "then"]
        if action.type in ("chow", "pung"):
            used = [TILES[code] for code in parse_tiles(action.tiles)]
            assert self.view.discarder is not None
            offered = self.view.seats[self.view.discarder].discards[-1].tile
            for tile in used:
                tiles.remove(tile)
            melds.append(f"[{''.join(sorted([*used, offered], key=kind))}]")
        elif action.type == "kong":
            assert self.view.discarder is not None
            offered = self.view.seats[self.view.discarder].discards[-1].tile
            used = [tile for tile in tiles if kind(tile) == kind(offered)]
            tiles = [tile for tile in tiles if tile not in used]
            return tiles, [*melds, f"[{''.join([*used, offered])}]"]
        elif action.type not in ("discard", "riichi", "pass"):
            return None
        for tile in then or ([action.tile] if action.tile else []):  # of a five it is told which one, or the kind
            tiles.remove(tile if tile in tiles else next(one for one in tiles if kind(one) == kind(tile)))
        return tiles, melds

    def _safe(self, choice: Choice, line: AdviceLine) -> None:
        assert line.seat is not None
        assert line.seat != self.view.seat
        tile = self._thrown(choice)
        own, passed = safe_kinds(self.events, line.seat, furiten=self.rules.table_flow.furiten != "none")
        match line.why:
            case "own":
                assert tile in own
            case "passed":
                assert tile in passed
            case "no_shape" | "all_seen":
                assert not waits_left(tile, self.left)
            case _:
                raise AssertionError(line.why)

    def _no_chance(self, choice: Choice, line: AdviceLine) -> None:
        for one in kinds_of(line.tiles):
            assert self.left[one] <= 0
            assert line.numbers[0] == self.rules.tiles.copies

    def _taste(self, choice: Choice, line: AdviceLine) -> None:
        """Of a discard, and never in its favour: what is thrown first has no such line."""
        assert choice.action.type in ("discard", "riichi")
        assert line.numbers[0] < 0

    def _suji(self, choice: Choice, line: AdviceLine) -> None:
        assert line.seat is not None
        own, passed = safe_kinds(self.events, line.seat, furiten=self.rules.table_flow.furiten != "none")
        thrown = {*kinds_of(line.tiles)}
        assert thrown <= own | passed
        shapes = two_sided(self._thrown(choice))
        assert shapes
        for others, end in shapes:
            assert end in own | passed or any(self.left[one] <= 0 for one in others)
        assert thrown & {end for _, end in shapes}

    def _no_yaku(self, choice: Choice, line: AdviceLine) -> None:
        """However the hand is finished, it does not win."""
        hand = self._hand_after(choice)
        assert hand is not None
        for _ in range(COMPLETIONS):
            if finished := self._completed(*hand):
                for how in ("ron", "tsumo"):
                    assert not self._scored(finished, how).wins

    def _completed(self, tiles: Sequence[str], melds: Sequence[str]) -> str:
        """A way to a complete hand at random, tile by tile; empty where it leads nowhere."""
        tiles, left = list(tiles), Counter(self.left)
        while True:
            shanten = self._shanten(tiles, melds)
            nearer = [one for one in KINDS if left[one] > 0 and self._shanten([*tiles, one], melds) < shanten]
            if not nearer:
                return ""
            drawn = self.random.choice(nearer)
            left[drawn] -= 1
            if shanten == 0:
                return " ".join([*tiles, f"+{drawn}", *melds])
            tiles.append(drawn)
            kept = [one for one in dict.fromkeys(tiles) if self._shanten(_less(tiles, one), melds) < shanten]
            tiles.remove(self.random.choice(kept))


def _less(tiles: Sequence[str], one: str) -> list[str]:
    rest = [*tiles]
    rest.remove(one)
    return rest
