"""The hall: the tables that run in this process, each with a lease."""

from ruka.server.hall.hall import Hall

__all__ = ["Hall"]
