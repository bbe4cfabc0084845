"""The arcade in the terminal, by keys alone: the ladder, the shop, a match, a continue, and what a crash leaves."""

from __future__ import annotations

import os
import pty
import select
import sys
from pathlib import Path
from time import monotonic

import msgspec
import pytest

from ruka.arcade.campaign import Progress
from ruka.arcade.match import ARMED, standing
from ruka.arcade.opponents import LADDER
from ruka.cli.app import main
from ruka.cli.arcade.cabinet import Cabinet, Kept
from ruka.cli.arcade.counted import Counting
from ruka.cli.arcade.match import Match
from ruka.cli.arcade.screens import Continue, Finale, Help, Ladder, Title
from ruka.cli.arcade.windows import Bet, Count, Shop
from ruka.errors import RukaError
from ruka.explain import explain
from ruka.explain.source_examples import EXAMPLES, HandExample
from ruka.schema import encode
from ruka.schema.arcade import ITEM_IDS, ItemId, Operator
from ruka.schema.explanations import Won
from tests.cli.arcade_keys import PATIENCE, Helper, Keys, arcade, throw_what_was_drawn


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "arcade.json"


async def test_every_item_is_bought_and_used_a_match_is_lost_and_continued(file: Path) -> None:
    left: list[ItemId] = [*ITEM_IDS]
    async with arcade(file) as keys:
        await keys.press("enter")
        while left:
            await keys.begin()
            await keys.own_turn()
            left = await keys.buy_and_use(*left)
            await keys.play(throw_what_was_drawn)
            await keys.reach(Continue)
            assert "Continue?" in keys.text
            await keys.press("enter")
        await keys.reach(Ladder)
        played = keys.app.cabinet.played
        assert (played.phase, played.step) == ("ready", 0)
        assert played.continues >= 1
        assert {*played.used} >= {*ITEM_IDS} - ARMED


async def test_a_crash_in_the_middle_of_a_match_loses_nothing(file: Path) -> None:
    async with arcade(file) as keys:
        await keys.press("enter")
        await keys.begin()
        await keys.own_turn()
        await keys.press("2", "2", "enter")
        await keys.reach(Match)
        for _ in range(3):
            await keys.answer("n")
            await keys.own_turn()
        crashed, events, question = file.read_bytes(), keys.game.table.events, keys.state.ask
    assert standing(events).bet == 200
    again = file.with_name("again.json")
    again.write_bytes(crashed)
    async with arcade(again) as keys:
        assert "Go on playing" in keys.text
        await keys.press("enter")
        await keys.reach(Match)
        await keys.asked()
        assert keys.game.table.events == events
        assert keys.state.ask == question
        assert "200 on your win" in keys.text
        await keys.answer("n")
        assert len(keys.game.table.events) > len(events)


async def test_a_result_that_was_not_read_is_there_again(file: Path) -> None:
    async with arcade(file) as keys:
        await keys.press("enter")
        await keys.begin()
        await keys.own_turn()
        await keys.buy_and_use("shield")  # the match does not end with this hand
        while not keys.at(Count):
            await keys.answer("n")
        read = keys.text
        await keys.press("s")
        await keys.reach(Shop)
        await keys.press("5", "5")
        assert "cannot be used now" in keys.text  # nobody has seen the next hand
    async with arcade(file) as keys:
        await keys.press("enter")
        await keys.reach(Count)
        assert keys.text.splitlines()[0] == read.splitlines()[0]
        assert "peek" in standing(keys.game.table.events).bought


async def test_a_file_that_cannot_be_read_is_set_aside(file: Path) -> None:
    file.write_bytes(b'{"progress": 7}')
    async with arcade(file) as keys:
        aside = file.with_name("arcade-1.json.damaged")
        assert "The kept game could not be read." in keys.text
        assert aside.read_bytes() == b'{"progress": 7}'
        await keys.press("enter")
        await keys.reach(Ladder)


async def test_a_match_that_this_engine_does_not_lead_to_begins_anew(file: Path) -> None:
    async with arcade(file) as keys:
        await keys.press("enter")
        await keys.begin()
    kept = msgspec.json.decode(file.read_bytes(), type=Kept)
    assert kept.match is not None
    broken = encode(kept.but(match=kept.match.but(steps=((1, 3), (1, 3), (0, 1)))))
    file.write_bytes(broken)
    async with arcade(file) as keys:
        await keys.press("enter")
        assert "begins anew" in keys.text
        assert file.with_name("arcade-1.json.damaged").read_bytes() == broken
        await keys.press("enter")
        await keys.begin()


def test_another_window_is_not_written_over(file: Path) -> None:
    one, other = Cabinet(file), Cabinet(file)
    one.begin("Petra", Operator())
    with pytest.raises(RukaError) as refused:
        other.begin("Jana", Operator())
    assert refused.value.code == "arcade-elsewhere"
    assert Cabinet(file).played.name == "Petra"


async def test_a_new_game_is_asked_for_twice(file: Path) -> None:
    file.write_bytes(encode(Kept(progress=Progress(name="Petra", operator=Operator(), score=700, step=2))))
    async with arcade(file) as keys:
        await keys.press("n")
        assert "Press N once more" in keys.text
        await keys.press("escape", "n", "n")
        await keys.reach(Ladder)
        assert (keys.app.cabinet.played.step, keys.app.cabinet.scores[0].score) == (0, 700)


async def test_escape_twice_leaves_and_everything_is_kept(file: Path) -> None:
    async with arcade(file) as keys:
        await keys.press("enter")
        await keys.begin()
        await keys.own_turn()
        await keys.press("escape")
        assert "Esc once more" in keys.text
        await keys.press("t")
        assert "does not complete your hand" in keys.text
        await keys.press("escape", "escape")
    assert keys.app.return_code == 0
    assert Cabinet(file).played.phase == "match"


@pytest.mark.parametrize(("lang", "coin", "deals"), [("cs", "Vhodit minci", "dává"), ("pl", "Wrzuć monetę", "rozdaje")])
async def test_it_speaks_the_language_of_whoever_plays(file: Path, lang: str, coin: str, deals: str) -> None:
    async with arcade(file, lang=lang) as keys:
        assert coin in keys.text
        await keys.press("?")
        await keys.reach(Help)
        assert "リーチ" in keys.text
        await keys.press("enter", "enter")
        await keys.begin()
        await keys.own_turn()
        assert deals in keys.text
        assert "A    B    C    D    E    F    G    H    I    J    K    L    M      N" in keys.text


async def test_a_console_without_japanese_shows_none(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "linux")
    async with arcade(file) as keys:
        await keys.press("?")
        await keys.reach(Help)
        assert "リーチ" not in keys.text
        assert "Reach: one tile is missing" in keys.text


async def test_a_wide_window_shows_who_it_is_and_a_small_one_says_so(file: Path) -> None:
    async with arcade(file, size=(130, 40)) as keys:
        await keys.press("enter")
        await keys.begin()
        assert "Opponent 1 of 8" in keys.text
        await keys.pilot.resize_terminal(70, 20)
        await keys.pilot.pause()
        assert "80 columns and 24 lines" in keys.text


async def test_a_bet_is_raised_by_its_key_and_made_once(file: Path) -> None:
    async with arcade(file) as keys:
        await keys.press("enter")
        await keys.begin()
        await keys.own_turn()
        await keys.press("2")
        await keys.reach(Bet)
        await keys.press(*["2"] * 12)
        assert "Bet 1,000" in keys.text  # the most
        await keys.press("down", "enter")
        await keys.reach(Match)
        assert "900 on your win" in keys.text
        await keys.press("2")
        assert keys.at(Match)
        assert "No bet can be placed now." in keys.text


async def test_coins_run_out(file: Path) -> None:
    lost = Progress(name="Petra", operator=Operator(free_play=False, continues=0), phase="lost", score=500, step=1)
    file.write_bytes(encode(Kept(progress=lost)))
    async with arcade(file) as keys:
        keys.app.onward()
        await keys.reach(Continue)
        assert "Game over" in keys.text
        assert "1 opponent beaten" in keys.text
        await keys.press("enter")
        await keys.reach(Title)
        assert "Petra  500  1/8" in keys.text
        await keys.press("enter")
        await keys.reach(Ladder)
        assert [score.score for score in keys.app.cabinet.scores] == [500]


OF_001 = [one for one in EXAMPLES if isinstance(one, HandExample) and one.rules == ("video",)]


@pytest.mark.parametrize("example", OF_001, ids=lambda one: one.id)
def test_001_examples_are_read_out_as_printed(example: HandExample) -> None:
    printed = example.printed if not example.decision else {**example.printed, "fan": 5, "total": 8000}  # D-26
    rows = _rows(example)
    base = [f"{printed[name]} points" for name in ("fu", "base") if name in printed]
    fans = f"{printed['limits']} yakuman" if "limits" in printed else f"{printed['fan']} fans"
    assert rows["total"] == [f"{printed['total']:,} points"]
    assert rows["sum"][: len(base)] == base
    assert rows["sum"][len(base)].startswith(fans)


def _rows(example: HandExample) -> dict[str, list[str]]:
    won = explain("video", example.hand, **example.circumstances).said("en")
    assert isinstance(won, Won)
    rows = Counting(won, "en", you=True, dealer=won.seat == "E", name="Hana").rows()
    return {kind: [row.worth for row in rows if row.kind == kind] for kind in ("sum", "total")}


def test_a_wrong_option_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arcade", "--option", "multiplier=Q", "--lang", "en"]) == 2
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize("terminal", ["vt100", "linux", "xterm-256color"])
def test_it_runs_in_old_terminals_and_over_ssh(tmp_path: Path, terminal: str) -> None:
    """A process of its own with a terminal of its own: a coin, the ladder, a table, and out again."""
    command = [str(Path(sys.executable).with_name("ruka")), "arcade", "--name", "Petra", "--lang", "en"]
    process, line = pty.fork()
    if not process:
        os.execve(command[0], command, {"TERM": terminal, "RUKA_DATA_DIR": str(tmp_path), "LC_ALL": "C.UTF-8"})
    _read_until(line, b"Insert a coin")
    os.write(line, b"\r")
    _read_until(line, b"Opponent 1 of 8")
    os.write(line, b"\r")
    _read_until(line, b"dice decide")
    os.write(line, b"\r")
    _read_until(line, b"dead wall")
    os.write(line, b"\x11")
    _read_until(line, None)
    _, status = os.waitpid(process, 0)
    assert os.waitstatus_to_exitcode(status) == 0
    assert Cabinet(tmp_path / "arcade.json").played.name == "Petra"


def _read_until(line: int, words: bytes | None) -> None:
    """None: until the program ends."""
    seen, end = b"", monotonic() + PATIENCE
    while words is None or words not in seen:
        ready, _, _ = select.select([line], [], [], max(0.0, end - monotonic()))
        assert ready, seen
        try:
            seen += os.read(line, 65536)
        except OSError:  # the other end is closed
            assert words is None, seen
            return


async def test_a_match_is_played_to_its_end(file: Path) -> None:
    async with arcade(file, seed="ladder") as keys:
        await keys.press("enter")
        await keys.begin()
        await keys.play(Helper())
        assert keys.app.cabinet.played.phase in ("ready", "lost")


@pytest.mark.long
async def test_the_whole_ladder_is_climbed_by_a_helper(file: Path) -> None:
    """Buying what it can, with as many coins as it takes."""
    helper = Helper()
    async with arcade(file, seed="ladder") as keys:
        await keys.press("enter")
        while not keys.at(Finale):
            await keys.begin()
            await _help(keys)
            await keys.play(helper)
            if keys.at(Continue):
                await keys.press("enter")
        assert "The ladder is yours!" in keys.text
        played = keys.app.cabinet.played
        assert played.step == len(LADDER)
        assert {"ladder", "halfway", "first_win"} <= {*played.achievements}
        await keys.press("enter")
        await keys.reach(Title)
        assert f"Petra  {played.score:,}  8/8" in keys.text


async def _help(keys: Keys) -> None:
    """Before the first discard, whatever helps."""
    await keys.own_turn()
    if keys.at(Match) and standing(keys.game.table.events).opening:
        await keys.buy_and_use("new_deal", "lucky_draw", "shield")
