"""What is kept: people, tables and who sits at them, every step of every game, and games that people brought."""

from __future__ import annotations

from sqlalchemy import Column, DateTime, ForeignKey, Integer, MetaData, String, Table, Text

metadata = MetaData()

people = Table(
    "people",  # with an account
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("made", DateTime(timezone=True), nullable=False),
)

guests = Table(
    "guests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("secret_hash", String(64), nullable=False, unique=True),  # the key itself is known to its owner alone
    Column("person", String(32), ForeignKey("people.id")),  # who they turned out to be
    Column("made", DateTime(timezone=True), nullable=False),
)

rule_texts = Table(
    "rule_texts",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("text", Text, nullable=False),  # the canonical form (ruka.rules.form)
)

house_rules = Table(
    "house_rules",  # that somebody shared
    metadata,
    Column("id", String(32), primary_key=True),  # of the link; follows from the rest
    Column("rules_hash", String(64), ForeignKey("rule_texts.hash"), nullable=False),
    Column("about", Text, nullable=False),  # JSON: name, base, names of patterns of their own
    Column("file", Text, nullable=False),  # TOML, as it was written
    Column("added", DateTime(timezone=True), nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("setup", Text, nullable=False),  # ruka.schema.messages.Setup as JSON
    Column("seed", String(64), nullable=False),
    Column("walls", Text, nullable=False, default=""),  # JSON: dealt from in place of the seed, where they are laid
    Column("commitment", String(64), nullable=False, default=""),  # to the seed, where it is shared with the players
    Column("rules_hash", String(64), nullable=False),  # of rule_texts
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
    Column("person", String(32), ForeignKey("people.id"), index=True),  # who holds it: one of these three,
    Column("guest", String(32), ForeignKey("guests.id"), index=True),
    Column("agent", String(24)),  # "": our own bot
    Column("seed", String(64)),  # the player's share, or "" where the deal went without it
)

leases = Table(
    "leases",  # tables that run
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("hall", String(32), nullable=False),  # of which process
    Column("until", DateTime(timezone=True), nullable=False),
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
