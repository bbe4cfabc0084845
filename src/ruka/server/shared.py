"""House rules that somebody shared: what is kept of them, and what another process is given."""

from __future__ import annotations

from dataclasses import dataclass

from ruka.rulesets.stored import Stored


@dataclass(frozen=True)
class SharedRules:
    """House rules; here their id is the link to them, which follows from all that they say."""

    stored: Stored
    file: str  # as it was written (ruka.rulesets.house)
