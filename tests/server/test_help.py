"""Play with help at a real server: whoever wanted a hint hears how good the answer was, as a review would say it."""

from __future__ import annotations

from ruka.schema.coaching import HELP_KINDS
from tests.server.conftest import House, shared_house
from tests.server.players import Json, Player, asked_in, throws_drawn

house = shared_house


async def judged(player: Player, ask: Json, action: Json) -> tuple[Json, Json]:
    """The hint, and what is said of the answer."""
    await player.say({"type": "hint"})
    hint = await player.until("hint")
    await player.say({"type": "act", "question": ask["question"], "action": action})
    return hint, await player.until("judged")


def without_seat(action: Json) -> Json:
    return {name: value for name, value in action.items() if name not in ("seat", "note")}


async def test_what_the_coach_would_do_is_best_and_what_is_worth_less_is_not(house: House) -> None:
    made = await house.make()
    async with house.player(made) as eva:
        ask = await eva.question()
        hint, verdict = await judged(eva, ask, without_seat(throws_drawn(ask)))
        assert (verdict["question"], verdict["kind"]) == (ask["question"], hint["kind"])
        assert verdict["kind"] in HELP_KINDS
        assert verdict["best"] == hint["choices"][0]["name"]
        thrown = without_seat(throws_drawn(ask))
        if (thrown["type"], thrown.get("tile")) == (hint["action"]["type"], hint["action"].get("tile")):
            assert verdict["grade"] == "best"
        assert verdict["sentences"]


async def test_who_wanted_no_hint_hears_nothing(house: House) -> None:
    made = await house.make()
    async with house.player(made) as eva:
        for _ in range(3):
            await eva.answer(await eva.question())
        await eva.question()
    assert not [message for message in eva.heard if message["type"] == "judged"]


async def test_a_review_of_the_game_grades_the_same(house: House) -> None:
    """Seen again when it is over. What was let pass is left out: somebody else may have taken it."""
    made = await house.make(rules="video", options={})
    taken: dict[int, str] = {}
    grades: list[tuple[str, str | None]] = []
    async with house.player(made) as eva:
        while True:
            message = await eva.hear()
            if message["type"] == "judged":
                grades.append((taken[message["question"]], message["grade"]))
            if ask := asked_in(message):
                await eva.say({"type": "hint"})
                taken[ask["question"]] = throws_drawn(ask)["type"]
                await eva.answer(ask)
            await eva.go_on(message)
            if message.get("phase") == "over":
                break
    coached = (await house.http.get(f"/api/v1/replays/{made['table']}/coach/0/1")).json()
    reviewed = [(one["taken"]["type"], one["grade"]) for one in coached["decisions"]]
    reviewed = [one for one in reviewed if one[0] != "pass"]
    assert len(reviewed) > 3
    assert [one for one in grades if one[0] != "pass"][: len(reviewed)] == reviewed
