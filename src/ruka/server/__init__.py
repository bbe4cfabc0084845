"""The server: tables by link over REST and WebSockets, kept in a database (docs/server.md, docs/protocol.md)."""

from ruka.server.app import app

__all__ = ["app"]
