"""Whole games of tenhou.net on our table: a record's events are played one by one, and ours are put in its words."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

from ruka.engine.flow import CLAIM, OVER
from ruka.records.tenhou.points import rounded
from ruka.rules import RuleSet
from ruka.rulesets import rule_set
from ruka.schema.actions import GAP
from tests.machine import Event, new_table, of_type
from tests.records.tenhou_walls import REDS, Record, code_of, own_tiles, recorded_wall

# Games by other rules than the site has now.
OPTIONS: dict[str, dict[str, str | bool]] = {
    "client-1121": {"leader_stops": "win"},  # an old game: no stop by a tenpai dealer
    "client-1130": {"length": "hanchan"},  # is said to be a tonpuu, and is none
    "5335c773cbb8": {"swap_calling": True},  # 1p for 123p, and the 4p thrown
    "8ab7bc61c8c6": {"swap_calling": True},  # 8m for 678m, and an 8m thrown
}
CLAIMS = {"chi": "chow", "pon": "pung", "daiminkan": "kong"}
OWN = {"ankan": "concealed_kong", "kakan": "added_kong", "kita": "nuki"}
MELDS = {
    "chow": "chi",
    "pung": "pon",
    "kong": "daiminkan",
    "concealed_kong": "ankan",
    "added_kong": "kakan",
    "nuki": "kita",
}


@cache
def tenhou(players: int, **options: str | int) -> RuleSet:
    """Compiled once, whoever asks."""
    return rule_set("tenhou-3p" if players == 3 else "tenhou").with_options(options)


def rules_of(game: Record) -> RuleSet:
    said = game["rule"]
    stated = {"length": said["length"], "start_points": game["hands"][0]["scores"][0]}
    return tenhou(said["players"], **{**stated, **OPTIONS.get(game["game_id"], {})})


class HandPlayer:
    """Plays the events of one recorded hand; every action must be legal."""

    def __init__(self, table: Any, hand: Record, rules: RuleSet) -> None:
        self.table, self.hand = table, hand
        self.happened: list[Event] = table.deal(recorded_wall(hand, rules))
        self.drawn: int | None = None
        self.declares = False

    def act(self, seat: int, type: str, tile: int = 0, flag: int = 0) -> None:
        self.happened += self.table.apply(seat, type, tile, flag)

    def pass_all(self, but: int | None = None) -> None:
        for seat in self.table.asked if self.table.phase == CLAIM else ():
            if seat != but:
                self.act(seat, "pass")

    def step(self, event: list[Any]) -> None:
        match event:
            case ["draw", _, id, *_]:
                self.pass_all()
                self.drawn = id
            case ["riichi", _, 1]:
                self.declares = True
            case ["discard", seat, id, *said]:  # a hidden seat's drawn tile is marked, a known one's is known
                drawn = id == self.drawn or any(each["tsumogiri"] for each in said)
                self.act(seat, "riichi" if self.declares else "discard", code_of(id), drawn)
                self.declares, self.drawn = False, None
            case ["meld", seat, meld]:
                self.pass_all(but=seat)
                self.lay_out(seat, meld)

    def lay_out(self, seat: int, meld: Record) -> None:
        kind = min(meld["ids"]) // 4
        own = own_tiles(meld)
        match meld["type"]:
            case "kakan":
                self.act(seat, "added_kong", code_of(own[0]))
            case "kita":
                self.act(seat, "nuki")
            case "chi" | "pon" as type:
                low, *_, high = sorted(id // 4 for id in own)
                gap = GAP if high - low == 2 else 0
                self.act(seat, CLAIMS[type], low, sum(id in REDS for id in own) | gap)
            case type:
                self.act(seat, {**CLAIMS, **OWN}[type], kind)

    def finish(self) -> None:
        """What the record says of the end: who won, or why nobody did."""
        winners = {int(end["who"]) for what, end in self.hand["end"] if what == "AGARI"}
        if self.table.phase == CLAIM:
            three = self.hand["end"][0][1].get("type") == "ron3"
            for seat in self.table.asked:
                wins = seat in winners or (three and ("ron", 0, 0) in self.table.legal(seat))
                self.act(seat, "ron" if wins else "pass")
        elif winners:
            self.act(winners.pop(), "tsumo")
        elif self.hand["end"][0][1].get("type") == "yao9":
            self.act(self.table.turn, "nine_orphans")


def timeline(hand: Record) -> list[tuple[Any, ...]]:
    """The record's events; a riichi is said with its discard, and again when it is accepted."""
    told: list[tuple[Any, ...]] = [("dora", code_of(hand["dora"]))]
    declares = False
    for event in hand["events"]:
        match event:
            case ["draw", seat, id, *_]:
                told.append(("draw", seat, code_of(id)))
            case ["discard", seat, id, *_]:
                told.append(("discard", seat, code_of(id), declares))
                declares = False
            case ["riichi", seat, step]:
                declares = step == 1
                if step == 2:
                    told.append(("riichi", seat))
            case ["dora", id]:
                told.append(("dora", code_of(id)))
            case ["meld", seat, meld]:
                told.append((meld["type"], seat, min(meld["ids"]) // 4))
    return told


def our_timeline(happened: Iterable[Event]) -> list[tuple[Any, ...]]:
    told: list[tuple[Any, ...]] = []
    for event in happened:
        match event.type:
            case "draw":
                told.append(("draw", event.seat, event.code))
            case "discard":
                told.append(("discard", event.seat, event.code, bool(event.b)))
            case "riichi":
                told.append(("riichi", event.seat))
            case "dora":
                told.append(("dora", event.code))
            case type if type in MELDS:
                kind = event.a if type in ("chow", "pung", "kong") else kind_of(event.code)
                told.append((MELDS[type], event.seat, kind))
    return told


def kind_of(code: int) -> int:
    return (code - 34) * 9 + 4 if code >= 34 else code


def settlement(hand: Record, players: int) -> list[tuple[Any, ...]]:
    """Who won and what everybody gained, or what a draw moved."""
    return [
        (end.get("who") and int(end["who"]), [100 * int(gain) for gain in end["sc"].split(",")[1::2]][:players])
        for _, end in hand["end"]
    ]


def our_settlement(happened: Iterable[Event]) -> list[tuple[Any, ...]]:
    settled = of_type(happened, "win", "exhausted", "aborted", "nagashi")
    return [(event.seat if event.type == "win" else None, event.values) for event in settled]


class GamePlayer:
    """Plays a recorded game and asserts that everything happens as it did there."""

    def __init__(self, game: Record) -> None:
        self.game = game
        self.rules = rules_of(game)
        self.table = new_table(self.rules)

    def play(self) -> None:
        for number, hand in enumerate(self.game["hands"]):
            try:
                self.play_hand(hand)
            except Exception as error:
                error.add_note(f"game {self.game['game_id']}, hand {number}")
                raise
        if self.game["owari"]:
            assert self.table.phase == OVER
            assert self.table.scores == self.game["owari"]["scores"][: self.rules.players]

    def play_hand(self, hand: Record) -> None:
        table, players = self.table, self.rules.players
        wind, dealer = divmod(hand["round"], 4)
        assert (table.round, table.dealer, table.honba, table.sticks) == (wind, dealer, hand["honba"], hand["sticks"])
        assert (table.dealer, table.scores) == (hand["dealer"], hand["scores"][:players])
        player = HandPlayer(table, hand, self.rules)
        for event in hand["events"]:
            player.step(event)
        if not hand["end"]:  # the record breaks off
            return
        player.finish()
        assert our_timeline(player.happened) == timeline(hand)
        assert our_settlement(player.happened) == settlement(hand, players)

    def points(self) -> list[int]:
        match = self.rules.resolved.match
        return [points // 1000 for points in rounded(self.table.scores, match.target, match.uma)]
