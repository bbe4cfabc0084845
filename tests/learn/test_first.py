"""The first game: in every family the story comes true, and what is said of the hand is so."""

from __future__ import annotations

import re
from typing import get_args

import pytest

from ruka import parse
from ruka.engine.actions import when_silent
from ruka.engine.table import Table
from ruka.learn.first import LEARNER, SCRIPTS, STORY, first_game
from ruka.schema.first import FirstGameId
from ruka.scoring import Score
from ruka.texts import LANGUAGES, text

BEFORE = ("welcome", "tiles", "honours", "aim", "hand")
AFTER = ("ended", "ended-text", "words", "ended-next")


def played(id: FirstGameId) -> Score:
    """By whoever does what the scenes say, found as the client finds them."""
    script = SCRIPTS[id]
    table = Table(script.rules, walls=[script.wall])
    while not table.over:
        seat = table.waiting_for[0]
        action = when_silent(table.legal_actions(seat))
        if seat == LEARNER:
            own = table.view(LEARNER).seats[LEARNER]
            here = (len(own.discards), len(own.sets))
            legal = table.legal_actions(LEARNER)
            scenes = [one for one in first_game(id).scenes if (one.discards, one.sets) == here and one.does in legal]
            [action] = [scene.does for scene in scenes]
        table.apply(action)
    [score] = table.wins(1)
    return score


def test_there_is_one_for_each_family_that_is_offered() -> None:
    assert tuple(SCRIPTS) == get_args(FirstGameId)


@pytest.mark.parametrize("id", SCRIPTS)
def test_a_set_of_each_kind_then_ready_and_the_win(id: FirstGameId) -> None:
    assert [scene.text for scene in first_game(id).scenes] == [name for name, _ in STORY]
    score = played(id)
    assert score.wins
    assert any("yakuhai" in name or "lucky_pung" in name or name == "mcr_14" for name in score.patterns)  # the dragons


def test_what_is_said_of_the_hand_s_worth_is_so() -> None:
    assert played("classical").fan == 1  # a doubling
    assert [line.value for line in played("hong-kong").lines if line.pattern.id == "lucky_pung"] == [1]
    assert played("international").fan >= 8
    assert "mcr_29" in played("international").patterns  # one suit and honours


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", SCRIPTS)
def test_every_scene_has_words(lang: str, id: FirstGameId) -> None:
    seats = "duel" if first_game(id).players == 2 else "table"
    said = [text(f"first-{name}", lang, seats=seats, game=id) for name in (*BEFORE, *AFTER)]
    said += [text(f"first-{one.text}", lang, seats=seats, tile=one.does.tile or "") for one in first_game(id).scenes]
    said += [text(f"first-{name}-{id}", lang) for name in ("worth", "value")]
    assert all(said)
    assert len(set(said)) == len(said)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", SCRIPTS)
def test_the_hand_that_is_described_is_the_one_that_is_dealt(lang: str, id: FirstGameId) -> None:
    told = re.findall(r"\d+[mpsz]", text("first-hand", lang, game=id))
    assert parse(" ".join(told)) == parse(SCRIPTS[id].hand)


def test_who_pays_is_told_as_it_is() -> None:
    paid = {id: [-change for change in played(id).deltas if change < 0] for id in SCRIPTS}
    assert len(paid["riichi"]) == len(paid["video"]) == 1  # who threw the tile, or the only opponent
    for id in ("hong-kong", "international"):
        least, some, most = sorted(paid[id])
        assert least == some < most
    classical = played("classical")
    [share] = classical.payments
    assert (share.payer, share.number, share.points) == ("others", 3, 2 * classical.value)
