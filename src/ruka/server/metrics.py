"""What is measured, for `/metrics`."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY = CollectorRegistry()  # of our own: nothing else in the process is shown
FAST = (0.00005, 0.0001, 0.0002, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1)

TABLES = Gauge("ruka_tables", "Tables in memory.", ["phase"], registry=REGISTRY)
CONNECTIONS = Gauge("ruka_connections", "Open sockets.", registry=REGISTRY)
ACTIONS = Counter("ruka_actions", "Actions that people sent.", registry=REGISTRY)
ACTION_SECONDS = Histogram(
    "ruka_action_seconds",
    "From an action to the first events that its sender is told, commit included.",
    buckets=FAST,
    registry=REGISTRY,
)
COMMIT_SECONDS = Histogram("ruka_commit_seconds", "A commit of steps to the database.", buckets=FAST, registry=REGISTRY)
BOT_FAILURES = Counter(
    "ruka_bot_failures", "Answers of our own bot that the table gave in its place.", ["why"], registry=REGISTRY
)
DROPPED = Counter("ruka_dropped_connections", "Sockets closed because they read too slowly.", registry=REGISTRY)
REFUSED_CONNECTIONS = Counter("ruka_refused_connections", "Connections for which there was no room.", registry=REGISTRY)
