"""Games for people: a game told in words, a moment of it as a picture in the terminal."""

from ruka.views.picture import picture
from ruka.views.story import Line, tell

__all__ = ["Line", "picture", "tell"]
