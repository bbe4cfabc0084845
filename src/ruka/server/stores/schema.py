"""What is kept: people, tables and who sits at them, every step of every game, and games that people brought."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, DateTime, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text

metadata = MetaData()

people = Table(
    "people",  # with an account
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(24), nullable=False),  # "": the account was deleted, and nothing else is known
    Column("name_key", String(96), unique=True),  # by which a name is found, however it is written
    Column("password", Text, nullable=False, default=""),  # argon2id with its salt; "": passkeys alone
    Column("role", Text, nullable=False, default=""),  # keeper
    Column("banned", DateTime(timezone=True)),  # until when
    Column("ban_reason", Text, nullable=False, default=""),
    Column("made", DateTime(timezone=True), nullable=False),
    Column("private", Boolean, nullable=False, default=False),  # nobody else sees games and statistics
)

visits = Table(
    "visits",  # browsers in which somebody is signed in
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("secret_hash", String(64), nullable=False, unique=True),  # of the cookie
    Column("made", DateTime(timezone=True), nullable=False),
    Column("seen", DateTime(timezone=True), nullable=False),  # an hour more or less
    Column("about", String(80), nullable=False),  # the browser, in words
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("credential", String(1400), nullable=False, unique=True),  # its own id, in base64url
    Column("public_key", Text, nullable=False),  # COSE, in base64url
    Column("signs", Integer, nullable=False),  # how often it has signed, where it counts
    Column("name", String(40), nullable=False),
    Column("made", DateTime(timezone=True), nullable=False),
    Column("used", DateTime(timezone=True)),
)

recovery_codes = Table(
    "recovery_codes",  # that are left
    metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("code_hash", String(64), primary_key=True),
)

friends = Table(
    "friends",  # what one thinks of another: friends are two rows
    metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("other", String(32), ForeignKey("people.id"), primary_key=True, index=True),
    Column("state", String(8), nullable=False),  # asked, friend, blocked
    Column("made", DateTime(timezone=True), nullable=False),
)

reports = Table(
    "reports",  # of what somebody did, for whoever keeps this server
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), index=True),  # about whom: one of these two
    Column("guest", String(32), ForeignKey("guests.id")),
    Column("name", String(24), nullable=False),  # ... and what they were called then
    Column("by", String(32), ForeignKey("people.id")),  # nobody: a guest
    Column("table", String(32), ForeignKey("tables.id")),
    Column("reason", String(24), nullable=False),
    Column("text", Text, nullable=False, default=""),  # what was said
    Column("made", DateTime(timezone=True), nullable=False),
    Column("settled", DateTime(timezone=True), index=True),
)

keeper_acts = Table(
    "keeper_acts",  # who did what to whom, and when
    metadata,
    Column("id", String(32), primary_key=True),
    Column("keeper", String(32), ForeignKey("people.id")),  # nobody: from the command line
    Column("person", String(32), ForeignKey("people.id")),
    Column("act", String(16), nullable=False),  # ruka.schema.people.Act
    Column("text", Text, nullable=False, default=""),
    Column("made", DateTime(timezone=True), nullable=False),
)

guests = Table(
    "guests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("secret_hash", String(64), nullable=False, unique=True),  # the key itself is known to its owner alone
    Column("person", String(32), ForeignKey("people.id"), index=True),  # who they turned out to be
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
    Column("retired", DateTime(timezone=True)),  # when it was given up
    Column("why", String(8), nullable=False, default=""),  # void: all left; empty: before it began; "": nobody came
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
    Column("away", String(8), nullable=False, default=""),  # a bot plays: left, gone, late
    Column("leaves", Integer, nullable=False, default=0),  # how often they went away during the game
)

listings = Table(
    "listings",  # of tables that strangers may join or watch: by what the lobby finds them
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("rules", String(64), nullable=False),
    Column("family", String(32), nullable=False),
    Column("players", Integer, nullable=False),
    Column("clock", String(8), nullable=False),  # calm, even, fast
    Column("strength", String(16), nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("listed", Boolean, nullable=False),  # may be joined
    Column("watched", Boolean, nullable=False),  # may be watched
    Column("begun", DateTime(timezone=True)),
)

invitations = Table(
    "invitations",  # of friends to a table
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), primary_key=True, index=True),
    Column("by", String(32), ForeignKey("people.id"), nullable=False),
    Column("made", DateTime(timezone=True), nullable=False),
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

results = Table(
    "results",  # of games that are over, for each seat of a person
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),  # where they played
    Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("rules", String(64), nullable=False),
    Column("family", String(32), nullable=False),
    Column("rank", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("over", DateTime(timezone=True), nullable=False),
    *(Column(name, Float) for name in ("mean_before", "deviation_before", "mean", "deviation")),  # none: not rated
    Column("games", Integer),  # rated before it
    Column("statistics", Text),  # JSON; none: not counted yet; "": cannot be
)

ratings = Table(
    "ratings",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("family", String(32), primary_key=True),
    Column("mean", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("last", DateTime(timezone=True), nullable=False),
    Index("ix_ratings_family_mean", "family", "mean"),
)

chat = Table(
    "chat",  # for some days, for whoever looks into a report
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table", String(32), ForeignKey("tables.id"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),  # where they sat down
    Column("name", String(24), nullable=False),
    Column("said", DateTime(timezone=True), nullable=False, index=True),
    Column("phrase", String(32), nullable=False),
    Column("text", Text, nullable=False),
)

progress = Table(
    "progress",  # of who learns: lessons, levels, days
    metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("document", Text, nullable=False),  # JSON
)

review_cards = Table(
    "review_cards",  # questions that come again
    metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("question", String(192), primary_key=True),  # DRILL/RULES/LEVEL/SEED
    Column("card", Text, nullable=False),  # JSON
)

puzzle_ratings = Table(
    "puzzle_ratings",  # of people who solve puzzles
    metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("mean", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("tried", Integer, nullable=False),
    Column("right", Integer, nullable=False),
)

puzzle_tries = Table(
    "puzzle_tries",  # the first try of everybody, and when it was last tried
    metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("puzzle", String(48), primary_key=True),
    Column("right", Boolean, nullable=False),
    Column("at", DateTime(timezone=True), nullable=False),
)

puzzles = Table(
    "puzzles",  # how those stand that people have tried
    metadata,
    Column("id", String(48), primary_key=True),
    Column("mean", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("tried", Integer, nullable=False),
)

campaigns = Table(
    "campaigns",  # of the arcade
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), index=True),  # whose it is: a person's ...
    Column("guest", String(32), ForeignKey("guests.id"), index=True),  # ... or that of a guest
    Column("document", Text, nullable=False),  # JSON; the rest is what it says too
    Column("name", String(24), nullable=False),
    Column("phase", String(8), nullable=False),
    Column("table", String(32), nullable=False, index=True),  # of the match; empty: none yet
    Column("score", Integer, nullable=False, index=True),
    Column("step", Integer, nullable=False),
    Column("continues", Integer, nullable=False),
    Column("changed", DateTime(timezone=True), nullable=False),
)

switches = Table(
    "switches",  # of the arcade, one row
    metadata,
    Column("id", Integer, primary_key=True),
    Column("document", Text, nullable=False),  # JSON
)

pulse = Table(
    "pulse",  # written only to see whether anything can be
    metadata,
    Column("at", DateTime(timezone=True), nullable=False),
    Column("weight", Text, nullable=False),
)
