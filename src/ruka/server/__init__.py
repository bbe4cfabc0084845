"""The server: tables by link over REST and WebSockets, kept in a database (docs/server.md, docs/protocol.md)."""

from ruka.server.app import app
from ruka.server.data import go_back

__all__ = ["app", "go_back"]
