"""A game in words: events become sentences, in each language its own."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from ruka.engine.dice import break_of
from ruka.engine.view import empty_view, see
from ruka.explain.nagashi import nagashi_sentences
from ruka.explain.offences import offence_sentence
from ruka.explain.words import Words
from ruka.rules.ruleset import RuleSet
from ruka.schema import (
    HIDDEN,
    WINDS,
    Aborted,
    AddedKong,
    Changed,
    Claim,
    ConcealedKong,
    Deal,
    Discard,
    Dora,
    Draw,
    End,
    Event,
    Exhausted,
    Flower,
    Hand,
    Nagashi,
    Note,
    Nuki,
    Offence,
    Over,
    Ready,
    Settled,
    Shown,
    Ura,
    Win,
)
from ruka.schema.arcade import ITEM_IDS
from ruka.texts import signed as difference
from ruka.texts import text, written


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
    drawn: Draw | None = None  # told together with the discard that follows
    for event in events:
        teller.count(event)
        if drawn is not None:
            if isinstance(event, Discard) and event.seat == drawn.seat:
                yield teller.line(teller.turn(drawn, event))
                drawn = None
                continue
            yield teller.line(teller.draw(drawn), back=1)
            drawn = None
        if isinstance(event, Draw):
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
        if isinstance(event, Hand):
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
        match event:
            case Hand():
                yield self.line(self.heading(event), heading=True)
                yield self.line(self.points(event.points))
                yield from map(self.line, self.setting(event))
                if event.dice:
                    yield self.line(self.wall_break(event.dice))
            case Win():
                yield from map(self.line, self.win(event))
            case Exhausted() | Nagashi() | Offence() | Settled():
                yield from map(self.line, self.moved(event))
                if any(event.points):
                    yield self.line(self.points(event.points, signed=True))
            case End():
                yield self.line(self.say("end", points=self.points(event.points)))
            case Over(seat=None):
                yield from self.over(event, self.say("over"))
            case Over(seat=int(seat)):
                yield from self.over(event, self.say("over-taken", player=self.player(seat)))
            case Deal(tiles=tiles) if tiles.startswith(HIDDEN):
                return
            case _:
                yield self.line(self.plain(event))

    def over(self, event: Over, sentence: str) -> Iterator[Line]:
        yield self.line(sentence, heading=True)
        yield self.line(self.points(event.points, signed=True, by_player=True))

    def heading(self, event: Hand) -> str:
        where = self.say("hand", round=WINDS[event.round % len(WINDS)], number=self.view.deal)
        parts = [f"{where}, {self.say('dealt', player=self.player(event.seat))}"]
        parts += [self.say("honba", count=event.honba)] if event.honba else []
        parts += [self.say("bets", count=event.sticks)] if event.sticks else []
        return ", ".join(parts)

    def setting(self, event: Hand) -> Iterator[str]:
        """How the first dealer was found, who sits out, which wind is missing."""
        if event.dealer_dice:
            first, second = event.dealer_dice
            yield self.say("dealer-dice", first=first, second=second, player=self.player(event.seat))
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
        words: dict[str, str | int] = dict(self.winds(who=event.seat))
        key = event.type
        match event:
            case Aborted() | Note():
                key = f"{key}-{event.reason}"
            case Changed():
                key = f"{key}-{event.act}"
                words |= {"item": self.item(event.item), "points": abs(sum(event.points or ()))}
            case Discard():
                words |= {"tile": event.tile, "declares": "yes" if event.riichi else "no"}
            case Claim():
                words |= {"tile": event.tile, "tiles": event.tiles, "source": self.wind(event.source)}
            case Deal() | ConcealedKong():
                words |= {"tiles": event.tiles}
            case Dora() | Ura() | AddedKong() | Nuki() | Flower() | Draw():
                words |= {"tile": event.tile}
            case Ready(seat):
                words |= {"tiles": self.view.seats[seat].notation}
            case Shown(seat):
                words |= {"tiles": self.view.seats[seat].notation, "worth": event.worth}
        return self.say(key.replace("_", "-"), **words)

    def item(self, id: str) -> str:
        """Of the arcade, in words."""
        return text(f"arcade-item-{id}", self.lang) if id in ITEM_IDS else id

    def draw(self, event: Draw) -> str:
        where = "dead" if event.replacement else "wall"
        return self.say("draw", **self.winds(who=event.seat), tile=_seen(event.tile), where=where)

    def turn(self, drawn: Draw, event: Discard) -> str:
        return self.say(
            "turn",
            **self.winds(who=event.seat),
            drawn=_seen(drawn.tile),
            where="dead" if drawn.replacement else "wall",
            tile=event.tile,
            declares="yes" if event.riichi else "no",
            same="yes" if event.drawn else "no",
        )

    def win(self, event: Win) -> Iterator[str]:
        how = "tsumo" if event.source == event.seat else "ron"
        yield self.say(f"win-{how}", **self.winds(who=event.seat, source=event.source), tile=event.tile)
        yield self.say("hand-shown", tiles=self.view.seats[event.seat].notation, tile=event.tile)
        patterns = ", ".join(self.words.name(pattern) for pattern in event.patterns)
        worth = self.words.fan(event.fan)
        if event.limit:
            worth = f"{event.limit} ({worth})" if event.fan else event.limit
        elif event.fu:
            worth = f"{worth}, {self.words.fu(event.fu)}"
        yield f"{patterns}: {worth}" if patterns else worth
        yield self.points(event.points, signed=True)

    def moved(self, event: Exhausted | Nagashi | Offence | Settled) -> Iterator[str]:
        match event:
            case Settled():
                yield self.say("settled")
            case Offence():
                yield offence_sentence(event, self.wind(event.seat), self.rules, self.lang)
            case Exhausted():
                yield self.draw_game(event)
            case Nagashi():
                yield from nagashi_sentences(event, self.wind, self.rules, self.lang)
                if self.rules.table_flow.nagashi == "as_draw":
                    yield self.draw_game(event)

    def draw_game(self, event: Exhausted | Nagashi) -> str:
        match, turns = self.rules.match, self.rules.table_flow.turns
        if not match.noten_total and match.dealer_stays != "win_or_ready":
            return self.say("exhausted-plain")
        ready = ", ".join(map(self.who, event.ready)) or self.say("nobody")
        return self.say("turns-over" if turns else "exhausted", ready=ready)

    def points(self, points: Sequence[int], *, signed: bool = False, by_player: bool = False) -> str:
        """Points by seat; of what moved, only those it moved for."""
        parts = []
        seats = range(self.rules.people)
        for seat in seats if by_player else [*self.view.order, *(set(seats) - set(self.view.order))]:
            who = self.player(seat) if by_player else self.who(seat)
            if points[seat] or not signed or by_player:
                parts.append(f"{who} {difference(points[seat]) if signed else written(points[seat])}")
        return ", ".join(parts)


def _seen(tile: str) -> str:
    return "none" if tile == HIDDEN else tile
