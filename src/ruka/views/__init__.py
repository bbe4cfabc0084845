"""Games for people: a game told in words, a moment of it as a picture in the terminal, what a hand waits on."""

from ruka.views.picture import picture
from ruka.views.story import Line, tell
from ruka.views.waits import waits, waits_after_discards, why_no_win

__all__ = ["Line", "picture", "tell", "waits", "waits_after_discards", "why_no_win"]
