"""`ruka replay`: a game in words, a moment as a picture, for people and for programs."""

import json
from io import StringIO
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace
from rich.console import Console, RenderableType

import ruka
from ruka.cli import main
from ruka.engine import EVENT_TYPES
from ruka.engine.view import fold
from ruka.schema import (
    ABORTS,
    NOTES,
    OFFENCES,
    Aborted,
    AddedKong,
    Chow,
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
    Kong,
    Nagashi,
    Note,
    Nuki,
    Offence,
    Over,
    Pung,
    Ready,
    Riichi,
    Settled,
    Shown,
    Ura,
    Win,
)
from ruka.texts import LANGUAGES
from ruka.views import picture, tell
from tests.cli.test_process import run
from tests.engine.games import every_rule_set, play, step


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("games") / "game.ruka"
    play(ruka.Table("tenhou", seed=5, options={"length": "tonpuu"}), Random(1)).record.save(path)
    return path


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.delenv("COLUMNS", raising=False)


def answer(capsys: pytest.CaptureFixture[str], *arguments: object) -> str:
    assert main(["replay", *map(str, arguments)]) == 0
    return capsys.readouterr().out


def test_a_game_in_words_in_each_language(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    stories = {lang: answer(capsys, game, "--lang", lang) for lang in LANGUAGES}
    assert stories["en"].startswith("\n1. East 1, dealt by Seat 0\n   1  East 25000, South 25000")
    assert "The game is over." in stories["en"]
    assert "Hra skončila." in stories["cs"]
    assert "Gra się skończyła." in stories["pl"]
    assert len({story.count("\n") for story in stories.values()}) == 1
    assert "{" not in "".join(stories.values())


def test_every_kind_of_event_has_a_sentence_in_each_language() -> None:
    rules = ruka.rule_set("tenhou")
    start = Hand(seat=0, round=0, honba=2, sticks=1, wall=136, points=(25000,) * 4)
    deals = [Deal(seat, tiles="1112223334445m", visible_to=seat) for seat in range(4)]
    discard = Discard(0, tile="1m", riichi=True)
    rest: dict[str, Event] = {
        "chow": Chow(1, "1m", "23m", source=0),
        "pung": Pung(1, "1m", "11m", source=0),
        "kong": Kong(1, "1m", "111m", source=0),
        "concealed_kong": ConcealedKong(0, tiles="1112m"),
        "added_kong": AddedKong(0, "2m"),
        "nuki": Nuki(0, "3m"),
        "win": Win(seat=0, tile="5m", source=0, hand="1m", patterns=("riichi",), fan=1, fu=30, points=(3, -1, -1, -1)),
        "exhausted": Exhausted(ready=(0, 2), points=(1500, -1500, 1500, -1500)),
        "nagashi": Nagashi(ready=(), points=(0, 0, 0, 0)),
        "end": End(points=(1, 2, 3, 4)),
        "over": Over(points=(1, 2, 3, 4)),
        "ready": Ready(2, hand="11m"),
        "flower": Flower(0, "1m"),
        "shown": Shown(2, hand="11m", worth=4),
        "settled": Settled(points=(0, 4, -4, 0)),
    }
    plain: list[Event] = [Dora("1m"), Ura(0, "1m"), Riichi(0), Draw(0, "1m")]
    stops: list[Event] = [Aborted(seat=0, reason=reason) for reason in ABORTS]
    offences = [reason for reason in OFFENCES[1:] if reason != "changed_mind"]  # it takes back a set
    stops += [Offence(0, reason=reason, points=(0, 0, 0, 0)) for reason in offences]
    notes = [Note(0, reason) for reason in NOTES]
    told: list[Event] = [*rest.values(), *plain, *stops, *notes]
    assert {event.type for event in (start, deals[0], discard, *told)} == {*EVENT_TYPES, Note.type}
    for event in told:
        before: list[Event] = [start, *deals, *([discard] if isinstance(event, Claim) else [])]
        stories = [[line.text for line in tell([*before, event], rules, lang)] for lang in LANGUAGES]
        sentences = {" ".join(story[len(before) + 1 :]) for story in stories}
        assert len(sentences) == len(LANGUAGES), event
        assert "{" not in "".join(sentences), event


def test_a_moment_as_a_picture(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shown = answer(capsys, game, "--at", "1.12")
    assert shown.startswith("  12  ")
    assert all(f" {wind} 25000 " in shown for wind in ("East", "South", "West", "North"))
    assert "tiles left: 67" in shown
    assert "?" not in shown
    assert max(map(len, shown.splitlines()[1:])) <= 80


def test_a_seat_sees_its_own_tiles_only(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert answer(capsys, game, "--at", "1.12", "--seat", 2).count("?" * 13) == 3
    story = answer(capsys, game, "--seat", 2)
    assert story.count(" is dealt ") == story.count(", dealt by ")
    assert "East draws a tile" in story


def test_for_programs(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = [json.loads(line) for line in answer(capsys, game, "--json").splitlines()]
    assert lines[0] == {"hand": 1, "event": 1, "text": "East 1, dealt by Seat 0"}
    view = json.loads(answer(capsys, game, "--at", "1.12", "--seat", 2, "--json"))
    assert (view["seat"], view["tiles_left"], view["seats"][0]["tiles"]) == (2, 67, ["?"] * 13)


@pytest.mark.parametrize("at", ["0", "99", "1.0", "1.9999", "first", "1."])
def test_what_is_no_moment(at: str, game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(game), "--at", at]) == 2
    assert "is not a moment of this game" in capsys.readouterr().err


def test_what_is_no_record_or_no_seat(game: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "other.txt").write_text("hello", encoding="utf-8")
    assert main(["replay", str(tmp_path / "other.txt"), "--lang", "cs"]) == 2
    assert capsys.readouterr().err == (
        "ruka: Řádek 1: toto není záznam hry, který by ruka znala; čte ruka, mjai, mjlog, tenhou.\n"
    )
    assert main(["replay", str(game), "--seat", "4"]) == 2
    assert "seats go from 0 to 3" in capsys.readouterr().err


def test_colour_for_a_terminal(game: Path) -> None:
    wanted = {"FORCE_COLOR": "1", "TERM": "xterm-256color", "COLUMNS": "100"}
    assert "▐" in run("replay", str(game), "--at", "1.12", **wanted).stdout
    assert "▐" not in run("replay", str(game), "--at", "1.12").stdout


@pytest.fixture(scope="module")
def short_games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("short")


@every_rule_set
def test_every_rule_set_is_replayed(rules: str, short_games: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Two hands and the deal of a third: where five play, another sits out of each."""
    table, random = ruka.Table(rules, seed=1), Random(1)
    while table.hands < 3 and not table.over:
        step(table, random)
    game = short_games / f"{rules}.ruka"
    table.record.save(game)
    last = table.players - 1
    assert answer(capsys, game).count("The dice show ") == table.hands
    assert answer(capsys, game, "--seat", last)
    assert answer(capsys, game, "--at", table.hands)
    assert json.loads(answer(capsys, game, "--at", f"{table.hands}.4", "--seat", last, "--json"))["seat"] == last
    told = [json.loads(line)["text"] for line in answer(capsys, game, "--json").splitlines()]
    assert "{" not in "".join(told)


def test_002_whoever_is_counted_throws_again_and_the_sum_counts_the_stacks() -> None:
    """On into the wall of the left neighbour where the own one ends."""
    start = Hand(seat=1, round=0, honba=0, sticks=0, wall=136, points=(2000,) * 5, order=(1, 2, 3, 4, 0))
    throws = {
        (6, 1, 2, 2): "The dice show 6 and 1, West throws 2 and 2, which makes 11: the wall of West is broken after "
        "11 stacks from the right.",
        (6, 1, 5, 6): "The dice show 6 and 1, West throws 5 and 6, which makes 18: the wall of South is broken after "
        "1 stack from the right.",
    }
    for dice, sentence in throws.items():
        told = [line.text for line in tell([replace(start, dice=dice)], ruka.rule_set("japanese-classical-5p"))]
        assert told[-1] == sentence
    assert "West breaks the wall after 7 stacks" in _break("tenhou", "en")
    assert _break("japanese-classical", "cs").endswith("dohromady 18: zeď Jihu se prolomí zprava za 1. sloupcem.")
    assert _break("japanese-classical", "pl").endswith("mur Południa zostaje rozbity za 1. segmentem od prawej.")


def _break(rules: str, lang: str) -> str:
    start = Hand(seat=0, round=0, honba=0, sticks=0, wall=136, dice=(6, 1, 5, 6), points=(0,) * 4)
    return [line.text for line in tell([start], ruka.rule_set(rules), lang)][-1]


def test_points_below_zero_have_a_real_minus() -> None:
    table = ruka.Table("tenhou", seed=7)
    first, *others = table.record.events
    assert isinstance(first, Hand)
    owing = replace(first, points=(-7000, 39000, 34000, 34000))
    assert any("−7000" in line.text for line in tell([owing], table.rules))
    assert "−7000" in _printed(picture(fold(table.rules, None, [owing, *others]), "en", colour=False))


def _printed(what: RenderableType) -> str:
    console = Console(file=StringIO(), width=120)
    with console.capture() as capture:
        console.print(what)
    return capture.get()
