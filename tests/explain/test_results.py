"""The result of a hand tells what the table paid, whoever won and however it ended."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import ruka
from ruka.agents import agent, play_out
from ruka.errors import RukaError
from ruka.explain.offences import offence_sentence
from ruka.explain.results import hand_result
from ruka.schema import Aborted, Change, Ending, Offence, Win
from ruka.schema.answers import HandResult
from ruka.texts import LANGUAGES
from tests.engine.games import of_each_family, play

DOUBLE_RON = 41  # the seed of a game in which two win on one tile, with honba on the table


def played(rules: str, seed: int) -> ruka.Table:
    """Everybody goes for the nearest hand, bets and wins where it can."""
    table = ruka.Table(rules, seed=seed)
    while not table.over:
        for seat in table.waiting_for:
            table.apply(choice(table, seat))
    return table


def choice(table: ruka.Table, seat: int) -> ruka.Action:
    legal = {action.type: action for action in table.legal_actions(seat)}
    for type in ("tsumo", "ron", "riichi", "nuki", "show", "pass"):
        if type in legal:
            return legal[type]
    discards = {action.tile: action for action in table.legal_actions(seat) if action.type == "discard"}
    near = ruka.discards(table.view(seat).seats[seat].notation)
    return next(discards[one.tile] for one in near if one.tile in discards)


def hands(table: ruka.Table) -> int:
    return sum(event.type == "end" for event in table.events)


@pytest.mark.parametrize("rules", ["ema-riichi", "tenhou", "tenhou-3p", "m-league"])
def test_every_hand_of_a_game(rules: str) -> None:
    table = played(rules, seed=11)
    kinds = set()
    for number in range(1, hands(table) + 1):
        result = hand_result(table, number)
        kinds.add(result.kind)
        for win in result.wins:
            assert win.explanation.to_json()["outcome"] == "win"
            assert win.explanation.received == win.gained[win.seat]
            assert sorted(win.explanation.deltas) == sorted(win.gained)
        assert bool(result.wins) == (result.kind == "win")
        bets = [event.seat for event in table.hand(number) if event.type == "riichi"]
        for seat, before in enumerate(result.before if result.wins else ()):
            gained = sum(win.gained[seat] for win in result.wins)
            assert result.after[seat] == before - 1000 * bets.count(seat) + gained
    assert "win" in kinds
    with pytest.raises(RukaError, match="no such hand"):
        hand_result(table, hands(table) + 1)


@of_each_family
def test_results_of_bots_add_up_whatever_is_played(rules: str) -> None:
    """Explained in three languages; arrows between everybody where everybody settles."""
    table = ruka.Table(rules, seed=5)
    agents = [agent("club", table.rules, seat, seat) for seat in range(table.players)]
    play_out(table, agents, until=lambda table: table.over or hands(table) >= 6)
    for number in range(1, hands(table) + 1):
        for lang in ("cs", "pl", "en"):
            result = hand_result(table, number, lang)
            assert result.winds.count("") == table.rules.resolved.match.sitting_out
            assert all(win.explanation.to_json()["outcome"] == "win" for win in result.wins)
        settled = table.rules.of_unfinished is not None
        assert bool(result.flows) == (settled and bool(result.wins))
        for seat, before in enumerate(result.before if result.flows else ()):
            got = sum(one.points * ((one.receiver == seat) - (one.payer == seat)) for one in result.flows)
            assert result.after[seat] == before + got
        for win in result.wins:
            assert len(win.explanation.unfinished or ()) == (3 if settled else 0)


def test_honba_go_to_the_first_of_two_winners() -> None:
    table = played("tenhou", DOUBLE_RON)
    results = [hand_result(table, number) for number in range(1, hands(table) + 1)]
    first, second = next(one.wins for one in results if len(one.wins) == 2 and one.honba)
    for win in (first, second):
        assert win.explanation.received == win.gained[win.seat]
    reasons = [
        {share.reason for payment in win.explanation.payments for share in payment.shares} for win in (first, second)
    ]
    assert reasons == [{"hand", "honba"}, {"hand"}]


def test_who_was_ready_and_on_what() -> None:
    table = played("tenhou", seed=11)
    drawn = [one for n in range(1, hands(table) + 1) if (one := hand_result(table, n, "cs")).kind == "exhausted"]
    assert any(one.ready for one in drawn)
    for ready in (ready for one in drawn for ready in one.ready):
        assert ready.waits


def test_a_hand_that_is_played_is_not_told() -> None:
    with pytest.raises(RukaError, match="still being played"):
        hand_result(ruka.Table("tenhou", seed=1), 1)


@pytest.mark.parametrize("lang", ["cs", "pl", "en"])
def test_why_a_hand_was_broken_off(lang: str) -> None:
    """Every reason has its sentence."""
    from ruka.engine.view import empty_view
    from ruka.explain.results import _reason
    from ruka.explain.words import Words
    from ruka.schema import ABORTS, OFFENCES

    rules = ruka.rule_set("tenhou")
    view = empty_view(rules)
    nothing = (0, 0, 0, 0)
    offences = [Offence(1, reason, nothing) for reason in OFFENCES[1:]]
    endings: list[Ending] = [*(Aborted(seat=1, reason=reason) for reason in ABORTS), *offences]
    for event in endings:
        assert _reason(event, view, rules, Words(lang)).endswith(".")


def _sentences(result: HandResult) -> tuple[str, ...]:
    return result.wins[0].explanation.sentences


def test_f7_sentences_of_a_result_name_people_and_their_winds() -> None:
    """Not "West, who discarded, pays": whoever sits there is named, in every language."""
    table = play(ruka.Table("tenhou", seed="replay", options={"length": "tonpuu"}), Random(1))
    names = ("Eva", "Adam", "Božena", "Łukasz")
    told = {lang: _sentences(hand_result(table, 1, lang, "native", names)) for lang in LANGUAGES}
    plain = _sentences(hand_result(table, 1))
    assert plain[0].startswith("North, who discarded, pays 2600")
    assert told["en"][0].startswith("Łukasz (north) pays for the discard: 2600")
    assert told["en"][-1] == "Adam (south) gets 2600 points."
    assert told["cs"][0].startswith("Łukasz (sever) platí za odhoz: 2600")
    assert told["pl"][-1].startswith("Adam (południe) otrzymuje 2600")


def test_f7_an_offence_names_who_has_done_it() -> None:
    event = Offence(1, "wrong_call", (0, 0, 0, 0))
    rules = ruka.rule_set("european-classical")
    assert offence_sentence(event, "Eva (south)", rules, "en").startswith("Eva (south) has called")
    assert offence_sentence(event, "S", rules, "cs").startswith("Jih hlásí")


@pytest.mark.parametrize("rules", ["japanese-classical-5p", "tenhou", "bmja"])
def test_a_result_with_names_is_told_however_it_was_won(rules: str) -> None:
    """By draw and by discard, where somebody sits out too: payments name people, and nobody without a wind."""
    table = ruka.Table(rules, seed=3)

    def both_ways(table: ruka.Table) -> bool:
        won = {one.seat == one.source for one in table.events if isinstance(one, Win)}
        return table.over or {True, False} <= won

    play_out(table, [agent("greedy", table.rules, seat) for seat in range(table.players)], until=both_ways)
    names = [f"N{seat}" for seat in range(table.players)]
    for number in range(1, hands(table) + 1):
        for lang in LANGUAGES:
            assert hand_result(table, number, lang, names=names).kind


@pytest.mark.parametrize("what", [{"more": 1}, {"spared": True}])
def test_what_items_of_the_arcade_make_of_a_payment_is_told(what: dict[str, Any]) -> None:
    table = ruka.Table("video", seed=8, options={"match": "points"})
    for seat in range(2):
        table.change(Change(seat=seat, item="double", act="use", **what))
    while not hands(table):
        for seat in table.waiting_for:
            table.apply(choice(table, seat))
    (win,) = hand_result(table, 1).wins
    paid = sum(payment.points for payment in win.explanation.payments)
    assert win.explanation.items == (paid if "more" in what else -paid) != 0
    assert win.explanation.received == win.gained[win.seat]
    assert win.explanation.sentences[-2].startswith("An item")
