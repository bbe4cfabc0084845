"""All rooms in one process: news arrive at once."""

from __future__ import annotations

import logging
from collections.abc import Callable

from ruka.server.bus.news import Hear, News

log = logging.getLogger(__name__)


class LocalBus:
    def __init__(self) -> None:
        self._listeners: list[Hear] = []

    def tell(self, news: News) -> None:
        for hear in self._listeners.copy():
            try:
                hear(news)
            except Exception:  # whoever tells goes on, and so do the others who listen
                log.exception("news of %s were not understood", type(news).__name__)

    def listen(self, hear: Hear) -> Callable[[], None]:
        self._listeners.append(hear)
        return lambda: self._listeners.remove(hear)
