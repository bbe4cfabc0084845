"""The log of a server: what an attack would repeat a thousand times is said a few times, and then how often."""

from __future__ import annotations

import logging
from collections import OrderedDict
from time import monotonic

from ruka.server.limits import Bucket

AT_ONCE, A_SECOND = 20, 0.5  # lines of one kind
MOST_KINDS = 500


class Sparing(logging.Filter):
    """Lines of one kind come from one place of the program."""

    def __init__(self, at_once: float = AT_ONCE, a_second: float = A_SECOND) -> None:
        super().__init__()
        self._rate = at_once, a_second
        self._kinds: OrderedDict[tuple[str, str, int], tuple[Bucket, list[int]]] = OrderedDict()

    def filter(self, record: logging.LogRecord) -> bool:
        kind = record.name, str(record.msg)[:100], record.lineno
        bucket, left_out = self._kinds.setdefault(kind, (Bucket(*self._rate), [0]))
        self._kinds.move_to_end(kind)
        if len(self._kinds) > MOST_KINDS:
            self._kinds.popitem(last=False)
        if not bucket.take(now=monotonic()):
            left_out[0] += 1
            return False
        if left_out[0]:
            record.msg, record.args = f"{record.getMessage()} ({left_out[0]} lines like it were left out)", ()
            left_out[0] = 0
        return True


def log_to_stderr() -> None:
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    for handler in logging.getLogger().handlers:
        handler.addFilter(Sparing())
    logging.getLogger("alembic").setLevel(logging.WARNING)
    logging.getLogger("uvicorn").setLevel(logging.WARNING)
