"""A game in words: events become sentences, in each language its own."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from ruka.engine import Event
from ruka.engine.dice import break_of
from ruka.engine.events import HIDDEN, NOTE
from ruka.engine.view import empty_view, see
from ruka.explain.nagashi import nagashi_sentences
from ruka.explain.offences import offence_sentence
from ruka.explain.words import Words
from ruka.rules.ruleset import RuleSet
from ruka.texts import signed as difference
from ruka.texts import text, written

WINDS = "ESWN"


@dataclass(frozen=True)
class Line:
    """A sentence, and the events of the hand that it ends with; both are counted from 1."""

    hand: int
    event: int
    text: str
    heading: bool = False


def tell(events: Iterable[Event], rules: RuleSet, lang: str = "en", names: Sequence[str] = ()) -> Iterator[Line]:
    """The game line by line.

    >>> import ruka
    >>> table = ruka.Table("tenhou", seed=7)
    >>> _ = table.apply(table.legal_actions(0)[-1])
    >>> [line.text for line in tell(table.stream(1), table.rules)][0]
    'East 1, dealt by Seat 0'
    """
    teller = _Teller(rules, lang, names)
    drawn: Event | None = None  # told together with the discard that follows
    for event in events:
        teller.count(event)
        if drawn is not None:
            if event.type == "discard" and event.seat == drawn.seat:
                yield teller.line(teller.turn(drawn, event))
                drawn = None
                continue
            yield teller.line(teller.draw(drawn), back=1)
            drawn = None
        if event.type == "draw":
            drawn = event
        else:
            yield from teller.sentences(event)
    if drawn is not None:
        yield teller.line(teller.draw(drawn))


class _Teller:
    """Knows which hand it is and who sits where."""

    def __init__(self, rules: RuleSet, lang: str, names: Sequence[str]) -> None:
        self.rules = rules.resolved
        self.lang = lang
        self.words = Words(lang, rules=rules)
        self.names = names
        self.view = empty_view(rules)
        self.hand = self.event = 0

    def count(self, event: Event) -> None:
        see(self.view, event, self.rules)
        self.event += 1
        if event.type == "hand":
            self.hand, self.event = self.hand + 1, 1

    def line(self, sentence: str, *, heading: bool = False, back: int = 0) -> Line:
        return Line(self.hand, self.event - back, sentence, heading)

    def say(self, key: str, **words: str | int) -> str:
        return text(f"story-{key}", self.lang, **words)

    def wind(self, seat: int) -> str:
        return WINDS[self.view.wind_of(seat)]

    def winds(self, **seats: int | None) -> dict[str, str]:
        """Of those that an event names."""
        return {name: self.wind(seat) for name, seat in seats.items() if seat is not None}

    def who(self, seat: int) -> str:
        """By wind, as at a table; by name where there is none."""
        return self.say("who", who=self.wind(seat)) if seat in self.view.order else self.player(seat)

    def player(self, seat: int) -> str:
        return self.names[seat] if seat < len(self.names) else self.say("seat", seat=seat)

    def sentences(self, event: Event) -> Iterator[Line]:
        if event.type == "hand":
            yield self.line(self.heading(event), heading=True)
            yield self.line(self.points(event))
            yield from map(self.line, self.setting(event))
            if event.dice:
                yield self.line(self.wall_break(event.dice))
        elif event.type == "win":
            yield from map(self.line, self.win(event))
        elif event.type in ("exhausted", "nagashi", "offence", "settled"):
            yield from map(self.line, self.moved(event))
            if any(event.points or ()):
                yield self.line(self.points(event, signed=True))
        elif event.type == "end":
            yield self.line(self.say("end", points=self.points(event)))
        elif event.type == "over":
            won = self.say("over-taken", player=self.player(event.seat)) if event.seat is not None else self.say("over")
            yield self.line(won, heading=True)
            yield self.line(self.points(event, signed=True, by_player=True))
        elif not (event.type == "deal" and event.tiles.startswith(HIDDEN)):
            yield self.line(self.plain(event))

    def heading(self, event: Event) -> str:
        where = self.say("hand", round=WINDS[(event.round or 0) % len(WINDS)], number=self.view.deal)
        parts = [f"{where}, {self.say('dealt', player=self.player(event.seat or 0))}"]
        parts += [self.say("honba", count=event.honba)] if event.honba else []
        parts += [self.say("bets", count=event.sticks)] if event.sticks else []
        return ", ".join(parts)

    def setting(self, event: Event) -> Iterator[str]:
        """How the first dealer was found, who sits out, which wind is missing."""
        if event.dealer_dice:
            first, second = event.dealer_dice
            yield self.say("dealer-dice", first=first, second=second, player=self.player(event.seat or 0))
        for seat in (event.order or ())[self.rules.players :]:
            yield self.say("sits-out", player=self.player(seat))
        if event.missing:
            yield self.say("missing", who=event.missing)

    def wall_break(self, dice: Sequence[int]) -> str:
        """Told by winds, as at a table: the dealer is east."""
        seat, stacks, counted = break_of(dice, 0, self.rules)
        words = self.winds(who=self.view.order[counted], source=self.view.order[seat])
        if self.rules.table_flow.break_rolls == 1:
            return self.say("break", **words, first=dice[0], second=dice[1], count=stacks)
        first, second, third, fourth = dice
        return self.say(
            "break-again", **words, first=first, second=second, third=third, fourth=fourth, sum=sum(dice), count=stacks
        )

    def plain(self, event: Event) -> str:
        """Events of which one sentence with the seat and its tiles says all."""
        key = f"{event.type}-{event.reason}" if event.type in ("aborted", NOTE) else event.type
        return self.say(
            key.replace("_", "-"),
            **self.winds(who=event.seat, source=event.source),
            tile=event.tile,
            tiles=self.view.seats[event.seat or 0].notation if event.hand else event.tiles,
            worth=event.worth or 0,
            declares="yes" if event.riichi else "no",
        )

    def draw(self, event: Event) -> str:
        where = "dead" if event.replacement else "wall"
        return self.say("draw", **self.winds(who=event.seat), tile=_seen(event.tile), where=where)

    def turn(self, drawn: Event, event: Event) -> str:
        return self.say(
            "turn",
            **self.winds(who=event.seat),
            drawn=_seen(drawn.tile),
            where="dead" if drawn.replacement else "wall",
            tile=event.tile,
            declares="yes" if event.riichi else "no",
            same="yes" if event.drawn else "no",
        )

    def win(self, event: Event) -> Iterator[str]:
        how = "tsumo" if event.source == event.seat else "ron"
        yield self.say(f"win-{how}", **self.winds(who=event.seat, source=event.source), tile=event.tile)
        yield self.say("hand-shown", tiles=self.view.seats[event.seat or 0].notation, tile=event.tile)
        patterns = ", ".join(self.words.name(pattern) for pattern in event.patterns or ())
        worth = self.words.fan(event.fan or 0)
        if event.limit:
            worth = f"{event.limit} ({worth})" if event.fan else event.limit
        elif event.fu:
            worth = f"{worth}, {self.words.fu(event.fu)}"
        yield f"{patterns}: {worth}" if patterns else worth
        yield self.points(event, signed=True)

    def moved(self, event: Event) -> Iterator[str]:
        if event.type == "settled":
            yield self.say("settled")
        elif event.type == "offence":
            yield offence_sentence(event, self.wind(event.seat or 0), self.rules, self.lang)
        elif event.type == "nagashi":
            yield from nagashi_sentences(event, self.wind, self.rules, self.lang)
        if event.type == "exhausted" or (event.type == "nagashi" and self.rules.table_flow.nagashi == "as_draw"):
            yield self.draw_game(event)

    def draw_game(self, event: Event) -> str:
        match, turns = self.rules.match, self.rules.table_flow.turns
        if not match.noten_total and match.dealer_stays != "win_or_ready":
            return self.say("exhausted-plain")
        ready = ", ".join(map(self.who, event.ready or ())) or self.say("nobody")
        return self.say("turns-over" if turns else "exhausted", ready=ready)

    def points(self, event: Event, *, signed: bool = False, by_player: bool = False) -> str:
        """Points by seat; of what moved, only those it moved for."""
        parts = []
        seats = range(self.rules.people)
        for seat in seats if by_player else [*self.view.order, *(set(seats) - set(self.view.order))]:
            points = (event.points or ())[seat]
            who = self.player(seat) if by_player else self.who(seat)
            if points or not signed or by_player:
                parts.append(f"{who} {difference(points)}" if signed else f"{who} {written(points)}")
        return ", ".join(parts)


def _seen(tile: str) -> str:
    return "none" if tile == HIDDEN else tile
