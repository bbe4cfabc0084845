"""Puzzles: the shipped ones play again and are still what they were, themes come from numbers, ratings move."""

from __future__ import annotations

from collections import Counter
from datetime import date
from functools import cache
from random import Random

import pytest

from ruka.agents import agent, play_out
from ruka.agents.threats import danger_weights
from ruka.coach.grades import place_of
from ruka.engine import Table
from ruka.errors import RukaError
from ruka.learn.puzzles import Kept, choose, find, first, game_for, games, moment_of, of_day, puzzles, puzzles_of, shown
from ruka.learn.puzzles.kept import FOLDER, keep, read_deed, written_deed
from ruka.learn.puzzles.maker import CLEAR, TEMPTING, lead, played
from ruka.learn.puzzles.rating import UNKNOWN, after_try
from ruka.learn.puzzles.telling import asked, hint, shelf, verdict
from ruka.learn.puzzles.themes import theme_of
from ruka.rulesets import RULE_SETS, rule_set
from ruka.rulesets.families import FAMILIES, family_of
from ruka.schema import HIDDEN, Action
from ruka.schema.puzzles import THEMES
from ruka.texts import LANGUAGES

LEAST = 12  # of a theme that a game has
MOST_BYTES = 300_000
EVERY = [pytest.param(one, id=f"{one.rules}-{one.id}") for one in puzzles().values()]
FIRST = [next(one for one in puzzles().values() if one.rules == game) for game in games()]


def still_holds(one: Kept) -> None:
    moment = one.moment()
    assert moment.rules.id == one.rules
    assert one.answer in moment.question.actions
    assert len(moment.question.actions) > 1
    assert moment.coached.best.action == one.answer
    assert lead(moment.coached) >= CLEAR


def test_puzzles_play_again_and_the_best_action_is_still_the_coachs() -> None:
    """Some of each game; all of them with --long."""
    for game in games():
        for one in [one for one in puzzles().values() if one.rules == game][:: 2 * LEAST]:
            still_holds(one)


@pytest.mark.long
@pytest.mark.parametrize("one", EVERY)
def test_every_puzzle_plays_again_and_the_best_action_is_still_the_coachs(one: Kept) -> None:
    still_holds(one)


@pytest.mark.long
@pytest.mark.parametrize("one", EVERY)
def test_the_theme_of_every_puzzle_still_follows_from_the_lines(one: Kept) -> None:
    """Against some choice that loses enough; who is tempted by it may change with the bots."""
    moment = one.moment()
    advice = moment.coached
    bets = frozenset(seat for seat, other in enumerate(moment.view.seats) if other.riichi)
    worse = [choice for choice in advice.choices[1:] if lead(advice, choice) >= TEMPTING]
    assert one.theme in {theme_of(advice, choice, bets) for choice in worse}


def test_every_family_has_puzzles_and_every_theme_enough_of_them() -> None:
    assert {family_of(RULE_SETS[game]) for game in games()} == {*FAMILIES}
    for game, themes in games().items():
        assert min(themes.values()) >= LEAST, game
        nobody_gives_way = danger_weights(RULE_SETS[game]).anyway == 1.0
        assert {*themes} == ({"efficiency", "value", "call"} if nobody_gives_way else {*THEMES}), game
    assert {game for game in games() if len(games()[game]) < len(THEMES)} == {"bmja"}
    assert len(puzzles()) == sum(count for themes in games().values() for count in themes.values())
    assert sum(file.stat().st_size for file in FOLDER.iterdir()) <= MOST_BYTES


def test_a_moment_has_nothing_that_the_seat_does_not_know() -> None:
    for one in FIRST:
        view = one.moment().view
        assert view.seat == one.seat
        assert HIDDEN not in view.seats[one.seat].tiles
        for seat, other in enumerate(view.seats):
            assert seat == one.seat or {*other.tiles} <= {HIDDEN}


def test_what_a_seed_makes_it_makes_again() -> None:
    """The maker finds what is on the shelf: the same hands, deeds and best actions."""
    one = next(one for one in puzzles().values() if one.rules == "hong-kong")
    game = one.seed.partition(".")[0]
    found = {kept.id: kept for kept in map(keep, played(rule_set(one.rules), game, {one.theme}))}
    assert found[one.id] == one


def test_deeds_are_written_and_read() -> None:
    deeds = [
        Action(0, "pass"),
        Action(1, "discard", "0p"),
        Action(2, "riichi", "9s", drawn=True),
        Action(3, "chow", tiles="40m"),
        Action(0, "pung", tiles="55z"),
        Action(1, "kong", "3p"),
        Action(2, "concealed_kong", "1z"),
        Action(3, "added_kong", "7s"),
        Action(0, "nuki"),
    ]
    assert [read_deed(written_deed(deed)) for deed in deeds] == deeds


def test_the_puzzle_of_a_day_is_one_for_all_and_another_the_next_day() -> None:
    for game in games():
        days = [of_day(game, date(2026, 11, day)) for day in range(1, 11)]
        assert len({one.id for one in days}) == len(days)
        assert {one.rules for one in days} == {game}
        assert of_day(rule_set(game), date(2026, 11, 1)) == days[0]


def test_rules_without_puzzles_of_their_own_have_those_of_their_family() -> None:
    for rules in RULE_SETS.values():
        assert family_of(RULE_SETS[game_for(rules)]) == family_of(rules)


def test_the_next_puzzle_is_near_to_the_players_strength_and_new() -> None:
    rng = Random(7)
    own = sorted((one for one in puzzles().values() if one.rules == "tenhou"), key=lambda one: one.mean)
    assert choose("tenhou", None, 0.0, [], rng) in own[:6]
    assert choose("tenhou", None, 99.0, [], rng) in own[-6:]
    seen: list[str] = []
    for _ in own:
        seen.append(choose("tenhou", None, 25.0, seen, rng).id)
    assert len({*seen}) == len(own)
    assert choose("tenhou", None, 25.0, seen, rng).id == seen[0]  # the longest ago
    assert choose("tenhou", "call", 25.0, [], rng).theme == "call"


@pytest.mark.parametrize("game", games())
def test_a_theme_that_a_game_does_not_have_is_refused(game: str) -> None:
    for theme in {*THEMES} - {*games()[game]}:
        with pytest.raises(RukaError) as refused:
            choose(game, theme, 25.0, [], Random(7))
        assert refused.value.code == "no-puzzles-of-theme"


def test_ratings_of_player_and_puzzle_move_apart_after_a_try() -> None:
    puzzle = first(FIRST[0])
    better, easier = after_try(UNKNOWN, puzzle, right=True)
    worse, harder = after_try(UNKNOWN, puzzle, right=False)
    assert better.mean > UNKNOWN.mean > worse.mean
    assert easier.mean < puzzle.mean < harder.mean
    assert better.deviation < UNKNOWN.deviation
    assert shown(UNKNOWN) == 1500


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_puzzle_is_asked_and_judged_in_every_language(lang: str) -> None:
    told = shelf(lang)
    assert [game.rules for game in told.games] == [*games()]
    assert len({one.name for one in told.themes}) == len(THEMES)
    for one in FIRST:
        moment = one.moment()
        question = asked(one.id, moment, lang, rating=1500)
        assert question.prompt.endswith("?")
        assert hint(one.theme, lang).text
        good = verdict(one.id, moment, one, one.answer, lang)
        assert good.right
        assert good.place == 0
        assert good.theme == one.theme
        assert good.choices[0].reasons
        worst = moment.coached.choices[-1].action
        bad = verdict(one.id, moment, one, worst, lang)
        assert not bad.right
        assert bad.best == one.answer
        assert bad.sentences
        assert [choice.action for choice in bad.choices].count(worst) == 1


def test_what_cannot_be_done_is_no_answer() -> None:
    one = FIRST[0]
    with pytest.raises(RukaError) as refused:
        verdict(one.id, one.moment(), one, Action(one.seat, "nine_orphans"), "en")
    assert refused.value.code == "puzzle-not-legal"
    with pytest.raises(RukaError) as missing:
        find("nothing")
    assert missing.value.code == "no-such-puzzle"


@cache
def own_game() -> Table:
    table = Table("tenhou", seed=11, options={"length": "tonpuu"})
    play_out(table, [agent("greedy", table.rules, seat) for seat in range(4)], until=lambda table: table.hands > 2)
    return table


def test_a_game_that_somebody_played_has_puzzles_of_its_moments() -> None:
    record = own_game().record
    found = [(seat, event, one) for seat in range(2) for event, one in puzzles_of(record, seat, hands=[1, 2])]
    assert found
    for seat, event, one in found:
        moment = moment_of(record, seat, event)
        assert moment.events == one.moment.events
        assert place_of(moment.coached, one.best) == 0
    with pytest.raises(RukaError):
        moment_of(record, 0, 10**6)


def test_themes_are_found_from_the_lines() -> None:
    """Every theme's best choice is ahead by what the theme is about."""
    counted = Counter(one.theme for one in puzzles().values())
    assert {*counted} == {*THEMES}
    for one in [next(one for one in puzzles().values() if one.theme == theme) for theme in THEMES]:
        types = {action.type for action in one.moment().question.actions}
        assert (one.theme == "call") == bool(types & {"chow", "pung", "kong"})
