"""Who holds a seat: people and guests have rows of their own, and tables that run have leases.

Whoever has a key to a seat is a guest from now on: the hash of the key moves from the seats to the guest, who has the
same key at a rematch.
"""

import json
from contextlib import suppress
from datetime import UTC, datetime
from secrets import token_urlsafe

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0005"

seats = sa.table("seats", *map(sa.column, "table seat kind token_hash guest agent".split()))
guests = sa.table("guests", sa.column("id"), sa.column("secret_hash"), sa.column("made", sa.DateTime(timezone=True)))
tables = sa.table("tables", sa.column("id"), sa.column("setup"))


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("made", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "guests",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("secret_hash", sa.String(64), nullable=False, unique=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id")),
        sa.Column("made", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("hall", sa.String(32), nullable=False),
        sa.Column("until", sa.DateTime(timezone=True), nullable=False),
    )
    op.execute("ALTER TABLE seats ADD COLUMN person VARCHAR(32) REFERENCES people (id)")  # SQLite adds no others later
    op.execute("ALTER TABLE seats ADD COLUMN guest VARCHAR(32) REFERENCES guests (id)")
    op.add_column("seats", sa.Column("agent", sa.String(24)))
    _make_guests(op.get_bind())
    _name_agents(op.get_bind())
    op.drop_column("seats", "token_hash")
    for holder in ("person", "guest"):
        op.create_index(f"ix_seats_{holder}", "seats", [holder])


def _make_guests(connection: sa.Connection) -> None:
    now = datetime.now(UTC)
    keys = connection.scalars(sa.select(seats.c.token_hash).where(seats.c.token_hash != "").distinct()).all()
    if keys:
        connection.execute(
            sa.insert(guests), [{"id": token_urlsafe(9), "secret_hash": key, "made": now} for key in keys]
        )
    own = sa.select(guests.c.id).where(guests.c.secret_hash == seats.c.token_hash).scalar_subquery()
    connection.execute(sa.update(seats).values(guest=own))


def _name_agents(connection: sa.Connection) -> None:
    """Our own bot has no name; programs are named in the setup of their table."""
    connection.execute(sa.update(seats).where(seats.c.kind == "bot").values(agent=""))
    for id, setup in connection.execute(sa.select(tables).where(tables.c.setup.like('%"bots":["%'))):
        names = []
        with suppress(ValueError, KeyError, TypeError):  # a damaged one is set aside when it is opened
            names = json.loads(setup)["bots"]
        for place, name in enumerate(names):
            where = (seats.c.table == id) & (seats.c.seat == place) & (seats.c.kind == "bot")
            connection.execute(sa.update(seats).where(where).values(agent=name))


def downgrade() -> None:
    op.add_column("seats", sa.Column("token_hash", sa.String(64), nullable=False, server_default=""))
    key = sa.select(guests.c.secret_hash).where(guests.c.id == seats.c.guest).scalar_subquery()
    op.execute(sa.update(seats).values(token_hash=sa.func.coalesce(key, "")))
    for holder in ("person", "guest"):
        op.drop_index(f"ix_seats_{holder}", "seats")
    for column in ("agent", "guest", "person"):
        op.drop_column("seats", column)
    for name in ("leases", "guests", "people"):
        op.drop_table(name)
