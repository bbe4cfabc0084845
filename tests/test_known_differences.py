from pathlib import Path

import pytest

from tests.known_differences import accepted, known_differences


@pytest.fixture
def listed(tmp_path: Path) -> Path:
    path = tmp_path / "differences.toml"
    path.write_text('[[difference]]\npeer = "them"\nid = "a"\nreason = "D-1"\nours = 1\ntheirs = 2\n', "utf-8")
    return path


def test_a_listed_difference_passes(listed: Path) -> None:
    with known_differences("them", path=listed) as known:
        known.check("a", 1, 2)
        known.check("b", 3, 3)


def test_an_unlisted_difference_fails(listed: Path) -> None:
    with pytest.raises(AssertionError, match="does not list"), known_differences("them", path=listed) as known:
        known.check("a", 1, 2)
        known.check("b", 3, 4)


@pytest.mark.parametrize(("ours", "theirs"), [(2, 2), (1, 3)])
def test_a_difference_that_is_another_now_is_stale(listed: Path, ours: int, theirs: int) -> None:
    with pytest.raises(AssertionError, match="stale"), known_differences("them", path=listed) as known:
        known.check("a", ours, theirs)


def test_an_entry_without_its_case_is_stale_in_a_whole_run_only(listed: Path) -> None:
    with known_differences("them", path=listed) as known:
        known.check("b", 3, 3)
    with (
        pytest.raises(AssertionError, match="no such case"),
        known_differences("them", whole=True, path=listed) as known,
    ):
        known.check("b", 3, 3)


def test_comparing_nothing_fails(listed: Path) -> None:
    with pytest.raises(AssertionError, match="nothing was compared"), known_differences("them", path=listed):
        pass


def test_every_entry_of_the_list_has_a_reason() -> None:
    assert all(entry.reason for entry in accepted().values())
