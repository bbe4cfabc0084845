"""The server: tables by link over REST and WebSockets, kept in a database (docs/server.md, docs/protocol.md).

Nothing is imported here: a process that thinks for the server needs neither its doors nor its database.
"""
