"""The hall: the tables that run in this process, each with a lease."""

from ruka.server.hall.hall import Hall
from ruka.server.hall.opening import Sit

__all__ = ["Hall", "Sit"]
