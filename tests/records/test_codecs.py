"""Games of tenhou.net in every format and back: the same events, from the same walls; and the site's own words."""

from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

import pytest

from ruka.records import CODECS, codec_of
from tests.records.mjlog_files import mjlog, said
from tests.records.tenhou_games import rules_of

pytestmark = pytest.mark.records

Records = Callable[[str], Iterator[dict[str, Any]]]
long = pytest.mark.long


@pytest.mark.parametrize("step", [60, pytest.param(1, marks=long)])
def test_games_there_and_back(ruka_records: Records, step: int) -> None:
    """What the site wrote is played on our table; each format holds the whole game, and XML says what the site said."""
    read = 0
    for game in islice(ruka_records("tenhou-games"), 0, None, step):
        rules, text = rules_of(game), mjlog(game)
        record = CODECS["mjlog"].read(text, rules)
        assert len(record.walls or ()) == len(game["hands"])
        assert said(CODECS["mjlog"].write(record).text) == said(text), game["game_id"]
        for name, codec in CODECS.items():
            written = codec.write(record).text
            assert codec_of(written) is codec
            assert codec.read(written, rules) == record, (game["game_id"], name)
        read += 1
    assert read
