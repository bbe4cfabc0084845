"""What is kept: tables, who sits at them, every step of every game, and games that people brought."""

from __future__ import annotations

from sqlalchemy import Column, DateTime, ForeignKey, Integer, MetaData, String, Table, Text

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("setup", Text, nullable=False),  # ruka.schema.messages.Setup as JSON
    Column("seed", String(64), nullable=False),
    Column("walls", Text, nullable=False, default=""),  # JSON: dealt from in place of the seed, where they are laid
    Column("commitment", String(64), nullable=False, default=""),  # to the seed, where it is shared with the players
    Column("rules_hash", String(64), nullable=False),
    Column("made", DateTime(timezone=True), nullable=False),
    Column("over", DateTime(timezone=True), index=True),  # when the game ended
    Column("seen", DateTime(timezone=True)),  # when somebody was last there, an hour more or less
    Column("retired", DateTime(timezone=True)),  # when it was given up, because nobody came any more
    Column("rematch", String(32), nullable=False, default=""),  # the table that goes on with the same players
    Column("damage", Text, nullable=False, default=""),  # why the game is set aside
)

seats = Table(
    "seats",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("name", String(24), nullable=False),
    Column("kind", String(8), nullable=False),  # person, bot, open
    Column("token_hash", String(64), nullable=False, default=""),  # the token itself is known to its owner alone
    Column("seed", String(64)),  # the player's share, or "" where the deal went without it
)

steps = Table(
    "steps",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("action", Text, nullable=False),  # JSON
    Column("events", Text, nullable=False),  # JSON
)

replays = Table(
    "replays",
    metadata,
    Column("id", String(32), primary_key=True),  # follows from the record
    Column("record", Text, nullable=False),
    Column("added", DateTime(timezone=True), nullable=False),
)

pulse = Table(
    "pulse",  # written only to see whether anything can be
    metadata,
    Column("at", DateTime(timezone=True), nullable=False),
    Column("weight", Text, nullable=False),
)
